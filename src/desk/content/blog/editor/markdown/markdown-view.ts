import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdownKeymap, markdownLanguage, pasteURLAsLink } from "@codemirror/lang-markdown";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { Compartment, EditorState, Prec, StateEffect, StateField } from "@codemirror/state";
import { EditorView, type KeyBinding, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { imageAt, insertLink, pastedLink, toggleLines, toggleMark } from "./markdown-commands.ts";

/** What the text editor needs from its surroundings. */
export interface MarkdownHost {
  /** Placeholder texts the editor inserts. */
  words: { address: string; alt: string };
  /** Called with typed, pasted or dropped text. */
  onChange: (text: string) => void;
  /** @returns the image's Markdown, or `undefined` when it could not be stored */
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
 * `markdown()` without its support for HTML in Markdown: that pulls in HTML, CSS and JavaScript, more than half of this
 * chunk, for something readers never see.
 */
const MARKDOWN = [markdownLanguage, Prec.high(keymap.of(markdownKeymap)), pasteURLAsLink];

const REPLACED = "replaced";

/** Positions of images being uploaded; they move with edits made meanwhile. */
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
 * CodeMirror with Markdown (decision 020).
 * @param root a shadow root: its style sheets are adopted there, which the content policy allows
 * @param host called each time
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

  /** Inserts images where they were dropped, or at the cursor, as each is stored. */
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
    /** Shows a text that comes from elsewhere. */
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
