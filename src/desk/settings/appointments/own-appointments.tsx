import { useRead } from "../../kit/api.ts";
import { Shown } from "../../kit/parts.tsx";
import { Forbidden } from "../../shell/forbidden.tsx";
import { AppointmentDays } from "./appointment-card.tsx";
import { KEY, useAppointmentTexts } from "./queries.ts";

/** Where the mail of an appointment leads an editor who is at it: to what prepares the call, and to no request. */
export default function OwnAppointments({ consultationId }: { consultationId: string }) {
  const text = useAppointmentTexts();
  const own = useRead([...KEY, "own", consultationId], "GET /appointments/own/:id", { params: { id: consultationId } });
  if (own.isError || own.data?.length === 0) return <Forbidden />;
  return (
    <>
      <h1>{text.title}</h1>
      <Shown query={own} texts={text}>
        {(appointments) => <AppointmentDays appointments={appointments} />}
      </Shown>
    </>
  );
}
