/**
 * How visitors ask for a passage, one way a line; word order, accents, inflection and the synonyms of the vocabulary do
 * not matter. Besides passages of pages: `booking`, `person`, `self` (what the assistant is) and `off-topic`, which is
 * what resembles none of our business.
 */
export const ASKED_EN: Readonly<Record<string, string>> = {
  company: `nbclients
    ourclients
    canadian
    how long have you been
    who are you
    what year
    who are you
    what is nordet
    tell me about your company
    about you
    how many clients do you have
    how many businesses have you served
    how long have you been in business
    what year was the company created
    how old is your company
    are you canadian
    are you a canadian company
    what kind of companies do you work with
    who are your typical clients
    what size of business do you serve
    do you have experience
    what industries do you serve
    presentation of the company`,
  story: `how did it begin
    who is the founder
    founder story
    how did nordet start
    who created the company
    why was the company created
    story behind nordet
    history of the company
    who is behind nordet`,
  mission: `mission
    purpose of the company
    what is your mission
    your purpose
    vision of the company
    goal of your company`,
  difference: `triedbefore
    why choose you over a competitor
    difference firm
    why you
    what makes you different
    why should i choose you
    why you and not another
    why choose you instead of a competitor
    how do you compare
    what sets you apart
    your advantage
    why work with you
    what do you do better`,
  values: `values
    values
    values of the team
    what are your values
    principles
    what do you stand by
    company culture`,
  figures: `timegain
    reduce manual work
    reduce repetitive tasks
    results
    revenue increase
    what results can i expect
    what results do you get
    how much less manual work
    how much work does it remove
    how much more revenue
    percentage of workload reduced
    your results in numbers
    70 percent less work
    40 percent more revenue
    what impact on my revenue
    statistics
    does automation increase revenue`,
  method: `which task firststep automate
    method
    method
    approach
    proceed with a new client
    what is your method
    what is your approach
    your process identify implement optimize
    methodology
    how do you proceed
    what are the steps of your process`,
  areas: `video remote
    city
    remote
    do you cover city
    shop in city
    which cities do you serve
    do you work outside city
    do you serve clients in city
    do you work remote
    can you work remote
    can you come to our office
    do you meet clients in person
    are you in city
    service area
    do you travel to clients
    do you serve the united states
    i am in city can you work with me
    we are located in city`,
  contact: `texting
    phone
    email
    address located
    how can i contact you
    how do i reach you
    contact details
    what is your phone number
    what is your email
    email address
    can i email you
    can i call you
    where are you located
    what is your address
    where is your office
    how to write to you
    can i visit your office
    coordinates
    mailing address`,
  hours: `statholiday
    what are your opening hours
    are you open
    are you open now
    are you open on saturday
    when do you close
    openinghour today
    openinghour tomorrow
    are you closed on holidays
    what time do you open
    can i call in the evening
    are you open on weekends
    what time zone are you in`,
  offer: `automation small shop
    automate small company
    offer
    what do you do
    what do you offer
    what services do you offer
    list of services
    what can you automate
    what can you do for me
    what can you do for my business
    how can you help
    what can automation do for me
    types of automation
    what kind of tasks do you automate
    tell me about your services
    repetitive tasks
    get rid of repetitive work
    i waste time on repetitive work`,
  support: `callsmissed
    bot night
    bot allday
    bot support
    calls
    bot answer questions
    bot
    how do you automate support
    bot for my website
    do you build bots
    automate emails
    email sorting
    answer email automate
    route phone calls
    automate phone answering
    how many requests can a bot settle
    support allday
    too much time answering client emails
    percent of support requests handled
    reduce support workload
    does the bot hand over to a human
    automatic replies to clients
    ai receptionist
    we miss phone calls from clients
    bot for clients in two languages`,
  sales: `quotesunfollowed
    crm uptodate
    followup forget
    sale
    lead
    followup
    crm
    crm up to date
    find more clients
    get new clients
    find clients
    how do you automate sales
    can you find leads
    lead generation
    followup of leads
    followup automate
    crm update automate
    crm that fills itself in
    sales sequences
    email sequences to leads
    get more sales
    i lose leads because i answer too late
    i do not have time to follow up with leads
    more sales in twelve months
    marketing automate
    no time to call leads back`,
  operations: `paperwork
    retype
    retype data tool
    productivity
    improve productivity
    monday reports sunday
    report monday
    operation
    report
    how do you automate operations
    report automate
    dashboard automate
    task management automate
    automate admin work
    resource optimization
    operational chaos
    reports every monday
    spreadsheets take too long
    workload of the team
    tasks get lost
    operation efficiency
    inventory management
    automate internal processes
    automate invoices
    automate data entry
    efficiency`,
  integrations: `switchtools
    current tool
    replacecrm
    replacecrm crm
    integration
    tool
    change tool
    switch software
    which tools do you integrate with
    does it work with my tools
    do you integrate with salesforce
    do you work with hubspot
    shopify integration
    slack
    mailchimp
    google workspace gmail calendar
    microsoft 365 outlook teams excel
    quickbooks
    can you connect to our crm
    do i have to change my tools
    can i keep my tools
    compatible with our system
    do i need new software
    integrate wordpress
    list of integrations
    what software do you support
    api connection with our erp
    notion airtable monday trello asana`,
  plans: `price year total
    meetings plan
    price headcount
    price month headcount
    savetime
    hours saved per week by plan
    compare plans
    difference between velocity and accelerate
    compare velocity accelerate dominate
    price
    plan
    rates
    how much does it cost
    what are your prices
    what plans do you have
    price list
    cost of your services
    what does automation cost
    price per month
    what are your rates
    is it expensive
    plans and prices
    how much for a bot
    how much would i pay
    pricing page
    can i get a quote
    i need a quote
    do you charge per month
    what is the price of a project
    difference between plans
    minimum price
    how much is your service`,
  "plan-velocity": `savetime velocity
    basicplan
    basicplan automations
    cheapest plan
    cheapest
    velocity
    velocity plan
    how much is velocity
    what is in velocity
    what does velocity include
    500 dollars plan
    $500
    plan for solo
    i am solo what plan
    plan for freelancers
    small plan`,
  "plan-accelerate": `savetime accelerate
    accelerate
    accelerate plan
    how much is accelerate
    what does accelerate include
    what is in accelerate
    $1500
    1500 dollars plan
    most popular plan
    which plan is popular
    plan for growing business
    plan with crm and marketing
    middle plan`,
  "plan-dominate": `savetime dominate
    pricier
    pricier plan
    dominate
    dominate plan
    how much is dominate
    what does dominate include
    what is in dominate
    $3500
    3500 dollars plan
    large plan
    plan for large company
    unlimited automations
    custom ai models
    success manager
    white glove
    support 24 7 plan
    plan with allday support
    most expensive plan
    plan for scale ups
    enterprise plan
    contact sales`,
  "question-plan": `annualrevenue
    annualrevenue which plan
    headcount
    headcount which plan
    solo is this for me
    which plan is right for me
    which plan suits
    what plan should i take
    help me choose a plan
    we are 12 people which plan
    we have 20 employees what plan
    team of 8 which plan
    best plan for a team
    what plan do you recommend
    which plan would fit us
    too small for you
    are we too small
    am i too small`,
  "question-contract": `payyearly
    commitmentfree plan
    commitmentfree
    switchplan
    contract
    cancel
    stuck with you
    notice
    hold subscription
    do i have to sign a contract
    is there a contract
    is there a minimum commitment
    can i cancel
    can i cancel anytime
    how do i cancel
    cancel notice
    cancel my plan
    am i contract for a year
    month contract
    what if i want to stop
    penalty for cancel
    cancel penalty
    can i pause
    can i leave whenever i want
    how long am i contract`,
  "question-fees": `price support included
    priceincludes
    currency
    invoice surprises
    fee training
    are there setup fees
    is there a fee
    hidden fees
    fees besides the plan
    are taxes included
    tax on top of price
    are prices in canadian dollars
    what currency
    is golive included in the price
    does the price include training
    what is included in the price
    do i pay for installation
    fee to begin`,
  calculator: `estimate savings
    estimate
    tool to estimate
    how much would i save
    roi calculator
    how do i calculate my savings
    calculate what i would save
    how much money would i save
    what is an hour saved worth
    estimate my roi
    simulator
    value of time saved
    calculator`,
  guarantees: `catch
    guarantee
    what guarantees do you offer
    do you have a guarantee
    what do you guarantee
    guarantee
    are results guaranteed
    what is guaranteed
    is there any risk
    what are the risks`,
  "question-ninety-days": `resultsmissing
    guarantee three times what i paid
    guarantee three times
    failure
    it does not work
    month90 guarantee
    roi guarantee
    what if it does not work
    what happens if no roi within month90
    roi month90
    three times what i paid
    what if we see no results after three months
    do you keep working for free
    how is the roi guarantee calculated`,
  "question-money-back": `trial
    try before paying
    not satisfied
    can i get a refund
    refund
    refund month30
    refund guarantee
    i changed my mind refund
    what if i am not satisfied
    not happy refund
    satisfaction guarantee
    do you refund
    refund policy
    conditions for refund`,
  "question-average-return": `what does average roi of 400 mean
    what roi do your clients get
    average roi
    400 percent
    typical roi
    what is the roi
    how is roi counted
    roi after a year`,
  uptime: `uptime
    outage
    what is your uptime
    uptime guarantee
    what happens if it goes down
    how reliable is it
    99.5
    outages
    downtime per month
    what if the automation breaks down`,
  start: `golive who does it
    firststep
    begin
    aftercare
    howlong before results
    firststep
    steps once on board
    golive
    golive howlong
    training
    training staff
    phases
    steps
    how long does it take
    how long to golive
    how fast can we golive
    golive howlong
    when can we start
    how does golive work
    what are the phases
    phases of the project
    steps of the project
    howlong before results
    golive steps
    how many weeks
    how long does a project take
    discovery phase
    testing and training phase
    do you train my team
    training for employees
    when will it be ready
    how much of my time does golive take
    how long is the build
    what happens after we sign`,
  consultation: `noidea
    consultation remote
    whatsnext request
    form
    form questions
    form howlong
    consultation
    prepare call
    prepare for the call
    what happens next
    what happens next form
    next step form
    do i have to pay for the consultation
    free consultation price
    consultation howlong
    free call howlong
    i filled out the form what happens next
    what is the consultation
    is the consultation free
    how long is the consultation
    what happens in the consultation
    what happens next after the form
    what happens after i submit the form
    consultation price
    consultation minutes
    do i have to prepare for the consultation
    is the call free
    30 minutes call
    how does the consultation work
    is there a cost for the first call
    when will someone answer my request
    responsetime
    responsetime after the form
    how quickly do you reply
    what do i get from the consultation
    do i have to buy after the consultation
    how many steps in the form
    how long is the form
    who reads my answers`,
  "question-languages": `language
    training in english
    bilingual
    do you speak french
    what languages do you work in
    language
    is your team bilingual
    can meetings be in english
    can i be served in french
    service in english
    support in french
    is training available in english`,
  cases: `readabout
    provenumbers
    casestudy
    reference
    do you have examples
    casestudy
    show me casestudy
    client references
    what have you done for other clients
    clients you worked with
    do you have testimonials
    can i see past work
    are the cases real`,
  "case-retailer": `retailer example
    online store
    do you work with retailer
    bot for retailer
    abandoned carts
    where is my parcel questions
    i have an online store
    shopify store results
    casestudy retailer
    retail client`,
  "case-professional-services": `accounting firm
    do you work with accounting
    casestudy accounting
    professional services example
    casestudy professional services
    i run an accounting firm
    lawyers notaries consultants
    client onboarding documents automate
    founder took back 30 hours`,
  "case-healthcare": `no shows
    patients
    clinic
    do you work with clinic
    casestudy clinic
    i run a clinic
    missed calls appointments patients
    forgotten appointments
    no shows
    appointment reminders for patients
    automate a clinic front desk
    health sector example`,
  "question-security": `wherestored
    privacy
    data
    security
    secure
    is my data secure
    data security
    how do you protect my data
    where is my data hosted
    is it safe to give you access
    who owns my data
    do you sell data
    do you use my data to train ai
    is client data secure
    data protection
    are you secure`,
  "privacy-officer": `privacy officer
    officer
    who is responsible for private
    privacy officer
    who do i contact about private
    person in charge of private
    data protection officer
    email for privacy questions
    who handles privacy`,
  "privacy-collection": `whyneed email
    whyneed data
    usage data
    collect form
    information collected
    what data do you collect
    what information do you collect about me
    what do you collect
    why do you collect my data
    do you log my ip address
    ip address
    what do you do with my information
    usage of my answers
    what do you record about visitors`,
  "privacy-score": `what is the score of my request
    how is my score calculated
    do you score leads
    score
    is an algorithm deciding about me
    automated decision
    how do you decide who to call first
    do you rank requests`,
  "privacy-retention": `how long do you retain my data
    data retain howlong
    retain
    how long is my data retain
    do you retain conversations
    retain period
    how long is my request kept`,
  "privacy-sharing": `staycanada
    staycanada data
    share email address
    share doyousell data
    outsidecanada
    outsidecanada data
    share
    share data
    third party data
    who has access to my data
    do you share my data
    do you sell my data
    do third parties see my data
    do you give my information to others
    is my data sent outside canada
    who can see my information
    who sees my data
    third party`,
  "privacy-browser": `do you use cookies
    cookie
    what stays in my browser
    local storage
    cookie policy
    does this site set a cookie`,
  "privacy-settings": `do you use analytic
    analytic
    do you track visits
    measure visits
    advertising tool
    do you track me
    refuse analytic
    marketing pixels`,
  "privacy-rights": `myrights
    seemy
    seemy data
    erase
    copy of my data
    erase data
    erase my data
    how can i erase my data
    i want my data erase
    access my data
    correct my data
    withdraw my consent
    right to be erase
    get a copy of my data
    file a complaint about private
    data portability
    modify my personal information`,
  "privacy-incidents": `what happens if there is a breach
    breach
    do you notify in case of breach
    if my data is stolen
    incident
    were you ever hacked`,
  "compliance-law-25": `law25
    are you law25 compliant
    how do you comply with law25
    do you respect law25
    law25 compliance
    are you compliant with quebec privacy law`,
  "compliance-gdpr": `gdpr
    are you gdpr compliant
    i am in europe what about my data
    gdpr compliance
    rights for europeans`,
  "compliance-casl": `casl
    do you send spam
    will you spam me
    anti spam law
    commercial emails consent
    will i get promotional emails`,
  "compliance-security": `soc2
    are you soc2 certified
    do you have a soc2 report
    soc2 audit report
    security standards
    security certifications
    who on your team can access requests
    logs`,
  "compliance-report": `report a vulnerability
    i found a vulnerability
    vulnerability
    responsible disclosure
    security researcher`,
  "terms-site": `quoting words of your site
    quoting
    can i link to your website
    who owns the content of this site
    can i reuse your drawings
    mistake on your website`,
  "terms-consultation": `refuse
    accept a client
    does a request engage me
    is a request a contract
    can you refuse a request
    can you turn down a client`,
  "terms-plans": `terms of the plans
    terms and conditions
    terms of service
    conditions of the plans
    conditions of use`,
  "terms-yours": `loseall
    cancel loseall
    decide cancel
    keep what you built if i cancel
    documentation
    who owns what you build
    do i keep the automations when i leave
    what happens to my data if i cancel
    decide automations
    decide what you built
    do i keep documentation
    who owns the code
    vendor lock in`,
  "terms-fair-use": `fair use
    automatic submissions
    can i advertise through your form
    bots filling the form`,
  "terms-law": `which law applies
    governing law
    dispute
    what if we disagree
    jurisdiction
    what happens in case of disagreement`,
  careers: `are you hiring
    do you have jobs
    job
    can i work for you
    open positions
    how do i apply
    send my resume
    internship`,
  blog: `do you have a blog
    blog`,
  newsletter: `signup newsletter
    sign up for the newsletter
    newsletter sign up
    newsletter
    how do i subscribe to the newsletter
    unsubscribe from the newsletter
    how often is the newsletter sent
    receive your blog by email`,
  "knowledge-base": `download everything
    download
    do you have a brochure
    knowledge base
    all information in one document
    is there a pdf
    documentation to share with my partner
    can i download the price list
    print the information`,
  booking: `ready to start what is the next step
    signup
    book a consultation
    book
    i want to book
    i would like to book
    can i book a call
    book a call
    book a meeting
    can we meet
    how do i book
    reserve a consultation
    book a time
    where do i book
    are you free on tuesday to talk
    book for next week
    i am ready to start
    i want to get started with you
    sign me up
    i want to become a client`,
  person: `call me back
    talk to a human
    human
    can i talk to a human
    i want to speak to a human
    can someone call me
    can someone call me back
    have a human contact me
    let me talk to a person
    transfer me to a human
    is there a human here
    customer service human
    please call me
    call me back`,
  self: `arebot
    are you a bot`,
  unanswered: `
    facebook ads
    parking
    buildsite
    paymentmode
    nbstaff
    dobooks
    yourrevenue
    mobile app
    seo
    affiliate program
    your revenue last year
    logo
    logo design
    othernumber`,
  "off-topic": `cancel otherfirm
    cancel otherfirm subscription
    cancel plan otherfirm
    otherfirm
    namedrival subscription
    languagelessons
    trainsport
    postoffice
    bestcrm
    losejob
    hospital
    minimum wage
    payroll
    cash
    wifi
    insurance
    rent office space
    stock exchange
    market
    apple google amazon
    netflix
    facebook account
    ai take my job
    lose my job
    biggest client
    gold silver
    clock
    clientcontact
    yourage
    loveyou
    namedrival
    namedrival better
    better competitor
    doyousell
    grants financing loan
    weather city
    weather
    what is the weather
    joke
    tell me a joke
    poem
    write a poem
    recipe
    football hockey match score last night
    who won the game
    movie
    song lyrics
    politics
    who is the president
    who will win the election
    prime minister
    religion god
    capital of a country
    horoscope
    lottery numbers
    bitcoin crypto
    stock market
    should i invest in stocks
    translate this sentence
    homework
    essay
    mathematics
    solve an equation
    write python code
    write me an email
    write code
    world cup
    girlfriend
    boyfriend
    will you marry me
    meaning of life
    are you conscious
    pizza
    restaurant
    flight
    hotel
    vacation
    car repair
    income tax return
    file my tax return
    immigration visa
    mortgage
    horse
    dog
    dinner
    suicide
    bomb
    weapon
    drugs
    what is the date today
    news
    competitor better
    is competitor cheaper
    who are your competitors
    recommend a competitor
    what do you think of competitor
    competitor price
    sue my supplier
    can i sue
    lawsuit lawyer
    legal advice
    give me legal advice
    is it legal to record calls
    can i fire an employee
    fire my employee
    divorce
    court
    my landlord
    my tenant
    employment law severance
    write a contract for my client
    medical advice
    symptoms
    diagnosis
    medication
    headache fever
    pregnant
    disease
    my back hurts
    prescription
    vaccine
    how do i lose weight
    salary of your employees
    how much does the founder earn
    names of your clients phone numbers
    home address of the founder
    is the founder married
    buy shoes
    order a product
    where is my order
    sell my car
    fix my computer
    printer
    reset my password
    train ticket
    book a hotel
    book a table at a restaurant
    book a flight
    book a doctor appointment
    quantum physics
    history of quebec
    who invented
    how tall is`,
};
