import { CONSENT_FRAME, CONSENT_KEY, CONSENT_LIFETIME, CONSENT_VERSION } from "../../features/analytics/consent.ts";

/**
 * Inline scripts of the consent, as constants: the Content-Security-Policy allows them by the hash of these very strings,
 * so whoever prints one prints it unchanged. What a page must say to one stands in its attributes.
 */

/**
 * In every indexed page, with `ANALYTICS_ID` alone: once everything is loaded, brings in the frame that asks and measures
 * (`/consent`), hidden, unless the visitor refused, or their browser does by Global Privacy Control or Do Not Track, or
 * storage is closed to us. The query goes along: an advertisement's click is known by it.
 */
export const CONSENT_SCRIPT =
  `((d,n)=>{try{if(n.globalPrivacyControl||n.doNotTrack==="1"||/denied/.test(localStorage["${CONSENT_KEY}"]))return}catch{return}` +
  'addEventListener("load",()=>{const f=d.createElement("iframe");' +
  `f.name="${CONSENT_FRAME}";f.hidden=true;f.src=(/^en/.test(d.documentElement.lang)?"/en":"")+"/consent"+location.search;d.body.prepend(f)})` +
  "})(document,navigator)";

/**
 * What frame and settings share: `read` gives the record in force, an empty one when there is none, or the signal by
 * which the browser refuses; `write` stores a choice with the words it answers. A yes counts for its words and its time.
 */
const RECORD =
  `const k="${CONSENT_KEY}",d=document,n=navigator,read=()=>{if(n.globalPrivacyControl||n.doNotTrack==="1")return{choice:"signal"};` +
  `try{const r=JSON.parse(localStorage.getItem(k));if(r.choice==="denied"||r.choice==="granted"&&r.version==="${CONSENT_VERSION}"&&` +
  `Date.now()-Date.parse(r.time)<${CONSENT_LIFETIME})return r}catch{}return{}},` +
  `write=choice=>{try{localStorage.setItem(k,JSON.stringify({choice,version:"${CONSENT_VERSION}",language:d.documentElement.lang,` +
  'time:new Date().toISOString(),wording:d.querySelector("[data-question]").textContent}))}catch{}};';

/** The switch from which Google's script takes a refusal while it still runs (its documentation, "Disable Google Analytics"). */
const SILENCE = 'window["ga-disable-"+tag]=true;';

/**
 * In the frame. Without a choice it shows itself, as a banner above the page's lower edge, except beside
 * the settings, which ask the same; with a yes it loads the tag,
 * and tells it of the page around it; with a no it takes the tag's cookies away. When the choice changes elsewhere, in the
 * settings or another tab, it begins anew, which ends a tag that was running. On its own, outside a page, it leads to the
 * settings.
 */
export const CONSENT_FRAME_SCRIPT =
  `(()=>{${RECORD}const f=frameElement,p=parent,root=d.documentElement,tag=root.dataset.tag,e=p.document.documentElement;` +
  'if(!f)return location.replace(d.querySelector("a").href);' +
  'const theme=()=>{try{root.dataset.theme=localStorage.getItem("nordet-theme")||""}catch{}};theme();' +
  // The frame is as high as what it says, at any width and size of letters; nothing focused is left behind it.
  'f.title=d.title;f.style.cssText="position:fixed;z-index:2;left:1rem;bottom:1rem;width:min(27rem,100% - 2rem);border:0;border-radius:3px";' +
  // Where the two would meet, with the word that the button may say, it moves above, and looks anew whether a form is there.
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
 * On the privacy page, beside its settings: says which choice is in force and since when, and takes another. The frame
 * hears of it by the browser's `storage` event. It brings its few styles along, which no page holds without it.
 */
export const CONSENT_SETTINGS_SCRIPT =
  `(()=>{${RECORD}const css=new CSSStyleSheet();css.replaceSync(".consent-choice{display:flex;flex-wrap:wrap;gap:.75rem}` +
  '.consent-choice [aria-pressed=true]{border-color:currentColor;box-shadow:inset 0 0 0 1px}");d.adoptedStyleSheets=[css];' +
  'const show=()=>{const{choice:c="none",time:t}=read();' +
  'for(const s of d.querySelectorAll("[data-choice]")){s.hidden=s.dataset.choice!==c;const m=s.querySelector("time");' +
  'if(m&&t){m.dateTime=t;m.textContent=new Date(t).toLocaleDateString(d.documentElement.lang,{dateStyle:"long"})}}' +
  'for(const b of d.querySelectorAll("button[name=consent]")){b.hidden=c==="signal";b.ariaPressed=b.value===c}};show();' +
  'd.addEventListener("click",({target:b})=>{if(b.name==="consent"){write(b.value);show()}});addEventListener("storage",show)})()';
