import { type MouseEvent, useState } from "react";
import { pathIn } from "../../../lib/language.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { afterPaint } from "../../../ui/after-paint.ts";
import { apiHref } from "../../../ui/api-client.ts";
import { errorText } from "../error-text.ts";
import { CONSENT_VERSION, DRAFTED_CONSENT_VERSION, HONEYPOT_FIELD } from "../form-constants.ts";
import { type ApplicationField, MAX_LENGTH, type OptionOf, STEPS } from "../model.ts";
import { ApplicationSent } from "./application-sent.tsx";
import { ChosenTimeLine } from "./chosen-time.tsx";
import type { ChosenTime } from "./draft.ts";
import { HOURS_BACK, leftFrom } from "./form-answers.ts";
import { CharacterCounter, FormField, fieldId, HelpButton, isAskedIn } from "./form-field.tsx";
import { ErrorSummary, Failure } from "./form-problems.tsx";
import css from "./form-states.css?inline";
import { type ApplicationProps, useApplication } from "./use-application.ts";

export interface ConsultationFormProps extends ApplicationProps {
  /** Whether a language model may draft the answer, which the notice then states. */
  isDrafted?: boolean;
  time?: ChosenTime | undefined;
  times?: readonly ChosenTime[];
}

adoptStyle(css);

/** Progress shown at each step, in percent (SPEC §2). */
const PERCENT = [33, 67, 100];

/**
 * The consultation form (SPEC §2, §4, §5): three steps, all in the server's HTML. It works as a plain form; if the
 * document has class `js`, CSS shows only the step in `data-step`; once hydrated, React validates, saves the draft and
 * submits.
 */
export function ConsultationForm(props: ConsultationFormProps) {
  const { language, text, placement, isDrafted = false, values: given, errors: found, time, times } = props;
  const consentVersion = isDrafted ? DRAFTED_CONSENT_VERSION : CONSENT_VERSION;
  const {
    form,
    summary,
    confirmation,
    submit,
    inSummary,
    self,
    step,
    direction,
    listed,
    wrong,
    sending,
    sent,
    fresh,
    failure,
    used,
    left,
    suggested,
    register,
    getValues,
    errors,
    edited,
    go,
    next,
    send,
    onChoose,
  } = useApplication(props, consentVersion);
  const [hintShown, setHintShown] = useState<ApplicationField>();
  const isOnlyMissing = wrong.every((field) => errors[field]?.message === "required");
  const wrongStep = STEPS.findIndex((_, index) => wrong.every((field) => isAskedIn(index + 1, field))) + 1;
  const wrongTold = isOnlyMissing ? text.missing(wrong.length, wrongStep) : text.summary(wrong.length);
  const hoursBack = HOURS_BACK[getValues("timeSpentManualTasks") as OptionOf<"timeSpentManualTasks">];
  if (sending === "done") return <ApplicationSent text={text} heading={confirmation} {...sent} />;

  const noteOn = (field: ApplicationField, id: string) => {
    if (field === "teamSize" && suggested) {
      return (
        <p className="counter" id={id}>
          {text.suggestedTeam}
        </p>
      );
    }
    if (field !== "additionalInfo") return undefined;
    return <CharacterCounter id={id} used={used} max={MAX_LENGTH.additionalInfo} language={language} text={text} />;
  };
  const fields = (asked: readonly ApplicationField[]) =>
    asked.map((field) => {
      const message = errors[field]?.message;
      const hint = field === "revenue" || field === "budget" ? text.help[field] : undefined;
      const id = fieldId(placement, field);
      return (
        <FormField
          key={field}
          field={field}
          placement={placement}
          text={text}
          register={register}
          error={message && errorText(text, field, message)}
          value={given?.[field] ?? self.start?.[field]}
          hint={hint}
          hintShown={hintShown === field}
          help={
            hint && (
              <HelpButton
                label={text.help.button}
                hint={hint}
                hintId={`${id}-h`}
                shown={hintShown === field}
                active={direction !== undefined && isAskedIn(step, field)}
                onToggle={() => setHintShown(hintShown === field ? undefined : field)}
              />
            )
          }
        >
          {noteOn(field, `${id}-c`)}
        </FormField>
      );
    });

  return (
    <form
      ref={form}
      className="application"
      // The language is for a reload of the page that answers a refused form.
      action={`${apiHref("POST /consultations")}?language=${language}`}
      method="post"
      noValidate
      aria-label={text.name}
      data-step={step}
      data-direction={direction}
      onInput={edited}
      onSubmit={(event) => {
        event.preventDefault();
        if (step === 3) send();
        else next();
      }}
    >
      {wrong.length > 0 && (
        <ErrorSummary
          placement={placement}
          text={text}
          ref={summary}
          wrong={wrong}
          told={wrongTold}
          isAtLoad={found !== undefined}
          inside={inSummary}
        />
      )}
      {listed.length > 0 && (
        // The summary itself is announced because it receives the focus.
        <p className="unseen" role="status">
          {wrong.length < listed.length && (wrong.length > 0 ? wrongTold : text.mended)}
        </p>
      )}
      <ChosenTimeLine
        language={language}
        text={text.time}
        placement={placement}
        time={time ?? self.time}
        times={times}
        error={found?.start ?? found?.kind ?? found?.zone}
        onChoose={onChoose}
      />
      {STEPS.map((asked, index) => (
        <fieldset
          key={asked[0]}
          className={`step step-${index + 1}`}
          aria-labelledby={`${placement}-step-${index + 1}`}
        >
          <h3 id={`${placement}-step-${index + 1}`} tabIndex={-1}>
            <small>{text.step(index + 1, STEPS.length)}</small>
            {` ${text.steps[index]!.title}`}
          </h3>
          <p className="percent">{text.percent(PERCENT[index]!)}</p>
          <progress max={100} value={PERCENT[index]} aria-label={text.progress} />
          <p className="intro">{text.steps[index]!.intro}</p>
          <p className="left">{text.left(left ?? leftFrom(index, given))}</p>
          {index === 2 && step === 3 && hoursBack && <p className="hours-back">{text.hoursBack(...hoursBack)}</p>}
          <div className="questions">{fields(asked)}</div>
        </fieldset>
      ))}
      <div className="step-3 consents">
        <div className="choice">
          <input
            id={`${placement}-newsletter`}
            type="checkbox"
            {...register("newsletter")}
            defaultChecked={given?.newsletter === "on"}
            aria-describedby={`${placement}-newsletter-h`}
          />
          <label htmlFor={`${placement}-newsletter`}>{text.newsletter.label}</label>
          <p id={`${placement}-newsletter-h`}>{text.newsletter.hint}</p>
        </div>
        <p>
          {text.notice.before}
          <a href={pathIn(language, "/privacy")}>{text.notice.link}</a>
          {text.notice.after}
          {isDrafted && ` ${text.notice.drafted}`}
        </p>
      </div>
      <p className="unseen" aria-hidden="true">
        <label>
          {text.honeypot}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="placement" value={placement} />
      <input type="hidden" name="consentVersion" value={consentVersion} />
      {failure && (
        <Failure placement={placement} text={text} language={language} failure={failure} fresh={fresh} onSend={send} />
      )}
      <div className="moves">
        <button
          className="button button-quiet"
          type="button"
          disabled={step === 1}
          onClick={() => afterPaint(() => go(step - 1))}
        >
          {text.previous}
        </button>
        <button className="button next" type="button" onClick={(event) => event.detail > 1 || next()}>
          {text.next}
        </button>
        <button
          ref={submit}
          className="button send"
          type="submit"
          disabled={sending === "pending"}
          aria-describedby={failure && `${placement}-failure`}
          onClick={ignoreSecondClick}
        >
          {sending === "pending" ? text.submitting : text.submit}
        </button>
      </div>
      <p className="required">{text.requiredNote}</p>
      {placement === "modal" && (
        <section className="follows">
          <h3>{text.follows}</h3>
          <ol>
            {text.success.entries.map(({ title, time }) => (
              <li key={title}>
                {title} <span>{time}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </form>
  );
}

/** The second click of a double click on "Next" would otherwise land on "Submit", which replaces it. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
