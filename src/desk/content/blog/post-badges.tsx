import type { PairStatus, PostSummary } from "../../../features/blog/model.ts";
import { shortMoment } from "../../kit/present.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { useBlogTexts } from "./blog-queries.ts";

const STYLES = { draft: "badge-pending", scheduled: "badge-outline", published: "badge-contacted" };

type Shown = Pick<PostSummary, "state" | "publishAt" | "newsletter" | "hasChanges" | "featured" | "deletedAt">;

/** A post's state, whether it differs from what readers see, and whether it is featured. */
export function PostBadges({ post, unsaved = false }: { post: Shown; unsaved?: boolean }) {
  const t = useBlogTexts();
  const { language } = useTexts();
  const { state, publishAt, newsletter, hasChanges, featured, deletedAt } = post;
  return (
    <span className="badges">
      <span className={`badge ${deletedAt ? "badge-outline" : STYLES[state]}`}>
        {deletedAt ? t.states.deleted : t.states[state]}
        {publishAt && !deletedAt ? ` ${t.scheduledFor(shortMoment(publishAt, language))}` : ""}
      </span>
      {newsletter && !deletedAt && (
        <span className="badge badge-secondary" title={t.newsletterHint}>
          {t.newsletter}
        </span>
      )}
      {hasChanges && !deletedAt && (
        <span className="badge badge-outline" title={t.changedHint}>
          {t.changed}
        </span>
      )}
      {unsaved && (
        <span className="badge badge-dead" title={t.unsavedHint}>
          {t.unsaved}
        </span>
      )}
      {featured && <span className="badge badge-secondary">{t.featured}</span>}
    </span>
  );
}

export function PairBadge({ status }: { status: PairStatus }) {
  const t = useBlogTexts();
  const style = status === "current" ? "note" : status === "stale" ? "badge badge-dead" : "badge badge-pending";
  return (
    <span className={style} title={t.statusHints[status]}>
      {t.statuses[status]}
    </span>
  );
}
