import type { DifferencePart, FieldDifference } from "../../../../features/blog/difference.ts";
import type { Category } from "../../../../features/blog/model.ts";
import { useBlogTexts, useCategoryNames } from "../blog-queries.ts";

/** Characters of unchanged text shown around a change. */
const AROUND = 160;

/** Differences by field; long unchanged passages are shortened. */
export function DifferenceList({ differences, legend }: { differences: readonly FieldDifference[]; legend: string }) {
  const t = useBlogTexts();
  const categories = useCategoryNames();
  const nameOf = (field: string, text: string) =>
    field === "category" ? (categories[text as Category] ?? text) : text;
  if (differences.length === 0) return <p>{t.revisions.same}</p>;
  return (
    <div className="stack" data-wide>
      <p className="note">{legend}</p>
      <dl className="stack">
        {differences.map(({ field, parts }) => (
          <div key={field}>
            <dt className="note">{t.fields[field]}</dt>
            <dd className="compared">
              {parts.map((part, index) => (
                <Part
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a comparison never move
                  key={index}
                  part={{ ...part, text: nameOf(field, part.text) }}
                  imageAlt={field === "cover" ? t.fields.cover : undefined}
                  isFirst={index === 0}
                  isLast={index === parts.length - 1}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface PartProps {
  part: DifferencePart;
  /** If the text is an image id. */
  imageAlt: string | undefined;
  isFirst: boolean;
  isLast: boolean;
}

function Part({ part: { kind, text }, imageAlt, isFirst, isLast }: PartProps) {
  const shown = imageAlt ? <img src={`/media/${text}`} alt={imageAlt} /> : text;
  if (kind === "added") return <ins>{shown}</ins>;
  if (kind === "removed") return <del>{shown}</del>;
  const isLong = text.length > 2.5 * AROUND;
  if (!isLong) return <span>{text}</span>;
  return (
    <span>
      {isFirst ? "" : text.slice(0, AROUND)}
      {" … "}
      {isLast ? "" : text.slice(-AROUND)}
    </span>
  );
}
