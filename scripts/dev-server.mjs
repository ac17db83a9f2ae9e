import { once } from "node:events";
import { watch } from "node:fs";
import { createServer } from "node:http";
import { join, relative, sep } from "node:path";
import { getViteConfig } from "astro/config";
import { createServer as createVite } from "vite";
import { ISLANDS } from "../src/site/islands.ts";
import { fail, ROOT, readDotEnv, say } from "./toolchain.mjs";

/**
 * Runs the sources in this process, which `npm run dev` spawns. Vite transforms a source on first use, its module
 * runner evaluates server code here, and API and pages run behind the same front as in production. A change affects
 * every file that imports the changed file, directly or not. If `server/start.ts` is among them, the server restarts;
 * otherwise pages are rendered with the re-evaluated code.
 */

/** Debounce before the server restarts, in ms: editors and Git write several files at once. */
const QUIET = 30;
/** Lowest log level (pino) that is shown. */
const WARNING = 40;

const START = join(ROOT, "src/server/start.ts");
/** Matches the paths that Vite answers: its own, sources, and scripts in `.astro` files. */
const OF_VITE = /^\/(?:@|__|src\/|node_modules\/|\.astro\/)|\?astro&/;
/** Matches files that are read only at startup, so that changing one needs a new process. */
const READ_ONCE = /^(?:astro\.config\.ts|package(?:-lock)?\.json|tsconfig\.json|\.env|public\/.*|scripts\/[^/]*)$/;
const startAnew = () => process.send?.("again");

/**
 * Code appended to Vite's client, which Astro adds to every page: enables hot reload of React components, and reloads
 * server-rendered pages. The desk does not reload; its components are replaced one by one.
 */
const IN_PAGES = `import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
createHotContext("/nordet").on("nordet:drawn-anew", () => {
  if (!document.getElementById("desk")) location.reload();
});`;
const extendClient = {
  name: "nordet-extend-client",
  transform: { filter: { id: /\/vite\/dist\/client\/client\.mjs$/ }, handler: (code) => `${code}\n${IN_PAGES}` },
};

/** Replaces Astro's hot reload, which would also reload the desk. Only changes to style sheets are left to Astro. */
const followChanges = {
  name: "nordet-follow-changes",
  hotUpdate: {
    order: "pre",
    handler({ modules, timestamp }) {
      const { name, moduleGraph, runner } = this.environment;
      // Skips the script `.css?url` that Astro also adds for each style sheet, because it cannot hot-reload.
      if (name === "client") return modules.filter(({ id }) => !id?.endsWith(".css?url"));
      if (name !== "ssr" || modules.length === 0 || modules.every(({ id }) => id?.endsWith(".css"))) return undefined;
      const reached = new Set();
      for (const module of modules) moduleGraph.invalidateModule(module, reached, timestamp, true);
      for (const { id } of reached) {
        const evaluated = id && runner.evaluatedModules.getModuleById(id);
        if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
      }
      changed([...reached].some(({ id }) => id === START));
      return [];
    },
  },
};

readDotEnv();
const outer = createServer();
const vite = await createViteServer().catch((error) => {
  say(`\n${error.stack}\n`);
  watch(ROOT, (_event, name) => {
    if (READ_ONCE.test(name ?? "")) startAnew();
  });
  // Never resolves, so that the process stays alive until a change fixes the error.
  return new Promise(() => undefined);
});

async function createViteServer() {
  const ignored = ["data", "dist", "docs", "e2e", "labs", "test", "test-results"];
  const config = await getViteConfig(
    {
      plugins: [extendClient, followChanges],
      // Pre-bundles dependencies at startup, because each one discovered later would reload the page.
      optimizeDeps: { entries: ["src/desk/shell/mount.tsx", ...Object.values(ISLANDS)] },
      server: {
        middlewareMode: true,
        ws: { server: outer },
        watch: { ignored: ignored.map((name) => join(ROOT, name, "**")) },
      },
    },
    { logLevel: "warn" },
  )({ mode: "development", command: "serve" });
  return createVite({ ...config, configFile: false });
}

const { client, ssr } = vite.environments;
const load = (path) => ssr.runner.import(path);
const { readEnv } = await load("/src/server/env.ts");
const { listen } = await load("/src/server/http/http-server.ts");
const { createLog } = await load("/src/server/log.ts");

/** Returns the message of an error that the developer can fix, or any other error's stack. */
const explain = (error) => (error.name === "StartFailure" ? error.message : (error.stack ?? String(error)));

const log = createLog({
  write(line) {
    const { level, time: _, msg, err, ...more } = JSON.parse(line);
    if (level < WARNING) return;
    say([msg, ...(Object.keys(more).length > 0 ? [JSON.stringify(more)] : []), ...(err ? [err.stack] : [])].join("\n"));
  },
});

/** Relaxes a page's content policy for the scripts and styles that Vite adds. */
const relaxed = (policy) =>
  policy
    .replaceAll(/ 'sha256-[^']+'/g, "")
    .replaceAll(/(?:script|style)-src 'self'/g, "$& 'unsafe-inline'")
    .replace("connect-src 'self'", "$& ws: wss:")
    .concat("; worker-src blob:");

/** Returns the error page shown in place of a page that throws; it reloads once the error is fixed. */
const failurePage = (error) =>
  `<!doctype html><meta charset="utf-8"><title>Error</title><script type="module" src="/@vite/client"></script><pre>${explain(
    error,
  )
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")}</pre>`;
const AS_HTML = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };

/** Renders pages like the production server, but with the relaxed policy and with errors shown in the page. */
function pagesOf(createApp) {
  const app = createApp({ streaming: false });
  const render = app.render.bind(app);
  app.render = async (request, options) => {
    const { contentPolicy, outcome } = options.locals;
    const locals = { ...options.locals, contentPolicy: (...of) => relaxed(contentPolicy(...of)) };
    const response = await render(request, { ...options, locals });
    if (!outcome.failure) return response;
    const { error } = outcome.failure;
    outcome.failure = undefined;
    say(`\n${explain(error)}\n`);
    return new Response(failurePage(error), { status: 500, headers: AS_HTML });
  };
  return app;
}

const islands = Object.fromEntries(Object.keys(ISLANDS).map((name) => [name, `/@id/island:${name}`]));
/** The running server, or the error that keeps it from running. */
let running;
let failure;
/** Responses in progress; a replaced server closes once they have ended. */
const answering = new Set();

async function startServer() {
  const [{ start }, { createApp }] = await Promise.all([load(START), load("astro/app/entrypoint")]);
  await stopServer();
  const app = pagesOf(createApp);
  const server = createServer();
  server.close = (closed) => Promise.all([...answering].map((answer) => once(answer, "close"))).then(() => closed());
  server.closeAllConnections = () => {
    for (const answer of answering) answer.destroy();
  };
  const started = await start({
    app,
    log,
    clientFiles: { islands, desk: [] },
    clientFolder: join(ROOT, "public"),
    development: { server, url },
  });
  running = { ...started, app, server };
}

async function stopServer() {
  const old = running;
  running = undefined;
  await old?.close();
}

/** Restarts the server. If the sources cannot be evaluated, shows the error and keeps the previous server. */
async function startOrShow() {
  failure = undefined;
  await startServer().catch((error) => {
    failure = error;
    say(`\n${explain(error)}\n`);
    client.hot.send({ type: "error", err: { message: error.message, stack: explain(error) } });
  });
}

let timer;
let isServerReached = false;
let starting = Promise.resolve();

function changed(ofServer) {
  isServerReached ||= ofServer;
  clearTimeout(timer);
  timer = setTimeout(() => {
    starting = starting.then(follow);
  }, QUIET);
}

async function follow() {
  if (isServerReached || failure) {
    isServerReached = false;
    const began = performance.now();
    await startOrShow();
    if (failure) return;
    say(`Server restarted in ${Math.round(performance.now() - began)} ms.`);
  }
  client.hot.send("nordet:drawn-anew");
}

/**
 * Loads a page's code before rendering, because on first use Vite transforms all its imports, which must not count
 * towards the render timeout.
 * @throws Error if the page's sources cannot be evaluated
 */
async function loadPage(address) {
  const route = URL.canParse(address, url) && running?.app.match(new Request(new URL(address, url)));
  if (route) await load(`/${route.component}`);
}

async function answer(incoming, outgoing) {
  try {
    await starting;
    await loadPage(incoming.url);
    await starting;
    if (failure && !running) throw failure;
  } catch (error) {
    say(`\n${explain(error)}\n`);
    return outgoing.writeHead(500, AS_HTML).end(failurePage(error));
  }
  answering.add(outgoing);
  outgoing.once("close", () => answering.delete(outgoing));
  running.server.emit("request", incoming, outgoing);
}

outer.on("request", (incoming, outgoing) => {
  if (OF_VITE.test(incoming.url)) vite.middlewares(incoming, outgoing);
  else void answer(incoming, outgoing);
});
vite.watcher.on("all", (_event, file) => {
  if (READ_ONCE.test(relative(ROOT, file).split(sep).join("/"))) startAnew();
});

let isEnding = false;
async function end() {
  if (isEnding) return;
  isEnding = true;
  outer.close();
  outer.closeAllConnections();
  await starting;
  await stopServer();
  await vite.close();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.on(signal, end);
}

const url = await listen(outer, readEnv(process.env)).catch((error) => fail(error.message));
say(`  Nordet      ${url}`);
starting = startOrShow();
await starting;
if (running) {
  say(`  data        ${running.dataDir}`);
  if (running.firstAccountLink) {
    say(`  first staff account, link valid once:\n              ${running.firstAccountLink}`);
  }
}
