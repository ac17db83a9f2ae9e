import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript";

/** The file through which every test database is opened. */
const DOOR = resolve(import.meta.dirname, "databases.ts");

/**
 * Finds the test files that use a database, by their direct and indirect imports; they run once per kind of database.
 * @param root the project's folder
 * @param pattern glob of the files to consider
 * @returns paths relative to the root
 */
export function databaseSuites(root: string, pattern = "{src,test}/**/*.test.{ts,tsx}"): string[] {
  const imports = new Map<string, string[]>();
  const importsFrom = (file: string): string[] => {
    const known = imports.get(file);
    if (known) return known;
    const found = ts
      .preProcessFile(readFileSync(file, "utf8"))
      .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
      .map(({ fileName }) => resolve(dirname(file), fileName))
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(path));
    imports.set(file, found);
    return found;
  };
  const reaches = (file: string, seen: Set<string>): boolean => {
    if (file === DOOR) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    return importsFrom(file).some((next) => reaches(next, seen));
  };
  return globSync(pattern, { cwd: root }).filter((file) => reaches(resolve(root, file), new Set()));
}
