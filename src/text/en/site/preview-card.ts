import type { TextLike } from "../../../lib/language.ts";
import type { previewCardFr } from "../../fr/site/preview-card.ts";

/** Pictures of the pages, as social networks and messages show them beside a link. */
export const previewCardEn: TextLike<typeof previewCardFr> = {
  tagline: "Automation for small businesses",
};
