import type { ToastLabels } from "./toast.tsx";
import { type ToastContent, toasts } from "./toast-store.ts";

const load = () => import("./toast.tsx");

/** Fetches the code of the notifications, which no page pays for before it may need one. Never rejects. */
export async function preloadToasts(): Promise<void> {
  await load().catch(() => undefined);
}

/** Shows a notification from an island; without a network to fetch their code it stays unseen, so never rely on it alone. */
export async function showToast(content: ToastContent, labels: ToastLabels): Promise<void> {
  const code = await load().catch(() => undefined);
  code?.mountToaster(labels);
  if (code) toasts.add(content);
}
