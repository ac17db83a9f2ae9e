import { startTransition, useEffect, useState } from "react";

/** Fallback delay in milliseconds: a background page paints nothing. */
const AT_THE_LATEST = 250;

/** Runs work once the next frame has been painted. @returns cancels it */
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
 * A value that lags until the frame after its change has been painted. Expensive rendering depends on it, so that a
 * press shows at once where it was made (INP, BARS).
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (Object.is(value, shown)) return undefined;
    return afterPaint(() => startTransition(() => setShown(() => value)));
  }, [value, shown]);
  return shown;
}

/** False in the first frame of its component, whose expensive part renders in the next ones. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
