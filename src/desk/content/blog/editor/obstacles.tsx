import { useBlogTexts } from "../blog-texts.ts";
import { changedFields } from "./draft/draft-fields.ts";
import type { DraftSession } from "./draft/draft-session.ts";
import { useDraft } from "./draft/use-draft.ts";

/** What is missing before the post can be published; while typing, as of the last save. */
export function Obstacles({ session }: { session: DraftSession }) {
  const t = useBlogTexts();
  const { post, fields } = useDraft(session);
  const changed: readonly string[] = changedFields(fields, post);
  const reasons: Readonly<Record<string, string>> = t.obstacles;
  const names: Readonly<Record<string, string>> = t.fields;
  const missing = Object.entries(post.obstacles).filter(([field]) => !changed.includes(field));
  if (missing.length === 0) return null;
  const [toFill, others] = [
    missing.filter(([, key]) => key === "required"),
    missing.filter(([, key]) => key !== "required"),
  ];
  return (
    <div className="callout">
      <p>{t.obstacles.title}</p>
      <ul>
        {toFill.length > 0 && (
          <li>{t.about(reasons["required"] ?? "", toFill.map(([field]) => names[field] ?? field).join(", "))}</li>
        )}
        {others.map(([field, key]) => (
          <li key={field}>{reasons[key] ?? key}</li>
        ))}
      </ul>
    </div>
  );
}
