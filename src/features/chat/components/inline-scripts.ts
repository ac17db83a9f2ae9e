/**
 * The chat's inline script, as a constant: `site/layout/inline-scripts.ts` combines it with others, and the
 * Content-Security-Policy allows them by hash, so it must be printed unchanged.
 *
 * At the end of a page with the chat's button (`.chat`, in an island). While the button would cover one of the page's
 * buttons, a time or the focused element, it sets `data-aside`, and the style moves the button away. This is checked
 * again when the page is scrolled, grows, is pressed or focus moves. A link with `data-chat` opens the chat too.
 *
 * The entry `nordet-chat` of `stored-chat.ts` says whether the chat was open on the previous page; then it hydrates.
 * Otherwise, two seconds after a quarter of the page was scrolled (SPEC §4), the button shows a word (`data-ask`),
 * unless the visitor ever opened or closed the chat in this tab, or it offered itself in another within six hours.
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
