/**
 * The pages' inline scripts. They are constants, because the Content-Security-Policy allows each script by the hash of
 * its exact text (DESIGN §1, Policy), so they contain no data of a page or visitor. A page prints only two, one in the
 * head and one at the end, because each extra script would cost 70 bytes.
 */

/** The owner's company facts for the texts of islands; empty for the sample company. */
const OWN_COMPANY = globalThis.nordetCompany
  ? `nordetCompany=${JSON.stringify({ ...globalThis.nordetCompany, content: undefined }).replaceAll("<", "\\u003c")};`
  : "";

/**
 * Runs in the head, before first paint. Sets class `js`, applies the stored theme and, if `<html data-en>` names an
 * English version, redirects visitors who chose English (DESIGN §4). The page stays hidden while the other one loads,
 * and `replace` leaves no history entry. Unknown stored values and denied storage are ignored.
 */
export const BEFORE_PAINT_SCRIPT =
  OWN_COMPANY +
  '(()=>{const r=document.documentElement,s=r.dataset;r.classList.add("js");try{const t=localStorage.getItem("nordet-theme");' +
  'if(t==="light"||t==="dark")s.theme=t;if(s.en&&localStorage.getItem("nordet-language")==="en"){r.hidden=true;' +
  "location.replace(s.en+location.search+location.hash)}}catch{}})()";

/**
 * Runs at the end of every page. Stores the language chosen in the switcher (`data-language`) and keeps the URL's
 * fragment. Handles the theme switch (`data-set-theme`, stored as `nordet-theme`; values other than `light` and `dark`
 * follow the system), and shows the press first, because a theme change repaints the whole page. Closes the mobile menu
 * when one of its links is tapped, because a link within the page would leave it open.
 */
const AFTER_PARSE_SCRIPT =
  "(()=>{const d=document,r=d.documentElement.dataset," +
  'p=t=>{for(const e of d.querySelectorAll("[data-set-theme]"))e.ariaPressed=e.dataset.setTheme===t};p(r.theme||"system");' +
  'd.addEventListener("click",e=>{const a=e.target.closest("a,[data-set-theme]"),' +
  "{language:l,setTheme:t}=a?.dataset||{};if(l)a.hash=location.hash;if(t){p(t);requestAnimationFrame(()=>setTimeout(()=>{r.theme=t}))}" +
  'try{const s=localStorage;if(l)s.setItem("nordet-language",l);if(t)s.setItem("nordet-theme",t)}catch{}' +
  'a?.closest("#menu")?.hidePopover()})})()';

/**
 * Runs on an appointment's page opened from a link. Shows times in the browser's time zone if its clock differs from
 * Montréal's. The browser only sends the zone's name and the server converts the times, also when the visitor picks
 * another zone. When a time is chosen, the script scrolls to its confirmation.
 */
const ZONE_SCRIPT =
  "(()=>{const u=new URL(location),z=Intl.DateTimeFormat().resolvedOptions().timeZone,n=new Date;" +
  'if(z&&document.querySelector(".zone-form,[data-time]")&&!/zone=|\\/api\\//.test(u)&&' +
  'n.toLocaleString()!==n.toLocaleString([],{timeZone:"America/Toronto"})){' +
  'u.searchParams.set("zone",z);location.replace(u)}document.addEventListener("change",({target:t})=>{const f=t.closest(".zone-form");' +
  'f?f.submit():t.closest(".times>label")?.nextSibling.scrollIntoView({block:"nearest"})})})()';

/**
 * Runs in the head of every page. Stores where the visitor came from in this tab, as the referrer and query of the
 * first page or of the latest page with campaign parameters. `draft.ts` reads the entry.
 */
const ORIGIN_SCRIPT =
  'try{const s=sessionStorage,k="nordet-origin",q=location.search;if(!s[k]||q.includes("utm_"))s[k]=JSON.stringify([document.referrer,q])}catch{}';

/**
 * Runs after the form. Restores this tab's draft and its step without waiting for React. Until React hydrates, it
 * stores what is typed, counts manual edits (`isEditByHand`) and syncs with the page's other form. It skips hydrated
 * forms, whose island has lost its `ssr` attribute.
 */
const DRAFT_SCRIPT =
  '(()=>{try{const s=sessionStorage,k="nordet-draft",d=()=>JSON.parse(s[k]||"{}"),' +
  'f=c=>{const v=d(),n=v.step||c&&1;document.querySelectorAll("[ssr] form[data-step]").forEach(o=>{c&&!s[k]&&o.reset();' +
  'for(const e of o.elements){const x=v[e.name];if(e!==document.activeElement&&x!=null)if(e.type==="checkbox")e.checked=x;else if(e.type==="radio")e.checked=e.value===x;else e.value=x}' +
  'if(n){o.dataset.step=n;o.querySelector(".moves button").disabled=n<2}})};f();' +
  'addEventListener("nordet-draft",f);' +
  'addEventListener("input",({target:e,isTrusted:t})=>{if(e.form?.matches("[ssr] form[data-step]")){const v=d();v.at||=Date.now();' +
  'v.edits=(v.edits||0)+(t&&!e.matches(":is(:autofill)"));v[e.name]=e.type==="checkbox"?e.checked:e.value;s[k]=JSON.stringify(v)}})}catch{}})()';

/**
 * Runs where the form follows a chosen time (`data-time`). Stores the time in the tab's draft, which its forms share.
 */
const TIME_SCRIPT =
  'try{const s=sessionStorage,k="nordet-draft",t=document.querySelector("[data-time]");' +
  'if(t)s[k]=JSON.stringify({...JSON.parse(s[k]||"{}"),...JSON.parse(t.dataset.time)})}catch{}';

/** Runs on a plain form's result page. Deletes the draft, because the request is stored. */
const SENT_SCRIPT = 'try{sessionStorage.removeItem("nordet-draft")}catch{}';

/**
 * Runs on the list of articles. Every topic, page and search is a normal link or form. The script fetches its target
 * and swaps in the parts that differ: title, canonical URL, robots meta tag, language switcher, topics, form and
 * articles.
 *
 * - If a response takes over a tenth of a second, six skeletons replace the articles (SPEC §9) and screen readers hear
 *   that they are loading.
 * - Focus then moves to the heading of the results, which announces it once.
 * - Each change is a history entry; going back restores the contents and scroll position.
 * - Only the latest press counts, and a form being typed into is left alone.
 * - On any error, the browser navigates as it would without the script.
 */
const LIST_SCRIPT =
  "(()=>{const d=document,$=(s,r=d)=>r.querySelector(s),w=$('#loading'),k=$('#skeletons'),l=location,h=history," +
  "p=()=>l.pathname+l.search;let n=0,c=p(),t;const " +
  "g=async(u,y)=>{const m=++n;c=p();clearTimeout(t);t=setTimeout(()=>{w.textContent=w.dataset.text;$('#posts').hidden=!(k.hidden=!1);" +
  "k.getBoundingClientRect().top<0&&$('#blog').scrollIntoView()},100);try{" +
  "const r=await fetch(u),x=new DOMParser().parseFromString(await r.text(),'text/html');if(m<n)return;if(!r.ok||!$('#posts',x))throw 0;" +
  "clearTimeout(t);" +
  "for(const s of['title','[rel=canonical]','[name=robots]','.languages','#topics','#search','#posts']){const a=$(s),b=$(s,x);" +
  "if(!a)b&&d.head.append(b);else if(s!=='#search'||!a.matches(':focus-within'))b?a.replaceWith(b):a.remove()}" +
  "k.hidden=!0;w.textContent='';if(y==null){if(r.redirected){h.replaceState(null,'',r.url);c=p()}$('#posts-title').focus()}else scrollTo(0,y)" +
  "}catch{m<n||l.assign(u)}}," +
  "v=(e,u)=>{e.preventDefault();h.replaceState({y:scrollY},'');h.pushState(null,'',u);g(u)};" +
  "d.addEventListener('click',e=>{const a=e.target.closest('#blog a');" +
  "a&&a.pathname===l.pathname&&!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)&&v(e,a.href)});" +
  "d.addEventListener('submit',e=>{const f=e.target;if(f.id!=='search')return;const q=new URLSearchParams(new FormData(f));" +
  "q.get('q').trim()||q.delete('q');v(e,f.action+(q.size?'?'+q:''))});" +
  "addEventListener('popstate',e=>{c===p()||g(l.href,e.state?.y??0)})})()";

/** Head script of every public page; the script that hydrates islands follows it. */
export const HEAD_SCRIPT = `${BEFORE_PAINT_SCRIPT};${ORIGIN_SCRIPT}`;
/** `HEAD_SCRIPT` of the French 404 page, which is served at many URLs. The English version of each is under `/en`. */
export const NOT_FOUND_HEAD_SCRIPT = `document.documentElement.dataset.en="/en"+location.pathname;${HEAD_SCRIPT}`;

/** End script of a page. */
export const END_SCRIPT = AFTER_PARSE_SCRIPT;
export const FORM_END_SCRIPT = `${DRAFT_SCRIPT};${AFTER_PARSE_SCRIPT}`;
/** `END_SCRIPT` of the page that follows a POST without JavaScript, once the request is stored. */
export const SENT_END_SCRIPT = `${SENT_SCRIPT};${AFTER_PARSE_SCRIPT}`;
/** `END_SCRIPT` of an appointment's page. */
export const APPOINTMENT_END_SCRIPT = `${ZONE_SCRIPT};${AFTER_PARSE_SCRIPT}`;
/** `APPOINTMENT_END_SCRIPT` for the form shown once a time is chosen. */
export const APPOINTMENT_FORM_END_SCRIPT = `${TIME_SCRIPT};${DRAFT_SCRIPT};${APPOINTMENT_END_SCRIPT}`;
/**
 * `APPOINTMENT_END_SCRIPT` of the page that follows a POST without JavaScript; the request is stored, so its draft is
 * deleted.
 */
export const APPOINTMENT_SENT_END_SCRIPT = `${SENT_SCRIPT};${APPOINTMENT_END_SCRIPT}`;
/** `END_SCRIPT` of the list of articles. */
export const BLOG_END_SCRIPT = `${LIST_SCRIPT};${AFTER_PARSE_SCRIPT}`;

/**
 * Runs after the chat button (`.chat`, in an island). While the button would cover one of the page's buttons, a time or
 * the focused element, the script sets `data-aside` and CSS moves the button away. It checks again on scroll, resize,
 * press and focus. A link with `data-chat` opens the chat too.
 *
 * If the entry `nordet-chat` (`stored-chat.ts`) says that the chat was open on the previous page, the script hydrates
 * the chat. Otherwise, two seconds after a quarter of the page was scrolled (SPEC §4), the button shows an invitation
 * (`data-ask`). It does not if the visitor has opened or closed the chat in this tab, or was invited in any tab in the
 * past five and a half hours.
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

/**
 * Runs the knowledge base's buttons in under a kilobyte compressed, about a hundredth of React's size. Until it runs,
 * every button is a link to the file, or hidden.
 *
 * `a[data-busy]` fetches its file, shows that it is downloading, and offers it as a download; a failure is logged and
 * can be retried. With `data-home`, this happens without a press after load, unless the page is about to redirect to
 * its other language. The script then goes home a second later (SPEC §9), unless a press before that cancels it.
 *
 * `[data-copy]` copies a file's text to the clipboard and says so for two seconds (SPEC §2). The clipboard gets a
 * promise, because Safari forgets the user gesture while a script waits. If copying is refused, the text is selected.
 */
const SAVE_SCRIPT =
  '(()=>{const d=document,q=s=>d.querySelector(s),o=q("[role=status]"),a=q("[data-home]");let h,k,x;' +
  'const say=(t,f)=>{o.textContent=t;o.classList.toggle("failed",!!f)},' +
  'ask=async u=>{const r=await fetch(u);if(!r.ok)throw Error(r.status+": "+u);return r.blob()},' +
  'relabel=(e,t)=>{e.style.minWidth=e.offsetWidth+"px";e.dataset.label??=e.textContent;e.textContent=t??e.dataset.label},' +
  'save=async a=>{if(a.ariaDisabled)return;const{busy:b,retry:y,failed:f,done:n,home:m,leaving:v}=a.dataset;a.ariaDisabled="true";relabel(a,b);say(b);' +
  'try{const u=URL.createObjectURL(await ask(a.href)),l=d.createElement("a");l.href=u;l.download=a.download;l.click();' +
  "setTimeout(()=>URL.revokeObjectURL(u),6e4);relabel(a);" +
  'const g=m&&!x;say(g?n+" "+v:n);if(g)h=setTimeout(()=>location.replace(m),1e3)' +
  "}catch(e){console.error(e);relabel(a,y);say(f,1)}a.ariaDisabled=null}," +
  "copy=async b=>{const{copy:u,done:n,failed:f}=b.dataset;clearTimeout(k);try{" +
  'await navigator.clipboard.write([new ClipboardItem({"text/plain":ask(u)})]);relabel(b,n);say(n);' +
  'k=setTimeout(()=>{relabel(b);say("")},2e3)' +
  '}catch{getSelection().selectAllChildren(q("[data-document]"));say(f,1)}};' +
  'd.addEventListener("click",e=>{const a=e.target.closest("[data-busy],[data-copy]");if(!a||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;' +
  "e.preventDefault();a.dataset.copy?copy(a):save(a)});" +
  'for(const t of["pointerdown","keydown"])addEventListener(t,()=>{x=1;if(h){clearTimeout(h);h=0;say(a.dataset.done)}});' +
  "if(a&&!d.documentElement.hidden)save(a)})()";

/** End script of the knowledge base's download pages. */
export const SAVE_END_SCRIPT = `${END_SCRIPT};${SAVE_SCRIPT}`;
