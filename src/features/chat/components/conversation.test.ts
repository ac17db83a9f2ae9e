import { describe, expect, it } from "vitest";
import { BrokenReply, replyLines } from "./conversation.ts";

const TEXT = { type: "text", text: "Bonjour, où êtes-vous? ✓" };
const END = {
  type: "end",
  sessionId: "nordet-1-abcdefgh",
  message: null,
  lead: {},
  mode: "assistant",
  staffName: null,
};

/** A body delivered in pieces of this many bytes. */
function body(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let from = 0;
  return new ReadableStream({
    pull(controller) {
      if (from >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(from, from + size));
      from += size;
    },
  });
}

describe("the lines of a reply", () => {
  it.each([1, 2, 7, 1000])("are parsed from pieces of %d bytes", async (size) => {
    const text = `${JSON.stringify(TEXT)}\n\n${JSON.stringify(TEXT)}\r\n${JSON.stringify(END)}`;
    expect(await Array.fromAsync(replyLines(body(text, size)))).toEqual([TEXT, TEXT, END]);
  });

  it("skip unknown types, and stop at the end", async () => {
    const text = `{"type":"later"}\n${JSON.stringify(END)}\n${JSON.stringify(TEXT)}\n`;
    expect(await Array.fromAsync(replyLines(body(text, 50)))).toEqual([END]);
  });

  it.each(["", `${JSON.stringify(TEXT)}\n`, "<html>", `${JSON.stringify(TEXT)}\n{"type":"e`])(
    "that break off are an error: %s",
    async (text) => {
      await expect(Array.fromAsync(replyLines(body(text, 5)))).rejects.toThrow(BrokenReply);
    },
  );
});
