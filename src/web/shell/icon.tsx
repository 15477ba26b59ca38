/** Icon paths on a 20 by 20 grid. Signs that system fonts may lack are drawn, not typed. */
const STROKES = {
  home: "M2.5 10 10 4l7.5 6M5 8.5v8h10v-8",
  more: "M3.5 10h2M9 10h2M14.5 10h2",
  ahead: "m8 5 5 5-5 5",
  down: "m5 8 5 5 5-5",
  up: "m5 12 5-5 5 5",
  outwards: "M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5",
  inwards: "M8 3v5H3M17 8h-5V3M12 17v-5h5M3 12h5v5",
  right: "m3.5 11 4.5 4.5 8.5-11",
  differs: "m4.5 4.5 11 11M15.5 4.5l-11 11",
  open: "M5 10h10",
  "←": "M17 10H3m6-6-6 6 6 6",
  "→": "M3 10h14m-6-6 6 6-6 6",
  "↑": "M10 17V3M4 9l6-6 6 6",
  "↓": "M10 3v14m-6-6 6 6 6-6",
} as const;

/** The name of an icon. */
type IconName = keyof typeof STROKES;

/** True for the name of an icon. */
export function isIcon(name: string): name is IconName {
  return name in STROKES;
}

/** An icon in the color of its text. It needs a label only without text next to it. */
export function Icon({ name, label }: { readonly name: IconName; readonly label?: string }) {
  const looks = { class: "icon", "data-icon": name, viewBox: "0 0 20 20" };
  const strokes = <path d={STROKES[name]} fill="none" stroke="currentColor" stroke-width="2" />;
  if (label === undefined) {
    return (
      <svg {...looks} aria-hidden="true">
        {strokes}
      </svg>
    );
  }
  return (
    <svg {...looks} role="img" aria-label={label}>
      {strokes}
    </svg>
  );
}
