import type { ReactNode } from "react";
import { BookedFacts, CalendarLinks } from "../../features/appointments/components/booked-facts.tsx";
import { type AppointmentText, TimeChoices } from "../../features/appointments/components/time-choices.tsx";
import { APPOINTMENT_PATH } from "../../features/appointments/kinds.ts";
import { type AppointmentResult, type AppointmentView, DURATION_MINUTES } from "../../features/appointments/model.ts";
import { leadingWall } from "../../features/appointments/when-told.ts";
import { company } from "../../lib/company/company.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { consultationForm as formEn } from "../../text/en/site/consultation-form.ts";
import { consultationForm as formFr } from "../../text/fr/site/consultation-form.ts";
import { APPOINTMENT_TEXT } from "../page-texts.ts";
import { hrefTo, isElsewhere, KindLinks, PostForm, WaitForm, Ways, ZoneForm } from "./appointment-forms.tsx";
import { appointmentTitle, type Condition, chosenTime } from "./appointment-head.ts";

/** Success message of SPEC §8, for a form sent without JavaScript. */
const SENT_TEXT = { fr: formFr.success, en: formEn.success };

/** Options for how late the visitor will be, in minutes. */
const LATE_MINUTES = [5, 10, 15] as const;

export interface AppointmentPageProps {
  language: Language;
  token: string;
  view: AppointmentView;
  /** Whether the request was just sent. */
  isNew: boolean;
  isMoved: boolean;
  /** Whether it was asked to move to the time that it already has. */
  isSame?: boolean;
  /** Time named in the link, ISO 8601. */
  chosen?: string | undefined;
  /** State of the emailed link that books the time. */
  condition?: Condition | undefined;
  /** Error of the submitted form. */
  failed?: AppointmentResult | undefined;
  /** Time that was requested with the form but is not booked. */
  wished?: { start: string; when: string } | undefined;
  /** First day to show with all its times. */
  from?: string | undefined;
  /** Request form (Astro slot `form`). */
  form?: ReactNode;
}

/** Renders the page to choose, see, move and cancel an appointment, which works without JavaScript. */
export function AppointmentPage(props: AppointmentPageProps) {
  const { language, token, view, isNew, isMoved, isSame = false, failed, condition, wished, from, form } = props;
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
      <h1>{unbroken(view.state === "pick" ? text.choose.title : appointmentTitle(language, view, isMoved))}</h1>
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
      {view.state === "pick" && <Picker language={language} view={view} from={from} chosen={chosen} />}
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
        <Booked
          language={language}
          view={view}
          chosen={chosen}
          from={from}
          isNew={isNew}
          isMoved={isMoved}
          isSame={isSame}
        />
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

/** Keeps hyphenated words whole at the end of a line, as the fonts have no non-breaking hyphen. */
function unbroken(title: string): ReactNode {
  return title.split(/(\S+-\S+)/).map((part) => (part.includes("-") ? <span key={part}>{part}</span> : part));
}

interface PickerProps {
  language: Language;
  view: Extract<AppointmentView, { state: "pick" }>;
  from: string | undefined;
  chosen: string | undefined;
}

/** Shows the available times, each of which leads to the form. */
function Picker({ language, view, from, chosen }: PickerProps) {
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
            chosen={chosen}
            near={gone}
            hrefOf={(start) => to({ start })}
            from={from}
            moreHref={(day) => to({ ...(chosen ? { chosen } : {}), ...(day ? { from: day } : {}) })}
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

/** Shows the request form below the chosen time. The page's script stores the time in the tab's draft. */
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

/**
 * Says that the link that books the time was emailed. Once the link is opened in time, shows the button that books
 * instead.
 */
function OnCondition({ language, token, view, condition, chosen }: OnConditionProps) {
  const text = APPOINTMENT_TEXT[language];
  const { asked } = text.choose;
  if (condition === "over") return <p role="status">{asked.over}</p>;
  const slot = view.slots.find(({ start }) => start === chosen);
  const wall = slot && leadingWall(view.kind, slot);
  const when = wall && text.booked.lead(text.day(wall.day), text.time(wall.time));
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
  /** Whether the appointment was just booked. */
  isNew: boolean;
  isMoved: boolean;
  isSame: boolean;
}

function Booked({ language, view, chosen, from, isNew, isMoved, isSame }: BookedProps) {
  const text = APPOINTMENT_TEXT[language];
  const { booked } = text;
  const wall = leadingWall(view.kind, view);
  const [day, hour] = [text.day(wall.day), text.time(wall.time)];
  const { token } = view;
  const form = { language, token, zone: view.zone };
  return (
    <>
      {isMoved && <p className="lead">{booked.movedTo(day, hour)}</p>}
      {isSame && <p className="lead">{booked.same(day, hour)}</p>}
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

function failureText({ code, errors }: AppointmentResult, text: AppointmentText): string {
  if (code === "taken") return text.choose.gone;
  if (code === "too-many-requests") return text.tooMany;
  return (code === "invalid" && errors["start"]) || text.failed;
}
