import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { createModelProvider } from "../../src/features/assistant/model/model-provider.ts";
import { destination } from "../../src/features/assistant/outward-request.ts";
import { createProviderChain } from "../../src/features/assistant/provider-chain.ts";
import { foldForSearch } from "../../src/lib/text/fold-for-search.ts";
import { sampleAssistant } from "../../test/sample-assistant.ts";
import { type Outcome, speaks } from "./judge.ts";

interface Given {
  passages: readonly { number: number; title: string; text: string }[];
  question: string;
}

const SILENT = { warn: () => undefined, error: () => undefined };

/**
 * Starts a stub language model that is called like the one at `CHAT_LLM_URL`. It answers with the passage that shares
 * the most words with the question, because the test only checks whether the model was given the right passage.
 */
export async function standIn() {
  const asked: Given[] = [];
  const server = createServer(async (request, response) => {
    const { messages } = (await json(request)) as { messages: { content: string }[] };
    const given = JSON.parse(messages.at(-1)!.content.split("\n").slice(1, -1).join("\n")) as Given;
    asked.push(given);
    const { number, text } = nearest(given);
    const chunk = { choices: [{ delta: { content: `[${number}]\n${text}` }, finish_reason: "stop" }] };
    response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const builtIn = sampleAssistant();
  const to = destination(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  const passagesFor = builtIn.passagesFor;
  const model = createModelProvider({ to, model: "stand-in", passagesFor });
  return {
    assistant: { name: "model" as const, answer: createProviderChain({ builtIn, model, log: SILENT }).answer },
    /** Returns the 1-based rank of the first given passage that says everything the answer must; 0 if none does. */
    placeOfRight({ question }: Outcome): number {
      const given = asked.findLast((one) => one.question === question.q);
      return (given?.passages.findIndex(({ title, text }) => speaks(question, `${title}. ${text}`)) ?? -1) + 1;
    },
    close: () => server.close(),
  };
}

function nearest({ passages, question }: Given) {
  const wordsOf = (text: string) => new Set(foldForSearch(text).match(/[\p{L}\d]{4,}/gu));
  const wanted = wordsOf(question);
  const shared = (text: string) => wordsOf(text).intersection(wanted).size;
  return passages.reduce((best, one) => (shared(one.text) > shared(best.text) ? one : best));
}
