import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * Detects that the focus was in a list and was lost because its element disappeared: its row was filtered out, or the
 * list was reloaded. Leaving the list deliberately does not count.
 * @param list stays in the page while its rows come and go
 */
export function useFocusLoss(list: RefObject<HTMLElement | null>): () => boolean {
  const inside = useRef(false);
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      inside.current = target instanceof Node && Boolean(list.current?.contains(target));
    };
    const leave = ({ target }: FocusEvent) => {
      // The event precedes the removal; a button waiting for its response loses focus by itself.
      queueMicrotask(() => {
        const isThere = target instanceof Element && target.isConnected && !target.matches(":disabled");
        if (isThere && document.hasFocus() && document.activeElement === document.body) inside.current = false;
      });
    };
    document.addEventListener("focusin", enter);
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("focusin", enter);
      document.removeEventListener("focusout", leave);
    };
  }, [list]);
  return useCallback(() => inside.current && document.activeElement === document.body, []);
}
