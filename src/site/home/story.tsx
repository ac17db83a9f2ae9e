import type { ReactNode } from "react";
import { type Language, pathIn } from "../../lib/language.ts";
import { HOME_TEXT, type HomeText } from "../page-texts.ts";

interface StoryProps {
  text: HomeText["story"];
  /** The island with {@link AskAssistant}. */
  ask: ReactNode;
}

/**
 * Tells the story of one request, minute by minute, with parts of the product: the chat, the desk's draft and button,
 * the customer's record. At the end of the story, visitors can send a question of their own.
 */
export function Story({ text, ask }: StoryProps) {
  const { asks, answers, chooses, draft, approval, record } = text;
  return (
    <section className="story">
      <div className="wrap">
        <div>
          <p className="eyebrow">{text.eyebrow}</p>
          <h2>{text.title}</h2>
        </div>
        <ol>
          <Step {...asks} part="asked" />
          <Step {...answers} />
          <Step {...chooses} part="asked" />
          <Step {...draft} part="draft" />
          <Step {...approval} part="button" />
          <Step {...record}>
            <dl>
              {record.fields.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Step>
          <li>{ask}</li>
        </ol>
      </div>
    </section>
  );
}

interface StepProps {
  time: string;
  who: string;
  says?: string;
  /** Class that styles the step as a part of the product; steps with the assistant's replies have none. */
  part?: string;
  children?: ReactNode;
}

function Step({ time, who, says, part, children }: StepProps) {
  return (
    <li>
      <span className="story-time">{time}</span> {who}
      {children ?? <p className={part}>{says}</p>}
    </li>
  );
}

interface AskAssistantProps {
  language: Language;
  /** Days for which a conversation is kept. */
  days: number;
}

/**
 * Renders the form for a question to the assistant, which needs JavaScript: without it, a link to the contact details
 * takes the form's place, so that nobody types a question that would be lost.
 */
export function AskAssistant({ language, days }: AskAssistantProps) {
  const { ask, send, kept, privacy, reach } = HOME_TEXT[language].story;
  return (
    <>
      <form className="ask" action={pathIn(language, "/contact")}>
        <label htmlFor="ask">{ask}</label>
        <input id="ask" autoComplete="off" maxLength={500} enterKeyHint="send" />
        <button type="submit" className="button">
          {send}
        </button>
        <small>
          {kept(days)}{" "}
          <a className="link" href={pathIn(language, "/privacy")}>
            {privacy}
          </a>
        </small>
      </form>
      <noscript>
        <a className="link" href={pathIn(language, "/contact#reach")}>
          {reach}
        </a>
      </noscript>
    </>
  );
}
