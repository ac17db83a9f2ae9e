import { useState } from "react";
import { toasts } from "../../../../ui/toast-store.ts";
import { useBlogTexts } from "../blog-texts.ts";
import { type StoredImage, uploadImage, uploadProblem } from "./upload-image.ts";

/** Sends images to the server; `sending` is the name of the file that is on its way. */
export function useUpload() {
  const t = useBlogTexts();
  const [sending, setSending] = useState<string | null>(null);
  const upload = async (file: File): Promise<StoredImage | undefined> => {
    setSending(file.name);
    try {
      return await uploadImage(file);
    } catch (error) {
      toasts.add({
        title: t.uploadFailed,
        description: uploadProblem(error) ?? t.failedAction,
        variant: "destructive",
      });
      return undefined;
    } finally {
      setSending(null);
    }
  };
  return { sending, upload };
}
