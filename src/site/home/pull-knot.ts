import { bandOf, prefillForm } from "../../features/consultations/open-form.ts";
import { knotPaths, MOST_HOURS } from "../motif/knot-lines.ts";
import { freedText, hoursBack, type KnotProps } from "./knot-text.ts";

/**
 * How far a drag across the whole picture pulls the knot. At 1, the knot has lost the hours that we aim to save; a drag
 * beyond 1 springs back to it on release.
 */
const REACH = 1.6;
/** A knot released beyond this point goes on to 1 by itself; otherwise, it tightens again. */
const ENOUGH = 0.3;
/** Duration of the movement after a release, in ms. */
const DURATION = 800;

/** Activates the hero: the hours tighten the knot, and a drag or the button unties it. */
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
  /** Draws the knot in the next frame. */
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
    // Change the text node instead of replacing it, which would restyle half the page.
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
  // The visitor moved the range before this script ran.
  if (range.value !== range.defaultValue) {
    show(0);
    keepHours(Number(range.value), aim);
  }
}

/** Replaces each `<use>` with a path, because browsers rebuild a `<use>` on every change, which takes twice as long. */
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

/** Prefills the form with the chosen hours, and the calculator with the hours we aim to save. */
function keepHours(hours: number, aim: number): void {
  if (!hours) return;
  try {
    sessionStorage.setItem("nordet-hours", String(hoursBack(hours, aim)));
  } catch {
    // Storage is denied, so the calculator keeps its defaults.
  }
  prefillForm({ timeSpentManualTasks: bandOf(hours) });
}
