import type { UseQueryResult } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { OUTCOMES, type StaffAppointment } from "../../../features/appointments/model.ts";
import { mailLink, phoneLink } from "../../../lib/company/contact-links.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { apiHref } from "../../../ui/api-client.ts";
import { answerLabel, gradeLabel } from "../../kit/answer-labels.ts";
import { Stranger } from "../../kit/facts.tsx";
import { ActOn, Segments } from "../../kit/parts.tsx";
import { readablePhone } from "../../kit/present.ts";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import css from "./appointments.css?inline";
import { CancelDialog, MoveDialog } from "./change-dialogs.tsx";
import { HostPicker } from "./hosts.tsx";
import { dayName, useAppointmentTexts, useWrite } from "./queries.ts";

adoptStyle(css);

/** Title, and the file of the days that are shown, both included. */
export function AppointmentHead({ list, from, to }: { list: UseQueryResult; from: string; to: string }) {
  const text = useAppointmentTexts();
  return (
    <div className="view-head">
      <h1>{text.title}</h1>
      <div className="actions">
        {" "}
        <RefreshButton
          updatedAt={list.dataUpdatedAt}
          fetching={list.isFetching}
          onRefresh={() => void list.refetch()}
        />
        <a className="action" href={apiHref("GET /appointments/export.csv", { query: { from, to } })} download>
          {text.exported}
        </a>
      </div>{" "}
    </div>
  );
}

/** Day by day, in order. */
export function AppointmentDays({ appointments }: { appointments: readonly StaffAppointment[] }) {
  const { language } = useTexts();
  return (
    <div className="stack" data-gap="5">
      {[...Map.groupBy(appointments, ({ day }) => day)].map(([day, those]) => (
        <section key={day} className="stack appointment-day" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{dayName(day, language)}</h2>
          <ul className="stack" data-gap="2">
            {those.map((appointment) => (
              <li key={appointment.id}>
                <AppointmentCard appointment={appointment} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** One appointment: when, with whom, what prepares the call; for admins, what became of it and what can still change. */
export function AppointmentCard({ appointment }: { appointment: StaffAppointment }) {
  const text = useAppointmentTexts();
  const { t, form } = useTexts();
  const isAdmin = useDesk().staff.role === "admin";
  const { brief, state, start, end, time, lateMinutes, isShifted, host, colleagues, kind } = appointment;
  const address = `/admin?consultation=${appointment.consultationId}`;
  const who = <Stranger>{`${brief.name}, ${brief.company}`}</Stranger>;
  const isCancelled = state === "cancelled";
  return (
    <article className={isCancelled ? "appointment is-cancelled" : "appointment"}>
      <p className="stack" data-gap="0">
        <time dateTime={start}>{text.time(time)}</time>
        <span>{text.kinds[kind]}</span>
        <span>{[host.name ?? text.team, ...colleagues.map(({ name }) => name)].filter(Boolean).join(", ")}</span>
      </p>
      <div>
        <h3>
          {isAdmin ? (
            <a className="open-link" href={address} onClick={(event) => follow(event, address)}>
              {who}
            </a>
          ) : (
            who
          )}
        </h3>
        <p>
          {brief.leadScore && <b>{gradeLabel(t, brief.leadScore)}</b>}{" "}
          {answerLabel(form, "biggestChallenge", brief.topic)}
        </p>
        <p className="actions">
          {brief.phone && (
            <a className="open-link" href={phoneLink(brief.phone)}>
              {readablePhone(brief.phone, t.extension)}
            </a>
          )}
          <a className="open-link" href={mailLink(brief.email)}>
            {brief.email}
          </a>
        </p>
        {isCancelled && <p>{text.cancelled}</p>}
        {lateMinutes !== null && <p>{text.late(lateMinutes)}</p>}
        {isShifted && <p role="alert">{text.shifted}</p>}
        {isAdmin && !isCancelled && new Date(start) > new Date() && <Changes appointment={appointment} />}
      </div>
      {isAdmin && !isCancelled && new Date(end) < new Date() && <Outcomes appointment={appointment} />}
    </article>
  );
}

function Changes({ appointment }: { appointment: StaffAppointment }) {
  const text = useAppointmentTexts();
  const [open, setOpen] = useState<"move" | "cancel">();
  const pressed: RefObject<HTMLElement | null> = useRef(null);
  const dialog = { appointment, onClose: () => setOpen(undefined), returnFocusTo: pressed };
  return (
    <>
      <p className="actions">
        {(["move", "cancel"] as const).map((which) => (
          <ActOn
            key={which}
            words={text[which].open}
            whom={appointment.brief.name}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              setOpen(which);
            }}
          />
        ))}
      </p>
      <HostPicker appointment={appointment} />
      {open === "move" && <MoveDialog {...dialog} />}
      {open === "cancel" && <CancelDialog {...dialog} />}
    </>
  );
}

function Outcomes({ appointment: { id, version, outcome, brief } }: { appointment: StaffAppointment }) {
  const text = useAppointmentTexts();
  const { mutate } = useWrite("PUT /appointments/:id/outcome", {
    done: text.noted,
    failed: text.notNoted,
    refused: text.notNoted,
  });
  return (
    <Segments
      label={`${text.outcome}, ${brief.name}`}
      options={OUTCOMES.map((each) => [each, text.outcomes[each]] as const)}
      value={outcome}
      onChoose={(chosen) =>
        // Pressed again, what was noted is taken back.
        mutate({ params: { id }, body: { version, outcome: outcome === chosen ? null : chosen } })
      }
    />
  );
}
