import { useEffect, useRef, useState } from "react";
import type { FieldDifference } from "../../../../features/blog/difference.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Loading } from "../../../kit/list-status.tsx";
import { Segments } from "../../../kit/parts.tsx";
import { useBlogTexts } from "../blog-queries.ts";
import { DifferenceList } from "../revisions/difference-list.tsx";
import { draftOf } from "./draft/draft-fields.ts";
import type { DraftSession, DraftState, Resolution } from "./draft/draft-session.ts";

interface ConflictDialogProps {
  session: DraftSession;
  conflict: NonNullable<DraftState["conflict"]>;
  onClose: () => void;
}

const VIEWS = ["difference", "both"] as const;

/** Shows two people's versions of the same post, and lets one of them decide. */
export function ConflictDialog({ session, conflict, onClose }: ConflictDialogProps) {
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
