import { CONSENT_FRAME } from "./consent.ts";

type Tag = (command: "event", name: string) => void;

/** Tells the analytics tag, if the visitor let one be loaded, that something happened (SPEC §7, last line). */
export function tellAnalytics(event: string): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name=${CONSENT_FRAME}]`);
  (frame?.contentWindow as { gtag?: Tag } | null | undefined)?.gtag?.("event", event);
}
