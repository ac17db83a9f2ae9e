import { APPOINTMENT_HOURS_PATH, pathOfView } from "../shell/desk-address.ts";
import { follow, useAddress } from "../shell/use-address.ts";
import { useAppointmentTexts } from "./appointment-texts.ts";

/** Between what is booked and who can be booked. */
export function AppointmentTabs() {
  const text = useAppointmentTexts().tabs;
  const { path } = useAddress();
  const tabs = [
    { address: pathOfView("appointments"), name: text.booked },
    { address: APPOINTMENT_HOURS_PATH, name: text.hours },
  ];
  return (
    <nav className="view-tabs" aria-label={text.label}>
      {tabs.map(({ address, name }) => (
        <a
          key={address}
          href={address}
          aria-current={path === address ? "page" : undefined}
          onClick={(event) => follow(event, address)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
