import { describe, expect, it } from "vitest";
import { readForeignMarkdown } from "./foreign-markdown.ts";

const read = (source: string) => readForeignMarkdown(source, false);

describe("a code of Hugo or Jekyll", () => {
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
  ])("that stays in the text is named: %j", (source, codes) => {
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
  ])("that is only shown is none: %j", (source) => {
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
  ])("that says where the site is leaves a path: %s", (source, markdown) => {
    expect(read(source)).toMatchObject({ markdown, codes: [] });
  });
});
