import { company } from "../../../lib/company/company.ts";

/**
 * Guesses a staff password must withstand, as a power of ten: what someone with the stored hashes could try in some
 * days on one machine.
 */
const MIN_GUESSES = 8;

/**
 * Whether an attacker would try this password early: leaked passwords, words and names in English and French, keyboard
 * rows, years, repeats, and combinations of these (ASVS 5.0, 6.2.4 and 6.2.11; decision 041). The estimator is created
 * on each call, in 50 ms, because keeping it would take 15 MB.
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
