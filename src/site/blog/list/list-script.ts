/**
 * The list's inline script, as a constant: the Content-Security-Policy allows it by hash. Without it, every topic, page
 * and search is a normal navigation. With it, the same address is fetched, and the differing parts are taken from the
 * response: title, canonical address, language switcher, topics, form and articles.
 *
 * - If the response takes longer than a tenth of a second, the six skeletons replace the articles (SPEC §9), and screen
 *   readers are told that they are loading.
 * - Then the heading that names the contents receives the focus, which announces it once.
 * - Each change is a history entry; going back restores the contents and scroll position.
 * - The last press wins, and a form being typed into is left alone.
 * - If anything fails, the browser navigates as if there were no script.
 */
export const LIST_SCRIPT =
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
