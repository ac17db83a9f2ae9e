import { readFileSync } from "node:fs";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { newSigningSecret, signedHeaders } from "./deliver.ts";
import { EVENT_DATA } from "./events.ts";
import { WEBHOOK_EVENTS } from "./model.ts";

/** What `docs/webhooks.md` says holds. */
const PAGE = readFileSync(new URL("../../../docs/webhooks.md", import.meta.url), "utf8");

const listed = (shape: object) =>
  Object.keys(shape)
    .map((field) => `\`${field}\``)
    .join(", ");

it("lists the fields of every event, and no other", () => {
  const rows = [...PAGE.matchAll(/^\| `([a-z.-]+)` +\| (.*?) +\| (.*?) *\|$/gm)].map(([, ...cells]) => cells);
  const wanted = WEBHOOK_EVENTS.map((event) => {
    const { thin, full } = EVENT_DATA[event];
    return [event, listed(thin.shape), listed(full.shape)];
  });
  expect(rows).toEqual(wanted);
});

it("verifies what is signed with the code of the page, and nothing else", async () => {
  const code = /```js\n(.*?)```/s.exec(PAGE)![1]!;
  expect(
    code
      .trim()
      .split("\n")
      .filter((line) => line !== "").length,
  ).toBeLessThanOrEqual(12);
  const { verify } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    verify(secret: string, headers: Record<string, string>, body: string): unknown;
  };
  const secret = newSigningSecret();
  const body = JSON.stringify({ type: "chat.lead", data: { name: "Éloïse" } });
  const headers = signedHeaders(secret, "evt_1", new Date(), body);
  expect(verify(secret, headers, body)).toEqual(new Webhook(secret).verify(body, headers));
  const both = { ...headers, "webhook-signature": `v1,x ${headers["webhook-signature"]}` };
  expect(verify(secret, both, body)).toEqual(JSON.parse(body));
  expect(() => verify(secret, headers, `${body} `)).toThrow("not signed");
  expect(() => verify(newSigningSecret(), headers, body)).toThrow("not signed");
  const old = signedHeaders(secret, "evt_1", new Date(Date.now() - 600_000), body);
  expect(() => verify(secret, old, body)).toThrow("too old");
});
