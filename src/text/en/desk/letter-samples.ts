import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { letterSamples as fr } from "../../fr/desk/letter-samples.ts";

/** The email templates shipped with the program. */
export const letterSamples: TextLike<typeof fr> = {
  "first-answer": {
    name: "First answer",
    subject: "Your request of {{request date}}",
    body: `Hello {{first name}},

Thank you for writing to us. I’ve read everything you say about {{company}} and your team. You describe your biggest challenge this way: “{{challenge}}”.

Before suggesting anything, I’d like to understand how the work is done today: who does it, with which tools, and how often in a week. Three lines in reply to this email are enough.

If you’d rather talk, call us at {{phone}}.

Best regards,
{{sender}}
${company.name}`,
  },
  "propose-call": {
    name: "Suggest a call",
    subject: "A 30-minute call about {{company}}",
    body: `Hello {{first name}},

Your request is clear and I think we can help. I suggest a 30-minute call, free and with no obligation, to look at two things together: where the hours go, and what would be worth automating first.

Pick a time that suits you here; you’ll get a confirmation by email right away:
{{booking link}}

If none of them works, reply with two or three times between 9 AM and 5 PM.

There’s nothing to prepare. If you have an example of your repetitive work (a file, a typical email), keep it handy.

Talk soon,
{{sender}}
${company.name}, {{phone}}`,
  },
  "no-answer": {
    name: "Follow-up without an answer",
    subject: "Still on the table at {{company}}?",
    body: `Hello {{first name}},

I wrote to you after your request of {{request date}} and haven’t heard back. Weeks get busy, I understand.

Is this still on the table? One word is enough: “yes”, “later” or “no”. If it’s later, tell me when to write again. If it’s no, I’ll close the file and you won’t hear from us about it again.

Best regards,
{{sender}}
${company.name}`,
  },
  "more-information": {
    name: "Ask for details",
    subject: "Three questions before we go further",
    body: `Hello {{first name}},

Thank you for your request. To answer you with figures rather than promises, I’m missing three things:

1. Which task at {{company}} takes the most time, and how many hours a week?
2. Which software is used for it today?
3. Who will have to approve the project, and by when do you want a result?

Simply answer under each question. I’ll send you a first estimate.

Thank you,
{{sender}}
${company.name}, {{phone}}`,
  },
  "not-a-fit": {
    name: "Not a fit",
    subject: "About your request of {{request date}}",
    body: `Hello {{first name}},

Thank you for thinking of us. I’ve read your request carefully and would rather be frank: we’re not the right people for this project. The time and money you’d put in would be better spent elsewhere.

[[Say why in one sentence and, if possible, name another option.]]

If your situation changes, write to us: we’ll pick up your request where we left off.

All the best to you and the team at {{company}},
{{sender}}
${company.name}`,
  },
  "after-call": {
    name: "After the call",
    subject: "Our call: what I took away",
    body: `Hello {{first name}},

Thank you for your time. Here is what I took away from our conversation:

- What costs you the most today: [[the task, the hours a week]]
- What we would do first: [[the first step]]
- What we need from you: [[access, files, a person]]

Next step: [[what and by when]].

If I misunderstood anything, correct me by replying to this email.

Best regards,
{{sender}}
${company.name}, {{phone}}`,
  },
};
