import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { deskStaff as en } from "../../../text/en/desk/staff.ts";
import { deskStaff as fr } from "../../../text/fr/desk/staff.ts";

const SOURCE = new URL("../../../", import.meta.url);

/** What is only told to other features: facts without a detail are no lines of the log. */
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
/** `kind: "host.changed"`, `action: "chat.erase"`, `record(db, "webhook.added", …)`: where something is said to have happened. */
const SAID = new RegExp(
  String.raw`(?:\b(?:kind|action|added|changed): |\b(?:record|recordNote|audit)\([^"\n]*)"(${NAME}\.${NAME})"`,
  "g",
);
/** `"privacy.incident" | "privacy.incident-changed"`, and `calendar.${"changed" | "withdrawn"}` as types. */
const SAID_AS_UNION = new RegExp(String.raw`\|\s*"(${NAME}\.${NAME})"`, "g");
const SAID_AS_TYPE = new RegExp(String.raw`\`(${NAME})\.\$\{((?:"${NAME}"(?:\s*\|\s*)?)+)\}\``, "g");

/** Everything that the program says happened. */
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

it("lets everything that is noted be chosen in the list, in words", () => {
  const noted = [...saidInSource()].filter((kind) => !NOT_NOTED.some((pattern) => pattern.test(kind)));
  expect(noted.length).toBeGreaterThan(80);
  for (const { audit } of [fr, en]) {
    expect(noted.filter((kind) => !Object.hasOwn(audit.actions, kind))).toEqual([]);
    expect(noted.filter((kind) => !Object.hasOwn(audit.areas, kind.split(".")[0]!))).toEqual([]);
  }
  for (const area of ["api-key", "claim", "webhook"]) expect(fr.audit.areas).toHaveProperty(area);
});
