import type { PasswordRules } from "../src/features/staff/parts.ts";

/**
 * Stores passwords as plain text, for tests that are not about hashing: it takes a tenth of a second per password on
 * purpose, which was a third of these tests' time. `staff.api.test.ts` and the journeys use the real one.
 */
export const QUICK_PASSWORDS: PasswordRules = {
  hash: async (password) => `quick:${password}`,
  isGuessable: async () => false,
  verify: async ({ hash, password }) => hash === `quick:${password}`,
};
