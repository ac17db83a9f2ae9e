import { useRef } from "react";
import { useBlogTexts } from "../blog-queries.ts";
import type { DraftSession } from "./draft/draft-session.ts";
import { useDraft } from "./draft/open-sessions.ts";
import { TextField } from "./text-field.tsx";
import { useUpload } from "./use-upload.ts";

/** A post's picture, and its alternative text. */
export function CoverField({ session }: { session: DraftSession }) {
  const t = useBlogTexts();
  const { fields, errors } = useDraft(session);
  const { sending, upload } = useUpload();
  const picker = useRef<HTMLInputElement>(null);
  const choose = async (file: File) => {
    const image = await upload(file);
    if (image) session.edit({ cover: image.id });
  };
  return (
    <fieldset>
      <legend>{t.fields.cover}</legend>
      {fields.cover ? (
        <img className="cover-picture" src={`/media/${fields.cover}`} alt={fields.coverAlt} />
      ) : (
        <p className="note">{t.coverNone}</p>
      )}
      <p className="action-row">
        <button
          type="button"
          className="action action-small"
          disabled={sending !== null}
          onClick={() => picker.current?.click()}
        >
          {sending !== null ? t.uploading : fields.cover ? t.coverReplace : t.coverChoose}
        </button>
        {fields.cover && (
          <button
            type="button"
            className="action action-small"
            onClick={() => session.edit({ cover: null, coverAlt: "" })}
          >
            {t.coverRemove}
          </button>
        )}
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          aria-label={t.coverChoose}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file) void choose(file);
          }}
        />
      </p>
      {fields.cover && (
        <TextField
          name="coverAlt"
          session={session}
          value={fields.coverAlt}
          error={errors["coverAlt"]}
          hint={t.coverAltHint}
          onChange={(coverAlt) => session.edit({ coverAlt })}
        />
      )}
    </fieldset>
  );
}
