/** The beginning of a text that takes at most so many bytes as UTF-8, no letter cut in two. */
export const cutBytes = (text: string, max: number): string =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(max)).read);
