import type { PostFields } from "../../../../../features/blog/model.ts";
import { unsentKey } from "../../../../shell/texts/unsent-texts.ts";

/**
 * What is written and not yet stored by the server, in the browser's local storage: it takes a text before the next key
 * is pressed, and still has it after a crash. Every window has a place of its own, so that two never write over each
 * other.
 */

/** A text on its way to the server. */
export interface KeptDraft {
  fields: PostFields;
  /** What it was written over, and the version that was. */
  base: PostFields;
  version: number;
  /** Milliseconds since 1970. */
  keptAt: number;
}

export interface DraftPlace {
  /** @returns whether the browser took it: storage may be refused or full */
  keep: (draft: KeptDraft) => boolean;
  forget: () => void;
}

type Writer = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** `undefined` in a browser that refuses storage. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const prefixOf = (email: string, postId: number) => unsentKey(email, "post", `${postId}:`);

/** @param window names this window among those of the same person */
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
        // A browser that refuses storage has kept nothing.
      }
    },
  };
}

/** A draft that a window left behind. */
export interface LeftDraft {
  key: string;
  draft: KeptDraft;
}

/** What earlier windows of this person left of a post, the newest first. */
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

/** Numbers of the posts of which this browser holds something that the server does not. */
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
