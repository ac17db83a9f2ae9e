import type { TextLike } from "../../../lib/language.ts";
import type { wordsFr } from "../../fr/visitors/words.ts";

export const wordsEn: TextLike<typeof wordsFr> = {
  spoken: `
    3: three
    4: four
    5: five
    6: six
    7: seven
    8: eight
    9: nine
    10: ten
    11: eleven
    12: twelve
    13: thirteen
    14: fourteen
    15: fifteen
    16: sixteen
    17: seventeen
    18: eighteen
    19: nineteen
    20: twenty
    30: thirty
    40: forty
    50: fifty
    you: u, ya
    your: ur, yr
    because: cause, cuz, coz, bc
    please: pls, plz
    message: msg, msgs
    appointment: appt, appts
    going to: gonna
    what is: whats, wats
    about: abt
    right now: rn
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
    price: cost costing pricing priced rate tariff charge charging fee-schedule price-tag how-much price-list
    price: price-point price-range sticker-price going-rate ballpark ballpark-figure rate-card rate-sheet price-sheet
    price: pricelist pricetag set-me-back set-us-back whats-the-damage price-wise cost-wise costwise howmuch hows-much
    price: prise pirce pric prcing pricng run-me-per what-you-charge total-cost
    fee: surcharge hidden-cost hidden-fee hidden-charge extra-fee extra-cost extra-charge setup-fee set-up-fee
    fee: startup-fee activation-fee activation enrolment-fee enrollment-fee admin-fee service-fee onboarding-fee
    fee: overage gotcha fine-print nickel-and-dime ancillary mileage upcharge upsell surprise-charge nasty-surprise
    fee: unpleasant-surprise strings-attached small-print catch-somewhere whats-the-catch other-fees no-surprises
    budget: afford spend spent spending expenditure outlay allowance earmark out-of-pocket foot-the-bill foots
    budget: financial-means within-our-means deep-pockets purse wallet budgeting overspend bugdet cant-afford
    budget: tight-budget over-budget overrun cost-overrun
    money: dollar buck cash dough moolah moola loonie toonie twoonie cent penny nickel dime greenback bread-and-butter
    money: money-wise monies moneys piastre quid grand-total dollars-and-cents big-bucks cad-dollars
    currency: cad usd euro canadian-dollar american-dollar us-dollar us-funds canadian-funds exchange-rate
    currency: conversion-rate forex canuck-bucks canuck foreign-currency us-money american-money peso pound-sterling
    pay: paid payment payer remit prepay prepayment prepaid postpaid lump lump-sum payment-plan payment-schedule
    pay: payment-terms pay-upfront pay-monthly pay-up settle-up cough-up fork-over pony-up pay-over-time
    pay: spread-payments biling-cycle billing-cycle billing-date paiement payed payement pre-pay deposit down-payment
    pay: downpayment upfront up-front acompte advance-payment security-deposit pay-first pay-in-advance money-down
    pay: holdback
    creditcard: credit-card visa mastercard amex american-express debit debit-card interac e-transfer etransfer
    creditcard: e-transfers cheque chequing wire-transfer bank-transfer bank-draft direct-deposit pre-authorized
    creditcard: preauthorized pad-agreement apple-pay google-pay bitcoin crypto cryptocurrency ethereum klarna
    creditcard: afterpay payment-method method-of-payment means-of-payment card-number credit-cards barter void-cheque
    creditcard: gift-card
    bank: banking banker loan lend lender mortgage borrow financing finance financed line-of-credit desjardins rbc bmo
    bank: scotiabank cibc td-bank national-bank tangerine caisse-populaire caisse credit-union interest-rate bdc
    bank: lease-to-own credit-score fintech investor invest investment shareholder equity venture-capital venture
    bank: raise-money raise-capital buy-shares publicly-traded crowdfunding ipo acquisition incubator
    invoice: bill billing billed billable invoicing receipt facture facturation invoce invoise invoices-out e-invoice
    invoice: einvoice account-statement statement-of-account proof-of-purchase credit-note pro-forma proforma
    unpaid: overdue past-due receivable accounts-receivable collection-agency debt owe owing outstanding-balance
    unpaid: outstanding-invoice late-payer late-payment slow-payer bad-payer deadbeat dunning delinquent arrears
    unpaid: payable accounts-payable ap-ar default-on-payment non-payment nsf bounced-cheque
    tax: taxes taxable gst qst hst pst tps tvq vat sales-tax before-tax plus-tax tax-included pretax pre-tax after-tax
    tax: revenue-quebec revenu-quebec cra canada-revenue taxpayer deduct deductible write-off tax-deductible
    tax: tax-credit tax-return t2 rrsp income-tax fiscal tax-exempt
    discount: promo promotion promotional coupon voucher rebate haggle negotiate negotiable reduced-price price-break
    discount: price-cut special-offer special-price special-rate promo-code discount-code markdown wiggle wiggle-room
    discount: good-deal better-deal best-price loyalty black-friday boxing-week student-rate volume-discount bulk
    discount: bulk-rate knock-something-off lower-the-price match-the-price price-match friends-and-family
    discount: non-profit-rate bogo a-deal yearly-deal cheaper-if
    refund: refundable reimburse reimbursement money-back get-my-money get-our-money cash-back give-back-money
    refund: return-my-money partial-refund full-refund prorate prorated pro-rata buyers-remorse cooling-off
    refund: cooling-off-period grace-period clawback chargeback remboursement refund-policy refundd change-my-mind
    refund: changed-my-mind nonrefundable non-refundable
    cheap: inexpensive economical bargain low-cost low-priced budget-friendly cost-effective good-value
    cheap: value-for-money bang-for-buck easy-on-wallet shoestring thrifty frugal cheapo dirt-cheap peanuts cheaper
    cheap: wallet-friendly within-reach
    cheapest: lowest least-expensive most-affordable lowest-price lowest-cost entry-level starter starter-plan
    cheapest: smallest-plan bottom-tier bare-bones stripped-down basic basics lite no-frills cheepest low-end
    cheapest: base-plan small-plan
    priciest: most-expensive top-tier fanciest dearest highest premium deluxe high-end top-of-line biggest-plan
    priciest: full-monty whole-shebang bells-and-whistles cadillac rolls-royce gold platinum best-plan top-plan
    priciest: all-out nine-yards
    expensive: pricey pricy pricier steep overpriced exorbitant outrageous arm-and-leg costs-a-fortune cost-a-fortune
    expensive: fortune too-much-money out-of-budget out-of-reach salty sky-high highway-robbery break-the-bank
    expensive: too-rich crazy-price expensiv unaffordable costlier costing-a-lot
    free: no-cost at-no-charge no-charge free-of-charge complimentary gratis gratuit for-nothing zero-dollars
    free: on-the-house costs-nothing cost-nothing freebie freemium without-paying dont-pay-anything no-fee for-free
    free: pro-bono bono volunteer-your-time
    trial: test-drive sandbox pilot pilot-project trial-period free-trial trial-run proof-of-concept poc demo
    trial: demo-version try-before-buying try-it-out try-you-out tryout try-out whirl guinea-pig trial-version
    trial: kick-the-tires dip-toe dip-a-toe free-version evaluation-period test-period prototype taste-of-it
    return: roi return-on-investment payback pay-off payoff profitable profitability worth-it pays-off pay-itself
    return: pays-itself pay-for-itself pays-for-itself worthwhile lucrative yield rentable recoup recoup-cost
    return: break-even breakeven return-over-twelve amortize amortization amortized worth-the-money worth-my-money
    return: value-i-get worth-the-price rio-percent cost-benefit
    revenue: turnover income top-line topline gross-sales annual-sales yearly-sales gross-revenue annual-revenue
    revenue: annual-turnover chiffre-daffaires yearly-revenue money-coming-in sales-volume sales-figures
    revenue: million-in-sales revnue revenu margin profit-margin bottom-line earning net-income markup mark-up
    revenue: benefit-margin in-the-black gross-margin net-margin keep-more-money
    growth: grow grown growing scale-up scaling expand expansion boost increase uplift double-my triple-my more-sales
    growth: stagnant plateau stalled grow-the-business bring-in-more progress evolve skyrocket takeoff
    growth: outgrow scaleup
    grant: subsidy subsidize subsidies funding cdap essor investissement-quebec government-program irap pari-cnrc
    grant: nrc-irap bursary government-money government-help federal-program provincial-program tax-credit-program
    grant: scholarship emploi-quebec service-canada digital-adoption-program sr-ed sred
    wage: salary hourly-rate hourly-wage labour-cost labor-cost hourly-cost minimum-wage cost-of-labour compensation
    wage: pay-scale loaded-cost cost-per-hour dollars-per-hour an-hour-costs hour-is-worth hour-of-work cost-of-hour
    wage: fringe-benefits fully-loaded time-is-worth
    payroll: paycheque paycheck payday pay-stub paystub pay-run t4 t4s timesheet time-sheet punch-clock punch-in
    payroll: punch-card timecard source-deductions remittance record-of-employment roe nethris ceridian dayforce
    payroll: employeur-d payworks hours-worked
    insurance: insure insured insurer policyholder underwriter liability-insurance errors-and-omissions e-and-o bonded
    insurance: surety bond coverage-amount liability indemnity indemnify damages cyber-insurance insurance-certificate
    insurance: assureur premium-insurance group-benefits liable
    penalty: penalties penalize monetary-fine late-fee cancellation-fee termination-fee exit-fee break-fee breakup-fee
    penalty: early-termination severance-fee punished sanction legal-penalty charged-for-leaving fee-for-leaving
    penalty: cost-to-leave fee-to-cancel notice advance-notice notice-period prior-notice written-notice days-notice
    penalty: forewarning give-notice heads-up notice-to-cancel thirty-days-notice 30-days-notice
    quote: estimate quotation bid bidding tender soumission estimator proposal proposals-out price-proposal
    quote: written-quote custom-quote rough-estimate free-estimate rfp rfq seao call-for-tenders invitation-to-tender
    quote: cost-estimate estimating qoute quotte statement-of-work
    plan: package tier subscription formula bundle lineup price-plan pricing-plan payment-tier offer-level abonnement
    plan: membership membership-level level-of-service plans-and-prices monthly-plan three-plans packages-offered
    plan: forfait subscribtion subsciption pakage
    velocity: velocity-plan five-hundred-plan 500-plan 500-a-month 500-package 500-dollar-plan velo-city velocty
    velocity: plan-velocity small-team-plan
    accelerate: accelerate-plan middle-plan middle-tier middle-package mid-tier mid-range 1500-plan 1500-a-month
    accelerate: 1500-package second-plan fifteen-hundred-plan acelerate accelerat plan-accelerate middle-one
    dominate: dominate-plan 3500-plan 3500-a-month 3500-package third-plan thirty-five-hundred dominat domminate
    dominate: enterprise-plan plan-dominate
    upgrade: downgrade upgrading downgrading switch-plan switch-plans change-plan change-plans change-my-plan bump-up
    upgrade: bump-down higher-plan lower-plan step-up-plan switch-tiers change-tier change-package
    popular: most-popular best-selling bestselling bestseller best-seller most-common favourite favorite
    popular: what-most-choose most-people-pick everyone-picks crowd-favourite most-chosen trending hottest
    popular: the-usual-plan
    hours: opening-hours business-hours office-hours opening-times working-hours hours-of-operation hours-of-business
    hours: store-hours what-time-open what-time-close open-until open-till open-from open-late regular-hours
    hours: summer-hours closing-time operating-hours opening-time nine-to-five 9-to-5 timetable hors-of-operation
    open: opened opens opening closed closing closure are-you-closed shut-for shut-on
    day: monday tuesday wednesday thursday friday weekday mon tue thu thurs fri business-day working-day day-of-week
    day: lundi vendredi mondays today tomorrow tmrw tmr tomorow right-now this-week this-morning this-afternoon
    day: day-after-tomorrow next-week currently at-the-moment yesterday same-day later-today nowadays 2day 2morrow
    weekend: saturday sunday week-end sat sun long-weekend samedi dimanche weeknd saterday on-weekends
    holiday: christmas easter thanksgiving new-year new-years statutory-holiday stat-holiday canada-day labour-day
    holiday: boxing-day public-holiday victoria-day st-jean saint-jean saint-jean-baptiste st-jean-baptiste
    holiday: fete-nationale family-day patriots-day good-friday xmas christmas-eve new-years-eve
    holiday: truth-and-reconciliation remembrance-day construction-holiday spring-break june-24 holliday vacation
    holiday: time-off day-off pto leave-of-absence sick-leave maternity parental-leave out-sick summer-vacation
    holiday: away-on-holiday
    evening: night tonight after-hours late-night midnight after-dark after-supper after-dinner after-work overnight
    evening: nighttime night-time late-evening night-owl night-shift evenings-and-weekends after-five past-five
    evening: after-6 before-bed
    morning: afternoon noon lunch lunchtime lunch-hour dawn midday early-morning first-thing am-or-pm before-noon
    morning: breakfast forenoon mid-morning
    timezone: time-zone eastern-time pacific-time mountain-time central-time atlantic-time est edt mst utc gmt
    timezone: montreal-time local-time newfoundland-time time-difference daylight-saving which-time
    month: monthly per-month each-month mthly mth month-to-month every-month a-month by-month month-by-month mois
    month: end-of-month january february march-april april june july august september october november december
    year: annual annually yearly per-year a-year per-annum annum twelve-months 12-months by-the-year annualized
    year: fiscal-year each-year every-year year-long yearlong annee yr yrs
    week: weekly per-week a-week each-week every-week wk wks weekly-basis fortnight two-weeks every-two-weeks biweekly
    week: bi-weekly semaine hebdomadaire
    date: calendar-date which-date what-date exact-date start-date end-date launch-date what-day which-day
    date: renewal-date effective-date the-date date-range dates-available deadline due-date due-by cut-off cutoff-date
    date: time-limit last-day-to latest-date target-date due-when date-limit expiry-date expiry expire expiration
    howlong: how-long how-fast how-soon how-quickly how-many-weeks how-many-days how-many-months timeline time-frame
    howlong: timeframe turnaround turnaround-time duration how-much-time time-it-takes length-of-time lead-time
    howlong: amount-of-time time-required time-needed how-lengthy last-how-long combien-de-temps howlong-does longest
    howlong: span gantt estimated-time minute min mins half-hour half-an-hour thirty-minute 30-min fifteen-minutes
    howlong: quarter-hour how-many-minutes minit
    fast: quick quickly quicker quickest faster fastest rapid rapidly speed speedy swift promptly right-away
    fast: immediately immediate instantly instant pronto in-a-hurry hurry straight-away fast-track lickety-split
    fast: in-no-time real-time without-delay soonest short-notice urgent emergency urgently urgency asap priority
    fast: top-priority high-priority crisis rush rush-job rush-order time-sensitive drop-everything 911
    fast: right-this-minute need-it-now urgant critical
    late: running-late delay delayed behind-schedule tardy overslept slept-in stuck-in-traffic held-up
    late: ten-minutes-late not-on-time arrive-late snowstorm traffic-jam postponed-launch set-back slow slowly slower
    late: sluggish laggy lag takes-forever drags dragging drag-on snail turtle molasses slowpoke stall-out dragged-out
    late: taking-forever
    often: frequency frequently frequent how-often regularly cadence rhythm how-regularly how-frequently
    often: how-many-times times-a-month times-a-week times-a-year every-how-long periodically interval spacing
    often: recurring regular-basis every-other-week quarterly daily on-a-regular
    earlier: sooner earliest waiting-list waitlist wait-list first-available next-available soonest-slot opens-up
    earlier: cancellation-list move-me-up earlier-slot earlier-spot earlier-time nearest-slot moved-up sooner-spot
    begin: began begun start started get-started getting-started commence where-to-start first-step get-going sign-up
    begin: signup enroll enrol register registration join joining come-on-board get-on-board on-ramp ready-to-go
    begin: jump-in take-first-step initiate start-off lets-go strat
    golive: go-live going-live launch launched launching up-and-running implement implementation deploy deployment
    golive: rollout roll-out onboarding onboard live-date setup set-up setting-up kick-off kickoff in-place install
    golive: installed installation functional switched-on in-production time-to-live go-live-date turned-on
    golive: get-everything-running in-service live-in instalation hook-up-date completion live
    phase: step stage milestone roadmap-steps process-look walk-me-through walk-through what-happens-next next-step
    phase: sequence-of-events how-it-unfolds unfold how-it-works how-you-work methodology method approach
    phase: modus-operandi action-plan proceed identify-implement-optimize first-second-third
    discovery: shadow observe observation watch-my-team watch-us-work audit-our-processes diagnosis diagnose
    discovery: diagnostic assessment assess needs-analysis analysis look-over-shoulder map-out process-map
    discovery: find-bottlenecks bottleneck follow-us-around stopwatch discovery-phase site-visit
    test: testing tested testing-phase try-on-real real-requests dry-run rehearsal beta tester qa quality-check
    test: trial-by-fire bug-test
    afterlaunch: after-launch post-launch after-that afterwards aftercare ongoing maintenance maintain upkeep
    afterlaunch: monitoring tweak tune tuning fine-tune fine-tuning adjust adjustment optimize optimizing
    afterlaunch: continuous-improvement keep-improving after-golive once-its-live once-live once-were-live babysit
    afterlaunch: keep-an-eye afterward after-installation after-the-build life-after-launch servicing
    pause: freeze suspend suspension on-hold hold-off take-a-break hiatus skip-a-month sabbatical off-season
    pause: seasonal-break temporarily-stop put-on-ice stop-for-summer mothball time-out paus low-season
    pause: close-for-winter reactivate seasonal season summer winter spring autumn off-peak peak-season busy-season
    pause: slow-season high-season seasonality rush-season snow-season year-round part-of-year
    cancel: quit terminate termination cancellation cancelation unsubscribe-from resign resiliate resiliation drop-out
    cancel: walk-away pull-out back-out get-out want-out bail bail-out call-it-quits pull-the-plug end-the-contract
    cancel: end-my-contract end-the-agreement end-my-subscription stop-paying stop-my-subscription stop-the-service
    cancel: stop-anytime leave-you leave-nordet leave-anytime cancle cancell canceling opt-me-out part-ways
    cancel: break-contract break-the-contract break-my-contract rescind withdraw-from walk-out exit-plan exit
    cancel: jump-ship ditch-you fire-you break-up shut-it-down stop-whenever stop-any-time departure
    contract: commit commitment locked locked-in lock-in lock-us-in tied tied-down tied-up binding bound obligation
    contract: obliged engagement agreement long-term signature sign-something sign-anything sign-a-paper ink
    contract: married-to handcuffed hostage stuck-with-you trapped minimum-term fixed-term sign-for-year term-length
    contract: no-strings lockin contrat clause handshake paper-to-sign longterm trap twelve-month-term min-commitment
    contract: engagement-letter have-to-sign sign-a-contract
    renew: renewal renewed auto-renew autorenew automatic-renewal renews-automatically tacit tacit-renewal evergreen
    renew: re-up roll-over rolls-over renewing renew-every
    guarantee: guaranteed guaranty garantee guarentee garanty gaurantee warranty promise promised assurance pledge
    guarantee: money-back-guarantee stand-behind stand-by-results back-it-up commit-to-results peace-of-mind risk-free
    guarantee: no-risk three-times triple-my-money 3x 3-times threefold ninety-day 90-day ninety-days 90-days
    guarantee: hold-you-to
    fail: flop flops failure failed doesnt-pay-off didnt-pay-off falls-short fall-short no-results zero-results
    fail: doesnt-deliver not-worth-it doesnt-pan-out pan-out goes-south go-sideways goes-sideways bust dud
    fail: waste-of-money wasted-money doesnt-help underperform underwhelm lose-my-money worst-case worst-case-scenario
    fail: downside
    proof: prove proven evidence verify verified verifiable numbers-behind back-up-claims demonstrate-results
    proof: show-me-numbers source-of-figures skeptical sceptical backed-by-data show-receipts stats-behind
    proof: hard-numbers credible cherry-pick cherry-picked inflated fudge optimistic bogus believe-those-numbers
    proof: plausible realistic
    measure: count counting counted math maths arithmetic tally tallied formula-used equation multiply subtract
    measure: worked-example add-up adds-up count-the-hours track-hours time-study how-figured figure-out-return
    measure: tracking-time baseline before-and-after
    calculator: simulator simulate simulation roi-calculator return-calculator calculator-page calc savings-calculator
    calculator: online-calculator crunch-the-numbers crunch-numbers punch-in-numbers projection projected
    calculator: run-the-numbers estimate-tool calculate calculation calcul calculater
    statistic: stats stat-figures figure percentage percent pourcentage metric indicator average median avg proportion
    statistic: ratio benchmark mean-average numbers-show
    result: outcome success successful succeed impact benefit payoff-results difference-it-makes improvement improve
    result: improving achieve achievement accomplish effective effect performance deliverable value-added
    result: what-will-change results-so-far tangible concrete-results
    save: saved saving hours-back time-back get-time-back save-time save-hours time-saver hours-saved time-saved
    save: free-up frees-up-time recover regain reclaim reclaimed win-back-hours won-back shave shave-off cut-hours
    save: hours-gained less-time lighten lighten-my-week claw-back spared recovered gain
    timeneeded: my-involvement our-involvement my-time our-time your-team-need demanding time-consuming disruptive
    timeneeded: disruption disrupt interrupt-my-staff effort homework heavy-lifting lift-a-finger involved hands-on
    timeneeded: hands-off hassle demand-on-us disturb how-involved
    person: human human-being real-person live-person live-agent actual-person flesh flesh-and-blood agent
    person: representative rep advisor staff-member real-people individual live-human real-human somebody-real
    person: someone-real not-a-robot not-a-bot soul warm-body breathing talk-to-human speak-to-human attendant hooman
    person: humain someone somebody anyone anybody some-one any-one someone-else somebody-else one-of-you any-of-you
    person: smbdy sumone live-operator
    boss: manager supervisor director foreman executive higher-up higher-ups head-honcho management team-lead
    boss: team-leader leadership upper-management in-charge department-head general-manager gm coo cfo vp bosses
    boss: patron big-cheese
    founder: owner ceo co-founder cofounder creator president founding-partner who-started started-the-company
    founder: started-nordet head-of-company who-owns who-runs runs-nordet behind-nordet behind-the-company proprietor
    founder: business-owner entrepreneur who-is-behind whos-behind guy-who-started woman-who-started founder-name
    story: founded history origin backstory genesis how-it-began how-it-started how-you-began how-you-started born
    story: birth-of tale where-it-started came-about came-to-be journey aha-moment inspired inspiration turning-point
    story: humble-beginnings early-days why-you-started started-out
    existence: how-old established years-in-business since-when year-founded in-existence been-around around-for
    existence: years-of-experience been-doing-this startup start-up brand-new newborn new-company seniority
    existence: long-established how-many-years newcomer fly-by-night experience experienced expertise qualification
    existence: credentials track-record proven-track chops know-how knowhow wet-behind-ears amateur rookie diploma
    existence: degree
    employee: staff worker workforce team-member headcount personnel people-in-my people-on-staff people-on-payroll
    employee: number-of-employees number-of-people how-many-people size-of-team team-size crew-size ftes part-timers
    employee: roster head-count
    team: crew squad gang folks-at group-of-people who-works-there your-people teammate my-guys my-girls equipe
    team: bunch-of-people company-size colleague coworker co-worker workmate partner-in-business business-partner
    team: right-hand cofounder-partner collegue fellow-worker my-partner
    customer: client clientele buyer shopper consumer user-base patron-of-shop clients-served customer-base guest
    customer: custommer costumer cilent patronage clients-so-far companies-youve-helped businesses-youve-helped
    customer: businesses-served how-many-clients how-many-customers client-list client-roster customer-list big-names
    customer: logos-of-clients existing-clients current-clients
    solo: alone myself self-employed selfemployed freelancer freelance one-person one-man-show one-woman-show
    solo: solopreneur on-my-own just-me only-me by-myself sole-proprietor one-man-band one-man sole-prop
    solo: independent-worker no-employees gig-worker side-hustle side-gig moonlight work-for-myself
    solo: independent-contractor just-the-two micro-business microbusiness
    small: tiny little smallest micro wee teeny small-scale mini petite minuscule smaller modest itty-bitty itsy
    small: peewee sme smb pme small-business medium-business small-and-medium midsize mid-size mid-sized medium-sized
    small: mom-and-pop family-business small-company small-companies local-business growing-business ma-and-pa smes
    small: msme smbs
    big: large bigger biggest huge largest enterprise giant massive multinational conglomerate big-company
    big: big-business gigantic larger sizeable fortune-500 large-scale big-guys ginormous
    minimum: at-least smallest-size too-small small-enough minimum-size least-number min-size threshold lower-limit
    minimum: bare-minimum low-end-of minimum-revenue size-requirement required-size
    company: business firm organization organisation corporation corp outfit compagnie compagny biz buisness bussiness
    company: nordet nordett nordette nor-det norde your-company-do what-is-nordet who-is-nordet about-you-guys
    company: nordet-about about-nordet who-are-you elevator-pitch in-a-nutshell
    subcontract: subcontractor sub-contractor outsource outsourcing offshore offshoring contract-out farm-out
    subcontract: farmed-out hire-out delegate contracted-out white-label freelance-workers external-staff india
    subcontract: philippines overseas-team supplier vendor provider wholesaler distributor wholesale service-provider
    subcontract: processor subprocessor sub-processor third-party-provider supplyer fournisseur distribution
    partner: partnership collab collaborate collaboration joint-venture alliance team-up work-together reseller resell
    partner: business-alliance franchise franchisee co-brand sponsor sponsorship partner-program strategic-partner
    partner: referral affiliate affiliation commission finders-fee ambassador refer-a-friend referral-program
    partner: referral-bonus kickback word-of-mouth referral-fee bring-a-friend send-you-clients refer-someone
    receptionist: secretary front-desk reception administrative-assistant admin-assistant admin-girl office-manager
    receptionist: office-lady switchboard clerk front-office gatekeeper desk-staff personal-assistant
    receptionist: executive-assistant office-assistant receptionnist
    salesperson: salesman salesmen salespeople saleswoman sales-rep sales-team pushy sales-pitch pitch hard-sell
    salesperson: salesy telemarketer sales-staff smooth-talker sales-guy account-executive sales-person high-pressure
    salesperson: used-car-salesman sales-tactics sell-me-something
    expert: specialist engineer developer programmer geek nerd data-scientist it-guy computer-guy tech-guy it-person
    expert: it-department coder professional-engineer oiq computer-whiz whiz guru pro-team trainer technician dev devs
    competitor: competition rival accenture deloitte kpmg pwc alternatives alternative-to competitive-edge
    competitor: other-companies other-agencies other-firms rest-of-market similar-companies your-competition
    competitor: elsewhere-cheaper cousin-can-do agency agencies consulting-firm big-four consulting-house
    competitor: digital-agency marketing-agency web-agency it-firm systems-integrator
    dedicated: assigned account-manager success-manager dedicated-manager csm dedicated-person single-contact
    dedicated: same-person point-person point-of-contact one-contact named-contact my-own-manager personal-manager
    dedicated: customer-success-manager assigned-person go-to-person contact-person concierge vip
    dpo: privacy-officer data-protection-officer person-responsible person-in-charge who-is-responsible
    dpo: whos-responsible chief-privacy-officer compliance-officer privacy-contact privacy-person designated
    dpo: oversees-privacy officer-in-charge privacy-lead
    talk: speak spoke spoken chat talking discuss discussion converse conversation dialogue have-a-word chitchat
    talk: chit-chat word-with speak-with tlak
    phone: telephone call ring cell cellphone cell-phone voice-call dial phone-number phone-call landline
    phone: mobile-number phoned phonecall tel telephone-number by-phone hang-up give-a-ring buzz ring-you
    phone: extension-number toll-free 1-800 phne voip cell-number 450-number call-you call-me fone number-to-call
    phone: callback call-back call-me-back ring-me-back phone-me-back return-my-call have-someone-call call-me-please
    phone: caller
    missedcall: missed-call miss-call calls-we-miss unanswered-call nobody-answers nobody-picks-up phone-rings
    missedcall: voicemail voice-mail answering-machine phone-off-hook lines-busy busy-line line-is-busy busy-signal
    missedcall: answering-service phone-ringing rings-nonstop ringing-off calls-go-unanswered call-centre call-center
    missedcall: ivr phone-tree incoming-calls route-calls call-routing take-calls take-my-calls
    text: sms txt texting text-message texted textos texto whatsapp imessage messenger mms text-reminder shortcode
    text: texts-out
    email: e-mail mail emailing courriel emailed e-mailed emial eamil mails mail-you email-address emal gmail-address
    email: reply-by-email
    inbox: mailbox in-box inboxes full-inbox overflowing-inbox email-pile mountain-of-emails sorting-emails
    inbox: sort-emails email-overload too-many-emails triage shared-mailbox info-address clean-inbox
    inbox: drowning-in-emails
    contact: get-in-touch reach-you reach-out get-ahold get-hold communicate contact-info contact-details coordinates
    contact: contact-page contact-us touch-base-with how-to-reach reach-someone reach-nordet reachable unreachable
    contact: reach-me get-through-to ahold contct contac message msg drop-a-line dm direct-message messaging write-you
    contact: write-to-you shoot-you send-a-message leave-a-message mesage massage-you pm-you reach
    question: query inquire inquiry enquire enquiry questions-about ask-you ask-something qustion quick-question faq
    question: frequently-asked common-questions questionaire-items
    reply: respond answer response responding get-back get-back-to responded write-back wrote-back replied
    reply: feedback-from-you hear-back hear-from reponse awnser anser anwser unanswered crickets ghosted ghost
    reply: radio-silence no-response silence acknowledgment acknowledgement first-response response-time answr
    reply: repsonse
    notify: alert notification notified warn warning let-me-know be-told get-told heads-up-when flag-it keep-me-posted
    notify: keep-posted tip-off pop-up-alert signal-me
    followup: follow-up follow-ups followups chase chased nudge ping remind reminding reminder nurture nurturing
    followup: pester nag hound bug-people follow-through-on circle-back check-back drip drip-campaign
    followup: sequence-of-emails email-sequence prod poke touch-base-again quote-follow follow-up-sequence
    followup: reminders-sent folow-up fallow-up chasing-quotes chase-quotes quotes-go-cold go-cold gone-cold reengage
    followup: re-engage
    calendar: agenda schedule-of-day calendly google-calendar daybook availability availabilities time-slot timeslot
    calendar: free-slot open-slot slot sync-calendar ical icloud-calendar outlook-calendar calender calander
    calendar: free-time-on
    book: schedule reserve reservation booking arrange appointment appt apt rendez-vous rdv rendezvous pencil
    book: pencil-me make-an-appointment book-a-time book-a-call pick-a-time choose-a-time squeeze-me fit-me-in
    book: appoinment apointment appointement bookings grab-a-slot schedual get-me-in put-me-down pick-a-slot
    reschedule: move-my-appointment move-my-call move-the-call postpone rebook re-book change-the-time
    reschedule: change-my-appointment change-my-time change-the-date push-back push-it-back swap-times different-time
    reschedule: another-time switch-my-time bump-my-call reshedule move-it-to rain-check raincheck something-came-up
    reschedule: cant-make-it put-off-call modify-my-booking change-my-booking delay-the-call move-meeting
    reschedule: move-my-meeting cant-attend new-time shift-my-appointment edit-my-booking
    noshow: forgot-to-show-up forget-to-show-up didnt-show dont-show forgot-their-appointment forgot-about-their
    noshow: forgotten-appointments missed-appointments no-show no-shows noshows forgotten-appointment
    noshow: missed-appointment missed-my-appointment absence miss-my-call missed-my-call forgot-my-appointment
    noshow: forgot-our-call forgot-the-call dont-show-up didnt-show-up never-showed not-showing-up people-forget
    noshow: no-showing stood-up stand-me-up skipped-appointment forget-appointment empty-slot last-minute-cancellation
    meeting: meet met check-in check-ins touch-base catch-up-call sit-down strategy-call strategy-session
    meeting: monthly-review weekly-session face-to-face in-person get-together huddle status-call review-call
    meeting: regular-call strategy-meeting how-often-meet standup team-meeting face-time face2face reunion
    consultation: consult-call discovery-call free-call first-call intro-call free-meeting 30-minutes free-session
    consultation: initial-call discovery-meeting free-consultation first-meeting introductory-call intro-meeting
    consultation: free-consult consultation-call exploratory-call 30-minute-call thirty-minute-call free-chat
    consultation: no-obligation consulation consultaion initial-meeting call-with-you free-thirty first-conversation
    consultation: half-hour-call
    video: video-call videocall videoconference video-conference zoom webcam camera teams-call google-meet facetime
    video: skype webex virtual-meeting video-link video-meeting screen-share screenshare visio on-camera zoom-link
    video: meeting-link zoom-call
    form: questionnaire fill-out fill-in fill-out-form fill-in-form filled filling submit submission submitted field
    form: required-field mandatory-field application-form request-form online-form survey survey-questions web-form
    form: contact-form tick-box checkbox drop-down quiz fill-it-out steps-in-form forms-questions
    request: my-request requested ask-for requesting consultation-request our-request request-sent request-status
    request: sent-my-request status-of-request after-i-submit once-i-submit after-i-send what-happens-after
    request: reviewed-request
    bot: chatbot robot virtual-assistant assistant chat-assistant machine chat-bot automated-assistant ai-agent
    bot: computer-program chat-widget widget chat-bubble live-chat talking-to-computer talking-to-machine are-you-real
    bot: are-you-human digital-assistant automaton siri alexa bott chatbox roboto
    transcript: chat-history this-conversation this-chat our-chat our-conversation what-i-typed what-i-said
    transcript: conversation-history chat-log saved-chat chats-saved messages-here chat-kept recorded-conversation
    transcript: log-of-chat
    support: customer-service customer-support customer-care help-desk helpdesk client-service after-sales after-sale
    support: tech-support technical-support service-desk support-team support-line troubleshoot troubleshooting
    support: hotline helpline ticket support-ticket custserv support-included client-support it-support backup-support
    support: when-stuck get-stuck
    nonstop: support-24 24/7 24-7 around-the-clock round-the-clock day-and-night at-night 24-hours 24h seven-days
    nonstop: twenty-four-seven 24x7 any-hour at-any-hour at-all-hours day-or-night 3-am 2-am all-night 365-days
    nonstop: while-i-sleep while-we-sleep always-on
    help: helping helped aid give-a-hand lend-a-hand need-a-hand rescue save-my-life hlep hepl help-out help-me-out
    help: pitch-in assistance-needed
    address: street postal-address mailing-address where-are-you where-you-at civic-number postal-code boulevard
    address: le-corbusier corbusier street-number gps directions google-maps whats-your-address located-at unit-number
    address: adress addres adresse street-address which-building where-exactly near nearby nearest closest close-by
    address: closeby close-to-me around-here in-the-area local proximity next-door around-the-corner near-me not-far
    address: how-far kilometre km letter by-mail snail-mail post-office postal-mail lettermail registered-mail stamp
    address: fax canada-post regular-mail paper-mail by-post written-letter mail-a-letter correspondence
    office: headquarters location premises head-office hq located storefront brick-and-mortar bricks-and-mortar
    office: physical-location bureau branch branch-office offices-in where-based based-in based-out headquartered
    office: shop-floor-visit physical-office boardroom satellite-office
    city: montreal laval quebec-city ottawa toronto vancouver gatineau halifax calgary sherbrooke longueuil winnipeg
    city: edmonton quebec ontario alberta manitoba nova-scotia new-brunswick british-columbia saskatchewan rimouski
    city: saguenay trois-rivieres drummondville moncton kingston hamilton saskatoon regina fredericton kelowna
    city: red-deer victoria-bc st-johns newfoundland pei prince-edward-island yukon iqaluit nunavut abitibi outaouais
    city: laurentians val-dor mont-tremblant mtl gta eastern-townships south-shore north-shore maritimes prairies
    city: atlantic-canada bc nb ns
    area: region territory province town village municipality-area county neighbourhood neighborhood service-area
    area: areas-served areas-you-serve areas-covered geographic do-you-cover do-you-serve out-west up-north boonies
    area: rural countryside middle-of-nowhere downtown suburb which-cities which-provinces serve-my-area across-canada
    area: coast-to-coast nationwide canada-wide other-provinces outside-quebec canada canadian canuck-company
    area: canadian-owned canadian-made from-canada made-in-canada local-company homegrown quebec-company quebec-based
    area: quebec-owned proudly-canadian based-in-canada in-canada
    usa: united-states american us-state boston new-york vermont florida maine california texas south-of-border
    usa: the-states states-side stateside north-america cross-border us-based us-company us-client new-hampshire
    usa: chicago
    abroad: overseas international internationally foreign worldwide other-countries outside-canada another-country
    abroad: global globally mexico australia japan china africa offshore-client europe european eu france paris
    abroad: germany belgium switzerland spain italy uk united-kingdom england british european-union europeans
    abroad: eu-resident eu-citizen ireland
    remote: remotely distance virtually online-only from-afar long-distance at-a-distance work-remotely done-remotely
    remote: over-the-internet without-meeting without-coming telework telecommute work-from-home wfh from-home hybrid
    remote: off-site offsite
    visit: come-by drop-by drop-in come-see swing-by stop-by stop-in walk-in pop-in visit-your-office visit-you-guys
    visit: visitor come-in-person step-by tour-your-office see-your-office come-over without-appointment unannounced
    travel: come-to-us come-to-me come-on-site onsite on-site drive-out travel-to us-in-person at-my-place
    travel: at-our-place at-our-shop make-the-trip road-trip drive-to fly-out fly-to come-here visit-us visit-our
    travel: on-location travel-expense travel-cost
    parking: park-my-car free-parking parking-spot parking-lot where-to-park metro metro-station bus-stop highway
    parking: montmorency public-transit shuttle which-exit get-there bike-rack charging-station ev-charger landmark
    parking: transit
    wheelchair: ramp elevator disabled disability handicap handicapped reduced-mobility mobility wcag deaf
    wheelchair: hard-of-hearing visually-impaired braille screen-reader washroom sign-language step-free
    delivery: deliver delivered parcel shipping ship shipped shipment courier carrier fedex purolator dhl intelcom
    delivery: tracking-number track-my-order wheres-my-order wheres-my-package order-status delivery-status
    delivery: dispatch-truck logistics dropshipping return-policy product-return exchange exchange-an-item wrong-size
    delivery: send-it-back return-label returns-and-exchanges faulty-product
    order: purchase-order po-number ordering order-form back-order backorder preorder pre-order orders-come-in
    order: order-entry order-taking purchase-orders order-processing sales-order take-orders cart abandoned-cart
    order: shopping-cart cart-abandonment abandon-cart basket checkout abandoned-checkout carts left-in-cart purchase
    order: buy bought buying purchasing acquire-it order-it-online repeat-purchase second-purchase byu buy-from-you
    order: stock inventory warehouse reorder sku in-stock out-of-stock stockroom storeroom stock-level stock-count
    order: barcode shelf low-stock stock-taking
    shop: store-online online-store e-commerce ecommerce retailer retail webshop web-shop online-shop boutique
    shop: online-retailer e-tailer merchant corner-store depanneur storekeeper shopkeeper shopping-centre mall
    shop: clothing clothes apparel jewellery jewelry furniture hardware-store bookstore gift-shop sporting-goods
    shop: outdoor outdoor-gear hoodies tents kitchenware cookware pots-and-pans etsy amazon-store marketplace
    shop: shoe-store toy-store my-store our-store a-store clothing-store six-stores several-stores brick-store
    clinic: physiotherapy physio physiotherapist medical doctor patient healthcare health health-care hospital
    clinic: physician chiropractor chiro chiropractic osteopath osteo optometrist optician audiologist psychologist
    clinic: psychotherapist therapist massage-therapist massotherapist rehab nurse nurses medical-office
    clinic: doctors-office pharmacy pharmacist naturopath podiatrist denturist dermatology acupuncture
    clinic: speech-therapist private-practice surgery clsc ramq prescriptions dentist dental dental-clinic
    clinic: dental-office hygienist orthodontist dentists-office tooth teeth-cleaning denturologist oral-surgeon
    lawyer: attorney law-firm law-office legal-office notary notaries solicitor paralegal barreau bailiff legal-firm
    lawyer: notarize avocat barrister law-practice
    accountant: accounting bookkeeper bookkeeping cpa comptable tax-preparer accounting-firm accounting-office
    accountant: chartered-accountant controller tax-season accountancy ledger year-end comptability general-ledger
    accountant: month-end auditor-firm bookeeper acountant
    construction: contractor general-contractor builder roofer roofing plumber plumbing electrician carpenter
    construction: carpentry renovation reno renos renovator painter drywall mason masonry paving excavation hvac
    construction: heating-and-cooling air-conditioning heat-pump tinsmith flooring welder-trade home-builder job-site
    construction: jobsite building-trades skilled-trades tradesman tradespeople tradesperson handyman insulation
    construction: concrete-work swimming-pool pool-company pest-control exterminator windows-and-doors siding
    construction: cabinetmaker kitchen-cabinet
    landscaping: landscaper lawn-care lawn lawn-mower snow-removal snow-plow snowplow snow-plowing deneigement
    landscaping: gardener gardening arborist tree-service tree-removal greenhouse garden-centre nursery-plants mowing
    landscaping: cleaning cleaner cleaning-company janitorial maid maid-service housekeeping window-washing
    landscaping: cleaning-crew house-cleaning office-cleaning laundry dry-cleaner dry-cleaning junk-removal
    restaurant: food resto cafe coffee-shop bakery baker catering caterer bar-and-grill pub brewery microbrewery
    restaurant: winery food-truck pizzeria waiter waitress cook-line kitchen-staff menu table-reservation butcher
    restaurant: grocery grocer supermarket takeout diner bistro sugar-shack poutine-stand maple-syrup chocolate-shop
    restaurant: deli allergens casse-croute
    hotel: inn bed-and-breakfast b-and-b bnb airbnb motel campground camping-site cottage-rental chalet lodging
    hotel: tourism tourist travel-agency resort ski-hill ski-resort marina hostel golf-course vacation-rental
    hotel: outfitter gym fitness yoga yoga-studio fitness-centre crossfit personal-trainer martial-arts karate
    hotel: dance-studio sports-club arena pilates golf-club swimming-lessons recreation
    factory: manufacturer manufacturing manufacture machine-shop plant industry-plant fabricator fabrication
    factory: production-line assembly-line cnc metalwork metal-shop welding machined-parts custom-parts workshop-floor
    factory: sheet-metal tool-and-die plastics foundry sawmill packaging-plant food-processing textile printer-shop
    factory: print-shop garment
    care: daycare day-care childcare garderie cpe seniors-residence seniors-home retirement-home nursing-home rpa
    care: home-care homecare caregiver elder-care elderly child-care kindergarten summer-camp respite foster
    beauty: salon hair hair-salon hairdresser hairstylist barber barbershop spa nail-salon nails esthetician
    beauty: aesthetician tattoo tattoo-shop massage-parlour med-spa medspa makeup lash waxing tanning esthetics
    beauty: cosmetics
    garage: mechanic auto-repair auto-shop body-shop bodyshop car-dealer car-dealership dealership tire-shop car-wash
    garage: oil-change towing tow-truck automotive auto-body used-cars auto-parts motorcycle vehicle-repair car-repair
    garage: car-detailing garagiste repair-shop boat-repair transport trucking trucker truck fleet freight
    garage: transportation taxi limo moving-company movers mover bus-company logistics-company haulage driver forklift
    garage: telematics freight-forwarder
    realestate: real-estate realtor real-estate-broker broker brokerage real-estate-agent property-listing listings
    realestate: centris mls home-inspector house-seller courtier mortgage-broker property-developer open-house remax
    realestate: century-21 landlord property-management property-manager tenant condo condominium rental-building
    realestate: rental-units apartment-building lease janitor superintendent syndicate renter apartments
    realestate: rent-collection tenants-calling
    nonprofit: non-profit not-for-profit npo ngo obnl osbl charity charities charitable foundation
    nonprofit: community-organization fundraiser fundraising donor donation donate association co-op coop cooperative
    nonprofit: volunteer church parish food-bank shelter chamber-of-commerce government municipality municipal
    nonprofit: city-hall town-hall public-sector ministry government-agency public-body federal-government
    nonprofit: crown-corporation government-office mrc citizens first-nation band-council police-department
    nonprofit: fire-department
    school: college university cegep teacher education educational student tutor tutoring academy classroom professor
    school: driving-school private-school language-school music-school dance-school pupil principal-of-school
    school: training-centre school-board online-courses
    farm: farmer agriculture agricultural dairy crops livestock orchard beekeeper vineyard maple-producer ag-business
    farm: farming producer-of-milk poultry vet veterinary veterinarian vet-clinic pet groomer dog-groomer grooming
    farm: kennel pet-store animal animal-hospital pets-boarding dog-walker
    venue: event-planner wedding wedding-planner banquet photographer photography videographer dj theatre theater
    venue: museum art-gallery concert music-venue festival nightclub florist flower-shop party-rental entertainment
    venue: band-agent production-company film-company
    architect: architecture engineering-firm surveyor land-surveyor interior-designer technical-drawing draftsman
    architect: urban-planner design-firm environmental-firm geotechnical financial-advisor financial-planner
    architect: wealth-management investment-firm insurance-broker insurance-agency broker-firm portfolio-manager
    architect: financial-services amf mutual-fund recruiting-agency staffing-agency placement-agency headhunter
    architect: hr-firm temp-agency temp employment-agency recruitment-agency
    sector: industry industries trade line-of-work line-of-business field-of-work vertical niche domain-of-activity
    sector: kind-of-business type-of-business types-of-businesses kinds-of-businesses business-like-mine my-industry
    sector: my-field what-industries type-of-company businesses-like-ours specialize specialty my-line market-segment
    sector: in-my-business
    audience: target-market meant-for made-for whos-it-for who-its-for right-for-me good-fit right-fit suited suitable
    audience: ideal-client ideal-customer qualify eligible geared target-clientele fit-for-me does-it-suit
    example: cases case-study case-studies case-example use-case sample instance reference testimonial success-story
    example: success-stories portfolio past-work past-project similar-project real-example concrete-example exemple
    example: for-instance show-me-examples someone-like-me client-story client-stories before-after-story
    example: business-case previous-work previous-clients exampel
    review: star google-reviews trustpilot yelp bbb better-business-bureau capterra glassdoor clutch g2 five-star
    review: 5-star reviews-online customer-reviews award awards prize recognized accolade feedback-from-clients
    fictional: fictitious fake imaginary made-up not-real pretend mock dummy-site is-this-real real-company
    fictional: real-business actual-company actual-business does-nordet-exist really-exist genuine legit legitimate
    fictional: demonstration-site demo-site fake-company for-real phony placeholder registry neq business-number
    fictional: registered-business incorporated incorporation enterprise-number registraire company-number
    fictional: corporation-number legal-name rbq rbq-number business-registration licence-number corporate-name
    fictional: dun-and-bradstreet legal-entity holding-company
    automate: automation automated automating automatic automatically autopilot auto-pilot on-autopilot automatable
    automate: automize automatization hands-free by-itself on-its-own self-running workflow workflow-automation
    automate: rpa-bots automations autmation automtion automaton-system streamline modernize
    offer: services-offered what-you-offer what-you-automate service-list list-of-services range-of-services
    offer: kind-of-services what-services things-you-automate your-services solutions-you-offer
    ai: artificial-intelligence machine-learning a-i ai-powered ai-based smart-system intelligence ia deep-learning
    ai: neural-network generative generative-ai ai-stuff intelligent-system artifical-intelligence predictive
    ai: forecasting forecast prediction predict
    aimodel: chatgpt chat-gpt gpt gpt-4 gpt-5 gpt4 openai open-ai claude anthropic gemini bard copilot mistral llama
    aimodel: grok deepseek perplexity cohere llm llms language-model large-language-model which-model what-model
    aimodel: ai-model which-ai what-ai engine-behind model-you-use custom-model models-built foundation-model chapgpt
    aimodel: chatgtp
    othertool: woocommerce bigcommerce prestashop magento quickbooks quick-books sage sage-50 xero acomba freshbooks
    othertool: jobber jane jane-app square square-pos squareup lightspeed clover moneris stripe paypal wordpress wix
    othertool: squarespace notion asana trello monday-com zoho pipedrive zapier make-com n8n airtable clickup
    othertool: freshdesk zendesk intercom clio docusign dropbox cyberimpact autocad solidworks github pos
    othertool: point-of-sale cash-register register-till till payment-terminal magento prestashop medesync
    othertool: gorendezvous procare canva as400 filemaker procore klaviyo constant-contact basecamp provet
    tool: software app application platform system program-suite tech-stack stack existing-tools my-tools
    tool: software-i-use program soft logiciel saas web-app programme-we-use homemade-software in-house-software
    tool: home-grown-system legacy-system legacy dinosaur old-software old-system
    erp: enterprise-software mrp enterprise-resource-planning enterprise-system big-system
    erp: business-management-software enterprise-grade erp-system enterprise-apps sap oracle netsuite dynamics
    erp: dynamics-365 odoo epicor acumatica infor
    crm: customer-records customer-record customer-database client-database client-records client-file
    crm: customer-list-tool customer-relationship contact-database crms crm-system contact-management sales-database
    crm: client-files
    keeptools: keep-my-tools keep-our-tools keep-my-software keep-our-software replace-my-tools replace-our-software
    keeptools: replace-our-system change-software change-systems change-everything switch-software start-from-scratch
    keeptools: throw-everything-out throw-out ditch-our relearn-everything rip-out rip-and-replace stick-with-what
    keeptools: switch-systems overhaul supersede buy-new-software another-software import migrate migration
    keeptools: transfer-over move-data move-our-data bring-over carry-over data-transfer importing
    keeptools: move-everything-over data-migration switchover switch-over changeover
    connect: integrate integration plug plug-in plugin hook hook-up sync synchronize synch compatible compatibility
    connect: interface link-up link-to link-with linked linking work-with works-with talk-to talks-to plays-nice
    connect: play-nice play-well connector bridge tie-in tie-into interoperable interoperability connectable tap-into
    connect: mesh-with conect connexion api webhook sdk rest-api middleware plug-into interoperate get-along-with
    website: web-site webpage web-page site-web wesbite landing-page homepage home-page url domain-name web-design
    website: website-redesign redesign build-a-website make-a-website web-developer site-builder wordpress-site
    website: new-website site web
    ads: advertising advertisement ad-campaign google-ads facebook-ads advertise advertiser retargeting remarketing
    ads: billboard ppc paid-ads adwords pixel meta-pixel ad-targeting retarget targeted-ads sponsored-post influencer
    ads: seo search-engine google-ranking rank-on-google search-results google-ads-ranking rank-higher keyword
    ads: keywords
    marketing: campaign email-campaign marketing-campaign email-blast mass-email mailout bulk-email email-marketing
    marketing: mass-mailing blasts promo-emails marketting branding copywriting content-marketing outbound-marketing
    social: facebook instagram linkedin tiktok youtube twitter insta fb social-media social-network socials snapchat
    social: threads bluesky pinterest discord follow-you facebook-page linkedin-page like-your-page ig social-page
    social: x-twitter reddit socal-media followers
    photo: picture image pic screenshot video-editing camera-photo illustration drawing graphic graphics photoshop
    photo: graphic-design logo logo-design deepfake footage artwork drone clip-art brand-design
    voice: voice-clone voice-cloning voice-bot voicebot voice-agent ai-voice text-to-speech speech-recognition
    voice: spoken-voice phone-robot robocall robot-voice recording record-calls recorded-call call-recording audio
    voice: speak-out-loud accent
    computer: laptop desktop-computer pc mac macbook tablet ipad iphone android smartphone windows ios hardware device
    computer: chromebook keyboard work-station new-computer computors gadget print printing printer printout printed
    computer: photocopier photocopy paper-copy hard-copy scan scanner scanned ink-cartridge business-cards flyer
    computer: pamphlet brochure leaflet handout internet wifi wi-fi router network cabling bandwidth fibre broadband
    computer: bell-internet videotron rogers telus internet-connection lan vpn it-network
    cloud: server host hosted hosting aws azure google-cloud data-centre data-center cloud-based on-premise on-prem
    cloud: kubernetes where-hosted where-stored located-data data-residency residency sovereignty physically-stored
    cloud: servers-located saved-where canadian-servers data-location reside data-leave-canada data-leave-quebec
    cloud: stays-in-canada
    spreadsheet: excel-file excel-sheet google-sheets google-sheet spread-sheet spreadsheeet worksheet workbook csv
    spreadsheet: xls xlsx pivot-table excel-hell excell-sheet eleven-spreadsheets sheets-everywhere column
    spreadsheet: rows-and-columns tableur
    report: reporting monthly-report weekly-report mondays-report rapport summary summaries recap analytics
    report: business-intelligence reports-by-hand compile compiled status-report repport put-together-reports
    report: data-analysis sales-report
    dashboard: kpis scoreboard at-a-glance glance real-time-numbers chart graph visibility bird-eye-view control-panel
    dashboard: dash-board live-numbers big-picture data-visualization tableau-de-bord kpi
    task: chore to-do todo to-dos to-do-list tasks-assigned duties task-list task-management checklist allocate
    task: distribute-work who-does-what project-management shift shifts staff-schedule work-schedule
    task: employee-scheduling crew-schedule shift-planning dispatch dispatching dispatcher route-planning
    task: roster-planning crews-schedule who-works-when
    repetitive: repeat repeatedly over-and-over again-and-again same-thing-every same-questions same-emails drudgery
    repetitive: grunt-work boring boring-stuff tedious monotonous mind-numbing busywork busy-work routine redundant
    repetitive: time-waster donkey-work mundane repetative repetetive daily-grind
    manual: by-hand manually hand-typed retype retyping rekey rekeying copy-paste copy-and-paste copy-pasting
    manual: cut-and-paste data-entry key-in keyed-in double-entry enter-twice typing-twice re-enter reenter
    manual: manual-work pen-and-paper handwritten transcribe type-it-in pencil-and-paper whiteboard sticky-notes
    manual: clipboard shoebox handwriting retypes data-input
    operation: paperwork paper papers filing filing-cabinet paper-trail red-tape paperasse binder administrative admin
    operation: back-office backoffice admin-work clerical office-work bureaucracy operations admin-hours paper-based
    operation: paperless
    workload: overwhelmed swamped drowning snowed-under overloaded overload overworked burnout burned-out burnt-out
    workload: flooded stretched-thin backlog too-busy no-time-left short-staffed understaffed shorthanded
    workload: labour-shortage labor-shortage staff-shortage cant-keep-up piling-up pile-up overflow bursting-at-seams
    workload: in-the-weeds exhausted tired capacity so-busy
    efficiency: efficient efficiently productivity productive more-with-less get-more-done work-smarter output-per
    efficiency: faster-work lean-process inefficiency inefficient inefficiencies wasted-time waste-time waste
    data: information info personal-information details personal-data my-info private-information customer-data
    data: client-data client-information user-data infos personal-info sensitive-data sensitive-information
    data: confidential-data dossier patient-files data-set
    database: data-base db sql source-of-truth one-source master-list central-list dedupe deduplicate duplicate
    database: duplicates merge merging data-cleanup clean-up-data cleanup clean-data data-dictionary dictionary
    database: data-quality clean-up-list mess chaos chaotic disorganized disorganised scattered messy untidy cluttered
    database: clutter jumble patchwork spaghetti shambles in-a-mess everything-everywhere bordel slip-through-cracks
    database: falls-through-cracks fall-through-cracks get-organized
    privacy: private privacy-policy confidentiality confidential policy-on-privacy vie-privee privacy-statement
    privacy: data-protection protect-my-privacy snoop snooping spy spying nosy peek eavesdrop peeking secret secrecy
    privacy: nda non-disclosure non-disclosure-agreement discreet discretion privacy-notice pivacy privcy
    privacy: professional-secrecy
    collect: collected collecting collection gather gathered gathering info-you-take data-you-take information-you-ask
    collect: harvest data-you-need which-data what-data what-information what-info
    delete: erase remove removal erased deletion wipe wiped forget-me destroy destruction erasure purge purged scrub
    delete: clear-my-data take-down deindex shred trash-my-data deleet anonymize
    store: keep kept retain retention stored archive hold-on-to hang-on-to keep-my-data keep-my-info how-long-keep
    store: how-long-kept kept-for data-kept retention-period storage retained linger indefinitely keeping
    store: data-retention storing
    sales: sell-more sells-more sold-more selling-more
    share: sell sold selling pass-on give-away third-party third-parties disclose disclosure sell-my-data sell-my-info
    share: share-my-data shared sharing give-out rent-my-data monetize data-broker outsider passed-along pass-along
    share: transfer-data leave-with-others swap-data access who-sees who-can-see can-see-my can-read-my who-reads
    share: reads-my have-access accessing permission permissions unauthorized entitled-to-see access-rights
    share: view-my-data access-to-my access-to-our
    rectify: see-my-data see-my-file view-my-info access-my-data download-my-data correct-my-info rectification dsar
    rectify: access-request portability my-rights your-rights right-to-access modify-my-data update-my-info
    rectify: privacy-request exercise-my-rights request-my-data file-on-me
    consent: agree agreed agreeing opt-in opted-in opted permission-to-use accept accepted withdraw-consent withdraw
    consent: revoke my-approval i-agree express-consent implied-consent explicit-consent informed-consent
    consent: refuse-consent without-my-permission
    reuse: train-on train-on-my train-your-ai trained-on-my train-the-model train-your-model feed-the-ai feed-to-ai
    reuse: used-to-train use-my-data model-training use-our-data improve-your-model
    safe: secure security safety protected protect protection securely encrypt encryption encrypted aes firewall
    safe: antivirus bulletproof fort-knox guarded safeguard cybersecurity cyber-security infosec two-factor 2fa mfa
    safe: multi-factor securty secuirty hackable how-safe precaution safely data-security ssl https locked-up
    breach: hack hacked hacker leak leaked data-leak incident data-breach stolen steal theft ransomware cyberattack
    breach: cyber-attack phishing intrusion break-in compromised exposed data-loss lose-my-data lost-data
    breach: identity-theft thief thieves attacked malware virus data-stolen cybercriminal privacy-incident
    breach: confidentiality-incident breech
    flaw: vulnerability vulnerabilities security-hole security-flaw hole-in-site xss sql-injection injection
    flaw: bug-bounty bounty pentest penetration-test pentester security-researcher researcher exploit weakness
    flaw: found-a-hole insecure responsible-disclosure report-a-vulnerability white-hat zero-day
    certificate: certified certification soc soc-2 soc2 soc-ii iso iso-27001 27001 audit auditor attestation
    certificate: audit-report accredited accreditation compliant compliance pci pci-dss hipaa phipa fedramp
    certificate: certifications security-standard third-party-audit comply complies complying conformity accredit
    password: login log-in logins sign-in signin credentials-login username user-account my-account reset-my-password
    password: forgot-password locked-out passcode passwords sso single-sign-on client-portal portal account-login
    password: 2-step
    backup: back-up backups restore data-recovery disaster-recovery disaster contingency continuity
    backup: business-continuity failover plan-b emergency-plan escrow
    cookie: tracker tracking analytics-cookies google-analytics hotjar track-me track-visitors fingerprinting
    cookie: browser-cookies cookie-banner consent-banner banner ad-blocker cookies-accept browser local-storage
    cookie: web-tracking cookie-policy heatmap tracked cache incognito
    score: scored scoring rank-me ranking ranked profiling profile-me points-given judged grade graded algorithm
    score: automated-decision decided-by-machine prioritize-requests lead-score my-score leadscore rate-my-request
    law: legal legally legislation regulation regulatory regulated statute bylaws governing-law jurisdiction
    law: applicable-law legal-obligation lawful illegal against-the-law legislature charter under-the-law
    law: rules-and-regulations legality lawsuit sue sued court litigation tribunal small-claims legal-action mediation
    law: arbitration
    lawtwentyfive: law-25 loi-25 bill-64 law25 loi25 quebec-privacy-law privacy-law cai commission-dacces
    lawtwentyfive: act-respecting law-twenty-five pipeda pia efvp privacy-impact-assessment privacy-impact
    lawtwentyfive: privacy-commissioner quebecs-law-25 bill-25 section-of-law
    gdpr: rgpd european-privacy-law eu-data-law eu-privacy european-regulation eu-rules dpa general-data-protection
    gdpr: european-rules gpdr gdrp
    spam: casl anti-spam antispam lcap spammed spammer unsolicited junk-mail junk unwanted-email bombard spam-law crtc
    spam: canada-anti-spam spamming unwanted-messages flood-my-inbox cold-email cold-emailing do-not-call spam-folder
    spam: junk-folder
    terms: conditions terms-of-service terms-of-use terms-and-conditions policies user-agreement legal-notice
    terms: fine-print-terms t-and-c rules-of-use acceptable-use conditions-of-use house-rules eula copyright
    terms: intellectual-property trademark patent plagiarism plagiarize reproduce republish repost cite
    terms: quote-your-article use-your-content copy-your-site belongs-to rights-reserved copy-your-text
    terms: creative-commons royalties reprint
    ownership: belong own-my-data who-owns-data whose-data own-the-data own-the-code stays-mine who-owns-it if-i-leave
    ownership: when-i-leave after-i-cancel handover hand-over leave-with-everything source-code property-of title-to
    ownership: data-ownership keep-everything data-export vendor-lock vendor-lock-in lose-everything owner-of-data
    complaint: complain unhappy dissatisfied unsatisfied grievance file-a-complaint make-a-complaint displeased
    complaint: ombudsman dissatisfaction lodge-a-complaint not-happy not-satisfied not-pleased beef-with opc
    complaint: bad-service poor-service complaint-department raise-an-issue vent office-de-protection
    complaint: consumer-protection opc-quebec disappointed let-down dispute disagree disagreement conflict quarrel
    complaint: settle-a-dispute feud falling-out argue argument amicable settlement disputes-resolved
    complaint: differ-in-opinion contest-a-charge
    sensitive: delicate touchy tricky-case complaint-from-customer bereavement grieving condolences emotional crying
    sensitive: death-in-family vulnerable-person difficult-customer angry-client never-automate should-never-automate
    sensitive: must-not-automate angry mad furious pissed pissed-off upset frustrated frustrating fed-up irate annoyed
    sensitive: annoying ticked-off livid steaming irritated angry-customer had-enough sick-of
    mistake: error wrong incorrect inaccurate blunder slip-up screw-up screws-up mess-up messes-up misquote botch goof
    mistake: oops false-answer bad-answer erroneous typo messed-up screwed-up mistaken wrong-answer wrong-info
    mistake: wrong-information gets-it-wrong got-it-wrong mess-it-up err mistak fumble mix-up embarrass embarrassing
    mistake: hallucinate hallucination invent make-stuff-up makes-stuff-up makes-things-up make-things-up
    mistake: making-things-up bluff misinformation nonsense go-rogue goes-rogue off-the-rails says-something-stupid
    mistake: say-something-stupid invents-answers talk-nonsense dumb-things
    approve: approval validate validation reread proofread proof-read look-over-before sign-off okay-it double-check
    approve: draft final-say last-word check-before-sending review-before human-in-loop supervised veto oversight
    approve: control-over in-control stay-in-control edit-before-sending review-the-answers who-decides who-checks
    uptime: downtime outage outages availability-rate reliable reliability crash crashed offline breakdown go-down
    uptime: goes-down went-down break-down breaks-down shut-down goes-offline conk-out conks-out server-down
    uptime: system-down site-down stability stable sturdy robust dependable dependability interruption 99-5 five-nines
    uptime: nines sla service-level unavailable power-failure blackout service-interruption internet-outage up-time
    uptime: is-down down-for if-it-breaks it-breaks when-it-breaks goes-dark
    bug: glitch malfunction broken buggy defect not-working doesnt-work isnt-working wont-work out-of-order
    bug: error-message blank-page blank-screen page-wont-load link-dead dead-link broken-link 404 cant-click
    bug: frozen-screen wont-load technical-issue technical-problem something-broken not-loading wont-send haywire
    bug: kaput on-the-fritz problem trouble hiccup snag difficulty-with concern pain-point headache going-wrong
    bug: goes-wrong something-wrong problm trouble-with pain-in-neck
    fix: repair fixed fixing patch sort-it-out resolve resolved solve solved solving remedy make-it-right corrected
    fix: who-fixes straighten-out iron-out debug-it put-right
    bilingual: language bilingualism both-languages two-languages in-both unilingual bilingue langue french-or-english
    bilingual: english-or-french french-and-english english-and-french languages-spoken multilingual which-language
    bilingual: what-language languge langage official-languages
    french: francais francophone quebecois quebec-french joual en-francais francaise franco moliere parlez-vous
    french: parler-francais bill-96 loi-96 oqlf charter-of-french frenchie in-french francization french-speaking
    french: parle-francais fr-version
    english: anglais anglophone anglo in-english english-speaking en-anglais english-version english-speaker inglish
    translate: translation translator interpreter interpret subtitle deepl google-translate translated
    translate: machine-translation glossary traduction auto-translate otherlanguage spanish arabic mandarin chinese
    translate: italian portuguese german creole punjabi tagalog inuktitut cree hindi cantonese russian ukrainian
    translate: vietnamese greek third-language other-language other-languages espanol hola-espanol farsi urdu
    training: train trained trainer-session teach taught learn learning learned coaching coach tutorial lesson
    training: workshop course webinar-training onboard-staff show-my-staff user-guide user-manual get-trained instruct
    training: instruction formation learning-curve train-my-people show-them-how show-us-how explain-to-staff teach-my
    resist: resistance reluctant balk staff-refuse wont-use-it team-refuses change-management hate-change
    resist: afraid-of-computers adoption adopt buy-in old-school revolt pushback employees-hate
    easy: simple simpler simplest easier easiest user-friendly intuitive effortless straightforward piece-of-cake
    easy: no-brainer childs-play plug-and-play easy-peasy foolproof beginner-friendly easily for-dummies a-breeze
    difficult: hard complicated complex tricky tough hard-to-use steep-curve overkill rocket-science headache-to-use
    difficult: dificult complexity over-my-head hard-to-learn
    technical: tech-savvy techy tech-knowledge technical-knowledge technical-skills coding code-writing know-code
    technical: computer-skills computer-literate computer-illiterate illiterate not-techy not-technical
    technical: bad-with-computers good-with-computers no-code low-code jargon luddite technophobe
    technical: dinosaur-with-computers python know-about-computers it-knowledge tech-skills understand-computers
    technical: zero-tech not-a-tech
    different: difference differ differently unique better-than stand-out sets-apart sets-you-apart set-you-apart
    different: special-about-you why-you why-nordet why-choose-you distinguish edge-over advantage secret-sauce
    different: differentiate superior strengths what-separates better-than-others why-not-just
    compare: comparison versus vs compared comparing side-by-side pros-and-cons contrast weigh-options
    compare: apples-to-apples difference-between stack-up compare-plans comparaison
    choose: pick chose chosen select selection decide decision choice deciding picking which-one which-plan hesitating
    choose: hesitate on-the-fence torn-between undecided not-sure-which unsure opt-for help-me-choose choise wich-one
    recommend: advise suggest suggestion recommendation steer-me point-me-to best-for-me guide-me opinion your-advice
    recommend: what-should-i which-should-i sugest reccomend recomend
    include: included includes including come-with comes-with get-with contain contents whats-in whats-inside
    include: what-you-get features feature covered cover part-of-plan all-inclusive inclusive all-in comprise built-in
    include: consist-of thrown-in do-i-get inculded
    extra: add-on addon supplement supplementary additional on-top-of on-top extras not-included excluded exclude
    extra: sold-separately separately a-la-carte optional-extra over-and-above more-on-top options-available
    limit: cap capped maximum max quota ceiling how-many-automations upper-limit usage-limit restriction allotment
    limit: go-over exceed limited allowance-of too-many over-the-limit number-of-automations unlimited no-limit
    limit: limitless without-limit infinite endless no-cap uncapped unlimitted boundless
    usage: ai-usage token tokens consumption api-cost api-costs own-software-cost software-licence licence license
    usage: licences software-cost software-subscriptions third-party-cost ai-credits ai-cost credits cost-of-ai
    tailored: tailor tailor-made bespoke made-to-measure made-to-order built-for-me custom-built custom-made
    tailored: specific-to-us our-own-needs off-the-shelf cookie-cutter generic
    whiteglove: white-glove turnkey turn-key end-to-end done-for-you done-for-me hand-holding soup-to-nuts
    whiteglove: full-service white-gloves red-carpet handled-for-you whiteglove-implementation complete-implementation
    whiteglove: we-do-nothing
    sales: sale sales-pipeline pipeline deal-closing close-deals close-more win-more convert convert-leads
    sales: opportunities opportunity closing-rate close-rate sales-process sales-automation sales-cycle sales-funnel
    sales: funnel lose-sales lost-sale lost-sales
    lead: prospect prospecting potential-customer potential-client lead-generation lead-gen leadgen lead-research
    lead: new-customers new-clients find-clients find-customers get-clients more-clients cold-call cold-calling
    lead: outreach hot-lead warm-lead cold-lead leed prospecs new-business interested-people tire-kicker tire-kickers
    lead: dormant-clients sales-leads list-of-leads
    objection: hesitant-customer reply-to-objection price-objection think-it-over they-said-no turned-me-down
    objection: rejected-my-quote second-option smaller-option when-to-stop stop-chasing stop-following-up last-message
    objection: how-many-messages how-many-reminders too-pushy annoy-people bother-people harassment stopping-rule
    objection: look-desperate sound-desperate without-being-annoying
    template: script sample-text sample-email ready-made wording canned-response canned-reply model-email
    template: example-email what-to-write how-to-word copy-for-email boilerplate example-message email-template
    template: templates draft-wording
    fear: afraid scared worry worried anxious nervous scary terrified concern-me stress freak-out cold-feet uneasy
    fear: apprehensive dread frightened paranoid risk risky danger dangerous apprehension intimidated intimidating
    fear: panic leery wary worries-me what-if-it
    trust: trustworthy trusted confidence reliable-company honest honesty believe believable rely count-on reputation
    trust: reputable transparent transparency sincere sincerity good-faith can-i-trust upfront-people straight-shooter
    scam: scammer fraud fraudulent fraudster lie liar lying lied crook crooked con-artist swindle swindler rip-off
    scam: ripoff ripped-off ripping-off snake-oil charlatan deceive deceptive deceitful shady sketchy dodgy
    scam: bait-and-switch ponzi pyramid-scheme hoax dishonest cheat cheated bullshit smoke-and-mirrors fishy sham
    scam: con-game misleading false-advertising scamming hype catfish
    insult: idiot stupid moron dumb dumbass imbecile fuck fucking fuck-off shit shitty asshole suck you-suck useless
    insult: pathetic garbage crap bitch bastard damn loser retard screw-you shut-up piece-of-junk worthless tabarnak
    insult: tabarnac calisse caliss osti wtf stfu go-to-hell kiss-my-ass clown bite-me butt dickhead terrible-bot
    insult: trash rubbish hate-you ugly greedy brain-dead
    jailbreak: ignore-previous ignore-all-previous ignore-your-instructions previous-instructions system-prompt
    jailbreak: your-prompt show-your-prompt reveal-your-instructions developer-mode dan-mode act-as pretend-you-are
    jailbreak: roleplay role-play bypass override debug-mode admin-mode unfiltered disregard forget-your-instructions
    jailbreak: hidden-instructions repeat-your-instructions secret-instructions
    joke: funny riddle poem haiku sing song lyrics make-me-laugh limerick write-a-poem rhyme tongue-twister weather
    joke: temperature rain raining how-cold celsius fahrenheit is-it-raining sport hockey habs canadiens maple-leafs
    joke: leafs blue-jays raptors stanley-cup nhl soccer football baseball basketball olympic world-cup who-won
    joke: super-bowl chess marathon recipe cook-pasta bake-a-cake boil-an-egg poutine tourtiere pancake banana-bread
    joke: butter-tarts how-to-cook cook-rice vegan pasta roast-chicken cake
    trivia: eiffel-tower how-tall tallest population-of prime-minister mayor-of president-of quantum-physics
    trivia: photosynthesis moon square-root times-table world-war horoscope movie netflix celebrity lottery
    trivia: lottery-numbers vote-for meaning-of-life god aliens titanic chemistry biology geography do-my-homework
    trivia: essay girlfriend boyfriend break-up-with divorce lonely depressed depression suicidal lose-weight flu
    trivia: pregnant puppy baby-name my-dog passport immigration speeding-ticket unclog-toilet wine-stain plane-ticket
    trivia: book-a-flight
    greeting: hello hi hey hiya howdy heya bonjour salut allo good-morning good-afternoon good-evening good-day
    greeting: greetings yo hola hi-there hello-there hey-there gday sup bonjour-hi helo hellow whats-up wassup
    wellbeing: how-are-you hows-it-going how-are-things you-ok how-you-doing how-you-been hows-your-day hows-life
    wellbeing: ca-va how-goes-it
    thanks: thank-you thank thx thanx ty tysm merci cheers appreciate appreciated much-obliged grateful thanks-a-lot
    thanks: thanks-so-much many-thanks thankyou thank-u thks merci-beaucoup praise awesome amazing fantastic wonderful
    thanks: terrific excellent love-it well-done good-job great-job impressive impressed brilliant super-helpful
    thanks: very-helpful nicely-done bravo good-bot youre-great way-to-go smart-bot
    goodbye: bye bye-bye farewell cya see-ya see-you take-care ciao adios cheerio talk-soon talk-later goodnight
    goodbye: good-night so-long later-gator au-revoir gtg gotta-run
    yes: yeah yep yup yea oui definitely certainly indeed absolutely affirmative sure-thing sounds-good you-bet
    yes: of-course please-do ok okay alright right-on gladly for-sure yessir ouais with-pleasure
    elaborate: tell-me-more go-on more-info more-information more-details explain-more explain-further go-deeper
    elaborate: expand-on clarify specify in-detail be-specific say-more dig-deeper explain-better explanation simplify
    elaborate: plain-words break-it-down
    confused: puzzled dont-understand dont-get-it makes-no-sense not-clear unclear im-confused huh no-idea bewildered
    confused: not-following come-again not-my-question misunderstand misunderstood you-didnt-answer
    newsletter: mailing-list news-letter infolettre infoletter bulletin email-list email-updates monthly-newsletter
    newsletter: get-your-newsletter news-by-email subscribe-to-newsletter newslettr subscriber subscribe
    newsletter: distribution-list latest-news news-updates
    unsubscribe: opt-out unsubscribing off-your-list off-your-mailing take-me-off stop-emailing stop-sending-me
    unsubscribe: stop-your-emails stop-receiving no-more-emails remove-my-email unsubcribe unsuscribe
    unsubscribe: stop-getting-emails get-off-list dont-email-me leave-me-alone desabonner unsub
    article: blog post blog-post advice tips published publication publish reading-material read-up blogs write-up
    article: how-to-guide white-paper ebook e-book case-for learn-more-about content-you-publish author resources
    article: guides artical
    document: documentation knowledge-base one-pager pager fact-sheet factsheet info-sheet everything-in-one
    document: full-document doc docs information-package info-package literature dossier-complet wiki read-everything
    document: handbook download export pdf save-a-copy file-download downloadable save-as-pdf exported extract
    document: print-version offline-copy markdown-file txt-file
    event: webinar conference keynote speaker speaking-engagement panel meetup trade-show tradeshow booth lecture
    event: seminar talk-at networking-event contest tournament press journalist newspaper press-kit media-kit
    event: spokesperson spokesman podcast radio tv television news-story press-release interview-request magazine
    event: media-inquiry guest-post press-contact news-article
    job: hire hiring career vacancy vacancies employment position position-open work-for-you work-at-nordet
    job: work-for-nordet work-there job-opening recruiting recruitment looking-for-work join-your-team join-the-team
    job: help-wanted need-a-job employer now-hiring job-posting unemployed candidate candidacy full-time part-time
    job: job-seeker are-you-hiring intern internship stage-student co-op-placement coop-placement student-job
    job: summer-job stagiaire apprenticeship new-grad entry-level-job work-study
    cv: resume application-letter curriculum curriculum-vitae cover-letter motivation-letter apply applying
    cv: spontaneous-application apply-for send-my-cv send-my-resume job-application job-interview portfolio-link
    cv: linkedin-profile how-to-apply interview
    layoff: laid-off layoffs lose-their-jobs lose-my-job lose-your-job replace-people replace-my-staff
    layoff: replace-employees replace-my-employees replacing-people job-loss job-cuts cut-staff fired firing severance
    layoff: take-our-jobs steal-jobs take-my-job union unionized job-security taking-jobs
    mission: purpose vision goal reason-for-being raison-detre your-why aim ambition what-drives-you motivates
    mission: mission-statement your-dream big-dream end-goal your-cause
    values: principle ethic ethics ethical philosophy beliefs moral morals core-values stand-for what-you-believe
    values: commitment-to-quality guiding-principles code-of-conduct authenticity work-culture company-culture perks
    values: vibe work-environment workplace-culture like-to-work benefits-package pension retirement-plan office-life
    environment: carbon climate footprint green-company eco-friendly sustainable sustainability carbon-neutral
    environment: energy-use pollution pollute electricity-use water-use ecological planet diversity edi indigenous
    environment: women-owned minority-owned discriminate discrimination racist racism lgbt equity-diversity
    environment: gender-parity disabilities-hiring political political-party
    prepare: preparation beforehand handy have-ready get-ready need-to-bring what-to-bring before-the-call
    prepare: before-our-call come-prepared
    mandatory: required require requirement compulsory necessary optional obligatory must-have have-to-give
    mandatory: need-to-have must-i forced-to needed-before prerequisite`,
  followUps:
    "for how many, and, and for, what about, how about, but, so, also, then, and what, and the, same for, and how, and is, and do, and does, or, ok and, ok but, ok so",
  pointers: "it, that, this, that one, this one, them, those, these, the same, one, they, its",
  places: {
    smallest:
      "smallest, small one, small plan, cheap one, cheap plan, cheapest, cheaper one, cheaper plan, little, littlest, tiniest, smaller, lowest, first, basic, starter, entry level, least expensive",
    middle: "middle, mid tier, second, most popular, in between",
    biggest:
      "24 7, biggest, big one, big plan, largest, last, third, top one, top plan, top tier, the top, most expensive, priciest, dearest, highest, premium",
    next: "next one, one after, one up, plan up, up one, notch up, next up, the next, above, step up",
    previous: "one down, step lower, one lower, next down, below, step down, one under, previous one",
  },
  telling: `
    a on so too whos behind the is are was were what how much many when where who why which do does did can could would should
    will your you my we our they have has had i me it this that these those with from about for to of and or not yes
    please thanks hello there any if in at on be been by need want cost long offer work works company business get
    make help know like time more one free pricing hours open talk person speak tell show book call don't i'm what's
    it's you're isn't doesn't hi hey good morning bye okay an as so but then after before into out up down all some
    also just really`,
};
