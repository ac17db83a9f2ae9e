/**
 * The element around what wakes up in a page (`site/layout/island.astro`): an island costs nothing until someone points at it, focuses
 * it, taps it or presses a key in it; then the event is replayed. Every public page carries this text as an inline script, so it
 * imports nothing (docs/decisions/012-own-island-element.md).
 */

/** What wakes an island. A touch or a key says so before the click that follows. */
const WAKERS = ["pointerover", "touchstart", "focusin", "keydown"];
/** Milliseconds until a module that did not come is asked for once more. */
const RETRY_AFTER = 1000;

/** A module; browsers remember that an address failed, so the second try asks for another one. */
function load(url: string): Promise<{ default: (element: Element, props: object) => void }> {
  return import(url).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return import(`${url}?retry=${Date.now()}`);
  });
}

async function hydrate(island: Element): Promise<void> {
  const { default: wake } = await load(island.getAttribute("src")!);
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  }
  wake(island, JSON.parse(island.getAttribute("props")!));
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
        console.error("[nordet-island]", error);
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

customElements.define("nordet-island", Island);
