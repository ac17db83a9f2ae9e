import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useId, useRef, useState } from "react";
import {
  CALENDAR_KINDS,
  type Calendar,
  type CalendarKind,
  type Calendars,
} from "../../../../features/calendars/model.ts";
import { adoptStyle } from "../../../../ui/adopt-style.ts";
import { apiRead } from "../../../../ui/api-client.ts";
import { Moment } from "../../../kit/facts.tsx";
import { Failed, Loading } from "../../../kit/list-status.tsx";
import { Wrong } from "../hours/host-form.tsx";
import { useHoursChange } from "../hours/host-queries.ts";
import { useCalendarTexts } from "./calendar-texts.ts";
import css from "./calendars.css?inline";
import { FeedAddress } from "./feed-address.tsx";

adoptStyle(css);

/** One's own calendars: those that are read, and the one of ours to subscribe to. */
export function CalendarList() {
  const text = useCalendarTexts();
  const id = useId();
  const own = useQuery({
    queryKey: ["appointments", "calendars"],
    queryFn: ({ signal }) => apiRead<Calendars>("/api/calendars", { signal }),
    networkMode: "always",
  });
  return (
    <section className="calendars" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{text.title}</h3>
      <p className="note">{text.intro}</p>
      {own.isPending ? (
        <Loading text={text.loading} />
      ) : own.isError && !own.data ? (
        <Failed text={text.failed} onRetry={() => void own.refetch()} />
      ) : (
        <>
          <ul>
            {own.data.calendars.map((calendar) => (
              <CalendarRow key={calendar.id} calendar={calendar} />
            ))}
          </ul>
          <ConnectForm />
          <FeedAddress hasFeed={own.data.hasFeed} />
        </>
      )}
    </section>
  );
}

/** How the reading of a calendar goes. */
function CalendarRow({ calendar }: { calendar: Calendar }) {
  const text = useCalendarTexts();
  const { id, kind, server, readAt, failingSince, problem, withdrawnAt } = calendar;
  const remove = useHoursChange({ done: text.disconnected, failed: text.notDisconnected });
  const name = server ?? text.noServer;
  return (
    <li>
      <div className="calendar">
        <b>{name}</b> <span className="note">{text.kinds[kind]}</span>
        {problem && failingSince ? (
          <div className="calendar-problem">
            <p>
              {text.failingSince} <Moment iso={failingSince} />
            </p>
            <p>
              {text.problems[problem]} {withdrawnAt ? text.withdrawn : text.stillUsed}
            </p>
          </div>
        ) : (
          readAt && (
            <p className="note">
              {text.readAt} <Moment iso={readAt} />
            </p>
          )
        )}
      </div>
      <button
        type="button"
        className="action action-small"
        aria-label={text.disconnectOf(name)}
        disabled={remove.isPending}
        onClick={() => remove.write({ method: "DELETE", path: `/calendars/${id}` })}
      >
        {text.disconnect}
      </button>
    </li>
  );
}

function ConnectForm() {
  const { connect: text, kinds } = useCalendarTexts();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<CalendarKind>("ics");
  const connect = useHoursChange({ done: text.done, failed: text.failed }, () => form.current?.reset());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const account = kind === "caldav" ? { username: values.get("username"), password: values.get("password") } : {};
    connect.write({ method: "POST", path: "/calendars", body: { kind, url: values.get("url"), ...account } });
  };
  return (
    <form ref={form} className="connect-calendar" onSubmit={submit}>
      <h4>{text.title}</h4>
      <fieldset className="segments">
        <legend className="unseen">{text.kind}</legend>
        {CALENDAR_KINDS.map((each) => (
          <button key={each} type="button" aria-pressed={kind === each} onClick={() => setKind(each)}>
            {kinds[each]}
          </button>
        ))}
      </fieldset>
      <label htmlFor={`${id}-url`}>{text.address[kind]}</label>
      <input
        id={`${id}-url`}
        className="calendar-address"
        name="url"
        type="text"
        inputMode="url"
        required
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-help`}
      />
      <p className="note" id={`${id}-help`}>
        {text.help[kind]}
      </p>
      {kind === "caldav" && (
        <div className="calendar-account">
          <div>
            <label htmlFor={`${id}-user`}>{text.username}</label>
            <input id={`${id}-user`} name="username" required autoComplete="off" spellCheck={false} />
          </div>
          <div>
            <label htmlFor={`${id}-password`}>{text.password}</label>
            <input id={`${id}-password`} name="password" type="password" required autoComplete="new-password" />
          </div>
        </div>
      )}
      <Wrong messages={connect.wrong} />
      <button type="submit" className="action action-primary" disabled={connect.isPending}>
        {connect.isPending ? text.reading : text.button}
      </button>
    </form>
  );
}
