import { describe, expect, it } from "vitest";
import { localAddress, readEnv, siteUrlOf } from "./env.ts";

const SECRET = "x".repeat(32);

describe("readEnv", () => {
  it("has a default for every variable that can have one", () => {
    expect(readEnv({})).toMatchObject({ PORT: 4321, HOST: "127.0.0.1", TRUST_PROXY: 0 });
  });

  it("treats an empty variable as unset", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "" })).toMatchObject({ PORT: 4321 });
  });

  it("lists every bad variable at once", () => {
    const read = () => readEnv({ PORT: "eighty", SITE_URL: "nordet.example", SMTP_URL: "http://x", TRUST_PROXY: "-1" });
    for (const name of ["PORT", "SITE_URL", "SMTP_URL", "TRUST_PROXY"]) expect(read).toThrow(name);
  });

  it("requires AUTH_SECRET whenever DATABASE_URL is set", () => {
    const DATABASE_URL = "postgres://localhost/nordet";
    expect(() => readEnv({ DATABASE_URL })).toThrow("AUTH_SECRET");
    expect(readEnv({ DATABASE_URL, AUTH_SECRET: SECRET }).DATABASE_URL).toBe(DATABASE_URL);
  });

  it.each(["CHAT_WEBHOOK_URL", "CHAT_LLM_URL", "CDN_PURGE_URL"])(
    "rejects a metadata service's address for %s",
    (name) => {
      for (const url of ["http://169.254.169.254/latest", "http://2852039166/", "http://[fd00:ec2::254]/"]) {
        expect(() => readEnv({ [name]: url, CHAT_LLM_MODEL: "m", CDN_MAX_AGE: "60" })).toThrow(
          `${name}: is the address of a metadata service`,
        );
      }
    },
  );

  it("requires the model's name whenever its URL is set", () => {
    const CHAT_LLM_URL = "http://127.0.0.1:11434/v1";
    expect(() => readEnv({ CHAT_LLM_URL })).toThrow("CHAT_LLM_MODEL");
    expect(readEnv({ CHAT_LLM_URL, CHAT_LLM_MODEL: "small" }).CHAT_LLM_MODEL).toBe("small");
    expect(readEnv({ CHAT_LLM_URL, CHAT_LLM_MODEL: "small" }).DRAFT_LLM).toBe(false);
    expect(readEnv({ CHAT_LLM_URL, CHAT_LLM_MODEL: "small", DRAFT_LLM: "on" }).DRAFT_LLM).toBe(true);
    expect(() => readEnv({ DRAFT_LLM: "on" })).toThrow("CHAT_LLM_URL: is required with DRAFT_LLM");
  });

  it.each(["Authorization: Bearer abc.123", "X-Key:s3cret", "x_key: a b"])("accepts %s as a header", (header) => {
    expect(readEnv({ CHAT_WEBHOOK_HEADER: header }).CHAT_WEBHOOK_HEADER).toBe(header);
  });

  it.each(["Bearer abc", "X-Key:", "X Key: a", "X-Key: a\r\nHost: evil", "X-Key: clé", ": a"])(
    "rejects %j as a header",
    (header) => {
      expect(() => readEnv({ CHAT_WEBHOOK_HEADER: header })).toThrow("CHAT_WEBHOOK_HEADER");
    },
  );

  it.each(["bonjour@nordet.example", "Nordet <bonjour@nordet.example>", "L’équipe, Nordet <a@b.ca>"])(
    "accepts %s as a sender",
    (sender) => {
      expect(readEnv({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
    },
  );

  it.each([
    "Nordet",
    "Nordet <nordet.example>",
    "Nordet <a@b.ca",
    "a@b.ca>",
    "a@b.ca, c@d.ca",
    "A\r\nBcc: x <a@b.ca>",
    "<>",
  ])("rejects %j as a sender", (sender) => {
    expect(() => readEnv({ MAIL_FROM: sender })).toThrow("MAIL_FROM");
  });

  it.each(["https://nordet.example/site", "https://user@nordet.example", "https://nordet.example?x"])(
    "rejects %s as the site's address",
    (url) => {
      expect(() => readEnv({ SITE_URL: url })).toThrow("SITE_URL");
    },
  );

  it("strips the trailing slash of SITE_URL", () => {
    expect(readEnv({ SITE_URL: "https://nordet.example/" }).SITE_URL).toBe("https://nordet.example");
  });
});

describe("DEMONSTRATION", () => {
  it("is on until the site has a public URL", () => {
    expect(readEnv({}).DEMONSTRATION).toBe("on");
    expect(readEnv({ SITE_URL: "https://www.nordet.example" }).DEMONSTRATION).toBe("off");
    expect(readEnv({ DEMONSTRATION: "off" }).DEMONSTRATION).toBe("off");
  });

  it.each(["https://www.nordet.example", "https://203.0.114.7", "https://[2607:f8b0::1]"])(
    "stops startup at %s",
    (SITE_URL) => {
      expect(() => readEnv({ SITE_URL, DEMONSTRATION: "on" })).toThrow("public-demo");
      expect(readEnv({ SITE_URL, DEMONSTRATION: "public-demo" }).DEMONSTRATION).toBe("public-demo");
    },
  );

  it.each([
    "http://www.nordet.example",
    "https://localhost:4321",
    "https://192.168.1.20",
    "https://[fd00::1]",
    "https://nas.local",
  ])("may be on at %s, which is not publicly reachable", (SITE_URL) => {
    expect(readEnv({ SITE_URL, DEMONSTRATION: "on" }).DEMONSTRATION).toBe("on");
  });
});

it.each([
  ["127.0.0.1", "http://127.0.0.1:4321"],
  ["0.0.0.0", "http://localhost:4321"],
  ["::", "http://localhost:4321"],
  ["::1", "http://[::1]:4321"],
])("a server on %s is reached at %s", (host, address) => {
  expect(localAddress(host, 4321)).toBe(address);
});

it("prefers the public URL", () => {
  expect(siteUrlOf({ SITE_URL: "https://nordet.example", HOST: "::", PORT: 80 })).toBe("https://nordet.example");
  expect(siteUrlOf({ HOST: "::", PORT: 80 })).toBe("http://localhost:80");
});
