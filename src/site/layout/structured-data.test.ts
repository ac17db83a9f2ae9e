import { expect, it } from "vitest";
import { company } from "../../lib/company.ts";
import { breadcrumbNode, companyNode, companyReference, structuredData } from "./structured-data.ts";

const SITE = "https://nordet.example";

it("is one graph that no text can break out of", () => {
  const written = structuredData({ "@type": "Service", name: "</script><script>alert(1)</script>" });
  expect(written).not.toContain("<");
  expect(JSON.parse(written)).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Service", name: "</script><script>alert(1)</script>" }],
  });
});

it("describes the company by its own facts, under the address that others refer to", () => {
  const node = companyNode(SITE);
  expect(node).toMatchObject({ "@type": "ProfessionalService", ...companyReference(SITE), email: company.email });
  expect(node["@id"]).toBe(`${SITE}/#company`);
  expect(node["openingHoursSpecification"]).toMatchObject([
    { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
    { dayOfWeek: ["Saturday"], opens: "10:00", closes: "16:00" },
  ]);
});

it("leads from the home page of the language to the page", () => {
  const items = (language: "fr" | "en") =>
    (
      breadcrumbNode(SITE, language, { name: "Services", path: "/services" })["itemListElement"] as { item: string }[]
    ).map(({ item }) => item);
  expect(items("fr")).toEqual([`${SITE}/`, `${SITE}/services`]);
  expect(items("en")).toEqual([`${SITE}/en`, `${SITE}/en/services`]);
});
