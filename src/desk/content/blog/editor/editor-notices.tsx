import { useEffect, useRef, useState } from "react";
import type { FieldDifference } from "../../../../features/blog/difference.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useFailure } from "../../../kit/hooks.ts";
import { Loading } from "../../../kit/list-status.tsx";
import { Segments } from "../../../kit/parts.tsx";
import { readDifference, readPost, setDeleted, useBlogTexts } from "../blog-queries.ts";
import { DifferenceList } from "../revisions/revisions-dialog.tsx";
import type { DraftSession, DraftState, Resolution } from "./draft/draft-session.ts";
import { changedFields, draftOf } from "./draft/draft-store.ts";
import { useDraft } from "./draft/open-sessions.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";

/** Shows what prevents publishing the post, as of the latest save. */
export function Obstacles({ session }: { session: DraftSession }) {
  const t = useBlogTexts();
  const { post, fields } = useDraft(session);
  const changed: readonly string[] = changedFields(fields, post);
  const reasons: Readonly<Record<string, string>> = t.obstacles;
  const names: Readonly<Record<string, string>> = t.fields;
  const missing = Object.entries(post.obstacles).filter(([field]) => !changed.includes(field));
  if (missing.length === 0) return null;
  const [toFill, others] = [
    missing.filter(([, key]) => key === "required"),
    missing.filter(([, key]) => key !== "required"),
  ];
  return (
    <div className="callout">
      <p>{t.obstacles.title}</p>
      <ul>
        {toFill.length > 0 && (
          <li>{t.about(reasons["required"] ?? "", toFill.map(([field]) => names[field] ?? field).join(", "))}</li>
        )}
        {others.map(([field, key]) => (
          <li key={field}>{reasons[key] ?? key}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Shows which French revision an English version is based on, because the Charter of the French Language forbids
 * publishing the English version ahead of the French version.
 */
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

/** Warns that text has not reached the server, and says where it is stored meanwhile and what the user can do. */
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

interface ConflictDialogProps {
  session: DraftSession;
  conflict: NonNullable<DraftState["conflict"]>;
  onClose: () => void;
}

const VIEWS = ["difference", "both"] as const;

function ConflictDialog({ session, conflict, onClose }: ConflictDialogProps) {
  const t = useBlogTexts();
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const [view, setView] = useState<(typeof VIEWS)[number]>("difference");
  const [differences, setDifferences] = useState<FieldDifference[]>();
  const [mine] = useState(() => session.get().fields);
  const theirs = conflict.theirs;

  useEffect(() => {
    let isGone = false;
    void import("../../../../features/blog/difference.ts").then(({ differenceOf }) => {
      if (!isGone) setDifferences(differenceOf(draftOf(theirs), mine));
    });
    return () => {
      isGone = true;
    };
  }, [theirs, mine]);

  const choose = (resolution: Resolution) => {
    onClose();
    void session.resolve(resolution);
  };
  return (
    <Dialog open onClose={onClose} title={t.conflict.title} closeLabel={t.conflict.close} returnFocusTo={returnTo}>
      <div className="stack" data-wide>
        <p>{t.conflict.text}</p>
        <Segments
          label={t.conflict.tabs.label}
          options={VIEWS.map((name) => [name, t.conflict.tabs[name]] as const)}
          value={view}
          onChoose={setView}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a passage that scrolls must be reached by the keyboard */}
        <section className="panel conflict-texts" tabIndex={0} aria-label={t.conflict.tabs[view]}>
          {view === "both" ? (
            <div className="columns" data-gap="4">
              {(["other", "yours"] as const).map((whose) => {
                const text = whose === "yours" ? mine : theirs;
                return (
                  <div key={whose}>
                    <h3 className="note">{t.conflict[whose]}</h3>
                    <p>{text.title || t.untitled}</p>
                    <p className="compared">{text.content}</p>
                  </div>
                );
              })}
            </div>
          ) : differences ? (
            <DifferenceList differences={differences} legend={t.conflict.legend} />
          ) : (
            <Loading text={t.loadingPost} />
          )}
        </section>
        <ul className="columns" data-gap="4">
          {(["mine", "both", "theirs"] as const).map((name) => (
            <li key={name} className="stack" data-gap="0">
              <button type="button" className="action" onClick={() => choose(name)}>
                {t.conflict[name]}
              </button>
              <span className="note">{t.conflict[`${name}Hint`]}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
