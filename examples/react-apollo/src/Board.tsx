import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { MAT, PIECES } from "./documents";
import type { Side } from "./play";
import { SERVICE } from "./service";

interface BoardProps {
  readonly snapshot: unknown;
  readonly language: string;
  /** Undefined in The Hunters. */
  readonly viewer: Side | undefined;
  /** The spaces that a click can choose. */
  readonly places: readonly string[];
  readonly onPlace: (place: string) => void;
}

/** The map or mat of the game. A click reports the space, and shows what is there. */
export function Board(props: BoardProps) {
  return props.viewer === undefined ? <Mat {...props} /> : <SeaMap {...props} viewer={props.viewer} />;
}

function Mat({ snapshot, language, places, onPlace }: BoardProps) {
  const { data, previousData } = useQuery(MAT, { variables: { snapshot, language } });
  return <Drawing svg={(data ?? previousData)?.game.map ?? ""} places={places} onPlace={onPlace} />;
}

function SeaMap({ snapshot, language, viewer, places, onPlace }: BoardProps & { readonly viewer: Side }) {
  const variables = { snapshot, viewer, language };
  const { data } = useQuery(PIECES, { variables });
  const board = data?.game.pieces;
  const [svg, setSvg] = useState("");
  const [place, setPlace] = useState<string>();
  const digest = board?.svgDigest;
  useEffect(() => {
    if (!digest) return;
    // The browser keeps this address for good: it never changes.
    const address = `${SERVICE}/v1/pq17/map.svg?digest=${digest}&language=${language}`;
    fetch(address).then(async (response) => setSvg(await response.text()));
  }, [digest, language]);
  const here = board?.pieces.filter(({ space }) => space === place) ?? [];
  return (
    <>
      <Drawing
        svg={svg}
        isWide
        places={places}
        onPlace={(clicked) => {
          setPlace(clicked);
          onPlace(clicked);
        }}
      >
        <svg viewBox={board?.viewBox.join(" ")} aria-hidden="true">
          {board?.pieces.map((piece, index) => (
            <g
              key={`${piece.side} ${piece.id} ${index}`}
              className={`piece ${piece.side}`}
              transform={`translate(${piece.x} ${piece.y})`}
            >
              <rect x="-24" y="-11" width="48" height="22" rx="4" />
              <text y="5">{piece.name.slice(0, 7)}</text>
            </g>
          ))}
        </svg>
      </Drawing>
      <ul aria-live="polite">
        {here.map(({ side, id, title }) => (
          <li key={`${side} ${id}`}>{title}</li>
        ))}
      </ul>
    </>
  );
}

interface DrawingProps extends Pick<BoardProps, "places" | "onPlace"> {
  readonly svg: string;
  readonly isWide?: boolean;
  readonly children?: React.ReactNode;
}

function Drawing({ svg, isWide = false, places, onPlace, children }: DrawingProps) {
  const spots = places.map((place) => `.hits [data-space="${CSS.escape(place)}"]`).join(",");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the form offers the same choices to the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={isWide ? "board wide" : "board"}
      onClick={(event) => {
        const space = (event.target as Element).closest("[data-space]")?.getAttribute("data-space");
        if (space) onPlace(space);
      }}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the service draws the SVG */}
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      {children}
      {spots && <style>{`${spots} { fill: #1668dc44 !important; cursor: pointer }`}</style>}
    </div>
  );
}
