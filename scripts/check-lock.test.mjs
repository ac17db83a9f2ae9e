import { describe, expect, it } from "vitest";
import { missingPackages } from "./check-lock.mjs";

describe("a lock file", () => {
  const compiler = { optionalDependencies: { "compiler-linux-x64": "1.0.0", "compiler-darwin-arm64": "1.0.0" } };

  it("is complete if every platform's package is locked beside its dependent or above it", () => {
    expect(
      missingPackages({
        "": {},
        "node_modules/compiler": compiler,
        "node_modules/compiler/node_modules/compiler-linux-x64": {},
        "node_modules/compiler-darwin-arm64": {},
      }),
    ).toEqual([]);
  });

  it("is incomplete if a platform's package is not locked", () => {
    expect(
      missingPackages({ "": {}, "node_modules/compiler": compiler, "node_modules/compiler-linux-x64": {} }),
    ).toEqual(["compiler-darwin-arm64@1.0.0, of node_modules/compiler"]);
  });

  it("is incomplete if the package is only nested under a sibling", () => {
    expect(
      missingPackages({
        "": {},
        "node_modules/compiler": compiler,
        "node_modules/compiler-linux-x64": {},
        "node_modules/other/node_modules/compiler-darwin-arm64": {},
      }),
    ).toHaveLength(1);
  });
});
