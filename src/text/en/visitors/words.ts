import type { TextLike } from "../../../lib/language.ts";
import type { wordsFr } from "../../fr/visitors/words.ts";

/** English of `text/fr/visitors/words.ts`. */
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
    that is: thats`,
  same: `
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
    "and, and for, what about, how about, but, so, also, then, and what, and the, same for, and how, and is, and do, and does, or, ok and, ok but, ok so",
  pointers: "it, that, this, that one, this one, them, those, these, the same, one, they, its",
  places: {
    smallest: "smallest, cheapest, smaller, lowest, first, basic, starter, entry level, least expensive",
    middle: "middle, mid tier, second, most popular, in between",
    biggest: "biggest, largest, last, third, top, most expensive, highest, premium",
    next: "next one, one up, next up, the next, above, step up",
  },
  telling: `
    whos behind the is are was were what how much many when where who why which do does did can could would should
    will your you my we our they have has had i me it this that these those with from about for to of and or not yes
    please thanks hello there any if in at on be been by need want cost long offer work works company business get
    make help know like time more one free pricing hours open talk person speak tell show book call don't i'm what's
    it's you're isn't doesn't hi hey good morning bye okay an as so but then after before into out up down all some
    also just really`,
  ordinary: `
    a an the this that these those there here it its itself i im ive id ill me my mine myself we our ours us you
    your yours yourself u ur he him his she her they them their theirs who whom whose what whats which when where
    why how hows and or but nor so if then than as at by for from in into of off on onto out over to too up with
    within without about above across after again against all also always am any anybody anyone anything are arent
    aren be became because been before being below between both can cant cannot could couldnt did didnt do does
    doesnt doing dont done down during each either else even ever every everyone everything exactly few further gets
    getting given gives go goes going gonna got gotta guys had has hasnt have havent having hey however is isnt just
    kind kindly know lately let lets like likely little look looking lot lots made make makes making many may maybe
    mean means might more most much must mustnt need needs neither never next nice no not nothing now ok okay one
    ones only other others otherwise ought own per perhaps please pls plz possible possibly pretty probably put
    quite rather really right same say says see seem seems shall should shouldnt since some somebody somehow
    something sort still such sure take takes tell tells thing things think though through thus till together try
    under until upon use used uses using usually very via wanna want wanted wants was wasnt way ways well went were
    werent whatever whether while will wish wondering wonder wont would wouldnt yes yet d ll m re s t ve able
    actually apart around aside ask asking asked basically bit bunch curious currently dear end enough etc example
    explain explained first fully generally give good great happen happens help helps hello hi idea info information
    interested interest involve involved issue keep kinda mention mentioned mind moment normally offered part
    particular people person provide provides provided question questions quick quickly read related seriously
    simple simply someone sometimes soon specific specifically talk talking thanks thank today typical typically
    understand understanding useful wait whole work works working worked worry show shows company business
    businesses firm guy stuff come comes coming back case theres youre theyre weve youve lol hmm um uh oh true real
    actual everybody regarding concerning concern respect versus vs call called calling already once later long far
    happening happened expect anyway available bring brings become best better big certain deal feel find found full
    general get bother believe consider hope prefer send sent sending receive received brought turn turned move
    moved walk run running runs set sets keeps kept leave hear heard listen seen saw watch check checked checking
    tried trying gave allow allowed occur occurs arrive arrives grow fall stay deliver supply serve serves served
    easy easily hard difficult important new old wrong false similar happy unhappy glad sad fine bad worse worst
    excellent worried concerned unsure confident especially mostly mainly particularly entirely completely totally
    absolutely roughly approximately nearly almost nowadays recently eventually ago yesterday tomorrow week weeks
    day days hour hours morning afternoon sir madam folks team office place parts side type types matter matters
    topic subject project projects situation thought describe discuss speak answer owner nobody board rest number
    couple several various single another filled fill fit client clients customer customers staff employee employees
    employer teams problem problems ai clear local helpful weird partner web internet website websites site sites
    online handle handling handles spend spending evenings evening night nights money numbers afraid scared cache
    along three two four five six seven eight nine ten hundred thousand former eat eats pm piece stand waste wasting
    perfect thats gain improve prove proves exact existing require requires required suffices necessary daily
    possess regular regularly additional total entire current present page abandon absolute accept accompany
    accomplish accord achieve acknowledge acquire act adapt address adjust admire admit adopt advance advantage
    advise affect afford agree ahead aim alone alter amount analyse angry announce annoy anyhow apologise appear
    apply appoint appreciate approach appropriate approve approximate argue arise arrange aspect assist associate
    assume assure attach attack attempt attend attention attract average avoid aware awful barely base basic bear
    beat beautiful beforehand begin behave belong benefit beside beyond blame bold borrow bottom brief briefly broad
    brother build burden busy buy calm capable care careful carry catch cause certainly chance change charge cheap
    choice choose circumstance claim clarify clean clearly close collect combine comfortable comment common
    communicate compare complain complete complex complicated conclude condition conduct confess confirm confuse
    connect consist constant contain content context continue contrary contribute control convenient convince cope
    copy correct correspond count course cover crazy create cut damage danger dare dark decent decide decision
    declare deep define definite delay demand deny depend deserve desire detail determine develop difference differ
    direct disagree disappear discover distance distinct disturb divide double doubt draw dream drop due eager early
    earn ease east edge effect effective efficient effort elsewhere emphasise enable encounter encourage enjoy
    ensure enter equal error escape essential establish estimate event evident examine except exception exchange
    excite excuse exist expand experience explore express extend extent extra extreme face fact fail fair fairly
    faith familiar family famous father fault favour fear feature fight figure final finally finish firmly fix flat
    focus follow force foreign forever forget form forth forward free frequent fresh friend friendly front fun
    future gather gentle gentleman genuine gladly goal gone grand grant grateful guess guide habit half hand hang
    hardly harm hate head heart heavy height hesitate hide high hire history hit hold honest hopefully hot hug huge
    hurry hurt husband identify ignore illustrate imagine immediate impact implement imply impossible impress inch
    include increase incredible indeed independent indicate individual inform initial inquire inside insist inspect
    inspire instance instead intend intention interrupt introduce invent invite item join judge jump keen kid knock
    knowledge lack lady large last late laugh launch lay lazy lead leaf lean learn least legal lend length less
    lesson letter level liberty life light limit line link list live logical lonely loose lose loud love low lower
    luck mad main maintain major manage manner mark marry mate maximum meanwhile measure meet member memory mere
    merit message middle mild minimum minor miss mistake mix modern modest mood moreover mother motion multiple name
    narrow nature near neat nervous nevertheless noise none normal notice nowhere obtain obvious occasion odd offend
    often older ongoing opinion oppose opportunity option orally order ordinary organise origin outcome outside
    overall owe pace pair party past patient pause peace perceive permit persist perspective persuade pick pity
    plain plan plate pleasant pleasure plenty point polite popular potential practical practice praise precise
    prepare press pretend prevent previous pride principle prior proceed process produce progress promise proper
    properly propose protect proud public pull purpose push quality quantity quarter quiet quit raise range rare
    rarely reach react realise reality reason reasonable recent recognise recommend record recover reduce refer
    reflect refuse regard regret reject relate relative release relevant relief remain remark remember remind remote
    remove repeat replace represent resolve respond responsible restore result retain return reveal review rich rid
    ring rise risk role rough round rude rule rush safe sake satisfied save scale search seat second section seek
    seldom select sense sensible separate serious severe shame shape shift shock shoot short shoulder shout shut
    sick sign significant silence silly sister sit slightly slow smart smile smooth soft sole solid solution solve
    someday somewhat somewhere sorry sound source space special spot stable stage state steady step stick straight
    strange stress strict strong struggle study style succeed success sudden suffer suffice sufficient suggest suit
    suitable sum support suppose surely surprise surround survive suspect sweet swift switch task teach temporary
    tend term test thankful theory therefore thick thin thorough threat throw tight tiny tired title tone tonight
    touch tough toward track trade tradition translate travel treat trick trouble trust truth twice ugly unable unit
    unless unlike unusual upset urge urgent usual vary vast version view virtually vision visit voice wake warm warn
    weak wear weigh welcome west wherever wide wife willing win wise woman word world worth wrap young`,
};
