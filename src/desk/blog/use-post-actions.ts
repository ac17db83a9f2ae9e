import { useQueryClient } from "@tanstack/react-query";
import type { Post, PostState } from "../../features/blog/post.ts";
import { HttpError } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { useFailure } from "../use-failure.ts";
import { readPost, refetchPairs, setDeleted, setFeatured, setState } from "./blog-queries.ts";
import { useBlogTexts } from "./blog-texts.ts";

interface Options {
  /** The post that is acted on, with all that was written in it stored; `undefined` when that is not possible now. */
  current?: (id: number) => Promise<Post | undefined>;
  onDone?: (post: Post) => void;
  /** Told of what stands in the way, by field; without it a notification says so. */
  onRefused?: (errors: Readonly<Record<string, string>>) => void;
}

/** What can be done with a post besides writing in it. Each action says what it did, or why it did not. */
export function usePostActions({ current = readPost, onDone, onRefused }: Options = {}) {
  const t = useBlogTexts();
  const fail = useFailure();
  const client = useQueryClient();

  async function act(
    id: number,
    work: (post: Post) => Promise<Post>,
    title: string,
    undo?: () => void,
  ): Promise<boolean> {
    try {
      const before = await current(id);
      if (!before) return false;
      const after = await work(before);
      onDone?.(after);
      refetchPairs(client);
      toasts.add({
        title,
        description: after.title || t.untitled,
        ...(undo ? { action: { label: t.done.undo, instead: t.done.undoInstead, onPress: undo } } : {}),
      });
      return true;
    } catch (error) {
      const errors = error instanceof HttpError ? error.fieldErrors : {};
      const said = Object.entries(errors);
      if (said.length === 0) fail(error, t.failedAction);
      else {
        onRefused?.(errors);
        const names: Readonly<Record<string, string>> = t.fields;
        const list = said.map(([field, text]) => (names[field] ? t.about(names[field], text) : text)).join(" ");
        toasts.add({ title: t.obstacles.title, description: list, variant: "destructive" });
      }
      return false;
    }
  }

  const restore = (id: number) => act(id, (post) => setDeleted(post, false), t.done.restored);
  return {
    setState: (id: number, state: PostState, publishAt?: string) =>
      act(id, (post) => setState(post, state, publishAt), t.done[state]),
    unschedule: (id: number) => act(id, (post) => setState(post, "draft"), t.done.unscheduled),
    setFeatured: (id: number, featured: boolean) =>
      act(id, (post) => setFeatured(post, featured), featured ? t.done.featured : t.done.unfeatured),
    delete: (id: number) =>
      act(
        id,
        (post) => setDeleted(post, true),
        t.done.deleted,
        () => void restore(id),
      ),
    restore,
  };
}

export type PostActions = ReturnType<typeof usePostActions>;
