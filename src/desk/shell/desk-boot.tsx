import { desk } from "../../text/fr/desk/desk.ts";
import { apiHref } from "../../ui/api-client.ts";
import { PAGE_SIZE } from "../kit/api.ts";
import type { View } from "./desk-address.ts";
import type { DeskStaff } from "./desk-context.tsx";

/** Page title until the desk sets its own. */
export const BOOT_TITLE = desk.title;

/** Server-rendered container of the desk, with a placeholder until its code loads, and a note if scripts are off. */
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
 * API URLs that a screen reads first, exactly as its code requests them, so that the page can preload them while the
 * desk's code loads. A screen that is missing here still works, but loads later.
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
