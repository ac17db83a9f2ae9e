import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { company } from "../../../lib/company/company.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { afterPaint, painted } from "../../../ui/after-paint.ts";
import { apiHref, HttpError } from "../../../ui/api-client.ts";
import { preloadToasts, showToast } from "../../../ui/show-toast.ts";
import { tellAnalytics } from "../../analytics/consent.ts";
import type { TimeWish } from "../../appointments/model.ts";
import { errorText } from "../error-text.ts";
import { CONSENT_VERSION, DRAFTED_CONSENT_VERSION, type FormPlacement, HONEYPOT_FIELD } from "../form-constants.ts";
import { type ApplicationField, applicationSchema, MAX_LENGTH, type OptionOf, QUESTIONS, STEPS } from "../model.ts";
import { ApplicationSent } from "./application-sent.tsx";
import { ChosenTimeLine } from "./chosen-time.tsx";
import {
  attemptFor,
  type ChosenTime,
  clearDraft,
  isEditByHand,
  onDraftChange,
  readDraft,
  readOrigin,
  timeIn,
  writeDraft,
  writeTime,
} from "./draft.ts";
import {
  applicationResolver,
  CharacterCounter,
  type ConsultationFormText,
  type FormErrors,
  FormField,
  type FormValues,
  fieldId,
  firstStepOf,
  HelpButton,
  isAskedIn,
} from "./form-field.tsx";
import css from "./form-states.css?inline";
import type { Sent } from "./send-application.ts";
import { tellProgress } from "./tell-progress.ts";

export interface ConsultationFormProps {
  language: Language;
  text: ConsultationFormText;
  placement: FormPlacement;
  /** After a post without JavaScript: the submitted values, by field name. */
  values?: Readonly<Record<string, string>>;
  /** Whether a language model may draft the answer, which the notice then states. */
  isDrafted?: boolean;
  /** After a post without JavaScript: errors by field name, as sentences or text keys. */
  errors?: Readonly<Record<string, string>>;
  /** A time chosen earlier. */
  time?: ChosenTime | undefined;
  /** The next available times. */
  times?: readonly ChosenTime[];
}

adoptStyle(css);

/** Progress shown at each step, in percent (SPEC §2). */
const PERCENT = [33, 67, 100];
/** Milliseconds after hydration. */
const WARM_UP_AFTER = 100;
const FIELDS: readonly ApplicationField[] = STEPS.flat();
const REQUIRED = FIELDS.filter((field) => !("isOptional" in QUESTIONS[field]));
/** The team affected is rarely larger than the company: a suggestion until the visitor chooses. */
const TEAM_OF: Readonly<Record<OptionOf<"companySize">, OptionOf<"teamSize">>> = {
  solo: "just-me",
  "2-5": "2-3",
  "6-20": "4-10",
  "21-50": "11-25",
  "51-200": "25+",
  "200+": "25+",
};
/** Hours a week we aim to give back, out of those spent on manual tasks: seven tenths of the range's ends. */
const HOURS_BACK: Readonly<Record<OptionOf<"timeSpentManualTasks">, readonly [number, number?]>> = {
  "0-5": [0, 3],
  "5-15": [4, 10],
  "15-30": [10, 21],
  "30-40": [21, 28],
  "40+": [28],
};
/** The stages counted, in order. */
const COUNTED = ["started", "step-2", "step-3"] as const;

/**
 * The consultation form (SPEC §2, §4, §5): three steps, all in the server's HTML. It works as a plain form; class `js`
 * on the document makes CSS show the step in `data-step`, and once hydrated React validates, keeps the draft and
 * submits.
 */
export function ConsultationForm(props: ConsultationFormProps) {
  const { language, text, placement, isDrafted = false, values: given, errors: found, time, times } = props;
  const consentVersion = isDrafted ? DRAFTED_CONSENT_VERSION : CONSENT_VERSION;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const confirmation = useRef<HTMLHeadingElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  /** What to focus after the next render; only ever in response to a visitor's action. */
  const focusNext = useRef<"step" | "summary" | "confirmation" | "submit">(undefined);
  /** Whether the focus is in the error summary, which loses entries as they are corrected. */
  const inSummary = useRef(false);
  const busy = useRef(false);
  const startedAt = useRef<number>(undefined);
  const edits = useRef(0);
  const counted = useRef(0);
  const chooseTime = useRef<(chosen: ChosenTime) => void>(() => undefined);
  /** Stable, because the time line renders once. */
  const [onChoose] = useState(() => (chosen: ChosenTime) => chooseTime.current(chosen));

  /** Identifies this form among those sharing the draft; also the initial values of a form created in the browser. */
  const [self] = useState(() => (placement === "modal" ? ofDraft() : { start: undefined, time: undefined }));
  const [foundErrors] = useState(() => found && asFieldErrors(found));
  const foundFields = FIELDS.filter((field) => found?.[field]);
  const [step, setStep] = useState(() => {
    if (!found) return 1;
    return foundFields.length > 0 ? firstStepOf(foundFields) : STEPS.length;
  });
  const [direction, setDirection] = useState<"on" | "back">();
  const [listed, setListed] = useState(foundFields);
  const [sending, setSending] = useState<"pending" | "done">();
  const [sent, setSent] = useState<Sent & { when: string | undefined }>();
  /** Available times, when the chosen one was rejected. */
  const [fresh, setFresh] = useState<readonly ChosenTime[]>();
  const [failure, setFailure] = useState<string>();
  const [hintShown, setHintShown] = useState<ApplicationField>();
  const [used, setUsed] = useState(given?.additionalInfo?.length ?? 0);
  /** Required questions without an answer; on a cached page, each step counts its own and those after it. */
  const [left, setLeft] = useState(() => {
    const answers = given ?? self.start;
    return answers && REQUIRED.filter((field) => !answers[field]?.trim()).length;
  });
  /** The team size suggested, until the visitor chooses. */
  const [suggested, setSuggested] = useState<string>();

  const { register, trigger, getValues, setValue, setError, clearErrors, getFieldState, formState } =
    useForm<FormValues>({
      resolver: applicationResolver,
      shouldFocusError: false,
      defaultValues: self.start,
      errors: foundErrors,
    });
  const { errors } = formState;
  /** Listed fields that are still wrong. */
  const wrong = listed.filter((field) => errors[field]);
  const isOnlyMissing = wrong.every((field) => errors[field]?.message === "required");
  const wrongTold = isOnlyMissing ? text.left(wrong.length) : text.summary(wrong.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the team is suggested for what was chosen before React woke
  useEffect(() => {
    const draft = readDraft();
    startedAt.current = draft.startedAt ?? Date.now();
    edits.current = draft.edits;
    counted.current = draft.counted;
    if (!found) setStep(draft.step);
    // The server lists the errors of all three steps, which were on one page; from now on one step shows at a time.
    setListed((fields) => fields.filter((field) => isAskedIn(firstStepOf(fields), field)));
    // Changes made before React hydrated.
    for (const [field, value] of answersIn(form.current!)) {
      setValue(field, value, { shouldValidate: found?.[field] !== undefined && value !== (given?.[field] ?? "") });
    }
    suggestTeam(getValues("companySize"));
    setLeft(leftIn(form.current!));
    // The schema initializes itself on first use, slowly enough to be felt in a press.
    const warmUp = setTimeout(() => applicationSchema.safeParse({}), WARM_UP_AFTER);
    setUsed(getValues("additionalInfo")?.length ?? 0);
    const leave = onDraftChange(self, (changed) => {
      for (const field of FIELDS) {
        const { activeElement } = document;
        if (form.current?.contains(activeElement) && activeElement?.getAttribute("name") === field) continue;
        setValue(field, changed.values[field] ?? "", { shouldValidate: getFieldState(field).invalid });
        checkChip(form.current!, field, changed.values[field]);
      }
      setValue("newsletter", changed.newsletter);
      writeTime(form.current!, changed.time);
      setUsed(changed.values.additionalInfo?.length ?? 0);
      setLeft(leftIn(form.current!));
      setStep(changed.step);
      edits.current = changed.edits;
      counted.current = changed.counted;
      if (changed.startedAt === undefined) {
        clearErrors();
        setListed([]);
        setFailure(undefined);
      }
    });
    return () => {
      clearTimeout(warmUp);
      leave();
    };
  }, [self, found, given, getValues, setValue, clearErrors, getFieldState]);

  // On every render, because the same target may be due again; it does nothing unless an action asked for it.
  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = undefined;
    if (target === "step") form.current?.querySelector<HTMLElement>(`.step-${step} h3`)?.focus();
    if (target === "summary") summary.current?.focus();
    if (target === "confirmation") confirmation.current?.focus();
    if (target === "submit") submit.current?.focus();
    if (!inSummary.current || document.activeElement !== document.body) return;
    inSummary.current = false;
    (summary.current ?? form.current?.querySelector<HTMLElement>(`.step-${step} h3`))?.focus();
  });

  useEffect(() => {
    if (step !== 3) return;
    preloadToasts();
    loadSending().catch(() => undefined);
  }, [step]);

  /** Reads the elements' values: a password manager may fill them without any event. */
  const readElements = () => {
    for (const [field, value] of answersIn(form.current!)) {
      if (value !== getValues(field)) setValue(field, value);
    }
    return new FormData(form.current!);
  };
  const keepDraft = (atStep = step) => {
    writeDraft(
      {
        values: Object.fromEntries(answersIn(form.current!)),
        newsletter: new FormData(form.current!).has("newsletter"),
        time: timeIn(form.current!),
        step: atStep,
        startedAt: startedAt.current,
        edits: edits.current,
        counted: counted.current,
      },
      self,
    );
  };
  /** Counts the stage the draft has reached, and any skipped on the way, once each. */
  const reached = (stage: 1 | 2 | 3) => {
    while (counted.current < stage) {
      counted.current += 1;
      tellProgress(COUNTED[counted.current - 1]!, placement, language);
    }
  };
  const suggestTeam = (companySize: string) => {
    const team = TEAM_OF[companySize as OptionOf<"companySize">];
    if (!team || (getValues("teamSize") && getValues("teamSize") !== suggested)) return;
    setValue("teamSize", team);
    checkChip(form.current!, "teamSize", team);
    setSuggested(team);
  };
  const edited = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement;
    if (isEditByHand(event)) edits.current += 1;
    reached(1);
    if (name === "companySize") suggestTeam(value);
    if (name === "teamSize") setSuggested(undefined);
    keepDraft();
    setLeft(leftIn(form.current!));
    if (name === "additionalInfo") setUsed(value.length);
    // This runs before react-hook-form sees the change, and chips do not report theirs.
    if (errors[name as ApplicationField]) setValue(name as ApplicationField, value, { shouldValidate: true });
  };

  const go = (to: number) => {
    if (to === 2 || to === 3) reached(to);
    focusNext.current = "step";
    setDirection(to > step ? "on" : "back");
    setListed([]);
    setFailure(undefined);
    setStep(to);
    setLeft(leftIn(form.current!));
    keepDraft(to);
  };
  const showErrors = (fields: readonly ApplicationField[]) => {
    const invalid = fields.filter((field) => getFieldState(field).invalid);
    const first = firstStepOf(invalid);
    focusNext.current = "summary";
    if (first !== step) setDirection("back");
    setStep(first);
    setListed(invalid.filter((field) => isAskedIn(first, field)));
  };
  const next = async () => {
    // Show the press at once; validation and rendering follow in the next frames (INP, BARS).
    await painted();
    const asked = STEPS[step - 1]!;
    readElements();
    if (await trigger(asked)) go(step + 1);
    else showErrors(asked);
  };

  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    setFailure(undefined);
    setFresh(undefined);
    setListed([]);
    try {
      const data = readElements();
      if (!(await trigger())) return showErrors(FIELDS);
      setSending("pending");
      const { sendApplication } = await loadSending();
      const attempt = attemptFor(answersOf(data), extrasOf(startedAt.current, edits.current));
      const when = timeIn(form.current!)?.[`when-${language}`];
      const stored = await sendApplication(attempt);
      setSent({ ...stored, when });
      // This page has done its job; a reload should show the appointment.
      if (placement === "appointment") history.replaceState(null, "", stored.bookingPage);
      focusNext.current = "confirmation";
      setSending("done");
      clearDraft(self);
      tellAnalytics("conversion");
    } catch (error) {
      setSending(undefined);
      refused(error);
    } finally {
      busy.current = false;
    }
  };
  const answersOf = (data: FormData) => {
    const honeypot = data.get(HONEYPOT_FIELD);
    const answered = Object.entries(applicationSchema.parse(getValues())).filter(([, answer]) => answer !== "");
    const asked = ["start", "kind", "zone"].map((name) => [name, String(data.get(name) ?? "")]);
    return {
      ...(data.get("start") ? (Object.fromEntries(asked.filter(([, value]) => value)) as Partial<TimeWish>) : {}),
      ...(Object.fromEntries(answered) as ReturnType<typeof applicationSchema.parse>),
      newsletter: data.has("newsletter"),
      language,
      consentVersion,
      placement,
      ...(honeypot ? { [HONEYPOT_FIELD]: honeypot as string } : {}),
    };
  };
  const refused = (error: unknown) => {
    const messages = error instanceof HttpError && error.status === 422 ? error.fieldErrors : {};
    const refusedFields = FIELDS.filter((field) => messages[field]);
    if (refusedFields.length > 0) {
      for (const field of refusedFields) setError(field, { type: "server", message: messages[field] });
      return showErrors(refusedFields);
    }
    const aboutTime = messages["start"] ?? messages["kind"] ?? messages["zone"];
    if (aboutTime) {
      writeTime(form.current!, undefined);
      keepDraft();
      focusNext.current = "submit";
      setFailure(aboutTime);
      loadSending().then(({ freshTimes }) => freshTimes(error as HttpError).then(setFresh));
      return;
    }
    console.error("The consultation request was not accepted.", error);
    focusNext.current = "submit";
    const { failure: say } = text;
    if (!navigator.onLine) setFailure(say.offline);
    else setFailure(error instanceof HttpError && error.status === 429 ? say.tooMany : say.kept);
    showToast({ variant: "destructive", title: say.title, description: say.text }, text.toast);
  };

  chooseTime.current = (chosen) => {
    writeTime(form.current!, chosen);
    reached(1);
    keepDraft();
  };

  const hoursBack = HOURS_BACK[getValues("timeSpentManualTasks") as OptionOf<"timeSpentManualTasks">];
  if (sending === "done") return <ApplicationSent text={text} heading={confirmation} {...sent} />;

  const sendWith = (chosen: ChosenTime) => {
    chooseTime.current(chosen);
    send();
  };
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
      action={apiHref("POST /consultations")}
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
        <section
          className="summary"
          ref={summary}
          tabIndex={-1}
          aria-labelledby={`${placement}-summary`}
          onFocus={() => {
            inSummary.current = true;
          }}
          onBlur={() => {
            inSummary.current = false;
          }}
          {...(found ? FOCUSED_AT_LOAD : {})}
        >
          <h3 id={`${placement}-summary`}>{wrongTold}</h3>
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#${fieldId(placement, field)}`} onClick={focusField}>
                  {text.fields[field]}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {listed.length > 0 && (
        // Focusing the summary announces it.
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
          <p className="left">{text.left(left ?? leftFrom(index))}</p>
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
      {failure && fresh && (
        <div className="failure">
          <p id={`${placement}-failure`}>{failure}</p>
          <div className="next-times">
            {fresh.map((each) => (
              <button key={each.start} className="time" type="button" onClick={() => sendWith(each)}>
                {each[`when-${language}`]}
              </button>
            ))}
            <button className="time" type="button" onClick={send}>
              {text.time.without}
            </button>
          </div>
        </div>
      )}
      {failure && !fresh && (
        <div className="failure">
          <b>{text.failure.text}</b> <span id={`${placement}-failure`}>{failure}</span>{" "}
          <span>
            {text.failure.byMail}
            <a href={`mailto:${company.email}`}>{company.email}</a>.
          </span>
        </div>
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

/** How many required questions are unanswered. */
const leftIn = (form: HTMLFormElement) =>
  answersIn(form).filter(([field, answer]) => REQUIRED.includes(field) && !answer.trim()).length;

/** The values of a form's elements. */
function answersIn(form: HTMLFormElement): [ApplicationField, string][] {
  const data = new FormData(form);
  return FIELDS.map((field) => [field, String(data.get(field) ?? "")]);
}

/** Checks an answer's chip, if the question has chips. */
function checkChip(form: HTMLFormElement, field: ApplicationField, answer: string | undefined): void {
  for (const chip of form.querySelectorAll<HTMLInputElement>(`[type="radio"][name="${field}"]`)) {
    chip.checked = chip.value === answer;
  }
}

/** Required questions of a step, by its index, and of later ones. */
const leftFrom = (index: number) => REQUIRED.filter((field) => QUESTIONS[field].step > index).length;

const loadSending = () => import("./send-application.ts");

/** On the page after a post without JavaScript, the browser itself focuses the summary. */
const FOCUSED_AT_LOAD = { autoFocus: true };

/** The second click of a double click on "Next" would land on "Submit", which takes its place. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Following a link to a control only scrolls there; it takes a script to focus it. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

function ofDraft(): { start: FormValues; time: ChosenTime | undefined } {
  const { values, newsletter, time } = readDraft();
  const all = Object.fromEntries(FIELDS.map((field) => [field, values[field] ?? ""])) as Record<
    ApplicationField,
    string
  >;
  return { start: { ...all, newsletter }, time };
}

function asFieldErrors(found: Readonly<Record<string, string>>): FormErrors {
  return Object.fromEntries(Object.entries(found).map(([field, message]) => [field, { type: "server", message }]));
}

/** What may differ between two attempts at the same request. */
function extrasOf(startedAt: number | undefined, edits: number) {
  return { ...readOrigin(), elapsedSeconds: Math.max(0, Date.now() - (startedAt ?? Date.now())) / 1000, edits };
}
