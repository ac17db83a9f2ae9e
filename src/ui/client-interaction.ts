import type { ClientDirective } from "astro";

/**
 * `client:interaction`: an island costs nothing until someone points at it, focuses it, taps it or presses a key in it.
 * A press on a link or button that comes before React is awake is held back and made again, once, on the same element:
 * React hydrates synchronously when a click reaches a root it has not hydrated yet, so the handler is there by then.
 * What is typed, chosen or focused meanwhile stays in the elements, which hydration keeps.
 *
 * If the code cannot be loaded, class `js` is taken back, so that CSS shows the plain HTML whole, and the held press goes
 * where it would have gone without us.
 */
const interaction: ClientDirective = (load, _options, element) => {
  const wakers = ["pointerover", "touchstart", "focusin", "keydown"];
  let awake = false;
  let held: HTMLElement | undefined;

  const wake = async () => {
    if (awake) return;
    awake = true;
    (await load())();
  };
  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>("a,button");
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    held ??= control;
    wake();
  };
  const letGo = (event: Event) => {
    if (event.type !== "astro:hydrate") document.documentElement.classList.remove("js");
    for (const type of wakers) element.removeEventListener(type, wake);
    element.removeEventListener("click", hold, true);
    held?.click();
  };

  for (const type of wakers) element.addEventListener(type, wake, { passive: true });
  element.addEventListener("click", hold, true);
  element.addEventListener("astro:hydrate", letGo, { once: true });
  element.addEventListener("astro:hydration-error", letGo, { once: true });
  if (element.matches(":focus-within")) wake();
};

export default interaction;
