"""Checks an exported career without the service that made it (standard library only).

    python3 verify_career.py career.json
    python3 verify_career.py page1.json page2.json ...
    python3 verify_career.py career.json --keys keys.json
    python3 verify_career.py career.json --answers answers.json --charts charts.json --vectors test/vectors

Name the pages of a long career in order: their steps are joined.

The program checks:

- the chain: every digest and link
- the seeds: the server promised each revealed seed one step earlier, and mixed it with the caller's entropy
- the dice: every seeded face, by the published algorithm
- the signatures, by the keys that the service publishes at /.well-known/naval-umpire-keys.json
- the last snapshot: the chain ends with it

It counts the steps whose dice are signed by the server. Without keys it counts none. It does not know the rules of any game: to check that an
operation leads to its snapshot, use the verification of the service.

It also checks the audits if you give it these files:

- --answers: the responses that you received, a JSON list of resolutions with their full audit
- --charts: the charts of the ruleset (GET /v1/<ruleset>/charts)
- --vectors: the folder of the published vectors

It then checks that each audit contains the dice of its step, and that each result follows from its faces, modifiers and adjustments by the
charts and rolls/<ruleset>.json. It also checks that each outcome follows from its sources in outcomes/<ruleset>.json.

Exit codes: 0 if everything agrees, 1 with the first step that does not, 2 if a file is missing.

Digest: "sha256:" and the hexadecimal SHA-256 of the canonical JSON (RFC 8785) of a step without its members `digest` and `signature`.

Signature: Ed25519 (RFC 8032) of "naval-umpire-step/1", a line feed and the digest. Computed here in plain arithmetic.

Seed of the server's dice: the revealed seed. If the step has `entropy`, the seed is the hexadecimal HMAC-SHA-256 of "naval-umpire-dice/1", a line
feed, the version, a line feed and the entropy. The key is the revealed seed, or with `ranOn` the seed of the step before.

Dice: Philox4x32-10. Key: the first 8 bytes of SHA-256(UTF-8 seed), two little-endian words. Counter: word 0 is 65536 x (earlier rolls of this
label in the step) + block number within the roll. Word 1 is the step's `diceStep`. Words 2 and 3 are the first 8 bytes of
SHA-256("<ruleset>/<operation>/<label>"), little-endian. The words of each block are used in order. A word at or above
sides x floor(2^32 / sides) is skipped. A face is the lowest face (default: 1) + (word mod sides).
"""

import base64
import calendar
import hashlib
import hmac
import json
import math
import os
import re
import struct
import sys

FORMATS = ("naval-umpire-career/1", "naval-umpire-career/2", "naval-umpire-career/3")
ALGORITHM = "philox4x32-10/1"
WORD = 2**32
NESTING_LIMIT = 64


class Difference(Exception):
    """A difference, and its place."""


def canonical(value):
    """Returns the canonical JSON of a value (RFC 8785)."""
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
    """Formats a number as ECMAScript does."""
    value = float(value)
    if not math.isfinite(value):
        raise Difference(f"{value} is not a JSON number")
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
    """Returns the four output words of a block: ten rounds, with the key incremented between them."""
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
    # In Python True equals 1, but their JSON differs.
    if canonical(expected) != canonical(found):
        raise Difference(f"{what} should be {expected}, and is {found}")


def is_text(limit):
    """True if a value is a text of at most this number of characters."""
    return lambda value: isinstance(value, str) and len(value) <= limit


def is_whole(value):
    return not isinstance(value, bool) and isinstance(value, (int, float)) and 0 <= value < 2**31 and value == int(value)


def is_digest(value):
    return isinstance(value, str) and re.fullmatch("sha256:[0-9a-f]{64}", value) is not None


def is_list_of(check, limit):
    return lambda value: isinstance(value, list) and len(value) <= limit and all(check(item) for item in value)


def or_none(check):
    return lambda value: value is None or check(value)


def is_form(needed, others=None):
    """True if a value is an object with all required members, any of the optional ones, and no other."""
    every = {**needed, **(others or {})}

    def check(value):
        return isinstance(value, dict) and needed.keys() <= value.keys() and all(
            name in every and every[name](member) for name, member in value.items()
        )

    return check


def is_roll(value):
    needed = {"label": is_text(200), "sides": is_whole, "faces": is_list_of(is_whole, 10_000)}
    return is_form(needed, {"low": lambda low: is_whole(low) and low < 2})(value) and value["sides"] > 0


def is_time(value):
    """True if a value is a valid time in UTC."""
    found = isinstance(value, str) and re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d+)?Z", value, re.ASCII)
    if not found:
        return False
    year, month, day = (int(found[number]) for number in (1, 2, 3))
    # The calendar repeats after 400 years, and Python's calendar has no year 0.
    return 1 <= month <= 12 and 1 <= day <= calendar.monthrange(year % 400 + 400, month)[1]


def is_base64url(value):
    return is_text(100)(value) and re.fullmatch("[A-Za-z0-9_-]+", value) is not None


def anything(_):
    return True


def is_author(value):
    """True if a value is an author: a token with its role, a policy, or the service."""
    role = ("OWNER", "HOST", "REFEREE", "SIDE", "SPECTATOR", "POLICY", "SERVICE")
    form = {"role": lambda name: name in role, "side": or_none(is_text(100)), "token": or_none(is_text(64)), "policy": or_none(is_text(100))}
    if not is_form(form)(value):
        return False
    bears_token = value["role"] not in ("POLICY", "SERVICE")
    has_side = value["side"] is not None
    return (
        bears_token == (value["token"] is not None)
        and (value["role"] == "POLICY") == (value["policy"] is not None)
        and (has_side if value["role"] == "SIDE" else not has_side or value["role"] == "POLICY")
    )


def taken_back_alone(step, claimed):
    """True if one person alone could have taken moves back, and so could try again for better dice. The founder may hold
    every token that no player has claimed."""
    if step["kind"] != "TAKE_BACK":
        return False
    return len({each["token"] if each["token"] in claimed else each["policy"] for each in step["input"]["consents"]}) < 2


def is_deeper(value, levels):
    """True if lists and objects are nested deeper than this number of levels."""
    if not isinstance(value, (dict, list)):
        return False
    return levels == 0 or any(is_deeper(item, levels - 1) for item in (value.values() if isinstance(value, dict) else value))


# The form of `input` by kind, for steps that resolve no operation and keep the promise of the step before.
EVENTS = {
    "TAKE_BACK": is_form({"to": is_whole, "consents": is_list_of(is_author, 20)}),
    "CORRECTION": is_form(
        {
            "patch": lambda patch: isinstance(patch, dict),
            "nulls": lambda nulls: nulls in ("REMOVE", "STAY"),
            "reason": lambda reason: is_text(500)(reason) and reason != "",
        }
    ),
    "NOTE": is_form({"hash": is_digest}),
    "CLAIM": is_form({"holder": is_author}),
    "END": is_form(
        {
            "by": lambda by: by in ("RESIGNATION", "FORFEIT", "ABANDONED"),
            "side": or_none(is_text(100)),
            "deadlineHours": or_none(lambda hours: is_whole(hours) and hours > 0),
            "since": or_none(is_time),
        }
    ),
    "PROMISE": lambda value: value is None,
}
JOINTS = ("FORK", "IMPORT")

# The members of every step, of format 2, and of format 3.
STEP = {
    "version": is_whole,
    "kind": lambda kind: kind in ("START", "SNAPSHOT", "PLAY", *JOINTS, *EVENTS),
    "ruleset": is_text(100),
    "charts": or_none(is_digest),
    "operation": or_none(is_text(100)),
    "input": anything,
    "rerolls": is_list_of(is_whole, 100),
    "randomness": lambda randomness: randomness in (None, "SEED", "TAPE", "SERVER"),
    "seed": or_none(is_text(128)),
    "algorithm": or_none(is_text(100)),
    "diceStep": or_none(is_whole),
    "rolls": is_list_of(is_roll, 10_000),
    "snapshot": is_digest,
    "revealed": or_none(is_text(128)),
    "commitment": is_digest,
    "at": is_time,
    "previous": or_none(is_digest),
    "digest": is_digest,
}
LATER = {
    "revision": lambda revision: is_whole(revision) and revision > 0,
    "entropy": or_none(is_text(128)),
    "ranOn": lambda ran_on: isinstance(ran_on, bool),
    "salt": is_text(64),
    "signature": or_none(is_form({"key": is_text(64), "value": is_base64url})),
}
LATEST = {
    "format": lambda name: name == FORMATS[-1],
    "name": or_none(is_text(100)),
    "author": or_none(is_form({"role": anything, "side": anything, "token": anything, "policy": anything})),
}
CAREER = {
    "format": lambda name: name in FORMATS,
    "ruleset": is_text(100),
    "name": or_none(is_text(100)),
    "charts": or_none(lambda charts: isinstance(charts, dict)),
    "first": anything,
    "steps": is_list_of(anything, 20_000),
    "last": anything,
}


def check_form(step, before):
    """Checks the members of a step by its format and kind. The format must not be older than that of the step before."""
    if not is_form(STEP, {**LATER, **LATEST})(step):
        raise Difference("this is not a step")
    if "format" in step:
        # The signed bytes do not contain the signature, so anyone can remove it.
        if not (LATER.keys() | LATEST.keys()) - {"signature"} <= step.keys():
            raise Difference(f"a step of {FORMATS[-1]} needs all its members")
        if step["author"] is not None and not is_author(step["author"]):
            raise Difference("the author of this step is not possible")
        if step["kind"] in EVENTS and not EVENTS[step["kind"]](step["input"]):
            raise Difference(f"this is not a {step['kind']}")
        if before is not None and "name" in before and step["kind"] not in JOINTS:
            same("name", before["name"], step["name"])
    elif LATEST.keys() & step.keys() or step["kind"] in EVENTS or (before is not None and "format" in before):
        raise Difference(f"this step must have the format {FORMATS[-1]}")
    if step["kind"] in EVENTS and (step["randomness"] is not None or step["seed"] is not None):
        raise Difference(f"a {step['kind']} has no dice")
    plays = step["kind"] in ("START", "PLAY")
    has_dice = step["diceStep"] is not None
    if plays != (step["operation"] is not None) or plays != has_dice or (step["kind"] == "START") != (step["operation"] == "new"):
        raise Difference(f"a {step['kind']} cannot have the operation {step['operation']}")


def check_link(step, before, career, snapshots):
    same("version", 0 if before is None else before["version"] + 1, step["version"])
    same("ruleset", career["ruleset"], step["ruleset"])
    same("charts", None if career["charts"] is None else digest(career["charts"]), step["charts"])
    same("previous", None if before is None else before["digest"], step["previous"])
    sealed = {name: value for name, value in step.items() if name not in ("digest", "signature")}
    same("digest", digest(sealed), step["digest"])
    if (step["kind"] in ("START", "SNAPSHOT")) != (before is None):
        raise Difference(f"a step cannot be a {step['kind']} here")
    if before is not None and before["kind"] == "END" and step["kind"] not in JOINTS:
        raise Difference("the game has ended")
    if step["kind"] == "TAKE_BACK":
        same("snapshot", snapshots.get(step["input"]["to"]), step["snapshot"])
    elif step["kind"] in (*JOINTS, *EVENTS) and step["kind"] != "CORRECTION":
        same("snapshot", before["snapshot"], step["snapshot"])


def check_seeds(step, before):
    if step["kind"] != "PLAY" and step["kind"] not in EVENTS:
        same("revealed", None, step["revealed"])
        return
    if step["revealed"] is None:
        raise Difference("the promised seed was not revealed")
    same("promise of the revealed seed", before["commitment"], sha256(step["revealed"]))
    if step["kind"] == "PLAY" and step["randomness"] == "SERVER":
        same("seed", server_seed(step, before), step["seed"])


def server_seed(step, before):
    """Returns the seed that the server's dice of a step must have."""
    entropy = step.get("entropy")
    if entropy is None:
        return step["revealed"]
    key = step["revealed"]
    if step.get("ranOn"):
        follows = before["kind"] == "PLAY" and before["randomness"] == "SERVER" and before.get("entropy") == entropy
        if not follows or canonical(step["input"]) != "{}":
            raise Difference("a run cannot add this step")
        key = before["seed"]
    message = f"naval-umpire-dice/1\n{step['version']}\n{entropy}"
    return hmac.new(key.encode("utf-8"), message.encode("utf-8"), hashlib.sha256).hexdigest()


# Ed25519 over the integers modulo P: points of -x*x + y*y = 1 + D*x*x*y*y as (X, Y, Z, T) with x = X/Z, y = Y/Z, x*y = T/Z.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def point_sum(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def point_times(factor, point):
    found = (0, 1, 1, 0)
    while factor:
        if factor & 1:
            found = point_sum(found, point)
        point = point_sum(point, point)
        factor >>= 1
    return found


def point_of(octets):
    """Decodes a point from 32 bytes. Returns None if they do not encode a point."""
    number = int.from_bytes(octets, "little")
    odd, y = number >> 255, number % 2**255
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT % P
    if x * x % P != square or (x == 0 and odd):
        return None
    if x % 2 != odd:
        x = P - x
    return x, y, 1, x * y % P


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(public, message, signature):
    """True if 64 bytes are the Ed25519 signature of a message by a public key of 32 bytes."""
    if len(public) != 32 or len(signature) != 64:
        return False
    key, commitment = point_of(public), point_of(signature[:32])
    scalar = int.from_bytes(signature[32:], "little")
    # Anybody can sign with a key of small order.
    if key is None or commitment is None or scalar >= ORDER or point_times(8, key)[0] == 0:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + public + message).digest(), "little") % ORDER
    left, right = point_times(scalar, BASE), point_sum(commitment, point_times(challenge, key))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


def octets_of(text):
    """Decodes a base64url text. Returns no bytes if its length is impossible."""
    if len(text) % 4 == 1:
        return b""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_signature(step, keys):
    """Returns whether one of the keys signed a step at its time, and the remark. Raises Difference for a wrong signature."""
    signature = step.get("signature")
    if not signature:
        return False, "UNSIGNED"
    key = next((each for each in keys if each["id"] == signature["key"]), None)
    if key is None:
        return False, "KEY_UNKNOWN" if keys else None
    message = f"naval-umpire-step/1\n{step['digest']}".encode("utf-8")
    is_right = is_signed(octets_of(key["publicKey"]), message, octets_of(signature["value"]))
    if step["at"] < key["from"] or (key["until"] is not None and step["at"] > key["until"]):
        return False, "TIME_OUTSIDE_KEY" if is_right else "UNSIGNED"
    if not is_right:
        raise Difference("the signature is not right")
    return True, None


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


def check(career, keys=()):
    """Returns the numbers of steps, of seeded rolls and of steps with dice signed by the server, and the steps of each
    remark. Raises Difference at the first step that does not agree."""
    if not is_form(CAREER, {"next": or_none(is_text(7))})(career) or is_deeper(career, NESTING_LIMIT):
        raise Difference(f"this is not a career of the format {FORMATS[-1]}")
    # Refuses half a surrogate pair and a number too large for JSON, at any place.
    sha256(canonical(career))
    before, rolls, servers, was_signed, retried, snapshots, claimed = None, 0, 0, False, False, {}, set()
    remarks = {"TIME_BACKWARDS": [], "TIME_OUTSIDE_KEY": [], "KEY_UNKNOWN": [], "UNSIGNED": []}
    for position, step in enumerate(career["steps"]):
        try:
            check_form(step, before)
            check_link(step, before, career, snapshots)
            check_seeds(step, before)
            rolls += check_dice(step)
            signed, remark = check_signature(step, keys)
            if remark is not None:
                remarks[remark].append(position)
            # Without their last letter, times sort as texts, whatever the digits of their seconds.
            if before is not None and step["at"][:-1] < before["at"][:-1]:
                remarks["TIME_BACKWARDS"].append(position)
            has_server_dice = step["kind"] == "PLAY" and step["randomness"] == "SERVER" and bool(step["rolls"])
            # A person who takes moves back alone can try again for better dice.
            servers += has_server_dice and signed and was_signed and not retried
            retried = retried or taken_back_alone(step, claimed)
            if signed and step["kind"] == "CLAIM" and step["input"]["holder"]["token"] is not None:
                claimed.add(step["input"]["holder"]["token"])
            was_signed = signed
            if step["kind"] == "SNAPSHOT":
                same("snapshot", digest(career["first"]), step["snapshot"])
        except Difference as difference:
            raise Difference(f"step {position}: {difference}") from None
        before = step
        snapshots[step["version"]] = step["snapshot"]
    if before is None:
        raise Difference("a career has at least one step")
    same("last snapshot", before["snapshot"], digest(career["last"]))
    if ("format" in before) != (career["format"] == FORMATS[-1]):
        raise Difference(f"format: the newest step is not of {career['format']}")
    if "name" in before:
        same("name", before["name"], career["name"])
    # If nothing shows that the service signs, a step without a signature is not unusual.
    if not keys and not any(step.get("signature") for step in career["steps"]):
        remarks["UNSIGNED"] = []
    return len(career["steps"]), rolls, servers, remarks


def at(value, pointer):
    """Returns the value at a JSON pointer, or None."""
    for token in pointer.split("/")[1:]:
        if isinstance(value, list) and token.isdigit() and int(token) < len(value):
            value = value[int(token)]
        elif isinstance(value, dict):
            value = value.get(token)
        else:
            return None
    return value


def faces_in(dice):
    """Returns the number of dice, their lowest face, their sides, and how to read them."""
    handful = re.fullmatch(r"(\d+)x(.+)", dice)
    if handful:
        _, low, sides, _ = faces_in(handful[2])
        return int(handful[1]), low, sides, "each"
    if dice in ("d66", "d100"):
        return 2, 1, 6 if dice == "d66" else 10, dice
    found = re.fullmatch(r"(\d+)d(\d+)(?:-(\d+))?", dice)
    if not found:
        raise Difference(f"{dice} are not dice")
    if found[3] is not None:
        return int(found[1]), int(found[2]), int(found[3]) - int(found[2]) + 1, "sum"
    return int(found[1]), 1, int(found[2]), "sum"


def covers(row, total):
    if row.get("roll") is not None:
        return row["roll"] == total
    low, high = row.get("min"), row.get("max")
    return (low is None or low <= total) and (high is None or total <= high)


def rows_of(charts, chart, column):
    found = charts[chart]
    if column is None:
        return found["rows"]
    return next(each["rows"] for each in found["columns"] if each["id"] == column)


def places_of(rolls, entry, operation):
    return [
        place
        for place in rolls.get(entry["label"], [])
        if place.get("chart") == entry["chart"]
        and place.get("column", entry["column"]) == entry["column"]
        and operation in place.get("operations", [operation])
    ]


def filled(text, row):
    names = re.findall(r"\{(\w+)\}", text)
    if any(row.get(name) is None for name in names):
        return []
    return [re.sub(r"\{(\w+)\}", lambda name: str(row[name[1]]), text)]


def results_of(row, says):
    if not says:
        return [row["result"]] if isinstance(row.get("result"), str) else []
    fitting = [s for s in says if all(row.get(k) == v and type(row.get(k)) is type(v) for k, v in s.get("if", {}).items())]
    return [text for each in fitting for text in filled(each["text"], row)]


def final(entry):
    """Returns the final result of a roll."""
    common = [each["result"] for each in entry.get("adjustments") or [] if not each.get("about")]
    return common[-1] if common else entry["result"]


def check_adjustments(entry, read):
    """Checks that every adjustment leads from the previous result to its own."""
    common = (entry["result"], entry["modified"])
    for change in entry.get("adjustments") or []:
        alone = bool(change.get("about"))
        result, total = (entry["result"], entry["modified"]) if alone else common
        value = change["value"]
        if value is None:
            if change["result"] == result:
                raise Difference(f"{change['code']} changes {result} into itself")
        else:
            counted = re.match(r"(\d+)(.*)", result, re.S)
            known = [f"{max(0, int(counted[1]) + value)}{counted[2]}"] if counted else read(total + value)[:1]
            if known:
                same(f"{result} with {change['code']} {value}", known[0], change["result"])
        if not alone:
            common = (change["result"], total + (value or 0))


def check_published(entry, charts, places):
    """Checks that every adjustment is published for its roll, under its section and with its value."""
    for change in entry.get("adjustments") or []:
        listed = [place["adjusts"][change["code"]] for place in places if change["code"] in place.get("adjusts", {})]
        fitting = [each for each in listed if each["section"] == change["citation"]["section"]]
        if not fitting:
            raise Difference(f"no published adjustment {change['code']} applies to {entry['label']}")
        values = [each["value"] for each in fitting if "value" in each]
        numbers = [v if isinstance(v, int) else at(charts[v["chart"]]["facts"], v["fact"]) for v in values]
        if change["value"] is not None and numbers and change["value"] not in numbers:
            raise Difference(f"{change['code']} should be {numbers[0]}, and is {change['value']}")


def check_roll(entry, charts, rolls, operation):
    """Checks that the result of a roll, draw or throw follows from its faces, modifiers and adjustments."""
    count, low, sides, read = faces_in(entry["dice"])
    faces = entry["faces"]
    same(f"faces of {entry['label']}", count, len(faces))
    if any(not low <= face < low + sides for face in faces):
        raise Difference(f"{entry['dice']} cannot show {faces}")
    if entry["kind"] == "throw":
        same("dice of its terms", sum(each["value"] for each in entry["terms"]), count)
        rows = rows_of(charts, entry["chart"], entry["column"])
        fell = [next(i for i, row in enumerate(rows) if covers(row, face)) for face in faces]
        same(f"rows of {entry['label']}", fell, entry["rows"])
        same(f"count of {entry['label']}", sum(rows[i]["result"] in entry["counting"] for i in fell), entry["counted"])
        return
    readings = {"d66": faces[0] * 10 + faces[-1], "d100": faces[0] % 10 * 10 + faces[-1] % 10 or 100}
    same(f"total of {entry['label']}", readings.get(read, sum(faces)), entry["total"])
    same("modified", entry["total"] + sum(each["value"] for each in entry["modifiers"]), entry["modified"])
    places = places_of(rolls, entry, operation)
    if not places:
        raise Difference(f"{operation} never rolls for {entry['label']}")
    check_published(entry, charts, places)
    if entry["chart"] is not None:
        rows = rows_of(charts, entry["chart"], entry["column"])
        says = [each for place in places for each in place.get("says", [])]
        automatic = [e["result"] for p in places for e in p.get("automatic", []) if e["natural"] == entry["total"]]
        right = [
            i for i, row in enumerate(rows) if (row.get("result") in automatic if automatic else covers(row, entry["modified"]))
        ]
        same(f"row of {entry['label']}", right[0] if right else None, entry["row"])
        instead = [e["result"] for p in places for e in p.get("instead", []) if e["natural"] == entry["total"]]
        said = results_of(rows[entry["row"]], says) + instead
        if entry["result"] not in said:
            raise Difference(f"{entry['label']} should be {' or '.join(said)}, and is {entry['result']}")
        check_adjustments(entry, lambda total: [t for row in rows if covers(row, total) for t in results_of(row, says)])
        return
    if entry["kind"] == "roll":
        reads = entry.get("reads")
        if reads:
            same(entry["label"], next(e["result"] for e in reads if covers(e, entry["modified"])), entry["result"])
        elif re.search(r"-?\d+", entry["result"] + " ") is None or int(re.search(r"-?\d+", entry["result"])[0]) != entry["modified"]:
            raise Difference(f"{entry['modified']} does not read {entry['result']}")
    check_adjustments(entry, lambda total: [])


def gathered(outcome, pointer):
    """Returns the values at a pointer of an outcome. * matches every item of a list, + joins several pointers."""
    if " + " in pointer:
        return [value for each in pointer.split(" + ") for value in gathered(outcome, each)]
    start, *rest = pointer.split("/*")
    found = [at(outcome, start)]
    for more in rest:
        found = [at(item, more) for items in found if isinstance(items, list) for item in items]
    return [value for value in found if value is not None]


def standing(audit, again):
    """Returns the rolls that were not rerolled."""
    found = []
    for entry in audit:
        if "faces" in entry:
            found.append(entry)
        elif again is not None and found and entry["kind"] == "effect" and entry["code"] == again:
            found.pop()
    return found


def taken(term, entry, charts):
    take = term["take"]
    if take in ("count", "dice"):
        return 1 if take == "count" else len(entry["faces"])
    if take == "about":
        return (entry.get("about") or {}).get(term["member"])
    if take == "counted" or entry["kind"] == "throw":
        return entry.get("counted") if take == "counted" else None
    if take == "member":
        return None if entry["chart"] is None else rows_of(charts, entry["chart"], entry["column"])[entry["row"]].get(term["member"])
    if take in ("result", "total"):
        return final(entry) if take == "result" else entry["total"]
    numbers = re.findall(r"-?\d+", final(entry))
    nth = term.get("nth", 1)
    return int(numbers[nth - 1]) if len(numbers) >= nth else None


def values_of(term, told, charts, rolls):
    if "is" in term:
        return [at(told[term["is"]], term["at"]) or 0]
    times = term.get("times", 1)
    if "effects" in term:
        entries = [e for e in told["audit"] if e["kind"] == "effect" and e["code"] in term["effects"]]
        return [times * (e["after"] - e["before"] if term["take"] == "change" else 1) for e in entries]
    found = []
    for entry in rolls:
        result = None if entry["kind"] == "throw" else final(entry)
        meant = "where" not in term or result in term["where"]
        if entry["label"] not in term["rolls"] or not meant or result in term.get("except", []):
            continue
        value = taken(term, entry, charts)
        if value is not None:
            found.append(value if isinstance(value, str) else times * value)
    return found


def check_outcome(answer, told, charts, published):
    """Checks that every member of an outcome follows from its sources."""
    again = published.get("again")
    rolls = standing(answer["audit"], again)
    everywhere = {} if answer["operation"] == "new" else published.get("everywhere", {})
    sources = {**everywhere, **published["outcomes"].get(answer["operation"], {})}
    for pointer, source in sources.items():
        if told["before"] is None and '"before"' in json.dumps(source):
            continue
        found = gathered(answer["outcome"], pointer)
        if "is" in source:
            expected, is_now = at(told[source["is"]], source["at"]), found[0] if found else None
        elif "sum" in source:
            expected = sum(value for term in source["sum"] for value in values_of(term, told, charts, rolls))
            is_now = sum(found)
        else:
            expected = [value for term in source["list"] for value in values_of(term, told, charts, rolls)]
            is_now = [value for item in found for value in (item if isinstance(item, list) else [item])]
        same(f"outcome{pointer}", expected, is_now)


def check_answers(career, answers, charts, rolls, outcomes):
    """Returns the number of answers that agree with their steps and the charts. Raises Difference at the first that does not."""
    steps = {step["snapshot"]: (position, step) for position, step in enumerate(career["steps"]) if step["operation"]}
    snapshots = {}
    for answer in answers:
        if answer.get("snapshot"):
            snapshots[digest(answer["snapshot"])] = answer["snapshot"]
    checked = 0
    for answer in answers:
        if answer.get("kind") != "RESOLUTION":
            continue
        position, step = steps.get(digest(answer["snapshot"]), (None, None))
        if step is None:
            raise Difference("an answer leads to a snapshot that no step has")
        try:
            same("operation", step["operation"], answer["operation"])
            thrown = [entry["faces"] for entry in answer["audit"] if "faces" in entry]
            same("faces of the audit", [roll["faces"] for roll in step["rolls"]], thrown)
            for entry in answer["audit"]:
                if "faces" in entry:
                    check_roll(entry, charts, rolls, answer["operation"])
            before = snapshots.get(career["steps"][position - 1]["snapshot"]) if position else None
            told = {"input": step.get("input"), "before": before, "snapshot": answer["snapshot"], "audit": answer["audit"]}
            check_outcome(answer, told, charts, outcomes)
        except Difference as difference:
            raise Difference(f"answer of step {position}: {difference}") from None
        checked += 1
    return checked


def joined(pages):
    """Joins the pages of a career. Raises Difference if one is missing."""
    for number, (page, following) in enumerate(zip(pages, pages[1:])):
        same(f"page {number + 2}: what it follows", page.get("next"), str(following["steps"][0]["version"] - 1))
    same("page after the last", None, pages[-1].get("next"))
    steps = [step for page in pages for step in page["steps"]]
    return {**pages[0], "format": pages[-1]["format"], "steps": steps, "last": pages[-1]["last"], "next": None}


def parsed(text):
    """Parses strict JSON with numbers as in ECMAScript: 1.0 is 1. Raises ValueError for a repeated member."""

    def double(digits):
        value = float(digits)
        return int(value) if abs(value) < 2**53 and value == int(value) else value

    def none(name):
        raise ValueError(f"{name} is not JSON")

    def members(pairs):
        found = {}
        for name, value in pairs:
            if name in found:
                raise ValueError(f"an object has the member {name} twice")
            found[name] = value
        return found

    text = text.removeprefix("\ufeff")
    value = json.loads(text, parse_int=double, parse_float=double, parse_constant=none, object_pairs_hook=members)
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise ValueError("a text has half of a surrogate pair") from None
    return value


class Unreadable(Exception):
    """A file that is missing or cannot be read."""


def read(path):
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read()
    except FileNotFoundError:
        raise Unreadable(f"the file {path} is missing") from None
    except OSError as error:
        raise Unreadable(f"the file {path} cannot be read: {error.strerror}") from None
    return parsed(text)


def main(arguments):
    options = {}
    while len(arguments) > 2 and arguments[-2] in ("--answers", "--charts", "--vectors", "--keys"):
        options[arguments[-2]] = arguments[-1]
        arguments = arguments[:-2]
    keys = options.pop("--keys", None)
    if not arguments or len(options) not in (0, 3):
        print("usage: python3 verify_career.py career.json, or all its pages in order", file=sys.stderr)
        print("       [--keys keys.json]", file=sys.stderr)
        print("       [--answers answers.json --charts charts.json --vectors test/vectors]", file=sys.stderr)
        return 2
    answers = None
    try:
        career = joined([read(path) for path in arguments])
        steps, rolls, servers, remarks = check(career, () if keys is None else read(keys)["keys"])
        if options:
            published = [os.path.join(options["--vectors"], kind, career["ruleset"] + ".json") for kind in ("rolls", "outcomes")]
            charts = read(options["--charts"])["charts"]
            answers = check_answers(career, read(options["--answers"]), charts, read(published[0])["rolls"], read(published[1]))
    except Difference as difference:
        print(difference, file=sys.stderr)
        return 1
    except Unreadable as missing:
        print(missing, file=sys.stderr)
        return 2
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError, OSError, StopIteration) as error:
        reason = error if isinstance(error, ValueError) else repr(error)
        print(f"this is not a career: {reason}", file=sys.stderr)
        return 1
    signed = "" if keys is None else f"; of {servers} steps the dice are signed as the server's"
    more = "" if answers is None else f", and {answers} answers with their audits"
    own = sum(step["operation"] is not None and step["charts"] is not None for step in career["steps"])
    charted = f"; {own} steps were played on charts of the caller's own" if own else ""
    odd = "".join(f"; {code}: {len(found)} steps, the first {found[0]}" for code, found in remarks.items() if found)
    print(f"{steps} steps and {rolls} seeded rolls agree{more}{signed}{charted}{odd}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
