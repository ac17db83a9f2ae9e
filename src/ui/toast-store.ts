/** Notifications (SPEC §4, §9): one at a time; a dismissed one is closed at once and deleted much later. */

/** How long a closed toast is remembered, in milliseconds. */
export const REMOVAL_DELAY = 1_000_000;
/** How long a toast is shown, in milliseconds, unless hovered or focused. */
export const DISPLAY_TIME = 5_000;

export interface ToastContent {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Not read aloud, because what takes the focus says the same. */
  silent?: boolean;
  /** Overrides {@link DISPLAY_TIME}. */
  seconds?: number;
  /** An action; pressing it closes the toast. */
  action?: {
    label: string;
    /** How to do the same without the toast, for screen readers. */
    instead: string;
    onPress: () => void;
  };
}
export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

export interface ToastStore {
  /** The current toast, if any. The same object until something changes. */
  current: () => Toast | undefined;
  /** Shows a toast, replacing the previous one. */
  add: (content: ToastContent) => number;
  /** Changes a toast that still exists; an unknown id is ignored. */
  update: (id: number, content: Partial<ToastContent>) => void;
  /** Closes a toast; it is removed `REMOVAL_DELAY` later. */
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

/** This page's store. */
export const toasts = createToastStore();
