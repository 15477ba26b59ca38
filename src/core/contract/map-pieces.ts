interface MapSpace {
  id: string;
  kind: string;
  name: string;
  title: string;
  x: number;
  y: number;
  hit: number[];
}

interface MapPiece {
  id: string;
  number: number | null;
  kind: string;
  side: string | null;
  name: string;
  title: string;
  space: string;
  x: number;
  y: number;
}

/** The pieces on a map, without the map. Its schema describes the members. */
export interface MapPieces {
  title: string;
  state: string[];
  viewBox: number[];
  spaces: MapSpace[];
  pieces: MapPiece[];
  svgDigest: string | null;
  geometryDigest: string | null;
}
