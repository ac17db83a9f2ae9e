import { company } from "../../../lib/company/company.ts";

/**
 * Guesses a staff password must withstand, as a power of ten: what an attacker with the stored hashes and a machine
 * could try in some days.
 */
const MIN_GUESSES = 8;

/**
 * Whether a password would be among the first guesses of someone trying the likeliest ones: leaked passwords, words and
 * names in English and French, keyboard rows, years, repeats, and combinations of these (ASVS 5.0, 6.2.4 and 6.2.11;
 * decision 041). The estimator is created each time: that takes 50 ms, and keeping it 15 MB.
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
