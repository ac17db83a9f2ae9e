import { useState } from "react";
import { CATEGORIES, PAIR_STATUSES, type PostPair, type PostSummary } from "../../../features/blog/model.ts";
import { MAX_QUERY_LENGTH } from "../../../features/blog/words.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { FilterBar, useFilters } from "../../kit/filters.tsx";
import { useFailure } from "../../kit/hooks.ts";
import { ListScreen } from "../../kit/list-screen.tsx";
import { Moment, Stranger } from "../../kit/parts.tsx";
import type { Column } from "../../kit/table.tsx";
import { useDesk } from "../../shell/desk-context.tsx";
import { follow, goTo } from "../../shell/use-address.ts";
import {
  createPost,
  editorAddress,
  LISTED_STATES,
  POST_FILTERS,
  TRANSFER_ADDRESS,
  useBlogTexts,
  useCategoryNames,
  usePairs,
} from "./blog-queries.ts";
import { browserStorage, postsWithDrafts } from "./editor/draft/draft-store.ts";
import { PairBadge, type PostActions, PostBadges, PostMenu, usePostActions } from "./post-parts.tsx";
import { ScheduleDialog } from "./revisions/schedule-dialog.tsx";

/** List of posts, one row per pair of language versions. */
export function PostList() {
  const t = useBlogTexts();
  const fail = useFailure();
  const categories = useCategoryNames();
  const { staff } = useDesk();
  const { filters, asked, clear, search, choice } = useFilters(POST_FILTERS);
  const list = usePairs(filters);
  const actions = usePostActions();
  const [scheduling, setScheduling] = useState<PostSummary | null>(null);
  const [creating, setCreating] = useState(false);

  const create = async (language: Language, translationOf?: number) => {
    if (creating) return;
    setCreating(true);
    try {
      goTo(editorAddress((await createPost(language, translationOf)).id));
    } catch (error) {
      fail(error, t.createFailed);
    } finally {
      setCreating(false);
    }
  };
  const columns = usePairColumns({
    unsaved: postsWithDrafts(browserStorage(), staff.email),
    actions,
    onSchedule: setScheduling,
    onTranslate: (language, id) => void create(language, id),
  });
  const total = t.total(list.data?.total ?? 0);
  return (
    <ListScreen
      title={t.title}
      texts={t}
      list={list}
      asked={asked}
      onClear={clear}
      said={total}
      filters={
        <FilterBar
          label={t.filters.label}
          search={{
            ...search("q"),
            label: t.filters.search,
            placeholder: t.filters.searchPlaceholder,
            maxLength: MAX_QUERY_LENGTH,
          }}
          more={t.filters.more}
          filters={[
            choice("state", {
              label: t.filters.state,
              all: t.filters.stateAll,
              options: LISTED_STATES.map((name) => [name, t.states[name]] as const),
            }),
            choice("status", {
              label: t.filters.status,
              all: t.filters.statusAll,
              options: PAIR_STATUSES.map((name) => [name, t.statuses[name]] as const),
            }),
            choice("category", {
              label: t.filters.category,
              all: t.filters.categoryAll,
              options: CATEGORIES.map((name) => [name, categories[name]] as const),
            }),
          ]}
        >
          <button type="button" className="action action-primary" disabled={creating} onClick={() => void create("fr")}>
            {t.create}
          </button>
          <a className="action" href={TRANSFER_ADDRESS} onClick={(event) => follow(event, TRANSFER_ADDRESS)}>
            {t.transfer.link}
          </a>
          {list.data && <span className="note filter-rest">{total}</span>}
        </FilterBar>
      }
      rows={columns}
    >
      {scheduling && (
        <ScheduleDialog
          post={scheduling}
          onClose={() => setScheduling(null)}
          onSchedule={(schedule) => actions.schedule(scheduling, schedule)}
        />
      )}
    </ListScreen>
  );
}

interface PairActions {
  /** Ids of posts with unsaved text in this browser. */
  unsaved: ReadonlySet<number>;
  actions: PostActions;
  onSchedule: (post: PostSummary) => void;
  onTranslate: (language: Language, translationOf: number) => void;
}

/** Columns of the post list, with each version's actions. */
function usePairColumns(actions: PairActions): Column<PostPair>[] {
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
