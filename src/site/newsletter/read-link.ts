import type { Language } from "../../lib/language.ts";
import { pathsOf } from "../layout/alternates.ts";

/**
 * What the address of a one-time page carries.
 * @param frenchPath its French address
 * @returns the token, and the page's path in each language with the token in it, for the language switcher
 */
export function readLink(url: URL, frenchPath: string): { token: string; paths: Record<Language, string> } {
  const token = url.searchParams.get("token") ?? "";
  return { token, paths: pathsOf(token ? `${frenchPath}?token=${encodeURIComponent(token)}` : frenchPath) };
}
