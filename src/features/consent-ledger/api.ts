import * as z from "zod/mini";
import { PRINT_POLICY } from "../../lib/http/printable-page.ts";
import { route } from "../../lib/http/route.ts";
import { refuseForeignLink } from "../../lib/http/traffic.ts";
import {
  ledgerExportSchema,
  ledgerLookedSchema,
  ledgerLookSchema,
  ledgerPageSchema,
  ledgerSearchSchema,
  proofQuerySchema,
  wordingSchema,
} from "./model.ts";
import { printProof } from "./proof-page.ts";
import { consentsOfPerson, exportLedger, type LedgerParts, listConsents, listKeptWordings } from "./read-ledger.ts";

export const consentLedgerApi = (parts: LedgerParts) => [
  route({
    id: "searchConsents",
    method: "post",
    path: "/privacy/consents/searches",
    about: "Privacy",
    access: "admin",
    summary: "Search the ledger of consents",
    description:
      "Newest first. The filters are in the body, because an email address must not stand in a web address; each page says where the next one begins.",
    body: ledgerSearchSchema,
    response: ledgerPageSchema,
    handle: ({ body: { filter, limit, cursor } }) => listConsents(parts, filter, limit, cursor),
  }),
  route({
    id: "lookAtConsents",
    method: "post",
    path: "/privacy/consents/looks",
    access: "admin",
    summary: "Read the consents of a person",
    description: "By their requests, subscriptions, conversations and email addresses.",
    body: ledgerLookSchema,
    response: ledgerLookedSchema,
    handle: async ({ body }) => ({ items: await consentsOfPerson(parts, body) }),
  }),
  route({
    id: "listConsentWordings",
    method: "get",
    path: "/privacy/consents/wordings",
    access: "admin",
    summary: "List the consent wordings that are kept",
    description: "Each version word for word, with its language and since when it is kept.",
    response: z.array(wordingSchema),
    handle: () => listKeptWordings(parts),
  }),
  route({
    id: "exportConsents",
    method: "post",
    path: "/privacy/consents/exports",
    access: "admin",
    summary: "Export the ledger of consents as CSV",
    description: "In the requested language. The export is noted in the audit log.",
    body: ledgerExportSchema,
    response: z.string(),
    type: "text/csv",
    handle: async ({ c, body, staff }) => {
      const language = c.get("language");
      return c.body(await exportLedger(parts, body.filter, language, staff.id), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${language === "fr" ? "consentements" : "consents"}.csv"`,
      });
    },
  }),
  route({
    id: "printConsentProof",
    method: "get",
    path: "/privacy/consents/:id/proof.html",
    access: "admin",
    summary: "Read the proof of a consent, ready to print",
    description: "One page, in the requested language. Opening it is noted in the audit log.",
    query: proofQuerySchema,
    response: z.string(),
    type: "text/html",
    handle: async ({ c, id, query, staff }) => {
      refuseForeignLink(c);
      const language = query.language ?? c.get("language");
      const page = await printProof(parts, id(), language, staff.id);
      return c.html(page, 200, { "Content-Security-Policy": PRINT_POLICY, "Content-Language": language });
    },
  }),
];
