import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { desk as deskEn } from "../../../text/en/desk/desk.ts";
import { deskStaff as en } from "../../../text/en/desk/staff.ts";
import { desk as deskFr } from "../../../text/fr/desk/desk.ts";
import { deskStaff as fr } from "../../../text/fr/desk/staff.ts";
import { readFilters } from "../../kit/filters.tsx";
import { AUDIT_FILTERS, auditWords, subjectAddress } from "./queries.ts";

const SOURCE = new URL("../../../", import.meta.url);

/** Events that are not in the audit log, because only other features subscribe to them. */
const NOT_NOTED: readonly RegExp[] = [
  /^mail\./,
  /^appointment\.(?:booked|late|wished)$/,
  /^calendar\.changed$/,
  /^chat\.(?:ended|forgotten|hand-over|lead|staff-wrote|started)$/,
  /^consultation\.(?:accepted|changed|outcome|received)$/,
  /^newsletter\.(?:asked|confirmed|ended|forgotten)$/,
  /^privacy\.forgotten$/,
];

const NAME = "[a-z]+(?:-[a-z]+)*";
/** Where code records an action: `kind: "host.changed"`, `action: "chat.erase"`, `record(db, "webhook.added", …)`. */
const SAID = new RegExp(
  String.raw`(?:\b(?:kind|action|added|changed): |\b(?:record|recordNote|audit)\([^"\n]*)"(${NAME}\.${NAME})"`,
  "g",
);
/**
 * Where types name actions: `"privacy.incident" | "privacy.incident-changed"`, and `calendar.${"changed" |
 * "withdrawn"}`.
 */
const SAID_AS_UNION = new RegExp(String.raw`\|\s*"(${NAME}\.${NAME})"`, "g");
const SAID_AS_TYPE = new RegExp(String.raw`\`(${NAME})\.\$\{((?:"${NAME}"(?:\s*\|\s*)?)+)\}\``, "g");

/** Returns every action that the source records. */
function saidInSource(): Set<string> {
  const said = new Set<string>();
  for (const folder of ["features/", "server/"]) {
    for (const file of readdirSync(new URL(folder, SOURCE), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(file) || file.includes(".test.")) continue;
      const text = readFileSync(new URL(folder + file, SOURCE), "utf8");
      for (const [, kind] of text.matchAll(SAID)) said.add(kind!);
      for (const [, kind] of text.matchAll(SAID_AS_UNION)) said.add(kind!);
      for (const [, area, deeds] of text.matchAll(SAID_AS_TYPE)) {
        for (const [, deed] of deeds!.matchAll(/"([^"]+)"/g)) said.add(`${area}.${deed}`);
      }
    }
  }
  return said;
}

it("offers every recorded action in the filter, with a text", () => {
  const noted = [...saidInSource()].filter((kind) => !NOT_NOTED.some((pattern) => pattern.test(kind)));
  expect(noted.length).toBeGreaterThan(80);
  for (const words of [auditWords(fr.audit, deskFr.nav), auditWords(en.audit, deskEn.nav)]) {
    expect(noted.filter((kind) => !words.of(kind, {}))).toEqual([]);
    const choosable = words.options.map(([action]) => action);
    expect(noted.filter((kind) => !choosable.includes(kind))).toEqual([]);
  }
});

it("names an area after its screen, and uses a general text for an action without a text", () => {
  const { actions, ...audit } = fr.audit;
  const { "claim.attached": _, ...others } = actions;
  const words = auditWords({ ...audit, actions: others as typeof actions }, deskFr.nav);
  expect(words.options).toContainEqual(["claim.added", "Ajout (Chiffres et promesses)"]);
  expect(words.of("claim.changed", {})).toBe("Modification (Chiffres et promesses)");
  expect(words.of("claim.lost", {})).toBeUndefined();
  expect(auditWords(fr.audit, deskFr.nav).options).toContainEqual([
    "claim.attached",
    "Preuve jointe à une affirmation (Chiffres et promesses)",
  ]);
});

it("reads the log's filters from the URL and drops unknown values", () => {
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
])("links %s of %s to %s", (action, subject, address) => {
  expect(subjectAddress(action, subject)).toBe(address);
});
