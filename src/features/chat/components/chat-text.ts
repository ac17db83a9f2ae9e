import type { TextLike } from "../../../lib/language.ts";
import type { chatFr } from "../../../text/fr/chat/chat.ts";

/** Texts of the chat in one language. */
export type ChatText = TextLike<typeof chatFr>;
