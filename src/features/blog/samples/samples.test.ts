import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RULES } from "../../../../scripts/words/rules.ts";
import { formatDollars, formatNumber, formatPercent } from "../../../lib/company/amounts.ts";
import { GUARANTEES, PLAN_IDS, PLANS } from "../../../lib/company/plans.ts";
import { returnOnInvestment } from "../../../lib/company/return-on-investment.ts";
import { LANGUAGES, type Language, pathIn } from "../../../lib/language.ts";
import { blogEn } from "../../../text/en/site/blog.ts";
import { blogFr } from "../../../text/fr/site/blog.ts";
import { readMarkdownFile } from "../markdown/front-matter.ts";
import { renderMarkdown } from "../markdown/markdown.ts";
import { CATEGORIES } from "../model.ts";

/* Checks the copy of the sample posts: front matter, typography, links. */

interface FrontMatter {
  title: string;
  slug: string;
  pair: string;
  category: string;
  author: string;
  excerpt: string;
  metaDescription: string;
  keywords: string;
  featured: boolean;
  date: string;
}

const AUTHOR: Record<Language, string> = { fr: "L’équipe Nordet", en: "The Nordet team" };
/** Rules for short interface texts that do not apply to prose; titles must still pass the first. */
const NOT_FOR_PROSE = ["title-case", "english-in-french", "french-in-english"];
const isTitleCase = RULES.find(({ id }) => id === "title-case")!.isBroken;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MONTREAL = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  weekday: "short",
  hour: "2-digit",
  hourCycle: "h23",
});

const FENCE = /^```[a-z]*\n[\s\S]*?\n```$/gm;
const LINK = /\[[^\]\n]+\]\(([^)\s]+)\)/g;

function samplesIn(language: Language) {
  const folder = new URL(`./${language}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const { data, content } = readMarkdownFile(readFileSync(new URL(file, folder), "utf8"));
      return { file, head: data as unknown as FrontMatter, body: content };
    });
}

type Sample = ReturnType<typeof samplesIn>[number];

const SAMPLES = { fr: samplesIn("fr"), en: samplesIn("en") };

/** The site's French paths, derived from its page files. */
const PAGES = readdirSync(new URL("../../../pages/[...lang]/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".astro"))
  .map(({ name }) => `/${name.replace(/(?:index)?\.astro$/, "")}`);

function addressesIn(language: Language): Set<string> {
  const posts = SAMPLES[language].map(({ head }) => `/blog/${head.slug}`);
  return new Set([...PAGES, "/blog", "/#consultation-form", ...posts].map((path) => pathIn(language, path)));
}

/**
 * Returns the lines of prose: without code, without Markdown marks between a letter and its punctuation, and without
 * italics, which are in the other language.
 */
function linesOf({ head, body }: Sample): string[] {
  const prose = body
    .replace(/^```csv\n[\s\S]*?^```$/gm, "")
    .replace(/^\|[-:| ]+\|$/gm, "")
    .replace(/^```[a-z]*$/gm, "")
    .replace(LINK, (link) => link.slice(1, link.indexOf("](")))
    .replace(/(?<!\*)\*[^*\n]+\*(?!\*)/g, "…")
    .replaceAll("**", "");
  return [head.title, head.excerpt, head.metaDescription, head.keywords, ...prose.split("\n")].filter(
    (line) => line !== "",
  );
}

describe.each(LANGUAGES)("sample posts in %s", (language) => {
  const samples = SAMPLES[language];

  it("are seven, one of which is featured", () => {
    expect(samples).toHaveLength(7);
    expect(samples.filter(({ head }) => head.featured)).toHaveLength(1);
  });

  it("have unique slugs, titles, descriptions and dates", () => {
    for (const field of ["slug", "title", "excerpt", "metaDescription", "date"] as const) {
      expect(new Set(samples.map(({ head }) => head[field])).size, field).toBe(samples.length);
    }
  });

  describe.each(samples)("$file", (sample) => {
    const { file, head, body } = sample;

    it("has a complete front matter", () => {
      expect(Object.keys(head)).toEqual([
        "title",
        "slug",
        "pair",
        "category",
        "author",
        "excerpt",
        "metaDescription",
        "keywords",
        "featured",
        "date",
      ]);
      expect(file).toBe(`${file.slice(0, 2)}-${head.slug}.md`);
      expect(head.slug).toMatch(KEBAB);
      expect(head.pair).toMatch(KEBAB);
      expect(CATEGORIES).toContain(head.category);
      expect(head.author).toBe(AUTHOR[language]);
      expect(head.keywords.split(", ").length).toBeGreaterThanOrEqual(4);
      expect(head.featured).toBeTypeOf("boolean");
    });

    it("has texts no longer than lists and search engines show", () => {
      expect(head.title.length, "title").toBeLessThanOrEqual(65);
      for (const [text, from, to] of [
        [head.excerpt, 120, 200],
        [head.metaDescription, 120, 155],
      ] as const) {
        expect(text.length, text).toBeGreaterThanOrEqual(from);
        expect(text.length, text).toBeLessThanOrEqual(to);
      }
    });

    it("was published between May and November 2026, during office hours", () => {
      expect(head.date).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:00-0[45]:00$/);
      expect(head.date >= "2026-05" && head.date < "2026-11-18").toBe(true);
      const parts = Object.fromEntries(
        MONTREAL.formatToParts(new Date(head.date)).map(({ type, value }) => [type, value]),
      );
      // The offset must be Montréal's on that day.
      expect(parts["hour"]).toBe(head.date.slice(11, 13));
      expect(parts["weekday"]).not.toMatch(/^Sun/);
      const [opens, closes] = parts["weekday"]?.startsWith("Sat") ? [10, 16] : [9, 18];
      expect(Number(parts["hour"])).toBeGreaterThanOrEqual(opens);
      expect(Number(parts["hour"])).toBeLessThan(closes);
    });

    it("renders to 600 to 1,200 words under properly nested headings", () => {
      const { words, html, toc, problems } = renderMarkdown(body, new Map());
      expect(words).toBeGreaterThanOrEqual(600);
      expect(words).toBeLessThanOrEqual(1200);
      expect(problems).toEqual([]);
      expect(toc.length).toBeGreaterThanOrEqual(5);
      expect(toc[0]!.level).toBe(2);
      const levels = [...html.matchAll(/<h(\d)/g)].map((match) => Number(match[1]));
      expect(Math.max(...levels)).toBeLessThanOrEqual(3);
    });

    it("has its counterpart in the other language", () => {
      const other = SAMPLES[language === "fr" ? "en" : "fr"].filter((candidate) => candidate.head.pair === head.pair);
      expect(other).toHaveLength(1);
      const counterpart = other[0]!;
      expect(counterpart.file.slice(0, 3)).toBe(file.slice(0, 3));
      expect(counterpart.head.slug).not.toBe(head.slug);
      for (const field of ["category", "featured", "date"] as const) {
        expect(counterpart.head[field]).toBe(head[field]);
      }
      // Both versions have the same number of sections, tables, lists and links, so neither says more.
      for (const sign of [/^#+ /gm, /^\|/gm, /^- /gm, /^```/gm, /\]\(\//g]) {
        expect(counterpart.body.match(sign)?.length, String(sign)).toBe(body.match(sign)?.length);
      }
    });

    it("has one paragraph per line, and no HTML", () => {
      expect(body.match(FENCE)).toHaveLength(1);
      const prose = body.replace(FENCE, "");
      expect(prose.match(/^[^|\n-].*\n(?!\n|$)|^- .*\n(?!- |\n)|<\/?[a-z]|\t/gm)).toBeNull();
    });

    it("follows its language's typography", () => {
      const lines = linesOf(sample);
      for (const { id, languages, isBroken } of RULES) {
        if (NOT_FOR_PROSE.includes(id) || !languages.some((one) => one === language)) continue;
        expect(lines.filter(isBroken), id).toEqual([]);
      }
      const headings = body.match(/^#+ .+$/gm)!.map((line) => line.replace(/^#+ /, ""));
      expect([head.title, ...headings].filter(isTitleCase)).toEqual([]);
    });

    it("links only to pages and posts that exist, in its own language", () => {
      const links = [...body.matchAll(LINK)].map((match) => match[1]!);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !addressesIn(language).has(link))).toEqual([]);
      expect(links).not.toContain(pathIn(language, `/blog/${head.slug}`));
    });
  });
});

it.each(LANGUAGES)("computes the return like the pricing page's calculator, in %s", (language) => {
  const { body } = SAMPLES[language].find(({ head }) => head.pair === "return-on-automation")!;
  const dollars = (amount: number) => formatDollars(language, amount);
  const rows = [
    [20, "accelerate"],
    [10, "accelerate"],
    [10, "velocity"],
  ] as const;
  for (const [hoursAWeek, plan] of rows) {
    const { dollarsAMonth, name } = PLANS[plan];
    const { net, percent } = returnOnInvestment({ hoursAWeek, dollarsAnHour: 35, dollarsAMonth });
    const cells = [
      dollars(net + dollarsAMonth),
      dollars(dollarsAMonth),
      dollars(net),
      formatPercent(language, Math.round(percent)),
    ];
    expect(body).toMatch(new RegExp(`^\\| ${hoursAWeek}.+${name} `, "m"));
    expect(body).toContain(`${name} | ${cells.join(" | ")} |`);
  }
  for (const { name, dollarsAMonth } of PLAN_IDS.map((id) => PLANS[id])) {
    const { breakEvenHours } = returnOnInvestment({ hoursAWeek: 1, dollarsAnHour: 35, dollarsAMonth });
    const row = body.split("\n").find((line) => line.startsWith(`| ${name} `));
    expect(row).toContain(`| ${dollars(dollarsAMonth)} |`);
    for (const hours of [breakEvenHours, breakEvenHours * GUARANTEES.returnTimes]) {
      expect(row).toMatch(new RegExp(`\\| ${formatNumber(language, hours)}\\sh `));
    }
  }
});

it("have a name for every category in the blog's texts", () => {
  for (const { categories } of [blogFr, blogEn]) expect(Object.keys(categories)).toEqual([...CATEGORIES]);
});
