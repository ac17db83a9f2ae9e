import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fileAddress } from "../../src/features/knowledge-base/document.ts";
import { CASES } from "../../src/lib/company/case-studies.ts";
import { LANGUAGES, type Language, pathIn } from "../../src/lib/language.ts";
import { SITE_PAGES } from "../../src/site/layout/site-pages.ts";
import { claimsEn } from "../../src/text/en/claims.ts";
import { claimsFr } from "../../src/text/fr/claims.ts";
import { startServerProcess, untilReady } from "../server-process.ts";

/** Tests the whole site as the public sees it, as a demonstration and in service. */

// This process has the demonstration's texts, because nothing in its environment puts the site in service.
const LINE: Record<Language, string> = { fr: claimsFr.demonstration!, en: claimsEn.demonstration! };
/** Names and figures in the fictional cases, and phrases that admit that content is made up. */
const MADE_UP = [
  ...CASES.flatMap(({ person, company }) => [person, company]),
  ...["(exemple)", "(example)", "fictif", "fictive", "fictional", "plus de 50 entreprises", "more than 50 businesses"],
];
const ADDRESSES = SITE_PAGES.flatMap((page) =>
  LANGUAGES.map((language) => ({ language, address: pathIn(language, page.path) })),
);
const ARTICLE = /href="(\/(?:en\/)?blog\/(?!topics|feed|page)[^"#?]+)"/g;

/** Starts a server, fetches each path, and returns the response bodies by path. */
async function read(variables: Record<string, string>, addresses: readonly string[]): Promise<Map<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), "nordet-demonstration-"));
  const server = await startServerProcess({ DATA_DIR: folder, ...variables });
  try {
    await untilReady(server);
    const said = new Map<string, string>();
    for (const address of addresses) said.set(address, await (await fetch(server.url + address)).text());
    return said;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const files = LANGUAGES.map((language) => ({ language, address: fileAddress(language, "txt") }));
const feeds = LANGUAGES.flatMap((language) =>
  ["xml", "atom", "json"].map((format) => ({ language, address: pathIn(language, `/blog/feed.${format}`) })),
);

describe("a demonstration", () => {
  it("says so once on every page, file and feed, and words its claims as the specification does", async () => {
    const said = await read(
      {},
      [...ADDRESSES, ...files, ...feeds].map(({ address }) => address),
    );
    for (const { language, address } of ADDRESSES) {
      const html = said.get(address)!;
      expect(html.split(`>${LINE[language]}<`).length - 1, address).toBe(1);
      expect(html, address).toMatch(new RegExp(`og:image:alt" content="[^"]* · ${LINE[language]}"`));
      expect(html, address).not.toContain("noindex");
      const described = [...html.matchAll(/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json).join();
      expect(described, address).not.toMatch(/review|rating|70\s?%|400\s?%/i);
    }
    for (const { language, address } of [...files, ...feeds])
      expect(said.get(address), address).toContain(LINE[language]);
    expect(said.get("/about")).toContain("Ce que nous changeons, en chiffres");
    expect(said.get("/en")).toContain("More than 50 businesses");
    expect(said.get("/case-studies")).toContain(CASES[0].person);
  });

  it("is excluded from search engines where it is public", async () => {
    const said = await read({ SITE_URL: "https://demo.nordet.example", DEMONSTRATION: "public-demo" }, [
      "/",
      "/en/blog",
    ]);
    for (const html of said.values()) expect(html).toContain('<meta name="robots" content="noindex">');
    expect(said.get("/")).toContain(LINE.fr);
  });
});

describe("in service", () => {
  it("shows nothing made up, and keeps every page complete", async () => {
    const all = [...ADDRESSES, ...files, ...feeds].map(({ address }) => address);
    const said = await read({ SITE_URL: "http://127.0.0.1" }, all);
    for (const [address, text] of said) {
      for (const word of [LINE.fr, LINE.en, ...MADE_UP]) {
        expect(text.toLowerCase().includes(word.toLowerCase()), `${address}: ${word}`).toBe(false);
      }
      expect(text.match(ARTICLE) ?? [], `${address}: sample posts`).toEqual([]);
    }
    for (const { address } of ADDRESSES) expect(/<h1[ >]/.test(said.get(address)!), address).toBe(true);
    expect(said.get("/about")).toContain("Ce que nous visons, en chiffres");
    expect(said.get("/case-studies")).toContain("Aucun cas n’est publié pour l’instant.");
    expect(said.get("/en")).toContain("Local small businesses");
  });
});
