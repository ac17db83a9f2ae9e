import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type Language, languageOfPath } from "../../../lib/language.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { api, HttpError } from "../../../ui/api-client.ts";
import type { AppointmentKind } from "../kinds.ts";
import type { AskedTime, Slot, TimesOffered, VisitorAppointment } from "../model.ts";
import { whenTold } from "../when-told.ts";
import { BookedFacts, bookedHref, CalendarLinks, headerTime } from "./booked-facts.tsx";
import css from "./time-choices.css?inline";
import { type AppointmentText, TimeChoices } from "./time-choices.tsx";

adoptStyle(css);

const TEXTS: Readonly<Record<Language, () => Promise<{ appointment: AppointmentText }>>> = {
  fr: () => import("../../../text/fr/site/appointment.ts"),
  en: () => import("../../../text/en/site/appointment.ts"),
};

interface BookHereProps {
  /** Path of the booking page, which does the same without this component. */
  page: string;
  /** Link to that page, shown until the times have loaded or if they fail to load. */
  otherwise: ReactNode;
  /** Outcome of the time chosen with the request, and that time in words. */
  asked?: AskedTime | undefined;
  when?: string | undefined;
}

interface Offer extends TimesOffered {
  text: AppointmentText;
}

/** Books a time in place of the sent form, so that the visitor need not open {@link BookHereProps.page}. */
export function BookHere({ page, otherwise, asked: wished, when = "" }: BookHereProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [offer, setOffer] = useState<Offer>();
  /** Query for the times; a new object reloads them. */
  const [asked, setAsked] = useState<{ kind?: AppointmentKind }>({});
  const [chosen, setChosen] = useState<string>();
  /** First day to show in full. */
  const [from, setFrom] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** A time that only the emailed link can book. */
  const [linked, setLinked] = useState(
    wished?.state === "on-condition" ? { isMailed: wished.isMailed, when } : undefined,
  );
  const [booked, setBooked] = useState(wished && "token" in wished ? wished : undefined);
  /** Initial state, from the outcome that came with the request. */
  const [before] = useState({ linked, booked });
  const { pathname, searchParams } = new URL(page, location.origin);
  const language = languageOfPath(pathname);
  const token = searchParams.get("token") ?? "";
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();

  useEffect(() => {
    let isStale = false;
    const query = { token, language, zone: zone || null, ...asked };
    Promise.all([TEXTS[language](), api("GET /appointments/slots", { query })]).then(
      ([{ appointment: text }, times]) => {
        if (!isStale) setOffer({ text, ...times });
      },
      // Keep what is shown: the link, or older times, which the server checks when booking.
      (error) => console.error("The times that are free could not be read.", error),
    );
    return () => {
      isStale = true;
    };
  }, [token, language, zone, asked]);
  const kind = offer?.kind;
  const text = offer?.text;
  useEffect(() => {
    if (booked && text) showInHeader(language, text, booked);
  }, [booked, text, language]);
  const isLost = offer !== undefined && chosen !== undefined && offer.slots.every(({ start }) => start !== chosen);
  useEffect(() => {
    // The expanded confirmation may be below the fold.
    if (chosen) form.current?.querySelector(".confirm")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  useEffect(() => {
    // Focus was in the confirmation, which has disappeared.
    if (isLost) form.current?.querySelector<HTMLElement>(".kinds :checked")?.focus();
  }, [isLost]);
  useEffect(() => {
    // Skip a time booked with the request, which the form's own heading announces.
    if ((booked && booked !== before.booked) || (linked && linked !== before.linked)) heading.current?.focus();
  }, [booked, linked, before]);

  if (!offer || !text) return otherwise;
  const { slots, kinds } = offer;
  if (kinds.length === 0 && !booked) return <WaitHere text={text} token={token} />;
  const isElsewhere = slots.some(
    ({ company, visitor }) => company.day !== visitor.day || company.time !== visitor.time,
  );

  if (booked) {
    return (
      <div className="booked-here">
        <h4 ref={heading} tabIndex={-1}>
          {text.booked.title}
        </h4>
        <p>{text.booked.mailed}</p>
        <BookedFacts language={language} minutes={offer.durationMinutes} text={text} appointment={booked} />
        <CalendarLinks text={text} appointment={booked} />
        <p>
          <a className="link" href={bookedHref(language, booked)}>
            {text.booked.change}
          </a>
        </p>
      </div>
    );
  }

  const book = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const start = String(fields.get("start") ?? "");
    const slot = slots.find((each) => each.start === start);
    if (!slot) return;
    setBusy(true);
    setFailure(undefined);
    setLinked(undefined);
    try {
      const body = { token, start, kind: fields.get("kind") as AppointmentKind, zone: zone || undefined };
      const result = await api("POST /appointments", { body });
      if (result.state === "on-condition")
        setLinked({ isMailed: result.isMailed, when: whenTold(text, slot, body.kind) });
      else setBooked(result);
    } catch (error) {
      const fresh = freshTimes(error);
      if (fresh) setOffer({ ...offer, slots: fresh });
      const status = error instanceof HttpError ? error.status : undefined;
      // The page stayed open until the time had passed, so reload the times.
      if (status === 422) setAsked({ ...asked });
      const isGone = fresh !== undefined || status === 422;
      setFailure(isGone ? text.choose.gone : status === 429 ? text.tooMany : text.failed);
    } finally {
      setBusy(false);
    }
  };

  const ways = (
    <>
      <fieldset className="kinds">
        <legend>{text.choose.kind}</legend>
        {kinds.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="kind"
              value={each}
              checked={each === (asked.kind ?? kind)}
              onChange={() => {
                setFailure(undefined);
                setAsked({ kind: each });
              }}
            />
            <span>{text.choose.kinds[each]}</span>
          </label>
        ))}
      </fieldset>
      <p role="alert">{failure ?? (isLost && text.choose.notSo)}</p>
    </>
  );
  return (
    <form ref={form} className="book-here" noValidate onSubmit={book} aria-label={text.choose.title}>
      <div role="status">
        {linked && (
          <>
            <h4 ref={heading} tabIndex={-1}>
              {text.choose.asked.title}
            </h4>
            <b>{linked.when}</b>
            <p>{linked.isMailed ? text.choose.asked.lead : text.choose.asked.again}</p>
          </>
        )}
        {wished?.state === "requested" && (
          <>
            <h4>{text.requested.title}</h4>
            <p>{text.requested.lead(when)}</p>
          </>
        )}
      </div>
      <h4>{text.choose.title}</h4>
      {(isLost || slots.length === 0) && ways}
      {slots.length > 0 ? (
        <TimeChoices
          text={text}
          slots={slots}
          isElsewhere={isElsewhere}
          chosen={chosen}
          onChoose={(start) => {
            setFailure(undefined);
            setChosen(start);
          }}
          near={isLost ? chosen : wished?.state === "requested" ? wished.start : undefined}
          from={from}
          moreHref={() => page}
          onMore={setFrom}
          confirm={() => (
            <>
              {ways}
              <button type="submit" className="button" aria-disabled={isBusy}>
                {text.choose.button}
              </button>
            </>
          )}
        />
      ) : (
        <p>{kinds.length > 1 ? text.choose.noneSo : text.choose.none}</p>
      )}
    </form>
  );
}

/** Replaces "Book" in the header with the booked time. It edits the DOM, because that button may not have hydrated. */
function showInHeader(language: Language, text: AppointmentText, booked: VisitorAppointment) {
  const link = document.querySelector<HTMLAnchorElement>(".header .book");
  if (!link) return;
  const { label, when, short } = headerTime(text, booked);
  link.href = bookedHref(language, booked);
  link.dataset["booked"] = "";
  link.title = label;
  link.classList.add("button-quiet");
  link.querySelector(".book-long")?.replaceChildren(when);
  link.querySelector(".book-short")?.replaceChildren(short);
}

/** Shown if no time is free: what happens next, and a button to join the waiting list. */
function WaitHere({ text, token }: { text: AppointmentText; token: string }) {
  const [state, setState] = useState<"asked" | "waiting" | "failed">();
  const join = async () => {
    setState("asked");
    try {
      await api("POST /appointments/waitlist", { body: { token, wanted: "yes" } });
      setState("waiting");
    } catch (error) {
      console.error("The waiting list could not be joined.", error);
      setState("failed");
    }
  };
  return (
    <div className="book-here">
      <p>{text.choose.none}</p>
      <p role="status">
        {state === "waiting" ? text.waiting.isOn : state === "failed" ? text.failed : text.waiting.lead}
      </p>
      {state !== "waiting" && (
        <button type="button" className="button" aria-disabled={state === "asked"} onClick={join}>
          {text.waiting.join}
        </button>
      )}
    </div>
  );
}

/** Returns the fresh times in a 409, which is sent if another visitor was quicker. */
function freshTimes(error: unknown): Slot[] | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  return (error.problem.current as { slots?: Slot[] } | undefined)?.slots;
}
