import { useQueryClient } from "@tanstack/react-query";
import { articlePath } from "../../../features/blog/article.ts";
import type { PairStatus, Post, PostState, PostSummary } from "../../../features/blog/model.ts";
import { refusalOf } from "../../../ui/refusal.ts";
import { type ToastContent, toasts } from "../../../ui/toast-store.ts";
import { ActionMenu, type MenuAction } from "../../kit/action-menu.tsx";
import { useFailure } from "../../kit/hooks.ts";
import { shortMoment } from "../../kit/present.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { goTo } from "../../shell/use-address.ts";
import {
  newsletterAddress,
  type PostVersion,
  previewAddress,
  refetchPairs,
  setDeleted,
  setFeatured,
  setState,
  useBlogTexts,
} from "./blog-queries.ts";

const STYLES = { draft: "badge-pending", scheduled: "badge-outline", published: "badge-contacted" };

type Shown = Pick<PostSummary, "state" | "publishAt" | "newsletter" | "hasChanges" | "featured" | "deletedAt">;

/** Badges for a post's state, unpublished changes and whether it is featured. */
export function PostBadges({ post, unsaved = false }: { post: Shown; unsaved?: boolean }) {
  const t = useBlogTexts();
  const { language } = useTexts();
  const { state, publishAt, newsletter, hasChanges, featured, deletedAt } = post;
  return (
    <span className="badges">
      <span className={`badge ${deletedAt ? "badge-outline" : STYLES[state]}`}>
        {deletedAt ? t.states.deleted : t.states[state]}
        {publishAt && !deletedAt ? ` ${t.scheduledFor(shortMoment(publishAt, language))}` : ""}
      </span>
      {newsletter && !deletedAt && (
        <span className="badge badge-secondary" title={t.newsletterHint}>
          {t.newsletter}
        </span>
      )}
      {hasChanges && !deletedAt && (
        <span className="badge badge-outline" title={t.changedHint}>
          {t.changed}
        </span>
      )}
      {unsaved && (
        <span className="badge badge-dead" title={t.unsavedHint}>
          {t.unsaved}
        </span>
      )}
      {featured && <span className="badge badge-secondary">{t.featured}</span>}
    </span>
  );
}

export function PairBadge({ status }: { status: PairStatus }) {
  const t = useBlogTexts();
  const style = status === "current" ? "note" : status === "stale" ? "badge badge-dead" : "badge badge-pending";
  return (
    <span className={style} title={t.statusHints[status]}>
      {t.statuses[status]}
    </span>
  );
}

interface PostMenuProps {
  post: PostSummary;
  actions: PostActions;
  onSchedule: () => void;
  /** Absent where revisions cannot be shown. */
  onRevisions?: () => void;
}

/** Menu of all actions on one language version. */
export function PostMenu({ post, actions, onSchedule, onRevisions }: PostMenuProps) {
  const t = useBlogTexts();
  return (
    <ActionMenu
      label={t.about(`${t.actions.open}, ${t.languages[post.language]}`, post.title || t.untitled)}
      actions={menuOf(post, { t, actions, onSchedule, onRevisions })}
    >
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M8 3.5h.01M8 8h.01M8 12.5h.01" strokeWidth="2.5" />
      </svg>
    </ActionMenu>
  );
}

function menuOf(
  post: PostSummary,
  { t, actions, onSchedule, onRevisions }: Omit<PostMenuProps, "post"> & { t: ReturnType<typeof useBlogTexts> },
): MenuAction[] {
  const { id, state, hasChanges, featured, deletedAt } = post;
  if (deletedAt) return [{ label: t.actions.restore, onChoose: () => void actions.restore(post) }];
  const publish = { label: t.actions.publish, onChoose: () => void actions.publish(post) };
  const list: (MenuAction | false | undefined)[] = [
    state !== "published" && publish,
    state === "published" && hasChanges && { ...publish, label: t.actions.publishChanges },
    state === "draft" && { label: t.actions.schedule, onChoose: onSchedule },
    state === "scheduled" && { label: t.actions.reschedule, onChoose: onSchedule },
    state === "scheduled" && { label: t.actions.unschedule, onChoose: () => void actions.unschedule(post) },
    state === "published" && { label: t.actions.unpublish, onChoose: () => void actions.withdraw(post) },
    {
      label: featured ? t.actions.unfeature : t.actions.feature,
      onChoose: () => void actions.setFeatured(post, !featured),
    },
    { label: t.actions.preview, href: previewAddress(id) },
    state === "published" && { label: t.actions.view, href: articlePath(post) },
    state === "published" && { label: t.actions.newsletter, onChoose: () => goTo(newsletterAddress(id)) },
    onRevisions && { label: t.actions.revisions, onChoose: onRevisions },
    { label: t.actions.delete, onChoose: () => void actions.delete(post), danger: true },
  ];
  return list.filter((action): action is MenuAction => Boolean(action));
}

interface Options {
  /**
   * Saves pending edits and returns the version to act on; `undefined` if the save failed. By default, actions apply to
   * the version shown, so that users never act on changes they have not seen.
   */
  current?: () => Promise<PostVersion | undefined>;
  onDone?: (post: Post) => void;
  /** Called with the obstacles by field, in addition to the toast. */
  onRefused?: (errors: Readonly<Record<string, string>>) => void;
  /** Called on an edit conflict. */
  onOutdated?: () => void;
}

/** When a post is published, and whether it is then emailed to subscribers. */
export interface Schedule {
  publishAt: string;
  newsletter: boolean;
}

/** Returns the actions on a post other than editing. Each shows a toast with its result or error. */
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
