import { useRef, useState } from "react";
import { HttpError } from "../../ui/api-client.ts";
import { refusalOf } from "../../ui/refusal.ts";
import { Field } from "./form.tsx";
import { useInputEvent } from "./kept-form.ts";
import { ActOn } from "./parts.tsx";

export interface PictureTexts {
  sending: string;
  uploadFailed: string;
  tooHeavy: string;
  removeItem: string;
}
/**
 * Uploads an image.
 * @param use the field's `use`
 * @returns the `data:` URL to store in the record
 * @throws HttpError with the file's error
 */
export type Upload = (file: File, use: string) => Promise<string>;

/** Maximum file size in bytes, as on the server; checked here, because the server would cut the upload off midway. */
const MAX_BYTES = 15 * 1024 * 1024;

interface PictureProps {
  name: string;
  label: string;
  texts: PictureTexts;
  /** Stored image, as a `data:` URL; empty if there is none. */
  before: string;
  use: string;
  upload: Upload;
}

/** Field to choose, preview and remove an image; if an upload fails, the previous image stays. */
export function Picture(props: PictureProps) {
  const { name, label, texts: t, before, use, upload } = props;
  const [picture, setPicture] = useState(before);
  const hidden = useRef<HTMLInputElement>(null);
  useInputEvent(hidden, picture);
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_BYTES) return setError(t.tooHeavy);
    setIsSending(true);
    setError(undefined);
    try {
      setPicture(await upload(file, use));
    } catch (failure) {
      const { errors, detail } = refusalOf(failure);
      setError((failure instanceof HttpError && (Object.values(errors)[0] ?? detail)) || t.uploadFailed);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="picture">
      {/* Precedes the file input of the same name, so that the form reads this value and not the file. */}
      <input type="hidden" ref={hidden} name={name} value={picture} />
      <Field {...{ name, label, error }} {...(isSending && { hint: t.sending })}>
        {(control) => (
          <input {...control} type="file" accept="image/*" onChange={({ target }) => void take(target.files?.[0])} />
        )}
      </Field>
      {picture && (
        <p className="actions">
          <img src={picture} alt="" />
          <ActOn words={t.removeItem} whom={label} onClick={() => setPicture("")} />
        </p>
      )}
    </div>
  );
}
