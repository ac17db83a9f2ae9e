import { httpErrors as en } from "../../text/en/http-errors.ts";
import { httpErrors as fr } from "../../text/fr/http-errors.ts";

export type PlainPageReason = Exclude<keyof typeof fr, "home">;

/** The one-line form of an error, for requests no person looks at as a page: an image, a script. */
export function plainLine(reason: PlainPageReason): string {
  return `${fr[reason].title} – ${en[reason].title}`;
}

/**
 * A fallback for when no page can be rendered: bilingual, without style, script or anything else that could fail. Built
 * once per reason, from constants only.
 */
export function plainPage(reason: PlainPageReason): string {
  return `<!doctype html>
<html lang="fr-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${fr[reason].title} – ${en[reason].title}</title></head>
<body><main><h1>${fr[reason].title}</h1><p>${fr[reason].text}</p><p><a href="/">${fr.home}</a></p>
<section lang="en-CA"><h2>${en[reason].title}</h2><p>${en[reason].text}</p><p><a href="/en">${en.home}</a></p></section></main></body></html>
`;
}
