import type { PasswordRules } from "../src/features/staff/parts.ts";

/**
 * Passwords kept as they are, for tests of something else: the real hashing is slow on purpose, a tenth of a second a
 * password, which was a third of the time of these tests. `staff.api.test.ts` and the journeys use the real one.
 */
export const QUICK_PASSWORDS: PasswordRules = {
  hash: async (password) => `quick:${password}`,
  isGuessable: async () => false,
  verify: async ({ hash, password }) => hash === `quick:${password}`,
};
