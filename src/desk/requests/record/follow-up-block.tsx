import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { type FollowUpChange, MAX_NEXT_STEP_LENGTH } from "../../../features/consultations/follow-up/model.ts";
import { STAGES, type Stage } from "../../../features/consultations/follow-up/stage.ts";
import type { Consultation } from "../../../features/consultations/model.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { ChoiceSelect } from "../../kit/choice-select.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { outdatedBy, useFollowUp, useOwners } from "../follow-up-queries.ts";
import { useStageToast } from "../use-move.ts";
import { NoteList } from "./note-list.tsx";

interface Draft {
  nextStep: string;
  nextStepAt: string;
}

/** Who follows a request up, where it stands, what is next and by when, and what was said. */
export function FollowUpBlock({ consultation }: { consultation: Consultation }) {
  const { followUp: t } = useTexts();
  const { staff, announce } = useDesk();
  const fail = useFailure();
  const owners = useOwners();
  const id = useId();
  const stageToast = useStageToast();
  /** What is typed and not saved yet; `null`: what is stored shows. */
  const [draft, setDraft] = useState<Draft | null>(null);
  const [conflict, setConflict] = useState<"seen" | "draft" | null>(null);
  const [error, setError] = useState<string | null>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useFollowUp({
    success: (stored, { change, consultation: before }) => {
      setConflict(null);
      setError(null);
      if (change.nextStep !== undefined) setDraft(null);
      if (change.stage !== undefined) stageToast(before, stored);
      else announce(t.saved);
    },
    error: (cause, { change }) => {
      if (outdatedBy(cause)) setConflict(change.nextStep === undefined ? "seen" : "draft");
      else if (cause instanceof HttpError && cause.status === 422)
        setError(Object.values(cause.fieldErrors)[0] ?? t.failed);
      else fail(cause, t.failed);
    },
  });
  const write = (change: FollowUpChange) => mutate({ consultation, change });
  useEffect(() => {
    if (conflict) alert.current?.focus();
  }, [conflict]);

  const { nextStep, nextStepAt } = draft ?? {
    nextStep: consultation.nextStep ?? "",
    nextStepAt: consultation.nextStepAt ?? "",
  };
  const isChanged =
    draft !== null &&
    (draft.nextStep.trim() !== (consultation.nextStep ?? "") || draft.nextStepAt !== (consultation.nextStepAt ?? ""));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !isPending) write({ nextStep, nextStepAt: nextStepAt || null });
  };
  const isOwnerKnown = consultation.ownerId === null || owners.some((owner) => owner.id === consultation.ownerId);
  return (
    <section className="follow-up" aria-label={t.title}>
      <h3>{t.title}</h3>
      {conflict && (
        <p className="follow-up-conflict" role="alert" tabIndex={-1} ref={alert}>
          {t.conflict}
          {conflict === "draft" && ` ${t.conflictDraft}`}
        </p>
      )}
      <div className="follow-up-pair">
        <div className="follow-up-field">
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
        <div className="follow-up-field">
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
      </div>
      <form className="follow-up-next" onSubmit={save}>
        <div className="follow-up-field follow-up-step">
          <label htmlFor={`${id}-step`}>{t.nextStep}</label>
          <input
            id={`${id}-step`}
            ref={field}
            type="text"
            value={nextStep}
            maxLength={MAX_NEXT_STEP_LENGTH}
            placeholder={t.nextStepPlaceholder}
            autoComplete="off"
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? undefined : `${id}-error`}
            onChange={(event) => setDraft({ nextStep: event.target.value, nextStepAt })}
          />
        </div>
        <div className="follow-up-field">
          <label htmlFor={`${id}-by`}>{t.by}</label>
          <input
            id={`${id}-by`}
            type="date"
            value={nextStepAt}
            onChange={(event) => setDraft({ nextStep, nextStepAt: event.target.value })}
          />
        </div>
        {isChanged ? (
          <button type="submit" className="action action-primary" disabled={isPending}>
            {isPending ? t.saving : t.save}
          </button>
        ) : (
          consultation.nextStep !== null && (
            <button
              type="button"
              className="action"
              disabled={isPending}
              onClick={() => {
                setDraft(null);
                write({ nextStep: null });
                field.current?.focus();
              }}
            >
              {t.done}
            </button>
          )
        )}
        {error !== null && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
      </form>
      <NoteList consultationId={consultation.id} />
    </section>
  );
}
