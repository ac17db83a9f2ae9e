import { type SubmitEvent, useId, useState } from "react";
import type { HostMember } from "../../../../features/appointments/hosts/model.ts";
import type { StaffAppointment } from "../../../../features/appointments/model.ts";
import { adoptStyle } from "../../../../ui/adopt-style.ts";
import { Stranger } from "../../../kit/facts.tsx";
import css from "./host-picker.css?inline";
import { useHosts, useHoursChange } from "./host-queries.ts";
import { useHoursTexts } from "./hours-texts.ts";

adoptStyle(css);

type PickedFor = Pick<StaffAppointment, "id" | "version" | "host" | "colleagues"> & { brief: { name: string } };

/** Who is at an appointment ahead: gives it to another host, or asks colleagues along. */
export function HostPicker({ appointment }: { appointment: PickedFor }) {
  const { people: text } = useHoursTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="host-picker" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {text.title}
        <span className="unseen">{`, ${appointment.brief.name}`}</span>
      </summary>
      {isOpen && <Pickers appointment={appointment} />}
    </details>
  );
}

function Pickers({ appointment }: { appointment: PickedFor }) {
  const { failed, loading } = useHoursTexts();
  const hosts = useHosts();
  if (!hosts.data) return <p className="note">{hosts.isError ? failed : loading}</p>;
  const others = hosts.data.members.filter(({ id, settings }) => settings?.active && id !== appointment.host.id);
  return (
    <>
      <GivenTo appointment={appointment} others={others} />
      {/* Saved, it has another version: what is chosen begins anew. */}
      <Colleagues key={appointment.version} appointment={appointment} others={others} />
    </>
  );
}

interface PickerProps {
  appointment: PickedFor;
  others: readonly HostMember[];
}

function GivenTo({ appointment: { id, version }, others }: PickerProps) {
  const { people: text } = useHoursTexts();
  const field = useId();
  const give = useHoursChange({ done: text.given, failed: text.notSaved, refused: text.busy });
  if (others.length === 0) return <p className="note">{text.alone}</p>;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const staffId = new FormData(event.currentTarget).get("staffId");
    give.write({ method: "PUT", path: `/appointments/${id}/host`, body: { version, staffId } });
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={field}>{text.giveTo}</label>
      <select id={field} name="staffId">
        {others.map((host) => (
          <option key={host.id} value={host.id}>
            {host.name}
          </option>
        ))}
      </select>
      <button type="submit" className="action" disabled={give.isPending}>
        {text.give}
      </button>
    </form>
  );
}

function Colleagues({ appointment: { id, version, colleagues }, others }: PickerProps) {
  const { people: text } = useHoursTexts();
  const save = useHoursChange({ done: text.saved, failed: text.notSaved, refused: text.busy });
  if (others.length === 0) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const staffIds = new FormData(event.currentTarget).getAll("staffIds");
    save.write({ method: "PUT", path: `/appointments/${id}/colleagues`, body: { version, staffIds } });
  };
  return (
    <form onSubmit={submit}>
      <fieldset>
        <legend>{text.with}</legend>
        {others.map((host) => (
          <label key={host.id}>
            <input
              type="checkbox"
              name="staffIds"
              value={host.id}
              defaultChecked={colleagues.some((colleague) => colleague.id === host.id)}
            />{" "}
            <Stranger>{host.name}</Stranger>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="action" disabled={save.isPending}>
        {text.save}
      </button>
    </form>
  );
}
