import { lazy } from "react";
import { adoptStyle } from "../../ui/adopt-style.ts";
import { pathOfView } from "../shell/desk-address.ts";
import { useAddress } from "../shell/use-address.ts";
import css from "./figures.css?inline";

adoptStyle(css);

const OverviewView = lazy(() => import("./overview/overview-view.tsx"));
const ScoringView = lazy(() => import("./scoring/scoring-view.tsx"));

export default function FiguresSection() {
  const { path } = useAddress();
  return path === pathOfView("scoring") ? <ScoringView /> : <OverviewView />;
}
