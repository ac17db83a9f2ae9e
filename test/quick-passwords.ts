import type { PasswordRules } from "../src/features/staff/parts.ts";

/**
 * Stores passwords as plain text, for tests that are not about hashing, which takes 100 ms per password on purpose and
 * took a third of these tests' time. `staff.api.test.ts` and the journeys use real hashing.
 */
export const QUICK_PASSWORDS: PasswordRules = {
  hash: async (password) => `quick:${password}`,
  isGuessable: async () => false,
  verify: async ({ hash, password }) => hash === `quick:${password}`,
};
