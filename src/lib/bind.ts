/** Returns a use case with its dependencies already supplied. */
export const bind =
  <Parts, Given extends unknown[], Result>(useCase: (parts: Parts, ...given: Given) => Result, parts: Parts) =>
  (...given: Given): Result =>
    useCase(parts, ...given);
