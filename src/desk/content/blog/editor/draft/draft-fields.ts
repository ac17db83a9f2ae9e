import { emptyFields, type Post, type PostFields } from "../../../../../features/blog/model.ts";
import { slugOf } from "../../../../../features/blog/slug.ts";

const NAMES = Object.keys(emptyFields()) as (keyof PostFields)[];

/** The server's slug for a post whose title yields none. */
const SLUG_WITHOUT_TITLE = "article";

/** Whether the slug follows the title: it was not edited, and no reader knows it. */
export function followsTitle({ title, slug, publishedAt }: Pick<Post, "title" | "slug" | "publishedAt">): boolean {
  const made = slugOf(title) || SLUG_WITHOUT_TITLE;
  return (
    publishedAt === null &&
    (slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1))))
  );
}

/** A post's fields as its editor has them: a slug that follows the title is empty. */
export function draftOf(post: Post): PostFields {
  const fields = Object.fromEntries(NAMES.map((name) => [name, post[name]])) as PostFields;
  return followsTitle(post) ? { ...fields, slug: "" } : fields;
}

/** Names of fields that differ from the stored ones; spaces around a line are not stored. */
export function changedFields(fields: PostFields, post: Post): (keyof PostFields)[] {
  return NAMES.filter((name) => {
    const [mine, stored] = [fields[name], post[name]];
    if (name === "slug" && mine === "") return post.publishedAt === null && !followsTitle(post);
    if (name === "content" || typeof mine !== "string") return mine !== stored;
    return mine.trim() !== stored;
  });
}
