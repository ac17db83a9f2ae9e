import { companyDay, dayPlus } from "../../../lib/company/company-day.ts";
import { Empty, Failed, Loading } from "../../kit/list-status.tsx";
import { AppointmentDays } from "./appointment-days.tsx";
import { AppointmentHead } from "./appointment-head.tsx";
import { useAppointments } from "./appointment-queries.ts";
import { useAppointmentTexts } from "./appointment-texts.ts";
import { MisfitList } from "./hours/misfit-list.tsx";

/** Days shown after today. */
const DAYS_AHEAD = 6;

/** Who is talked to today and in the days ahead, each with what prepares the call, and what became of it in one press. */
export default function AppointmentsView() {
  const text = useAppointmentTexts();
  const from = companyDay(new Date());
  const to = dayPlus(from, DAYS_AHEAD);
  const list = useAppointments(from, to);
  return (
    <div className="appointments">
      <AppointmentHead list={list} from={from} to={to} />
      <p className="view-intro">{text.intro}</p>
      <MisfitList />
      {list.isPending ? (
        <Loading text={text.loading} />
      ) : list.isError && !list.data ? (
        <Failed text={text.failed} onRetry={() => void list.refetch()} />
      ) : list.data.length === 0 ? (
        <Empty text={text.none} />
      ) : (
        <AppointmentDays appointments={list.data} />
      )}
    </div>
  );
}
