import type { Language } from "../../src/lib/language.ts";

/**
 * One question of a visitor, and what the built-in assistant owes them.
 *
 * `expect.passages`: ids of passages, any of which must be the first of the answer. The id of a post stands for all its
 * sections too (`post-quote-follow-up` is met by `post-quote-follow-up/3`). `expect.kind`: the answer is of that
 * kind, whatever its words. `unknown` is also what off-topic, hostile and injected messages get, and questions on
 * competitors or on law and medicine; `greeting` is also what thanks and goodbyes get. Asking when we are open is a
 * question with a passage (`hours`), as is asking for prices (`plans`). Where both stand, either is right.
 *
 * ## Ids of passages, the same in both languages
 * (their titles and addresses: `node labs/bench/print-passages.ts`)
 *
 * - who we are: `company` (who, since when, how many clients, for whom), `story` (how it began), `mission`, `difference`
 *   (why us, what sets us apart), `values`, `areas` (cities, remote), `careers`
 * - what we do: `offer` (all of it), `support`, `sales`, `operations`, `integrations` (tools), `figures` (70 %, 40 %),
 *   `method` (identify, implement, optimize)
 * - plans: `plans` (all prices), `plan-velocity`, `plan-accelerate`, `plan-dominate`, `question-plan` (which one suits
 *   me), `question-contract` (contract, notice, cancelling), `question-fees` (setup and other fees, taxes), `calculator`
 * - promises: `guarantees` (all of them), `question-ninety-days` (return within 90 days), `question-money-back`,
 *   `question-average-return` (400 %), `uptime` (99.5 %)
 * - how it goes: `start` (how long, the five phases), `consultation` (what it is, what happens next), `contact` (mail,
 *   phone, address), `hours` (opening hours and holidays), `question-languages`
 * - cases: `cases` (all three), `case-retailer`, `case-professional-services`, `case-healthcare`
 * - your data: `question-security`, `privacy-officer`, `privacy-collection`, `privacy-score`, `privacy-retention`,
 *   `privacy-sharing`, `privacy-browser` (cookies), `privacy-settings` (measuring visits), `privacy-rights` (see, correct,
 *   erase), `privacy-incidents`, `compliance-law-25`, `compliance-gdpr`, `compliance-casl`, `compliance-security` (SOC 2,
 *   audit), `compliance-report` (report a flaw)
 * - terms: `terms-site` (quoting us), `terms-consultation`, `terms-plans`, `terms-yours` (what you keep when you leave),
 *   `terms-fair-use`, `terms-law`
 * - reading: `blog`, `newsletter`, `knowledge-base` (everything in one file to download), and the sample posts by their
 *   pair: `post-measuring-manual-work`, `post-customer-requests-80-20`, `post-quote-follow-up`,
 *   `post-return-on-automation`, `post-law-25-team-of-ten`, `post-one-source-of-truth`, `post-two-languages-one-inbox`
 */
export interface ChatQuestion {
  /** Unique in its set. */
  id: string;
  /** The message is written in it, and so must the answer be. */
  language: Language;
  text: string;
  /** What was said before, oldest first: a follow-up means nothing alone. */
  history?: readonly EarlierMessage[];
  expect: { passages: readonly string[] } | { kind: ExpectedKind };
  /** Why it is asked so, or what it is to catch. */
  note?: string;
}

export type ExpectedKind = "greeting" | "clarification" | "booking" | "person" | "language" | "unknown";

/** As a provider sees it: an answer of the assistant carries the passages it was made of. */
export interface EarlierMessage {
  sender: "user" | "bot";
  content: string;
  topics?: readonly string[];
}
