import type { Language } from "../../lib/language.ts";
import { Wind } from "../motif/wind.tsx";
import { HOME_TEXT } from "./home-text.ts";

/** Hours a week up to which the knot can be pulled, by which it is straight. */
const MOST_HOURS = 40;

/**
 * The hero's drawing with the range that pulls it straight (`pull-knot.ts`). Until somebody touches it, and without
 * JavaScript, it is a picture.
 */
export function Knot({ language }: { language: Language }) {
  const { label, hours } = HOME_TEXT[language].pull;
  return (
    <>
      <Wind />
      <div className="wrap pull">
        <label htmlFor="pull">{label}</label>
        <input id="pull" type="range" max={MOST_HOURS} defaultValue={0} />
        <output htmlFor="pull">{hours}</output>
      </div>
    </>
  );
}
