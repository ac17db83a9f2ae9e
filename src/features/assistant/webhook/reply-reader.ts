import { ProviderFailure } from "../answer-provider.ts";
import { isHtml, isWholeHtml, textOfHtml } from "./html-text.ts";
import { looksLikeJson, readWhole } from "./reply-text.ts";

/** A line in a reply streamed by n8n. */
interface StreamLine {
  type: "begin" | "item" | "end" | "error";
  content?: unknown;
  metadata?: unknown;
  handOver?: unknown;
}

const LINE_TYPES: readonly unknown[] = ["begin", "item", "end", "error"];

/** Number of object-like lines without a stream event after which we stop looking for a stream, to save time. */
const MOST_MISSES = 100;

/**
 * Reads a webhook's reply, streamed or whole. Its content determines which, because workflows state arbitrary content
 * types. A whole reply without text yields nothing.
 * @param body the response's text as it arrives
 * @returns whether the workflow hands over to a person
 * @throws ProviderFailure if the response is not a reply or ends in an error
 */
export async function* readReply(body: AsyncIterable<string>): AsyncGenerator<string, boolean, void> {
  const stream = createStreamReader();
  /** Text received while it is unknown whether the reply is streamed. */
  let whole = "";
  let unfinished = "";
  for await (const piece of body) {
    if (!stream.hasBegun()) whole += piece;
    unfinished += piece;
    if (!piece.includes("\n")) continue;
    const lines = unfinished.split("\n");
    unfinished = lines.pop()!;
    for (const line of lines) yield* readable(stream.take(line));
  }
  yield* readable(stream.take(unfinished));
  if (stream.hasBegun()) return stream.finish();
  const { text, handsOver } = readWhole(whole);
  yield isHtml(text) ? await textOfHtml(text) : text;
  return handsOver;
}

/** Converts HTML from a node that responds within a stream. A model's own text is in pieces, which stay unchanged. */
async function* readable(parts: readonly string[]): AsyncGenerator<string, void, void> {
  for (const part of parts) yield isWholeHtml(part) ? await textOfHtml(part) : part;
}

interface StreamReader {
  /** Whether any line so far was part of a stream. */
  hasBegun(): boolean;
  /** @returns the text that the line adds to the reply; empty until a line is part of a stream */
  take(line: string): readonly string[];
  /**
   * @returns whether the workflow hands over to a person
   * @throws ProviderFailure if the stream had no text or ended in an error
   */
  finish(): boolean;
}

function createStreamReader(): StreamReader {
  /** Lines received before the first event of a stream: plain text if no stream follows. */
  let before: string[] = [];
  let hasBegun = false;
  let misses = 0;
  /** Text written so far by the current node, and by the previous node. */
  let part = "";
  let partBefore = "";
  /** Whether a node has begun but not ended. */
  let isOpen = false;
  /** Whether an error was reported before any text, or within a node, with no text since. */
  let isBrokenOff = false;
  let handsOver = false;

  /** Returns a text unchanged, and reads JSON, with which a node responds, like a whole reply. */
  function itemText(content: string): string {
    if (!looksLikeJson(content) || jsonOf(content) === undefined) return content;
    const reply = readWhole(content);
    handsOver ||= reply.handsOver;
    return reply.text;
  }

  function added(text: string): string {
    // A Respond to Webhook node after a streaming agent repeats the agent's reply.
    if (text === "" || (part === "" && text.trim() === partBefore.trim())) return "";
    // Consecutive nodes write independently, and their sentences must not run together.
    const isGlued = part === "" && /[.!?…:»”)]$/.test(partBefore) && /^[\p{L}\p{N}«“(]/u.test(text);
    part += text;
    isOpen = true;
    isBrokenOff = false;
    return isGlued ? `\n\n${text}` : text;
  }

  function take(line: string): readonly string[] {
    if (misses > MOST_MISSES) return [];
    const parsed = streamLine(line);
    if (!hasBegun) {
      before.push(line);
      if (!parsed) {
        if (isObject(line)) misses += 1;
        return [];
      }
      hasBegun = true;
      misses = 0;
      const lines = before;
      before = [];
      return lines.flatMap(take);
    }
    if (!parsed) return [added(plainText(line))];
    handsOver ||= asksForPerson(parsed);
    if (parsed.type === "item") return typeof parsed.content === "string" ? [added(itemText(parsed.content))] : [];
    // A failed tool, or a node that is allowed to fail, does not end the workflow, which may go on to write a reply.
    if (parsed.type === "error") isBrokenOff ||= isOpen || part + partBefore === "";
    else isOpen = parsed.type === "begin";
    if (parsed.type === "begin" && part !== "") [partBefore, part] = [part, ""];
    return [];
  }

  return {
    hasBegun: () => hasBegun,
    take,
    finish() {
      if (isBrokenOff) throw new ProviderFailure("broken-off", "the workflow reported an error");
      if (part + partBefore === "" && !handsOver) throw new ProviderFailure("empty", "streamed nothing");
      return handsOver;
    },
  };
}

function streamLine(line: string): StreamLine | undefined {
  const value = isObject(line) ? jsonOf(line) : undefined;
  if (typeof value !== "object" || value === null || !("type" in value)) return undefined;
  return LINE_TYPES.includes(value.type) ? (value as StreamLine) : undefined;
}

const asksForPerson = ({ handOver, metadata }: StreamLine): boolean =>
  handOver === true || (metadata as { handOver?: unknown } | null | undefined)?.handOver === true;

/** Returns the text of a line within a stream that is not an event; empty for JSON. @throws for broken JSON */
function plainText(line: string): string {
  if (line.trim() === "" || (/^\s*[[{]/.test(line) && jsonOf(line) !== undefined)) return "";
  if (looksLikeJson(line)) throw new ProviderFailure("broken-off", "streamed broken JSON");
  return `${line}\n`;
}

function isObject(line: string): boolean {
  return line.trimStart().startsWith("{");
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
