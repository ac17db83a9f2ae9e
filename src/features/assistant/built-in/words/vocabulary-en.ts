import type { Vocabulary } from "./vocabulary.ts";

export const VOCABULARY_EN: Vocabulary = {
  stopWords: `a an the this that these those there here it its itself i im ive id ill me my mine myself we our ours us you your yours yourself u ur
    he him his she her they them their theirs who whom whose what whats which when where why how hows and or but nor so if then than as at by for from
    in into of off on onto out over to too up with within without about above across after again against all also always am any anybody anyone anything
    are arent aren be became because been before being below between both can cant cannot could couldnt did didnt do does doesnt doing dont done down
    during each either else even ever every everyone everything exactly few further gets getting given gives go goes going gonna got gotta guys
    had has hasnt have havent having hey him however is isnt just kind kindly know lately let lets like likely little look looking lot lots
    made make makes making many may maybe mean means might more most much must mustnt need needs neither never next nice no not nothing now
    ok okay one ones only other others otherwise ought own per perhaps please pls plz possible possibly pretty probably put quite rather
    really right same say says see seem seems shall should shouldnt since some somebody somehow something sort still such sure
    take takes tell tells thing things think though through thus till together try under until upon use used uses using usually
    very via wanna want wanted wants was wasnt way ways well went were werent whatever whether while will wish wondering wonder wont
    would wouldnt yes yet d ll m re s t ve able actually apart around aside ask asking asked basically bit bunch curious currently dear
    else end enough etc example exactly explain explained example first fully generally give going good great happen happens help helps hello hi
    idea info information interested interest involve involved issue keep kinda mention mentioned mind moment nordet normally offered part particular
    people person provide provides provided question questions quick quickly read related seriously simple simply someone sometimes soon
    specific specifically talk talking thanks thank today typical typically understand understanding useful wait whole work works working worked worry
    show shows say company business businesses firm guy stuff come comes coming back case theres youre theyre weve youve lol hmm um uh oh
    true real actual everybody regarding concerning concern respect versus vs mine call called calling cannot already once later long far
    happening happened expect anyway available bring brings become best better big case certain deal does end feel find found full general get
    bother believe consider hope prefer rather seem send sent sending receive received bring brought turn turned move moved walk run running runs set sets keep keeps kept leave hear heard listen see seen saw watch check checked checking
    try tried trying give gave allow allowed let occur occurs arrive arrives become grow fall stay wait happen deliver provide supply serve serves served
    easy easily hard difficult simple important new old right wrong true false similar same happy unhappy glad sad fine nice great bad worse worst excellent curious interested worried concerned sure unsure confident
    especially mostly mainly particularly entirely completely totally absolutely roughly approximately around nearly almost quite currently nowadays recently lately eventually ago
    yesterday tomorrow week weeks day days hour hours morning afternoon sir madam folks team office place part parts side kind type types matter matters topic subject project projects situation thought wondering
    explain describe show discuss speak say tell ask answer mean understand actually own owner people person somebody someone anybody nobody nothing everyone
    around board once rest lot lots number couple several few many various whole single every another filled fill fit look
    client clients customer customers staff employee employees employer team teams problem problems ai clear local helpful weird partner wonder
    web internet website websites site sites online clear
    handle handling handles spend spending evenings evening night nights several put
    many money number numbers afraid scared cache along way three two four five six seven eight nine ten hundred thousand tuesday wednesday thursday former eat eats mine pm am stuff piece stand
    plumbing plumber construction garage plant factory waste wasting everything perfect thats
    gain improve prove proves exact existing require requires required suffices necessary daily possess hope far too exactly own already
    regular regularly additional total entire current present page tell`,
  synonyms: `
    otherfirm: netflix, spotify, my gym, gym membership, disney, air canada, rogers, telus, verizon
    wherestored: wheres my data stored, where is my data stored, where do you store, data stored, where is it hosted
    switchtools: switch crm, switch crms, change crm, have to switch, replace my crm
    readabout: customers i can read about, clients i can read about, can read about
    triedbefore: tried an agency, tried before, agency before, burned before, got burned
    noidea: no idea where to start, dont know where to start, not sure where to start, where to start with ai
    paperwork: doing invoices, purchase orders, on paper, invoices every, typing orders, entering orders, evening doing
    quotesunfollowed: quotes go out, nobody follows up, no one follows up, call everyone back, leads a week, never call back
    callsmissed: miss calls, missing calls, lose tons of calls, lose calls, losing calls, miss a lot of calls, nobody answers, phone keeps ringing, keep asking the same, asking the same, same questions over
    price: how much, cost, costing, pricing, rate, tariff, quote, quotation, ballpark, expensive, affordable, dollar, price tag, budget, afford, pricey, prices, what would i be paying, be paying, i pay, we pay, would it cost, cost me, cost us, do you charge, you charge, charge for, charges, fee schedule, how much is, money for, an estimate, free estimate, a ballpark, how much money, kind of money, what kind of money, annual rate, monthly rate, investment, how much for, a month to spend, to spend
    plan: package, subscription, tier, formula, pricing option, bundle, options, option
    cancel: stop paying, stop the service, stop the plan, stop my plan, quit, leave you, leaving you, terminate, termination, back out, walk away, pull out, end the service, end my plan, stop anytime, stop any time, cancellation, stop whenever, stop, walk away whenever, put on hold, on hold, pause, leave early, before stopping, stopping, leave, overnight
    contract: commitment, commit, locked in, lock in, lock me in, locked, long term, obligation, notice period, minimum term, signing, binding, tied in, engagement, stuck with you, stuck, trapped, tie us
    refund: money back, reimburse, reimbursement, unhappy, dissatisfied, not satisfied, not happy, change my mind, changed my mind, disappointed
    guarantee: warranty, guaranteed, guaranties, warranties, promise
    roi: return on investment, returns, return, payback, pay off, pays off, paid off, worth it, worthwhile, profitable, pay for itself, pays for itself, break even, make my money back, make our money back, earn back, recoup, recover my investment, get my investment back, money back after three months, pays for
    openinghour: opening hours, openning hours, business hours, office hours, working hours, hours of operation, opening times, opening time, what time do you, what hours, when are you open, are you open, you open, open, closed, closing time, your hours, what are the hours, saturday, sunday, weekend, weekends, weekday, holiday, holidays, christmas, statutory, in the evening, open late, how late, late are you open, what time are you, days are you open, open today, open tomorrow, open now, still open, reachable, do you close, you close, hours of, until what time, can i call at, call at, call on, 5 pm, 6 pm, 9 am, 8 am
    human: real person, actual person, live person, a person, real human, representative, salesperson, sales rep, real agent, live agent, an agent, someone real, somebody, advisor, adviser, consultant, talk to someone, speak to someone, speak with someone, talk with someone, chat with someone, staff member, talk to a person, humans, expert, someone to talk to, a human, talk to somebody, speak with a human, rather talk to someone, real people, a real one, on your team, anyone on your team, someone on your team, connect me, anyone i could, someone i can, anyone i can, the manager, your manager, your boss, not talk to a bot, not a bot, stop talking to a bot, dont want to talk to a bot, no bot, not a robot, a supervisor, chat with, talk to a machine, speak to a machine, talk to a bot, somebody phone, someone phone, somebody call, someone call, phone operator
    phone: telephone, call you, give you a call, phone number, ring you, cell, your number, a number, number to call
    email: e mail, mail, e mails, emails, inbox, write to you, write you
    book: schedule, reserve, appointment, booking, set up a call, set up a meeting, arrange, meet with you, meeting with you, get a demo, a demo, demo, slot, calendly, set up a time, find a time, book me, book a, pencil me in, lets talk, lets chat, a call for next week, call next week, quick call, have a call, hop on a call, jump on a call, arrange a, get on board, on board with you, ready to start, ready to begin, want to start, where is the form, become a client, get started with you, talk about my project, discuss my project, show me how it works, talk about a project
    consultation: discovery call, consult, free call, discovery, intro call, first call, strategy call, first meeting, initial call, consultations, discovery session, discovery meeting, free session, free meeting, intro meeting, free chat, introductory call, the call, during the call, sales pitch
    free: no cost, at no charge, no charge, for nothing, free of charge, complimentary
    bot: chatbot, chat bot, chatbots, assistant, virtual assistant, ai agent, ai assistant, robot
    support: customer service, customer care, help desk, helpdesk, customer support, client service, customer inquiries, customer questions, customer requests, enquiries, customer emails, client emails, answering emails, answering customer, answering customers, answer my customers, answer customers, same questions, inbox, email overload, customer messages, my emails, complaints, support tickets, tickets, frequently asked questions, answer questions, transfer calls, forward calls, swamped, overwhelmed, route a call, take over, takes over, hand over, hands over, drowning, delivery questions, flooded with requests
    sale: selling, lead, prospect, pipeline, close deals, outreach, prospecting, cold, sell, find more clients, get new clients, find clients, more clients, new clients, get more customers, more customers, new customers, attract clients, find customers, increase sales, find me clients, generate leads, write to prospects, write to leads
    followup: follow up, follow ups, following up, chase, chasing, nurture, reminder, followups, following up on quotes, quote follow up, follow up on my quotes, follow up on quotes, following up on a quote, follow up on a quote, chase quotes, following up on my quotes, chasing quotes, follow up on my leads, my follow ups, forget my follow ups
    operation: back office, admin, administrative, paperwork, ops, internal processes, tasks are scattered, tasks get lost, tasks everywhere, scattered tasks, compile, compiling
    report: dashboard, reporting, kpi, spreadsheet, analytics, excel, google sheets, sheets, my numbers, reports eat, monday reports, weekly reports, monday report
    integrate: integration, integrations, connect, connector, plug, hook up, compatible, compatibility, sync, interface, plugs, connected, works with, work with my, work with our, linking, switch software, switch tools, change software, change tools, change our tools, keep our tools, keep my tools, replace our tools, switch to, give up our, current software, current tools
    tool: software, app, apps, platform, system, stack, erp, saas, existing tools
    golive: go live, going live, up and running, launch, onboarding, onboard, implement, implementation, deploy, deployment, get going, rollout, roll out, setup, set up, kick off, kickoff, get started, getting started, start, begin, installation, install, implemented
    howlong: how long, how fast, how soon, how quickly, how many weeks, how many days, timeline, time frame, timeframe, turnaround, delay, weeks, duration, lead time, how long will, how long would, when will, when would, how long does, how many hours of, is it long, take long, long to
    secure: security, safe, safety, protect, protected, protection, encrypted, encryption, secured, cybersecurity, safely
    data: dataset, database, customer data, privacy, confidential, confidentiality, personal information, personal info, personal data, personal details, private, my info, my information, our information, our info, my details, on me, about me, know about me, information about me, my file, customer information, what i write, what i type
    erase: delete, deleted, remove, erased, deletion, wipe, forget me, forgotten, get rid
    retain: retention, store, stored, hold on to, how long do you keep, keep my, keep our, you keep, kept, save my, saved, do you store, storing, archive
    solo: alone, by myself, on my own, freelancer, freelance, self employed, solopreneur, one person, just me, one man, solo founder, sole proprietor, single person
    small: tiny, little company, micro, few employees, small business, smallest, smaller, startup, start up
    large: enterprise, corporation, big company, bigger, huge, largest, multinational, biggest
    suit: right for me, right for us, best for me, best for us, which one should, recommend, recommended, choose, choosing, fit, fits, suitable, appropriate, pick, which should, adapted, should i take, should i get, should we take, best plan, right plan
    uptime: downtime, outage, availability, goes down, went down, reliable, reliability, crash, offline, service interruption, break down, breaks down, breaks, stops working, stop working, systems go down, goes offline, systems going down
    located: location, where are you, where is your office, where are your offices, where is the office, your office, your offices, based, headquarters, headquartered, your address, mailing address, postal address, address, where can i find you, offices, in what city, which city are you, what city are you, head office, physical office, come by your office
    founder: owner, ceo, founder story, who started, who created, who runs, behind nordet, how did it begin, how did nordet start, how did it start, how did you start, how did you get started, who owns nordet, who owns the company, founded, behind this company, behind the company, behind this, story of your company, history of your company, who is behind
    city: cities, region, area, areas, montreal, laval, toronto, ottawa, quebec city, vancouver, gatineau, sherbrooke, province, ontario, calgary, alberta, longueuil, cover, covered, do you serve, serve us, where do you work, where do you operate, where do you serve, shop in, store in, business in, located in, we are in, company in, drummondville, terrebonne, repentigny, granby, brossard, chicoutimi, kingston, mississauga, hamilton, winnipeg, manitoba, new brunswick, moncton, halifax, boston, new york, vermont, chicago, nova scotia, british columbia, saskatchewan, newfoundland
    remote: remotely, at a distance, virtually, video call, zoom, online only, in person, on site, onsite, outside quebec, outside of quebec, elsewhere, usa, united states, us clients, abroad, country, countries, north america, come see us, come to our, visit us, come visit, come to us, come by, video calls, over video, virtual, too far, far away
    casestudy: case study, case studies, success story, success stories, references, testimonials, testimonial, past clients, example, examples, portfolio, past projects, track record, reviews, client stories, customers say, proof, previous clients, happy customers, happy clients, satisfied clients, satisfied customers, current clients, ever worked with, worked with, helped before, did you do for, done for, existing clients, real life, real clients, real customers, other clients, businesses like mine, companies like mine, like mine, worked for others, the cases, your clients say, a success
    scattered: scattered over, spread over, several files, duplicates, all over the place, single source
    retailer: e commerce, ecommerce, online store, online shop, webshop, shop, store, retail, retailers, boutique, merchant, woocommerce, stores
    accounting: accountant, accountants, cpa, bookkeeping, bookkeeper, professional services, law firm, consulting firm, professional service, agency
    clinic: healthcare, health care, physiotherapy, physio, dentist, dental, doctor, medical practice, patients, patient, medical clinic, health
    language: french, english, bilingual, languages, francophone, anglophone, french and english, english and french, two languages, both languages, in two languages
    tax: taxes, gst, qst, hst, tps, tvq
    fee: setup fee, set up fee, setup fees, set up fees, hidden fees, hidden fee, hidden costs, hidden cost, extra cost, extra costs, additional cost, additional costs, extra fees, additional fees, extra charges, upfront, installation fee, activation fee, fees, surcharge, on top, startup costs, startup cost, start up costs, startup fee, start up fee, initial cost, initial investment, one time fee, entry fee, joining fee, initiation, upfront cost, upfront costs, up front, setup costs, setup cost, surprises, surprise, unexpected
    law25: law 25, bill 64, law twenty five, quebec privacy law, quebec law, act 25, bill 25
    gdpr: european privacy, rgpd, europe, european, in france, in germany, in the uk, clients in europe, european clients
    soc2: soc 2, soc ii, soc2, iso 27001, audit, audited, certification, certified, auditor
    casl: anti spam, antispam, spam, canadian anti spam, unsolicited
    cookie: cookies, browser, tracker, trackers
    analytic: google analytics, tracking visits, track visitors, tracking, track me, measure visits, track users, do you track
    newsletter: mailing list, news letter, unsubscribe, subscribe, email list, unsubscribing, sign up for the newsletter, sign up for your newsletter, unsubscribe me
    blog: article, articles, blog post, blog posts, posts, tips, advice, any tips, any advice, written anything on, written about, write up on, do you publish, content do you, publications
    losejob: take my job, take our jobs, lose my job, replace my employees, replace my staff, replace people
    job: career, careers, hiring, hire me, vacancy, vacancies, employment, internship, resume, cv, job opening, positions, recruiting, work for you, apply for, jobs, intern, join your team, join the team
    download: pdf, brochure, downloadable, document, documentation to read, one file, documentation to send, to send my boss, show my partner, show my boss, to show my, something to read, send my boss, documentation to show
    repetitive: manual work, manual tasks, by hand, tedious, time consuming, busywork, data entry, copy paste, copying, manually, manual
    savetime: save time, time saved, saves time, hours saved, save hours, hours a week, time savings, free up time, hours will i save, hours would i save, hours can i save
    month: monthly, per month, a month, each month, every month, mo
    year: annual, annually, yearly, per year
    bill: billed, billing, invoice, invoiced, payment, pay, paying, credit card
    train: training, teach, trained, learn
    decide: own my, ownership, owns, belong, belongs, intellectual property, ip rights
    difference: different, differ, why you, why choose, why should i choose, why nordet, why work with you, stand out, unique, set you apart, sets you apart, special about, what makes you, advantage, choose you, go with you, rather than, instead of, over the others, than the others, pick you, choose nordet, hire you, trust you, should i trust, that others dont, others dont, others do not
    competitor: competitors, competition, other agencies, other agency, another agency, rivals, rival, other consultants, other firms, other providers
    score: lead score, scoring, grade, rating, scored, robot decide, algorithm, algorithms, automated decision, does a robot, robot decides
    breach: data breach, hacked, hack, leak, leaked, incident, data leak, breached
    vulnerability: security flaw, security bug, bug bounty, flaw, security hole, security issue, vulnerabilities
    quoting: quoting you, cite, copyright, reproduce, republish, link to your, reuse, reuse a, paragraph, excerpt, excerpts, copy your, translate your
    allday: 24 7, around the clock, 24 hours, day and night, night, middle of the night, after hours, off hours
    manager: success manager, account manager, dedicated manager, dedicated person, dedicated
    meeting: meetings, review call, check in, check ins, sessions
    responsetime: response time, reply time, answer time, how quickly do you answer, how fast do you answer, how fast do you reply, how soon will you, when will i hear, hear back, get back to me, reply, respond, response, how soon will you call, after i send the request, call me after, call after
    popular: most popular, bestseller, most chosen, most people choose, most common
    month90: 90 days, ninety days, 90 day, ninety day, three months
    month30: 30 days, thirty days, 30 day, first month
    measure: measuring, measured, lost hours, hours lost, hours my team loses, time wasted, wasted time, time tracking, count the hours, track time, hours we lose, hours are lost, team loses, we lose on, team is losing
    whatsnext: what happens next, what happens after, what happens once, next step, next steps, happens next, happens then, what comes next, then what, afterwards, and after that, what now, and now, just submitted, i just sent
    offer: what do you do, what you do, what is it you do, you actually do, what do you guys do, what is it you actually do, what does nordet do, what services, your services, services do you offer, what do you offer, do you offer, what can you do, can you do for, how can you help, can you help me, can you help us, how could you help, what are you offering, services, specialty, area of expertise, expertise, specialize, do you do ai, can ai help, do you automate, what do you automate, three services, automation do for, can automation, be useful, hand over to your, be of help
    callback: call me, call me back, ring me, phone me, give me a call, reach me, contact me, get in touch with me, call us, call us back, have someone call, have somebody call
    sincewhen: what year, since when, how long have you been, how long have you, years of experience, date of creation, been around, been in business, how old is, in business, how long has, been doing this, doing this for long, doing this long, when were you founded, when did you start, when was the company, when was nordet, founded in
    share: third party, third parties, sell my, sell our, sell data, sell the data, do you sell my, share my, share our, sharing, pass on, pass along, resell, give my, who sees, who can see, who has access, hand over my, sell our information, sell my information, sell your, sell my email, leave quebec, leaves quebec, leave the province, my email address to, sell my address, will you sell
    hourcost: cost of an hour, hour costs, an hour costs, hour of an employee, hourly cost, hourly rate, what an hour, cost per hour
    cheapest: least expensive, lowest price, lowest cost, cheapest option, cheapest plan, most affordable, entry level, cheap option, cheaper option, smallest price, starting price, prices start
    weather: rain, snow, sunny, temperature, forecast
    whoweare: who are you, who is nordet, what is nordet, whats nordet, tell me about you, tell me about yourself, about your company, tell me about nordet, about nordet, introduce yourself, about you, tell me about your company, describe your company, about your business, presentation of the company
    figure: how much less, how much more, how much of
    namedrival: zapier, make com, n8n, intercom, zendesk, botpress, manychat, accenture, deloitte, kpmg, pwc, ibm, tidio, freshdesk, copilot studio, uipath, power automate
    better: better than
    officer: privacy officer, data protection officer, dpo, in charge of, responsible for, person in charge, who is in charge, who is responsible, who handles, who do i contact about, who do i talk to about
    estimate: save money, savings, how much i d save, how much would i save, how much id save, how much i would save, i would save, id save, could save, would save
    reduce: go down, reduced, less, decrease, diminish, cut down, lower
    refuse: turn down, accept every, accept all, refuse, turn away, do you accept, accept any
    neverautomate: never be automated, never automate, should not automate, shouldnt automate, not to automate, never automated
    currency: canadian dollars, us dollars, american dollars, canadian or us, us or canadian, currency, in cad, in usd
    trial: free trial, try it, try before, try you out, trial period, test it, pilot, try out
    uptodate: up to date, updated, update, updating, a mess, messy, outdated
    canadian: local company, canadian company, quebec company, canadian owned, from here
    noshow: no shows, no show, forget their appointments, missed appointments, forgotten appointments, appointment reminders, forget appointments, missing appointments, miss their appointments, dont show up
    failure: doesnt work, does not work, dont work, not work, no results, no result, without results, doesnt pay off, dont get results, it fails, nothing happens
    doyousell: do you sell, you sell, you guys sell
    othernumber: gst number, qst number, tax number, business number, registration number
    ourclients: typical clients, kind of companies, kinds of companies, type of companies, types of companies, who are your clients, kinds of businesses, kind of businesses, target clients, ideal client, type of clients, kind of clients, what industries, which industries, who is it for, who is this for, who do you work with, do you target, clients do you target, target market
    pricier: most expensive, top plan, highest plan, premium plan
    priceincludes: included in the price, does the price include, price include, included in the plan, price includes, included in the cost
    calls: missed calls, miss calls, miss a lot of calls, missing calls, phone calls, incoming calls, answer calls, answer the phone, answering the phone, route calls, routing calls, miss phone calls
    arebot: are you a bot, are you a robot, are you human, are you a human, are you real, are you an ai, am i talking to a bot, am i talking to a robot, talking to a machine, is this a bot, is this a robot, is this automated, who am i talking to, your name, are you chatgpt, which model are you, what model, a real person or, bot or, human or, what can you answer, what can i ask, are you a real person, are you a person, talking to a real person, is this a real person, am i chatting with
    clock: what time is it, what day is it, todays date, what is the date
    yourrevenue: your revenue, your profit, profit do you make, founder earn, salary of, your turnover, founders salary, salary
    whyneed: why do you need, why do you want, why do you ask
    clientcontact: clients email, client s email, email of a client, clients phone, names of your clients, list of your clients, your clients emails, clients emails, list of clients, client list
    yourage: how old are you
    loveyou: i love you, love you, marry me
    documentation: documentations
    seemy: see my data, see the data, see what you have, access my, copy of my, see my information, view my, what you know about me, see the information, request my
    outsidecanada: providers outside, outside canada, leave canada, leaves canada, outside of canada, stored in canada, data in canada
    signup: sign up, signing up, sign me up, register
    method: how do you work, way you work, your process, your approach, how you work, methodology, approach, how do you proceed
    values: what do you believe in, what do you stand by, believe in
    velocity: velocity
    accelerate: accelerate
    dominate: dominate
    registre: register of incidents, incident register
    pia: privacy impact assessment, impact assessment
    nbclients: how many clients, how many businesses, how many companies, how many customers, number of clients
    annualrevenue: annual revenue, million, millions, in revenue, yearly revenue, revenue of, we make
    catch: the catch, a catch, fine print, strings attached, too good to be true
    aftercare: ongoing support, after going live, support after, afterwards support
    buildsite: build my website, build a website, create a website, create my website, make me a website, redesign, mobile app, mobile apps, develop an app, web design
    paymentmode: credit card, credit cards, bank transfer, cheque, payment methods, payment method, bitcoin, paypal
    nbstaff: how many employees do you have, how many people work, how big is your team, size of your team, how many of you, how many people are
    dobooks: do my bookkeeping, do your clients bookkeeping, do bookkeeping, do our books, do accounting for
    switchplan: switch plans, change plans, change my plan, upgrade, downgrade, move to another plan, switch plan
    firststep: automate first, where do we begin, where to begin, where do i begin, where should i begin, what to automate, where to start, where do we start, where should we start, start with, begin with, automate to begin
    basicplan: basic plan, starter plan, base plan
    howmany: how many
    languagelessons: teach me french, teach me english, teach me, learn french, learn english
    trainsport: train for a marathon, train for, marathon
    postoffice: post office
    bestcrm: best crm, crm is the best, best on the market
    twolanguagemail: french and english emails, emails in both languages, emails in two languages
    productivity: productive, productivity, more efficient, efficiency, efficient
    retype: retyping, type twice, double entry, enter twice, same data into, same data in
    loseall: lose everything, lose all, lose my, do i lose, lose it all
    texting: text you, text me, i text, sms, whatsapp, texting, messenger
    payyearly: pay yearly, yearly payment, annual payment, pay annually, pay for a year, by the year, paying yearly, yearly
    resultsmissing: results arent there, results are not there, without results, results dont come, no improvement
    statholiday: canada day, labour day, st jean baptiste, national holiday, easter, good friday, thanksgiving, statutory holiday
    replacecrm: have to replace, replace it, replace our, replace my, already have a crm, already have a, already have tools
    provenumbers: numbers that prove, prove it works, numbers to prove, proof it works
    commitmentfree: commitment free, no commitment, without commitment
    staycanada: stay in canada, stays in canada, remain in canada, leave canada
    timegain: time can we gain, time will i gain, gain time, time will we save, time do i save, time can i save, how much time
    myrights: my rights, exercise my rights, what rights
    minute: minutes, min
    automate: automation, automations, automating, automated, automatically, automatic
    usage: data use, what do you do with`,
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
    information: info, infos`,
  ownStory: `
    i run, i own, we run, we own, i have a, we have a, we are a, were a, we re a, im a, i am a, my company, our company, my business, our business, my shop, our shop, my team, our team, there s, theres, my customers, our customers, my wife, my husband, my brother`,
  worksFor: `
    do you work with, do you work for, have you worked with, do you serve, do you help, do you have clients`,
  weak: `offer howmany`,
  people: `employees employee employer employes people persons staff of workers`,
  greetings: `hello, hi, hey, good morning, good afternoon, good evening, good day, greetings, yo, howdy, hiya, hey there, hi there, hello there, hello again, morning, evening, sup, heya`,
  thanks: `thanks, thank you, wow thanks, thats clear, thanks thats clear, wow thanks thats clear, cheers mate, thanks a lot, thank you very much, thx, ty, many thanks, perfect thanks, great thanks, cheers, much appreciated, appreciate it, thank you so much, awesome, great, perfect, cool, nice, excellent, wonderful, ok thanks, ok great, got it, good to know, thats helpful, very helpful, that helps`,
  goodbyes: `bye, bye now, bye for now, goodbye, good bye, see you, see ya, bye bye, have a nice day, have a good day, talk soon, later, good night, take care, see you later, thats all, that is all, thatll be all`,
  wellbeing: `how are you, how are you doing, hows it going, how is it going, whats up, how do you do, you ok, how are things`,
  asksForIt: `english, in english, speak english, speak in english, answer in english, reply in english, respond in english, continue in english, switch to english, change to english, talk in english, write in english, chat in english, go on in english, english version, do this in english, change language to english, change the language to english,
    anglais, en anglais, parler anglais, parler en anglais, parlez anglais, repondre en anglais, repondez en anglais, continuer en anglais, continuons en anglais, passer a l anglais, passez a l anglais, passer en anglais, changer pour l anglais, ecrire en anglais, discuter en anglais, faire ca en anglais, clavarder en anglais, version anglaise`,
  polite: `please pls can could would we you i do me my to is it possible if lets let us like id want prefer rather be that great ok okay yes now instead now may sorry hi hello speaker`,
  yes: `yes, yeah, yep, sure, please do, yes please, ok, okay, of course, absolutely, go ahead, sounds good, yup, lets do it, definitely`,
  no: `no, nope, no thanks, no thank you, not really, nah, not now, never mind, nevermind`,
  followUps: `and, and for, what about, how about, but, so, also, then, and what, and the, same for, and how, and is, and do, and does, or, ok and, ok but, ok so`,
  pointers: `it, that, this, that one, this one, them, those, these, the same, one, they, its`,
  more: `more, tell me more, more details, details, more info, more information, go on, continue, and then, explain, elaborate, can you elaborate, can you explain, say more, learn more, i want to know more, what else, anything else, such as, for example, like what, how so, know more, expand, why`,
  ordinals: {
    first:
      "first, first one, 1st, former, number 1, number one, option 1, the cheapest, cheapest, cheapest one, cheaper one, smallest one, smallest",
    second: "second, second one, 2nd, middle, middle one, number 2, number two, option 2, the middle one",
    third: "third, third one, 3rd, number 3, number three, option 3",
    last: "last, last one, latter, biggest, biggest one, most expensive, most expensive one, largest one, largest, top one, the other one, other one",
  },
  refused: `ignore your, ignore all, ignore previous, ignore the, ignore any, ignore everything, disregard, forget your, forget everything, forget all, forget previous, system prompt, your prompt, your instructions, previous instructions, your rules, initial prompt,
    you are now, pretend, act as, roleplay, role play, jailbreak, developer mode, dan mode, reveal your, print your, repeat the words above, override, admin password, api key, api keys, source code, your password, sudo, drop table, select from, script alert, onerror, javascript, base64, new instructions, hidden instructions,
    idiot, idiots, stupid, dumb, moron, morons, fuck, fucking, fucker, shit, shitty, bullshit, asshole, assholes, bitch, bastard, bastards, useless bot, suck, sucks, shut up, go to hell, kill yourself, hate you, loser, losers, pathetic, wtf, stfu, dumbass, piece of crap, you are useless, youre useless, youre garbage, you are garbage`,
  telling: `whos behind the is are was were what how much many when where who why which do does did can could would should will your you my we our they have has had
    i me it this that these those with from about for to of and or not yes please thanks hello there any if in at on be been by need want would cost long
    offer work works company business get make help know like time more one your free pricing hours open talk person speak tell show book call
    don't i'm what's it's you're isn't doesn't hi hey good morning bye okay the an as so but then after before into out up down all some also just really`,
  us: `you your yours u ur yr nordet youre youve ya guys`,
  me: `i my me mine we our us ours im ive were weve id`,
  ordinary: `
    abandon able absolute accept accompany accomplish accord achieve acknowledge acquire act actual actually adapt address adjust admire admit adopt advance advantage advise affect afford afraid agree ahead aim allow alone already alter amount analyse angry announce annoy anybody anyhow anyone
    anyway apart apologise appear apply appoint appreciate approach appropriate approve approximate argue arise arrange arrive ask aspect assist associate assume assure attach attack attempt attend attention attract available average avoid aware awful bad barely base basic bear beat beautiful
    become beforehand begin behave believe belong benefit beside beyond bit blame bold borrow bother bottom brief briefly bring broad brother build burden busy buy calm capable care careful carry case catch cause certain certainly chance change charge cheap check choice choose circumstance claim
    clarify clean clear clearly close collect combine come comfortable comment common communicate compare complain complete complex complicated concern conclude condition conduct confess confirm confuse connect consider consist constant contain content context continue contrary contribute
    control convenient convince cope copy correct correspond count couple course cover crazy create curious currently cut daily damage danger dare dark deal dear decent decide decision declare deep define definite delay deliver demand deny depend describe deserve desire detail determine develop
    difference differ difficult direct disagree disappear discover discuss distance distinct disturb divide double doubt draw dream drop due during eager early earn ease easily east eat edge effect effective efficient effort either elsewhere emphasise enable encounter encourage end enjoy enough
    ensure enter entire entirely equal error escape especially essential establish estimate even event eventually ever every everybody everyone evident exact examine excellent except exception exchange excite excuse exist expand expect experience explore express extend extent extra extreme
    face fact fail fair fairly faith fall familiar family famous far father fault favour fear feature feel few fight figure fill final finally fine finish firmly fit fix flat focus follow force foreign forever forget form former forth forward free frequent fresh friend friendly front full fully fun
    further future gather gave gentle gentleman genuine gladly goal gone grand grant grateful great grow guess guide guy habit half hand handle hang happen happy hard hardly harm hate head hear heart heavy height hesitate hide high hire history hit hold honest hope hopefully hot hug huge
    hurry hurt husband idea identify ignore illustrate imagine immediate impact implement imply important impossible impress improve inch include increase incredible indeed independent indicate individual inform initial inquire inside insist inspect inspire instance instead intend intention
    interest interrupt introduce invent invite involve issue item join judge jump keen keep kid kind kindly knock knowledge lack lady large last late lately later laugh launch lay lazy lead leaf lean learn least leave legal lend length less lesson letter level liberty life light likely limit line
    link list listen little live local logical lonely look loose lose loud love low lower luck mad main mainly maintain major manage manner mark marry mate matter maximum maybe mean meanwhile measure meet member memory mention mere merit message middle might mild mind minimum minor miss mistake mix
    modern modest moment mood moreover mostly mother motion move multiple myself name narrow nature near nearly neat necessary neither nervous nevertheless nice night nobody noise none normal notice nowhere obtain obvious occasion occur odd offend often older once ongoing opinion oppose opportunity
    option orally order ordinary organise origin otherwise ought outcome outside overall owe own pace pair part particular party past patient pause peace people perceive perfect perhaps permit persist perspective persuade pick piece pity plain plan plate pleasant pleasure plenty point polite
    popular possess possible potential practical practice praise precise prefer prepare present press pretend pretty prevent previous pride principle prior probably proceed process produce progress promise proper properly propose protect proud provide public pull purpose push quality quantity
    quarter quick quiet quit quite raise range rare rarely rather reach react realise reality reason reasonable receive recent recently recognise recommend record recover reduce refer reflect refuse regard regret regular reject relate relative release relevant relief remain remark remember
    remind remote remove repeat replace represent require resolve respect respond responsible rest restore result retain return reveal review rich rid ring rise risk role rough round rude rule rush sad safe sake same satisfied save scale scared search seat second section seek seem seldom select
    sense sensible separate serious serve set several severe shall shame shape shift shock shoot short shoulder shout shut sick side sign significant silence silly similar simple simply since sister sit slightly slow smart smile smooth soft sole solid solution solve somebody someday somehow
    someone something sometimes somewhat somewhere soon sorry sort sound source space special specific spend spot stable stage stand state stay steady step stick still straight strange stress strict strong struggle study stuff style succeed success sudden suffer suffice sufficient suggest suit
    suitable sum supply support suppose surely surprise surround survive suspect sweet swift switch task teach tell temporary tend term test thankful theory therefore thick thin thing think thorough though thought threat through throw tight till tiny tired title together tomorrow tone tonight
    topic total touch tough toward track trade tradition translate travel treat trick trouble true trust truth try turn twice typical ugly unable understand unit unless unlike until unusual upon upset urge urgent usual usually various vary vast version view virtually vision visit voice wait wake
    walk warm warn waste watch way weak wear weigh weird welcome west wherever whether whole wide wife willing win wise wish within without woman wonder word world worry worse worst worth wrap wrong yesterday yet young`,
};
