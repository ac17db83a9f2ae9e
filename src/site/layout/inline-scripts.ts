import {
  DRAFT_SCRIPT,
  ORIGIN_SCRIPT,
  SENT_SCRIPT,
  TIME_SCRIPT,
} from "../../features/consultations/components/inline-scripts.ts";
import { LIST_SCRIPT } from "../blog/list/list-script.ts";

/**
 * The page's inline scripts. They are constants because the Content-Security-Policy allows them by the hash of these
 * exact strings (DESIGN §1, Policy): they must be printed unchanged, and contain nothing of a page or a visitor. A page
 * prints two, one in its head and one at its end, combining everything that has to run there: each script less saves 70
 * bytes.
 */

/** The owner's company facts, for the islands' texts; empty for the sample company. */
const OWN_COMPANY = globalThis.nordetCompany
  ? `nordetCompany=${JSON.stringify({ ...globalThis.nordetCompany, content: undefined }).replaceAll("<", "\\u003c")};`
  : "";

/**
 * Runs in the head, before the first paint: marks that scripts run (class `js`), applies the stored theme and, if the
 * page names an English alternate in `<html data-en>`, redirects a visitor who chose English there (DESIGN §4). The
 * page is hidden while the browser fetches the other one; `replace` leaves no history entry. Unknown stored values are
 * ignored, and so is a browser that denies storage.
 */
export const BEFORE_PAINT_SCRIPT =
  OWN_COMPANY +
  '(()=>{const r=document.documentElement,s=r.dataset;r.classList.add("js");try{const t=localStorage.getItem("nordet-theme");' +
  'if(t==="light"||t==="dark")s.theme=t;if(s.en&&localStorage.getItem("nordet-language")==="en"){r.hidden=true;' +
  "location.replace(s.en+location.search+location.hash)}}catch{}})()";

/**
 * At the end of every page's body: stores the language pressed in the switcher (`data-language`) and keeps the position
 * on the page, handles the theme switch (`data-set-theme`, stored under `nordet-theme`; anything but `light` and `dark`
 * follows the system; the press shows in its button first, since a theme change repaints the whole page), and closes
 * the mobile menu when a link in it is tapped, which matters for links within the page.
 */
const AFTER_PARSE_SCRIPT =
  "(()=>{const d=document,r=d.documentElement.dataset," +
  'p=t=>{for(const e of d.querySelectorAll("[data-set-theme]"))e.ariaPressed=e.dataset.setTheme===t};p(r.theme||"system");' +
  'd.addEventListener("click",e=>{const a=e.target.closest("a,[data-set-theme]"),' +
  "{language:l,setTheme:t}=a?.dataset||{};if(l)a.hash=location.hash;if(t){p(t);requestAnimationFrame(()=>setTimeout(()=>{r.theme=t}))}" +
  'try{const s=localStorage;if(l)s.setItem("nordet-language",l);if(t)s.setItem("nordet-theme",t)}catch{}' +
  'a?.closest("#menu")?.hidePopover()})})()';

/**
 * On an appointment's page opened through a link: shows the times in the browser's zone if its clock differs from
 * Montréal's. The browser only names the zone; the server converts, and again when another is chosen. Scrolls a chosen
 * time's confirmation into view.
 */
const ZONE_SCRIPT =
  "(()=>{const u=new URL(location),z=Intl.DateTimeFormat().resolvedOptions().timeZone,n=new Date;" +
  'if(z&&document.querySelector(".zone-form,[data-time]")&&!/zone=|\\/api\\//.test(u)&&' +
  'n.toLocaleString()!==n.toLocaleString([],{timeZone:"America/Toronto"})){' +
  'u.searchParams.set("zone",z);location.replace(u)}document.addEventListener("change",({target:t})=>{const f=t.closest(".zone-form");' +
  'f?f.submit():t.closest(".times>label")?.nextSibling.scrollIntoView({block:"nearest"})})})()';

/** In the head of every public page, followed by the script that hydrates islands. */
export const HEAD_SCRIPT = `${BEFORE_PAINT_SCRIPT};${ORIGIN_SCRIPT}`;
/** The same for a French page served at many addresses (404): each has its English one under `/en`. */
export const NOT_FOUND_HEAD_SCRIPT = `document.documentElement.dataset.en="/en"+location.pathname;${HEAD_SCRIPT}`;

/** At the end of a page. */
export const END_SCRIPT = AFTER_PARSE_SCRIPT;
/** The same with the consultation form. */
export const FORM_END_SCRIPT = `${DRAFT_SCRIPT};${AFTER_PARSE_SCRIPT}`;
/** The same for the page after a post without JavaScript, once the request is stored. */
export const SENT_END_SCRIPT = `${SENT_SCRIPT};${AFTER_PARSE_SCRIPT}`;
/** The same for the page of an appointment. */
export const APPOINTMENT_END_SCRIPT = `${ZONE_SCRIPT};${AFTER_PARSE_SCRIPT}`;
/** The same where the form follows a time. */
export const APPOINTMENT_FORM_END_SCRIPT = `${TIME_SCRIPT};${DRAFT_SCRIPT};${APPOINTMENT_END_SCRIPT}`;
/** The same just after a post without JavaScript. */
export const APPOINTMENT_SENT_END_SCRIPT = `${SENT_SCRIPT};${APPOINTMENT_END_SCRIPT}`;
/** The same for the list of articles. */
export const BLOG_END_SCRIPT = `${LIST_SCRIPT};${AFTER_PARSE_SCRIPT}`;
