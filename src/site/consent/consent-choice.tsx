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
