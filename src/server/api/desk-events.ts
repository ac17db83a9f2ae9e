import { Hono } from "hono";
import type { ChatEvents } from "../../features/chat/live-events.ts";
import type { ConsultationEvents } from "../../features/consultations/live-events.ts";
import type { ApiEnv } from "../../lib/http/api-env.ts";
import type { EventStreams } from "../../lib/http/event-streams.ts";

export interface DeskEventsParts {
  chat: Pick<ChatEvents, "subscribe">;
  consultations: Pick<ConsultationEvents, "subscribe">;
  streams: EventStreams;
}

/**
 * `/api/events`: what happens at the desk, to every member of staff as their role allows. Only what has changed, by its
 * number: the desk reads it itself, as the one who is signed in there.
 */
export function deskEventRoutes({ chat, consultations, streams }: DeskEventsParts): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get("/", (c) => {
    const seesRequests = c.get("staff")?.role === "admin";
    return streams.open(c.req.raw.signal, (send) => {
      const tell = (kind: "chat" | "consultation") => (event: { type: string }, id: number) =>
        event.type === "refresh" && id === 0 ? send("refresh", {}) : send(kind, { id, type: event.type });
      const ends = [chat.subscribe("all", tell("chat"))];
      if (seesRequests) ends.push(consultations.subscribe("all", tell("consultation")));
      return () => {
        for (const end of ends) end();
      };
    });
  });

  return routes;
}
