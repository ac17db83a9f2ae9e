import { named } from "../imported-values.ts";
import type { ImportNote } from "../transfer.ts";
import { textOf, type WxrElement } from "./wxr.ts";

/** Fields by which plugins restrict a post: Jetpack, Members, WP-Members, Restrict Content Pro, Ultimate Member. */
const MEMBER_FIELDS =
  /^(?:_jetpack_newsletter_access|_members_access_role|_wpmem_block|rcp_(?:user|access)_level|rcp_subscription_level|um_content_restriction)$/;
/** Their values for posts open to all. */
const FOR_ALL = /^(?:everybody|none|0|all|)$/i;

/** Blocks shown to subscribers only (Jetpack, WordPress.com). */
const MEMBER_BLOCKS = /<!--\s*wp:(?:jetpack\/)?(?:premium-content\/|paywall\b|subscriber-view\b)/;

/** A block hidden from everyone or from some (WordPress 6.9, Block Visibility). */
const HIDDEN_BLOCK = /<!--\s*wp:[^>]*"blockVisibility":(?!\s*true\b)/;

/**
 * What hides a WordPress post: its status, a password, hidden blocks and common membership plugins. Other plugins hide
 * posts by codes in the text.
 * @param codes that stay in the text
 */
export function withheldOf(
  post: WxrElement,
  meta: ReadonlyMap<string, string>,
  codes: readonly string[],
): ImportNote[] {
  const status = textOf(post, "wp:status");
  const content = textOf(post, "content:encoded");
  const isForMembers =
    MEMBER_BLOCKS.test(content) || [...meta].some(([key, value]) => MEMBER_FIELDS.test(key) && !FOR_ALL.test(value));
  const doors = [
    // The value itself is left out: the report would show the password.
    ...(textOf(post, "wp:post_password") === "" ? [] : ["password"]),
    ...(["publish", "future", "draft", "pending"].includes(status) ? [] : [`status: ${status}`]),
    ...(HIDDEN_BLOCK.test(content) ? ["blockVisibility"] : []),
  ];
  return [
    ...(isForMembers ? [{ problem: "members-only" as const }] : []),
    ...doors.map((detail) => ({ problem: "not-public" as const, detail })),
    ...(codes.length === 0 ? [] : [{ problem: "codes-left" as const, detail: named(codes) }]),
  ];
}
