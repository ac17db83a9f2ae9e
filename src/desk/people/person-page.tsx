import { useQueryClient } from "@tanstack/react-query";
import { lazy, type RefObject, Suspense, useEffect, useRef } from "react";
import type { Person } from "../../features/people/model.ts";
import { mailLink, phoneLink } from "../../lib/company/contact-links.ts";
import { HttpError } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { WriteLink } from "../content/letters/write-link.tsx";
import { gradeLabel, gradeStyle } from "../kit/answer-labels.ts";
import { Moment, Stranger } from "../kit/facts.tsx";
import { Icon } from "../kit/icons.tsx";
import { Failed, Loading } from "../kit/list-status.tsx";
import { readablePhone } from "../kit/present.ts";
import type { ShortcutAction } from "../kit/shortcuts/shortcuts.ts";
import { useShortcuts } from "../kit/shortcuts/use-shortcuts.ts";
import { useFailure } from "../kit/use-failure.ts";
import { GradeBadge } from "../requests/consultation-parts.tsx";
import { usePendingToggles, useSetContacted } from "../requests/consultation-queries.ts";
import { gradeLetter } from "../requests/filters.ts";
import { ContactedToggle } from "../requests/record/contacted-toggle.tsx";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { follow, goTo } from "../shell/use-address.ts";
import { lastVisited } from "./last-visited.ts";
import { personAddress, recordAddress } from "./people-address.ts";
import { usePerson } from "./people-queries.ts";
import { usePeopleTexts } from "./people-texts.ts";
import { Proposals } from "./proposals.tsx";
import { Timeline } from "./timeline.tsx";

/** Of the privacy desk, and only few look at it here. */
const ConsentsOf = lazy(() => import("../settings/privacy/consents-of.tsx"));

/** One person: who they are, what waits, who they may be too, and everything that happened. */
export function PersonPage({ id }: { id: number }) {
  const t = usePeopleTexts();
  const client = useQueryClient();
  const person = usePerson(id);
  const title = useRef<HTMLHeadingElement>(null);
  const actualId = person.data?.id;

  // They turned out to be somebody else: the address says who.
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
  useShortcuts((action: ShortcutAction) => {
    if (action === "close") back();
    else if (action === "refresh") void client.invalidateQueries({ queryKey: ["people"] });
    else if (action === "contacted" && person.data?.open[0]) contacted.mark(person.data.open[0].id);
    else return false;
    return true;
  });

  const missing = person.error instanceof HttpError && person.error.status === 404;
  return (
    <div className="person">
      <p className="person-back">
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
          <div className="person-body">
            <div className="person-side">
              {person.data.proposals.length > 0 && <Proposals person={person.data} />}
              <Contacts person={person.data} />
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

/** Marks a request contacted with one press, and takes it back from the toast. */
function useContacted() {
  const t = usePeopleTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const client = useQueryClient();
  const pending = usePendingToggles();
  const { mutate } = useSetContacted({
    success: ({ id, name, contacted }) => {
      void client.invalidateQueries({ queryKey: ["people"] });
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
    error: (error) => fail(error, t.contacted.failed),
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
  // The button that was pressed has gone with its request, and the focus with it.
  const count = open.length;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) title.current?.focus();
    before.current = count;
  }, [count, title]);
  return (
    <header className="person-head">
      <div className="person-who">
        <h1 ref={title} tabIndex={-1}>
          <Stranger>{name}</Stranger>
        </h1>
        <p className="person-about">
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
          {mail && (
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
          {latestRequestId !== null && <WriteLink consultationId={latestRequestId} />}
        </div>
      </div>
      {open.length > 0 && (
        <section className="person-open" aria-label={t.person.waiting}>
          <h2>{t.person.waiting}</h2>
          <ul>
            {open.map(({ id, createdAt: at, leadScore: grade }, index) => {
              const address = recordAddress({ kind: "consultation", id })!;
              return (
                <li key={id}>
                  <span className="person-request">
                    <a href={address} onClick={(event) => follow(event, address)}>
                      {t.person.request(id)}
                    </a>
                    <Moment iso={at} />
                    {grade && (
                      <span className={`badge badge-${gradeStyle(grade)}`} title={gradeLabel(desk, grade)}>
                        {gradeLetter(grade)}
                      </span>
                    )}
                  </span>
                  <ContactedToggle
                    consultation={{ name: t.person.request(id), contacted: false }}
                    pending={contacted.pending.has(id)}
                    onToggle={() => contacted.mark(id)}
                    look={index === 0 ? "primary" : "small"}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </header>
  );
}

function Contacts({ person: { contacts, language } }: { person: Person }) {
  const t = usePeopleTexts();
  const { t: desk } = useTexts();
  return (
    <section aria-labelledby="person-contacts">
      <h2 id="person-contacts">{t.person.contacts}</h2>
      {contacts.length === 0 ? (
        <p className="note">{t.person.noContacts}</p>
      ) : (
        <ul className="person-contacts">
          {contacts.map(({ kind, written }) => (
            <li key={`${kind}:${written}`}>
              <Icon name={kind} />
              {kind === "mail" ? (
                <a className="breakable" href={mailLink(written, desk.mailSubject[language])}>
                  <Stranger>{written}</Stranger>
                </a>
              ) : (
                <a className="number" href={phoneLink(written)}>
                  {readablePhone(written, desk.extension)}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
