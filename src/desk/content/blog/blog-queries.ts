import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import type { FieldDifference } from "../../../features/blog/difference.ts";
import type { Post, PostFields, PostPairPage, PostState, RevisionSummary } from "../../../features/blog/model.ts";
import type { Language } from "../../../lib/language.ts";
import { apiRead, apiWrite } from "../../../ui/api-client.ts";
import { readAfterWrite } from "../../kit/api.ts";

/** What the blog's screens read and write under `/api/posts`. */

/** A post as somebody has seen it: what they do is refused when it was changed since. */
export type PostVersion = Pick<Post, "id" | "version">;

const PAIRS = ["posts", "pairs"];

export function usePairs(query: URLSearchParams) {
  const search = query.toString();
  return useQuery({
    queryKey: [...PAIRS, search],
    queryFn: ({ signal }) => apiRead<PostPairPage>(`/api/posts?${search}`, { signal }),
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
}

export function refetchPairs(client: QueryClient): void {
  void readAfterWrite(client, [PAIRS]);
}

export function useRevisions(id: number, enabled: boolean) {
  return useQuery({
    queryKey: ["posts", "revisions", id],
    queryFn: ({ signal }) => apiRead<RevisionSummary[]>(`/api/posts/${id}/revisions`, { signal }),
    // Every saving may change them.
    gcTime: 0,
    networkMode: "always",
    enabled,
  });
}

export function readDifference(id: number, from: number, to: number): Promise<FieldDifference[]> {
  return apiRead(`/api/posts/${id}/revisions/${from}/difference/${to}`);
}

async function write(method: "POST" | "PUT", path: string, body: unknown): Promise<Post> {
  return (await (await apiWrite(method, path, body)).json()) as Post;
}

export const readPost = (id: number): Promise<Post> => apiRead(`/api/posts/${id}`);
export const createPost = (language: Language, translationOf?: number): Promise<Post> =>
  write("POST", "/api/posts", { language, ...(translationOf === undefined ? {} : { translationOf }) });
export const savePost = (id: number, version: number, fields: PostFields): Promise<Post> =>
  write("PUT", `/api/posts/${id}`, { version, ...fields });
export const setState = (
  { id, version }: PostVersion,
  state: PostState,
  more: { publishAt?: string; newsletter?: boolean } = {},
): Promise<Post> => write("PUT", `/api/posts/${id}/state`, { version, state, ...more });
export const setFeatured = ({ id, version }: PostVersion, featured: boolean): Promise<Post> =>
  write("PUT", `/api/posts/${id}/featured`, { version, featured });
export const setDeleted = ({ id, version }: PostVersion, deleted: boolean): Promise<Post> =>
  write("PUT", `/api/posts/${id}/deleted`, { version, deleted });
export const restoreRevision = ({ id, version }: PostVersion, number: number): Promise<Post> =>
  write("POST", `/api/posts/${id}/revisions/${number}/restoration`, { version });
