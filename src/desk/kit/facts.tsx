import type { ReactNode } from "react";
import { useTexts } from "../shell/desk-context.tsx";
import { longMoment, shortMoment } from "./present.ts";

/** What a stranger wrote: never lets its writing direction out. */
export function Stranger({ children }: { children: string }) {
  return <bdi>{children}</bdi>;
}

/** A moment in the short fr-FR form; its full wording in the language of the screen on hover. */
export function Moment({ iso }: { iso: string }) {
  const { language } = useTexts();
  return (
    <time dateTime={iso} title={longMoment(iso, language)}>
      {shortMoment(iso)}
    </time>
  );
}

/** Question and answer pairs. An answer of `null` or nothing shows that it was not given (SPEC §2). */
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
