import { describe, expect, it } from "vitest";
import { HttpError } from "../../../ui/api-client.ts";
import { BrokenReply, replyLines } from "./conversation.ts";
import { failureOf } from "./conversation-state.ts";
import { markdownParts, safeHref, textParts } from "./text-parts.ts";

const TEXT = { type: "text", text: "Bonjour, où êtes-vous? ✓" };
const END = {
  type: "end",
  sessionId: "nordet-1-abcdefgh",
  message: null,
  lead: {},
  mode: "assistant",
  staffName: null,
};

/** Returns a response body that arrives in chunks of `size` bytes. */
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

describe("replyLines", () => {
  it.each([1, 2, 7, 1000])("parses a reply that arrives in chunks of %d bytes", async (size) => {
    const text = `${JSON.stringify(TEXT)}\n\n${JSON.stringify(TEXT)}\r\n${JSON.stringify(END)}`;
    expect(await Array.fromAsync(replyLines(body(text, size)))).toEqual([TEXT, TEXT, END]);
  });

  it("skips lines of unknown types and stops at the end line", async () => {
    const text = `{"type":"later"}\n${JSON.stringify(END)}\n${JSON.stringify(TEXT)}\n`;
    expect(await Array.fromAsync(replyLines(body(text, 50)))).toEqual([END]);
  });

  it.each(["", `${JSON.stringify(TEXT)}\n`, "<html>", `${JSON.stringify(TEXT)}\n{"type":"e`])(
    "rejects a reply that breaks off: %s",
    async (text) => {
      await expect(Array.fromAsync(replyLines(body(text, 5)))).rejects.toThrow(BrokenReply);
    },
  );
});

describe("a message without a reply", () => {
  it("is explained by the server's sentence if it was refused", () => {
    const refusal = (status: number, problem: object) => new HttpError(status, "", JSON.stringify(problem), "30");
    const sentence = "Erase it to start another.";
    expect(failureOf(refusal(422, { errors: { message: sentence } }))).toEqual({ why: "refused", sentence });
    expect(failureOf(refusal(422, { errors: { language: "No" } }))).toEqual({ why: "unreachable" });
    expect(failureOf(refusal(429, {}))).toEqual({ why: "too-many", seconds: 30 });
    expect(failureOf(new TypeError("Failed to fetch"))).toEqual({ why: "unreachable" });
  });
});

const links = (text: string) => textParts(text).filter(({ href }) => href);

describe("the parts of a message", () => {
  it("add up to the complete text, in order", () => {
    for (const text of [
      "",
      "Bonjour",
      "Voir https://nordet.example/pricing. Merci!",
      "a@b.ca, c@d.ca",
      "450 555-0123\n",
    ]) {
      expect(
        textParts(text)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }
  });

  it.each([
    ["https://nordet.example/pricing.", "https://nordet.example/pricing"],
    ["(https://nordet.example/pricing)", "https://nordet.example/pricing"],
    ["https://nordet.example/a_(b), etc.", "https://nordet.example/a_(b)"],
    ["« https://nordet.example »", "https://nordet.example"],
    ["https://nordet.example/?q=1&r=2#x!?", "https://nordet.example/?q=1&r=2#x"],
    ["**https://nordet.example/x**", "https://nordet.example/x"],
    ["HTTPS://NORDET.EXAMPLE…", "HTTPS://NORDET.EXAMPLE"],
  ])("link the URL in %s", (text, address) => {
    expect(links(text)).toEqual([{ text: address, href: address }]);
  });

  it("link email addresses and phone numbers", () => {
    expect(links("Écrivez à bonjour@nordet.example.")).toEqual([
      { text: "bonjour@nordet.example", href: "mailto:bonjour@nordet.example" },
    ]);
    for (const number of ["450 555-0123", "(450) 555-0123", "450.555.0123", "+1 450 555-0123"]) {
      expect(links(`Appelez au ${number}.`)).toMatchObject([{ href: "tel:+14505550123" }]);
    }
  });

  it("contain no link where there is nothing to link", () => {
    for (const text of [
      "javascript:alert(1)",
      "data:text/html,x",
      "2026-11-21",
      "1 500 $ par mois",
      "<a href=x>",
      "https://",
    ]) {
      expect(links(text)).toEqual([]);
    }
  });
});

describe("the target of a link", () => {
  it("may be a path on this site or a URL with an allowed scheme", () => {
    for (const href of ["/pricing", "/en/pricing#faq", "https://a.example", "mailto:a@b.ca", "tel:+1"]) {
      expect(safeHref(href)).toBe(href);
    }
  });

  it("may neither run code nor disguise another site", () => {
    for (const href of [
      "javascript:alert(1)",
      " javascript:alert(1)",
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "/\n\\evil.example",
      "https://nordet.example\u202e/x",
      "data:,x",
      "x",
    ]) {
      expect(safeHref(href)).toBeUndefined();
    }
  });
});

describe("Markdown in a reply", () => {
  it("may be bold text, links, code, headings and list items", () => {
    const text =
      "# Nos forfaits\n- **Velocity** : voyez [les prix](https://nordet.example/pricing)\n* `code` et __gras__";
    expect(markdownParts(text)).toEqual([
      { text: "Nos forfaits", isStrong: true },
      { text: "\n" },
      { text: "•" },
      { text: " " },
      { text: "Velocity", isStrong: true },
      { text: " : voyez " },
      { text: "les prix", href: "https://nordet.example/pricing" },
      { text: "\n" },
      { text: "•" },
      { text: " " },
      { text: "code" },
      { text: " et " },
      { text: "gras", isStrong: true },
    ]);
  });

  it.each([
    "[ici](javascript:alert(1))",
    "[ici](//elsewhere.example)",
    "2 * 3 * 4 = 24",
    "snake_case_name et a*b*c",
    "** pas gras **",
    "<b>texte</b>",
    "1. premier",
  ])("does not include %s, which stays as written", (text) => {
    const joined = markdownParts(text).map((part) => part.text);
    expect(joined.join("")).toBe(text);
    expect(markdownParts(text).every(({ href, isStrong }) => !href && !isStrong)).toBe(true);
  });
});
