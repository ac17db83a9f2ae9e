/**
 * Puts an open popover under what opened it, or over it where there is no room, within the window. (Anchors of CSS would,
 * once every browser has them.)
 * @param edge at which the two are flush
 */
export function placeBeside(opener: HTMLElement, sheet: HTMLElement, edge: "start" | "end"): void {
  const anchor = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const below = anchor.bottom + 4 + height < innerHeight || anchor.top < height;
  const left = edge === "start" ? anchor.left : anchor.right - width;
  sheet.style.top = `${below ? anchor.bottom + 4 : anchor.top - height - 4}px`;
  sheet.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
}
