import { createHmac, hkdfSync } from "node:crypto";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { mailboxOf } from "../../lib/text/mailbox.ts";
import type { HolderName, PersonKeys } from "./model.ts";

/** Tells of what is stored whether it is about the person who is looked for. */
export interface Who {
  /** Mail addresses that were searched for. */
  emails: readonly string[];
  isEmail(address: string | null): boolean;
  /** @param phone E.164, with or without an extension */
  isPhone(phone: string | null): boolean;
  isName(name: string | null): boolean;
  /** Whether it was erased before under this number: only when an erasure is done again. */
  isRecord(holder: HolderName, id: string): boolean;
  /** Records made later are not meant. */
  until: Date | undefined;
}

/** Somebody whose addresses, numbers or names are known. */
export function whoOf(keys: PersonKeys): Who {
  const emails = new Set(keys.emails.map(mailboxOf));
  const phones = new Set(keys.phones.map(withoutExtension));
  const names = new Set(keys.names.map(foldForSearch));
  return {
    emails: keys.emails,
    isEmail: (address) => address !== null && emails.has(mailboxOf(address)),
    isPhone: (phone) => phone !== null && phones.has(withoutExtension(phone)),
    isName: (name) => name !== null && names.has(foldForSearch(name)),
    isRecord: () => false,
    until: undefined,
  };
}

/** Whether a text names a mail address of the person: also in mails and answers kept as JSON. */
export function mentions(who: Who, text: string): boolean {
  return (text.match(ADDRESS) ?? []).some((address) => who.isEmail(address.replace(/^[.]+|[.]+$/g, "")));
}

const ADDRESS = /[^\s@<>()[\]\\,;:"«»'’=]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

function withoutExtension(phone: string): string {
  return phone.replace(/;ext=.*$/, "");
}

/** What was erased, as it is kept: nobody is known by it who is not looked for. */
export interface Erasure {
  id: string;
  at: Date;
  by: string;
  requestId: number | null;
  keyId: string;
  keys: string[];
  records: Partial<Record<HolderName, string[]>>;
  files: number;
}

/** Makes the keyed digests under which erased people are remembered. */
export interface Digests {
  /** Which secret they are made with. */
  readonly keyId: string;
  ofEmail(address: string): string;
  ofPhone(phone: string): string;
}

/** @param secret the program's own (`AUTH_SECRET`): with another one, digests made before are not known again */
export function createDigests(secret: string): Digests {
  const key = Buffer.from(hkdfSync("sha256", secret, "nordet", "erased people", 32));
  const digest = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  return {
    keyId: digest("key").slice(0, 10),
    ofEmail: (address) => digest(`mail:${mailboxOf(address)}`),
    ofPhone: (phone) => digest(`phone:${withoutExtension(phone)}`),
  };
}

/** Whoever was erased before: known by digests and by the numbers of the records. */
export function whoWasErased(erasure: Erasure, digests: Digests): Who {
  const keys = new Set(erasure.keyId === digests.keyId ? erasure.keys : []);
  return {
    emails: [],
    isEmail: (address) => address !== null && keys.has(digests.ofEmail(address)),
    isPhone: (phone) => phone !== null && keys.has(digests.ofPhone(phone)),
    isName: () => false,
    isRecord: (holder, id) => erasure.records[holder]?.includes(id) ?? false,
    until: erasure.at,
  };
}
