import { AppError } from "../../lib/http/app-error.ts";
import { fieldErrors } from "../../lib/http/parse-fields.ts";
import type { Language } from "../../lib/language.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { blogEn } from "../../text/en/site/blog.ts";
import { blogFr } from "../../text/fr/site/blog.ts";
import { CATEGORIES, type Category, emptyFields, type PostFields, postFieldsSchema } from "../blog/model.ts";
import { imageReference } from "../media/image-address.ts";
import { MAX_IMAGE_BYTES } from "../media/image-conversion.ts";
import { importedSlug } from "./addresses.ts";
import { type ImportRun, note, type TakenImage } from "./import-run.ts";
import { named } from "./imported-values.ts";
import type { ImageSource, ReadPost } from "./read-upload.ts";
import type { ImportedRow } from "./transfer.ts";

/**
 * The fields of an imported post, with its images stored here.
 * @throws AppError `invalid`
 */
export async function importedFields(run: ImportRun, row: ImportedRow, post: ReadPost): Promise<PostFields> {
  const { fields, pieces, cover, images, isOwn, language } = post;
  const coverId = cover && (await imageOf(run, row, cover));
  const own = new Map<string, string>();
  for (const [piece, source] of images) {
    const id = await imageOf(run, row, source);
    if (id) own.set(piece, imageReference(id));
  }
  const known = knownCategory(fields.category);
  const category = known ?? run.order.category;
  if (!known) note(row, { problem: "category-chosen", detail: category });
  const unknown = lines(fields.category).filter((name) => !isCategory(name, category));
  const missing = unknown.filter((name) => !lines(fields.keywords).includes(name));
  if (missing.length > 0) note(row, { problem: "category-as-keyword", detail: named(missing) });
  const given = [...lines(fields.keywords), ...missing].join(", ");
  const keywords = isOwn ? fields.keywords : given || NAMES[language][category];
  if (!isOwn && given === "") note(row, { problem: "keyword-chosen", detail: NAMES[language][category] });
  const candidate = {
    ...emptyFields(),
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    content: pieces.map((piece) => own.get(piece) ?? piece).join(""),
    slug: importedSlug(fields.slug, fields.title),
    category,
    keywords,
    cover: coverId ?? null,
    basedOnRevision: language === "en" ? 1 : null,
  };
  const parsed = postFieldsSchema.safeParse(candidate);
  if (parsed.success) return parsed.data;
  throw new AppError("invalid", "The fields are not valid", { fields: fieldErrors(parsed.error.issues) });
}

const MISSING = { problem: "image-missing" } as const;

/** @returns the id of the stored image; `undefined`, with a remark, if it is unavailable */
async function imageOf(run: ImportRun, row: ImportedRow, { source, file }: ImageSource): Promise<string | undefined> {
  const { images } = run;
  const image: TakenImage = file === undefined ? MISSING : (images.get(file) ?? (await takeImage(run, file)));
  if (file !== undefined) images.set(file, image);
  if ("problem" in image) note(row, { problem: image.problem, detail: source });
  return "id" in image ? image.id : undefined;
}

/** An image of our own export, with its id; text that mentions one stays unchanged. */
const OWN_FILE = /(?:^|\/)(?:media|content\/images)\/([0-9a-f]{24})\.webp$/;

async function takeImage({ reader, target }: ImportRun, file: string): Promise<TakenImage> {
  const data = await reader.file(file, MAX_IMAGE_BYTES);
  if (!data) return MISSING;
  try {
    return { id: await target.image(data, OWN_FILE.exec(file)?.[1]) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { problem: "image-refused" };
  }
}

const NAMES: Record<Language, Readonly<Record<Category, string>>> = { fr: blogFr.categories, en: blogEn.categories };

/** The first name that is one of our categories, in either language. @param names separated by commas */
export function knownCategory(names: unknown): Category | undefined {
  const given = lines(names);
  return CATEGORIES.find((category) => given.some((name) => isCategory(name, category)));
}

function isCategory(name: string, category: Category): boolean {
  const folded = foldForSearch(name);
  return [category, NAMES.fr[category], NAMES.en[category]].some((each) => foldForSearch(each) === folded);
}

/** Names separated by commas. */
function lines(names: unknown): string[] {
  const all = typeof names === "string" ? names.split(",") : [];
  return all.map((name) => name.trim()).filter((name) => name !== "");
}
