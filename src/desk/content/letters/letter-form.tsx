import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import {
  type LetterStart,
  type LetterTemplate,
  MAX_LENGTHS,
  type NewLetter,
  UNDO_SECONDS,
} from "../../../features/letters/model.ts";
import { gapsIn, placeholder } from "../../../features/letters/placeholders.ts";
import type { Language } from "../../../lib/language.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { refusalOf } from "../../../ui/refusal.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { Field } from "../../kit/form.tsx";
import { useFailure } from "../../kit/hooks.ts";
import { Moment } from "../../kit/parts.tsx";
import { TEMPLATES_PATH } from "../../shell/desk-address.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { useSessionDraft } from "../../shell/session-draft.ts";
import { follow } from "../../shell/use-address.ts";
import { EffectTicks, HowFields, OriginField } from "./letter-choices.tsx";
import { DraftSources, LetterPreview } from "./letter-preview.tsx";
import { useIsSending, useLetterTexts, useModelDraft, useSendLetter, useUndoLetter } from "./letter-queries.ts";
import css from "./letters.css?inline";

adoptStyle(css);

import {
  begin,
  type Choices,
  type Draft,
  type DraftName,
  draftOf,
  newAttempt,
  type Origin,
  originOf,
  written,
} from "./letter-origin.ts";

interface LetterFormProps {
  consultationId: number;
  start: LetterStart;
  templates: readonly LetterTemplate[];
  /** Whether the form is below a conversation, without a preview; sending can then be undone for a few seconds. */
  isInline?: boolean;
  /** Called with `true` when the letter was sent, and with `false` when sending was undone. */
  onClose: (isSent: boolean) => void;
}

type Errors = Partial<Record<"subject" | "body", string>>;

/** Form for writing a letter, with the choice of the draft or template to start from. Session storage keeps unsent text. */
export function LetterForm({ consultationId, start, templates, isInline = false, onClose }: LetterFormProps) {
  const { compose: t } = useLetterTexts();
  const { t: desk } = useTexts();
  const { staff, announce } = useDesk();
  const fail = useFailure();
  const [kept, keep] = useSessionDraft<Draft>("letter", consultationId);
  const model = useModelDraft(consultationId, start.isModelOn);
  const choices: Choices = { start, model: model.data, templates };
  const [initial, setInitial] = useState(() => begin(choices));
  const draft = kept ?? initial;
  const [errors, setErrors] = useState<Errors>({});
  /** A choice that would replace edited text, until the user confirms it. */
  const [wanted, setWanted] = useState<Pick<Draft, "language"> & { origin: Origin }>();
  const form = useRef<HTMLFormElement>(null);
  const anyway = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const change = (changes: Partial<Draft>) => keep({ ...draft, ...changes });

  const asBegun = written(originOf(draft), draft.language, choices);
  const isUntouched = draft.subject === asBegun.subject && draft.body === asBegun.body;
  /** What a colleague did after the letter was started: best their letter, which also marked the request as contacted. */
  const news = start.acts.filter(({ id }) => id > (draft.seen ?? 0));
  const act = news.find(({ kind }) => kind === "letter") ?? news[0];
  const gaps = [...new Set([...gapsIn(draft.subject), ...gapsIn(draft.body)])];

  const choose = (language: Language, origin: Origin) => {
    setErrors({});
    if (!isUntouched) return setWanted({ language, origin });
    change({ language, ...written(origin, language, choices) });
  };
  const answer = (replace: boolean) => {
    if (!wanted) return;
    const { language, origin } = wanted;
    const { subject, body: text, ...from } = written(origin, language, choices);
    change(replace ? { language, ...from, subject, body: text } : { language, ...from });
    setWanted(undefined);
    body.current?.focus();
  };

  const insertLink = () => {
    const field = body.current;
    if (!field) return;
    const link = placeholder("bookingLink", draft.language);
    const { selectionStart: from, selectionEnd: to } = field;
    change({ body: `${draft.body.slice(0, from)}${link}${draft.body.slice(to)}` });
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(from + link.length, from + link.length);
    });
  };

  const show = (found: Errors) => {
    setErrors(found);
    const first = (["subject", "body"] as const).find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const undo = useUndoLetter(consultationId, {
    success: () => {
      announce(t.takenBack);
      onClose(false);
    },
    error: (error, { letter }) => {
      // It was too late to undo, so discard the restored text, which has been sent.
      if (refusalOf(error).cause === "conflict") {
        keep((now) => (now?.subject === letter.subject && now.body === letter.body ? undefined : now));
      }
      fail(error, t.tooLate);
    },
  });
  /** Draft from which the letter sent most recently started. */
  const sentFrom = useRef<DraftName>(null);
  const isSending = useIsSending(consultationId);
  const send = useSendLetter(consultationId, {
    success: ({ id }, letter) => {
      keep(undefined);
      // Start a new letter, which starts over once the new facts have loaded.
      setInitial(begin({ ...choices, start: { ...start, contacted: start.contacted || letter.contacted } }));
      const description =
        letter.contacted && !start.contacted ? `${t.sentText(start.name)} ${t.contactedText}` : t.sentText(start.name);
      const takeBack = () => {
        const { language, subject, body, replyTo, contacted, seen, template = null } = letter;
        // Restore the letter, unless a newer one has been started. It gets a new attempt id, because the old id belongs
        // to the sent letter.
        const from = sentFrom.current;
        const attempt = newAttempt();
        keep((now) => now ?? { attempt, language, template, from, subject, body, replyTo, contacted, seen });
        undo.mutate({ id, letter, step: letter.keepsStep ? null : start.step });
      };
      toasts.add({
        title: t.sent,
        description,
        ...(isInline
          ? { seconds: UNDO_SECONDS, action: { label: t.undo, instead: t.undoInstead, onPress: takeBack } }
          : {}),
      });
      onClose(true);
    },
    error: (error) => {
      const { cause, errors: found } = refusalOf(error);
      if (cause === "limited") fail(error, t.tooMany);
      else if (cause === "outdated") fail(error, found["seen"] ?? t.sendFailed);
      else if (cause === "invalid") {
        const { subject, body: text, ...others } = found;
        show({ ...(subject ? { subject } : {}), ...(text ? { body: text } : {}) });
        const other = Object.values(others)[0];
        if (other) fail(error, other);
      } else fail(error, t.sendFailed);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // No key sends a letter on top of a colleague's.
    if (act) anyway.current?.focus();
    else post(draft.seen ?? 0);
  };
  const post = (seen: number) => {
    if (isSending) return;
    const wrong = (text: string) => (text.trim() === "" ? t.required : gapsIn(text).length > 0 ? t.gapLeft : undefined);
    const [subject, text] = [wrong(draft.subject), wrong(draft.body)];
    show({ ...(subject ? { subject } : {}), ...(text ? { body: text } : {}) });
    if (subject || text) {
      if (!subject && gapsIn(draft.body).length > 0) selectGap(body);
      return;
    }
    const { template, from = null, ...rest } = draft;
    sentFrom.current = from;
    const letter: NewLetter = { ...rest, seen, consultationId, undoable: isInline, ...(template ? { template } : {}) };
    // Store the letter in case the session has ended.
    keep(draft);
    send.mutate(letter);
  };
  const discard = () => {
    keep(undefined);
    setInitial(begin(choices));
    setErrors({});
    setWanted(undefined);
    body.current?.focus();
  };

  // New facts or the model's draft replace the text only if it is unedited.
  const begunFrom = useRef({ start, model: model.data });
  useEffect(() => {
    if (begunFrom.current.start === start && begunFrom.current.model === model.data) return;
    begunFrom.current = { start, model: model.data };
    const isInText = form.current?.contains(document.activeElement) && document.activeElement?.matches("[lang]");
    // A new draft does not mean that the member has seen what a colleague did.
    if (!kept && !isInText) setInitial(({ seen }) => ({ ...begin({ start, model: model.data, templates }), seen }));
  }, [start, model.data, templates, kept]);
  useEffect(() => {
    if (wanted) announce(t.replace);
  }, [wanted, announce, t.replace]);

  const link = (
    <button type="button" className="action action-small" disabled={isSending} onClick={insertLink}>
      {t.insertLink}
    </button>
  );
  const manage = (
    <a href={TEMPLATES_PATH} className="row-end" onClick={(event) => follow(event, TEMPLATES_PATH)}>
      {t.manage}
    </a>
  );
  const shown = { draft, start, isSending, change };
  const how = <HowFields {...shown} choose={choose} />;
  const ticks = <EffectTicks {...shown} />;
  const replyAddress = draft.replyTo === "me" ? staff.email : start.team;
  return (
    <form
      className={isInline ? "stack" : "columns"}
      data-least="26"
      data-wide={!isInline || undefined}
      ref={form}
      onSubmit={submit}
      noValidate
    >
      <div className="stack">
        <div className="columns" data-least={isInline ? 15 : 13}>
          <OriginField
            draft={draft}
            templates={templates}
            hasModelDraft={Boolean(model.data)}
            isSending={isSending}
            isBare={isInline}
            choose={choose}
          />
          {isInline ? (
            <details>
              <summary>{t.how(t.languages[draft.language], draft.replyTo === "me" ? staff.name : start.team)}</summary>
              <div className="stack">
                {how}
                {manage}
              </div>
            </details>
          ) : (
            how
          )}
        </div>
        {wanted && (
          <div className="row callout">
            <p>{t.replace}</p>
            <button type="button" className="action action-small" onClick={() => answer(true)}>
              {t.replaceYes}
            </button>
            <button type="button" className="action action-small" onClick={() => answer(false)}>
              {t.replaceNo}
            </button>
          </div>
        )}
        <Field label={t.subject} name="subject" isBare={isInline} error={errors.subject}>
          {(control) => (
            <input
              {...control}
              readOnly={isSending}
              value={draft.subject}
              maxLength={MAX_LENGTHS.subject}
              required
              lang={`${draft.language}-CA`}
              onChange={(event) => change({ subject: event.target.value })}
            />
          )}
        </Field>
        <Field label={t.body} name="body" isBare={isInline} error={errors.body}>
          {(control) => (
            <textarea
              {...control}
              ref={body}
              rows={isInline ? 7 : 14}
              readOnly={isSending}
              value={draft.body}
              maxLength={MAX_LENGTHS.body}
              required
              lang={`${draft.language}-CA`}
              onChange={(event) => change({ body: event.target.value })}
            />
          )}
        </Field>
        {draft.from && (
          <DraftSources draft={draftOf(draft.from, draft.language, choices)} body={draft.body} isFolded={isInline} />
        )}
        {model.isFetching && <p className="note">{t.modelWrites}</p>}
        {!isInline && link}
        {gaps.length > 0 && (
          <p className="action-row">
            <span>{t.gaps(gaps.length)}</span>
            <button type="button" className="action action-small" onClick={() => selectGap(body)}>
              {t.nextGap}
            </button>
          </p>
        )}
      </div>
      {!isInline && (
        <LetterPreview
          language={draft.language}
          recipient={start.recipient}
          replyTo={replyAddress}
          subject={draft.subject}
          body={draft.body}
        />
      )}
      <div role="status" className="letter-news">
        {act && (
          <p className="callout" data-urgent>
            <b>{t.acts[act.kind](act.name ?? t.someone)}</b> · <Moment iso={act.at} />
            <br />
            {t.readAgain}
          </p>
        )}
      </div>
      <div className={isInline ? "row" : "stack letter-end"}>
        {!isInline && ticks}
        <p className="row">
          {act ? (
            <button
              key="anyway"
              ref={anyway}
              type="button"
              className="action"
              disabled={isSending}
              onClick={() => post(news[0]!.id)}
            >
              {isSending ? t.sending : t.sendAnyway}
            </button>
          ) : (
            <button key="send" type="submit" className="action action-primary" disabled={isSending}>
              {isSending ? t.sending : t.send}
            </button>
          )}
          {kept && (
            <button type="button" className="action" disabled={isSending} onClick={discard}>
              {t.discard}
            </button>
          )}
          {!isInline && manage}
        </p>
        {isInline && link}
        {isInline && ticks}
        {kept && <p className="note">{desk.form.draftKept}</p>}
      </div>
    </form>
  );
}

/** Selects the next `[[gap]]` after the caret, so that typing replaces it. */
function selectGap(body: RefObject<HTMLTextAreaElement | null>): void {
  const field = body.current;
  if (!field) return;
  const found = [...field.value.matchAll(/\[\[[^[\]]*\]\]/g)];
  const next = found.find(({ index }) => index > field.selectionStart) ?? found[0];
  field.focus();
  if (next) field.setSelectionRange(next.index, next.index + next[0].length);
}
