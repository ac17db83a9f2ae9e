import { useQuery } from "@tanstack/react-query";
import type { RecordRef } from "../../features/people/model.ts";
import { apiRead } from "../../ui/api-client.ts";
import { Icon } from "../kit/icons.tsx";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { follow } from "../shell/use-address.ts";
import { personAddress } from "./people-address.ts";

/** The way from a record to whom it belongs; nothing for who may not go there, or while nobody is known. */
export function PersonLink({ kind, id }: RecordRef) {
  const { t } = useTexts();
  const { staff } = useDesk();
  const person = useQuery({
    queryKey: ["people", "of", kind, id],
    queryFn: ({ signal }) => apiRead<{ personId: number | null }>(`/api/people/of/${kind}/${id}`, { signal }),
    enabled: staff.role === "admin",
    networkMode: "always",
  });
  const personId = person.data?.personId;
  if (!personId) return null;
  const address = personAddress(personId);
  return (
    <a className="action" href={address} onClick={(event) => follow(event, address)}>
      <Icon name="person" />
      {t.seePerson}
    </a>
  );
}
