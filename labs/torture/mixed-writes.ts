import { spawnSync } from "node:child_process";
import path from "node:path";
import type { Database } from "../../src/db/database.ts";
import { application } from "../../test/applications.ts";
import type { ReceivedMail } from "../../test/smtp-server.ts";

/** Origin of the test's staff and visitors; must be the server's `SITE_URL`. */
export const SITE = "http://127.0.0.1";

const STAFF = { email: "admin@torture.example", password: "a long password of the torture" };
const COMMAND = path.join(import.meta.dirname, "../../src/server/auth/staff-command-line.ts");

/** How a write ended: stored, politely refused, or unanswered. */
type End = "acknowledged" | "refused" | "unanswered";

interface Write {
  kind: "request" | "sign-up" | "confirmation" | "post" | "publication" | "chat" | "desk change";
  /** Identifies the write: an email address, a title, a message's id or a note's text. */
  key: string;
  end: End;
  /** The body sent, for resending. */
  body: Record<string, unknown>;
  route: string;
  /** The response body, if any. */
  answer?: Record<string, unknown>;
}

/** Result of checking the stored data, with a text for each inconsistency. */
export interface Verdict {
  acknowledged: number;
  lost: string[];
  doubled: string[];
  half: string[];
}

let people = 0;

/** Returns a new IP address, so that no per-address limit applies. */
function freshAddress(): string {
  people += 1;
  return `10.${people & 255}.${(people >> 8) & 255}.${(people >> 16) & 255}`;
}

export function addStaff(variables: Record<string, string>): void {
  const words = ["add", "--email", STAFF.email, "--name", "Ada", "--role", "admin"];
  const { status, stderr } = spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", COMMAND, ...words], {
    env: { PATH: process.env["PATH"], ...variables, STAFF_PASSWORD: STAFF.password },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The account could not be created: ${stderr}`);
}

/**
 * Visitors and staff who send every kind of write and record the responses, to check afterwards that everything is
 * stored.
 */
export class MixedWrites {
  readonly writes: Write[] = [];
  /** Responses that are neither a success nor a polite refusal. */
  readonly odd: string[] = [];
  /** Ids of consultation requests that staff have not changed yet. */
  readonly #unchanged: number[] = [];
  readonly #confirmable = new Map<string, string>();
  /** Email addresses of readers who were asked to confirm. */
  readonly #asked = new Set<string>();
  readonly #run: string;
  #cookie = "";
  #count = 0;

  /** @param run distinguishes instances that share a database */
  constructor(run = "a") {
    this.#run = run;
  }

  /** Signs staff in; the session survives a restart. */
  async signIn(url: string): Promise<void> {
    const response = await fetch(`${url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: SITE, "X-Forwarded-For": freshAddress() },
      body: JSON.stringify(STAFF),
    });
    if (response.status !== 200) throw new Error(`Nobody could sign in: ${response.status} ${await response.text()}`);
    this.#cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  }

  async read(url: string, route: string): Promise<Response> {
    return await fetch(`${url}${route}`, { headers: { Cookie: this.#cookie } });
  }

  /** Sends, as staff, a write that `verify` does not check. */
  async asStaff(url: string, method: string, route: string, body: object): Promise<Response> {
    const headers = {
      "Content-Type": "application/json",
      Origin: SITE,
      "X-Forwarded-For": freshAddress(),
      Cookie: this.#cookie,
    };
    return await fetch(`${url}${route}`, { method, headers, body: JSON.stringify(body) });
  }

  /** Stores the link's token if an email asks a reader to confirm. */
  readonly receive = ({ to, mail }: ReceivedMail): void => {
    const token = /newsletter\/confirm\?token=([\w-]+)/.exec(mail.text ?? "")?.[1];
    if (!token || !to[0]) return;
    this.#confirmable.set(to[0], token);
    this.#asked.add(to[0]);
  };

  /** Sends writes, of each kind in turn, until `isOver` or until the server is gone. */
  async writeUntil(url: string, isOver: () => boolean, { goOnUnanswered = false } = {}): Promise<void> {
    while (!isOver()) {
      const end = await this.writeOne(url);
      if (end === "unanswered" && !goOnUnanswered) return;
      // A refused write returns at once, so a pause avoids flooding the server.
      if (end !== "acknowledged") await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async writeOne(url: string): Promise<End> {
    this.#count += 1;
    const number = `${this.#run}-${this.#count}`;
    switch (this.#count % 8) {
      case 0:
      case 3:
        return await this.#request(url, number);
      case 1:
      case 5:
        return await this.#chat(url, number);
      case 2:
        return await this.#signUp(url, number);
      case 4:
        return await this.#post(url, number);
      case 6:
        return await this.#confirm(url);
      default:
        return await this.#change(url, number);
    }
  }

  async #request(url: string, number: string): Promise<End> {
    const email = `request-${number}@torture.example`;
    const phone = `450555${String(this.#count % 10_000).padStart(4, "0")}`;
    const body = application({ email, phone, elapsedSeconds: 60 });
    const write: Write = { kind: "request", key: email, end: "unanswered", body, route: "/api/consultations" };
    const end = await this.#send(url, "POST", write, 201);
    if (end === "acknowledged") this.#unchanged.push(write.answer?.["id"] as number);
    return end;
  }

  async #signUp(url: string, number: string): Promise<End> {
    const key = `reader-${number}@torture.example`;
    const body = { email: key, language: "fr" };
    return await this.#send(
      url,
      "POST",
      { kind: "sign-up", key, end: "unanswered", body, route: "/api/newsletter/subscriptions" },
      202,
    );
  }

  async #confirm(url: string): Promise<End> {
    const [next] = this.#confirmable;
    if (!next) return "acknowledged";
    const [key, token] = next;
    this.#confirmable.delete(key);
    const route = "/api/newsletter/confirm";
    return await this.#send(url, "POST", { kind: "confirmation", key, end: "unanswered", body: { token }, route }, 200);
  }

  async #post(url: string, number: string): Promise<End> {
    const title = `Un billet de plus ${number}`;
    const body = {
      language: "fr",
      title,
      content: `## Un titre\n\nLe texte du billet ${number}, assez long pour être lu.`,
      excerpt: `Le résumé du billet ${number}.`,
      metaDescription: `La description du billet ${number}.`,
      keywords: "essai, endurance",
    };
    const post: Write = { kind: "post", key: title, end: "unanswered", body, route: "/api/posts" };
    const end = await this.#send(url, "POST", post, 201);
    if (end !== "acknowledged") return end;
    const { id, version } = post.answer as { id: number; version: number };
    const state = { version, state: "published" };
    const route = `/api/posts/${id}/state`;
    return await this.#send(
      url,
      "PUT",
      { kind: "publication", key: title, end: "unanswered", body: state, route },
      200,
    );
  }

  async #chat(url: string, number: string): Promise<End> {
    const key = `message-${number}`.padEnd(20, "x");
    const body = {
      sessionId: `nordet-${number.replace(/\W/g, "").padStart(5, "k").slice(-12)}-${String(this.#count).padStart(10, "0")}`,
      message: `Combien coûte un projet de taille ${number} ?`,
      language: "fr",
      page: "/",
      messageId: key,
    };
    return await this.#send(
      url,
      "POST",
      { kind: "chat", key, end: "unanswered", body, route: "/api/chatbot/messages" },
      200,
    );
  }

  async #change(url: string, number: string): Promise<End> {
    const id = this.#unchanged.shift();
    if (id === undefined) return "acknowledged";
    const isNote = this.#count % 16 < 8;
    const text = `À rappeler ${number}`;
    const common = { kind: "desk change", key: text, end: "unanswered" } as const;
    return isNote
      ? await this.#send(url, "POST", { ...common, body: { text }, route: `/api/consultations/${id}/notes` }, 201)
      : await this.#send(
          url,
          "PATCH",
          { ...common, body: { version: 0, nextStep: text, stage: "contacted" }, route: `/api/consultations/${id}` },
          200,
        );
  }

  /**
   * Sends a write and records how it ended.
   * @param expected status that means success
   */
  async #send(url: string, method: string, write: Write, expected: number): Promise<End> {
    if (!this.writes.includes(write)) this.writes.push(write);
    const byStaff = /^\/api\/(posts|consultations\/\d)/.test(write.route);
    try {
      const response = await fetch(`${url}${write.route}`, {
        method,
        headers: {
          "Content-Type": "application/json",
          Origin: SITE,
          "X-Forwarded-For": freshAddress(),
          ...(write.kind === "request" ? { "Idempotency-Key": write.key } : {}),
          ...(byStaff ? { Cookie: this.#cookie } : {}),
        },
        body: JSON.stringify(write.body),
      });
      const text = await response.text();
      if (response.status === expected && (write.kind !== "chat" || text.includes('"type":"end"'))) {
        write.end = "acknowledged";
        if (write.kind !== "chat") write.answer = JSON.parse(text) as Record<string, unknown>;
      } else if (isPolite(response, text) || (write.kind === "chat" && response.status === expected)) {
        // An interrupted chat reply ends with an error line.
        write.end = "refused";
      } else {
        write.end = "refused";
        this.odd.push(`${method} ${write.route}: ${response.status} ${text.slice(0, 200)}`);
      }
    } catch (error) {
      // The connection was refused or lost, so the write may or may not be stored.
      if (!(error instanceof TypeError)) throw error;
      write.end = "unanswered";
    }
    return write.end;
  }

  /** Resends refused and unanswered consultation requests, as visitors do, because the form keeps their answers. */
  async sendAgain(url: string): Promise<void> {
    for (const write of this.writes) {
      if (write.kind !== "request" || write.end === "acknowledged") continue;
      await this.#send(url, "POST", write, 201);
      if ((write.end as End) !== "acknowledged") this.odd.push(`${write.key} could not be sent again`);
    }
  }

  count(end: End): number {
    return this.writes.filter((write) => write.end === end).length;
  }

  #of(...kinds: Write["kind"][]): Write[] {
    return this.writes.filter(({ kind }) => kinds.includes(kind));
  }

  /** Checks that each acknowledged write and its dependent rows are stored once. */
  async verify({ kysely }: Database): Promise<Verdict> {
    const verdict: Verdict = { acknowledged: this.count("acknowledged"), lost: [], doubled: [], half: [] };
    const { lost, doubled, half } = verdict;
    const times = (rows: readonly (string | null)[]) => {
      const counts = new Map<string, number>();
      for (const key of rows) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
      return counts;
    };
    const once = (writes: readonly Write[], rows: readonly (string | null)[]) => {
      const counts = times(rows);
      for (const { kind, key, end } of writes) {
        const count = counts.get(key) ?? 0;
        if (end === "acknowledged" && count === 0) lost.push(`${kind} ${key}`);
        if (count > 1) doubled.push(`${kind} ${key}: ${count} times`);
      }
    };

    const consultations = await kysely
      .selectFrom("consultations")
      .select(["id", "email", "review", "followUpVersion", "nextStep", "stage"])
      .execute();
    once(
      this.#of("request"),
      consultations.map(({ email }) => email),
    );
    const consents = times((await kysely.selectFrom("consent_ledger").select("consultationId").execute()).map(idText));
    const links = await kysely.selectFrom("person_links").select(["recordKind", "recordId"]).execute();
    const linked = times(links.map(({ recordKind, recordId }) => `${recordKind} ${recordId}`));
    const entries = await kysely.selectFrom("timeline_entries").select(["recordKind", "recordId", "kind"]).execute();
    const told = times(entries.map(({ recordKind, recordId }) => `${recordKind} ${recordId}`));
    for (const { id } of consultations) {
      if (!consents.has(String(id))) half.push(`request ${id} without consent`);
      if (linked.get(`consultation ${id}`) !== 1) half.push(`request ${id} without person`);
      if (!told.has(`consultation ${id}`)) half.push(`request ${id} without a timeline`);
    }

    const notes = await kysely.selectFrom("consultation_notes").select("text").execute();
    const steps = consultations.map(({ nextStep }) => nextStep);
    once(this.#of("desk change"), [...notes.map(({ text }) => text), ...steps]);
    for (const { id, nextStep, followUpVersion, stage } of consultations) {
      const isWhole = nextStep === null ? stage === "new" : stage === "contacted" && followUpVersion === 1;
      if (!isWhole) half.push(`request ${id} changed by half`);
    }

    const posts = await kysely
      .selectFrom("blog_posts")
      .select(["id", "title", "published", "revision", "publishedRevision", "content"])
      .where("title", "like", `Un billet de plus ${this.#run}-%`)
      .execute();
    once(
      this.#of("post"),
      posts.map(({ title }) => title),
    );
    once(
      this.#of("publication"),
      posts.filter(({ published }) => published).map(({ title }) => title),
    );
    const revisions = await kysely.selectFrom("blog_revisions").select(["postId", "number", "fields"]).execute();
    const revisionOf = new Map(revisions.map(({ postId, number, fields }) => [`${postId} ${number}`, fields]));
    const articles = times((await kysely.selectFrom("blog_articles").select("postId").execute()).map(idText));
    const listed = times((await kysely.selectFrom("blog_listing").select("postId").execute()).map(idText));
    for (const { id, published, revision, content } of posts) {
      const fields = revisionOf.get(`${id} ${revision}`);
      if (fields?.["content"] !== content) half.push(`post ${id} without its version`);
      const expected = published ? 1 : 0;
      if ((articles.get(String(id)) ?? 0) !== expected) half.push(`post ${id} published by half`);
      if (listed.has(String(id)) !== published) half.push(`post ${id} listed wrongly`);
    }

    const subscriptions = await kysely
      .selectFrom("newsletter_subscriptions")
      .select(["id", "address", "state"])
      .execute();
    once(
      this.#of("sign-up"),
      subscriptions.map(({ address }) => address),
    );
    once(
      this.#of("confirmation"),
      subscriptions.filter(({ state }) => state === "confirmed").map(({ address }) => address),
    );
    const asked = await kysely.selectFrom("consent_ledger").select(["subscriptionId", "confirmedAt"]).execute();
    for (const { id, state } of subscriptions) {
      const own = asked.filter(({ subscriptionId }) => subscriptionId === id);
      if (own.length === 0) half.push(`subscription ${id} without a consent`);
      const isConfirmed = own.some(({ confirmedAt }) => confirmedAt !== null);
      if (isConfirmed !== (state === "confirmed")) half.push(`subscription ${id} confirmed by half`);
    }

    const messages = await kysely
      .selectFrom("chatbot_messages")
      .select(["id", "clientId", "replyTo", "sender", "conversationId"])
      .execute();
    once(
      this.#of("chat"),
      messages.map(({ clientId }) => clientId),
    );
    const replies = times(messages.map(({ replyTo }) => (replyTo === null ? null : String(replyTo))));
    const answered = new Set(
      this.#of("chat")
        .filter(({ end }) => end === "acknowledged")
        .map(({ key }) => key),
    );
    for (const { id, clientId } of messages) {
      const count = replies.get(String(id)) ?? 0;
      if (count > 1) doubled.push(`reply to message ${id}`);
      if (clientId !== null && answered.has(clientId) && count === 0) lost.push(`reply to ${clientId}`);
    }

    const mails = await kysely.selectFrom("outbox").select(["recipient", "template"]).execute();
    const mailed = times(mails.map(({ recipient, template }) => `${template} ${recipient}`));
    for (const { email, review } of consultations) {
      if (review === "accepted" && mailed.get(`visitor-confirmation ${email}`) !== 1)
        half.push(`${email} without mail`);
    }
    for (const { address, state } of subscriptions) {
      // A confirmed reader is not asked again, so an email whose delivery was not recorded leaves no trace.
      const isOver = state === "confirmed" && this.#asked.has(address);
      const count = mailed.get(`newsletter-confirm ${address}`) ?? 0;
      if (count > 1 || (count === 0 && !isOver)) half.push(`${address} with ${count} mails`);
    }
    return verdict;
  }
}

function idText(row: Record<string, number | null>): string | null {
  const [id] = Object.values(row);
  return id === null || id === undefined ? null : String(id);
}

/** Whether a refusal suits visitors: it says why and when to retry, and reveals nothing about the machine. */
function isPolite({ status, headers }: Response, text: string): boolean {
  if (status === 429) return true;
  return (
    status === 503 &&
    headers.get("retry-after") !== null &&
    headers.get("content-type")?.startsWith("application/problem+json") === true &&
    text.includes('"code":"unavailable"') &&
    !/\bat \/|node_modules|sqlite|postgres/i.test(text)
  );
}
