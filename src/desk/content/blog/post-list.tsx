import { type ReactNode, useMemo, useState } from "react";
import { CATEGORIES, PAIR_STATUSES, type PostSummary } from "../../../features/blog/model.ts";
import { MAX_QUERY_LENGTH } from "../../../features/blog/search-words.ts";
import type { Language } from "../../../lib/language.ts";
import { FilterBar, filterBy } from "../../kit/filters.tsx";
import { Icon } from "../../kit/icons.tsx";
import { Empty, Failed, Loading } from "../../kit/list-status.tsx";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { useShortcuts } from "../../kit/shortcuts/use-shortcuts.ts";
import { useFailure } from "../../kit/use-failure.ts";
import { useDesk } from "../../shell/desk-context.tsx";
import { follow, goTo, useAddress } from "../../shell/use-address.ts";
import { createPost, usePairs } from "./blog-queries.ts";
import { useBlogTexts, useCategoryNames } from "./blog-texts.ts";
import { browserStorage, postsWithDrafts } from "./editor/draft/draft-store.ts";
import {
  editorAddress,
  LIST_PATH,
  LISTED_STATES,
  type PostFilters,
  postFiltersOf,
  postQueryOf,
  TRANSFER_ADDRESS,
} from "./list-address.ts";
import { PostTable } from "./post-table.tsx";
import { ScheduleDialog } from "./revisions/schedule-dialog.tsx";
import { usePostActions } from "./use-post-actions.ts";

/** The posts, a line for each pair of language versions. */
export function PostList() {
  const t = useBlogTexts();
  const fail = useFailure();
  const { staff } = useDesk();
  const { query } = useAddress();
  const filters = useMemo(() => postFiltersOf(query), [query]);
  const list = usePairs(filters);
  const actions = usePostActions();
  const [scheduling, setScheduling] = useState<PostSummary | null>(null);
  const [creating, setCreating] = useState(false);
  const unsaved = postsWithDrafts(browserStorage(), staff.email);

  const show = (next: PostFilters, options?: { replace: boolean }) => {
    const search = postQueryOf(next).toString();
    goTo(search ? `${LIST_PATH}?${search}` : LIST_PATH, options);
  };
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
  useShortcuts((action) => {
    if (action !== "refresh") return false;
    void list.refetch();
    return true;
  });

  const isFiltered = postQueryOf(filters).size > 0;
  return (
    <div className="blog">
      <div className="view-head">
        <h1>{t.title}</h1>
        <RefreshButton
          updatedAt={list.dataUpdatedAt}
          fetching={list.isFetching}
          onRefresh={() => void list.refetch()}
        />
      </div>
      <PostFilterBar filters={filters} onChange={show}>
        <button type="button" className="action action-primary" disabled={creating} onClick={() => void create("fr")}>
          {t.create}
        </button>
        <a className="action" href={TRANSFER_ADDRESS} onClick={(event) => follow(event, TRANSFER_ADDRESS)}>
          {t.transfer.link}
        </a>
      </PostFilterBar>
      <section className="list" aria-label={t.title} aria-busy={list.isFetching}>
        {list.isPending ? (
          <Loading text={t.loading} />
        ) : list.isError ? (
          <Failed text={t.failed} onRetry={() => void list.refetch()} />
        ) : list.data.pairs.length === 0 ? (
          <Empty text={isFiltered ? t.emptyFiltered : t.empty}>
            {isFiltered ? (
              <button type="button" className="action" onClick={() => show(postFiltersOf(new URLSearchParams()))}>
                {t.filters.clear}
              </button>
            ) : (
              <p className="note">{t.emptyHint}</p>
            )}
          </Empty>
        ) : (
          <>
            <PostTable
              pairs={list.data.pairs}
              unsaved={unsaved}
              actions={actions}
              onSchedule={setScheduling}
              onTranslate={(language, id) => void create(language, id)}
            />
            <nav className="list-end" aria-label={t.pages.label}>
              <button
                type="button"
                className="tool"
                aria-label={t.pages.previous}
                disabled={filters.page <= 1}
                onClick={() => show({ ...filters, page: filters.page - 1 })}
              >
                <Icon name="back" />
              </button>
              <span>
                {t.total(list.data.total)}
                {list.data.pages > 1 && `, ${t.pages.at(list.data.page, list.data.pages)}`}
              </span>
              <button
                type="button"
                className="tool"
                aria-label={t.pages.next}
                disabled={filters.page >= list.data.pages}
                onClick={() => show({ ...filters, page: filters.page + 1 })}
              >
                <Icon name="forward" />
              </button>
            </nav>
          </>
        )}
      </section>
      {scheduling && (
        <ScheduleDialog
          post={scheduling}
          onClose={() => setScheduling(null)}
          onSchedule={(schedule) => actions.schedule(scheduling, schedule)}
        />
      )}
    </div>
  );
}

interface PostFilterBarProps {
  filters: PostFilters;
  onChange: (filters: PostFilters, options?: { replace: boolean }) => void;
  children: ReactNode;
}

function PostFilterBar({ filters, onChange, children }: PostFilterBarProps) {
  const t = useBlogTexts();
  const categories = useCategoryNames();
  const set = (changes: Partial<PostFilters>) => onChange({ ...filters, page: 1, ...changes });
  return (
    <FilterBar
      label={t.filters.label}
      search={{
        value: filters.q,
        onSearch: (q) => onChange({ ...filters, q, page: 1 }, { replace: true }),
        label: t.filters.search,
        placeholder: t.filters.searchPlaceholder,
        maxLength: MAX_QUERY_LENGTH,
      }}
      more={t.filters.more}
      filters={[
        filterBy({
          label: t.filters.state,
          all: t.filters.stateAll,
          options: LISTED_STATES.map((name) => [name, t.states[name]] as const),
          value: filters.state,
          onChoose: (state) => set({ state }),
        }),
        filterBy({
          label: t.filters.status,
          all: t.filters.statusAll,
          options: PAIR_STATUSES.map((name) => [name, t.statuses[name]] as const),
          value: filters.status,
          onChoose: (status) => set({ status }),
        }),
        filterBy({
          label: t.filters.category,
          all: t.filters.categoryAll,
          options: CATEGORIES.map((name) => [name, categories[name]] as const),
          value: filters.category,
          onChoose: (category) => set({ category }),
        }),
      ]}
    >
      {children}
    </FilterBar>
  );
}
