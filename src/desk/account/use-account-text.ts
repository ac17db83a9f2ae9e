import { useLanguage } from "../../ui/language-context.tsx";
import type { DeskTexts } from "../desk-texts.ts";

export function useAccountText() {
  return useLanguage<DeskTexts>().text.account;
}
