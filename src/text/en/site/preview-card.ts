import type { TextLike } from "../../../lib/language.ts";
import type { previewCardFr } from "../../fr/site/preview-card.ts";

/** Preview pictures of pages, shown beside links in social networks and messages. */
export const previewCardEn: TextLike<typeof previewCardFr> = {
  tagline: "Automation for small businesses",
};
