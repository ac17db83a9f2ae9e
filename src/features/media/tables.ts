import type { ColumnType } from "kysely";
import type { Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { ImageFacts } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    media: MediaTable;
    media_files: MediaFilesTable;
  }
}

export const dataMap: DataMap = {
  media: { purpose: "publishing", none: "id width height widths bytes createdAt uploadedBy unusedSince" },
  media_files: { purpose: "publishing", only: "postgres", none: "name mediaId data" },
};

/** An image that staff uploaded. */
export interface MediaTable extends Omit<ImageFacts, "widths"> {
  widths: Json<number[]>;
  /** Total size of the image's files. */
  bytes: number;
  createdAt: Moment;
  /** Id of the staff member who uploaded it, or `system`. */
  uploadedBy: string;
  /** When a job first found that no post references the image; `null` while a post does, or before the first check. */
  unusedSince: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Image files; used on PostgreSQL only, where all processes share them. */
export interface MediaFilesTable {
  /** Last segment of the file's URL. */
  name: string;
  mediaId: string;
  data: Buffer;
}
