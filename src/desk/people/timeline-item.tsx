import { memo, type ReactNode } from "react";
import type { RecordKind, RecordRef, TimelineDetails, TimelineEntry } from "../../features/people/model.ts";
import { Moment, Stranger } from "../kit/facts.tsx";
import { dayText } from "../kit/present.ts";
import { GradeBadge } from "../requests/consultation-parts.tsx";
import { useTexts } from "../shell/desk-context.tsx";
import { follow } from "../shell/use-address.ts";
import { personAddress, recordAddress } from "./people-address.ts";
import { type PeopleTexts, usePeopleTexts } from "./people-texts.ts";

interface TimelineItemProps {
  entry: TimelineEntry;
  busy: boolean;
  /** Where records can be put right; elsewhere the entries are read alone. */
  onSplit?: (entry: TimelineEntry) => void;
  onUndoMerge?: (entry: TimelineEntry) => void;
}

/** What a record is called in a sentence: « Demande nº 12 ». */
export function recordWords({ kind, id }: RecordRef, t: PeopleTexts): string {
  return kind === "subscription" ? t.person.subscription : t.person[RECORD_WORDS[kind]](id);
}
const RECORD_WORDS = { consultation: "request", conversation: "conversation" } as const;

/** Kinds with which a record begins: they say how it was matched. */
const OPENING: ReadonlySet<string> = new Set(["request", "chat", "newsletter-asked"]);

/** One thing that happened. */
export const TimelineItem = memo(function TimelineItem({ entry, busy, onSplit, onUndoMerge }: TimelineItemProps) {
  const t = usePeopleTexts();
  const { t: desk } = useTexts();
  const { at, kind, record, actor, matched } = entry;
  const address = record && recordAddress(record);
  const words = record && recordWords(record, t);
  const matchedBy = matched && matched.by !== "alone" && OPENING.has(kind) ? matched.by : null;
  const isOfStaff = actor !== null && actor.id !== "visitor" && actor.id !== "system";
  return (
    <li className="entry" data-kind={kind}>
      <p className="entry-head">
        <strong>{headline(entry, t)}</strong>
        {address && words && (
          <a href={address} onClick={(event) => follow(event, address)}>
            {words}
          </a>
        )}
        {isOfStaff && <span className="note">{t.timeline.by(actor.name ?? t.timeline.formerStaff)}</span>}
        <span className="entry-when">
          <Moment iso={at} />
        </span>
      </p>
      <EntryBody entry={entry} />
      {matchedBy && (
        <p className="entry-match">
          <span className="badge badge-outline">{t.matched[matchedBy]}</span>
          {matched?.canUndo && words && onSplit && (
            <button
              type="button"
              className="action action-small"
              disabled={busy}
              aria-label={desk.about(t.matched.undo, words)}
              onClick={() => onSplit(entry)}
            >
              {t.matched.undo}
            </button>
          )}
        </p>
      )}
      {entry.canUndoMerge && onUndoMerge && (
        <p className="entry-match">
          <button type="button" className="action action-small" disabled={busy} onClick={() => onUndoMerge(entry)}>
            {t.undoMerge}
          </button>
        </p>
      )}
    </li>
  );
});

/** The detail of an entry as its kind has it. */
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
  if (kind === "erasure") return t.kinds.erasure(recordKindWord(detailOf(entry, kind).recordKind, t));
  if (kind === "split") return t.kinds.split(recordKindWord(detailOf(entry, kind).recordKind, t));
  if (kind === "merge-undone") return t.kinds.mergeUndone;
  if (kind === "outcome") return detailOf(entry, kind).outcome === null ? t.kinds.noOutcome : t.kinds.outcome;
  if (kind === "owner") return detailOf(entry, kind).ownerId === null ? t.kinds.noOwner : t.kinds.owner;
  if (kind === "next-step") return detailOf(entry, kind).nextStep === null ? t.kinds.noNextStep : t.kinds[kind];
  return t.kinds[kind];
}

function recordKindWord(kind: RecordKind, t: PeopleTexts): string {
  return t.records[kind];
}

function EntryBody({ entry }: { entry: TimelineEntry }): ReactNode {
  const t = usePeopleTexts();
  const { language } = useTexts();
  const { kind } = entry;
  if (kind === "request") return <RequestBody detail={detailOf(entry, kind)} />;
  if (kind === "chat") {
    const { page } = detailOf(entry, kind);
    return (
      <p className="entry-told">
        {t.from.page} <a href={page}>{page}</a>
      </p>
    );
  }
  if (kind === "facts") {
    const words = detailOf(entry, kind).fields.map((field) => wordOf(t.facts, field));
    return <p className="entry-told">{words.join(", ")}</p>;
  }
  if (kind === "newsletter-asked")
    return <p className="entry-told">{wordOf(t.sources, detailOf(entry, kind).source)}</p>;
  if (kind === "mail") {
    const { template, status, title } = detailOf(entry, kind);
    return (
      <p className="entry-told">
        {wordOf(t.mails, template)}
        {title && (
          <>
            {" "}
            <Stranger>{title}</Stranger>
          </>
        )}{" "}
        <span className={status === "dead" ? "badge badge-dead" : "badge badge-outline"}>{t.mailStatus[status]}</span>
      </p>
    );
  }
  if (kind === "merge-undone" || kind === "split") {
    const address = personAddress(detailOf(entry, kind).otherId);
    return (
      <p className="entry-told">
        <a href={address} onClick={(event) => follow(event, address)}>
          {t.otherPerson}
        </a>
      </p>
    );
  }
  if (kind === "appointment") {
    return (
      <p className="entry-told">
        <Moment iso={detailOf(entry, kind).start} />
      </p>
    );
  }
  if (kind === "note") return <p className="entry-note">{detailOf(entry, kind).text}</p>;
  if (kind === "outcome") {
    const { outcome } = detailOf(entry, kind);
    return outcome && <p className="entry-told">{wordOf(t.outcomes, outcome)}</p>;
  }
  if (kind === "owner") {
    const { ownerId, ownerName } = detailOf(entry, kind);
    return ownerId && <p className="entry-told">{ownerName ?? t.timeline.formerStaff}</p>;
  }
  if (kind === "next-step") {
    const { nextStep, nextStepAt } = detailOf(entry, kind);
    return (
      nextStep && (
        <p className="entry-told">
          {nextStep} {nextStepAt && <time dateTime={nextStepAt}>{t.due(dayText(nextStepAt, language))}</time>}
        </p>
      )
    );
  }
  return null;
}

/** How good a request was, and where it came from. */
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
    <p className="entry-told">
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
