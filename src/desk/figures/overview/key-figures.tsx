import type { Overview } from "../../../features/overview/model.ts";
import { funnelTotals } from "./funnel-totals.ts";
import { useOverviewTexts } from "./overview-texts.ts";

/** The period in six figures. */
export function KeyFigures({ overview }: { overview: Overview }) {
  const t = useOverviewTexts();
  const { weeks, firstContact, funnel } = overview;
  const sum = (of: (week: Overview["weeks"][number]) => number) => weeks.reduce((total, week) => total + of(week), 0);
  const requests = sum((week) => week.requests);
  const contacted = sum((week) => week.contacted);
  const won = sum((week) => week.won);
  const answered = sum(({ chat }) => chat.answered);
  const replies = answered + sum(({ chat }) => chat.unknown);
  const { seen, sent } = funnelTotals(funnel);
  const share = (part: number, whole: number, text: (share: string) => string) =>
    whole > 0 ? text(t.percent(part / whole)) : "";
  const figures = [
    ["requests", t.number(requests), ""],
    ["contacted", t.number(contacted), share(contacted, requests, t.key.ofRequests)],
    ["won", t.number(won), share(won, requests, t.key.ofRequests)],
    [
      "waiting",
      firstContact.median === null ? t.unknown : t.waiting(firstContact.median),
      firstContact.p90 === null ? "" : t.key.within(firstContact.p90),
    ],
    ["sent", t.number(sent), share(sent, seen, t.key.ofSeen)],
    ["answered", t.number(answered), share(answered, replies, t.key.ofAsked)],
  ] as const;
  return (
    <dl className="key-figures" aria-label={t.key.label}>
      {figures.map(([name, value, note]) => (
        <div key={name} className="key-figure">
          <dt>{t.key[name]}</dt>
          <dd className="key-value">{value}</dd>
          {note && <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
