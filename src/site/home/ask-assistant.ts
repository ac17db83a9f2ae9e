import { askChat, openChat } from "../../features/chat/ask-chat.ts";
import { openConversation } from "../../features/chat/components/conversation.ts";
import type { ShownMessage } from "../../features/chat/components/conversation-state.ts";
import { markdownParts } from "../../features/chat/components/text-parts.ts";
import type { Language } from "../../lib/language.ts";
import { ownQuestionEn } from "../../text/en/site/own-question.ts";
import { ownQuestionFr } from "../../text/fr/site/own-question.ts";

/** Kinds of reply after which a member of staff must still answer at the desk. */
const WAITING = new Set(["unknown", "person", "failure"]);

/**
 * Activates the story's input, so that a visitor's own question takes the same path as Sylvie's. The steps show the
 * question, the assistant's answer and what the team sees; the chat continues the same conversation.
 */
export function AskAssistantScript(island: Element, { language }: { language: Language }): void {
  const form = island.querySelector("form")!;
  const field = form.querySelector("input")!;
  const text = language === "fr" ? ownQuestionFr : ownQuestionEn;
  const conversation = openConversation(language);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let steps: HTMLElement[] = [];
  let answer = make("p");

  const addStep = (who: string, ...parts: HTMLElement[]) => {
    const now = new Date();
    const time = text.time(now.getHours(), `${now.getMinutes()}`.padStart(2, "0"));
    const step = make("li", make("span", time), ` ${who}`, ...parts);
    step.firstElementChild!.className = "story-time";
    island.closest("li")!.before(step);
    steps.push(step);
    return step;
  };
  const removeSteps = () => {
    for (const step of steps) step.remove();
    steps = [];
  };
  const begin = (question: string) => {
    removeSteps();
    const asked = make("p", question);
    asked.className = "asked";
    const first = addStep(text.asks, asked);
    answer = make("p", "…");
    // Keep the line breaks of replies.
    answer.style.whiteSpace = "pre-line";
    answer.ariaLive = "polite";
    answer.ariaBusy = "true";
    addStep(text.answers, answer);
    first.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" });
  };
  const finish = ({ content, kind }: ShownMessage) => {
    const nodes = markdownParts(content).map((part) => {
      if (!part.href) return part.isStrong ? make("strong", part.text) : part.text;
      const link = make("a", part.text);
      link.href = part.href;
      return link;
    });
    answer.replaceChildren(...nodes);
    answer.ariaBusy = "false";
    const { visitor, page, state } = text;
    const goOn = make("button", text.goOn);
    goOn.className = "button button-quiet";
    goOn.addEventListener("click", openChat);
    const fields = [
      [visitor.label, conversation.get().lead.name ?? visitor.anonymous],
      [page.label, page.home],
      [state.label, kind && WAITING.has(kind) ? state.waiting : state.answered],
    ] as const;
    const record = make("dl", ...fields.map(([label, value]) => make("div", make("dt", label), make("dd", value))));
    addStep(text.seen, record, make("p", goOn));
  };

  conversation.subscribe(() => {
    const { messages, writing, failure } = conversation.get();
    const last = messages.at(-1);
    // The visitor has erased the conversation in the chat.
    if (!last) return removeSteps();
    if (answer.ariaBusy !== "true") return;
    if (writing) answer.textContent = writing;
    else if (failure) {
      // The chat shows the error and can retry.
      removeSteps();
      openChat();
    } else if (last.sender !== "user") finish(last);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const question = field.value.trim();
    if (!question) return field.focus();
    // Continue in the chat if it is open or a person is answering.
    if (document.querySelector("#chat") || conversation.get().mode === "staff") {
      askChat(question);
    } else if (conversation.send(question)) begin(question);
    else return;
    field.value = "";
  });
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...content: (Node | string)[]) {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}
