import { expect, it } from "vitest";
import { mailLink, phoneLink } from "./contact-details.ts";

it.each([
  ["+14505550142", "tel:+14505550142"],
  ["+14505550142;ext=204", "tel:+14505550142;ext=204"],
  ["+33142685300", "tel:+33142685300"],
  ["javascript:alert(1)", "tel:+1"],
])("calls %s by %s", (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

it("does not let a stored email address inject a header or another recipient", () => {
  expect(mailLink("a?bcc=x@b.example", "Å ?&")).toBe("mailto:a%3Fbcc%3Dx@b.example?subject=%C3%85%20%3F%26");
  expect(mailLink("a@b.example")).toBe("mailto:a@b.example");
});
