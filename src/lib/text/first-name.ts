/** Precedes the first name. */
const TITLES = /^(?:m|mr|mrs|ms|mme|mlle|dr|dre|me|prof)\.?$/i;

/** The first word of a name, unless it is a title or an initial. */
export function firstNameOf(name: string): string | undefined {
  const [first = ""] = name.trim().split(/\s+/u);
  return first === "" || TITLES.test(first) || /^\p{L}\.?$/u.test(first) ? undefined : first;
}

/** The name an email greets a person by: the first name, else everything known. */
export function greetingName(name: string): string {
  return firstNameOf(name) ?? name;
}
