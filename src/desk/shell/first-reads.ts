import { apiHref } from "../../ui/api-client.ts";
import { PAGE_SIZE } from "../kit/api.ts";
import type { View } from "./desk-address.ts";

const requests = (query: object) =>
  apiHref("GET /consultations", { query: { ...query, order: "urgent", limit: PAGE_SIZE } });

/**
 * A screen's first reads, exactly as its code requests them: the page preloads them in parallel with the desk's code. A
 * screen missing here still works, just later.
 */
export const FIRST_READS: Partial<Record<View, readonly string[]>> = {
  consultations: [requests({}), apiHref("GET /consultations/summary")],
  today: [
    requests({ contacted: false }),
    requests({ due: "late" }),
    requests({ due: "today" }),
    apiHref("GET /consultations", { query: { review: "to-check", limit: PAGE_SIZE } }),
  ],
};
