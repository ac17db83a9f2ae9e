import { type Purpose, RETENTION } from "../../lib/company/retention.ts";
import { answerColumns } from "../consultations/model.ts";

/**
 * The data map: what each column of the schema is for, how long it is kept and how sensitive it is. `npm run check`
 * compares it with the migrated schema, so that nothing is stored unsaid.
 *
 * A new column is added to the word that fits it best:
 * - `personal`: says something of a visitor, or finds them again (a name, an address, what they wrote, a choice of theirs);
 * - `business`: about the company they speak for, or our judgement of the request;
 * - `secret`: opens something (a password, a token, a digest of one), or knows somebody by a digest;
 * - `none`: none of these (numbers, times, states, our own texts).
 * A table with `personal` or `secret` columns about visitors also needs a holder in `holders/`, by which what
 * is in it is found, handed over and erased.
 */
interface TableInMap {
  /** Why the table exists; it gives how long its rows are kept, see {@link KEPT}. */
  purpose: Purpose;
  /** Names of columns, separated by spaces; likewise below. */
  none?: string;
  business?: string;
  personal?: string;
  secret?: string;
  /** The table exists on this database only. */
  only?: "sqlite" | "postgres";
  /** A full-text index: each database makes it of columns of its own, so those of the other may be missing. */
  differs?: true;
}

type Sensitivity = "none" | "business" | "personal" | "secret";

const SENSITIVITIES: readonly Sensitivity[] = ["none", "business", "personal", "secret"];

/** How long the rows of each purpose are kept. */
export const KEPT: Readonly<Record<Purpose, string>> = {
  consultation: `${RETENTION.requestMonths} months after the last exchange; a client's while they are one`,
  mail: `the content until delivery, then ${RETENTION.deliveredMailDays} days`,
  newsletter: `while subscribed, then ${RETENTION.newsletterProofYears} years as proof; unconfirmed ${RETENTION.unconfirmedReaderDays} days`,
  chat: "CHAT_RETENTION_DAYS after the last message, or until the visitor erases it",
  webhooks: `${RETENTION.webhookDays} days`,
  rights: `${RETENTION.privacyRequestMonths} months after the answer; certificates, without a name, for good`,
  limits: "hours, two days at most",
  staff: "while the account exists",
  accountability: "for good: ids and codes only",
  incidents: `${RETENTION.incidentYears} years at least`,
  publishing: "until staff delete it",
  operation: "while the program needs it",
};

export const DATA_MAP: Readonly<Record<string, TableInMap>> = {
  consultations: {
    purpose: "consultation",
    none: "id createdAt contacted contactedAt leadScoreVersion review reviewedAt verdictReasons language ownerId stage outcome outcomeAt nextStepAt followUpVersion addressProvenAt",
    business: `${answerColumns(false).join(" ")} leadScore leadScorePercent leadScoreFactors`,
    personal: `${answerColumns(true).join(" ")} source searchText nextStep`,
    secret: "contentDigest linkNonce",
  },
  // After an erasure it is tied to nobody, and stays.
  consent_ledger: {
    purpose: "consultation",
    none: "id purpose state at language source version wordingId mailedAt confirmedAt withdrawnAt withdrawnHow untiedAt",
    personal: "address addressKey page consultationId subscriptionId conversationId confirmationId",
  },
  consent_wordings: {
    purpose: "publishing",
    none: "id place version language wording digest keptSince",
  },
  consultation_notes: {
    purpose: "consultation",
    none: "id authorId mentions createdAt editedAt version",
    personal: "consultationId text",
  },
  desk_views: { purpose: "staff", none: "id ownerId shared createdAt", personal: "name query" },
  bulk_changes: { purpose: "operation", none: "id actorId items createdAt undoneAt" },
  appointment_hosts: {
    purpose: "staff",
    none: "staffId languages kinds expertise weight dailyCap pauseQuarters active version createdAt",
    secret: "feedDigest",
  },
  appointment_hours: { purpose: "staff", none: "id staffId weekday opens closes" },
  appointment_exceptions: { purpose: "staff", none: "id staffId day hours createdAt" },
  calendar_sources: {
    purpose: "staff",
    none: "id staffId kind etag lastModified readAt failingSince problem withdrawnAt createdAt",
    secret: "secret",
  },
  busy_spans: { purpose: "staff", none: "sourceId startsAt endsAt" },
  appointments: {
    purpose: "consultation",
    none: "id uid staffId kind startsAt endsAt wallDay wallTime language state outcome sequence version cancelledBy lateMinutes createdAt changedAt",
    personal: "consultationId visitorZone reason",
    secret: "linkNonce",
  },
  appointment_attendance: { purpose: "consultation", none: "appointmentId staffId" },
  appointment_quarters: { purpose: "consultation", none: "staffId quarter appointmentId" },
  appointment_announcements: { purpose: "consultation", none: "appointmentId recipient messageId" },
  unproven_bookings: { purpose: "consultation", none: "appointmentId", secret: "network" },
  appointment_waitlist: { purpose: "consultation", none: "id createdAt offeredAt", personal: "consultationId" },
  idempotency_keys: { purpose: "limits", none: "expiresAt", personal: "answer", secret: "key digest" },
  mail_limits: { purpose: "limits", none: "sentAt countedFrom count messageId", secret: "key" },
  rate_limits: { purpose: "limits", only: "postgres", none: "points expire", secret: "key" },

  outbox: {
    purpose: "mail",
    none: "id channel template language dedupeKey messageId lane status attempts nextAttemptAt lockedUntil createdAt deliveredAt",
    personal: "recipient payload lastError",
  },

  api_keys: {
    purpose: "operation",
    none: "id name hint scopes createdBy createdAt endsAt revokedAt lastUsedAt",
    secret: "digest",
  },
  claim_proofs: {
    purpose: "operation",
    none: "claim state proof url expires attachedBy attachedAt toldOf",
  },
  webhook_endpoints: {
    purpose: "operation",
    none: "id name url events detail active offReason failures failingSince restsUntil createdBy createdAt",
    secret: "secret",
  },
  webhook_deliveries: {
    purpose: "webhooks",
    none: "id endpointId eventId type status attempts nextAttemptAt lockedUntil answerStatus problem createdAt deliveredAt",
    personal: "subject body answer",
  },

  newsletter_subscriptions: {
    purpose: "newsletter",
    none: "id softBounces createdAt confirmedAt endedAt",
    personal: "address addressKey language state",
  },
  newsletter_confirmations: {
    purpose: "newsletter",
    none: "id expiresAt confirmedAt",
    personal: "subscriptionId",
    secret: "tokenDigest",
  },
  newsletter_links: { purpose: "newsletter", personal: "subscriptionId", secret: "tokenDigest" },
  newsletter_recipients: { purpose: "newsletter", none: "sendingId state", personal: "subscriptionId" },
  newsletter_sendings: {
    purpose: "publishing",
    none: "id postId language issue state startedBy startedAt endedAt",
  },
  newsletter_pace: { purpose: "operation", none: "id nextBatchAt" },

  chatbot_leads: {
    purpose: "chat",
    none: "id createdAt updatedAt contacted contactedAt version",
    business: "leadScore",
    personal: "sessionId name email phone company facts",
  },
  chatbot_conversations: {
    purpose: "chat",
    none: "id createdAt updatedAt language mode staffId messageCount lastMessageAt lastReplyAt summaryDueAt summarySentAt busyUntil version waitingSince staffUntil contacted",
    personal: "sessionId leadId messages summary page searchText",
    secret: "secretDigest",
  },
  chatbot_messages: {
    purpose: "chat",
    none: "id clientId replyTo sender links suggestions kind topics provider staffId language createdAt",
    personal: "conversationId content",
  },
  chatbot_unanswered: {
    purpose: "chat",
    none: "id language createdAt state faqId",
    personal: "question questionKey conversationId",
  },
  chatbot_search: { purpose: "chat", differs: true, none: "conversationId", personal: "words" },
  letters: {
    purpose: "consultation",
    none: "id templateId templateVersion language sentBy senderName createdAt state attempt",
    personal: "consultationId recipient subject body",
  },
  letter_templates: {
    purpose: "publishing",
    none: "id sample nameFr nameEn subjectFr subjectEn bodyFr bodyEn archived version createdAt updatedAt",
  },

  chatbot_faq: {
    purpose: "publishing",
    none: "id questionFr answerFr questionEn answerEn createdBy createdAt updatedAt version",
  },

  staff: {
    purpose: "staff",
    none: "id emailVerified createdAt updatedAt role deactivatedAt twoFactorEnabled language",
    personal: "name email image",
  },
  staff_sessions: {
    purpose: "staff",
    none: "id expiresAt createdAt updatedAt userId passkeyId",
    personal: "ipAddress userAgent",
    secret: "token",
  },
  staff_accounts: {
    purpose: "staff",
    none: "id accountId providerId userId accessTokenExpiresAt refreshTokenExpiresAt scope createdAt updatedAt",
    secret: "accessToken refreshToken idToken password",
  },
  staff_verifications: { purpose: "staff", none: "id expiresAt createdAt updatedAt", secret: "identifier value" },
  staff_rate_limits: { purpose: "limits", none: "id count lastRequest", personal: "key" },
  staff_attempts: { purpose: "limits", none: "count windowStart", secret: "key" },
  staff_second_factors: {
    purpose: "staff",
    none: "id userId verified failedVerificationCount lockedUntil",
    secret: "secret backupCodes",
  },
  staff_passkeys: {
    purpose: "staff",
    none: "id userId counter deviceType backedUp transports createdAt aaguid lastUsedAt",
    personal: "name",
    secret: "publicKey credentialID",
  },
  staff_settings: { purpose: "operation", none: "id requireSecondFactor" },
  staff_invitations: {
    purpose: "staff",
    none: "id role language invitedBy createdAt expiresAt acceptedAt withdrawnAt",
    personal: "email",
    secret: "tokenDigest",
  },
  staff_first_account: { purpose: "staff", none: "id", secret: "nonce" },

  privacy_requests: {
    purpose: "rights",
    none: "id kind language source receivedAt dueAt state answeredAt answeredBy",
    personal: "email wish note",
  },
  privacy_links: {
    purpose: "rights",
    none: "kind language expiresAt requestId",
    personal: "email wish",
    secret: "tokenDigest",
  },
  erasures: { purpose: "accountability", none: "id at by requestId keyId records files", secret: "keys" },
  privacy_incidents: {
    purpose: "incidents",
    none: "id dataKinds circumstances happenedFrom happenedTo learnedOn peopleCount riskAssessment seriousRisk commissionToldOn peopleToldOn publicNotice measures createdBy createdAt updatedAt version",
  },
  retention_reports: { purpose: "operation", none: "day at counts" },
  anonymous_counts: { purpose: "operation", none: "month kind value n" },

  audit_log: { purpose: "accountability", none: "id at actor action subject detail" },
  form_funnel_counts: { purpose: "operation", none: "day language placement stage count" },
  post_view_counts: { purpose: "operation", none: "day path count" },
  uptime_days: { purpose: "operation", none: "day minutes lastMinute" },
  overview_weeks: { purpose: "operation", none: "day counts" },
  overview_changes: { purpose: "operation", none: "id at" },
  lead_score_rubrics: {
    purpose: "operation",
    none: "version state rubric note authorId revision createdAt publishedAt",
  },
  job_runs: { purpose: "operation", none: "name lastRunFor finishedAt" },

  // Who somebody is follows from their requests, chats and subscriptions, and goes with the last of them.
  people: {
    purpose: "consultation",
    none: "id language openRequests listed createdAt lastActivityAt mergedInto",
    business: "company leadScore leadScorePercent",
    personal: "name searchText",
  },
  people_search: { purpose: "consultation", differs: true, none: "personId", personal: "words" },
  person_contacts: {
    purpose: "consultation",
    none: "id personId kind matching createdAt",
    personal: "key written",
  },
  person_links: {
    purpose: "consultation",
    none: "id matchedBy fixed accepted recordAt",
    personal: "personId recordKind recordId mailKey phoneKey",
  },
  person_differences: { purpose: "consultation", none: "at", personal: "personId otherId" },
  person_merges: { purpose: "consultation", none: "id at undoneAt", personal: "keptId mergedId moved" },
  timeline_entries: {
    purpose: "consultation",
    none: "id at kind recordKind recordId actor ref",
    personal: "personId detail",
  },
  people_intake: { purpose: "operation", none: "recordKind lastId" },

  blog_posts: {
    purpose: "publishing",
    none: "id pair language title slug excerpt metaDescription keywords author readTime category featured published createdAt updatedAt cover coverAlt basedOnRevision version revision publishedRevision publishedAt publishAt scheduledRevision deletedAt searchText content newsletterBy",
  },
  blog_revisions: {
    purpose: "publishing",
    none: "id postId number origin restoredFrom editor createdAt updatedAt publishedAt fields",
  },
  blog_slugs: { purpose: "publishing", none: "slug postId wasPublished" },
  blog_addresses: { purpose: "publishing", none: "path postId" },
  blog_articles: {
    purpose: "publishing",
    none: "postId pair language title slug excerpt metaDescription keywords author readTime category featured createdAt updatedAt publishedAt revision cover coverAlt rendererVersion toc html content",
  },
  blog_listing: { purpose: "publishing", none: "language pair postId category publishedAt" },
  blog_search: { purpose: "publishing", differs: true, none: "postId title body words" },
  media: { purpose: "publishing", none: "id width height widths bytes createdAt uploadedBy unusedSince" },
  media_files: { purpose: "publishing", only: "postgres", none: "name mediaId data" },
};

/** A table as the database tells it. */
interface TableInSchema {
  name: string;
  columns: readonly { name: string }[];
}

/** What SQLite's full-text index and the migrator keep for themselves. */
const INTERNAL = /^(?:kysely|sqlite)_|_search_(?:config|content|data|docsize|idx)$/;

const FILE = "src/features/privacy/data-map.ts";

/**
 * Compares the map with a migrated schema.
 * @returns what does not agree, each with how to mend it; empty when every column is classified, and no other
 */
export function disagreements(
  schema: readonly TableInSchema[],
  dialect: "sqlite" | "postgres",
  map: Readonly<Record<string, TableInMap>> = DATA_MAP,
): string[] {
  const tables = schema.filter(({ name }) => !INTERNAL.test(name));
  const found = tables.flatMap(({ name, columns }) => {
    const entry = map[name];
    if (!entry) {
      const all = columns.map((column) => column.name).join(" ");
      return [`The table ${name} is not in the data map. Add it to ${FILE} with its purpose; its columns: ${all}`];
    }
    const words = classified(entry);
    const present = new Set(columns.map((column) => column.name));
    return [
      ...columns
        .filter((column) => !words.some(([classed]) => classed === column.name))
        .map(
          (column) =>
            `${name}.${column.name} is not in the data map. Add "${column.name}" to none, business, personal or secret of "${name}" in ${FILE}, whose first comment says which`,
        ),
      ...words
        .filter(([column]) => !entry.differs && !present.has(column))
        .map(([column]) => `${name}.${column} is in the data map and not in the schema. Take it out of ${FILE}`),
      ...words
        .filter(([column], at) => words.findIndex(([other]) => other === column) !== at)
        .map(([column]) => `${name}.${column} stands in the data map twice. Keep the more sensitive word in ${FILE}`),
    ];
  });
  const gone = Object.entries(map)
    .filter(([name, { only }]) => (!only || only === dialect) && !tables.some((table) => table.name === name))
    .map(([name]) => `The table ${name} is in the data map and not in the schema. Take it out of ${FILE}`);
  return [...found, ...gone];
}

/** Each column of a table with its sensitivity. */
export function classified(entry: TableInMap): [column: string, sensitivity: Sensitivity][] {
  return SENSITIVITIES.flatMap((sensitivity) =>
    (entry[sensitivity] ?? "")
      .split(" ")
      .filter((column) => column !== "")
      .map((column): [string, Sensitivity] => [column, sensitivity]),
  );
}
