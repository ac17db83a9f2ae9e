/** Tells the analytics tag, if the visitor let one be loaded, that something happened (SPEC §7, last line). */
export function tellAnalytics(event: string): void {
  const { gtag } = window as { gtag?: (command: "event", name: string) => void };
  gtag?.("event", event);
}
