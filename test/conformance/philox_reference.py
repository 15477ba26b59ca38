"""A second implementation of the labelled dice, written from the specification alone (standard library only).

    python3 philox_reference.py [dice.json]          check every published vector; exit 1 at the first difference
    python3 philox_reference.py --fill [dice.json]   compute the faces of every case and write them into the file

The dice: Philox4x32-10. Key: the first 8 bytes of SHA-256(UTF-8 seed), two little-endian words. Counter: word 0 is
65536 x (rolls with this label made before in this operation) + block number within the roll, word 1 the step, words
2 and 3 the first 8 bytes of SHA-256("<ruleset>/<operation>/<label>"), little-endian. The words of each block are used
in order; a word at or above sides x floor(2^32 / sides) is skipped; a face is 1 + (word mod sides).
"""

import hashlib
import json
import pathlib
import struct
import sys

ALGORITHM = "philox4x32-10/1"
DEFAULT_FILE = pathlib.Path(__file__).resolve().parent.parent / "vectors" / "dice.json"
WORD = 2**32


class Difference(Exception):
    """A published value that this implementation does not find."""


def philox4x32_10(counter, key):
    """The four output words of a block, by the definition: ten rounds, the key raised between them."""
    a, b, c, d = counter
    key_a, key_b = key
    for round_number in range(10):
        if round_number > 0:
            key_a = (key_a + 0x9E3779B9) % WORD
            key_b = (key_b + 0xBB67AE85) % WORD
        high_a, low_a = divmod(0xD2511F53 * a, WORD)
        high_c, low_c = divmod(0xCD9E8D57 * c, WORD)
        a, b, c, d = high_c ^ b ^ key_a, low_c, high_a ^ d ^ key_b, low_a
    return (a, b, c, d)


def two_words(text):
    return struct.unpack("<2I", hashlib.sha256(text.encode("utf-8")).digest()[:8])


def words_of(seed, ruleset, operation, step, label, occurrence):
    """The unending words of one roll; a block number that does not fit its 16 bits is an error."""
    key = two_words(seed)
    label_words = two_words(f"{ruleset}/{operation}/{label}")
    if not 0 <= occurrence <= 65535:
        raise ValueError("occurrence out of range")
    for block in range(65536):
        yield from philox4x32_10((65536 * occurrence + block, step, *label_words), key)
    raise ValueError("too many blocks in one roll")


def faces_of(case, occurrence, roll):
    sides, count = roll["sides"], roll["count"]
    limit = sides * (WORD // sides)
    faces = []
    for word in words_of(
        case["seed"], case["ruleset"], case["operation"], case["step"], roll["label"], occurrence
    ):
        if word >= limit:
            continue
        faces.append(1 + word % sides)
        if len(faces) == count:
            return faces


def rolls_with_faces(case):
    made = {}
    for position, roll in enumerate(case["rolls"]):
        occurrence = made.get(roll["label"], 0)
        made[roll["label"]] = occurrence + 1
        yield position, roll, faces_of(case, occurrence, roll)


def check(vectors):
    """The number of rolls checked; raises Difference at the first one that is not as published."""
    if vectors["algorithm"] != ALGORITHM:
        raise Difference(f"algorithm: {vectors['algorithm']} is published, {ALGORITHM} is computed")
    for number, answer in enumerate(vectors["philox"]["answers"]):
        counter, key, output = ([int(word, 16) for word in answer[name]] for name in ("counter", "key", "output"))
        found = list(philox4x32_10(counter, key))
        if found != output:
            shown = [f"{word:08x}" for word in found]
            raise Difference(f"philox.answers[{number}]: {answer['output']} is published, {shown} is computed")
    checked = 0
    for number, case in enumerate(vectors["cases"]):
        for position, roll, faces in rolls_with_faces(case):
            if faces != roll["faces"]:
                raise Difference(
                    f"cases[{number}] ({case['name']}), rolls[{position}] ({roll['label']}): "
                    f"{roll['faces']} is published, {faces} is computed"
                )
            checked += 1
    return checked


def fill(vectors):
    for case in vectors["cases"]:
        for _, roll, faces in rolls_with_faces(case):
            roll["faces"] = faces


def main(arguments):
    filling = "--fill" in arguments
    files = [argument for argument in arguments if argument != "--fill"]
    path = pathlib.Path(files[0]) if files else DEFAULT_FILE
    vectors = json.loads(path.read_text(encoding="utf-8"))
    if filling:
        fill(vectors)
        path.write_text(json.dumps(vectors, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    try:
        checked = check(vectors)
    except Difference as difference:
        print(difference, file=sys.stderr)
        return 1
    print(f"{len(vectors['philox']['answers'])} known answers and {checked} rolls agree")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
