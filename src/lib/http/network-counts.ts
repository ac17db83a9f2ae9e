import { networksOf } from "./private-address.ts";

/** Counts what each network uses of something scarce, in this process, so that it can be shared among networks. */
export function createNetworkCounts() {
  const counts = new Map<string, number>();
  const change = (network: string, by: number) => {
    const left = (counts.get(network) ?? 0) + by;
    if (left > 0) counts.set(network, left);
    else counts.delete(network);
  };
  return {
    /**
     * Counts a use for all networks of an IP address.
     * @returns a function that ends the use; call it once
     */
    add(address: string): () => void {
      const networks = networksOf(address);
      for (const { network } of networks) change(network, 1);
      return () => {
        for (const { network } of networks) change(network, -1);
      };
    },
    /** Returns the uses of an IP address's heaviest network, where a larger network may use more for the same weight. */
    weightOf: (address: string): number =>
      Math.max(...networksOf(address).map(({ network, factor }) => (counts.get(network) ?? 0) / factor)),
  };
}
