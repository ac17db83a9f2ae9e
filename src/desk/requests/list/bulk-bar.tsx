import { type FormEvent, type ReactNode, startTransition, useEffect, useId, useRef, useState } from "react";
import {
  MAX_NEXT_STEP_LENGTH,
  MAX_SELECTION,
  type Selection,
} from "../../../features/consultations/follow-up/model.ts";
import { STAGES } from "../../../features/consultations/follow-up/stage.ts";
import type { Consultation } from "../../../features/consultations/model.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { afterPaint } from "../../../ui/after-paint.ts";
import { apiRead } from "../../../ui/api-client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ActionMenu } from "../../kit/action-menu.tsx";
import { Stranger } from "../../kit/facts.tsx";
import { Icon } from "../../kit/icons.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { type Filters, queryOf } from "../filters.ts";
import { useOwners, useStageCounts } from "../follow-up-queries.ts";
import type { Change, Left, useBulkChange } from "./use-bulk-change.ts";
import type { SelectionOfList } from "./use-selection.ts";

/** Names that are told of what could not be changed; the others are counted. */
const MOST_NAMES = 12;

interface BulkBarProps {
  rows: readonly Consultation[];
  hasNext: boolean;
  filters: Filters;
  /** How many the list shows, in words. */
  shown: string;
  choice: SelectionOfList;
  bulk: ReturnType<typeof useBulkChange>;
}

/** The line over the list: how many it shows, and, once some are chosen, what can be done with all of them. */
export function BulkBar({ rows, hasNext, filters, shown, choice, bulk }: BulkBarProps) {
  const { followUp } = useTexts();
  const t = followUp.bulk;
  const { selection, away } = choice;
  const all = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLFieldSetElement>(null);
  const chosenHere = selection.size - away;
  const isAll = rows.length > 0 && chosenHere === rows.length;
  // The press shows in its own box; the rows, of which there may be many, follow after that frame (INP, BARS).
  const [pressed, setPressed] = useState<boolean>();
  const isAllShown = pressed ?? isAll;
  const chooseAll = () => {
    setPressed(!isAllShown);
    afterPaint(() =>
      startTransition(() => {
        choice.put(rows, !isAllShown);
        setPressed(undefined);
      }),
    );
  };
  useEffect(() => {
    if (all.current) all.current.indeterminate = pressed === undefined && chosenHere > 0 && !isAll;
  });
  // The buttons go with the selection; whoever pressed one goes on from the box beside them.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) all.current?.focus({ preventScroll: true });
    hadFocus.current = bar.current?.contains(document.activeElement) ?? false;
  });
  const change = (next: Change) => bulk.change(choice.current(), next);
  return (
    <fieldset
      className="bulk"
      ref={bar}
      data-choosing={selection.size > 0 || undefined}
      aria-busy={bulk.isBusy}
      onFocus={() => {
        hadFocus.current = true;
      }}
    >
      <legend className="unseen">{t.bar}</legend>
      <label className="choose">
        <input ref={all} type="checkbox" checked={isAllShown} aria-label={t.selectAll} onChange={chooseAll} />
      </label>
      {selection.size === 0 ? (
        <span className="note">{shown}</span>
      ) : (
        <>
          <b>
            {bulk.progress ? t.working(bulk.progress.done, bulk.progress.all) : t.chosen(selection.size)}
            {away > 0 && <span className="note"> {t.away(away)}</span>}
          </b>
          {isAll && hasNext && away === 0 && <AllMatching filters={filters} choice={choice} />}
          <span className="actions">
            <OwnerMenu onChange={change} />
            <ActionMenu
              className="action action-small"
              label={t.stage}
              actions={STAGES.map((stage) => ({
                label: followUp.stages[stage],
                onChoose: () => change({ stage }),
              }))}
            >
              <Words icon="move">{t.stage}</Words>
            </ActionMenu>
            <ActionMenu
              className="action action-small"
              label={t.contact}
              actions={[
                { label: t.contacted, onChoose: () => change({ contacted: true }) },
                { label: t.pending, onChoose: () => change({ contacted: false }) },
              ]}
            >
              <Words icon="check">{t.contact}</Words>
            </ActionMenu>
            <DueButton count={selection.size} onChange={change} />
            <button type="button" className="tool" aria-label={t.clear} title={t.clear} onClick={choice.clear}>
              <Icon name="close" />
            </button>
          </span>
        </>
      )}
      {bulk.left.length > 0 && <WhatIsLeft left={bulk.left} onClose={bulk.forgetLeft} />}
    </fieldset>
  );
}

function Words({ icon, children }: { icon: "person" | "move" | "check" | "calendar"; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span className="bulk-words">{children}</span>
    </>
  );
}

/** Once all that is loaded is chosen: the rest of what matches the filters. */
function AllMatching({ filters, choice }: { filters: Filters; choice: SelectionOfList }) {
  const { followUp } = useTexts();
  const t = followUp.bulk;
  const { announce } = useDesk();
  const fail = useFailure();
  const counts = useStageCounts(filters).data;
  const [isReading, setReading] = useState(false);
  if (!counts) return null;
  const count = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const choose = async () => {
    if (isReading) return;
    setReading(true);
    try {
      const { requests } = await apiRead<Selection>(`/api/consultations/selection?${queryOf(filters)}`);
      choice.replace(requests);
      announce(t.chosen(requests.length));
    } catch (error) {
      fail(error, t.matchingFailed);
    } finally {
      setReading(false);
    }
  };
  return (
    <button type="button" className="action action-small" aria-busy={isReading} onClick={() => void choose()}>
      {count > MAX_SELECTION ? t.newestMatching(MAX_SELECTION, count) : t.allMatching(count)}
    </button>
  );
}

function OwnerMenu({ onChange }: { onChange: (change: Change) => void }) {
  const { followUp } = useTexts();
  const { staff } = useDesk();
  const owners = useOwners();
  const others = owners.filter(({ id }) => id !== staff.id);
  const give = (ownerId: string | null) => () => onChange({ ownerId });
  return (
    <ActionMenu
      className="action action-small"
      label={followUp.bulk.owner}
      actions={[
        { label: followUp.me(staff.name), onChoose: give(staff.id) },
        ...others.map(({ id, name }) => ({ label: name, onChoose: give(id) })),
        { label: followUp.nobody, onChoose: give(null) },
      ]}
    >
      <Words icon="person">{followUp.bulk.owner}</Words>
    </ActionMenu>
  );
}

/** By when the next step is to be done, and what it is where there is none. */
function DueButton({ count, onChange }: { count: number; onChange: (change: Change) => void }) {
  const { followUp } = useTexts();
  const t = followUp.bulk;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState(() => companyDay(new Date()));
  const [step, setStep] = useState("");
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (day === "") return;
    setOpen(false);
    onChange({ nextStepAt: day, ...(step.trim() !== "" && { nextStep: step.trim() }) });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="action action-small"
        aria-label={t.due}
        onClick={() => setOpen(true)}
      >
        <Words icon="calendar">{t.due}</Words>
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t.dueTitle} closeLabel={t.dueClose} returnFocusTo={button}>
          <form className="form" onSubmit={save}>
            <label htmlFor={`${id}-day`}>{t.dueBy}</label>
            <input id={`${id}-day`} type="date" required value={day} onChange={(event) => setDay(event.target.value)} />
            <label htmlFor={`${id}-step`}>{t.dueStep}</label>
            <input
              id={`${id}-step`}
              value={step}
              maxLength={MAX_NEXT_STEP_LENGTH}
              placeholder={followUp.nextStepPlaceholder}
              autoComplete="off"
              aria-describedby={`${id}-hint`}
              onChange={(event) => setStep(event.target.value)}
            />
            <p className="note" id={`${id}-hint`}>
              {t.dueHint}
            </p>
            <button type="submit" className="action action-primary">
              {t.dueApply(count)}
            </button>
          </form>
        </Dialog>
      )}
    </>
  );
}

/** What could not be changed, by name, until somebody has read it. */
function WhatIsLeft({ left, onClose }: { left: readonly Left[]; onClose: () => void }) {
  const { followUp } = useTexts();
  const t = followUp.bulk;
  const named = left.slice(0, MOST_NAMES);
  return (
    <div className="item">
      <p>
        <strong>{t.leftTitle(left.length)}</strong>{" "}
        {named.map(({ id, name, reason }, index) => (
          <span key={id}>
            {index > 0 && ", "}
            <Stranger>{t.because(name, t.reasons[reason])}</Stranger>
          </span>
        ))}
        {left.length > named.length && ` ${t.others(left.length - named.length)}`}
        {". "}
        {left.some(({ reason }) => reason === "changed") && <span className="note">{t.again}</span>}
      </p>
      <button type="button" className="tool" aria-label={t.closeLeft} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
