/** Id of the words that name the links beside the headings of an article. */
export const ANCHOR_LABEL = "anchor-label";

/**
 * Puts a link to itself beside each section's heading. A heading that says "Link to this section" to whoever walks from
 * heading to heading would be noise, so the link stands after it.
 * @param html as the Markdown renderer makes it: headings carry nothing but an id
 */
export function withHeadingAnchors(html: string): string {
  return html.replace(
    /<(h[23]) id="([\w-]+)">(.*?)<\/\1>/gs,
    (heading, _tag, id: string) =>
      `<div class="anchored">${heading}<a href="#${id}" aria-labelledby="${ANCHOR_LABEL} ${id}">#</a></div>`,
  );
}
