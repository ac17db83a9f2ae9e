import type { ToastLabels } from "./toast.tsx";
import { type ToastContent, toasts } from "./toast-store.ts";

const load = () => import("./toast.tsx");

/** Loads the notifications' code, which no page pays for before it may need one. Never rejects. */
export async function preloadToasts(): Promise<void> {
  await load().catch(() => undefined);
}

/**
 * Shows a notification from an island; it is lost without a network to load its code, so never rely on it alone.
 * @param same an element with the same message: the notification only shows while that is out of view
 */
export async function showToast(content: ToastContent, labels: ToastLabels, same?: Element): Promise<void> {
  const code = await load().catch(() => undefined);
  code?.mountToaster(labels);
  if (same) code?.addWhileUnseen(same, content);
  else if (code) toasts.add(content);
}
