/** Longest message of a visitor, in UTF-16 units: a page and a half; what a model or a webhook is asked to read. */
export const MAX_MESSAGE_LENGTH = 2000;
