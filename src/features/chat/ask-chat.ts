const QUESTION = "nordet-ask";

/** Opens the chat of the page. It does not open over what has the focus, so nothing has it any longer. */
export function openChat(): void {
  (document.activeElement as HTMLElement | null)?.blur();
  document.querySelector<HTMLAnchorElement>("a.chat")?.click();
}

/** Opens the chat of the page and asks a question there. */
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
 * Hands over what was asked before the chat was there, and whatever is asked from then on.
 * @returns stops it
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
    // Nothing could have been kept.
  }
  return () => removeEventListener(QUESTION, hand);
}
