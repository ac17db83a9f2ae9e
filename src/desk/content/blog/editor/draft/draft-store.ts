import type { PostFields } from "../../../../../features/blog/model.ts";
import { unsentKey } from "../../../../shell/texts/unsent-texts.ts";

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
export interface LeftDraft {
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
