import { expect, it } from "vitest";
import { company } from "../../lib/company/company.ts";
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

it("describes the company with its own facts, under the address others refer to", () => {
  const node = companyNode(SITE);
  expect(node).toMatchObject({ "@type": "ProfessionalService", ...companyReference(SITE), email: company.email });
  expect(node["@id"]).toBe(`${SITE}/#company`);
  expect(node["openingHoursSpecification"]).toMatchObject([
    { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
    { dayOfWeek: ["Saturday"], opens: "10:00", closes: "16:00" },
  ]);
});

it("leads from the language's home page to the page", () => {
  const node = breadcrumbNode(SITE, "en", { name: "Blog", path: "/en/blog" }, { name: "A post", path: "/en/blog/a" });
  expect(node["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: company.name, item: `${SITE}/en` },
    { "@type": "ListItem", position: 2, name: "Blog", item: `${SITE}/en/blog` },
    { "@type": "ListItem", position: 3, name: "A post", item: `${SITE}/en/blog/a` },
  ]);
});
