/** Id of the label of heading links. */
export const ANCHOR_LABEL = "anchor-label";

/**
 * Adds a self-link after each section's heading. Inside, "Link to this section" would be noise for people who navigate
 * by headings.
 * @param html from the Markdown renderer: headings have only an id
 */
export function withHeadingAnchors(html: string): string {
  return html.replace(
    /<(h[23]) id="([\w-]+)">(.*?)<\/\1>/gs,
    (heading, _tag, id: string) =>
      `<div class="anchored">${heading}<a href="#${id}" aria-labelledby="${ANCHOR_LABEL} ${id}">#</a></div>`,
  );
}
