import { NewsletterForm } from "../../features/newsletter/components/newsletter-form.tsx";
import { NEWSLETTER_TEXT } from "../../features/newsletter/components/newsletter-text.ts";
import type { NewsletterResult } from "../../features/newsletter/model.ts";
import type { Language } from "../../lib/language.ts";

interface NewsletterPageProps {
  language: Language;
  /** What became of the form that was sent; absent on the page that is only visited. */
  result?: NewsletterResult | undefined;
}

/** Where one asks for the newsletter, and where a form that could not be taken comes back to. */
export function NewsletterPage({ language, result }: NewsletterPageProps) {
  const { page, signup } = NEWSLETTER_TEXT[language];
  return (
    <div className="wrap letter">
      <h1>{page.headline}</h1>
      <p className="lead">{signup.lead}</p>
      {result && !result.error && (
        <p className="letter-failure" role="alert">
          {failureText(language, result)}
        </p>
      )}
      <NewsletterForm language={language} placement="newsletter" email={result?.email} error={result?.error} />
    </div>
  );
}

function failureText(language: Language, { code, pressAgain }: NewsletterResult): string {
  const { page } = NEWSLETTER_TEXT[language];
  if (pressAgain) return page.pressAgain;
  return code === "too-many-requests" ? page.tooMany : page.failed;
}

/** What the head says, by what happened. */
export function newsletterHead(language: Language, result: NewsletterResult | undefined) {
  const { title, description, invalid } = NEWSLETTER_TEXT[language].page;
  return { title: result ? `${invalid} · ${title}` : title, description };
}
