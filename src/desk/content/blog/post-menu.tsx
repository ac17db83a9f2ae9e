import { articlePath } from "../../../features/blog/article.ts";
import type { PostSummary } from "../../../features/blog/model.ts";
import { ActionMenu, type MenuAction } from "../../kit/action-menu.tsx";
import { goTo } from "../../shell/use-address.ts";
import { newsletterAddress, previewAddress, useBlogTexts } from "./blog-queries.ts";

import type { PostActions } from "./use-post-actions.ts";

interface PostMenuProps {
  post: PostSummary;
  actions: PostActions;
  onSchedule: () => void;
  /** Only where they can be shown. */
  onRevisions?: () => void;
}

/** All actions on one language version of a post. */
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
