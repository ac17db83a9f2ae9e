import type { AppErrorCode } from "../../lib/http/app-error.ts";
import type { Language } from "../../lib/language.ts";
import { pathsOf } from "../layout/alternates.ts";

/**
 * Parameters of a one-time page.
 * @param frenchPath its French address
 * @param sent the form's values instead, if the page is the response to a form
 * @returns the token, and the page's path in each language including the token, for the language switcher
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
 * Whether a link's button can be pressed again because the link was not at fault. The page is then rendered from the
 * submitted values, since the database may be what is away.
 */
export function mayPressAgain<Failed extends { code: AppErrorCode }>(failed: Failed | undefined): failed is Failed {
  return failed !== undefined && failed.code !== "not-found" && failed.code !== "invalid";
}
