import { useCallback, useEffect, useMemo, useRef } from "react";
import { type Person, TIMELINE_GROUP_NAMES, type TimelineEntry } from "../../features/people/model.ts";
import { toasts } from "../../ui/toast-store.ts";
import { Failed, Loading } from "../kit/list-status.tsx";
import { useFailure } from "../kit/use-failure.ts";
import { useFocusLoss } from "../kit/use-focus-loss.ts";
import { useDesk } from "../shell/desk-context.tsx";
import { goTo, useAddress, useSetQuery } from "../shell/use-address.ts";
import { personAddress, timelineGroupOf } from "./people-address.ts";
import { entriesOf, useSplit, useTimeline, useUndoMerge } from "./people-queries.ts";
import { usePeopleTexts } from "./people-texts.ts";
import { recordWords, TimelineItem } from "./timeline-item.tsx";

/** Everything that happened with a person, newest first. */
export function Timeline({ person }: { person: Person }) {
  const t = usePeopleTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const group = timelineGroupOf(query);
  const timeline = useTimeline(person.id, group);
  const entries = useMemo(() => entriesOf(timeline.data?.pages), [timeline.data]);
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lostFocus = useFocusLoss(place);
  // The entry whose button was pressed has moved to another person, or tells something else now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed entries are what asks for it
  useEffect(() => {
    if (lostFocus()) heading.current?.focus({ preventScroll: true });
  }, [entries, lostFocus]);

  const failed = (error: Error) => fail(error, t.matched.failed);
  const split = useSplit({
    success: (personId, record) => {
      const what = recordWords(record, t);
      toasts.add({
        title: t.matched.done,
        description: t.matched.doneText(what),
        action: {
          label: t.matched.open,
          instead: t.matched.openInstead,
          onPress: () => goTo(personAddress(personId)),
        },
      });
    },
    error: failed,
  });
  const undoMerge = useUndoMerge({ success: () => announce(t.kinds.mergeUndone), error: failed });
  const { mutate: splitOff } = split;
  const { mutate: undo } = undoMerge;
  const onSplit = useCallback((entry: TimelineEntry) => entry.record && splitOff(entry.record), [splitOff]);
  const onUndoMerge = useCallback((entry: TimelineEntry) => undo(Number(entry.detail["mergeId"])), [undo]);

  const settled = timeline.isSuccess && !timeline.isPlaceholderData;
  const told = useRef(group);
  useEffect(() => {
    if (!settled || told.current === group) return;
    told.current = group;
    announce(t.timeline.shown(entries.length));
  }, [settled, group, entries.length, announce, t]);

  return (
    <section className="person-timeline" aria-labelledby="person-timeline" ref={place} aria-busy={timeline.isFetching}>
      <div className="timeline-head">
        <h2 id="person-timeline" ref={heading} tabIndex={-1}>
          {t.timeline.title}
        </h2>
        <select
          aria-label={t.timeline.filter}
          data-set={group !== null || undefined}
          value={group ?? ""}
          onChange={(event) => setQuery({ show: event.target.value || null })}
        >
          <option value="">{t.timeline.all}</option>
          {TIMELINE_GROUP_NAMES.map((name) => (
            <option key={name} value={name}>
              {t.timeline.groups[name]}
            </option>
          ))}
        </select>
      </div>
      {timeline.isPending ? (
        <Loading text={t.timeline.loading} />
      ) : timeline.isError && entries.length === 0 ? (
        <Failed text={t.timeline.failed} onRetry={() => void timeline.refetch()} />
      ) : entries.length === 0 ? (
        <p className="timeline-end">{t.timeline.empty}</p>
      ) : (
        <>
          <ol className="timeline">
            {entries.map((entry) => (
              <TimelineItem
                key={entry.id}
                entry={entry}
                busy={split.isPending || undoMerge.isPending}
                onSplit={onSplit}
                onUndoMerge={onUndoMerge}
              />
            ))}
          </ol>
          {timeline.hasNextPage ? (
            <p className="timeline-end">
              <button
                type="button"
                className="action"
                aria-disabled={timeline.isFetchingNextPage || undefined}
                onClick={() => void timeline.fetchNextPage()}
              >
                {timeline.isFetchingNextPage ? t.timeline.loadingOlder : t.timeline.older}
              </button>
            </p>
          ) : (
            <p className="timeline-end">{t.timeline.end}</p>
          )}
        </>
      )}
    </section>
  );
}
