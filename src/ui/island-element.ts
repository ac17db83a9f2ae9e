/**
 * Custom element around the interactive parts of a page (`site/layout/island.astro`). An island loads its code only
 * when the visitor points at it, focuses it, taps it or presses a key in it; a click is then replayed. Every public
 * page inlines this file, which therefore imports nothing (docs/decisions/012-own-island-element.md).
 */

/** Events that hydrate an island. A touch or key event fires before its click. */
const WAKERS = ["pointerover", "touchstart", "focusin", "keydown"];
/** Delay before retrying a module that failed to load, in ms. */
const RETRY_AFTER = 1000;

/** Loads a module. Browsers cache a failed import by its URL, so the retry uses another URL. */
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
 * Holds back the first press on a link or button until hydration, and then replays the press on the same element. React
 * hydrates synchronously when a click reaches a root that is not hydrated yet, so the handler exists by then. Hydration
 * keeps the elements, with what the visitor has typed, chosen or focused meanwhile.
 *
 * If the code cannot be loaded, class `js` is removed, so that CSS shows the complete plain HTML, and the press has its
 * native effect.
 */
class Island extends HTMLElement {
  connectedCallback() {
    let awake = false;
    let held: HTMLElement | undefined;

    const wake = async () => {
      if (awake) return;
      awake = true;
      // Paint the press first, because hydration blocks the main thread for longer than a frame (INP, BARS).
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
