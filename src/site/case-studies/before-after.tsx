import type { Figure } from "../../lib/company/case-studies.ts";

/** Length of the longer bar, in units of the view box. */
const LENGTH = 300;

interface BeforeAfterProps {
  figure: Figure;
  label: string;
  before: string;
  after: string;
  value: (number: number) => string;
}

/** One result: two bars on the same scale. */
export function BeforeAfter({ figure, label, before, after, value }: BeforeAfterProps) {
  const most = Math.max(figure.before, figure.after);
  const unit = LENGTH / most;
  const bar = (name: string, number: number, className?: string) => (
    <p>
      <span>{name}</span>
      <svg viewBox={`0 0 ${LENGTH} 10`} preserveAspectRatio="none" aria-hidden="true">
        <path className={className} d={`M0 5h${Math.floor(number * unit)}`} />
      </svg>
      <b>{value(number)}</b>
    </p>
  );
  return (
    <li>
      <h4>{label}</h4>
      {bar(before, figure.before)}
      {bar(after, figure.after, "gain")}
    </li>
  );
}
