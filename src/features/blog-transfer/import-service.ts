import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { fieldErrors } from "../../lib/http/parse-fields.ts";
import type { Language } from "../../lib/language.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { blogEn } from "../../text/en/site/blog.ts";
import { blogFr } from "../../text/fr/site/blog.ts";
import type { Posts } from "../blog/assemble.ts";
import {
  CATEGORIES,
  type Category,
  DEFAULT_CATEGORY,
  emptyFields,
  type Post,
  type PostFields,
  postFieldsSchema,
} from "../blog/model.ts";
import { SLUG, slugOf } from "../blog/slug.ts";
import type { Media } from "../media/assemble.ts";
import { imageReference } from "../media/image-address.ts";
import { MAX_IMAGE_BYTES } from "../media/image-conversion.ts";
import { openImport, type ReadingLimits } from "./import-reader.ts";
import type { ImageSource, ReadPost } from "./read-upload.ts";
import type { ImportProblem, ImportProgress, ImportRemark, ImportReport } from "./transfer.ts";

export interface ImportParts {
  posts: Posts;
  media: Media;
  clock: Clock;
  /** Waits until what was stored is on disk. */
  flushed: () => Promise<void>;
}

export interface ImportOrder {
  /** Of posts that do not say it. */
  language: Language;
  /** Whether what was public there is to be public here, under its date; else everything is a draft. */
  publish: boolean;
  /** Id of the member of staff. */
  actor: string;
}

type TakenImage = { id: string } | { problem: ImportProblem };

/** Remarks told at most: what a person reads. */
const MAX_REMARKS = 1_000;

/**
 * Brings in the blog of another program: a Ghost export (JSON, or with its images in a zip), or Markdown files with front
 * matter (one, or a folder in a zip). Posts whose address there is already are left alone, so that it can be repeated.
 * Nothing becomes public that was not: what readers could not see arrives as a draft, with a remark.
 * @param limits of reading; those of the reader when left out
 * @throws AppError `invalid` for a file that is none of these
 */
export async function* importBlog(
  parts: ImportParts,
  upload: Uint8Array,
  order: ImportOrder,
  limits?: ReadingLimits,
): AsyncGenerator<ImportProgress> {
  const reader = await openImport(upload, { language: order.language, now: parts.clock() }, limits);
  const report: ImportReport = { imported: 0, published: 0, scheduled: 0, skipped: 0, remarks: [] };
  const remark = (name: string, problem: ImportProblem, detail?: string) => {
    if (report.remarks.length < MAX_REMARKS) report.remarks.push({ name, problem, ...(detail ? { detail } : {}) });
  };
  const leaveAside = ({ name, problem, detail }: ImportRemark) => {
    report.skipped += 1;
    remark(name, problem, detail);
  };
  /** Of each image of the archive that was looked at, its id or what is wrong, by path: one may be named a thousand times. */
  const images = new Map<string, TakenImage>();
  /** Posts of this import, by language and address. */
  const taken = new Map<string, Post>();
  try {
    for (const each of reader.remarks) leaveAside(each);
    const total = reader.names.length;
    let done = 0;
    yield { done, total };
    let next = reader.names.map((_, index) => index);
    // In rounds: an English version may be published once its French one is, edits belong to a post that is there.
    for (const round of ROUNDS) {
      const later: number[] = [];
      for (const index of next) {
        const post = await reader.read(index);
        if (!("problem" in post) && roundOf(post) !== round) later.push(index);
        else {
          if ("problem" in post) leaveAside(post);
          else await importPost(post);
          done += 1;
          yield { done, total };
        }
      }
      next = later;
    }
    await parts.flushed();
    yield { report };
  } finally {
    reader.close();
  }

  async function importPost(imported: ReadPost): Promise<void> {
    const { name, language, editsOf, withheld } = imported;
    try {
      const fields = await fieldsOf(imported);
      const edited = editsOf === undefined ? undefined : taken.get(`${language}/${editsOf}`);
      if (edited) {
        const { state } = await parts.posts.save(edited.id, edited.version, fields, order.actor);
        if (state !== "draft") remark(edited.title, "unpublished-edits");
        return;
      }
      const stored = await takeIn(imported, fields);
      report.imported += 1;
      if (withheld && (withheld.problem !== "undated" || order.publish)) {
        remark(name, withheld.problem, withheld.detail);
      }
      taken.set(`${language}/${stored.slug}`, withheld ? stored : await makePublic(stored, imported));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { slug, language: version, content } = error.fields;
      if (slug === "slugTaken" || version === "versionExists") leaveAside({ name, problem: "exists" });
      else if (content === "tooLong") leaveAside({ name, problem: "too-long" });
      else leaveAside({ name, problem: "invalid", detail: Object.keys(error.fields).join(", ") });
    }
  }

  async function takeIn({ language, pair, featured, createdAt, publishedAt }: ReadPost, fields: PostFields) {
    const now = parts.clock();
    const past = (moment: Date | undefined) => (moment && moment <= now ? moment : undefined);
    const post = {
      ...{ language, fields, featured },
      pair: pair && SLUG.test(pair) ? pair : undefined,
      createdAt: past(createdAt),
      publishedAt: past(publishedAt),
    };
    return await parts.posts.takeIn(post, order.actor);
  }

  /** As it was there: at once, or at its time. @returns the post as it is then */
  async function makePublic(stored: Post, { name, publishedAt, isScheduled }: ReadPost): Promise<Post> {
    if (publishedAt === undefined) return stored;
    const isDue = publishedAt <= parts.clock();
    // Whether a time that is over since has made it public there, the file does not tell.
    if (isScheduled && (isDue || !order.publish)) remark(name, "not-scheduled", publishedAt.toISOString());
    if (!order.publish || (isScheduled && isDue)) return stored;
    const { id, version } = stored;
    try {
      if (isDue) {
        const post = await parts.posts.setState(id, { version, state: "published" }, order.actor);
        report.published += 1;
        return post;
      }
      const publishAt = publishedAt.toISOString();
      const post = await parts.posts.setState(id, { version, state: "scheduled", publishAt }, order.actor);
      report.scheduled += 1;
      return post;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      remark(name, "not-published", Object.keys(error.fields).join(", "));
      if (!isDue) remark(name, "not-scheduled", publishedAt.toISOString());
      return stored;
    }
  }

  async function fieldsOf({ name, fields, pieces, cover, images: named, language }: ReadPost): Promise<PostFields> {
    const coverId = cover && (await imageOf(name, cover));
    const own = new Map<string, string>();
    for (const [piece, source] of named) {
      const id = await imageOf(name, source);
      if (id) own.set(piece, imageReference(id));
    }
    const slug = typeof fields.slug === "string" && SLUG.test(fields.slug) ? fields.slug : slugOf(fields.title);
    const candidate = {
      ...emptyFields(),
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      content: pieces.map((piece) => own.get(piece) ?? piece).join(""),
      slug,
      category: categoryOf(fields.category),
      keywords: fields.keywords || categoryName(categoryOf(fields.category), language),
      cover: coverId ?? null,
      basedOnRevision: language === "en" ? 1 : null,
    };
    const parsed = postFieldsSchema.safeParse(candidate);
    if (parsed.success) return parsed.data;
    throw new AppError("invalid", "The fields are not valid", { fields: fieldErrors(parsed.error.issues) });
  }

  /** @returns the id of the image, once it is ours; `undefined` with a remark when it is not to be had */
  async function imageOf(name: string, { source, file }: ImageSource): Promise<string | undefined> {
    const image: TakenImage = file === undefined ? MISSING : (images.get(file) ?? (await takeImage(file)));
    if (file !== undefined) images.set(file, image);
    if ("problem" in image) remark(name, image.problem, source);
    return "id" in image ? image.id : undefined;
  }

  async function takeImage(file: string): Promise<TakenImage> {
    const data = await reader.file(file, MAX_IMAGE_BYTES);
    if (!data) return MISSING;
    try {
      return { id: (await parts.media.store(data, order.actor)).id };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { problem: "image-refused" };
    }
  }
}

const MISSING = { problem: "image-missing" } as const;

const ROUNDS = ["fr", "en", "edits"] as const;

const roundOf = ({ language, editsOf }: ReadPost) => (editsOf === undefined ? language : "edits");

/** The category that is named as ours, in either language; the default one for every other name. */
function categoryOf(name: unknown): Category {
  const folded = foldForSearch(String(name ?? ""));
  return (
    CATEGORIES.find((category) =>
      [category, blogFr.categories[category], blogEn.categories[category]].some(
        (each) => foldForSearch(each) === folded,
      ),
    ) ?? DEFAULT_CATEGORY
  );
}

function categoryName(category: Category, language: Language): string {
  return (language === "fr" ? blogFr : blogEn).categories[category];
}
