import type { ToastLabels } from "./toast.tsx";
import { type ToastContent, toasts } from "./toast-store.ts";

const load = () => import("./toast.tsx");

/** Preloads the toast code, as soon as a page may need it. Never rejects. */
export async function preloadToasts(): Promise<void> {
  await load().catch(() => undefined);
}

/**
 * Shows a toast from an island. If the toast code cannot be loaded, the toast is lost, so never rely on a toast alone.
 * @param same element with the same message; the toast shows only while that element is out of view
 */
export async function showToast(content: ToastContent, labels: ToastLabels, same?: Element): Promise<void> {
  const code = await load().catch(() => undefined);
  code?.mountToaster(labels);
  if (same) code?.addWhileUnseen(same, content);
  else if (code) toasts.add(content);
}
