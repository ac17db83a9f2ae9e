/** The part of `text/{fr,en}/consultation-form.ts` with error messages. */
export interface ErrorTexts {
  readonly errors: Readonly<Record<string, string>>;
  readonly fieldErrors: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * The message for a schema error: the field's own wording, else the general one. A message that is not a text key is
 * already a sentence (the API responds in sentences) and is returned unchanged.
 * @param key message of an issue of `model.ts`, such as `required`
 */
export function errorText(texts: ErrorTexts, field: string, key: string): string {
  return ownText(texts.fieldErrors[field], key) ?? ownText(texts.errors, key) ?? key;
}

function ownText(texts: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
