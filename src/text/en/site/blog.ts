import { formatNumber } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { blogFr } from "../../fr/site/blog.ts";

/** The blog's list, articles and feeds. */
export const blogEn: TextLike<typeof blogFr> = {
  title: "Blog: methods and math for small businesses",
  name: "Blog",
  description:
    "Methods, templates and calculations for small businesses that want less manual work: follow-up, service, data, Law 25, return on investment.",
  descriptionOf: (category) =>
    `${category}: methods, templates and calculations for small businesses that want less manual work, by the team at ${company.name}.`,
  headline: "What we learned from counting hours.",
  lead: "Methods, templates and calculations for people who run a small business. Each article ends with something to do.",
  readMore: "Read more",
  readMoreAbout: (title) => `Read more: ${title}`,
  featured: "Featured",
  loading: "Loading...",
  empty: { title: "No blog posts yet", text: "Check back soon..." },
  count: (posts) => {
    if (posts === 0) return "No articles";
    return posts === 1 ? "1 article" : `${formatNumber("en", posts)} articles`;
  },
  search: {
    label: "Search the blog",
    submit: "Search",
    clear: "Clear the search",
    found: (words) => `for “${words}”`,
    noResult: (words) => `No article matches “${words}”.`,
    noResultAdvice: "Try a single word, or browse all topics.",
    all: "See all articles",
  },
  filter: { label: "Topics", all: "All topics" },
  categories: {
    Automation: "Automation",
    "Customer service": "Customer service",
    Sales: "Sales",
    Operations: "Operations",
    Privacy: "Privacy",
    Data: "Data",
  },
  languageMark: { fr: "in French", en: "in English" },
  otherVersion: "Lire en français",
  pages: {
    label: "Blog pages",
    previous: "Previous page",
    next: "Next page",
    page: (number) => `Page ${formatNumber("en", number)}`,
    pageOf: (number, total) => `Page ${formatNumber("en", number)} of ${formatNumber("en", total)}`,
  },
  by: (author) => `By ${author.replace(/^The /, "the ")}`,
  readTime: (minutes) => `${minutes} min read`,
  publishedOn: (date) => `Published ${date}`,
  updatedOn: (date) => `Updated ${date}`,
  contents: "In this article",
  anchor: "Link to this section",
  call: {
    title: "How many hours is it costing you?",
    text: "A 30-minute consultation is enough to find the first task to automate, or to tell you there isn’t one.",
    book: "Book my free consultation",
  },
  related: "On the same topic",
  closing: {
    title: "You have the figures. Let’s look at them together.",
    text: "In 30 minutes, you’ll know what can be automated in your business and what it would be worth. It’s free, with no obligation.",
    assessment: "Get Free Assessment",
    more: "More Articles",
  },
  notFound: {
    title: "Article Not Found",
    text: "The article you’re looking for doesn’t exist.",
    back: "Back to Blog",
  },
  feed: {
    title: `The ${company.name} blog`,
    description: "Methods, templates and calculations for small businesses that want less manual work.",
    link: "RSS feed of the blog",
  },
};
