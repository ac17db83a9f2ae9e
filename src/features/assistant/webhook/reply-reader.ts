import { ProviderFailure } from "../answer-provider.ts";
import { isHtml, isWholeHtml, textOfHtml } from "./html-text.ts";
import { looksLikeJson, readWhole } from "./reply-text.ts";

/** A line of a streamed reply, as n8n writes them. */
interface StreamLine {
  type: "begin" | "item" | "end" | "error";
  content?: unknown;
  metadata?: unknown;
  handOver?: unknown;
}

const LINE_TYPES: readonly unknown[] = ["begin", "item", "end", "error"];

/** Lines that begin like JSON and are none, after which no stream is looked for any more: looking costs time. */
const MOST_MISSES = 100;

/**
 * Reads a webhook's reply, streamed or whole; which of the two is told by what it holds, because workflows name any
 * content type.
 * @param body the answer's text as it comes
 * @returns whether the workflow hands over to a person; a whole reply without a text yields nothing
 * @throws ProviderFailure when it is no reply, or ends in an error
 */
export async function* readReply(body: AsyncIterable<string>): AsyncGenerator<string, boolean, void> {
  const stream = createStreamReader();
  /** What has come while it is not known whether the reply is streamed. */
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

/** A node that responds within a stream may do so in HTML; a model's own words come in pieces, which are left alone. */
async function* readable(parts: readonly string[]): AsyncGenerator<string, void, void> {
  for (const part of parts) yield isWholeHtml(part) ? await textOfHtml(part) : part;
}

interface StreamReader {
  /** Whether a line of a stream was among those taken. */
  hasBegun(): boolean;
  /** @returns what the line adds to the reply; nothing while no line of a stream has been seen */
  take(line: string): readonly string[];
  /**
   * @returns whether a person is asked for
   * @throws ProviderFailure when nothing came, or the end of it is missing
   */
  finish(): boolean;
}

function createStreamReader(): StreamReader {
  /** Lines received before the first event of a stream: plain text if no stream follows. */
  let before: string[] = [];
  let hasBegun = false;
  let misses = 0;
  /** Text written so far by the current node, and by the one before it. */
  let part = "";
  let partBefore = "";
  /** Whether a node has begun that has not ended. */
  let isOpen = false;
  /** Whether an error was reported before any text, or within a node, with no text since. */
  let isBrokenOff = false;
  let handsOver = false;

  /** A text, or the JSON that a node responds with, which is read like a whole reply. */
  function itemText(content: string): string {
    if (!looksLikeJson(content) || jsonOf(content) === undefined) return content;
    const reply = readWhole(content);
    handsOver ||= reply.handsOver;
    return reply.text;
  }

  function added(text: string): string {
    // A Respond to Webhook node after an agent that streams sends the agent's reply once more.
    if (text === "" || (part === "" && text.trim() === partBefore.trim())) return "";
    // Two nodes that write one after the other do not know of each other; their sentences must not run together.
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
    // A failed tool, or a node that is allowed to fail, does not end the workflow: the workflow goes on and writes what it makes of it.
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

/** What a line within a stream says that is none of its kind: text, unless it is JSON or was meant to be. */
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
