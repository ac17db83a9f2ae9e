import { type Agent, request } from "node:http";

const QUESTIONS = [
  "Combien coûte Velocity ?",
  "What do your plans cost?",
  "Êtes-vous ouverts le samedi ?",
  "How long until we go live?",
  "Travaillez-vous avec Shopify ?",
  "I would like to talk to a person",
  "Je veux réserver une consultation",
  "What is the weather on Mars?",
];

export interface Asked {
  /** Time to the reply's first word, in ms; undefined without a complete reply. */
  firstWord: number | undefined;
  /** The session cookie that the server set. */
  cookie: string | undefined;
}

/**
 * Sends a message to the chat as a browser does.
 * @param visitor the visitor's number; each visitor has a session and an IP address
 * @param number the message's number, which selects its question
 */
export function ask(
  agent: Agent,
  origin: string,
  visitor: number,
  number: number,
  cookie: string | undefined,
): Promise<Asked> {
  const body = JSON.stringify({
    sessionId: `nordet-bench-${visitor.toString(36).padStart(8, "0")}`,
    message: QUESTIONS[number % QUESTIONS.length],
    language: number % 2 === 0 ? "fr" : "en",
    page: "/pricing",
    messageId: `bench-message-${number}`,
  });
  const headers = {
    "Content-Type": "application/json",
    "X-Forwarded-For": `10.${visitor & 255}.${(visitor >> 8) & 255}.${(visitor >> 16) & 255}`,
    Origin: origin,
    ...(cookie ? { Cookie: cookie } : {}),
  };
  const began = performance.now();
  return new Promise((resolve) => {
    const call = request(`${origin}/api/chatbot/messages`, { agent, method: "POST", headers }, (response) => {
      let firstWord: number | undefined;
      let text = "";
      response.on("data", (chunk: Buffer) => {
        firstWord ??= performance.now() - began;
        text += chunk;
      });
      response.on("end", () => {
        const isWhole =
          response.statusCode === 200 && text.startsWith('{"type":"text"') && text.includes('"type":"end"');
        const set = response.headers["set-cookie"]?.[0]?.split(";")[0];
        resolve({ firstWord: isWhole ? firstWord : undefined, cookie: set });
      });
      response.on("error", () => resolve({ firstWord: undefined, cookie: undefined }));
    });
    call.on("error", () => resolve({ firstWord: undefined, cookie: undefined }));
    call.end(body);
  });
}
