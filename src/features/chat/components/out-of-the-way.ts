/** Forms of the page but the one that asks the chat itself; the chat’s own stands outside of its main part. */
const FORMS = "main form:not(.ask)";
/** Where the chat would cover the page (SPEC §9) or move for whom movement is unwelcome, it stays a word on its button. */
const ONLY_OFFERS = "(width <= 480px), (prefers-reduced-motion)";
/** An element is hidden when more of it than this lies behind the panel: edges are seldom whole pixels. */
const HIDDEN = 0.99;

/**
 * Calls `open` once no form of the page is in view or in use and no dialog is open, at once if none is.
 * @returns ends the waiting
 */
export function whenClear(open: () => void): () => void {
  if (window.matchMedia(ONLY_OFFERS).matches) return () => undefined;
  const forms = document.querySelectorAll(FORMS);
  const inView = new Set<Element>(forms);
  const check = () => {
    if (inView.size > 0 || document.querySelector("form :focus, dialog[open]")) return;
    stop();
    open();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    check();
  });
  const stop = () => {
    observer.disconnect();
    window.removeEventListener("scroll", check);
  };
  for (const form of forms) observer.observe(form);
  window.addEventListener("scroll", check, { passive: true });
  check();
  return stop;
}

/**
 * Calls `stepAside` when the panel lies over a form's element that has the focus, or hides any other that has it (WCAG
 * 2.4.11).
 * @param shuns whether it is in the way of any form that it lies over: that is so until the visitor makes it theirs
 * @returns ends the watch
 */
export function whenInTheWay(panel: HTMLElement, shuns: boolean, stepAside: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  const isInTheWay = ({ target, isIntersecting, intersectionRatio }: IntersectionObserverEntry) =>
    isIntersecting && (target.closest(FORMS) !== null || intersectionRatio > HIDDEN);
  const watch = () => {
    observer?.disconnect();
    const { clientWidth, clientHeight } = document.documentElement;
    const { offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight } = panel;
    const [right, bottom] = [clientWidth - left - offsetWidth, clientHeight - top - offsetHeight];
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(isInTheWay)) stepAside();
      },
      { rootMargin: `${-top}px ${-right}px ${-bottom}px ${-left}px`, threshold: [0, HIDDEN] },
    );
    const focused = document.activeElement;
    // A dialog lies above the chat; its own panel is one too, and its button goes when it opens.
    if (focused && focused !== document.body && !focused.closest("dialog[open], .chat")) observer.observe(focused);
    if (shuns) for (const form of document.querySelectorAll(FORMS)) observer.observe(form);
  };
  watch();
  window.addEventListener("resize", watch);
  document.addEventListener("focusin", watch);
  return () => {
    observer?.disconnect();
    window.removeEventListener("resize", watch);
    document.removeEventListener("focusin", watch);
  };
}
