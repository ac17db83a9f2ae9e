import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { markdownOfHtml } from "./html-markdown.ts";
import { type ReadPost, readUpload } from "./read-upload.ts";
import type { ImportRemark } from "./transfer.ts";

const READING = { language: "fr", now: new Date("2026-11-20T15:00:00Z") } as const;

/** Reads the posts in a folder or a single file. */
async function read(files: Record<string, string> | string) {
  const data =
    typeof files === "string"
      ? strToU8(files)
      : zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  const upload = await readUpload(Buffer.from(data), READING);
  const all = upload.names.map((_, index) => upload.read(index));
  const posts = all.filter((post): post is ReadPost => !("problem" in post));
  const remarks = [...upload.remarks, ...all.filter((post): post is ImportRemark => "problem" in post)];
  return { posts, remarks };
}
const textOf = ({ pieces }: ReadPost) => pieces.join("");

describe("a Ghost card", () => {
  it.each([
    [
      "a bookmark",
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/x"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Un [titre]</div><div class="kg-bookmark-description">Ce que c’est</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://a.example/i.ico" alt=""></div></div><div class="kg-bookmark-thumbnail"><img src="https://a.example/t.png" alt=""></div></a></figure>',
      "[Un \\[titre\\]](<https://a.example/x>) — Ce que c’est",
      [{ problem: "as-link", detail: "bookmark" }],
    ],
    [
      "a file of the site",
      '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="/content/files/2024/p.pdf" title="Download" download=""><div class="kg-file-card-contents"><div class="kg-file-card-title">Prix</div><div class="kg-file-card-caption">2024</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">p.pdf</div><div class="kg-file-card-filesize">2 MB</div></div></div><div class="kg-file-card-icon"><svg viewBox="0 0 24 24"></svg></div></a></div>',
      "Prix (p.pdf, 2 MB) — 2024",
      [{ problem: "file-lost", detail: "/content/files/2024/p.pdf" }],
    ],
    [
      "a sound and a film",
      '<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail" class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-player-container"><audio src="https://cdn.example/a.mp3" preload="metadata"></audio><div class="kg-audio-title">Épisode 1</div><div class="kg-audio-player"><button class="kg-audio-play-icon"><svg></svg></button><span class="kg-audio-current-time">0:00</span></div></div></div>' +
        '<figure class="kg-card kg-video-card kg-card-hascaption"><div class="kg-video-container"><video src="/content/media/v.mp4" poster="x.png"></video><div class="kg-video-player"><span>0:00</span></div></div><figcaption>Le film</figcaption></figure>',
      "[Épisode 1](<https://cdn.example/a.mp3>)\n\nLe film",
      [
        { problem: "as-link", detail: "audio" },
        { problem: "file-lost", detail: "/content/media/v.mp4" },
      ],
    ],
    [
      "an embedded film",
      '<figure class="kg-card kg-embed-card"><iframe width="200" src="https://www.youtube.com/embed/abc-1?feature=oembed" title="Un film"></iframe></figure>',
      "[Un film](<https://www.youtube.com/watch?v=abc-1>)",
      [{ problem: "as-link", detail: "embed" }],
    ],
    [
      "a callout, and a text that folds",
      '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">À <b>savoir</b></div></div>' +
        '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Plus</h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>Le reste</p></div></div>',
      "> 💡 À **savoir**\n\n#### Plus\n\nLe reste",
      [{ problem: "rewritten", detail: "callout, toggle" }],
    ],
    [
      "small letters, boxes and notes",
      '<p>H<sub>2</sub>O, x<sup>2</sup>, m<sup>éq</sup><sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p><ul><li><input type="checkbox" checked disabled> Fait</li><li><input type="checkbox" disabled> À faire</li></ul>' +
        '<section class="footnotes"><ol><li id="fn1"><p>La note <a href="#fnref1" class="footnote-backref">↩︎</a></p></li></ol></section>',
      "H₂O, x², méq¹\n\n-   ☑ Fait\n-   ☐ À faire\n\n1.  La note",
      [{ problem: "rewritten", detail: "small-letters, footnotes, tasks" }],
    ],
    [
      "a form and a script",
      '<p>a</p><div class="kg-card kg-signup-card"><form><input type="email"></form></div><script>x()</script>',
      "a",
      [
        { problem: "rewritten", detail: "layout" },
        { problem: "elements-lost", detail: "form, script" },
      ],
    ],
    [
      "a picture with links, and what is coloured",
      '<figure class="kg-card kg-image-card"><a href="https://a.example/x"><img src="a.png" alt="A"></a><figcaption>Photo : <a href="https://u.example">U</a></figcaption></figure><p style="color:red">b <a href="#c">c</a></p>',
      '![A](<a.png> "Photo : U")\n\nb c',
      [
        { problem: "rewritten", detail: "formatting" },
        { problem: "links-lost", detail: "https://a.example/x, https://u.example, #c" },
      ],
    ],
  ])("that is %s becomes Markdown, with a remark", (_name, html, markdown, notes) => {
    expect(markdownOfHtml(html)).toEqual({ markdown, notes });
  });

  it("comes with remarks on lost fields, tags and other tables", async () => {
    const post = {
      id: 1,
      title: "T",
      slug: "t",
      html: "<p>x</p>",
      canonical_url: "https://a.example",
      codeinjection_head: "",
    };
    const data = {
      posts: [post],
      settings: [{}, {}],
      tags: [{ id: 2, name: "#caché" }],
      posts_tags: [{ post_id: 1, tag_id: 2 }],
      posts_meta: [{ post_id: 1, meta_title: "M", og_title: null }],
    };
    const { posts, remarks } = await read(JSON.stringify({ data }));
    expect(posts[0]?.notes).toEqual([{ problem: "fields-lost", detail: "canonical_url, meta_title, #caché" }]);
    expect(remarks).toEqual([{ name: "Ghost", problem: "other-kind", detail: "settings (2)" }]);
  });
});

describe("a Hugo folder", () => {
  it("may have front matter in TOML, and shortcodes", async () => {
    const { posts, remarks } = await read({
      "content/_index.md": "+++\ntitle = 'Blogue'\n+++\n",
      "content/posts/_index.md": "---\ntitle: Articles\n---\n",
      "README.md": "# Le dépôt\n\nComment le construire.",
      "content/posts/un/index.md": [
        "+++",
        "title = 'Un article'",
        "date = 2026-01-31",
        "lastmod = 2026-02-01T08:00:00-05:00",
        "tags = ['un', 'deux']",
        "categories = ['Données', 'Recettes']",
        "series = ['x']",
        "[cover]",
        "image = 'a.png'",
        "alt = 'Un chat'",
        "+++",
        "",
        'Texte[^n] <!--more-->{{< figure src="b.png" alt="B" caption="Dit \\"b\\"" >}}',
        "",
        "- [x] Fait",
        "",
        "{{< youtube abc >}} {{< ref x >}} `{{< code >}}` <b>gras</b>",
        "",
        "```",
        "- [ ] [^n]",
        "```",
        "",
        "[^n]: La note",
        "    sur deux lignes",
      ].join("\n"),
    });
    expect(remarks.map(({ name, problem }) => [name, problem])).toEqual([
      ["content/_index.md", "page"],
      ["content/posts/_index.md", "page"],
      ["README.md", "page"],
    ]);
    const post = posts[0]!;
    expect(post).toMatchObject({
      fields: {
        title: "Un article",
        keywords: "un, deux",
        category: "Données, Recettes, un, deux",
        coverAlt: "Un chat",
      },
      cover: { source: "a.png" },
      publishedAt: new Date("2026-01-31T05:00:00Z"),
      updatedAt: new Date("2026-02-01T13:00:00Z"),
      notes: [
        { problem: "as-link", detail: "video" },
        { problem: "left-as-text", detail: "<b>" },
        { problem: "rewritten", detail: "footnotes, tasks" },
        { problem: "fields-lost", detail: "series" },
      ],
      withheld: [{ problem: "codes-left", detail: "{{< ref x >}}" }],
    });
    expect(textOf(post)).toContain("Texte¹ ![B](<b.png>");
    expect(textOf(post)).toContain("- ☑ Fait");
    expect(textOf(post)).toContain("```\n- [ ] [^n]\n```");
    expect(textOf(post)).toMatch(/---\n\n1\. La note sur deux lignes$/);
  });

  it("(or an Astro folder) may contain code and other formats, which are reported", async () => {
    const { posts, remarks } = await read({
      "src/content/blog/un.mdx":
        "---\ntitle: Un\n---\nimport Box from './box.astro';\n\nTexte <Box />\n\n```\nimport a from 'a';\n```\n",
      "content/posts/deux.adoc": "= Deux",
      "layouts/index.html": "<html></html>",
    });
    expect(textOf(posts[0]!)).toBe("Texte <Box />\n\n```\nimport a from 'a';\n```");
    expect(posts[0]?.notes).toEqual([{ problem: "elements-lost", detail: "import Box from './box.astro';" }]);
    expect(posts[0]?.withheld[0]).toEqual({ problem: "codes-left", detail: "<Box>" });
    expect(remarks).toEqual([{ name: "content/posts/deux.adoc", problem: "no-content" }]);
  });

  it("may have front matter in JSON", async () => {
    const text = `{\n  "title": "Un {titre}",\n  "date": "2026-01-31",\n  "cover": { "image": "a.png", "alt": "A \\"b\\" }" }\n}\n\nTexte {a}.\n`;
    for (const files of [{ "content/posts/un.md": text }, text]) {
      const { posts } = await read(files);
      expect(posts).toMatchObject([
        { fields: { title: "Un {titre}", coverAlt: 'A "b" }' }, publishedAt: new Date("2026-01-31T05:00:00Z") },
      ]);
      expect(textOf(posts[0]!)).toBe("Texte {a}.");
    }
  });

  it.each(["{{< a >}}\n", "{: .a }", "{ a: 1 }", '{ "a": '])("may begin with other braces: %j", async (text) => {
    const { posts } = await read({ "a.md": `${text}Texte.` });
    expect(textOf(posts[0]!)).toBe(`${text}Texte.`);
  });

  it("has its images found where Hugo keeps them, even below a site's folder", async () => {
    const image = (address: string) => `![a](${address})`;
    const addresses = [
      "/img/a.png",
      "b.png",
      "https://site.example/img/a.png",
      "img/c.png",
      "/d.png",
      "/posts/un/b.png",
    ];
    const { posts } = await read({
      "site/content/posts/un/index.md": `---\ntitle: Un\n---\n${addresses.map(image).join("\n")}`,
      "site/content/posts/un/b.png": "x",
      "site/static/img/a.png": "x",
      "site/assets/img/c.png": "x",
      "other/static/d.png": "x",
    });
    const jekyll = await read({
      "_posts/2026-01-31-deux.md": "---\nimage: '{{ site.baseurl }}/assets/e.png'\n---\n![e](../assets/e.png)",
      "assets/e.png": "x",
    });
    expect([...posts[0]!.images.values()].map(({ file }) => file)).toEqual([
      "site/static/img/a.png",
      "site/content/posts/un/b.png",
      "site/static/img/a.png",
      "site/assets/img/c.png",
      undefined,
      "site/content/posts/un/b.png",
    ]);
    expect(jekyll.posts[0]).toMatchObject({ cover: { file: "assets/e.png" } });
    expect([...jekyll.posts[0]!.images.values()]).toMatchObject([{ file: "assets/e.png" }]);
  });

  it("has a post's versions in files whose names differ only in the language", async () => {
    const text = "---\ntitle: T\ndate: 2026-01-31\n---\nx";
    const names = [
      ...["content/posts/un/index.fr.md", "content/posts/un/index.en.md"],
      ...["content/fr/posts/deux.md", "content/en/posts/deux.md"],
      ...["content/posts/trois.md", "content/posts/trois.fr.md"],
      ...["content/posts/quatre.en.md", "content/posts/cinq.md"],
    ];
    const { posts } = await read(Object.fromEntries(names.map((name) => [name, text])));
    const pairs = posts.map(({ pair }) => pair);
    expect(pairs.map((pair) => pairs.indexOf(pair))).toEqual([0, 0, 2, 2, 4, 4, 6, 6]);
    expect(pairs.slice(6)).toEqual([undefined, undefined]);
    expect(posts.map(({ language, addresses }) => [language, addresses])).toEqual([
      ["fr", ["/fr/posts/un", "/posts/un"]],
      ["en", ["/en/posts/un"]],
      ["fr", ["/fr/posts/deux", "/posts/deux"]],
      ["en", ["/en/posts/deux"]],
      ["en", ["/en/posts/trois"]],
      ["fr", ["/fr/posts/trois", "/posts/trois"]],
      ["en", ["/en/posts/quatre"]],
      ["fr", ["/posts/cinq"]],
    ]);
  });

  it("may contain pages, which are not imported", async () => {
    const text = "---\ntitle: T\ndate: 2026-01-31\n---\nx";
    const pages = ["about.md", "content/about.md", "content/fr/a-propos.md", "site/content/contact.en.md"];
    const posts = ["content/posts/about.md", "content/un.md", "notes/contact.md"];
    const all = await read(Object.fromEntries([...pages, ...posts].map((name) => [name, text])));
    expect(all.remarks.map(({ name, problem }) => [name, problem])).toEqual(pages.map((name) => [name, "page"]));
    expect(all.posts.map(({ name }) => name)).toEqual(posts);
    const jekyll = await read({ "_posts/2026-01-31-un.md": text, "docs/deux.md": text, "_drafts/trois.md": text });
    expect(jekyll.remarks).toEqual([{ name: "docs/deux.md", problem: "page" }]);
  });

  it.each(["+++\ntitle = \n+++\nx", "+++\ntitle = 'a'\ntitle = 'b'\n+++\nx"])(
    "is reported as unreadable if its TOML is broken: %j",
    async (text) => {
      expect((await read({ "a.md": text })).remarks).toEqual([{ name: "a.md", problem: "unreadable" }]);
    },
  );
});

it("derives a Jekyll post's day and slug from its file name", async () => {
  const { posts } = await read({
    "_posts/2026-01-31-mon-article.md": "---\nlayout: post\n---\n{% highlight ruby %}\nputs 1\n{% endhighlight %}\n",
    "_posts/2026-02-01-autre.md": "---\ntitle: Autre\ndate: 2026-02-01 22:30:00 -0500\n---\nTexte\n",
  });
  expect(posts.map(({ fields, publishedAt }) => [fields.title, fields.slug, publishedAt?.toISOString()])).toEqual([
    ["Mon article", "mon-article", "2026-01-31T05:00:00.000Z"],
    ["Autre", "autre", "2026-02-02T03:30:00.000Z"],
  ]);
  expect(textOf(posts[0]!)).toBe("```ruby\nputs 1\n```");
});

const wxr = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Blogue</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://blogue.example</wp:base_blog_url>
<wp:author><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_display_name><![CDATA[Ada Lovelace]]></wp:author_display_name></wp:author>
${items.join("\n")}
</channel></rss>`;
const wxrItem = (more: Record<string, string>, rest = "") => {
  const fields: Record<string, string> = {
    title: "Un titre",
    "dc:creator": "ada",
    "content:encoded": "<!-- wp:paragraph -->\n<p>Du texte.</p>\n<!-- /wp:paragraph -->",
    "excerpt:encoded": "",
    "wp:post_id": "1",
    "wp:post_date": "2024-01-01 22:04:05",
    "wp:post_date_gmt": "2024-01-02 03:04:05",
    "wp:post_modified_gmt": "2024-02-03 03:04:05",
    "wp:post_name": "un-titre",
    "wp:status": "publish",
    "wp:post_type": "post",
    "wp:post_password": "",
    ...more,
  };
  const tags = Object.entries(fields).map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`);
  return `<item>${tags.join("\n")}${rest}</item>`;
};
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

describe("a WordPress export", () => {
  it("is read with its dates, topics, texts and images, and remarks on what is lost", async () => {
    const { posts, remarks } = await read(
      wxr(
        wxrItem(
          {},
          '<category domain="category" nicename="ventes"><![CDATA[Ventes]]></category>' +
            '<category domain="post_tag" nicename="un"><![CDATA[un]]></category>' +
            '<category domain="language" nicename="en"><![CDATA[English]]></category>' +
            meta("_thumbnail_id", "9") +
            meta("_yoast_wpseo_metadesc", "Description.") +
            meta("prix", "12") +
            meta("_edit_lock", "1:1") +
            "<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>",
        ),
        wxrItem({
          title: "À venir",
          "wp:status": "future",
          "wp:post_id": "2",
          "wp:post_date_gmt": "2027-01-02 03:04:05",
        }),
        wxrItem({ title: "Jet&eacute;e <i>&#38;</i> &inconnu; perdue", "wp:status": "trash" }),
        wxrItem({ title: "À propos", "wp:post_type": "page" }),
        wxrItem({ "wp:post_type": "product" }),
        wxrItem({ "wp:post_type": "revision" }),
        wxrItem(
          { "wp:post_type": "attachment", "wp:post_id": "9", "wp:post_parent": "1" },
          `<wp:attachment_url>https://blogue.example/wp-content/uploads/a.jpg</wp:attachment_url>${meta("_wp_attachment_image_alt", "Un chat")}`,
        ),
        wxrItem(
          { "wp:post_type": "attachment", "wp:post_id": "10", "wp:post_parent": "1" },
          "<wp:attachment_url>https://blogue.example/wp-content/uploads/p.pdf</wp:attachment_url>",
        ),
      ),
    );
    expect(remarks).toEqual([
      { name: "Jetée & &inconnu; perdue", problem: "other-kind", detail: "status: trash" },
      { name: "À propos", problem: "page" },
      { name: "product", problem: "other-kind", detail: "1" },
    ]);
    expect(posts[0]).toMatchObject({
      language: "en",
      fields: {
        title: "Un titre",
        slug: "un-titre",
        category: "Ventes, un",
        keywords: "un",
        author: "Ada Lovelace",
        metaDescription: "Description.",
        coverAlt: "Un chat",
      },
      cover: { source: "https://blogue.example/wp-content/uploads/a.jpg" },
      publishedAt: new Date("2024-01-02T03:04:05Z"),
      updatedAt: new Date("2024-02-03T03:04:05Z"),
      isScheduled: false,
      withheld: [],
      notes: [
        { problem: "fields-lost", detail: "prix" },
        { problem: "file-lost", detail: "https://blogue.example/wp-content/uploads/p.pdf" },
        { problem: "comments-lost", detail: "1" },
      ],
    });
    expect(textOf(posts[0]!)).toBe("Du texte.");
    expect(posts[1]).toMatchObject({ isScheduled: true, publishedAt: new Date("2027-01-02T03:04:05Z") });
  });

  it.each([
    [{ "wp:status": "private" }, { problem: "not-public", detail: "status: private" }],
    [{ "wp:post_password": "secret" }, { problem: "not-public", detail: "password" }],
    [{ "wp:status": "inherited-by-a-plugin" }, { problem: "not-public", detail: "status: inherited-by-a-plugin" }],
  ])("never publishes a restricted post: %j", async (more, withheld) => {
    expect((await read(wxr(wxrItem(more)))).posts).toMatchObject([{ withheld: [withheld] }]);
  });

  it.each([
    ["Hello world!", "Welcome to WordPress. This is your first post. Edit or delete it, then start writing!"],
    [
      "Hello world!",
      'Welcome to <a href="https://n.example/">N. Sites</a>. This is your first post. Edit or delete it, then start blogging!',
    ],
    [
      "Bonjour tout le monde&nbsp;!",
      "Bienvenue sur WordPress. Ceci est votre premier article. Modifiez-le ou supprimez-le, puis commencez à écrire&nbsp;!",
    ],
    [
      "Bonjour tout le monde !",
      "Bienvenue dans WordPress. Ceci est votre premier article. Modifiez-le ou supprimez-le, puis lancez-vous&nbsp;!",
    ],
  ])("never publishes a sample post: %s %s", async (title, text) => {
    const content = `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
    const written = `${content}<p>Et voici ce que nous faisons.</p>`;
    const { posts } = await read(
      wxr(wxrItem({ title, "content:encoded": content }), wxrItem({ title, "content:encoded": written })),
    );
    expect(posts.map(({ withheld }) => withheld)).toEqual([[{ problem: "sample-post" }], []]);
  });

  it("comes with remarks on the layout that its blocks lose", async () => {
    const blocks =
      '<div class="wp-block-columns"><div class="wp-block-column"><p>a</p></div><div class="wp-block-column"><p>b</p></div></div>' +
      '<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="https://u.example">Aller</a></div></div>' +
      '<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="https://x.example/a.png" alt="A"><figcaption>Un</figcaption></figure>' +
      '<figure class="wp-block-image"><img src="https://x.example/b.png" alt="B"></figure><figcaption>Deux <em>images</em></figcaption></figure>' +
      '<figure class="wp-block-pullquote"><blockquote><p>c</p></blockquote></figure>';
    const { posts } = await read(wxr(wxrItem({ "content:encoded": blocks, "wp:is_sticky": "1" })));
    expect(textOf(posts[0]!)).toBe(
      'a\n\nb\n\n[Aller](https://u.example)\n\n![A](<https://x.example/a.png> "Un")\n\n![B](<https://x.example/b.png>)\n\nDeux *images*\n\n> c',
    );
    expect(posts[0]).toMatchObject({
      featured: true,
      notes: [{ problem: "rewritten", detail: "columns, gallery, buttons, layout, caption" }],
    });
  });

  it("comes with remarks on links to pages that it lacks", async () => {
    const links = [
      ...["https://blogue.example/deux/#a", "http://www.blogue.example/perdue/", "/trois/?x=1", "/jetee/"],
      ...[
        "https://blogue.example/",
        "/contact/",
        "https://blogue.example/wp-content/uploads/p.pdf",
        "https://autre.example/x/",
      ],
    ];
    const post = (id: string, name: string, more: Record<string, string> = {}) =>
      wxrItem({ "wp:post_id": id, "wp:post_name": name, link: `https://blogue.example/${name}/`, ...more });
    const html = links.map((link) => `<a href="${link}">x</a>`).join(" ");
    const { posts } = await read(
      wxr(
        post("1", "un", { "content:encoded": html }),
        post("2", "deux"),
        post("3", "jetee", { "wp:status": "trash" }),
      ),
    );
    expect(posts[0]?.notes).toEqual([{ problem: "links-lost", detail: "/perdue, /trois, /jetee" }]);
    expect(textOf(posts[0]!)).toContain("[x](/blog/deux) [x](http://www.blogue.example/perdue/)");
  });

  it("may be written with the classic editor", async () => {
    const content =
      'Une ligne\nune autre\n\n[caption id="a" width="3"]<img src="https://blogue.example/wp-content/uploads/a.png" alt="A" /> Le chat[/caption]\n\n' +
      '[embed]https://www.youtube.com/embed/x[/embed]\n\n[contact-form id="1"]\n\n<ul>\n<li>a</li>\n</ul>';
    const { posts } = await read({
      "export.xml": wxr(wxrItem({ "content:encoded": content })),
      "wp-content/uploads/a.png": "x",
    });
    expect(textOf(posts[0]!)).toBe(
      'Une ligne  \nune autre\n\n![A](<https://blogue.example/wp-content/uploads/a.png> "Le chat")\n\n<https://www.youtube.com/watch?v=x>\n\n\\[contact-form id="1"\\]\n\n-   a',
    );
    expect([...posts[0]!.images.values()]).toMatchObject([{ file: "wp-content/uploads/a.png" }]);
    expect(posts[0]).toMatchObject({
      notes: [{ problem: "as-link", detail: "embed" }],
      withheld: [{ problem: "codes-left", detail: "[contact-form]" }],
    });
  });

  it("comes with every reason why a post stays a draft, but ignores shortcodes in code", async () => {
    const { posts } = await read(
      wxr(
        wxrItem({
          "wp:status": "private",
          "wp:post_password": "secret",
          "content:encoded": "<p>[membership]Pour les membres.[/membership]</p>",
        }),
        wxrItem({
          "content:encoded": '<pre class="wp-block-code"><code>[gallery]</code></pre><p>Écrivez [[gallery]].</p>',
        }),
      ),
    );
    expect(posts.map(({ withheld }) => withheld)).toEqual([
      [
        { problem: "not-public", detail: "password" },
        { problem: "not-public", detail: "status: private" },
        { problem: "codes-left", detail: "[membership]" },
      ],
      [],
    ]);
  });

  it("comes with remarks on dynamic blocks, and includes footnotes stored separately", async () => {
    const content =
      '<!-- wp:paragraph --><p>Un<sup data-fn="a" class="fn"><a href="#a" id="a-link">1</a></sup></p><!-- /wp:paragraph -->' +
      '<!-- wp:block {"ref":12} /--><!-- wp:footnotes /-->';
    const { posts } = await read(
      wxr(wxrItem({ "content:encoded": content }, meta("footnotes", '[{"content":"La note","id":"a"}]'))),
    );
    expect(textOf(posts[0]!)).toBe("Un¹\n\n---\n\n1.  La note");
    expect(posts[0]?.notes).toEqual([
      { problem: "rewritten", detail: "footnotes" },
      { problem: "elements-lost", detail: "wp:block" },
    ]);
  });

  it.each([
    ["cut off", wxr(wxrItem({})).slice(0, 900)],
    ["other XML", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ["deeper than any", wxr("<a>".repeat(100_000))],
    [
      "entities in entities",
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${wxr("<item>&b;</item>").slice(39)}`,
    ],
  ])("that is %s is rejected", async (_name, text) => {
    await expect(read(text)).rejects.toThrow();
  });
});

it("reports a member list, and subscribes no one from it", async () => {
  const { remarks } = await read({
    "members.csv": "id,email,name,subscribed_to_emails\n1,a@example.org,A,true\n",
    "data.csv": "a,b\n1,2\n",
    "a.md": "---\ntitle: A\n---\nx",
  });
  expect(remarks).toEqual([{ name: "members.csv", problem: "members" }]);
});

it("keeps Ghost's and Jekyll's sample posts as drafts", async () => {
  const html =
    '<p>This is Essai, a brand new site by Ada that\'s just getting started. Things will be up and running here shortly, but you can <a href="#/portal/">subscribe</a>.</p>';
  const post = { id: 1, title: "Coming soon", html, status: "published", published_at: "2024-01-02T03:04:05Z" };
  const { posts } = await read({
    "_posts/2024-01-02-welcome-to-jekyll.markdown":
      "---\ntitle: Welcome to Jekyll!\n---\nYou’ll find this post in your `_posts` directory. Go ahead and edit it and re-build the site to see your changes.\n",
    "ghost.json": JSON.stringify({ data: { posts: [post] } }),
  });
  expect(posts.map(({ withheld }) => withheld)).toEqual([[{ problem: "sample-post" }], [{ problem: "sample-post" }]]);
});
