import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToastStore, REMOVAL_DELAY } from "./toast-store.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("toast store", () => {
  it("holds one toast, which the next one replaces", () => {
    const store = createToastStore();
    const first = store.add({ title: "one" });
    const second = store.add({ title: "two", variant: "destructive" });
    expect(store.current()).toEqual({ id: second, title: "two", variant: "destructive", open: true });
    store.update(first, { title: "late" });
    store.dismiss(first);
    store.remove(first);
    expect(store.current()).toMatchObject({ title: "two", open: true });
  });

  it("updates the given properties and keeps the rest", () => {
    const store = createToastStore();
    const id = store.add({ title: "one", description: "more" });
    store.update(id, { title: "uno" });
    expect(store.current()).toEqual({ id, title: "uno", description: "more", open: true });
  });

  it("closes a toast at once, and removes it 1,000,000 ms later, not before", () => {
    const store = createToastStore();
    store.dismiss(store.add({ title: "one" }));
    expect(store.current()).toMatchObject({ open: false });
    vi.advanceTimersByTime(REMOVAL_DELAY - 1);
    expect(store.current()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(store.current()).toBeUndefined();
  });

  it("does not remove a new toast when a dismissed one expires", () => {
    const store = createToastStore();
    store.dismiss(store.add({ title: "one" }));
    vi.advanceTimersByTime(10);
    store.add({ title: "two" });
    vi.advanceTimersByTime(REMOVAL_DELAY);
    expect(store.current()).toMatchObject({ title: "two", open: true });
  });

  it("notifies its listeners of every change until they unsubscribe", () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const id = store.add({ title: "one" });
    store.update(id, { title: "two" });
    store.dismiss(id);
    store.dismiss(id);
    store.remove(id);
    expect(listener).toHaveBeenCalledTimes(4);
    leave();
    store.add({ title: "three" });
    expect(listener).toHaveBeenCalledTimes(4);
  });
});
