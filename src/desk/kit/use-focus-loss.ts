import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * Knows whether the focus was in a list and is nowhere now, because what had it went away: its row was filtered out, or
 * the list was read anew. Whoever leaves the list by themselves has not lost it.
 * @param list stays in the page while its rows come and go
 */
export function useFocusLoss(list: RefObject<HTMLElement | null>): () => boolean {
  const inside = useRef(false);
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      inside.current = target instanceof Node && Boolean(list.current?.contains(target));
    };
    const leave = ({ target }: FocusEvent) => {
      // What is removed is told of before it is gone; a button that waits for its answer gives its focus away unasked.
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
