import { useState } from "react";
import {
  COMPANY_OWNER,
  HIGHEST_DAILY_CAP,
  type HostMember,
  type HostsOverview,
  PAUSES,
} from "../../features/appointments/hosts/model.ts";
import { APPOINTMENT_KINDS } from "../../features/appointments/kinds.ts";
import type { WeeklyHours as Hours } from "../../features/appointments/model.ts";
import type { Weekday } from "../../lib/company/business-hours.ts";
import { LANGUAGES } from "../../lib/language.ts";
import { Field, RecordForm } from "../kit/form.tsx";
import { Part, Shown, Stranger } from "../kit/parts.tsx";
import { APPOINTMENT_HOURS_PATH, pathOfView } from "../shell/desk-address.ts";
import { useDesk } from "../shell/desk-context.tsx";
import { follow, useAddress } from "../shell/use-address.ts";
import { CalendarList } from "./calendar-list.tsx";
import { ExceptionList, type Stretch, StretchFields } from "./exception-list.tsx";
import { MisfitList } from "./hosts.tsx";
import { useHosts, useHoursTexts, useWrite } from "./queries.ts";
import { daysBeyondOpening, WEEK_FROM_MONDAY } from "./week.ts";

/** Who can be booked and when: the company's hours and each member's. Editors see only their own. */
export default function HoursView() {
  const text = useHoursTexts();
  const isAdmin = useDesk().staff.role === "admin";
  const hosts = useHosts();
  return (
    <Shown query={hosts} texts={text}>
      {(overview) => (
        <>
          <h1>{isAdmin ? text.title : text.mine.title}</h1>
          <p className="view-intro">{isAdmin ? text.intro : text.mine.intro}</p>
          <MisfitList />
          <Panes overview={overview} />
        </>
      )}
    </Shown>
  );
}

function Panes({ overview: { company, members, holidays } }: { overview: HostsOverview }) {
  const text = useHoursTexts();
  const { query } = useAddress();
  const { staff } = useDesk();
  const isAdmin = staff.role === "admin";
  const shown = isAdmin ? query.get("who") : staff.id;
  const member = members.find(({ id }) => id === shown);
  const owner = member?.id ?? COMPANY_OWNER;
  const { hours, exceptions } = member ?? { ...company, hours: company.isDefault ? null : company.hours };
  return (
    <div className="split">
      {isAdmin && <OwnerList members={members} owner={owner} />}
      {/* Remounts the form for another owner or after a colleague's change. */}
      <section key={owner} aria-labelledby="hours-owner">
        <h2 id="hours-owner" className="title">
          {member ? <Stranger>{member.name}</Stranger> : text.company}
        </h2>
        {member && !isAdmin && <p className="note">{text.mine.states[stateOf(member)]}</p>}
        <div className="parts">
          <div className="part-stack">
            {member && isAdmin && <HostForm key={member.settings?.version ?? 0} member={member} />}
            <WeeklyHours key={JSON.stringify(hours)} owner={owner} hours={hours} usual={company.hours} />
          </div>
          <div className="part-stack">
            <ExceptionList
              owner={owner}
              exceptions={exceptions}
              inherited={member ? company.exceptions : []}
              holidays={holidays}
            />
            {owner === staff.id && <CalendarList />}
          </div>
        </div>
      </section>
    </div>
  );
}

function OwnerList({ members, owner }: { members: readonly HostMember[]; owner: string }) {
  const text = useHoursTexts();
  const entries = [
    { id: COMPANY_OWNER, name: text.company, state: "" },
    ...members.map((member) => ({ id: member.id, name: member.name, state: text.states[stateOf(member)] })),
  ];
  return (
    <nav className="split-side" aria-label={text.owners}>
      {entries.map(({ id, name, state }) => {
        const address = id === COMPANY_OWNER ? APPOINTMENT_HOURS_PATH : `${APPOINTMENT_HOURS_PATH}?who=${id}`;
        return (
          <a
            key={id}
            className="menu-row"
            href={address}
            aria-current={id === owner ? "page" : undefined}
            onClick={(event) => follow(event, address)}
          >
            <span className="stack breakable" data-gap="0">
              <Stranger>{name}</Stranger>
              {state && <span className="note">{state}</span>}
            </span>
          </a>
        );
      })}
    </nav>
  );
}

function stateOf({ settings, isWithdrawn }: HostMember) {
  if (!settings?.active) return "inactive";
  return isWithdrawn ? "withdrawn" : "active";
}

/** Initial settings for a member who has never been a host. */
const BEGINNING = { languages: LANGUAGES, kinds: APPOINTMENT_KINDS, dailyCap: 8, pause: 15, active: false };

function HostForm({ member }: { member: HostMember }) {
  const text = useHoursTexts().host;
  const change = useWrite("PUT /appointments/hosts/:id", { done: text.saved, failed: text.notSaved, form: "whole" });
  const { languages, kinds, dailyCap, pause, active } = member.settings ?? BEGINNING;
  const save = (values: FormData) => {
    const body = {
      version: member.settings?.version ?? 0,
      active: values.has("active"),
      languages: LANGUAGES.filter((each) => values.getAll("languages").includes(each)),
      kinds: APPOINTMENT_KINDS.filter((each) => values.getAll("kinds").includes(each)),
      dailyCap: Number(values.get("dailyCap")),
      pause: Number(values.get("pause")),
    };
    change.mutate({ params: { id: member.id }, body });
  };
  return (
    <Part title={text.title}>
      <RecordForm isChecked {...change.form} save={text.save} saving={text.save} onSave={save}>
        <label className="tick">
          <input type="checkbox" name="active" defaultChecked={active} /> {text.active}
        </label>
        <Ticks
          legend={text.languages}
          name="languages"
          options={LANGUAGES.map((language) => [language, text.languageNames[language]])}
          chosen={languages}
        />
        <Ticks
          legend={text.kinds}
          name="kinds"
          options={APPOINTMENT_KINDS.map((kind) => [kind, text.kindNames[kind]])}
          chosen={kinds}
        />
        <Field label={text.dailyCap} name="dailyCap">
          {(control) => (
            <input {...control} type="number" min={1} max={HIGHEST_DAILY_CAP} required defaultValue={dailyCap} />
          )}
        </Field>
        <Field label={text.pause} name="pause">
          {(control) => (
            <select {...control} defaultValue={pause}>
              {PAUSES.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes === 0 ? text.noPause : text.minutes(minutes)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </RecordForm>
    </Part>
  );
}

function Ticks({
  legend,
  name,
  options,
  chosen,
}: {
  legend: string;
  name: string;
  options: readonly (readonly [value: string, words: string])[];
  chosen: readonly string[];
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="ticks">
        {options.map(([value, words]) => (
          <label key={value} className="tick">
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} /> {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const weekOf = (hours: readonly Hours[]): Partial<Record<Weekday, readonly Stretch[]>> =>
  Object.fromEntries(
    [...Map.groupBy(hours, ({ weekday }) => weekday)].map(([weekday, stretches]) => [
      weekday,
      stretches.map(({ opens, closes }) => ({ opens, closes })),
    ]),
  );

/**
 * Weekly hours, in Montréal time.
 * @param owner id of a staff member, or {@link COMPANY_OWNER}
 * @param hours the owner's hours; `null` if they have none
 * @param usual hours that apply if the owner has none
 */
function WeeklyHours({
  owner,
  hours,
  usual,
}: {
  owner: string;
  hours: readonly Hours[] | null;
  usual: readonly Hours[];
}) {
  const text = useHoursTexts().weekly;
  const isAdmin = useDesk().staff.role === "admin";
  const isCompany = owner === COMPANY_OWNER;
  const [hasOwn, setHasOwn] = useState(hours !== null);
  const [week, setWeek] = useState(() => weekOf(hours ?? usual));
  const change = useWrite("PUT /appointments/hours/:owner", { done: text.saved, failed: text.notSaved, form: "whole" });
  const isEdited = hasOwn || isCompany;
  const edited = WEEK_FROM_MONDAY.flatMap((weekday) => (week[weekday] ?? []).map((each) => ({ weekday, ...each })));
  const beyond = daysBeyondOpening(edited).map((weekday) => text.days[weekday]);
  const put = (own: Hours[] | null) => change.mutate({ params: { owner }, body: { hours: own } });
  const dropOwn = () => {
    setHasOwn(false);
    setWeek(weekOf(usual));
    if (hours !== null) put(null);
  };
  const days = (
    <dl className="week-hours-of">
      {WEEK_FROM_MONDAY.map((weekday) => (
        <div key={weekday} className="item">
          <dt>{text.days[weekday]}</dt>
          <dd className="item-what">
            {isEdited ? (
              <StretchFields
                name={text.days[weekday]}
                stretches={week[weekday] ?? []}
                onChange={(stretches) => setWeek({ ...week, [weekday]: stretches })}
              />
            ) : (
              (week[weekday] ?? []).map(({ opens, closes }) => text.span(opens, closes)).join(", ") || text.closed
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Part title={text.title} note={isCompany ? text.ofCompany : hasOwn ? text.own : text.likeCompany}>
      <div role="status">
        {beyond.length > 0 && (
          <p className="field-hint">
            {text.beyond(beyond.join(", "))} {isAdmin && <a href={pathOfView("company")}>{text.changeOpening}</a>}
          </p>
        )}
      </div>
      {isEdited ? (
        <RecordForm
          isChecked
          {...change.form}
          save={text.save}
          saving={text.save}
          onSave={() => put(edited)}
          aside={
            hasOwn && (
              <button type="button" className="action" disabled={change.isPending} onClick={dropOwn}>
                {isCompany ? text.useOpeningHours : text.useCompany}
              </button>
            )
          }
        >
          {days}
        </RecordForm>
      ) : (
        <>
          {days}
          <button type="button" className="action" onClick={() => setHasOwn(true)}>
            {text.giveOwn}
          </button>
        </>
      )}
    </Part>
  );
}
