import type { BlogFormat } from "./exported-posts.ts";
import { readGhostExports } from "./ghost/ghost-export.ts";
import { ghostEntries } from "./ghost/ghost-file.ts";
import { markdownEntries, readMarkdownFolder } from "./markdown-folder.ts";
import type { ExportFormat } from "./transfer.ts";

/** The one place that knows every format. */
export const FORMATS: Readonly<Record<ExportFormat, BlogFormat>> = {
  markdown: { read: readMarkdownFolder, write: markdownEntries },
  ghost: { read: readGhostExports, write: ghostEntries },
};
