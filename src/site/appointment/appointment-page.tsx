import type { ReactNode } from "react";
import { type AppointmentText, TimeChoices } from "../../features/appointments/components/time-choices.tsx";
import {
  APPOINTMENT_PATH,
  type AppointmentResult,
  type AppointmentView,
  DURATION_MINUTES,
} from "../../features/appointments/model.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { company } from "../../lib/company/company.ts";
import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { consultationForm as formEn } from "../../text/en/site/consultation-form.ts";
import { consultationForm as formFr } from "../../text/fr/site/consultation-form.ts";
import { apiHref } from "../../ui/api-client.ts";
import { APPOINTMENT_TEXT, ZONE_NAMES } from "./appointment-text.ts";

/** What the specification says after a form without JavaScript (SPEC §8). */
const SENT_TEXT = { fr: formFr.success, en: formEn.success };

/** Minutes that somebody may be late by, to choose from. */
const LATE_MINUTES = [5, 10, 15] as const;

export interface AppointmentPageProps {
  language: Language;
  token: string;
  view: AppointmentView;
  /** Whether the request was sent just before. */
  isNew: boolean;
  /** A time that the link names, ISO 8601. */
  chosen?: string | undefined;
  /** How it stands with a time that the link in a mail books. */
  condition?: Condition | undefined;
  /** Why the form that was sent did nothing. */
  failed?: AppointmentResult | undefined;
}

/** `asked`: the link has left; `asked-again`: several have today; `open`: the link was opened in time; `over`: too late. */
type Condition = "asked" | "asked-again" | "open" | "over";

/** What the page's address says of a time that the link in a mail books, and which time that is. */
export function conditionOf(query: URLSearchParams, now: Date): Pick<AppointmentPageProps, "condition" | "chosen"> {
  const asked = query.get("asked");
  if (asked !== null) return { chosen: asked, condition: query.get("mailed") === "no" ? "asked-again" : "asked" };
  const chosen = query.get("start") ?? undefined;
  const until = query.get("until");
  if (until === null) return { chosen };
  return { chosen, condition: now <= new Date(until) ? "open" : "over" };
}

export function appointmentTitle(language: Language, view: AppointmentView): string {
  const { noLink, choose, booked, cancelled } = APPOINTMENT_TEXT[language];
  return { "no-link": noLink, choose, booked, cancelled }[view.state].title;
}

/** Where a time is chosen, seen, moved and cancelled: all of it works without JavaScript. */
export function AppointmentPage(props: AppointmentPageProps) {
  const { language, token, view, isNew, failed, condition } = props;
  const chosen = failed?.start ?? props.chosen;
  const text = APPOINTMENT_TEXT[language];
  return (
    <div className="wrap letter appointment">
      <h1>{appointmentTitle(language, view)}</h1>
      {failed && (
        <p className="letter-failure" role="alert">
          {failureText(failed, text)}
        </p>
      )}
      {!failed && condition && (view.state === "choose" || view.state === "booked") && (
        <OnCondition language={language} token={token} view={view} condition={condition} chosen={chosen} />
      )}
      {view.state === "no-link" && (
        <>
          <p className="lead">{view.isBadLink ? text.noLink.bad : text.noLink.lead}</p>
          <p className="letter-ways">
            <a className="button" href={pathIn(language, "/consultation-gratuite")}>
              {text.noLink.button}
            </a>
            <a className="link" href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </p>
        </>
      )}
      {view.state === "choose" && (
        <>
          {isNew && (
            <p className="lead">
              <b>{SENT_TEXT[language].title}</b> {SENT_TEXT[language].general} {text.choose.orNow}
            </p>
          )}
          <p className={isNew ? undefined : "lead"}>{text.choose.lead(DURATION_MINUTES)}</p>
          <ZoneForm language={language} token={token} zone={view.zone} kind={view.kind} />
          {view.kinds.length > 0 && <KindLinks language={language} token={token} view={view} chosen={chosen} />}
          {view.slots.length === 0 ? (
            <p>{view.kinds.length > 1 ? text.choose.noneSo : text.choose.none}</p>
          ) : (
            <PostForm action="" language={language} token={token} zone={view.zone} button={text.choose.button}>
              <TimeChoices text={text} slots={view.slots} isElsewhere={isElsewhere(view.zone)} chosen={chosen} />
              <input type="hidden" name="kind" value={view.kind} />
            </PostForm>
          )}
          <WaitForm language={language} token={token} zone={view.zone} isWaiting={view.isWaiting} />
        </>
      )}
      {view.state === "booked" && <Booked language={language} view={view} chosen={chosen} />}
      {view.state === "cancelled" && (
        <>
          <p className="lead">{text.cancelled.lead}</p>
          <p className="letter-ways">
            <a
              className="button"
              href={`${pathIn(language, "/rendez-vous")}?token=${encodeURIComponent(view.bookToken)}`}
            >
              {text.cancelled.again}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

interface OnConditionProps extends Pick<AppointmentPageProps, "language" | "token" | "chosen"> {
  view: Exclude<AppointmentView, { state: "no-link" }>;
  condition: Condition;
}

/** A time that the link in a mail books: that it has left, or, once it is opened, the press that books. */
function OnCondition({ language, token, view, condition, chosen }: OnConditionProps) {
  const text = APPOINTMENT_TEXT[language];
  const { asked } = text.choose;
  if (condition === "over") return <p role="status">{asked.over}</p>;
  const slot = view.slots.find(({ start }) => start === chosen);
  const when = slot && text.booked.lead(text.day(slot.visitor.day), text.time(slot.visitor.time));
  if (condition !== "open") {
    return (
      <div className="on-condition" role="status">
        <h2>{asked.title}</h2>
        {when && <b>{when}</b>}
        <p>{condition === "asked" ? asked.lead : asked.again}</p>
      </div>
    );
  }
  if (!slot) return view.state === "choose" ? <p role="status">{text.choose.gone}</p> : null;
  const isMove = view.state !== "choose";
  if (isMove && view.start === slot.start) return null;
  return (
    <div className="on-condition">
      <b>{when}</b>
      <PostForm
        action={isMove ? "/move" : ""}
        language={language}
        token={isMove ? view.token : token}
        zone={view.zone}
        button={isMove ? text.booked.moveButton : text.choose.button}
      >
        <input type="hidden" name="start" value={slot.start} />
        {!isMove && <input type="hidden" name="kind" value={view.kind} />}
      </PostForm>
    </div>
  );
}

type BookedView = Extract<AppointmentView, { state: "booked" | "cancelled" }>;

interface BookedProps {
  language: Language;
  view: BookedView;
  chosen: string | undefined;
}

function Booked({ language, view, chosen }: BookedProps) {
  const text = APPOINTMENT_TEXT[language];
  const { booked } = text;
  const hour = text.time(view.visitor.time);
  const { token } = view;
  const form = { language, token, zone: view.zone };
  return (
    <>
      <p className="lead appointment-when">
        <b>{booked.lead(text.day(view.visitor.day), hour)}</b>
        {isElsewhere(view.zone) && <span>{text.choose.both(text.time(view.company.time), hour)}</span>}
        <span>{text.choose.kinds[view.kind]}</span>
        {view.hostName && <span>{booked.with(view.hostName)}</span>}
      </p>
      {view.lateMinutes !== null && <p>{booked.lateTold(view.lateMinutes)}</p>}
      {!view.isOver && (
        <>
          <p className="letter-ways">
            <a className="link" href={apiHref("GET /appointments/event.ics", { query: { token } })}>
              {booked.calendar}
            </a>
            <a className="link" href={googleAddress(view, text)} rel="noopener">
              {booked.google}
            </a>
            <a className="link" href={outlookAddress(view, text)} rel="noopener">
              {booked.outlook}
            </a>
          </p>
          <p className="soft">{booked.keep}</p>
          {view.isToConfirm && (
            <div>
              <p>{booked.confirm}</p>
              <PostForm {...form} action="/confirm" button={booked.confirmButton} />
            </div>
          )}
          {view.isSoon && (
            <details>
              <summary>{booked.late}</summary>
              <PostForm {...form} action="/late" button={booked.lateButton}>
                <fieldset className="kinds">
                  <legend className="unseen">{booked.late}</legend>
                  {LATE_MINUTES.map((minutes) => (
                    <label key={minutes}>
                      <input type="radio" name="minutes" value={minutes} defaultChecked={minutes === LATE_MINUTES[0]} />
                      <span>{booked.lateMinutes(minutes)}</span>
                    </label>
                  ))}
                </fieldset>
              </PostForm>
            </details>
          )}
          <details open={chosen !== undefined}>
            <summary>{booked.move}</summary>
            <PostForm {...form} action="/move" button={booked.moveButton}>
              <TimeChoices text={text} slots={view.slots} isElsewhere={isElsewhere(view.zone)} chosen={chosen} />
            </PostForm>
          </details>
          <WaitForm {...form} isWaiting={view.isWaiting} />
          <details>
            <summary>{booked.cancel}</summary>
            <PostForm {...form} action="/cancel" button={booked.cancelButton}>
              <label className="reason">
                {booked.reason}
                <input name="reason" maxLength={500} autoComplete="off" />
              </label>
            </PostForm>
          </details>
        </>
      )}
    </>
  );
}

/** Asks to be told of an earlier time, or no longer to be. */
function WaitForm({ isWaiting, ...form }: Pick<PostFormProps, "language" | "token" | "zone"> & { isWaiting: boolean }) {
  const { waiting } = APPOINTMENT_TEXT[form.language];
  return (
    <details open={isWaiting}>
      <summary>{waiting.title}</summary>
      <p>{isWaiting ? waiting.isOn : waiting.lead}</p>
      <PostForm {...form} action="/waitlist" button={isWaiting ? waiting.leave : waiting.join}>
        {!isWaiting && <input type="hidden" name="wanted" value="yes" />}
      </PostForm>
    </details>
  );
}

interface PostFormProps {
  /** What is done with the appointment; without one, a time is booked. */
  action: "" | "/move" | "/confirm" | "/cancel" | "/late" | "/waitlist";
  language: Language;
  token: string;
  zone: string;
  button: string;
  children?: ReactNode;
}

function PostForm({ action, language, token, zone, button, children }: PostFormProps) {
  return (
    <form className="appointment-form" method="post" action={apiHref(`POST /appointments${action}`)}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      {(action === "" || action === "/move") && <input type="hidden" name="zone" value={zone} />}
      {children}
      <button type="submit" className="button">
        {button}
      </button>
    </form>
  );
}

interface KindLinksProps {
  language: Language;
  token: string;
  view: Extract<AppointmentView, { state: "choose" }>;
  chosen: string | undefined;
}

/** By which means they talk: each is a link, since it decides which times are free. */
function KindLinks({ language, token, view: { kind, kinds, zone }, chosen }: KindLinksProps) {
  const { choose } = APPOINTMENT_TEXT[language];
  const start: { start?: string } = chosen ? { start: chosen } : {};
  return (
    <nav className="kind-links" aria-labelledby="kind-links">
      <p id="kind-links">{choose.kind}</p>
      <ul>
        {kinds.map((each) => (
          <li key={each}>
            <a
              href={`${pathIn(language, APPOINTMENT_PATH)}?${new URLSearchParams({ token, zone, kind: each, ...start })}`}
              aria-current={each === kind ? "true" : undefined}
            >
              {choose.kinds[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows the times in another zone. */
function ZoneForm({ language, token, zone, kind }: { language: Language; token: string; zone: string; kind: string }) {
  const { choose } = APPOINTMENT_TEXT[language];
  const zones = Object.keys(ZONE_NAMES[language]);
  if (!zones.includes(zone)) zones.unshift(zone);
  return (
    // The page may have been answered to a post, which has another address.
    <form className="zone-form" method="get" action={pathIn(language, APPOINTMENT_PATH)}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="kind" value={kind} />
      <label>
        {choose.zoneLabel}
        <select name="zone" defaultValue={zone}>
          {zones.map((each) => (
            <option key={each} value={each}>
              {nameOf(each, language)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-quiet">
        {choose.zoneButton}
      </button>
    </form>
  );
}

const isElsewhere = (zone: string): boolean => zone !== COMPANY_TIME_ZONE;

/** « Saint-Jean (Terre-Neuve) »; a zone that few are in by the name of its time, « heure normale d’Argentine ». */
function nameOf(zone: string, language: Language): string {
  const known = ZONE_NAMES[language][zone];
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(LOCALE_OF[language], { timeZone: zone, timeZoneName: "longGeneric" });
  return format.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

function failureText({ code, errors }: AppointmentResult, text: AppointmentText): string {
  if (code === "taken") return text.choose.gone;
  if (code === "too-many-requests") return text.tooMany;
  return (code === "invalid" && errors["start"]) || text.failed;
}

const compact = (moment: string) => moment.replace(/[-:]|\.\d{3}/g, "");

function googleAddress({ start, end }: BookedView, { event }: AppointmentText): string {
  const dates = `${compact(start)}/${compact(end)}`;
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: "TEMPLATE", text: event.title, dates })}`;
}

function outlookAddress({ start, end }: BookedView, { event }: AppointmentText): string {
  const page = { path: "/calendar/action/compose", rru: "addevent" };
  const query = new URLSearchParams({ ...page, subject: event.title, startdt: start, enddt: end });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
