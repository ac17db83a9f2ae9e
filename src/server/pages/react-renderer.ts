import type { NamedSSRLoadedRendererValue, SSRResult } from "astro";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Renders our React components in Astro, in place of `@astrojs/react`. The latter calls each component once just to see
 * whether it is React's, then streams through web streams; ours are all synchronous React functions, so rendering them
 * directly takes a fraction of the time.
 */
const renderer: NamedSSRLoadedRendererValue = {
  name: "@astrojs/react",
  supportsAstroStaticSlot: true,
  check: async (component: unknown) => typeof component === "function",
  renderToStaticMarkup: async function (
    this: { result?: SSRResult } | undefined,
    component: ComponentType,
    props: Record<string, unknown>,
    slots: Readonly<Record<string, string>>,
  ) {
    const prefix = this?.result ? nextPrefix(this.result) : "";
    const { class: _, ...own } = props;
    const node = createElement(component, { ...own, ...slotElements(slots) });
    const html = renderToStaticMarkup(node, { identifierPrefix: prefix });
    return { html: html.replace(HINTS, "") };
  },
};
export default renderer;

/**
 * Matches preload hints that React puts before an important image. They are removed, because the page's head has its
 * own.
 */
const HINTS = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

const drawnOf = new WeakMap<SSRResult, number>();

/** Returns a prefix that keeps the ids of `useId` unique within a page. */
function nextPrefix(result: SSRResult): string {
  const drawn = drawnOf.get(result) ?? 0;
  drawnOf.set(result, drawn + 1);
  return `r${drawn}`;
}

/** Returns slots as props, the default one as `children`. Astro later removes the wrapper elements. */
function slotElements(slots: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(slots)
      .filter(([, html]) => html.trim() !== "")
      .map(([name, html]) => [
        name === "default" ? "children" : name,
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what Astro has drawn
        createElement("astro-static-slot", { key: name, dangerouslySetInnerHTML: { __html: html } }),
      ]),
  );
}
