import type { Fact } from "../../db/facts.ts";

type Of<Kind extends string, Detail> = Fact & { kind: `letter.${Kind}`; subject: number; detail: Detail };

/** Facts about letters and their templates; the subject is the row's id. */
export type LetterFact =
  | Of<"sent", { consultationId: number; template?: { id: number; version: number } }>
  /** `sentAt`: ISO 8601. */
  | Of<"taken-back", { consultationId: number; sentAt: string }>
  | Of<"template-archived" | "template-restored", Record<string, never>>;
