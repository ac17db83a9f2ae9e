import { startTransition, useEffect, useState } from "react";

/** Milliseconds after which it is done all the same: a page in the background paints nothing. */
const AT_THE_LATEST = 250;

/** Does something once the next frame has been painted. @returns what calls it off */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    clearTimeout(late);
  };
  const begin = () => {
    end();
    work();
  };
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(begin);
  });
  const late = setTimeout(begin, AT_THE_LATEST);
  return end;
}

/** Resolves once the next frame has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => afterPaint(resolve));
}

/**
 * A value as it was until the frame after its change has been painted. What is long to draw follows it, so that a press shows
 * at once where it was made (INP, BARS).
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (Object.is(value, shown)) return undefined;
    return afterPaint(() => startTransition(() => setShown(() => value)));
  }, [value, shown]);
  return shown;
}

/** False in the first frame of whatever uses it: its long part is drawn in the next ones. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
