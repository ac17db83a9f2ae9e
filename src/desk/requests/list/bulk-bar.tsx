import { type ReactNode, useEffect, useRef, useState } from "react";
import { MAX_NEXT_STEP_LENGTH, MAX_SELECTION } from "../../../features/consultations/follow-up/model.ts";
import { STAGES } from "../../../features/consultations/follow-up/stage.ts";
import type { Consultation } from "../../../features/consultations/model.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { api } from "../../../ui/api-client.ts";
import { ActionMenu } from "../../kit/action-menu.tsx";
import { useChange } from "../../kit/api.ts";
import { Field, RecordForm } from "../../kit/form.tsx";
import { useFailure, useFocusLoss } from "../../kit/hooks.ts";
import { Icon } from "../../kit/icons.tsx";
import { OpenDialog, Stranger } from "../../kit/parts.tsx";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import type { Filters } from "../filters.ts";
import { useOwners, useStageCounts } from "../follow-up-queries.ts";
import type { Change, Left, SelectionOfList, useBulkChange } from "./use-selection.ts";

/** Maximum number of skipped requests listed by name; the others are only counted. */
const MOST_NAMES = 12;

interface BulkBarProps {
  rows: readonly Consultation[];
  hasNext: boolean;
  filters: Filters;
  /** Text with the number of rows shown. */
  shown: string;
  choice: SelectionOfList;
  bulk: ReturnType<typeof useBulkChange>;
}

/** Checkbox that selects the whole list, and a bar of bulk actions that appears once requests are selected. */
export function BulkBar({ rows, hasNext, filters, shown, choice, bulk }: BulkBarProps) {
  const { followUp } = useTexts();
  const t = followUp.bulk;
  const { selection, away } = choice;
  const all = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLFieldSetElement>(null);
  const chosenHere = selection.size - away;
  const isAll = rows.length > 0 && chosenHere === rows.length;
  const lostFocus = useFocusLoss(bar);
  useEffect(() => {
    if (all.current) all.current.indeterminate = chosenHere > 0 && !isAll;
    // When the buttons disappear with the selection, move focus to the checkbox.
    if (lostFocus()) all.current?.focus({ preventScroll: true });
  });
  return (
    <fieldset className="row bulk" ref={bar} aria-busy={bulk.isBusy || undefined}>
      <legend className="unseen">{t.bar}</legend>
      <label className="choose">
        <input
          ref={all}
          type="checkbox"
          checked={isAll}
          aria-label={t.selectAll}
          onChange={() => choice.put(rows, !isAll)}
        />
      </label>
      <span className="note bulk-shown">{shown}</span>
      {(selection.size > 0 || bulk.left.length > 0) && (
        <div className="sheet row bulk-doings">
          {selection.size > 0 && (
            <>
              <b>
                {bulk.progress ? t.working(bulk.progress.done, bulk.progress.all) : t.chosen(selection.size)}
                {away > 0 && <span className="note"> {t.away(away)}</span>}
              </b>
              {isAll && hasNext && away === 0 && <AllMatching filters={filters} choice={choice} />}
              <span className="actions">
                <Changes count={selection.size} onChange={(next) => bulk.change(choice.current, next)} />
                <button type="button" className="tool" aria-label={t.clear} title={t.clear} onClick={choice.clear}>
                  <Icon name="close" />
                </button>
              </span>
            </>
          )}
          {bulk.left.length > 0 && <WhatIsLeft left={bulk.left} onClose={bulk.forgetLeft} />}
        </div>
      )}
    </fieldset>
  );
}

/** Offers to select all requests that match the filters, once all loaded rows are selected. */
function AllMatching({ filters, choice }: { filters: Filters; choice: SelectionOfList }) {
  const { followUp } = useTexts();
  const t = followUp.bulk;
  const { announce } = useDesk();
  const fail = useFailure();
  const counts = useStageCounts(filters).data;
  const { mutate, isPending } = useChange(() => api("GET /consultations/selection", { query: filters }), {
    touches: [],
    done: ({ requests }) => {
      choice.replace(requests);
      announce(t.chosen(requests.length));
    },
    failed: (error) => fail(error, t.matchingFailed),
  });
  if (!counts) return null;
  const count = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return (
    <button type="button" className="action action-small" disabled={isPending} onClick={() => mutate(undefined)}>
      {count > MAX_SELECTION ? t.newestMatching(MAX_SELECTION, count) : t.allMatching(count)}
    </button>
  );
}

function Changes({ count, onChange }: { count: number; onChange: (change: Change) => void }) {
  const { followUp } = useTexts();
  const t = followUp.bulk;
  const { staff } = useDesk();
  const owners = useOwners();
  const [asksDue, setAsksDue] = useState(false);
  const choice = (label: string, change: Change) => ({ label, onChoose: () => onChange(change) });
  const others = owners.filter(({ id }) => id !== staff.id);
  const menus = [
    {
      label: t.owner,
      icon: "person",
      actions: [
        choice(followUp.me(staff.name), { ownerId: staff.id }),
        ...others.map(({ id, name }) => choice(name, { ownerId: id })),
        choice(followUp.nobody, { ownerId: null }),
      ],
    },
    { label: t.stage, icon: "move", actions: STAGES.map((stage) => choice(followUp.stages[stage], { stage })) },
    {
      label: t.contact,
      icon: "check",
      actions: [choice(t.contacted, { contacted: true }), choice(t.pending, { contacted: false })],
    },
  ] as const;
  return (
    <>
      {menus.map(({ label, icon, actions }) => (
        <ActionMenu key={label} className="action action-small" label={label} actions={actions}>
          <Words icon={icon}>{label}</Words>
        </ActionMenu>
      ))}
      <button type="button" className="action action-small" aria-label={t.due} onClick={() => setAsksDue(true)}>
        <Words icon="calendar">{t.due}</Words>
      </button>
      {asksDue && (
        <OpenDialog title={t.dueTitle} onClose={() => setAsksDue(false)}>
          <RecordForm
            busy={false}
            save={t.dueApply(count)}
            saving={followUp.saving}
            isChecked
            onSave={(values) => {
              setAsksDue(false);
              const nextStep = String(values.get("step")).trim();
              onChange({ nextStepAt: String(values.get("day")), ...(nextStep !== "" && { nextStep }) });
            }}
          >
            <Field label={t.dueBy} name="day">
              {(control) => <input {...control} type="date" required defaultValue={companyDay(new Date())} />}
            </Field>
            <Field label={t.dueStep} name="step" hint={t.dueHint}>
              {(control) => (
                <input
                  {...control}
                  maxLength={MAX_NEXT_STEP_LENGTH}
                  placeholder={followUp.nextStepPlaceholder}
                  autoComplete="off"
                />
              )}
            </Field>
          </RecordForm>
        </OpenDialog>
      )}
    </>
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

/** Requests skipped by a bulk change or its undo, listed until dismissed. */
function WhatIsLeft({ left, onClose }: { left: readonly Left[]; onClose: () => void }) {
  const { followUp } = useTexts();
  const t = followUp.bulk;
  const named = left.slice(0, MOST_NAMES);
  return (
    <div className="item">
      <p className="item-what">
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
