import type { PostPair, PostSummary } from "../../../features/blog/model.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { Moment, Stranger } from "../../kit/parts.tsx";
import type { Column } from "../../kit/table.tsx";
import { follow } from "../../shell/use-address.ts";
import { editorAddress, useBlogTexts } from "./blog-queries.ts";
import { PairBadge, PostBadges } from "./post-badges.tsx";
import { PostMenu } from "./post-menu.tsx";
import type { PostActions } from "./use-post-actions.ts";

interface PairActions {
  /** Ids of posts with unsaved text in this browser. */
  unsaved: ReadonlySet<number>;
  actions: PostActions;
  onSchedule: (post: PostSummary) => void;
  onTranslate: (language: Language, translationOf: number) => void;
}

/** The list's columns for a pair of language versions, with their actions. */
export function usePairColumns(actions: PairActions): Column<PostPair>[] {
  const t = useBlogTexts();
  return [
    ...LANGUAGES.map((language) => ({
      key: language,
      head: t.columns[language],
      cell: (pair: PostPair) => (
        <Version post={pair[language]} other={language === "fr" ? pair.en : pair.fr} language={language} {...actions} />
      ),
    })),
    {
      key: "status",
      head: t.columns.status,
      width: "9.5rem",
      cell: ({ status }) => <PairBadge status={status} />,
    },
    {
      key: "author",
      head: t.columns.author,
      width: "10rem",
      from: "wide",
      narrow: "hidden",
      cell: (pair) =>
        [...new Set(versionsOf(pair).map(({ author }) => author))].filter(Boolean).map((author) => (
          <span key={author} className="row-line">
            <Stranger>{author}</Stranger>
          </span>
        )),
    },
    {
      key: "date",
      head: t.columns.date,
      width: "9.5rem",
      narrow: "hidden",
      cell: (pair) => (
        <Moment
          iso={
            versionsOf(pair)
              .map(({ updatedAt }) => updatedAt)
              .sort()
              .at(-1) ?? ""
          }
        />
      ),
    },
  ];
}

const versionsOf = ({ fr, en }: PostPair) => [fr, en].filter((version) => version !== null);

interface VersionProps extends PairActions {
  post: PostSummary | null;
  other: PostSummary | null;
  language: Language;
}

function Version({ post, other, language, unsaved, actions, onSchedule, onTranslate }: VersionProps) {
  const t = useBlogTexts();
  if (!post) {
    return other && !other.deletedAt ? (
      <button
        type="button"
        className="action action-small"
        aria-label={t.about(t.translate[language], other.title || t.untitled)}
        onClick={() => onTranslate(language, other.id)}
      >
        {t.translate[language]}
      </button>
    ) : null;
  }
  const address = editorAddress(post.id);
  const title = post.title || t.untitled;
  const lang = post.title ? `${language}-CA` : undefined;
  return (
    <div className="beside">
      <span className="narrow-head" aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <span className="item-what">
        {post.deletedAt ? (
          <span lang={lang}>{title}</span>
        ) : (
          <a className="open-link" href={address} lang={lang} onClick={(event) => follow(event, address)}>
            {title}
          </a>
        )}
        <PostBadges post={post} unsaved={unsaved.has(post.id)} />
      </span>
      <PostMenu post={post} actions={actions} onSchedule={() => onSchedule(post)} />
    </div>
  );
}
