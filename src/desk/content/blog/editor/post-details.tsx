import { useId } from "react";
import { articlePath } from "../../../../features/blog/article.ts";
import { CATEGORIES } from "../../../../features/blog/model.ts";
import { SLUG, slugOf } from "../../../../features/blog/slug.ts";
import { useBlogTexts, useCategoryNames } from "../blog-queries.ts";
import { CoverField } from "./cover-field.tsx";
import type { DraftSession } from "./draft/draft-session.ts";
import { useDraft } from "./draft/open-sessions.ts";
import { Obstacles } from "./editor-notices.tsx";
import { TextField } from "./text-field.tsx";

/** Everything about a post except its text. */
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
  // If sent, an invalid one would be rejected with every save.
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
