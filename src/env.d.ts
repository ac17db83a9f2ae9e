/// <reference types="astro/client" />

/** `ui/island-element.ts` as one small script text for a page. */
declare module "virtual:island-script" {
  const text: string;
  export default text;
}

/** Common words, most frequent first; the package declares types only for its whole dictionary. */
declare module "@zxcvbn-ts/language-*/dist/commonWords.json.mjs" {
  const words: string[];
  export default words;
}

declare namespace App {
  /** What a page finds in `Astro.locals`, which the front creates for each rendering. */
  interface Locals {
    services: import("./server/services.ts").Services;
    /** Id of the request that caused the rendering; requests served from the cache have ids of their own. */
    requestId: string;
    /** The rendering's outcome, which `middleware.ts` sets. */
    outcome: { isMissing?: boolean; failure?: { error: unknown } };
    /** File path of each island by the island's name, and the files with which the desk starts. */
    clientFiles: { islands: Readonly<Record<string, string>>; desk: readonly string[] };
    /**
     * Value of the page's `Content-Security-Policy` header, which its layout sets.
     * @param inlineScripts constants that the page may print as inline scripts
     * @param options.frames whether the page may frame one of ours
     * @param options.tag whether the page loads the analytics tag; a page of ours may then frame it
     */
    contentPolicy(inlineScripts: readonly string[], options?: { frames?: boolean; tag?: boolean }): string;
    /**
     * Renders a public page as the company's draft would make it (`server/pages/company-preview.ts`); undefined without
     * a draft. Absent in development.
     */
    previewCompany?: (path: string) => Promise<import("./server/pages/company-preview.ts").PreviewedPage | undefined>;
    /** Errors of a form sent without JavaScript; only on its result page, and only if the request was not stored. */
    formResult?: import("./features/consultations/submission-schema.ts").FormResult;
    /** Likewise for the newsletter's sign-up form. */
    newsletterResult?: import("./features/newsletter/model.ts").NewsletterResult;
    /** Likewise for an appointment form. */
    appointmentResult?: import("./features/appointments/model.ts").AppointmentResult;
    /** Likewise for a privacy request. */
    privacyResult?: import("./features/privacy/model.ts").PrivacyResult;
  }
}

/** Declares the parts of `subset-font` that we use, because it has no types of its own. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: "woff2";
      /** Leaves out the alternates that layout features could substitute for letters. */
      noLayoutClosure: boolean;
      variationAxes: { wght: number | { min: number; max: number } };
    },
  ): Promise<Buffer>;
}

/** Declares the parts of `sax` that we use, because it has no types either. */
declare module "sax" {
  interface SaxParser {
    onerror: (error: Error) => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    onopentag: (tag: { name: string; attributes: Record<string, string> }) => void;
    ondoctype: (doctype: string) => void;
    onprocessinginstruction: (instruction: { name: string }) => void;
    onclosetag: (name: string) => void;
    write(chunk: string): SaxParser;
    close(): SaxParser;
  }
  const sax: {
    /** HTML's entity names, each with its character or code. */
    ENTITIES: Readonly<Record<string, string | number>>;
    parser(strict: boolean, options: { strictEntities: boolean; position: boolean }): SaxParser;
  };
  export default sax;
}
