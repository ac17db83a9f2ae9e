import { company } from "../../../lib/company/company.ts";

/**
 * Guesses that a password of the staff withstands, as a power of ten: what somebody could try who got hold of the stored ones and
 * of a machine to try them with for some days.
 */
const MIN_GUESSES = 8;

/**
 * Whether a password would be found among the first by somebody who tries the likeliest ones first: those that are known from
 * other sites, words and names in English and French, rows of keys, years, repeats, and what is made of them (ASVS 5.0, 6.2.4
 * and 6.2.11; decision 041). The estimator is made anew each time: that takes 50 ms, and to keep it 15 MB.
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
