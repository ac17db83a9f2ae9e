import { useState } from "react";
import { HttpError } from "../../../../ui/api-client.ts";
import { refusalOf } from "../../../../ui/refusal.ts";
import { toasts } from "../../../../ui/toast-store.ts";
import { useBlogTexts } from "../blog-texts.ts";

/** Sends images to the server; `sending` is the name of the file that is on its way. */
export function useUpload() {
  const t = useBlogTexts();
  const [sending, setSending] = useState<string | null>(null);
  const upload = async (file: File): Promise<StoredImage | undefined> => {
    setSending(file.name);
    try {
      return await uploadImage(file);
    } catch (error) {
      const { errors, detail } = refusalOf(error);
      toasts.add({
        title: t.uploadFailed,
        description: Object.values(errors)[0] ?? detail ?? t.failedAction,
        variant: "destructive",
      });
      return undefined;
    } finally {
      setSending(null);
    }
  };
  return { sending, upload };
}

/** An image as `/api/media` tells of it. */
interface StoredImage {
  id: string;
  /** As it is written in Markdown. */
  reference: string;
  /** Of a file of it that every browser shows. */
  url: string;
  width: number;
  height: number;
}

/** @throws HttpError with what is wrong with the file, in the language of the desk */
async function uploadImage(file: File): Promise<StoredImage> {
  const response = await fetch("/api/media", {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": file.type, "Accept-Language": document.documentElement.lang },
    body: file,
  });
  if (response.ok) return (await response.json()) as StoredImage;
  throw new HttpError(response.status, response.statusText, await response.text(), response.headers.get("Retry-After"));
}
