import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { runStaffCommand } from "./staff-commands.ts";

/** Entry that `scripts/staff.mjs` runs under the pinned Node; it connects the command to a real terminal. */
process.exitCode = await runStaffCommand(process.argv.slice(2), {
  variables: process.env,
  askPassword,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});

/** Asks for a password twice on a terminal, without echo, or reads one line from a pipe. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readHidden("");
  const password = await readHidden("Password: ");
  if ((await readHidden("Once more: ")) !== password) throw new Error("The two passwords differ. Nothing was changed.");
  return password;
}

function readHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY === true });
  process.stderr.write(question);
  return new Promise((resolve, reject) => {
    lines.once("line", (line) => {
      resolve(line);
      lines.close();
    });
    lines.once("SIGINT", () => process.exit(130));
    lines.once("close", () => {
      process.stderr.write(question && "\n");
      reject(new Error("No password was given. Type one, or set STAFF_PASSWORD. Nothing was changed."));
    });
  });
}
