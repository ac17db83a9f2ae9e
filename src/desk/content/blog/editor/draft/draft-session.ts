import type { Post, PostFields } from "../../../../../features/blog/model.ts";
import { refusalOf } from "../../../../../ui/refusal.ts";
import { changedFields, type DraftPlace, draftOf, type KeptDraft, keepBoth } from "./draft-store.ts";

/** Pause in typing after which to save, in ms. */
export const PAUSE = 1_200;
/** Maximum time between saves while typing continues, in ms. */
export const LONGEST_WAIT = 10_000;
/** Delay before retrying when the server cannot be reached, in ms; doubles from the first up to the second value. */
const FIRST_RETRY = 3_000;
const LAST_RETRY = 60_000;

/**
 * State of a save. `refused`: all is saved except the fields with errors; `gone`: the post is in the bin or deleted.
 */
export type SaveStatus =
  | "saved"
  | "unsaved"
  | "saving"
  | "offline"
  | "signed-out"
  | "conflict"
  | "refused"
  | "failed"
  | "gone";

export interface DraftState {
  /** Fields as shown on screen. */
  fields: PostFields;
  /** The post as the server last returned it. */
  post: Post;
  status: SaveStatus;
  /** Validation errors by field. */
  errors: Readonly<Record<string, string>>;
  /** Edit conflict: a colleague's version, and the common ancestor of both versions. */
  conflict: { theirs: Post; base: PostFields } | null;
  /** Whether the browser stores a copy of unsaved changes. */
  isKeptHere: boolean;
  /** Incremented when the fields change other than by typing here, so that the editor reloads its text. */
  replaced: number;
}

export type Resolution = "mine" | "theirs" | "both";

interface DraftParts {
  post: Post;
  /** Draft that an earlier window stored but could not save to the server. */
  left: KeptDraft | undefined;
  place: DraftPlace;
  save: (id: number, version: number, fields: PostFields) => Promise<Post>;
  load: (id: number) => Promise<Post>;
  now: () => number;
}

export type DraftSession = ReturnType<typeof createDraftSession>;

/**
 * Creates an editing session of a post, which stores every change in the browser at once and then saves it to the
 * server, so that no text is lost.
 */
export function createDraftSession({ post, left, place, save, load, now }: DraftParts) {
  const listeners = new Set<() => void>();
  let state: DraftState = {
    fields: left?.fields ?? draftOf(post),
    post,
    status: "saved",
    errors: {},
    conflict: null,
    isKeptHere: true,
    replaced: 0,
  };
  /** Fields of the version that the next save is based on, which is the common ancestor in a conflict. */
  let base = left?.base ?? draftOf(post);
  let version = left?.version ?? post.version;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;
  let retryAfter = FIRST_RETRY;
  let running: Promise<boolean> | undefined;

  const set = (changes: Partial<DraftState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const isClean = () => changedFields(state.fields, state.post).length === 0 && version === state.post.version;

  function keep(): boolean {
    if (isClean()) {
      place.forget();
      return true;
    }
    return place.keep({ fields: state.fields, base, version, keptAt: now() });
  }

  function arm(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }

  function edit(changes: Partial<PostFields>): void {
    const errors = { ...state.errors };
    for (const name of Object.keys(changes)) delete errors[name];
    state = { ...state, fields: { ...state.fields, ...changes }, errors };
    set({ isKeptHere: keep() });
    if (state.status === "conflict" || state.status === "gone" || state.status === "signed-out") return;
    waitingSince ??= now();
    if (state.status !== "saving" && state.status !== "offline") set({ status: isClean() ? "saved" : "unsaved" });
    if (state.status !== "offline") arm(Math.max(0, Math.min(PAUSE, waitingSince + LONGEST_WAIT - now())));
  }

  /** Makes a stored post the base of the next save. */
  function hold(stored: Post): void {
    state = { ...state, post: stored };
    base = draftOf(stored);
    version = stored.version;
  }

  /** Whether the stored post still has the base text, for example because it has only been published since. */
  const isTextOf = (stored: Post) => changedFields(base, stored).length === 0;

  function replace(stored: Post): void {
    hold(stored);
    state = { ...state, fields: draftOf(stored), errors: {}, conflict: null, replaced: state.replaced + 1 };
    set({ status: "saved", isKeptHere: keep() });
  }

  function settle(): boolean {
    waitingSince = undefined;
    retryAfter = FIRST_RETRY;
    const changed = changedFields(state.fields, state.post);
    const refused = changed.filter((name) => state.errors[name]);
    const status = changed.length === 0 ? "saved" : refused.length === changed.length ? "refused" : "unsaved";
    set({ status, isKeptHere: keep() });
    if (status === "unsaved") arm(PAUSE);
    return status === "saved";
  }

  async function attempt(): Promise<boolean> {
    clearTimeout(timer);
    if (state.conflict) return false;
    if (isClean()) return settle();
    set({ status: "saving" });
    const before = state.post;
    const sent = { ...state.fields };
    // Send the stored values of rejected fields, so that they do not block the other fields.
    for (const name of Object.keys(state.errors) as (keyof PostFields)[]) {
      if (name in sent) Object.assign(sent, { [name]: before[name] });
    }
    try {
      hold(await save(before.id, version, sent));
      return settle();
    } catch (error) {
      return await explain(error);
    }
  }

  async function explain(error: unknown): Promise<boolean> {
    const { cause, errors, current, retryAfter: seconds } = refusalOf(error);
    if (cause === "unreachable") return tryLater("offline", undefined);
    if (cause === "outdated" && current) {
      const theirs = current as Post;
      if (!isTextOf(theirs)) return meet(theirs);
      // The version increased without a text change, for example by publishing, so retry with the new version.
      hold(theirs);
      return await attempt();
    }
    if (cause === "signed-out") return stop("signed-out");
    if (cause === "missing") return stop("gone");
    if (cause === "invalid") {
      const isNew = Object.keys(errors).some((name) => name in state.fields && !state.errors[name]);
      set({ errors: { ...state.errors, ...errors } });
      return isNew ? await attempt() : stop("refused");
    }
    return tryLater("failed", seconds);
  }

  function stop(status: SaveStatus): boolean {
    set({ status, isKeptHere: keep() });
    return false;
  }

  function tryLater(status: SaveStatus, seconds: number | undefined): boolean {
    stop(status);
    arm(seconds === undefined ? retryAfter : seconds * 1000);
    retryAfter = Math.min(retryAfter * 2, LAST_RETRY);
    return false;
  }

  /**
   * Handles a colleague's save: adopts their version if the texts are equal, otherwise lets the user resolve the
   * conflict.
   */
  function meet(theirs: Post): boolean {
    if (changedFields(state.fields, theirs).length === 0) {
      hold(theirs);
      return settle();
    }
    state = { ...state, conflict: { theirs, base } };
    return stop("conflict");
  }

  /**
   * Saves now, after any save in progress.
   * @returns whether the server has all changes
   */
  async function flush(): Promise<boolean> {
    while (running) await running;
    running = attempt();
    try {
      return await running;
    } finally {
      running = undefined;
    }
  }

  if (left) {
    if (changedFields(left.fields, post).length === 0) {
      hold(post);
      keep();
    } else if (isTextOf(post)) {
      hold(post);
      state = { ...state, status: "unsaved", isKeptHere: keep() };
      arm(0);
    } else {
      state = { ...state, status: "conflict", conflict: { theirs: post, base: left.base }, isKeptHere: keep() };
    }
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    flush,
    isClean,
    /** Reloads the post. Adopts a colleague's text if nothing is unsaved here; otherwise reports a conflict. */
    async refresh(): Promise<void> {
      if (running || state.conflict) return;
      try {
        const stored = await load(state.post.id);
        if (running || state.conflict || stored.version < version) return;
        if (stored.version === version) set({ post: stored });
        else if (isClean()) replace(stored);
        else if (isTextOf(stored)) {
          hold(stored);
          settle();
        } else meet(stored);
      } catch {
        // Ignore the error; the next save reports it.
      }
    },
    /** Adopts the post returned by an action other than saving, such as publishing. */
    accept(stored: Post): void {
      if (isClean()) replace(stored);
      else if (isTextOf(stored)) {
        hold(stored);
        set({ isKeptHere: keep() });
      } else set({ post: stored });
    },
    /** Replaces the text on screen with a stored version. */
    replace,
    async resolve(resolution: Resolution): Promise<boolean> {
      const { conflict, fields } = state;
      if (!conflict) return true;
      const { theirs } = conflict;
      if (resolution === "theirs") {
        replace(theirs);
        return true;
      }
      const chosen = resolution === "mine" ? fields : keepBoth(conflict.base, fields, draftOf(theirs));
      hold(theirs);
      state = { ...state, fields: chosen, conflict: null, errors: {}, replaced: state.replaced + 1 };
      set({ status: "unsaved", isKeptHere: keep() });
      return await flush();
    },
    /** Shows field errors that publishing returned. */
    blame: (errors: Readonly<Record<string, string>>) => set({ errors: { ...state.errors, ...errors } }),
  };
}
