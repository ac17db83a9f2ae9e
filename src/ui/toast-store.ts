/** Notifications (SPEC §4, §9): one at a time; a dismissed one is closed at once and forgotten much later. */

/** Milliseconds a closed toast is remembered for. */
export const REMOVAL_DELAY = 1_000_000;
/** Milliseconds a toast is shown for, unless pointed at or focused. */
export const DISPLAY_TIME = 5_000;

export interface ToastContent {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Not read aloud: what takes the focus says the same. */
  silent?: boolean;
  /** How long it is shown, where it is not {@link DISPLAY_TIME}. */
  seconds?: number;
  /** One thing that can be done about it; pressing it closes the toast. */
  action?: {
    label: string;
    /** How to do the same without the toast, for those whom it is read to. */
    instead: string;
    onPress: () => void;
  };
}
export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

export interface ToastStore {
  /** The one toast, or none. The same object until something changes. */
  current: () => Toast | undefined;
  /** Shows a toast in place of the one before. */
  add: (content: ToastContent) => number;
  /** Changes a toast that is still known; an unknown id is ignored. */
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

/** The one of this page. */
export const toasts = createToastStore();
