import type { TextLike } from "../../../lib/language.ts";
import type { newsletterIssue as fr } from "../../fr/emails/newsletter-issue.ts";

/** English of `text/fr/emails/newsletter-issue.ts`. */
export const newsletterIssue: TextLike<typeof fr> = {
  kicker: "New article",
  button: "Read the article",
  textLink: (url) => `Read the article: ${url}`,
  testSubject: (title) => `[Test] ${title}`,
  test: "This is a test, sent only to you. The unsubscribe link is inactive in tests.",
};
