import type { ReactNode } from "react";
import type { FormError } from "./sign-in-text.ts";

interface StaffFormProps {
  /** Last part of the address under `/api/staff/` that takes the form. */
  action: string;
  title: string;
  intro?: string | undefined;
  /** Good news, said above the form. */
  notice?: string | undefined;
  error: FormError | undefined;
  submit: string;
  /** Values that go along unseen; empty ones are left out. */
  hidden: Record<string, string | undefined>;
  /** Links under the form. */
  links?: ReactNode;
  children: ReactNode;
}

/** An alert that comes with the page is not read aloud everywhere; what the browser hands the focus to is. */
const FOCUSED_AT_LOAD = { autoFocus: true };

/** A form of these pages: a plain one, that works without scripts and answers with a page. */
export function StaffForm(props: StaffFormProps) {
  const { action, title, intro, notice, error, submit, hidden, links, children } = props;
  return (
    <form className="staff-form" method="post" action={`/api/staff/${action}`} data-once>
      <h1>{title}</h1>
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {error && (
        <p className="form-error" id="form-error" role="alert" tabIndex={-1} {...FOCUSED_AT_LOAD}>
          {error.message}
        </p>
      )}
      {intro && <p className="intro">{intro}</p>}
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <button className="button" type="submit">
        {submit}
      </button>
      {links && <p className="links">{links}</p>}
    </form>
  );
}
