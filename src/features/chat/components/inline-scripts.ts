/**
 * Inline script of the chat, as a constant: `site/layout/inline-scripts.ts` puts it together with others, and the
 * Content-Security-Policy allows them by their hash, so whoever prints it prints it unchanged.
 *
 * At the end of a page with the chat's button (`.chat`, in an island). What `open-state.ts` keeps under `nordet-chat` says
 * whether the chat was open on the page before; then it wakes. Else, two seconds after a quarter of the page was scrolled
 * (SPEC §4), it opens, unless the visitor ever opened or closed it in this tab, or it offered itself within six hours in another.
 * Where it would cover the page (SPEC §9: up to 480 px), move for whom movement is unwelcome, or stand over a form in use, a
 * word on the button (`data-ask`) takes its place.
 */
export const CHAT_SCRIPT =
  '(()=>{try{const s=sessionStorage,l=localStorage,k="nordet-chat",b=document.querySelector(".chat"),' +
  'w=()=>{s[k]=1;b.parentNode.dispatchEvent(new Event("focusin"))};s[k]==1&&w();' +
  "onscroll=()=>{scrollY*4<document.body.scrollHeight-innerHeight||(onscroll=null,setTimeout(()=>{" +
  's[k]||Date.now()-l[k]<2e7||(l[k]=Date.now(),matchMedia("(width<=480px),(prefers-reduced-motion)").matches||' +
  'document.querySelector("form :focus,dialog[open]")?b.dataset.ask="":w())},2e3))}}catch{}})()';
