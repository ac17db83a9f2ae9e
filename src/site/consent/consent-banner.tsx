import { ConsentChoice } from "./consent-settings.tsx";

interface ConsentBannerProps {
  text: { title: string; question: string; accept: string; refuse: string; details: string };
  /** Address of the settings. */
  settings: string;
}

/** Shown in the frame to a visitor who has not chosen yet. */
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
