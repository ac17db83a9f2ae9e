import type { QueryClient } from "@tanstack/react-query";
import {
  CATEGORIES,
  PAIR_STATUSES,
  POST_STATES,
  type Post,
  type PostFields,
  type PostState,
} from "../../../features/blog/model.ts";
import { MAX_QUERY_LENGTH } from "../../../features/blog/words.ts";
import type { Language, TextLike } from "../../../lib/language.ts";
import type { deskBlog } from "../../../text/fr/desk/blog.ts";
import type { blogFr } from "../../../text/fr/site/blog.ts";
import { api } from "../../../ui/api-client.ts";
import { readAfterWrite, usePagesBy, useRead } from "../../kit/api.ts";
import { type FiltersOf, oneOf, textOf } from "../../kit/filters.tsx";
import { sectionTexts, useSectionTexts } from "../../shell/desk-context.tsx";

export type BlogTexts = TextLike<typeof deskBlog>;

const TEXTS = sectionTexts<BlogTexts>({
  fr: () => import("../../../text/fr/desk/blog.ts").then((module) => module.deskBlog),
  en: () => import("../../../text/en/desk/blog.ts").then((module) => module.deskBlog),
});

export const useBlogTexts = () => useSectionTexts(TEXTS);

const CATEGORY_NAMES = sectionTexts<TextLike<typeof blogFr>["categories"]>({
  fr: () => import("../../../text/fr/site/blog.ts").then((module) => module.blogFr.categories),
  en: () => import("../../../text/en/site/blog.ts").then((module) => module.blogEn.categories),
});

/** Returns the category names that readers see. */
export const useCategoryNames = () => useSectionTexts(CATEGORY_NAMES);

export const LISTED_STATES = [...POST_STATES, "deleted"] as const;

export const POST_FILTERS = {
  q: textOf(MAX_QUERY_LENGTH),
  state: oneOf(LISTED_STATES),
  status: oneOf(PAIR_STATUSES),
  category: oneOf(CATEGORIES),
};
export type PostFilters = FiltersOf<typeof POST_FILTERS>;

export const LIST_PATH = "/admin/blog";

/** URL of the import and export screen. */
export const TRANSFER_ADDRESS = `${LIST_PATH}?view=transfer`;

/** Returns the id in `?post=`; `null` if it is missing or invalid. */
export function postIdOf(query: URLSearchParams): number | null {
  const value = query.get("post");
  return value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}

/** Returns the URL of the screen that emails a published post to subscribers. */
export function newsletterAddress(id: number): string {
  return `/admin/newsletter?post=${id}`;
}

export function editorAddress(id: number): string {
  return `${LIST_PATH}?post=${id}`;
}

export function previewAddress(id: number): string {
  return `/admin/preview/${id}`;
}

/** Reads and writes of posts. */

/** The version of a post that the user has seen; writes fail with an edit conflict if it has changed since. */
export type PostVersion = Pick<Post, "id" | "version">;

const PAIRS = ["posts", "pairs"];

export const usePairs = (filters: PostFilters) =>
  usePagesBy([...PAIRS, filters], "1", async (at, signal) => {
    const query = { ...filters, page: Number(at) };
    const { pairs, page, pages, total } = await api("GET /posts", { query, signal });
    return { items: pairs, next: page < pages ? String(page + 1) : null, total };
  });

export function refetchPairs(client: QueryClient): void {
  void readAfterWrite(client, [PAIRS]);
}

export function useRevisions(id: number, enabled: boolean) {
  // Not cached, because every save may add revisions.
  return useRead(["posts", "revisions", id], "GET /posts/:id/revisions", { params: { id }, gcTime: 0, enabled });
}

export const readDifference = (id: number, number: number, to: number) =>
  api("GET /posts/:id/revisions/:number/difference/:to", { params: { id, number, to } });

export const readPost = (id: number) => api("GET /posts/:id", { params: { id } });
export const createPost = (language: Language, translationOf?: number) =>
  api("POST /posts", { body: { language, translationOf } });
export const savePost = (id: number, version: number, fields: PostFields) =>
  api("PUT /posts/:id", { params: { id }, body: { version, ...fields } });
export const setState = (
  { id, version }: PostVersion,
  state: PostState,
  more: { publishAt?: string; newsletter?: boolean } = {},
) => api("PUT /posts/:id/state", { params: { id }, body: { version, state, ...more } });
export const setFeatured = ({ id, version }: PostVersion, featured: boolean) =>
  api("PUT /posts/:id/featured", { params: { id }, body: { version, featured } });
export const setDeleted = ({ id, version }: PostVersion, deleted: boolean) =>
  api("PUT /posts/:id/deleted", { params: { id }, body: { version, deleted } });
export const restoreRevision = ({ id, version }: PostVersion, number: number) =>
  api("POST /posts/:id/revisions/:number/restoration", { params: { id, number }, body: { version } });
