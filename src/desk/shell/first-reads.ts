import { apiHref } from "../../ui/api-client.ts";
import { PAGE_SIZE } from "../kit/pages.ts";
import type { View } from "./desk-address.ts";

const requests = (query: object) =>
  apiHref("GET /consultations", { query: { ...query, order: "urgent", limit: PAGE_SIZE } });

/**
 * What a screen reads first, as its own code asks for it: the page names it, so that the answers are on their way while the
 * code of the desk is. A screen that is missing here reads all the same, later.
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
