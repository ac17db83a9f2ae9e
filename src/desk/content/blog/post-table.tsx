import type { PostPair, PostSummary } from "../../../features/blog/model.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { follow } from "../../shell/use-address.ts";
import { useBlogTexts } from "./blog-texts.ts";
import { editorAddress } from "./list-address.ts";
import { PairBadge, PostBadges } from "./post-badges.tsx";
import { PostMenu } from "./post-menu.tsx";
import type { PostActions } from "./use-post-actions.ts";

interface PostTableProps {
  pairs: readonly PostPair[];
  /** Numbers of the posts of which this browser holds something unsaved. */
  unsaved: ReadonlySet<number>;
  actions: PostActions;
  onSchedule: (post: PostSummary) => void;
  onTranslate: (language: Language, translationOf: number) => void;
}

export function PostTable({ pairs, ...rest }: PostTableProps) {
  const t = useBlogTexts();
  return (
    <table className="posts">
      <caption className="unseen">{t.title}</caption>
      <thead>
        <tr>
          <th scope="col" className="col-status">
            {t.columns.status}
          </th>
          <th scope="col">{t.columns.fr}</th>
          <th scope="col">{t.columns.en}</th>
          <th scope="col" className="col-author">
            {t.columns.author}
          </th>
          <th scope="col" className="col-date">
            {t.columns.date}
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <PairRow key={pair.pair} pair={pair} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

function PairRow({ pair, ...rest }: Omit<PostTableProps, "pairs"> & { pair: PostPair }) {
  const versions = [pair.fr, pair.en].filter((version) => version !== null);
  const latest = versions.reduce((a, b) => (a.updatedAt > b.updatedAt ? a : b));
  const authors = [...new Set(versions.map(({ author }) => author))].filter(Boolean);
  return (
    <tr>
      <td className="col-status">
        <PairBadge status={pair.status} />
      </td>
      {LANGUAGES.map((language) => (
        <td key={language} className="col-version">
          <VersionCell
            post={pair[language]}
            other={language === "fr" ? pair.en : pair.fr}
            language={language}
            {...rest}
          />
        </td>
      ))}
      <td className="col-author">
        {authors.map((author) => (
          <span key={author} className="row-line">
            <Stranger>{author}</Stranger>
          </span>
        ))}
      </td>
      <td className="col-date">
        <Moment iso={latest.updatedAt} />
      </td>
    </tr>
  );
}

interface VersionCellProps extends Omit<PostTableProps, "pairs"> {
  post: PostSummary | null;
  other: PostSummary | null;
  language: Language;
}

function VersionCell({ post, other, language, unsaved, actions, onSchedule, onTranslate }: VersionCellProps) {
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
  return (
    <div className="version">
      <span className="version-language" aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <span className="version-text">
        {post.deletedAt ? (
          <span lang={`${language}-CA`}>{post.title || t.untitled}</span>
        ) : (
          <a
            href={address}
            lang={post.title ? `${language}-CA` : undefined}
            onClick={(event) => follow(event, address)}
          >
            {post.title || t.untitled}
          </a>
        )}
        <PostBadges post={post} unsaved={unsaved.has(post.id)} />
      </span>
      <PostMenu post={post} actions={actions} onSchedule={() => onSchedule(post)} />
    </div>
  );
}
