import { lazy } from "react";
import { APPOINTMENT_HOURS_PATH, APPOINTMENT_WEEK_PATH } from "../../shell/desk-address.ts";
import { useDesk } from "../../shell/desk-context.tsx";
import { useAddress } from "../../shell/use-address.ts";
import { useHoursTexts } from "./hours/hours-texts.ts";

/** Each is fetched when somebody looks at it. */
const AppointmentsView = lazy(() => import("./appointments-view.tsx"));
const WeekView = lazy(() => import("./week-view.tsx"));
const HoursView = lazy(() => import("./hours/hours-view.tsx"));

/** What is under `/admin/appointments`: for whoever does not see requests, their own hours alone. */
export default function AppointmentsSection() {
  const { path } = useAddress();
  const { staff } = useDesk();
  // Fetched with the screen, so that nothing that is opened on it later has to wait for its words.
  useHoursTexts();
  if (path === APPOINTMENT_HOURS_PATH || staff.role !== "admin") return <HoursView />;
  return path === APPOINTMENT_WEEK_PATH ? <WeekView /> : <AppointmentsView />;
}
