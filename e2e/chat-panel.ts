import type { Page } from "@playwright/test";

/** Locates the parts of a page's chat, in either language. */
export function chatOf(page: Page) {
  const panel = page.getByRole("dialog", { name: /Assistant Nordet|Nordet assistant|Camille Roy/ });
  return {
    /** The round button, which is a link without JavaScript. */
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

/** Opens the chat and waits until the input has the focus. */
export async function openChat(page: Page): Promise<Chat> {
  const chat = chatOf(page);
  // The button may have moved aside for a form; focusing it brings it back.
  await chat.opener.focus();
  await chat.opener.click();
  await chat.panel.waitFor();
  await page.waitForFunction(() => document.activeElement?.matches(".chat-panel textarea"));
  // Waits for the opening animation, because some journeys measure the panel.
  await chat.panel.evaluate((panel) => Promise.allSettled(panel.getAnimations().map(({ finished }) => finished)));
  return chat;
}
