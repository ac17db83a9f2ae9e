import { createHash } from "node:crypto";
import type { OpenApiDocument } from "./openapi.ts";

/** Brand tokens, copied so that the page is self-contained and the API does not depend on the page build. */
const STYLES = `
:root{color-scheme:light dark;--ground:#F1F5F4;--raised:#FFF;--ink:#0B2428;--soft:#4A6166;--line:#CDD8D6;--signal:#CF3A14;--river:#1F6E8C}
@media (prefers-color-scheme:dark){:root{--ground:#0A1A1D;--raised:#10262A;--ink:#E8F0EE;--soft:#9BB2B4;--line:#264044;--signal:#FF7B4F;--river:#7FC1D6}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 Figtree,system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:clamp(1.5rem,5vw,4rem) 1.25rem 6rem}
h1,h2,h3{font-family:"Familjen Grotesk",system-ui,sans-serif;font-weight:600;letter-spacing:-.02em;line-height:1.1;text-wrap:balance}
h1{font-size:clamp(2.2rem,6vw,3.5rem);margin:0 0 1rem}
h2{font-size:1.5rem;margin:0 0 .25rem}
h3{font-size:1rem;margin:1.5rem 0 .5rem}
p{max-width:44rem;margin:.25rem 0 .75rem}
a{color:var(--river)}
section{border-top:1px solid var(--line);padding:2rem 0}
code,.call{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
.call{display:block;margin:0 0 .5rem;overflow-wrap:anywhere}
.call b{color:var(--signal);text-transform:uppercase}
.access{color:var(--soft);font-size:.9rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th{text-align:left;font-weight:600;color:var(--soft)}
th,td{padding:.4rem 1rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td:nth-child(2){overflow-wrap:anywhere}
nav ul{list-style:none;padding:0;display:grid;gap:.25rem}
nav a{display:inline-block;padding:.2rem 0}
:focus-visible{outline:3px solid var(--river);outline-offset:2px}
`;

/** Content policy of the API page, which allows nothing but its own style sheet. */
export const API_DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256")
  .update(STYLES)
  .digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface Part {
  [keyword: string]: unknown;
}

/** Renders the API document as a readable page, without scripts or external resources. */
export function apiDocsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Part })),
  );
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${html(document.info.title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${html(document.info.title)}</h1>
<p>${html(document.info.description)}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
<nav aria-label="${html(document.info.title)}"><ul>
${operations.map(({ operation }) => `<li><a href="#${html(operation["operationId"])}">${html(operation["summary"])}</a></li>`).join("\n")}
</ul></nav>
${operations.map(({ path, method, operation }) => operationSection(path, method, operation)).join("\n")}
<section>
<h2>Schemas</h2>
${Object.entries(document.components.schemas)
  .map(([name, schema]) => `<h3 id="${html(name)}"><code>${html(name)}</code></h3>${schemaTable(schema)}`)
  .join("\n")}
</section>
</main>
</body>
</html>
`;

  function operationSection(path: string, method: string, operation: Part): string {
    const roles = operation["x-roles"] as string[] | undefined;
    const parameters = operation["parameters"] as Part[];
    const content = (operation["requestBody"] as { content: Record<string, { schema: Part }> } | undefined)?.content;
    const responses = operation["responses"] as Record<
      string,
      { description: string; content?: Record<string, { schema: Part }> }
    >;
    return `<section id="${html(operation["operationId"])}">
<h2>${html(operation["summary"])}</h2>
<span class="call"><b>${html(method)}</b> ${html(path)}</span>
<p class="access">${roles ? `For the roles ${roles.map((role) => `<code>${html(role)}</code>`).join(", ")}` : "Open to everyone"}</p>
<p>${html(operation["description"])}</p>
${
  parameters.length === 0
    ? ""
    : `<h3>Parameters</h3>${table(
        ["Field", "Type", "Meaning"],
        parameters.map((parameter) => [
          `<code>${html(parameter["name"])}</code>`,
          typeOf(parameter["schema"] as Part),
          html(parameter["description"] ?? ""),
        ]),
      )}`
}
${content ? `<h3>Body</h3>${bodies(content)}` : ""}
<h3>Responses</h3>
${table(
  ["", "Meaning", "Type"],
  Object.entries(responses).map(([status, { description, content: body }]) => [
    `<code>${html(status)}</code>`,
    html(description),
    body
      ? Object.entries(body)
          .map(([type, { schema }]) => `<code>${html(type)}</code> ${typeOf(schema)}`)
          .join("<br>")
      : "",
  ]),
)}
</section>`;
  }

  function bodies(content: Record<string, { schema: Part }>): string {
    const types = Object.keys(content).map((type) => `<code>${html(type)}</code>`);
    const schema = Object.values(content)[0]?.schema ?? {};
    const shape = schema["$ref"] ? `<p>${typeOf(schema)}</p>` : schemaTable(schema);
    return `<p>${types.join(` or `)}</p>${shape}`;
  }

  function schemaTable(schema: Part): string {
    const required = new Set(schema["required"] as string[] | undefined);
    const properties = Object.entries((schema["properties"] ?? {}) as Record<string, Part>);
    return table(
      ["Field", "Type", ""],
      properties.map(([name, property]) => [
        `<code>${html(name)}</code>`,
        typeOf(property),
        required.has(name) ? "required" : "",
      ]),
    );
  }

  function typeOf(schema: Part): string {
    const reference = schema["$ref"];
    if (typeof reference === "string") {
      const name = reference.split("/").at(-1) ?? "";
      return `<a href="#${html(name)}"><code>${html(name)}</code></a>`;
    }
    const choices = (schema["enum"] ?? (schema["const"] === undefined ? undefined : [schema["const"]])) as
      | unknown[]
      | undefined;
    if (choices) return choices.map((value) => `<code>${html(value)}</code>`).join(", ");
    const alternatives = (schema["anyOf"] ?? schema["oneOf"]) as Part[] | undefined;
    if (alternatives) return alternatives.map(typeOf).join(` or `);
    if (schema["type"] === "array") return `list of ${typeOf((schema["items"] ?? {}) as Part)}`;
    const bounds = ["format", "minLength", "maxLength", "minimum", "maximum", "default"]
      .filter(
        (keyword) => schema[keyword] !== undefined && Math.abs(Number(schema[keyword])) !== Number.MAX_SAFE_INTEGER,
      )
      .map((keyword) => `${keyword} ${String(schema[keyword])}`);
    return html([schema["type"] ?? "any value", ...bounds].join(", "));
  }
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: "th" | "td", row: readonly string[]) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join("");
  const body = rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("");
  return `<div class="scroll" tabindex="0"><table><thead><tr>${cells("th", header.map(html))}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function html(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
