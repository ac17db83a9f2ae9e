import { bandOf, prefillForm } from "../../features/consultations/open-form.ts";
import { knotPaths, MOST_HOURS } from "../motif/knot-lines.ts";
import { freedText, hoursBack, type KnotProps } from "./knot-text.ts";

/** Share of the picture a drag covers in all; 1 frees what we aim at, anything more springs back. */
const REACH = 1.6;
/** Dragged this far, the knot continues on its own. */
const ENOUGH = 0.3;
/** How long it takes to come free, in ms. */
const DURATION = 800;

/** Activates the home page's hero: hours tie the knot, pulling frees it, by drag or button. */
export function PullKnot(island: Element, props: KnotProps): void {
  const { aim } = props;
  const share = aim / 100;
  const range = island.querySelector("input")!;
  const button = island.querySelector("button")!;
  const picture = island.querySelector<HTMLElement>(".wind-hero")!;
  const signal = picture.querySelector(".wind-signal")!;
  const threads = unfold(picture);
  const freed = document.querySelector<HTMLElement>(".freed")!;
  const [sentence, offer] = freed.children as unknown as [HTMLElement, HTMLAnchorElement];
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let pulled = 0;
  let frame = 0;

  const draw = () => {
    const hours = Number(range.value);
    freed.style.setProperty(
      "--freed",
      String((hoursBack(hours, aim) / MOST_HOURS) * (isStill ? 1 : Math.min(1, pulled))),
    );
    if (isStill) return;
    const paths = knotPaths(hours * (1 - share * pulled));
    for (const path of threads) path.setAttribute("d", paths.threads);
    signal.setAttribute("d", paths.signal);
  };
  /** Renders the knot's current state before the next paint. */
  const show = (to: number) => {
    pulled = to;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  const settle = (to: 0 | 1) => {
    button.ariaPressed = String(to === 1);
    const from = pulled;
    let begin: number | undefined;
    const step = (now: number) => {
      begin ??= now;
      const left = Math.max(0, 1 - (now - begin) / DURATION) ** 3;
      pulled = to + (from - to) * left;
      draw();
      if (left > 0) frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(step);
  };
  const tell = () => {
    const said = freedText(props, Number(range.value));
    range.ariaValueText = `${said.sentence} ${said.offer}`;
    // Replacing a text node, instead of changing it, would restyle half the page.
    sentence.firstChild!.nodeValue = said.sentence;
    offer.firstChild!.nodeValue = said.offer;
    offer.hash = said.place;
  };
  const tie = () => {
    tell();
    button.ariaPressed = "false";
    show(0);
  };

  range.addEventListener("input", tie);
  range.addEventListener("change", () => keepHours(Number(range.value), aim));
  button.addEventListener("click", () => settle(button.ariaPressed === "true" ? 0 : 1));

  let from: { x: number; pulled: number } | undefined;
  picture.addEventListener("pointermove", ({ buttons, clientX }) => {
    if (buttons !== 1 || isStill) return;
    from ??= { x: clientX, pulled };
    const way = ((clientX - from.x) / picture.clientWidth) * REACH;
    show(Math.min(1 / share, Math.max(0, from.pulled + way)));
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    picture.addEventListener(end, () => {
      if (from) settle(pulled > ENOUGH ? 1 : 0);
      from = undefined;
    });
  }
  tell();
  // The range was moved before this script ran.
  if (range.value !== range.defaultValue) {
    show(0);
    keepHours(Number(range.value), aim);
  }
}

/** Turns the copies into paths: whatever a `use` shows is rebuilt on each change, which takes twice as long. */
function unfold(picture: Element): Element[] {
  const threads = picture.querySelector("#threads")!;
  const copies = [...picture.querySelectorAll("use")].map((use) => {
    const copy = threads.cloneNode() as Element;
    copy.removeAttribute("id");
    copy.setAttribute("transform", use.getAttribute("transform")!);
    use.replaceWith(copy);
    return copy;
  });
  return [threads, ...copies];
}

/** Presets the form with the hours chosen here, and the calculator with those we aim to save. */
function keepHours(hours: number, aim: number): void {
  if (!hours) return;
  try {
    sessionStorage.setItem("nordet-hours", String(hoursBack(hours, aim)));
  } catch {
    // Without storage they start from their own.
  }
  prefillForm({ timeSpentManualTasks: bandOf(hours) });
}
