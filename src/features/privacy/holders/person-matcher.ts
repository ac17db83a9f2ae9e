import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { mailboxOf } from "../../../lib/text/mailbox.ts";
import type { HolderName, PersonKeys } from "../model.ts";

/** Contact details by which a record identifies its person; phones in E.164, with or without an extension. */
interface RecordContacts {
  email?: string | null;
  phone?: string | null;
  name?: string | null;
}

/** How to recognize the person searched for. */
interface Recognition {
  /** Email addresses searched for. */
  emails: readonly string[];
  isEmail(address: string): boolean;
  isPhone(phone: string): boolean;
  isName(name: string): boolean;
  /** Whether it was erased before under this id; only when an erasure is repeated. */
  isRecord(holder: HolderName, id: string): boolean;
  /** Later records are not meant. */
  until?: Date;
}

/** Decides whether stored data is about the person searched for. */
export interface PersonMatcher extends Pick<Recognition, "emails" | "isEmail" | "isPhone"> {
  /** Whether anything stored at that time is meant. */
  isMeant(at: Date): boolean;
  /** Whether a record is theirs. */
  owns(holder: HolderName, id: number | string, at: Date, contacts?: RecordContacts): boolean;
  /** Whether a text contains one of their email addresses, including emails and responses stored as JSON. */
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
