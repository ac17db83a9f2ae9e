import { rmSync } from "node:fs";

/** Deletes the test run's data folder; Playwright requires a default export here. */
export default function removeData() {
  const folder = process.env["E2E_DATA_DIR"];
  if (folder && !process.env["E2E_KEEP_DATA"]) rmSync(folder, { recursive: true, force: true });
}
