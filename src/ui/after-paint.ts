import { startTransition, useEffect, useState } from "react";

/** Delay after which work runs even without a paint, in ms, because a background page never paints. */
const AT_THE_LATEST = 250;

/**
 * Runs work after the next paint.
 * @returns a function that cancels the work
 */
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

export function painted(): Promise<void> {
  return new Promise((resolve) => afterPaint(resolve));
}

/**
 * Returns the value, but each change only after the next paint. Base expensive rendering on the result, so that the
 * pressed control reacts at once (INP, BARS).
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (Object.is(value, shown)) return undefined;
    return afterPaint(() => startTransition(() => setShown(() => value)));
  }, [value, shown]);
  return shown;
}

/** Returns false in the component's first frame and true afterwards, so that the expensive part renders only then. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
