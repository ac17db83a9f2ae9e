import { expect, it } from "vitest";
import { countedPage } from "./visit-counts.ts";

it("knows the pages with a form, in both languages", () => {
  const form = (path: string) => {
    const page = countedPage(path);
    return page?.kind === "form" ? `${page.form.language} ${page.form.placement} ${page.form.stage}` : undefined;
  };
  expect(form("/")).toBe("fr home seen");
  expect(form("/en")).toBe("en home seen");
  expect(form("/en/contact")).toBe("en contact seen");
  expect(form("/consultation-gratuite")).toBe("fr landing seen");
  expect(form("/en/free-consultation")).toBe("en landing seen");
});

it("recognizes a blog post by its address, and nothing else in the blog", () => {
  expect(countedPage("/blog/cinq-taches")).toEqual({ kind: "post", path: "/blog/cinq-taches", language: "fr" });
  expect(countedPage("/en/blog/five-tasks-2")).toMatchObject({ kind: "post", language: "en" });
  const others = ["/blog", "/en/blog", "/blog/feed.xml", "/blog/x/card/1.png", "/blog/", "/services", "/en/", "/admin"];
  for (const path of others) expect(countedPage(path)).toBeUndefined();
});
