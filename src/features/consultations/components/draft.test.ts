import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  attemptFor,
  clearDraft,
  DRAFT_KEY,
  type Draft,
  onDraftChange,
  readDraft,
  readOrigin,
  writeDraft,
} from "./draft.ts";

/** Creates the parts of a browser tab that the draft uses: events and session storage. */
function tab(entries = new Map<string, string>()) {
  const sessionStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { sessionStorage }));
  return entries;
}
const draft: Draft = {
  values: { name: "Zoé", email: "zoe@exemple.ca" },
  newsletter: true,
  time: undefined,
  step: 2,
  startedAt: 1_000,
  edits: 31,
  counted: 2,
};
const EMPTY: Draft = {
  values: {},
  newsletter: false,
  time: undefined,
  step: 1,
  startedAt: undefined,
  edits: 0,
  counted: 0,
};

beforeEach(() => void tab());
afterEach(() => vi.unstubAllGlobals());

describe("draft", () => {
  it("is read as it was written", () => {
    writeDraft(draft, {});
    expect(readDraft()).toEqual(draft);
  });

  it("is empty if no readable draft is stored", () => {
    const entries = tab();
    for (const junk of [
      undefined,
      "",
      "{",
      "null",
      "7",
      '{"name":3,"step":9,"at":"x","edits":"4","counted":"2","other":"y"}',
    ]) {
      if (junk === undefined) entries.delete(DRAFT_KEY);
      else entries.set(DRAFT_KEY, junk);
      expect(readDraft()).toEqual(EMPTY);
    }
  });

  it("notifies the page's forms, except the form that changed the draft", () => {
    const [one, two] = [{}, {}];
    const heard: [string, Draft][] = [];
    onDraftChange(one, (changed) => heard.push(["one", changed]));
    const leave = onDraftChange(two, (changed) => heard.push(["two", changed]));
    writeDraft(draft, one);
    expect(heard).toEqual([["two", draft]]);
    leave();
    writeDraft(draft, one);
    expect(heard).toHaveLength(1);
  });

  it("is deleted when cleared, with its attempt, and the other forms are notified", () => {
    const entries = tab();
    writeDraft(draft, {});
    attemptFor({ name: "Zoé" }, {});
    const heard = vi.fn();
    onDraftChange({}, heard);
    clearDraft({});
    expect(heard).toHaveBeenCalledWith(EMPTY);
    expect(entries.size).toBe(0);
  });

  it("tolerates denied or full storage", () => {
    const refused = new EventTarget();
    Object.defineProperty(refused, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    vi.stubGlobal("window", refused);
    writeDraft(draft, {});
    expect(readDraft()).toEqual(EMPTY);
    const full = tab();
    vi.spyOn(full, "set").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    writeDraft(draft, {});
    expect(attemptFor({ name: "Zoé" }, {}).body).toEqual({ name: "Zoé" });
  });
});

describe("attempt", () => {
  it("keeps its key and exact body across retries with the same answers", () => {
    const first = attemptFor({ name: "Zoé" }, { elapsedSeconds: 3 });
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
    expect(attemptFor({ name: "Zoé" }, { elapsedSeconds: 9 })).toEqual(first);
    expect(first.body).toEqual({ name: "Zoé", elapsedSeconds: 3 });
  });

  it("gets a new key when an answer changes", () => {
    const first = attemptFor({ name: "Zoé" }, {});
    expect(attemptFor({ name: "Zoë" }, {}).key).not.toBe(first.key);
  });
});

function arrivedWith(kept: string | null) {
  vi.stubGlobal("window", { location: { pathname: "/pricing" }, sessionStorage: { getItem: () => kept } });
}
afterEach(() => vi.unstubAllGlobals());

it("reads the page, referrer and campaign", () => {
  arrivedWith(JSON.stringify(["https://news.example/", "?utm_source=news&utm_campaign=hiver&x=1&utm_term="]));
  expect(readOrigin()).toEqual({
    page: "/pricing",
    referrer: "https://news.example/",
    utmSource: "news",
    utmCampaign: "hiver",
  });
});

it.each([null, "", "{", "3", "{}", '[1,{"a":2}]', '["",""]'])("reads only the page if the entry is %j", (kept) => {
  arrivedWith(kept);
  expect(readOrigin()).toEqual({ page: "/pricing" });
});
