import { COMPANY_OWNER, type HostMember, type HostsOverview } from "../../../../features/appointments/hosts/model.ts";
import { adoptStyle } from "../../../../ui/adopt-style.ts";
import { Stranger } from "../../../kit/facts.tsx";
import { Failed, Loading } from "../../../kit/list-status.tsx";
import { APPOINTMENT_HOURS_PATH } from "../../../shell/desk-address.ts";
import { useDesk } from "../../../shell/desk-context.tsx";
import { follow, useAddress } from "../../../shell/use-address.ts";
import { CalendarList } from "../calendars/calendar-list.tsx";
import { ExceptionList } from "./exception-list.tsx";
import { HostForm } from "./host-form.tsx";
import { useHosts } from "./host-queries.ts";
import css from "./hours.css?inline";
import { useHoursTexts } from "./hours-texts.ts";
import { MisfitList } from "./misfit-list.tsx";
import { WeeklyHours } from "./weekly-hours.tsx";

adoptStyle(css);

/** Who can be booked, and when: the company's hours, and each member's own; editors have theirs alone. */
export default function HoursView() {
  const text = useHoursTexts();
  const { query } = useAddress();
  const { staff } = useDesk();
  const hosts = useHosts();
  if (hosts.isPending) return <Loading text={text.loading} />;
  if (hosts.isError && !hosts.data) return <Failed text={text.failed} onRetry={() => void hosts.refetch()} />;
  const { company, members, holidays } = hosts.data;
  const isAdmin = staff.role === "admin";
  const shown = isAdmin ? query.get("who") : staff.id;
  const member = members.find(({ id }) => id === shown);
  const owner = member?.id ?? COMPANY_OWNER;
  const { hours, exceptions } = member ?? { ...company, hours: company.isDefault ? null : company.hours };
  return (
    <div className="hours-desk">
      <div className="view-head">
        <h1>{isAdmin ? text.title : text.mine.title}</h1>
      </div>
      <p className="view-intro">{isAdmin ? text.intro : text.mine.intro}</p>
      <MisfitList />
      <div className="hours-panes">
        {isAdmin && <OwnerList members={members} owner={owner} />}
        {/* Another owner, or what somebody else has changed, is another form. */}
        <section key={owner} aria-labelledby="hours-owner">
          <h2 id="hours-owner">{member ? <Stranger>{member.name}</Stranger> : text.company}</h2>
          {member && isAdmin && <HostForm key={member.settings?.version ?? 0} member={member} />}
          {member && !isAdmin && <p className="note">{text.mine.states[stateOf(member)]}</p>}
          <WeeklyHours key={JSON.stringify(hours)} owner={owner} hours={hours} usual={company.hours} />
          <ExceptionList
            owner={owner}
            exceptions={exceptions}
            inherited={member ? company.exceptions : []}
            holidays={holidays}
          />
          {owner === staff.id && <CalendarList />}
        </section>
      </div>
    </div>
  );
}

function OwnerList({ members, owner }: { members: HostsOverview["members"]; owner: string }) {
  const text = useHoursTexts();
  const entries = [
    { id: COMPANY_OWNER, name: text.company, state: "" },
    ...members.map((member) => ({ id: member.id, name: member.name, state: text.states[stateOf(member)] })),
  ];
  return (
    <nav className="hours-owners" aria-label={text.owners}>
      {entries.map(({ id, name, state }) => {
        const address = id === COMPANY_OWNER ? APPOINTMENT_HOURS_PATH : `${APPOINTMENT_HOURS_PATH}?who=${id}`;
        return (
          <a
            key={id}
            href={address}
            aria-current={id === owner ? "page" : undefined}
            onClick={(event) => follow(event, address)}
          >
            <Stranger>{name}</Stranger>
            {state && <span className="note">{state}</span>}
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
