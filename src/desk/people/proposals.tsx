import { useQueryClient } from "@tanstack/react-query";
import type { Person, TimelinePage } from "../../features/people/model.ts";
import { apiRead } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { Stranger } from "../kit/facts.tsx";
import { ActOn } from "../kit/parts.tsx";
import { readablePhone } from "../kit/present.ts";
import { useFailure } from "../kit/use-failure.ts";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { follow } from "../shell/use-address.ts";
import { personAddress } from "./people-address.ts";
import { useDiffer, useMerge, useUndoMerge } from "./people-queries.ts";
import { usePeopleTexts } from "./people-texts.ts";

/** People who share a mail or a phone with this one. Only staff know whether they are the same. */
export function Proposals({ person }: { person: Person }) {
  const t = usePeopleTexts();
  const { t: desk } = useTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const failed = (error: Error) => fail(error, t.proposals.failed);
  const client = useQueryClient();
  /** The merge that was the last, to take it back. */
  const mergeOf = async (id: number) => {
    const path = `/api/people/${id}/timeline?group=changes&limit=1`;
    const page = await client.fetchQuery({
      queryKey: ["last-merge", path],
      queryFn: () => apiRead<TimelinePage>(path),
      staleTime: 0,
    });
    return page.entries.find(({ canUndoMerge }) => canUndoMerge)?.detail["mergeId"];
  };
  // What was pressed is gone then: the reader goes on with the heading of the page.
  const toTitle = () => document.querySelector<HTMLElement>(".person h1")?.focus({ preventScroll: true });
  const undo = useUndoMerge({ done: toTitle, failed });
  const merge = useMerge({
    done: async (kept, { name }) => {
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
                onPress: () => undo.mutate(Number(mergeId)),
              },
            }),
      });
    },
    failed,
  });
  const differ = useDiffer({
    done: (_answer, { name }) => {
      toTitle();
      announce(t.proposals.differed(name));
    },
    failed,
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
                <ActOn words={t.proposals.merge} whom={name} disabled={pending} onClick={() => merge.mutate(change)} />
                <ActOn
                  words={t.proposals.differ}
                  whom={name}
                  disabled={pending}
                  onClick={() => differ.mutate(change)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
