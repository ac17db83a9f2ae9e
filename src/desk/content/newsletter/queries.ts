import { useQuery } from "@tanstack/react-query";
import type { PostSummary } from "../../../features/blog/model.ts";
import type { Sending } from "../../../features/newsletter/model.ts";
import type { CallAnswer } from "../../../lib/http/api-calls.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskNewsletter } from "../../../text/fr/desk/newsletter.ts";
import { api } from "../../../ui/api-client.ts";
import { useRead } from "../../kit/api.ts";
import { type Telling, useSave } from "../../kit/use-save.ts";
import { sectionTexts, useSectionTexts } from "../../shell/desk-context.tsx";

const TEXTS = sectionTexts<TextLike<typeof deskNewsletter>>({
  fr: () => import("../../../text/fr/desk/newsletter.ts").then((module) => module.deskNewsletter),
  en: () => import("../../../text/en/desk/newsletter.ts").then((module) => module.deskNewsletter),
});

export const useNewsletterTexts = () => useSectionTexts(TEXTS);

/** Polling interval while a send is in progress, in ms. */
const PROGRESS_EVERY = 3_000;

export const isUnderWay = ({ state, readers }: Sending): boolean => state === "sending" || readers.underWay > 0;

export const useLists = () => useRead(["newsletter", "lists"], "GET /newsletter/summary");

/** Reads the latest sends, newest first; polls only while one is in progress. */
export function useSendings(limit: number) {
  return useQuery({
    queryKey: ["newsletter", "sendings", limit],
    queryFn: ({ signal }) => api("GET /newsletter/sendings", { query: { limit }, signal }),
    refetchInterval: (query) => (query.state.data?.some(isUnderWay) ? PROGRESS_EVERY : false),
    networkMode: "always",
  });
}

/** Reads the published posts, most recently edited first. */
export function usePublishedPosts() {
  return useQuery({
    queryKey: ["posts", "pairs", "state=published"],
    queryFn: ({ signal }) => api("GET /posts", { query: { state: "published" }, signal }),
    select: ({ pairs }) =>
      pairs
        .flatMap(({ fr, en }) => [fr, en])
        .filter((post): post is PostSummary => post !== null && post.state === "published"),
    networkMode: "always",
  });
}

export const useTestSending = (on: Telling<number, CallAnswer<"POST /newsletter/test-sendings">>) =>
  useSave((postId: number) => api("POST /newsletter/test-sendings", { body: { postId } }), { touches: [], ...on });

const TOUCHED = [["newsletter"]];

export const useBeginSending = (on: Telling<number, Sending>) =>
  useSave((postId: number) => api("POST /newsletter/sendings", { body: { postId } }), { touches: TOUCHED, ...on });

export const useCancelSending = (on: Telling<number, Sending>) =>
  useSave((id: number) => api("POST /newsletter/sendings/:id/cancel", { params: { id } }), {
    touches: TOUCHED,
    ...on,
  });
