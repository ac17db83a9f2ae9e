import { expect } from "vitest";
import type { ReplyLine } from "../src/features/chat/model.ts";
import type { TestApi } from "./api.ts";

let made = 0;
const next = (): string => {
  made += 1;
  return String(made).padStart(10, "z");
};

/** Creates a visitor's browser with its own session id, cookie and IP address. */
export function chatBrowser(api: TestApi, sessionId = `nordet-h0st1-${next()}`) {
  const self = {
    sessionId,
    cookie: undefined as string | undefined,
    address: `198.51.100.${made % 250}`,
    async ask(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      if (self.cookie) headers.set("Cookie", self.cookie);
      const response = await api.request(`/api/chatbot${path}`, { ...init, headers }, { address: self.address });
      const set = response.headers.get("set-cookie");
      if (set) self.cookie = set.split(";")[0]!;
      return response;
    },
    post: (path: string, body: unknown) =>
      self.ask(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
      }),
    message(text: string, messageId = `message-${next()}`) {
      return self.post("/messages", {
        sessionId: self.sessionId,
        message: text,
        language: "en",
        page: "/en",
        messageId,
      });
    },
    /** Sends a message, and returns the last line of the reply. */
    async say(text: string, messageId?: string): Promise<Extract<ReplyLine, { type: "end" }>> {
      const response = await self.message(text, messageId);
      const body = await response.text();
      expect(response.status, body).toBe(200);
      const last = JSON.parse(body.trimEnd().split("\n").at(-1)!);
      expect(last.type).toBe("end");
      return last;
    },
    lead: (facts: object) => self.post("/leads", { sessionId: self.sessionId, ...facts }),
    erase: () => self.ask("/conversation", { method: "DELETE" }),
    async conversation() {
      return await (await self.ask("/conversation")).json();
    },
  };
  return self;
}
