import { useId, useState } from "react";
import { GRADES, type Rubric, SCORED_FIELDS } from "../../../features/consultations/lead-score.ts";
import { type ComparisonAnswer, MAX_NOTE_LENGTH, type RubricVersion } from "../../../features/scoring/model.ts";
import { Field, RecordForm } from "../../kit/form.tsx";
import { ConfirmDialog, Part } from "../../kit/parts.tsx";
import { gradeLetter } from "../../requests/filters.ts";
import { useSessionDraft } from "../../shell/session-draft.ts";
import { Numbers } from "../overview/figure.tsx";
import { RubricFields } from "./rubric-fields.tsx";
import { isSameRubric, useCompare, useEndDraft, useSaveDraft, useScoringTexts } from "./scoring-queries.ts";

interface DraftEditorProps {
  /** The stored draft or, without a draft, the version in force to start from. */
  base: RubricVersion;
  onEnd: () => void;
}

interface Typed {
  rubric: Rubric;
  note: string;
  /** Revision of the stored draft that was edited; 0 if there was none. */
  revision: number;
}

/** Returns the unsaved edits of the rubric, which survive reloads and changes of screen, and a function to set them. */
export function useTypedRubric() {
  const [typed, keep] = useSessionDraft<Typed>("rubric");
  // Ignore edits stored incompletely by an older version of this page. Saving checks whether the points add up.
  const isWhole = SCORED_FIELDS.every((field) => typed?.rubric.points[field] !== undefined);
  return [isWhole ? typed : undefined, keep] as const;
}

export function DraftEditor({ base, onEnd }: DraftEditorProps) {
  const { draft: t, publish: p } = useScoringTexts();
  const id = useId();
  const [typed, keepTyped] = useTypedRubric();
  // Keep the revision that the edits are based on, so that saving cannot overwrite a colleague's later draft unseen.
  const [stored, setStored] = useState(
    base.state === "draft" ? { ...base, revision: typed?.revision ?? base.revision } : undefined,
  );
  const rubric = typed?.rubric ?? stored?.rubric ?? base.rubric;
  const note = typed?.note ?? stored?.note ?? "";
  const type = (change: Partial<Typed>) => {
    keepTyped({ rubric, note, revision: stored?.revision ?? 0, ...change });
    setWrong(undefined);
    save.reset();
  };
  const [wrong, setWrong] = useState<string>();
  const [asking, setAsking] = useState(false);

  const compare = useCompare({ failed: t.compareFailed });
  const save = useSaveDraft({
    done: (draft) => {
      setStored(draft);
      keepTyped(undefined);
      setWrong(undefined);
      compare.mutate(draft.revision);
    },
    failed: t.failed,
    form: true,
    outdated: (current) => {
      setStored(current ?? undefined);
      setWrong(t.outdated);
    },
  });
  const end = () => {
    keepTyped(undefined);
    onEnd();
  };
  const causes = { outdated: t.outdated };
  const discard = useEndDraft("discard", { saved: t.discarded, done: end, failed: t.discardFailed, causes });
  const publish = useEndDraft("publish", { saved: p.done, done: end, failed: p.failed, causes });

  const isSaved = stored !== undefined && isSameRubric(rubric, stored.rubric) && note === stored.note;
  const isBusy = save.isPending || compare.isPending;
  const isCompared = isSaved && compare.data?.revision === stored.revision;
  return (
    <Part title={t.title}>
      <RecordForm
        isWide
        {...save.form}
        failure={wrong}
        busy={isBusy}
        save={isSaved ? t.compare : t.save}
        saving={t.comparing}
        onSave={() =>
          isSaved ? compare.mutate(stored.revision) : save.mutate({ rubric, note, revision: stored?.revision ?? 0 })
        }
        aside={
          <>
            <button
              type="button"
              className="action"
              disabled={!isCompared}
              aria-describedby={isCompared ? undefined : `${id}-first`}
              onClick={() => setAsking(true)}
            >
              {p.action}
            </button>
            <button
              type="button"
              className="action"
              disabled={discard.isPending}
              onClick={() => (stored ? discard.mutate(stored.revision) : end())}
            >
              {t.discard}
            </button>
            {!isCompared && (
              <span className="note" id={`${id}-first`}>
                {p.first}
              </span>
            )}
          </>
        }
      >
        <RubricFields rubric={rubric} onChange={(changed) => type({ rubric: changed })} />
        <Field label={t.note} name="note">
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={MAX_NOTE_LENGTH}
              value={note}
              onChange={({ target }) => type({ note: target.value })}
            />
          )}
        </Field>
      </RecordForm>
      {compare.data && isSaved && <ComparisonResult comparison={compare.data} />}
      {asking && stored && (
        <ConfirmDialog
          title={p.title}
          act={p.confirm}
          text={p.text(stored.version)}
          onConfirm={() => publish.mutate(stored.revision)}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  );
}

/** Minimum number of won or lost requests for a comparison; with fewer, one request could reverse the result. */
const FEWEST = 20;

const LETTERS = GRADES.map(({ grade }) => ({ grade, letter: gradeLetter(grade) }));

/** How the draft would have graded past requests, and how well each version separates won from lost. */
function ComparisonResult({ comparison }: { comparison: ComparisonAnswer }) {
  const texts = useScoringTexts();
  const { comparison: t, number, percent, version: versionName } = texts;
  const { requests, changed, moves, separations, isPartial } = comparison;
  const countOf = (from: string, to: string) => moves.find((move) => move.from === from && move.to === to)?.count ?? 0;
  return (
    <section className="stack" aria-labelledby="comparison-title">
      <h3 id="comparison-title">{t.title}</h3>
      <p role="status">
        {t.summary(changed, requests, percent(requests > 0 ? changed / requests : 0))} {isPartial && t.partial}
      </p>
      {requests > 0 && (
        <>
          <p className="note">{t.matrix}</p>
          <Numbers
            caption={t.matrix}
            columns={[t.from, ...LETTERS.map(({ letter }) => letter)]}
            rows={LETTERS.map(({ grade, letter }) => ({
              key: grade,
              cells: [
                letter,
                ...LETTERS.map(({ grade: to }) => {
                  const count = countOf(grade, to);
                  const text = number(count);
                  return count > 0 && grade !== to ? <b key={to}>{text}</b> : text;
                }),
              ],
            }))}
          />
          <h4>{t.separation}</h4>
          <Numbers
            caption={t.separation}
            columns={[t.which, t.won, t.lost, t.share]}
            rows={separations.map(({ version, won, lost, share }) => ({
              key: String(version),
              cells: [
                versionName(version),
                number(won),
                number(lost),
                share === null ? t.none : `${percent(share)}${won < FEWEST || lost < FEWEST ? ` (${t.few})` : ""}`,
              ],
            }))}
          />
          <p className="note">{t.separationNote}</p>
        </>
      )}
    </section>
  );
}
