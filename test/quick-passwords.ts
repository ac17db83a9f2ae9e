import type { PasswordRules } from "../src/features/staff/parts.ts";

/**
 * Plain-text passwords, for tests of something else: the real hashing is deliberately slow, a tenth of a second per
 * password, which was a third of these tests' time. `staff.api.test.ts` and the journeys use the real one.
 */
export const QUICK_PASSWORDS: PasswordRules = {
  hash: async (password) => `quick:${password}`,
  isGuessable: async () => false,
  verify: async ({ hash, password }) => hash === `quick:${password}`,
};
