import { useTexts } from "../../shell/desk-context.tsx";

/** Leads to the page of the second factor: a plain one, that also works before anything else may be seen. */
export function SecondFactor() {
  const { language, account } = useTexts();
  const text = account.secondFactor;
  return (
    <section className="account-part" aria-labelledby="second-factor-title">
      <h2 id="second-factor-title">{text.title}</h2>
      <p className="note">{text.intro}</p>
      <a className="action" href={`/admin/second-factor-setup${language === "en" ? "?lang=en" : ""}`}>
        {text.open}
      </a>
    </section>
  );
}
