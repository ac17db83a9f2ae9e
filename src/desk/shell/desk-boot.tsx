import { desk } from "../../text/fr/desk/desk.ts";
import { apiHref } from "../../ui/api-client.ts";
import { PAGE_SIZE } from "../kit/api.ts";
import type { View } from "./desk-address.ts";
import type { DeskStaff } from "./desk-context.tsx";

/** Title of the page until the desk sets its own. */
export const BOOT_TITLE = desk.title;

/** The server's HTML: the desk's container, and its content until the code loads, if it ever does. */
export function DeskBoot({ staff }: { staff: DeskStaff }) {
  return (
    <>
      <div id="desk" data-staff={JSON.stringify(staff)}>
        <p className="desk-boot">{desk.loadingDesk}</p>
      </div>
      <noscript>
        <p className="desk-boot">{desk.needsScript}</p>
      </noscript>
    </>
  );
}

const requests = (query: object) =>
  apiHref("GET /consultations", { query: { ...query, order: "urgent", limit: PAGE_SIZE } });

/**
 * A screen's first reads, exactly as its code requests them: the page preloads them in parallel with the desk's code. A
 * screen missing here still works, just later.
 */
export const FIRST_READS: Partial<Record<View, readonly string[]>> = {
  consultations: [requests({}), apiHref("GET /consultations/summary")],
  today: [
    requests({ contacted: false }),
    requests({ due: "late" }),
    requests({ due: "today" }),
    apiHref("GET /consultations", { query: { review: "to-check", limit: PAGE_SIZE } }),
  ],
};
