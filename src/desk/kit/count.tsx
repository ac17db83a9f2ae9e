/** How many things wait behind a name; nothing when none do. */
export function Count({ value, title }: { value: number; title?: string | undefined }) {
  if (value === 0) return null;
  return (
    <span className="count" title={title}>
      {value}
    </span>
  );
}
