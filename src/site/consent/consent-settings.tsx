import { consent as en } from "../../text/en/site/layout.ts";
import { consent as fr } from "../../text/fr/site/layout.ts";

interface ConsentChoiceProps {
  text: { accept: string; refuse: string };
  /** Hidden until a script shows the buttons. */
  hidden?: boolean;
}

/** Renders the two answers, equally prominent, so that refusing is as easy as accepting (Law 25, s. 14). */
function ConsentChoice({ text, hidden }: ConsentChoiceProps) {
  return (
    <div className="consent-choice">
      <button type="button" className="button button-quiet" name="consent" value="granted" hidden={hidden}>
        {text.accept}
      </button>
      <button type="button" className="button button-quiet" name="consent" value="denied" hidden={hidden}>
        {text.refuse}
      </button>
    </div>
  );
}

interface ConsentSettingsText {
  question: string;
  accept: string;
  refuse: string;
  settings: { title: string; none: string; granted: string; denied: string; signal: string; noScript: string };
}

/**
 * Renders the current choice, with both answers to change it. `CONSENT_SETTINGS_SCRIPT` makes them work. Without
 * JavaScript, nothing is measured.
 */
export function ConsentSettings({ text }: { text: ConsentSettingsText }) {
  const { title, none, granted, denied, signal, noScript } = text.settings;
  return (
    <>
      <h3>{title}</h3>
      <p data-question>{text.question}</p>
      <div role="status">
        <p data-choice="unknown">{noScript}</p>
        <p data-choice="none" hidden>
          {none}
        </p>
        <p data-choice="granted" hidden>
          {granted} <time />
        </p>
        <p data-choice="denied" hidden>
          {denied} <time />
        </p>
        <p data-choice="signal" hidden>
          {signal}
        </p>
      </div>
      <ConsentChoice text={text} hidden />
    </>
  );
}

export const CONSENT_TEXT = { fr, en };

interface ConsentBannerProps {
  text: { title: string; question: string; accept: string; refuse: string; details: string };
  /** Path of the settings. */
  settings: string;
}

/** Renders the banner that asks for consent, shown in the frame until the visitor chooses. */
export function ConsentBanner({ text, settings }: ConsentBannerProps) {
  return (
    <section className="consent" aria-label={text.title}>
      <p>
        <span data-question>{text.question}</span>{" "}
        <a href={settings} target="_top">
          {text.details}
        </a>
      </p>
      <ConsentChoice text={text} />
    </section>
  );
}
