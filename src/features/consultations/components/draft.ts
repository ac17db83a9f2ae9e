import { type ApplicationField, type Consultation, type NoQuestion, STEPS } from "../model.ts";

/**
 * A time chosen before the form is submitted, as the draft stores it: the values to submit, and the time in words in
 * each language. The names match the form's elements, so that `DRAFT_SCRIPT` can fill in a form before hydration.
 */
export interface ChosenTime {
  /** ISO 8601 instant. */
  start: string;
  /** How to meet; empty if not chosen. */
  kind: string;
  zone: string;
  "when-fr": string;
  "when-en": string;
}

const TIME_NAMES = ["start", "kind", "zone", "when-fr", "when-en"] as const;
const NO_TIME: ChosenTime = { start: "", kind: "", zone: "", "when-fr": "", "when-en": "" };

type Element = (HTMLInputElement | HTMLOutputElement | RadioNodeList) & { value: string };

/** Writes a time into a form's elements, so that the time shown is the time submitted. */
export function writeTime(form: HTMLFormElement, time: ChosenTime | undefined): void {
  for (const name of TIME_NAMES) {
    const element = form.elements.namedItem(name) as Element | null;
    if (element) element.value = (time ?? NO_TIME)[name];
  }
}

/** Reads a form's time, including its words in the language that this page does not show. */
export function timeIn(form: HTMLFormElement): ChosenTime | undefined {
  const written = (name: string) => (form.elements.namedItem(name) as Element | null)?.value ?? "";
  const time = Object.fromEntries(TIME_NAMES.map((name) => [name, written(name)])) as unknown as ChosenTime;
  return time.start ? time : undefined;
}

/**
 * A visitor's answers so far, for this tab only (session storage). The draft survives a reload, closing the dialog and
 * switching languages, and is deleted once submitted. All forms on a page share it through the window event
 * `nordet-draft`. `DRAFT_SCRIPT` reads and writes the same entry before hydration.
 */
export interface Draft {
  values: Partial<Record<ApplicationField, string>>;
  newsletter: boolean;
  time: ChosenTime | undefined;
  /** Step shown, 1 to 3. */
  step: number;
  /** Time of the first interaction, in ms since 1970. */
  startedAt: number | undefined;
  /** Number of edits that the visitor made by hand. */
  edits: number;
  /** The latest funnel stage reported for this draft: 1 is `started`, 2 and 3 are the steps. */
  counted: number;
}

export const DRAFT_KEY = "nordet-draft";
const DRAFT_EVENT = "nordet-draft";
const ATTEMPT_KEY = "nordet-attempt";

const FIELDS: readonly ApplicationField[] = STEPS.flat();

/**
 * Returns session storage; undefined if a private browsing mode denies it, so that the draft lasts only for the page.
 */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function stored(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function store(key: string, value: unknown): void {
  try {
    storage()?.setItem(key, JSON.stringify(value));
  } catch {
    // If storage is full or denied, only the draft is lost, never the form.
  }
}

export function readDraft(): Draft {
  const entry = stored(DRAFT_KEY);
  const values: Draft["values"] = {};
  for (const field of FIELDS) {
    const value = entry[field];
    if (typeof value === "string") values[field] = value;
  }
  const { step, at, edits, counted } = entry;
  const time = Object.fromEntries(TIME_NAMES.map((name) => [name, String(entry[name] ?? "")])) as unknown as ChosenTime;
  return {
    values,
    newsletter: entry.newsletter === true,
    time: time.start ? time : undefined,
    step: step === 2 || step === 3 ? step : 1,
    startedAt: typeof at === "number" && Number.isFinite(at) ? at : undefined,
    edits: typeof edits === "number" ? edits : 0,
    counted: typeof counted === "number" ? counted : 0,
  };
}

/**
 * Saves the draft and notifies the page's other forms.
 * @param source the form making the change, which ignores its own events
 */
export function writeDraft(draft: Draft, source: object): void {
  const { values, newsletter, time, step, startedAt, edits, counted } = draft;
  const rest = { newsletter, ...time, step, at: startedAt, edits, counted } satisfies NoQuestion;
  store(DRAFT_KEY, { ...values, ...rest });
  window.dispatchEvent(new CustomEvent(DRAFT_EVENT, { detail: source }));
}

/** Deletes the draft and its pending attempt, and empties the page's other forms. */
export function clearDraft(source: object): void {
  storage()?.removeItem(DRAFT_KEY);
  storage()?.removeItem(ATTEMPT_KEY);
  window.dispatchEvent(new CustomEvent(DRAFT_EVENT, { detail: source }));
}

/**
 * Listens for changes by the page's other forms.
 * @returns a function that stops listening
 */
export function onDraftChange(source: object, listener: (draft: Draft) => void): () => void {
  const heard = (event: Event) => {
    if ((event as CustomEvent).detail !== source) listener(readDraft());
  };
  window.addEventListener(DRAFT_EVENT, heard);
  return () => window.removeEventListener(DRAFT_EVENT, heard);
}

/** Whether the visitor edited a field by hand, rather than a script or autofill, which browsers mark. */
export const isEditByHand = ({ isTrusted, target }: Pick<Event, "isTrusted" | "target">): boolean =>
  isTrusted && target instanceof Element && !target.matches(AUTOFILLED);

/** Wrapped in `:is()`, because browsers ignore unsupported selectors there. */
const AUTOFILLED = ":is(:autofill)";

export interface Attempt<Body> {
  /** Sent as `Idempotency-Key`, so that the same answers are stored once, however often they are submitted. */
  key: string;
  /** The exact body, which a retry resends unchanged, including its elapsed time. */
  body: Body;
}

/**
 * Returns the previous attempt to submit these answers, or a new attempt with a new key if an answer changed. Attempts
 * survive a reload, like the draft.
 * @param answers any change makes a different request
 * @param extras may differ between attempts to submit the same request
 */
export function attemptFor<Answers, Extras>(answers: Answers, extras: Extras): Attempt<Answers & Extras> {
  const content = JSON.stringify(answers);
  const before = stored(ATTEMPT_KEY);
  if (before.content === content && typeof before.key === "string") {
    return { key: before.key, body: before.body as Answers & Extras };
  }
  const attempt = { key: randomKey(), body: { ...answers, ...extras } };
  store(ATTEMPT_KEY, { content, ...attempt });
  return attempt;
}

/** Returns 128 random bits in hexadecimal. Pages served over plain HTTP from another machine lack `randomUUID`. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The origin of a request, as stored. The form's placement is recorded separately. */
type Origin = Omit<Consultation["source"], "placement" | "page"> & { page: string };

const CAMPAIGN = {
  utmSource: "utm_source",
  utmMedium: "utm_medium",
  utmCampaign: "utm_campaign",
  utmTerm: "utm_term",
  utmContent: "utm_content",
} as const;

/** Reads the origin that `ORIGIN_SCRIPT` recorded on arrival; without a record, only the page. */
export function readOrigin(): Origin {
  const origin: Origin = { page: window.location.pathname };
  let kept: unknown;
  try {
    kept = JSON.parse(window.sessionStorage.getItem("nordet-origin") ?? "null");
  } catch {
    return origin;
  }
  if (!Array.isArray(kept)) return origin;
  const [referrer, query]: unknown[] = kept;
  if (typeof referrer === "string" && referrer !== "") origin.referrer = referrer;
  const parameters = new URLSearchParams(typeof query === "string" ? query : "");
  for (const [name, parameter] of Object.entries(CAMPAIGN) as [keyof typeof CAMPAIGN, string][]) {
    const value = parameters.get(parameter);
    if (value) origin[name] = value;
  }
  return origin;
}
