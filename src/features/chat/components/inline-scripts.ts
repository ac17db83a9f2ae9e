/**
 * Inline script of the chat, as a constant: `site/layout/inline-scripts.ts` puts it together with others, and the
 * Content-Security-Policy allows them by their hash, so whoever prints it prints it unchanged.
 *
 * At the end of a page with the chat's button (`.chat`, in an island). While a button of the page, a time or what has the focus
 * lies where it is, `data-aside` says so, and the button's style moves it out of the way. Looked at anew when the page is
 * scrolled, grows, is pressed or the focus goes elsewhere. A link with `data-chat` opens it too.
 *
 * What `stored-chat.ts` keeps under `nordet-chat` says whether the chat was open on the page before; then it wakes. Else, two
 * seconds after a quarter of the page was scrolled (SPEC §4), the button shows a word (`data-ask`), unless the visitor ever
 * opened or closed the chat in this tab, or it offered itself within six hours in another.
 */
export const CHAT_SCRIPT =
  '(()=>{const d=document,b=d.querySelector(".chat"),' +
  'a=()=>{b.dataset.aside=[...d.querySelectorAll("main :is(.button,.time,.times>label,:focus)")].some(e=>{const r=e.getBoundingClientRect();' +
  "return r.right>b.offsetLeft&&r.bottom>b.offsetTop&&r.top<b.offsetTop+70})};onscroll=onresize=a;new ResizeObserver(a).observe(d.body);" +
  'for(const t of["click","focusin","focusout"])addEventListener(t,e=>{setTimeout(a,9);' +
  't=="click"&&e.target.closest("[data-chat]")&&!e.ctrlKey&&!e.metaKey&&(e.preventDefault(),b.focus(),b.click())});' +
  'try{const s=sessionStorage,l=localStorage,k="nordet-chat",e=new Event("focusin");s[k]==1&&b.parentNode.dispatchEvent(e);' +
  "onscroll=()=>{a();scrollY*4<d.body.scrollHeight-innerHeight||(onscroll=a,setTimeout(()=>{" +
  's[k]||Date.now()-l[k]<2e7||(l[k]=Date.now(),b.dataset.ask="",a())},2e3))}}catch{}})()';
