import { lazy, type Ref, Suspense, useEffect, useRef } from "react";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { showToast } from "../../../ui/show-toast.ts";
import type { AskedTime } from "../../appointments/model.ts";
import css from "./application-sent.css?inline";
import type { ConsultationFormText } from "./form-field.tsx";

adoptStyle(css);

/** Loaded only once a time can be booked. */
const BookHere = lazy(async () => ({
  default: (await import("../../appointments/components/book-here.tsx")).BookHere,
}));

interface ApplicationSentProps {
  text: ConsultationFormText;
  heading?: Ref<HTMLHeadingElement>;
  /** URL for booking a time right away. */
  bookingPage?: string | undefined;
  /** Booking outcome of the time chosen with the request; `when` is that time in words. */
  appointment?: AskedTime | undefined;
  when?: string | undefined;
  /** Text for the page without JavaScript if a time was chosen but not booked; the page has no details of the time. */
  requested?: string | undefined;
  /** False if the page's title already confirms the submission. */
  titled?: boolean;
}

/** Replaces the form once it is submitted (SPEC §4). The entries are successive steps, hence the ordered list. */
export function ApplicationSent(props: ApplicationSentProps) {
  const { text, heading, bookingPage, appointment, when, requested, titled = true } = props;
  const { success } = text;
  const panel = useRef<HTMLDivElement>(null);
  const isBooked = appointment !== undefined && "token" in appointment && when !== undefined;
  const told = isBooked ? success.booked(when) : success.text;
  useEffect(() => {
    const notice = { title: success.title, description: told, silent: true };
    showToast(notice, text.toast, panel.current!);
  }, [success, told, text]);
  const pickTime = bookingPage && (
    <p>
      <a className="button" href={bookingPage}>
        {success.pickTime}
      </a>
    </p>
  );
  return (
    <div ref={panel} className="sent">
      <svg viewBox="0 0 320 56" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 12C24-2 48 52 84 40s24-38 56-32 36 6 70 6h110" />
        <path d="M0 46C26 40 40 0 72 22s24 38 60 26 44-6 78-6h110" />
        <path className="signal" d="M0 30C30 60 44-6 78 10s34 46 68 26 36-8 68-8h106" />
      </svg>
      {/* The toast shows the rest of the message. */}
      {titled && (
        <h3 ref={heading} tabIndex={-1}>
          {success.title}
        </h3>
      )}
      {bookingPage && (
        <Suspense fallback={pickTime}>
          <BookHere page={bookingPage} otherwise={pickTime} asked={appointment} when={when} />
        </Suspense>
      )}
      {!bookingPage && (requested ?? (appointment && success.requested(when ?? ""))) && (
        <p>{requested ?? success.requested(when ?? "")}</p>
      )}
      {titled ? <h4>{success.next}</h4> : <h2>{success.next}</h2>}
      <ol>
        {success.entries.map((entry) => (
          <li key={entry.title}>
            <b>{entry.title}</b> <small>{entry.time}</small>
            <p>{entry.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
