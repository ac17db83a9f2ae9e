import type { Language } from "../language.ts";

/*
 * Amounts as each language writes them (OQLF; Canadian English). `Intl` is not used, because its spaces differ between
 * Node and browsers, so hydration would not match what the server rendered.
 */

function grouped(language: Language, number: number): string {
  const [whole, decimals] = String(Math.abs(number)).split(".") as [string, string?];
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, language === "fr" ? "\u00a0" : ",");
  return decimals === undefined ? groups : `${groups}${language === "fr" ? "," : "."}${decimals}`;
}

function sign(number: number): string {
  return number < 0 ? "−" : "";
}

/** Formats a number with at most one decimal: `5,8`, `1 500`. */
export function formatNumber(language: Language, number: number): string {
  const rounded = Math.round(number * 10) / 10;
  return sign(rounded) + grouped(language, rounded);
}

/** Formats an amount in whole dollars: `1 500 $`, `$1,500`. */
export function formatDollars(language: Language, dollars: number): string {
  const rounded = Math.round(dollars);
  const amount = grouped(language, rounded);
  return sign(rounded) + (language === "fr" ? `${amount}\u00a0$` : `$${amount}`);
}

/** Formats a percentage with at most one decimal: `99,5 %`, `99.5%`. */
export function formatPercent(language: Language, percent: number): string {
  return `${formatNumber(language, percent)}${language === "fr" ? "\u00a0" : ""}%`;
}
