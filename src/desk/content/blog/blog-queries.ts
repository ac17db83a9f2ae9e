import type { QueryClient } from "@tanstack/react-query";
import type { Post, PostFields, PostState } from "../../../features/blog/model.ts";
import type { Language } from "../../../lib/language.ts";
import { api } from "../../../ui/api-client.ts";
import { readAfterWrite, useRead } from "../../kit/api.ts";
import { usePagesBy } from "../../kit/pages.ts";
import type { PostFilters } from "./list-address.ts";

/** Reads and writes of posts for the blog's screens. */

/** A post as someone has seen it: their action is refused if it has changed since. */
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
  // Every save may change them.
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
