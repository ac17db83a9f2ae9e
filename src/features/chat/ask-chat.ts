const QUESTION = "nordet-ask";

/** Opens the page's chat. It does not open over the focused element, so blur it first. */
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
 * Passes on questions asked before the chat loaded, and later ones.
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
    // Nothing could have been stored.
  }
  return () => removeEventListener(QUESTION, hand);
}
