import { LANGUAGES, type Language, languageOfPath, pathIn } from "../../lib/language.ts";
import type { FormPlacement } from "../consultations/form-placement.ts";
import type { FormProgress } from "./model.ts";

/** What viewing a page counts towards. */
export type CountedPage = { kind: "form"; form: FormProgress } | { kind: "post"; path: string; language: Language };

/** The pages with a form, at their French address. */
const FORM_PAGES: Record<Exclude<FormPlacement, "modal">, string> = {
  home: "/",
  contact: "/contact",
  landing: "/consultation-gratuite",
  appointment: "/rendez-vous",
};

const FORMS: ReadonlyMap<string, CountedPage> = new Map(
  LANGUAGES.flatMap((language) =>
    Object.entries(FORM_PAGES).map(([placement, path]) => [
      pathIn(language, path),
      { kind: "form", form: { language, placement: placement as FormPlacement, stage: "seen" } },
    ]),
  ),
);

/** A slug as in `features/blog`, which excludes the blog's feed and cards. */
const POST = /^(?:\/en)?\/blog\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** @param path canonical, without a query; @returns undefined for a page that is not counted */
export function countedPage(path: string): CountedPage | undefined {
  const form = FORMS.get(path);
  if (form) return form;
  if (!path.includes("/blog/") || !POST.test(path)) return undefined;
  return { kind: "post", path, language: languageOfPath(path) };
}
