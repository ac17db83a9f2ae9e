/** Packs lists of numbers into one array, which takes a tenth of the memory of separate arrays. */
export function packed(lists: readonly (readonly number[])[]): (at: number) => Uint32Array {
  const starts = startsOf(lists.map(({ length }) => length));
  const numbers = new Uint32Array(starts.at(-1)!);
  for (const [at, list] of lists.entries()) numbers.set(list, starts[at]);
  return (at) => numbers.subarray(starts[at], starts[at + 1]);
}

/** Finds the lists that contain a number, by their indexes. @param size one more than the highest number */
export function inverted(lists: readonly (readonly number[])[], size: number): (number: number) => Uint32Array {
  const counts = new Uint32Array(size);
  for (const list of lists) for (const number of list) counts[number]! += 1;
  const starts = startsOf(counts);
  const [next, having] = [starts.slice(), new Uint32Array(starts.at(-1)!)];
  for (const [at, list] of lists.entries()) for (const number of list) having[next[number]!++] = at;
  return (number) => having.subarray(starts[number], starts[number + 1]);
}

/** Returns the offset of each list in a packed array, and finally the array's length. */
function startsOf(lengths: ArrayLike<number>): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let at = 0; at < lengths.length; at += 1) starts[at + 1] = starts[at]! + lengths[at]!;
  return starts;
}
