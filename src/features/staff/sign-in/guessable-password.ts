import { company } from "../../../lib/company/company.ts";

/**
 * Guesses that a staff password must withstand, as a power of ten: as many as an attacker with the stored hashes could
 * try in a few days on one machine.
 */
const MIN_GUESSES = 8;

/**
 * Whether an attacker would try this password early: leaked passwords, words and names in English and French, keyboard
 * rows, years, repeats, and combinations of these (ASVS 5.0, 6.2.4 and 6.2.11; decision 041). The estimator is created
 * on each call, which takes 50 ms, because keeping it would use 15 MB of memory.
 */
export async function isGuessable(password: string): Promise<boolean> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-fr"),
  ]);
  const estimator = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return estimator.check(password, [company.name]).guessesLog10 < MIN_GUESSES;
}
