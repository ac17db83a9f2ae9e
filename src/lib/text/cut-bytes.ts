/** The beginning of a text that fits in this many bytes of UTF-8, with no character split. */
export const cutBytes = (text: string, max: number): string =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(max)).read);
