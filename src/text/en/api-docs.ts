import { company } from "../../lib/company/company.ts";
import type { TextLike } from "../../lib/language.ts";
import type { apiDocs as fr } from "../fr/api-docs.ts";

/** English of `text/fr/api-docs.ts`. */
export const apiDocs: TextLike<typeof fr> = {
  title: `${company.name} API`,
  description:
    "Everything is JSON in UTF-8; moments are in UTC (ISO 8601). An error is an RFC 9457 document (application/problem+json) worded in the language of the request.",
  tags: {
    audit: "Audit log",
    chat: "Chat: staff",
    chatbot: "Chat: visitors",
    consultations: "Consultation requests",
    "form-progress": "Progress of forms",
    events: "Live",
    letters: "Emails by staff",
    newsletter: "Newsletter",
    privacy: "Privacy",
    overview: "Overview",
    outbox: "Emails to send",
    people: "People",
    blog: "Blog",
    media: "Images of the blog",
    posts: "Writing the blog",
    scoring: "Rubric of the lead score",
  },
  success: "Success",
  open: "Open to everyone",
  roles: "For the roles",
  parametersTitle: "Parameters",
  body: "Body",
  answers: "Answers",
  schemas: "Schemas",
  required: "required",
  field: "Field",
  type: "Type",
  meaning: "Meaning",
  anyValue: "any value",
  listOf: "list of",
  or: "or",
  document: "OpenAPI 3.1 document",
  operations: {
    sendConsultation: {
      summary: "Send a consultation request",
      description:
        "An answer of 201 means that the request is on disk. The same Idempotency-Key with the same body gets the same answer for 24 hours. A form without JavaScript ends on a page instead of JSON.",
    },
    readScoring: {
      summary: "Read the rubric of the lead score and how scores are distributed",
      description: "Stored scores, by version of the rubric and percent.",
    },
    listRubrics: {
      summary: "Read the versions of the rubric",
      description: "Newest first; the draft, if there is one, comes first.",
    },
    saveRubricDraft: {
      summary: "Begin or change the draft of the rubric",
      description:
        "There is one at most. If it has changed meanwhile, the answer is 409 and the state is under current.",
    },
    discardRubricDraft: { summary: "Discard the draft of the rubric", description: "Published versions stay." },
    compareRubricDraft: {
      summary: "Compare the draft with past requests",
      description:
        "Whose grade would change, and how each version separates won requests from lost ones. Nothing is stored.",
    },
    publishRubricDraft: {
      summary: "Publish the draft of the rubric",
      description: "The next requests are scored by it; stored scores do not change.",
    },
    listConsultations: {
      summary: "Read the requests, newest first",
      description: 'The next page is in the Link header (rel="next").',
    },
    summarizeConsultations: {
      summary: "Count the requests",
      description: "Total, contacted, pending, received today (Montréal time) and to check.",
    },
    countArrivals: {
      summary: "Count the new requests",
      description: "Those that came after a request already seen, up to 99, and the latest of them.",
    },
    exportConsultations: {
      summary: "Export the requests as CSV",
      description: "Same filters as the list. An apostrophe precedes whatever a spreadsheet would take for a formula.",
    },
    getConsultation: { summary: "Read one request", description: "With the reasons behind its score." },
    markContacted: {
      summary: "Mark a request as contacted, or not",
      description: "The action is logged once, even when repeated.",
    },
    followUpConsultation: {
      summary: "Change the follow-up of a request",
      description:
        "Owner, stage, next step; what is left out stays as it is. The version is the one the change is based on: where somebody has changed the follow-up since, nothing is overwritten.",
    },
    listOwners: {
      summary: "Read whom a request can be given to",
      description: "The members of staff who have access to requests.",
    },
    countStages: { summary: "Count requests by stage", description: "With the same filters as the list." },
    selectConsultations: {
      summary: "Select all requests of a list",
      description:
        "Number, name and version of the newest 1,000 at most, with the same filters as the list, and whether there are others.",
    },
    listNotes: {
      summary: "Read the notes on a request",
      description: 'Newest first. The next page is in the Link header (rel="next").',
    },
    addNote: {
      summary: "Write a note",
      description: "Whoever it mentions gets a mail, without what the note says.",
    },
    changeNote: { summary: "Correct one’s own note", description: "Those of others cannot be corrected." },
    removeNote: { summary: "Remove a note", description: "One’s own, or, for admins, anybody’s." },
    listViews: { summary: "Read views", description: "One’s own and those that others share." },
    addView: { summary: "Keep filters under a name", description: "At most 50 views a person." },
    changeView: { summary: "Change one of one’s views", description: "Name, filters and sharing." },
    removeView: { summary: "Remove one of one’s views", description: "The requests do not change." },
    changeConsultations: {
      summary: "Change several requests at once",
      description:
        "One change (contacted, owner, stage or due date) for at most 200 requests, in one transaction. The answer says what could not be changed, and its number undoes it.",
    },
    undoChange: {
      summary: "Undo a change of several requests",
      description: "Within an hour, by whoever made it. A request that somebody has changed since stays as it is.",
    },
    reviewConsultation: {
      summary: "Accept or discard a request to check",
      description: "The first acceptance sends the emails that were held back.",
    },
    listLetters: {
      summary: "Read the emails written to a person",
      description: "Those of a request, newest first, as they were sent.",
    },
    sendLetter: {
      summary: "Write to a person",
      description:
        "The email is sent once per attempt, even when asked for twice. It is refused while a passage is still to be filled in.",
    },
    startLetter: {
      summary: "Read what an email begins with",
      description: "Address and language of the person, and the facts that templates name, in both languages.",
    },
    listLetterTemplates: {
      summary: "Read the email templates",
      description: "All of them, archived ones too.",
    },
    addLetterTemplate: {
      summary: "Add an email template",
      description: "In both languages. An unknown placeholder is refused.",
    },
    changeLetterTemplate: {
      summary: "Change an email template",
      description: "With the version that the change is based on.",
    },
    archiveLetterTemplate: {
      summary: "Archive an email template, or take it back",
      description: "An archived template is no longer offered. What was written from it stays.",
    },
    listPeople: {
      summary: "Read people, most recently active first",
      description:
        "A search looks in names, addresses, companies and phones; all words must be found, by their beginnings.",
    },
    getPerson: {
      summary: "Read a person",
      description:
        "Their contacts, their open requests and people who might be the same. If they were merged into another person, the answer is that other one.",
    },
    readTimeline: {
      summary: "Read the timeline of a person",
      description: "Newest first: requests, chats, newsletter, mails and notes.",
    },
    findPersonOf: {
      summary: "Find whom a record belongs to",
      description: "personId is null when the record gives neither mail nor phone.",
    },
    splitPerson: {
      summary: "Undo a match",
      description:
        "The record becomes a person of its own, whom the system matches with nobody again. The answer gives their number. Noted in the audit log.",
    },
    mergePeople: {
      summary: "Merge two people",
      description: "All that is the other’s becomes this person’s. Can be undone. Noted in the audit log.",
    },
    undoMerge: {
      summary: "Undo a merge",
      description: "What was the other’s is theirs again, and the two are not proposed to each other any more.",
    },
    tellPeopleApart: {
      summary: "Note that two people are not the same",
      description: "They are not proposed to each other any more.",
    },
    listOutbox: {
      summary: "Read the emails, newest first",
      description: 'Without what they say. The next page is in the Link header (rel="next").',
    },
    replayOutbox: {
      summary: "Try an email again",
      description: "One that was given up, or waits after a failure.",
    },
  },
  parameters: {
    status: "Status: queued, delivered or given up",
    token: "Token of a link sent by email",
    id: "Number",
    q: "Words to find in name, email, company, phone or job title; accents and case do not matter",
    contacted: "Contacted or not",
    stage: "Stage, or open (something is left to do) or closed (has an outcome)",
    owner: "Id of the member who follows it up; me: oneself; none: nobody",
    due: "When the next step is due: late (overdue), today (today or before), week (within seven days), none (no date)",
    note: "Number of the note",
    view: "Number of the view",
    change: "Number of the change",
    before: "Number of the last note of the page before",
    grade: "Grade, for example A+ or A+ (Hot Lead)",
    from: "From this day (Montréal time) or moment on",
    to: "Up to and including this day (Montréal time), or before this moment",
    review: "Review",
    limit: "Entries per page",
    consultation: "Number of the request",
    after: "Number of the last request seen",
    cursor: "Page marker, taken from the Link header",
    slug: "Address of the post",
    language: "Language: fr or en",
    category: "Topic",
    page: "Page, from 1 on",
    number: "Number of the revision",
    state: "State",
    publish: "Publish what was public elsewhere, under its date",
    "importPosts.language": "Language of the posts that do not say theirs",
    "listPosts.status": "What the pair is missing, or has stale",
    "listPosts.q": "Words to find in the title, the address or the author’s name",
    "listBlog.q": "Words to find in the post; accents, case and plurals do not matter",
    "compareRevisions.to": "Number of the revision it is compared with",
    "listChats.search": "Beginnings of words to find in what was said, name, email, phone or company",
    "listChats.state": "Open, waiting for a person, or with the team (staff)",
    "listChats.consultation": "Number of a request: conversations of the same person, for administrators",
    "listChats.cursor": "Page marker: next of the page before",
    "listUnanswered.cursor": "Page marker: next of the page before",
    "listAnswers.cursor": "Page marker: next of the page before",
    weeks: "Number of weeks: 4, 13, 26 or 52",
    lead: "With contact details or not",
    kind: "What the record is: request, conversation or subscription",
    "listPeople.search": "Beginnings of words to find in names, addresses, companies and phones",
    "listPeople.open": "true: only with a request that nobody has answered",
    "listPeople.cursor": "Position of the page, taken from the page before",
    "readTimeline.group": "What is read together: requests, chats, mails, newsletter, notes or record keeping",
    "readTimeline.cursor": "Position of the page, taken from the page before",
    "findPersonOf.id": "Number of the record",
    "splitPerson.id": "Number of the record",
    "undoMerge.id": "Number of the merge, taken from the timeline",
    "Idempotency-Key": "Key chosen by the caller, 1 to 200 visible ASCII characters",
  },
  errors: {
    "bad-request": "Unreadable content",
    unauthenticated: "Without a session",
    forbidden: "Without the role",
    "not-found": "Unknown",
    conflict: "The same request is under way",
    outdated: "Changed in the meantime; what is stored now is under current",
    "too-large": "Longer than allowed",
    "unsupported-media-type": "Neither JSON nor a form, in UTF-8",
    invalid: "One sentence per field to correct, under errors",
    "too-many-requests": "Too many requests; Retry-After says when to try again",
    unavailable: "The database does not answer; Retry-After says when to try again",
  },
};
