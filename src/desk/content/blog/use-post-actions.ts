import { useQueryClient } from "@tanstack/react-query";
import type { Post, PostState, PostSummary } from "../../../features/blog/model.ts";
import { refusalOf } from "../../../ui/refusal.ts";
import { type ToastContent, toasts } from "../../../ui/toast-store.ts";
import { useFailure } from "../../kit/hooks.ts";
import { goTo } from "../../shell/use-address.ts";
import {
  newsletterAddress,
  type PostVersion,
  refetchPairs,
  setDeleted,
  setFeatured,
  setState,
  useBlogTexts,
} from "./blog-queries.ts";

interface Options {
  /**
   * The version to act on, with all edits saved; `undefined` if that is not possible now. Defaults to the one shown, so
   * that nobody acts on what they have not seen.
   */
  current?: () => Promise<PostVersion | undefined>;
  onDone?: (post: Post) => void;
  /** Receives the obstacles by field; without it, a notification shows them. */
  onRefused?: (errors: Readonly<Record<string, string>>) => void;
  /** Called when someone else has changed the post since it was shown. */
  onOutdated?: () => void;
}

/** When a post appears, and whether its readers then get it by email. */
export interface Schedule {
  publishAt: string;
  newsletter: boolean;
}

/** Actions on a post other than editing. Each reports what it did, or why it did not. */
export function usePostActions({ current, onDone, onRefused, onOutdated }: Options = {}) {
  const t = useBlogTexts();
  const fail = useFailure();
  const client = useQueryClient();

  async function act(
    shown: PostVersion,
    work: (post: PostVersion) => Promise<Post>,
    title: string,
    next?: (post: Post) => ToastContent["action"],
  ): Promise<boolean> {
    try {
      const before = current ? await current() : shown;
      if (!before) return false;
      const after = await work(before);
      onDone?.(after);
      refetchPairs(client);
      const action = next?.(after);
      toasts.add({ title, description: after.title || t.untitled, ...(action ? { action } : {}) });
      return true;
    } catch (error) {
      explain(error);
      return false;
    }
  }

  function explain(error: unknown): void {
    const { cause, errors } = refusalOf(error);
    const said = Object.entries(errors);
    if (cause === "outdated" || cause === "conflict") {
      onOutdated?.();
      refetchPairs(client);
      toasts.add({ ...t.outdated, variant: "destructive" });
    } else if (said.length > 0) {
      onRefused?.(errors);
      const names: Readonly<Record<string, string>> = t.fields;
      const list = said.map(([field, text]) => (names[field] ? t.about(names[field], text) : text)).join(" ");
      toasts.add({ title: t.obstacles.title, description: list, variant: "destructive" });
    } else fail(error, t.failedAction);
  }

  const restore = (shown: PostVersion) => act(shown, (post) => setDeleted(post, false), t.done.restored);
  const change = (shown: PostVersion, state: PostState, title: string, more?: Schedule) =>
    act(shown, (post) => setState(post, state, more), title);
  return {
    publish: (shown: Pick<PostSummary, "id" | "version" | "state">) =>
      act(
        shown,
        (post) => setState(post, "published"),
        t.done.published,
        ({ id }) =>
          shown.state === "published"
            ? undefined
            : {
                label: t.done.mail,
                instead: t.done.mailInstead,
                onPress: () => goTo(newsletterAddress(id)),
              },
      ),
    schedule: (shown: PostVersion, schedule: Schedule) => change(shown, "scheduled", t.done.scheduled, schedule),
    unschedule: (shown: PostVersion) => change(shown, "draft", t.done.unscheduled),
    withdraw: (shown: PostVersion) => change(shown, "draft", t.done.draft),
    setFeatured: (shown: PostVersion, featured: boolean) =>
      act(shown, (post) => setFeatured(post, featured), featured ? t.done.featured : t.done.unfeatured),
    delete: (shown: PostVersion) =>
      act(
        shown,
        (post) => setDeleted(post, true),
        t.done.deleted,
        (deleted) => ({
          label: t.done.undo,
          instead: t.done.undoInstead,
          onPress: () => void restore(deleted),
        }),
      ),
    restore,
  };
}

export type PostActions = ReturnType<typeof usePostActions>;
