import type { ReactNode } from "react";
import { ApplicationSent } from "../../features/consultations/components/application-sent.tsx";
import type { FormPlacement } from "../../features/consultations/form-constants.ts";
import type { FormResult } from "../../features/consultations/submission-schema.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { consultationForm as textEn } from "../../text/en/site/consultation-form.ts";
import { consultationForm as textFr } from "../../text/fr/site/consultation-form.ts";
import { chosenTime, timeNamed } from "../appointment/appointment-head.ts";

/** Number of times offered in place of a rejected one. */
const TIMES_SHOWN = 5;

const RESULT_TEXT = { fr: textFr, en: textEn };

export function resultTitle(language: Language, result: FormResult | undefined): string {
  const { sent, invalid, failed } = RESULT_TEXT[language].resultTitle;
  if (!result) return sent;
  return result.code === "invalid" ? invalid : failed;
}

interface ResultPageProps {
  language: Language;
  /** Absent if the request was stored. */
  result: FormResult | undefined;
  /** Whether the request was stored but the chosen time is not booked. */
  isTimeRequested?: boolean;
  /** The form with the visitor's answers (Astro slot `form`). */
  form?: ReactNode;
}

/** Renders the page that follows a POST without JavaScript (SPEC §8, general success and error texts). */
export function ResultPage({ language, result, isTimeRequested = false, form }: ResultPageProps) {
  const text = RESULT_TEXT[language];
  if (!result) {
    return (
      <div className="wrap result">
        <h1>{text.success.title}</h1>
        <p className="lead">{text.success.general}</p>
        <div className="panel">
          <ApplicationSent
            text={text}
            titled={false}
            requested={isTimeRequested ? text.success.requestedUnnamed : undefined}
          />
        </div>
        <p>
          <a className="link" href={pathIn(language, "/")}>
            {text.success.home}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className="wrap result">
      <h1>{resultTitle(language, result)}</h1>
      <p className="lead">
        {result.code !== "invalid" && `${failureText(result.code, text)} `}
        {text.failure.kept}
      </p>
      <section className="panel" id="consultation-form" aria-labelledby="consultation-title">
        <h2 id="consultation-title" className="unseen">
          {text.dialogTitle}
        </h2>
        {form}
      </section>
    </div>
  );
}

function failureText(code: FormResult["code"], { failure }: typeof textFr | typeof textEn): string {
  return code === "too-many-requests" ? failure.tooMany : failure.general;
}

/**
 * Returns the props that show the form again: its placement, the answers, their errors, and other times if the chosen
 * one was rejected.
 */
export function formAgain({ values, errors, slots }: FormResult) {
  // A plain form sends every answer as text; ignore anything else.
  const answers = Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const placement: FormPlacement =
    answers.placement === "contact" || answers.placement === "landing" || answers.placement === "appointment"
      ? answers.placement
      : "home";
  const { start = "", kind = "" } = answers;
  const isTimeWrong = ["start", "kind", "zone"].some((name) => name in errors);
  const time = isTimeWrong ? undefined : timeNamed(start, kind, answers.zone);
  const times = slots.slice(0, TIMES_SHOWN).map((slot) => chosenTime(slot, "", time?.zone ?? ""));
  return { placement, values: answers, errors, time, ...(isTimeWrong ? { times } : {}) };
}
