import type { ArticleCard } from "../../features/blog/article.ts";
import { imageFallback, imageSources } from "../../features/media/image-address.ts";
import { Plate } from "../motif/plate.tsx";

interface CoverProps {
  article: Pick<ArticleCard, "cover" | "pair">;
  /** Width it is shown at, as the attribute `sizes` says it. */
  sizes: string;
  /** Above everything else of its page: loaded at once. */
  isFirst?: boolean;
  /** As wide as the page rather than as a card. */
  wide?: boolean;
}

/**
 * The picture of an article, or the drawing that stands for one; both language versions have the same drawing. The page
 * around it holds the threads of the drawings.
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
