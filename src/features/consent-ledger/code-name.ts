/** What a stored code is called; a code of a later program stays as it is. */
export function codeName(names: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}
