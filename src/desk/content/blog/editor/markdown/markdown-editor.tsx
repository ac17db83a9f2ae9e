import { redo, undo } from "@codemirror/commands";
import type { EditorView } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { type Language, LOCALE_OF } from "../../../../../lib/language.ts";
import { insertLink, toggleLines, toggleMark } from "./markdown-commands.ts";
import { createMarkdownView, type MarkdownHost } from "./markdown-view.ts";
import { Toolbar, type ToolName } from "./toolbar.tsx";

interface MarkdownEditorProps extends MarkdownHost {
  value: string;
  /** Incremented when the value is not what was typed here. */
  replaced: number;
  language: Language;
  label: string;
  invalid: boolean;
}

/** A Markdown editor with its toolbar. */
export default function MarkdownEditor(props: MarkdownEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<ReturnType<typeof createMarkdownView>>(null);
  const latest = useRef(props);
  latest.current = props;
  const { value, replaced, label, invalid, language } = props;

  useEffect(() => {
    const element = place.current!;
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const created = createMarkdownView(root, latest.current.value, () => latest.current);
    view.current = created;
    return () => created.editor.destroy();
  }, []);

  useEffect(() => {
    view.current?.setAttributes({
      "aria-label": label,
      "aria-invalid": String(invalid),
      lang: LOCALE_OF[language],
      spellcheck: "true",
      autocorrect: "on",
      autocapitalize: "sentences",
    });
  }, [label, invalid, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed here is in the editor already
  useEffect(() => view.current?.replace(value), [replaced]);

  const use = (tool: ToolName, file?: File) => {
    if (!view.current) return;
    const { editor, addImages } = view.current;
    if (tool !== "image") COMMANDS[tool](editor, latest.current.words.address);
    else if (file) void addImages([file]);
    editor.focus();
  };
  return (
    <>
      <Toolbar onTool={use} />
      <div ref={place} className="markdown" />
    </>
  );
}

const COMMANDS: Record<Exclude<ToolName, "image">, (editor: EditorView, address: string) => boolean> = {
  bold: toggleMark("**"),
  italic: toggleMark("*"),
  code: toggleMark("`"),
  heading: toggleLines("## "),
  subheading: toggleLines("### "),
  list: toggleLines("- "),
  numbered: toggleLines("1. "),
  quote: toggleLines("> "),
  link: (editor, address) => insertLink(address)(editor),
  undo,
  redo,
};
