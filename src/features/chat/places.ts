/** Limits concurrent resources in this process, so that no visitor takes all of them. */
export function createPlaces() {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const left = (counts.get(key) ?? 0) + by;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  return {
    /**
     * Takes a slot under each key.
     * @param bounds number of slots per key
     * @returns releases them; undefined if any key is full
     */
    take(bounds: Readonly<Record<string, number>>): (() => void) | undefined {
      const keys = Object.keys(bounds);
      if (keys.some((key) => (counts.get(key) ?? 0) >= bounds[key]!)) return undefined;
      for (const key of keys) change(key, 1);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        for (const key of keys) change(key, -1);
      };
    },
  };
}
