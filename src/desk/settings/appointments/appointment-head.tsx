import type { UseQueryResult } from "@tanstack/react-query";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { useAppointmentTexts } from "./appointment-texts.ts";

interface AppointmentHeadProps {
  list: UseQueryResult;
  /** Days that are shown, both included: those the file is of. */
  from: string;
  to: string;
}

/** Title, file and tabs of what is booked. */
export function AppointmentHead({ list, from, to }: AppointmentHeadProps) {
  const text = useAppointmentTexts();
  return (
    <>
      <div className="view-head">
        <h1>{text.title}</h1>
        <RefreshButton
          updatedAt={list.dataUpdatedAt}
          fetching={list.isFetching}
          onRefresh={() => void list.refetch()}
        />
        <a className="action" href={`/api/appointments/export.csv?from=${from}&to=${to}`} download>
          {text.exported}
        </a>
      </div>
    </>
  );
}
