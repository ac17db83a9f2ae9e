import type { ReactNode } from "react";
import type { StaffAppointment } from "../../features/appointments/model.ts";
import { apiHref } from "../../ui/api-client.ts";
import type { PagedResult } from "../kit/api.ts";
import { DetailBar, type DetailSteps } from "../kit/detail-place.tsx";
import { numberOf } from "../kit/filters.tsx";
import { ListScreen, type RowsGiven } from "../kit/list-screen.tsx";
import { RefreshButton } from "../kit/list-status.tsx";
import { focusAnswer, RecordOf } from "../requests/record/request-record.tsx";
import { useTexts } from "../shell/desk-context.tsx";
import { useAddress } from "../shell/use-address.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import { dayName, useAppointmentTexts } from "./queries.ts";

interface AppointmentScreenProps {
  list: PagedResult<StaffAppointment>;
  /** First and last Montréal day, both inclusive. */
  from: string;
  to: string;
  /** URL of the screen with no appointment open. */
  address: string;
  intro?: string;
  /** Shown above the list. */
  above?: ReactNode;
  rows: (given: RowsGiven<StaffAppointment>) => ReactNode;
  /** Whether the list has its own frame and is shown even when empty. */
  isWhole?: boolean;
}

export function appointmentAddress(screen: string, id: number): string {
  return `${screen}${screen.includes("?") ? "&" : "?"}open=${id}`;
}

/** Appointments in a range of days; the open appointment is shown in its request's record. */
export function AppointmentScreen(props: AppointmentScreenProps) {
  const { list, from, to, address, intro, above, rows, isWhole } = props;
  const text = useAppointmentTexts();
  const { t } = useTexts();
  const { query } = useAddress();
  const all = list.data?.rows ?? [];
  const openId = numberOf(query.get("open") ?? "");
  return (
    <ListScreen
      title={text.title}
      {...(intro && { intro })}
      texts={{ loading: text.loading, failed: text.failed, empty: text.none }}
      list={list}
      state={
        <div className="actions">
          <RefreshButton
            updatedAt={list.dataUpdatedAt}
            fetching={list.isFetching}
            onRefresh={() => void list.refetch()}
          />
          <a className="action" href={apiHref("GET /appointments/export.csv", { query: { from, to } })} download>
            {text.exported}
          </a>
        </div>
      }
      filters={above}
      rows={rows}
      isWhole={isWhole ?? false}
      addressOf={({ id }) => appointmentAddress(address, Number(id))}
      onAction={(action) => action === "refresh" && openId !== null && focusAnswer()}
      detail={{
        openId: all.some(({ id }) => id === openId) ? openId : null,
        isWide: true,
        label: text.record,
        listAddress: address,
        nameOf: ({ brief }) => brief.name,
        show: (id, steps) => {
          const appointment = all.find((each) => each.id === id);
          return appointment && <OpenAppointment key={id} appointment={appointment} steps={steps} texts={t.detail} />;
        },
      }}
    />
  );
}

interface OpenAppointmentProps {
  appointment: StaffAppointment;
  steps: DetailSteps;
  texts: { previous: string; next: string; close: string };
}

function OpenAppointment({ appointment, steps, texts }: OpenAppointmentProps) {
  const { language } = useTexts();
  return (
    <>
      <DetailBar title={dayName(appointment.day, language)} texts={texts} {...steps} />
      <div className="detail-body">
        <AppointmentRecord appointment={appointment} />
      </div>
    </>
  );
}

/** A call with what to know before it; below, the record of its request, with the letter to write afterwards. */
export function AppointmentRecord({ appointment }: { appointment: StaffAppointment }) {
  return (
    <RecordOf
      consultationId={appointment.consultationId}
      title={appointment.brief.name}
      top={<AppointmentCard appointment={appointment} isInRecord />}
    />
  );
}
