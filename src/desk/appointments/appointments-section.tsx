import { lazy } from "react";
import { companyDay, dayPlus } from "../../lib/company/company-day.ts";
import { APPOINTMENT_HOURS_PATH, APPOINTMENT_WEEK_PATH, pathOfView } from "../shell/desk-address.ts";
import { useDesk, useNow } from "../shell/desk-context.tsx";
import { useAddress } from "../shell/use-address.ts";
import { AppointmentDays } from "./appointment-card.tsx";
import { AppointmentScreen, appointmentAddress } from "./appointment-screen.tsx";
import { MisfitList } from "./hosts.tsx";
import { useAppointmentList, useAppointmentTexts, useHoursTexts } from "./queries.ts";

const WeekView = lazy(() => import("./week-view.tsx"));
const HoursView = lazy(() => import("./hours-view.tsx"));

/** All screens under `/admin/appointments`; staff who may not see requests see only their own hours. */
export default function AppointmentsSection() {
  const { path } = useAddress();
  const { staff } = useDesk();
  // Load these texts now, so that nothing opened on the screen later suspends for them.
  useHoursTexts();
  if (path === APPOINTMENT_HOURS_PATH || staff.role !== "admin") return <HoursView />;
  return path === APPOINTMENT_WEEK_PATH ? <WeekView /> : <NextDays />;
}

const DAYS_AHEAD = 6;

/** Today's and the coming days' calls, each with its briefing and one-press outcome. */
function NextDays() {
  const text = useAppointmentTexts();
  const from = companyDay(useNow());
  const to = dayPlus(from, DAYS_AHEAD);
  const address = pathOfView("appointments");
  return (
    <AppointmentScreen
      list={useAppointmentList(from, to)}
      from={from}
      to={to}
      address={address}
      intro={text.intro}
      above={<MisfitList />}
      rows={(given) => <AppointmentDays {...given} addressOf={(id) => appointmentAddress(address, id)} />}
    />
  );
}
