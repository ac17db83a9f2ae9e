/**
 * What wakes up in a page, by name: the file that exports it under that name. The build makes a file for browsers
 * of each (`astro.config.ts`), and `layout/island.astro` prints it.
 */
export const ISLANDS = {
  BookButtonEn: "src/site/consultation/book-button-en.tsx",
  BookButtonFr: "src/site/consultation/book-button-fr.tsx",
  ChatEn: "src/site/chat/chat-en.tsx",
  ChatFr: "src/site/chat/chat-fr.tsx",
  ConsultationFormEn: "src/site/consultation/consultation-form-en.tsx",
  ConsultationFormFr: "src/site/consultation/consultation-form-fr.tsx",
  ReturnCalculatorEn: "src/site/pricing/return-calculator-en.tsx",
  ReturnCalculatorFr: "src/site/pricing/return-calculator-fr.tsx",
} as const;
export type IslandName = keyof typeof ISLANDS;
