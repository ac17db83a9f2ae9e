import type { Page } from "@playwright/test";

/** A page's chat as visitors use it, in either language. */
export function chatOf(page: Page) {
  const panel = page.getByRole("dialog", { name: /Assistant Nordet|Nordet assistant|Camille Roy/ });
  return {
    /** The round button, a link without scripts. */
    opener: page.locator(".chat"),
    panel,
    minimise: panel.getByRole("button", { name: /^(Réduire|Minimize)/ }),
    input: panel.getByRole("textbox"),
    send: panel.getByRole("button", { name: /^(Envoyer|Send)$/ }),
    log: panel.getByRole("region"),
    messages: panel.getByRole("listitem").and(panel.locator(".chat-message")),
    retry: panel.getByRole("button", { name: /^(Réessayer|Try again)$/ }),
    said: panel.getByRole("status"),
  };
}

export type Chat = ReturnType<typeof chatOf>;

/** Opens the chat with a press and waits until the input has the focus. */
export async function openChat(page: Page): Promise<Chat> {
  const chat = chatOf(page);
  await chat.opener.click();
  await chat.panel.waitFor();
  await page.waitForFunction(() => document.activeElement?.matches(".chat-panel textarea"));
  // It animates into place, and some journeys measure it.
  await chat.panel.evaluate((panel) => Promise.allSettled(panel.getAnimations().map(({ finished }) => finished)));
  return chat;
}
