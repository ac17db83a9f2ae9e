import { useEffect, useMemo, useRef } from "react";
import { OUTBOX_STATUSES, type OutboxEntry, type OutboxStatus } from "../../../features/outbox/model.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Icon } from "../../kit/icons.tsx";
import { Empty, Failed, ListEnd, Loading } from "../../kit/list-status.tsx";
import { rowsOf } from "../../kit/pages.ts";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { type Column, Table } from "../../kit/table.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { useOutbox, usePendingReplays, useReplay } from "./outbox-queries.ts";

/** What is to leave the process, how far it got, and sending again what was given up (DESIGN §5). */
export function OutboxView() {
  const { t } = useTexts();
  const fail = useFailure();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const status = OUTBOX_STATUSES.find((name) => name === query.get("status")) ?? null;
  const list = useOutbox(status);
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  const pending = usePendingReplays();
  const replay = useReplay({
    success: () => toasts.add({ title: t.outbox.replayed, description: t.outbox.replayedText }),
    error: (error) => fail(error, t.outbox.replayFailed),
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
      width: "12rem",
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
      <fieldset className="segments">
        <legend className="unseen">{t.outbox.filter}</legend>
        {([null, ...OUTBOX_STATUSES] as const).map((name) => (
          <button
            key={name ?? "all"}
            type="button"
            aria-pressed={status === name}
            onClick={() => setQuery({ status: name })}
          >
            {name ? t.outbox.statuses[name] : t.outbox.all}
          </button>
        ))}
      </fieldset>
      <section className="list" aria-label={t.outbox.title} aria-busy={list.isFetching}>
        {list.isPending ? (
          <Loading text={t.outbox.loading} />
        ) : list.isError && rows.length === 0 ? (
          <Failed text={t.outbox.failed} onRetry={() => void list.refetch()} />
        ) : rows.length === 0 ? (
          <Empty text={status ? t.outbox.emptyStatus : t.outbox.empty} />
        ) : (
          <>
            <Table caption={t.outbox.title} columns={columns} rows={rows} />
            <ListEnd
              hasNext={list.hasNextPage}
              loading={list.isFetchingNextPage}
              failed={list.isFetchNextPageError}
              onMore={() => void list.fetchNextPage()}
            />
          </>
        )}
      </section>
    </div>
  );
}

const BADGES: Record<OutboxStatus, string> = {
  pending: "badge-pending",
  delivered: "badge-contacted",
  dead: "badge-dead",
};

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
    <button
      type="button"
      className="action action-small"
      disabled={pending}
      aria-label={t.about(words, entry.recipient)}
      onClick={(event) => {
        row.current = event.currentTarget.closest("tr") ?? undefined;
        onReplay();
      }}
    >
      <Icon name="refresh" />
      {words}
    </button>
  );
}
