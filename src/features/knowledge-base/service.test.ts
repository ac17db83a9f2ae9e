import { describe, expect, it, vi } from "vitest";
import { asciiWords } from "../../lib/text/fold-for-search.ts";
import { fileAddress, fileName } from "./document.ts";
import { createKnowledgeBaseFiles } from "./service.ts";

const files = createKnowledgeBaseFiles({ siteUrl: "https://nordet.example", clock: () => new Date(0) });

describe("the files of the knowledge base", () => {
  it("are named in the language they are written in", () => {
    expect(fileName("fr", "pdf")).toBe("nordet-base-de-connaissances.pdf");
    expect(fileAddress("en", "txt")).toBe("/documents/nordet-knowledge-base.txt");
  });

  it("have names valid in an address and a header", () => {
    expect(asciiWords("l’œuvre boréale & fils-base de connaissances").join("-")).toBe(
      "l-oeuvre-boreale-fils-base-de-connaissances",
    );
  });

  it("are text and PDF in both languages", async () => {
    const text = await files.file("nordet-knowledge-base.txt");
    expect(text).toMatchObject({ language: "en", format: "txt" });
    expect(text?.body.toString("utf8")).toContain("nordet.example/en/free-consultation");
    const pdf = await files.file("nordet-base-de-connaissances.pdf");
    expect(pdf).toMatchObject({ language: "fr", format: "pdf" });
    expect(pdf?.body.toString("latin1", 0, 5)).toBe("%PDF-");
  });

  it("are created once, however many ask", () => {
    expect(files.file("nordet-knowledge-base.pdf")).toBe(files.file("nordet-knowledge-base.pdf"));
  });

  it.each(["", "knowledge-base.pdf", "nordet-knowledge-base.exe", "../secret", "nordet-knowledge-base.pdf/"])(
    "are not %j",
    (name) => {
      expect(files.file(name)).toBeUndefined();
    },
  );

  it("are retried after a failure", async () => {
    const clock = vi.fn<() => Date>().mockImplementationOnce(() => {
      throw new Error("no clock");
    });
    clock.mockReturnValue(new Date(0));
    const failing = createKnowledgeBaseFiles({ siteUrl: "https://nordet.example", clock });
    await expect(failing.file("nordet-knowledge-base.pdf")).rejects.toThrow("no clock");
    await expect(failing.file("nordet-knowledge-base.pdf")).resolves.toMatchObject({ format: "pdf" });
  });
});
