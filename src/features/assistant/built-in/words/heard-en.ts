/**
 * How visitors ask, one way a line, in whole questions as they are said and typed: what `learned-ways.ts` learns from
 * besides `asked-*.ts`. The ids are those of `asked-*.ts` and of the sample posts.
 */
export const HEARD_EN: Readonly<Record<string, string>> = {
  company: `
    who are you guys
    tell me about yourselves
    what is this company
    tell me more about Nordet
    how long have you been around
    when was the company founded
    when did you open
    how many clients have you had
    how many businesses have you helped
    are you based in Canada
    is this a Canadian company
    are you a local company
    what kind of businesses do you work with
    who do you usually work with
    what size of companies do you serve
    do you work with small businesses like mine
    do you only work with big companies
    do you take very small businesses
    have you worked in my industry
    do you work with nonprofits
    is my business the right fit for you
    who are your services for
    do you work with restaurants
    would this work for a construction company
    I run a plumbing business is this for me
    would you work with a hair salon
    is this for landscapers
    I own a daycare, can you help
    are you a legit company
    are you a startup
    do you only work with big corporations
    where did you guys come from
    have you been established a while
    how many companies trust you
    what experience do you have
    are you new on the market
    have you done this for a business like mine
    we’re a bakery, do you take shops like us
    do you take florists
    I have a farm, does this apply
    is this for manufacturers too
    do you serve cities and towns
    do you work with real estate agents
    do you help schools
    do I need a minimum revenue to be a client
    how big are you
    how big are the companies you work with
    who are your services meant for
    is it for businesses only or for individuals too
    what sectors are your clients in
    a family business of ten people, is that your thing
    could you introduce yourselves
    what year were you founded
    I’d like to know your company better
    about
    about us
    company
    what’s Nordet
    what is Nordet exactly
    introduce yourselves
    how many companies have you worked with
    how many years have you been doing this
    are you an agency
    are you consultants
    are you a Québec or American company
    do you have experience in manufacturing
    what type of business are you made for`,
  story: `
    who started the company
    who founded it
    who owns this company
    who is the owner
    who is the CEO
    who runs Nordet
    how did it all begin
    what’s the story behind the company
    where did the idea come from
    what made you start this
    tell me about the founder
    who’s behind this
    what is the founder’s background
    how did Nordet get started
    who’s the boss over there
    who’s in charge there
    whose company is this
    who is at the head of the company
    where does Nordet come from
    why is it called Nordet
    what was the starting point
    what did the founder do before
    tell me about the person who built this
    who are the founders
    whose idea was it
    who had the idea
    by whom was the company founded
    did a woman found the company
    how the company was born
    your background
    the early days of the company`,
  mission: `
    what is your mission
    what’s your vision
    what is your purpose
    why do you do this
    what drives you
    what are you trying to achieve
    what is your goal as a company
    mission statement
    what are you here for
    what do you want to change
    what’s your ambition
    your long term goal`,
  difference: `
    why should I choose you
    why pick Nordet
    what makes you special
    what makes you unique
    what makes you different
    how are you different from other agencies
    why not just use Zapier myself
    why would I pay you when I have ChatGPT
    why not hire an employee instead
    what do you have that others don’t
    what are your strengths
    convince me
    why should I trust you
    are you better than other consultants
    I got burned by another consultant
    who will I be working with
    who would I be dealing with
    we tried an agency before and it was useless
    there are plenty of automation firms, why you
    my nephew can do this for free, why pay you
    what do you have that the competition doesn’t
    I already paid a firm for nothing
    a consultant already sold me hot air
    who will I be talking to
    will I get a junior
    sell me on it
    I can hack this together myself, no
    why not just hire somebody
    what’s in it for me to pick you
    what is your advantage
    for what reason would one choose you
    difference between you and Zapier
    difference between you and an agency
    how is this different from the others
    why not a competitor
    what sets you apart
    your added value
    why you and not a freelancer
    what can you do that ChatGPT can’t
    do you have an edge over others
    give me three reasons to pick you`,
  values: `
    what do you believe in
    what do you stand for
    what are your core values
    what matters to you
    what is your philosophy
    what are your principles
    what’s your company culture like
    are you honest people
    do you keep your word
    will you tell me the truth if it isn’t worth it
    what do you care about
    how do you treat your clients
    what sort of people are you`,
  figures: `
    what results do people get
    what kind of results can I expect
    how much time do your clients save
    how many hours will it save me
    how many hours do people save on average
    do you have numbers
    how much does it cut manual work
    how much does revenue grow
    does this really work
    is it effective
    what difference will it make
    70 percent of what
    where does the 40 percent come from
    what gains can I expect
    what improvement do customers see
    what impact will it have
    does it really make a difference
    what’s the gain in the end
    how much time does it free up
    what have your clients gotten out of it
    what does it give on average
    what’s the impact after a year
    will my employees save time
    how much will our workload drop
    do you have statistics on your results
    do sales really go up
    what benefits do your clients get
    what are the measurable advantages
    how many fewer hours a week
    what numbers did you get
    reduction in manual work
    revenue increase
    does it give measurable results
    prove to me that it pays`,
  method: `
    how do you work
    what’s your approach
    walk me through your method
    how do you go about it
    what do you do first with a client
    what are your three steps
    how do you decide what to automate
    what’s your process like
    how does it all work
    how does this work
    do you keep improving after launch
    how do you find what to automate
    what’s your recipe
    how do you tackle it
    what do you look at first
    how do you find the bottleneck
    do you follow a set approach
    how do you avoid breaking things
    do you tweak things afterwards
    do you keep polishing it later
    your way of working
    how does your work go
    how do you analyse my business
    identify implement optimise
    what do you do first`,
  areas: `
    which cities do you cover
    do you serve my area
    do you work outside Montréal
    do you come to us
    do you travel
    will you come to my shop
    can we do this over Zoom
    is everything done remotely
    do you work with clients in Ontario
    do you serve Vancouver
    do you have clients in Alberta
    we’re in Halifax
    I’m in Toronto, is that a problem
    do you have an office in Ottawa
    do you work with US companies
    do you work across Canada
    can you help a business in New York
    do you serve the South Shore
    is distance a problem
    do you cover the Maritimes
    where do you operate
    is everything done over video
    we’re far away, is it too far
    we’re up in Sudbury, too far
    do you drive out here
    our plant is in Drummondville
    I live in Kingston
    we’re on the North Shore
    my store is in Prince Edward Island
    do you offer your services in Winnipeg
    can you do everything remotely
    do we have to be near Montréal
    is everything by video conference
    do you have someone in Québec City
    we have branches in Moncton
    can you meet us on site
    do you go as far as Gaspé
    I’m out west in Calgary
    do you cover the Gaspé
    do you cover the Laurentians
    do you cover Newfoundland
    do you offer services in the Yukon
    in which regions do you operate
    cities served
    regions
    remote
    do you have an office abroad
    do you have an office in another city
    we’re outside Montréal
    do you work with companies in the Outaouais
    do you serve the Eastern Townships
    do you serve British Columbia
    are you only in Québec
    do you do business in the States
    do you only work online
    virtual or in person meeting
    can you come to our plant`,
  contact: `
    how can I reach you
    how do I get in touch
    what’s your phone number
    what number should I call
    your number please
    what’s your email
    what’s your email address
    where can I write to you
    where are you
    where are you located
    where is your office
    what’s the address
    can I come by your office
    can I visit you
    what’s your postal code
    mailing address
    can I text you
    how do I find you
    contact info
    are you in Laval
    where do I mail a letter
    what’s the address for mail
    where do I call
    how do I talk to you
    what street are you on
    do you have an email address
    who do I send my document to
    I want to leave a message
    what’s the best way to reach you
    do you have a toll-free number
    can I go to your office
    are you on WhatsApp
    drop you a line
    give you a ring
    I’d like to drop by for a visit
    in what way can we reach you
    could you give me your number
    your phone # please
    I wish to write to you
    where may I show up
    where r u
    contact details
    phone
    email
    contact email
    address
    location
    do you have an office in Paris
    how do we call you
    how do I contact you
    number to reach you
    where is your head office
    whereabouts is your office
    I’m looking for your number
    reach you
    can I write to you directly
    do you have an office to go to`,
  hours: `
    when are you open
    what time do you open tomorrow
    what time do you close
    are you open right now
    is anyone there today
    are you open on Saturday
    do you work weekends
    open Sunday?
    what are your hours
    business hours
    office hours
    are you open on Christmas
    are you closed on July 1st
    are you closed on Labour Day
    are you closed for Thanksgiving
    are you open on New Year’s Day
    are you open Easter Monday
    what holidays do you close for
    are you open late
    can I call at 7 pm
    do you close for lunch
    until what time can I call
    are you available in the evening
    what time zone
    are you there right now
    until when do you answer
    still open at 5:30
    is it too late to call
    you guys open past six
    what time do you start in the morning
    are you closed Monday
    are you closed on Canada Day
    open on Victoria Day
    open on Good Friday
    open on Boxing Day
    do you work on Remembrance Day
    open between Christmas and New Year’s
    are you on holiday
    when do you take lunch
    what are your hours on Friday
    do you answer on weekends
    can I call Saturday morning
    when do you reopen
    when can I call you
    can you be reached over the holidays
    what are your reception hours
    are you working today
    what time do you open
    hours
    opening hours
    weekend hours
    holidays
    service hours
    open now
    open until when
    can I reach you in the evening
    are you there at this hour
    do you open on Saturday
    do you work on June 24
    do you work on January 2
    are you closed today
    which days are you open`,
  offer: `
    what do you do
    what exactly do you do
    what do you sell
    what services do you have
    what do you offer
    what can you do for me
    how can you help me
    what can you automate
    what tasks can you take over
    what is automation
    what is automation good for
    what can AI do for my business
    how could AI help us
    I want to automate my business
    I waste too much time
    I’m overwhelmed
    I have too much work
    I do everything by hand
    I want to stop doing repetitive tasks
    how do I save time in my shop
    can you make my life easier
    can you help my business
    what could you do for a garage
    what could you do for a dentist
    how would you help a restaurant
    examples of things you automate
    I work 70 hours a week
    can you handle repetitive admin
    I have a business and we lose time everywhere
    someone told me to write to you, we lose time everywhere
    can you help me with my store
    I’m an entrepreneur and short of time
    my brother-in-law told me about you
    do you do artificial intelligence
    in plain words what do you do
    what is it you people do
    what does an automation change
    what could it do for me
    what do you take care of
    what’s your specialty
    what line of work are you in
    what problems do you solve
    there aren’t enough hours in my day
    I work nights and weekends to catch up
    I’m burned out
    we can’t keep up
    we’re short-staffed
    we can’t find staff
    we’re running around in circles
    we waste time on silly stuff
    I’m sick of doing the same thing over and over
    my business is growing too fast
    I want to free up time for my family
    are there things you don’t do
    what parts of my job can a robot do
    what exactly is an automation
    give me an idea of what you could do for a florist
    what would you do for a bakery
    how would you help an electrician
    could you explain what you do
    I’m not sure what you do but I’m curious
    in what way could you help us
    I’m interested in automation
    what kinds of projects do you accept
    services
    automation
    artificial intelligence
    I’m shopping around for AI for my office, do you have something
    I just want to understand in two sentences what you do
    do you have anything for real estate brokers
    anything for caterers
    sum up what your company does
    I heard about AI and don’t know what it can do for us
    I’m looking for a solution to lighten our days
    what can you do with AI
    what problems do you fix
    list of your services
    what can we hand over to you
    I want to save time
    how do I save time
    I need help in my business
    do you only do bots
    what do you do concretely
    what does your work consist of
    what is Nordet for
    my business isn’t efficient
    automate what exactly
    which processes do you automate
    does automation apply to my field
    I’m curious what you do`,
  support: `
    my customers write at all hours
    we answer the same questions over and over
    customers keep asking the same thing
    can you answer my customers for me
    I want a chatbot on my website
    do you make chatbots
    an assistant that answers at night
    who answers when we’re closed
    answering customers on weekends
    the phone never stops ringing
    I keep missing calls
    we miss a lot of phone calls
    who picks up the phone while I’m on the road
    a smart answering machine
    virtual receptionist
    I get too many emails
    our inbox is overflowing
    sort my emails automatically
    reply to my emails
    I spend my day in email
    my staff spend all day on the phone
    can AI answer my customers
    what if the bot doesn’t know the answer
    will the bot make things up
    can I approve replies before they go out
    does the AI reply without me checking
    does the bot speak French and English
    how many requests does the bot handle alone
    cut down on support tickets
    unanswered Facebook messages
    handle customer complaints
    customers wait too long for an answer
    respond to customers 24/7
    answer FAQs automatically
    I own a hair salon and customers write on Facebook and by text, I can’t keep up
    I’m alone answering messages and get a hundred a day
    we have a shop and spend our evenings answering the same questions
    my receptionist left and nobody picks up the phone
    200 emails a day
    I can’t keep up with replying to everyone
    customers complain we don’t answer fast enough
    take appointments by text
    book appointments automatically
    a tool for my customers’ requests
    will the AI get things wrong with my customers
    who answers a customer who writes on Saturday
    our inbox is out of control
    the front desk is swamped from nine to five
    my receptionist can’t keep up
    customers wait on hold and hang up
    people hang up because it takes too long
    people call us for little things
    we get asked the same stuff a hundred times a day
    I answer customers until midnight
    my customers want answers right away
    nobody is there to answer on Sunday
    messages slip by me
    emails go unanswered for days
    my team spends its days putting out fires
    I want customers to get an answer even while I sleep
    can you put a chat bubble on our page
    a robot that takes calls
    answer calls while I’m with a customer
    voicemail is always full
    unanswered Google reviews
    we get too many form requests
    customer questions make us dizzy
    route calls to the right person
    will the customer know it’s a machine
    can the bot hand the call to my team
    we get 80 phone calls a day
    my inbox has been overflowing for weeks
    what share of requests does the assistant settle
    we’re drowning in messages
    we struggle to answer everyone
    call volume is too high
    chatbot
    customer service
    emails
    I have a garage and my wife handles the phone but she won’t be there and we don’t know how we’ll manage
    we manage buildings and tenants write us non-stop about the same things
    my receptionist is going on maternity leave and I don’t know who will take calls
    I have a daycare and parents call while I’m with the children
    we run a campground and in summer we get hundreds of messages a week with basic questions
    I’m a caterer and answer requests late at night after my events
    I have a dance school and parents always ask the same questions about schedules
    too many messages to answer
    too many calls to take
    answer my customers faster
    improve my customer service
    automate my customer service
    virtual assistant for my customers
    robot to answer the phone
    automatic replies
    can the assistant book appointments
    my customers are angry about waiting
    my customers aren’t happy with response times
    can the assistant answer in English
    customer text messages
    filter important emails
    who answers customers while I’m on vacation
    does a human check the bot’s replies
    our customers say we’re hard to reach
    customers say we never answer
    we’re blamed for not answering`,
  sales: `
    I want more customers
    find me clients
    how do I get more sales
    can you do prospecting
    my salespeople don’t call back
    my reps forget to follow up
    nobody follows up on our leads
    we lose deals because nobody follows up
    I don’t have time to call everyone back
    follow up on quotes automatically
    my quotes go unanswered
    keep my CRM up to date
    nobody updates the CRM
    fill in the CRM automatically
    do you do email campaigns
    marketing automation
    track my leads
    generate leads
    qualify leads
    grow my revenue
    sales are flat
    turn more visitors into customers
    leads go cold
    can you help with outreach
    I’m a realtor and never manage to call everyone back in time
    we send 200 quotes in spring and nobody follows up
    we’re landscapers and sign half of what we could
    I get thirty requests a week and drop some
    my reps lose customers
    we have HubSpot but nobody updates it
    I own a plumbing company and waste time following up on quotes at night
    prospects sit in a spreadsheet and nobody calls them
    quotes sleep in my inbox
    my quotes fall into oblivion
    we never call back fast enough
    we leave money on the table
    I don’t have time for cold calling
    go after new customers
    fill my order book
    my order book is empty
    I want customers to come back
    win back old clients
    know who’s ready to buy
    my sales team wastes its time
    contacts fall between the cracks
    my reps write everything on scraps of paper
    the competition calls back before us
    keep my customers loyal
    send emails to prospects
    our CRM is empty
    our CRM is a mess
    our proposals go nowhere
    our offers lead to nothing
    clients don’t respond to our offers
    we wish to increase our sales
    sales
    prospecting
    follow-ups
    our sales manager left and nobody calls back the people who ask for a price
    I have a roofing company, we send quotes every day and never have time to follow up on them
    we get requests from the site and by phone but forget half of them
    I’m a wedding photographer and lose contracts because I answer too late
    my two reps keep everything in their heads and when they leave we lose customers
    we have a list of 2000 past customers and never write to them
    my sales are down
    how do I sell more
    get more contracts
    make more quotes
    my quotes aren’t followed up
    find business clients
    automatic reminders to prospects
    keep in touch with my customers
    my CRM is never up to date
    who follows up with my prospects
    automatic newsletters to my customers
    turn my requests into sales
    stop losing potential customers
    how do I stop losing customers`,
  operations: `
    I build reports by hand
    I spend Fridays doing reports
    automate my reports
    can you build a dashboard
    see my numbers at a glance
    I copy data from one file to another
    we type everything twice
    copying numbers between spreadsheets
    manual data entry
    tasks fall through the cracks
    nobody knows who does what
    automate my invoices
    do my invoicing automatically
    employee scheduling
    manage my inventory
    track employee hours
    admin takes all my time
    paperwork is killing me
    send a report every Monday
    manage purchase orders
    files pile up
    share work better in the team
    assign tasks automatically
    simplify our back office
    weekly reports on my phone
    can you take care of invoices
    my wife enters invoices one by one at night
    we lose hours entering orders into the system
    we have ten employees and everything is on paper
    my assistant retypes work orders into the computer
    something for invoices
    we do everything in Excel
    I’d love my invoices to go out by themselves
    I want to check sales on my phone
    follow my numbers on my phone
    know where each project stands
    I never know how far along jobs are
    timesheets are a nightmare
    we do everything on paper
    everything is in my assistant’s head
    we’re always looking for documents
    file documents automatically
    gather numbers from three systems
    link orders to invoices
    plan schedules
    payroll takes me a day
    accounts receivable
    chasing payments
    chase unpaid invoices
    reports that make themselves
    forgotten tasks
    we skip steps in our files
    project tracking
    prepare Monday meetings
    my clerk retypes orders
    less paperwork
    tracking is still done on loose sheets
    our processes are outdated
    we’d like to modernise how we run things
    we still work with paper forms
    reports
    dashboards
    invoicing
    paperwork
    every month end I spend two days compiling numbers from our branches
    we’re a trucking company and route sheets are still on paper
    I have three restaurants and no idea of my numbers before month end
    my assistant spends her mornings copying orders from email into the system
    we run our job sites with a whiteboard and text messages
    for every new hire we fill in ten forms by hand
    we send invoices one at a time and forget to collect
    automatic reports
    monthly reports
    stock tracking
    order management
    employee management
    automate my record keeping
    spreadsheets
    too many manual tasks
    too much admin
    administrative tasks
    double entry
    create invoices
    send invoices
    contracts to prepare
    prepare documents automatically
    manage my projects
    order entry`,
  integrations: `
    does it work with my software
    what does it connect to
    which apps do you support
    is it compatible with QuickBooks
    does it work with Shopify
    does it connect to Outlook
    we use Microsoft 365
    we’re on Google Workspace
    we use HubSpot
    we use Salesforce
    does it sync with Google Calendar
    does it work with WordPress
    does it work with Slack
    does it plug into Mailchimp
    does it work with Sage
    does it work with Xero
    do I have to change software
    do I need to switch systems
    do I have to replace my tools
    I want to keep my tools
    do we have to buy new software
    do we have to change CRM
    can you connect two systems
    make my apps talk to each other
    connect my store to my accounting
    we have an old custom system
    do you have an API
    what tools can you integrate
    do you mess with our accounting software
    do you touch our QuickBooks
    our software was built in house
    we have our own homemade software
    can you hook into old software
    do you adapt to our systems
    we’re on Macs, does it matter
    does it talk to Facebook
    does it work with Lightspeed
    we use Jobber
    we use Wix
    we’re with Square
    can you connect our cash register
    can you connect our phone system
    does this replace my current software
    we don’t want to change our habits
    we just bought software, do we throw it away
    does it go with Teams
    does it go with Airtable
    what are you compatible with
    do you work with Zapier
    do you use Make or n8n
    is there an integration for Monday.com
    we’ve been running on Sage for 15 years
    we’ve been on Acomba for years
    we use an ERP
    is it possible to link our systems
    do you work with Odoo
    do you work with NetSuite
    do you work with Xero
    Zoho
    Pipedrive
    Odoo Zoho Pipedrive NetSuite SAP Dynamics
    Zoho Books FreshBooks Wave Xero Sage Acomba QuickBooks
    Notion Airtable Asana Trello Monday ClickUp Jira
    Calendly Zoom Teams Slack Outlook Gmail Drive Dropbox SharePoint
    WooCommerce Magento PrestaShop Wix Squarespace Shopify Lightspeed
    Klaviyo Mailchimp Constant Contact ActiveCampaign Cyberimpact
    Salesforce HubSpot Dynamics Zendesk Intercom Freshdesk
    Stripe Square Moneris PayPal
    integrations
    compatible software
    tools
    do you support our software
    can you hook up our CRM
    does it integrate with our website
    does it integrate with our tools
    compatible with a Mac
    compatible with our ERP
    connect HubSpot and QuickBooks
    sync two pieces of software
    I’m on Shopify
    we have Teams and SharePoint
    will our current tools stay
    we’ve got an old server, is that an issue
    our system is twenty years old`,
  plans: `
    how much does it cost
    how much is it
    prices please
    what are your prices
    what are your rates
    is it expensive
    how much per month
    what would I pay a month
    what’s your hourly rate
    do you charge by the hour
    what do you charge
    how much to automate my business
    how much for a chatbot
    I want a quote
    send me a price
    ballpark price
    how much should I budget
    starting from what price
    what plans do you have
    show me the plans
    difference between the plans
    what’s the difference between Accelerate and Dominate
    compare the three plans
    what’s included in the plans
    does the price depend on the number of users
    do you charge per user
    what would it cost per year
    is there a free plan
    how much are your services
    my budget is tight
    is it affordable for a small business
    pricing
    how much money a month
    how much does an hour with you cost
    do you give free estimates
    do I get regular meetings
    what would it set me back
    what would it run me
    how much money are we talking
    how much should I set aside
    does it cost an arm and a leg
    is it overpriced
    I don’t have much of a budget
    hundreds or thousands
    what would a small bakery pay
    what do you ask for a project like mine
    I’d like your prices in writing
    give me a price
    what’s the bill at the end of the month
    how much for a hair salon
    how much for a company of ten
    how much does a chatbot cost
    how much a year in total
    what are my options
    what options do you have
    what levels of service are there
    which packages do you have
    could you kindly share your rates
    could you tell me your prices
    I wish to know your rates
    would it be possible to get your price list
    I’d like to be informed of your fees
    please send me your prices
    pricing info
    rates
    prices
    quote
    monthly cost
    price list
    plans
    tech support included
    support included in the plan
    what does it start at
    your starting price
    what’s your lowest price
    give me a ballpark
    what amount are we looking at
    what do I need to invest
    can I afford it
    put a number on it
    your best price
    how much are the costs
    what do I have to pay to get you
    are you more expensive than an employee
    rate for a nonprofit
    what’s the monthly subscription
    I want to see the price list
    how high does it go with options
    what’s covered for that price
    how much for full automation`,
  "plan-velocity": `
    what is Velocity
    what’s in Velocity
    the 500 dollar plan
    what do I get for $500
    the cheapest plan
    your cheapest option
    your smallest plan
    what does the basic plan include
    price of Velocity
    does Velocity include a CRM
    how many automations in Velocity
    what support comes with Velocity
    lowest priced option
    plan for one person
    plan for a freelancer
    do you have something for a very small business
    the entry plan
    to start small
    the starter option
    your first plan
    what’s missing from the basic plan
    could you describe the Velocity plan
    is that $500 a month or per project
    why doesn’t the small plan have a CRM
    the simplest plan
    the basic version
    the beginner plan
    how many systems with Velocity
    is Velocity enough for two people`,
  "plan-accelerate": `
    what is Accelerate
    the middle plan
    how much is the middle plan
    the 1500 plan
    what do I get for $1,500
    price of Accelerate
    what does Accelerate include
    how many meetings with Accelerate
    is a CRM included in Accelerate
    your most popular plan
    which package do most people go for
    which plan do people usually take
    which one sells the most
    which do your clients choose most
    the second plan
    which plan includes the marketing suite
    which plan includes the CRM
    does the mid-tier plan come with strategy calls
    I’d like to know more about Accelerate
    is Accelerate worth it
    how many systems with Accelerate
    who is Accelerate for
    which plan has the marketing suite`,
  "plan-dominate": `
    what is Dominate
    the biggest plan
    your top plan
    the most complete plan
    what more do I get with the big plan
    the 3500 plan
    price of Dominate
    which plan has 24/7 support
    which plan has custom models
    unlimited automations
    plan for a large company
    something for a company of 100 people
    the most expensive plan
    is there round the clock support
    the third plan
    all inclusive
    the works
    premium plan
    which plan has a weekly meeting
    we want the best you have
    could you describe the Dominate plan
    day and night support
    who is Dominate for
    custom models
    weekly meeting
    how many automations with Dominate`,
  "question-plan": `
    which plan should I take
    which one do you recommend
    which one is best for me
    which one should I pick
    there are five of us, which plan
    I’m on my own, which plan
    I’m self-employed, which one
    we’re about thirty
    we have fifty employees
    I have 12 employees
    we’re a team of 18
    what would you suggest for 40 people
    is the small plan enough
    are we too small
    is it worth it for a small business
    I can’t decide between Velocity and Accelerate
    can I change plans later
    can I upgrade later
    can I downgrade
    can we move to a bigger plan
    how many employees for which plan
    two person shop, which plan
    which one fits us
    is it suited to a three person company
    I’m a solo consultant on a tight budget
    which one do we start with
    can we start small and grow later
    start with the small one and move up
    there’s two of us, my sister and me
    we’re three partners
    four guys in a garage
    I have about thirty part-timers
    we’ll be hiring soon, what does that change
    am I taking the right plan
    which plan for a bakery
    which plan for a firm of ten
    what would be best for us
    we make two million a year, which one
    I have 2000 dollars a month to spend
    I have a thousand a month, what does that get me
    move up a plan
    move down a plan
    I manage a firm of 22 people, what do you suggest
    which plan do you suggest
    which would be appropriate for a team of fifteen
    could you advise me on a plan
    there are about twenty of us, what do you propose
    I manage a team of 8
    drop back to Velocity
    if Accelerate is too much can I drop back to Velocity
    what’s the right plan for us
    there are seven of us
    we have twenty-five employees and two offices
    I’m just starting out, which one
    Velocity or Accelerate
    do I need the big one or the small one
    help me decide
    which plan for a clinic
    which plan for an online store
    can I switch from one plan to another
    what’s the minimum number of employees
    am I too big for you with 200 employees
    is there a minimum size`,
  "question-contract": `
    is there a contract
    do I have to sign something
    do I need to sign
    how long am I committed
    am I locked in
    I’m afraid of being stuck
    can I quit whenever I want
    can I stop after two months
    how do I stop
    how do I cancel
    how do I cancel my plan
    cancel my Velocity plan
    do I have to give notice
    is there a penalty for stopping
    cancellation fee
    minimum term
    one year commitment
    is it monthly or yearly
    is it billed monthly
    can I stop at any time
    can I take a break
    what if I want to leave
    is it a subscription
    how long is the commitment
    do I have to sign anything long term
    I don’t want to be tied down for three years
    can we get out anytime
    how do I unsubscribe from your service
    I don’t want to sign anything
    I hate contracts
    I don’t want to be in it for years
    can I leave overnight
    how far ahead do I have to tell you
    do I have to warn you ahead
    what happens if I want out
    how do we part ways
    can I put it on hold for the summer
    is it one month at a time
    can I take just one month
    does it renew automatically
    are you like phone companies with commitments
    is there fine print
    end the agreement
    can I end the agreement by email
    how does one terminate the service
    is the agreement renewable
    how long is the agreement
    is there a termination clause
    what happens after the first month
    are we bound for long
    cancellation
    termination
    contract
    commitment
    notice period
    minimum time to stay with you
    minimum number of months
    am I free to go
    is it easy to get out
    I want to be able to leave
    no commitment?
    how many months minimum
    automatic renewal
    if I sell my business what happens to the contract
    stop the service without fees
    do we commit for six months
    what’s the procedure to quit
    I want to cancel
    I’d like to cancel my plan with you
    can I suspend my plan
    do we sign an agreement`,
  "question-fees": `
    any setup fees
    are there startup costs
    do I pay for installation
    hidden costs
    any extras
    anything else to pay
    what does the price cover
    are taxes extra
    is tax included
    plus GST and QST
    is it in Canadian dollars
    is that in US dollars
    is training included in the price
    do I pay for training
    do you charge for onboarding
    how much to set it up
    other invoices to expect
    do I pay for software on top
    additional charges
    is there a deposit
    do I need to put money down
    do I pay money up front
    do you ask for a deposit
    any surprises on the bill
    is everything included
    is the listed price the final price
    do meetings cost extra
    do changes cost extra
    do I pay for ChatGPT on top
    is support included
    how much to get going
    how much with tax
    plus tax or tax included
    are there additional fees
    do listed prices exclude taxes
    are there costs to plan for at the start
    hidden fees
    taxes
    setup fee
    currency
    startup cost
    should I plan for anything besides the plan
    how much for the integration
    how much for training
    is maintenance included
    is follow-up included
    if I ask for a change how much is it
    prices in US or Canadian dollars
    is there a surcharge`,
  calculator: `
    do you have a calculator
    a tool to work out my savings
    estimate what I would save
    how much could I save
    calculate my return
    what is a saved hour worth
    estimate my gains
    do you have a simulator
    is there a way to estimate my savings
    how much money would I save
    how do I know what I’d gain
    do the math for my business
    work it out with my own numbers
    how much money do I waste in hours
    how much would it save me
    where is the calculator
    I want to calculate my savings`,
  guarantees: `
    do you have a guarantee
    what do you guarantee
    what do you promise
    is it guaranteed
    what are the risks
    what if it fails
    is there a catch
    sounds too good to be true
    am I protected if it goes wrong
    do you offer guarantees
    what protects me
    what proves it will work
    what if you don’t deliver
    if it flops do I lose my money
    who takes the risk
    what’s the catch
    what am I risking
    do you stand behind your results
    do you commit to results
    what commitments do you make
    what commitments do you make about results
    what guarantees are we covered by
    guarantee
    guarantees
    risks
    how can I be certain it will work
    what do I risk
    what if you mess up
    what assurance do I have
    are you sure of your results
    do you promise results
    how long is it guaranteed
    how long does the guarantee last
    how long is the guarantee good for`,
  "question-ninety-days": `
    what is the 90 day guarantee
    how does the three month guarantee work
    three times what I pay
    how does the three times return work
    what if it does nothing after three months
    what if it brings in nothing
    what if I don’t make my money back
    what if I see no results
    what if the return isn’t there
    do you keep working for free
    what if it doesn’t pay for itself
    what does three times mean
    what if it earns less than it costs
    how do you keep your promise on the return
    after three months nothing changed, now what
    what if my sales don’t move
    how long until it pays for itself
    what if we don’t reach three times
    do you work for free until it works
    what if I haven’t tripled my money
    what happens after 90 days
    what does the 90-day guarantee cover
    what does the guarantee cover
    after 90 days I made back less than expected, what happens
    I pay 500 a month and only made 800 back
    three times what I’m paying
    what’s your promise
    how long do you have to prove it works
    what if I don’t make money with this
    what if it doesn’t bring in enough
    triple my money`,
  "question-money-back": `
    can I get my money back
    do you give refunds
    what if I’m disappointed
    what if I don’t like it
    what if I’m not satisfied
    satisfaction guarantee
    refund within 30 days
    do you have a free trial
    can I try it first
    trial period
    I want a refund
    refund policy
    money back guarantee
    how many days do I have to ask for a refund
    what’s the thirty day thing
    can I change my mind
    I regret it, I want my money
    what if I realise it’s not for me
    get my first payment back
    can I test it for a month
    a free month
    do you do trials
    is it refundable
    may I get a refund
    in which cases do you refund
    refund
    free trial
    can we be reimbursed
    I changed my mind
    deadline to ask for a refund
    what if it doesn’t suit me
    full refund`,
  "question-average-return": `
    what does 400 percent mean
    what is the 400%
    where does 400 percent come from
    what’s the average return
    how did you get to 400 percent
    what return do your customers see
    how much does it bring in per dollar
    what do I earn for each dollar
    a dollar invested gives how much
    four to one, really
    is a 400 return realistic
    how is the 400 worked out
    four hundred percent return
    what’s the typical return
    how much return in a year`,
  uptime: `
    do your systems go down
    what if it crashes
    what if it breaks at night
    what if it stops working
    is it reliable
    how reliable are your systems
    what’s your uptime
    99.5 percent of what
    what does 99.5 percent uptime mean
    downtime
    what do you do in an outage
    does it bug often
    what if the servers go down
    how many outages a year
    what if it dies on a Saturday night
    I’m afraid it breaks while my customers wait
    what if the internet goes down
    is it solid
    who fixes it if it breaks
    does it work all the time
    a technical glitch, what do we do
    what if it freezes
    how long are you down a month
    what’s your availability rate
    is your availability guaranteed
    outages
    availability
    is it stable
    is service interrupted often
    service interruptions
    what happens if the system is down
    what if the AI goes down on a Friday night
    reliability`,
  start: `
    how long before it works
    how long does it take
    is it long to set up
    when will it be ready
    how many weeks
    when can we start
    how soon can you start
    what are the steps
    how does a project go
    what are the phases
    what happens during testing
    what happens during discovery
    how long is discovery
    how long is the build
    what’s the planning phase
    do you train my employees
    will you show my staff how it works
    do you give training
    my team isn’t good with computers
    how much of my own time will it take
    will it disrupt my operations
    what do you need from me to begin
    does it take months
    project timeline
    how quickly can it be set up
    once it’s running do you maintain it
    what happens after I choose a plan
    what are the steps after I sign up
    will this disrupt my team
    who does the implementation, you or us
    could you start next week
    where do we begin
    will I have to put in a lot of time
    be ready before Christmas
    will you show us how it works
    do you look after the system once it’s running
    how many meetings before we go live
    who teaches my people to use it
    who trains my staff
    how many days between yes and launch
    we’re in a hurry, can you go fast
    we want to be ready for back to school
    we want to be ready for high season
    do you have a waiting list
    do you have room for a new project
    do we have to close during installation
    do I have to be there the whole time
    my team resists change
    my people are scared of computers
    do you need my passwords
    do I need to know computers
    is it complicated to use
    do I have to be good with technology
    what’s the first step after saying yes
    what do you start from to build
    how do you test before launching
    what’s launch week like
    do we have to hire an IT person
    do you leave us on our own afterwards
    does everyone need training
    how long does the building phase last
    what’s the usual timeline
    how does an engagement begin
    what do you require to get started
    turnaround time
    lead time
    timeline
    steps
    onboarding
    staff training
    training
    implementation
    how long in all
    how long does the project last
    when would it go live
    how many weeks before the first results
    how long to build the automation
    when will we see the first results
    how does it begin
    how do we start
    who installs it all
    does my team have to be available
    how many hours of our time
    learn to use the system
    what are the stages
    do you accompany us
    support after launch
    who does the maintenance`,
  consultation: `
    what’s the consultation
    is the consultation free
    is it really free
    how long is the call
    how long does the meeting last
    what happens in the first meeting
    what do we do in 30 minutes
    what happens after the form
    I sent my request, now what
    after I click send
    when will I hear back
    how fast do you reply
    how soon will someone answer me
    does the consultation commit me
    do I have to buy something after
    is it a sales call
    is it a sales pitch
    do I need to prepare anything
    who will be in the meeting
    is the consultation online or in person
    how many questions in the form
    is the form long
    who reads my request
    I haven’t had an answer to my request
    what do I get out of the consultation
    I don’t know where to start
    I just sent the form, when do you call
    I filled in the request yesterday, no news
    will you push me to buy
    what’s the catch with the free consultation
    what will we talk about
    who is the call with
    is the call on Zoom or by phone
    how much is the first meeting
    what do I get from the meeting
    what should I bring
    will I get a plan afterwards
    how long does it take to fill in the form
    what do I do after the call
    can I say no afterwards
    how many days before I get a meeting
    what’s a strategy call
    we don’t quite know what we want yet
    I made a request last Friday and nobody called
    nobody called me back
    still no news from you
    is the discovery call over Zoom
    what should I expect from the consultation
    free consultation
    if I write at night when will somebody answer
    when will somebody answer me
    response time
    reply time
    the 30 minute call
    the free meeting
    what happens after booking
    is it without obligation
    do I talk to a salesperson in the consultation
    how to prepare
    when will you contact me
    how long do you take to reply
    I got no confirmation email
    I made a request, now what
    will I receive a report after our call
    do you send a summary after the meeting
    do I have to give my credit card for the consultation
    do I pay to book the consultation`,
  "question-languages": `
    do you speak English
    do you speak French
    do you work in both languages
    my partner only speaks English
    my team only speaks French
    can meetings be in French
    is training in English
    are you bilingual
    do you serve in Spanish
    is service available in English
    what language is the training in
    is everything available in French too
    we’re an English-speaking team
    my employee doesn’t understand English
    does the bot understand Québec slang
    is it all in English as well
    do you serve people in English
    can I have my documents in both languages
    do you speak another language
    languages
    can you answer me in Spanish
    French
    bilingual`,
  cases: `
    do you have examples
    show me some cases
    happy customers
    do you have references
    can I talk to one of your clients
    proof that it works
    testimonials
    success stories
    what have you done for others
    are your case studies real
    are those real clients
    your portfolio
    before and after
    have you proven yourselves
    who tried this before me
    I want to see it to believe it
    tell me a success
    can somebody vouch for you
    do you have client reviews
    can I see your work
    would you have examples to show me
    references
    examples
    case studies
    past work
    have you helped other companies in my field
    concrete examples
    do you have a case like mine
    who are your happy clients
    proof of results`,
  "case-retailer": `
    the retailer case
    an example in retail
    the clothing store
    an online shop you helped
    e-commerce example
    I have an online store
    I sell on Shopify
    customers ask where their parcel is
    customers ask for order tracking
    lots of returns to handle
    abandoned carts
    we sell clothes online
    ever worked with a shop that sells clothes
    a clothing shop
    my store also sells on the web
    shoppers browse and don’t buy
    questions about sizes and returns
    the holiday season at the store
    someone said you helped a clothing store
    a store in Sherbrooke
    online shop
    clothing boutique
    e-commerce`,
  "case-professional-services": `
    the accounting firm case
    an example for accountants
    I have an accounting firm
    I’m an accountant
    I’m a bookkeeper
    I’m a notary
    I’m a lawyer and I waste time
    law firm
    collect documents from my clients
    clients never send their documents
    open client files automatically
    engagement letters
    how many hours did the accountant save
    engineering firm
    my clients forget to send me their papers
    tax season is crazy at the office
    we’re a professional services firm
    I’m a financial advisor
    chasing clients for paperwork
    my proposals go unanswered
    law office
    accounting office
    tax specialist
    architects`,
  "case-healthcare": `
    the clinic case
    I have a clinic
    physio clinic
    dental clinic
    I’m a dentist
    doctor’s office
    have you worked in healthcare
    send reminders to patients
    patients forget their appointments
    no-shows
    the clinic’s lines are always busy
    patient waiting list
    fill cancelled slots
    how many missed calls at the clinic
    my patients don’t show up
    we miss one call in three
    physiotherapist
    I’m a chiropractor
    a veterinary clinic
    patients can’t get through to us
    remind people of their appointments
    optometry clinic
    osteopathy clinic
    massage therapist
    dental office
    our patients call non-stop`,
  "question-security": `
    is my data safe
    is it secure
    how do you protect my information
    is my information protected
    is my data encrypted
    where is my data kept
    where is my information stored
    do you use my data to train AI
    I’m afraid of getting hacked
    is it confidential
    who owns my data
    do you protect my customers’ data
    can we trust you with our data
    is my info safe with you
    are my trade secrets protected
    how do I know you won’t steal my client list
    is it risky to give you our logins
    do you keep our passwords
    are my files well guarded
    will the AI learn from my data
    where does my data go
    could my competitors see my numbers
    is our health data protected
    do you sign a confidentiality agreement
    do you sign an NDA
    what security measures do you have
    how is access secured
    security
    do you still have our passwords once the project is done
    do you keep our logins at the end of the project
    who keeps our passwords
    security of our data
    how is our information kept
    is it safe to give you access to our email
    confidentiality of our data
    do you have access to all our files
    is my client data safe with AI
    can your employees read my clients’ emails
    does somebody there read our emails`,
  "privacy-officer": `
    who handles privacy
    who is your privacy officer
    who is responsible for personal information
    who do I write to about my personal information
    name of the data protection officer
    privacy email
    who looks after personal information there
    who do I talk to about my personal data
    who answers confidentiality questions
    who do I go to with a privacy complaint`,
  "privacy-collection": `
    what information do you collect
    what info do you ask for
    what do you collect about me
    what do you take in the form
    why do you ask for my phone number
    why do you want to know my revenue
    what will my answers be used for
    what do you do with my email address
    do you record my messages
    do you keep my IP address
    do you log what I write here
    do you have a privacy policy
    where is your privacy policy
    what details do you take
    what do you note about me
    why do you ask all these questions
    why is my email required
    do you use my answers for something else
    do you record the conversation
    do you keep what I type
    for what purpose do you collect my information
    privacy policy
    privacy
    confidentiality
    information collected`,
  "privacy-score": `
    does my request get a score
    what’s my lead score
    how do you calculate my score
    does a computer decide
    is an algorithm judging my request
    does a machine decide if I’m a good client
    automated decisions
    do you rank requests
    what’s my rating
    can I see my score
    is my request scored
    do you give me a grade
    how do you choose who to call back first
    are my answers judged by a robot
    am I a priority client`,
  "privacy-retention": `
    how long do you keep my data
    how many years do you keep my file
    when do you delete my information
    how long do you keep this conversation
    how long before my chat gets erased
    do you store the chat
    when is my information destroyed
    retention period
    how long do you hang on to my details
    when do my answers disappear
    how long does it stay in your files
    do you keep it forever
    will you throw away my information someday
    how long are chats kept
    what’s your retention policy
    is the conversation kept
    is this conversation kept, for how long
    how many months do you keep my answers
    how long are my messages kept`,
  "privacy-sharing": `
    do you sell my data
    will you sell my email
    do you share my information
    who do you give my details to
    who sees what I write here
    who can read this conversation
    who has access to my file
    does my data leave Québec
    does my data stay in Canada
    does my data go to the United States
    do you use subcontractors
    do you give my number to other companies
    do you send my data to OpenAI
    does your AI train on customer data
    besides you who gets to read my answers
    who else sees my answers
    do my answers stay between us
    do you pass my details to someone else
    do you work with suppliers abroad
    where are your servers
    does all this stay in Québec
    do you resell lists
    is my data sent to the States
    is my data passed to third parties
    does my information leave the country
    do you give out my information
    who do you share my data with
    who sees my data
    do you resell my information`,
  "privacy-browser": `
    do you use cookies
    are there cookies on this site
    what’s your cookie policy
    what’s stored in my browser
    what do you keep on my computer
    cookies?
    what’s left on my computer after my visit
    does the site remember me
    why does the site remember my language
    do I have to accept cookies
    cookies`,
  "privacy-settings": `
    do you use Google Analytics
    are you tracking me
    any trackers here
    is there a Facebook pixel
    how do I opt out of tracking
    do you do targeted ads
    do you measure my visits
    does Google know I visited this page
    are you spying on me
    will I see your ads everywhere
    do you measure clicks
    I don’t want to be tracked`,
  "privacy-rights": `
    delete everything you have on me
    erase my data
    delete my information
    delete my account
    forget me
    I want to see my data
    what do you know about me
    what do you have on me
    I’d like a copy of my information
    a copy of the information you hold about me
    correct my information
    my address changed in your file
    withdraw my consent
    file a privacy complaint
    what are my rights
    what rights do I have over my information
    can I consult my file
    take me off your lists
    take my name out of your files
    remove my email from your lists
    I want it all gone
    show me my file
    you misspelled my name, correct it
    I change my mind about my consent
    I’m not happy with how you handle my data
    send me what you have on me
    I wish to exercise my right of access
    exercise my rights
    access request for my information
    I request the deletion of my information
    I want to take back my consent
    deletion
    how do I delete my data
    how do I get access to my data
    I want to change my information
    remove my name
    I want to be erased from your system`,
  "privacy-incidents": `
    what do you do if there’s a data leak
    what happens in a data breach
    what if you get hacked
    have you ever had a breach
    will you warn me if data is stolen
    privacy incident
    have you been the victim of a cyberattack
    what if someone steals my information
    what if my data ends up in the wild
    what if an employee steals my data
    has your data ever been stolen
    what happens after a hack`,
  "compliance-law-25": `
    are you compliant with Law 25
    do you follow Law 25
    what is Law 25
    Québec privacy law
    what do you do about Law 25
    are you in line with Québec law on personal information
    are you up to date with Law 25
    you know about Law 25
    do your automations follow Québec law
    what does Law 25 mean for you
    Law 25
    compliance
    what does Law 25 say about bots making decisions`,
  "compliance-gdpr": `
    do you follow the GDPR
    I’m in France, what about my data
    european customers
    I live in Europe what are my rights
    does GDPR apply
    GDPR`,
  "compliance-casl": `
    will you spam me
    will I get spam
    I don’t want advertising
    do you send promotional emails
    do you follow the anti-spam law
    stop emailing me
    will I start getting marketing emails
    will you pester me with emails
    will you bug me afterwards
    will you keep calling me
    stop writing to me
    take me off your mailing list`,
  "compliance-security": `
    are you SOC 2 certified
    do you have any certification
    are you ISO 27001
    have you been audited
    audit report
    who on the team sees requests
    did you do a penetration test
    what security standards do you follow
    has anyone checked your security
    what security seal do you have
    do you have a paper that proves it’s secure
    SOC 2
    certification
    audit`,
  "compliance-report": `
    I found a flaw
    I found a security hole
    your site has a vulnerability
    where do I report a security problem
    do you have a bug bounty
    report a security bug
    I found a bug on your site
    your site has a security problem
    I discovered something serious in your code`,
  "terms-site": `
    can I quote your article
    can I copy your texts
    can I use your text on my site
    copyright of your site
    can I share your page
    can I link to you
    there’s a mistake on your website
    who owns the images
    can I translate your articles
    can I republish your article on my blog
    can I quote your article on my own blog
    I’d like to print your article for my team
    can I use your pictures
    can I put your text in my newsletter
    there’s a typo on your page`,
  "terms-consultation": `
    can you refuse my request
    do you accept every client
    is my request a contract
    can you say no to a client
    will you accept me as a client
    what if you don’t want me
    do you take everyone`,
  "terms-plans": `
    what are your terms
    terms of use
    terms and conditions
    plan terms
    payment terms
    terms
    conditions`,
  "terms-yours": `
    do I keep everything if I leave
    do I keep the automations if I quit
    do I own what you build
    who owns what you make
    who owns the workflows
    who owns the code
    do I lose everything if I stop
    will I lose it all when I cancel
    does the documentation stay with me
    what happens to my automations if I cancel
    are the automations mine or yours
    if we part, who keeps what
    do you unplug everything if I stop
    do you leave with everything
    will I be a prisoner of your system
    can I take the work to another firm
    who holds the intellectual property
    do we own the result
    does it belong to me
    do I keep my data if I leave
    who do the automations belong to
    do we lose our automations when cancelling`,
  "terms-fair-use": `
    can I submit the form with a script
    can I advertise in your form
    rules for using the form
    can I scrape your form`,
  "terms-law": `
    which law applies
    which province’s law governs the contract
    what if we have a dispute
    what happens in a lawsuit between us
    which court
    what jurisdiction
    what if we disagree
    what if things go sour between us
    in case of disagreement
    who decides in a conflict`,
  careers: `
    are you hiring
    do you have jobs
    any openings
    are you looking for people
    I’m looking for a job
    can I send you my resume
    can I send my CV
    do you take interns
    I’m a developer looking for work
    job offers
    how do I work for you
    I’m looking for a job in AI
    do you have open positions
    are you recruiting
    are you doing interviews
    I’d like to join your team
    I want to work with you as an employee
    do you take freelancers
    my son is looking for an internship
    do you have work for me
    do you recruit designers
    do you recruit programmers
    do you recruit salespeople
    are you looking for staff
    I’d like to apply for a job
    jobs
    jobs available
    careers
    internship
    work at Nordet
    apply
    I’m a student, do you take interns
    are you looking for an office assistant
    are you looking for a receptionist
    are you looking for a salesperson
    do you need an in-house accountant`,
  blog: `
    do you have a blog
    where are your articles
    any articles to read
    your latest posts
    do you publish advice
    what is your blog about
    where can I read your advice
    do you share any tips
    I want to read about automation
    do you write about AI
    blog
    articles`,
  newsletter: `
    do you have a newsletter
    subscribe to the newsletter
    unsubscribe me
    I want to unsubscribe
    how do I stop getting your newsletter
    how often do you send the newsletter
    get your news by email
    stop the newsletter
    I want your tips by email
    put me on your list
    remove me from the newsletter
    how many times a month do you write to subscribers
    sign me up for your news
    add me to your newsletter
    I wish to receive your news
    newsletter
    newsletter subscription
    unsubscribe
    how do I sign up for your news`,
  "knowledge-base": `
    do you have a PDF
    is there a document to download
    can I download everything
    do you have a brochure
    do you have a leaflet
    all the info in one place
    a summary to show my partner
    can I print all this
    I want to show this to my spouse
    do you have something to print
    a document for my board
    read it all at once
    a paper copy of your documentation
    an information document about your services
    may I have your documentation
    PDF
    brochure
    documentation`,
  booking: `
    I want an appointment
    I’d like to make an appointment
    I want to book
    book the consultation
    book my free consultation
    I’d like to schedule a call
    set up a meeting
    when can we meet
    do you have room next Tuesday
    when are you free to talk
    sign me up
    I want to get started
    I’m ready
    I’m interested, what do we do
    where’s the form
    give me a slot next week
    I’d like a demo
    I’d like to book the consultation
    I’d like to reserve a time slot
    grab thirty minutes Thursday
    let’s talk Thursday
    put me on the calendar
    do you have an opening this week
    put me down
    I want in
    how do we get going with you
    I’m in
    save me a spot
    when can I meet your team
    I’d like to plan a meeting
    I’d like to find a time to chat
    I wish to get an appointment
    would it be possible to plan a call
    I’d like to reserve a consultation
    appointment
    booking
    sign up
    demo
    make an appointment
    I want a consultation
    how do I book
    I want us to meet
    plan a call
    when are you available for a call
    I’d like a meeting next week
    I’m ready to begin
    I’ll take the consultation
    I’ll take the free consultation
    OK for the consultation
    I want my free call`,
  person: `
    I want to talk to someone
    I want to talk to a real person
    give me a human
    get me a manager
    let me speak to your boss
    can someone call me back
    can you call me tomorrow
    call me this afternoon
    could somebody phone me
    I want to speak to an agent
    I don’t want to talk to a robot
    transfer me
    I’d like to speak to the founder
    talk to an advisor
    is anybody there
    is there anyone on the line
    I want to speak to your boss
    put me through to somebody
    connect me with someone
    I’d rather talk to real people
    I’d rather speak with a person
    is there a human anywhere
    give me somebody
    could you call me please
    I’m waiting for your call
    a live person please
    I wish to speak with a team member
    I need to speak with someone real
    would it be possible to speak to a person
    could you put me in touch with an advisor
    agent
    agent please
    human
    human please
    real person
    call me
    talk to a human
    I want a human
    contact me
    have someone call me
    can you phone me
    can I talk to somebody
    is anyone available
    can I speak with you by voice
    I want to talk to you out loud`,
  self: `
    are you a robot
    are you a bot
    is this a bot
    am I talking to a human
    is this automated
    are you ChatGPT
    is a real person answering
    who am I talking to
    what’s your name
    do you have a name
    who programmed you
    are you an AI
    is this an automated chat or a real person
    is this thing a bot
    who are you, assistant
    is a machine talking to me
    are you real
    who answers my messages here
    what AI model are you
    are you talking by yourself
    who are you, bot
    who r u
    robot
    bot
    you’re an AI
    are you human
    is that a robot
    you’re a robot`,
  "off-topic": `
    recipe for apple pie
    how do I cook a turkey
    how to boil an egg
    which wine goes with fish
    how many calories in a banana
    best restaurant in Laval
    best pizza near here
    a good coffee shop nearby
    cancel my Netflix
    cancel my gym membership
    cancel my Spotify subscription
    cancel my Bell phone plan
    cancel my flight
    refund my Uber Eats order
    refund my plane ticket
    my Facebook account is locked
    I forgot my password
    reset my Hydro password
    phone number of the tax office
    customer service number of Bell
    Videotron phone number
    renew my driver’s licence
    renew my passport
    health card
    book a doctor’s appointment
    bus schedule
    subway timetable
    when does Costco open
    Walmart opening hours
    what time does the pharmacy close
    how do I get to the Apple Store
    what’s the weather tomorrow
    will it snow
    temperature in Montréal
    who won the Canadiens game
    hockey score
    who is the prime minister
    who won the election
    who should I vote for
    mortgage rates
    exchange rate of the US dollar
    gas prices
    bitcoin price
    stock price of Apple
    what should I invest in
    buy a house
    rent an apartment
    my landlord raised my rent
    can I deduct meals from my taxes
    do my tax return
    how much tax do I owe
    lend me money
    get a business loan
    government grants
    car insurance
    change the oil in my car
    fix my car
    winter tires
    my furnace broke
    unblock my toilet
    my washing machine leaks
    fix my printer
    fix my laptop
    fix my phone
    my wifi is down
    my screen is cracked
    how do I grow tomatoes
    mow my lawn
    clean my house
    babysit my kids
    my son’s homework
    help with math homework
    square root of 144
    capital of Australia
    population of Canada
    who invented the telephone
    how far is the moon
    how tall is the Eiffel Tower
    who painted the Mona Lisa
    when did World War Two end
    translate a sentence into Spanish
    how do you say hello in German
    write a song
    write me a poem
    write my essay
    tell me a joke
    tell me a funny story
    play a game with me
    what movie should I watch
    concert tickets
    flight to Paris
    hotel in Québec City
    all-inclusive vacation package
    where should I travel this summer
    rent a cottage
    my dog is sick
    my cat threw up
    I have a headache
    my back hurts
    symptoms of the flu
    can I take ibuprofen
    how do I lose weight
    I’m pregnant
    I feel depressed
    my divorce
    divorce lawyer
    sue my neighbour
    fire my employee
    can I dismiss someone on sick leave
    minimum wage in Québec
    how much do your employees make
    how old is the CEO
    how old is the founder
    is the founder married
    name your clients
    give me a list of your customers
    what are the names of your clients
    founder’s home address
    do you sell cars
    do you sell shirts
    do you sell computers
    do you have shoes
    buy a cell phone
    where’s my parcel
    where’s my Amazon order
    track my Canada Post package
    return something I bought at Walmart
    promo code
    gift card
    is Make better than n8n
    Wix or Squarespace
    what do you think of ChatGPT
    what’s the best CRM
    how much does Salesforce cost
    what does HubSpot charge
    Shopify pricing
    how do I install WordPress
    how do I use Excel
    Excel formula to add cells
    write a Python script
    explain a sorting algorithm
    my card’s PIN
    my bank account
    transfer money
    credit card number
    what time is it
    what day is it
    meaning of life
    do you believe in God
    do you love me
    will you go out with me
    do you have a soul
    are you happy
    how old are you
    horoscope
    winning lottery numbers
    read my tarot
    how to make a bomb
    how to hack an account
    buy cannabis
    blah blah blah
    test
    hello test 123
    can you teach me English
    English lessons
    what warranty does Toyota give
    my car’s warranty
    how do I choose accounting software
    clean my apartment
    can you walk my dog
    order a pizza
    the wifi password
    how much is a tattoo
    how much is a haircut
    how much is a movie ticket
    how much does a house cost
    how much is a stamp
    how much is an iPhone
    how much does a wedding cost
    how much is a pool
    price of a heat pump
    price of eggs
    price of a horse
    is Home Depot open on Sunday
    is Canadian Tire open
    library opening hours
    grocery store hours
    what time does Tim Hortons close
    is the bank open tomorrow
    warranty on an iPhone
    warranty on my mattress
    warranty for my washer
    cancel my Airbnb booking
    cancel my newspaper subscription
    cancel my credit card
    cancel my insurance
    cancel my haircut appointment
    end my lease
    is my lease legal
    contact Air Transat customer service
    phone number of Desjardins
    address of the courthouse
    reach Hydro-Québec
    contact Air Canada
    where can I buy used tires
    where to buy running shoes
    where can I find a plumber
    I need an electrician
    can you paint my living room
    can you mow my lawn
    can you shovel my driveway
    can you fix my roof
    can you deliver flowers
    do you sell furniture
    do you sell beer
    do you rent trucks
    do you rent cars
    signs of diabetes
    symptoms of COVID
    do I have anxiety
    what medicine for a cold
    when does the walk-in clinic open
    how heavy is a moose
    how many legs does a spider have
    what’s the highest mountain
    how old is the Earth
    who wrote Anne of Green Gables
    who sang that song
    who is the mayor of Montréal
    who discovered Canada
    tickets for the jazz festival
    show at the Bell Centre
    is my flight on time
    flight to Cancun
    weather in Cancun
    find me a girlfriend
    find me a boyfriend
    my account balance
    my card statement
    my pay stub
    my tax credit
    when does the GST cheque come
    employment insurance
    how do I write a resume
    write a resignation letter
    how do I make spaghetti sauce
    how long do I boil an egg
    how do I remove a wine stain
    how do I tie a tie
    how do I sleep better
    learn guitar
    swimming lessons
    yoga classes
    play chess
    best phone
    best electric car
    iPhone or Samsung
    Word won’t open
    renew my Microsoft Office licence
    my computer has a virus
    how do I delete my Instagram account
    how do I post a video on TikTok
    convert degrees
    what is 12 times 12
    how do you spell this word
    synonym for beautiful
    definition of the word resilience
    thermostat furnace boiler water heater air conditioner heat pump
    plumbing toilet sink faucet shower bathtub pipe
    mattress couch furniture lamp curtain rug pillow blanket
    washer dryer fridge refrigerator oven dishwasher vacuum
    mower lawn garden flowers trees pool fence deck
    roof gutter window door paint floor tile
    car truck SUV motorcycle bike tires brakes engine gas oil
    licence plate ticket parking highway bridge traffic
    bus subway train plane taxi ferry station airport luggage
    hotel cottage camping beach cruise trip vacation passport visa
    restaurant pizza poutine burger sushi coffee beer wine cheese
    recipe cake bread soup sauce chicken beef salmon vegetables fruit
    grocery supermarket pharmacy baker butcher convenience hardware
    Costco Walmart Loblaws Metro Home Depot Ikea Best Buy Dollarama
    Bell Videotron Telus Rogers Fido Hydro-Québec Enbridge
    Desjardins bank RBC mortgage loan card account savings RRSP investment
    doctor dentist hospital emergency nurse vaccine pill prescription
    flu fever cough cold diabetes cancer anxiety depression pregnancy
    dog cat bird horse cow moose bear fish spider
    hockey soccer football baseball tennis golf ski skate olympics
    movie series song music concert theatre museum book novel author
    actor singer star player champion cup medal
    school university college course exam homework degree teacher
    mathematics physics chemistry history geography biology
    planet moon sun star galaxy dinosaur volcano ocean
    minister president mayor senator government election party vote
    war peace army police prison crime lawyer judge divorce will
    rent lease landlord tenant condo house land
    wedding engagement baby birth birthday gift toy
    clothes sweater dress shoes boots coat glasses watch jewel
    phone cell tablet screen keyboard mouse printer
    Windows Mac Android virus password wifi router update
    Facebook Instagram TikTok YouTube Snapchat Netflix Spotify Amazon
    bitcoin crypto stocks exchange gold silver lottery casino
    tax return GST credit pension retirement unemployment benefits
    weather snow rain temperature storm heat wave
    horoscope tarot dream ghost magic religion prayer
    joke poem story riddle puzzle game
    tattoo haircut manicure massage gym yoga diet
    firefighter police officer nurse teacher mechanic electrician plumber
    parcel delivery mailman stamp post office envelope
    gun weapon bomb drugs cannabis alcohol
    what’s the best high school
    how do I become a firefighter
    get my eyes tested
    my thermostat shows an error
    price of a new truck
    when does the bus leave
    when does the commuter train leave
    cancel my order at the store
    did that company raise its prices
    price of milk
    price of butter
    how long does it take to walk the Appalachian Trail
    how long to drive to Toronto
    how long is a flight to Paris
    how long to roast a chicken
    number for the police
    number for the fire department
    is the Dyson vacuum under warranty
    what time does Sport Chek open
    what time does the store open
    what time does the cinema open
    I’m looking for a good notary
    I’m looking for a good dentist
    I’m looking for a good mechanic in Longueuil
    I lost my wallet
    I lost my keys
    my neighbour is too loud
    my neighbour cut my tree
    how do I cancel my Planet Fitness membership
    how do I cancel my gym membership
    cancel my cell phone plan
    when does the next iPhone come out
    when does the movie come out
    explain the theory of relativity
    explain the stock market
    where is the museum
    where is the train station
    how do I get to the airport
    what’s the address of the hospital
    what’s the phone number of the clinic downtown
    is there a free trial for Netflix
    Bell’s internet plan
    employment contract
    marriage contract
    extended warranty on my car
    the store’s return policy
    free delivery at Amazon
    how much is my house worth
    how much does a lawyer cost
    how much is a licence
    how much does a plumber make
    train schedule
    pool schedule
    church hours
    is the pharmacy next door open
    where is the bathroom
    where is an ATM
    how do I fix a faucet
    how do I change a tire
    how do I cook rice
    how do I tie a knot
    how do I get to the Olympic Stadium
    how do I get citizenship
    how do I register my child for daycare
    help me with my homework
    write an email to my boss
    write a love letter
    summarise this book
    correct my text
    translate this to French
    what’s the best wine
    what’s the best movie
    what is the capital of France
    who is Céline Dion
    who won the Stanley Cup
    when does Ramadan start
    when is Easter
    what day is Christmas
    what’s my sign
    I’m bored
    I’m sad
    I love you
    you’re ugly
    I miss my ex
    my son won’t sleep
    my baby is crying
    my dog ate chocolate
    my phone is broken
    my flight is cancelled
    my parcel is lost
    my car won’t start
    my bathtub is clogged
    my card is blocked
    my order hasn’t arrived
    my TV stopped working
    I want to buy a car
    I want to sell my house
    I want to rent a cottage
    I want to order a pizza
    I want a loan
    I want a divorce
    cancel my phone contract
    cancel my gym registration
    cancel my ticket
    refund from Air Transat
    refund my concert ticket
    warranty on my television
    Apple warranty
    cancel Bell Fibe
    cancel my internet`,
  "post-measuring-manual-work": `
    how do I measure time lost to manual tasks
    how to find out how many hours we waste
    how do I measure how much manual work we do
    where do I start to see what we do by hand
    how much time do we lose redoing the same tasks
    how to time my team’s tasks
    a tally of repetitive tasks
    how to take stock of manual work
    a sheet to note time spent on tasks
    how to find which tasks cost the most hours
    measure manual work for a week
    how do I figure out what eats most of my time
    what is eating my time
    where does our time go
    how to find where we lose time
    note down what we do all week
    estimate lost hours`,
  "post-customer-requests-80-20": `
    which customer requests to automate first
    which questions come up most often
    how to sort customer requests
    the 80/20 rule for customer requests
    sort a hundred customer messages
    which requests should not be automated
    how to choose what the bot answers
    which customer questions to start with
    analyse the messages we get by topic
    what do customers ask most
    what to leave to the bot and what to keep
    which questions to hand to the bot`,
  "post-quote-follow-up": `
    how do I follow up on a quote
    what to write to follow up with a client
    follow-up email template
    follow up without pestering
    how to chase a client who doesn’t answer
    how many times should I follow up
    when should I stop following up
    how many days before following up
    my quotes get no reply, what do I write
    a client went silent after my quote
    sample follow-up message after an estimate
    am I allowed to follow up by text
    five message follow-up sequence
    tips to follow up on an estimate
    articles about quotes going cold
    the client doesn’t call me back
    the client ghosted me after my price
    how do I write to a silent client
    is it rude to follow up
    a follow-up that doesn’t bother people
    an email template for following up on quotes
    do you have a follow-up template`,
  "post-return-on-automation": `
    how do I calculate the return of an automation
    how do I know if an automation pays off
    when is automation not worth it
    when should you not automate
    what does an hour of work really cost
    true cost of an employee hour
    how long until an automation pays for itself
    payback period
    break-even of an automation
    return on investment formula
    is an automation profitable
    honest math of automation
    will I get my investment back
    how do I know if it’s worth the cost
    what does an office employee really cost me
    is it better not to automate
    how do I work out the true cost of an hour
    how much does automating appointment booking bring in
    does automating invoices pay`,
  "post-law-25-team-of-ten": `
    what to do to comply with Law 25
    Law 25 checklist
    Law 25 for a small team
    how do I make my business comply with Law 25
    I have ten employees, what do I have to do for Law 25
    does Law 25 apply to small businesses
    how do I appoint a privacy officer
    do a privacy impact assessment
    keep an incident register
    fines under Law 25
    a one month plan for Law 25
    what must a small business do about Québec’s privacy law
    where do I start with Law 25
    what does Law 25 require me to do
    how much is a fine under Law 25
    do I need a privacy officer in my small company
    does Law 25 apply to a company of 6
    does Law 25 target small businesses`,
  "post-one-source-of-truth": `
    we have too many Excel files
    our data is scattered over several files
    spreadsheets everywhere
    our customer lists don’t match
    merge my customer lists
    remove duplicates from my customers
    tidy up our files
    replace our spreadsheets with one
    have a single database
    everyone has their own version of the file
    how do I clean my customer list
    our data is a mess
    single source of truth
    the same customer is in my lists three times
    I have duplicate customers
    nobody knows which file is the right one
    we have eleven versions of the same file
    our numbers don’t match from one file to the next
    put our data in one place
    clean up our data
    my lists are in four different programs
    my customers are in several systems at once`,
  "post-two-languages-one-inbox": `
    how do I handle emails in two languages
    reply in French and English without doing it twice
    our customers write in English and French
    half our customers write in English
    one inbox for two languages
    how do I answer French-speaking customers
    handle bilingual customers
    can machine translation be trusted
    translate my replies to customers
    am I allowed to answer in English in Québec
    obligation to serve in French
    bilingual reply templates
    reply in two languages without a translator
    we get messages in both languages
    I have two inboxes, one per language
    my French is bad, how do I answer customers
    do I have to answer in French first`,
  unanswered: `
    how many employees do you have
    what is your revenue
    how much profit do you make
    are you on Instagram
    what’s your Facebook page
    do you take credit cards
    can I pay by e-transfer
    do you take PayPal
    what payment methods do you accept
    can I pay cash
    do you offer financing
    is there a discount for paying yearly
    student discount
    discount for charities
    do you have a referral program
    do you pay commissions
    do you build websites
    build my WordPress site
    do you design logos
    do you do graphic design
    do you do SEO
    do you run Google ads
    do you make mobile apps
    do you manage social media
    do you do accounting
    do you do bookkeeping
    do you do payroll
    do you do renovations
    do you make videos
    are you better than Zapier
    what is your GST number
    what is your Québec business number
    are you listed on the stock exchange
    how many people work there
    how many of you are there
    how big is your team
    what happens if I miss a payment
    do you take bitcoin
    can I pay late
    can I pay in instalments
    do you make audiobooks
    do you offer online courses
    do you sell franchises
    is your company for sale
    are you looking for investors
    do you want to buy my company
    do you want to buy advertising
    I offer SEO services
    I’m a supplier and want to sell you something
    how do we pay you
    can I pay by cheque
    can I pay by card
    what day of the month am I billed
    when do I have to pay
    discount if I refer someone
    a deal for two businesses
    are you insured
    do you have liability insurance
    are you unionised
    where did you study
    what programming languages do you use
    which AI do you use behind it
    do you use Claude or GPT
    how many projects at once
    do you have parking
    are you wheelchair accessible
    are you a member of a chamber of commerce
    can I follow you on LinkedIn
    do you have an app
    do you have partners
    do you offer white label
    can I become a reseller
    what’s your satisfaction rate
    do you have Google reviews
    do you accept Visa
    do you accept Mastercard
    do you take American Express
    are your prices negotiable
    can you lower your price
    do you do deals for friends
    can you give me a better price
    can we negotiate
    payment methods
    discount
    do you do cybersecurity
    do you fix servers
    do you do translation
    do you offer web hosting
    do you do photography
    do you give AI training for companies
    do you give talks
    do you have a podcast
    what’s your business number
    are you registered for taxes
    which bank do you use
    can I pay you in shares
    do you have competitors
    who are your competitors`,
};
