import { describe, expect, it } from "vitest";
import type { ImportedPost } from "../transfer.ts";
import { readForeignMarkdown } from "./foreign-markdown.ts";
import { readMarkdownFolder } from "./markdown-folder.ts";

const read = (source: string) => readForeignMarkdown(source, false);

describe("a Hugo or Jekyll code", () => {
  it.each([
    ["{{< tweet 12 >}}", ["{{< tweet 12 >}}"]],
    ["a\n{{% notice tip %}}\nb\n{{% /notice %}}", ["{{% notice tip %}}", "{{% /notice %}}"]],
    ['{{< gallery\n  dir="a" >}}', ["{{< gallery"]],
    ["{% include film.html id='1' %}", ["{% include film.html id='1' %}"]],
    ["Il y a {{ site.posts | size }} articles.", ["{{ site.posts | size }}"]],
    ["{{ site.baseurl }} en toutes lettres", ["{{ site.baseurl }}"]],
    ["Un encadré.\n{: .note }", ["{: .note }"]],
    ["{::options parse_block_html='true' /}", ["{::options parse_block_html='true' /}"]],
    ["1. Un\n\n    {% include deux.html %}", ["{% include deux.html %}"]],
    [`[^n]\n\n[^n]: {{< ref "a" >}}`, ['{{< ref "a" >}}']],
  ])("left in the text is reported: %j", (source, codes) => {
    expect(read(source).codes).toEqual(codes);
  });

  it.each([
    "```\n{{< tweet >}} {% if a %} {{ b }} {: .c }\n```",
    "1. Un\n\n    ```\n    {{ a }}\n    ```\n\n> ```\n> {{ b }}\n> ```",
    "~~~liquid\n{% if a %}\n~~~",
    "Écrivez `{{ page.title }}` ou ``{% raw %}``.",
    "Écrivez :\n\n    {% if a %}\n\n    {{ b }}\n\nVoilà.",
    "{% raw %}\n```\n{{ a }}\n```\n{% endraw %}",
    "{% highlight liquid %}\n{{ a }}\n{% endhighlight %}",
    '{{< highlight go-html-template "linenos=table" >}}\n{{ a }}\n{{< /highlight >}}',
    "Un { seul } et {deux}, 50 %} et {}.",
  ])("within code is ignored: %j", (source) => {
    expect(read(source).codes).toEqual([]);
  });

  it.each([
    ["![a]({{ site.baseurl }}/img/a.png)", "![a](/img/a.png)"],
    ['![a]({{ "/img/a.png" | relative_url }} "Titre")', '![a](/img/a.png "Titre")'],
    ["![a]({{'img/a.png'|absolute_url}})", "![a](/img/a.png)"],
    ['[b]({{ "/b/" | prepend: site.baseurl | prepend: site.url }})', "[b](/b/)"],
    ["[b]({{site.url}}{{site.baseurl}}/b/)", "[b](/b/)"],
    ["[b]({{ site.url }})", "[b](/)"],
    ["[b]\n\n[b]: {{ site.baseurl }}/b/", "[b]\n\n[b]: /b/"],
    ['<img src="{{ site.baseurl }}/a.png">', '<img src="/a.png">'],
  ])("for the site's URL is removed, leaving the path: %s", (source, markdown) => {
    expect(read(source)).toMatchObject({ markdown, codes: [] });
  });
});

const READING = { language: "fr", now: new Date("2026-11-20T15:00:00Z") } as const;
const POST = "---\ntitle: Un titre\ndate: 2024-05-06 09:30\n---\nTexte.\n";

function readSite(files: Record<string, string>): Record<string, ImportedPost> {
  const { posts } = readMarkdownFolder(new Map(Object.entries(files)), READING)!;
  return Object.fromEntries(posts.map(({ name, read }) => [name, read() as ImportedPost]));
}

it("reads a Hugo site's language, time zone and URLs", () => {
  const posts = readSite({
    "hugo.toml": [
      'defaultContentLanguage = "en"',
      'timeZone = "America/Vancouver"',
      "[permalinks]",
      'posts = "/:year/:month/:slug/"',
      "[languages.fr]",
      'contentDir = "textes"',
    ].join("\n"),
    "content/posts/one.md": POST,
    "content/notes/two.md": POST,
    "textes/posts/one.md": POST,
  });
  const { "content/posts/one.md": one, "content/notes/two.md": two, "textes/posts/one.md": french } = posts;
  expect(one).toMatchObject({ language: "en", publishedAt: new Date("2024-05-06T16:30:00Z") });
  expect(one!.addresses).toContain("/2024/05/un-titre/");
  expect(two).toMatchObject({ language: "en" });
  expect(two!.addresses.some((each) => each.startsWith("/2024"))).toBe(false);
  expect(french).toMatchObject({ language: "fr", pair: one!.pair });
  expect(french!.pair).toBeDefined();
});

it("reads a Hugo site's dates from the fields it configures", () => {
  const posts = readSite({
    "hugo.toml": [
      "[frontmatter]",
      'date = [":filename", ":default"]',
      'publishDate = ["embargo", ":default"]',
      'expiryDate = ["until"]',
      'lastmod = ["Revised", "lastmod"]',
    ].join("\n"),
    "content/posts/2024-02-03-one.md": POST,
    "content/posts/two.md": "---\ntitle: A\ndate: 2024-05-06\nembargo: 2027-01-01\nrevised: 2024-06-01\n---\nTexte.\n",
    "content/posts/three.md": "---\ntitle: A\ndate: 2024-05-06\nuntil: 2025-01-01\n---\nTexte.\n",
  });
  expect(posts["content/posts/2024-02-03-one.md"]).toMatchObject({
    createdAt: new Date("2024-02-03T05:00:00Z"),
    addresses: expect.arrayContaining(["/posts/one", "/posts/2024-02-03-one"]),
  });
  expect(posts["content/posts/two.md"]).toMatchObject({
    createdAt: new Date("2024-05-06T04:00:00Z"),
    publishedAt: new Date("2027-01-01T05:00:00Z"),
    updatedAt: new Date("2024-06-01T04:00:00Z"),
    notes: [],
  });
  const { "content/posts/three.md": three } = posts;
  expect(three!.withheld).toMatchObject([{ problem: "not-public", detail: expect.stringContaining("expiryDate") }]);
});

it("finds a Hugo site's content where it is mounted, and keeps unmounted posts as drafts", () => {
  const posts = readSite({
    "hugo.yaml": [
      "defaultContentLanguage: en",
      "module:",
      "  mounts:",
      "  - {source: texts/en, target: content, excludeFiles: ['private/**', '*.draft.md']}",
      "  - {source: texts/fr, target: content, lang: fr}",
      "  - {source: one/news.md, target: content/posts/news.md, lang: en}",
      "  - {source: images, target: static}",
    ].join("\n"),
    "texts/en/posts/one.md": POST,
    "texts/en/private/two.md": POST,
    "texts/en/posts/three.draft.md": POST,
    "texts/fr/posts/one.md": POST,
    "one/news.md": POST,
    "content/posts/left.md": POST,
  });
  const english = posts["texts/en/posts/one.md"]!;
  expect(english).toMatchObject({ language: "en", withheld: [], addresses: expect.arrayContaining(["/posts/one"]) });
  expect(posts["texts/fr/posts/one.md"]).toMatchObject({ language: "fr", pair: english.pair, withheld: [] });
  expect(posts["one/news.md"]).toMatchObject({ language: "en", withheld: [] });
  expect(posts["one/news.md"]!.addresses).toContain("/en/posts/news");
  for (const hidden of ["texts/en/private/two.md", "texts/en/posts/three.draft.md", "content/posts/left.md"]) {
    expect(posts[hidden]!.withheld, hidden).toEqual([{ problem: "not-public", detail: "module.mounts" }]);
  }
});

it("reads a Jekyll site's language, time zone, URLs and defaults", () => {
  const posts = readSite({
    "blog/_config.yml": [
      "lang: en-CA",
      "timezone: Europe/Paris",
      "permalink: pretty",
      "defaults:",
      "- scope: {path: ''}",
      "  values: {author: Ada}",
      "- scope: {path: _posts/fr, type: posts}",
      "  values: {lang: fr, author: Bo}",
      "- scope: {path: '', type: pages}",
      "  values: {author: Nobody}",
    ].join("\n"),
    "blog/_posts/2024-05-06-one.md": POST,
    "blog/_posts/2024-05-07-day.md": "---\ntitle: Un jour\n---\nTexte.\n",
    "blog/_posts/fr/2024-05-06-deux.md": POST,
  });
  expect(posts["blog/_posts/2024-05-06-one.md"]).toMatchObject({
    language: "en",
    fields: { author: "Ada" },
    publishedAt: new Date("2024-05-06T07:30:00Z"),
    addresses: expect.arrayContaining(["/2024/05/06/one/"]),
  });
  expect(posts["blog/_posts/2024-05-07-day.md"]).toMatchObject({ publishedAt: new Date("2024-05-07T04:00:00Z") });
  expect(posts["blog/_posts/fr/2024-05-06-deux.md"]).toMatchObject({ language: "fr", fields: { author: "Bo" } });
});

it("reports unreadable settings, and continues without them", () => {
  const files = new Map(Object.entries({ "_config.yml": "a: [", "_posts/2024-05-06-one.md": POST }));
  const source = readMarkdownFolder(files, READING)!;
  expect(source.remarks).toEqual([{ name: "_config.yml", problem: "unreadable" }]);
  expect(source.posts).toHaveLength(1);
});
