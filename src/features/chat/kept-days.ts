/** Days for which a conversation is kept unless the site is configured otherwise. */
export const KEPT_DAYS = 180;
