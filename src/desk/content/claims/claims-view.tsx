import { useMemo, useState } from "react";
import type { ClaimOfRegister, NewProof } from "../../../features/claims/model.ts";
import { companyDay, dayPlus } from "../../../lib/company/company-day.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { claimsFr } from "../../../text/fr/claims.ts";
import type { deskClaims } from "../../../text/fr/desk/claims.ts";
import { api } from "../../../ui/api-client.ts";
import { useRead } from "../../kit/api.ts";
import { Field, FormDialog } from "../../kit/form.tsx";
import { useKeptForm } from "../../kit/kept-form.ts";
import { ActOn, Segments, Shown, Stranger } from "../../kit/parts.tsx";
import { type Column, Table } from "../../kit/table.tsx";
import { useSave } from "../../kit/use-save.ts";
import { sectionTexts, useDesk, useNow, useSectionTexts, useTexts } from "../../shell/desk-context.tsx";

const TEXTS = sectionTexts<TextLike<typeof deskClaims> & { entries: (typeof claimsFr)["entries"] }>({
  fr: async () => ({
    ...(await import("../../../text/fr/desk/claims.ts")).deskClaims,
    entries: (await import("../../../text/fr/claims.ts")).claimsFr.entries,
  }),
  en: async () => ({
    ...(await import("../../../text/en/desk/claims.ts")).deskClaims,
    entries: (await import("../../../text/en/claims.ts")).claimsEn.entries,
  }),
});

const KEY = ["claims"];
const FILTERS = ["all", "soon", "lapsed", "proven", "aim", "example", "promise"] as const;
type Filter = (typeof FILTERS)[number];
/** A claim counts as due this many days before its proof lapses. */
const SOON_DAYS = 30;
const BADGES: Readonly<Record<ClaimOfRegister["standing"], string>> = {
  proven: "badge-contacted",
  aim: "badge-outline",
  example: "badge-pending",
  promise: "badge-secondary",
  lapsed: "badge-dead",
};

/** Register of the site's claims and promises, with the proof of each. */
export default function ClaimsView() {
  const t = useSectionTexts(TEXTS);
  const { staff } = useDesk();
  const { language } = useTexts();
  const today = companyDay(useNow());
  const [filter, setFilter] = useState<Filter>("all");
  const [proving, setProving] = useState<ClaimOfRegister>();
  const query = useRead([...KEY, language], "GET /claims", { query: { language } });
  const isSoon = ({ expires }: ClaimOfRegister) => expires !== null && expires <= dayPlus(today, SOON_DAYS);
  const fits = (claim: ClaimOfRegister) =>
    filter === "all" || (filter === "soon" ? isSoon(claim) : claim.standing === filter);
  const columns = useMemo<Column<ClaimOfRegister>[]>(
    () => [
      {
        key: "claim",
        head: t.claim,
        isName: true,
        cell: ({ id }) => (
          <>
            {t.entries[id].name}
            <span className="row-line">{t.entries[id].counts}</span>
          </>
        ),
      },
      {
        key: "standing",
        head: t.state,
        width: "8rem",
        narrow: "aside",
        cell: ({ standing }) => <span className={`badge ${BADGES[standing]}`}>{t.states[standing]}</span>,
      },
      { key: "figure", head: t.figure, width: "8rem", cell: ({ figure }) => figure },
      {
        key: "source",
        head: t.source,
        cell: ({ proof, url, source, owner }) => (
          <>
            {proof ? (
              <Stranger>{proof}</Stranger>
            ) : (
              <span className="not-provided">{source.replace("SPEC", t.brief).replace("OWNER", t.companyScreen)}</span>
            )}
            {url && (
              <a className="row-line" href={url} rel="noreferrer">
                {url}
              </a>
            )}
            <span className="row-line">{t.owner(owner)}</span>
          </>
        ),
      },
      {
        key: "expires",
        head: t.expires,
        width: "11rem",
        cell: ({ expires }) =>
          expires ? <time dateTime={expires}>{expires}</time> : <span className="not-provided">{t.binds}</span>,
      },
      {
        key: "action",
        head: t.attach,
        isHeadUnseen: true,
        width: "11rem",
        isEnd: true,
        cell: (claim) =>
          claim.expires && staff.role === "admin" ? (
            <ActOn
              words={claim.proof ? t.renew : t.attach}
              whom={t.entries[claim.id].name}
              onClick={() => setProving(claim)}
            />
          ) : null,
      },
    ],
    [t, staff.role],
  );
  return (
    <>
      <h1>{t.title}</h1>
      <p className="view-intro">{t.intro}</p>
      <Segments
        label={t.filter}
        options={FILTERS.map((name) => [name, t.filters[name]] as const)}
        value={filter}
        onChoose={setFilter}
      />
      <Shown query={query} texts={t}>
        {(claims) => (
          <section className="list" aria-label={t.title}>
            {claims.some(fits) ? (
              <Table caption={t.title} columns={columns} rows={claims.filter(fits)} />
            ) : (
              <p className="note">{t.none}</p>
            )}
          </section>
        )}
      </Shown>
      {proving && <ProofDialog claim={proving} today={today} onClose={() => setProving(undefined)} />}
    </>
  );
}

/** Form for a claim's state, proof and expiry. */
function ProofDialog({ claim, today, onClose }: { claim: ClaimOfRegister; today: string; onClose: () => void }) {
  const t = useSectionTexts(TEXTS);
  const kept = useKeptForm(`claim:${claim.id}`);
  const save = useSave((body: NewProof) => api("PUT /claims/:claim", { params: { claim: claim.id }, body }), {
    touches: [KEY, ["audit"]],
    saved: { title: t.saved, description: t.savedText },
    done: () => {
      kept.drop();
      onClose();
    },
    failed: t.saveFailed,
    form: true,
  });
  const text = (values: FormData, name: string) => String(values.get(name) ?? "").trim();
  return (
    <FormDialog
      title={t.entries[claim.id].name}
      {...save.form}
      kept={kept}
      save={t.save}
      saving={t.saving}
      onClose={onClose}
      onSave={(values) => {
        save.mutate({
          state: text(values, "state") as NewProof["state"],
          proof: text(values, "proof"),
          url: text(values, "url") || null,
          expires: text(values, "expires"),
        });
      }}
    >
      <p className="note">{t.entries[claim.id].counts}</p>
      <Field label={t.state} name="state" hint={t.stateHint}>
        {(control) => (
          <select {...control} defaultValue={claim.standing === "lapsed" ? "aim" : claim.standing}>
            {(["proven", "aim", "example"] as const).map((state) => (
              <option key={state} value={state}>
                {t.states[state]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t.proof} name="proof" hint={t.proofHint}>
        {(control) => <textarea {...control} rows={4} maxLength={2000} defaultValue={claim.proof ?? ""} />}
      </Field>
      <Field label={t.url} name="url">
        {(control) => <input {...control} type="url" defaultValue={claim.url ?? ""} />}
      </Field>
      <Field label={t.expires} name="expires" hint={t.expiresHint}>
        {(control) => <input {...control} type="date" defaultValue={dayPlus(today, 365)} />}
      </Field>
    </FormDialog>
  );
}
