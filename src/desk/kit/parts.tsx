import type { UseQueryResult } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, type RefObject, useId, useRef } from "react";
import { staysOnSite } from "../../lib/http/canonical-path.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useTexts } from "../shell/desk-context.tsx";
import { Failed, Loading } from "./list-status.tsx";
import { cardMoment, longMoment, shortMoment } from "./present.ts";

/** Text written by a visitor, isolated so that right-to-left text does not affect the text around it. */
export function Stranger({ children }: { children: string }) {
  return <bdi>{children}</bdi>;
}

/**
 * The path of a page of the site, as a visitor's browser told it. A link only if it stays on the site: otherwise one
 * press would take staff to a site of the visitor's choice.
 */
export function PagePath({ path, className }: { path: string; className?: string }) {
  if (!staysOnSite(path)) return <span className={className}>{path}</span>;
  return (
    <a className={className} href={path}>
      {path}
    </a>
  );
}

/**
 * A date and time in short form, with the full form in the tooltip.
 * @param onCard whether to use the fr-FR format of request cards
 */
export function Moment({ iso, onCard = false }: { iso: string; onCard?: boolean }) {
  const { language } = useTexts();
  return (
    <time dateTime={iso} title={longMoment(iso, language)}>
      {onCard ? cardMoment(iso) : shortMoment(iso, language)}
    </time>
  );
}

/** Labels with values. A missing or `null` value reads as not given (SPEC §2). */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

export function Fact({ label, wide, children }: { label: string; wide?: boolean; children?: ReactNode }) {
  const { t } = useTexts();
  const given = children !== null && children !== undefined && children !== "";
  return (
    <div className={wide ? "fact fact-wide" : "fact"}>
      <dt>{label}</dt>
      <dd>{given ? children : <span className="not-provided">{t.notProvided}</span>}</dd>
    </div>
  );
}

/** A titled section of a settings screen; `heading` is a ref with which to focus the title when a row disappears. */
export function Part({
  title,
  note,
  tools,
  heading,
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  tools?: ReactNode;
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <div className="part-head">
        <h2 id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h2>
        {tools}
      </div>
      {note && <p className="note">{note}</p>}
      {children}
    </section>
  );
}

/** Shows a query's data or, if it is loading, failed or empty, a placeholder; `none` is the text for an empty list. */
export function Shown<Answer>({
  query,
  texts,
  children,
}: {
  query: UseQueryResult<Answer>;
  texts: { loading: string; failed: string; none?: string };
  children: (answer: Answer) => ReactNode;
}) {
  if (query.isPending) return <Loading text={texts.loading} />;
  if (query.data === undefined) return <Failed text={texts.failed} onRetry={() => void query.refetch()} />;
  if (texts.none && Array.isArray(query.data) && query.data.length === 0) return <p className="note">{texts.none}</p>;
  return children(query.data);
}

export function Item(props: ItemProps) {
  return (
    <li className="item">
      <ItemBody {...props} />
    </li>
  );
}

interface ItemProps {
  name: ReactNode;
  notes?: readonly ReactNode[];
  actions?: ReactNode;
  children?: ReactNode;
}

/** Content of an {@link Item}, for lists that render their own `<li>`. */
export function ItemBody({ name, notes = [], actions, children }: ItemProps) {
  return (
    <>
      <div className="item-what">
        <p>{name}</p>
        {notes.map(
          (note, index) =>
            note && (
              // Notes have no identity other than their position.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <p className="note" key={index}>
                {note}
              </p>
            ),
        )}
      </div>
      {actions && <div className="actions">{actions}</div>}
      {children}
    </>
  );
}

/** A small button for one item of a list. Its accessible name includes the item. */
export function ActOn({ words, whom, ...button }: { words: string; whom: string } & ComponentProps<"button">) {
  const { t } = useTexts();
  return (
    <button type="button" className="action action-small" aria-label={t.about(words, whom)} {...button}>
      {words}
    </button>
  );
}

/** A dialog that is open while mounted, and restores focus when it closes. */
export function OpenDialog(props: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTexts();
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  return <Dialog open closeLabel={t.form.close} returnFocusTo={returnTo} {...props} />;
}

export function ConfirmDialog({
  act,
  title = act,
  name,
  text,
  onConfirm,
  onClose,
}: {
  /** Name of the action, as on its button. */
  act: string;
  title?: string;
  name?: string;
  text: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <OpenDialog title={title} onClose={onClose}>
      <div className="form">
        <p>
          {name && (
            <b>
              <bdi>{name}</bdi>.{" "}
            </b>
          )}
          {text}
        </p>
        <p className="form-end">
          <button type="button" className="action action-primary" onClick={confirm}>
            {act}
          </button>
          <button type="button" className="action" onClick={onClose}>
            {t.form.cancel}
          </button>
        </p>
      </div>
    </OpenDialog>
  );
}

export function Segments<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
  wordsOf,
}: {
  label: string;
  options: readonly (readonly [value: Value, name: string])[];
  value: Value | null;
  onChoose: (value: Value) => void;
  /** For abbreviated options: the full name and its language. */
  wordsOf?: (value: Value) => { lang: string; "aria-label": string };
}) {
  return (
    <fieldset className="segments">
      <legend className="unseen">{label}</legend>
      {options.map(([option, name]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
          {...wordsOf?.(option)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
