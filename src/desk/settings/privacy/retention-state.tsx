import type { RetentionRule } from "../../../features/privacy/retention/model.ts";
import { RETENTION } from "../../../lib/company/retention.ts";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { useRetention } from "./privacy-queries.ts";
import { usePrivacyTexts } from "./privacy-texts.ts";

/** The figure in the words of each rule. */
const TERM_OF: Readonly<Record<RetentionRule, number>> = {
  "requests-past-term": RETENTION.requestMonths,
  "privacy-requests": RETENTION.privacyRequestMonths,
  "privacy-links": 0,
  "delivered-mails": RETENTION.deliveredMailDays,
  "unconfirmed-readers": RETENTION.unconfirmedReaderDays,
  "old-chats": 0,
};

/** What the nightly jobs would forget, what they forgot, and what is still known in figures. */
export function RetentionState() {
  const { desk } = usePrivacyTexts();
  const t = desk.retention;
  const state = useRetention();
  if (state.isPending) return <Loading text={desk.loading} />;
  if (state.isError) return <Failed text={desk.failed} onRetry={() => void state.refetch()} />;
  const { rules, reports, counts } = state.data;
  return (
    <section className="privacy-part" aria-labelledby="privacy-retention">
      <h2 id="privacy-retention">{t.title}</h2>
      <p>{t.intro}</p>
      <Table
        caption={t.title}
        heads={[t.rule, t.due]}
        rows={rules.map(({ rule, due }) => ({ key: rule, cells: [t.rules[rule](TERM_OF[rule]), String(due)] }))}
      />
      <h3>{t.reports}</h3>
      {reports.length === 0 ? (
        <p className="note">{t.noReport}</p>
      ) : (
        <Table
          caption={t.reports}
          heads={[t.day, t.forgotten]}
          rows={reports.map(({ day, counts: forgotten }) => ({
            key: day,
            cells: [day, String(Object.values(forgotten).reduce((sum, n) => sum + n, 0))],
          }))}
        />
      )}
      <h3>{t.counts}</h3>
      {counts.length === 0 ? (
        <p className="note">{t.noCounts}</p>
      ) : (
        <Table
          caption={t.counts}
          heads={[t.month, t.kind, t.value, t.n]}
          rows={counts.map(({ month, kind, value, n }) => ({
            key: `${month} ${kind} ${value}`,
            cells: [month, t.kinds[kind], value, String(n)],
          }))}
        />
      )}
    </section>
  );
}

interface TableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
}

function Table({ caption, heads, rows }: TableProps) {
  return (
    <table className="privacy-table">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
