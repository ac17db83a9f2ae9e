import { END_SCRIPT } from "../layout/inline-scripts.ts";

/**
 * The buttons' script, as a constant of a few hundred bytes: React would take a hundred times that. Until it runs,
 * every button is a link to the file, or hidden.
 *
 * `a[data-busy]` fetches its file, saying so meanwhile, and offers it as a download; a failure is logged and can be
 * retried. With `data-home` this happens automatically once the page is loaded, unless it is about to redirect to its
 * twin, and a second later leads home (SPEC §9); pressing something first cancels that.
 *
 * `[data-copy]` copies a file's text to the clipboard and says so for two seconds (SPEC §2). The clipboard gets a
 * promise, because Safari forgets the press while a script waits. If copying is refused, the text is selected.
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

/** At the end of the knowledge base's download pages. */
export const SAVE_END_SCRIPT = `${END_SCRIPT};${SAVE_SCRIPT}`;
