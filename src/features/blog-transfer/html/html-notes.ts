import type { ImportNote, ImportProblem } from "../transfer.ts";

/** What converting a text has changed or lost, each kind once. */
export interface HtmlNotes {
  add(problem: ImportProblem, detail: string): void;
  all(): ImportNote[];
}

/** Most names listed per problem: more than a person reads. */
const MAX_NAMES = 20;

export function createHtmlNotes(): HtmlNotes {
  const details = new Map<ImportProblem, Set<string>>();
  return {
    add(problem, detail) {
      const names = details.get(problem) ?? new Set();
      if (names.size < MAX_NAMES) names.add(detail.slice(0, 300));
      details.set(problem, names);
    },
    all: () => [...details].map(([problem, names]) => ({ problem, detail: [...names].join(", ") })),
  };
}
