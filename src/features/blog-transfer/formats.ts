import { markdownEntries, type ReadBlog, type WriteBlog } from "./exported-posts.ts";
import { readGhostExports } from "./ghost-export.ts";
import { ghostEntries } from "./ghost-file.ts";
import { readMarkdownFolder } from "./markdown/markdown-folder.ts";
import type { ExportFormat, ImportSource } from "./transfer.ts";
import { readWordPressExports } from "./wordpress/wordpress-export.ts";

/** All formats that can be imported; no other file knows the whole list. */
export const READERS: readonly ReadBlog[] = [
  readMarkdownFolder,
  readGhostExports,
  readWordPressExports,
  readMemberLists,
];

/** Export formats; the import reads each of them. */
export const WRITERS: Readonly<Record<ExportFormat, WriteBlog>> = { markdown: markdownEntries, ghost: ghostEntries };

/**
 * Finds member lists (CSV from Ghost, Mailchimp and the like) and imports none of them. A list proves that people gave
 * an email address, but not what they agreed to, when and where, which Law 25 and Canada's anti-spam law require.
 * @param files text by path
 */
function readMemberLists(files: ReadonlyMap<string, string>): ImportSource | undefined {
  const lists = [...files].filter(([name, text]) => /\.csv$/i.test(name) && HAS_ADDRESSES.test(text.slice(0, 2_000)));
  if (lists.length === 0) return undefined;
  return { posts: [], remarks: lists.map(([name]) => ({ name, problem: "members" })) };
}

/** Matches a header row with an email column, which makes the CSV a member list. */
const HAS_ADDRESSES = /^[^\n]*\be-?mail\b/i;
