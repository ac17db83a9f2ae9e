import { useQuery } from "@tanstack/react-query";
import type { PostPairPage, PostSummary } from "../../../features/blog/model.ts";
import type { ListSummary, Sending } from "../../../features/newsletter/model.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskNewsletter } from "../../../text/fr/desk/newsletter.ts";
import { apiRead, apiWrite } from "../../../ui/api-client.ts";
import { answerOf } from "../../kit/api.ts";
import { type Telling, useSave } from "../../kit/use-save.ts";
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

export const useTestSending = (on: Telling<number, { recipient: string }>) =>
  useSave(
    (postId: number) => answerOf<{ recipient: string }>(apiWrite("POST", "/api/newsletter/test-sendings", { postId })),
    { touches: [], ...on },
  );

const TOUCHED = [["newsletter"]];

/** Begins the sending of a post, or goes on with it. */
export const useBeginSending = (on: Telling<number, Response>) =>
  useSave((postId: number) => apiWrite("POST", "/api/newsletter/sendings", { postId }), { touches: TOUCHED, ...on });

export const useCancelSending = (on: Telling<number, Response>) =>
  useSave((id: number) => apiWrite("POST", `/api/newsletter/sendings/${id}/cancel`), { touches: TOUCHED, ...on });
