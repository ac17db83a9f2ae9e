import type { CSSProperties, ReactNode } from "react";
import { HEADING_FONT, LIGHT, WRAP } from "./look.ts";

/** Renders a layout table, the only way to place elements side by side in every mail program. */
export function Table({ width, style, children }: { width?: "100%"; style?: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" width={width} cellPadding={0} cellSpacing={0} border={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  );
}

export interface Row {
  label: string;
  value: ReactNode;
}

/** Renders labels and values, side by side if there is room. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <Table width="100%">
      {rows.map(({ label, value }) => (
        <tr key={label}>
          <td
            className="stack stack-label soft"
            style={{
              color: LIGHT.soft,
              fontSize: 15,
              lineHeight: 1.45,
              padding: "6px 16px 6px 0",
              verticalAlign: "top",
              width: "38%",
            }}
          >
            {label}
          </td>
          <td
            className="stack stack-value ink"
            style={{
              color: LIGHT.ink,
              fontSize: 16,
              lineHeight: 1.45,
              padding: "6px 0",
              verticalAlign: "top",
              ...WRAP,
            }}
          >
            {value}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Renders a figure with a caption beside it. */
export function Figure(props: { figure: string; children: ReactNode }) {
  return (
    <Table>
      <tr>
        <td
          className="river"
          style={{
            color: LIGHT.river,
            fontFamily: HEADING_FONT,
            fontSize: 46,
            fontVariantNumeric: "tabular-nums",
            fontWeight: 600,
            letterSpacing: "-0.03em",
            lineHeight: 1,
            paddingRight: 16,
            verticalAlign: "middle",
            whiteSpace: "nowrap",
          }}
        >
          {props.figure}
        </td>
        <td className="ink" style={{ color: LIGHT.ink, fontSize: 16, lineHeight: 1.4, verticalAlign: "middle" }}>
          {props.children}
        </td>
      </tr>
    </Table>
  );
}

/**
 * Draws a bar of points, with its label above.
 * @param props `most` is the highest `max` of the bars shown together, so that a point has the same length in all
 */
export function PointsBar(props: {
  label: string;
  value: string;
  points: string;
  given: number;
  max: number;
  most: number;
}) {
  const percent = (part: number, whole: number) => `${Math.round((part / Math.max(whole, 1)) * 100)}%`;
  return (
    <Table width="100%" style={{ marginTop: 12 }}>
      <tr>
        <td className="ink" style={{ color: LIGHT.ink, fontSize: 15, lineHeight: 1.4, paddingBottom: 5 }}>
          <span className="soft" style={{ color: LIGHT.soft }}>
            {props.label}
          </span>
          <br />
          {props.value}
        </td>
        <td
          className="ink"
          align="right"
          style={{
            color: LIGHT.ink,
            fontSize: 15,
            fontVariantNumeric: "tabular-nums",
            lineHeight: 1.4,
            paddingBottom: 5,
            verticalAlign: "bottom",
            whiteSpace: "nowrap",
          }}
        >
          {props.points}
        </td>
      </tr>
      <tr>
        <td colSpan={2}>
          <div
            className="track"
            style={{
              backgroundColor: LIGHT.hairline,
              fontSize: 1,
              height: 6,
              lineHeight: "6px",
              width: percent(props.max, props.most),
            }}
          >
            <div
              className="fill"
              style={{
                backgroundColor: LIGHT.river,
                height: 6,
                lineHeight: "6px",
                fontSize: 1,
                width: percent(props.given, props.max),
              }}
            />
          </div>
        </td>
      </tr>
    </Table>
  );
}
