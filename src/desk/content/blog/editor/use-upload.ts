import { useState } from "react";
import type { CallAnswer } from "../../../../lib/http/api-calls.ts";
import { apiHref, responseAt } from "../../../../ui/api-client.ts";
import { refusalOf } from "../../../../ui/refusal.ts";
import { toasts } from "../../../../ui/toast-store.ts";
import { useBlogTexts } from "../blog-queries.ts";

/** Uploads images; `sending` is the name of the file being uploaded. */
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

type StoredImage = CallAnswer<"POST /media">;

/** @throws HttpError with the file's error, in the desk's language */
async function uploadImage(file: File): Promise<StoredImage> {
  const headers = { "Content-Type": file.type };
  const response = await responseAt(apiHref("POST /media"), { method: "POST", headers, body: file });
  return await response.json();
}
