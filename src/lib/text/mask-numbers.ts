/** Digits, including the full-width ones of Chinese and Japanese keyboards. */
const DIGIT = "[0-9０-９]";
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}`;
/**
 * Separators people use between groups: spaces, line ends, dashes, dots, slashes, and invisible characters. A comma
 * right before three digits is a thousands separator.
 */
const SIGN = String.raw`(?:[\s\p{Pd}.·_/\\|*${UNSEEN}]|,(?!${DIGIT}{3}(?!${DIGIT})))`;
/** Groups of digits, with up to three separators between two groups. */
const RUN = new RegExp(`${DIGIT}+(?:${SIGN}{1,3}${DIGIT}+)*`, "gu");
const GROUP = new RegExp(`${DIGIT}(?:${UNSEEN}*${DIGIT})*`, "gu");
const ANY_DIGIT = new RegExp(DIGIT, "g");
const NO_DIGIT = new RegExp(`[^${DIGIT.slice(1)}`, "g");

/** Lengths of the payment card numbers in use, by prefix (ISO/IEC 7812 and the networks' rules). */
const CARDS: readonly (readonly [begins: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [16, 19]],
  [/^(?:5[1-5]|2[2-7])/, [16]],
  [/^3[47]/, [15]],
  [/^35/, [16]],
  [/^3[068]/, [14]],
  [/^6/, [16, 17, 18, 19]],
];

const SIN_DIGITS = 9;
const MOST_DIGITS = 19;

/**
 * Replaces the digits of payment cards and Canadian social insurance numbers with dots. A chat has no need for them, so
 * they are neither stored nor passed on. Numbers with a wrong check digit stay, and so do telephone numbers.
 */
export function maskNumbers(text: string): string {
  return text.replace(RUN, (run) => {
    const groups = [...run.matchAll(GROUP)].map(({ 0: group, index }) => ({ group, index }));
    const numbers = groups.map(({ group }) => group.replace(NO_DIGIT, "").normalize("NFKC"));
    // Built from pieces, because rewriting the whole text for each number would be quadratic.
    const pieces: string[] = [];
    let done = 0;
    for (let first = 0; first < groups.length; first += 1) {
      const last = endOfNumber(numbers, first);
      if (last === undefined) continue;
      const end = groups[last]!;
      const [from, to] = [groups[first]!.index, end.index + end.group.length];
      pieces.push(run.slice(done, from), run.slice(from, to).replace(ANY_DIGIT, "•"));
      done = to;
      first = last;
    }
    return pieces.length === 0 ? run : pieces.join("") + run.slice(done);
  });
}

/** Returns the index of the last group of the card number or SIN that starts at `first`, if one does. */
function endOfNumber(groups: readonly string[], first: number): number | undefined {
  let digits = "";
  const grouping: number[] = [];
  for (let last = first; last < groups.length; last += 1) {
    digits += groups[last];
    grouping.push(groups[last]!.length);
    if (digits.length > MOST_DIGITS) return undefined;
    if (digits.length < SIN_DIGITS) continue;
    if (isCard(digits, grouping) || isSocialInsuranceNumber(digits, grouping)) return last;
  }
  return undefined;
}

/**
 * Whether digits are a card number, judging by prefix, length, check digit and grouping: groups of four or more, or
 * digits one by one. Groups of three are adjacent telephone numbers.
 */
function isCard(digits: string, grouping: readonly number[]): boolean {
  if (!CARDS.some(([begins, lengths]) => lengths.includes(digits.length) && begins.test(digits))) return false;
  if (!isSpelt(grouping) && grouping.slice(0, -1).some((length) => length < 4)) return false;
  return passesLuhn(digits);
}

function isSocialInsuranceNumber(digits: string, grouping: readonly number[]): boolean {
  if (digits.length !== SIN_DIGITS || digits.startsWith("8")) return false;
  const isGroupedSo = grouping.length === 1 || grouping.join() === "3,3,3" || isSpelt(grouping);
  return isGroupedSo && passesLuhn(digits);
}

/** Whether a number is written digit by digit: « 4 1 1 1 … ». */
function isSpelt(grouping: readonly number[]): boolean {
  return grouping.every((length) => length === 1);
}

/** Whether the Luhn check digit is right (ISO/IEC 7812-1, annex B). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const value = Number(digits[index]) * ((digits.length - index) % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
