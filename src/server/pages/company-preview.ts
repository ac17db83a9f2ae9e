import pLimit from "p-limit";
import type { OwnCompany } from "../../lib/company/company.ts";
import { programOf, startThread, type Thread } from "../../lib/worker-thread.ts";

/** A message to the preview thread, which only ever gets one company and one configuration. */
export interface PreviewQuestion {
  company: OwnCompany;
  variables: Record<string, string | undefined>;
  siteUrl: string;
  /** Path with query. */
  path: string;
}

export interface PreviewedPage {
  status: number;
  /** Content type and content policy. */
  headers: Record<string, string>;
  body: Uint8Array;
}

export interface CompanyPreview {
  /**
   * Renders a page for a company.
   * @param path a public page's path, with its query
   */
  draw(company: OwnCompany, path: string): Promise<PreviewedPage>;
  end(): void;
}

/** Heap limit of the thread, in MB; it loads the site's modules a second time. */
const MEMORY_MB = 384;
/** Timeout for a page, in ms. For the first page, the thread loads all modules, perhaps on a busy machine. */
const TIMEOUT = 30_000;
/** How long an idle thread is kept for the owner's next page, in ms. */
const KEPT_FOR = 120_000;

/**
 * Renders pages for an unpublished company. Texts are built from the company's facts when modules load (decision 052),
 * so these pages come from a worker thread with modules of its own, which serves no visitors and stores nothing. The
 * thread ends when the draft changes, or after a while without a preview.
 */
export function createCompanyPreview(variables: Record<string, string | undefined>, siteUrl: URL): CompanyPreview {
  const oneAfterAnother = pLimit(1);
  let current: { company: string; thread: Thread<PreviewQuestion> } | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(idle);
    current?.thread.end();
    current = undefined;
  };

  return {
    end,
    draw: (company, path) =>
      oneAfterAnother(async () => {
        const key = JSON.stringify(company);
        if (current?.company !== key) end();
        clearTimeout(idle);
        current ??= { company: key, thread: startThread(programOf(import.meta.url, "preview-worker"), MEMORY_MB) };
        try {
          const question = { company, variables: { ...variables }, siteUrl: siteUrl.href, path };
          const page = await current.thread.ask<PreviewedPage>(question, TIMEOUT);
          idle = setTimeout(end, KEPT_FOR).unref();
          return page;
        } catch (error) {
          end();
          throw error;
        }
      }),
  };
}
