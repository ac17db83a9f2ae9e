import type { TextLike } from "../../../lib/language.ts";
import type { wordsFr } from "../../fr/visitors/words.ts";

export const wordsEn: TextLike<typeof wordsFr> = {
  spoken: `
    you: u, ya
    your: ur, yr
    because: cause, cuz, coz, bc
    please: pls, plz
    message: msg, msgs
    appointment: appt, appts
    going to: gonna
    what is: whats, wats
    about: abt
    people: ppl
    thanks: thx, tx
    information: info, infos
    we are: were
    i am: im
    you are: youre
    it is: its
    do not: dont
    does not: doesnt
    can not: cant
    i have: ive
    will not: wont
    is not: isnt
    are not: arent
    i will: ill
    that is: thats
    500: five hundred
    1500: fifteen hundred, one thousand five hundred
    3500: thirty five hundred, three thousand five hundred`,
  same: `
    noshow: no-show no-shows noshows forgotten-appointments missed-appointments absences
    request: requests form questionnaire
    price: cost costs costing pricing prices rate rates fee-schedule quote estimate quotation charge charges expensive budget pay paying spend afford affordable price-tag how-much cheap
    plan: plans package packages tier tiers subscription formula offer-level bundle option options
    cancel: stop quit terminate end leave cancellation unsubscribe-from resign drop-out walk-away pull-out back-out get-out
    contract: commitment commit locked lock-in tied binding obligation engagement agreement
    refund: reimburse reimbursed reimbursement refunds money-back get-my-money
    guarantee: guarantees guaranteed warranty promise promises
    return: roi return-on-investment payback pay-off profitable worth-it pays-off pay-itself
    hours: opening-hours business-hours office-hours opening-times working-hours
    open: opened opens closed close closes closing opening
    day: monday tuesday wednesday thursday friday saturday sunday weekend weekends today tonight
    holiday: holidays christmas easter thanksgiving new-year statutory-holiday canada-day labour-day boxing-day public-holiday victoria-day
    person: human-being human humans people somebody someone anyone anybody agent representative advisor rep staff-member real-person live-person operator manager supervisor
    talk: speak chat talking speaking discuss
    phone: telephone call calls calling ring cell voice dial
    email: e-mail mail emails e-mails inbox mailbox
    book: schedule reserve booking arrange set-up-a pencil appointment appointments meeting-with
    consultation: discovery-call free-call first-call intro-call free-meeting thirty-minutes 30-minutes free-session initial-call discovery-meeting
    free: no-cost at-no-charge free-of-charge complimentary gratis for-nothing
    bot: chatbot robot chatbots bots virtual-assistant assistant ai-agent machine program
    support: customer-service customer-support customer-care help-desk helpdesk client-service after-sales assistance
    customer: customers client clients clientele buyers
    lead: leads prospect prospects potential-customers
    quote-follow: follow-up follow-ups following-up chase chasing nurture followup reminder reminders
    report: reports reporting dashboard dashboards kpi spreadsheet spreadsheets
    operation: operations admin paperwork back-office administrative
    connect: connects integrate integrates integration integrations plug hook sync compatible compatibility interface link work-with works-with talk-to
    tool: tools software app apps application platform platforms system systems stack program-suite erp
    golive: go-live going-live launch launched up-and-running implement implementation deploy deployment rollout onboarding onboard live setup set-up kick-off in-place install installation
    how-long: how-fast how-soon how-quickly how-many-weeks how-many-days timeline time-frame timeframe turnaround duration delay deadline
    safe: secure security safety protected protect protection securely
    data: information info personal-information details records
    delete: erase remove erased deleted deletion wipe forget destroy
    store: stored hosted host keep kept hosting servers server located saved reside
    share: sell sold pass-on give-away third-party third-parties disclose
    solo: alone myself self-employed freelancer freelance one-person solopreneur on-my-own just-me only-me
    employee: employees staff worker workers team-members headcount people-in-my
    small: tiny little smallest micro
    big: large bigger biggest huge largest enterprise corporation
    cheapest: lowest least-expensive most-affordable basic starter entry-level
    uptime: downtime outage outages availability reliable reliability crash crashes down offline break breaks breakdown
    office: offices headquarters location premises head-office
    address: street postal-address mailing-address where-are-you
    founder: owner ceo boss creator president founded started-the-company
    city: montreal laval quebec-city ottawa toronto vancouver gatineau halifax calgary sherbrooke longueuil winnipeg edmonton quebec ontario alberta manitoba nova-scotia new-brunswick british-columbia saskatchewan usa us-state boston new-york vermont rimouski saguenay trois-rivieres region town province country canada united-states
    remote: remotely distance virtually online from-afar
    example: examples case-study case-studies reference references testimonial testimonials success-story success-stories portfolio track-record past-work past-projects
    shop: store-online online-store e-commerce ecommerce retailer webshop web-shop online-shop
    clinic: physiotherapy physio medical doctor patients healthcare health hospital
    accountant: accountants accounting bookkeeping bookkeeper cpa
    factory: manufacturer manufacturing machine-shop plant industrial
    bilingual: english french languages language
    tax: taxes gst qst hst tps tvq
    training: train trained teach learn onboard-staff coaching
    meeting: meetings meet check-in check-ins calls-with-you touch-base
    different: difference differ unique better-than stand-out sets-apart compare comparison versus vs
    newsletter: mailing-list newsletters news-letter
    article: articles blog posts post advice tips
    job: jobs hiring hire career careers vacancy vacancies employment positions work-for-you internship
    cv: resume application applications curriculum
    breach: hacked hack leak leaked incident incidents stolen
    cookie: cookies tracker trackers tracking
    month: monthly per-month months
    year: annual annually yearly years per-year twelve-months
    invoice: bill billed billing invoiced invoices
    automate: automation automations automated automating automatically automatic
    ai: artificial-intelligence gpt machine-learning llm
    support-24: 24/7 24-7 around-the-clock day-and-night at-night 24-hours
    dedicated: assigned account-manager success-manager
    include: included includes including comes-with get-with contain contains features feature
    law: legal legally legislation regulation regulations
    complaint: complain complaints grievance unhappy dissatisfied unsatisfied
    unsubscribe: opt-out unsubscribing off-your-list off-your-mailing
    visit: come-by drop-by drop-in come-see
    document: brochure pdf documentation leaflet
    reply: respond answer response get-back replies responds answers
    move: reschedule postpone change-the-time rebook`,
  followUps:
    "for how many, and, and for, what about, how about, but, so, also, then, and what, and the, same for, and how, and is, and do, and does, or, ok and, ok but, ok so",
  pointers: "it, that, this, that one, this one, them, those, these, the same, one, they, its",
  places: {
    smallest:
      "smallest, small one, small plan, cheap one, cheap plan, cheapest, smaller, lowest, first, basic, starter, entry level, least expensive",
    middle: "middle, mid tier, second, most popular, in between",
    biggest: "24 7, biggest, big one, big plan, largest, last, third, top, most expensive, highest, premium, top",
    next: "next one, one up, next up, the next, above, step up",
  },
  telling: `
    whos behind the is are was were what how much many when where who why which do does did can could would should
    will your you my we our they have has had i me it this that these those with from about for to of and or not yes
    please thanks hello there any if in at on be been by need want cost long offer work works company business get
    make help know like time more one free pricing hours open talk person speak tell show book call don't i'm what's
    it's you're isn't doesn't hi hey good morning bye okay an as so but then after before into out up down all some
    also just really`,
};
