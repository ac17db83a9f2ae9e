import { useState } from "react";
import { CATEGORIES, PAIR_STATUSES, type PostSummary } from "../../../features/blog/model.ts";
import { MAX_QUERY_LENGTH } from "../../../features/blog/search-words.ts";
import type { Language } from "../../../lib/language.ts";
import { FilterBar } from "../../kit/filters.tsx";
import { useFailure } from "../../kit/hooks.ts";
import { ListScreen } from "../../kit/list-screen.tsx";
import { useFilters } from "../../kit/use-filters.ts";
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
import { usePairColumns } from "./pair-columns.tsx";
import { ScheduleDialog } from "./revisions/schedule-dialog.tsx";
import { usePostActions } from "./use-post-actions.ts";

/** The posts, one row per pair of language versions. */
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
