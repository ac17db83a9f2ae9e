import { DRAFT_SCRIPT, LANDING_SCRIPT, ORIGIN_SCRIPT } from "../../features/consultations/components/inline-scripts.ts";

export { DRAFT_SCRIPT, LANDING_SCRIPT };

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
 * switch (`data-set-theme`, stored under `nordet-theme`; `system` removes it), and closes the mobile menu when a link in
 * it is tapped, which matters for links that stay on the page.
 */
export const AFTER_PARSE_SCRIPT =
  '(()=>{const r=document.documentElement,b=document.querySelectorAll("[data-set-theme]"),' +
  'p=()=>b.forEach(e=>e.setAttribute("aria-pressed",e.dataset.setTheme===(r.dataset.theme||"system"))),' +
  'k=(n,v)=>{try{v?localStorage.setItem("nordet-"+n,v):localStorage.removeItem("nordet-"+n)}catch{}};p();' +
  'document.addEventListener("click",e=>{const a=e.target.closest&&e.target.closest("a,[data-set-theme]");if(!a)return;' +
  'const l=a.dataset.language,t=a.dataset.setTheme;if(l)k("language",l);' +
  'if(t){if(t==="system"){delete r.dataset.theme;k("theme")}else k("theme",r.dataset.theme=t);p()}' +
  'const m=a.closest("[popover]");if(m&&a.href)m.hidePopover()})})()';

/** What every public page prints inline: the list its policy is made from. */
export const SITE_SCRIPTS: readonly string[] = [BEFORE_PAINT_SCRIPT, ORIGIN_SCRIPT, AFTER_PARSE_SCRIPT];
/** The same for a page with the consultation form. */
export const FORM_PAGE_SCRIPTS: readonly string[] = [...SITE_SCRIPTS, DRAFT_SCRIPT];
/** The same for the landing page. */
export const LANDING_PAGE_SCRIPTS: readonly string[] = [...FORM_PAGE_SCRIPTS, LANDING_SCRIPT];
