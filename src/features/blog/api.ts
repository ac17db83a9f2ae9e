import * as z from "zod/mini";
import { AppError } from "../../lib/http/app-error.ts";
import { linkToNext } from "../../lib/http/list-query.ts";
import { route } from "../../lib/http/route.ts";
import type { Traffic } from "../../lib/http/traffic.ts";
import type { BlogReading, Posts } from "./assemble.ts";
import { blogPostSchema } from "./blog-post.ts";
import {
  blogQuerySchema,
  createPostSchema,
  deletedSchema,
  differenceSchema,
  featuredSchema,
  postListQuerySchema,
  postPairPageSchema,
  postSchema,
  postStateSchema,
  previewResponseSchema,
  previewSchema,
  restoreSchema,
  revisionSchema,
  revisionSummarySchema,
  savePostSchema,
} from "./model.ts";

/** Defines the routes under `/api/blog` (SPEC §7): published posts for the public, all working copies for staff. */
const readingApi = ({ blog, reads }: { blog: BlogReading; reads: Traffic }) => [
  route({
    id: "listBlog",
    method: "get",
    path: "/blog",
    about: "Blog",
    access: "everybody",
    summary: "List published posts, newest first",
    words: { q: "Words to find in the post; accents, case and plurals do not matter" },
    description:
      'Each once: in the requested language if it exists in it, else in the other. Staff get every post as it is written, drafts included. The next page is in the Link header (rel="next").',
    query: blogQuerySchema,
    response: z.array(blogPostSchema),
    errors: ["too-many-requests"],
    async handle({ c, query: { limit, ...query } }) {
      if (!c.get("staff")) await reads.admit(c.get("clientAddress"), 0);
      const posts = c.get("staff")
        ? await blog.drafts(query, limit)
        : await blog.posts({ ...query, language: query.language ?? c.get("language") }, limit);
      if (posts.length === limit) linkToNext(c, { page: String(query.page + 1) });
      return posts;
    },
  }),
  route({
    id: "getBlogPost",
    method: "get",
    path: "/blog/:slug",
    access: "everybody",
    summary: "Read a post by its address",
    description: "As published; for staff, as it is written.",
    parameters: { slug: z.string().check(z.maxLength(200)) },
    response: blogPostSchema,
    errors: ["too-many-requests"],
    async handle({ c }) {
      if (!c.get("staff")) await reads.admit(c.get("clientAddress"), 0);
      const post = await blog.post(c.req.param("slug") ?? "", c.get("staff") !== null);
      if (!post) throw new AppError("not-found", "No post has this slug");
      return post;
    },
  }),
];

/** Defines the staff routes under `/api/posts`. Every change to a post sends its version, to detect edit conflicts. */
const writingApi = ({ posts }: { posts: Posts }) => [
  route({
    id: "listPosts",
    method: "get",
    path: "/posts",
    access: "staff",
    scope: "posts:read",
    summary: "List posts as they are written",
    words: {
      status: "What the pair is missing, or has stale",
      q: "Words to find in the title, the address or the author’s name",
    },
    description: "One entry per post, with its two versions and what is missing or stale.",
    query: postListQuerySchema,
    response: postPairPageSchema,
    handle: ({ query }) => posts.list(query),
  }),
  route({
    id: "createPost",
    method: "post",
    path: "/posts",
    access: "staff",
    scope: "posts:write",
    summary: "Create a post, or its version in the other language",
    description: "An empty address is made from the title.",
    body: createPostSchema,
    response: postSchema,
    status: 201,
    handle: ({ body, staff }) => posts.create(body, staff.id),
  }),
  route({
    id: "previewPost",
    method: "post",
    path: "/posts/preview",
    access: "staff",
    scope: "posts:read",
    summary: "Preview Markdown as it will appear",
    description: "Nothing is stored.",
    body: previewSchema,
    response: previewResponseSchema,
    handle: ({ body: { content } }) => posts.preview(content),
  }),
  route({
    id: "getPost",
    method: "get",
    path: "/posts/:id",
    access: "staff",
    scope: "posts:read",
    summary: "Read a post as it is written",
    description: "With what keeps it from being published.",
    response: postSchema,
    handle: ({ id }) => posts.get(id()),
  }),
  route({
    id: "savePost",
    method: "put",
    path: "/posts/:id",
    access: "staff",
    scope: "posts:write",
    summary: "Update a post",
    description:
      "Readers go on seeing the published revision. If somebody else has saved meanwhile, the response is 409 with what is stored now under current.",
    body: savePostSchema,
    response: postSchema,
    errors: ["outdated"],
    handle: ({ id, body: { version, ...fields }, staff }) => posts.save(id(), version, fields, staff.id),
  }),
  route({
    id: "setPostState",
    method: "put",
    path: "/posts/:id/state",
    access: "staff",
    scope: "posts:write",
    summary: "Publish, schedule or withdraw a post",
    description: "The English version follows the French one: it appears neither without it nor before it.",
    body: postStateSchema,
    response: postSchema,
    errors: ["outdated"],
    handle: ({ id, body, staff }) => posts.setState(id(), body, staff.id),
  }),
  route({
    id: "featurePost",
    method: "put",
    path: "/posts/:id/featured",
    access: "staff",
    scope: "posts:write",
    summary: "Feature a post, or stop featuring it",
    description: "Takes effect at once.",
    body: featuredSchema,
    response: postSchema,
    errors: ["outdated"],
    handle: ({ id, body: { version, featured }, staff }) => posts.setFeatured(id(), version, featured, staff.id),
  }),
  route({
    id: "deletePost",
    method: "put",
    path: "/posts/:id/deleted",
    access: "staff",
    scope: "posts:write",
    summary: "Delete a post, or restore it from the bin",
    description: "It stays in the bin for 30 days, then it is gone.",
    body: deletedSchema,
    response: postSchema,
    errors: ["outdated"],
    handle: ({ id, body: { version, deleted }, staff }) => posts.setDeleted(id(), version, deleted, staff.id),
  }),
  route({
    id: "listRevisions",
    method: "get",
    path: "/posts/:id/revisions",
    access: "staff",
    scope: "posts:read",
    summary: "List the revisions of a post",
    description: "Newest first.",
    response: z.array(revisionSummarySchema),
    handle: ({ id }) => posts.revisions(id()),
  }),
  route({
    id: "getRevision",
    method: "get",
    path: "/posts/:id/revisions/:number",
    access: "staff",
    scope: "posts:read",
    summary: "Read a revision",
    description: "All its fields.",
    response: revisionSchema,
    handle: ({ id }) => posts.revision(id(), id("number")),
  }),
  route({
    id: "compareRevisions",
    method: "get",
    path: "/posts/:id/revisions/:number/difference/:to",
    access: "staff",
    scope: "posts:read",
    summary: "Compare two revisions",
    words: { to: "Number of the revision it is compared with" },
    description: "Field by field; equal fields are left out.",
    response: differenceSchema,
    handle: ({ id }) => posts.difference(id(), id("number"), id("to")),
  }),
  route({
    id: "restoreRevision",
    method: "post",
    path: "/posts/:id/revisions/:number/restoration",
    access: "staff",
    scope: "posts:write",
    summary: "Restore a revision",
    description: "It becomes the newest; nothing is lost, nothing is published.",
    body: restoreSchema,
    response: postSchema,
    errors: ["outdated"],
    handle: ({ id, body: { version }, staff }) => posts.restore(id(), version, id("number"), staff.id),
  }),
];

export const blogApi = (parts: { blog: BlogReading; posts: Posts; reads: Traffic }) => [
  ...readingApi(parts),
  ...writingApi(parts),
];
