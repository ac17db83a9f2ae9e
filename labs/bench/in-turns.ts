import type { Load } from "./load.ts";
import { median } from "./report.ts";

/**
 * Runs loads alternately, starting each round with a different one, so that other work on the machine affects all
 * alike.
 */
export async function inTurns<Name extends string, Met extends Load>(
  rounds: number,
  loads: Readonly<Record<Name, (round: number) => Promise<Met>>>,
): Promise<Record<Name, Met[]>> {
  const names = Object.keys(loads) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as Met[]])) as unknown as Record<Name, Met[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(round + place) % names.length]!;
      found[name].push(await loads[name](round));
    }
  }
  return found;
}

/** Returns the median rate over all rounds. */
export const perSecond = (loads: readonly Load[]) => median(loads.map((load) => load.perSecond));

/** Returns the median of the rounds' ratios, because both loads of a round ran under the same conditions. */
export const ratioOf = (ours: readonly Load[], theirs: readonly Load[]) =>
  median(ours.map((load, round) => load.perSecond / theirs[round]!.perSecond));

export const failedOf = (loads: readonly Load[]) => loads.reduce((sum, { failed }) => sum + failed, 0);
