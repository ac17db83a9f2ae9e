/**
 * Texts that the server does not have yet, in the browser's storage under the address of whoever wrote them: a colleague at
 * the same browser sees none of them, and signing out erases them (ASVS 14.3.1).
 */

/** In the order in which they are told. */
export const UNSENT_KINDS = ["post", "letter", "template", "rubric", "reply"] as const;
export type UnsentKind = (typeof UNSENT_KINDS)[number];

const prefixOf = (email: string) => `nordet-draft:${email}:`;

/** @param rest tells it from others of its kind */
export function unsentKey(email: string, kind: UnsentKind, rest: string | number = ""): string {
  return `${prefixOf(email)}${kind}:${rest}`;
}

/** Less what the browser refuses. */
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

/** Of what kinds there are texts, in this tab alone or also where all tabs see them. */
export function unsentKinds(email: string, where: "tab" | "everywhere"): UnsentKind[] {
  const kinds = new Set(
    browserStorages(where)
      .flatMap((storage) => keysOf(storage, email))
      .map((key) => key.slice(prefixOf(email).length).split(":")[0]),
  );
  return UNSENT_KINDS.filter((kind) => kinds.has(kind));
}

/** Erases every text that this tab can see. */
export function eraseUnsent(email: string): void {
  for (const storage of browserStorages("everywhere")) {
    for (const key of keysOf(storage, email)) storage.removeItem(key);
  }
}
