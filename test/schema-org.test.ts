import { expect, it } from "vitest";
import { schemaOrgErrors } from "./schema-org.ts";

const graph = (node: Record<string, unknown>) => ({ "@context": "https://schema.org", "@graph": [node] });
const SERVICE = { "@type": "Service", name: "Soutien", offers: { "@type": "Offer", price: 500 } };

it("accepts valid schema.org data, and reports invalid data", () => {
  const errors = schemaOrgErrors({
    right: graph(SERVICE),
    "no such type": graph({ "@type": "Consultancy", name: "Nordet" }),
    "no such property": graph({ ...SERVICE, prize: 500 }),
    "no such property within": graph({ ...SERVICE, offers: { "@type": "Offer", prise: 500 } }),
    "of another type": graph({ "@type": "BreadcrumbList", acceptedAnswer: { "@type": "Answer", text: "Oui" } }),
    "not what it holds": graph({ ...SERVICE, offers: { "@type": "PostalAddress" } }),
  });
  const pages = errors.map((error) => error.slice(0, error.indexOf(":")));
  expect(pages).toEqual([
    "no such type",
    "no such property",
    "no such property within",
    "of another type",
    "not what it holds",
  ]);
});
