"""The Python that quicktype makes of the schemas of snapshots reads the snapshots of each game, and writes them as they were."""

import importlib
import json


def without_null(value):
    """A value without members that are null, which the generated code leaves out where they may be."""
    if isinstance(value, dict):
        return {name: without_null(each) for name, each in value.items() if each is not None}
    return [without_null(each) for each in value] if isinstance(value, list) else value


for game in ("hunters", "goeben", "pq17"):
    module = importlib.import_module(f"{game}_snapshot")
    with open(f"{game}.json", encoding="utf-8") as file:
        snapshots = json.load(file)
    assert len(snapshots) > 20, game
    for snapshot in snapshots:
        written = module.snapshot_to_dict(module.snapshot_from_dict(snapshot))
        assert without_null(written) == without_null(snapshot), game
