import { desk } from "../../text/fr/desk/desk.ts";
import type { DeskStaff } from "./desk-context.tsx";

/** Title of the page until the desk sets its own. */
export const BOOT_TITLE = desk.title;

/** What the server sends: the place for the desk, and what is seen while its code is on the way or never comes. */
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
