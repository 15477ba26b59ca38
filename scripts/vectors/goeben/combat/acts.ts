import type { Change, Json } from "../kit";

/** What a ship is told to do. */
export function orders(id: string, target: string | null, maximumFire = false): Json {
  return { ship: id, target, maximumFire };
}

/** 14.8 A German ship that has fired its guns for the first time in the battle. */
export function paid(id: "goeben" | "breslau", maximum = false): Change {
  return (state) => {
    state.ships[id].ammunition -= maximum ? 2 : 1;
    state.battle!.paid.push(id);
    if (maximum) state.battle!.maximumFire.push(id);
    state.battle!.anyFire = true;
  };
}

/** 14.2 A ship has had its turn in this step. */
export function turnOf(id: string): Change {
  return (state) => {
    state.battle!.fired.push(id);
  };
}
