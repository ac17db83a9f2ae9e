import { HttpError } from "../../../../ui/api-client.ts";

/** An image as `/api/media` tells of it. */
export interface StoredImage {
  id: string;
  /** As it is written in Markdown. */
  reference: string;
  /** Of a file of it that every browser shows. */
  url: string;
  width: number;
  height: number;
}

/** @throws HttpError with what is wrong with the file, in the language of the desk */
export async function uploadImage(file: File): Promise<StoredImage> {
  const response = await fetch("/api/media", {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": file.type, "Accept-Language": document.documentElement.lang },
    body: file,
  });
  if (response.ok) return (await response.json()) as StoredImage;
  throw new HttpError(response.status, response.statusText, await response.text(), response.headers.get("Retry-After"));
}

/** What the server says is wrong, if it says so. */
export function uploadProblem(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const [problem] = Object.values(error.fieldErrors);
  if (problem) return problem;
  try {
    return (JSON.parse(error.body) as { detail?: string }).detail;
  } catch {
    return undefined;
  }
}
