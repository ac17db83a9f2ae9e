import { describe, expect, it } from "vitest";
import type { Article } from "../../features/blog/article.ts";
import { company } from "../../lib/company/company.ts";
import { articleNode } from "../blog/article/article-page.tsx";
import * as consentScripts from "../consent/inline-scripts.ts";
import * as chatScripts from "./inline-scripts.ts";
import * as scripts from "./inline-scripts.ts";
import { breadcrumbNode, companyNode, companyReference, structuredData } from "./structured-data.ts";

const SITE = "https://nordet.example";

it("is one graph that no text can break out of", () => {
  const written = structuredData({ "@type": "Service", name: "</script><script>alert(1)</script>" });
  expect(written).not.toContain("<");
  expect(JSON.parse(written)).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Service", name: "</script><script>alert(1)</script>" }],
  });
});

it("describes the company with its own facts, under the id that other nodes refer to", () => {
  const node = companyNode(SITE);
  expect(node).toMatchObject({ "@type": "ProfessionalService", ...companyReference(SITE), email: company.email });
  expect(node["@id"]).toBe(`${SITE}/#company`);
  expect(node["openingHoursSpecification"]).toMatchObject([
    { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
    { dayOfWeek: ["Saturday"], opens: "10:00", closes: "16:00" },
  ]);
});

it("leads from the language's home page to the page", () => {
  const node = breadcrumbNode(SITE, "en", { name: "Blog", path: "/en/blog" }, { name: "A post", path: "/en/blog/a" });
  expect(node["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: company.name, item: `${SITE}/en` },
    { "@type": "ListItem", position: 2, name: "Blog", item: `${SITE}/en/blog` },
    { "@type": "ListItem", position: 3, name: "A post", item: `${SITE}/en/blog/a` },
  ]);
});

describe("an article", () => {
  const SITE = "https://nordet.example";

  const article: Article = {
    id: 1,
    pair: "pair",
    language: "en",
    slug: "a-post",
    title: "A post",
    excerpt: "Excerpt.",
    author: "The Nordet team",
    category: "Customer service",
    readTime: 5,
    featured: false,
    publishedAt: "2026-05-01T14:00:00.000Z",
    updatedAt: "2026-06-01T14:00:00.000Z",
    createdAt: "2026-04-01T14:00:00.000Z",
    cover: null,
    metaDescription: "What it is about.",
    keywords: "one, two,, three ",
    toc: [],
    html: "",
  };

  it("describes an article as the specification requires", () => {
    expect(articleNode(SITE, article, "/card.png")).toMatchObject({
      "@type": "BlogPosting",
      mainEntityOfPage: `${SITE}/en/blog/a-post`,
      headline: "A post",
      description: "What it is about.",
      author: { "@type": "Organization", name: "The Nordet team" },
      publisher: { "@type": "Organization", name: "Nordet" },
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      keywords: ["one", "two", "three"],
      articleSection: "Customer service",
      inLanguage: "en-CA",
      image: `${SITE}/card.png`,
    });
  });

  it("distinguishes a person from the team, and an article's own picture from the drawn one", () => {
    const cover = { id: "0123456789abcdef01234567", width: 10, height: 5, widths: [480, 960], alt: "" };
    expect(articleNode(SITE, { ...article, author: "Maude Tremblay", cover }, "/card.png")).toMatchObject({
      author: { "@type": "Person", name: "Maude Tremblay" },
      image: `${SITE}/media/0123456789abcdef01234567-960.webp`,
    });
    expect(articleNode(SITE, article)).not.toHaveProperty("image");
  });
});

describe("the inline scripts", () => {
  it.each(Object.entries({ ...scripts, ...chatScripts, ...consentScripts }))(
    "%s parses, and cannot end its element early",
    (_name, script) => {
      expect(() => new Function(script)).not.toThrow();
      expect(script).not.toMatch(/<\/script|<!--/i);
    },
  );
});
