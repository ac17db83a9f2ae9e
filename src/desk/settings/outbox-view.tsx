import { useMemo } from "react";
import { OUTBOX_STATUSES, type OutboxEntry, type OutboxStatus } from "../../features/outbox/model.ts";
import type { CallAnswer } from "../../lib/http/api-calls.ts";
import { api } from "../../ui/api-client.ts";
import { PAGE_SIZE, usePages, usePending } from "../kit/api.ts";
import { oneOf, useFilters } from "../kit/filters.tsx";
import { ListScreen } from "../kit/list-screen.tsx";
import { ActOn, Moment, Segments, Stranger } from "../kit/parts.tsx";
import type { Column } from "../kit/table.tsx";
import { type Telling, useSave } from "../kit/use-save.ts";
import { useTexts } from "../shell/desk-context.tsx";

const BADGES = { pending: "badge-pending", delivered: "badge-contacted", dead: "badge-dead" } as const;
const FILTERS = { status: oneOf(OUTBOX_STATUSES) };

/** The outbox: messages and their delivery status; undeliverable messages can be resent (DESIGN §5). */
export function OutboxView() {
  const { outbox } = useTexts().t;
  const { filters, asked, change } = useFilters(FILTERS);
  return (
    <ListScreen
      title={outbox.title}
      intro={outbox.intro}
      texts={{ ...outbox, emptyFiltered: outbox.emptyStatus }}
      list={useOutbox(filters.status)}
      asked={asked}
      filters={
        <Segments
          label={outbox.filter}
          options={[
            ["", outbox.all] as const,
            ...OUTBOX_STATUSES.map((name) => [name, outbox.statuses[name]] as const),
          ]}
          value={filters.status ?? ""}
          onChoose={(status) => change({ status })}
        />
      }
      rows={useColumns()}
    />
  );
}

/**
 * Returns when a message was delivered, is tried again or, if it was written ahead of time, like a reminder, when it
 * leaves. Undefined if it leaves at once or was given up on.
 */
export function sendingOf({
  createdAt,
  nextAttemptAt,
  attempts,
  deliveredAt,
}: Pick<OutboxEntry, "createdAt" | "nextAttemptAt" | "attempts" | "deliveredAt">):
  | { what: "delivered" | "next" | "leaves"; at: string }
  | undefined {
  if (deliveredAt) return { what: "delivered", at: deliveredAt };
  if (!nextAttemptAt) return undefined;
  if (attempts > 0) return { what: "next", at: nextAttemptAt };
  return nextAttemptAt > createdAt ? { what: "leaves", at: nextAttemptAt } : undefined;
}

function useColumns() {
  const { t } = useTexts();
  const { columns: heads } = t.outbox;
  const pending = usePendingReplays();
  const { mutate } = useReplay({
    saved: { title: t.outbox.replayed, description: t.outbox.replayedText },
    failed: t.outbox.replayFailed,
  });
  return useMemo((): Column<OutboxEntry>[] => {
    const names: Readonly<Record<string, string>> = t.outbox.templates;
    return [
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
        cell: ({ lastError }) => lastError && <Stranger>{lastError}</Stranger>,
      },
      {
        key: "created",
        head: heads.created,
        width: "14rem",
        cell: (entry) => {
          const sending = sendingOf(entry);
          return (
            <>
              <Moment iso={entry.createdAt} />
              {sending && (
                <span className="row-line">
                  {heads[sending.what]} <Moment iso={sending.at} />
                </span>
              )}
            </>
          );
        },
      },
      {
        key: "action",
        head: heads.action,
        isHeadUnseen: true,
        width: "9rem",
        cell: ({ id, status, lastError, recipient }) =>
          (status === "dead" || (status === "pending" && lastError !== null)) && (
            <ActOn
              words={pending.has(id) ? t.outbox.replaying : t.outbox.replay}
              whom={recipient}
              disabled={pending.has(id)}
              onClick={() => mutate({ id })}
            />
          ),
      },
    ];
  }, [t, heads, pending, mutate]);
}

export function useOutbox(status: OutboxStatus | null) {
  return usePages(["outbox"], "GET /outbox", { query: { limit: PAGE_SIZE, status } });
}

const REPLAY = ["outbox", "replay"];

interface Replayed {
  id: number;
}

export const useReplay = (on: Telling<Replayed, CallAnswer<"POST /outbox/:id/replay">>) =>
  useSave(({ id }: Replayed) => api("POST /outbox/:id/replay", { params: { id } }), {
    key: REPLAY,
    touches: [["outbox"]],
    ...on,
  });

/** Returns the ids of the messages being resent from any screen. */
export const usePendingReplays = () => usePending(REPLAY);
