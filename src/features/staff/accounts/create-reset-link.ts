import { randomBytes } from "node:crypto";
import { RESET_MINUTES } from "../model.ts";
import { record } from "../parts.ts";
import type { Staff } from "../staff.ts";
import { memberByEmail } from "./accounts.ts";
import { resetUrl } from "./mail-reset-link.ts";

/** A link to set a new password, to hand over in person. @throws AppError `not-found` */
export async function createResetLink(staff: Staff, email: string): Promise<{ url: string; minutes: number }> {
  const member = await memberByEmail(staff, email);
  const token = randomBytes(24).toString("base64url");
  const { internalAdapter } = await (await staff.auth()).$context;
  await internalAdapter.createVerificationValue({
    value: member.id,
    identifier: `reset-password:${token}`,
    expiresAt: new Date(staff.clock().getTime() + RESET_MINUTES * 60_000),
  });
  await record(staff, staff.database.kysely, { kind: "staff.reset-link", subject: member.id, actor: "system" });
  return { url: resetUrl(staff.siteUrl, token, "fr"), minutes: RESET_MINUTES };
}
