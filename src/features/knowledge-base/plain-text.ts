import type { KnowledgeBase, Passage } from "./document.ts";

/**
 * The document as a text file: headings marked as in Markdown, so that it reads well as is and wherever it is pasted.
 * Lines are not wrapped; readers wrap at their own width.
 */
export function plainText(document: KnowledgeBase): string {
  const colon = document.language === "fr" ? "\u00a0: " : ": ";
  const block = ({ title, paragraphs, facts }: Passage, mark: string) =>
    [`${mark} ${title}`, ...paragraphs, facts.map(({ label, value }) => `- ${label}${colon}${value}`).join("\n")]
      .filter((text) => text !== "")
      .join("\n\n");
  const blocks = document.sections.flatMap((section) => [
    block(section, "##"),
    ...section.parts.map((part) => block(part, "###")),
  ]);
  const { title, demonstration, lead } = document;
  return `${[`# ${title}`, ...(demonstration ? [demonstration] : []), lead, ...blocks].join("\n\n")}\n`;
}
