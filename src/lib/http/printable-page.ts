import { createHash } from "node:crypto";
import { company } from "../company/company.ts";
import { type Language, LOCALE_OF } from "../language.ts";
import { escapeHtml } from "../text/clean-text.ts";

/** Brand tokens, repeated because these documents must be self-contained, as they are printed or saved to disk. */
const PRINT_STYLES = `
:root{color-scheme:light;--ink:#0B2428;--soft:#4A6166;--line:#CDD8D6;--river:#1F6E8C}
*{box-sizing:border-box}
body{margin:0;background:#FFF;color:var(--ink);font:1rem/1.5 Figtree,system-ui,sans-serif}
main{max-width:48rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1,h2,h3{font-family:"Familjen Grotesk",system-ui,sans-serif;font-weight:600;letter-spacing:-.02em;line-height:1.15}
h1{font-size:2rem;margin:0 0 .75rem}
h2{font-size:1.35rem;margin:2.25rem 0 .5rem;padding-top:1.25rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:1.25rem 0 .4rem}
p{margin:.35rem 0;overflow-wrap:anywhere}
.soft{color:var(--soft);font-size:.9375rem}
dl{margin:0;display:grid;grid-template-columns:minmax(8rem,14rem) minmax(0,1fr);gap:.2rem 1rem}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
dd dl{border-inline-start:2px solid var(--line);padding-inline-start:.75rem;margin-bottom:.6rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.35rem 1rem .35rem 0;border-bottom:1px solid var(--line)}
blockquote{margin:.5rem 0;padding-inline-start:1rem;border-inline-start:2px solid var(--line)}
@media (max-width:32rem){dl{grid-template-columns:minmax(0,1fr)}dt{margin-top:.35rem}}
blockquote{overflow-wrap:anywhere}
code{font-size:.8125rem;overflow-wrap:anywhere}
a{color:var(--river)}
footer{margin-top:2rem;padding-top:.75rem;border-top:1px solid var(--line)}
.proof-number{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem}
.proof-number a{display:inline-block;padding:.25rem 0}
@page{margin:18mm}
@media print{body{font-size:10.5pt}main{max-width:none;padding:0}h1{font-size:1.75rem}h2{margin-top:1.25rem;padding-top:.75rem}h2,h3{break-after:avoid}.soft{font-size:9.5pt}blockquote,footer{break-inside:avoid}.proof-number a{display:none}}
`;

/** Allows only the page's own style sheet. */
export const PRINT_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256")
  .update(PRINT_STYLES)
  .digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Returns a self-contained page, without scripts or external resources.
 * @param body HTML
 */
export function printablePage(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${LOCALE_OF[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${company.name}`)}</title>
<style>${PRINT_STYLES}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
