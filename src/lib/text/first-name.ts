/** Stands before the first name, and is none. */
const TITLES = /^(?:m|mr|mrs|ms|mme|mlle|dr|dre|me|prof)\.?$/i;

/** The first word of a name; nothing where that is a title or an initial. */
export function firstNameOf(name: string): string | undefined {
  const [first = ""] = name.trim().split(/\s+/u);
  return first === "" || TITLES.test(first) || /^\p{L}\.?$/u.test(first) ? undefined : first;
}

/** The name a mail greets a person by: the first name, else all that is known. */
export function greetingName(name: string): string {
  return firstNameOf(name) ?? name;
}
