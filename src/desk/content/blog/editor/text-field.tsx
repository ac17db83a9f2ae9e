import { type ReactNode, useId } from "react";
import { GOOD_LENGTHS, MAX_LENGTHS } from "../../../../features/blog/model.ts";
import { useBlogTexts } from "../blog-queries.ts";
import type { DraftSession } from "./draft/draft-session.ts";

type LineName = Exclude<keyof typeof MAX_LENGTHS, "content">;

interface TextFieldProps {
  name: LineName;
  session: DraftSession;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** A multi-line input; the text is a single line anyway. */
  tall?: boolean;
  placeholder?: string;
  hint?: ReactNode;
}

/** A line of a post, with its error and how well its length suits where it is shown. */
export function TextField({ name, session, value, error, onChange, tall, placeholder, hint }: TextFieldProps) {
  const t = useBlogTexts();
  const id = useId();
  const { language } = session.get().post;
  const hasLength = name in GOOD_LENGTHS;
  const described = [error && `${id}-error`, hasLength && `${id}-length`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(" ");
  const attributes = {
    id,
    value,
    maxLength: MAX_LENGTHS[name],
    placeholder,
    lang: name === "slug" ? undefined : `${language}-CA`,
    spellCheck: name !== "slug",
    autoComplete: "off",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t.fields[name]}</label>
      {tall ? (
        <textarea
          {...attributes}
          className={name === "title" ? "post-title" : undefined}
          rows={name === "title" ? 1 : 3}
          onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, " "))}
        />
      ) : (
        <input {...attributes} type="text" onChange={(event) => onChange(event.target.value)} />
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hasLength && (
        <LengthHint id={`${id}-length`} name={name as keyof typeof GOOD_LENGTHS} length={value.trim().length} />
      )}
      {hint && (
        <div className="note" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

function LengthHint({ id, name, length }: { id: string; name: keyof typeof GOOD_LENGTHS; length: number }) {
  const t = useBlogTexts();
  const { from, to } = GOOD_LENGTHS[name];
  const verdict = length < from ? t.length.short(from) : length > to ? t.length.long(to) : t.length.good;
  const share = Math.min(1, length / to);
  return (
    <div className="length" data-good={(length >= from && length <= to) || undefined}>
      <svg className="length-bar" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="100" height="3" className="length-max" />
        <rect width={100 * share} height="3" className="length-now" />
      </svg>
      <p className="note" id={id}>
        {t.length.count(length)}, {verdict}
      </p>
    </div>
  );
}
