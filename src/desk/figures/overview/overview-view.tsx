import type { Overview, WeekFigures } from "../../../features/overview/model.ts";
import { PERIODS } from "../../../features/overview/weeks.ts";
import { STAGES } from "../../../features/visits/model.ts";
import { LOCALE_OF } from "../../../lib/language.ts";
import { useAfterPaint } from "../../../ui/after-paint.ts";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { ChartKey } from "./chart-key.tsx";
import { Figure, Numbers } from "./figure.tsx";
import { FunnelChart } from "./funnel-chart.tsx";
import { funnelTotals, shareOfBefore } from "./funnel-totals.ts";
import { FAMILIES, familiesOf } from "./grade-families.ts";
import { KeyFigures } from "./key-figures.tsx";
import { periodOfQuery } from "./overview-address.ts";
import { useOverview } from "./overview-queries.ts";
import { useOverviewTexts } from "./overview-texts.ts";
import { ChatChart, ContactChart, CountsChart, GradesChart, PostsChart, useWeekName } from "./week-charts.tsx";

/** What came in, what became of it and where forms lose people, by week. Loaded when somebody comes here. */
export default function OverviewView() {
  const t = useOverviewTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const period = periodOfQuery(query);
  // A press shows in its button at once; the charts follow in the next frames (INP, BARS).
  const overview = useOverview(useAfterPaint(period));
  const refresh = () => void overview.refetch();
  return (
    <div className="overview">
      <div className="view-head">
        <h1>{t.title}</h1>
        <RefreshButton updatedAt={overview.dataUpdatedAt} fetching={overview.isFetching} onRefresh={refresh} />
      </div>
      <fieldset className="segments overview-period">
        <legend className="unseen">{t.period}</legend>
        {PERIODS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === period}
            onClick={() => setQuery({ weeks: String(each) })}
          >
            {t.weeks(each)}
          </button>
        ))}
      </fieldset>
      {overview.isPending ? (
        <Loading text={t.loading} />
      ) : overview.isError ? (
        <Failed text={t.failed} onRetry={refresh} />
      ) : (
        <Figures overview={overview.data} />
      )}
    </div>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const t = useOverviewTexts();
  const { language } = useTexts();
  const weeks = sinceSomething(overview.weeks);
  const long = new Intl.DateTimeFormat(LOCALE_OF[language], { dateStyle: "long", timeZone: "UTC" });
  return (
    <>
      <p className="note">{t.since(long.format(new Date(`${weeks[0]!.day}T12:00:00Z`)))}</p>
      <KeyFigures overview={overview} />
      <div className="figures">
        <Requests weeks={weeks} />
        <Grades weeks={weeks} />
        <FirstContact weeks={weeks} firstContact={overview.firstContact} />
        <Appointments weeks={weeks} />
        <Funnel funnel={overview.funnel} />
        <Chat weeks={weeks} />
        <Posts weeks={weeks} posts={overview.posts} />
      </div>
    </>
  );
}

/** Without the weeks before anything was counted, which a young site has many of; but with two to compare. */
function sinceSomething(weeks: Overview["weeks"]): Overview["weeks"] {
  const first = weeks.findIndex(
    ({ requests, chat, appointments, postsRead }) => requests + chat.asked + appointments.booked + postsRead > 0,
  );
  return weeks.slice(Math.max(0, Math.min(first, weeks.length - 2)));
}

/** A row a week, newest first, as one reads them. */
function useWeekRows() {
  const weekName = useWeekName();
  return (weeks: readonly WeekFigures[], cells: (week: WeekFigures) => readonly string[]) =>
    weeks.toReversed().map((week) => ({ key: week.day, cells: [weekName(week.day), ...cells(week)] }));
}

const sumOf = (weeks: readonly WeekFigures[], of: (week: WeekFigures) => number) =>
  weeks.reduce((total, week) => total + of(week), 0);

function Requests({ weeks }: { weeks: readonly WeekFigures[] }) {
  const { requests: t, number, week, numbersOf } = useOverviewTexts();
  const rows = useWeekRows();
  const total = sumOf(weeks, ({ requests }) => requests);
  const [contacted, won] = [sumOf(weeks, (each) => each.contacted), sumOf(weeks, (each) => each.won)];
  return (
    <Figure
      title={t.title}
      note={t.note}
      summary={t.summary(total, contacted, won)}
      empty={total === 0}
      table={
        <Numbers
          caption={numbersOf(t.title)}
          columns={[week, t.requests, t.contacted, t.won]}
          rows={rows(weeks, (each) => [number(each.requests), number(each.contacted), number(each.won)])}
        />
      }
    >
      <CountsChart
        data={weeks}
        bar={["requests", t.requests]}
        line={["contacted", t.contacted]}
        dashed={["won", t.won]}
      />
      <ChartKey
        series={[
          { name: t.requests, mark: "bar" },
          { name: t.contacted, mark: "line-river" },
          { name: t.won, mark: "line-signal", dashed: true },
        ]}
      />
    </Figure>
  );
}

function Grades({ weeks }: { weeks: readonly WeekFigures[] }) {
  const { grades: t, number, percent, week, numbersOf } = useOverviewTexts();
  const rows = useWeekRows();
  const total = sumOf(weeks, ({ requests }) => requests);
  const best = sumOf(weeks, ({ grades }) => familiesOf(grades).a);
  return (
    <Figure
      title={t.title}
      note={t.note}
      summary={t.summary(percent(best / total))}
      empty={total === 0}
      table={
        <Numbers
          caption={numbersOf(t.title)}
          columns={[week, ...FAMILIES.map((family) => t.families[family])]}
          rows={rows(weeks, ({ grades }) => {
            const families = familiesOf(grades);
            return FAMILIES.map((family) => number(families[family]));
          })}
        />
      }
    >
      <GradesChart weeks={weeks} />
      <ChartKey series={FAMILIES.map((family) => ({ name: t.families[family], mark: family }))} />
    </Figure>
  );
}

function FirstContact({ weeks, firstContact }: Pick<Overview, "weeks" | "firstContact">) {
  const { contact: t, number, waiting, unknown, week, numbersOf } = useOverviewTexts();
  const rows = useWeekRows();
  const time = (hours: number | null) => (hours === null ? unknown : waiting(hours));
  return (
    <Figure
      title={t.title}
      note={t.note}
      summary={t.summary(time(firstContact.median), time(firstContact.p90))}
      empty={firstContact.count === 0}
      table={
        <Numbers
          caption={numbersOf(t.title)}
          columns={[week, t.contacted, t.median, t.p90]}
          rows={rows(weeks, ({ firstContact: own }) => [number(own.count), time(own.median), time(own.p90)])}
        />
      }
    >
      <ContactChart weeks={weeks} />
      <ChartKey
        series={[
          { name: t.median, mark: "line-river" },
          { name: t.p90, mark: "line-ink", dashed: true },
        ]}
      />
    </Figure>
  );
}

function Appointments({ weeks }: { weeks: readonly WeekFigures[] }) {
  const { appointments: t, number, week, numbersOf } = useOverviewTexts();
  const rows = useWeekRows();
  const data = weeks.map(({ day, appointments }) => ({ day, ...appointments }));
  const sum = (of: "booked" | "held" | "missed") => sumOf(weeks, ({ appointments }) => appointments[of]);
  return (
    <Figure
      title={t.title}
      note={t.note}
      summary={t.summary(sum("booked"), sum("held"), sum("missed"))}
      empty={sum("booked") === 0}
      table={
        <Numbers
          caption={numbersOf(t.title)}
          columns={[week, t.booked, t.held, t.missed]}
          rows={rows(weeks, ({ appointments: { booked, held, missed } }) => [booked, held, missed].map(number))}
        />
      }
    >
      <CountsChart data={data} bar={["booked", t.booked]} line={["held", t.held]} dashed={["missed", t.missed]} />
      <ChartKey
        series={[
          { name: t.booked, mark: "bar" },
          { name: t.held, mark: "line-river" },
          { name: t.missed, mark: "line-signal", dashed: true },
        ]}
      />
    </Figure>
  );
}

function Funnel({ funnel }: { funnel: Overview["funnel"] }) {
  const { funnel: t, number, percent, unknown, total, numbersOf } = useOverviewTexts();
  const totals = funnelTotals(funnel);
  const shares = STAGES.map((stage) => {
    const share = shareOfBefore(totals, stage);
    return share === undefined ? unknown : percent(share);
  });
  const rows = funnel.map(({ placement, language, stages }) => ({
    key: `${placement} ${language}`,
    cells: [`${t.placements[placement]}, ${t.languages[language]}`, ...STAGES.map((stage) => number(stages[stage]))],
  }));
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
            ...rows,
            { key: "total", cells: [total, ...STAGES.map((stage) => number(totals[stage]))] },
            { key: "share", cells: [t.ofBefore, ...shares] },
          ]}
        />
      }
    >
      <FunnelChart stages={totals} />
    </Figure>
  );
}

function Chat({ weeks }: { weeks: readonly WeekFigures[] }) {
  const { chat: t, number, week, numbersOf } = useOverviewTexts();
  const rows = useWeekRows();
  const asked = sumOf(weeks, ({ chat }) => chat.asked);
  return (
    <Figure
      title={t.title}
      note={t.note}
      summary={t.summary(
        asked,
        sumOf(weeks, ({ chat }) => chat.unknown),
      )}
      empty={asked === 0}
      table={
        <Numbers
          caption={numbersOf(t.title)}
          columns={[week, t.asked, t.answered, t.unknown, t.byStaff]}
          rows={rows(weeks, ({ chat }) => [chat.asked, chat.answered, chat.unknown, chat.byStaff].map(number))}
        />
      }
    >
      <ChatChart weeks={weeks} />
      <ChartKey
        series={[
          { name: t.asked, mark: "line-ink" },
          { name: t.answered, mark: "a" },
          { name: t.byStaff, mark: "c" },
          { name: t.unknown, mark: "b" },
        ]}
      />
    </Figure>
  );
}

function Posts({ weeks, posts }: Pick<Overview, "weeks" | "posts">) {
  const { posts: t, number, week, numbersOf } = useOverviewTexts();
  const rows = useWeekRows();
  const total = sumOf(weeks, ({ postsRead }) => postsRead);
  return (
    <Figure
      title={t.title}
      note={t.note}
      summary={t.summary(total)}
      empty={total === 0}
      table={
        <>
          <Numbers
            caption={t.most}
            columns={[t.post, t.read]}
            rows={posts.map(({ path, title, language, count }) => ({
              key: path,
              cells: [
                <a key={path} href={path} lang={LOCALE_OF[language]}>
                  {title}
                </a>,
                number(count),
              ],
            }))}
          />
          <Numbers
            caption={numbersOf(t.title)}
            columns={[week, t.read]}
            rows={rows(weeks, ({ postsRead }) => [number(postsRead)])}
          />
        </>
      }
    >
      <PostsChart weeks={weeks} />
    </Figure>
  );
}
