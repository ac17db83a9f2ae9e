import { createHash } from "node:crypto";
import type { APIRoute } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import barStyles from "../../../../desk/kit/preview-bar.css?inline";
import { pathOfView } from "../../../../desk/shell/desk-address.ts";
import { CompanyPreviewBar, unbuiltPreview } from "../../../../desk/shell/preview-bars.tsx";
import { signInPath } from "../../../../desk/sign-in/read-page.ts";
import { languageOfPath } from "../../../../lib/language.ts";

const HERE = "/admin/preview/company";
const BAR_HASH = `'sha256-${createHash("sha256").update(barStyles).digest("base64")}'`;

/** Serves a preview for admins: any public page as visitors would see it if the company draft were published now. */
export const GET: APIRoute = async ({ locals, params, url, request, redirect }) => {
  const member = await locals.services.staff.memberOf(request.headers);
  if (!member) return redirect(signInPath(url), 303);
  if (member.role !== "admin") return new Response(null, { status: 404 });
  const path = `/${params["path"] ?? ""}`;
  if (!locals.previewCompany) {
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    return new Response(unbuiltPreview(languageOfPath(path)), { status: 501, headers });
  }
  const page = await locals.previewCompany(path + url.search);
  if (!page) return redirect(pathOfView("company"), 303);
  if (page.status === 404) return new Response(null, { status: 404 });
  const { "content-type": type = "", "content-security-policy": policy = "" } = page.headers;
  const isPage = type.startsWith("text/html");
  const body = isPage ? asPreview(new TextDecoder().decode(page.body), path) : new Uint8Array(page.body);
  return new Response(body, {
    status: page.status,
    headers: {
      "Content-Type": type,
      "Content-Security-Policy": isPage ? previewPolicy(policy) : policy,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
};

/**
 * Tightens the content policy to block forms and the chat in the preview, because they would reach the live company.
 */
const previewPolicy = (policy: string) =>
  policy.replace(/(connect-src|form-action) [^;]*/g, "$1 'none'").replace("style-src", `style-src ${BAR_HASH}`);

/**
 * Adds the preview bar to a page, rewrites links to stay in the preview, and removes the redirect to the English page.
 */
function asPreview(html: string, path: string): string {
  const bar = renderToStaticMarkup(createElement(CompanyPreviewBar, { language: languageOfPath(path) }));
  return html
    .replace(/ data-en="[^"]*"/, "")
    .replaceAll(/(<a\b[^>]*? href=")\/(?!admin|api\/|_)([^"]*)/g, (_, before, to) => `${before}${HERE}/${to}`)
    .replaceAll(/(<(?:img|link)\b[^>]*? (?:src|href)=")(\/company\/)/g, (_, before, to) => before + HERE + to)
    .replace("</head>", () => `<style>${barStyles}</style></head>`)
    .replace(/<main\b[^>]*>/, (main) => main + bar);
}
