import { readFile } from "node:fs/promises";
import type { Download } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const TEXT = "/documents/nordet-base-de-connaissances.txt";
const PDF = "/documents/nordet-base-de-connaissances.pdf";

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

test.describe("the knowledge base", () => {
  test("copies the same text as the download, and confirms it once, for two seconds", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await page.goto("/share");
    await page.getByRole("link", { name: "Garanties" }).click();
    await expect(page.getByRole("heading", { name: "Garanties", level: 2 })).toBeInViewport();

    await page.getByRole("button", { name: "Copier dans le presse-papiers" }).click();
    await expect(page.getByRole("button", { name: "Copié!" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /./ })).toHaveText("Copié!");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await page.request.get(TEXT)).text());
    await page.clock.runFor(2_000);
    await expect(page.getByRole("button", { name: "Copier dans le presse-papiers" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /./ })).toHaveCount(0);

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Télécharger le fichier" }).click();
    expect((await download).suggestedFilename()).toBe("nordet-base-de-connaissances.pdf");
    expect((await contentOf(await download)).toString("latin1", 0, 5)).toBe("%PDF-");
  });

  test("selects the text if the browser refuses to copy", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.goto("/en/share");
    await page.getByRole("button", { name: "Copy to Clipboard" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copying did not work" })).toBeVisible();
    const selected = await page.evaluate(() => getSelection()?.toString() ?? "");
    expect(selected).toContain("Plans and prices");
    expect(selected).toContain("$3,500 a month");
    expect(selected).not.toContain("Copy to Clipboard");
  });

  for (const [path, home] of [
    ["/file/knowledge-base.pdf", "/"],
    ["/en/kb.pdf", "/en"],
  ] as const) {
    test(`${path} downloads the PDF and redirects to the home page after a second`, async ({ page }) => {
      await page.clock.install();
      await page.goto("/pricing");
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const download = page.waitForEvent("download");
      await page.goto(path);
      expect((await download).suggestedFilename()).toMatch(/^nordet-.*\.pdf$/);
      await page.clock.runFor(999);
      await expect(page).toHaveURL(path);
      await page.clock.runFor(1);
      await page.waitForURL((url) => url.pathname === home);
      await page.goBack();
      await expect(page, "the page between left no entry in the history").toHaveURL("/pricing");
    });
  }

  test("the page does not redirect if the visitor presses anything while the PDF loads", async ({ page }) => {
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route("**/documents/*.pdf", async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    const download = page.waitForEvent("download");
    await page.goto("/en/kb.pdf");
    await page.keyboard.press("Shift");
    letThrough();
    await download;
    await expect(page.getByRole("status").first()).toHaveText("The PDF has been downloaded.");
    await page.clock.runFor(1_300);
    await expect(page).toHaveURL("/en/kb.pdf");
  });

  test("a visitor who chose English downloads the English file, once", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("nordet-language", "en"));
    const names: string[] = [];
    page.on("download", (download) => void names.push(download.suggestedFilename()));
    await page.goto("/kb.pdf").catch(() => undefined);
    await page.waitForURL((url) => url.pathname === "/en");
    expect(names).toEqual(["nordet-knowledge-base.pdf"]);
  });
});

test.describe("the knowledge base, when the download fails", () => {
  test.use({ expectedConsole: [/ERR_FAILED|Failed to fetch/] });

  test("says so, logs the failure and can be retried", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => void logged.push(message.text()));
    let letThrough: () => void = () => undefined;
    await page.route(`**${TEXT}`, (route) => route.abort(), { times: 1 });
    await page.goto("/download");
    await page.getByRole("link", { name: "Télécharger le fichier" }).click();
    const retry = page.getByRole("link", { name: "Réessayer" });
    await expect(retry).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Le fichier n’est pas arrivé" })).toBeVisible();
    expect(logged.join()).toContain("Failed to fetch");

    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(`**${TEXT}`, async (route) => {
      await held;
      await route.continue();
    });
    const download = page.waitForEvent("download");
    await retry.click();
    const busy = page.getByRole("link", { name: "Téléchargement…" });
    await expect(busy).toHaveAttribute("aria-disabled", "true");
    letThrough();
    expect((await download).suggestedFilename()).toBe("nordet-base-de-connaissances.txt");
    expect((await contentOf(await download)).toString("utf8")).toContain("## Forfaits et prix");
    await expect(page.getByRole("link", { name: "Télécharger le fichier" })).toBeVisible();
  });
});

test.describe("the knowledge base without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("downloads through plain links, and the PDF page starts its download by itself", async ({ page }) => {
    await page.goto("/share");
    await expect(page.getByRole("button", { name: "Copier dans le presse-papiers" })).toBeHidden();
    const text = page.waitForEvent("download");
    await page.goto("/download");
    await page.getByRole("link", { name: "Télécharger le fichier" }).click();
    expect((await text).suggestedFilename()).toBe("nordet-base-de-connaissances.txt");
    const pdf = page.waitForEvent("download");
    await page.goto("/kb.pdf");
    expect((await pdf).suggestedFilename()).toBe("nordet-base-de-connaissances.pdf");
    await expect(page.getByRole("link", { name: "Aller à l’accueil" })).toBeVisible();
  });
});

test("the files are cacheable: HEAD returns their headers, and a cached file is not resent", async ({ request }) => {
  for (const [address, type] of [
    [PDF, "application/pdf"],
    [TEXT, "text/plain; charset=utf-8"],
  ] as const) {
    const head = await request.head(address);
    expect(head.status()).toBe(200);
    const { etag, ...headers } = head.headers();
    expect(headers).toMatchObject({
      "content-type": type,
      "content-disposition": `attachment; filename="${address.split("/").pop()}"`,
      "x-robots-tag": "noindex",
      "cache-control": "no-cache",
    });
    expect((await request.get(address, { headers: { "If-None-Match": etag! } })).status()).toBe(304);
    expect((await request.get(address)).headers()["etag"]).toBe(etag);
    expect((await request.post(address)).status()).toBe(405);
  }
  expect((await request.get("/documents/other.pdf")).status()).toBe(404);
});
