/// <reference types="astro/client" />

/** `ui/island-element.ts` as one small text for a page. */
declare module "virtual:island-script" {
  const text: string;
  export default text;
}

/** Common words, the commonest first; the package types its whole dictionary alone. */
declare module "@zxcvbn-ts/language-*/dist/commonWords.json.mjs" {
  const words: string[];
  export default words;
}

declare namespace App {
  /** What a page finds in `Astro.locals`; made by the front for each rendering. */
  interface Locals {
    services: import("./server/services.ts").Services;
    /** Of the request that caused the rendering; those who share a cached page have ids of their own. */
    requestId: string;
    /** What became of the rendering, told by `middleware.ts`. */
    outcome: { isMissing?: boolean; failure?: { error: unknown } };
    /** Where the file of each island lies, by the island's name, and the files that the desk begins with. */
    clientFiles: { islands: Readonly<Record<string, string>>; desk: readonly string[] };
    /**
     * Value of the page's `Content-Security-Policy` header, which its layout sets.
     * @param inlineScripts constants that the page may print as inline scripts
     * @param options.frames whether the page may frame one of ours
     * @param options.tag whether the page loads the analytics tag; a page of ours may then frame it
     */
    contentPolicy(inlineScripts: readonly string[], options?: { frames?: boolean; tag?: boolean }): string;
    /**
     * A public page as the draft of the company would make it (`server/pages/company-preview.ts`); none without a draft.
     * Absent in development.
     */
    previewCompany?: (path: string) => Promise<import("./server/pages/company-preview.ts").PreviewedPage | undefined>;
    /** What became of a form sent without JavaScript; only on its result page, and only when it was not stored. */
    formResult?: import("./features/consultations/submission-schema.ts").FormResult;
    /** The same of the newsletter's sign-up form. */
    newsletterResult?: import("./features/newsletter/model.ts").NewsletterResult;
    /** The same of a form of an appointment. */
    appointmentResult?: import("./features/appointments/model.ts").AppointmentResult;
    /** The same of what people ask about their data. */
    privacyResult?: import("./features/privacy/model.ts").PrivacyResult;
  }
}

/** It comes without types of its own; this is what we ask of it. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: "woff2";
      /** Leaves out the alternates that letters could be replaced by. */
      noLayoutClosure: boolean;
      variationAxes: { wght: number | { min: number; max: number } };
    },
  ): Promise<Buffer>;
}

/** What we ask of sax, which ships no types either. */
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
    /** HTML's entity names, and each one's character or code. */
    ENTITIES: Readonly<Record<string, string | number>>;
    parser(strict: boolean, options: { strictEntities: boolean; position: boolean }): SaxParser;
  };
  export default sax;
}
