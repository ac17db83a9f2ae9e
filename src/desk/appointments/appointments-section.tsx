import { lazy } from "react";
import { APPOINTMENT_HOURS_PATH } from "../shell/desk-address.ts";
import { useAddress } from "../shell/use-address.ts";

/** Each is fetched when somebody looks at it. */
const AppointmentsView = lazy(() => import("./appointments-view.tsx"));
const HoursView = lazy(() => import("./hours/hours-view.tsx"));

/** What is under `/admin/appointments`. */
export default function AppointmentsSection() {
  const { path } = useAddress();
  return path === APPOINTMENT_HOURS_PATH ? <HoursView /> : <AppointmentsView />;
}
