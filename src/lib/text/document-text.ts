/** A running text: headings, paragraphs, lists. What a page like the privacy policy is made of. */
export interface DocumentText {
  title: string;
  /** For search engines: one sentence. */
  description: string;
  lead: string;
  updated: string;
  /** Name of the list of sections, for example "On this page". */
  contents: string;
  sections: readonly {
    /** Anchor of the section, the same in both languages. */
    id: string;
    title: string;
    paragraphs: readonly string[];
    list?: readonly string[];
  }[];
}
