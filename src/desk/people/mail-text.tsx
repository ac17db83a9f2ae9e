import { useState } from "react";
import type { Language } from "../../lib/language.ts";
import { letterBlocks } from "../../lib/text/letter-blocks.ts";
import { isMissing } from "../../ui/refusal.ts";
import { useLetters } from "../content/letters/letter-queries.ts";
import { useRead } from "../kit/api.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { usePeopleTexts } from "./people-queries.ts";

/**
 * A staff letter, shown in full because it is part of the conversation.
 * @param at when the letter's email was queued, just after the letter was created
 */
export function LetterText({ consultationId, title, at }: { consultationId: number; title?: string; at: string }) {
  const letters = useLetters(consultationId).data;
  const letter = letters?.find(({ subject, createdAt }) => subject === title && createdAt <= at);
  return letter && <Said subject={letter.subject} text={letter.body} language={letter.language} />;
}

/** An automatic email's text, loaded when the reader expands it. */
export function MailText({ id }: { id: number }) {
  const t = usePeopleTexts();
  const { t: desk } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const mail = useRead(["outbox", "text", id], "GET /outbox/:id/text", { params: { id }, enabled: isOpen });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.mailText.open}</summary>
      {mail.data ? (
        <Said {...mail.data} />
      ) : (
        <p className="note" role={mail.isError ? "alert" : undefined}>
          {mail.isError ? (isMissing(mail.error) ? t.mailText.gone : t.mailText.failed) : desk.detail.loading}
        </p>
      )}
    </details>
  );
}

function Said({ subject, text, language }: { subject: string; text: string; language: Language }) {
  return (
    <div className="stack quoted" data-gap="2" lang={`${language}-CA`}>
      <b>{subject}</b>
      {letterBlocks(text).map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else that tells them apart
        <p key={index} className="message">
          {lines.map((parts) => parts.map(({ text }) => text).join("")).join("\n")}
        </p>
      ))}
    </div>
  );
}
