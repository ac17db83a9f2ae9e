import type { ReactNode } from "react";
import { company } from "../../lib/company/company.ts";
import { follow } from "../shell/use-address.ts";
import { Icon, type IconName } from "./icons.tsx";

export interface Tab {
  address: string;
  name: string;
  current: boolean;
  /** Number of items waiting on the tab. */
  count?: number | undefined;
  /** Called on hover, to preload the screen's code. */
  onNear?: () => void;
}

/** Tabs for sibling screens or for views of a list; the desk has no other style of tabs. */
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

/** A count after a name; renders nothing for zero. */
export function Count({ value, title }: { value: number; title?: string | undefined }) {
  if (value === 0) return null;
  return (
    <span className="count" title={title}>
      {value}
    </span>
  );
}

export interface RailItem extends Tab {
  icon: IconName;
  countTitle?: string | undefined;
  /** Whether the entry moves to the bottom bar's menu on phones. */
  folded?: boolean;
}

interface RailProps {
  label: string;
  home: { address: string; name: string };
  items: readonly RailItem[];
  /** Shown at the bottom of the rail, and at the end of the bar on phones. */
  foot: ReactNode;
}

/** The desk's navigation: a rail 56 px wide, or 200 px with names if there is room; on phones, a bottom bar. */
export function Rail({ label, home, items, foot }: RailProps) {
  return (
    <header className="rail">
      <a className="rail-home" href={home.address} onClick={(event) => follow(event, home.address)}>
        {company.logo ? (
          <img className="rail-mark" src={company.logo.address} alt="" />
        ) : (
          <svg className="rail-mark" viewBox="0 0 40 24" aria-hidden="true">
            <path d="M1 21c9 0 10-18 20-18H39M1 3c9 0 10 18 20 18H39" />
            <path d="M1 12H39" />
          </svg>
        )}
        <span className="rail-name">{home.name}</span>
      </a>
      <nav className="rail-nav" aria-label={label}>
        {items.map(({ address, name, icon, current, count = 0, countTitle, folded, onNear }) => (
          <a
            key={address}
            className="rail-item"
            href={address}
            data-folded={folded || undefined}
            aria-current={current ? "page" : undefined}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={(event) => follow(event, address)}
          >
            <Icon name={icon} />
            <span className="rail-name">{name}</span>
            <Count value={count} title={countTitle} />
          </a>
        ))}
      </nav>
      {foot}
    </header>
  );
}
