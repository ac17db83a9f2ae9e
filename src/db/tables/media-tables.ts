import type { ColumnType } from "kysely";
import type { ImageFacts } from "../../features/media/model.ts";
import type { Json, Moment } from "./column-types.ts";

/** An image that staff uploaded. */
export interface MediaTable extends Omit<ImageFacts, "widths"> {
  widths: Json<number[]>;
  /** Of all its files together. */
  bytes: number;
  createdAt: Moment;
  /** Id of the member of staff, or `system`. */
  uploadedBy: string;
  /** Since when no post names it; `null` for one that is named, or not looked at yet. */
  unusedSince: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The files of the images; on PostgreSQL only, where all processes share them. */
export interface MediaFilesTable {
  /** Last segment of its address. */
  name: string;
  mediaId: string;
  data: Buffer;
}
