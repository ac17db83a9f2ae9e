import { useQueryClient } from "@tanstack/react-query";
import { lazy, type RefObject, Suspense, useEffect, useRef } from "react";
import type { Person } from "../../features/people/model.ts";
import { mailLink, phoneLink } from "../../lib/company/contact-details.ts";
import { api } from "../../ui/api-client.ts";
import { isMissing } from "../../ui/refusal.ts";
import { toasts } from "../../ui/toast-store.ts";
import { readAfterWrite } from "../kit/api.ts";
import { Icon } from "../kit/icons.tsx";
import { Failed, Loading } from "../kit/list-status.tsx";
import { ActOn, Item, Moment, Part, Stranger } from "../kit/parts.tsx";
import { readablePhone } from "../kit/present.ts";
import { type ShortcutAction, useShortcuts } from "../kit/shortcuts.ts";
import { GradeBadge } from "../requests/consultation-parts.tsx";
import { usePendingToggles, useSetContacted } from "../requests/consultation-queries.ts";
import { ContactedToggle } from "../requests/record/contacted-toggle.tsx";
import { Answer, focusAnswer } from "../requests/record/request-record.tsx";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { follow, goTo } from "../shell/use-address.ts";
import {
  lastVisited,
  personAddress,
  recordAddress,
  usePeopleChange,
  usePeopleTexts,
  usePerson,
  useUndoMerge,
} from "./people-queries.ts";
import { Timeline } from "./timeline.tsx";

/** Part of the privacy desk; loaded on demand, because it is rarely opened here. */
const ConsentsOf = lazy(() => import("../settings/privacy/consents-of.tsx"));

const PERSON_KEYS: readonly ShortcutAction[] = ["close", "refresh", "contacted"];

/** One person: contact details, open items, possible duplicates and timeline. */
export function PersonPage({ id }: { id: number }) {
  const t = usePeopleTexts();
  const client = useQueryClient();
  const person = usePerson(id);
  const title = useRef<HTMLHeadingElement>(null);
  const actualId = person.data?.id;

  // This person was merged into another, so correct the URL.
  useEffect(() => {
    if (actualId !== undefined && actualId !== id) goTo(personAddress(actualId), { replace: true });
  }, [actualId, id]);
  const isThere = person.data !== undefined;
  useEffect(() => {
    lastVisited.id = id;
    if (isThere) title.current?.focus({ preventScroll: true });
  }, [id, isThere]);

  const back = () => {
    lastVisited.isComingBack = true;
    goTo(lastVisited.listAddress);
  };
  const contacted = useContacted();
  useShortcuts(PERSON_KEYS, (action) => {
    if (action === "close") back();
    else if (action === "refresh") {
      if (!focusAnswer()) void client.invalidateQueries({ queryKey: ["people"] });
    } else if (action === "contacted" && person.data?.open[0]) contacted.mark(person.data.open[0].id);
    else return false;
    return true;
  });

  const missing = isMissing(person.error);
  return (
    <div className="breakable">
      <p>
        <a
          href={lastVisited.listAddress}
          onClick={(event) => {
            lastVisited.isComingBack = true;
            follow(event, lastVisited.listAddress);
          }}
        >
          {t.person.back}
        </a>
      </p>
      {person.data && !missing ? (
        <>
          <PersonHead person={person.data} title={title} contacted={contacted} />
          <div className="split" data-reverse>
            <div className="part-stack split-side" data-least="24">
              {person.data.proposals.length > 0 && <Proposals person={person.data} />}
              <Contacts person={person.data} />
              {person.data.latestRequestId !== null && (
                <Part title={t.person.write}>
                  <Answer key={person.data.latestRequestId} consultationId={person.data.latestRequestId} />
                </Part>
              )}
            </div>
            <Timeline person={person.data} />
          </div>
          <Suspense fallback={null}>
            <ConsentsOf who={{ personId: person.data.id }} />
          </Suspense>
        </>
      ) : person.isError ? (
        missing ? (
          <p role="alert">{t.person.missing}</p>
        ) : (
          <Failed text={t.person.failed} onRetry={() => void person.refetch()} />
        )
      ) : (
        <Loading text={t.person.loading} />
      )}
    </div>
  );
}

/** Returns a function that marks a request as contacted, with a toast that can undo this. */
function useContacted() {
  const t = usePeopleTexts();
  const { announce } = useDesk();
  const client = useQueryClient();
  const pending = usePendingToggles();
  const { mutate } = useSetContacted({
    done: ({ id, name, contacted }) => {
      void readAfterWrite(client, [["people"]]);
      if (!contacted) return announce(t.contacted.undone(name));
      toasts.add({
        title: t.contacted.markedTitle,
        description: t.contacted.marked(name),
        action: {
          label: t.contacted.undo,
          instead: t.contacted.undoInstead,
          onPress: () => mutate({ id, name, contacted: false }),
        },
      });
    },
    failed: t.contacted.failed,
  });
  return {
    pending,
    mark: (id: number) => {
      if (!pending.has(id)) mutate({ id, name: t.person.request(id), contacted: true });
    },
  };
}

interface PersonHeadProps {
  person: Person;
  title: RefObject<HTMLHeadingElement | null>;
  contacted: ReturnType<typeof useContacted>;
}

function PersonHead({ person, title, contacted }: PersonHeadProps) {
  const t = usePeopleTexts();
  const { t: desk } = useTexts();
  const { name, company, leadScore, language, mail, phone, createdAt, open, latestRequestId } = person;
  // When the pressed button disappears with its request, move focus to the title.
  const count = open.length;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) title.current?.focus();
    before.current = count;
  }, [count, title]);
  return (
    <header className="parts">
      <div className="detail-head">
        <h1 ref={title} tabIndex={-1}>
          <Stranger>{name}</Stranger>
        </h1>
        <p className="detail-when">
          {company && (
            <span>
              <Stranger>{company}</Stranger>
            </span>
          )}
          <span>{desk.languages[language]}</span>
          <span>
            {t.person.known} <Moment iso={createdAt} />
          </span>
          {leadScore && <GradeBadge grade={leadScore} />}
        </p>
        <div className="actions">
          {mail && latestRequestId === null && (
            <a className="action" href={mailLink(mail, desk.mailSubject[language])}>
              <Icon name="mail" />
              {desk.write}
            </a>
          )}
          {phone && (
            <a className="action" href={phoneLink(phone)}>
              <Icon name="phone" />
              {desk.call}
            </a>
          )}
        </div>
      </div>
      {open.length > 0 && (
        <Part title={t.person.waiting}>
          <ul>
            {open.map(({ id, createdAt: at, leadScore: grade }, index) => {
              const address = recordAddress({ kind: "consultation", id })!;
              return (
                <Item
                  key={id}
                  name={
                    <span className="action-row">
                      <a href={address} onClick={(event) => follow(event, address)}>
                        {t.person.request(id)}
                      </a>
                      <Moment iso={at} />
                      {grade && <GradeBadge grade={grade} brief />}
                    </span>
                  }
                  actions={
                    <ContactedToggle
                      consultation={{ name: t.person.request(id), contacted: false }}
                      pending={contacted.pending.has(id)}
                      onToggle={() => contacted.mark(id)}
                      look={index === 0 ? "primary" : "small"}
                    />
                  }
                />
              );
            })}
          </ul>
        </Part>
      )}
    </header>
  );
}

function Contacts({ person: { contacts, language } }: { person: Person }) {
  const t = usePeopleTexts();
  const { t: desk } = useTexts();
  return (
    <Part title={t.person.contacts}>
      {contacts.length === 0 && <p className="note">{t.person.noContacts}</p>}
      <ul>
        {contacts.map(({ kind, written }) => (
          <li key={`${kind}:${written}`} className="action-row">
            <Icon name={kind} />
            {kind === "mail" ? (
              <a href={mailLink(written, desk.mailSubject[language])}>
                <Stranger>{written}</Stranger>
              </a>
            ) : (
              <a href={phoneLink(written)}>{readablePhone(written, desk.extension)}</a>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

type Proposal = Person["proposals"][number];

/** Returns the id of the merge just made, to undo it. */
async function lastMergeOf(id: number) {
  const { entries } = await api("GET /people/:id/timeline", { params: { id }, query: { group: "changes", limit: 1 } });
  return entries.find(({ canUndoMerge }) => canUndoMerge)?.detail["mergeId"];
}

/** Possible duplicates, that is, people with the same email or phone; staff decide whether they are the same person. */
function Proposals({ person }: { person: Person }) {
  const t = usePeopleTexts();
  const { t: desk } = useTexts();
  const { announce } = useDesk();
  const params = { id: person.id };
  const { failed } = t.proposals;
  // The pressed button disappears, so move focus to the page's heading.
  const toTitle = () => document.querySelector<HTMLElement>(".person h1")?.focus({ preventScroll: true });
  const undo = useUndoMerge({ done: toTitle, failed });
  const merge = usePeopleChange(
    ({ id: otherId }: Proposal) => api("POST /people/:id/merge", { params, body: { otherId } }),
    {
      done: async (kept, { name }) => {
        toTitle();
        const mergeId = await lastMergeOf(kept.id);
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
    },
  );
  const differ = usePeopleChange(
    ({ id: otherId }: Proposal) => api("POST /people/:id/differ", { params, body: { otherId } }),
    {
      done: (_answer, { name }) => {
        toTitle();
        announce(t.proposals.differed(name));
      },
      failed,
    },
  );
  return (
    <Part title={t.proposals.title}>
      <ul>
        {person.proposals.map((proposal) => {
          const { id, name, company, by } = proposal;
          const act = { whom: name, disabled: merge.isPending || differ.isPending };
          return (
            <Item
              key={id}
              name={
                <>
                  <a href={personAddress(id)} onClick={(event) => follow(event, personAddress(id))}>
                    <Stranger>{name}</Stranger>
                  </a>{" "}
                  {company && (
                    <span className="note">
                      <Stranger>{company}</Stranger>
                    </span>
                  )}
                </>
              }
              notes={by.map(({ kind, written }) => (
                <>
                  <span className="badge badge-outline">{t.proposals.by[kind]}</span>{" "}
                  <Stranger>{kind === "phone" ? readablePhone(written, desk.extension) : written}</Stranger>
                </>
              ))}
              actions={
                <>
                  <ActOn words={t.proposals.merge} onClick={() => merge.mutate(proposal)} {...act} />
                  <ActOn words={t.proposals.differ} onClick={() => differ.mutate(proposal)} {...act} />
                </>
              }
            />
          );
        })}
      </ul>
    </Part>
  );
}
