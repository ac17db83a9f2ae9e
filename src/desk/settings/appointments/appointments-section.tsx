import { lazy } from "react";
import { companyDay, dayPlus } from "../../../lib/company/company-day.ts";
import { Shown } from "../../kit/parts.tsx";
import { APPOINTMENT_HOURS_PATH, APPOINTMENT_WEEK_PATH } from "../../shell/desk-address.ts";
import { useDesk } from "../../shell/desk-context.tsx";
import { useAddress } from "../../shell/use-address.ts";
import { AppointmentDays, AppointmentHead } from "./appointment-card.tsx";
import { MisfitList } from "./hosts.tsx";
import { useAppointments, useAppointmentTexts, useHoursTexts } from "./queries.ts";

/** Each is fetched when somebody looks at it. */
const WeekView = lazy(() => import("./week-view.tsx"));
const HoursView = lazy(() => import("./hours-view.tsx"));

/** What is under `/admin/appointments`: for whoever does not see requests, their own hours alone. */
export default function AppointmentsSection() {
  const { path } = useAddress();
  const { staff } = useDesk();
  // Fetched with the screen, so that nothing that is opened on it later has to wait for its words.
  useHoursTexts();
  if (path === APPOINTMENT_HOURS_PATH || staff.role !== "admin") return <HoursView />;
  return path === APPOINTMENT_WEEK_PATH ? <WeekView /> : <NextDays />;
}

/** Days shown after today. */
const DAYS_AHEAD = 6;

/** Who is talked to today and in the days ahead, each with what prepares the call, and what became of it in one press. */
function NextDays() {
  const text = useAppointmentTexts();
  const from = companyDay(new Date());
  const to = dayPlus(from, DAYS_AHEAD);
  const list = useAppointments(from, to);
  return (
    <>
      <AppointmentHead list={list} from={from} to={to} />
      <p className="view-intro">{text.intro}</p>
      <MisfitList />
      <Shown query={list} texts={text}>
        {(appointments) => <AppointmentDays appointments={appointments} />}
      </Shown>
    </>
  );
}
