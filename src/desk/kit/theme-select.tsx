import { useState } from "react";
import { useTexts } from "../shell/desk-context.tsx";
import { keepPreference, readPreference } from "./hooks.ts";

/** Shared with the public pages: one browser, one theme. */
const THEME_KEY = "nordet-theme";
export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

/** Applies and stores a theme; a stored one is applied before the first paint. */
export function applyTheme(theme: Theme): void {
  keepPreference(THEME_KEY, theme);
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export function ThemeSelect() {
  const { t } = useTexts();
  const [theme, setTheme] = useState(() => readPreference(THEME_KEY, THEMES, "system"));
  return (
    <select
      className="theme-select"
      aria-label={t.theme.label}
      value={theme}
      onChange={(event) => {
        const next = event.target.value as Theme;
        setTheme(next);
        applyTheme(next);
      }}
    >
      {THEMES.map((name) => (
        <option key={name} value={name}>
          {t.theme[name]}
        </option>
      ))}
    </select>
  );
}
