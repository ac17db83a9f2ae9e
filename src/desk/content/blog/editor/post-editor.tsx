import { useBlogTexts } from "../blog-queries.ts";
import { ContentField } from "./content-field.tsx";
import type { DraftSession } from "./draft/draft-session.ts";
import { useDraft } from "./draft/open-sessions.ts";
import { ParityNote, SaveNotice } from "./editor-notices.tsx";
import { PostDetails } from "./post-details.tsx";
import { PostHeader } from "./post-header.tsx";
import { TextField } from "./text-field.tsx";

interface PostEditorProps {
  session: DraftSession;
  /** Of the other language version. */
  other: DraftSession | undefined;
}

/** One language version of a post. */
export function PostEditor({ session, other }: PostEditorProps) {
  const t = useBlogTexts();
  const { post, fields, errors } = useDraft(session);
  const { language } = post;
  return (
    <section className="post-editor" aria-label={t.languages[language]}>
      <PostHeader session={session} />
      <div>
        <SaveNotice session={session} />
        {other && language === "en" && <ParityNote session={session} french={other} />}
      </div>
      <div lang={`${language}-CA`}>
        <TextField
          name="title"
          tall
          session={session}
          value={fields.title}
          error={errors["title"]}
          onChange={(title) => session.edit({ title })}
        />
      </div>
      <ContentField session={session} />
      <PostDetails session={session} />
    </section>
  );
}
