import * as z from "zod/mini";
import { company } from "../../lib/company/company.ts";
import { MAX_ID } from "../../lib/http/record-id.ts";
import { LANGUAGES } from "../../lib/language.ts";
import { SLUG } from "./slug.ts";

/** What posts are filed under; `Automation` when nobody chose (SPEC §3). The texts of the blog name them. */
export const CATEGORIES = ["Automation", "Customer service", "Sales", "Operations", "Privacy", "Data"] as const;
export type Category = (typeof CATEGORIES)[number];
export const DEFAULT_CATEGORY: Category = "Automation";

export const DEFAULT_AUTHOR = company.name;

/** Longest texts stored, in UTF-16 units. */
export const MAX_LENGTHS = {
  title: 200,
  slug: 100,
  excerpt: 500,
  metaDescription: 320,
  keywords: 500,
  author: 100,
  coverAlt: 300,
  /** Some 15,000 words: rendering the worst that fits takes under a second. */
  content: 100_000,
} as const;

/** Lengths at which lists and search engines show a text whole; hints of the desk, not rules. */
export const GOOD_LENGTHS = {
  title: { from: 20, to: 65 },
  excerpt: { from: 80, to: 220 },
  metaDescription: { from: 70, to: 155 },
} as const;

/** What must be there before readers see a post. */
export const REQUIRED_TO_PUBLISH = ["title", "content", "excerpt", "metaDescription", "keywords", "author"] as const;

/** Number of an image: see `features/media`. */
export const MEDIA_ID = /^[0-9a-f]{24}$/;

/** Controls have no place in a line of text; in the content tabs and line breaks have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL_IN_CONTENT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Half of a character, as cutting a text at a length leaves it: UTF-8 has no bytes for it, and PostgreSQL refuses it. */
const wholeCharacters = z.overwrite((text: string) => text.toWellFormed());

const line = (max: number) =>
  z.string("invalid").check(
    wholeCharacters,
    z.trim(),
    z.maxLength(max, "tooLong"),
    z.refine((text) => !CONTROL.test(text), "controlCharacters"),
  );

/** What a revision of a post holds: all that its editor writes. */
export const postFieldsSchema = z.strictObject({
  title: line(MAX_LENGTHS.title),
  /** Empty: made from the title. */
  slug: line(MAX_LENGTHS.slug).check(z.refine((slug) => slug === "" || SLUG.test(slug), "slugInvalid")),
  content: z.string("invalid").check(
    wholeCharacters,
    z.overwrite((text) => text.replace(/\r\n?/g, "\n")),
    z.maxLength(MAX_LENGTHS.content, "tooLong"),
    z.refine((text) => !CONTROL_IN_CONTENT.test(text), "controlCharacters"),
  ),
  excerpt: line(MAX_LENGTHS.excerpt),
  metaDescription: line(MAX_LENGTHS.metaDescription),
  keywords: line(MAX_LENGTHS.keywords),
  author: line(MAX_LENGTHS.author),
  category: z.enum(CATEGORIES, "unknownOption"),
  cover: z.nullable(z.string("invalid").check(z.regex(MEDIA_ID, "invalid"))),
  coverAlt: line(MAX_LENGTHS.coverAlt),
  basedOnRevision: z.nullable(z.int("invalid").check(z.minimum(1, "invalid"), z.maximum(MAX_ID, "invalid"))),
});
export type PostFields = z.output<typeof postFieldsSchema>;

export const languageSchema = z.enum(LANGUAGES, "unknownOption");

/** A post of which nothing is written yet. */
export function emptyFields(): PostFields {
  return {
    title: "",
    slug: "",
    content: "",
    excerpt: "",
    metaDescription: "",
    keywords: "",
    author: DEFAULT_AUTHOR,
    category: DEFAULT_CATEGORY,
    cover: null,
    coverAlt: "",
    basedOnRevision: null,
  };
}
