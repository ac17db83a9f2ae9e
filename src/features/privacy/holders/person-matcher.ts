import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { mailboxOf } from "../../../lib/text/mailbox.ts";
import type { HolderName, PersonKeys } from "../model.ts";

/** By what a record tells whose it is; phones in E.164, with or without an extension. */
interface RecordContacts {
  email?: string | null;
  phone?: string | null;
  name?: string | null;
}

/** How the person who is looked for is recognized. */
interface Recognition {
  /** Mail addresses that were searched for. */
  emails: readonly string[];
  isEmail(address: string): boolean;
  isPhone(phone: string): boolean;
  isName(name: string): boolean;
  /** Whether it was erased before under this number: only when an erasure is done again. */
  isRecord(holder: HolderName, id: string): boolean;
  /** Records made later are not meant. */
  until?: Date;
}

/** Judges of what is stored whether it is about the person who is looked for. */
export interface PersonMatcher extends Pick<Recognition, "emails" | "isEmail" | "isPhone"> {
  /** Whether what was stored then is meant at all. */
  isMeant(at: Date): boolean;
  /** Whether a record is theirs. */
  owns(holder: HolderName, id: number | string, at: Date, contacts?: RecordContacts): boolean;
  /** Whether a text names a mail address of theirs: also in mails and answers kept as JSON. */
  isNamedIn(text: string): boolean;
}

export function personMatcher({ emails, isEmail, isPhone, isName, isRecord, until }: Recognition): PersonMatcher {
  const fits = (test: (value: string) => boolean, value: string | null | undefined) => value != null && test(value);
  const isMeant = (at: Date) => until === undefined || at <= until;
  return {
    emails,
    isEmail,
    isPhone,
    isMeant,
    owns: (holder, id, at, { email, phone, name } = {}) =>
      isMeant(at) &&
      (fits(isEmail, email) || fits(isPhone, phone) || fits(isName, name) || isRecord(holder, String(id))),
    isNamedIn: (text) => (text.match(ADDRESS) ?? []).some((address) => isEmail(address.replace(/^[.]+|[.]+$/g, ""))),
  };
}

/** Recognizes a person by their addresses, numbers or names. */
export function matcherOf(keys: PersonKeys): PersonMatcher {
  const emails = new Set(keys.emails.map(mailboxOf));
  const phones = new Set(keys.phones.map(withoutExtension));
  const names = new Set(keys.names.map(foldForSearch));
  return personMatcher({
    emails: keys.emails,
    isEmail: (address) => emails.has(mailboxOf(address)),
    isPhone: (phone) => phones.has(withoutExtension(phone)),
    isName: (name) => names.has(foldForSearch(name)),
    isRecord: () => false,
  });
}

const ADDRESS = /[^\s@<>()[\]\\,;:"«»'’=]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

export function withoutExtension(phone: string): string {
  return phone.replace(/;ext=.*$/, "");
}
