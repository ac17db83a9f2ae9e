import type { AppErrorCode } from "../../lib/http/app-error.ts";
import type { Language } from "../../lib/language.ts";
import { pathsOf } from "../layout/alternates.ts";

/**
 * What the address of a one-time page carries.
 * @param frenchPath its French address
 * @param sent what a form carried instead, whose answer this page is
 * @returns the token, and the page's path in each language with the token in it, for the language switcher
 */
export function readLink(
  url: URL,
  frenchPath: string,
  sent?: { token: string } | undefined,
): { token: string; paths: Record<Language, string> } {
  const token = sent?.token ?? url.searchParams.get("token") ?? "";
  return { token, paths: pathsOf(token ? `${frenchPath}?token=${encodeURIComponent(token)}` : frenchPath) };
}

/**
 * Whether the button of a link can be pressed again: what failed was not the link. Its page is drawn from what was sent
 * then; the database may be what is away.
 */
export function mayPressAgain<Failed extends { code: AppErrorCode }>(failed: Failed | undefined): failed is Failed {
  return failed !== undefined && failed.code !== "not-found" && failed.code !== "invalid";
}
