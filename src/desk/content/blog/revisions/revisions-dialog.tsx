import { useEffect, useRef, useState } from "react";
import type { DifferencePart, FieldDifference } from "../../../../features/blog/difference.ts";
import type { Category, RevisionSummary } from "../../../../features/blog/model.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { toasts } from "../../../../ui/toast-store.ts";
import { useFailure } from "../../../kit/hooks.ts";
import { Failed, Loading } from "../../../kit/list-status.tsx";
import { Moment, Stranger } from "../../../kit/parts.tsx";
import { readDifference, restoreRevision, useBlogTexts, useCategoryNames, useRevisions } from "../blog-queries.ts";
import type { DraftSession } from "../editor/draft/draft-session.ts";
import { useDraft } from "../editor/draft/open-sessions.ts";

/** A post's revisions, with diffs and a button to restore each. */
export function RevisionsDialog({ session, onClose }: { session: DraftSession; onClose: () => void }) {
  const t = useBlogTexts();
  const fail = useFailure();
  const { post } = useDraft(session);
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const [isStored, setStored] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const list = useRevisions(post.id, isStored);

  // Save first, so that revisions are compared with the server's version.
  useEffect(() => {
    void session.flush().then(() => setStored(true));
  }, [session]);

  const restore = async (number: number) => {
    try {
      if (!(await session.flush())) return;
      session.replace(await restoreRevision(session.get().post, number));
      toasts.add({ title: t.revisions.restored(number), description: session.get().post.title || t.untitled });
      onClose();
    } catch (error) {
      fail(error, t.revisions.restoreFailed);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t.revisions.title} closeLabel={t.revisions.close} returnFocusTo={returnTo}>
      {list.isError ? (
        <Failed text={t.revisions.failed} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading text={t.revisions.loading} />
      ) : (
        <ol data-wide reversed start={list.data[0]?.number}>
          {list.data.map((revision) => (
            <li key={revision.number} className="item">
              <RevisionLine
                revision={revision}
                isLatest={revision.number === post.revision}
                isLive={revision.number === post.publishedRevision}
                isOpen={chosen === revision.number}
                onToggle={() => setChosen(chosen === revision.number ? null : revision.number)}
              />
              {chosen === revision.number && (
                <Comparison
                  id={post.id}
                  number={revision.number}
                  latest={post.revision}
                  onRestore={() => void restore(revision.number)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

interface RevisionLineProps {
  revision: RevisionSummary;
  isLatest: boolean;
  isLive: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function RevisionLine({ revision, isLatest, isLive, isOpen, onToggle }: RevisionLineProps) {
  const t = useBlogTexts();
  const { number, origin, restoredFrom, editor, updatedAt, publishedAt } = revision;
  return (
    <div className="row item-what">
      <button type="button" className="action action-small" aria-expanded={isOpen} onClick={onToggle}>
        {t.revisions.number(number)}
      </button>
      <Moment iso={updatedAt} />
      <span className="note">
        {restoredFrom === null ? t.revisions.origins[origin] : t.revisions.restoredFrom(restoredFrom)}{" "}
        {editor ? <Stranger>{t.revisions.by(editor)}</Stranger> : t.revisions.nobody}
      </span>
      <span className="badges">
        {isLatest && <span className="badge badge-outline">{t.revisions.latest}</span>}
        {isLive ? (
          <span className="badge badge-contacted">{t.revisions.live}</span>
        ) : (
          publishedAt && <span className="badge badge-secondary">{t.revisions.public}</span>
        )}
      </span>
    </div>
  );
}

interface ComparisonProps {
  id: number;
  number: number;
  latest: number;
  onRestore: () => void;
}

/** Compares a revision with the current text, or the latest revision with the previous one. */
function Comparison({ id, number, latest, onRestore }: ComparisonProps) {
  const t = useBlogTexts();
  const fail = useFailure();
  const isLatest = number === latest;
  const [differences, setDifferences] = useState<FieldDifference[]>();
  useEffect(() => {
    let isGone = false;
    const [from, to] = isLatest ? [Math.max(1, number - 1), number] : [number, latest];
    readDifference(id, from, to).then(
      (found) => !isGone && setDifferences(found),
      (error) => fail(error, t.revisions.failed),
    );
    return () => {
      isGone = true;
    };
  }, [id, number, latest, isLatest, fail, t]);
  return (
    <div className="stack item-below">
      {differences ? (
        <DifferenceList differences={differences} legend={t.revisions.legend} />
      ) : (
        <Loading text={t.revisions.loading} />
      )}
      {!isLatest && (
        <button type="button" className="action" onClick={onRestore}>
          {t.revisions.restore}
        </button>
      )}
    </div>
  );
}

/** Characters of context shown around a change. */
const AROUND = 160;

/** Diffs by field, with long unchanged passages shortened. */
export function DifferenceList({ differences, legend }: { differences: readonly FieldDifference[]; legend: string }) {
  const t = useBlogTexts();
  const categories = useCategoryNames();
  const nameOf = (field: string, text: string) =>
    field === "category" ? (categories[text as Category] ?? text) : text;
  if (differences.length === 0) return <p>{t.revisions.same}</p>;
  return (
    <div className="stack" data-wide>
      <p className="note">{legend}</p>
      <dl className="stack">
        {differences.map(({ field, parts }) => (
          <div key={field}>
            <dt className="note">{t.fields[field]}</dt>
            <dd className="compared">
              {parts.map((part, index) => (
                <Part
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a comparison never move
                  key={index}
                  part={{ ...part, text: nameOf(field, part.text) }}
                  imageAlt={field === "cover" ? t.fields.cover : undefined}
                  isFirst={index === 0}
                  isLast={index === parts.length - 1}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface PartProps {
  part: DifferencePart;
  /** Set if the text is an image id. */
  imageAlt: string | undefined;
  isFirst: boolean;
  isLast: boolean;
}

function Part({ part: { kind, text }, imageAlt, isFirst, isLast }: PartProps) {
  const shown = imageAlt ? <img src={`/media/${text}`} alt={imageAlt} /> : text;
  if (kind === "added") return <ins>{shown}</ins>;
  if (kind === "removed") return <del>{shown}</del>;
  const isLong = text.length > 2.5 * AROUND;
  if (!isLong) return <span>{text}</span>;
  return (
    <span>
      {isFirst ? "" : text.slice(0, AROUND)}
      {" … "}
      {isLast ? "" : text.slice(-AROUND)}
    </span>
  );
}
