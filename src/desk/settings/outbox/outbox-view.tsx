import { useEffect, useMemo, useRef } from "react";
import { OUTBOX_STATUSES, type OutboxEntry } from "../../../features/outbox/model.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { PagedList } from "../../kit/list-status.tsx";
import { rowsOf } from "../../kit/pages.ts";
import { ActOn, Segments } from "../../kit/parts.tsx";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { type Column, Table } from "../../kit/table.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { useOutbox, usePendingReplays, useReplay } from "./queries.ts";

const BADGES = { pending: "badge-pending", delivered: "badge-contacted", dead: "badge-dead" } as const;

/** What is to leave the process, how far it got, and sending again what was given up (DESIGN §5). */
export function OutboxView() {
  const { t } = useTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const status = OUTBOX_STATUSES.find((name) => name === query.get("status")) ?? null;
  const list = useOutbox(status);
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  const pending = usePendingReplays();
  const replay = useReplay({
    saved: { title: t.outbox.replayed, description: t.outbox.replayedText },
    failed: t.outbox.replayFailed,
  });

  const names: Readonly<Record<string, string>> = t.outbox.templates;
  const { columns: heads } = t.outbox;
  const columns: Column<OutboxEntry>[] = [
    {
      key: "status",
      head: heads.status,
      width: "7rem",
      narrow: "aside",
      cell: ({ status }) => <span className={`badge ${BADGES[status]}`}>{t.outbox.statuses[status]}</span>,
    },
    {
      key: "message",
      head: heads.message,
      isName: true,
      cell: ({ template }) => (Object.hasOwn(names, template) ? names[template] : template),
    },
    { key: "recipient", head: heads.recipient, cell: ({ recipient }) => <Stranger>{recipient}</Stranger> },
    { key: "attempts", head: heads.attempts, width: "6rem", cell: ({ attempts }) => t.outbox.attempts(attempts) },
    {
      key: "error",
      head: heads.error,
      cell: ({ lastError }) =>
        lastError ? <Stranger>{lastError}</Stranger> : <span className="not-provided">{t.outbox.noError}</span>,
    },
    {
      key: "created",
      head: heads.created,
      width: "14rem",
      cell: ({ createdAt, nextAttemptAt, attempts, deliveredAt }) => (
        <>
          <Moment iso={createdAt} />
          {nextAttemptAt && attempts > 0 && (
            <span className="row-line">
              {heads.next} <Moment iso={nextAttemptAt} />
            </span>
          )}
          {deliveredAt && (
            <span className="row-line">
              {heads.delivered} <Moment iso={deliveredAt} />
            </span>
          )}
        </>
      ),
    },
    {
      key: "action",
      head: heads.action,
      isHeadUnseen: true,
      width: "9rem",
      cell: (entry) => (
        <ReplayButton entry={entry} pending={pending.has(entry.id)} onReplay={() => replay.mutate(entry.id)} />
      ),
    },
  ];

  return (
    <div className="outbox">
      <div className="view-head">
        <h1>{t.outbox.title}</h1>
        <RefreshButton
          updatedAt={list.dataUpdatedAt}
          fetching={list.isFetching && !list.isFetchingNextPage}
          onRefresh={() => void list.refetch()}
        />
      </div>
      <p className="view-intro">{t.outbox.intro}</p>
      <Segments
        label={t.outbox.filter}
        options={[
          ["", t.outbox.all] as const,
          ...OUTBOX_STATUSES.map((name) => [name, t.outbox.statuses[name]] as const),
        ]}
        value={status ?? ""}
        onChoose={(name) => setQuery({ status: name })}
      />
      <section className="list" aria-label={t.outbox.title} aria-busy={list.isFetching}>
        <PagedList
          list={list}
          count={rows.length}
          texts={{ ...t.outbox, empty: status ? t.outbox.emptyStatus : t.outbox.empty }}
        >
          <Table caption={t.outbox.title} columns={columns} rows={rows} />
        </PagedList>
      </section>
    </div>
  );
}

/** Sends a message again; the row takes the focus once the button has gone. */
function ReplayButton({ entry, pending, onReplay }: { entry: OutboxEntry; pending: boolean; onReplay: () => void }) {
  const { t } = useTexts();
  const words = pending ? t.outbox.replaying : t.outbox.replay;
  const row = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (pending || !row.current) return;
    if (document.activeElement === document.body) row.current.querySelector("th")?.focus();
    row.current = undefined;
  }, [pending]);
  if (entry.status === "delivered" || (entry.status === "pending" && entry.lastError === null)) return null;
  return (
    <ActOn
      words={words}
      whom={entry.recipient}
      disabled={pending}
      onClick={({ currentTarget }) => {
        row.current = currentTarget.closest("tr") ?? undefined;
        onReplay();
      }}
    />
  );
}
