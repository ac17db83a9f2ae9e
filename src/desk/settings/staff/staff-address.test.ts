import { expect, it } from "vitest";
import { readFilters } from "../../kit/filters.tsx";
import { AUDIT_FILTERS, subjectAddress } from "./queries.ts";

it("reads from an address what the log can be narrowed to, and drops the rest", () => {
  const query = new URLSearchParams("actor=a-1&action=blog.published&subject=12&from=2026-11-20&to=2026-13-01&x=1");
  const filters = readFilters(AUDIT_FILTERS, query);
  expect(filters).toEqual({ actor: "a-1", action: "blog.published", subject: "12", from: "2026-11-20", to: null });
  expect(readFilters(AUDIT_FILTERS, new URLSearchParams("actor=%20&action=a%20b&subject=é")).subject).toBeNull();
});

it.each([
  ["consultation.contacted", "12", "/admin?consultation=12"],
  ["consultation.export", "consultations", undefined],
  ["chat.take-over", "3", "/admin/chat/3"],
  ["chat.erase", "3", undefined],
  ["chat.answer-added", "3", "/admin/chat/answers"],
  ["blog.published", "7", "/admin/blog?post=7"],
  ["staff.signed-in", "a-b", "/admin/staff"],
  ["person.merge", "4", "/admin/people/4"],
  ["privacy.erase", "a-b", "/admin/privacy"],
  ["media.uploaded", "7", undefined],
])("leads from %s of %s to %s", (action, subject, address) => {
  expect(subjectAddress(action, subject)).toBe(address);
});
