/**
 * Inline scripts of the consultation form, as constants: `site/layout/inline-scripts.ts` combines them, and the
 * Content-Security-Policy allows them by hash, so they must be printed unchanged.
 */

/**
 * On every page, in the head: records for this tab where the visitor came from, i.e. the referrer and query of the
 * first page, or of a later one with campaign parameters. `draft.ts` reads it.
 */
export const ORIGIN_SCRIPT =
  'try{const s=sessionStorage,k="nordet-origin",q=location.search;if(!s[k]||q.includes("utm_"))s[k]=JSON.stringify([document.referrer,q])}catch{}';

/**
 * After the form: fills in this tab's draft and shows the step it had reached, without waiting for React; saves what is
 * typed and counts manual edits (`isEditByHand`) until React is hydrated; follows the draft when the page's other form
 * changes it. It leaves alone forms that React has taken over (their island has lost its `ssr`).
 */
export const DRAFT_SCRIPT =
  '(()=>{try{const s=sessionStorage,k="nordet-draft",d=()=>JSON.parse(s[k]||"{}"),' +
  'f=c=>{const v=d(),n=v.step||c&&1;document.querySelectorAll("[ssr] form[data-step]").forEach(o=>{c&&!s[k]&&o.reset();' +
  'for(const e of o.elements){const x=v[e.name];if(e!==document.activeElement&&x!=null)if(e.type==="checkbox")e.checked=x;else if(e.type==="radio")e.checked=e.value===x;else e.value=x}' +
  'if(n){o.dataset.step=n;o.querySelector(".moves button").disabled=n<2}})};f();' +
  'addEventListener("nordet-draft",f);' +
  'addEventListener("input",({target:e,isTrusted:t})=>{if(e.form?.matches("[ssr] form[data-step]")){const v=d();v.at||=Date.now();' +
  'v.edits=(v.edits||0)+(t&&!e.matches(":is(:autofill)"));v[e.name]=e.type==="checkbox"?e.checked:e.value;s[k]=JSON.stringify(v)}})}catch{}})()';

/**
 * On the page that leads to the form with a time (`data-time`): puts the time into this tab's draft, for all its forms.
 */
export const TIME_SCRIPT =
  'try{const s=sessionStorage,k="nordet-draft",t=document.querySelector("[data-time]");' +
  'if(t)s[k]=JSON.stringify({...JSON.parse(s[k]||"{}"),...JSON.parse(t.dataset.time)})}catch{}';

/** On the result page, once the request is stored: deletes the draft, which the plain form could not do itself. */
export const SENT_SCRIPT = 'try{sessionStorage.removeItem("nordet-draft")}catch{}';
