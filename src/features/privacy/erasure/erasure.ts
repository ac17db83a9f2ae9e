import { createHmac, hkdfSync } from "node:crypto";
import type { Selectable } from "kysely";
import { mailboxOf } from "../../../lib/text/mailbox.ts";
import { countsOf } from "../holders/holders.ts";
import { type PersonMatcher, personMatcher, withoutExtension } from "../holders/person-matcher.ts";
import type { Certificate } from "../model.ts";
import type { ErasuresTable } from "../tables.ts";

/** The record of an erasure: it only identifies a person when given their address or number. */
export type Erasure = Selectable<ErasuresTable>;

/** Keyed digests that identify erased people. */
export type Digests = ReturnType<typeof createDigests>;

/** @param secret the program's own (`AUTH_SECRET`): with another one, earlier digests are not recognized */
export function createDigests(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "nordet", "erased people", 32));
  const digest = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  return {
    /** Identifies the secret used. */
    keyId: digest("key").slice(0, 10),
    ofEmail: (address: string) => digest(`mail:${mailboxOf(address)}`),
    ofPhone: (phone: string) => digest(`phone:${withoutExtension(phone)}`),
  };
}

/** Recognizes an erased person, by digests and by record ids. */
export function matcherOfErased(erasure: Erasure, digests: Digests): PersonMatcher {
  const keys = new Set(erasure.keyId === digests.keyId ? erasure.keys : []);
  return personMatcher({
    emails: [],
    isEmail: (address) => keys.has(digests.ofEmail(address)),
    isPhone: (phone) => keys.has(digests.ofPhone(phone)),
    isName: () => false,
    isRecord: (holder, id) => erasure.records[holder]?.includes(id) ?? false,
    until: erasure.at,
  });
}

export function certificateOf({ id, at, requestId, keys, records }: Erasure): Certificate {
  return { id, at: at.toISOString(), requestId, counts: countsOf(records), keys };
}
