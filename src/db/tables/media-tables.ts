import type { ColumnType } from "kysely";
import type { Json, Moment } from "./column-types.ts";

/** An image that staff uploaded. */
export interface MediaTable {
  /** Beginning of the digest of the uploaded file, in hexadecimal: the same file is stored once. */
  id: string;
  /** Of the image as it is shown, after its orientation was applied, in pixels. */
  width: number;
  height: number;
  /** Widths it is kept in, ascending, each as AVIF and WebP. */
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
