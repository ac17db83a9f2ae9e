/**
 * Adds a style sheet to the document; does nothing on the server. Parts that appear only after an action (dialog,
 * toast, tooltip) bring their own styles, so that no page loads them up front. The content policy does not apply to
 * constructed style sheets.
 */
export function adoptStyle(css: string): void {
  if (typeof document === "undefined") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
