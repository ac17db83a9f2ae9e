import { describe, expect, it } from "vitest";
import { completed, mentionAt, mentionsIn, offered } from "./note-list.tsx";

const CAMILLE = { id: "1", name: "Camille Roy" };
const ELOISE = { id: "2", name: "Éloïse Côté" };
const NAMESAKE = { id: "3", name: "Camille Roy" };

describe("mentioning someone in a note", () => {
  it("recognizes the name being typed at the caret, and leaves addresses alone", () => {
    expect(mentionAt("Voir @cam", 9)).toEqual({ start: 5, end: 9, typed: "cam" });
    expect(mentionAt("@", 1)).toEqual({ start: 0, end: 1, typed: "" });
    expect(mentionAt("(@Éloïse c", 10)).toEqual({ start: 1, end: 10, typed: "Éloïse c" });
    expect(mentionAt("@cam\nsuite", 10)).toBeUndefined();
    expect(mentionAt("zoe@exemple", 11)).toBeUndefined();
    expect(mentionAt("Voir @cam", 4)).toBeUndefined();
  });

  it("suggests names by the beginning of any part, ignoring accents", () => {
    expect(offered([CAMILLE, ELOISE], "elo")).toEqual([ELOISE]);
    expect(offered([CAMILLE, ELOISE], "COTE")).toEqual([ELOISE]);
    expect(offered([CAMILLE, ELOISE], "camille r")).toEqual([CAMILLE]);
    expect(offered([CAMILLE, ELOISE], "")).toEqual([CAMILLE, ELOISE]);
    expect(offered([CAMILLE, ELOISE], "x")).toEqual([]);
  });

  it("inserts the name, with one space after it", () => {
    const search = { start: 5, end: 9, typed: "cam" };
    expect(completed("Voir @cam demain", search, "Camille Roy")).toEqual({
      text: "Voir @Camille Roy demain",
      caret: 18,
    });
    expect(completed("Voir @cam", search, "Camille Roy")).toEqual({ text: "Voir @Camille Roy ", caret: 18 });
  });

  it("finds who a text names: of two with the same name, the one selected", () => {
    const owners = [CAMILLE, ELOISE, NAMESAKE];
    expect(mentionsIn("@Éloïse Côté", owners, new Set())).toEqual(["2"]);
    expect(mentionsIn("@Camille Roy", owners, new Set(["3"]))).toEqual(["3"]);
    expect(mentionsIn("@Camille Roy", owners, new Set())).toEqual(["1", "3"]);
    expect(mentionsIn("Camille Roy", owners, new Set(["1"]))).toEqual([]);
  });
});
