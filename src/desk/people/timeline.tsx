import { memo, type ReactNode, useCallback, useEffect, useRef } from "react";
import {
  type Person,
  type RecordRef,
  TIMELINE_GROUP_NAMES,
  type TimelineDetails,
  type TimelineEntry,
} from "../../features/people/model.ts";
import { adoptStyle } from "../../ui/adopt-style.ts";
import { api } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { rowsOf } from "../kit/api.ts";
import { useFocusLoss } from "../kit/hooks.ts";
import { PagedList, useTold } from "../kit/list-status.tsx";
import { ActOn, Moment, PagePath, Part, Stranger } from "../kit/parts.tsx";
import { dayText } from "../kit/present.ts";
import { GradeBadge } from "../requests/consultation-parts.tsx";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { follow, goTo, useAddress, useSetQuery } from "../shell/use-address.ts";
import { LetterText, MailText } from "./mail-text.tsx";
import css from "./people.css?inline";
import {
  type PeopleTexts,
  personAddress,
  recordAddress,
  timelineGroupOf,
  usePeopleChange,
  usePeopleTexts,
  useTimeline,
  useUndoMerge,
} from "./people-queries.ts";

adoptStyle(css);

const writeSplit = ({ kind, id }: RecordRef) => api("POST /people/of/:kind/:id/split", { params: { kind, id } });

export function Timeline({ person }: { person: Person }) {
  const t = usePeopleTexts();
  const { announce } = useDesk();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const group = timelineGroupOf(query);
  const timeline = useTimeline(person.id, group);
  const entries = rowsOf(timeline.data);
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lostFocus = useFocusLoss(place);
  // The pressed button disappeared with its entry, so move focus to the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed entries are what asks for it
  useEffect(() => {
    if (lostFocus()) heading.current?.focus({ preventScroll: true });
  }, [entries, lostFocus]);

  const { failed } = t.matched;
  const split = usePeopleChange(writeSplit, {
    done: ({ personId }, record) => {
      const what = recordWords(record, t);
      toasts.add({
        title: t.matched.done,
        description: t.matched.doneText(what),
        ...(personId !== null && {
          action: {
            label: t.matched.open,
            instead: t.matched.openInstead,
            onPress: () => goTo(personAddress(personId)),
          },
        }),
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
    <div ref={place} aria-busy={timeline.isFetching}>
      <Part
        title={t.timeline.title}
        heading={heading}
        tools={
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
        }
      >
        <PagedList
          list={timeline}
          count={entries.length}
          texts={{ loading: t.timeline.loading, failed: t.timeline.failed, empty: t.timeline.empty }}
          ends={{ more: t.timeline.older, loading: t.timeline.loadingOlder, end: t.timeline.end }}
        >
          <ol>
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
      </Part>
    </div>
  );
}

interface TimelineItemProps {
  entry: TimelineEntry;
  busy: boolean;
  /** Both callbacks are set only on the person's own page; elsewhere, the timeline is read-only. */
  onSplit?: (entry: TimelineEntry) => void;
  onUndoMerge?: (entry: TimelineEntry) => void;
}

/** Returns the name of a record as used in a sentence: « Demande nº 12 ». */
function recordWords({ kind, id }: RecordRef, t: PeopleTexts): string {
  return kind === "subscription" ? t.person.subscription : t.person[RECORD_WORDS[kind]](id);
}
const RECORD_WORDS = { consultation: "request", conversation: "conversation" } as const;

/** Kinds of entries that begin a record; such an entry shows how the record was matched to the person. */
const OPENING: ReadonlySet<string> = new Set(["request", "chat", "newsletter-asked"]);

export const TimelineItem = memo(function TimelineItem({ entry, busy, onSplit, onUndoMerge }: TimelineItemProps) {
  const t = usePeopleTexts();
  const { at, kind, record, actor, matched } = entry;
  const address = record && recordAddress(record);
  const words = record && recordWords(record, t);
  const matchedBy = matched && matched.by !== "alone" && OPENING.has(kind) ? matched.by : null;
  const isOfStaff = actor !== null && actor.id !== "visitor" && actor.id !== "system";
  return (
    <li className="entry" data-kind={kind}>
      <p className="action-row">
        <strong>{headline(entry, t)}</strong>
        {address && words && (
          <a href={address} onClick={(event) => follow(event, address)}>
            {words}
          </a>
        )}
        {isOfStaff && <span className="note">{t.timeline.by(actor.name ?? t.timeline.formerStaff)}</span>}
        <span className="filter-rest">
          <Moment iso={at} />
        </span>
      </p>
      <EntryBody entry={entry} />
      {matchedBy && (
        <p className="action-row">
          <span className="badge badge-outline">{t.matched[matchedBy]}</span>
          {matched?.canUndo && words && onSplit && (
            <ActOn words={t.matched.undo} whom={words} disabled={busy} onClick={() => onSplit(entry)} />
          )}
        </p>
      )}
      {entry.canUndoMerge && onUndoMerge && (
        <p className="action-row">
          <button type="button" className="action action-small" disabled={busy} onClick={() => onUndoMerge(entry)}>
            {t.undoMerge}
          </button>
        </p>
      )}
    </li>
  );
});

function detailOf<Kind extends keyof TimelineDetails>(entry: TimelineEntry, _kind: Kind): TimelineDetails[Kind] {
  return entry.detail as unknown as TimelineDetails[Kind];
}

function wordOf(words: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(words, key) ? words[key]! : key;
}

function headline(entry: TimelineEntry, t: PeopleTexts): string {
  const { kind } = entry;
  if (kind === "review") return t.kinds.review[detailOf(entry, kind).review];
  if (kind === "contacted") return t.kinds.contacted[`${detailOf(entry, kind).contacted}`];
  if (kind === "facts") return t.kinds.facts[entry.actor?.id === "visitor" ? "visitor" : "staff"];
  if (kind === "appointment") return t.kinds.appointment[detailOf(entry, kind).event];
  if (kind === "newsletter-ended") return t.kinds[kind][detailOf(entry, kind).state];
  if (kind === "erasure") return t.kinds.erasure(t.records[detailOf(entry, kind).recordKind]);
  if (kind === "split") return t.kinds.split(t.records[detailOf(entry, kind).recordKind]);
  if (kind === "merge-undone") return t.kinds.mergeUndone;
  if (kind === "outcome") return detailOf(entry, kind).outcome === null ? t.kinds.noOutcome : t.kinds.outcome;
  if (kind === "owner") return detailOf(entry, kind).ownerId === null ? t.kinds.noOwner : t.kinds.owner;
  if (kind === "next-step") return detailOf(entry, kind).nextStep === null ? t.kinds.noNextStep : t.kinds[kind];
  return t.kinds[kind];
}

function EntryBody({ entry }: { entry: TimelineEntry }): ReactNode {
  const t = usePeopleTexts();
  const { language } = useTexts();
  const { kind } = entry;
  if (kind === "request") return <RequestBody detail={detailOf(entry, kind)} />;
  if (kind === "chat") {
    const { page } = detailOf(entry, kind);
    return (
      <p className="detail-when">
        {t.from.page} <PagePath path={page} />
      </p>
    );
  }
  if (kind === "facts") {
    const words = detailOf(entry, kind).fields.map((field) => wordOf(t.facts, field));
    return <p className="detail-when">{words.join(", ")}</p>;
  }
  if (kind === "newsletter-asked")
    return <p className="detail-when">{wordOf(t.sources, detailOf(entry, kind).source)}</p>;
  if (kind === "mail") {
    const { template, status, title, mailId } = detailOf(entry, kind);
    const request = entry.record?.kind === "consultation" ? entry.record : undefined;
    const isLetter = template === "letter" && request !== undefined;
    return (
      <>
        <p className="detail-when">
          {wordOf(t.mails, template)}
          {title && !isLetter && (
            <>
              {" "}
              <Stranger>{title}</Stranger>
            </>
          )}{" "}
          <span className={status === "dead" ? "badge badge-dead" : "badge badge-outline"}>{t.mailStatus[status]}</span>
        </p>
        {isLetter ? (
          <LetterText consultationId={request.id} title={title} at={entry.at} />
        ) : (
          mailId !== undefined && request && <MailText id={mailId} />
        )}
      </>
    );
  }
  if (kind === "merge-undone" || kind === "split") {
    const address = personAddress(detailOf(entry, kind).otherId);
    return (
      <p className="detail-when">
        <a href={address} onClick={(event) => follow(event, address)}>
          {t.otherPerson}
        </a>
      </p>
    );
  }
  if (kind === "appointment") {
    return (
      <p className="detail-when">
        <Moment iso={detailOf(entry, kind).start} />
      </p>
    );
  }
  if (kind === "note") return <p className="message">{detailOf(entry, kind).text}</p>;
  if (kind === "outcome") {
    const { outcome } = detailOf(entry, kind);
    return outcome && <p className="detail-when">{wordOf(t.outcomes, outcome)}</p>;
  }
  if (kind === "owner") {
    const { ownerId, ownerName } = detailOf(entry, kind);
    return ownerId && <p className="detail-when">{ownerName ?? t.timeline.formerStaff}</p>;
  }
  if (kind === "next-step") {
    const { nextStep, nextStepAt } = detailOf(entry, kind);
    return (
      nextStep && (
        <p className="detail-when">
          {nextStep} {nextStepAt && <time dateTime={nextStepAt}>{t.due(dayText(nextStepAt, language))}</time>}
        </p>
      )
    );
  }
  return null;
}

function RequestBody({ detail }: { detail: TimelineDetails["request"] }) {
  const t = usePeopleTexts();
  const { t: desk } = useTexts();
  const { grade, placement, page, referrer, utmSource, utmMedium, utmCampaign } = detail;
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(" / ");
  const from: [string, string | undefined][] = [
    [t.from.placement, placement && wordOf(desk.placements, placement)],
    [t.from.page, page],
    [t.from.referrer, referrer],
    [t.from.campaign, campaign],
  ];
  return (
    <p className="detail-when">
      {grade && <GradeBadge grade={grade} />}
      {from.map(
        ([label, value]) =>
          value && (
            <span key={label} className="breakable">
              {label} <Stranger>{value}</Stranger>
            </span>
          ),
      )}
    </p>
  );
}
