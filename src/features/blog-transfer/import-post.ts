import { AppError } from "../../lib/http/app-error.ts";
import type { Post, PostFields } from "../blog/model.ts";
import { SLUG } from "../blog/slug.ts";
import { importedFields } from "./import-fields.ts";
import { type ImportRun, leaveAside, remark } from "./import-run.ts";
import type { ReadPost } from "./read-upload.ts";

/** Stores a post that was read, or says in the report why not. */
export async function importPost(run: ImportRun, imported: ReadPost): Promise<void> {
  const { order, posts, report, taken } = run;
  const { name, language, editsOf, withheld } = imported;
  try {
    const fields = await importedFields(run, imported);
    const edited = editsOf === undefined ? undefined : taken.get(`${language}/${editsOf}`);
    if (edited) {
      const { state } = await posts.save(edited.id, edited.version, fields, order.actor);
      if (state !== "draft") remark(run, { name: edited.title, problem: "unpublished-edits" });
      return;
    }
    const stored = await takeIn(run, imported, fields);
    report.imported += 1;
    if (withheld && (withheld.problem !== "undated" || order.publish)) remark(run, { name, ...withheld });
    taken.set(`${language}/${stored.slug}`, withheld ? stored : await makePublic(run, stored, imported));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { slug, language: version, content } = error.fields;
    if (slug === "slugTaken" || version === "versionExists") leaveAside(run, { name, problem: "exists" });
    else if (content === "tooLong") leaveAside(run, { name, problem: "too-long" });
    else leaveAside(run, { name, problem: "invalid", detail: Object.keys(error.fields).join(", ") });
  }
}

async function takeIn({ clock, order, posts }: ImportRun, imported: ReadPost, fields: PostFields): Promise<Post> {
  const { language, pair, featured, createdAt, publishedAt } = imported;
  const now = clock();
  const past = (moment: Date | undefined) => (moment && moment <= now ? moment : undefined);
  const post = {
    ...{ language, fields, featured },
    pair: pair && SLUG.test(pair) ? pair : undefined,
    createdAt: past(createdAt),
    publishedAt: past(publishedAt),
  };
  return await posts.takeIn(post, order.actor);
}

/** As it was there: at once, or at its time. @returns the post as it is then */
async function makePublic(run: ImportRun, stored: Post, imported: ReadPost): Promise<Post> {
  const { clock, order, posts, report } = run;
  const { name, publishedAt, isScheduled } = imported;
  if (publishedAt === undefined) return stored;
  const isDue = publishedAt <= clock();
  const notScheduled = { name, problem: "not-scheduled", detail: publishedAt.toISOString() } as const;
  // Whether a time that is over since has made it public there, the file does not tell.
  if (isScheduled && (isDue || !order.publish)) remark(run, notScheduled);
  if (!order.publish || (isScheduled && isDue)) return stored;
  const { id, version } = stored;
  try {
    if (isDue) {
      const post = await posts.setState(id, { version, state: "published" }, order.actor);
      report.published += 1;
      return post;
    }
    const publishAt = publishedAt.toISOString();
    const post = await posts.setState(id, { version, state: "scheduled", publishAt }, order.actor);
    report.scheduled += 1;
    return post;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    remark(run, { name, problem: "not-published", detail: Object.keys(error.fields).join(", ") });
    if (!isDue) remark(run, notScheduled);
    return stored;
  }
}
