import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readAfterNews } from "../../kit/api.ts";
import { readConsultations, rereadLists } from "../../requests/live-consultations.ts";
import { useDesk } from "../desk-context.tsx";
import { followDesk, type LiveEvent, setLive } from "./live-events.ts";

/** Minimum interval between reloads of the same lists, in milliseconds. */
const PAUSE = 700;

/** Keeps the screen in sync with the server while the desk is open. */
export function LiveDesk() {
  const client = useQueryClient();
  const seesRequests = useDesk().staff.role === "admin";
  useEffect(() => {
    const chats = new Set<number>();
    const requests = new Map<number, boolean>();
    let all = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The initial content was just loaded.
    let last = Date.now();
    const read = () => {
      timer = undefined;
      last = Date.now();
      if (all) void readAfterNews(client, ["chat"]);
      else if (chats.size > 0) {
        for (const part of ["summary", "list", "questions"]) void readAfterNews(client, ["chat", part]);
        for (const id of chats) void readAfterNews(client, ["chat", "one", id]);
      }
      if (all && seesRequests) void rereadLists(client);
      else if (requests.size > 0) void readConsultations(client, new Map(requests));
      if (seesRequests && (all || requests.size > 0)) void readAfterNews(client, ["appointments"]);
      // Pages are reloaded; the list keeps its position while someone reads it.
      if (all || chats.size > 0 || requests.size > 0) {
        for (const part of ["one", "timeline", "of"]) void readAfterNews(client, ["people", part]);
        void client.invalidateQueries({ queryKey: ["people", "list"], refetchType: "none" });
      }
      chats.clear();
      requests.clear();
      all = false;
    };
    const take = ({ type, kind, id, isNew = false }: LiveEvent) => {
      if (type === "on" || type === "off") return setLive(type === "on");
      if (type === "refresh") all = true;
      else if (id !== undefined && kind === "chat") chats.add(id);
      else if (id !== undefined) requests.set(id, isNew || (requests.get(id) ?? false));
      timer ??= setTimeout(read, Math.max(0, last + PAUSE - Date.now()));
    };
    const end = followDesk(take);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client, seesRequests]);
  return null;
}
