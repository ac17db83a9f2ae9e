import type { Load } from "./load.ts";
import { median } from "./report.ts";

/**
 * Takes loads in turns, round after round, each round beginning with another one: what else the machine does then falls
 * on all of them alike.
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

/** Middle of the rounds. */
export const perSecond = (loads: readonly Load[]) => median(loads.map((load) => load.perSecond));

/** Middle of the rounds' own ratios, since both sides of a round met the same machine. */
export const ratioOf = (ours: readonly Load[], theirs: readonly Load[]) =>
  median(ours.map((load, round) => load.perSecond / theirs[round]!.perSecond));

export const failedOf = (loads: readonly Load[]) => loads.reduce((sum, { failed }) => sum + failed, 0);
