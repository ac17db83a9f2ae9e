import { Fragment, type MouseEvent, memo, type ReactNode, type RefObject } from "react";
import { follow, goTo } from "../shell/use-address.ts";
import { type ListHandle, type RowId, Space, useVirtualRows } from "./use-virtual-rows.tsx";

export interface Column<Row> {
  key: string;
  head: string;
  /** Whether the heading is only for screen readers. */
  isHeadUnseen?: boolean;
  cell: (row: Row) => ReactNode;
  /** CSS width; columns without a width share the remaining space. */
  width?: string;
  /** Whether to align the cells to the end, for numbers and actions. */
  isEnd?: boolean;
  /** Whether the column has the row's name; by default, the first column does. */
  isName?: boolean;
  /** Whether to wrap the cell in a link to the row's URL; `under` is shown below the link. */
  isLink?: boolean;
  under?: (row: Row) => ReactNode;
  /**
   * Place in a narrow layout, where a row is a block: beside the name, on a separate line (the default), on a separate
   * line after the column heading, or hidden.
   */
  narrow?: "aside" | "line" | "labelled" | "hidden";
  /** Smallest table width at which the column is shown. */
  from?: "middle" | "wide" | "widest";
}

interface RowsProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** URL that a press on the row, outside its links and buttons, opens. */
  addressOf?: (row: Row) => string;
  marksOf?: (row: Row) => { current?: boolean; open?: boolean; chosen?: boolean };
  onFocus?: (row: Row) => void;
}

/**
 * A table of records. In narrow windows, each row becomes a block that starts with its name. Use {@link LongTable} for
 * paginated lists.
 */
export function Table<Row extends { id: RowId }>(props: RowsProps<Row>) {
  const { rows, ...rest } = props;
  return (
    <table className="table">
      <Head {...props} />
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.id} row={row} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

interface LongTableProps<Row> extends RowsProps<Row> {
  /** Name of the row layout; changing it discards measured heights. */
  layout: string;
  hasNext: boolean;
  onNearEnd: () => void;
  handle: RefObject<ListHandle | null>;
}

/** Estimated row height before measuring, in px. */
const ROW_HEIGHT = 45;

/** A virtualized table, which renders only the rows near the window, so that 100,000 rows scroll like 50. */
export function LongTable<Row extends { id: RowId }>(props: LongTableProps<Row>) {
  const { rows, layout, hasNext, onNearEnd, handle, ...rest } = props;
  const virtual = useVirtualRows({ rows, layout, rowHeight: ROW_HEIGHT, overscan: 12, hasNext, onNearEnd, handle });
  return (
    <div ref={virtual.top}>
      <table className="table" aria-rowcount={hasNext ? -1 : rows.length + 1}>
        <Head {...props} />
        <tbody>
          <Space height={virtual.before} />
          {virtual.items.map(({ index, key }) => {
            const row = rows[index];
            return row && <TableRow key={key} row={row} index={index} measure={virtual.measure} {...rest} />;
          })}
          <Space height={virtual.after} />
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ caption, columns }: RowsProps<Row>) {
  return (
    <>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, head, isHeadUnseen, width, isEnd, from }) => (
            <th key={key} scope="col" data-end={isEnd} data-from={from} style={width ? { width } : undefined}>
              {isHeadUnseen ? <span className="unseen">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

interface TableRowProps<Row extends { id: RowId }> extends Omit<RowsProps<Row>, "rows" | "caption"> {
  row: Row;
  index?: number;
  measure?: (row: Element | null) => void;
}

function PlainRow<Row extends { id: RowId }>({
  row,
  index,
  measure,
  columns,
  addressOf,
  marksOf,
  onFocus,
}: TableRowProps<Row>) {
  const marks = marksOf?.(row);
  const nameAt = Math.max(
    0,
    columns.findIndex(({ isName }) => isName),
  );
  const press = (event: MouseEvent) => {
    if (!addressOf || (event.target instanceof Element && event.target.closest("a, button, label, input"))) return;
    if (getSelection()?.isCollapsed === false) return;
    goTo(addressOf(row));
  };
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-current={marks?.current || undefined}
      data-open={marks?.open || undefined}
      data-chosen={marks?.chosen || undefined}
      data-pressable={addressOf ? true : undefined}
      onFocus={onFocus && (() => onFocus(row))}
      onClick={press}
    >
      {columns.map(({ key, head, cell, isLink, under, isEnd, narrow = "line", from }, at) => {
        const looks = { "data-end": isEnd, "data-narrow": narrow, "data-from": from };
        const address = isLink && addressOf?.(row);
        const content = address ? (
          <>
            <a
              className="open-link"
              href={address}
              data-row={row.id}
              aria-current={marks?.open ? "true" : undefined}
              onClick={(event) => follow(event, address)}
            >
              {cell(row)}
            </a>
            {under && <span className="row-line cut">{under(row)}</span>}
          </>
        ) : (
          cell(row)
        );
        return (
          <Fragment key={key}>
            {at === nameAt ? (
              <th scope="row" tabIndex={-1} {...looks} data-narrow="name">
                {content}
              </th>
            ) : (
              <td {...looks} data-head={narrow === "labelled" ? head : undefined}>
                {content}
              </td>
            )}
          </Fragment>
        );
      })}
    </tr>
  );
}

const TableRow = memo(PlainRow) as typeof PlainRow;
