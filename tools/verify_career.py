"""Checks an exported career without the service that made it (standard library only).

    python3 verify_career.py career.json

Checks the chain (every digest and link), the seeds (each one the server revealed was promised a step before), the dice
(every seeded face, by the published algorithm) and that the last snapshot is the one the chain ends with. It does not
know the rules of any game: whether an operation leads to its snapshot is what the service's own verification replays.
Exit 0 and one line when everything agrees; exit 1 and the first step that does not otherwise.

Digest: "sha256:" and the hexadecimal SHA-256 of the canonical JSON (RFC 8785) of a step without its member `digest`.
Dice: Philox4x32-10. Key: the first 8 bytes of SHA-256(UTF-8 seed), two little-endian words. Counter: word 0 is 65536 x
(rolls with this label made before in this step) + block number within the roll, word 1 the step's `diceStep`, words 2
and 3 the first 8 bytes of SHA-256("<ruleset>/<operation>/<label>"), little-endian. The words of each block are used in
order; a word at or above sides x floor(2^32 / sides) is skipped; a face is the lowest face, 1 unless the roll tells another, + (word mod sides).
"""

import hashlib
import json
import math
import struct
import sys

FORMAT = "naval-umpire-career/1"
ALGORITHM = "philox4x32-10/1"
WORD = 2**32


class Difference(Exception):
    """What does not agree, and where."""


def canonical(value):
    """The canonical JSON of a value by RFC 8785."""
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, (int, float)):
        return number(value)
    if isinstance(value, list):
        return "[" + ",".join(canonical(item) for item in value) + "]"
    keys = sorted(value, key=lambda key: key.encode("utf-16-be"))
    return "{" + ",".join(quoted(key) + ":" + canonical(value[key]) for key in keys) + "}"


SHORT = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}


def quoted(text):
    characters = (SHORT.get(c) or (f"\\u{ord(c):04x}" if c < " " else c) for c in text)
    return '"' + "".join(characters) + '"'


def number(value):
    """A number as ECMAScript writes it."""
    value = float(value)
    if not math.isfinite(value):
        raise Difference(f"{value} is no number of JSON")
    if value == 0:
        return "0"
    sign = "-" if value < 0 else ""
    mantissa, _, exponent = f"{abs(value)!r}".partition("e")
    whole, _, fraction = mantissa.partition(".")
    fraction = "" if fraction == "0" else fraction
    digits = (whole + fraction).lstrip("0")
    point = len(whole) + int(exponent or 0) - (len(whole + fraction) - len(digits))
    digits = digits.rstrip("0")
    count = len(digits)
    if count <= point <= 21:
        return sign + digits + "0" * (point - count)
    if 0 < point <= 21:
        return sign + digits[:point] + "." + digits[point:]
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + digits
    power = f"{point - 1:+d}"
    return sign + digits[0] + ("." + digits[1:] if count > 1 else "") + "e" + power


def sha256(text):
    return "sha256:" + hashlib.sha256(text.encode("utf-8")).hexdigest()


def digest(value):
    return sha256(canonical(value))


def philox4x32_10(counter, key):
    """The four output words of a block: ten rounds, the key raised between them."""
    a, b, c, d = counter
    key_a, key_b = key
    for round_number in range(10):
        if round_number > 0:
            key_a = (key_a + 0x9E3779B9) % WORD
            key_b = (key_b + 0xBB67AE85) % WORD
        high_a, low_a = divmod(0xD2511F53 * a, WORD)
        high_c, low_c = divmod(0xCD9E8D57 * c, WORD)
        a, b, c, d = high_c ^ b ^ key_a, low_c, high_a ^ d ^ key_b, low_a
    return a, b, c, d


def two_words(text):
    return struct.unpack("<2I", hashlib.sha256(text.encode("utf-8")).digest()[:8])


def faces_of(step, label, occurrence, sides, count, low=1):
    key = two_words(step["seed"])
    line = two_words(f"{step['ruleset']}/{step['operation']}/{label}")
    limit = sides * (WORD // sides)
    faces = []
    for block in range(65536):
        for word in philox4x32_10((65536 * occurrence + block, step["diceStep"], *line), key):
            if word < limit and len(faces) < count:
                faces.append(low + word % sides)
        if len(faces) == count:
            return faces
    raise Difference("too many blocks in one roll")


def same(what, expected, found):
    if expected != found:
        raise Difference(f"{what} should be {expected}, and is {found}")


def check_link(step, before, career):
    same("version", 0 if before is None else before["version"] + 1, step["version"])
    same("ruleset", career["ruleset"], step["ruleset"])
    same("charts", None if career["charts"] is None else digest(career["charts"]), step["charts"])
    same("previous", None if before is None else before["digest"], step["previous"])
    same("digest", digest({name: value for name, value in step.items() if name != "digest"}), step["digest"])
    if (step["kind"] in ("START", "SNAPSHOT")) != (before is None):
        raise Difference(f"a step cannot be a {step['kind']} here")
    if step["kind"] in ("FORK", "IMPORT"):
        same("snapshot", before["snapshot"], step["snapshot"])


def check_seeds(step, before):
    if step["kind"] != "PLAY":
        same("revealed", None, step["revealed"])
        return
    if step["revealed"] is None:
        raise Difference("the promised seed was not revealed")
    same("promise of the revealed seed", before["commitment"], sha256(step["revealed"]))
    if step["randomness"] == "SERVER":
        same("seed", step["revealed"], step["seed"])


def check_dice(step):
    if step["operation"] is None:
        same("rolls", [], step["rolls"])
        return 0
    if step["randomness"] == "TAPE":
        same("algorithm", "tape/1", step["algorithm"])
        for roll in step["rolls"]:
            low = roll.get("low", 1)
            if any(not low <= face < low + roll["sides"] for face in roll["faces"]):
                raise Difference(f"a die of {roll['sides']} sides cannot show {roll['faces']}")
        return 0
    same("algorithm", ALGORITHM, step["algorithm"])
    made = {}
    for roll in step["rolls"]:
        label = roll["label"]
        occurrence = made.get(label, 0)
        made[label] = occurrence + 1
        made_again = faces_of(step, label, occurrence, roll["sides"], len(roll["faces"]), roll.get("low", 1))
        same(f"roll for {label}", made_again, roll["faces"])
    return len(step["rolls"])


def check(career):
    """How many steps and seeded rolls agree; raises Difference at the first that do not."""
    same("format", FORMAT, career["format"])
    before, rolls = None, 0
    for position, step in enumerate(career["steps"]):
        try:
            check_link(step, before, career)
            check_seeds(step, before)
            rolls += check_dice(step)
            if step["kind"] == "SNAPSHOT":
                same("snapshot", digest(career["first"]), step["snapshot"])
        except Difference as difference:
            raise Difference(f"step {position}: {difference}") from None
        before = step
    if before is None:
        raise Difference("a career has at least one step")
    same("last snapshot", before["snapshot"], digest(career["last"]))
    return len(career["steps"]), rolls


def main(arguments):
    if len(arguments) != 1:
        print("usage: python3 verify_career.py career.json", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            steps, rolls = check(json.load(file))
    except Difference as difference:
        print(difference, file=sys.stderr)
        return 1
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        print(f"this is no career: {error!r}", file=sys.stderr)
        return 1
    print(f"{steps} steps and {rolls} seeded rolls agree")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
