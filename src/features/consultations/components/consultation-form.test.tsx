import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { consultationForm as en } from "../../../text/en/site/consultation-form.ts";
import { consultationForm as fr } from "../../../text/fr/site/consultation-form.ts";
import { ConsultationForm } from "./consultation-form.tsx";

/** Returns the note's counter as the server renders it. */
function counter(language: "fr" | "en", values?: Record<string, string>): string | undefined {
  const markup = renderToStaticMarkup(
    <ConsultationForm
      language={language}
      text={language === "fr" ? fr : en}
      placement="landing"
      {...(values && { values, errors: {} })}
    />,
  );
  return /<p class="counter"[^>]*>(.*?)<\/p>/.exec(markup)?.[1];
}

it("leads back to the times with the one chosen, so that the page can mark it", () => {
  const start = "2026-12-01T16:00:00.000Z";
  const time = {
    start,
    kind: "",
    zone: "",
    "when-fr": "mardi 1er décembre, 11 h",
    "when-en": "Tuesday, December 1, 11 AM",
  };
  const markup = renderToStaticMarkup(<ConsultationForm language="en" text={en} placement="appointment" time={time} />);
  expect(markup).toContain(`class="link change" href="/en/appointment?${new URLSearchParams({ chosen: start })}"`);
});

it("counts in each step of a form without JavaScript what it and the later ones still lack", () => {
  const values = { name: "Zoé", email: "zoe@exemple.ca", revenue: "under-100k" };
  const markup = renderToStaticMarkup(
    <ConsultationForm language="en" text={en} placement="landing" values={values} errors={{}} />,
  );
  const told = [...markup.matchAll(/<p class="left">(.*?)<\/p>/g)].map(([, words]) => words);
  expect(told).toEqual([15, 11, 6].map(en.left));
});

it.each([
  ["one step", ["name", "email"], 1],
  ["several steps", ["name", "budget"], undefined],
] as const)("says which step the missing answers are in: %s", (_, missing, step) => {
  const errors = Object.fromEntries(missing.map((field) => [field, "required"]));
  const markup = renderToStaticMarkup(
    <ConsultationForm language="fr" text={fr} placement="landing" values={{}} errors={errors} />,
  );
  expect(/<h3 id="landing-summary">(.*?)<\/h3>/.exec(markup)?.[1]).toBe(fr.missing(2, step));
  expect(/<p class="left">(.*?)<\/p>/.exec(markup)?.[1]).toBe(fr.left(18));
});

it("counts no characters before it can know what the browser restores", () => {
  expect([counter("fr"), counter("en")]).toEqual(["2\u00a0000 caractères au plus", "Up to 2,000 characters"]);
});

it("counts the characters that a form without JavaScript has sent", () => {
  expect(counter("en", { additionalInfo: "é".repeat(2_001) })).toBe("2,001 of 2,000 characters");
});
