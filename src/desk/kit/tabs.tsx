import { follow } from "../shell/use-address.ts";

export interface Tab {
  address: string;
  name: string;
  current: boolean;
  /** What waits there. */
  count?: number | undefined;
  /** Somebody points at it: its code can be fetched. */
  onNear?: () => void;
}

/** Screens beside each other, or views of one list: the only look of tabs at the desk. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ address, name, current, count = 0, onNear }) => (
        <a
          key={address}
          href={address}
          aria-current={current ? "page" : undefined}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={(event) => follow(event, address)}
        >
          {name}
          <Count value={count} />
        </a>
      ))}
    </nav>
  );
}

/** How many things wait behind a name; nothing when none do. */
export function Count({ value, title }: { value: number; title?: string | undefined }) {
  if (value === 0) return null;
  return (
    <span className="count" title={title}>
      {value}
    </span>
  );
}
