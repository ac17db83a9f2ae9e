interface PreviewBarProps {
  text: { label: string; text: string; back: string };
  /** Where the draft is written. */
  href: string;
}

/** Tells staff that this is not what visitors see, and links back. */
export const PreviewBar = ({ text: { label, text, back }, href }: PreviewBarProps) => (
  <aside className="preview-bar" aria-label={label}>
    <p>{text}</p>
    <a href={href}>{back}</a>
  </aside>
);
