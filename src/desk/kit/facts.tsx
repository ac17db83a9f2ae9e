import type { ReactNode } from "react";
import { useTexts } from "../shell/desk-context.tsx";
import { cardMoment, longMoment, shortMoment } from "./present.ts";

/** A visitor's text, with its writing direction isolated. */
export function Stranger({ children }: { children: string }) {
  return <bdi>{children}</bdi>;
}

/** A moment in short form; in full on hover. @param onCard in the fr-FR format of a request's card */
export function Moment({ iso, onCard = false }: { iso: string; onCard?: boolean }) {
  const { language } = useTexts();
  return (
    <time dateTime={iso} title={longMoment(iso, language)}>
      {onCard ? cardMoment(iso) : shortMoment(iso, language)}
    </time>
  );
}

/** Questions with answers. `null` or nothing is shown as not given (SPEC §2). */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

export function Fact({ label, wide, children }: { label: string; wide?: boolean; children?: ReactNode }) {
  const { t } = useTexts();
  const given = children !== null && children !== undefined && children !== "";
  return (
    <div className={wide ? "fact fact-wide" : "fact"}>
      <dt>{label}</dt>
      <dd>{given ? children : <span className="not-provided">{t.notProvided}</span>}</dd>
    </div>
  );
}
