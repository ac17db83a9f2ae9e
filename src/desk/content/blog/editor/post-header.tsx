import { useState } from "react";
import type { Post } from "../../../../features/blog/model.ts";
import { clockTime } from "../../../kit/present.ts";
import { useTexts } from "../../../shell/desk-context.tsx";
import { goTo } from "../../../shell/use-address.ts";
import { LIST_PATH, previewAddress, useBlogTexts } from "../blog-queries.ts";
import { PostBadges } from "../post-badges.tsx";
import { PostMenu } from "../post-menu.tsx";
import { RevisionsDialog } from "../revisions/revisions-dialog.tsx";
import { ScheduleDialog } from "../revisions/schedule-dialog.tsx";
import { usePostActions } from "../use-post-actions.ts";
import type { DraftSession, SaveStatus } from "./draft/draft-session.ts";
import { useDraft } from "./draft/open-sessions.ts";

/** A version's language and state, whether it is saved, and the possible actions. */
export function PostHeader({ session }: { session: DraftSession }) {
  const t = useBlogTexts();
  const { post, status } = useDraft(session);
  const [dialog, setDialog] = useState<"schedule" | "revisions" | null>(null);
  const [pending, setPending] = useState(false);
  const actions = usePostActions({
    // Publish exactly the text on screen: no action while it is unsaved.
    current: async (): Promise<Post | undefined> => ((await session.flush()) ? session.get().post : undefined),
    onDone: (stored) => {
      session.accept(stored);
      if (stored.deletedAt) goTo(LIST_PATH);
    },
    onRefused: (errors) => session.blame(errors),
    onOutdated: () => void session.refresh(),
  });
  const isPublished = post.state === "published";
  const hasNews = !isPublished || post.hasChanges || status !== "saved";
  const publish = async () => {
    setPending(true);
    await actions.publish(post);
    setPending(false);
  };
  return (
    <header className="row post-header">
      <h2>{t.languages[post.language]}</h2>
      <PostBadges post={post} />
      <SavedMark status={status} updatedAt={post.updatedAt} />
      <div className="row row-end">
        <a
          className="action"
          href={previewAddress(post.id)}
          target="_blank"
          rel="noopener"
          onClick={() => void session.flush()}
        >
          {t.actions.preview}
        </a>
        {hasNews && (
          <button type="button" className="action action-primary" disabled={pending} onClick={() => void publish()}>
            {isPublished ? t.actions.publishChanges : t.actions.publish}
          </button>
        )}
        <PostMenu
          post={post}
          actions={actions}
          onSchedule={() => setDialog("schedule")}
          onRevisions={() => setDialog("revisions")}
        />
      </div>
      {dialog === "schedule" && (
        <ScheduleDialog
          post={post}
          onClose={() => setDialog(null)}
          onSchedule={(schedule) => actions.schedule(post, schedule)}
        />
      )}
      {dialog === "revisions" && <RevisionsDialog session={session} onClose={() => setDialog(null)} />}
    </header>
  );
}

/** Whether everything is saved, in a word; anything that needs a decision has its own notice. */
function SavedMark({ status, updatedAt }: { status: SaveStatus; updatedAt: string }) {
  const t = useBlogTexts();
  const { language } = useTexts();
  const isSettled = status === "saved" || status === "saving" || status === "unsaved";
  return (
    <span className="note" data-status={status}>
      {isSettled ? t.save[status] : t.save.unsaved}
      {status === "saved" && <time dateTime={updatedAt}> {clockTime(new Date(updatedAt), language)}</time>}
    </span>
  );
}
