import type { createApp } from "astro/app/entrypoint";
import islandLoader from "astro/runtime/server/astro-island.prebuilt.js";
import { ISLAND_STYLES } from "astro/runtime/server/astro-island-styles.js";
import { contentPolicy } from "./security-headers.ts";

/** The directives by which islands of ours wake up; Astro prints the script of each beside the first island. */
export type IslandDirective = "interaction" | "visible" | "load" | "only";

/**
 * The content policy of pages. What it allows comes from constants of the build alone: Astro's island loader and
 * directives, the style sheets of the routes, and the scripts a layout names.
 * @returns memoised by the identity of the list, so layouts pass a constant of their own
 */
export function inlinePolicy({ manifest }: ReturnType<typeof createApp>, analytics: boolean) {
  const sheets = manifest.routes.flatMap(({ styles }) =>
    styles.flatMap((sheet) => (sheet.type === "inline" ? [sheet.content] : [])),
  );
  const styles = new Set([ISLAND_STYLES, ...sheets]);
  const policies = new WeakMap<readonly string[], Map<string, string>>();

  return (inlineScripts: readonly string[], directives: readonly IslandDirective[] = ["interaction"]): string => {
    const byDirectives = policies.get(inlineScripts) ?? new Map<string, string>();
    policies.set(inlineScripts, byDirectives);
    const key = directives.join();
    const known = byDirectives.get(key);
    if (known !== undefined) return known;
    const directiveScripts = directives.map((name) => {
      const script = manifest.clientDirectives.get(name);
      if (script === undefined) throw new Error(`There is no client directive "${name}"`);
      return script;
    });
    const island = directives.length === 0 ? [] : [islandLoader, ...directiveScripts];
    const policy = contentPolicy({ scripts: [...inlineScripts, ...island], styles, analytics });
    byDirectives.set(key, policy);
    return policy;
  };
}
