import { type ReactNode, useId, useRef, useState } from "react";
import { articlePath } from "../../../../features/blog/article.ts";
import { CATEGORIES, GOOD_LENGTHS, MAX_LENGTHS } from "../../../../features/blog/model.ts";
import { SLUG, slugOf } from "../../../../features/blog/words.ts";
import type { CallAnswer } from "../../../../lib/http/api-calls.ts";
import { apiHref, responseAt } from "../../../../ui/api-client.ts";
import { refusalOf } from "../../../../ui/refusal.ts";
import { toasts } from "../../../../ui/toast-store.ts";
import { useBlogTexts, useCategoryNames } from "../blog-queries.ts";
import type { DraftSession } from "./draft/draft-session.ts";
import { useDraft } from "./draft/open-sessions.ts";
import { Obstacles } from "./editor-notices.tsx";

/** Everything about a post other than its text. */
export function PostDetails({ session }: { session: DraftSession }) {
  const t = useBlogTexts();
  const categories = useCategoryNames();
  const { post, fields, errors } = useDraft(session);
  const id = useId();
  const line = (name: "excerpt" | "metaDescription" | "keywords" | "author" | "slug") => ({
    name,
    session,
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => session.edit({ [name]: value }),
  });
  return (
    <div className="part">
      <h3>{t.details}</h3>
      <Obstacles session={session} />
      <TextField {...line("excerpt")} tall />
      <TextField {...line("metaDescription")} tall />
      <div className="columns">
        <div className="field">
          <label htmlFor={id}>{t.fields.category}</label>
          <select
            id={id}
            value={fields.category}
            onChange={(event) => {
              const category = CATEGORIES.find((name) => name === event.target.value);
              if (category) session.edit({ category });
            }}
          >
            {CATEGORIES.map((name) => (
              <option key={name} value={name}>
                {categories[name]}
              </option>
            ))}
          </select>
        </div>
        <TextField {...line("author")} />
      </div>
      <TextField {...line("keywords")} hint={t.keywordsHint} />
      <SlugField {...line("slug")} />
      <CoverField session={session} />
      <p className="note">{t.readTime(post.readTime)}</p>
    </div>
  );
}

function SlugField(props: Parameters<typeof TextField>[0]) {
  const t = useBlogTexts();
  const { post, fields } = useDraft(props.session);
  const { slug, title } = fields;
  const isWrong = slug !== "" && !SLUG.test(slug);
  // Checked here, because an invalid slug would be rejected on every save.
  const change = (value: string) => {
    props.onChange(value.toLowerCase());
    const wanted = value.toLowerCase();
    if (wanted !== "" && !SLUG.test(wanted)) props.session.blame({ slug: t.slugInvalid });
  };
  const kept = post.publishedSlug && slug !== "" && slug !== post.publishedSlug && !isWrong;
  const made = slugOf(title);
  return (
    <TextField
      {...props}
      onChange={change}
      placeholder={slug === "" ? made || post.slug : undefined}
      hint={
        kept
          ? t.slugRedirect(articlePath({ language: post.language, slug: post.publishedSlug ?? "" }))
          : slug === ""
            ? t.slugMade
            : articlePath({ language: post.language, slug })
      }
    />
  );
}

/** The post's cover image and its alternative text. */
function CoverField({ session }: { session: DraftSession }) {
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

type LineName = Exclude<keyof typeof MAX_LENGTHS, "content">;

interface TextFieldProps {
  name: LineName;
  session: DraftSession;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Whether to use a multi-line input, which wraps a long text; line breaks are still removed. */
  tall?: boolean;
  placeholder?: string;
  hint?: ReactNode;
}

/** Text field without line breaks, with its error and a hint on whether the text's length suits where it is shown. */
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

/** Returns a function that uploads an image; `sending` is the name of the file being uploaded, or `null`. */
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

/**
 * Uploads an image.
 * @throws HttpError with the file's error in the desk's language
 */
async function uploadImage(file: File): Promise<StoredImage> {
  const headers = { "Content-Type": file.type };
  const response = await responseAt(apiHref("POST /media"), { method: "POST", headers, body: file });
  return await response.json();
}
