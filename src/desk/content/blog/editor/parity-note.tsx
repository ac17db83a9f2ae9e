import { useRef, useState } from "react";
import type { FieldDifference } from "../../../../features/blog/difference.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useFailure } from "../../../kit/use-failure.ts";
import { readDifference } from "../blog-queries.ts";
import { useBlogTexts } from "../blog-texts.ts";
import { DifferenceList } from "../revisions/difference-list.tsx";
import type { DraftSession } from "./draft/draft-session.ts";
import { useDraft } from "./draft/use-draft.ts";

/** The French revision an English version is based on; the French Charter only lets it appear beside that one. */
export function ParityNote({ session, french }: { session: DraftSession; french: DraftSession }) {
  const t = useBlogTexts();
  const fail = useFailure();
  const { fields } = useDraft(session);
  const { post } = useDraft(french);
  const [changes, setChanges] = useState<FieldDifference[]>();
  const button = useRef<HTMLButtonElement>(null);
  const based = fields.basedOnRevision;
  const isCurrent = based === post.revision;
  const confirm = async () => {
    await french.flush();
    session.edit({ basedOnRevision: french.get().post.revision });
  };
  const showChanges = async () => {
    if (based === null) return;
    try {
      await french.flush();
      setChanges(await readDifference(post.id, based, french.get().post.revision));
    } catch (error) {
      fail(error, t.revisions.failed);
    }
  };
  return (
    <div className={isCurrent ? "row" : "row callout"}>
      <p className="note">
        {based === null ? t.parity.none : isCurrent ? t.parity.current(based) : t.parity.behind(based, post.revision)}
      </p>
      {!isCurrent && (
        <p className="action-row">
          {based !== null && (
            <button ref={button} type="button" className="action action-small" onClick={() => void showChanges()}>
              {t.parity.changes}
            </button>
          )}
          <button type="button" className="action action-small" onClick={() => void confirm()}>
            {t.parity.confirm}
          </button>
        </p>
      )}
      {changes && (
        <Dialog
          open
          onClose={() => setChanges(undefined)}
          title={t.parity.changes}
          closeLabel={t.revisions.close}
          returnFocusTo={button}
        >
          <DifferenceList differences={changes} legend={t.revisions.legend} />
        </Dialog>
      )}
    </div>
  );
}
