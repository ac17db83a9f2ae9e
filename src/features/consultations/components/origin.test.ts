import { afterEach, expect, it, vi } from "vitest";
import { readOrigin } from "./origin.ts";

function arrivedWith(kept: string | null) {
  vi.stubGlobal("window", { location: { pathname: "/pricing" }, sessionStorage: { getItem: () => kept } });
}
afterEach(() => vi.unstubAllGlobals());

it("names page, referrer and campaign", () => {
  arrivedWith(JSON.stringify(["https://news.example/", "?utm_source=news&utm_campaign=hiver&x=1&utm_term="]));
  expect(readOrigin()).toEqual({
    page: "/pricing",
    referrer: "https://news.example/",
    utmSource: "news",
    utmCampaign: "hiver",
  });
});

it.each([null, "", "{", "3", "{}", '[1,{"a":2}]', '["",""]'])("knows the page alone from %j", (kept) => {
  arrivedWith(kept);
  expect(readOrigin()).toEqual({ page: "/pricing" });
});
