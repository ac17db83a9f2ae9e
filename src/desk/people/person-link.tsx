import type { RecordRef } from "../../features/people/model.ts";
import { Icon } from "../kit/icons.tsx";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { follow } from "../shell/use-address.ts";
import { personAddress, usePersonOf } from "./people-queries.ts";

/** Link from a record to its person; renders nothing if the person is unknown or the user may not see people. */
export function PersonLink(record: RecordRef) {
  const { t } = useTexts();
  const { staff } = useDesk();
  const personId = usePersonOf(record, staff.role === "admin");
  if (!personId) return null;
  const address = personAddress(personId);
  return (
    <a className="action" href={address} onClick={(event) => follow(event, address)}>
      <Icon name="person" />
      {t.seePerson}
    </a>
  );
}
