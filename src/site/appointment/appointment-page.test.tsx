import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TimeChoices } from "../../features/appointments/components/time-choices.tsx";
import type { AppointmentView, Slot } from "../../features/appointments/model.ts";
import { firstApart, SUGGESTED, whenTold } from "../../features/appointments/when-told.ts";
import { appointment as text } from "../../text/fr/site/appointment.ts";
import { bookedOf } from "./appointment-head.ts";
import { AppointmentPage } from "./appointment-page.tsx";

const slots: Slot[] = ["2026-11-30 13:00", "2026-11-30 15:00", "2026-12-01 09:00", "2026-12-01 12:00"].map((moment) => {
  const [day = "", time = ""] = moment.split(" ");
  return { start: `${day}T${time}:00-05:00`, visitor: { day, time }, company: { day, time } };
});

/** Returns the times that carry a label, in order. */
function labelled(label: string, near?: string): string[] {
  const markup = renderToStaticMarkup(
    <TimeChoices
      text={text}
      slots={slots}
      isElsewhere={false}
      near={near}
      moreHref={() => ""}
      hrefOf={(start) => start}
    />,
  );
  const links = markup.matchAll(/href="([^"]*)"[^>]*>(.*?)<\/a>/g);
  return [...links].filter(([, , words]) => words?.includes(label)).map(([, start = ""]) => start);
}

it("calls one time the earliest, not the first of each half day", () => {
  expect(labelled(text.choose.soonest)).toEqual([slots[0]?.start]);
});

it("marks the times nearest to one that is no longer free, and none as the earliest", () => {
  const near = "2026-12-01T10:00:00-05:00";
  expect(labelled(text.choose.nearest, near)).toEqual(slots.slice(1).map(({ start }) => start));
  expect(labelled(text.choose.soonest, near)).toEqual([]);
});

/** Every half hour of a working day. */
const halfHours: Slot[] = Array.from({ length: 17 }, (_, index) => {
  const time = `${String(9 + Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`;
  const wall = { day: "2026-12-01", time };
  return { start: `2026-12-01T${time}:00-05:00`, visitor: wall, company: wall };
});

it("lists the times that other places suggest, and marks the one that the visitor had chosen", () => {
  const [first, chosen] = [halfHours[0]!, halfHours[2]!];
  const kind = { kind: "video", kinds: ["video"], isKindAsked: false } as const;
  const markup = renderToStaticMarkup(
    <AppointmentPage
      language="fr"
      token=""
      view={{
        state: "pick",
        zone: "America/Toronto",
        ...kind,
        kinds: [...kind.kinds],
        slots: halfHours,
        gone: undefined,
      }}
      isNew={false}
      isMoved={false}
      chosen={chosen.start}
    />,
  );
  const links = [...markup.matchAll(/<a class="time" href="[^"]*start=([^"&]*)"( aria-current="true")?>/g)];
  const listed = links.map(([, start = ""]) => decodeURIComponent(start));
  expect(listed.length).toBeLessThan(halfHours.length);
  expect(listed).toEqual(expect.arrayContaining(firstApart(halfHours, SUGGESTED).map(({ start }) => start)));
  expect(listed.slice(0, 2)).toEqual([first.start, chosen.start]);
  expect(links.map(([, , current]) => current !== undefined).indexOf(true)).toBe(1);
  expect(markup.split(text.choose.chosen)).toHaveLength(2);
});

const time = { day: "2026-12-01", time: "09:00" };
const booked = {
  state: "booked",
  language: "fr",
  zone: "America/Toronto",
  kind: "phone",
  start: "2026-12-01T14:00:00.000Z",
  end: "2026-12-01T14:30:00.000Z",
  company: time,
  visitor: time,
  hostName: null,
  phoneEnd: null,
  lateMinutes: null,
  isSoon: false,
  isOver: false,
  token: "token",
  bookToken: "token",
  isToConfirm: false,
  isWaiting: false,
  slots: [],
} satisfies AppointmentView;

it("announces no email if the appointment is already at the time asked for", () => {
  const markup = renderToStaticMarkup(
    <AppointmentPage language="fr" token="token" view={booked} isNew={false} isMoved={false} isSame />,
  );
  expect(markup).toContain(text.booked.same("mardi 1er décembre", "9\u00a0h"));
  expect(markup).not.toContain("nouvelle invitation");
});

it("gives a meeting at our office in our time first, and a call in the visitor's", () => {
  const walls = { company: time, visitor: { day: "2026-12-01", time: "15:00" } };
  const told = (kind: "office" | "phone") => {
    const view: AppointmentView = { ...booked, ...walls, kind, zone: "Europe/Paris" };
    const markup = renderToStaticMarkup(
      <AppointmentPage language="fr" token="token" view={view} isNew={false} isMoved={false} />,
    );
    const facts = /<dd class="booked-when"><b>(.*?)<\/b><span>(.*?)<\/span>/.exec(markup)!.slice(1);
    return [...facts, bookedOf("fr", view)?.short, whenTold(text, walls, kind)];
  };
  expect(told("office")).toEqual([
    "mardi 1er décembre, 9\u00a0h",
    "9\u00a0h à Montréal, 15\u00a0h chez vous",
    "1er déc., 9\u00a0h",
    "mardi 1er décembre, 9\u00a0h (15\u00a0h chez vous)",
  ]);
  expect(told("phone")).toEqual([
    "mardi 1er décembre, 15\u00a0h",
    "15\u00a0h chez vous, 9\u00a0h à Montréal",
    "1er déc., 15\u00a0h",
    "mardi 1er décembre, 15\u00a0h (9\u00a0h à Montréal)",
  ]);
});

it("keeps a hyphenated word of its heading on one line", () => {
  const view: AppointmentView = { ...booked, state: "cancelled" };
  const markup = renderToStaticMarkup(
    <AppointmentPage language="fr" token="token" view={view} isNew={false} isMoved={false} />,
  );
  expect(/<h1>.*<\/h1>/.exec(markup)?.[0]).toBe("<h1>Le <span>rendez-vous</span> est annulé</h1>");
});
