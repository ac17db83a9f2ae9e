import type { StaffAppointment } from "../../../features/appointments/model.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { AppointmentCard } from "./appointment-card.tsx";
import { dayName } from "./day-words.ts";

/** Day by day, in order. */
export function AppointmentDays({ appointments }: { appointments: readonly StaffAppointment[] }) {
  const { language } = useTexts();
  return [...Map.groupBy(appointments, ({ day }) => day)].map(([day, those]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{dayName(day, language)}</h2>
      <ul>
        {those.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentCard appointment={appointment} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
