import { company } from "./company.ts";
import { iconAddress } from "./own-pictures.ts";

/** Attributes of the links to the site's icons, for browsers' tabs and home screens. */
export const ICONS = company.logo
  ? [
      { rel: "icon", href: company.logo.address, type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: iconAddress() },
    ]
  : [
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    ];
