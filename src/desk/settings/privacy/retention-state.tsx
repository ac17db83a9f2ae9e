import type { RetentionRule } from "../../../features/privacy/retention/model.ts";
import { RETENTION } from "../../../lib/company/retention.ts";
import { useRead } from "../../kit/api.ts";
import { Part, Shown } from "../../kit/parts.tsx";
import { Table } from "../../kit/table.tsx";
import { usePrivacyTexts } from "./privacy-queries.ts";

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
  const desk = usePrivacyTexts();
  const t = desk.retention;
  const state = useRead(["privacy", "retention"], "GET /privacy/retention");
  return (
    <Shown query={state} texts={desk}>
      {({ rules, reports, counts }) => (
        <>
          <Figures
            title={t.title}
            note={t.intro}
            heads={[t.rule, t.due]}
            rows={rules.map(({ rule, due }) => [t.rules[rule](TERM_OF[rule]), due])}
          />
          <Figures
            title={t.reports}
            none={t.noReport}
            heads={[t.day, t.forgotten]}
            rows={reports.map(({ day, counts: forgotten }) => [
              day,
              Object.values(forgotten).reduce((sum, n) => sum + n, 0),
            ])}
          />
          <Figures
            title={t.counts}
            none={t.noCounts}
            heads={[t.month, t.kind, t.value, t.n]}
            rows={counts.map(({ month, kind, value, n }) => [month, t.kinds[kind], value, n])}
          />
        </>
      )}
    </Shown>
  );
}

interface FiguresProps {
  title: string;
  note?: string;
  /** Stands for no rows. */
  none?: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** A part with a table whose last column is a number. */
function Figures({ title, note, none, heads, rows }: FiguresProps) {
  return (
    <Part title={title} note={rows.length === 0 ? none : note}>
      {rows.length > 0 && (
        <Table
          caption={title}
          columns={heads.map((head, at) => {
            const isLast = at === heads.length - 1;
            return {
              key: head,
              head,
              cell: ({ cells }: { cells: readonly (string | number)[] }) => cells[at],
              ...(isLast && { isEnd: true, width: "6rem", narrow: "aside" as const }),
            };
          })}
          rows={rows.map((cells) => ({ id: cells.slice(0, -1).join(" "), cells }))}
        />
      )}
    </Part>
  );
}
