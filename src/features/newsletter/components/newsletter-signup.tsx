import type { Language } from "../../../lib/language.ts";
import type { Placement } from "../model.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { NEWSLETTER_TEXT } from "./newsletter-text.ts";

/**
 * The "Stay Updated" block (SPEC §2, blog list), a section within a page. It needs no island and no script; the page's
 * style sheet imports `newsletter-signup.css` into its layer `parts`.
 */
export function NewsletterSignup({ language, placement }: { language: Language; placement: Placement }) {
  const { signup } = NEWSLETTER_TEXT[language];
  return (
    <section className="signup" aria-labelledby="signup-title">
      <div>
        <h2 id="signup-title">{signup.title}</h2>
        <p className="lead">{signup.lead}</p>
      </div>
      <NewsletterForm language={language} placement={placement} />
    </section>
  );
}
