import type * as z from "zod/mini";
import { AppError } from "../../lib/http/app-error.ts";
import type { Announcement } from "./facts.ts";
import type { RenderedMarkdown } from "./markdown/markdown.ts";
import type { Obstacles, Post, postStateSchema } from "./model.ts";
import { changedTags } from "./page-tags.ts";
import { obstaclesTo } from "./parity.ts";
import { type Change, changePost, type WritingParts } from "./post-change-service.ts";
import { render, show } from "./rendering-service.ts";
import { findShown, updateFeatured } from "./store/article-store.ts";
import { imagesInUse } from "./store/image-use-store.ts";
import {
  claimSlug,
  findPost,
  findVersion,
  forgetDeleted,
  listDue,
  markSlugPublished,
  nextDueAfter,
  type Queryable,
  type StoredPost,
  updatePost,
} from "./store/post-store.ts";
import { hideArticle } from "./store/publication-store.ts";
import { findRevision, markRevisionPublished } from "./store/revision-store.ts";
import { knownRevision } from "./writing-service.ts";

/** How long a deleted post can be brought back, in milliseconds. */
export const KEPT_IN_BIN_MS = 30 * 24 * 60 * 60_000;

const UNSCHEDULED = { publishAt: null, scheduledRevision: null, newsletterBy: null };

/** Who publishes what was scheduled, where members of staff are named otherwise. */
const SYSTEM = "system";

export interface PublishingParts extends WritingParts {
  /** Called when something new is to be published at a time. */
  onScheduled: () => void;
  /** Whether a post goes, or went, to the readers of its language by mail: it never does twice. */
  wasMailed: (db: Queryable, post: Pick<Announcement, "postId" | "language">) => Promise<boolean>;
  /** Told of a post that was due and could not be published. */
  onBlocked: (id: number, obstacles: Obstacles) => void;
}

/** A rendered text by its Markdown. @throws WrittenMeanwhile for any other than what was rendered */
type RenderedOf = (content: string) => RenderedMarkdown;

/** The text that was rendered is no longer what is to be shown. */
class WrittenMeanwhile extends AppError {
  constructor() {
    super("outdated", "Written by somebody else while it was rendered");
  }
}

/** How often a text is rendered anew that somebody goes on writing: each time takes a save within milliseconds. */
const RENDERING_ATTEMPTS = 3;

/** Use cases that readers see: publishing, now or later, withdrawing, featuring, deleting. */
export function createPublishing(parts: PublishingParts) {
  const { kysely, dialect } = parts.database;

  /**
   * Changes a post with a revision rendered before the transaction begins: rendering takes up to seconds, and on SQLite
   * every other request waits for the end of a transaction.
   * @param revisionOf number of the revision that may be needed; null for none
   */
  async function changeWithRendering(
    order: Parameters<typeof changePost>[1],
    revisionOf: (post: StoredPost) => number | null,
    work: (change: Change, rendered: RenderedOf) => Promise<void>,
  ): Promise<Post> {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await findPost(kysely, order.id);
      const number = stored ? revisionOf(stored) : null;
      const revision = number === null ? undefined : await findRevision(kysely, order.id, number);
      const ahead = revision && (await render(kysely, revision.fields.content));
      const rendered: RenderedOf = (content) => {
        if (!ahead || revision.fields.content !== content) throw new WrittenMeanwhile();
        return ahead;
      };
      try {
        return await changePost(parts, order, (change) => work(change, rendered));
      } catch (error) {
        if (!(error instanceof WrittenMeanwhile) || attempt === RENDERING_ATTEMPTS) throw error;
      }
    }
  }

  /**
   * Shows a revision to the readers, from a moment on, and begins to mail it when a member of staff wants that.
   * @throws AppError `invalid` with what stands in the way
   */
  async function reveal(
    { db, post, twin, now, record }: Change,
    renderedOf: RenderedOf,
    { number, at, newsletterBy }: { number: number; at: Date; newsletterBy: string | null },
  ): Promise<void> {
    const { fields } = await knownRevision(db, post.id, number);
    const rendered = renderedOf(fields.content);
    refuseObstacles({ language: post.language, fields }, rendered, twin);
    const slug = (await claimSlug(db, fields.slug, post.id)) ? fields.slug : post.slug;
    await markSlugPublished(db, slug);
    await markRevisionPublished(db, post.id, number, now);
    const publishedAt = post.publishedAt ?? at;
    const before = await findShown(db, post.id);
    const { id: postId, pair, language, featured, createdAt } = post;
    const publication = { postId, pair, language, featured, createdAt, publishedAt, revision: number, updatedAt: at };
    await show(db, dialect, publication, { ...fields, slug }, rendered);
    const version = post.version + 1;
    await updatePost(db, post.id, { published: true, publishedRevision: number, publishedAt, version, ...UNSCHEDULED });
    const { title, excerpt, category } = fields;
    await record({
      kind: "blog.published",
      detail: { revision: number },
      tags: tagsOf([before, { id: postId, category }], twin),
      mailing:
        newsletterBy === null ? null : { post: { postId, language, slug, title, excerpt }, wantedBy: newsletterBy },
    });
  }

  /** Takes a post from the readers. @returns tags of the pages that showed it */
  async function withdraw({ db, post, twin }: Change): Promise<string[]> {
    if (post.language === "fr" && twin?.published) {
      throw new AppError("invalid", "The English version is published", { fields: { state: "englishPublished" } });
    }
    const before = await findShown(db, post.id);
    await hideArticle(db, dialect, post);
    return tagsOf([before], twin);
  }

  async function schedule(
    { db, post, twin, now, record }: Change,
    renderedOf: RenderedOf,
    publishAt: string | undefined,
    newsletterBy: string | null,
  ): Promise<void> {
    const at = publishAt === undefined ? undefined : new Date(publishAt);
    if (post.published) throw new AppError("invalid", "Already public", { fields: { state: "alreadyPublished" } });
    if (at === undefined || at <= now) {
      throw new AppError("invalid", "Not in the future", { fields: { publishAt: "publishAtInvalid" } });
    }
    const { fields } = await knownRevision(db, post.id, post.revision);
    refuseObstacles({ language: post.language, fields }, renderedOf(fields.content), twin, at);
    const { revision, version } = post;
    const scheduled = { publishAt: at, scheduledRevision: revision, newsletterBy };
    await updatePost(db, post.id, { ...scheduled, version: version + 1 });
    const detail = { revision, publishAt: at.toISOString(), newsletter: newsletterBy !== null };
    await record({ kind: "blog.scheduled", detail });
  }

  /** @throws AppError `invalid` for a post that its readers got already */
  async function refuseSecondSending(db: Queryable, { id, language }: StoredPost): Promise<void> {
    if (!(await parts.wasMailed(db, { postId: id, language }))) return;
    throw new AppError("invalid", "The readers got it already", { fields: { newsletter: "newsletterSent" } });
  }

  async function bringBack(change: Change, renderedOf: RenderedOf): Promise<void> {
    const { db, post, twin, now } = change;
    if (await findVersion(db, post.pair, post.language)) {
      throw new AppError("invalid", "There is such a version again", { fields: { language: "versionExists" } });
    }
    const isOverdue = post.publishAt !== null && post.publishAt <= now;
    await updatePost(db, post.id, {
      deletedAt: null,
      version: post.version + 1,
      ...(isOverdue ? UNSCHEDULED : {}),
    });
    if (post.publishedRevision === null) return;
    const { fields } = await knownRevision(db, post.id, post.publishedRevision);
    if (Object.keys(obstaclesTo({ language: post.language, fields }, twin)).length > 0) {
      await updatePost(db, post.id, { published: false, publishedRevision: null });
    } else await reveal(change, renderedOf, { number: post.publishedRevision, at: now, newsletterBy: null });
  }

  const publishing = {
    /**
     * Publishes the newest revision, now or at a time, or withdraws. With `newsletter` its readers get it by mail.
     * @throws AppError `not-found`, `outdated`; `invalid` with what stands in the way
     */
    async setState(id: number, order: z.output<typeof postStateSchema>, actor: string): Promise<Post> {
      const { version, state, publishAt, newsletter = false } = order;
      const newsletterBy = newsletter ? actor : null;
      const revisionOf = (stored: StoredPost) => (state === "draft" ? null : stored.revision);
      const post = await changeWithRendering({ id, version, actor }, revisionOf, async (change, renderedOf) => {
        const { db, post: before, now, record } = change;
        if (before.deletedAt !== null) throw new AppError("not-found", "The post is in the bin");
        if (newsletter && state !== "draft") await refuseSecondSending(db, before);
        if (state === "published") {
          return await reveal(change, renderedOf, { number: before.revision, at: now, newsletterBy });
        }
        if (state === "scheduled") return await schedule(change, renderedOf, publishAt, newsletterBy);
        const tags = before.published ? await withdraw(change) : [];
        const nothing = { published: false, publishedRevision: null, ...UNSCHEDULED };
        await updatePost(db, id, { ...nothing, version: before.version + 1 });
        await record({ kind: "blog.withdrawn", detail: {}, tags });
      });
      parts.onScheduled();
      return post;
    },

    /** @throws AppError `not-found`, `outdated` */
    setFeatured: (id: number, version: number, featured: boolean, actor: string): Promise<Post> =>
      changePost(parts, { id, version, actor }, async ({ db, post, record }) => {
        if (post.featured === featured) return;
        await updatePost(db, id, { featured, version: post.version + 1 });
        await updateFeatured(db, id, featured);
        const shown = await findShown(db, id);
        await record({ kind: "blog.featured", detail: { featured }, tags: shown ? changedTags([shown]) : [] });
      }),

    /**
     * Puts a post into the bin, or brings it back as it was.
     * @throws AppError `not-found`, `outdated`; `invalid` for a French post whose English version is public
     */
    setDeleted(id: number, version: number, deleted: boolean, actor: string): Promise<Post> {
      const revisionOf = (stored: StoredPost) => (deleted ? null : stored.publishedRevision);
      return changeWithRendering({ id, version, actor }, revisionOf, async (change, renderedOf) => {
        const { db, post, now, record } = change;
        if ((post.deletedAt !== null) === deleted) return;
        if (!deleted) {
          await bringBack(change, renderedOf);
          return await record({ kind: "blog.brought-back", detail: {} });
        }
        const tags = post.published ? await withdraw(change) : [];
        await updatePost(db, id, { deletedAt: now, version: post.version + 1 });
        await record({ kind: "blog.deleted", detail: {}, tags });
      });
    },

    /**
     * Publishes what is due, each post once however many processes look.
     * @returns when the next one is due
     */
    async publishDue(): Promise<Date | undefined> {
      const now = parts.clock();
      for (const id of await listDue(kysely, now)) {
        try {
          const revisionOf = (stored: StoredPost) => stored.scheduledRevision;
          await changeWithRendering({ id, actor: SYSTEM }, revisionOf, async (change, renderedOf) => {
            const { publishAt, scheduledRevision, deletedAt, newsletterBy } = change.post;
            // Another process was quicker, or somebody changed their mind.
            if (publishAt === null || publishAt > now || scheduledRevision === null || deletedAt !== null) return;
            await reveal(change, renderedOf, { number: scheduledRevision, at: publishAt, newsletterBy });
          });
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          parts.onBlocked(id, error.fields);
        }
      }
      return await nextDueAfter(kysely, now);
    },

    /** In the transaction of a daily job. */
    imagesInUse,

    /** In the transaction of a daily job. */
    forgetDeleted: (db: Queryable, now: Date) => forgetDeleted(db, new Date(now.getTime() - KEPT_IN_BIN_MS)),
  };
  return publishing;
}

/** @throws AppError `invalid` naming each field that must change before the post can be published */
function refuseObstacles(
  version: Parameters<typeof obstaclesTo>[0],
  { problems }: RenderedMarkdown,
  twin: Parameters<typeof obstaclesTo>[1],
  at?: Date,
): void {
  const fields: Record<string, string> = {
    ...(problems.includes("missing-alt") ? { content: "altMissing" } : {}),
    ...obstaclesTo(version, twin, at),
  };
  if (Object.keys(fields).length > 0) throw new AppError("invalid", "Not ready to be published", { fields });
}

/** Of the pages that show these, and of the other version's, which links to this one. */
function tagsOf(shown: readonly ({ id: number; category: string } | undefined)[], twin: { id: number } | undefined) {
  const tags = changedTags(shown.filter((each) => each !== undefined));
  return twin ? [...tags, `post:${twin.id}`] : tags;
}
