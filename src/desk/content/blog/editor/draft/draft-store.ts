import { diff3Merge } from "node-diff3";
import { emptyFields, type Post, type PostFields } from "../../../../../features/blog/model.ts";
import { slugOf } from "../../../../../features/blog/words.ts";
import { unsentKey } from "../../../../shell/session-draft.ts";

/**
 * Unsaved text, in the browser's local storage: it is stored before the next key press, and survives a crash. Every
 * window has its own entry, so that two never overwrite each other.
 */

/** A text not yet on the server. */
export interface KeptDraft {
  fields: PostFields;
  /** The fields and version it was based on. */
  base: PostFields;
  version: number;
  /** Milliseconds since 1970. */
  keptAt: number;
}

export interface DraftPlace {
  /** @returns whether the browser stored it: storage may be denied or full */
  keep: (draft: KeptDraft) => boolean;
  forget: () => void;
}

type Writer = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** `undefined` in a browser that denies storage. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const prefixOf = (email: string, postId: number) => unsentKey(email, "post", `${postId}:`);

/** @param window identifies this window among the same person's */
export function draftPlace(storage: Writer | undefined, email: string, postId: number, window: string): DraftPlace {
  const key = prefixOf(email, postId) + window;
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
        // A browser that denies storage has kept nothing.
      }
    },
  };
}

/** A draft left behind by a window. */
interface LeftDraft {
  key: string;
  draft: KeptDraft;
}

/** What this person's earlier windows left of a post, newest first. */
export function leftDrafts(storage: Writer | undefined, email: string, postId: number): LeftDraft[] {
  const prefix = prefixOf(email, postId);
  try {
    return keysOf(storage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const draft = readDraft(storage?.getItem(key) ?? null);
        return draft ? [{ key, draft }] : [];
      })
      .sort((a, b) => b.draft.keptAt - a.draft.keptAt);
  } catch {
    return [];
  }
}

/** Ids of posts with unsaved text in this browser. */
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

/** The server's slug for a post whose title yields none. */
const SLUG_WITHOUT_TITLE = "article";

/** Whether the slug follows the title: it was not edited, and no reader knows it. */
export function followsTitle({ title, slug, publishedAt }: Pick<Post, "title" | "slug" | "publishedAt">): boolean {
  const made = slugOf(title) || SLUG_WITHOUT_TITLE;
  return (
    publishedAt === null &&
    (slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1))))
  );
}

/** A post's fields as its editor has them: a slug that follows the title is empty. */
export function draftOf(post: Post): PostFields {
  const fields = Object.fromEntries(NAMES.map((name) => [name, post[name]])) as PostFields;
  return followsTitle(post) ? { ...fields, slug: "" } : fields;
}

/** Names of fields that differ from the stored ones; spaces around a line are not stored. */
export function changedFields(fields: PostFields, post: Post): (keyof PostFields)[] {
  return NAMES.filter((name) => {
    const [mine, stored] = [fields[name], post[name]];
    if (name === "slug" && mine === "") return post.publishedAt === null && !followsTitle(post);
    if (name === "content" || typeof mine !== "string") return mine !== stored;
    return mine.trim() !== stored;
  });
}

/**
 * Merges two people's edits of the same text. What only one of them changed is taken from them; a passage both changed
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

/** Prose can be kept twice; of a slug, a category or a picture there can be only one. */
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
