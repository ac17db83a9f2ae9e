/** Forms of the page but the one that asks the chat itself; the chat’s own stands outside of its main part. */
const FORMS = "main form:not(.ask)";
/** An element is hidden when more of it than this lies behind the panel: edges are seldom whole pixels. */
const HIDDEN = 0.99;

/**
 * Calls `stepAside` when the panel lies over a form's element that has the focus, or hides any other that has it (WCAG
 * 2.4.11).
 * @returns ends the watch
 */
export function whenInTheWay(panel: HTMLElement, stepAside: () => void): () => void {
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
