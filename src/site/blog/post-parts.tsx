import type { ArticleCard } from "../../features/blog/article.ts";
import { imageFallback, imageSources } from "../../features/media/model.ts";
import type { Language } from "../../lib/language.ts";
import { writtenDate } from "../../lib/text/written-date.ts";
import { Plate } from "../motif/plate.tsx";

interface CoverProps {
  article: Pick<ArticleCard, "cover" | "pair">;
  /** `sizes` attribute of the image. */
  sizes: string;
  /** Whether the cover is the first on the page, which makes it load eagerly. */
  isFirst?: boolean;
  /** Whether the cover spans the page instead of a card. */
  wide?: boolean;
}

/**
 * Renders an article's cover or, without one, a drawing that both language versions share. The page must contain the
 * drawings' threads.
 */
export function Cover({ article: { cover, pair }, sizes, isFirst = false, wide = false }: CoverProps) {
  if (!cover) return <Plate name={pair} wide={wide} />;
  return (
    <picture>
      <source type="image/avif" srcSet={imageSources(cover, "avif")} sizes={sizes} />
      <img
        className="plate"
        src={imageFallback(cover)}
        srcSet={imageSources(cover, "webp")}
        sizes={sizes}
        width={cover.width}
        height={cover.height}
        alt={cover.alt}
        loading={isFirst ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}

/**
 * Formats a moment as its day in Montréal with the month in full (SPEC §2): `17 novembre 2026`, `November 17, 2026`.
 * Server only, because browsers may format the day differently.
 * @param moment ISO 8601
 */
export function publishedDate(language: Language, moment: string): string {
  return writtenDate(language, new Date(moment), { dateStyle: "long" });
}
