import { useEffect, useMemo, useRef } from "react";
import { OUTBOX_STATUSES, type OutboxEntry, type OutboxStatus } from "../../features/outbox/model.ts";
import { toasts } from "../../ui/toast-store.ts";
import { Moment, Stranger } from "../kit/facts.tsx";
import { Icon } from "../kit/icons.tsx";
import { Empty, Failed, ListEnd, Loading } from "../kit/list-status.tsx";
import { rowsOf } from "../kit/pages.ts";
import { RefreshButton } from "../kit/refresh-button.tsx";
import { useFailure } from "../kit/use-failure.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { useAddress, useSetQuery } from "../shell/use-address.ts";
import { useOutbox, usePendingReplays, useReplay } from "./outbox-queries.ts";
import { OutboxTabs } from "./outbox-tabs.tsx";

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
      <OutboxTabs />
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
            <table className="outbox-table">
              <caption className="unseen">{t.outbox.title}</caption>
              <thead>
                <tr>
                  <th scope="col">{t.outbox.columns.status}</th>
                  <th scope="col">{t.outbox.columns.message}</th>
                  <th scope="col">{t.outbox.columns.recipient}</th>
                  <th scope="col">{t.outbox.columns.attempts}</th>
                  <th scope="col">{t.outbox.columns.error}</th>
                  <th scope="col">{t.outbox.columns.created}</th>
                  <th scope="col">
                    <span className="unseen">{t.outbox.columns.action}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((entry) => (
                  <OutboxRow
                    key={entry.id}
                    entry={entry}
                    pending={pending.has(entry.id)}
                    onReplay={() => replay.mutate(entry.id)}
                  />
                ))}
              </tbody>
            </table>
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

function OutboxRow({ entry, pending, onReplay }: { entry: OutboxEntry; pending: boolean; onReplay: () => void }) {
  const { t } = useTexts();
  const names: Readonly<Record<string, string>> = t.outbox.templates;
  const words = pending ? t.outbox.replaying : t.outbox.replay;
  const message = useRef<HTMLTableCellElement>(null);
  const pressedHere = useRef(false);
  // The button has gone, and the focus with it.
  useEffect(() => {
    if (pending || !pressedHere.current) return;
    pressedHere.current = false;
    if (document.activeElement === document.body) message.current?.focus();
  }, [pending]);
  const replayable = entry.status === "dead" || (entry.status === "pending" && entry.lastError !== null);
  return (
    <tr>
      <td className="col-status">
        <span className={`badge ${BADGES[entry.status]}`}>{t.outbox.statuses[entry.status]}</span>
      </td>
      <th ref={message} scope="row" className="col-message" tabIndex={-1}>
        {Object.hasOwn(names, entry.template) ? names[entry.template] : entry.template}
      </th>
      <td className="col-recipient" title={entry.recipient}>
        <Stranger>{entry.recipient}</Stranger>
      </td>
      <td className="col-attempts">{t.outbox.attempts(entry.attempts)}</td>
      <td className="col-error">
        {entry.lastError ? (
          <Stranger>{entry.lastError}</Stranger>
        ) : (
          <span className="not-provided">{t.outbox.noError}</span>
        )}
      </td>
      <td className="col-created">
        <Moment iso={entry.createdAt} />
        {entry.nextAttemptAt && entry.attempts > 0 && (
          <span className="row-line">
            {t.outbox.columns.next} <Moment iso={entry.nextAttemptAt} />
          </span>
        )}
        {entry.deliveredAt && (
          <span className="row-line">
            {t.outbox.columns.delivered} <Moment iso={entry.deliveredAt} />
          </span>
        )}
      </td>
      <td className="col-action">
        {replayable && (
          <button
            type="button"
            className="action action-small"
            disabled={pending}
            aria-label={t.about(words, entry.recipient)}
            onClick={() => {
              pressedHere.current = true;
              onReplay();
            }}
          >
            <Icon name="refresh" />
            {words}
          </button>
        )}
      </td>
    </tr>
  );
}
