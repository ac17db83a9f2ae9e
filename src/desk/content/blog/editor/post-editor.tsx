import { lazy, Suspense, useState } from "react";
import { MAX_LENGTHS, type Post } from "../../../../features/blog/model.ts";
import { Loading } from "../../../kit/list-status.tsx";
import { clockTime } from "../../../kit/present.ts";
import { useTexts } from "../../../shell/desk-context.tsx";
import { goTo } from "../../../shell/use-address.ts";
import { LIST_PATH, previewAddress, useBlogTexts } from "../blog-queries.ts";
import { PostBadges, PostMenu, usePostActions } from "../post-parts.tsx";
import { RevisionsDialog } from "../revisions/revisions-dialog.tsx";
import { ScheduleDialog } from "../revisions/schedule-dialog.tsx";
import type { DraftSession, SaveStatus } from "./draft/draft-session.ts";
import { useDraft } from "./draft/open-sessions.ts";
import { ParityNote, SaveNotice } from "./editor-notices.tsx";
import { PostDetails, TextField, useUpload } from "./post-details.tsx";

interface PostEditorProps {
  session: DraftSession;
  other: DraftSession | undefined;
}

/** Editor of one language version of a post. */
export function PostEditor({ session, other }: PostEditorProps) {
  const t = useBlogTexts();
  const { post, fields, errors } = useDraft(session);
  const { language } = post;
  return (
    <section className="post-editor" aria-label={t.languages[language]}>
      <PostHeader session={session} />
      <div>
        <SaveNotice session={session} />
        {other && language === "en" && <ParityNote session={session} french={other} />}
      </div>
      <div lang={`${language}-CA`}>
        <TextField
          name="title"
          tall
          session={session}
          value={fields.title}
          error={errors["title"]}
          onChange={(title) => session.edit({ title })}
        />
      </div>
      <ContentField session={session} />
      <PostDetails session={session} />
    </section>
  );
}

/** Loaded when a post opens, so that the list does not wait for it. */
const MarkdownEditor = lazy(() => import("./markdown/markdown-editor.tsx"));

function ContentField({ session }: { session: DraftSession }) {
  const t = useBlogTexts();
  const { post, fields, errors, replaced } = useDraft(session);
  const { sending, upload } = useUpload();
  const length = fields.content.length;
  const isTooLong = length > MAX_LENGTHS.content;
  const error = errors["content"] ?? (isTooLong ? t.editor.tooLong : undefined);
  return (
    <div>
      <Suspense fallback={<Loading text={t.editor.loading} />}>
        <MarkdownEditor
          value={fields.content}
          replaced={replaced}
          language={post.language}
          label={t.editor.label[post.language]}
          invalid={error !== undefined}
          words={{ address: "https://", alt: t.imageAlt }}
          onChange={(content) => session.edit({ content })}
          onImage={async (file) => (await upload(file))?.reference}
        />
      </Suspense>
      <p className="row note">
        <span role="status">{sending === null ? "" : t.uploadLine(sending)}</span>
        <span>{t.editor.help}</span>
        <span className="row-end">{t.editor.words(countWords(fields.content))}</span>
      </p>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** A language version's header: its state, whether it is saved, and its actions. */
function PostHeader({ session }: { session: DraftSession }) {
  const t = useBlogTexts();
  const { post, status } = useDraft(session);
  const [dialog, setDialog] = useState<"schedule" | "revisions" | null>(null);
  const [pending, setPending] = useState(false);
  const actions = usePostActions({
    // Save first, so that exactly the text on screen is published; if saving fails, do nothing.
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

/** The save state in a word; a state that requires a decision has its own notice. */
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
