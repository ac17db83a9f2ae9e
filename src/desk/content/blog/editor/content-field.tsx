import { lazy, Suspense } from "react";
import { MAX_LENGTHS } from "../../../../features/blog/model.ts";
import { Loading } from "../../../kit/list-status.tsx";
import { useBlogTexts } from "../blog-queries.ts";
import type { DraftSession } from "./draft/draft-session.ts";
import { useDraft } from "./draft/open-sessions.ts";
import { useUpload } from "./use-upload.ts";

/** Loaded when a post is opened: the list does not wait for it. */
const MarkdownEditor = lazy(() => import("./markdown/markdown-editor.tsx"));

/** The text of a post. */
export function ContentField({ session }: { session: DraftSession }) {
  const t = useBlogTexts();
  const { post, fields, errors, replaced } = useDraft(session);
  const { sending, upload } = useUpload();
  const length = fields.content.length;
  const isTooLong = length > MAX_LENGTHS.content;
  const error = errors["content"] ?? (isTooLong ? t.editor.tooLong : undefined);
  return (
    <div>
      <Suspense fallback={<Loading text={t.editor.loading} />}>
        <MarkdownEditor
          value={fields.content}
          replaced={replaced}
          language={post.language}
          label={t.editor.label[post.language]}
          invalid={error !== undefined}
          words={{ address: "https://", alt: t.imageAlt }}
          onChange={(content) => session.edit({ content })}
          onImage={async (file) => (await upload(file))?.reference}
        />
      </Suspense>
      <p className="row note">
        <span role="status">{sending === null ? "" : t.uploadLine(sending)}</span>
        <span>{t.editor.help}</span>
        <span className="row-end">{t.editor.words(countWords(fields.content))}</span>
      </p>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
