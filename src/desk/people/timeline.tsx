import { useCallback, useEffect, useMemo, useRef } from "react";
import { type Person, TIMELINE_GROUP_NAMES, type TimelineEntry } from "../../features/people/model.ts";
import { toasts } from "../../ui/toast-store.ts";
import { PagedList, useTold } from "../kit/list-status.tsx";
import { once } from "../kit/pages.ts";
import { useFailure } from "../kit/use-failure.ts";
import { useFocusLoss } from "../kit/use-focus-loss.ts";
import { useDesk } from "../shell/desk-context.tsx";
import { goTo, useAddress, useSetQuery } from "../shell/use-address.ts";
import { personAddress, timelineGroupOf } from "./people-address.ts";
import { useSplit, useTimeline, useUndoMerge } from "./people-queries.ts";
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
  const entries = useMemo(() => once(timeline.data?.pages.flatMap((page) => page.entries)), [timeline.data]);
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
    done: ({ personId }, record) => {
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
    failed,
  });
  const undoMerge = useUndoMerge({ done: () => announce(t.kinds.mergeUndone), failed });
  const { mutate: splitOff } = split;
  const { mutate: undo } = undoMerge;
  const onSplit = useCallback((entry: TimelineEntry) => entry.record && splitOff(entry.record), [splitOff]);
  const onUndoMerge = useCallback((entry: TimelineEntry) => undo(Number(entry.detail["mergeId"])), [undo]);

  useTold(timeline, group ?? "", t.timeline.shown(entries.length));

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
      <PagedList
        list={timeline}
        count={entries.length}
        texts={{ loading: t.timeline.loading, failed: t.timeline.failed, empty: t.timeline.empty }}
        ends={{ more: t.timeline.older, loading: t.timeline.loadingOlder, end: t.timeline.end }}
      >
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
      </PagedList>
    </section>
  );
}
