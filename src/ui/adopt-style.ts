/**
 * Adds a style sheet from a script. Parts that appear only after an action (dialog, toast, tooltip) bring their own
 * styles, so that no page loads them up front; constructed sheets need no permission from the content policy. Does
 * nothing on the server.
 */
export function adoptStyle(css: string): void {
  if (typeof document === "undefined") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
