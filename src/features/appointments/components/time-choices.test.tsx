import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { appointment as text } from "../../../text/fr/site/appointment.ts";
import type { Slot } from "../model.ts";
import { TimeChoices } from "./time-choices.tsx";

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
