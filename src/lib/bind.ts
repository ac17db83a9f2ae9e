/** A use case that was handed what it works with. */
export const bind =
  <Parts, Given extends unknown[], Result>(useCase: (parts: Parts, ...given: Given) => Result, parts: Parts) =>
  (...given: Given): Result =>
    useCase(parts, ...given);
