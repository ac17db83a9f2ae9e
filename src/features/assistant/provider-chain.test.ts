import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { heard, turn } from "../../../test/chat-turns.ts";
import { startJsonServer } from "../../../test/json-server.ts";
import {
  type AnswerProvider,
  ProviderFailure,
  type ProviderName,
  type ReplyEnd,
  type ReplyKind,
} from "./answer-provider.ts";
import { ASSISTANT_TEXT } from "./built-in/passage.ts";
import { destination } from "./outward-request.ts";
import { createProviderChain, type ProviderChainOptions } from "./provider-chain.ts";
import { createWebhookProvider } from "./webhook/webhook-provider.ts";
import { wishIn } from "./wish.ts";

type Step = string | Error | Promise<void> | (() => void);

const endOf = (provider: ProviderName, kind: ReplyKind = "answer"): ReplyEnd => {
  return { kind, language: "fr", links: [], suggestions: [], topics: [], provider };
};

/** A provider that performs these steps (yields a text, throws, waits or runs code) and ignores its signal. */
function scripted(name: ProviderName, steps: readonly Step[], kind?: ReplyKind) {
  let asked = 0;
  const provider: AnswerProvider = {
    name,
    async *answer() {
      asked += 1;
      for (const step of steps) {
        if (step instanceof Error) throw step;
        if (typeof step === "function") step();
        else if (typeof step === "string") yield step;
        else await step;
      }
      return endOf(name, kind);
    },
  };
  return { provider, asked: () => asked };
}

const down = () => new ProviderFailure("refused", "down");
const never = () => new Promise<void>(() => undefined);

function setUp(given: Partial<ProviderChainOptions>) {
  const told: { level: string; details: object; message: string }[] = [];
  const log = {
    warn: (details: object, message: string) => void told.push({ level: "warn", details, message }),
    error: (details: object, message: string) => void told.push({ level: "error", details, message }),
  };
  const builtIn = scripted("built-in", ["Réponse d’ici."]).provider;
  const chain = createProviderChain({ builtIn, log, ...given });
  const ask = (text = "combien?", signal = new AbortController().signal) => chain.answer(turn(text), signal);
  return { ask, told };
}

describe("order", () => {
  test("uses the built-in assistant if no other provider is configured", async () => {
    const { ask } = setUp({});
    expect(await heard(ask())).toMatchObject({ text: "Réponse d’ici.", end: endOf("built-in") });
  });

  test("asks the webhook first, and no other provider if it answers", async () => {
    const model = scripted("model", ["modèle"]);
    const webhook = scripted("webhook", ["Du ", "", "flux."]);
    const { ask } = setUp({ webhook: webhook.provider, model: model.provider });
    expect(await heard(ask())).toEqual({ text: "Du flux.", parts: ["Du ", "flux."], end: endOf("webhook") });
    expect(model.asked()).toBe(0);
  });

  test.each([
    ["booking", "Je veux réserver une consultation"],
    ["person", "Je veux parler à une personne"],
    ["answer", "combien?"],
  ] as const)("marks an outside reply as %s by the question, without the built-in assistant", async (kind, text) => {
    for (const name of ["webhook", "model"] as const) {
      const builtIn = scripted("built-in", ["ici"], "booking");
      const { ask } = setUp({ [name]: scripted(name, ["Volontiers."]).provider, builtIn: builtIn.provider });
      const end = { kind, provider: name };
      expect(await heard(ask(text))).toMatchObject({ text: "Volontiers.", parts: ["Volontiers."], end });
      expect(builtIn.asked()).toBe(0);
    }
  });

  test("asks the model after the webhook, and then the built-in assistant", async () => {
    const webhook = scripted("webhook", [down()]).provider;
    const both = setUp({ webhook, model: scripted("model", ["Du modèle."]).provider });
    expect((await heard(both.ask())).text).toBe("Du modèle.");
    const builtIn = scripted("built-in", ["D’ici."]);
    const none = setUp({ webhook, model: scripted("model", [down()]).provider, builtIn: builtIn.provider });
    expect(await heard(none.ask())).toMatchObject({ text: "D’ici.", end: { provider: "built-in", kind: "answer" } });
    expect(builtIn.asked()).toBe(1);
    expect(none.told).toEqual([
      {
        level: "warn",
        details: { provider: "webhook", reason: "refused", cause: "down" },
        message: "a chat provider has no answer",
      },
      expect.objectContaining({ details: { provider: "model", reason: "refused", cause: "down" } }),
    ]);
  });
});

describe("failures", () => {
  const unknown = () => scripted("built-in", ["Je ne sais pas."], "unknown").provider;

  test.each(["webhook", "model"] as const)(
    "show the text of SPEC §8 if the %s is down and the built-in assistant does not know",
    async (name) => {
      const { ask } = setUp({ [name]: scripted(name, [down()]).provider, builtIn: unknown() });
      const { text, end } = await heard(ask("automatiser ça"));
      expect(text).toMatch(
        /^J’ai de la difficulté à me connecter en ce moment\. Nous parlerons .* réservez une consultation/,
      );
      expect(end).toMatchObject({ kind: "failure", links: [{ href: "/consultation-gratuite" }] });
    },
  );

  test("do not include a built-in assistant that does not know, if no other provider is configured", async () => {
    const { ask } = setUp({ builtIn: unknown() });
    expect(await heard(ask())).toMatchObject({ text: "Je ne sais pas.", end: { kind: "unknown" } });
  });

  test("keep the text shown if a reply breaks off, say so, and ask no other provider", async () => {
    const builtIn = scripted("built-in", ["ici"]);
    const webhook = scripted("webhook", ["Ça coûte", new ProviderFailure("broken-off", "boom")]).provider;
    const { ask } = setUp({ webhook, builtIn: builtIn.provider });
    const { text, end } = await heard(ask());
    expect(text).toMatch(/^Ça coûte\n\n\(La réponse s’est interrompue\. .*bonjour@nordet\.example\.\)$/);
    expect(end).toMatchObject({ kind: "failure", provider: "webhook" });
    expect(builtIn.asked()).toBe(0);
  });

  test("hide a provider's bug from the visitor, and log it as an error", async () => {
    const webhook = scripted("webhook", [new TypeError("undefined is not a function")]).provider;
    const { ask, told } = setUp({ webhook });
    expect((await heard(ask())).text).toBe("Réponse d’ici.");
    expect(told).toMatchObject([
      { level: "error", details: { provider: "webhook" }, message: "a chat provider broke" },
    ]);
  });

  test("hide the built-in assistant's bug from the visitor, and log it as an error", async () => {
    const builtIn = scripted("built-in", ["Voi", new Error("index")]).provider;
    const { ask, told } = setUp({ builtIn });
    expect(await heard(ask())).toMatchObject({
      text: expect.stringMatching(/^J’ai de la difficulté/),
      end: { kind: "failure" },
    });
    expect(told).toMatchObject([{ level: "error", details: { provider: "built-in" } }]);
  });
});

describe("budget", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  /** A provider that hangs and ignores its signal. */
  const hangs = (name: ProviderName, ...before: Step[]) => scripted(name, [...before, never()]).provider;

  test("allows 12 s for the webhook, 6 s for the model, and 20 s in all", async () => {
    const { ask, told } = setUp({ webhook: hangs("webhook"), model: hangs("model") });
    let answered = false;
    const reply = heard(ask()).then((result) => {
      answered = true;
      return result;
    });
    await pass(11_999);
    expect(told).toEqual([]);
    await pass(1);
    expect(told).toMatchObject([{ details: { provider: "webhook", reason: "timed-out" } }]);
    await pass(5_999);
    expect(answered).toBe(false);
    await pass(1);
    expect(told[1]).toMatchObject({ details: { provider: "model", reason: "timed-out" } });
    expect((await reply).text).toBe("Réponse d’ici.");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("does not include loading the texts that the model answers from", async () => {
    const prepare = vi.fn(() => new Promise((loaded) => setTimeout(loaded, 25_000)));
    const { ask, told } = setUp({ model: scripted("model", ["modèle"]).provider, prepare });
    const reply = heard(ask());
    await pass(24_999);
    expect(told).toEqual([]);
    await pass(1);
    expect((await reply).text).toBe("modèle");
    expect(prepare).toHaveBeenCalledOnce();
  });

  test("includes the built-in assistant, and ends in the failure text after 20 s", async () => {
    const { ask } = setUp({ webhook: hangs("webhook"), builtIn: hangs("built-in") });
    const reply = heard(ask());
    await pass(12_000);
    await pass(8_000);
    expect((await reply).end.kind).toBe("failure");
  });

  test("lets a reply that began in time go on until the turn ends", async () => {
    const { ask } = setUp({ webhook: hangs("webhook", "Un début") });
    const reply = heard(ask());
    await pass(12_000);
    await pass(7_999);
    await pass(1);
    expect((await reply).text).toMatch(/^Un début\n\n\(La réponse s’est interrompue/);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("does not count empty parts as first words", async () => {
    const { ask } = setUp({ webhook: hangs("webhook", "", "") });
    const reply = heard(ask());
    await pass(12_000);
    expect((await reply).text).toBe("Réponse d’ici.");
  });

  test("leaves no timer behind after an answer", async () => {
    const { ask } = setUp({ webhook: scripted("webhook", ["ok"]).provider });
    await heard(ask());
    expect(vi.getTimerCount()).toBe(0);
  });

  test("ends with the turn if the visitor leaves, and no other provider is asked", async () => {
    const builtIn = scripted("built-in", ["ici"]);
    const { ask, told } = setUp({
      webhook: scripted("webhook", [never()]).provider,
      builtIn: builtIn.provider,
    });
    const visitor = new AbortController();
    const next = ask("a", visitor.signal).next();
    await pass(0);
    visitor.abort(new Error("left"));
    await expect(next).rejects.toThrow("left");
    expect([builtIn.asked(), told.length, vi.getTimerCount()]).toEqual([0, 0, 0]);
  });
});

test("closes the outside connection when the visitor stops reading", async () => {
  const server = await startJsonServer((response) => {
    response.write('{"type":"item","content":"Une première phrase assez longue. Et"}\n');
  });
  const { ask } = setUp({ webhook: createWebhookProvider(destination(server.url)) });
  const reply = ask();
  await reply.next();
  await reply.return(undefined as never);
  await expect.poll(server.brokenOff).toBe(1);
});

test.each([
  ["person", ASSISTANT_TEXT.fr.questions.person],
  ["person", ASSISTANT_TEXT.en.questions.person],
  ["booking", ASSISTANT_TEXT.fr.questions.booking],
  ["booking", ASSISTANT_TEXT.en.questions.booking],
  ["person", "Est-ce que je peux parler à quelqu’un de l’équipe?"],
  ["person", "Rappelez-moi au 450 555-0199"],
  ["person", "can I speak with a human please"],
  ["booking", "réserver"],
  ["booking", "Je voudrais prendre rendez-vous"],
  ["booking", "book a meeting"],
  [undefined, "Combien ça coûte?"],
  [undefined, "Can your bot answer my customers?"],
  [undefined, "Does it talk to Salesforce?"],
  [undefined, "I read your book"],
  [undefined, "Votre robot peut-il réserver des tables?"],
])("recognizes a wish for %s: %s", (wish, text) => {
  expect(wishIn(text)).toBe(wish);
});
