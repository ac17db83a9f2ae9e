import { useRead } from "../kit/api.ts";
import { Shown } from "../kit/parts.tsx";
import { Forbidden } from "../shell/dead-ends.tsx";
import { useTexts } from "../shell/desk-context.tsx";
import { AppointmentCard } from "./appointment-card.tsx";
import { dayName, KEY, useAppointmentTexts } from "./queries.ts";

/** Page linked from an editor's appointment email: the briefing for the call, without the request itself. */
export default function OwnAppointments({ consultationId }: { consultationId: string }) {
  const text = useAppointmentTexts();
  const { language } = useTexts();
  const own = useRead([...KEY, "own", consultationId], "GET /appointments/own/:id", { params: { id: consultationId } });
  if (own.isError || own.data?.length === 0) return <Forbidden />;
  return (
    <>
      <h1>{text.title}</h1>
      <Shown query={own} texts={text}>
        {(appointments) =>
          appointments.map((each) => (
            <section key={each.id} className="appointment-row" aria-labelledby={`day-${each.id}`}>
              <h2 id={`day-${each.id}`}>{dayName(each.day, language)}</h2>
              <AppointmentCard appointment={each} />
            </section>
          ))
        }
      </Shown>
    </>
  );
}
