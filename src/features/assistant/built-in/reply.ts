import type { Language } from "../../../lib/language.ts";
import type { Link, ReplyKind } from "../answer-provider.ts";

/** A reply before it is told. */
export interface Reply {
  kind: ReplyKind;
  language: Language;
  text: string;
  links?: readonly Link[];
  suggestions?: readonly string[];
  topics?: readonly string[];
}
