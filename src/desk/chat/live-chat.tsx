import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followChats, type LiveEvent } from "./live-events.ts";
import { setLive } from "./live-state.ts";

/** Milliseconds between two readings of the same lists, however much happens. */
const PAUSE = 700;

/** Keeps everything of the chat that is on screen as it is on the server, for as long as the desk is open. */
export function LiveChat() {
  const client = useQueryClient();
  useEffect(() => {
    const changed = new Set<number>();
    let all = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    const read = () => {
      timer = undefined;
      last = Date.now();
      if (all) void client.invalidateQueries({ queryKey: ["chat"] });
      else {
        void client.invalidateQueries({ queryKey: ["chat", "summary"] });
        void client.invalidateQueries({ queryKey: ["chat", "list"] });
        void client.invalidateQueries({ queryKey: ["chat", "questions"] });
        for (const id of changed) void client.invalidateQueries({ queryKey: ["chat", "one", id] });
      }
      changed.clear();
      all = false;
    };
    const take = ({ type, id }: LiveEvent) => {
      if (type === "on" || type === "off") return setLive(type === "on");
      if (type === "refresh") all = true;
      if (id !== undefined) changed.add(id);
      timer ??= setTimeout(read, Math.max(0, last + PAUSE - Date.now()));
    };
    const end = followChats(take);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client]);
  return null;
}
