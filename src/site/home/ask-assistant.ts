import { askChat } from "../../features/chat/ask-chat.ts";

/** Wakes the field of the story: the chat opens with the question asked. */
export function AskAssistantScript(island: Element): void {
  const form = island.querySelector("form")!;
  const field = form.querySelector("input")!;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const question = field.value.trim();
    if (!question) return field.focus();
    field.value = "";
    // The chat does not open over what has the focus.
    field.blur();
    askChat(question);
  });
}
