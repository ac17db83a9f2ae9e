import { OUTCOMES, type StaffAppointment } from "../../features/appointments/model.ts";
import { companyDay, dayPlus } from "../../lib/company/company-day.ts";
import { type Language, LOCALE_OF } from "../../lib/language.ts";
import { adoptStyle } from "../../ui/adopt-style.ts";
import { toasts } from "../../ui/toast-store.ts";
import { answerLabel, gradeLabel } from "../kit/answer-labels.ts";
import { Stranger } from "../kit/facts.tsx";
import { Empty, Failed, Loading } from "../kit/list-status.tsx";
import { clockTime } from "../kit/present.ts";
import { RefreshButton } from "../kit/refresh-button.tsx";
import { useFailure } from "../kit/use-failure.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { follow } from "../shell/use-address.ts";
import { useAppointments, useNoteOutcome } from "./appointment-queries.ts";
import { AppointmentTabs } from "./appointment-tabs.tsx";
import { type AppointmentTexts, useAppointmentTexts } from "./appointment-texts.ts";
import css from "./appointments.css?inline";
import { HostPicker } from "./hours/host-picker.tsx";

adoptStyle(css);

/** Days shown after today. */
const DAYS_AHEAD = 6;

/** Who is talked to today and in the days ahead, each with what prepares the call, and what became of it in one press. */
export default function AppointmentsView() {
  const text = useAppointmentTexts();
  const { language } = useTexts();
  const fail = useFailure();
  const today = companyDay(new Date());
  const list = useAppointments(today, dayPlus(today, DAYS_AHEAD));
  const note = useNoteOutcome({
    success: () => toasts.add({ title: text.noted }),
    error: (error) => fail(error, text.notNoted),
  });
  const days = [...Map.groupBy(list.data ?? [], ({ day }) => day)];
  return (
    <div className="appointments">
      <div className="view-head">
        <h1>{text.title}</h1>
        <RefreshButton
          updatedAt={list.dataUpdatedAt}
          fetching={list.isFetching}
          onRefresh={() => void list.refetch()}
        />
      </div>
      <AppointmentTabs />
      <p className="view-intro">{text.intro}</p>
      {list.isPending ? (
        <Loading text={text.loading} />
      ) : list.isError && !list.data ? (
        <Failed text={text.failed} onRetry={() => void list.refetch()} />
      ) : days.length === 0 ? (
        <Empty text={text.none} />
      ) : (
        days.map(([day, appointments]) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>{dayName(day, language)}</h2>
            <ul>
              {appointments.map((appointment) => (
                <AppointmentRow
                  key={appointment.id}
                  appointment={appointment}
                  text={text}
                  onNote={(outcome) => note.mutate({ id: appointment.id, version: appointment.version, outcome })}
                />
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}

function dayName(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE_OF[language], {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

interface AppointmentRowProps {
  appointment: StaffAppointment;
  text: AppointmentTexts;
  onNote: (outcome: StaffAppointment["outcome"]) => void;
}

function AppointmentRow({ appointment, text, onNote }: AppointmentRowProps) {
  const { t, form, language } = useTexts();
  const { brief, state, start, end, outcome, lateMinutes, isShifted, host, colleagues, kind } = appointment;
  const address = `/admin?consultation=${appointment.consultationId}`;
  const isCancelled = state === "cancelled";
  return (
    <li className={isCancelled ? "is-cancelled" : undefined}>
      <p className="appointment-time">
        <time dateTime={start}>{clockTime(new Date(start), language)}</time>
        <span>{text.kinds[kind]}</span>
        <span>{[host.name ?? text.team, ...colleagues.map(({ name }) => name)].filter(Boolean).join(", ")}</span>
      </p>
      <div>
        <h3>
          <a href={address} onClick={(event) => follow(event, address)}>
            <Stranger>{`${brief.name}, ${brief.company}`}</Stranger>
          </a>
        </h3>
        <p>
          {brief.leadScore && <b>{gradeLabel(t, brief.leadScore)}</b>}{" "}
          {answerLabel(form, "biggestChallenge", brief.topic)}
        </p>
        <p className="appointment-ways">
          {brief.phone && <a href={`tel:${brief.phone}`}>{brief.phone}</a>}
          <a href={`mailto:${brief.email}`}>{brief.email}</a>
        </p>
        {isCancelled && <p>{text.cancelled}</p>}
        {lateMinutes !== null && <p>{text.late(lateMinutes)}</p>}
        {isShifted && <p role="alert">{text.shifted}</p>}
        {!isCancelled && new Date(start) > new Date() && <HostPicker appointment={appointment} />}
      </div>
      {!isCancelled && new Date(end) < new Date() && (
        <fieldset className="segments">
          <legend className="unseen">{`${text.outcome}, ${brief.name}`}</legend>
          {OUTCOMES.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={outcome === each}
              onClick={() => onNote(outcome === each ? null : each)}
            >
              {text.outcomes[each]}
            </button>
          ))}
        </fieldset>
      )}
    </li>
  );
}
