import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import type { ImportProgress } from "./transfer.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const LATER = "2026-12-24T09:00:00.000Z";
let folder: string;
let database: Database;
let api: TestApi;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-hidden-"));
  database = await testDatabase();
  api = testApi(database, { clock: () => NOW, variables: { DATA_DIR: folder } });
});
afterEach(async () => {
  await api.services.posts.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Imports a file and publishes the posts that were public.
 * @returns why posts stayed drafts and whether visitors can find them, by title
 */
async function outcomesOf(body: Uint8Array | string, titles: readonly string[]) {
  const url = "/api/posts/import?publish=true";
  const response = await api.request(url, { method: "POST", body: body as BodyInit }, { staff: EDITOR });
  const last = JSON.parse((await response.text()).trim().split("\n").at(-1)!) as ImportProgress;
  if (!("report" in last)) throw new Error("The answer has no report");
  const stored = new Map<string, { slug: string; state: string }>();
  for await (const post of api.services.posts.all()) stored.set(post.title, post);
  const found = titles.map(async (title) => {
    const post = stored.get(title);
    const { status } = await api.get(`/api/blog/${post?.slug ?? "none"}`);
    return [title, { state: post?.state ?? "left", status }] as const;
  });
  return { report: last.report, found: Object.fromEntries(await Promise.all(found)) };
}

/** What a hidden post becomes: not imported, a draft, or scheduled. */
type Fate = "left" | "draft" | "scheduled";

async function expectHidden(body: Uint8Array | string, fates: Readonly<Record<string, Fate>>) {
  const titles = Object.keys(fates);
  const { report, found } = await outcomesOf(body, [...titles, "Public"]);
  const expected = titles.map((title) => [title, { state: fates[title], status: 404 }]);
  expect(found).toEqual({ ...Object.fromEntries(expected), Public: { state: "published", status: 200 } });
  expect(report.published).toBe(1);
}

describe("a post hidden by Hugo or Astro", () => {
  const post = (title: string, more = "", text = "Texte.") =>
    `---\ntitle: ${title}\ndate: 2024-05-06\ntags: [Données]\n${more}\n---\n${text}\n`;
  const WAYS: Record<string, [more: string, Fate]> = {
    Draft: ["draft: true", "draft"],
    "Draft in words": ["Draft: yes", "draft"],
    "Later publishDate": [`publishDate: ${LATER}`, "scheduled"],
    "Later in small letters": [`publishdate: ${LATER}`, "scheduled"],
    "Later pubDate": [`pubDate: ${LATER}`, "scheduled"],
    Expired: ["expiryDate: 2025-01-01", "draft"],
    "Expired in small letters": ["expirydate: 2025-01-01", "draft"],
    Unpublished: ["unpublishDate: 2025-01-01", "draft"],
    Headless: ["headless: true", "draft"],
    "Build render": ["build:\n  render: never", "draft"],
    "Build render link": ["build:\n  render: link", "draft"],
    "Build list": ["build:\n  list: never", "draft"],
    "Build list local": ["build:\n  list: local", "draft"],
    "Old build": ["_build:\n  render: false", "draft"],
    "Without output": ["outputs: []", "draft"],
    "Other output": ["outputs: [json]", "draft"],
    Private: ["private: true", "draft"],
    Unlisted: ["unlisted: true", "draft"],
    Hidden: ["hidden: true", "draft"],
    Visibility: ["visibility: private", "draft"],
    "For members": ["visibility: members", "draft"],
    Password: ["password: secret", "draft"],
    Status: ["status: draft", "draft"],
  };

  it("stays hidden, however it was hidden", async () => {
    const ways = Object.entries(WAYS);
    const files: Record<string, string> = {
      "content/posts/public.md": post("Public"),
      ...Object.fromEntries(ways.map(([title, [more]], n) => [`content/posts/${n}.md`, post(title, more)])),
      "content/posts/later.md": post("Later").replace("2024-05-06", LATER),
      "content/posts/undated.md": "---\ntitle: Undated\n---\nTexte.\n",
      "content/posts/code.md": post("Code of members", "", "{{< members >}}Texte.{{< /members >}}"),
      "content/posts/toml.md": '+++\ntitle = "TOML"\ndate = 2024-05-06\ndraft = true\n+++\nTexte.\n',
      "content/posts/json.md": '{ "title": "JSON", "date": "2024-05-06", "draft": true }\n\nTexte.\n',
      "content/posts/bundle/index.md": post("Draft of a bundle", "draft: true"),
      "content/posts/bundle/beside.md": post("Beside a bundle"),
      "content/posts/bundle/deep/beside.md": post("Deep beside a bundle"),
      "content/secret/_index.md": "---\ntitle: Secret\ncascade:\n  build:\n    render: never\n---\n",
      "content/secret/deep/a.md": post("Handed down"),
      "content/late/_index.md":
        "+++\ntitle = 'Late'\n[[cascade]]\ndraft = true\n[cascade.target]\nkind = 'page'\n+++\n",
      "content/late/a.md": post("Handed down in TOML"),
      "content/posts/_part.md": post("Astro's underscore"),
      "archetypes/default.md": post("Archetype"),
      "themes/ananke/exampleSite/content/post/a.md": post("Sample of a theme"),
    };
    await expectHidden(zipped(files), {
      ...Object.fromEntries(ways.map(([title, [, fate]]) => [title, fate])),
      Later: "scheduled",
      Undated: "draft",
      "Code of members": "draft",
      TOML: "draft",
      JSON: "draft",
      "Draft of a bundle": "draft",
      "Beside a bundle": "draft",
      "Deep beside a bundle": "draft",
      "Handed down": "draft",
      "Handed down in TOML": "draft",
      "Astro's underscore": "draft",
      Archetype: "left",
      "Sample of a theme": "left",
    });
  });
});

describe("a post hidden by a site's settings", () => {
  const post = (title: string, more = "") =>
    `---\ntitle: ${title}\ndate: 2024-05-06\ntags: [Données]\n${more}\n---\nTexte.\n`;

  it("stays hidden (Hugo)", async () => {
    const hugo = (settings: string, title: string, name = "content/posts/a.md") =>
      zipped({ "hugo.toml": settings, [name]: post(title) });
    for (const [title, settings, name] of [
      ["Ignored", 'ignoreFiles = ["secret-.*"]', "content/posts/secret-plan.md"],
      ["Ignored by what is no pattern here", 'ignoreFiles = ["(?P<x>secret)"]', undefined],
      ["In a language that is off", 'disableLanguages = ["en"]', "content/posts/a.en.md"],
      ["In another", "[languages.fr]\n[languages.en]\ndisabled = true", "content/posts/a.en.md"],
      ["Without pages", 'disableKinds = ["taxonomy", "page"]', undefined],
      ["Handed down", "[cascade]\ndraft = true", undefined],
      ["Beside a bundle", 'contentDir = "words"', "words/posts/bundle/beside.md"],
    ] as const) {
      const files = hugo(settings, title, name);
      const bundle = { "words/posts/bundle/index.md": post(`Bundle ${title}`) };
      const { found } = await outcomesOf(
        title === "Beside a bundle" ? zipped({ "hugo.toml": settings, ...bundle, [name]: post(title) }) : files,
        [title],
      );
      expect(found).toEqual({ [title]: { state: "draft", status: 404 } });
    }
  });

  it("stays hidden (Jekyll)", async () => {
    await expectHidden(
      zipped({
        "site/_config.yml":
          "limit_posts: 5\nexclude: [_posts/old, '_posts/*-excluded.md']\ndefaults:\n  - scope: {path: _posts/later, type: posts}\n    values: {published: false}\n  - scope: {path: '', type: drafts}\n    values: {published: true}\n",
        "site/_posts/2024-05-06-public.md": post("Public"),
        "site/_posts/later/2024-05-06-default.md": post("Unpublished by default"),
        "site/_posts/2024-05-06-excluded.md": post("Excluded"),
        "site/_posts/old/2024-05-06-folder.md": post("In an excluded folder"),
        "site/_posts/2021-05-06-old.md": post("Beyond the limit"),
        "site/_posts/2022-05-06-draft.md": post("Draft", "published: false"),
      }),
      {
        "Unpublished by default": "draft",
        Excluded: "draft",
        "In an excluded folder": "draft",
        "Beyond the limit": "draft",
        Draft: "draft",
      },
    );
  });
});

describe("a post hidden by Jekyll", () => {
  const post = (title: string, more = "", text = "Texte.") =>
    `---\ntitle: ${title}\ntags: [Données]\n${more}\n---\n${text}\n`;

  it("stays hidden, however it was hidden", async () => {
    const files = {
      "_posts/2024-05-06-public.md": post("Public"),
      "_posts/2024-05-06-unpublished.md": post("Unpublished", "published: false"),
      "_posts/2024-05-06-no.md": post("Unpublished in a word", "published: 'no'"),
      "_posts/2026-12-24-later.md": post("Later"),
      "_posts/2024-05-06-dated.md": post("Later by its date", `date: ${LATER}`),
      "_posts/2024-05-06-bare.md": "Sans en-tête.\n",
      "_posts/nameless.md": post("Without a day", "date: 2024-05-06"),
      "_posts/2024-05-06-code.md": post("Code of members", "", "{% if user %}Texte.{% endif %}"),
      "_posts/2024-05-06-hidden.md": post("Hidden", "hidden: true"),
      "_drafts/draft.md": post("Draft", "date: 2024-05-06"),
      "blog/_drafts/2024-05-06-other.md": post("Draft of a category"),
      "_notes/2024-05-06-note.md": post("Collection"),
      "notes/2024-05-06-page.md": post("Page", "date: 2024-05-06"),
    };
    await expectHidden(zipped(files), {
      Unpublished: "draft",
      "Unpublished in a word": "draft",
      Later: "scheduled",
      "Later by its date": "scheduled",
      Bare: "draft",
      "Without a day": "draft",
      "Code of members": "draft",
      Hidden: "draft",
      Draft: "draft",
      "Draft of a category": "draft",
      Collection: "left",
      Page: "left",
    });
  });
});

describe("a post hidden by WordPress", () => {
  const item = (title: string, more: Record<string, string> = {}, meta: Record<string, string> = {}) => {
    const fields: Record<string, string> = {
      title,
      "content:encoded": "<!-- wp:paragraph --><p>Texte.</p><!-- /wp:paragraph -->",
      "wp:post_date": "2024-05-06 07:08:09",
      "wp:post_date_gmt": "2024-05-06 11:08:09",
      "wp:status": "publish",
      "wp:post_type": "post",
      ...more,
    };
    const tags = Object.entries(fields).map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`);
    const metas = Object.entries(meta).map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
    );
    return `<item>${tags.join("")}${metas.join("")}</item>`;
  };
  const content = (html: string) => ({ "content:encoded": html });
  const WAYS: Record<string, [more: Record<string, string>, meta: Record<string, string>, Fate]> = {
    Draft: [{ "wp:status": "draft" }, {}, "draft"],
    Pending: [{ "wp:status": "pending" }, {}, "draft"],
    Private: [{ "wp:status": "private" }, {}, "draft"],
    Archived: [{ "wp:status": "archive" }, {}, "draft"],
    Trash: [{ "wp:status": "trash" }, {}, "left"],
    "Automatic draft": [{ "wp:status": "auto-draft" }, {}, "left"],
    Revision: [{ "wp:post_type": "revision" }, {}, "left"],
    Page: [{ "wp:post_type": "page" }, {}, "left"],
    Later: [{ "wp:status": "future", "wp:post_date_gmt": "2026-12-24 09:00:00" }, {}, "scheduled"],
    "Later, and over": [{ "wp:status": "future" }, {}, "draft"],
    Password: [{ "wp:post_password": "secret" }, {}, "draft"],
    "Later with a password": [
      { "wp:status": "future", "wp:post_date_gmt": "2026-12-24 09:00:00", "wp:post_password": "secret" },
      {},
      "draft",
    ],
    Undated: [{ "wp:post_date": "", "wp:post_date_gmt": "0000-00-00 00:00:00" }, {}, "draft"],
    "Code of members": [content("<p>[members_only]Texte.[/members_only]</p>"), {}, "draft"],
    Subscribers: [{}, { _jetpack_newsletter_access: "paid_subscribers" }, "draft"],
    "Members plugin": [{}, { _members_access_role: "subscriber" }, "draft"],
    "WP-Members": [{}, { _wpmem_block: "1" }, "draft"],
    "Part for subscribers": [
      content(
        "<p>a</p><!-- wp:premium-content/container --><div><!-- wp:premium-content/subscriber-view --><p>b</p><!-- /wp:premium-content/subscriber-view --></div><!-- /wp:premium-content/container -->",
      ),
      {},
      "draft",
    ],
    Paywall: [content("<p>a</p><!-- wp:jetpack/paywall /--><p>b</p>"), {}, "draft"],
    "Hidden block": [
      content('<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>a</p><!-- /wp:paragraph --><p>b</p>'),
      {},
      "draft",
    ],
  };

  it("stays hidden, however it was hidden", async () => {
    const ways = Object.entries(WAYS);
    const items = [
      item("Public", content('<!-- wp:paragraph {"metadata":{"blockVisibility":true}} --><p>a</p>'), {
        _jetpack_newsletter_access: "everybody",
      }),
      ...ways.map(([title, [more, meta]]) => item(title, more, meta)),
    ];
    const file = `<?xml version="1.0"?><rss version="2.0" xmlns:wp="x" xmlns:content="y"><channel><wp:wxr_version>1.2</wp:wxr_version>${items.join("")}</channel></rss>`;
    await expectHidden(file, Object.fromEntries(ways.map(([title, [, , fate]]) => [title, fate])));
  });
});

describe("a post hidden by Ghost", () => {
  const gated = (visitors: boolean) =>
    `<p>a</p><!--kg-gated-block:begin nonMember:${visitors} memberSegment:"status:free" --><p>b</p><!--kg-gated-block:end-->`;
  const WAYS: Record<string, [more: object, Fate]> = {
    Draft: [{ status: "draft", published_at: null }, "draft"],
    "Draft that was public": [{ status: "draft" }, "draft"],
    Sent: [{ status: "sent" }, "draft"],
    Unknown: [{ status: "archived" }, "draft"],
    Later: [{ status: "scheduled", published_at: LATER }, "scheduled"],
    "Later, and over": [{ status: "scheduled" }, "draft"],
    "Later for members": [{ status: "scheduled", published_at: LATER, visibility: "members" }, "draft"],
    Members: [{ visibility: "members" }, "draft"],
    Paid: [{ visibility: "paid" }, "draft"],
    Tiers: [{ visibility: "tiers" }, "draft"],
    Filter: [{ visibility: "label:amis" }, "draft"],
    "Part for members": [{ html: gated(false) }, "draft"],
    Undated: [{ published_at: null }, "draft"],
    Page: [{ type: "page" }, "left"],
  };

  it("stays hidden, however it was hidden", async () => {
    const post = (id: number, title: string, more: object = {}) => ({
      ...{ id, title, html: "<p>Texte.</p>", type: "post", status: "published", visibility: "public" },
      published_at: "2024-01-03T03:04:05.000Z",
      ...more,
    });
    const ways = Object.entries(WAYS);
    const posts = [
      post(1, "Public", { html: gated(true) }),
      post(2, "By email alone"),
      ...ways.map(([title, [more]], n) => post(n + 3, title, more)),
    ];
    const data = { posts, posts_meta: [{ post_id: 2, email_only: true }] };
    await expectHidden(JSON.stringify({ db: [{ data }] }), {
      "By email alone": "draft",
      ...Object.fromEntries(ways.map(([title, [, fate]]) => [title, fate])),
    });
  });
});

function zipped(files: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
