import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { consent as en } from "../../text/en/site/layout.ts";
import { consent as fr } from "../../text/fr/site/layout.ts";
import { CONSENT_VERSION } from "./consent.ts";

it("changes the version with the wording, so that consent is never taken for another question", () => {
  const digest = createHash("sha256").update(`${fr.question}\n${en.question}`).digest("hex").slice(0, 12);
  expect({ [CONSENT_VERSION]: digest }).toEqual({ "2026-11-21": "6cf488c622af" });
});
