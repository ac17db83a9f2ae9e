/** Toasts (SPEC §4, §9). Only one shows at a time; a dismissed toast closes at once and is removed much later. */

/** How long a closed toast is kept, in ms. */
export const REMOVAL_DELAY = 1_000_000;
/** How long a toast shows, in ms; hovering over or focusing it pauses this time. */
export const DISPLAY_TIME = 5_000;

export interface ToastContent {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** If set, the toast is not announced, because the element that takes focus says the same. */
  silent?: boolean;
  /** How long to show the toast, in seconds, instead of {@link DISPLAY_TIME}. */
  seconds?: number;
  /** Action button; pressing it closes the toast. */
  action?: {
    label: string;
    /** Describes another way to do the same, for screen reader users. */
    instead: string;
    onPress: () => void;
  };
}
export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

export interface ToastStore {
  /** The current toast, if any; the same object until it changes. */
  current: () => Toast | undefined;
  /** Shows a toast in place of the previous one. */
  add: (content: ToastContent) => number;
  /** Changes a toast, unless it has been removed or replaced. */
  update: (id: number, content: Partial<ToastContent>) => void;
  /** Closes a toast, which is removed `REMOVAL_DELAY` later. */
  dismiss: (id: number) => void;
  remove: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let toast: Toast | undefined;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;

  const set = (next: Toast | undefined) => {
    toast = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: number) => {
    if (toast?.id !== id) return;
    clearTimeout(removal);
    set(undefined);
  };
  return {
    current: () => toast,
    add: (content) => {
      clearTimeout(removal);
      lastId += 1;
      set({ ...content, id: lastId, open: true });
      return lastId;
    },
    update: (id, content) => {
      if (toast?.id === id) set({ ...toast, ...content });
    },
    dismiss: (id) => {
      if (toast?.id !== id || !toast.open) return;
      set({ ...toast, open: false });
      removal = setTimeout(() => remove(id), REMOVAL_DELAY);
    },
    remove,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toasts = createToastStore();
