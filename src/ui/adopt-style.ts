/**
 * Adds a style sheet to the page from a script. What appears only after an action (dialog, notification, tooltip) brings
 * its styles along, so that no page carries them at load; a constructed sheet needs no leave of the content policy.
 * On the server there is no page, and nothing happens.
 */
export function adoptStyle(css: string): void {
  if (typeof document === "undefined") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
