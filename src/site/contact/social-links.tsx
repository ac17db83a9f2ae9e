import { SOCIAL } from "../../lib/company/company.ts";

/** Names as their owners write them, in every language, with our own glyph for each, on 24 units. */
const NETWORKS = {
  linkedin: { name: "LinkedIn", glyph: "M5 10v9M5 5v.1M10 19v-9m0 4c0-5 9-5 9 0v5" },
  facebook: { name: "Facebook", glyph: "M17 4c-4-1-6 1-6 4v12M7 12h8" },
  instagram: {
    name: "Instagram",
    glyph: "M4 8q0-4 4-4h8q4 0 4 4v8q0 4-4 4H8q-4 0-4-4zm4 4a4 4 0 0 0 8 0 4 4 0 0 0-8 0m9-5v.1",
  },
} as const;

/** Those the company uses. */
export const SHOWN_NETWORKS = (Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).filter((network) => SOCIAL[network]);

export function SocialLinks({ label }: { label: string }) {
  return (
    <ul className="social" aria-label={label}>
      {SHOWN_NETWORKS.map((network) => (
        <li key={network}>
          <a href={SOCIAL[network]} title={NETWORKS[network].name}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={NETWORKS[network].glyph} />
            </svg>
            <span className="unseen">{NETWORKS[network].name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
