/**
 * Inline scripts of the sign-in pages, which also work without them. The scripts are constants, because the
 * Content-Security-Policy allows each by the hash of its exact text.
 */

/**
 * In the head: applies the stored theme, and switches to English if English was chosen on the desk and the URL names no
 * language.
 */
export const SIGN_IN_HEAD_SCRIPT =
  '(()=>{const r=document.documentElement,l=location,q=new URLSearchParams(l.search);r.classList.add("js");try{' +
  'const t=localStorage.getItem("nordet-theme");if(t==="light"||t==="dark")r.dataset.theme=t;' +
  'if(!q.has("lang")&&localStorage.getItem("nordet-desk-language")==="en"){r.hidden=true;q.set("lang","en");' +
  'l.replace(l.pathname+"?"+q+l.hash)}}catch{}})()';

/**
 * At the end of the body: stores a chosen language, toggles password visibility and prevents double submission. It
 * hides passwords before submitting, so that browsers do not save them as plain text.
 */
export const SIGN_IN_END_SCRIPT =
  "(()=>{const d=document,a=s=>d.querySelectorAll(s),f=(b,on)=>{const i=d.getElementById(b.dataset.reveal);" +
  'i.type=on?"text":"password";b.setAttribute("aria-pressed",on)};' +
  'a("[data-reveal]").forEach(b=>{b.hidden=false;b.onclick=()=>f(b,b.getAttribute("aria-pressed")!=="true")});' +
  'a("[data-language]").forEach(e=>e.onclick=()=>{try{localStorage.setItem("nordet-desk-language",e.dataset.language)}' +
  'catch{}});a("form[data-once]").forEach(e=>{const b=e.querySelector("[type=submit]");' +
  'e.onsubmit=v=>{if(b.ariaDisabled==="true")return v.preventDefault();b.ariaDisabled="true";' +
  'a("[data-reveal]").forEach(x=>f(x,false))};addEventListener("pageshow",()=>b.ariaDisabled=null)})})()';

/** All inline scripts of these pages; their content policy is built from this list. */
export const SIGN_IN_SCRIPTS: readonly string[] = [SIGN_IN_HEAD_SCRIPT, SIGN_IN_END_SCRIPT];
