import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PostPairPage, PostSummary } from "../../../features/blog/model.ts";
import type { ListSummary, Sending } from "../../../features/newsletter/model.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskNewsletter } from "../../../text/fr/desk/newsletter.ts";
import { apiRead, apiWrite } from "../../../ui/api-client.ts";
import { readAfterWrite } from "../../kit/api.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

const TEXTS = sectionTexts<TextLike<typeof deskNewsletter>>({
  fr: () => import("../../../text/fr/desk/newsletter.ts").then((module) => module.deskNewsletter),
  en: () => import("../../../text/en/desk/newsletter.ts").then((module) => module.deskNewsletter),
});

/** The words of this screen. */
export const useNewsletterTexts = () => useSectionTexts(TEXTS);

/** Milliseconds between two looks at a sending that is under way. */
const PROGRESS_EVERY = 3_000;

export const isUnderWay = ({ state, readers }: Sending): boolean => state === "sending" || readers.underWay > 0;

export function useLists() {
  return useQuery({
    queryKey: ["newsletter", "lists"],
    queryFn: ({ signal }) => apiRead<ListSummary>("/api/newsletter/summary", { signal }),
    networkMode: "always",
  });
}

/** The last sendings; asked for again by itself only while one is under way. */
export function useSendings(limit: number) {
  return useQuery({
    queryKey: ["newsletter", "sendings", limit],
    queryFn: ({ signal }) => apiRead<Sending[]>(`/api/newsletter/sendings?limit=${limit}`, { signal }),
    refetchInterval: (query) => (query.state.data?.some(isUnderWay) ? PROGRESS_EVERY : false),
    networkMode: "always",
  });
}

/** Posts that readers can see, those written on last first. */
export function usePublishedPosts() {
  return useQuery({
    queryKey: ["posts", "pairs", "state=published"],
    queryFn: ({ signal }) => apiRead<PostPairPage>("/api/posts?state=published", { signal }),
    select: ({ pairs }) =>
      pairs
        .flatMap(({ fr, en }) => [fr, en])
        .filter((post): post is PostSummary => post !== null && post.state === "published"),
    networkMode: "always",
  });
}

export function useTestSending(on: { success: (recipient: string) => void; error: (error: Error) => void }) {
  return useMutation({
    mutationFn: async (postId: number) =>
      (await (await apiWrite("POST", "/api/newsletter/test-sendings", { postId })).json()) as { recipient: string },
    onSuccess: ({ recipient }) => on.success(recipient),
    onError: on.error,
  });
}

interface On {
  success: () => void;
  error: (error: Error) => void;
}

function useSendingChange(path: (id: number) => string, body: (id: number) => unknown, { success, error }: On) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => apiWrite("POST", path(id), body(id)),
    onSuccess: success,
    onError: error,
    onSettled: () => void readAfterWrite(client, [["newsletter"]]),
  });
}

/** Begins the sending of a post, or goes on with it. */
export const useBeginSending = (on: On) =>
  useSendingChange(
    () => "/api/newsletter/sendings",
    (postId) => ({ postId }),
    on,
  );

export const useCancelSending = (on: On) =>
  useSendingChange(
    (id) => `/api/newsletter/sendings/${id}/cancel`,
    () => undefined,
    on,
  );
