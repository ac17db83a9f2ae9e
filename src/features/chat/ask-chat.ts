const QUESTION = "nordet-ask";

/** Opens the page's chat. The chat never opens over a focused element, so that element is blurred first. */
export function openChat(): void {
  (document.activeElement as HTMLElement | null)?.blur();
  document.querySelector<HTMLAnchorElement>("a.chat")?.click();
}

/** Opens the page's chat and asks a question there. */
export function askChat(question: string): void {
  try {
    sessionStorage.setItem(QUESTION, question);
  } catch {
    // Without storage the chat opens empty.
  }
  openChat();
  dispatchEvent(new Event(QUESTION));
}

/**
 * Passes the chat every question asked on the page, including one asked before the chat loaded.
 * @param ask returns false if it could not take the question, which is then kept
 * @returns a function that unsubscribes
 */
export function onAsked(ask: (question: string) => boolean): () => void {
  const hand = () => {
    const question = sessionStorage.getItem(QUESTION);
    if (question && ask(question)) sessionStorage.removeItem(QUESTION);
  };
  addEventListener(QUESTION, hand);
  try {
    hand();
  } catch {
    // Storage is denied, so no question is waiting.
  }
  return () => removeEventListener(QUESTION, hand);
}
