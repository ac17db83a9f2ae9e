import type { ReactNode } from "react";
import { type Language, pathIn } from "../../lib/language.ts";
import { HOME_TEXT, type HomeText } from "./home-text.ts";

interface StoryProps {
  text: HomeText["story"];
  /** The island of {@link AskAssistant}. */
  ask: ReactNode;
}

/** What happens to one request, minute by minute, along a line that ends where visitors can try it. */
export function Story({ text, ask }: StoryProps) {
  return (
    <section className="story">
      <div className="wrap">
        <div>
          <p className="eyebrow">{text.eyebrow}</p>
          <h2>{text.title}</h2>
        </div>
        <ol>
          {text.steps.map(({ time, who, says }) => (
            <li key={who}>
              <span className="story-time">{time}</span> {who}
              <p>{says}</p>
            </li>
          ))}
          <li>{ask}</li>
        </ol>
      </div>
    </section>
  );
}

/** A question for the assistant; without JavaScript it leads to the contact page. */
export function AskAssistant({ language }: { language: Language }) {
  const { ask, send } = HOME_TEXT[language].story;
  return (
    <form className="ask" action={pathIn(language, "/contact")}>
      <label htmlFor="ask">{ask}</label>
      <input id="ask" autoComplete="off" maxLength={500} enterKeyHint="send" />
      <button type="submit" className="button">
        {send}
      </button>
    </form>
  );
}
