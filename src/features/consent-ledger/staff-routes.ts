import { Hono } from "hono";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { recordId } from "../../lib/http/record-id.ts";
import { refuseForeignLink } from "../../lib/http/refuse-foreign-link.ts";
import type { ConsentLedger } from "./desk-service.ts";
import { ledgerExportSchema, ledgerLookSchema, ledgerSearchSchema, proofQuerySchema } from "./schema.ts";

/**
 * `/api/privacy/consents`, the ledger of consents: admins only.
 * @param printPolicy Content-Security-Policy of a page to print
 */
export function consentLedgerRoutes({ ledger, printPolicy }: { ledger: ConsentLedger; printPolicy: string }) {
  const routes = new Hono<ApiEnv>();

  routes.post("/searches", async (c) => {
    const { filter, limit, cursor } = parseFields(ledgerSearchSchema, await readJsonObject(c.req));
    return c.json(await ledger.list(filter, limit, cursor));
  });

  routes.post("/looks", async (c) => {
    const who = parseFields(ledgerLookSchema, await readJsonObject(c.req));
    return c.json({ items: await ledger.of(who) });
  });

  routes.get("/wordings", async (c) => c.json(await ledger.wordings()));

  routes.post("/exports", async (c) => {
    const { filter } = parseFields(ledgerExportSchema, await readJsonObject(c.req));
    const language = c.get("language");
    return c.body(await ledger.exportCsv(filter, language, staffOf(c).id), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${language === "fr" ? "consentements" : "consents"}.csv"`,
    });
  });

  routes.get("/:id/proof.html", async (c) => {
    refuseForeignLink(c);
    const language = parseFields(proofQuerySchema, c.req.query()).language ?? c.get("language");
    const page = await ledger.proof(recordId(c), language, staffOf(c).id);
    return c.html(page, 200, { "Content-Security-Policy": printPolicy, "Content-Language": language });
  });

  return routes;
}
