import { NewsletterForm } from "../../features/newsletter/components/newsletter-form.tsx";
import { NEWSLETTER_TEXT } from "../../features/newsletter/components/newsletter-text.ts";
import type { NewsletterResult } from "../../features/newsletter/model.ts";
import type { Language } from "../../lib/language.ts";

interface NewsletterPageProps {
  language: Language;
  /** The submitted form's result; absent on a plain visit. */
  result?: NewsletterResult | undefined;
}

/** The sign-up page, which a failed form also returns to. */
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

/** The head, by outcome. */
export function newsletterHead(language: Language, result: NewsletterResult | undefined) {
  const { title, description, invalid } = NEWSLETTER_TEXT[language].page;
  return { title: result ? `${invalid} · ${title}` : title, description };
}
