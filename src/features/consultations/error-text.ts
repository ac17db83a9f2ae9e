/** The error messages in `text/{fr,en}/site/consultation-form.ts`. */
export interface ErrorTexts {
  readonly errors: Readonly<Record<string, string>>;
  readonly fieldErrors: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Returns the message for a schema error: the field's own wording, or else the general wording. A key without a text is
 * already a sentence (from the API) and is returned unchanged.
 * @param key message of a schema issue, such as `required`
 */
export function errorText(texts: ErrorTexts, field: string, key: string): string {
  return ownText(texts.fieldErrors[field], key) ?? ownText(texts.errors, key) ?? key;
}

function ownText(texts: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
