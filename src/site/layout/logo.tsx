import { company } from "../../lib/company/company.ts";

/** Height of an owner's logo, in px. */
const HEIGHT = 28;

/** Renders the logo and name. Our own logo is the motif at its smallest: a knot that leaves as three even lines. */
export function Logo() {
  const { logo, name } = company;
  if (logo) {
    const width = Math.round(HEIGHT * logo.proportions);
    return (
      <>
        <img src={logo.address} alt={logo.hasName ? name : ""} width={width} height={HEIGHT} />
        {!logo.hasName && <span>{name}</span>}
      </>
    );
  }
  return (
    <>
      <svg className="mark" viewBox="0 0 40 24" aria-hidden="true">
        <path d="M1 21c9 0 10-18 20-18H39M1 3c9 0 10 18 20 18H39" />
        <path className="wind-signal" d="M1 12H39" />
      </svg>
      <span>{name}</span>
    </>
  );
}
