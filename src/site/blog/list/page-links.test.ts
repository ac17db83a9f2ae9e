import { expect, it } from "vitest";
import { pageNumbers } from "./list-page.tsx";

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, null, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
])("lists the pages around page %i of %i", (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});
