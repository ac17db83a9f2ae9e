import sax from "sax";

/** Why an SVG cannot be used as a logo; keys of `text/{fr,en}/problems.ts`. */
export type SvgFault = "svgUnreadable" | "svgActive" | "svgOutside" | "svgTooLarge";

/** Size limits of a logo, many times what real logos need, yet quick to draw. */
export const MAX_SVG_BYTES = 64 * 1024;
const MAX_ELEMENTS = 1000;
const MAX_DEPTH = 30;
/** Maximum number of `use` elements, which can nest and multiply the drawing work exponentially. */
const MAX_USES = 16;

const SVG = "http://www.w3.org/2000/svg";
const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Allowed elements: shapes and their fills, but no scripts, animations, external resources or embedded documents. */
const ELEMENTS = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient
  stop clipPath mask pattern style
`);
/** Elements dropped with their content: metadata that drawing programs add. */
const LEFT_OUT = words("metadata title desc");
const ATTRIBUTES = words(`
  id class style transform viewBox preserveAspectRatio x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr width height
  d points pathLength offset gradientUnits gradientTransform spreadMethod patternUnits patternTransform
  patternContentUnits clipPathUnits maskUnits maskContentUnits mask-type fill fill-opacity fill-rule stroke
  stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stop-color stop-opacity color opacity clip-path clip-rule mask paint-order vector-effect
  display visibility overflow mix-blend-mode isolation font-family font-size font-style font-weight
  letter-spacing text-anchor dominant-baseline
`);

/**
 * Whether a style or attribute value could load an external resource: at-rules, CSS escapes, any URL but a local `#id`.
 */
const reachesOut = (value: string) => /[@\\<]|\/\/|url\((?!\s*["']?#)|image-set|(?:java|vb)script:|data:/i.test(value);

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/**
 * Rebuilds an SVG from the allowed elements and attributes only. An SVG with active content is rejected rather than
 * repaired, since no one would notice what was removed. Entities are not expanded. Cleaning is idempotent, and the root
 * element starts with its size.
 * @throws SvgRefusal
 */
export function cleanSvg(source: Uint8Array): string {
  if (source.byteLength > MAX_SVG_BYTES) throw new SvgRefusal("svgTooLarge");
  const pieces: string[] = [];
  const open: string[] = [];
  let elements = 0;
  let uses = 0;
  let leftOut = 0;
  const xml = sax.parser(true, { strictEntities: true, position: false });
  xml.onerror = () => refuse("svgUnreadable");
  xml.ondoctype = (doctype) => {
    if (doctype.includes("[")) refuse("svgActive");
  };
  xml.onprocessinginstruction = ({ name }) => {
    if (name !== "xml") refuse("svgOutside");
  };
  xml.onopentag = ({ name, attributes }) => {
    elements += 1;
    if (elements > MAX_ELEMENTS || open.length + leftOut > MAX_DEPTH) refuse("svgTooLarge");
    if (elements === 1 && (name !== "svg" || attributes["xmlns"] !== SVG)) refuse("svgUnreadable");
    // Prefixed elements and metadata are skipped with their content.
    if (leftOut > 0 || name.includes(":") || LEFT_OUT.has(name)) {
      leftOut += 1;
      return;
    }
    if (!ELEMENTS.has(name)) refuse("svgActive");
    if (name === "use") uses += 1;
    if (uses > MAX_USES) refuse("svgTooLarge");
    const kept = Object.entries(attributes).flatMap(([attribute, value]): [string, string][] => {
      const local = attribute.slice(attribute.indexOf(":") + 1);
      if (/^on/i.test(local)) refuse("svgActive");
      if (local === "href" && !/^#[\w.-]+$/.test(value)) refuse("svgOutside");
      if (local === "href") return [[local, value]];
      if (!ATTRIBUTES.has(attribute)) return [];
      if (reachesOut(value)) refuse("svgOutside");
      return [[attribute, value]];
    });
    const own = open.length === 0 ? sized(kept) : kept;
    pieces.push(`<${name}${own.map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`).join("")}>`);
    open.push(name);
  };
  const onText = (text: string) => {
    if (leftOut > 0 || !["style", "text", "tspan"].includes(open.at(-1) ?? "")) return;
    if (open.at(-1) === "style" && reachesOut(text)) refuse("svgOutside");
    pieces.push(escaped(text));
  };
  xml.ontext = onText;
  xml.oncdata = onText;
  xml.onclosetag = () => {
    if (leftOut > 0) leftOut -= 1;
    else pieces.push(`</${open.pop()}>`);
  };
  xml.write(decode(source)).close();
  if (elements === 0) refuse("svgUnreadable");
  return pieces.join("");
}

export class SvgRefusal extends Error {
  readonly fault: SvgFault;
  constructor(fault: SvgFault) {
    super(`The SVG cannot be a logo: ${fault}`);
    this.fault = fault;
  }
}

function refuse(fault: SvgFault): never {
  throw new SvgRefusal(fault);
}

function decode(source: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(source).trim();
  } catch {
    return refuse("svgUnreadable");
  }
}

/** Returns the root element's attributes, with its size in user units first, so that pages know its aspect ratio. */
function sized(attributes: readonly [string, string][]): [string, string][] {
  const { viewBox = "", width, height, ...rest } = Object.fromEntries(attributes);
  const given = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = given.length === 4 ? given : [0, 0, Number.parseFloat(width ?? ""), Number.parseFloat(height ?? "")];
  if (box.some((number) => !Number.isFinite(number)) || box[2]! <= 0 || box[3]! <= 0) refuse("svgUnreadable");
  return [
    ["xmlns", SVG],
    ["viewBox", box.join(" ")],
    ["width", String(box[2])],
    ["height", String(box[3])],
    ...Object.entries(rest),
  ];
}
