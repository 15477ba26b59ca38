"""A small typed client. The types come from the OpenAPI document: run `npm run generate` first."""

import json
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any, Dict, Generic, List, Optional, Type, TypeVar, Union

from umpire_types import NeedsRoll, RefusalProblem

R = TypeVar("R")


@dataclass
class Resolved(Generic[R]):
    """A resolution, and its snapshot as received. Send this snapshot back: the dataclasses leave out null members."""

    answer: R
    snapshot: Dict[str, Any]


class UmpireError(Exception):
    """A request that the service could not answer, with its code."""

    def __init__(self, status: int, problem: Dict[str, Any]) -> None:
        super().__init__(f"HTTP {status}, {problem.get('code')}: {problem.get('message')}")
        self.code: Optional[str] = problem.get("code")


class Umpire:
    """The operations of The Hunters at an address, with sentences in one language."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url
        self.language = language

    def play(self, operation: str, expected: Type[R], **request: Any) -> Union[Resolved[R], NeedsRoll, RefusalProblem]:
        """Calls an operation. `expected` is the class of its resolution."""
        answer = self._post(f"/v1/hunters/{operation}", {**request, "language": self.language})
        if answer["kind"] == "NEEDS_ROLL":
            return NeedsRoll.from_dict(answer)
        if answer["kind"] == "REFUSAL":
            return RefusalProblem.from_dict(answer)
        return Resolved(expected.from_dict(answer), answer["snapshot"])  # type: ignore[attr-defined]

    def _post(self, path: str, body: Dict[str, Any]) -> Dict[str, Any]:
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            # Status 422 is a refusal by a rule, not a failure.
            if error.code == 422 and problem.get("kind") == "REFUSAL":
                return problem
            raise UmpireError(error.code, problem) from None


def sentences(audit: List[Any]) -> List[str]:
    """Returns the sentences of an audit."""
    return [line.sentence for line in audit]
