import * as z from "zod/mini";
import { route } from "../../lib/http/route.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../lib/language.ts";
import { type Passage, wholeText } from "./built-in/passage.ts";

/** Longest question, in UTF-16 code units, like a chat message. */
const MAX_QUESTION_LENGTH = 2000;

const passagesQuerySchema = z.strictObject({
  question: z
    .string("required")
    .check(z.trim(), z.minLength(1, "required"), z.maxLength(MAX_QUESTION_LENGTH, "tooLong")),
  language: z.optional(z.enum(LANGUAGES, "filterInvalid")),
});

const passagesSchema = z.strictObject({
  passages: z.array(z.strictObject({ title: z.string(), text: z.string(), href: z.string() })),
});

export interface PassagesParts {
  siteUrl: string;
  chatAnswers: { passagesFor(question: string, asked: Language, wanted?: Language): Promise<readonly Passage[]> };
}

/** `/api/passages`: the assistant's knowledge, for agents outside the site. */
export const passagesApi = ({ chatAnswers, siteUrl }: PassagesParts) => [
  route({
    id: "findPassages",
    method: "get",
    path: "/passages",
    about: "What the assistant answers from",
    access: "staff",
    // All passages are public, so a key without access to personal data suffices.
    scope: "posts:read",
    summary: "Find what the site says about a question",
    description:
      "Passages of the pages, of published posts and of the answers that staff wrote, best first, then what the site says of us in general: twelve at most. href is the page where a passage stands.",
    words: { language: "Language of the passages; that of the question unless given" },
    query: passagesQuerySchema,
    response: passagesSchema,
    async handle({ query: { question, language } }) {
      const found = await chatAnswers.passagesFor(question, language ?? DEFAULT_LANGUAGE, language);
      return {
        passages: found.map((passage) => ({
          title: passage.title,
          text: wholeText(passage),
          href: `${siteUrl}${passage.href}`,
        })),
      };
    },
  }),
];
