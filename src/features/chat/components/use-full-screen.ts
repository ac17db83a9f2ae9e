import { type RefObject, useEffect } from "react";

/** When the chat covers the whole window (SPEC §9). */
const FULL_SCREEN = "(width <= 480px)";
/** What is then behind it and must be inert, for the keyboard too. Dialogs open above it and are excluded. */
const BEHIND = "body > :is(.skip, header, main, footer, iframe)";

/**
 * While the chat covers the whole window, everything behind it is inert, and the panel is as high as the on-screen
 * keyboard allows.
 */
export function useFullScreen(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const query = window.matchMedia(FULL_SCREEN);
    const viewport = window.visualViewport;
    const fitKeyboard = () => {
      const { style } = panel.current!;
      const whole = query.matches && viewport && viewport.scale === 1;
      style.height = whole ? `${viewport.height}px` : "";
      style.top = whole ? `${viewport.offsetTop}px` : "";
    };
    const cover = () => {
      for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = query.matches;
      fitKeyboard();
    };
    cover();
    query.addEventListener("change", cover);
    viewport?.addEventListener("resize", fitKeyboard);
    viewport?.addEventListener("scroll", fitKeyboard);
    return () => {
      query.removeEventListener("change", cover);
      viewport?.removeEventListener("resize", fitKeyboard);
      viewport?.removeEventListener("scroll", fitKeyboard);
      for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = false;
    };
  }, [panel, open]);
}
