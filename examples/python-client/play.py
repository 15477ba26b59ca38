"""Starts a career and resolves its first patrol assignment with real dice. The argument is the address of the service."""

import random
import sys
from typing import List

from umpire import Resolved, Umpire, sentences
from umpire_types import HuntersNewResolution, HuntersResolveAssignmentResolution, NeedsRoll

umpire = Umpire(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:4000", language="fr")

start = umpire.play(
    "new", HuntersNewResolution, input={"boat": "VIIC", "number": 235, "name": "Blennemann"}, seed="gruss-an-kiel"
)
assert isinstance(start, Resolved), start
print(f"start: {start.answer.outcome.rank.value}, {start.answer.outcome.month}")

dice: List[int] = []
while True:
    patrol = umpire.play(
        "resolveAssignment",
        HuntersResolveAssignmentResolution,
        snapshot=start.snapshot,
        input={"request": False},
        dice=dice,
    )
    if not isinstance(patrol, NeedsRoll):
        break
    needed = patrol.next
    faces = [random.randint(needed.low, needed.high) for _ in range(needed.count - len(needed.held))]
    print(f"roll: {needed.purpose}: {' '.join(map(str, faces))}")
    dice += faces
assert isinstance(patrol, Resolved), patrol
for sentence in sentences(patrol.answer.audit):
    print(f"audit: {sentence}")
print(f"open: {', '.join(each.operation.value for each in patrol.answer.decisions if each.legal)}")
