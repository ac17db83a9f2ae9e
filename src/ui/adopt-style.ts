/**
 * Adds a style sheet to the page from a script. What appears only after an action (dialog, notification, tooltip)
 * brings its own styles, so that no page carries them at load; constructed sheets need no permission from the content
 * policy. No effect on the server.
 */
export function adoptStyle(css: string): void {
  if (typeof document === "undefined") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
