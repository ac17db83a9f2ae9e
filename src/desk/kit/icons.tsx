/** The desk's icons: 16 × 16 line drawings in the text colour, always next to a word or with an accessible label. */
const PATHS = {
  person: "M8 2a2.75 2.75 0 1 1 0 5.5a2.75 2.75 0 1 1 0-5.5M2.5 14c.4-3 2.6-4.5 5.5-4.5s5.1 1.5 5.5 4.5",
  search: "M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M10.5 10.5L14 14",
  mail: "M1.5 3.5h13v9h-13zM1.5 4l6.5 5l6.5-5",
  phone:
    "M3 1.5h3l1.5 4L5.5 7a9 9 0 0 0 3.5 3.5l1.5-2l4 1.5v3c0 1-.8 1.5-1.5 1.5C6.5 14.5 1.5 9.5 1.5 3c0-.8.6-1.5 1.5-1.5z",
  refresh: "M13.5 8a5.5 5.5 0 1 1-1.6-3.9M13.5 1.5v3h-3",
  close: "M3 3l10 10M13 3L3 13",
  add: "M8 3v10M3 8h10",
  more: "M2.5 7.5v1M8 7.5v1M13.5 7.5v1",
  up: "M3 10.5l5-5l5 5",
  down: "M3 5.5l5 5l5-5",
  back: "M10.5 3l-5 5l5 5",
  forward: "M5.5 3l5 5l-5 5",
  check: "M2.5 8.5l3.5 3.5l7.5-8",
  download: "M8 2v8M4.5 6.5L8 10l3.5-3.5M2.5 13.5h11",
  signOut: "M6 2.5H2.5v11H6M10.5 5l3 3l-3 3M13.5 8H6",
  keyboard: "M1.5 4h13v8h-13zM4 6.5h.01M7 6.5h.01M10 6.5h.01M12.5 6.5h.01M5 9.5h6",
  filter: "M2 4h12M4.5 8h7M6.5 12h3",
  calendar: "M2 3.5h12v10H2zM2 6.5h12M5 1.5v3M11 1.5v3",
  move: "M2.5 8h11M9.5 4l4 4l-4 4",
  inbox: "M1.5 9h4l1 2.5h3l1-2.5h4M1.5 9l2.5-6h8l2.5 6v4.5h-13z",
  page: "M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3M6 8h4M6 11h4",
  chart: "M2 14h12M4 11.5v-4M8 11.5v-8M12 11.5V6",
  sun: "M8 5a3 3 0 1 1 0 6a3 3 0 1 1 0-6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
