import type { Person } from "../../features/people/model.ts";
import { toasts } from "../../ui/toast-store.ts";
import { Stranger } from "../kit/facts.tsx";
import { readablePhone } from "../kit/present.ts";
import { useFailure } from "../kit/use-failure.ts";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { follow } from "../shell/use-address.ts";
import { personAddress } from "./people-address.ts";
import { useDiffer, useMerge, useUndoMerge } from "./people-queries.ts";
import { usePeopleTexts } from "./people-texts.ts";
import { useMergeOf } from "./use-merge-of.ts";

/** People who share a mail or a phone with this one. Only staff know whether they are the same. */
export function Proposals({ person }: { person: Person }) {
  const t = usePeopleTexts();
  const { t: desk } = useTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const failed = (error: Error) => fail(error, t.proposals.failed);
  const mergeOf = useMergeOf();
  // What was pressed is gone then: the reader goes on with the heading of the page.
  const toTitle = () => document.querySelector<HTMLElement>(".person h1")?.focus({ preventScroll: true });
  const undo = useUndoMerge({ success: () => toTitle(), error: failed });
  const merge = useMerge({
    success: async (kept, { name }) => {
      toTitle();
      const mergeId = await mergeOf(kept.id);
      toasts.add({
        title: t.proposals.merged,
        description: t.proposals.mergedText(name),
        ...(mergeId === undefined
          ? {}
          : {
              action: {
                label: t.proposals.undo,
                instead: t.proposals.undoInstead,
                onPress: () => undo.mutate(mergeId),
              },
            }),
      });
    },
    error: failed,
  });
  const differ = useDiffer({
    success: (_answer, { name }) => {
      toTitle();
      announce(t.proposals.differed(name));
    },
    error: failed,
  });
  const pending = merge.isPending || differ.isPending;
  return (
    <section className="proposals" aria-labelledby="person-proposals">
      <h2 id="person-proposals">{t.proposals.title}</h2>
      <ul>
        {person.proposals.map(({ id, name, company, by }) => {
          const change = { id: person.id, otherId: id, name };
          return (
            <li key={id}>
              <p>
                <a href={personAddress(id)} onClick={(event) => follow(event, personAddress(id))}>
                  <Stranger>{name}</Stranger>
                </a>
                {company && (
                  <span className="note">
                    {" "}
                    <Stranger>{company}</Stranger>
                  </span>
                )}
              </p>
              {by.map(({ kind, written }) => (
                <p key={`${kind}:${written}`} className="proposal-by">
                  <span className="badge badge-outline">{t.proposals.by[kind]}</span>
                  <span className="breakable">
                    <Stranger>{kind === "phone" ? readablePhone(written, desk.extension) : written}</Stranger>
                  </span>
                </p>
              ))}
              <div className="actions">
                <button
                  type="button"
                  className="action action-small"
                  disabled={pending}
                  aria-label={desk.about(t.proposals.merge, name)}
                  onClick={() => merge.mutate(change)}
                >
                  {t.proposals.merge}
                </button>
                <button
                  type="button"
                  className="action action-small"
                  disabled={pending}
                  aria-label={desk.about(t.proposals.differ, name)}
                  onClick={() => differ.mutate(change)}
                >
                  {t.proposals.differ}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
