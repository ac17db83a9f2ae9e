import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type FollowUpChange, MAX_NEXT_STEP_LENGTH } from "../../../features/consultations/follow-up/model.ts";
import { STAGES, type Stage } from "../../../features/consultations/follow-up/stage.ts";
import type { Consultation } from "../../../features/consultations/model.ts";
import { Field, RecordForm } from "../../kit/form.tsx";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { useSessionDraft } from "../../shell/session-draft.ts";
import { NextStepDue } from "../consultation-parts.tsx";
import { useFollowUp, useOwners, useStageToast } from "../follow-up-queries.ts";
import { NoteList } from "./note-list.tsx";

type Step = Pick<FollowUpChange, "nextStep" | "nextStepAt">;

/** A next step being typed, kept in session storage. */
interface StepDraft {
  nextStep: string;
  nextStepAt: string;
  /** The stored step that the text replaces, with its version. */
  from: Pick<Consultation, "nextStep" | "nextStepAt" | "followUpVersion">;
}

const fieldsOf = ({ nextStep, nextStepAt }: Step) => ({ nextStep: nextStep ?? "", nextStepAt: nextStepAt ?? "" });

function isSameStep(one: Step, other: Step): boolean {
  const [a, b] = [fieldsOf(one), fieldsOf(other)];
  return a.nextStep === b.nextStep && a.nextStepAt === b.nextStepAt;
}

const baseOf = ({ nextStep, nextStepAt, followUpVersion }: Consultation) => ({ nextStep, nextStepAt, followUpVersion });

/** A request's follow-up: owner, stage, next step, due date and notes. */
export function FollowUpBlock({ consultation }: { consultation: Consultation }) {
  const { t: desk, followUp: t } = useTexts();
  const { staff, announce } = useDesk();
  const owners = useOwners();
  const id = useId();
  const stageToast = useStageToast();
  const [conflict, setConflict] = useState<"seen" | "draft" | null>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useSessionDraft<StepDraft>("step", consultation.id);
  const { mutate, isPending, form } = useFollowUp({
    done: (stored, { change, consultation: before }) => {
      setConflict(null);
      // Show the stored step, unless the user has changed the text since.
      if (change.nextStep !== undefined) {
        setDraft((now) => (now && !isSameStep(now, change) ? { ...now, from: baseOf(stored) } : undefined));
      }
      // The pressed button disappears, so move focus to the field.
      if (change.nextStep === null) field.current?.focus();
      if (change.stage !== undefined) stageToast(before, stored);
      else announce(t.saved);
    },
    form: true,
    outdated: (stored, { change }) => {
      const isStep = change.nextStep !== undefined;
      // The alert shows the stored step, so saving again may replace it.
      if (isStep && stored) setDraft((now) => now && { ...now, from: baseOf(stored) });
      setConflict(isStep ? "draft" : "seen");
    },
  });
  const write = (change: FollowUpChange, followUpVersion = consultation.followUpVersion) =>
    mutate({ consultation: { ...consultation, followUpVersion }, change });
  const typeStep = (changes: Partial<Step>) => {
    const next = fieldsOf({ ...(draft ?? consultation), ...changes });
    setDraft(isSameStep(next, consultation) ? undefined : { ...next, from: draft?.from ?? baseOf(consultation) });
  };
  const saveStep = () => {
    if (!draft || isSameStep(draft, consultation)) {
      setDraft(undefined);
      return announce(t.saved);
    }
    const { nextStep, nextStepAt, from } = draft;
    // The request reloads while the user types. A colleague's new step is a conflict; another new value is not.
    const version = isSameStep(from, consultation) ? consultation.followUpVersion : from.followUpVersion;
    write({ nextStep, nextStepAt: nextStepAt || null }, version);
  };
  const discard = () => {
    setDraft(undefined);
    setConflict(null);
    field.current?.focus();
  };
  useEffect(() => {
    if (conflict) alert.current?.focus();
  }, [conflict]);

  const step = draft ?? fieldsOf(consultation);
  const isOwnerKnown = consultation.ownerId === null || owners.some((owner) => owner.id === consultation.ownerId);
  return (
    <section className="follow-up" aria-label={t.title}>
      <h3>{t.title}</h3>
      {conflict && (
        <p className="field-error" role="alert" tabIndex={-1} ref={alert}>
          {t.conflict}
          {conflict === "draft" && draft && (
            <>
              {" "}
              <strong>
                <NextStepDue consultation={consultation} />
              </strong>{" "}
              {t.conflictDraft}
            </>
          )}
        </p>
      )}
      <div className="field">
        <label htmlFor={`${id}-stage`}>{t.stage}</label>
        <ChoiceSelect
          id={`${id}-stage`}
          value={consultation.stage}
          isBusy={isPending}
          onChoose={(stage) => write({ stage: stage as Stage })}
          hint={t.chooseHint}
        >
          {STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {t.stages[stage]}
            </option>
          ))}
        </ChoiceSelect>
      </div>
      <div className="field">
        <label htmlFor={`${id}-owner`}>{t.owner}</label>
        <ChoiceSelect
          id={`${id}-owner`}
          value={consultation.ownerId ?? ""}
          isBusy={isPending}
          onChoose={(owner) => write({ ownerId: owner || null })}
          hint={t.chooseHint}
        >
          <option value="">{t.nobody}</option>
          {!isOwnerKnown && <option value={consultation.ownerId ?? ""}>{t.formerMember}</option>}
          {owners.map((owner) => (
            <option key={owner.id} value={owner.id}>
              {owner.id === staff.id ? t.me(owner.name) : owner.name}
            </option>
          ))}
        </ChoiceSelect>
      </div>
      <RecordForm
        {...form}
        save={t.save}
        saving={t.saving}
        isQuiet
        onSave={saveStep}
        onCancel={draft && discard}
        aside={
          <>
            {consultation.nextStep !== null && (
              <button type="button" className="action" disabled={isPending} onClick={() => write({ nextStep: null })}>
                {t.done}
              </button>
            )}
            {draft && <span className="note">{desk.form.draftKept}</span>}
          </>
        }
      >
        <Field label={t.nextStep} name="nextStep">
          {(control) => (
            <input
              {...control}
              ref={field}
              value={step.nextStep}
              maxLength={MAX_NEXT_STEP_LENGTH}
              placeholder={t.nextStepPlaceholder}
              autoComplete="off"
              onChange={({ target }) => typeStep({ nextStep: target.value })}
            />
          )}
        </Field>
        <Field label={t.by} name="nextStepAt">
          {(control) => (
            <input
              {...control}
              type="date"
              value={step.nextStepAt}
              onChange={({ target }) => typeStep({ nextStepAt: target.value })}
            />
          )}
        </Field>
      </RecordForm>
      <NoteList consultationId={consultation.id} />
    </section>
  );
}

interface ChoiceSelectProps {
  id: string;
  value: string;
  /** Whether a choice is being saved; the next one is saved afterwards. */
  isBusy: boolean;
  /** Called with the final choice, but not with values passed over on the way to it. */
  onChoose: (value: string) => void;
  /** Explains how to save or cancel a pending choice. */
  hint: string;
  children: ReactNode;
}

/** Keys that commit a choice or open the list; any other key may only be passing over values. */
const CHOOSING = new Set(["Enter", " ", "F4", "Tab"]);

/**
 * A select that saves its value. On most systems, each arrow key on a closed select changes the value, but these
 * intermediate values are not saved (WCAG 2.2, 3.2.2). Enter or leaving the field saves the value; Escape cancels.
 */
export function ChoiceSelect({ id, value, isBusy, onChoose, hint, children }: ChoiceSelectProps) {
  /** Value shown in the field but not saved yet. */
  const [passed, setPassed] = useState<string | null>(null);
  const isPassing = useRef(false);
  const choose = (chosen: string | null) => {
    setPassed(null);
    isPassing.current = false;
    if (chosen !== null && (chosen !== value || isBusy)) onChoose(chosen);
  };
  return (
    <>
      <select
        id={id}
        value={passed ?? value}
        aria-busy={isBusy}
        aria-describedby={passed === null ? undefined : `${id}-hint`}
        onPointerDown={() => {
          isPassing.current = false;
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape" && passed !== null) {
            // Escape must not also close the panel or dialog around the field.
            event.stopPropagation();
            event.preventDefault();
            return choose(null);
          }
          if (event.key === "Enter" && passed !== null) {
            event.preventDefault();
            return choose(passed);
          }
          isPassing.current = !CHOOSING.has(event.key) && !event.altKey;
        }}
        onChange={({ target }) => (isPassing.current ? setPassed(target.value) : choose(target.value))}
        onBlur={() => choose(passed)}
      >
        {children}
      </select>
      <span className="note" id={`${id}-hint`} aria-live="polite">
        {passed === null ? "" : hint}
      </span>
    </>
  );
}
