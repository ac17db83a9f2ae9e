import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PagePath } from "./parts.tsx";

it("links to a page that a visitor's browser told only if it is on the site", () => {
  const shown = (path: string) => renderToStaticMarkup(<PagePath path={path} />);
  expect(shown("/en/pricing")).toBe('<a href="/en/pricing">/en/pricing</a>');
  for (const elsewhere of ["//stranger.example", "/\\stranger.example", "/\t/stranger.example", "javascript:alert()"]) {
    expect(shown(elsewhere)).toBe(`<span>${elsewhere}</span>`);
  }
});
