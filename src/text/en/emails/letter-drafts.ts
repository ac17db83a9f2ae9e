import { company } from "../../../lib/company/company.ts";
import { CONSULTATION_MINUTES } from "../../../lib/company/plans.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { letterDrafts as fr } from "../../fr/emails/letter-drafts.ts";

/** Sentences of a draft between the person's own words and the site's answers. */
export const letterDrafts: TextLike<typeof fr> = {
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  quoted: (sentence, end) => `“${sentence}${end}”`,
  /** Opening of a reply in the chat. */
  reply: {
    hello: (name: string | null, sender: string | null) =>
      `Hi${name ? ` ${name}` : ""}!${sender ? ` This is ${sender} from ${company.name}.` : ""}`,
  },
  writes: (quoted) => `You wrote: ${quoted}`,
  wrote: (quoted) => `You told us: ${quoted}`,
  inChat: "You wrote to us in the chat.",
  wroteInChat: (quoted) => `You wrote to us in the chat: ${quoted}`,
  when: (day, time) => `${day} at ${time}`,
  inMontreal: (time) => `${time} (Montréal time)`,
  thanks: "Thank you for your message.",
  thanksForForm: "Thank you for your request.",
  bounced: (date) => `Our email of ${date} came back to us, so I’m writing again.`,
  sinceLetter: (date) => `I’m following up on my email of ${date}.`,
  sinceRequest: (date) => `I’m following up on your request of ${date}.`,
  sinceCall: (date) => `I’m following up on our conversation of ${date}.`,
  agreed: "[[What you agreed on, and what comes next.]]",
  still: "Is this still on the table? One word is enough: “yes”, “later” or “no”.",
  booked: {
    phone: (when) => `You’re in the calendar: we’ll talk on ${when}, by phone.`,
    video: (when) => `You’re in the calendar: we’ll talk on ${when}, by video.`,
    office: (when) => `You’re in the calendar: we’ll see you on ${when}, at our ${company.address.city} office.`,
  },
  soon: {
    phone: (time) => `We’re set to talk today at ${time}, by phone.`,
    video: (time) => `We’re set to talk today at ${time}, by video.`,
    office: (time) => `We’re set to meet today at ${time}, at our ${company.address.city} office.`,
  },
  missed: (when) => `We had an appointment on ${when}, and we missed each other. It happens.`,
  "put-off": (when) => `We had an appointment on ${when}, and we put it off.`,
  startThere: "That’s where I’d like to start.",
  stillWilling: "I’d still like to talk it through with you.",
  prepare:
    "There’s nothing to prepare. If you have an example of your repetitive work (a file, a typical email), keep it handy.",
  change: "If something comes up, the link in your confirmation email lets you move the appointment.",
  answer: "To answer your question:",
  answers: "To answer your questions:",
  open: "[[Answer their question here.]]",
  openOther: "[[Answer their other question here.]]",
  weighs: {
    message: {
      support: "Going by what you wrote, customer service is what takes up most of your time.",
      sales: "Going by what you wrote, sales and follow-ups are what weigh on you most.",
      operations: "Going by what you wrote, your repetitive work is what weighs on you most.",
    },
    form: (challenge) => `Going by your answers to the form, your biggest challenge is ${challenge}.`,
  },
  challenges: {
    "manual-data-entry": "manual data entry",
    "repetitive-tasks": "repetitive tasks",
    "customer-follow-up": "customer follow-up",
    "inventory-management": "inventory management",
    "reporting-analytics": "reporting and analytics",
    "team-coordination": "team coordination",
    "customer-service": "customer service",
    "scaling-operations": "scaling operations",
  },
  methods: {
    "manual-data-entry":
      "You keep your tools, and we connect them: what’s entered once moves from one to the next without being retyped.",
    "repetitive-tasks":
      "We shadow your team, count the hours and choose with you which task comes first. From then on it gets done by itself, in the tools you already use.",
    "inventory-management":
      "We look at how you keep track of inventory today, then connect the tools it’s recorded in, so quantities no longer have to be copied over by hand.",
    "team-coordination":
      "Tasks are created, assigned and followed up automatically, and everyone’s workload is adjusted to demand. You keep your tools; we connect them.",
    "scaling-operations":
      "Together, we look for what takes more hours as you grow, and we start there. The same team gets more done without rushing.",
  },
  method: "Here’s how we go about it:",
  invitation: `The easiest next step is a ${CONSULTATION_MINUTES}-minute call, free and with no obligation. Pick a time that suits you:`,
  calls: (day, time) => `We’ll call you on ${day}, before ${time}.`,
  callsOtherwise: "If another time suits you better, pick it here:",
  invitationAgain: "If you’d rather talk, pick a time that suits you:",
  anotherTime: "Pick another time, whenever it suits you:",
  closing: { day: "Best regards,", soon: "Talk soon,", now: "Talk soon," },
  subject: {
    request: (date) => `Your request of ${date}`,
    call: (date) => `Following up on our conversation of ${date}`,
    booked: (when) => `Our appointment: ${when}`,
    soon: (time) => `Our ${time} appointment`,
    missed: "Another time to talk",
    chat: "Your question in the chat",
  },
};
