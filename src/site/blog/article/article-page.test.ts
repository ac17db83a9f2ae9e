import { expect, it } from "vitest";
import { withHeadingAnchors } from "./article-page.tsx";

it("puts a link after each section's heading, and changes nothing else", () => {
  expect(
    withHeadingAnchors(
      '<h2 id="h-un">Un <em>titre</em></h2>\n<p>h2 id="x"</p>\n<h4 id="h-b">B</h4><h3 id="h-c">C</h3>',
    ),
  ).toBe(
    '<div class="anchored"><h2 id="h-un">Un <em>titre</em></h2><a href="#h-un" aria-labelledby="anchor-label h-un">#</a></div>\n' +
      '<p>h2 id="x"</p>\n<h4 id="h-b">B</h4>' +
      '<div class="anchored"><h3 id="h-c">C</h3><a href="#h-c" aria-labelledby="anchor-label h-c">#</a></div>',
  );
});
