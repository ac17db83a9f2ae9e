declare module "@joplin/turndown-plugin-gfm" {
  import type TurndownService from "turndown";
  /** Tables, which turndown does not know by itself. */
  export const tables: TurndownService.Plugin;
  export const strikethrough: TurndownService.Plugin;
}
