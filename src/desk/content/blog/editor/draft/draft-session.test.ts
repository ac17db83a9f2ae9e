import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyFields, type Post, type PostFields } from "../../../../../features/blog/model.ts";
import { HttpError } from "../../../../../ui/api-client.ts";
import { createDraftSession, LONGEST_WAIT, PAUSE } from "./draft-session.ts";
import {
  type Browser,
  type DraftPlace,
  draftOf,
  draftPlace,
  followsTitle,
  type KeptDraft,
  leftDrafts,
  postsWithDrafts,
} from "./draft-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function postWith(changes: Partial<Post> = {}): Post {
  return {
    ...emptyFields(),
    id: 7,
    pair: "pair",
    language: "fr",
    title: "Relancer",
    slug: "relancer",
    content: "Un.\nDeux.",
    featured: false,
    state: "draft",
    hasChanges: false,
    publishAt: null,
    newsletter: false,
    publishedAt: null,
    createdAt: "2026-11-20T14:00:00.000Z",
    updatedAt: "2026-11-20T14:00:00.000Z",
    deletedAt: null,
    readTime: 1,
    version: 1,
    revision: 1,
    publishedRevision: null,
    scheduledRevision: null,
    publishedSlug: null,
    twin: null,
    obstacles: {},
    ...changes,
  };
}

/** Creates an editing session on a fake server with one post, and fake browser storage. */
function desk(first = postWith(), left?: KeptDraft) {
  let stored = first;
  let kept: KeptDraft | undefined;
  const failures: unknown[] = [];
  const saved: PostFields[] = [];
  const place: DraftPlace = {
    keep: (draft) => {
      kept = structuredClone(draft);
      return true;
    },
    forget: () => {
      kept = undefined;
    },
  };
  const save = async (_id: number, version: number, fields: PostFields) => {
    const failure = failures.shift();
    if (failure) throw failure;
    if (version !== stored.version) throw outdated(stored);
    saved.push(fields);
    const slug = fields.slug || "relancer";
    stored = { ...stored, ...fields, title: fields.title.trim(), slug, version: version + 1 };
    return stored;
  };
  const session = createDraftSession({
    post: first,
    left,
    place,
    save,
    load: async () => stored,
    now: Date.now,
  });
  return {
    session,
    failures,
    saved,
    kept: () => kept,
    stored: () => stored,
    /** Simulates a colleague's save. */
    intrude: (changes: Partial<Post>) => {
      stored = { ...stored, ...changes, version: stored.version + 1 };
    },
  };
}

const outdated = (current: Post) => new HttpError(409, "Conflict", JSON.stringify({ code: "outdated", current }), null);
const refused = (errors: Record<string, string>) => new HttpError(422, "", JSON.stringify({ errors }), null);

describe("a text being written", () => {
  it("is stored in the browser at once, and saved when typing pauses", async () => {
    const { session, kept, stored } = desk();
    session.edit({ content: "Un.\nDeux.\nTrois." });
    expect(kept()?.fields.content).toBe("Un.\nDeux.\nTrois.");
    expect(session.get().status).toBe("unsaved");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(stored().content).toBe("Un.\nDeux.\nTrois.");
    expect(session.get().status).toBe("saved");
    expect(kept()).toBeUndefined();
  });

  it("is saved at intervals even if typing continues", async () => {
    const { session, saved } = desk();
    for (let written = 0; written < LONGEST_WAIT + PAUSE; written += 500) {
      session.edit({ content: "x".repeat(written / 500 + 1) });
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(saved.length).toBeGreaterThan(0);
  });

  it("does not lose the space before the next word", async () => {
    const { session } = desk();
    session.edit({ title: "Relancer " });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(session.get().fields.title).toBe("Relancer ");
    expect(session.get().status).toBe("saved");
  });

  it("stays in the browser while offline, and is saved once back online", async () => {
    const { session, failures, kept, stored } = desk();
    failures.push(new TypeError("Failed to fetch"), new TypeError("Failed to fetch"));
    session.edit({ content: "Hors connexion." });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(session.get().status).toBe("offline");
    session.edit({ content: "Hors connexion, encore." });
    expect(kept()?.fields.content).toBe("Hors connexion, encore.");
    expect(session.isClean()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stored().content).toBe("Hors connexion, encore.");
    expect(session.get().status).toBe("saved");
  });

  it("stays in the browser when the session has ended", async () => {
    const { session, failures, kept, stored } = desk();
    failures.push(new HttpError(401, "Unauthorized", "", null));
    session.edit({ content: "Une phrase." });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(session.get().status).toBe("signed-out");
    expect(kept()?.fields.content).toBe("Une phrase.");
    expect(await session.flush()).toBe(true);
    expect(stored().content).toBe("Une phrase.");
  });

  it("is saved without the field that the server rejects", async () => {
    const { session, failures, stored } = desk();
    failures.push(refused({ slug: "pris" }));
    session.edit({ slug: "autre", content: "Une phrase." });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(stored().content).toBe("Une phrase.");
    expect(session.get()).toMatchObject({ status: "refused", errors: { slug: "pris" }, fields: { slug: "autre" } });
    session.edit({ slug: "encore-autre" });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(stored().slug).toBe("encore-autre");
    expect(session.get().status).toBe("saved");
  });
});

describe("two editors", () => {
  it("cause a conflict, in which no text is overwritten", async () => {
    const { session, intrude, stored, saved } = desk();
    intrude({ content: "Un.\nDeux, dit l’autre." });
    session.edit({ content: "Un, dit l’un.\nDeux." });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(session.get().status).toBe("conflict");
    session.edit({ content: "Un, dit l’un.\nDeux.\nTrois." });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saved).toEqual([]);
    expect(stored().content).toBe("Un.\nDeux, dit l’autre.");
    expect(session.get().fields.content).toBe("Un, dit l’un.\nDeux.\nTrois.");
  });

  it.each([
    ["mine", "Un, dit l’un.\nDeux."],
    ["theirs", "Un.\nDeux.\nTrois, dit l’autre."],
    ["both", "Un, dit l’un.\nDeux.\nTrois, dit l’autre."],
  ] as const)("continue with %s after a conflict", async (resolution, expected) => {
    const { session, intrude, stored } = desk(postWith({ content: "Un.\nDeux.\nTrois." }));
    intrude({ content: "Un.\nDeux.\nTrois, dit l’autre." });
    session.edit({ content: resolution === "both" ? "Un, dit l’un.\nDeux.\nTrois." : "Un, dit l’un.\nDeux." });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(await session.resolve(resolution)).toBe(true);
    expect(stored().content).toBe(expected);
    expect(session.get()).toMatchObject({ status: "saved", conflict: null, fields: { content: expected } });
  });

  it("cause no conflict by writing the same text", async () => {
    const { session, intrude } = desk();
    intrude({ content: "La même chose." });
    session.edit({ content: "La même chose." });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(session.get().status).toBe("saved");
  });

  it("see no conflict when only the version has changed", async () => {
    const { session, intrude, stored } = desk();
    intrude({});
    session.edit({ content: "Une phrase." });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(session.get().status).toBe("saved");
    expect(stored().content).toBe("Une phrase.");
  });

  it("see no conflict when a colleague only published the same text, however that is detected", async () => {
    const { session, intrude, stored } = desk();
    session.edit({ content: "Une phrase." });
    intrude({ state: "published", publishedRevision: 1 });
    await session.refresh();
    expect(session.get()).toMatchObject({ conflict: null, status: "unsaved", post: { state: "published" } });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([session.get().status, stored().content]).toEqual(["saved", "Une phrase."]);

    session.edit({ content: "Une autre." });
    intrude({ featured: true });
    session.accept(stored());
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(session.get()).toMatchObject({ status: "saved", post: { featured: true, content: "Une autre." } });
  });

  it("see the colleague's text if nothing is unsaved here", async () => {
    const { session, intrude } = desk();
    intrude({ content: "De l’autre." });
    await session.refresh();
    expect(session.get().fields.content).toBe("De l’autre.");
  });
});

describe("what an earlier window left behind", () => {
  const left = (changes: Partial<KeptDraft> = {}): KeptDraft => {
    const base = draftOf(postWith());
    return { fields: { ...base, content: "Resté là." }, base, version: 1, keptAt: 1, ...changes };
  };

  it("is saved if the post has not changed since", async () => {
    const { session, stored } = desk(postWith(), left());
    expect(session.get().fields.content).toBe("Resté là.");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(stored().content).toBe("Resté là.");
  });

  it("causes a conflict if the post has changed since", async () => {
    const { session, kept } = desk(postWith({ content: "Plus récent.", version: 4 }), left());
    expect(session.get().status).toBe("conflict");
    expect(kept()?.fields.content).toBe("Resté là.");
    expect(await session.resolve("both")).toBe(true);
    expect(session.get().fields.content).toBe("Plus récent.\n\nResté là.");
  });

  const AUTHOR = "a@nordet.example";
  function browserWith(locks: LockManager | undefined): Browser {
    const entries = new Map<string, string>();
    const storage = {
      get length() {
        return entries.size;
      },
      key: (index: number) => [...entries.keys()][index] ?? null,
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    };
    return { storage, locks };
  }

  it("is found only for its author and post", async () => {
    const browser = browserWith(undefined);
    draftPlace(browser, AUTHOR, 7, "w1").keep(left({ keptAt: 1 }));
    draftPlace(browser, AUTHOR, 7, "w2").keep(left({ keptAt: 2 }));
    draftPlace(browser, AUTHOR, 71, "w2").keep(left());
    draftPlace(browser, "b@nordet.example", 7, "w2").keep(left());
    browser.storage?.setItem("nordet-draft:a@nordet.example:post:7:torn", '{"fields":');
    expect((await leftDrafts(browser, AUTHOR, 7)).map(({ draft }) => draft.keptAt)).toEqual([2, 1]);
    expect([...postsWithDrafts(browser.storage, AUTHOR)].sort()).toEqual([7, 71]);
    const denied = { storage: undefined, locks: undefined };
    expect(draftPlace(denied, AUTHOR, 7, "w").keep(left())).toBe(false);
  });

  it("does not include what a window still open is writing", async () => {
    const browser = browserWith(navigator.locks);
    // Locks end with their window, so a window without them stands for a closed one.
    draftPlace({ ...browser, locks: undefined }, AUTHOR, 7, "closed").keep(left({ keptAt: 1 }));
    draftPlace(browser, AUTHOR, 7, "open").keep(left({ keptAt: 2 }));
    expect((await leftDrafts(browser, AUTHOR, 7)).map(({ draft }) => draft.keptAt)).toEqual([1]);
  });
});

it("recognizes slugs that derive from the title", () => {
  expect(followsTitle(postWith())).toBe(true);
  expect(followsTitle(postWith({ slug: "relancer-2" }))).toBe(true);
  expect(followsTitle(postWith({ title: "", slug: "article-12" }))).toBe(true);
  expect(followsTitle(postWith({ slug: "relancer-mieux" }))).toBe(false);
  expect(followsTitle(postWith({ publishedAt: "2026-11-20T14:00:00.000Z" }))).toBe(false);
});
