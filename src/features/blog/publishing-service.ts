import type * as z from "zod/mini";
import { AppError } from "../../lib/app-error.ts";
import { findShown, updateFeatured } from "./article-repository.ts";
import { changedTags } from "./page-tags.ts";
import { obstaclesTo } from "./parity.ts";
import type { Obstacles, Post } from "./post.ts";
import { type Change, changePost, type WritingParts } from "./post-change-service.ts";
import { hideArticle } from "./publication-repository.ts";
import { render, show } from "./rendering-service.ts";
import {
  claimSlug,
  findVersion,
  forgetDeleted,
  listDue,
  markSlugPublished,
  nextDueAfter,
  type Queryable,
  updatePost,
} from "./repository.ts";
import { markRevisionPublished } from "./revision-repository.ts";
import type { postStateSchema } from "./write-schema.ts";
import { knownRevision } from "./writing-service.ts";

/** How long a deleted post can be brought back, in milliseconds. */
export const KEPT_IN_BIN_MS = 30 * 24 * 60 * 60_000;

/** Who publishes what was scheduled, where members of staff are named otherwise. */
const SYSTEM = "system";

export interface PublishingParts extends WritingParts {
  /** Called when something new is to be published at a time. */
  onScheduled: () => void;
  /** Told of a post that was due and could not be published. */
  onBlocked: (id: number, obstacles: Obstacles) => void;
}

/** Use cases that readers see: publishing, now or later, withdrawing, featuring, deleting. */
export function createPublishing(parts: PublishingParts) {
  const { kysely, dialect } = parts.database;

  /** Shows a revision to the readers, from a moment on. @throws AppError `invalid` with what stands in the way */
  async function reveal({ db, post, twin, now, audit, changed }: Change, number: number, at: Date): Promise<void> {
    const { fields } = await knownRevision(db, post.id, number);
    await refuseObstacles(db, { language: post.language, fields }, twin);
    const slug = (await claimSlug(db, fields.slug, post.id)) ? fields.slug : post.slug;
    await markSlugPublished(db, slug);
    await markRevisionPublished(db, post.id, number, now);
    const publishedAt = post.publishedAt ?? at;
    const before = await findShown(db, post.id);
    const { id: postId, pair, language, featured, createdAt } = post;
    const publication = { postId, pair, language, featured, createdAt, publishedAt, revision: number, updatedAt: at };
    await show(db, dialect, publication, { ...fields, slug });
    const unscheduled = { publishAt: null, scheduledRevision: null };
    await updatePost(db, post.id, { published: true, publishedRevision: number, publishedAt, ...unscheduled });
    await audit("published", { revision: number });
    changed(tagsOf([before, { id: post.id, category: fields.category }], twin));
  }

  /** Takes a post from the readers. */
  async function withdraw({ db, post, twin, changed }: Change): Promise<void> {
    if (post.language === "fr" && twin?.published) {
      throw new AppError("invalid", "The English version is published", { fields: { state: "englishPublished" } });
    }
    const before = await findShown(db, post.id);
    await hideArticle(db, dialect, post);
    changed(tagsOf([before], twin));
  }

  async function schedule({ db, post, twin, now, audit }: Change, publishAt: string | undefined): Promise<void> {
    const at = publishAt === undefined ? undefined : new Date(publishAt);
    if (post.published) throw new AppError("invalid", "Already public", { fields: { state: "alreadyPublished" } });
    if (at === undefined || at <= now) {
      throw new AppError("invalid", "Not in the future", { fields: { publishAt: "publishAtInvalid" } });
    }
    const { fields } = await knownRevision(db, post.id, post.revision);
    await refuseObstacles(db, { language: post.language, fields }, twin, at);
    await updatePost(db, post.id, { publishAt: at, scheduledRevision: post.revision });
    await audit("scheduled", { revision: post.revision, publishAt: at.toISOString() });
  }

  async function bringBack(change: Change): Promise<void> {
    const { db, post, twin, now } = change;
    if (await findVersion(db, post.pair, post.language)) {
      throw new AppError("invalid", "There is such a version again", { fields: { language: "versionExists" } });
    }
    const isOverdue = post.publishAt !== null && post.publishAt <= now;
    await updatePost(db, post.id, {
      deletedAt: null,
      version: post.version + 1,
      ...(isOverdue ? { publishAt: null, scheduledRevision: null } : {}),
    });
    if (post.publishedRevision === null) return;
    const { fields } = await knownRevision(db, post.id, post.publishedRevision);
    if (Object.keys(obstaclesTo({ language: post.language, fields }, twin)).length > 0) {
      await updatePost(db, post.id, { published: false, publishedRevision: null });
    } else await reveal(change, post.publishedRevision, now);
  }

  const publishing = {
    /**
     * Publishes the newest revision, now or at a time, or withdraws.
     * @throws AppError `not-found`, `outdated`; `invalid` with what stands in the way
     */
    async setState(id: number, order: z.output<typeof postStateSchema>, actor: string): Promise<Post> {
      const { version, state, publishAt } = order;
      const post = await changePost(parts, { id, version, actor }, async (change) => {
        const { db, post: before, now, audit } = change;
        if (before.deletedAt !== null) throw new AppError("not-found", "The post is in the bin");
        if (state === "published") return await reveal(change, before.revision, now);
        if (state === "scheduled") return await schedule(change, publishAt);
        if (before.published) await withdraw(change);
        const nothing = { published: false, publishedRevision: null, publishAt: null, scheduledRevision: null };
        await updatePost(db, id, nothing);
        await audit("withdrawn");
      });
      parts.onScheduled();
      return post;
    },

    /** @throws AppError `not-found`, `outdated` */
    setFeatured: (id: number, version: number, featured: boolean, actor: string): Promise<Post> =>
      changePost(parts, { id, version, actor }, async ({ db, post, audit, changed }) => {
        if (post.featured === featured) return;
        await updatePost(db, id, { featured });
        await updateFeatured(db, id, featured);
        await audit("featured", { featured });
        const shown = await findShown(db, id);
        if (shown) changed(changedTags([shown]));
      }),

    /**
     * Puts a post into the bin, or brings it back as it was.
     * @throws AppError `not-found`, `outdated`; `invalid` for a French post whose English version is public
     */
    setDeleted: (id: number, version: number, deleted: boolean, actor: string): Promise<Post> =>
      changePost(parts, { id, version, actor }, async (change) => {
        const { db, post, now, audit } = change;
        if ((post.deletedAt !== null) === deleted) return;
        if (deleted) {
          if (post.published) await withdraw(change);
          await updatePost(db, id, { deletedAt: now, version: post.version + 1 });
        } else await bringBack(change);
        await audit(deleted ? "deleted" : "brought-back");
      }),

    /**
     * Publishes what is due, each post once however many processes look.
     * @returns when the next one is due
     */
    async publishDue(): Promise<Date | undefined> {
      const now = parts.clock();
      for (const id of await listDue(kysely, now)) {
        try {
          await changePost(parts, { id, actor: SYSTEM }, async (change) => {
            const { publishAt, scheduledRevision, deletedAt } = change.post;
            // Another process was quicker, or somebody changed their mind.
            if (publishAt === null || publishAt > now || scheduledRevision === null || deletedAt !== null) return;
            await reveal(change, scheduledRevision, publishAt);
          });
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          parts.onBlocked(id, error.fields);
        }
      }
      return await nextDueAfter(kysely, now);
    },

    /** In the transaction of a daily job. */
    forgetDeleted: (db: Queryable, now: Date) => forgetDeleted(db, new Date(now.getTime() - KEPT_IN_BIN_MS)),
  };
  return publishing;
}

/** @throws AppError `invalid` naming each field that must change before the post can be published */
async function refuseObstacles(
  db: Queryable,
  version: Parameters<typeof obstaclesTo>[0],
  twin: Parameters<typeof obstaclesTo>[1],
  at?: Date,
): Promise<void> {
  const { problems } = await render(db, version.fields.content);
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
