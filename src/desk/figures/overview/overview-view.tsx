import type { Grade } from "../../../features/consultations/lead-score.ts";
import type { Overview, WeekFigures } from "../../../features/overview/model.ts";
import { DEFAULT_PERIOD, PERIODS } from "../../../features/overview/weeks.ts";
import { type FormStage, STAGES } from "../../../features/visits/model.ts";
import { LOCALE_OF } from "../../../lib/language.ts";
import { useAfterPaint } from "../../../ui/after-paint.ts";
import { useRead } from "../../kit/api.ts";
import { RefreshButton } from "../../kit/list-status.tsx";
import { Segments, Shown } from "../../kit/parts.tsx";
import { gradeLetter } from "../../requests/filters.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { Figure, Numbers, useOverviewTexts, WeekFigure } from "./figure.tsx";

/** Weekly requests, their outcomes, and where visitors abandon the forms. */
export default function OverviewView() {
  const t = useOverviewTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const period = PERIODS.find((each) => String(each) === query.get("weeks")) ?? DEFAULT_PERIOD;
  // Highlight the pressed button at once and render the charts in the next frames (INP, BARS).
  const asked = useAfterPaint(period);
  const overview = useRead(["overview", asked], "GET /overview", {
    query: { weeks: asked },
    keepsPrevious: true,
  });
  return (
    <div className="stack">
      <div className="view-head">
        <h1>{t.title}</h1>
        <RefreshButton
          updatedAt={overview.dataUpdatedAt}
          fetching={overview.isFetching}
          onRefresh={() => void overview.refetch()}
        />
      </div>
      <Segments
        label={t.period}
        options={PERIODS.map((each) => [each, t.weeks(each)] as const)}
        value={period}
        onChoose={(weeks) => setQuery({ weeks: String(weeks) })}
      />
      <Shown query={overview} texts={t}>
        {(figures) => <Figures overview={figures} />}
      </Shown>
    </div>
  );
}

const sumOf = (weeks: readonly WeekFigures[], of: (week: WeekFigures) => number) =>
  weeks.reduce((total, week) => total + of(week), 0);

/** Drops leading weeks without counts, of which a young site has many; keeps at least two weeks to compare. */
function sinceSomething(weeks: Overview["weeks"]): Overview["weeks"] {
  const first = weeks.findIndex(
    ({ requests, chat, appointments, postsRead }) => requests + chat.asked + appointments.booked + postsRead > 0,
  );
  return weeks.slice(Math.max(0, Math.min(first, weeks.length - 2)));
}

function Figures({ overview }: { overview: Overview }) {
  const t = useOverviewTexts();
  const { language } = useTexts();
  const { requests, contact, appointments, chat, number, waiting, unknown } = t;
  const weeks = sinceSomething(overview.weeks);
  const sum = (of: (week: WeekFigures) => number) => sumOf(weeks, of);
  const received = sum((week) => week.requests);
  const asked = sum((week) => week.chat.asked);
  const booked = sum((week) => week.appointments.booked);
  const { count, median, p90 } = overview.firstContact;
  const time = (hours: number | null) => (hours === null ? unknown : waiting(hours));
  const long = new Intl.DateTimeFormat(LOCALE_OF[language], { dateStyle: "long", timeZone: "UTC" });
  return (
    <>
      <p className="note">{t.since(long.format(new Date(`${weeks[0]!.day}T12:00:00Z`)))}</p>
      <KeyFigures overview={overview} />
      <div className="parts">
        <WeekFigure
          weeks={weeks}
          text={requests}
          summary={requests.summary(
            received,
            sum((week) => week.contacted),
            sum((week) => week.won),
          )}
          empty={received === 0}
          series={[
            { name: requests.requests, of: (week) => week.requests },
            { name: requests.contacted, of: (week) => week.contacted },
            { name: requests.won, of: (week) => week.won },
          ]}
        />
        <WeekFigure
          weeks={weeks}
          text={t.grades}
          summary={t.grades.summary(t.percent(sum((week) => countOf(week.grades, "a")) / received))}
          empty={received === 0}
          series={FAMILIES.map((family) => ({
            name: t.grades.families[family],
            of: (week) => countOf(week.grades, family),
          }))}
        />
        <WeekFigure
          weeks={weeks}
          text={contact}
          summary={contact.summary(time(median), time(p90))}
          empty={count === 0}
          say={waiting}
          counted={{ name: contact.contacted, of: (week) => week.firstContact.count }}
          series={[
            { name: contact.median, of: (week) => week.firstContact.median },
            { name: contact.p90, of: (week) => week.firstContact.p90 },
          ]}
        />
        <WeekFigure
          weeks={weeks}
          text={appointments}
          summary={appointments.summary(
            booked,
            sum((week) => week.appointments.held),
            sum((week) => week.appointments.missed),
          )}
          empty={booked === 0}
          series={[
            { name: appointments.booked, of: (week) => week.appointments.booked },
            { name: appointments.held, of: (week) => week.appointments.held },
            { name: appointments.missed, of: (week) => week.appointments.missed },
          ]}
        />
        <Funnel funnel={overview.funnel} />
        <WeekFigure
          weeks={weeks}
          text={chat}
          summary={chat.summary(
            asked,
            sum((week) => week.chat.unknown),
          )}
          empty={asked === 0}
          series={[
            { name: chat.asked, of: (week) => week.chat.asked },
            { name: chat.answered, of: (week) => week.chat.answered },
            { name: chat.byStaff, of: (week) => week.chat.byStaff },
            { name: chat.unknown, of: (week) => week.chat.unknown },
          ]}
        />
        <WeekFigure
          weeks={weeks}
          text={t.posts}
          summary={t.posts.summary(sum((week) => week.postsRead))}
          empty={sum((week) => week.postsRead) === 0}
          series={[{ name: t.posts.read, of: (week) => week.postsRead }]}
          before={
            <Numbers
              caption={t.posts.most}
              columns={[t.posts.post, t.posts.read]}
              rows={overview.posts.map(({ path, title, language: written, count: reads }) => ({
                key: path,
                cells: [
                  <a key={path} href={path} lang={LOCALE_OF[written]}>
                    {title}
                  </a>,
                  number(reads),
                ],
              }))}
            />
          }
        />
      </div>
    </>
  );
}

/** Letters by which grades are grouped, because bars with seven segments would be unreadable. */
const FAMILIES = ["a", "b", "c", "d"] as const;

const countOf = (grades: Readonly<Record<Grade, number>>, family: (typeof FAMILIES)[number]): number =>
  Object.entries(grades)
    .filter(([grade]) => gradeLetter(grade).charAt(0).toLowerCase() === family)
    .reduce((total, [, count]) => total + count, 0);

function KeyFigures({ overview: { weeks, firstContact, funnel } }: { overview: Overview }) {
  const t = useOverviewTexts();
  const requests = sumOf(weeks, (week) => week.requests);
  const contacted = sumOf(weeks, (week) => week.contacted);
  const won = sumOf(weeks, (week) => week.won);
  const answered = sumOf(weeks, ({ chat }) => chat.answered);
  const replies = answered + sumOf(weeks, ({ chat }) => chat.unknown);
  const { seen, sent } = totalsOf(funnel);
  const share = (part: number, whole: number, text: (share: string) => string) => {
    const said = shareOf(t.percent, part, whole);
    return said && text(said);
  };
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
    <dl className="columns key-figures" data-least="9" aria-label={t.key.label}>
      {figures.map(([name, value, note]) => (
        <div key={name}>
          <dt className="note">{t.key[name]}</dt>
          <dd className="title">{value}</dd>
          {note && <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Returns a share in percent; empty if meaningless, for example if a form was sent from a page not counted. */
const shareOf = (percent: (share: number) => string, part: number, whole: number) =>
  part <= whole && whole > 0 ? percent(part / whole) : "";

function totalsOf(funnel: Overview["funnel"]): Record<FormStage, number> {
  const totals = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<FormStage, number>;
  for (const { stages } of funnel) for (const stage of STAGES) totals[stage] += stages[stage];
  return totals;
}

/** Number of visitors who reached each stage of the forms. */
function Funnel({ funnel }: { funnel: Overview["funnel"] }) {
  const { funnel: t, number, percent, unknown, total, numbersOf } = useOverviewTexts();
  const totals = totalsOf(funnel);
  const most = Math.max(1, ...STAGES.map((stage) => totals[stage]));
  const shares = STAGES.map((stage, index) => {
    const before = STAGES[index - 1];
    return (before && shareOf(percent, totals[stage], totals[before])) || unknown;
  });
  return (
    <Figure
      title={t.title}
      note={t.note}
      summary={t.summary(totals.seen, totals.started, totals.sent)}
      empty={funnel.length === 0}
      table={
        <Numbers
          caption={numbersOf(t.title)}
          columns={[t.form, ...STAGES.map((stage) => t.stages[stage])]}
          rows={[
            ...funnel.map(({ placement, language, stages }) => ({
              key: `${placement} ${language}`,
              cells: [
                `${t.placements[placement]}, ${t.languages[language]}`,
                ...STAGES.map((stage) => number(stages[stage])),
              ],
            })),
            { key: "total", cells: [total, ...STAGES.map((stage) => number(totals[stage]))] },
            { key: "share", cells: [t.ofBefore, ...shares] },
          ]}
        />
      }
    >
      {STAGES.map((stage) => (
        <div key={stage} className="stage">
          <span>{t.stages[stage]}</span>
          <i style={{ inlineSize: `${(100 * totals[stage]) / most}%` }} />
          <b>{number(totals[stage])}</b>
        </div>
      ))}
    </Figure>
  );
}
