import type { ColumnType, Generated } from "kysely";
import type { Consultation } from "../../features/consultations/model.ts";
import type { ApiKeysTable } from "./api-key-tables.ts";
import type {
  AppointmentAnnouncementsTable,
  AppointmentAttendanceTable,
  AppointmentExceptionsTable,
  AppointmentHostsTable,
  AppointmentHoursTable,
  AppointmentQuartersTable,
  AppointmentsTable,
  AppointmentWaitlistTable,
  BusySpansTable,
  CalendarSourcesTable,
  UnprovenBookingsTable,
} from "./appointment-tables.ts";
import type {
  BlogAddressesTable,
  BlogArticlesTable,
  BlogListingTable,
  BlogPostsTable,
  BlogRevisionsTable,
  BlogSlugsTable,
} from "./blog-tables.ts";
import type {
  ChatbotConversationsTable,
  ChatbotFaqTable,
  ChatbotLeadsTable,
  ChatbotMessagesTable,
  ChatbotUnansweredTable,
} from "./chat-tables.ts";
import type { ClaimProofsTable } from "./claim-tables.ts";
import type { ColumnsOf, Id, Json, Moment } from "./column-types.ts";
import type { ConsentLedgerTable, ConsentWordingsTable } from "./consent-tables.ts";
import type { BulkChangesTable, ConsultationNotesTable, DeskViewsTable } from "./follow-up-tables.ts";
import type { LettersTable, LetterTemplatesTable } from "./letter-tables.ts";
import type { MediaFilesTable, MediaTable } from "./media-tables.ts";
import type {
  NewsletterConfirmationsTable,
  NewsletterLinksTable,
  NewsletterPaceTable,
  NewsletterRecipientsTable,
  NewsletterSendingsTable,
  NewsletterSubscriptionsTable,
} from "./newsletter-tables.ts";
import type { MailLimitsTable, OutboxTable } from "./outbox-tables.ts";
import type { OverviewChangesTable, OverviewWeeksTable, UptimeDaysTable } from "./overview-tables.ts";
import type {
  PeopleIntakeTable,
  PeopleTable,
  PersonContactsTable,
  PersonDifferencesTable,
  PersonLinksTable,
  PersonMergesTable,
  TimelineEntriesTable,
} from "./people-tables.ts";
import type {
  AnonymousCountsTable,
  ErasuresTable,
  PrivacyIncidentsTable,
  PrivacyLinksTable,
  PrivacyRequestsTable,
  RetentionReportsTable,
} from "./privacy-tables.ts";
import type { LeadScoreRubricsTable } from "./scoring-tables.ts";
import type {
  StaffAccountsTable,
  StaffAttemptsTable,
  StaffFirstAccountTable,
  StaffInvitationsTable,
  StaffPasskeysTable,
  StaffRateLimitsTable,
  StaffSecondFactorsTable,
  StaffSessionsTable,
  StaffSettingsTable,
  StaffTable,
  StaffVerificationsTable,
} from "./staff-tables.ts";
import type { FormFunnelCountsTable, PostViewCountsTable } from "./visit-tables.ts";
import type { WebhookDeliveriesTable, WebhookEndpointsTable } from "./webhook-tables.ts";

/**
 * Every table of the product, by name. Columns are named like the fields of SPEC §3, in camel case, on both databases.
 * Of the tables that better-auth works with only those that we read ourselves are listed, with the columns we read.
 */
export interface Tables {
  letters: LettersTable;
  letter_templates: LetterTemplatesTable;
  consultations: ConsultationsTable;
  consent_wordings: ConsentWordingsTable;
  consent_ledger: ConsentLedgerTable;
  consultation_notes: ConsultationNotesTable;
  desk_views: DeskViewsTable;
  bulk_changes: BulkChangesTable;
  outbox: OutboxTable;
  audit_log: AuditLogTable;
  job_runs: JobRunsTable;
  idempotency_keys: IdempotencyKeysTable;
  mail_limits: MailLimitsTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  newsletter_confirmations: NewsletterConfirmationsTable;
  newsletter_links: NewsletterLinksTable;
  newsletter_sendings: NewsletterSendingsTable;
  newsletter_recipients: NewsletterRecipientsTable;
  newsletter_pace: NewsletterPaceTable;
  staff: StaffTable;
  staff_sessions: StaffSessionsTable;
  staff_accounts: StaffAccountsTable;
  staff_verifications: StaffVerificationsTable;
  staff_rate_limits: StaffRateLimitsTable;
  staff_attempts: StaffAttemptsTable;
  staff_first_account: StaffFirstAccountTable;
  staff_invitations: StaffInvitationsTable;
  staff_second_factors: StaffSecondFactorsTable;
  staff_passkeys: StaffPasskeysTable;
  staff_settings: StaffSettingsTable;
  blog_posts: BlogPostsTable;
  blog_revisions: BlogRevisionsTable;
  blog_slugs: BlogSlugsTable;
  blog_addresses: BlogAddressesTable;
  blog_articles: BlogArticlesTable;
  blog_listing: BlogListingTable;
  media: MediaTable;
  media_files: MediaFilesTable;
  chatbot_leads: ChatbotLeadsTable;
  chatbot_conversations: ChatbotConversationsTable;
  chatbot_messages: ChatbotMessagesTable;
  chatbot_unanswered: ChatbotUnansweredTable;
  chatbot_faq: ChatbotFaqTable;
  people: PeopleTable;
  person_contacts: PersonContactsTable;
  person_links: PersonLinksTable;
  person_differences: PersonDifferencesTable;
  person_merges: PersonMergesTable;
  timeline_entries: TimelineEntriesTable;
  people_intake: PeopleIntakeTable;
  lead_score_rubrics: LeadScoreRubricsTable;
  form_funnel_counts: FormFunnelCountsTable;
  overview_weeks: OverviewWeeksTable;
  uptime_days: UptimeDaysTable;
  overview_changes: OverviewChangesTable;
  post_view_counts: PostViewCountsTable;
  privacy_requests: PrivacyRequestsTable;
  privacy_links: PrivacyLinksTable;
  erasures: ErasuresTable;
  privacy_incidents: PrivacyIncidentsTable;
  retention_reports: RetentionReportsTable;
  anonymous_counts: AnonymousCountsTable;
  appointment_hosts: AppointmentHostsTable;
  appointment_hours: AppointmentHoursTable;
  appointment_exceptions: AppointmentExceptionsTable;
  calendar_sources: CalendarSourcesTable;
  busy_spans: BusySpansTable;
  appointments: AppointmentsTable;
  appointment_attendance: AppointmentAttendanceTable;
  appointment_quarters: AppointmentQuartersTable;
  appointment_announcements: AppointmentAnnouncementsTable;
  appointment_waitlist: AppointmentWaitlistTable;
  unproven_bookings: UnprovenBookingsTable;
  api_keys: ApiKeysTable;
  claim_proofs: ClaimProofsTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
}

type ConsultationColumns = ColumnsOf<Consultation, "createdAt" | "contactedAt" | "outcomeAt">;

/** A consultation request: the fields of its response but for those that are read from others, then what staff do not see. */
export interface ConsultationsTable
  extends Omit<ConsultationColumns, "leadScore" | "currentChallenges" | "newsletter" | "stage" | "followUpVersion"> {
  leadScore: string | null;
  stage: Generated<Consultation["stage"]>;
  followUpVersion: Generated<number>;
  reviewedAt: Moment | null;
  /** Name, mail, company, phone and title, lower case and without accents: what the desk searches. */
  searchText: string;
  /** Digest of what was written, by which repeated content is known. */
  contentDigest: string | null;
  /** Random, signed by the links to book with its number; `null` for those from before there was one. */
  linkNonce: ColumnType<string | null, string, never>;
  /** When a link that was mailed was first used: whoever sent it reads the mailbox. */
  addressProvenAt: Moment | null;
}

/** What staff did; rows are only ever added, which the database enforces. No personal data: ids and codes. */
export interface AuditLogTable {
  id: Id;
  at: Moment;
  /** Id of the member of staff, or `system`. */
  actor: string;
  /** For example `consultation.contacted`. */
  action: string;
  subject: string;
  detail: Json<Record<string, unknown>>;
}

/** One row a scheduled job, so that it runs once however many processes there are. */
export interface JobRunsTable {
  name: string;
  /** What the last run was for, for example the day `2026-11-20`. */
  lastRunFor: string;
  finishedAt: Moment;
}

/** What was answered under a key, so that a repeated request gets the same answer. */
export interface IdempotencyKeysTable {
  key: string;
  /** Of the request's content: the same key with another content is an error. */
  digest: string;
  answer: Json<Record<string, unknown>>;
  expiresAt: Moment;
}
