import type { ReactNode } from "react";
import {
  BookedFacts,
  bookedHref,
  CalendarLinks,
  headerTime,
} from "../../features/appointments/components/booked-facts.tsx";
import { type AppointmentText, TimeChoices } from "../../features/appointments/components/time-choices.tsx";
import { APPOINTMENT_PATH, type AppointmentKind } from "../../features/appointments/kinds.ts";
import { type AppointmentResult, type AppointmentView, DURATION_MINUTES } from "../../features/appointments/model.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { company } from "../../lib/company/company.ts";
import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { consultationForm as formEn } from "../../text/en/site/consultation-form.ts";
import { consultationForm as formFr } from "../../text/fr/site/consultation-form.ts";
import { apiHref } from "../../ui/api-client.ts";
import { pathsOf } from "../layout/alternates.ts";
import {
  APPOINTMENT_END_SCRIPT,
  APPOINTMENT_FORM_END_SCRIPT,
  APPOINTMENT_SENT_END_SCRIPT,
} from "../layout/inline-scripts.ts";
import { APPOINTMENT_TEXT, ZONE_NAMES } from "../page-texts.ts";
import { chosenTime, timeNamed } from "./chosen-time.ts";

/** The specification's message after a form without JavaScript (SPEC §8). */
const SENT_TEXT = { fr: formFr.success, en: formEn.success };

/** Choices for how many minutes late someone will be. */
const LATE_MINUTES = [5, 10, 15] as const;

export interface AppointmentPageProps {
  language: Language;
  token: string;
  view: AppointmentView;
  /** Whether the request was just sent. */
  isNew: boolean;
  /** Whether the appointment was just moved. */
  isMoved: boolean;
  /** A time named in the link, ISO 8601. */
  chosen?: string | undefined;
  /** State of a time that the emailed link books. */
  condition?: Condition | undefined;
  /** Why the submitted form failed. */
  failed?: AppointmentResult | undefined;
  /** A time chosen with the request and not booked. */
  wished?: { start: string; when: string } | undefined;
  /** The first day shown in full. */
  from?: string | undefined;
  /** The request form (Astro slot `form`). */
  form?: ReactNode;
}

/**
 * `asked`: the link was sent; `asked-again`: several were sent today; `open`: the link was opened in time; `over`: too
 * late.
 */
type Condition = "asked" | "asked-again" | "open" | "over";

/** The state of a time that the emailed link books, and the time, from the page's address. */
export function conditionOf(query: URLSearchParams, now: Date): Pick<AppointmentPageProps, "condition" | "chosen"> {
  const asked = query.get("asked");
  if (asked !== null) return { chosen: asked, condition: query.get("mailed") === "no" ? "asked-again" : "asked" };
  const chosen = query.get("start") ?? undefined;
  const until = query.get("until");
  if (until === null) return { chosen };
  return { chosen, condition: now <= new Date(until) ? "open" : "over" };
}

/** @param isMoved it was just moved */
export function appointmentTitle(language: Language, view: AppointmentView, isMoved: boolean): string {
  const { noLink, pick, form, choose, booked, cancelled } = APPOINTMENT_TEXT[language];
  if (view.state === "booked" && (view.isOver || isMoved)) return view.isOver ? booked.over : booked.moved;
  return { "no-link": noLink, pick, form, choose, booked, cancelled }[view.state].title;
}

/** The header's text in place of "Book" for an upcoming appointment. */
export function bookedOf(language: Language, view: AppointmentView) {
  if (view.state !== "booked" || view.isOver) return undefined;
  return { ...headerTime(APPOINTMENT_TEXT[language], view), href: bookedHref(language, view) };
}

/** Wording for a requested time, when the address names one that is not booked. */
export function wishedOf(language: Language, view: AppointmentView, start: string | undefined) {
  const time = view.state === "choose" && start !== undefined && timeNamed(start, "", view.zone);
  return time ? { start: time.start, when: time[`when-${language}`] } : undefined;
}

/** The page's head, by its state. `search` is empty for the public version, which search engines see. */
export function headOf(language: Language, view: AppointmentView, query: URLSearchParams) {
  const keys = ["token", "start", "zone", "kind", "from"].filter((key) => query.has(key));
  const search = String(new URLSearchParams(keys.map((key) => [key, query.get(key) ?? ""])));
  const isOpen = view.state === "pick" || view.state === "form";
  const own = appointmentTitle(language, view, query.has("moved"));
  const { title, description } = isOpen ? APPOINTMENT_TEXT[language].pick : { title: own, description: own };
  const sent = query.has("new") ? APPOINTMENT_SENT_END_SCRIPT : APPOINTMENT_END_SCRIPT;
  return {
    search,
    paths: pathsOf(search ? `${APPOINTMENT_PATH}?${search}` : APPOINTMENT_PATH),
    title: view.state === "form" ? APPOINTMENT_TEXT[language].form.title : title,
    description,
    hasTwin: isOpen,
    indexed: search === "",
    endScript: view.state === "form" ? APPOINTMENT_FORM_END_SCRIPT : sent,
  };
}

/** Choosing, viewing, moving and cancelling a time; all of it works without JavaScript. */
export function AppointmentPage(props: AppointmentPageProps) {
  const { language, token, view, isNew, isMoved, failed, condition, wished, from, form } = props;
  const chosen = failed?.start ?? props.chosen;
  const text = APPOINTMENT_TEXT[language];
  const asked = view.state === "choose" ? { token, zone: view.zone, kind: view.kind } : undefined;
  const isLost =
    view.state === "choose" &&
    !failed &&
    !condition &&
    chosen !== undefined &&
    view.slots.every(({ start }) => start !== chosen);
  return (
    <div className="wrap letter appointment">
      <h1>{view.state === "pick" ? text.choose.title : appointmentTitle(language, view, isMoved)}</h1>
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
          <p className="lead">{text.noLink.bad}</p>
          <p className="letter-ways">
            <a className="button" href={pathIn(language, APPOINTMENT_PATH)}>
              {text.noLink.button}
            </a>
            <a className="link" href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </p>
        </>
      )}
      {view.state === "pick" && <Picker language={language} view={view} from={from} />}
      {view.state === "form" && <FormWithTime language={language} view={view} form={form} />}
      {view.state === "choose" && (
        <>
          {wished !== undefined && (
            <div className="on-condition" role="status">
              <h2>{text.requested.title}</h2>
              <p>{text.requested.lead(wished.when)}</p>
              {view.slots.length > 0 && <p>{text.requested.other}</p>}
            </div>
          )}
          {isNew && wished === undefined && (
            <p className="lead">
              <b>{SENT_TEXT[language].title}</b> {SENT_TEXT[language].general} {text.choose.orNow}
            </p>
          )}
          <p className={isNew ? undefined : "lead"}>{text.choose.lead(DURATION_MINUTES)}</p>
          {isLost && <p role="status">{view.isKindAsked ? text.choose.notSo : text.choose.gone}</p>}
          {view.slots.length === 0 ? (
            <p>{view.kinds.length > 1 ? text.choose.noneSo : text.choose.none}</p>
          ) : (
            <PostForm action="" language={language} token={token} zone={view.zone}>
              <TimeChoices
                text={text}
                slots={view.slots}
                isElsewhere={isElsewhere(view.zone)}
                chosen={chosen}
                near={wished?.start ?? (failed?.code === "taken" ? failed.start : undefined)}
                from={from}
                moreHref={(day) => hrefTo(language, { ...asked, ...(day ? { from: day } : {}) })}
                confirm={({ start }) => (
                  <>
                    <Ways
                      language={language}
                      kinds={view.kinds}
                      kind={view.kind}
                      hrefOf={(kind) => `${hrefTo(language, { ...asked, kind, start })}#${start}`}
                    />
                    <button type="submit" className="button">
                      {text.choose.button}
                    </button>
                  </>
                )}
              />
              <input type="hidden" name="kind" value={view.kind} />
            </PostForm>
          )}
          {view.kinds.length > 0 && <KindLinks language={language} token={token} view={view} chosen={chosen} />}
          <ZoneForm language={language} token={token} zone={view.zone} kind={view.kind} />
          <WaitForm language={language} token={token} zone={view.zone} isWaiting={view.isWaiting} />
        </>
      )}
      {view.state === "booked" && (
        <Booked language={language} view={view} chosen={chosen} from={from} isNew={isNew} isMoved={isMoved} />
      )}
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

interface PickerProps {
  language: Language;
  view: Extract<AppointmentView, { state: "pick" }>;
  from: string | undefined;
}

/** Times that lead on to the form. */
function Picker({ language, view, from }: PickerProps) {
  const text = APPOINTMENT_TEXT[language];
  const { zone, kind, kinds, slots, gone, isKindAsked } = view;
  const own: Record<string, string> = {
    ...(isElsewhere(zone) ? { zone } : {}),
    ...(isKindAsked ? { kind } : {}),
  };
  const to = (query: Record<string, string>) => hrefTo(language, { ...query, ...own });
  return (
    <>
      {gone && <p role="status">{text.choose.gone}</p>}
      {kinds.length > 0 && <p className="lead">{text.pick.lead(DURATION_MINUTES)}</p>}
      {slots.length > 0 ? (
        <nav className="appointment-form" aria-label={text.choose.title}>
          <TimeChoices
            text={text}
            slots={slots}
            isElsewhere={isElsewhere(zone)}
            near={gone}
            hrefOf={(start) => to({ start })}
            from={from}
            moreHref={(day) => to(day ? { from: day } : {})}
          />
        </nav>
      ) : (
        <p className="lead">{kinds.length > 1 ? text.choose.noneSo : text.choose.none}</p>
      )}
      <p>
        {slots.length > 0 && `${text.pick.without} `}
        <a className="link" href={to({ start: "" })}>
          {text.pick.withoutLink}
        </a>
      </p>
      {slots.length === 0 && <p>{text.pick.waiting}</p>}
      {kinds.length > 0 && (
        <>
          <KindLinks language={language} token="" view={view} chosen={gone} />
          {!isKindAsked && <p className="soft">{text.pick.usualKind}</p>}
          <ZoneForm language={language} token="" zone={zone} kind={isKindAsked ? kind : ""} />
        </>
      )}
    </>
  );
}

interface FormWithTimeProps {
  language: Language;
  view: Extract<AppointmentView, { state: "form" }>;
  form: ReactNode;
}

/** The form, after its time. The page's script writes the accompanying data into the tab's draft. */
function FormWithTime({ language, view: { zone, kind, slot }, form }: FormWithTimeProps) {
  const text = APPOINTMENT_TEXT[language].form;
  const time = slot ? chosenTime(slot, kind ?? "", zone) : { start: "", "when-fr": "", "when-en": "" };
  const lead = !slot ? text.without : slot.isOnCondition ? text.onCondition : text.lead;
  return (
    <>
      <p className="lead">{lead}</p>
      <section className="panel" id="consultation-form" aria-labelledby="form-title" data-time={JSON.stringify(time)}>
        <h2 id="form-title" className="unseen">
          {text.questions}
        </h2>
        {form}
      </section>
    </>
  );
}

interface OnConditionProps extends Pick<AppointmentPageProps, "language" | "token" | "chosen"> {
  view: Extract<AppointmentView, { state: "choose" | "booked" | "cancelled" }>;
  condition: Condition;
}

/** A time that the emailed link books: it was sent or, once opened, the button that books. */
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
  from: string | undefined;
  /** Just booked or moved. */
  isNew: boolean;
  isMoved: boolean;
}

function Booked({ language, view, chosen, from, isNew, isMoved }: BookedProps) {
  const text = APPOINTMENT_TEXT[language];
  const { booked } = text;
  const [day, hour] = [text.day(view.visitor.day), text.time(view.visitor.time)];
  const { token } = view;
  const form = { language, token, zone: view.zone };
  return (
    <>
      {isMoved && <p className="lead">{booked.movedTo(day, hour)}</p>}
      {isNew && <p className="lead">{booked.mailed}</p>}
      <BookedFacts language={language} minutes={DURATION_MINUTES} text={text} appointment={view} />
      {view.lateMinutes !== null && <p>{booked.lateTold(view.lateMinutes)}</p>}
      {!view.isOver && (
        <>
          <CalendarLinks text={text} appointment={view} />
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
          <details open={chosen !== undefined || from !== undefined}>
            <summary>{booked.move}</summary>
            <PostForm {...form} action="/move">
              <TimeChoices
                text={text}
                slots={view.slots}
                isElsewhere={isElsewhere(view.zone)}
                chosen={chosen}
                from={from}
                moreHref={(day = "") => hrefTo(language, { token, zone: view.zone, from: day })}
                confirm={() => (
                  <button type="submit" className="button">
                    {booked.moveButton}
                  </button>
                )}
              />
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

/** Joins or leaves the waiting list for an earlier time. */
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
  /** The action on the appointment; without one, a time is booked. */
  action: "" | "/move" | "/confirm" | "/cancel" | "/late" | "/waitlist";
  language: Language;
  token: string;
  zone: string;
  /** For the whole form; where times are chosen, each has its own button. */
  button?: string;
  children?: ReactNode;
}

function PostForm({ action, language, token, zone, button, children }: PostFormProps) {
  return (
    <form className="appointment-form" method="post" action={apiHref(`POST /appointments${action}`)}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      {(action === "" || action === "/move") && <input type="hidden" name="zone" value={zone} />}
      {children}
      {button !== undefined && (
        <button type="submit" className="button">
          {button}
        </button>
      )}
    </form>
  );
}

interface KindLinksProps {
  language: Language;
  token: string;
  view: Extract<AppointmentView, { state: "choose" | "pick" }>;
  chosen: string | undefined;
}

/** Ways to meet: each is a link, since it determines the available times. */
function KindLinks({ language, token, view, chosen }: KindLinksProps) {
  const { kind, kinds, zone } = view;
  const { choose } = APPOINTMENT_TEXT[language];
  const own: Record<string, string> = { ...(token ? { token } : {}), ...(chosen ? { start: chosen } : {}), zone };
  return (
    <nav className="kind-links" aria-labelledby="kind-links">
      <p id="kind-links">{choose.kind}</p>
      <Ways
        language={language}
        kinds={kinds}
        kind={view.state === "choose" || view.isKindAsked ? kind : undefined}
        hrefOf={(each) => hrefTo(language, { ...own, kind: each })}
      />
    </nav>
  );
}

interface WaysProps {
  language: Language;
  kinds: readonly AppointmentKind[];
  /** The current way. */
  kind: AppointmentKind | undefined;
  hrefOf: (kind: AppointmentKind) => string;
}

function Ways({ language, kinds, kind, hrefOf }: WaysProps) {
  const names = APPOINTMENT_TEXT[language].choose.kinds;
  return (
    <ul className="ways">
      {kinds.map((each) => (
        <li key={each}>
          <a href={hrefOf(each)} aria-current={each === kind ? "true" : undefined}>
            {names[each]}
          </a>
        </li>
      ))}
    </ul>
  );
}

const hrefTo = (language: Language, query: Record<string, string>) =>
  `${pathIn(language, APPOINTMENT_PATH)}?${new URLSearchParams(query)}`;

/** Shows the times in another zone. */
function ZoneForm({ language, token, zone, kind }: { language: Language; token: string; zone: string; kind: string }) {
  const { choose } = APPOINTMENT_TEXT[language];
  const zones = Object.keys(ZONE_NAMES[language]);
  if (!zones.includes(zone)) zones.unshift(zone);
  return (
    // The page may be the response to a post, whose address differs.
    <form className="zone-form" method="get" action={pathIn(language, APPOINTMENT_PATH)}>
      {token && <input type="hidden" name="token" value={token} />}
      {kind && <input type="hidden" name="kind" value={kind} />}
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

/** « Saint-Jean (Terre-Neuve) »; a less common zone by the name of its time, « heure normale d’Argentine ». */
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
