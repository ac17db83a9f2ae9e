import { createRoot } from "react-dom/client";
import { isLanguage, type Language } from "../../lib/language.ts";
import { api } from "../../ui/api-client.ts";
import { viewOfPath } from "./desk-address.ts";
import { DeskApp } from "./desk-app.tsx";
import type { DeskStaff } from "./desk-context.tsx";
import { deskLanguage, keepDeskLanguage, loadTexts, tellLanguage } from "./desk-language.ts";
import type { DeskTexts } from "./texts/desk-texts.ts";
import { goTo } from "./use-address.ts";
import { fetchCode } from "./view-code.ts";

/** Mounts the desk in the container that `DeskBoot` rendered. */
export async function mountDesk(): Promise<void> {
  const place = document.getElementById("desk");
  if (!place) throw new Error("The page has no place for the desk");
  const staff = JSON.parse(place.dataset["staff"] ?? "") as DeskStaff;
  const language = chosenLanguage();
  const view = viewOfPath(location.pathname);
  if (view) fetchCode(view);
  const texts = await loadTexts(language);
  // Extends the session, so that active users stay signed in; if that fails, the first read shows the error.
  void api("GET /staff/me").catch(() => undefined);
  tellLanguage(staff.id, language, false);
  const root = createRoot(place);
  const draw = (language: Language, texts: DeskTexts) =>
    root.render(<DeskApp staff={staff} language={language} texts={texts} onLanguage={draw} />);
  draw(language, texts);
  redraw = draw;
}

/** Re-renders the mounted desk with other texts. */
let redraw: ((language: Language, texts: DeskTexts) => void) | undefined;
// Hot reload of texts in development.
import.meta.hot?.accept("./desk-language.ts", async (changed) => {
  const language = deskLanguage();
  redraw?.(language, await changed?.["loadTexts"](language));
});

/** Returns the first language. After sign-in in English, the URL has `?lang=en`, which is stored as if chosen here. */
function chosenLanguage(): Language {
  const url = new URL(location.href);
  const asked = url.searchParams.get("lang");
  if (asked === null) return deskLanguage();
  url.searchParams.delete("lang");
  goTo(`${url.pathname}${url.search}`, { replace: true });
  if (!isLanguage(asked)) return deskLanguage();
  keepDeskLanguage(asked);
  return asked;
}
