import { CONSENT_FRAME } from "./consent.ts";

type Tag = (command: "event", name: string) => void;

/** Reports an event to the analytics tag, if the visitor allowed one (SPEC §7, last line). */
export function tellAnalytics(event: string): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name=${CONSENT_FRAME}]`);
  (frame?.contentWindow as { gtag?: Tag } | null | undefined)?.gtag?.("event", event);
}
