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
    subscribe: {
      summary: "Ask for the newsletter",
      description:
        "A confirmation email is sent, once a day at most to an address. The answer is the same whether or not the address is known. A form without JavaScript leads to a page instead of JSON.",
    },
    confirmSubscription: {
      summary: "Confirm a subscription",
      description: "With the token of the confirmation email. A second time changes nothing.",
    },
    openUnsubscribePage: {
      summary: "Lead to the unsubscribe page",
      description: "For mail programs that open the address of List-Unsubscribe.",
    },
    unsubscribe: {
      summary: "Unsubscribe",
      description:
        "The token in the address unsubscribes with one press, whatever the body (RFC 8058); in the body it comes from the page. A second time changes nothing.",
    },
    summarizeReaders: {
      summary: "Count the readers",
      description: "By language and state, and who joined and left in twelve weeks. Without any address.",
    },
    listSendings: {
      summary: "Read the sendings, newest first",
      description: "With their progress. The next page is in the Link header.",
    },
    beginSending: {
      summary: "Send a published article to its readers",
      description:
        "To each confirmed reader of the article’s language, once. A sending that was stopped goes on where it was.",
    },
    getSending: { summary: "Follow a sending", description: "How many readers stand where." },
    cancelSending: {
      summary: "Stop a sending",
      description: "Only emails already on their way to the mail server still go out.",
    },
    testSending: {
      summary: "Send oneself a test",
      description: "To the address of whoever is signed in, and to it alone.",
    },
    unsubscribeAddress: {
      summary: "Unsubscribe an address",
      description: "For whoever asks in person or by email. The action is logged, without the address.",
    },
    exportSubscribers: {
      summary: "Export the readers as CSV",
      description: "With the proof of each consent. The action is logged.",
    },
    askAssistant: {
      summary: "Write to the assistant",
      description:
        "The answer comes as lines of JSON: pieces of text, then an end that holds the whole message. The same messageId gets the same answer. The session cookie names the conversation; without it, a new one begins.",
    },
    readOwnChat: {
      summary: "Read one’s conversation",
      description: "That of the cookie; empty when it names none.",
    },
    eraseOwnChat: {
      summary: "Erase one’s conversation",
      description: "Messages, contact details and a summary that still waits are erased.",
    },
    followOwnChat: {
      summary: "Follow one’s conversation",
      description: "Events message, mode, erased and refresh, as they happen.",
    },
    saveLead: {
      summary: "Save the contact details found",
      description: "They complete what the server found itself, never replace it, and are still to be confirmed.",
    },
    saveOwnChat: {
      summary: "Save the conversation",
      description: "The server keeps its own transcript, which outranks the one received.",
    },
    sendChatSummary: {
      summary: "Ask for the summary to be sent to the team",
      description:
        "It is sent once, five minutes after the last reply, if an email address is known; never to an address received.",
    },
    summarizeChats: {
      summary: "Count what goes on in the chat",
      description: "Conversations waiting for a person, open right now, and unanswered questions.",
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
    followDesk: {
      summary: "Follow live what happens",
      description:
        "Server-sent events (text/event-stream): the number of each conversation and, for administrators, of each request that changes, or word that everything has to be read anew. Without any content.",
    },
    listChats: {
      summary: "Read the conversations, newest activity first",
      description: "The first page says how many there are; next leads to the one after.",
    },
    getChat: {
      summary: "Read a whole conversation",
      description: "Exchange, contact details and, for administrators, requests of the same person.",
    },
    eraseChat: {
      summary: "Erase a conversation",
      description:
        "At the visitor’s request: messages, contact details and the questions that came from it. Noted in the log.",
    },
    markChatContacted: {
      summary: "Mark the person as contacted, or not",
      description: "Noted in the log once, also when repeated.",
    },
    confirmFacts: {
      summary: "Confirm or correct contact details",
      description:
        "Each field named is confirmed with its value; null takes it out. The version is that of the details.",
    },
    takeOverChat: {
      summary: "Take a conversation over",
      description: "From the assistant, or from the member of the team that from names. The visitor is told.",
    },
    handBackChat: {
      summary: "Hand a conversation back to the assistant",
      description: "By whoever has it. Without a message for 15 minutes, it goes back by itself.",
    },
    writeToVisitor: {
      summary: "Write to the visitor",
      description: "By whoever has the conversation. The same messageId sent twice is one message.",
    },
    listUnanswered: {
      summary: "Read the unanswered questions",
      description: "The same ones count as one, asked last first.",
    },
    dismissUnanswered: {
      summary: "Dismiss a question, or take it up again",
      description: "Every time it was asked. Noted in the log.",
    },
    listAnswers: {
      summary: "Read the team’s answers",
      description: "Those the assistant uses on top of the site.",
    },
    addAnswer: {
      summary: "Add an answer",
      description: "In both languages. The assistant uses it at once, in every process.",
    },
    changeAnswer: {
      summary: "Change an answer",
      description: "The version is the one the caller has read.",
    },
    removeAnswer: {
      summary: "Delete an answer",
      description: "The questions it answered become unanswered again.",
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
    askAboutData: {
      summary: "Ask to see, correct or erase one’s information",
      description:
        "Mails a link that proves whose address it is, whether or not we hold anything. One email a day for each address and kind of request.",
    },
    proveAddress: {
      summary: "Confirm a request by the link received",
      description: "The request counts from then on, with its 30 days. A second time changes nothing.",
    },
    takeCopy: {
      summary: "Get one’s information, as JSON or as a page to read",
      description: "With the confirmed link of a request to see, while it is valid.",
    },
    searchPerson: {
      summary: "Look for everything held about a person",
      description: "By email or phone. A name gives people to choose from.",
    },
    lookAtPerson: {
      summary: "Read everything held under emails, phones or names",
      description: "What an erasure would erase, no more and no less.",
    },
    handOverData: {
      summary: "Hand a person’s information over to them",
      description: "As JSON or as a page to read, in their language. The action goes into the log.",
    },
    correctPerson: {
      summary: "Correct a person in their requests and conversations",
      description: "Name, email, phone, company. The newsletter subscription does not change.",
    },
    erasePerson: {
      summary: "Erase everything held about a person",
      description:
        "All at once, with a certificate that names nobody. If the number that was seen is no longer right, nothing is erased.",
    },
    listErasures: { summary: "Read the certificates of erasure", description: "Newest first." },
    printCertificate: {
      summary: "Print a certificate of erasure",
      description: "One page, in the language asked for.",
    },
    searchConsents: {
      summary: "Search the ledger of consents",
      description:
        "Newest first. The filters are in the body, because an email address must not stand in a web address; each page says where the next one begins.",
    },
    lookAtConsents: {
      summary: "Read the consents of a person",
      description: "By their requests, subscriptions, conversations and email addresses.",
    },
    listConsentWordings: {
      summary: "Read the consent wordings that are kept",
      description: "Each version word for word, with its language and since when it is kept.",
    },
    exportConsents: {
      summary: "Export the ledger of consents as CSV",
      description: "In the language asked for. Who exports is noted in the log.",
    },
    printConsentProof: {
      summary: "Read the proof of a consent, to print",
      description: "One page, in the language asked for. Who opens it is noted in the log.",
    },
    listIncidents: { summary: "Read the register of incidents", description: "Newest first." },
    addIncident: { summary: "Enter an incident in the register", description: "It is never taken out again." },
    changeIncident: {
      summary: "Change an incident of the register",
      description: "The version named is the one that was read. The action goes into the log.",
    },
    exportIncidents: { summary: "Export the register of incidents as CSV", description: "In the language asked for." },
    readRetention: {
      summary: "Read what each retention rule would forget now",
      description: "Nothing is changed. With the reports of the last nights and the anonymous figures kept.",
    },
    listPrivacyRequests: {
      summary: "Read the requests to see, correct and erase",
      description: "Open ones by when they are due, the others newest first.",
    },
    addPrivacyRequest: {
      summary: "Note a request that came by email or phone",
      description: "Its 30 days begin.",
    },
    answerPrivacyRequest: {
      summary: "Settle or refuse a request",
      description: "The person is told by email. A refusal gives its reason.",
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
