/**
 * Islands by name, each with the file that exports it under that name. The build makes a browser file for each
 * (`astro.config.ts`), and `layout/island.astro` renders it. A `.tsx` exports a component that React hydrates; a `.ts`,
 * for islands without React, exports a function that takes the element.
 */
export const ISLANDS = {
  AskAssistantScript: "src/site/home/ask-assistant.ts",
  BookButtonEn: "src/site/consultation/book-button-en.tsx",
  BookButtonFr: "src/site/consultation/book-button-fr.tsx",
  ChatEn: "src/site/chat/chat-en.tsx",
  ChatFr: "src/site/chat/chat-fr.tsx",
  ConsultationFormEn: "src/site/consultation/consultation-form-en.tsx",
  ConsultationFormFr: "src/site/consultation/consultation-form-fr.tsx",
  PullKnot: "src/site/home/pull-knot.ts",
  ReturnCalculatorEn: "src/site/pricing/return-calculator-en.tsx",
  ReturnCalculatorFr: "src/site/pricing/return-calculator-fr.tsx",
} as const;
export type IslandName = keyof typeof ISLANDS;
