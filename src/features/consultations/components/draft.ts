import { type ApplicationField, type NoQuestion, STEPS } from "../model.ts";
import { type ChosenTime, TIME_NAMES } from "./time-in-form.ts";

/**
 * What a visitor has filled in so far, for this tab only (session storage): it survives a reload, the modal's closing and
 * the other language, and is gone once sent. The forms of a page share it: a change is told to the others by the window
 * event `nordet-draft`. The same entry is read and written by `DRAFT_SCRIPT` before React is awake.
 */
export interface Draft {
  values: Partial<Record<ApplicationField, string>>;
  newsletter: boolean;
  /** Of the call, chosen before the form is sent. */
  time: ChosenTime | undefined;
  /** 1 to 3. */
  step: number;
  /** Milliseconds since 1970 of the first touch. */
  startedAt: number | undefined;
  /** How often the visitor edited something by hand. */
  edits: number;
  /** How far this draft has been counted: 1 is started, 2 and 3 are the steps. */
  counted: number;
}

export const DRAFT_KEY = "nordet-draft";
const DRAFT_EVENT = "nordet-draft";
const ATTEMPT_KEY = "nordet-attempt";

const FIELDS: readonly ApplicationField[] = STEPS.flat();

/** Storage is refused in some private modes; then the draft lives as long as the page. */
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
    // A full or forbidden storage costs the draft, never the form.
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
 * Keeps the draft and tells the other forms of the page.
 * @param source who changed it; a form ignores its own changes
 */
export function writeDraft(draft: Draft, source: object): void {
  const { values, newsletter, time, step, startedAt, edits, counted } = draft;
  const rest = { newsletter, ...time, step, at: startedAt, edits, counted } satisfies NoQuestion;
  store(DRAFT_KEY, { ...values, ...rest });
  window.dispatchEvent(new CustomEvent(DRAFT_EVENT, { detail: source }));
}

/** Forgets the draft and the attempt to send it, and empties the other forms of the page. */
export function clearDraft(source: object): void {
  storage()?.removeItem(DRAFT_KEY);
  storage()?.removeItem(ATTEMPT_KEY);
  window.dispatchEvent(new CustomEvent(DRAFT_EVENT, { detail: source }));
}

/** Hears the changes that other forms of the page make. */
export function onDraftChange(source: object, listener: (draft: Draft) => void): () => void {
  const heard = (event: Event) => {
    if ((event as CustomEvent).detail !== source) listener(readDraft());
  };
  window.addEventListener(DRAFT_EVENT, heard);
  return () => window.removeEventListener(DRAFT_EVENT, heard);
}

/** Whether a visitor's own hand changed a field: no autofill, which browsers tell, and no script of theirs or of ours. */
export const isEditByHand = ({ isTrusted, target }: Pick<Event, "isTrusted" | "target">): boolean =>
  isTrusted && target instanceof Element && !target.matches(AUTOFILLED);

/** Within `:is()` a browser that does not know a selector passes over it. */
const AUTOFILLED = ":is(:autofill)";

export interface Attempt<Body> {
  /** Goes as `Idempotency-Key`: however often the same answers are sent, one request is stored. */
  key: string;
  /** The exact body; a retry sends the same one, whatever the clock says by then. */
  body: Body;
}

/**
 * The attempt to send these answers: the one made before if nothing changed, else a new one with a new key. Survives a
 * reload, as the draft does.
 * @param answers everything that, once changed, makes it another request
 * @param extras what may differ between two tries of the same request
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

/** 128 random bits; `randomUUID` is missing where a page is served without TLS from another machine. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
