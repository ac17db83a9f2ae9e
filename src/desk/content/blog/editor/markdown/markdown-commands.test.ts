import { EditorSelection, EditorState, type StateCommand, type TransactionSpec } from "@codemirror/state";
import { expect, it } from "vitest";
import { imageAt, insertLink, pastedLink, toggleLines, toggleMark } from "./markdown-view.ts";

/** Creates an editor state from a text whose selection is between `‹` and `›`. */
function stateOf(text: string): EditorState {
  const [from, to] = [text.indexOf("‹"), text.indexOf("›") - 1];
  return EditorState.create({ doc: text.replace(/[‹›]/g, ""), selection: EditorSelection.range(from, to) });
}

function textOf(state: EditorState): string {
  const { from, to } = state.selection.main;
  const doc = state.doc.toString();
  return `${doc.slice(0, from)}‹${doc.slice(from, to)}›${doc.slice(to)}`;
}

function after(text: string, command: StateCommand): string {
  let state = stateOf(text);
  const dispatch = (transaction: { state: EditorState }) => {
    state = transaction.state;
  };
  command({ state, dispatch });
  return textOf(state);
}

const applied = (text: string, make: (state: EditorState) => TransactionSpec | undefined) => {
  const state = stateOf(text);
  const spec = make(state);
  return spec && textOf(state.update(spec).state);
};

it.each([
  ["un ‹mot› ici", toggleMark("**"), "un **‹mot›** ici"],
  ["un **‹mot›** ici", toggleMark("**"), "un ‹mot› ici"],
  ["un **‹mot›** ici", toggleMark("*"), "un ***‹mot›*** ici"],
  ["un ***‹mot›*** ici", toggleMark("*"), "un **‹mot›** ici"],
  ["un ***‹mot›*** ici", toggleMark("**"), "un *‹mot›* ici"],
  ["‹›", toggleMark("`"), "`‹›`"],
  ["‹Titre›", toggleLines("## "), "## ‹Titre›"],
  ["## ‹Titre›", toggleLines("### "), "### ‹Titre›"],
  ["## ‹Titre›", toggleLines("## "), "‹Titre›"],
  ["‹un\n\ndeux›", toggleLines("1. "), "1. ‹un\n\n2. deux›"],
  ["1. ‹un\n2. deux›", toggleLines("- "), "- ‹un\n- deux›"],
  ["voir ‹ici›", insertLink("https://"), "voir [ici](‹https://›)"],
  ["voir ‹https://a.example›", insertLink("https://"), "voir [‹›](https://a.example)"],
])("turns %j", (before, command, expected) => {
  expect(after(before, command)).toBe(expected);
});

it("turns selected words into a link only if a URL is pasted", () => {
  const paste = (text: string, pasted: string) => applied(text, (state) => pastedLink(state, pasted));
  expect(paste("voir ‹ici›", "https://a.example/b ")).toBe("voir [ici](https://a.example/b)‹›");
  expect(paste("voir ‹›ici", "https://a.example/b")).toBeUndefined();
  expect(paste("voir ‹ici›", "javascript:alert(1)")).toBeUndefined();
});

it("inserts an image in its own paragraph, with its description selected", () => {
  const add = (text: string) => applied(text, (state) => imageAt(state, state.selection.main.head, "/media/a", "alt"));
  expect(add("Un.‹›\nDeux.")).toBe("Un.\n\n![‹alt›](/media/a)\n\n\nDeux.");
  expect(add("‹›")).toBe("![‹alt›](/media/a)\n\n");
});
