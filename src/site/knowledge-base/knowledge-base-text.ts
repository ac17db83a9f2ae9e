import type { Language, TextLike } from "../../lib/language.ts";
import { knowledgeBaseEn } from "../../text/en/site/knowledge-base.ts";
import { knowledgeBaseFr } from "../../text/fr/site/knowledge-base.ts";

export type KnowledgeBaseText = TextLike<typeof knowledgeBaseFr>;

export const KNOWLEDGE_BASE_TEXT: Record<Language, KnowledgeBaseText> = { fr: knowledgeBaseFr, en: knowledgeBaseEn };
