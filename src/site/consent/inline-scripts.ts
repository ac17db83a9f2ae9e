import { CONSENT_FRAME, CONSENT_KEY, CONSENT_LIFETIME, CONSENT_VERSION } from "../../features/analytics/consent.ts";

/**
 * The inline consent scripts. They are constants, because the Content-Security-Policy allows each script by the hash of
 * its exact text; per-page data is passed in attributes.
 */

/**
 * Runs on every indexed page if `ANALYTICS_ID` is set. After load, adds the hidden frame (`/consent`) that asks for
 * consent and measures, unless the visitor refused, the browser sends Global Privacy Control or Do Not Track, or
 * storage is denied. The frame's URL includes the page's query, which identifies ad clicks.
 */
export const CONSENT_SCRIPT =
  `((d,n)=>{try{if(n.globalPrivacyControl||n.doNotTrack==="1"||/denied/.test(localStorage["${CONSENT_KEY}"]))return}catch{return}` +
  'addEventListener("load",()=>{const f=d.createElement("iframe");' +
  `f.name="${CONSENT_FRAME}";f.hidden=true;f.src=(/^en/.test(d.documentElement.lang)?"/en":"")+"/consent"+location.search;d.body.prepend(f)})` +
  "})(document,navigator)";

/**
 * Shared by the frame and the settings. `read` returns the stored choice, an empty record, or the browser's refusal
 * signal; `write` stores a choice. A consent expires, and is valid only for the version of the wording that it was
 * given to. A refusal does not expire.
 */
const RECORD =
  `const k="${CONSENT_KEY}",d=document,n=navigator,read=()=>{if(n.globalPrivacyControl||n.doNotTrack==="1")return{choice:"signal"};` +
  `try{const r=JSON.parse(localStorage.getItem(k));if(r.choice==="denied"||r.choice==="granted"&&r.version==="${CONSENT_VERSION}"&&` +
  `Date.now()-Date.parse(r.time)<${CONSENT_LIFETIME})return r}catch{}return{}},` +
  `write=choice=>{try{localStorage.setItem(k,JSON.stringify({choice,version:"${CONSENT_VERSION}",language:d.documentElement.lang,` +
  'time:new Date().toISOString(),wording:d.querySelector("[data-question]").textContent}))}catch{}};';

/** Google's switch to disable a running tag (its documentation, "Disable Google Analytics"). */
const SILENCE = 'window["ga-disable-"+tag]=true;';

/**
 * Runs in the frame. Without a choice, the frame appears as a banner at the bottom of the page, except beside the
 * settings, which ask the same question. On consent, the script loads the tag with data about the surrounding page; on
 * refusal, it deletes the tag's cookies. If the choice changes in the settings or another tab, the frame reloads, which
 * ends a running tag. If the document is opened outside a page, it redirects to the settings.
 */
export const CONSENT_FRAME_SCRIPT =
  `(()=>{${RECORD}const f=frameElement,p=parent,root=d.documentElement,tag=root.dataset.tag,e=p.document.documentElement;` +
  'if(!f)return location.replace(d.querySelector("a").href);' +
  'const theme=()=>{try{root.dataset.theme=localStorage.getItem("nordet-theme")||""}catch{}};theme();' +
  // The frame is as tall as its content, and scroll padding keeps it from covering the focused element.
  'f.title=d.title;f.style.cssText="position:fixed;z-index:2;left:1rem;bottom:1rem;width:min(27rem,100% - 2rem);border:0;border-radius:3px";' +
  // On a narrow window, move the chat button above the frame and let its script check for overlaps again.
  'const fit=()=>{f.style.height=d.body.offsetHeight+"px";const c=e.querySelector(".chat"),h=f.hidden?"":f.offsetHeight+32+"px";' +
  'e.style.scrollPaddingBottom=h;if(c){c.style.bottom=p.innerWidth<f.offsetWidth*1.6?h:"";p.onresize()}};' +
  "const show=on=>{f.hidden=!on;fit()};new ResizeObserver(fit).observe(d.body);" +
  'p.addEventListener("beforeprint",()=>{f.style.visibility="hidden"});p.addEventListener("afterprint",()=>{f.style.visibility=""});' +
  'const forget=()=>{for(const c of d.cookie.split(/; */))if(/^_g(a|cl|id)/.test(c))d.cookie=c.split("=")[0]+"=;path=/;max-age=0"};' +
  "const load=()=>{window.dataLayer=[];const g=window.gtag=function(){dataLayer.push(arguments)};" +
  'g("js",new Date);g("consent","default",{analytics_storage:"granted",ad_storage:"granted",ad_user_data:"granted",ad_personalization:"denied"});' +
  'g("config",tag,{send_page_view:false,page_location:p.location.href,page_title:p.document.title,page_referrer:p.document.referrer,' +
  `cookie_domain:"none",cookie_expires:${CONSENT_LIFETIME / 1000},allow_google_signals:false,allow_ad_personalization_signals:false});` +
  'g("event","page_view");if(e.dataset.event)g("event",e.dataset.event);' +
  'const s=d.createElement("script");s.src="https://www.googletagmanager.com/gtag/js?id="+tag;d.head.append(s)};' +
  'const begin=()=>{const c=read().choice;show(!c&&!e.querySelector("[data-question]"));if(c==="granted")load();else forget()};begin();' +
  'd.addEventListener("click",({target:t})=>{if(t.value){write(t.value);begin();show(false)}});' +
  `addEventListener("storage",c=>{if(c.key===k||!c.key){${SILENCE}location.reload()}else theme()})})()`;

/**
 * Runs on the privacy page. Shows the current choice with its date, and changes it. The frame is notified of a change
 * through the browser's `storage` event. The script adds its own few styles, which are useless without it.
 */
export const CONSENT_SETTINGS_SCRIPT =
  `(()=>{${RECORD}const css=new CSSStyleSheet();css.replaceSync(".consent-choice{display:flex;flex-wrap:wrap;gap:.75rem}` +
  '.consent-choice [aria-pressed=true]{border-color:currentColor;box-shadow:inset 0 0 0 1px}");d.adoptedStyleSheets=[css];' +
  'const show=()=>{const{choice:c="none",time:t}=read();' +
  'for(const s of d.querySelectorAll("[data-choice]")){s.hidden=s.dataset.choice!==c;const m=s.querySelector("time");' +
  'if(m&&t){m.dateTime=t;m.textContent=new Date(t).toLocaleDateString(d.documentElement.lang,{dateStyle:"long"})}}' +
  'for(const b of d.querySelectorAll("button[name=consent]")){b.hidden=c==="signal";b.ariaPressed=b.value===c}};show();' +
  'd.addEventListener("click",({target:b})=>{if(b.name==="consent"){write(b.value);show()}});addEventListener("storage",show)})()';
