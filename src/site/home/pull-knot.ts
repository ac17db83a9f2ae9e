import { bandOf } from "../../features/consultations/hours-band.ts";
import { prefillForm } from "../../features/consultations/open-form.ts";
import { knotEn } from "../../text/en/site/knot.ts";
import { knotFr } from "../../text/fr/site/knot.ts";

/** View box of the drawing (`motif/wind.tsx`), and how far its lines run. */
const [WIDTH, HEIGHT, RIGHT] = [1440, 340, 2100];
/** Share of repetitive work that we aim to take over. */
const AIM = 0.7;
/** Lines set out one after another; the last when this share of the way is pulled. */
const LAST_START = 0.45;
/** Height of the first word at the end of a line, distance to the next, and size, in units of the view box or pixels. */
const [FIRST_WORD, WORD_STEP, WORD_SIZE] = [50, 30, 12];
/** Here, because a page that nobody pulls need not carry it. */
const WORD_STYLE = "fill:var(--ink);stroke:var(--ground);stroke-width:8px;paint-order:stroke;text-anchor:end";
const SVG = "http://www.w3.org/2000/svg";

/** Points of a thread as x and y in turn: its start, then two handles and an end for each curve. */
type Points = readonly number[];

/** Wakes the hero of the home page: its threads straighten as far as they are pulled, by hand or by the range. */
export function PullKnot(island: Element): void {
  const text = document.documentElement.lang.startsWith("en") ? knotEn : knotFr;
  const range = island.querySelector("input")!;
  const output = island.querySelector("output")!;
  const picture = island.querySelector<HTMLElement>(".wind-hero")!;
  const most = Number(range.max);
  const draw = matchMedia("(prefers-reduced-motion: reduce)").matches ? undefined : drawer(picture, text.lanes);

  let frame = 0;
  const show = () => {
    const hours = Number(range.value);
    output.value = hours ? text.aim(hours, Math.round(hours * AIM)) : text.hours(0);
    range.ariaValueText = output.value;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => draw?.(hours / most));
  };
  range.addEventListener("input", show);
  range.addEventListener("change", () => keepHours(Number(range.value)));

  let from: { x: number; value: number } | undefined;
  picture.addEventListener("pointermove", ({ buttons, clientX }) => {
    if (buttons !== 1) {
      from = undefined;
      return;
    }
    from ??= { x: clientX, value: Number(range.value) };
    range.value = String(from.value + ((clientX - from.x) / picture.clientWidth) * most * 1.5);
    show();
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    picture.addEventListener(end, () => {
      if (from) keepHours(Number(range.value));
      from = undefined;
    });
  }
  // What was moved before this was here, or the browser restored.
  if (Number(range.value)) {
    show();
    keepHours(Number(range.value));
  }
}

/** The calculator and the form start from the hours that were chosen here. */
function keepHours(hours: number): void {
  if (!hours) return;
  try {
    sessionStorage.setItem("nordet-hours", String(hours));
  } catch {
    // Without storage they start from their own.
  }
  prefillForm({ timeSpentManualTasks: bandOf(hours) });
}

/** @returns draws the threads, pulled from 0 to 1 */
function drawer(picture: HTMLElement, words: readonly string[]): (pulled: number) => void {
  const of = (selector: string) => picture.querySelector(selector)?.getAttribute("d") ?? "";
  const drawn = of("#threads").split(/(?=M)/).map(pointsOf);
  // The copies that `motif/wind.tsx` makes of each thread.
  const copies = [
    [1, 0, 1, 0],
    [1.4, -480, -1, HEIGHT],
    [1.12, -150, -1, HEIGHT],
    [0.7, 50, 1, 0],
  ] as const;
  const threads = copies.flatMap(([sx, dx, sy, dy]) =>
    drawn.map((points) => points.map((value, index) => (index % 2 ? value * sy + dy : value * sx + dx))),
  );
  const tangles = [pointsOf(of(".wind-signal")), ...threads];
  const lanes = tangles.map(straight);
  let paths: [SVGElement, SVGElement] | undefined;
  let labels: SVGTextElement[] = [];

  return (pulled) => {
    if (!paths) {
      const svg = make("svg", {
        class: "wind",
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        preserveAspectRatio: "xMinYMid slice",
      });
      svg.ariaHidden = "true";
      paths = [make("path", {}), make("path", { class: "wind-signal" })];
      labels = words.map(() => make("text", { class: "wind-word" }) as SVGTextElement);
      svg.append(...paths, ...labels);
      picture.classList.add("pulled");
      picture.replaceChildren(svg);
      placeWords(svg, labels, words);
    }
    const path = (index: number) => {
      const start = (index / tangles.length) * LAST_START;
      return between(tangles[index]!, lanes[index]!, ease((pulled - start) / (1 - LAST_START)));
    };
    paths[1].setAttribute("d", path(0));
    paths[0].setAttribute("d", tangles.map((_, index) => (index ? path(index) : "")).join(""));
    for (const [index, label] of labels.entries()) label.style.opacity = String(ease(pulled * 6 - 1 - index * 0.5));
  };
}

function make(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Words stand on every second line, at the right edge of what can be seen. */
function placeWords(svg: SVGElement, labels: SVGTextElement[], words: readonly string[]): void {
  const scale = svg.clientHeight / HEIGHT;
  const edge = document.querySelector(".hero .pull")!.getBoundingClientRect();
  const gutter = Number.parseFloat(getComputedStyle(document.querySelector(".hero .pull")!).paddingRight);
  const x = Math.min(WIDTH, (edge.right - gutter - svg.getBoundingClientRect().left) / scale);
  // Where lines are close, every second word.
  const every = WORD_STEP * scale < WORD_SIZE * 1.5 ? 2 : 1;
  for (const [index, label] of labels.entries()) {
    label.textContent = index % every ? "" : words[index]!;
    label.setAttribute("x", String(x));
    label.setAttribute("y", String(FIRST_WORD + index * WORD_STEP + (WORD_SIZE * 0.35) / scale));
    label.style.cssText = WORD_STYLE;
    label.style.fontSize = `${WORD_SIZE / scale}px`;
  }
}

/** Reads what `pathOf` of `lib/wind-lines.ts` writes: `M`, then `s` once for all curves, then `H`. */
function pointsOf(path: string): Points {
  const numbers = (path.split("H")[0]!.match(/-?\d+/g) ?? []).map(Number);
  const points = numbers.slice(0, 2);
  let [x, y] = points as [number, number];
  let [handleX, handleY] = [x, y];
  for (let index = 2; index + 3 < numbers.length; index += 4) {
    const [toHandleX, toHandleY, toX, toY] = numbers.slice(index, index + 4) as [number, number, number, number];
    points.push(2 * x - handleX, 2 * y - handleY, x + toHandleX, y + toHandleY, x + toX, y + toY);
    [handleX, handleY] = [x + toHandleX, y + toHandleY];
    [x, y] = [x + toX, y + toY];
  }
  points.push(x, y, RIGHT, y, RIGHT, y);
  return points;
}

/** The same thread laid out level at the height at which it leaves, as evenly as it was long. */
function straight(points: Points): Points {
  const lengths = [0];
  for (let index = 2; index < points.length; index += 2) {
    const step = Math.hypot(points[index]! - points[index - 2]!, points[index + 1]! - points[index - 1]!);
    lengths.push(lengths.at(-1)! + step);
  }
  const [first, total, level] = [points[0]!, lengths.at(-1)!, points.at(-1)!];
  return lengths.flatMap((length) => [first + (length / total) * (RIGHT - first), level]);
}

function between(from: Points, to: Points, part: number): string {
  const at = from.map((value, index) => Math.round(value + (to[index]! - value) * part));
  return `M${at.slice(0, 2).join(" ")}C${at.slice(2).join(" ")}`;
}

/** Smooth from 0 to 1; what lies outside counts as the end it is nearer to. */
function ease(value: number): number {
  const part = Math.min(1, Math.max(0, value));
  return part * part * (3 - 2 * part);
}
