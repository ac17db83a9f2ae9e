import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const PROGRAM = path.join(import.meta.dirname, "../src/server/auth/staff-command-line.ts");
const PASSWORD = "correct horse battery";

/** Adds a member of staff to a server's database, like `npm run staff`. */
export async function addStaff(variables: Record<string, string>, role: "admin" | "editor"): Promise<void> {
  const options = ["--email", `${role}@nordet.example`, "--name", role, "--role", role];
  await promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", PROGRAM, "add", ...options], {
    env: { PATH: process.env["PATH"], ...variables, STAFF_PASSWORD: PASSWORD },
  });
}

/**
 * Signs a member of staff in.
 * @param address client IP address, for rate limits; the server trusts one proxy
 * @returns the session cookie, or the response's status if there is none
 */
export async function signIn(url: string, role: string, address: string, password = PASSWORD) {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url, "X-Forwarded-For": address },
    body: JSON.stringify({ email: `${role}@nordet.example`, password }),
  });
  await answer.arrayBuffer();
  const cookie = answer.headers.getSetCookie().find((one) => one.includes("session_token="));
  return { status: answer.status, cookie: cookie?.split(";")[0] };
}
