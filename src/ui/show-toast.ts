import type { ToastLabels } from "./toast.tsx";
import { type ToastContent, toasts } from "./toast-store.ts";

const load = () => import("./toast.tsx");

/** Fetches the code of the notifications, which no page pays for before it may need one. Never rejects. */
export async function preloadToasts(): Promise<void> {
  await load().catch(() => undefined);
}

/**
 * Shows a notification from an island; without a network to fetch their code it stays unseen, so never rely on it alone.
 * @param same what says the same: the notification shows only while that is out of view
 */
export async function showToast(content: ToastContent, labels: ToastLabels, same?: Element): Promise<void> {
  const code = await load().catch(() => undefined);
  code?.mountToaster(labels);
  if (same) code?.addWhileUnseen(same, content);
  else if (code) toasts.add(content);
}
