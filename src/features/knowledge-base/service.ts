import type { Clock } from "../../lib/clock.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { type Format, fileNamed, knowledgeBase, plainText } from "./document.ts";

export interface KnowledgeBaseOptions {
  /** The site's public origin. */
  siteUrl: string;
  clock: Clock;
}

export interface KnowledgeBaseFile {
  language: Language;
  format: Format;
  body: Buffer;
}

/** The knowledge base as files, each created once per process. */
export interface KnowledgeBaseFiles {
  /**
   * @param name as in `fileName`
   * @returns undefined if no file has this name
   */
  file(name: string): Promise<KnowledgeBaseFile> | undefined;
  /** Discards the files after the texts have changed. */
  forget(): void;
}

export function createKnowledgeBaseFiles({ siteUrl, clock }: KnowledgeBaseOptions): KnowledgeBaseFiles {
  const made = new Map<string, Promise<KnowledgeBaseFile>>();

  async function drawPdf(language: Language): Promise<Buffer> {
    // Loaded on demand, to spare processes that only serve pages the memory and time.
    const { renderPdf } = await import("./render-pdf.ts");
    const onlineAddress = new URL(pathIn(language, "/share"), siteUrl).href;
    return renderPdf(knowledgeBase(language, siteUrl), { onlineAddress, createdAt: clock() });
  }

  async function make(language: Language, format: Format): Promise<KnowledgeBaseFile> {
    const body =
      format === "pdf" ? await drawPdf(language) : Buffer.from(plainText(knowledgeBase(language, siteUrl)), "utf8");
    return { language, format, body };
  }

  return {
    forget: () => made.clear(),
    file(name) {
      const wanted = fileNamed(name);
      if (!wanted) return undefined;
      const file = made.get(name) ?? make(wanted.language, wanted.format);
      made.set(name, file);
      // Lets the next request retry after a failure.
      file.catch(() => made.delete(name));
      return file;
    },
  };
}
