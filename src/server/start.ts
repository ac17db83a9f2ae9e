import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { createApp } from "astro/app/entrypoint";
import { sql } from "kysely";
import type { Logger } from "pino";
import { LIST_TAG } from "../features/blog/facts.ts";
import { CLAIMS_TAG } from "../features/claims/claims.ts";
import { COMPANY_TAG } from "../features/company/company.ts";
import { firstAccountLink as firstAccountLinkOf } from "../features/staff/new-accounts.ts";
import { StartFailure } from "../lib/start-failure.ts";
import { createApi } from "./api/api.ts";
import { wordCompanyError } from "./company-commands.ts";
import { explainStart } from "./data/explain-start.ts";
import { openServices } from "./data/open-services.ts";
import { readEnv } from "./env.ts";
import { loadAssets } from "./http/assets.ts";
import { createFront } from "./http/front.ts";
import { createHttpServer, listen } from "./http/http-server.ts";
import { PAGE_CACHE_BYTES, PAGE_LIFETIME_WITHOUT_NOTIFY } from "./http/limits.ts";
import { createMetrics } from "./http/metrics.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createLog } from "./log.ts";
import { createCdnPurge, SITE_TAG } from "./pages/cdn.ts";
import { type CompanyPreview, createCompanyPreview } from "./pages/company-preview.ts";
import { notifyThrough } from "./pages/notify-channel.ts";
import { PageCache } from "./pages/page-cache.ts";
import { NEXT_TIME_TAG } from "./pages/page-rules.ts";
import { astroPages } from "./pages/pages.ts";
import { createPurgeBus, type PurgeBus } from "./pages/purge-pages.ts";
import { createVisitCounter } from "./pages/visit-counter.ts";
import { createPageWarmer, type PageWarmer, quietSinceLast } from "./pages/warm-pages.ts";
import type { Services } from "./services.ts";
import { closeGracefully, stopOnSignals } from "./shutdown.ts";

export interface StartOptions {
  app: ReturnType<typeof createApp>;
  /** Environment variables; `process.env` by default. */
  variables?: Record<string, string | undefined>;
  log?: Logger;
  /** Paths of the browser files that pages refer to. */
  clientFiles?: App.Locals["clientFiles"];
  /** Folder of the browser files; the build's by default. */
  clientFolder?: string;
  /**
   * File that passes the published company to the next process, and a function that starts that process. Without this,
   * the sample company stays.
   */
  company?: { file: string; beginAnew: () => void };
  /**
   * The development server, which listens at `url` and owns the process. It passes on every request that is not for
   * Vite, and pages are not cached.
   */
  development?: { server: Server; url: string };
}

export interface RunningServer {
  /** URL at which the server listens. */
  url: string;
  dataDir: string;
  /** Link that creates the first staff account; `null` once one exists. */
  firstAccountLink: string | null;
  /** Finishes accepted requests, then releases everything. */
  close(): Promise<void>;
}

/** The build's browser files, relative to `dist/server/entry.mjs` or one of its chunks. */
const CLIENT_FOLDER = fileURLToPath(
  new URL(/\/chunks\/[^/]+$/.test(import.meta.url) ? "../../client/" : "../client/", import.meta.url),
);

/**
 * Listens, opens the database and assembles the parts; requests that arrive meanwhile wait.
 * @throws StartFailure if the configuration is invalid, the address is taken or the data cannot be used
 */
export async function start(options: StartOptions): Promise<RunningServer> {
  const variables = options.variables ?? process.env;
  const env = readEnv(variables);
  const log = options.log ?? createLog();
  const { development } = options;
  const server = development?.server ?? createHttpServer(env.TRUST_PROXY, log);
  const early: [IncomingMessage, ServerResponse][] = [];
  const wait = (incoming: IncomingMessage, outgoing: ServerResponse) => void early.push([incoming, outgoing]);
  server.on("request", wait).on("checkContinue", wait);
  takeAstroLog(options.app, log);
  const url = development?.url ?? (await listen(server, env));
  const siteUrl = new URL(env.SITE_URL ?? url);
  /** Returns the maximum age of anything cached in memory, in ms. */
  const lifetime = () => (bus.isListening ? Number.POSITIVE_INFINITY : PAGE_LIFETIME_WITHOUT_NOTIFY);
  const letGo = () => {
    server.close();
    server.closeAllConnections();
  };
  const services = await openServices({ ...env, SITE_URL: siteUrl.origin }, log, {
    keptFor: lifetime,
    purge: async (tags) => {
      await bus.purge(tags);
      cdn?.purge(tags);
    },
  }).catch((error: unknown) => {
    letGo();
    throw explainStart(error, env);
  });
  if (env.COMPANY_FILE) {
    await takeCompanyFile(services, env.COMPANY_FILE, log).catch(async (error: unknown) => {
      letGo();
      await services.close();
      throw error;
    });
  }

  const cache = new PageCache({
    // One byte: too small for any page, so nothing is cached.
    maxBytes: development ? 1 : PAGE_CACHE_BYTES,
    lifetime,
    clock: services.clock,
    untilQuiet: quietSinceLast(),
    onBackgroundError: (error) => log.error({ err: error }, "compressing a page failed"),
  });
  const cdn = env.CDN_PURGE_URL
    ? createCdnPurge({ url: env.CDN_PURGE_URL, header: env.CDN_PURGE_HEADER, log })
    : undefined;
  const bus: PurgeBus = createPurgeBus({
    connectionString: env.DATABASE_URL,
    purge: (tags) => {
      if (tags.includes(CLAIMS_TAG)) void sayClaimsAnew();
      if (tags.includes(COMPANY_TAG)) {
        showCompany().catch((error: unknown) => log.error({ err: error }, "the published company could not be shown"));
      }
      if (tags.includes(NEXT_TIME_TAG)) services.appointments.offers.forget();
      cache.purge(tags);
      if (tags.includes(LIST_TAG)) services.chatAnswers.refresh();
      warmer.begin();
    },
    purgeAll: () => {
      services.appointments.offers.forget();
      cache.purgeAll();
      services.chatAnswers.refresh();
      warmer.begin();
    },
    notify: notifyThrough(services.database),
    log,
  });
  /** Rebuilds everything made from texts, because any of them may now word a claim differently. */
  async function sayClaimsAnew(): Promise<void> {
    try {
      await services.claims.read();
    } catch (error) {
      log.error({ err: error }, "the proofs of claims could not be read");
    }
    services.knowledgeBase.forget();
    cache.purgeAll();
    services.chatAnswers.refresh();
    cdn?.purge([SITE_TAG]);
    warmer.begin();
  }
  /** Starts a new process for a newly published company, because texts are built from its facts at load time. */
  async function showCompany(): Promise<void> {
    if (!options.company) return;
    const published = await services.company.live();
    if (isDeepStrictEqual(published, globalThis.nordetCompany)) return;
    const { file } = options.company;
    // With PostgreSQL, the data folder may not exist yet.
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    // The rename is atomic, so that the next process never reads half a file.
    await writeFile(`${file}.part`, JSON.stringify(published), { mode: 0o600 });
    await rename(`${file}.part`, file);
    log.info("another company was published: a new process begins");
    options.company.beginAnew();
  }
  const preview: CompanyPreview | undefined = options.company && createCompanyPreview(variables, siteUrl);
  const previewCompany = async (path: string) => {
    const draft = await services.company.draft();
    return draft && preview?.draw(draft, path);
  };
  const api = createApi(services);
  const front = createFront({
    siteUrl,
    trustedProxies: env.TRUST_PROXY,
    log,
    assets: loadAssets(options.clientFolder ?? CLIENT_FOLDER, securityHeaders(siteUrl)),
    cache,
    pages: astroPages(options.app, siteUrl, options.clientFiles ?? { islands: {}, desk: [] }),
    api: (request, context) => api.fetch(request, context),
    media: services.media.find,
    moved: services.blog.moved,
    cdnMaxAge: env.CDN_MAX_AGE,
    admitRead: (address) => services.readTraffic.admit(address, 0),
    isStaff: async (headers) => (await services.staff.memberOf(headers)) !== null,
    countVisit: createVisitCounter(services.visits),
    metrics:
      env.METRICS_TOKEN === undefined
        ? undefined
        : await createMetrics(env.METRICS_TOKEN, {
            outbox: services.outbox.backlog,
            pageCache: () => ({ pages: cache.size, bytes: cache.bytes }),
            streams: services.eventStreams.count,
            clock: services.clock,
          }),
    locals: (requestId) => ({ services, requestId, ...(preview && { previewCompany }) }),
    isReady: async () => {
      await sql`select 1`.execute(services.database.kysely);
      await services.database.flushed();
      await services.writeCheck.pass();
      return true;
    },
  });
  const warmer: PageWarmer = createPageWarmer({
    warm: development ? async () => undefined : front.warm,
    onError: (error) => log.error({ err: error }, "warming a page failed"),
  });
  for (const event of ["request", "checkContinue"]) server.off(event, wait).on(event, front.handle);
  for (const [incoming, outgoing] of early) front.handle(incoming, outgoing);

  const close = async () => {
    front.stop();
    services.eventStreams.endAll();
    await warmer.stop();
    preview?.end();
    const finished = await closeGracefully(server);
    if (!finished) log.warn("some requests did not finish in time");
    await bus.close();
    await cdn?.close();
    await services.close();
    process.off("uncaughtExceptionMonitor", onCrash);
    forgetSignals?.();
  };
  const onCrash = (error: Error) => log.fatal({ err: error }, "crashed");
  process.on("uncaughtExceptionMonitor", onCrash);
  const forgetSignals = development ? undefined : stopOnSignals(close, log);
  const firstAccountLink = await firstAccountLinkOf(services.staff);
  services.start();
  warmer.begin();
  cdn?.purge([SITE_TAG]);
  log.info({ url }, "listening");
  await showCompany();
  if (env.SITE_URL && !variables["STAFF_MAIL"]) {
    log.warn(
      { staffMail: env.STAFF_MAIL },
      "STAFF_MAIL is not set: new requests are mailed to the company's own address",
    );
  }
  if (env.WEBHOOK_PRIVATE_NETWORKS) {
    log.warn(
      "WEBHOOK_PRIVATE_NETWORKS opens every private network to webhooks: name the hosts in OUTGOING_PRIVATE instead",
    );
  }
  return { url, dataDir: env.DATA_DIR, firstAccountLink, close };
}

/**
 * Publishes the company of the file, unless one is already published.
 * @throws StartFailure that names each bad field of the file
 */
async function takeCompanyFile({ company }: Services, file: string, log: Logger): Promise<void> {
  try {
    const isTaken = await company.take(JSON.parse(await readFile(file, "utf8")));
    if (isTaken) log.info({ file }, "the company of the file was published");
  } catch (error) {
    throw new StartFailure(`COMPANY_FILE cannot be taken over, ${file}:\n${wordCompanyError(error)}`);
  }
}

/**
 * Routes Astro's output to our log. Lines without a label are page errors, which the front reports better, so they are
 * logged at debug level.
 */
function takeAstroLog(app: StartOptions["app"], log: Logger): void {
  app.logger.setDestination({
    write: ({ label, level, message }) => {
      if (label === null || level === "silent") log.debug({ level }, message);
      else log[level]({ label }, message);
    },
  });
}
