interface ConsentChoiceProps {
  text: { accept: string; refuse: string };
  /** Until a script shows them. */
  hidden?: boolean;
}

/** The two answers, equally prominent: refusing is as easy as accepting (Law 25, s. 14). */
export function ConsentChoice({ text, hidden }: ConsentChoiceProps) {
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

export interface ConsentSettingsText {
  question: string;
  accept: string;
  refuse: string;
  settings: { title: string; none: string; granted: string; denied: string; signal: string; noScript: string };
}

/**
 * The current choice, and both answers again. Its script is `CONSENT_SETTINGS_SCRIPT`; without it nothing is measured.
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
