import type { ClientDirective } from "astro";

/**
 * `client:interaction`, and with it the element `<astro-island>` that Astro draws around what wakes up: an island costs
 * nothing until someone points at it, focuses it, taps it or presses a key in it. It takes the place of Astro's own element
 * and does what our islands need of it (docs/decisions/012-own-island-element.md): no slots, no islands inside islands, and
 * properties that JSON can write.
 */

/** What wakes an island. A touch or a key says so before the click that follows. */
const WAKERS = ["pointerover", "touchstart", "focusin", "keydown"];
/** Milliseconds until a module that did not come is asked for once more. */
const RETRY_AFTER = 1000;

/** Renders a component into an island's element (Astro, `@astrojs/react/client.js`). */
type Renderer = (
  element: Element,
) => (component: unknown, props: unknown, slots: object, options: object) => Promise<void> | void;

/**
 * A property as Astro packs it: 0 and a value, whose own properties are packed; 1 and a list of packed values. Its further
 * types are what JSON cannot write, which our islands are not given.
 */
type Packed = [type: 0 | 1, value: unknown];

function unpack([type, value]: Packed): unknown {
  if (type) return (value as Packed[]).map(unpack);
  if (typeof value !== "object" || !value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, packed]) => [name, unpack(packed)]));
}

/** A module; browsers remember that an address failed, so the second try asks for another one. */
function load(url: string): Promise<Record<string, unknown>> {
  return import(url).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return import(`${url}?retry=${Date.now()}`);
  });
}

async function hydrate(island: Element): Promise<void> {
  const [url, name, rendererUrl, props] = ["component-url", "component-export", "renderer-url", "props"].map(
    (attribute) => island.getAttribute(attribute)!,
  ) as [string, string, string, string];
  const [component, renderer] = await Promise.all([load(url), load(rendererUrl)]);
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  }
  await (renderer["default"] as Renderer)(island)(component[name], unpack([0, JSON.parse(props)]), {}, {});
  island.removeAttribute("ssr");
}

/**
 * A press on a link or button that comes before React is awake is held back and made again, once, on the same element:
 * React hydrates synchronously when a click reaches a root it has not hydrated yet, so the handler is there by then.
 * What is typed, chosen or focused meanwhile stays in the elements, which hydration keeps.
 *
 * If the code cannot be loaded, class `js` is taken back, so that CSS shows the plain HTML whole, and the held press goes
 * where it would have gone without us.
 */
class Island extends HTMLElement {
  connectedCallback() {
    let awake = false;
    let held: HTMLElement | undefined;

    const wake = async () => {
      if (awake) return;
      awake = true;
      // The press shows first: what comes takes the processor for longer than a frame (INP, BARS).
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      try {
        await hydrate(this);
      } catch (error) {
        console.error("[astro-island]", error);
        document.documentElement.classList.remove("js");
      }
      this.removeEventListener("click", hold, true);
      held?.click();
    };
    const hold = (event: MouseEvent) => {
      const control = (event.target as Element).closest<HTMLElement>("a,button");
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      held ??= control;
      wake();
    };

    for (const type of WAKERS) this.addEventListener(type, wake, { passive: true });
    this.addEventListener("click", hold, true);
  }
}

customElements.define("astro-island", Island);

/** Called by Astro's own element alone, which finds its name taken. */
const interaction: ClientDirective = () => undefined;

export default interaction;
