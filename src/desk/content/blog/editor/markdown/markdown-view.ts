import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdownKeymap, markdownLanguage, pasteURLAsLink } from "@codemirror/lang-markdown";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import {
  type ChangeSpec,
  Compartment,
  EditorSelection,
  EditorState,
  Prec,
  type StateCommand,
  StateEffect,
  StateField,
  type TransactionSpec,
} from "@codemirror/state";
import { EditorView, type KeyBinding, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";

export interface MarkdownHost {
  /** Placeholder texts inserted by the editor. */
  words: { address: string; alt: string };
  /** Called when the user types, pastes or drops text. */
  onChange: (text: string) => void;
  /**
   * Uploads an image.
   * @returns the image's Markdown, or `undefined` if the upload failed
   */
  onImage: (file: File) => Promise<string | undefined>;
}

const LOOK = HighlightStyle.define([
  { tag: tags.heading, fontWeight: "700", fontFamily: "var(--font-head)" },
  { tag: tags.strong, fontWeight: "700" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: [tags.link, tags.url], color: "var(--river)" },
  { tag: tags.monospace, fontFamily: "ui-monospace, monospace" },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.quote], color: "var(--soft)" },
]);

const THEME = EditorView.theme({
  "&": { backgroundColor: "var(--raised)", color: "var(--ink)", font: "inherit" },
  "&.cm-focused": { outline: "2px solid var(--river)", outlineOffset: "-1px" },
  ".cm-scroller": { font: "inherit", lineHeight: "1.6", overflow: "auto" },
  ".cm-content": { padding: "0.9rem 0", minHeight: "24rem", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0 1rem" },
});

/**
 * `markdown()` without HTML support, whose HTML, CSS and JavaScript grammars would more than double the size of this
 * chunk, although readers never see HTML from a post.
 */
const MARKDOWN = [markdownLanguage, Prec.high(keymap.of(markdownKeymap)), pasteURLAsLink];

const REPLACED = "replaced";

/** Positions of images being uploaded, mapped through edits made meanwhile. */
const addPlace = StateEffect.define<{ file: File; at: number }>();
const dropPlace = StateEffect.define<File>();
const places = StateField.define<ReadonlyMap<File, number>>({
  create: () => new Map(),
  update: (before, transaction) => {
    const after = new Map([...before].map(([file, at]) => [file, transaction.changes.mapPos(at, 1)]));
    for (const effect of transaction.effects) {
      if (effect.is(addPlace)) after.set(effect.value.file, effect.value.at);
      if (effect.is(dropPlace)) after.delete(effect.value);
    }
    return after;
  },
});

/**
 * Creates a CodeMirror editor for Markdown (decision 020).
 * @param root shadow root; CodeMirror adopts its style sheets there, which the content policy allows
 * @param host called on every use, so that callbacks stay current
 */
export function createMarkdownView(root: ShadowRoot, doc: string, host: () => MarkdownHost) {
  const attributes = new Compartment();
  const editor = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc,
      extensions: [
        history(),
        places,
        MARKDOWN,
        syntaxHighlighting(LOOK),
        THEME,
        EditorView.lineWrapping,
        attributes.of([]),
        keymap.of([...keysOf(host().words.address), ...defaultKeymap, ...historyKeymap]),
        EditorView.updateListener.of((update) => {
          const isTyped = update.docChanged && !update.transactions.some((one) => one.isUserEvent(REPLACED));
          if (isTyped) host().onChange(update.state.doc.toString());
        }),
        EditorView.domEventHandlers({ paste, drop }),
      ],
    }),
  });

  function paste(event: ClipboardEvent): boolean {
    const files = imagesOf(event.clipboardData);
    const link = pastedLink(editor.state, event.clipboardData?.getData("text/plain") ?? "");
    if (files.length > 0) void addImages(files);
    else if (link) editor.dispatch(editor.state.update(link, { userEvent: "input.paste" }));
    else return false;
    event.preventDefault();
    return true;
  }

  function drop(event: DragEvent): boolean {
    const files = imagesOf(event.dataTransfer);
    if (files.length === 0) return false;
    event.preventDefault();
    const at = editor.posAtCoords({ x: event.clientX, y: event.clientY });
    void addImages(files, at ?? editor.state.doc.length);
    return true;
  }

  /** Inserts each image where it was dropped, or at the cursor, as soon as it is uploaded. */
  async function addImages(files: readonly File[], at = editor.state.selection.main.head): Promise<void> {
    editor.dispatch({ effects: files.map((file) => addPlace.of({ file, at })) });
    for (const file of files) {
      const reference = await host().onImage(file);
      const place = editor.state.field(places).get(file);
      if (reference && place !== undefined) {
        const spec = imageAt(editor.state, place, reference, host().words.alt);
        editor.dispatch(editor.state.update(spec, { userEvent: "input" }));
      }
      editor.dispatch({ effects: dropPlace.of(file) });
    }
  }

  return {
    editor,
    addImages,
    setAttributes(values: Record<string, string>): void {
      editor.dispatch({ effects: attributes.reconfigure(EditorView.contentAttributes.of(values)) });
    },
    /** Replaces the text without calling `onChange`. */
    replace(text: string): void {
      if (editor.state.doc.toString() === text) return;
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text }, userEvent: REPLACED });
    },
  };
}

function keysOf(address: string): KeyBinding[] {
  return [
    { key: "Mod-b", run: toggleMark("**") },
    { key: "Mod-i", run: toggleMark("*") },
    { key: "Mod-e", run: toggleMark("`") },
    { key: "Mod-k", run: insertLink(address) },
    { key: "Mod-Alt-2", run: toggleLines("## ") },
    { key: "Mod-Alt-3", run: toggleLines("### ") },
    { key: "Mod-Shift-7", run: toggleLines("1. ") },
    { key: "Mod-Shift-8", run: toggleLines("- ") },
    { key: "Mod-Shift-9", run: toggleLines("> ") },
  ];
}

function imagesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith("image/"));
}

/** Commands of the Markdown editor's toolbar and shortcuts. Each is a single undo step. */

/** Adds or removes marks around the selection: `**bold**`, `*italic*`, `` `code` ``. */
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

/** Whether the text is marked. Counts asterisks, because one means italic, two bold and three both. */
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

/** Turns the selected lines into headings, list items or quotations, or back into text if all lines already are. */
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
    // Move the cursor to after the inserted prefix.
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

/** Turns the selection into a link, then selects the part still to be filled in. */
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

/** Turns the selected text into a link when a URL is pasted over it; otherwise returns `undefined`. */
export function pastedLink(state: EditorState, pasted: string): TransactionSpec | undefined {
  const { from, to } = state.selection.main;
  const address = pasted.trim();
  const selected = state.sliceDoc(from, to);
  if (from === to || !/^https?:\/\/\S+$/.test(address) || selected.includes("\n") || ADDRESS.test(selected))
    return undefined;
  const insert = `[${selected}](${address})`;
  return { changes: { from, to, insert }, selection: { anchor: from + insert.length } };
}

/** Inserts an image as its own paragraph and selects its alternative text, so that typing replaces it. */
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
