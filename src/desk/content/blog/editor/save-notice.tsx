import { useState } from "react";
import { useFailure } from "../../../kit/use-failure.ts";
import { readPost, setDeleted } from "../blog-queries.ts";
import { useBlogTexts } from "../blog-texts.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { DraftSession } from "./draft/draft-session.ts";
import { useDraft } from "./draft/use-draft.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";

/** Says that text has not reached the server, where it is meanwhile, and what can be done. */
export function SaveNotice({ session }: { session: DraftSession }) {
  const t = useBlogTexts();
  const fail = useFailure();
  const { status, isKeptHere, conflict, post } = useDraft(session);
  const [dialog, setDialog] = useState(false);
  const bringBack = async () => {
    try {
      await setDeleted(await readPost(post.id), false);
      await session.flush();
    } catch (error) {
      fail(error, t.failedAction);
    }
  };
  if (status === "saved" || status === "unsaved" || status === "saving") {
    return isKeptHere ? null : (
      <p className="callout" data-urgent role="alert">
        {t.save.notKept}
      </p>
    );
  }
  return (
    <div className="row callout" data-urgent data-status={status} role="alert">
      <p>
        {t.save[status]}
        {!isKeptHere && ` ${t.save.notKept}`}
      </p>
      {status === "conflict" ? (
        <button type="button" className="action action-small" onClick={() => setDialog(true)}>
          {t.save.compare}
        </button>
      ) : status === "signed-out" ? (
        <button type="button" className="action action-small" onClick={() => setDialog(true)}>
          {t.save.signIn}
        </button>
      ) : status === "gone" ? (
        <button type="button" className="action action-small" onClick={() => void bringBack()}>
          {t.save.bringBack}
        </button>
      ) : status === "refused" ? null : (
        <button type="button" className="action action-small" onClick={() => void session.flush()}>
          {t.save.retry}
        </button>
      )}
      {dialog && conflict && <ConflictDialog session={session} conflict={conflict} onClose={() => setDialog(false)} />}
      {dialog && status === "signed-out" && <SignInDialog onClose={() => setDialog(false)} />}
    </div>
  );
}
