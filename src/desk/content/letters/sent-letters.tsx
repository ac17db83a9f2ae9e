import { letterBlocks } from "../../../lib/text/letter-blocks.ts";
import { Moment } from "../../kit/facts.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { useLetters } from "./letter-queries.ts";
import { useLetterTexts } from "./letter-texts.ts";

/** What was written to the person behind a request; nothing while nothing was. */
export default function SentLetters({ consultationId }: { consultationId: number }) {
  const { sent: t } = useLetterTexts();
  const { t: desk } = useTexts();
  const letters = useLetters(consultationId);
  if (letters.isError) {
    return (
      <section>
        <h3>{t.title}</h3>
        <p role="alert">{t.failed}</p>
        <button type="button" className="action action-small" onClick={() => void letters.refetch()}>
          {desk.errors.retry}
        </button>
      </section>
    );
  }
  if (!letters.data?.length) return null;
  return (
    <section>
      <h3>{t.title}</h3>
      <ul>
        {letters.data.map((letter) => (
          <li key={letter.id} className="item">
            <details className="item-what">
              <summary>
                <strong lang={`${letter.language}-CA`}>{letter.subject}</strong>
                <span className="row-line">
                  <Moment iso={letter.createdAt} /> {t.line(letter.senderName)}
                  {letter.state === "dead" && <strong className="late"> {t.dead}</strong>}
                </span>
              </summary>
              <p className="note">{t.to(letter.recipient)}</p>
              <div className="stack" lang={`${letter.language}-CA`}>
                {letterBlocks(letter.body).map((lines, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else that tells them apart
                  <p key={index} className="message">
                    {lines.map((parts) => parts.map(({ text }) => text).join("")).join("\n")}
                  </p>
                ))}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
