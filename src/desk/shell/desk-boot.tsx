import { desk } from "../../text/fr/desk/desk.ts";
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
