import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cleanSvg, SvgRefusal } from "./clean-svg.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const clean = (text: string) => cleanSvg(bytes(text));
const faultOf = (source: string | Uint8Array) => {
  try {
    return cleanSvg(typeof source === "string" ? bytes(source) : source);
  } catch (error) {
    return error instanceof SvgRefusal ? error.fault : error;
  }
};
const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 40" ${attributes}>${content}</svg>`;

describe("a hostile SVG", () => {
  it.each([
    ["a script", svg("<script>alert(1)</script>"), "svgActive"],
    ["a handler", svg('<path d="M0 0" onload="alert(1)"/>'), "svgActive"],
    ["a handler of the root", svg("", 'OnLoad="alert(1)"'), "svgActive"],
    ["another document", svg("<foreignObject><p/></foreignObject>"), "svgActive"],
    ["an animation", svg('<set attributeName="href" to="javascript:1"/>'), "svgActive"],
    ["an image", svg('<image href="data:image/png;base64,AAAA"/>'), "svgActive"],
    ["a link", svg('<a href="#x"><path d="M0 0"/></a>'), "svgActive"],
    ["entities", `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${svg("<text>&b;</text>")}`, "svgActive"],
    ["an outside shape", svg('<use xlink:href="https://evil.example/a.svg#a"/>'), "svgOutside"],
    ["a script's address", svg('<use href="javascript:alert(1)"/>'), "svgOutside"],
    ["a data address", svg('<use href="data:image/svg+xml,x#a"/>'), "svgOutside"],
    ["an outside fill", svg('<path fill="url(https://evil.example/#a)" d="M0 0"/>'), "svgOutside"],
    ["an outside style", svg('<path style="fill:url( //evil.example/#a)" d="M0 0"/>'), "svgOutside"],
    ["an import", svg("<style>@import 'https://evil.example/a.css';</style>"), "svgOutside"],
    ["an escaped address", svg("<style>path{fill:\\75rl(https://evil.example)}</style>"), "svgOutside"],
    ["a hidden address", svg("<style><![CDATA[path{background:image-set('a.png' 1x)}]]></style>"), "svgOutside"],
    ["a style sheet", `<?xml-stylesheet href="https://evil.example/a.css"?>${svg("")}`, "svgOutside"],
    ["too many shapes", svg("<g/>".repeat(1001)), "svgTooLarge"],
    ["too deep a nest", svg("<g>".repeat(31) + "</g>".repeat(31)), "svgTooLarge"],
    ["shapes of shapes of shapes", svg('<use href="#a"/>'.repeat(17)), "svgTooLarge"],
    ["broken XML", "<svg", "svgUnreadable"],
    ["HTML", "<html></html>", "svgUnreadable"],
    ["a page inside", '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>', "svgUnreadable"],
    ["an undeclared entity", svg("<text>&boom;</text>"), "svgUnreadable"],
    ["no size", '<svg xmlns="http://www.w3.org/2000/svg"/>', "svgUnreadable"],
    ["nothing", "", "svgUnreadable"],
  ])("with %s is rejected", (_what, source, fault) => {
    expect(faultOf(source)).toBe(fault);
  });

  it("of 40 MB, or that is not text, is rejected", () => {
    expect(faultOf(new Uint8Array(40 * 1024 * 1024))).toBe("svgTooLarge");
    expect(faultOf(new Uint8Array([0xff, 0xfe, 0x00]))).toBe("svgUnreadable");
  });
});

describe("a logo", () => {
  it("keeps its shapes, and loses drawing programs' additions", () => {
    const drawn = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/namespaces/inkscape" width="120px" height="40" data-name="x">
<!-- Made somewhere --><title>Logo</title><metadata><i:page title="a"/></metadata><i:view zoom="2"><path d="M9 9"/></i:view>
<style>.a{fill:#f00}</style><linearGradient id="g"/><path class="a" i:label="b" fill="url(#g)" d="M0 0h9"/></svg>`;
    const cleaned = clean(drawn);
    expect(cleaned.replaceAll("\n", "")).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40">' +
        '<style>.a{fill:#f00}</style><linearGradient id="g"></linearGradient><path class="a" fill="url(#g)" d="M0 0h9"></path></svg>',
    );
    expect(clean(cleaned)).toBe(cleaned);
  });

  it("stays the same when it is cleaned again", () => {
    const text = svg('<defs><path id="a" d="M0 0"/></defs><use xlink:href="#a"/><text x="1">A &amp; B &lt; "C"</text>');
    expect(clean(text)).toContain('<use href="#a">');
    expect(clean(clean(text))).toBe(clean(text));
  });

  it("loses every prefixed element, whatever the prefix stands for", () => {
    expect(clean(svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'))).toBe(clean(svg("")));
  });

  it("may be our favicon, without its style", () => {
    const ours = readFileSync("public/favicon.svg");
    // Our favicon follows the visitor's theme with an `@media` rule, which is rejected in a logo.
    expect(faultOf(ours)).toBe("svgOutside");
    expect(clean(ours.toString().replace(/<style>.*<\/style>/, ""))).toContain('d="M2 16h28"');
  });
});
