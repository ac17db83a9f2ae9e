import type { ReadBlog, WriteBlog } from "./exported-posts.ts";
import { readGhostExports } from "./ghost/ghost-export.ts";
import { ghostEntries } from "./ghost/ghost-file.ts";
import { markdownEntries } from "./markdown/markdown-export.ts";
import { readMarkdownFolder } from "./markdown/markdown-folder.ts";
import { readMemberLists } from "./member-lists.ts";
import type { ExportFormat } from "./transfer.ts";
import { readWordPressExports } from "./wordpress/wordpress-export.ts";

/** The formats that can be imported; only this file knows them all. */
export const READERS: readonly ReadBlog[] = [
  readMarkdownFolder,
  readGhostExports,
  readWordPressExports,
  readMemberLists,
];

/** The formats that can be exported, and imported again. */
export const WRITERS: Readonly<Record<ExportFormat, WriteBlog>> = { markdown: markdownEntries, ghost: ghostEntries };
