import type { TextLike } from "../../../lib/language.ts";
import type { chatFr } from "../../../text/fr/chat/chat.ts";

export type ChatText = TextLike<typeof chatFr>;
