import { type RefObject, useEffect } from "react";

/** Where the chat covers the whole window (SPEC §9). */
const FULL_SCREEN = "(width <= 480px)";
/** What then lies behind it, out of reach of the keyboard too. Dialogs open above it and stay out of this. */
const BEHIND = "body > :is(.skip, header, main, footer, iframe)";

/**
 * While the chat covers the whole window, what is behind it cannot be reached, and the panel is as high as the on-screen
 * keyboard leaves it.
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
