/**
 * The accent of buttons, marks and errors in each theme: the sample's (`ui/tokens.css`) or the owner's, which is
 * accepted only where it is readable (WCAG 2.2, 1.4.3).
 */

export type Theme = "light" | "dark";

/** Minimum contrast ratio of text. */
const READABLE = 4.5;
/** `--ground` of the light theme. */
export const LIGHT_GROUND = "#f1f5f4";
const THEMES = {
  // `grounds` are the theme's `--ground` and `--raised`.
  light: { grounds: [LIGHT_GROUND, "#ffffff"], towards: 0, onSignal: "#ffffff", pressed: 0.2 },
  dark: { grounds: ["#0a1a1d", "#10262a"], towards: 255, onSignal: "#1a0a04", pressed: 0.3 },
} as const;

interface Accent {
  signal: string;
  onSignal: string;
  /** Accent of pressed and hovered elements, which stands out more. */
  pressed: string;
}
const SAMPLE: Readonly<Record<Theme, Pick<Accent, "signal" | "pressed">>> = {
  light: { signal: "#cf3a14", pressed: "#a92c0c" },
  dark: { signal: "#ff7b4f", pressed: "#ff9a77" },
};

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/**
 * Returns the relative luminance (WCAG).
 * @param colour `#cf3a14`
 */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function mixed(colour: string, share: number, towards: number): string {
  const hex = (value: number) => Math.round(value + (towards - value) * share).toString(16);
  return `#${channels(colour)
    .map((value) => hex(value).padStart(2, "0"))
    .join("")}`;
}

/** Returns a colour's lowest contrast ratio: as text on both grounds, and against a button's label. */
const leastContrast = (colour: string, { grounds, onSignal }: (typeof THEMES)[Theme]) =>
  Math.min(...[...grounds, onSignal].map((other) => contrast(colour, other)));

/** Returns a colour's contrast ratio and the nearest readable shade, or undefined if the colour is readable itself. */
export function tooFaint(colour: string, theme: Theme): { ratio: number; nearest: string } | undefined {
  const of = THEMES[theme];
  const ratio = leastContrast(colour, of);
  if (ratio >= READABLE) return undefined;
  let nearest = colour;
  for (let step = 1; leastContrast(nearest, of) < READABLE; step += 1) nearest = mixed(colour, step / 256, of.towards);
  return { ratio, nearest };
}

/** Returns the accent of the company that this process shows. */
export function accent(theme: Theme): Accent {
  const [look] = globalThis.nordetCompany?.content?.look ?? [];
  const signal = look?.[theme === "light" ? "accentLight" : "accentDark"];
  const { onSignal, pressed, towards } = THEMES[theme];
  if (!signal) return { ...SAMPLE[theme], onSignal };
  return { signal, onSignal, pressed: mixed(signal, pressed, towards) };
}
