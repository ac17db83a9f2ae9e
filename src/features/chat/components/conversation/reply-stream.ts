import type { ReplyLine } from "../../model.ts";

/** A reply broke off before its end. */
export class BrokenReply extends Error {
  override name = "BrokenReply";
}

/**
 * The lines of the response of `POST /chatbot/messages` (NDJSON) as they arrive; unknown types are skipped.
 * @throws BrokenReply for a body without its last line, or with a line that is not JSON
 */
export async function* replyLines(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplyLine, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split("\n");
      rest = done ? "" : lines.pop()!;
      for (const line of lines) {
        if (!line.trim()) continue;
        const parsed = parse(line);
        if (parsed.type === "text" || parsed.type === "end") yield parsed;
        if (parsed.type === "end") return;
      }
      if (done) throw new BrokenReply("The response has no end.");
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function parse(line: string): ReplyLine {
  try {
    return JSON.parse(line) as ReplyLine;
  } catch (cause) {
    throw new BrokenReply("A line of the response is no JSON.", { cause });
  }
}
