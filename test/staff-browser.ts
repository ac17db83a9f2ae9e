import type { TestApi } from "./api.ts";

/**
 * Creates a staff member's browser, which stores cookies.
 * @param origin the site's origin, sent with writes
 */
export function staffBrowser(api: TestApi, origin: string) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const keep = (response: Response) => {
    for (const set of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = set.split("; ");
      const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      if (attributes.some((each) => /^max-age=0$/i.test(each)) || value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    jar,
    headers: () => new Headers({ cookie: cookie() }),
    /** Posts a form as a browser without JavaScript does, and returns the redirect's target, or else the status. */
    async form(path: string, fields: Record<string, string>) {
      const response = await api.postForm(`/api/staff/${path}`, fields, {}, { Origin: origin, Cookie: cookie() });
      return keep(response).headers.get("location") ?? String(response.status);
    },
    async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const all = { Origin: origin, Cookie: cookie(), "Content-Type": "application/json", ...headers };
      const init = { method, headers: all, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      return keep(await api.request(path, init));
    },
    async me() {
      return (await this.call("GET", "/api/staff/me")).status;
    },
  };
}

export type StaffBrowser = ReturnType<typeof staffBrowser>;
