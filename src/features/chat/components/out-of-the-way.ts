/** The page's forms, except the one that asks the chat; the chat’s own is outside the main part. */
const FORMS = "main form:not(.ask)";
/** An element counts as hidden when more than this share is behind the panel: edges are seldom whole pixels. */
const HIDDEN = 0.99;

/**
 * Calls `stepAside` when the panel covers the focused element of a form, or completely hides any other focused element
 * (WCAG 2.4.11).
 * @returns stops watching
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
    // Dialogs open above the chat; its own panel is one too, and its button disappears when it opens.
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
