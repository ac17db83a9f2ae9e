import { redo, undo } from "@codemirror/commands";
import type { EditorView } from "@codemirror/view";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type Language, LOCALE_OF } from "../../../../../lib/language.ts";
import { useBlogTexts } from "../../blog-queries.ts";
import { createMarkdownView, insertLink, type MarkdownHost, toggleLines, toggleMark } from "./markdown-view.ts";

interface MarkdownEditorProps extends MarkdownHost {
  value: string;
  /** Incremented when the value changes other than by typing here. */
  replaced: number;
  language: Language;
  label: string;
  invalid: boolean;
}

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

/** 16 × 16 line drawings, like the desk's other icons. */
const TOOLS = {
  bold: { path: "M4.5 2.5h4a2.75 2.75 0 0 1 0 5.5h-4zM4.5 8h4.75a2.75 2.75 0 0 1 0 5.5H4.5z", keys: "B" },
  italic: { path: "M6.5 2.5h5M4.5 13.5h5M9 2.5l-2 11", keys: "I" },
  heading: { path: "M2.5 3v10M8.5 3v10M2.5 8h6M11 9.25c.2-1.6 3.2-1.6 3.2.2c0 1.3-3.2 2-3.2 3.55h3.4", keys: "Alt+2" },
  subheading: {
    path: "M2.5 3v10M8.5 3v10M2.5 8h6M11 8.5h3l-1.7 1.9c2.4 0 2.4 2.7 0 2.7c-.7 0-1.2-.3-1.4-.8",
    keys: "Alt+3",
  },
  link: {
    path: "M6.5 9.5l3-3M7 4.5l1.3-1.3a3.2 3.2 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.3 1.3a3.2 3.2 0 0 1-4.5-4.5L4.5 7",
    keys: "K",
  },
  list: { path: "M6 4h7.5M6 8h7.5M6 12h7.5M2.5 4h.01M2.5 8h.01M2.5 12h.01", keys: "Shift+8" },
  numbered: { path: "M7 4h6.5M7 8h6.5M7 12h6.5M2 3l1-.5v3M2 10.8c.2-1 2-1 2 0c0 .8-2 1.2-2 2.2h2.2", keys: "Shift+7" },
  quote: { path: "M3 4v8M6 5h7.5M6 8h7.5M6 11h5", keys: "Shift+9" },
  code: { path: "M5 4.5L1.5 8L5 11.5M11 4.5L14.5 8L11 11.5", keys: "E" },
  image: { path: "M1.5 3h13v10h-13zM1.5 11l3.5-3.5l3 3l2-2l4.5 4M10.5 5.75h.01", keys: "" },
  undo: { path: "M3 6h6.5a3.5 3.5 0 0 1 0 7H6M5.5 3L2.5 6l3 3", keys: "Z" },
  redo: { path: "M13 6H6.5a3.5 3.5 0 0 0 0 7H10M10.5 3l3 3l-3 3", keys: "Shift+Z" },
} as const;

type ToolName = keyof typeof TOOLS;
const NAMES = Object.keys(TOOLS) as ToolName[];

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Toolbar with a single tab stop and arrow keys between its tools (ARIA toolbar pattern). */
function Toolbar({ onTool }: { onTool: (tool: ToolName, file?: File) => void }) {
  const t = useBlogTexts();
  const bar = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState(0);

  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: NAMES.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + NAMES.length) % NAMES.length;
    setCurrent(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  const titleOf = (tool: ToolName) => {
    const { keys } = TOOLS[tool];
    return keys ? `${t.editor[tool]} (${IS_APPLE ? "⌘" : "Ctrl"}+${keys})` : t.editor[tool];
  };
  return (
    <div ref={bar} role="toolbar" className="toolbar" aria-label={t.editor.toolbar} tabIndex={-1} onKeyDown={move}>
      {NAMES.map((tool, index) => (
        <button
          key={tool}
          type="button"
          className="tool"
          tabIndex={index === current ? 0 : -1}
          aria-label={t.editor[tool]}
          title={titleOf(tool)}
          onFocus={() => setCurrent(index)}
          onClick={() => (tool === "image" ? picker.current?.click() : onTool(tool))}
        >
          <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d={TOOLS[tool].path} />
          </svg>
        </button>
      ))}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={t.editor.image}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onTool("image", file);
        }}
      />
    </div>
  );
}
