import { type LetterStart, type LetterTemplate, REPLY_TO, type ReplyTo } from "../../../features/letters/model.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { Field } from "../../kit/form.tsx";
import { useDesk } from "../../shell/desk-context.tsx";
import { DRAFTS, type Draft, isDraft, type Origin, originOf } from "./letter-origin.ts";
import { useLetterTexts } from "./letter-queries.ts";

interface ChoicesProps {
  draft: Draft;
  start: LetterStart;
  isSending: boolean;
  change: (changes: Partial<Draft>) => void;
}

interface OriginFieldProps extends Pick<ChoicesProps, "draft" | "isSending"> {
  templates: readonly LetterTemplate[];
  hasModelDraft: boolean;
  isBare: boolean;
  choose: (language: Language, origin: Origin) => void;
}

/** Select for the letter's starting point: a draft, a template, or nothing. */
export function OriginField({ draft, templates, hasModelDraft, isSending, isBare, choose }: OriginFieldProps) {
  const { compose: t } = useLetterTexts();
  return (
    <Field label={t.template} name="template" isBare={isBare}>
      {(control) => (
        <select
          {...control}
          disabled={isSending}
          value={originOf(draft) ?? ""}
          onChange={({ target: { value } }) =>
            choose(draft.language, isDraft(value) ? value : value === "" ? null : Number(value))
          }
        >
          {DRAFTS.map(
            (name) =>
              (name !== "model" || hasModelDraft) && (
                <option key={name} value={name}>
                  {t.drafts[name]}
                </option>
              ),
          )}
          <option value="">{t.noTemplate}</option>
          {templates.map(({ id, nameFr, nameEn }) => (
            <option key={id} value={id}>
              {draft.language === "fr" ? nameFr : nameEn}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The letter's language and reply-to email address; the defaults are nearly always right. */
export function HowFields({
  draft,
  start,
  isSending,
  change,
  choose,
}: ChoicesProps & Pick<OriginFieldProps, "choose">) {
  const { compose: t } = useLetterTexts();
  const { staff } = useDesk();
  return (
    <>
      <Field label={t.language} name="language">
        {(control) => (
          <select
            {...control}
            disabled={isSending}
            value={draft.language}
            onChange={(event) => choose(event.target.value as Language, originOf(draft))}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {language === start.language ? t.ofPerson(t.languages[language]) : t.languages[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t.replyTo} name="replyTo">
        {(control) => (
          <select
            {...control}
            disabled={isSending}
            value={draft.replyTo}
            onChange={(event) => change({ replyTo: event.target.value as ReplyTo })}
          >
            {REPLY_TO.map((choice) => (
              <option key={choice} value={choice}>
                {choice === "me" ? t.replyToMe(staff.email) : t.replyToTeam(start.team)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

/** Checkboxes for the side effects of sending: mark the person as contacted, and the due step as done. */
export function EffectTicks({ draft, start, isSending, change }: ChoicesProps) {
  const { compose: t } = useLetterTexts();
  return (
    <>
      <label className="tick">
        <input
          type="checkbox"
          checked={draft.contacted}
          disabled={isSending}
          onChange={(event) => change({ contacted: event.target.checked })}
        />
        {t.contacted}
      </label>
      {start.step && (
        <label className="tick">
          <input
            type="checkbox"
            checked={!draft.keepsStep}
            disabled={isSending}
            onChange={(event) => change({ keepsStep: !event.target.checked })}
          />
          {t.stepDone(start.step.nextStep)}
        </label>
      )}
    </>
  );
}
