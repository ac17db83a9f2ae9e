import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { companyDay, companyMoment, dayAfter } from "../../lib/company/company-day.ts";
import type { TextLike } from "../../lib/language.ts";
import type { goingLive } from "../../text/fr/desk/going-live.ts";
import { adoptStyle } from "../../ui/adopt-style.ts";
import { isMissing } from "../../ui/refusal.ts";
import { useRead } from "../kit/api.ts";
import { DETAIL_TITLE } from "../kit/detail-place.tsx";
import { useMedia } from "../kit/hooks.ts";
import { Icon } from "../kit/icons.tsx";
import { Empty, Failed, Loading } from "../kit/list-status.tsx";
import { Stranger } from "../kit/parts.tsx";
import { ageOf, callTime, deadlineTime, latenessOf } from "../kit/present.ts";
import { placeOf, useShortcuts } from "../kit/shortcuts.ts";
import { useConsultation, useContacted } from "../requests/consultation-queries.ts";
import { gradeLetter } from "../requests/filters.ts";
import { REQUEST_KEYS, useRequestKeys } from "../requests/follow-up-queries.ts";
import { pressContacted } from "../requests/record/contacted-toggle.tsx";
import { focusAnswer, MissingRecord, RequestRecord } from "../requests/record/request-record.tsx";
import { pathOfView, type View } from "../shell/desk-address.ts";
import { sectionTexts, useDesk, useNow, useSectionTexts, useTexts } from "../shell/desk-context.tsx";
import { follow, goTo, useAddress, useSetQuery } from "../shell/use-address.ts";
import { GROUPS, type QueueItem, useQueue } from "./queue.ts";
import css from "./today.css?inline";

adoptStyle(css);

const OtherPane = lazy(() => import("./other-pane.tsx"));

/** Minimum window width for showing the queue and the open item side by side. */
const BESIDE = "(min-width: 60rem)";

const TODAY_KEYS = [...REQUEST_KEYS, "contacted", "next", "previous", "refresh", "close"] as const;

/** All items waiting for staff, with the first item open; answering an item opens the next (DESK.md). */
export default function TodayView() {
  const { t } = useTexts();
  const { announce } = useDesk();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const { items, isPending, isError, retry } = useQueue();
  const beside = useMedia(BESIDE);
  const asked = query.get("item");
  /** The open item, which stays open even if it moves within the queue or leaves it. */
  const last = useRef<QueueItem>(undefined);
  const key = asked ?? last.current?.key;
  const kept = last.current?.key === key ? last.current : undefined;
  /** Key of the item just answered, so that it does not reopen before the lists reload. */
  const [answered, setAnswered] = useState<string>();
  if (answered && !items.some((item) => item.key === answered)) setAnswered(undefined);
  // The first item is known only once every list has loaded.
  const first = asked || isPending ? undefined : items.find((item) => item.key !== answered);
  const found = items.find((item) => item.key === key) ?? kept ?? first;
  const open = beside || asked ? found : undefined;
  last.current = open;
  const openAt = open ? items.findIndex(({ key }) => key === open.key) : -1;
  /** Index of the open item, or its previous index if a live event removed the item before the response arrived. */
  const place = useRef(0);
  if (openAt >= 0) place.current = openAt;
  const hasLeft = open?.consultation !== undefined && openAt < 0;
  /** The open request as it is now, once it has left the queue, for example because a colleague answered it. */
  const left = useConsultation(open?.consultation?.id ?? null, hasLeft);
  const consultation = (hasLeft && left.data) || open?.consultation;

  const show = useCallback(
    (item: QueueItem | undefined, replace = false) => setQuery({ item: item?.key ?? null }, { replace }),
    [setQuery],
  );
  /** Opens the item below the item just answered, unless the user has already moved on. */
  const goOn = (done: QueueItem) => {
    if (last.current?.key !== done.key) return;
    const others = items.filter((item) => item.key !== done.key);
    const next = others[place.current] ?? others[place.current - 1];
    last.current = undefined;
    setAnswered(done.key);
    show(beside ? next : undefined, true);
    announce(next ? t.today.next(next.title) : t.today.empty);
    requestAnimationFrame(() => document.getElementById(DETAIL_TITLE)?.focus());
  };
  const { toggle, pending } = useContacted(
    ({ id, contacted }) => contacted && open?.consultation?.id === id && goOn(open),
  );
  // Forget the open item on leaving the screen.
  useEffect(
    () => () => {
      last.current = undefined;
    },
    [],
  );

  const changeByKey = useRequestKeys();
  useShortcuts(TODAY_KEYS, (action, key) => {
    const target = consultation?.review === "accepted" ? consultation : undefined;
    if (target && changeByKey(action, key, target)) return true;
    if (action === "contacted") {
      if (target) toggle(target);
      return target !== undefined || pressContacted();
    }
    if (action === "refresh") return focusAnswer();
    if (action === "close" && open) {
      // Escape first leaves the field; in a narrow window, it then returns to the queue.
      if (placeOf(document.activeElement) === "field") document.getElementById(DETAIL_TITLE)?.focus();
      else if (beside) return false;
      else show(undefined);
      return true;
    }
    if (action !== "next" && action !== "previous") return false;
    // If the open item has left the queue, the item that took its place is next.
    const next = openAt >= 0 ? openAt + 1 : place.current;
    const to = items[action === "next" ? next : (openAt >= 0 ? openAt : place.current) - 1];
    if (to) show(to);
    return to !== undefined;
  });
  // Only for another item: the open one changes with every reload, perhaps while the member types.
  const openKey = open?.key;
  useEffect(() => {
    if (openKey && !beside) document.getElementById(DETAIL_TITLE)?.focus();
  }, [openKey, beside]);

  if (isPending && items.length === 0) return <Loading text={t.today.loading} />;
  if (isError) return <Failed text={t.today.failed} onRetry={retry} />;
  const isRequest = consultation && (open.kind === "request" || open.kind === "step");
  return (
    <div className="today" data-open={(open && asked) || undefined}>
      <section className="today-queue" aria-label={t.nav.today}>
        <h1>
          {t.nav.today} {items.length > 0 && <span className="note">{t.today.count(items.length)}</span>}
        </h1>
        {items.length === 0 && <Empty text={t.today.empty} />}
        {GROUPS.map((group) => {
          const rows = items.filter((item) => item.group === group);
          return (
            rows.length > 0 && (
              // Fold the items that can wait while there are others that cannot.
              <details key={group} open={group !== "later" || rows.length === items.length || rows.includes(open!)}>
                <summary className="today-group">
                  <h2>
                    {t.today.groups[group]} <span className="note">{rows.length}</span>
                  </h2>
                </summary>
                <ul>
                  {rows.map((item) => (
                    <Row key={item.key} item={item} isOpen={item.key === open?.key} onShow={show} />
                  ))}
                </ul>
              </details>
            )
          );
        })}
        <GoingLive isOpen={items.length === 0} />
      </section>
      {open && (beside || asked) && (
        <div
          className="today-record"
          data-kind={isRequest || open.kind === "appointment" || open.mail?.request ? "request" : open.kind}
        >
          {!beside && (
            <button type="button" className="action action-small today-back" onClick={() => show(undefined)}>
              <Icon name="back" />
              {t.today.back}
            </button>
          )}
          {hasLeft && isMissing(left.error) ? (
            <MissingRecord />
          ) : isRequest ? (
            <RequestRecord
              consultation={consultation}
              isToggling={pending.has(consultation.id)}
              onToggle={toggle}
              onAnswered={(isSent) => (isSent ? goOn(open) : goTo(addressOf(open)))}
            />
          ) : (
            <Suspense fallback={<Loading text={t.loadingDesk} />}>
              <OtherPane key={open.key} item={open} onDone={() => goOn(open)} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}

const addressOf = ({ key }: QueueItem) => `${pathOfView("today")}?item=${key}`;

const ICONS = { chat: "inbox", appointment: "calendar", check: "filter", mail: "mail", privacy: "person" } as const;

function Row({ item, isOpen, onShow }: { item: QueueItem; isOpen: boolean; onShow: (item: QueueItem) => void }) {
  const { t, language } = useTexts();
  const now = useNow();
  const { kind, group, grade, title, about, due, since } = item;
  const address = addressOf(item);
  const isPresent = kind === "chat" && group === "now";
  const isLate = due < now;
  return (
    <li>
      <a
        className="today-row"
        href={address}
        aria-current={isOpen || undefined}
        onClick={(event) => {
          follow(event, address);
          if (event.defaultPrevented) onShow(item);
        }}
      >
        <span className="today-grade" data-grade={grade ? gradeLetter(grade)[0] : undefined}>
          {kind === "request" || kind === "step" ? gradeLetter(grade ?? "") : <Icon name={ICONS[kind]} />}
        </span>
        <b className="cut">
          <Stranger>{title}</Stranger>
        </b>
        <span className="note cut">
          <Stranger>{about}</Stranger>
        </span>
        <time className={isPresent || isLate ? "late" : "due"} dateTime={due.toISOString()}>
          {isPresent
            ? t.today.now
            : isLate
              ? since
                ? ageOf(since.toISOString(), now, t.age)
                : latenessOf(due, now, t.late)
              : kind === "step" && due <= companyMoment(dayAfter(companyDay(now)))
                ? t.nav.today
                : // A call is at its time, not by it.
                  kind === "appointment"
                  ? callTime(due, now, language)
                  : t.dueShort(deadlineTime(due, now, language, "short"))}
        </time>
      </a>
    </li>
  );
}

const TEXTS = sectionTexts<TextLike<typeof goingLive>>({
  fr: async () => (await import("../../text/fr/desk/going-live.ts")).goingLive,
  en: async () => (await import("../../text/en/desk/going-live.ts")).goingLive,
});

/** Screen where staff can resolve a point; other points depend on the configuration or on third parties. */
const PLACES: Readonly<Record<string, View>> = {
  company: "company",
  samples: "company",
  officer: "company",
  claims: "claims",
  mail: "outbox",
  hours: "hours",
  factor: "account",
  post: "blog",
};
/** How long the checks' results stay fresh, in ms; not less, because each run queries DNS and the mail server. */
const SEEN_FOR = 60_000;

/** Steps left before the site goes live; folded while items wait, and hidden if no step is known to be open. */
function GoingLive({ isOpen }: { isOpen: boolean }) {
  const { staff } = useDesk();
  return staff.role === "admin" ? <List isOpen={isOpen} /> : null;
}

function List({ isOpen }: { isOpen: boolean }) {
  const t = useSectionTexts(TEXTS);
  const { data: points = [] } = useRead(["going-live"], "GET /going-live", { staleTime: SEEN_FOR });
  const done = points.filter(({ state }) => state === "done").length;
  if (!points.some(({ state }) => state === "open")) return null;
  return (
    <details open={isOpen}>
      <summary className="today-group">
        <h2>
          {t.title} <span className="note">{t.done(done, points.length)}</span>
        </h2>
      </summary>
      <ul>
        {points.map(({ id, state, detail }) => {
          const { name, how } = t.points[id];
          const place = PLACES[id] && pathOfView(PLACES[id]);
          return (
            <li key={id} className="item">
              <div className="item-what">
                <p>
                  {place ? (
                    <a href={place} onClick={(event) => follow(event, place)}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}{" "}
                  <span className={`badge ${state === "done" ? "badge-contacted" : "badge-outline"}`}>
                    {t.states[state]}
                  </span>
                </p>
                {state !== "done" && <p className="note">{how}</p>}
                {detail && (
                  <p className="note">
                    <Stranger>{detail}</Stranger>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
