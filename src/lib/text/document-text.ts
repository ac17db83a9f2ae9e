/** Running text: headings, paragraphs, lists. Used for pages like the privacy policy. */
export interface DocumentText {
  title: string;
  /** For search engines: one sentence. */
  description: string;
  lead: string;
  updated: string;
  /** Title of the table of contents, for example "On this page". */
  contents: string;
  sections: readonly {
    /** Anchor of the section, the same in both languages. */
    id: string;
    title: string;
    paragraphs: readonly string[];
    list?: readonly string[];
  }[];
}
