import { type FormEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { Language } from "../../../lib/language.ts";
import { painted } from "../../../ui/after-paint.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { preloadToasts, showToast } from "../../../ui/show-toast.ts";
import { tellAnalytics } from "../../analytics/consent.ts";
import type { FormPlacement } from "../form-constants.ts";
import { type ApplicationField, applicationSchema, type OptionOf, STEPS } from "../model.ts";
import {
  attemptFor,
  type ChosenTime,
  clearDraft,
  isEditByHand,
  onDraftChange,
  readDraft,
  timeIn,
  writeDraft,
  writeTime,
} from "./draft.ts";
import {
  answersIn,
  asFieldErrors,
  bodyOf,
  checkChip,
  extrasOf,
  FIELDS,
  leftFrom,
  leftIn,
  ofDraft,
  TEAM_OF,
} from "./form-answers.ts";
import {
  applicationResolver,
  type ConsultationFormText,
  type FormValues,
  firstStepOf,
  isAskedIn,
} from "./form-field.tsx";
import type { Sent } from "./send-application.ts";
import { tellProgress } from "./tell-progress.ts";

/** Delay between hydration and the schema's warm-up, in milliseconds. */
const WARM_UP_AFTER = 100;
const COUNTED = ["started", "step-2", "step-3"] as const;

export interface ApplicationProps {
  language: Language;
  text: ConsultationFormText;
  placement: FormPlacement;
  /** Values submitted without JavaScript, by field name. */
  values?: Readonly<Record<string, string>>;
  /** Errors after a submission without JavaScript, by field name, as sentences or text keys. */
  errors?: Readonly<Record<string, string>>;
}

/**
 * Manages the form's state and actions: the step shown, the errors, the tab's draft, and submitting the form.
 * @param consentVersion version of the notice shown
 */
export function useApplication(
  { language, text, placement, values: given, errors: found }: ApplicationProps,
  consentVersion: string,
) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const confirmation = useRef<HTMLHeadingElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  /** Element to focus after the next render; set only in response to a visitor's action. */
  const focusNext = useRef<"step" | "summary" | "confirmation" | "submit">(undefined);
  /** Whether the focus is in the error summary, which loses entries as they are corrected. */
  const inSummary = useRef(false);
  const busy = useRef(false);
  const startedAt = useRef<number>(undefined);
  const edits = useRef(0);
  const counted = useRef(0);
  const chooseTime = useRef<(chosen: ChosenTime) => void>(() => undefined);
  /** Stable, because the line for the time renders only once. */
  const [onChoose] = useState(() => (chosen: ChosenTime) => chooseTime.current(chosen));

  /** Identifies this form among those that share the draft, and holds the initial values if created in the browser. */
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
  /** Available times, if the chosen time was rejected. */
  const [fresh, setFresh] = useState<readonly ChosenTime[]>();
  const [failure, setFailure] = useState<string>();
  const [used, setUsed] = useState(given?.additionalInfo?.length);
  /**
   * Number of unanswered required questions. In the server's HTML, which may show all steps, it is undefined, and each
   * step counts its own and all later questions.
   */
  const [left, setLeft] = useState(() => self.start && leftFrom(0, self.start));
  /** The suggested team size, until the visitor chooses. */
  const [suggested, setSuggested] = useState<string>();

  const { register, trigger, getValues, setValue, setError, clearErrors, getFieldState, formState } =
    useForm<FormValues>({
      resolver: applicationResolver,
      shouldFocusError: false,
      defaultValues: self.start,
      errors: foundErrors,
    });
  const { errors } = formState;
  const wrong = listed.filter((field) => errors[field]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: adopts what was chosen before hydration, once
  useEffect(() => {
    const draft = readDraft();
    startedAt.current = draft.startedAt ?? Date.now();
    edits.current = draft.edits;
    counted.current = draft.counted;
    if (!found) setStep(draft.step);
    // The server lists the errors in all three steps, which were on one page; from now on only one step is shown.
    setListed((fields) => fields.filter((field) => isAskedIn(firstStepOf(fields), field)));
    // Adopt changes made before hydration.
    for (const [field, value] of answersIn(form.current!)) {
      setValue(field, value, { shouldValidate: found?.[field] !== undefined && value !== (given?.[field] ?? "") });
    }
    suggestTeam(getValues("companySize"));
    setLeft(leftIn(form.current!));
    // The schema initializes itself on first use, which would noticeably delay a press.
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

  // Runs on every render, because the same element may need focus again; does nothing unless an action set a target.
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

  /** Reads values from the elements, because a password manager may fill them in without any event. */
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
  /** Reports the stage that the draft has reached, and any stages skipped, once each. */
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
    // Validate here, because react-hook-form has not seen the change yet, and chips do not report changes.
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

  /**
   * Submits the form.
   * @param chosen a time that replaces the form's time
   */
  const send = async (chosen?: ChosenTime) => {
    if (chosen) chooseTime.current(chosen);
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
      const attempt = attemptFor(
        bodyOf(data, getValues(), { language, consentVersion, placement }),
        extrasOf(startedAt.current, edits.current),
      );
      const when = timeIn(form.current!)?.[`when-${language}`];
      const stored = await sendApplication(attempt);
      setSent({ ...stored, when });
      // A reload should show the appointment, not the page of available times.
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

  return {
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
  };
}

const loadSending = () => import("./send-application.ts");
