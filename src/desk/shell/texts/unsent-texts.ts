/**
 * Texts the server does not have yet, in browser storage under their author's address: a colleague at the same browser
 * sees none of them, and signing out erases them (ASVS 14.3.1).
 */

/** In display order. */
export const UNSENT_KINDS = ["post", "letter", "template", "rubric", "reply"] as const;
export type UnsentKind = (typeof UNSENT_KINDS)[number];

const prefixOf = (email: string) => `nordet-draft:${email}:`;

/** @param rest distinguishes it from others of its kind */
export function unsentKey(email: string, kind: UnsentKind, rest: string | number = ""): string {
  return `${prefixOf(email)}${kind}:${rest}`;
}

/** Except those the browser denies. */
function browserStorages(where: "tab" | "everywhere"): Storage[] {
  const tab = () => sessionStorage;
  return (where === "tab" ? [tab] : [tab, () => localStorage]).flatMap((storage) => {
    try {
      return [storage()];
    } catch {
      return [];
    }
  });
}

const keysOf = (storage: Storage, email: string) =>
  Object.keys(storage).filter((key) => key.startsWith(prefixOf(email)));

/** The kinds of text present, in this tab alone or also in storage shared by all tabs. */
export function unsentKinds(email: string, where: "tab" | "everywhere"): UnsentKind[] {
  const kinds = new Set(
    browserStorages(where)
      .flatMap((storage) => keysOf(storage, email))
      .map((key) => key.slice(prefixOf(email).length).split(":")[0]),
  );
  return UNSENT_KINDS.filter((kind) => kinds.has(kind));
}

/** Erases every text this tab can see. */
export function eraseUnsent(email: string): void {
  for (const storage of browserStorages("everywhere")) {
    for (const key of keysOf(storage, email)) storage.removeItem(key);
  }
}
