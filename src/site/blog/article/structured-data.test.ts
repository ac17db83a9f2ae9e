import { expect, it } from "vitest";
import type { Article } from "../../../features/blog/article.ts";
import { articleNode } from "./article-page.tsx";

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
