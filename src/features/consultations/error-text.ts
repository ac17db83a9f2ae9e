/** The part of `text/{fr,en}/consultation-form.ts` that words errors. */
export interface ErrorTexts {
  readonly errors: Readonly<Record<string, string>>;
  readonly fieldErrors: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Words an error of the schema for a person: the field's own wording, else the general one. A message that is no text
 * key is a sentence already (the API answers in sentences) and is returned as it is.
 * @param key message of an issue of `model.ts`, such as `required`
 */
export function errorText(texts: ErrorTexts, field: string, key: string): string {
  return ownText(texts.fieldErrors[field], key) ?? ownText(texts.errors, key) ?? key;
}

function ownText(texts: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
