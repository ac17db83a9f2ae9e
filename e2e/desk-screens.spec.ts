import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { APIRequestContext, Page, Request } from "@playwright/test";
import { newSessionId } from "../src/features/chat/session.ts";
import { application } from "../test/applications.ts";
import { expect, expectAccessibleInBothThemes, expectFitsPhone, test } from "./fixtures.ts";

/**
 * Checks every desk screen, with content, in both themes: all axe rules on a desktop in English, and the rules that
 * depend on the width on a phone in French. Each screen's behaviour has its own journey.
 * `PICTURES=<folder>` takes a screenshot of each screen for review.
 */

interface Made {
  consultation: number;
  person: number;
  conversation: number;
  post: number;
}

async function fillDesk(staff: APIRequestContext, visitor: APIRequestContext, origin: string): Promise<Made> {
  const headers = { Origin: origin };
  const sent = await visitor.post("/api/consultations", {
    data: application({ additionalInfo: `Nº ${randomUUID()}` }),
    headers,
  });
  expect(sent.status(), await sent.text()).toBe(201);
  const { id: consultation } = (await sent.json()) as { id: number };
  // Another person with the same phone number, whose name and company are one long word each.
  const long = { name: "W".repeat(100), company: "M".repeat(100), additionalInfo: `Nº ${randomUUID()}` };
  expect((await visitor.post("/api/consultations", { data: application(long), headers })).status()).toBe(201);
  const doubtful = await visitor.post("/api/consultations", { data: application({ leaveEmpty: "x" }), headers });
  expect(doubtful.status()).toBe(201);
  const said = await visitor.post("/api/chatbot/messages", {
    data: {
      sessionId: newSessionId(
        new Date(),
        randomInt(2 ** 40)
          .toString(36)
          .padStart(8, "0"),
      ),
      message: "Faites-vous aussi la comptabilité?",
      messageId: randomUUID(),
      language: "fr",
      page: "/",
    },
    headers,
  });
  expect(said.status(), await said.text()).toBe(200);
  const asked = { kind: "see", email: `${randomUUID()}@exemple.ca`, language: "fr", wish: null };
  expect((await staff.post("/api/privacy/requests", { data: asked, headers })).status()).toBe(201);
  const note = await staff.post(`/api/consultations/${consultation}/notes`, {
    data: { text: "Rappeler jeudi, après 13 h.", mentions: [] },
    headers,
  });
  expect(note.status(), await note.text()).toBe(201);
  const read = async <Answer>(path: string) => (await (await staff.get(path)).json()) as Answer;
  let person: number | null = null;
  await expect(async () => {
    ({ personId: person } = await read<{ personId: number | null }>(`/api/people/of/consultation/${consultation}`));
    expect(person).not.toBeNull();
  }).toPass();
  const { conversations } = await read<{ conversations: { id: number }[] }>("/api/chat/conversations");
  const { pairs } = await read<{ pairs: { fr: { id: number } | null }[] }>("/api/posts");
  return {
    consultation,
    person: Number(person),
    conversation: conversations[0]!.id,
    post: pairs.find(({ fr }) => fr)!.fr!.id,
  };
}

type Screen = [name: string, path: string, layout?: string];

/** Every screen's path, by section; a screen with several layouts first stores the preferred one. */
const SECTIONS: Record<string, (made: Made) => Screen[]> = {
  requests: ({ consultation }) => [
    ["consultations-cards", "/admin", "cards"],
    ["consultations-list", "/admin", "list"],
    ["consultations-board", "/admin", "board"],
    ["consultations-none", "/admin?q=nobody-has-this-name", "cards"],
    ["consultation", `/admin?consultation=${consultation}`, "list"],
    ["letter", `/admin?consultation=${consultation}&write=${consultation}`, "list"],
    ["to-check", "/admin/to-check"],
    ["overview", "/admin/overview"],
    ["scoring", "/admin/overview/scoring"],
    ["appointments", "/admin/appointments"],
    ["appointment-hours", "/admin/appointments/hours"],
  ],
  people: ({ person, conversation }) => [
    ["people", "/admin/people"],
    ["person", `/admin/people/${person}`],
    ["chats", "/admin/chat"],
    ["chat", `/admin/chat/${conversation}`],
    ["chat-questions", "/admin/chat/questions"],
    ["chat-answers", "/admin/chat/answers"],
  ],
  content: ({ post }) => [
    ["posts", "/admin/blog"],
    ["post", `/admin/blog?post=${post}`],
    ["posts-transfer", "/admin/blog?view=transfer"],
    ["newsletter", "/admin/newsletter"],
    ["outbox", "/admin/outbox"],
    ["templates", "/admin/templates"],
  ],
  settings: () => [
    ["privacy-requests", "/admin/privacy"],
    ["privacy-person", "/admin/privacy?tab=person"],
    ["privacy-consents", "/admin/privacy?tab=consents"],
    ["privacy-certificates", "/admin/privacy?tab=certificates"],
    ["privacy-retention", "/admin/privacy?tab=retention"],
    ["privacy-incidents", "/admin/privacy?tab=incidents"],
    ["staff", "/admin/staff"],
    ["audit", "/admin/audit"],
    ["account", "/admin/account"],
  ],
};

/**
 * Returns a function that opens a screen, and waits for its heading and for all HTTP requests to end. `networkidle`
 * would wait forever, because the event stream never ends.
 */
function opener(page: Page): (path: string) => Promise<void> {
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() !== "eventsource") underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return async (path) => {
    underWay.clear();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await expect
      .poll(async () => {
        // A response may cause further requests, so this waits for two frames without any.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        return underWay.size;
      })
      .toBe(0);
    // The heading awaited above may have been a placeholder's.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };
}

for (const [section, screens] of Object.entries(SECTIONS)) {
  test(`every screen of ${section} is accessible in both themes`, { tag: "@both-widths" }, async ({
    page,
    staffPage,
    baseURL,
    isMobile,
  }) => {
    const made = await fillDesk(staffPage.request, page.request, baseURL ?? "");
    const language = isMobile ? "fr" : "en";
    const open = opener(staffPage);
    // The narrowest width that WCAG requires (1.4.10).
    if (isMobile) await staffPage.setViewportSize({ width: 320, height: 640 });
    await staffPage.goto("/admin/account");
    for (const [name, path, layout] of screens(made)) {
      await test.step(name, async () => {
        await staffPage.evaluate(
          ([spoken, shown]) => {
            localStorage["nordet-desk-language"] = spoken;
            if (shown) localStorage["nordet-desk-layout"] = shown;
          },
          [language, layout] as const,
        );
        await open(path);
        await expect(staffPage.locator("html")).toHaveAttribute("lang", `${language}-CA`);
        const width = await staffPage.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(width, `${name} is wider than the window`).toBeLessThanOrEqual(0);
        await (isMobile ? expectFitsPhone(staffPage) : expectAccessibleInBothThemes(staffPage));
        const pictures = process.env["PICTURES"];
        for (const colorScheme of pictures ? (["light", "dark"] as const) : []) {
          await staffPage.emulateMedia({ colorScheme });
          const file = `${name}-${isMobile ? "phone" : "desktop"}-${colorScheme}.png`;
          await staffPage.screenshot({ path: join(pictures ?? "", file) });
        }
      });
    }
  });
}

test("nothing is hidden behind the bar under a request's record on a phone @phone", async ({
  page,
  staffPage,
  baseURL,
}) => {
  const email = `${randomUUID()}@exemple.ca`;
  const ids: number[] = [];
  // Sends two requests from one person: the later request's timeline links to the earlier request.
  for (const additionalInfo of [randomUUID(), randomUUID()]) {
    const data = application({ email, additionalInfo });
    const sent = await page.request.post("/api/consultations", { data, headers: { Origin: baseURL ?? "" } });
    expect(sent.status(), await sent.text()).toBe(201);
    ids.push(((await sent.json()) as { id: number }).id);
  }
  const open = opener(staffPage);
  await staffPage.setViewportSize({ width: 320, height: 640 });
  await open(`/admin?consultation=${ids[1]}`);
  const dialog = staffPage.getByRole("dialog");
  const button = dialog.locator(".record-bar button");
  const link = dialog.locator(".entry a").last();
  await expect(link).toBeVisible();
  const [{ y, height }, below] = [(await link.boundingBox())!, (await button.boundingBox())!];
  // Sets the height at which the bar's buttons begin halfway down the link.
  await staffPage.setViewportSize({ width: 320, height: Math.round(640 + y + height / 2 - below.y) });
  await expectFitsPhone(staffPage);

  const isOnTop = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, bottom - 1)) && top >= 0;
  };
  await link.focus();
  expect(await link.evaluate(isOnTop), "the focused link is in view").toBe(true);
  const last = dialog.locator("summary").last();
  await last.focus();
  expect(await last.evaluate(isOnTop), "so is the last target of the facts").toBe(true);
});
