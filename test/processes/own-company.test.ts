import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { type CompanyValues, companyValues } from "../../src/features/company/model.ts";
import { fileAddress } from "../../src/features/knowledge-base/files.ts";
import { LANGUAGES, pathIn } from "../../src/lib/language.ts";
import { SITE_PAGES } from "../../src/site/layout/site-pages.ts";
import { refusedStart, startServerProcess, untilReady } from "../server-process.ts";

/** Another company in place of the sample, from a file alone (OWNER.md): everything people read is its own. */

const BOREAL: CompanyValues = {
  ...companyValues(),
  name: "L’Œuvre boréale",
  legalName: "L’Œuvre boréale inc.",
  email: "bonjour@boreale.example",
  privacyEmail: "vieprivee@boreale.example",
  phone: "819 555-0123",
  street: "10, rue des Forges",
  city: "Trois-Rivières",
  postalCode: "G9A 1A1",
  monday: null,
  saturday: null,
  accelerate: 1400,
  linkedin: null,
  facebook: null,
  instagram: null,
};
const ADDRESSES = LANGUAGES.flatMap((language) => [
  ...SITE_PAGES.map((page) => pathIn(language, page.path)),
  ...["xml", "atom", "json"].map((format) => pathIn(language, `/blog/feed.${format}`)),
]);
/** Non-text: scripts and styles, names of elements, classes and cookies. */
const CODE = /<script(?! type="application)[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|\bnordet-[a-z-]+/g;

function withFolder<Result>(work: (folder: string, file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "nordet-company-"));
  return work(folder, path.join(folder, "own.json")).finally(() => rmSync(folder, { recursive: true, force: true }));
}

it("uses the owner's name, city, hours and prices everywhere, and nothing of the sample's", async () => {
  await withFolder(async (folder, file) => {
    writeFileSync(file, JSON.stringify(BOREAL));
    // The first process imports the file; the next builds its texts from it.
    const first = await startServerProcess({ DATA_DIR: folder, COMPANY_FILE: file });
    await untilReady(first);
    await expect.poll(first.said).toContain("Start the server again");
    await first.stop();
    const server = await startServerProcess({ DATA_DIR: folder });
    try {
      await untilReady(server);
      const read = async (address: string) => (await (await fetch(server.url + address)).text()).replaceAll(CODE, "");
      for (const address of ADDRESSES) {
        expect(await read(address), address).not.toMatch(/nordet|1 500 \$|\$1,500|450 555-0142/i);
      }
      for (const language of LANGUAGES) {
        const address = fileAddress(language, "txt").replace(/[^/]+$/, (name) =>
          name.replace("nordet", "l-oeuvre-boreale"),
        );
        const said = await read(address);
        expect(said, address).toContain(BOREAL.name);
        expect(said, address).not.toMatch(/nordet/i);
      }
      expect(await read("/")).toContain("1 400 $".replaceAll(" ", "\u00a0"));
      expect(await read("/contact")).toMatch(/G9A.1A1/);
      expect(await read("/en/contact")).toContain("819-555-0123");
      expect(await read("/api/openapi.json")).not.toMatch(/Nordet/);
    } finally {
      await server.stop();
    }
  });
});

it("does not start with an invalid company file, and names each bad field", async () => {
  await withFolder(async (folder, file) => {
    writeFileSync(file, JSON.stringify({ ...BOREAL, postalCode: "75001", accelerate: -1 }));
    const { code, said } = await refusedStart({ DATA_DIR: folder, COMPANY_FILE: file });
    expect(code).not.toBe(0);
    expect(said).toContain("postalCode");
    expect(said).toContain("accelerate");
  });
});
