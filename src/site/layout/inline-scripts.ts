import {
  DRAFT_SCRIPT,
  LANDING_SCRIPT,
  ORIGIN_SCRIPT,
  SENT_SCRIPT,
} from "../../features/consultations/components/inline-scripts.ts";

export { DRAFT_SCRIPT, LANDING_SCRIPT, SENT_SCRIPT };

/**
 * The page's inline scripts. They are constants because the Content-Security-Policy allows them by the hash of these very
 * strings (DESIGN §1, Policy): whoever renders one renders it unchanged, and nothing of a page or a visitor enters it.
 */

/**
 * Runs in the head, before anything is painted: says that scripts run (class `js`), applies the stored theme and, where
 * the page names an English alternate in `<html data-en>`, leads a visitor who chose English there (DESIGN §4). The page
 * is hidden while the browser fetches the other one; `replace` leaves no entry in the history. Anything stored but the
 * known words is ignored, and so is a browser that refuses storage.
 */
export const BEFORE_PAINT_SCRIPT =
  '(()=>{const r=document.documentElement,s=r.dataset;r.classList.add("js");try{const t=localStorage.getItem("nordet-theme");' +
  'if(t==="light"||t==="dark")s.theme=t;if(s.en&&localStorage.getItem("nordet-language")==="en"){r.hidden=true;' +
  "location.replace(s.en+location.search+location.hash)}}catch{}})()";

/**
 * Runs at the end of the body: keeps the language a visitor presses in the switcher (`data-language`), works the theme
 * switch (`data-set-theme`, stored under `nordet-theme`; any word but `light` and `dark` follows the system), and closes
 * the mobile menu when a link in it is tapped, which matters for links that stay on the page.
 */
export const AFTER_PARSE_SCRIPT =
  "(()=>{const d=document,r=d.documentElement.dataset," +
  'p=()=>{for(const e of d.querySelectorAll("[data-set-theme]"))e.ariaPressed=e.dataset.setTheme===(r.theme||"system")};p();' +
  'd.addEventListener("click",e=>{const a=e.target.closest("a,[data-set-theme]");if(!a)return;' +
  "const{language:l,setTheme:t}=a.dataset;if(t){r.theme=t;p()}" +
  'try{const s=localStorage;if(l)s.setItem("nordet-language",l);if(t)s.setItem("nordet-theme",t)}catch{}' +
  'a.closest("#menu")?.hidePopover()})})()';

/** What every public page prints inline: the list its policy is made from. */
export const SITE_SCRIPTS: readonly string[] = [BEFORE_PAINT_SCRIPT, ORIGIN_SCRIPT, AFTER_PARSE_SCRIPT];
/** The same for a page with the consultation form. */
export const FORM_PAGE_SCRIPTS: readonly string[] = [...SITE_SCRIPTS, DRAFT_SCRIPT];
/** The same for the landing page. */
export const LANDING_PAGE_SCRIPTS: readonly string[] = [...FORM_PAGE_SCRIPTS, LANDING_SCRIPT];
/** The same for the page that follows a post without JavaScript. */
export const RESULT_PAGE_SCRIPTS: readonly string[] = [...SITE_SCRIPTS, SENT_SCRIPT];
