/** A page's status and anchors, as the link checker needs them. */
interface Target {
  ok: boolean;
  ids: ReadonlySet<string>;
}

/** Matches the URL in each link, picture, script, style sheet, frame and form. */
const ADDRESSES = /<(?:a|area|link|img|script|source|iframe|form)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g;

const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#38;", "&");

/**
 * Returns a function that finds broken links to our own pages: URLs that return an error, and anchors that do not
 * exist. It requests no other hosts.
 * @param origin the server's origin
 */
export function linkChecker(origin: string) {
  const targets = new Map<string, Promise<Target>>();

  async function look(address: string): Promise<Target> {
    const answer = await fetch(address);
    const text = /html/.test(answer.headers.get("content-type") ?? "") ? await answer.text() : "";
    return { ok: answer.ok, ids: new Set([...text.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = ""]) => id)) };
  }

  function target(url: URL): Promise<Target> {
    const address = `${url.origin}${url.pathname}${url.search}`;
    const known = targets.get(address) ?? look(address);
    targets.set(address, known);
    return known;
  }

  /**
   * Returns the URLs of a page's broken links, as written in its HTML.
   * @param path the page's path
   * @param siteUrl origin of the site's absolute links, such as canonical URLs
   */
  return async function brokenLinks(path: string, html: string, siteUrl = origin): Promise<string[]> {
    const named = new Set([...html.matchAll(ADDRESSES)].map(([, address = ""]) => unescaped(address)));
    const broken: string[] = [];
    for (const address of named) {
      const url = new URL(address.replace(siteUrl, origin), new URL(path, origin));
      // Skips other hosts, `data:` and `mailto:`, and the API, whose POST-only endpoints answer GET with 404.
      if (url.origin !== origin || url.pathname.startsWith("/api/")) continue;
      const { ok, ids } = await target(url);
      const place = decodeURIComponent(url.hash.slice(1));
      if (!ok || (place !== "" && !ids.has(place))) broken.push(address);
    }
    return broken;
  };
}
