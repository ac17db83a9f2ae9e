import { diff3Merge } from "node-diff3";
import { emptyFields, type Post, type PostFields } from "../../../../../features/blog/model.ts";
import { slugOf } from "../../../../../features/blog/words.ts";
import { unsentKey } from "../../../../shell/session-draft.ts";

/**
 * Unsaved text in local storage, written on every key press so that it survives a crash. Every window has its own
 * entry, so that two windows never overwrite each other, and a lock of the same name, which tells the others that the
 * window is still open.
 */

export interface KeptDraft {
  fields: PostFields;
  /** Fields and version that the draft is based on. */
  base: PostFields;
  version: number;
  /** When the draft was stored (Unix time in ms). */
  keptAt: number;
}

export interface DraftPlace {
  /**
   * Stores the draft.
   * @returns false if storage is denied or full
   */
  keep: (draft: KeptDraft) => boolean;
  forget: () => void;
}

type Writer = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Returns local storage, or `undefined` if the browser denies it. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** What drafts need of a browser; `undefined` for what it denies. */
export interface Browser {
  storage: Writer | undefined;
  /** Requires HTTPS. Without locks, every other window counts as closed. */
  locks: LockManager | undefined;
}

export function thisBrowser(): Browser {
  return { storage: browserStorage(), locks: "locks" in navigator ? navigator.locks : undefined };
}

const prefixOf = (email: string, postId: number) => unsentKey(email, "post", `${postId}:`);

/**
 * Returns the place where this window stores its draft of a post, which no other window takes over until this one
 * closes.
 * @param window id that distinguishes this window from the person's other windows
 */
export function draftPlace({ storage, locks }: Browser, email: string, postId: number, window: string): DraftPlace {
  const key = prefixOf(email, postId) + window;
  // The promise never settles, so the browser releases the lock when the window closes or crashes.
  locks?.request(key, () => new Promise(() => {})).catch(() => undefined);
  return {
    keep: (draft) => {
      try {
        storage?.setItem(key, JSON.stringify(draft));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    forget: () => {
      try {
        storage?.removeItem(key);
      } catch {
        // Storage is denied, so nothing was stored.
      }
    },
  };
}

interface LeftDraft {
  key: string;
  draft: KeptDraft;
}

/** Returns the drafts of a post that this person's windows left in storage when they closed, newest first. */
export async function leftDrafts({ storage, locks }: Browser, email: string, postId: number): Promise<LeftDraft[]> {
  const prefix = prefixOf(email, postId);
  try {
    const held = (await locks?.query())?.held ?? [];
    const open = new Set(held.map(({ name }) => name));
    return keysOf(storage)
      .filter((key) => key.startsWith(prefix) && !open.has(key))
      .flatMap((key) => {
        const draft = readDraft(storage?.getItem(key) ?? null);
        return draft ? [{ key, draft }] : [];
      })
      .sort((a, b) => b.draft.keptAt - a.draft.keptAt);
  } catch {
    return [];
  }
}

export function postsWithDrafts(storage: Writer | undefined, email: string): ReadonlySet<number> {
  try {
    const prefix = unsentKey(email, "post");
    const keys = keysOf(storage).filter((key) => key.startsWith(prefix));
    return new Set(keys.map((key) => Number(key.slice(prefix.length).split(":")[0])));
  } catch {
    return new Set();
  }
}

function keysOf(storage: Writer | undefined): string[] {
  if (!storage) return [];
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
}

function readDraft(text: string | null): KeptDraft | undefined {
  try {
    const draft = JSON.parse(text ?? "") as KeptDraft;
    return typeof draft.fields.content === "string" && typeof draft.base.content === "string" ? draft : undefined;
  } catch {
    return undefined;
  }
}

const NAMES = Object.keys(emptyFields()) as (keyof PostFields)[];

/** Slug that the server assigns if the title yields none. */
const SLUG_WITHOUT_TITLE = "article";

/** Whether the slug still derives from the title, because it was never edited and the post never published. */
export function followsTitle({ title, slug, publishedAt }: Pick<Post, "title" | "slug" | "publishedAt">): boolean {
  const made = slugOf(title) || SLUG_WITHOUT_TITLE;
  return (
    publishedAt === null &&
    (slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1))))
  );
}

/** Returns a post's fields for the editor; leaves the slug empty if it derives from the title. */
export function draftOf(post: Post): PostFields {
  const fields = Object.fromEntries(NAMES.map((name) => [name, post[name]])) as PostFields;
  return followsTitle(post) ? { ...fields, slug: "" } : fields;
}

/**
 * Returns the names of the fields that differ from the stored post. Except in the content, ignores spaces at the ends,
 * which the server trims.
 */
export function changedFields(fields: PostFields, post: Post): (keyof PostFields)[] {
  return NAMES.filter((name) => {
    const [mine, stored] = [fields[name], post[name]];
    if (name === "slug" && mine === "") return post.publishedAt === null && !followsTitle(post);
    if (name === "content" || typeof mine !== "string") return mine !== stored;
    return mine.trim() !== stored;
  });
}

/**
 * Merges two edits of the same base (three-way merge). A change by one side is applied; a passage changed by both sides
 * appears twice, theirs first, so that no sentence is lost.
 */
export function keepBoth(base: PostFields, mine: PostFields, theirs: PostFields): PostFields {
  const joined: PostFields = { ...theirs };
  for (const name of Object.keys(mine) as (keyof PostFields)[]) {
    if (mine[name] === base[name] || mine[name] === theirs[name]) continue;
    const isTheirsNew = theirs[name] !== base[name];
    if (name === "content") joined.content = joinTexts(base.content, mine.content, theirs.content);
    else Object.assign(joined, { [name]: isTheirsNew ? joinLines(name, mine, theirs) : mine[name] });
  }
  return joined;
}

function joinTexts(base: string, mine: string, theirs: string): string {
  const regions = diff3Merge(mine.split("\n"), base.split("\n"), theirs.split("\n"), { excludeFalseConflicts: true });
  return regions.flatMap(({ ok, conflict }) => ok ?? (conflict ? [...conflict.b, "", ...conflict.a] : [])).join("\n");
}

/** Joins both versions of a prose field; a slug, category or picture can have only one value, so mine wins. */
function joinLines(name: keyof PostFields, mine: PostFields, theirs: PostFields) {
  const separator = SEPARATORS[name];
  return separator && mine[name] && theirs[name] ? `${theirs[name]}${separator}${mine[name]}` : mine[name];
}

const SEPARATORS: Partial<Record<keyof PostFields, string>> = {
  title: " / ",
  excerpt: " / ",
  metaDescription: " / ",
  keywords: ", ",
  coverAlt: " / ",
};
