import { accent, LIGHT_GROUND } from "./accent.ts";
import { company } from "./company.ts";
import { iconAddress, ownPicture } from "./own-pictures.ts";

/** Logos and signatures keep a light background in the dark theme, because they are drawn for white paper. */
const onPaper = `light-dark(transparent,${LIGHT_GROUND})`;
const PLATE = `background:${onPaper};box-shadow:0 0 0 .3rem ${onPaper};border-radius:1px`;

const token = (name: string, of: "signal" | "onSignal" | "pressed") =>
  `--${name}:light-dark(${accent("light")[of]},${accent("dark")[of]});`;

function hasAccent(): boolean {
  const [look] = globalThis.nordetCompany?.content?.look ?? [];
  return Boolean(look?.accentLight || look?.accentDark);
}

/**
 * Page styles that only an owner's look needs; empty for the sample. The content policy allows them by hash, like
 * scripts, because they contain nothing about a visitor.
 */
export const OWN_STYLE = [
  ...(hasAccent()
    ? [
        // With forced colours, the visitor's palette stays.
        `@media not (forced-colors:active){:root{${token("signal", "signal")}${token("on-signal", "onSignal")}${token("signal-pressed", "pressed")}}`,
        `.chat-head .wind-signal{stroke:${accent("dark").signal}}}`,
      ]
    : []),
  ...(ownPicture("logo")
    ? [
        `:is(.logo,.brand) img{width:auto;max-width:min(11rem,34vw);height:auto;max-height:2.25rem;${PLATE}}`,
        `img:is(.mark,.rail-mark){width:2rem;height:1.75rem;object-fit:contain;${PLATE}}`,
      ]
    : []),
  ...(ownPicture("portrait")
    ? [".founder .portrait{width:6rem;height:6rem;margin-bottom:1rem;border-radius:50%}"]
    : []),
  ...(ownPicture("signature")
    ? [`img.signature{display:block;width:auto;height:3.5rem;margin-block:1rem .75rem;${PLATE}}`]
    : []),
].join("");

/** Attributes of the icon links, for browser tabs and home screens. */
export const ICONS = company.logo
  ? [
      { rel: "icon", href: company.logo.address, type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: iconAddress() },
    ]
  : [
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    ];
