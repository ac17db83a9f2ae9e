import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LanguageProvider, textUnder, useLanguage } from "./language-context.tsx";

const text = { greeting: "Bonjour", errors: { required: "Ce champ est requis." } };

function Greeting() {
  const { language, text: own, t } = useLanguage<typeof text>();
  return <p lang={language}>{[own.greeting, t("errors.required"), t("errors.unheardOf")].join("|")}</p>;
}

describe("useLanguage", () => {
  it("gives the provider's texts, and the key for a missing one", () => {
    const html = renderToStaticMarkup(
      <LanguageProvider language="fr" text={text}>
        <Greeting />
      </LanguageProvider>,
    );
    expect(html).toBe('<p lang="fr">Bonjour|Ce champ est requis.|errors.unheardOf</p>');
  });

  it("throws outside its provider", () => {
    expect(() => renderToStaticMarkup(<Greeting />)).toThrow("LanguageProvider");
  });
});

describe("textUnder", () => {
  it("shows the key for anything but text: a branch, an inherited name, a path through a text", () => {
    expect(
      ["errors", "constructor", "__proto__.toString", "greeting.length", ""].map((key) => textUnder(text, key)),
    ).toEqual(["errors", "constructor", "__proto__.toString", "greeting.length", ""]);
  });
});
