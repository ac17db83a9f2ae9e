import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { AppointmentView } from "../../features/appointments/model.ts";
import { AppointmentPage } from "./appointment-page.tsx";

it("keeps a hyphenated word of its heading on one line", () => {
  const time = { day: "2026-12-01", time: "09:00" };
  const view: AppointmentView = {
    state: "cancelled",
    language: "fr",
    zone: "America/Toronto",
    kind: "phone",
    start: "2026-12-01T14:00:00.000Z",
    end: "2026-12-01T14:30:00.000Z",
    company: time,
    visitor: time,
    hostName: null,
    phoneEnd: null,
    lateMinutes: null,
    isSoon: false,
    isOver: false,
    token: "token",
    bookToken: "token",
    isToConfirm: false,
    isWaiting: false,
    slots: [],
  };
  const markup = renderToStaticMarkup(
    <AppointmentPage language="fr" token="token" view={view} isNew={false} isMoved={false} />,
  );
  expect(/<h1>.*<\/h1>/.exec(markup)?.[0]).toBe("<h1>Le <span>rendez-vous</span> est annulé</h1>");
});
