import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { type DeskView, MAX_VIEW_NAME_LENGTH } from "../../../features/consultations/follow-up/model.ts";
import { apiRead, apiWrite, HttpError } from "../../../ui/api-client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { type Filters, filtersOf, queryOf } from "../filters.ts";

const PATH = "/api/consultations/views";
const KEY = ["consultation-views"];

type ViewWrite =
  | { kind: "add" | "change"; view?: DeskView; name: string; query: string; shared: boolean }
  | { kind: "remove"; view: DeskView };

interface SavedViewsProps {
  filters: Filters;
  onChoose: (filters: Filters) => void;
}

/** Filters kept under a name: one's own, and those that colleagues share. */
export function SavedViews({ filters, onChoose }: SavedViewsProps) {
  const { followUp } = useTexts();
  const t = followUp.views;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" className="action" onClick={() => setOpen(true)}>
        {t.open}
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t.open} closeLabel={t.close} returnFocusTo={button}>
          <ViewList
            filters={filters}
            onChoose={(view) => {
              setOpen(false);
              onChoose(filtersOf(new URLSearchParams(view.query)));
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function ViewList({ filters, onChoose }: { filters: Filters; onChoose: (view: DeskView) => void }) {
  const { t: desk, followUp } = useTexts();
  const t = followUp.views;
  const { announce } = useDesk();
  const fail = useFailure();
  const client = useQueryClient();
  const id = useId();
  const [name, setName] = useState("");
  const [shared, setShared] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => apiRead<DeskView[]>(PATH, { signal }),
    refetchOnMount: "always",
    networkMode: "always",
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (write: ViewWrite) => {
      if (write.kind === "remove") return apiWrite("DELETE", `${PATH}/${write.view.id}`);
      const { view, name: given, query, shared: isShared } = write;
      const body = { name: given, query, shared: isShared };
      return view ? apiWrite("PUT", `${PATH}/${view.id}`, body) : apiWrite("POST", PATH, body);
    },
    onSuccess: async (_response, write) => {
      // A first reading that is under way would be waited for, and may be from before.
      await client.cancelQueries({ queryKey: KEY });
      await client.invalidateQueries({ queryKey: KEY });
      setError(null);
      setRenaming(null);
      if (write.kind === "add") setName("");
      announce(
        write.kind === "remove" ? t.removed(write.view.name) : write.kind === "add" ? t.added(write.name) : t.changed,
      );
      field.current?.focus();
    },
    onError: (cause) => {
      if (cause instanceof HttpError && cause.status === 422) setError(Object.values(cause.fieldErrors)[0] ?? t.failed);
      else fail(cause, t.failed);
    },
  });
  const query = queryOf(filters).toString();
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "" && !isPending) mutate({ kind: "add", name, query, shared });
  };
  const views = list.data ?? [];
  const groups = [
    { title: t.own, views: views.filter((view) => view.own) },
    { title: t.shared, views: views.filter((view) => !view.own) },
  ].filter((group) => group.views.length > 0);
  return (
    <div className="views">
      {list.isError && <p role="alert">{t.loadFailed}</p>}
      {list.isSuccess && views.length === 0 && <p className="note">{t.none}</p>}
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h3>{group.title}</h3>
          <ul>
            {group.views.map((view) => (
              <li key={view.id}>
                {renaming === view.id ? (
                  <RenameForm
                    view={view}
                    onRename={(next) =>
                      mutate({ kind: "change", view, name: next, query: view.query, shared: view.shared })
                    }
                  />
                ) : (
                  <button type="button" className="action view-open" onClick={() => onChoose(view)}>
                    {view.name}
                    {!view.own && <span className="note"> {t.by(view.ownerName)}</span>}
                  </button>
                )}
                {view.own && (
                  <span className="view-actions">
                    <label>
                      <input
                        type="checkbox"
                        checked={view.shared}
                        disabled={isPending}
                        aria-label={t.about(t.share, view.name)}
                        onChange={(event) =>
                          mutate({
                            kind: "change",
                            view,
                            name: view.name,
                            query: view.query,
                            shared: event.target.checked,
                          })
                        }
                      />
                      <span aria-hidden="true">{t.share}</span>
                    </label>
                    <button
                      type="button"
                      className="action action-small"
                      aria-label={t.about(t.rename, view.name)}
                      onClick={() => setRenaming(view.id)}
                    >
                      {t.rename}
                    </button>
                    <button
                      type="button"
                      className="action action-small"
                      disabled={isPending}
                      aria-label={t.about(t.remove, view.name)}
                      onClick={() => mutate({ kind: "remove", view })}
                    >
                      {t.remove}
                    </button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <form onSubmit={add}>
        <h3>{t.save}</h3>
        <label htmlFor={`${id}-name`}>{t.name}</label>
        <input
          ref={field}
          id={`${id}-name`}
          value={name}
          maxLength={MAX_VIEW_NAME_LENGTH}
          autoComplete="off"
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => setName(event.target.value)}
        />
        {error !== null && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
        <label className="view-share">
          <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
          {t.share}
        </label>
        <button type="submit" className="action action-primary" disabled={isPending || name.trim() === ""}>
          {isPending ? desk.toggle.pending : t.add}
        </button>
      </form>
    </div>
  );
}

function RenameForm({ view, onRename }: { view: DeskView; onRename: (name: string) => void }) {
  const { followUp } = useTexts();
  const [name, setName] = useState(view.name);
  return (
    <form
      className="view-rename"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "") onRename(name);
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: whoever pressed the button writes here
        autoFocus
        aria-label={followUp.views.about(followUp.views.name, view.name)}
        value={name}
        maxLength={MAX_VIEW_NAME_LENGTH}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="action action-small">
        {followUp.save}
      </button>
    </form>
  );
}
