import { expect, it } from "vitest";
import { leanIslandScript, leanIslands } from "./island-markup.ts";

it("leaves of an island what our element reads, and a visitor's words as they are", () => {
  const island =
    '<astro-island uid="Z1" prefix="r4" component-url="/a.js" component-export="A" renderer-url="/r.js" props="{}" ssr ' +
    'client="interaction" opts="{&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:true}" await-children><p>A</p><!--astro:end--></astro-island>';
  const words = "<p>&lt;astro-island uid=&quot;1&quot; opts=&quot;&quot; await-children&gt;</p>";
  expect(leanIslands(`${words}<script>wake()</script>${island}${island}`, "wake()")).toBe(
    words +
      '<astro-island prefix="r4" component-url="/a.js" component-export="A" renderer-url="/r.js" props="{}" ssr><p>A</p></astro-island>'.repeat(
        2,
      ),
  );
});

it("leaves the element of the islands its script, which Astro's element need not hear of", () => {
  const script =
    'customElements.define("astro-island",m);var f=()=>{},u=f;(self.Astro||(self.Astro={})).interaction=u;' +
    'window.dispatchEvent(new Event("astro:interaction"));';
  expect(leanIslandScript(`(()=>{${script}})();`)).toBe('(()=>{customElements.define("astro-island",m);})();');
});
