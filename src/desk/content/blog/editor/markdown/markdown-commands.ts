import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type StateCommand,
  type TransactionSpec,
} from "@codemirror/state";

/** Editing commands of the Markdown editor's toolbar and keys. Each is one undo step. */

/** Wraps the selection in marks, or removes them: `**bold**`, `*italic*`, `` `code` ``. */
export function toggleMark(mark: "**" | "*" | "`"): StateCommand {
  return ({ state, dispatch }) => {
    const spec = state.changeByRange((range) => {
      const { from, to } = range;
      const isOn = hasMark(state, from, to, mark);
      const size = mark.length;
      const changes: ChangeSpec[] = isOn
        ? [
            { from: from - size, to: from },
            { from: to, to: to + size },
          ]
        : [
            { from, insert: mark },
            { from: to, insert: mark },
          ];
      const step = isOn ? -size : size;
      return { changes, range: EditorSelection.range(range.anchor + step, range.head + step) };
    });
    return send(state, dispatch, spec);
  };
}

/** One asterisk means italic, two bold, three both. */
function hasMark(state: EditorState, from: number, to: number, mark: string): boolean {
  const sign = mark[0] ?? "";
  const before = state.sliceDoc(Math.max(0, from - 3), from);
  const after = state.sliceDoc(to, to + 3);
  const left = before.length - trimEnd(before, sign).length;
  const right = after.length - trimStart(after, sign).length;
  const count = Math.min(left, right);
  return mark === "*" ? count % 2 === 1 : count >= mark.length;
}

function trimEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}

function trimStart(text: string, sign: string): string {
  let start = 0;
  while (text[start] === sign) start += 1;
  return text.slice(start);
}

const LINE_START = /^(?:#{1,6} |> |[-*+] |\d+\. )/;

/** Turns the selected lines into headings, items or quotations, or back into plain text if all of them already are. */
export function toggleLines(kind: "## " | "### " | "- " | "1. " | "> "): StateCommand {
  return ({ state, dispatch }) => {
    const lines = selectedLines(state);
    const prefixOf = (index: number) => (kind === "1. " ? `${index + 1}. ` : kind);
    const isOn = lines.every(({ text }) => (kind === "1. " ? /^\d+\. /.test(text) : text.startsWith(kind)));
    const changes = lines.map(({ from, text }, index) => ({
      from,
      to: from + (LINE_START.exec(text)?.[0].length ?? 0),
      insert: isOn ? "" : prefixOf(index),
    }));
    const set = state.changes(changes);
    // The cursor stays in the text, after the inserted prefix.
    const selection = EditorSelection.range(
      set.mapPos(state.selection.main.anchor, 1),
      set.mapPos(state.selection.main.head, 1),
    );
    return send(state, dispatch, { changes: set, selection });
  };
}

function selectedLines(state: EditorState) {
  const { from, to } = state.selection.main;
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
  const written = lines.filter(({ text }) => text.trim() !== "");
  return written.length > 0 ? written : lines;
}

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/;

/** Turns the selection into a link, then selects whatever is left to fill in. */
export function insertLink(address: string): StateCommand {
  return ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const selected = state.sliceDoc(from, to);
    const [text, target] = ADDRESS.test(selected) ? ["", selected] : [selected, address];
    const insert = `[${text}](${target})`;
    const isTextMissing = text === "";
    const start = from + (isTextMissing ? 1 : text.length + 3);
    return send(state, dispatch, {
      changes: { from, to, insert },
      selection: EditorSelection.range(start, start + (isTextMissing ? 0 : target.length)),
    });
  };
}

/** Pasting an address over selected text makes it a link. */
export function pastedLink(state: EditorState, pasted: string): TransactionSpec | undefined {
  const { from, to } = state.selection.main;
  const address = pasted.trim();
  const selected = state.sliceDoc(from, to);
  if (from === to || !/^https?:\/\/\S+$/.test(address) || selected.includes("\n") || ADDRESS.test(selected))
    return undefined;
  const insert = `[${selected}](${address})`;
  return { changes: { from, to, insert }, selection: { anchor: from + insert.length } };
}

/** An image in its own paragraph, with its description selected for typing. */
export function imageAt(state: EditorState, position: number, reference: string, alt: string): TransactionSpec {
  const line = state.doc.lineAt(position);
  const before = line.text.trim() === "" ? "" : "\n\n";
  const at = before === "" ? line.from : line.to;
  const next = line.number < state.doc.lines ? state.doc.line(line.number + 1).text : undefined;
  const after = next === undefined || next.trim() !== "" ? "\n\n" : "\n";
  const insert = `${before}![${alt}](${reference})${after}`;
  const start = at + before.length + 2;
  return {
    changes: { from: at, insert },
    selection: EditorSelection.range(start, start + alt.length),
    scrollIntoView: true,
  };
}

function send(state: EditorState, dispatch: Parameters<StateCommand>[0]["dispatch"], spec: TransactionSpec): boolean {
  if (state.readOnly) return false;
  dispatch(state.update(spec, { userEvent: "input", scrollIntoView: true }));
  return true;
}
