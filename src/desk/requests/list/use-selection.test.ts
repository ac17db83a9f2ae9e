import { describe, expect, it } from "vitest";
import { asShown, between, choosing, NOTHING } from "./use-selection.ts";

const row = (id: number, followUpVersion = 0) => ({ id, name: `Nom ${id}`, followUpVersion });
const ROWS = [row(5), row(4), row(3), row(2), row(1)];

describe("the selection of requests", () => {
  it("keeps what was selected when its row disappears, and can be reduced", () => {
    const chosen = choosing(choosing(NOTHING, ROWS.slice(0, 2), true), [row(9)], true);
    expect([...chosen.keys()]).toEqual([5, 4, 9]);
    expect([...choosing(chosen, [row(4)], false).keys()]).toEqual([5, 9]);
    expect(NOTHING.size).toBe(0);
  });

  it("extends up and down, and restarts where its start has gone", () => {
    const idsBetween = (from: number | undefined, to: number) => between(ROWS, from, to).map(({ id }) => id);
    expect(idsBetween(4, 2)).toEqual([4, 3, 2]);
    expect(idsBetween(2, 4)).toEqual([4, 3, 2]);
    expect(idsBetween(77, 3)).toEqual([3]);
    expect(idsBetween(undefined, 3)).toEqual([3]);
    expect(idsBetween(3, 77)).toEqual([]);
  });

  it("is based on what the rows show now, or on what was selected if there is none", () => {
    const chosen = choosing(NOTHING, [row(5), row(9)], true);
    expect(asShown(chosen, [row(5, 3)])).toEqual([row(5, 3), row(9)]);
  });
});
