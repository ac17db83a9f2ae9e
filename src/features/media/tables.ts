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

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  media: { purpose: "publishing", none: "id width height widths bytes createdAt uploadedBy unusedSince" },
  media_files: { purpose: "publishing", only: "postgres", none: "name mediaId data" },
};

/** An image that staff uploaded. */
export interface MediaTable extends Omit<ImageFacts, "widths"> {
  widths: Json<number[]>;
  /** Of all its files together. */
  bytes: number;
  createdAt: Moment;
  /** Id of the member of staff, or `system`. */
  uploadedBy: string;
  /** Since when no post names it; `null` if one does, or it has not been checked yet. */
  unusedSince: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The files of the images; on PostgreSQL only, where all processes share them. */
export interface MediaFilesTable {
  /** Last segment of its address. */
  name: string;
  mediaId: string;
  data: Buffer;
}
