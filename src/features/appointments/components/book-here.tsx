import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type Language, languageOfPath, pathIn } from "../../../lib/language.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { apiRead, apiWrite, HttpError } from "../../../ui/api-client.ts";
import { APPOINTMENT_PATH, type Slot, type VisitorAppointment } from "../model.ts";
import css from "./time-choices.css?inline";
import { type AppointmentText, KindChoices, TimeChoices } from "./time-choices.tsx";

adoptStyle(css);

const TEXTS: Readonly<Record<Language, () => Promise<{ appointment: AppointmentText }>>> = {
  fr: () => import("../../../text/fr/site/appointment.ts"),
  en: () => import("../../../text/en/site/appointment.ts"),
};

interface BookHereProps {
  /** The page on which a time is booked too. */
  page: string;
  /** A link to it: shown until the times are here, and if they never come. */
  otherwise: ReactNode;
}

interface Offer {
  text: AppointmentText;
  slots: readonly Slot[];
}

/** Books a time where the form was: the page of {@link BookHereProps.page} without leaving this one. */
export function BookHere({ page, otherwise }: BookHereProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [offer, setOffer] = useState<Offer>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [booked, setBooked] = useState<{ appointment: VisitorAppointment; slot: Slot }>();
  const { pathname, searchParams } = new URL(page, location.origin);
  const language = languageOfPath(pathname);
  const token = searchParams.get("token") ?? "";
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();

  useEffect(() => {
    const query = new URLSearchParams({ language, ...(zone ? { zone } : {}) });
    Promise.all([TEXTS[language](), apiRead<{ slots: Slot[] }>(`/api/appointments/slots?${query}`)]).then(
      ([{ appointment: text }, { slots }]) => setOffer({ text, slots }),
      // The link stays.
      (error) => console.error("The times that are free could not be read.", error),
    );
  }, [language, zone]);
  useEffect(() => {
    if (booked) heading.current?.focus();
  }, [booked]);

  if (!offer) return otherwise;
  if (offer.slots.length === 0 && !booked) return <p>{offer.text.choose.none}</p>;
  const { text, slots } = offer;
  const isElsewhere = slots.some(
    ({ company, visitor }) => company.day !== visitor.day || company.time !== visitor.time,
  );

  if (booked) {
    const { visitor, company } = booked.slot;
    const own = `token=${encodeURIComponent(booked.appointment.token)}`;
    const hour = text.time(visitor.time);
    return (
      <div className="booked-here">
        <h4 ref={heading} tabIndex={-1}>
          {text.booked.title}
        </h4>
        <p>
          <b>{text.booked.lead(text.day(visitor.day), hour)}</b>
          {isElsewhere && <small>{text.choose.both(text.time(company.time), hour)}</small>}
        </p>
        <p className="booked-ways">
          <a className="link" href={`/api/appointments/event.ics?${own}`}>
            {text.booked.calendar}
          </a>
          <a className="link" href={`${pathIn(language, APPOINTMENT_PATH)}?${own}`}>
            {text.booked.change}
          </a>
        </p>
      </div>
    );
  }

  /** Keeps the time for whoever chose it; where that fails, booking it says why. */
  const hold = (start: string) => {
    apiWrite("POST", "/api/appointments/holds", { token, start }).catch(() => undefined);
  };
  const book = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const start = String(fields.get("start") ?? "");
    const slot = slots.find((each) => each.start === start);
    if (!slot) return setFailure(text.choose.pick);
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { token, start, kind: fields.get("kind"), ...(zone ? { zone } : {}) };
      const response = await apiWrite("POST", "/api/appointments", body);
      setBooked({ appointment: await response.json(), slot });
    } catch (error) {
      const fresh = freshTimes(error);
      if (fresh) setOffer({ text, slots: fresh });
      const isTooMany = error instanceof HttpError && error.status === 429;
      setFailure(fresh ? text.choose.gone : isTooMany ? text.tooMany : text.failed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="book-here" noValidate onSubmit={book} aria-label={text.choose.title}>
      <h4>{text.choose.title}</h4>
      <TimeChoices text={text} slots={slots} isElsewhere={isElsewhere} onChoose={hold} />
      <KindChoices text={text} />
      <p role="alert">{failure}</p>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {text.choose.button}
      </button>
    </form>
  );
}

/** The times that came with a refusal: somebody else was quicker. */
function freshTimes(error: unknown): readonly Slot[] | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  try {
    return (JSON.parse(error.body) as { current?: { slots?: Slot[] } }).current?.slots;
  } catch {
    return undefined;
  }
}
