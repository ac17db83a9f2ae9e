import css from "../styles/site.css?inline";

/**
 * The one style sheet of the public pages, built, as a constant: pages carry it inline (one round trip less) and the
 * Content-Security-Policy allows it by the hash of this very string.
 */
export const SITE_STYLE: string = css;
