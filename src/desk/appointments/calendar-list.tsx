import { useRef, useState } from "react";
import {
  CALENDAR_KINDS,
  type Calendar,
  type CalendarKind,
  READ_EVERY_MINUTES,
} from "../../features/calendars/model.ts";
import { api } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { useRead } from "../kit/api.ts";
import { Field, RecordForm } from "../kit/form.tsx";
import { ActOn, Item, Moment, Part, Segments, Shown } from "../kit/parts.tsx";
import { useSave } from "../kit/use-save.ts";
import { KEY, useCalendarTexts, useWrite } from "./queries.ts";

const CALENDARS = [...KEY, "calendars"];

/** The user's external calendars, which we read, and the feed URL that adds appointments to such a calendar. */
export function CalendarList() {
  const text = useCalendarTexts();
  return (
    <Part title={text.title} note={text.intro}>
      <Shown query={useRead(CALENDARS, "GET /calendars")} texts={text}>
        {({ calendars, hasFeed }) => (
          <>
            <ul>
              {calendars.map((calendar) => (
                <CalendarItem key={calendar.id} calendar={calendar} />
              ))}
            </ul>
            {calendars.length > 0 && <p className="note">{text.readEvery(READ_EVERY_MINUTES)}</p>}
            <ConnectForm />
            <FeedAddress hasFeed={hasFeed} />
          </>
        )}
      </Shown>
    </Part>
  );
}

function CalendarItem({ calendar }: { calendar: Calendar }) {
  const text = useCalendarTexts();
  const { id, kind, names, server, readAt, failingSince, problem, withdrawnAt } = calendar;
  const remove = useWrite("DELETE /calendars/:id", { done: text.disconnected, failed: text.notDisconnected });
  const read = useSave(() => api("POST /calendars/:id/reading", { params: { id } }), {
    touches: [KEY],
    saved: ({ calendars }) => (calendars.some((each) => each.id === id && each.problem) ? text.notRead : text.wasRead),
    failed: text.notRead,
  });
  const lastRead = readAt && (
    <>
      {text.readAt} <Moment iso={readAt} />
    </>
  );
  const address = server ?? text.noServer;
  const name = names.join(", ") || address;
  return (
    <Item
      name={
        <>
          <b>{name}</b>{" "}
          <span className="note">{[names.length > 0 && address, text.kinds[kind]].filter(Boolean).join(", ")}</span>
        </>
      }
      notes={
        problem && failingSince
          ? [
              <span key="since" className="field-error">
                {text.failingSince} <Moment iso={failingSince} />
              </span>,
              <>
                {text.problems[problem]} <span>{withdrawnAt ? text.withdrawn : text.stillUsed}</span>
              </>,
              lastRead,
            ]
          : [lastRead]
      }
      actions={
        <>
          <ActOn words={text.readNow} whom={name} disabled={read.isPending} onClick={() => read.mutate(undefined)} />
          <button
            type="button"
            className="action action-small"
            aria-label={text.disconnectOf(name)}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ params: { id } })}
          >
            {text.disconnect}
          </button>
        </>
      }
    />
  );
}

function ConnectForm() {
  const { connect: text, kinds } = useCalendarTexts();
  const sent = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<CalendarKind>("ics");
  const connect = useWrite("POST /calendars", { done: text.done, failed: text.failed, form: "whole" }, () =>
    sent.current?.reset(),
  );
  const save = (values: FormData, form: HTMLFormElement) => {
    sent.current = form;
    const text = (name: string) => String(values.get(name));
    const account = kind === "caldav" ? { username: text("username"), password: text("password") } : {};
    connect.mutate({ body: { kind, url: text("url"), ...account } });
  };
  return (
    <>
      <h3>{text.title}</h3>
      <RecordForm isChecked {...connect.form} save={text.button} saving={text.reading} onSave={save}>
        <Segments
          label={text.kind}
          options={CALENDAR_KINDS.map((each) => [each, kinds[each]] as const)}
          value={kind}
          onChoose={setKind}
        />
        <Field label={text.address[kind]} name="url" hint={text.help[kind]}>
          {(control) => <input {...control} inputMode="url" required autoComplete="off" spellCheck={false} />}
        </Field>
        {kind === "caldav" && (
          <>
            <Field label={text.username} name="username">
              {(control) => <input {...control} required autoComplete="off" spellCheck={false} />}
            </Field>
            <Field label={text.password} name="password">
              {(control) => <input {...control} type="password" required autoComplete="new-password" />}
            </Field>
          </>
        )}
      </RecordForm>
    </>
  );
}

/** URL of the user's appointment feed, shown once, and renewed or revoked with one press. */
function FeedAddress({ hasFeed }: { hasFeed: boolean }) {
  const { feed: text } = useCalendarTexts();
  const [url, setUrl] = useState<string>();
  const renew = useSave(() => api("PUT /calendars/feed"), {
    touches: [CALENDARS],
    done: (answer) => setUrl(answer.url),
    failed: text.failed,
  });
  const revoke = useWrite("DELETE /calendars/feed", { done: text.revoked, failed: text.failed }, () =>
    setUrl(undefined),
  );
  const copy = async () => {
    if (!url) return;
    await navigator.clipboard.writeText(url);
    toasts.add({ title: text.copied });
  };
  return (
    <div className="form">
      <h3>{text.title}</h3>
      <p className="note">{hasFeed && !url ? text.isGiven : text.intro}</p>
      {url && (
        <Field label={text.address} name="feed">
          {(control) => <input {...control} readOnly value={url} onFocus={({ target }) => target.select()} />}
        </Field>
      )}
      <p className="form-end">
        {url && (
          <button type="button" className="action" onClick={() => void copy()}>
            {text.copy}
          </button>
        )}
        <button type="button" className="action" disabled={renew.isPending} onClick={() => renew.mutate(undefined)}>
          {hasFeed ? text.renew : text.get}
        </button>
        {hasFeed && (
          <button type="button" className="action" disabled={revoke.isPending} onClick={() => revoke.mutate({})}>
            {text.revoke}
          </button>
        )}
      </p>
    </div>
  );
}
