import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Posts } from "../blog/assemble.ts";
import { obstaclesTo } from "../blog/blog-post.ts";
import type { Post, PostFields } from "../blog/model.ts";
import type { Media } from "../media/assemble.ts";

export interface ImportParts {
  posts: Posts;
  media: Media;
  clock: Clock;
  /** Resolves once everything stored is on disk. */
  flushed: () => Promise<void>;
}

/** The fields of a stored post that the import needs. */
export type StoredPost = Pick<Post, "id" | "version" | "slug" | "title" | "state">;

type TakenIn = Parameters<Posts["takeIn"]>[0];
type Edits = { fields: PostFields; updatedAt: Date };

/** Where an import writes: the blog, or nowhere in a dry run. */
export interface ImportTarget {
  /**
   * @param id the image's id in our own export, if it comes from one
   * @returns the image's id in this blog
   * @throws AppError if `data` is not an image
   */
  image(data: Buffer, id: string | undefined): Promise<string>;
  /** This method and those below throw AppError `invalid` with the obstacles. */
  takeIn(post: TakenIn): Promise<StoredPost>;
  edit(post: StoredPost, edits: Edits): Promise<StoredPost>;
  publish(post: StoredPost, updatedAt: Date): Promise<StoredPost>;
  schedule(post: StoredPost, publishAt: Date): Promise<StoredPost>;
}

/** @param actor staff id */
export function blogTarget({ posts, media }: ImportParts, actor: string): ImportTarget {
  return {
    image: async (data, id) => (await media.store(data, actor, id)).id,
    takeIn: (post) => posts.takeIn(post, actor),
    edit: ({ id, version }, edits) => posts.takeInEdits({ id, version, ...edits }, actor),
    publish: ({ id, version }, updatedAt) => posts.publishTakenIn({ id, version, updatedAt }, actor),
    schedule: ({ id, version }, at) =>
      posts.setState(id, { version, state: "scheduled", publishAt: at.toISOString() }, actor),
  };
}

/** State that {@link obstaclesTo} needs for a French post that is not stored yet. */
type French = NonNullable<Parameters<typeof obstaclesTo>[1]>;

const UNPUBLISHED: French = {
  published: false,
  publishAt: null,
  revision: 1,
  publishedRevision: null,
  scheduledRevision: null,
};

/** Creates the target for a dry run, which writes nothing, but rejects whatever the blog would reject. */
export function rehearsalTarget({ posts, media }: ImportParts): ImportTarget {
  const taken = new Map<number, { post: TakenIn; french: French | undefined }>();
  const slugs = new Set<string>();
  const pairs = new Map<string, French>();

  async function refuseObstacles(id: number, at?: Date): Promise<{ post: TakenIn }> {
    const { post, french } = taken.get(id)!;
    const { problems } = await posts.preview(post.fields.content);
    const fields = {
      ...(problems.includes("missing-alt") ? { content: "altMissing" } : {}),
      ...obstaclesTo(post, (post.pair && pairs.get(`fr ${post.pair}`)) || french, at),
    };
    if (Object.keys(fields).length > 0) throw new AppError("invalid", "Would not be ready to be published", { fields });
    return { post };
  }
  const become = ({ language, pair }: TakenIn, state: Partial<French>) => {
    if (pair !== undefined) pairs.set(`${language} ${pair}`, { ...UNPUBLISHED, ...state });
  };
  return {
    image: (data, id) => media.foresee(data, id),
    async takeIn(post) {
      const { language, pair, fields } = post;
      const french = await posts.foreseeTakingIn(post);
      const isTaken = fields.slug !== "" && slugs.has(fields.slug);
      const isDouble = pair !== undefined && pairs.has(`${language} ${pair}`);
      if (isTaken || isDouble) throw new AppError("invalid", "Twice in the file", { fields: { slug: "slugTaken" } });
      slugs.add(fields.slug);
      become(post, {});
      const id = taken.size + 1;
      taken.set(id, { post, french });
      return { id, version: 1, slug: fields.slug, title: fields.title, state: "draft" };
    },
    async edit(post) {
      return post;
    },
    async publish(stored) {
      const { post } = await refuseObstacles(stored.id);
      become(post, { published: true, publishedRevision: 1 });
      return { ...stored, state: "published" };
    },
    async schedule(stored, publishAt) {
      const { post } = await refuseObstacles(stored.id, publishAt);
      become(post, { publishAt, scheduledRevision: 1 });
      return { ...stored, state: "scheduled" };
    },
  };
}
