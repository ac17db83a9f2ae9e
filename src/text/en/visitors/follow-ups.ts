/** See `followUpsFr`. */
export const followUpsEn = {
  plans: {
    "facet-automations": `
      how many things does that one automate?
      and how many automations do I get for that?
      so it only automates one or two things?
      is it unlimited with the top one?
      whats a "system" count in that one, 3? 5?
      can I go past two with it?
      and in the one above, how many?
      is there a cap on how many with that one
      how many workflows come with it
      does the next one give me more of those?
      which of them has no limit on that
      so three to five, that’s the middle one?
      how many automations in that one
      and its capped at how many?
      how many automations with that one?
      how many automations with that one
      and is there a limit on what it runs
      how many things in that one
      and workflows, what’s the max
      and how many automations in that one
      and how many automations with that
      so how many systems
      the second one comes with how many automations?
      the right one for us does how many automations
      how many does the first one have
      and the smallest one?
      which one has no limit
      for 4 of those?
      whats the max in the middle
      only that many?
      so if I want 4 of them
      which has no limit
      and then if I want one more
      and for my uncle with one single chore
      only 2 with the cheapest?
      unlimited, for real?
      I want four, which plan is that
      only two in the small one?
      unlimited with which?
      so 5 at most with Accelerate
      how many do I start with?
      how many systems do I get in each?
      3 to 5, that’s which plan?
      so only two at most with the cheap one?
      on the cheapest, just the one?
      just two automations, max?
      how many automations in each?
      unlimited, really? which one?
      not the AI, the number of automations`,
    "facet-ai": `
      and the AI in that one, how smart is it?
      does it come with the fancy AI or the basic one?
      what does "basic" mean for that one’s bot
      which one has AI that learns?
      is the AI better if I take the next one?
      and does that one predict stuff?
      what kind of AI do you get with it?
      do they build me my own model with that?
      same AI in all three?
      the AI part, what changes between them?
      would the small one’s AI just sort and answer?
      for the AI which one’s custom
      is the ai any smarter in it
      and is its AI trained on us?
      how smart is the AI in that
      is the ai any better in that one
      and the ai, how clever is it at that price
      the basic one does what
      which one forecasts
      custom made for us?
      and in the middle?
      basic sounds weak
      so if I only need it to sort 70 emails
      and then does it learn over time
      and for my sister who only wants answers
      what does basic mean
      built for me, only at the top?
      how’s the AI different?
      basic means what?
      which one learns?
      built just for us, that’s the pricey one?
      forecasts in the middle plan?
      so Velocity only answers and sorts
      so it’s in all three?
      and custom models, that’s the top?
      forecasts how? what’s the AI part?
      the AI, what changes?
      and the AI side?`,
    "facet-crm": `
      does that one do the CRM too?
      and sales follow-ups, are they in it?
      is the crm part included in this one
      which one starts including sales stuff?
      so no CRM with the cheap one?
      what if I need it to update my CRM?
      does it chase leads as well, that one?
      and for the pipeline, which one then?
      do I get the sales piece with it or not
      is that one hooked up to the CRM
      can the first one at least handle leads?
      so client records only from the second one up?
      does that come with the crm part
      does that include the client database?
      does it do my crm too
      does it cover the pipeline too
      sales stuff in there?
      does that one do my leads too
      which ones do then
      which one does that then
      not in the cheap one?
      and on the middle one
      same in the top two?
      is it automatic
      why not in the small one
      so if I pay the smallest I do it myself
      which ones have it
      and in the top one, anything more?
      my brother's on the small one, has he got it
      does the cheap one do CRM
      so not in the 500 one
      automated how, only from Accelerate up?
      not in Velocity?
      so I need at least which one?
      same in both of the bigger ones?
      automated, and the cheap one gets nothing?
      automated in both others?
      and in the cheapest?
      so no CRM at all?
      which ones have CRM?
      ok and CRM?
      not newsletters, the CRM`,
    "facet-marketing": `
      and newsletters, are they in there?
      does it do email campaigns too
      what about marketing in that one?
      is mailchimp type stuff part of it?
      so which one sends my promos out?
      do the campaigns come with the first one?
      and if I want it to send newsletters?
      email blasts included in that or no
      for marketing I’d need the second one?
      does the bigger one do my mailouts?
      are promo emails part of it
      newsletters too?
      and our mailings, in that one too?
      and email campaigns, in it or not
      and the newsletters with it
      not in the first one?
      middle one yes?
      so i need to go up a level
      automatic?
      that's a shame for the little guys
      so if I send 2 campaigns a month which do I need
      which ones do it by themselves
      and the top one does it too?
      and for my friend with the smallest plan
      the small plan sends none?
      so I’d need Accelerate for my monthly mailing
      is it automated with Accelerate?
      with the big one too?
      so 500 a month won’t get me campaigns
      which is the cheapest with newsletters?
      not in the cheapest?
      not even on Velocity?
      automated on both bigger ones?
      no newsletters in there?
      and email campaigns?
      and campaigns, in which plans?
      so which one does it and how much is that?`,
    "facet-enterprise": `
      and big software like SAP, is that in it?
      what about our ERP, does that one connect?
      so enterprise systems only with the top one?
      does the middle one do enterprise software?
      can it hook into our oracle with that one
      we run an ERP, is that covered there?
      if I’ve got enterprise software which of these then
      does that one include the big systems too?
      and netsuite, would that need the most expensive one?
      not even the second one connects to an ERP?
      is our big legacy system covered by it
      does it hook up our erp too
      would it connect the big ERP as well?
      and our SAP, would it connect in this one
      would that one connect our erp
      only the top one?
      not the middle one?
      so if i got SAP?
      is it connected for real
      so the middle one can't?
      so if I have 1 big system I must take the top one
      which tier plugs it
      and then it's all connected?
      and my cousin's mill on SAP, which one
      only the priciest then
      not even with accelerate?
      so ours gets connected if we take Dominate
      only the top plan?
      even Accelerate doesn’t have it?
      connected in which one
      no way to get it under 3500?
      so not for us little guys
      and on the $1,500 one?
      so only with the priciest?
      SAP, is that what enterprise means?
      enterprise software then?
      and our big ERP?
      does my ERP get connected at some point?`,
    "facet-meetings": `
      and how often do we meet with that one?
      are there calls included in it?
      is it weekly or monthly for that price?
      do you check in with us on that one?
      how many meetings a month does it come with
      which one gets a weekly session?
      so one review a month, that’s it?
      and the strategy call, is that in this one
      would we talk more often with the bigger one?
      how many check-ins do I get there?
      every two weeks, that’s which one?
      do meetings come with the cheap one too
      how often would we meet with that one
      and how often would we meet in that case?
      how often would we meet on it
      how often do we meet on that
      how often do we meet with that one
      and we talk how often then
      how often would we talk
      and how often would we meet
      every week?
      whats the least
      and in the middle one
      what kind of meeting
      that's a lot of meetings
      so if I'm on the middle one how many a month
      which has the fewest
      and with the top one
      and my partner wants every week, which one's that
      every week with which one?
      and for Velocity, once a month?
      two weeks apart, thats the middle plan?
      do they all come with meetings?
      once a month with the small one?
      how often with Accelerate?
      weekly, isn’t that the expensive one?
      what’s the call every two weeks about
      I don’t want that many meetings
      how often would I see them?
      and if I take Dominate?
      weekly is which plan?
      and it’s just a review in the first?
      and if I’m on the cheapest
      meetings differ how?
      and meetings?
      and the cheapest, how often?
      no, I meant the meetings
      then how often do we talk?`,
    "facet-support": `
      and support, what do I get with that one?
      can I call at night with that one?
      is it 24/7 support in that one?
      how fast do they answer on this one
      and if it breaks on a Sunday, which one covers that?
      email only for support on that one?
      do I get same-day help with it
      what’s the help like on the smaller one?
      does the next one reply faster?
      whats priority support mean in there
      so for round the clock I need the big one?
      and when I’m stuck, how do I reach you on it
      is help included in all of them?
      and if it breaks at night?
      who answers, and how fast
      and on Sunday night, who answers with that one?
      who answers at night with that one
      and if it breaks, who answers
      on the cheap one, help how fast
      and if i need help at night with it
      and help, how quick with that one
      and help at night?
      and the help, how fast on that one
      and at night?
      how fast do they get back to me?
      how long before they reply?
      is the answer quick with that one?
      at night too?
      and the cheapest one?
      which is same day
      by email only?
      an email only, really?
      so if it breaks on a Saturday night on the low tier
      which gets same day
      and the top one, even christmas?
      and for my sister's small plan, how fast
      24/7 is only for the big plan?
      same day, that’s which one
      can I phone or it’s just email with Velocity
      and support?
      email only with the first?
      which is 24/7?
      same day, with which plan?
      so I wait a day on Velocity?
      on a Sunday night, who gets help
      and on the smallest?
      which one has nights and weekends then
      how fast is the help in each?
      and between those, can I reach someone?
      just email in the first?
      which one’s 24/7?
      then who helps me with the first two?
      same-day, even weekends?
      how quick is the support on it?
      and support, how’s it differ?
      between meetings, who helps me?
      cheapest one, by phone or email?
      without one, who answers me?`,
    "facet-manager": `
      the person just for us, do we get that with the one below too
      do we get our own contact with that one
      does the middle one come with the dedicated person
      do I get my own person with that one?
      is there a dedicated rep in it?
      and a success manager, which one has that?
      so no account manager with the middle one?
      same person every time on that one?
      does it come with somebody assigned to us?
      who’d be my contact on that, always the same one?
      a dedicated contact, is that only the top one?
      would I have one point person with it
      do the other two have that person too?
      can the small one get an account manager?
      same guy every time?
      is it always the same person for us then?
      same person all the time in that plan?
      same rep each time with it?
      always the same contact with that one?
      and do we get someone just for us
      only on the top one?
      not with the middle one?
      always the same one?
      so no for the small one
      why only that one
      so if I take the middle one there's no one
      which includes him
      and it stays the same one after
      could my associate have another one
      so I’d not have one on Accelerate
      does the person change every 3 months?
      only in the 3500 plan?
      so not in Accelerate?
      is it always the same person?
      can’t have that with Velocity I guess
      different one every month?
      do I get that dedicated person with the $1,500 one too?
      always with the same person?
      not in Accelerate then?
      so the small one has nobody assigned?
      with Accelerate too?
      do I get a dedicated person?
      always the same manager?
      who gets a dedicated manager?
      same person each time?
      do I get my own person?
      even in Accelerate?`,
    "facet-white-glove": `
      do you set everything up for me in that one?
      what’s white glove in there?
      is the done-for-you setup in it?
      and the white-glove thing, only the top one?
      does the middle one get the end to end setup
      who does the install on that one, me?
      full hand-holding, is that in this one?
      so which of them is fully set up from A to Z?
      is implementation end to end with it
      do I not get that white glove bit with the others?
      and the VIP setup, does that come with it
      do you set it all up for us at that price
      you install everything in that one?
      and do you set all of it up with that
      which package is that
      not in the middle one?
      start to finish?
      and the cheap one, no?
      a bit stingy no?
      so if I pay for the middle one I do part of it
      which one takes care of everything
      and then from start to finish?
      my mother can't do a thing, which would she need
      end to end, meaning all of it?
      can Velocity have it?
      end to end, which plan is that?
      so with Accelerate I’m on my own for that?
      included or extra in Dominate
      not in the $1,500 one?
      white-glove, meaning?
      white-glove in the middle one?
      and the white-glove thing?
      and setup, handled for me?`,
    "facet-hours": `
      and how many hours does that one save me?
      what would I get back per week with it?
      how much time do I save on the smaller one?
      is 40 hours the big one?
      hours wise, what’s the next one up give?
      so ten to fifteen hours, with which one?
      does that one free up more time?
      time saved on it is what roughly?
      and per week it saves how much
      would I really save 25 hours with that?
      how many hours back for that money
      how many hours would that save me
      how many hrs does that give us back
      how many hrs back does it give
      hours back with the middle one?
      how many hours does it free up
      how many hours would that free up
      and how many hours does that give me back
      in hours saved, what’s the gap between the two
      how many hours do the two save
      just on the time it saves me, i mean
      and the cheapest?
      per week?
      middle one how much
      which one for 30 hours
      I don't believe it
      so if I want 30 hours a week back which one
      which gives the most
      and that's each week or month
      and for my sister alone on the small one
      per week or per month, those hours?
      40+ is the top one?
      so I’d get back about ten with Velocity
      how much time would it save me?
      per week or per month?
      the small one saves how many?
      40 h, which plan?
      is that guaranteed or just aimed at
      Accelerate gives me what?
      how many would you save me?
      and how many do you aim to save?
      what about Dominate
      how much time would that save me?
      how much time do I get back with each?
      and how much time does that make?
      per week or month?
      40 is with which one?
      and with the cheapest?
      so 25 to 35 for the middle?
      how many would I get back per plan?
      on Dominate?
      and the smallest gives how much
      how many hours does each one save?
      and how many hours does it save me?
      and the time it frees up?
      how many hours saved with that?
      how much time do we get back?
      saves me how much a week?
      not money, the hours
      how many does each plan save?
      and how many do people usually save?`,
    "facet-return": `
      and what’s the return on that one?
      what do I make back with it in a year?
      so 300% is which one?
      is the ROI better on the bigger one?
      what return should I expect from that one after a year
      roi on the middle one?
      does the top one really return 500?
      how much does it bring back over 12 months
      and the payoff on each of them?
      which of the three has the best return
      return wise is it worth going up one?
      and what comes back on that one over a year
      and what’s the return with it?
      whats the ROI on it
      and the ROI on each
      what would that bring back after a year
      and the return on that one
      and the top one?
      on the small one?
      over how long
      so its better if i pay more?
      sounds too good
      so if I put 6000 in over a year on the small one
      why higher on the top one
      and over how long is that
      and for my wife on the middle plan
      what does it bring back at that price
      500% is which plan?
      over what period did you say
      the cheapest aims for how much
      what return do you aim for with it
      what’s the target return on it
      300%, that’s the small one?
      over how many months?
      which gets 500?
      is it a target or a promise
      what about Accelerate?
      and it brings back how much?
      what does it bring back?
      and what comes back over that time?
      what would I get back on it?
      so 400 is the middle one?
      500 is guaranteed or "or more"?
      and what’s the return on each?
      return on it?
      what do I get back in a year?
      which gives the best return?
      no, the return in percent`,
    "plan-sales": `
      we make about 400k, does that one fit?
      does it depend on my revenue?
      and with 2 million in sales, still that one?
      what revenue is that one meant for?
      we’re over 5 million, so the next one?
      is there a minimum revenue for it
      what if our sales are small, still ok for that one?
      do I need to hit 500k for that one?
      turnover wise which of those are we?
      and by annual sales, how do they split?
      is that one only for companies over 5M
      we only gross 300k, still ok?
      does our turnover matter for that?
      even if we make under 200k?
      does my revenue change anything
      and if i make less than that
      the small one, any minimum?
      we do 6 million so?
      and the middle one
      seems arbitrary
      so if I do 750k which is it
      which one takes any figure
      and above that?
      my sister does 90k, which one
      we do 700k, which one is that?
      any amount is ok for the first?
      and if we’re over 5 million
      any minimum revenue for that one?
      does revenue matter too?
      we make 300k, which one?
      is there a minimum for Velocity?
      7 million here
      up to 5M is which one
      so I need half a million for the middle one?
      what if it’s over five?
      does my revenue change that?
      what about by revenue instead?
      I do 2 million, so which?
      any minimum for the first?
      over 5M it’s the last?
      any minimum for the small one
      above 5M, which one
      what revenue is that one made for?
      we do $3M, too small?
      and by revenue rather than headcount?
      is there a revenue limit as well?
      we do $800K, so which?
      over 5M?`,
    "plan-people": `
      and for 8 people, which one?
      there’s just me, is that one enough?
      what if we’re 30?
      we’re 5 exactly, that one or the next?
      how many employees is that one for?
      if we grow past 25 do we need the other one?
      and for a team of twelve?
      its me and my wife, the small one then?
      does it cap at five people?
      is there a headcount limit on that one
      we have 40 staff so the top one right
      and if I hire two more, still that one?
      which of those for a shop with 3 guys
      and if we’re 12?
      what if i hire 3 more guys
      and if there are 12 of us?
      and if we’re 8
      what if i hire 2 more, so 6
      and if we’re 9
      with 30 staff then?
      and if we’re 30
      what if we hire two more, were 5 now
      we’re eleven
      it’s just my wife and me
      and if there’s fourteen of us
      so for 8 people?
      and if there’s only me
      we’re 26, so?
      what if we hire and get to 30
      does that work for 15 employees
      and if we were 30?
      what if its only me
      we're right at the limit, so?
      and with 4 people
      just me and my wife, which then
      and by number of staff?
      exactly 5 people, which side?
      I’ve got 30 staff
      ok so 14 of us means the middle one
      who helps me choose
      or does it go by headcount?
      and if I hire up to 8 people?
      isn’t that too much for 15 of us?
      we’re 5, so which?
      and by number of employees?
      we’re 7, still ok?
      we’re only 3, overkill?
      26 of us, so?`,
    "plan-named": `
      what’s in the middle one?
      and the cheapest one, what does it include?
      what do I get with the next one up?
      tell me more about that last one
      what does the top one come with?
      ok and the first one?
      what about the 1500 one?
      and the 3500 one, whats in it
      what’s included in that one exactly?
      and the second one?
      what isn’t included in the cheap one?
      details on the one in the middle pls
      so what does the big one have that’s so great
      and the one below that?
      whats in the middle one then
      and the next one up, what’s in it
      and the next one up, what does it have?
      and the next one up has what
      what’s in the middle one
      the 3500 one, whats inside
      whats the price of the first
      and the top one?
      per month or once
      no contract?
      what did the Dominate cost again?
      taxes in or out
      any setup on top of that
      which one’s 1,500?
      that’s Canadian?
      how much for the smallest
      setup fee or not
      and Dominate was how much?
      do prices include GST?
      what’s the cheapest of those?
      are those monthly?
      so three in total?
      any fee to set up`,
    "plans-compare": `
      and if I went one up from that what do I get extra
      what’s extra with the one above
      what more do I get if I take the next one
      what do I gain by going one up
      what’s the difference between those two?
      how’s it different from the one above?
      compare the first two for me
      why is the last one so much more?
      what do I gain if I go from one to the other?
      so what changes between the three?
      is the second really worth triple the first?
      can you put them side by side?
      what am I missing if I take the smaller one?
      the middle vs the top, what’s different
      what does the extra thousand buy me
      diff between that and the cheap one?
      so whats the differnce between those two
      how does it differ from the other two?
      whats different between those
      difference between those two
      vs the one above?
      and the next one up?
      what’s the difference with the other one
      why so much more than the first one
      what’s in it that the middle one hasn’t got?
      what has it got that the other one doesn’t
      what does it have on the one below
      what’s extra in that one
      how’s it different from the one under
      what would I be giving up going one step down?
      what do i lose with the one below
      why’s it so much more than the others
      so the middle one is for who
      and the priciest?
      for a team of 3?
      taxes in?
      I don't see why one is triple the other
      so if we're 6 people middle or low
      which one's for a firm growing fast
      and beyond that, what's above
      and for a lone wolf like my brother
      whats different between them
      and the one for 5 to 25, the price?
      which is for solo people
      so it goes by headcount
      who is each one for?
      which one for 20 employees?
      the difference is just size?
      how much between the first and the last?
      taxes on top?
      solo here, so the first?
      what’s the difference between them?
      and what would each run me?
      which is for 20 people?
      is that before tax?
      side by side?
      prices of the three again?
      all three, compared?`,
    "plan-year": `
      and if I pay for the whole year?
      how much is that per year?
      is it cheaper if I pay yearly?
      can I pay it annually instead?
      so times twelve, no yearly deal?
      any annual price on that one?
      is there a 12-month rate for it
      what’s it come to over a year
      do you do that one yearly too?
      and prepaid for 12 months, what’s it cost?
      is that monthly only then?
      and for the whole year?
      so how much is that for 12 months?
      ok and by the year?
      and over a year
      for twelve months at once?
      and if i pay the whole year
      so times twelve, no rebate?
      no discount then?
      so monthly only
      how much each month
      no contract either?
      pity, everybody else does it
      so if I want to hand over 12 months at once
      why only by the month
      and then what's the monthly
      could my sister pay the year for me
      no discount if I pay 12 months up front?
      so it’s monthly no matter what
      whats the least I’d pay each month
      cheaper if I pay yearly?
      no discount for 12 months?
      what are the prices again
      no commitment then?
      any fee up front?
      I’d rather pay once, not possible?
      so no annual deal?
      and for a full 12 with the cheapest, 500 each?
      what are the monthly amounts
      so no twelve-month lock-in
      can I pay the whole year?
      can I pay it yearly?`,
    "plan-popular": `
      which one do most people take?
      and what do your other clients usually pick?
      which of those is the most popular?
      is that the one everyone gets?
      what’s the usual pick out of those three?
      which one sells the most
      do most people go with the middle one?
      most shops take which one?
      the favourite of the three is?
      what do people normally go for between those
      and the best seller, is it that one?
      which of em do most people take
      which of those do most ppl take
      which of them do most take
      which do people take
      and the one in the middle
      which of those do people usually take
      how much is it
      why, whats in it
      for what size team
      anything left out
      which one do people take
      how much is that one
      for how many people is it meant
      which do most people take?
      too big for 3 people?
      does it handle my newsletter?
      how often do we talk?
      no success manager in it?
      does it come with a manager?
      so what do others pick?
      what else is in that middle one?
      no, the middle one
      that’s steep, the popular one instead?
      what about the in-between one?
      does it do my newsletters?
      what else comes with the middle one?
      the plan that has it, all it includes?`,
    "question-plan": `
      so which one should I take?
      which one would you pick for me?
      not sure which of those is for us
      how do I know which one fits?
      is the smallest one enough for me?
      would that one be overkill for us?
      ok but which of the three do I need
      what if I’m in between two of them?
      do I really need the middle one?
      hmm I’m torn between the two, help?
      who decides which one I get?
      would you tell me if the cheaper one’s enough?
      so which one’s mine
      ok so which one for me
      and what would you pick in my place
      can you tell me on the call which one
      and if i cant decide
      would u say if the small one is enough
      how long is that chat
      and if we grow past that?
      and if I'm between two of them
      so if we're 5 exactly which is it
      why that one for my size
      and then if I still can't decide
      and for my wife's shop with 3 girls?
      we’re 12, so the middle one?
      would you push me to the bigger one?
      would it suit me?
      we’re 8
      just me and my wife
      you’d really tell me to take the small one?
      how long is that consultation?
      which one’s for me?
      and if there’s 30 of us?
      how do I find out if I’m unsure
      so which one for me?
      we’re 12, so the middle?
      we’re 8, which then?`,
    "plan-smallest": `
      so the cheapest is how much?
      is there anything lower than that one?
      what’s the least I could pay then?
      too much for me, what’s the smallest one?
      and your entry one, what’s it cost?
      anything under that price?
      ok and if I start with the lowest?
      that’s steep, whats the cheapest of them
      the minimum would be what, per month?
      and the little one for solo people?
      what about the cheap one
      and the little one?
      what’s in the low one
      and the cheapest one
      anything lower than that
      and the one below
      what do i miss out on
      for how many people
      is there a meeting?
      help by email?
      500 a month, plus tax?
      what don’t I get with it
      how fast do they reply on that one
      does the AI do more than sort?
      what’s it called again?
      is CRM part of it?
      does it come with a meeting?
      how quick do they answer emails
      max how many of us?
      how many automations do I get in there, one?
      what’s missing from the first one?
      does it come with CRM?
      and if that’s too much for me?
      how many automations do I get
      the cheapest, what’s in it?
      too much. the smaller one?
      first one in detail
      what isn’t included in it?
      ok and the smallest?
      one step down?
      what’s in the small one?
      what else is in the small one?`,
    "plan-biggest": `
      and the most expensive one is how much?
      what does the top one cost then?
      if I go all in, what’s that one?
      what’s the highest you’ve got above that?
      and above that, nothing bigger?
      and the full package, how much is it?
      what’s the max one run per month?
      the one with everything, tell me about it
      ok and the biggest of them?
      money’s no issue, what’s the best one of those
      and at the very top?
      what do i get at the very top then
      and the most expensive
      what about the one with everything
      everything included?
      for how many employees
      what kind of AI
      meetings how often
      3500, every month??
      is it the same manager all along
      so everything is included, even enterprise stuff
      how much a month?
      do we get our own manager?
      24/7, no joke?
      what meetings come with it?
      we’re 40, that’s us?
      AI made for us?
      what else comes with that?
      what’s the price for that?
      how much a month is that
      and the $3,500 one?
      and the last one?
      no, the other end, the top one
      unlimited what?
      and one step up?
      what does that one come with?
      what else do I get with that?
      that’s the $3,500 one, what else?
      rest of that plan?`,
    taxes: `
      is that with tax or before?
      plus tax on top of that?
      is that in Canadian dollars?
      US or Canadian, that price?
      so what’s added to it, GST and QST?
      does that include the HST?
      tax in or tax extra on those
      are those prices before taxes?
      do taxes get added to it on the invoice?
      that amount, is it all-in with taxes
      and the tax, it’s on top?
      plus hst i guess?
      tax in or not on that
      plus tax or in?
      plus tax i guess?
      and with hst?
      plus tax or tax in
      american or canadian
      plus tax?
      canadian bucks?
      is that in us money
      taxes too?
      is that US dollars
      so is that 1500 US?
      tax in?
      and tax?
      is there tax on top?
      tax in or out?
      is GST on top?
      can you invoice in US dollars?
      taxes in that?`,
    fees: `
      any setup cost on top of that?
      is that everything or are there extras?
      what else would I pay besides that?
      does that cover the setup too?
      and the AI usage, is it in that price?
      so nothing hidden on top?
      do I pay to install it?
      and my own software, thats extra?
      is discovery billed apart from it?
      are there other charges with that one
      that’s the full price, no surprises?
      does it cover the testing and follow up as well
      who pays for the AI tokens in that
      thats everything? nothing on top?
      nothing else on top of that?
      nothing on top of that, really?
      nothing on top of that?
      anything on top of that
      is that all there is
      nothing else added on?
      and nothing else on top
      even the AI?
      is the AI on me too
      is the AI usage included?
      is building extra on the small plan?
      is usage extra?
      is there an extra charge for set-up in the others?
      nothing else to add?
      is the AI usage billed on top?
      is setup charged on the others?
      and ChatGPT or whatever runs behind it, is that on you?`,
    contract: `
      am I locked in with that one?
      can I cancel it whenever?
      do I have to sign for a year for it?
      how long am I stuck with it?
      and if I want out after two months?
      is there a commitment on those?
      any penalty if I drop it?
      how much notice do I give to stop it?
      do I sign something for that one
      what if I quit it partway through?
      how do I cancel it, by email?
      is there a minimum term on that
      can i drop it whenever
      are we stuck with it for a year?
      stuck for how long with this?
      can i drop it anytime
      locked in for how long
      can i get out of it any time
      for how long am i in
      and if i want out
      locked in?
      and can i leave whenever
      stuck with it for a year?
      can I quit after a month
      how do I stop?
      am I stuck for all of it?
      for how long?
      can I get out any time?
      could I drop it after a month?
      and no commitment at all?
      could I stop if I only need one?`,
    trial: `
      can I try it first?
      is there a free month of that one?
      do I get to test it before paying?
      any free version of it?
      is there a demo period for that one
      can I try the small one for free for a bit
      so no way to test drive it?
      and a trial, do you have one for those?
      try before I buy on that?
      could I have it two weeks free to see
      can i try that first for nothing
      can i try it first for free
      can i try that first
      can i try that one first`,
    billing: `
      and how do I pay for it?
      do I get billed for it at the start of each month?
      is it charged every month?
      when does it come off, monthly?
      how does billing work for that one?
      do you invoice it monthly or what
      is it pay as you go, month by month?
      so it’s a monthly bill for that?
      how’s that one invoiced?
      do I pay it all up front or by month?
      taxes get added on that?
      how do I pay that?
      are taxes on the invoice?
      fine. how do I pay?`,
    "money-back": `
      and if I don’t like it do I get refunded?
      can I get my money back on that one?
      what if I change my mind after a week on it?
      is it refundable?
      how long do I have to ask for it back?
      refund if I’m not happy with it?
      so 30 days to get my money back?
      do all of those have a refund?
      what if it isnt for me after I’ve paid
      and if after 3 weeks I want my cash back
      do I get it all back if I back out?
      and if i dont like it, cash back?
      and if we don’t like it?
      and if i regret it the 2nd week
      what if i dont like it
      and if i don’t like it after a week
      and if I regret it in week 2?
      refund if I stop early?`,
    "ninety-days": `
      and if it doesn’t pay off?
      what if it brings in nothing?
      is there a guarantee on that one?
      what happens if I don’t make that back?
      do you guarantee the results on it?
      and if after 3 months it hasn’t worked?
      that’s a lot, what if I don’t see a return?
      what if I dont get those hours back
      is it guaranteed to pay for itself?
      so what do you do if it flops
      and if it doesn’t do three times that price?
      do you keep going free if it doesn’t pay
      and if it brings me nothing
      and if it doesnt pay off?
      ok but if it doesn’t work?
      and if nothing comes of it?
      for three months what do i pay and whats the least I should get back
      how much would we have to make out of it for you to say you kept your promise
      and if I don’t get it?
      and if I never get there?
      and guaranteed how, on that one?
      guarantee applies to it as well?`,
    guarantees: `
      and what guarantees come with it?
      are there any guarantees on those?
      what are you promising me with that one?
      do they all come with the same guarantees?
      what protects me if I take it?
      is the guarantee the same for the small one?
      any warranty on that one?
      what’s guaranteed for that kind of money?
      so what are the promises behind that price
      am I covered somehow if I take that one
      what’s actually guaranteed?
      what’s guaranteed with those?`,
    "break-even": `
      and how many hours a week is that
      how many hours would that take
      how many hours to cover that one?
      when does it pay for itself?
      how much time must I save to break even on it?
      and below how many hours is it not worth it?
      at what point does that one pay off?
      how many hours a week to make it worth it
      whats the break even on the middle one
      I lose maybe 4 hours a week, does it cover that one?
      so how much must it save me to be free?
      how many hours before the 1500 is worth it?
      does 10 hours a week justify the bigger one?
      how many hours before it pays for itself
      when does it pay for itself
      hours needed for that to pay itself
      and the 1500 one?
      and for the big one, how many hours?
      same for the cheapest?
      so when does that pay off
      how many hours to make that back
      and under that?
      for the big one?
      based on what wage
      you'd tell me if not?
      seems high for my little shop
      so if we save 5 hours a week which one pays
      which one pays off the soonest
      and if we're under that
      and my sister saves 11 a week, ok for the middle one?
      from how many hours is it worth it
      that’s at what hourly rate?
      and for the $1500 one
      I’d only save 2 hours, so not worth it?
      would you be honest about it if I’m under
      how many do I need to break even
      3.3 hours a week, for which one?
      at what hourly rate?
      and for the middle plan?
      23 hours sounds like a lot
      under that you’d tell me?
      I save maybe 5 h, which plan pays?
      from how many hours does the small plan pay off?
      how many hours to make that worth it?
      how many hours before it’s worth it?
      from how many hours does it pay?
      how many do I need to cover the price?
      so how many do I need for it to pay?
      what’s the minimum for it to pay?
      based on what rate?
      so 3.3 for the small one?
      and on the priciest plan
      worth it at 3 hours a week?
      and the hours to break even?
      how many a week to cover the plan?
      if I’m at 2 hours a week?`,
    calculator: `
      can I work out what it’d save me?
      is there a way to estimate that for my shop?
      how do I calculate if it’s worth it for me?
      where do I put my own numbers for that?
      got a calculator for it?
      does it count sales too or just the time?
      can I see what that’s worth for 6 hours a week
      how did you figure that, just time?
      any tool to run the numbers on those?
      can I estimate my own return on it
      where can i do that math with my own numbers
      with the 1500 one do i come out ahead on that alone?
      does it pay for itself with those hours
      and with the big one how much is left
      is it worth hiring you then
      same numbers but with the cheaper one?
      and what’s left with the cheapest one
      same hours on the big one
      whats not counted
      where do i find it
      wage only or with benefits?
      and if i only lose an hour
      isn't it rigged in your favour
      so if I save 12 hours at 28 an hour
      why don't you count sales
      and if it says I don't need you
      and for my brother with low wages
      can I work out what that’s worth
      does it count the extra sales
      what hourly cost goes in, just the wage?
      what’s that worth in money?
      does it count extra sales?
      what does $35 stand for?
      what’s in the cost of an hour?
      is that net of the plan?
      can I try with my own rate?
      what if my guys cost 50 an hour?
      does that count the sales I’d gain?
      what’s that worth in dollars?
      what’s the formula?
      where can I try with my own numbers?
      does it include sales
      can I work mine out?
      in dollars?
      what’s the formula for a month?
      and what’s the hourly rate in there?
      can I try my own numbers?
      and at $50 an hour?`,
    start: `
      and how soon would that be running?
      when would it go live if I take that one?
      how long to set it up?
      if I sign today when does it start?
      is it as fast to launch with the small one?
      how many weeks before it works?
      does the big one take longer to get going?
      ok so how long until I see it working
      what happens first once I take it?
      could it be up by next month?
      and from kickoff to live it’s how long
      live when, if i take that one
      when could that be running
      ok and when would it be live
      and how soon would it be running
      how long does that take to set up
      how long to build them?
      what are the steps then?
      ok, live by when?
      without it, how long to set up?`,
    "no-need": `
      and what if I don’t need any of those?
      would you tell me if it’s not worth it?
      maybe none of them is for me?
      what if even the small one is too much?
      I doubt I need that, do you?
      do you ever say no to someone for these?
      what if it turns out I don’t need it
      be honest, do I even need one of them?
      and if it’s useless at my place, you’d say so?
      would you sell it to me anyway?
      what if even the small one’s too much for me
      and if even that one is too much?
      what if even that one is too much
      what if i need none of them
      what if I don’t need any?
      do we even need that?
      what if none makes sense?
      so it can say no?`,
    offer: `
      but what does it actually do?
      ok and what exactly do I get automated for that?
      what do you automate with it?
      and concretely, what’s that for?
      so what is it you’d do for that money?
      what kind of tasks does that cover?
      that’s for doing what exactly
      what would it take off my plate?
      and what’s it do day to day?
      back up, what do you automate?`,
    integrations: `
      does that one work with Shopify?
      and it connects to hubspot too?
      will it plug into my Google stuff?
      does the cheap one work with slack as well
      which tools does it connect to?
      is outlook ok with that one?
      can it link with salesforce on that one
      does it work with what I already use?
      and mailchimp, does it hook up to it
      how many apps does it connect with?
      does it work with salesforce
      does that work with HubSpot?
      does it plug into mailchimp?
      which software do you connect normally?
      which ones do you connect to?
      does that go through Mailchimp?
      which regular ones do I get then?
      HubSpot, does it fit?
      Mailchimp works with it?
      Salesforce, is it in the normal tools?`,
    unanswered: `
      any discount if I take two?
      can I switch from one to the other later?
      can I pause it in the summer?
      what if I want just one add-on from the next one?
      do nonprofits get it cheaper?
      can I split that between two companies?
      will that price go up next year?
      is it cheaper if I refer a friend?
      can two locations share that one?
      can I pay it by cheque?
      how many messages a month does it include?
      any black friday deal on that one?
      do extra users cost more on it?
      can I downgrade it after busy season?
      would there be a deal for two?
      and can I switch to that one mid-month?
      can it be paused over the winter
      what if I only need it for a season
      do you knock something off for charities
      and to add just one more thing to it, how much?
      is that price locked in for next year
      can two companies share it?
      and do part-timers count in that number?
      what’s the catch with that middle one
      how many of your clients are on it
      and an in-between one, is there any?
      can I haggle on that big one
      does it include someone coming on site
      and how many messages does that cover?
      do I have to prove the revenue part
      who at your place would handle mine with that one
      and if I drop back down, do I lose stuff?
      can my accountant expense that as R&D
      will there be a bigger one soon?
      any cheaper for two companies?
      can i switch down in winter
      what if i pause it till spring
      can i add one extra to that
      is it less if we pay it all upfront?
      and can we switch to that one later?
      cheaper for a charity?
      can it be paused in july
      less if i take two?
      can i switch to the other later
      pause it in winter?
      paypal ok for that?
      cheaper for students tho?
      cheaper if i pay 12 months ahead?
      can i switch later
      pause it in january?
      by card?
      cheaper if we take two?
      could we move down from it later
      and with a discount
      can i go up later
      does that come with a phone app
      cheaper for a co-op?
      can we split it with the shop next door
      can i move up later
      and if i want just one more automation
      can i add that to the smaller one for a bit more
      is there a rebate if i take two
      what will it be in two years, is it locked in
      and do part timers count
      do you raise it every year
      any break for a non profit
      what share of clients pick it
      do part-timers count in that
      is it chatgpt underneath
      is that legal, mass emailing people
      would you hook up SAP
      can I choose which one I get
      does it take off my vacation weeks
      any discount for a startup?
      can I add CRM for a bit more?
      can I move down a plan later?
      how long are those weekly meetings?
      do prices go up every year?
      can we try it with one more person later?
      can two of my companies share it?
      how many clients are on it?
      do part-timers count?
      what if we hire more during the year?
      can I switch partway?
      can I prepay three months?
      can I buy an extra one?
      can you migrate my contacts from Pipedrive?
      do you write the text for them?
      does NetSuite count as that?
      can I skip one?
      is there a phone line for urgent stuff
      can I pick mine?
      do you come on site for it?
      gross or net revenue?
      is it lower for a seasonal business?
      is that for the whole team or per person?
      can I download my result?
      what about vacation weeks?
      how long before it breaks even, in weeks?
      any discount if I refer a friend?
      can I mix two of them?
      can I add just the newsletters to it?
      is the price negotiable?
      what share of people take it?
      what if I grow midway, who moves me up?
      can I switch halfway through a month?
      does the price go up after?
      what if I need a sixth one?
      which model do you use?
      can I pay extra to add it?
      how many sends per month?
      does SAP count?
      how long does each one last?
      what happens to that on Christmas?
      what if we don’t get along?
      could I buy it on its own?
      what if it drops one year?
      what did the worst client get?
      is that per employee?
      can I export the result?
      is it rounded off?
      does that count sick days?
      will those go up in January
      any rebate for a registered charity
      who came up with the names
      how many customers on each one
      can I bolt on a third automation, for how much
      how many emails does it cover
      who’s your biggest client on it
      what’s the 3 AM number to call
      what percent of people take it
      why do they pick it
      can I split it with my other company
      do subs count in that
      what if I hire someone the next day
      can I take two of them at once
      which one do people cancel the most
      is there a rebate if I pay it all at once
      have those changed since last year
      what counts as one
      and if I want one more than my limit
      is it OpenAI or Google
      how accurate are those forecasts
      is there a limit on contacts
      can I add just that to Velocity
      how many sends a month
      do you write them or do I
      what’s the extra to get it on Accelerate
      how long is each one
      are they recorded
      where are those night people located
      is there a cap on requests
      how many other clients would that person have
      can I choose who it is
      what would it cost on its own
      how many of your people work on it
      and if sales drop during the year
      how many clients got there
      and after two years
      on which tasks mostly
      how many clients is that based on
      can I email myself the result
      what rate should I put for an apprentice welder
      and if we only operate 8 months
      who checked that formula
      and at $60 an hour, every plan
      how many clients are under that
      any discount for two companies?
      will the price go up next year?
      can I add a third automation for extra?
      how long is the monthly review?
      what does an extra user cost?
      how long is the strategy call?
      who’s on the two-week call?
      does it cover two companies?
      what’s my manager’s name?
      is there a cap on models?
      is there a plan for charities?
      can I switch up mid-month?
      how many emails a month can it sort?
      does the weekly session last an hour?
      can I negotiate at that price?
      can I pause it in January?
      can I downgrade after the first month?
      do my subcontractors count as people?
      we’re exactly 5, who decides?
      seasonal staff, counted or not?
      what happens when we hire a 6th mid-month?
      which one do restaurants pick?
      any fourth plan coming?
      10% off if I prepay?
      can I get one invoice a year?
      what does one extra automation cost?
      can I swap one for another later?
      does a reminder email count as one?
      do you supply the CRM licence?
      can I buy just the CRM part?
      who writes the campaigns?
      how many contacts max?
      does Oracle count?
      how long to connect an ERP?
      how long’s each call?
      can my bookkeeper sit in?
      can we do them evenings?
      is there an emergency number?
      what’s the average wait?
      can I choose mine?
      who covers when they’re on vacation?
      can I pay extra for that alone?
      do you clean our data in that?
      last year’s figure or this year’s?
      how many clients actually got 500%?
      what’s the lowest return so far?
      after how many weeks do I see that?
      does it work for US wages?
      does it take vacation weeks off?
      can I save my numbers in it?
      what if my staff’s in Mexico?
      is it the same phone for all plans?
      how long is each of those?
      how many minutes before you pick up at night?`,
    booking: `
      ok that one sounds good, when can we talk?
      I want to talk about it, where do I book?
      what times do you have to go over that?
      let’s do it, how do I book?
      can we set up a call about that one?
      got a slot this week to discuss it?
      how do I reserve a time to talk it over
      I’d like to book something to go through those
      show me your openings for that
      when are you free to walk me through it?
      ok lets set up a call about that one
      ok, can we talk about it tuesday?
      ok when can we talk about it
      ok lets set up a time
      ok lets set a time to look at that
      ok i want to talk to someone about that one`,
    person: `
      can someone explain those to me live?
      is there a real person I can ask about that?
      can I talk to somebody about that one?
      could someone call me about it?
      who can I speak to about those?
      I’d rather discuss that with a human
      can a rep ring me to go over it
      get me someone who can explain that
      I want to ask a person before I pick one
      can one of you phone me on that?
      can someone walk me through those
      id rather have someone explain that to me
      can i discuss that with somebody real
      id rather ask someone live
      could someone explain that to my boss`,
    same: `
      how much is it again?
      so that’s per month?
      and who is that one for?
      which ones don’t have it?
      so it’s not in the first one?
      what was the number for the middle one?
      and for the other two?
      is it the same for all three?
      what about the top one, same thing?
      whats left out of it?
      sorry which one was that?
      and the next one up, does it have it?
      so it goes up with each one?
      for how many people was that one again
      and that’s before tax?
      per month, right?
      how much was it again
      whats left out of it
      for how many people is that one
      which one does?
      which one has it then?
      and how much is that one again
      what’s left out of it
      for how many people is it
      that’s per month right?
      that’s the whole list?
      and what’s not in it
      who’s that one for
      and for the smaller one too?
      say that again for each plan
      so only the expensive one has it?
      which ones do then
      so which ones have it
      who gets it then
      and the other one?
      what about the other plan
      which plan do I need for that then
      which plan is that in
      what’s missing from it
      and if I’m not sure
      we’re right at 25, so?
      past that it’s the top one?
      is it the same in the two others?
      top two have it, right
      so nobody else gets that
      what don’t I get
      who’s that for
      why that one, what’s in it?
      still not sure
      and over 25?
      what if I’m between two?
      who doesn’t get it?
      who gets one?
      not in the other two?
      why only time?
      it says I don’t need you, why?
      it told me to come back later
      is that in US dollars?
      what’s the middle one?
      and the top one runs how much?
      so what don’t I get?
      up to how many people?
      who’s it meant for?
      why, what’s in it?
      good for how many staff?
      what if I can’t decide?
      just me, so the first?
      would you say so if the small one’s enough?
      and past 25?
      what if I’m right on the line?
      do you tell me if the small one will do?
      and for just me?
      what’s the jump to the last one?
      can’t I pay for the whole thing at once?
      just month by month then?
      how many in the first one?
      so not with the small one?
      from which plan do I get it?
      same thing in the last two?
      from what plan on?
      so the second one does them?
      only with the top one?
      not even in the middle?
      so the first two don’t have it?
      and what do they do with it in the big one?
      how often with the small one?
      every two weeks, that’s the middle?
      nights too?
      same day, is that the middle one?
      only with the top?
      just in the last one?
      end to end, with which plan?
      not with the other two?
      so the middle one doesn’t have it?
      what’s the floor for the middle?
      and the small one?
      where’s that?
      and if I have too little to save?
      and that’s only time?
      where can I run my own numbers?
      and for the middle one?
      what if I’m under that?
      what about the middle one
      and what’s left out
      and if it’s only me
      and with thirty
      who’s the middle one for
      and the top one costs what
      and the basic one does what
      what does the middle one do better
      the two others have it?
      what about the middle plan
      and around the clock?
      how do I reach you on the small one
      does the person change along the way
      how far does it go
      over how much time
      where’s it at
      what goes in the cost of one hour
      would you tell me if I’m under
      who’s it for?
      and if I’m still not sure?
      which one costs most?
      the middle one, how many?
      models built for me, that’s which plan?
      so from which plan up?
      not even in the first one?
      every week, which plan?
      nights and weekends, which plan?
      in which plan again?
      and the small plan?
      top plan, how many?
      the middle one?
      the middle plan, how many hours?
      and the big one?`,
    plans: `
      is that per person
      remind me how much they all are
      and how much is that one
      canadian dollars?
      plus tax?
      anything to pay up front?
      whats the middle one
      is that each month?
      US or canadian dollars
      what’s the middle one at
      is that per month?
      in US dollars?
      the cheapest is?
      and to start, anything extra?
      what’s the top one called
      ouch, what’s the middle one?
      is there anything above that one?
      got anything around $200?
      how much is each of those?
      what’s the price of the one with no cap?
      how much is the one that has it?
      is that Canadian money
      what’s the cheapest one
      and the monthly price?
      cheapest per month?
      ok price?
      and the fee for each?
      where does the $1,500 come from?`,
    training: `
      is training part of it
      do my people still get shown how?
      and training my people?`,
    "plan-velocity": `
      whats not in it
      how many automations
      how often do we meet
      how many hours does it save
      that's bare bones
      so if we're 4 is velocity still ok
      why isn't the crm in there
      and then how quick do they answer me
      and for my friend who works solo`,
    "plan-accelerate": `
      and what's missing
      does it send newsletters
      how many hours back
      how many systems
      pricey for what it is
      so if we're 22 does accelerate do it
      why no dedicated person in it
      and then how often do we meet
      and my brother's garage of 9, accelerate too?`,
    "plan-dominate": `
      thats a lot, whats in it
      help at night too?
      how many hours a week does it save
      same person all along?
      that's an awful lot of money
      so if we're 45 people is it dominate
      why is it so much dearer
      and then who looks after us
      and my cousin's chain with 130 people?`,
    "hours-year": `
      a year of that?
      so 5 a week is what
      52 really?
      and per month?
      doesn't seem like a lot
      so if it's 6 hours a week in a year
      why that many weeks
      and then in dollars
      and my secretary's 3 hours a week
      so 2 hrs a week is 104?
      it ignores mistakes we’d avoid?
      times 52 over 12, why
      52, so every week?
      an hour a week comes to how much a year?
      minus the plan’s price?
      errors avoided don’t count?
      what do you use for the hourly cost
      times 52, that’s it?
      does it leave out errors avoided?
      by how many weeks do you multiply
      one hour a week, that’s how many a year?
      and errors avoided, in or out?
      two hours a week, how’s that counted over a year?`,
    languages: `
      can we have those in French
      can they be in English?
      in French if I want?
      in French if we want?
      support in English?`,
    hours: `
      so when are you open otherwise
      what are your regular hours?
      and normal office times?`,
    "average-return": `
      what does a number like that even mean
      what does that percentage mean?
      so where does 400% come from
      what does that even mean?
      is that where the 400 comes from?
      400%, meaning what in dollars?`,
    uptime: `
      and if it goes down?
      how often does it break?`,
    "consultation-cost": `
      is it free?
      does that talk cost anything?`,
    operations: `
      an automation like what?`,
    "wrong-answer": `
      and when it’s wrong?
      what if it gets it wrong?
      and if it gets it wrong?`,
    sales: `
      what does it do for sales?
      what does the sales bit do?`,
    casl: `
      what about the spam law?
      anti-spam rules, how do you handle that?`,
    weeks: `
      who sets it up otherwise?`,
    "form-reasons": `
      why do you ask for my revenue?
      why do you ask me that?
      why do you ask my revenue?`,
    figures: `
      has a client ever reached it?
      overall, how much less manual work?`,
    "post-return-on-automation/6": `
      and to hit your 3 times?`,
    consultation: `
      how do I book that?
      that consultation, free?
      can we talk it over first?`,
    security: `
      is my stuff safe with it?`,
    "post-quote-follow-up/9": `
      is that legal without asking people?`,
    "keep-tools": `
      can I still keep mine?
      I keep mine though?`,
    response: `
      how fast if I’m not a client yet?
      and for people who aren’t clients?`,
    "post-return-on-automation/3": `
      are those really all saved?
      do all those hours really count?`,
    "post-return-on-automation/2": `
      how do I figure what mine costs me?
      what if mine costs more than that?
      how do you get to $35?
      why $35 an hour?`,
    "post-measuring-manual-work": `
      how do I know how many I lose?
      how do I count mine?`,
    "post-return-on-automation/4": `
      is it worth it with 10 hours saved?`,
    form: `
      fine, how do I book it?`,
    "post-measuring-manual-work/5": `
      which one should I automate first?`,
    sharing: `
      does it go to some outside company?`,
    "terms/yours": `
      and who owns the custom model?`,
    newsletter: `
      no, your own newsletter`,
    "our-time": `
      how much of my week in all?
      without it, do I do the work?`,
    people: `
      what kind of people are they?
      who do I talk to about it?`,
    audience: `
      under $100K, do you still take me?`,
    "post-return-on-automation": `
      is there an article on it?`,
    "post-return-on-automation/7": `
      when should I just not do it?`,
    "post-return-on-automation/5": `
      how long before I’m paid back?`,
    method: `
      and the work, how do you go about it?`,
    "post-return-on-automation/1": `
      the formula, explained?`,
  },
  promises: {
    "ninety-days": `
      and after 90 days, what happens if it’s not there?
      what if you don’t reach that?
      how do you count the three times?
      who measures it, you or me?
      so you’d work for free until then?
      three times what exactly?
      from when does that run?
      do sales count in it or just hours?
      and if it only did twice?
      how long would you keep that up for free?
      does that one have a deadline, 3 months?
      is it three times what I’ve paid so far?
      what do you do if we’re short of it
      and after 3 months if nothing moved?
      and if it still isn’t there after three months?
      for free until when
      triple of what, by when
      and if you miss it
      and if it still hasnt paid by then
      who does the counting for that
      and past that first month?
      and after those 30 days?
      triple what?
      who counts it
      and if it’s still not there after that
      what about after three months
      and if it’s not there after three months
      who counts that
      and if it still hasn’t paid off by then
      who does the counting
      and if i’m only at double by then
      how is the 3 times calculated?
      how do you count that?
      and once the 30 days are over?
      what protects me after the first month?
      and the 90 day one, do I get my cash back with that?
      in dollars, for someone on the smallest plan?
      how much is that in dollars on the small plan
      and then what, i keep paying you?
      after how long do we look at it
      and if it still isn't there?
      who's counting
      in dollars thats what
      does that include what i paid
      and if we’re only at 25,000 by then
      and on the biggest one
      what if we’re not quite there
      and if it falls a bit short
      what if you say it worked and I say it didn't
      so if I've paid 1500 in three months
      why that many days
      and then you work for nothing till when
      and my cousin would get that promise too
      and if it’s not paying off at 60 days?
      3 times what, one month?
      who counts the hours
      and you keep going for free till when?
      give me the numbers for Accelerate
      and after that what covers me?
      3 times what, what I paid?
      how long do you work for free?
      with the 1500 plan that’s how much?
      before or after the plan’s price?
      so 13,500 in cash?
      and if we’re at 2 times?
      are sales counted or just hours
      and the guarantee, does it still hold?
      what about after that?
      what happens if I don’t see that?
      so you’d work for nothing?
      3 times of what exactly?
      with Accelerate, what amount is that
      and if I stop before the 90 days?
      no, the other guarantee
      and the guaranteed part?
      for $4,500 paid, how much is promised?
      the 3-times one, explain
      and if we’re nowhere near it by then, you keep invoicing me?
      do I still pay once the 90 days are up?
      what do I owe if it’s not reached?
      and if you miss it?
      say we don’t get there, what happens to the bill?
      and who does the counting, just you?`,
    "money-back": `
      and my money, can I get it back?
      how long do I have for that refund?
      how do I ask for it back?
      do I have to give a reason for it?
      is it a full refund?
      what about after the 30 days?
      so within a month I get it all back?
      who do I write to for that refund?
      and if I just change my mind?
      day 29 still ok for it?
      an email’s enough for that refund?
      can I get the first payment back then
      till when can i change my mind
      do I get it back after two weeks?
      how many days for that refund again
      and getting my cash back?
      within how many days then
      do i get it all back before that
      even if i change my mind for no reason
      and within the first month?
      could i get that back
      and if I hate it in week two
      so do i get my money back or not
      and during the first month
      how long have I got to decide?
      how many days to make up my mind
      until when can i change my mind
      what’s the cutoff for that
      within how long
      how do i ask for it
      all of it?
      and after that?
      no questions asked really?
      so if I ask on day 21
      why that limit
      and then how do I ask for it
      and if my partner's the one who paid
      do I get my cash back if I quit
      just an email and that’s it
      what about on day 31
      how do I ask for that
      and do I get reimbursed?
      what about day 45?
      just write to you?
      no questions asked?
      can’t I just get my money back
      how do I ask for the refund?
      and if I don’t like it once I’ve paid?
      do I get anything refunded?
      and on day 20?
      could I have the cash instead?
      what if I want it back?
      do I have to write in for it?
      do I get back what I paid?
      on day 29, still?
      I’d need a reason?
      no, the refund one
      can I get the first one back?
      so I can get refunded?
      and the refund, when?`,
    "average-return": `
      and the 400%, where does it come from?
      so how come one says 400 and the other 3 times?
      is that net or gross?
      what does that percent mean in dollars?
      four dollars for each one, over how long?
      is it hours only or sales too in that figure?
      why is it 200% net?
      is that an average or what I’d get?
      how did you get to that 400
      does that return include what I pay you?
      and over a year it’s how much?
      so each dollar brings back what
      and that 400, what is it
      why does it say 400 then?
      so that’s not the 400% thing?
      so is that net or gross
      so whats the 400 then
      gross or net
      and the four hundred?
      so is that 3 times net
      is that with sales or just time
      then where does the 400 come from
      and the 3 times one?
      why’s the first one smaller
      net or gross
      for every dollar i get what
      so 3 times isn't 300%?
      does the calculator count sales
      seems a lot, you’d put that in writing
      is that guaranteed
      and if I don’t hit it
      that's a crazy figure
      so if I put in 1000 what comes back
      why's the guarantee lower than the target
      and the calculator, it counts sales too?
      and for my sister's little store, same target
      four dollars on top of my one?
      is that before or after your price
      why’s the guarantee lower than that
      so 1 dollar brings back 4?
      how does that fit with the 3 times?
      200% of what now, I’m lost
      does it count sales too?
      why doesn’t the calculator show that?
      in a year?
      3 times is what percentage?
      is that net?
      is that 3 times net or gross?
      over what period?
      what’s the difference with the 3 times?
      is that in sales too?
      and the 400%?
      that 3 times, is that with your fee already taken off?
      is the three times gross or net?`,
    contract: `
      can I at least stop paying
      ok but can I quit
      can I cancel then
      so can I just stop
      and do I have to sign for that?
      am I tied in to get that guarantee?
      can I leave before that’s up?
      any penalty if I stop it?
      how much notice for that?
      so I can drop it whenever, for real?
      do I need to stay a year for it to count?
      is there some paper to sign all the same?
      what’s that short agreement for?
      can I just email to end it?
      and if I want out in month two?
      is that in a contract somewhere
      so i can leave anytime?
      how much notice
      and how do I end it, by letter?
      and no penalty if i go?
      even if i leave in month two?
      any penalty for that
      so no notice even then?
      and how do i leave
      any notice for that?
      how do I get out
      and how do i stop
      do i have to tell you in advance
      so not even one year
      what do i sign then
      and past that point am I stuck?
      and after that i can’t get out?
      once that’s over am i locked in
      what if i want out after that
      and after that?
      and past that?
      and if i wanna stop
      any penalty?
      so nothing to sign at all?
      there's always a catch
      so if I stop after 2 months I owe what
      why an agreement at all then
      and then after I send the email
      and can my associate cancel for me
      how do I cancel, by email?
      is there a fee if I quit early
      no notice at all?
      is there a penalty?
      what’s the agreement for then
      can I leave after 2 months?
      what if I want to stop?
      how do I cancel then?
      even without warning you ahead?
      so just an email to leave?
      what’s that short agreement for then?
      can I still leave later on?
      can I quit before then?
      any charge if I leave?
      can I stop whenever?
      how do I cancel, a letter?
      what’s the agreement you mention?
      and after the 30 days, can I stop?
      if I stop before that?
      a cancellation fee?
      and to stop paying?
      if I leave before, does it hold?
      and past that first month, am I stuck?
      after that can I still get out?
      once the 30 days are over am I locked in?`,
    "terms/yours": `
      and what you’ve built for me, do I lose it
      do we lose what you built if we leave
      whatever you’ve put together for me by then, do I lose it
      if we quit, who keeps the stuff you set up
      do I keep the automations if I stop
      what you set up here, what happens to it when I leave
      say we leave in month 6, do we lose what you built
      does it come with the documentation
      whose is it once we stop paying
      and if I leave, do I keep what you built?
      who owns it if I cancel?
      do I keep everything after that?
      my data, what happens to it if I stop?
      does it all vanish when I quit?
      do I get the documentation too if I go?
      and the accounts, are they mine after?
      so it stays mine even if I cancel it?
      and if refunded, do I lose it all?
      do you take it down when I leave
      can I keep using it without you after?
      and i keep what you built if i leave?
      even if i quit, the data’s mine?
      even if I leave, I keep what was built?
      do i keep what you built after that
      and what do i keep then
      and we’d keep the stuff afterwards?
      and what you built, do i keep it if i go
      and if I cancel what do I keep
      do I keep the automations after that
      do I keep what you built?
      and what you built for us, it vanishes?
      and do I keep what you built?
      and what you built, do I keep it?`,
    fees: `
      and there’s really no setup fee?
      what else gets charged on top of that?
      does it cover the AI costs too?
      so what’s not covered by that?
      any hidden cost behind it?
      is building it included as well?
      who pays for my software in that case?
      do you estimate those costs first?
      and the usage, roughly, I pay that?
      is testing part of it or extra?
      nothing else to pay then?
      no setup charge either?
      does that cover the software too?
      the AI usage too, is that covered
      and on top of that, extras?
      and your installation
      nothing else to pay?
      and the ai part, who pays
      any other cost then
      even the AI?
      is the AI on me too
      the AI too?
      what about the ai, who pays
      u tell me that ahead?
      testing is included?
      and tax?
      there's always something extra
      so if my own software runs me 120 a month that's on top
      why isn't the AI usage in it
      and then how will I know how much
      and my sister's on 3 apps, who pays those
      who pays for the AI usage?
      will I know how much before?
      so building it is in the price
      so no setup fee?
      who pays for the AI?
      do I know how much beforehand?
      is training, I mean testing, extra?
      tax on top I guess
      what’s covered in the plan?
      and my Shopify subscription?
      so nothing else to pay on top?
      who pays for the AI part?
      testing’s included?
      anything else on top?
      any extras?
      taxes on top?
      AI usage, I pay that?
      do you tell me the AI cost first?
      do travel costs get added?
      anything else added?
      what else shows up on it?
      who pays for the AI subscription?`,
    billing: `
      and how do I pay that?
      is it billed monthly?
      in Canadian dollars right?
      when do you charge it, each month?
      do I pay that upfront?
      so it’s month by month, the payment?
      how does the invoice work for that?
      do I get one invoice a month for it?
      is it paid in one go or monthly?
      what’s the payment rhythm on that?
      monthly or all at once?
      monthly then?
      paid when?
      and i pay when, every month?
      so no big payment at the start
      every month?
      no deposit?
      tax gets added?
      in canadian?
      I'd rather pay at the end
      so if I start on the 15th how many payments in a year
      why by the month
      and then taxes are added?
      and can my partner's company get the invoice
      once a month?
      nothing to pay up front then
      is it in canadian money
      how do I pay it?
      in US dollars possible?
      anything at the start?
      taxes shown on it?
      so I’m not tied down
      and tax on the invoice?
      are taxes in that invoice
      any fee to start
      so how am I billed?
      and how’s it billed?
      and when I pay, monthly?
      any deposit first?`,
    taxes: `
      is that before taxes?
      are taxes on top of that?
      tax in or not?
      do taxes get counted in the three times?
      so GST and QST are extra?
      that’s Canadian dollars or US?
      and on the invoice, tax is added to it?
      is that amount taxes included
      are prices in cad for that
      do I pay tax on it as well?
      with or without gst, that?
      is that before tax
      and that’s in canadian?
      taxes too?
      so its on top?
      canadian money?
      shows on the bill?
      not in the price then
      annoying, why not show it all in
      so if I'm billed 640 it's more in the end
      which currency was that
      and then where do they appear
      and my brother in Alberta pays it too
      is tax on top of that
      so its not USD
      they get added where, on the bill?
      the price I saw has no tax in it?
      so 500 isn’t the final amount?
      Canadian or US?
      where do I see them, on the invoice?
      added on top then
      is the displayed price with tax
      CAD, right?
      added when?
      so where do the taxes show up
      what currency is it
      taxes on top of that?
      the $500, that’s before?
      taxes included?`,
    uptime: `
      and if it goes down?
      how many hours of downtime is that?
      what about outages, any promise there?
      99.5, so it’s down how long a month?
      and uptime, that’s guaranteed too?
      what percent do you promise it’s up?
      and availability, is that part of it?
      so 4 hours a month it could be off?
      how reliable is it, do you guarantee that?
      does it crash often then?
      and does it stay up, how many nines
      and if it crashes on a saturday, guaranteed too?
      and outages?
      what if it’s down
      and if it breaks down
      and how long can it be down
      and if it crashes on a weekend?
      how much down time is that per month, roughly?
      so down how long a month
      thats how many hours a month
      covers which part
      just the stuff you run?
      so it can still go down?
      that's still some hours lost
      so if it's down 9 hours in a month
      why not a hundred
      and which things does it cover
      and for my sister's online shop
      how much downtime is that
      how many hours down does that make
      does it cover everything you run?
      99.5, is that promised or a goal
      99.5 is how many hours down?
      how many hours is that?
      a month or a year?
      what’s covered, all my software?
      which means how long could it be out each month
      how many hours can it be down?
      so how much per month is that?
      under 4 hours, really?
      and the uptime guarantee?
      the uptime one, how much is that?
      per month that’s how long down?
      for what exactly, the site or my automations?
      99.5, what’s that in hours?
      how many hours down is that?`,
    trial: `
      and can I try it before?
      so no free go at it at all?
      is the first month free at least?
      why no trial then?
      can I test it without paying first?
      so the call’s the only free part of that?
      and before all that, is there a demo version?
      what’s free in all that?
      can I see it work before I commit to that
      do I pay right from day one?
      so can I try it first for nothing?
      no test period first?
      so i can’t test it for free?
      so nothing free at all?
      and if i change my mind
      what about that first talk
      how long to back out
      cheap of you
      so if I try for 3 weeks and hate it
      why no trial
      and then what can I get without paying
      and for my sister, could she test it
      not even a week for free?
      what part is free then
      so I pay first and get refunded if I hate it
      not even a week?
      but I can get my money back?
      how long do I have to change my mind?
      is the call free at least
      30 minutes, that’s it?
      so could I just test it first?
      so not even a week?
      so it’s like a trial?
      and a free trial?
      no free month?`,
    guarantees: `
      what other guarantees are there?
      and what else do you promise?
      is that the only guarantee?
      can you sum up all of those?
      got an example of how that one works?
      how does that look with the 1500 one?
      so there are how many of those promises?
      are there others besides that one?
      what does it come to with Accelerate, that example?
      besides the refund, what protects me?
      any other promises like that
      any others besides that one
      what else do you promise
      give me an example in dollars
      example with real numbers?
      and if i change my mind
      and if it goes down?
      within how long
      fine print somewhere?
      so if I paid 3000 and got 5000 back
      which one is the strongest
      and then if you miss it
      my brother's firm, are they covered too
      whats the third one, uptime?
      13,500 from 4,500, is that right?
      do I get it back past 30 days?
      3 times in how long?
      so for Accelerate it’s 13 500?
      is it time and sales both
      who measures?
      free work until when, does it say?
      so how much would I have paid you by then on Accelerate?
      any other protection for me?
      3 times over how long?
      in dollars, with the $1,500 one?
      what does it come to in dollars with Accelerate
      any other guarantees?
      all the guarantees together?
      the other guarantees?
      no not the 90 day one, the other one
      and your other guarantee?`,
    plans: `
      ok and how much is it?
      so what are the prices for that?
      and what would that cost me a month?
      which plans does that apply to?
      what do those plans cost?
      fine, what’s it run me monthly?
      and the price of all that?
      how much are we talking then?
      ok whats the cheapest with that guarantee
      what are my options then, price-wise?
      ok and the price?
      and how much is it to begin with?
      ok but how much a month then
      ok and the price
      and that goes for which prices
      ok and how much is it a month
      how much are the plans
      what are the prices?
      so what’s the base price?
      what are the prices again?
      prices again?`,
    "facet-return": `
      is it the same return on the cheap one?
      what’s that figure for each plan?
      and with the smallest, what return then?
      does it go up with the bigger ones?
      so 500 is for the top one?
      what about the return on the middle one?
      which plan gives that percent?
      is it 300 for the first one?
      return by plan, do you have that?
      so what’s the figure for the little plan
      and for the smallest plan it’s how much
      which return for the big plan
      is it 400 for all the plans
      is it the same for every plan?
      same for the small plan?
      is it the same in each plan?`,
    "break-even": `
      and how many hours a week would that take
      so how many hours do we have to save for that
      what does that make in hours a week
      how many hours on the middle one to get there
      how many hours would I need for that?
      and it pays for itself at how many hours?
      from what point is it profitable then?
      what’s the minimum hours for that to work out?
      how much must I save a week to cover it?
      below what does it stop being worth it?
      how many hours a week to break even on that
      and if I only save 3 hours, does it cover it?`,
    "after-launch": `
      and once that’s done, what happens next?
      what comes after those 90 days?
      do you keep helping after that?
      once it’s running do you drop us?
      and after it goes live, who follows up?
      do you still adjust it after?
      what do you do month to month after that?
      is there follow-up once it’s live?
      and after the first months
      do you keep an eye on it?`,
    "no-need": `
      and if you think it won’t reach that?
      would you tell me before if it can’t pay?
      what if it’s not worth it for a shop like mine?
      do you turn people down if it won’t hit that?
      and if you see I won’t get there?
      would you take my money anyway then?
      what if I’m too small for it to work?
      do you say so if it isn’t worth it`,
    unanswered: `
      is that in writing somewhere signed by a lawyer?
      how many clients actually used it?
      how many people asked for that refund?
      how fast does that land in my account?
      does it still apply if I switch plans?
      can I get that extended to 6 months?
      can I pay that with a credit card?
      is there a late fee if I miss one?
      what’s your record on that, ever missed it?
      do I get credit for the hours it was down?
      does it cover a second location too?
      is it back on the same card or by cheque?
      and if my employee breaks it, still valid?
      how many times has anyone claimed it?
      and how long till that money is back in my account?
      by cheque or on the card?
      does it start at signing or at launch
      who decides if we disagree on the count?
      is it still good if I change plans
      and if I sell the business, does it follow?
      can I get that in cash instead
      what voids it?
      is there an insurer behind that one
      and if I go under that, what do I get as credit?
      do I get the AI costs back too
      can my lawyer have a look at that first?
      and do you prorate it if I leave on the 12th
      does that one run again in year two
      what’s the lowest anyone ever got with it
      and your tax numbers, what are they?
      would that hold for a non-profit
      is there a form to sign for that or what
      can I be billed on a different day for that?
      how do i get it, cheque?
      is that in writing anywhere, signed?
      does that count twice if i switch
      and if you go under?
      how many days till it’s back on my card?
      is that backed by insurance?
      has anyone ever claimed it?
      even if it was our own fault?
      how many got it back so far
      by cheque or on my card
      is that for every branch of my store
      how many people used it
      refund lands when
      is that insured
      and if my team doesnt cooperate
      is that written in the agreement
      do we get interest on that
      is the refund by cheque
      do you put that in writing with a seal
      and by cheque?
      credit if you miss it?
      backed by an insurer?
      can I hold back the last payment
      how fast is the refund
      do you pay me something if it goes down longer
      by card or transfer
      does it start over if i change plan
      what if we don’t agree on the figures
      can i get that in writing from a lawyer
      and the tax number?
      and is there a cap on your liability
      how much is the gst on that
      do you take visa
      what do I get if it’s down longer
      can I pause it for the summer?
      how long till the money’s in my account?
      are the taxes refunded too
      did your accountant check that math?
      roughly how much is AI usage a month?
      what if I’m in Ontario, HST?
      can I claim it back?
      credit card or transfer?
      what day does it come out
      can I see a demo video?
      has anyone ever asked for a refund?
      do I get a credit if it’s worse?
      is there a status page?
      can I pause instead?
      how fast do I get it?
      how many clients is that based on?
      has it ever happened?
      roughly how much do others pay on top?
      what’s your GST number?
      did you ever have one?
      what do I get if it drops below?
      can I freeze it over the winter
      how many pages is that agreement
      how many days till it’s in my account
      is it by cheque
      what’s the median
      which client got the most
      has that ever happened
      do the days stop counting during the holidays
      roughly how much for the AI part
      did that AI part go up since last year
      what’s your QST number
      can I claim those back
      is it by credit card or direct debit
      on the first or the fifteenth
      is there a recorded demo I could watch
      can you stretch it to two months
      is it insured by anyone
      how often did you have to pay up
      how was it last month
      if I come back later, is there a restart fee?
      do you bill the full month if I quit on the 3rd?
      do you send the agreement by DocuSign?
      how many days till I see the money?
      refund on my credit card?
      do I get the taxes back as well?
      how many clients in that average?
      do the 90 days start at signing or launch?
      how much is AI usage a month, usually?
      late payment fee?
      any tax credit I can claim for this?
      e-transfer ok?
      credit card or cheque?
      which day of the month?
      is there a demo video?
      is it in the signed agreement?
      how often did you have to pay out?
      do I get a credit if it’s down?
      when was your last outage?
      who signs the hours sheet?
      does the AI bill come from you or them?
      what happens if my card bounces?
      who at your end confirms the cancellation?
      can I freeze it for the winter?
      how many days before the money’s back?
      when does it show up on my card?
      has that happened often so far?
      how many times did you miss it?
      ok so ballpark how much is that AI usage?
      ballpark, how much a month is the AI?
      ballpark, how much a month?`,
    booking: `
      ok I’m convinced, how do I book?
      good, when can we talk about that?
      I want to go over that on a call, what times?
      where do I pick a slot for this?
      fine let’s set something up then
      can I book a time to discuss it?
      do you have something tomorrow to go over it?
      how do I get an appointment for that
      ok so where do I sign up to talk?`,
    person: `
      who can confirm that to me?
      can I talk to someone about that refund?
      I want a person to confirm that
      is there somebody I can call about it?
      could someone explain that on the phone?
      can I get a human on this one?
      who do I ask about that guarantee?
      let me speak to one of you about it
      have someone ring me about that please
      id rather hear that from a person
      can my lawyer go over that with somebody?
      id rather hear that from a human
      can a human confirm that to me
      who can confirm me that in writing by phone`,
    same: `
      how many days was that?
      is there an exception to it?
      so who decides that?
      can you explain how that works?
      how do I go about it exactly?
      is it automatic or do I have to write?
      do you mean gross or net there?
      that’s over how long?
      where do I write for it?
      is that in plain terms a yes?
      what’s the number again?
      and what counts in it?
      starting from when?
      says who, who counts?
      until when exactly?
      and who does the counting?
      and who counts that
      until what day exactly
      even after 31 days?
      counted how
      until when exactly
      hours and sales both?
      does that need notice
      even if i just dont like it
      how many hours is that a month
      what was that number again
      is that really guaranteed?
      no fine print?
      for how long exactly
      just an email, that’s it?
      until when does that run
      and after the 30 days?
      even if i used it for two weeks
      nothing to sign at all then?
      so I sign nothing?
      so I get it all back?
      no hidden stuff?
      why not?
      how many of them are there?
      what’s the last one?
      so it can be down sometimes
      only the stuff you run for us?
      so there’s nothing at all to sign?
      on what exactly?
      for how long?
      how do I ask?
      the full amount?
      with the middle plan, how much is that?
      nothing for set-up?
      do I know ahead of time how much?
      so on top of the price?
      it’s not in there already?
      anything up front?
      but the talk is free?
      and if I don’t like it?
      within how many days?
      for everything, or just what you run?
      how long do I have
      what do I do to get it
      what does the plan cover exactly
      so what’s free then
      and the money back part
      in hours, that’s what
      is it on everything or what you run
      over how long?
      so you work for nothing after?
      for how many months would you work free?
      is training extra?
      not even two weeks free?
      how many are there?
      in dollars, for the middle plan?`,
    soc2: `
      and the report, can you send it to me?
      can I see your audit?
      and the audit, is it done`,
    "consultation-cost": `
      the call before that, is it free
      and the call before that, free too?
      and the first call, free?
      the strategy call, that’s paid?`,
    "terms/law": `
      and if we disagree on that
      which law covers it`,
    calculator: `
      and the calculator on your price page, same thing?
      the calculator counts sales as well?`,
    contact: `
      write to you where?
      write where?`,
    figures: `
      what’s the real average so far?`,
    "plan-year": `
      can I pay for the year instead?
      and it’s every month?
      could I pay a year anyway?
      yearly possible?
      no, by the year
      do I have to pay a year for that?`,
    consultation: `
      what happens in those 30 min?
      what do we do in the 30 minutes?
      the free call, how long?`,
    "facet-support": `
      who do I reach when it’s down?
      who do I call if it stops?`,
    "post-return-on-automation": `
      can I see the math?`,
    "post-return-on-automation/6": `
      how many hours a week does that take?
      why 200% if it’s 3 times?
      can it work on hours alone?`,
    security: `
      is it secure on top of that?
      and the data?`,
    incidents: `
      and if there’s a leak?`,
    cases: `
      show me who got that?
      can I see it work elsewhere?`,
    example: `
      show me what it looks like`,
    mission: `
      fine. why do you do this?`,
    difference: `
      the others don’t offer that?`,
    "keep-tools": `
      and my own software stays?`,
    terms: `
      where are your full terms?`,
  },
  launch: {
    same: `
      how long does that part take?
      what happens in the second week?
      and the third one, is it always needed?
      which step comes first?
      how many days for that testing bit?
      what do you do during those first days?
      so it’s 2 weeks or 3?
      which part is the longest?
      and the launch itself, how many days?
      do those steps overlap?
      what if the tests find problems?
      who picks where it starts?
      and before that step, what do you do?
      do I get that timeline ahead of time?
      how long does it take?
      how long does that take?
      and how long is that?
      does it take long?
      how long does that part take
      all 5 of those one after the other?
      and the testing?
      which part takes the longest?
      and the first part, how many days?
      do they overlap?
      how long is that phase
      even if it’s our busy season, same weeks?
      and the third one, always needed?
      which part takes longest
      why would it need the third week
      and the testing part, days?
      do those overlap
      and the third one, is it needed
      how long is that part
      who chooses
      what comes right after that
      how many days again
      even the building part?
      and the second week
      so it’s not always 3 weeks
      who decides that
      how many days for that part
      and how many days is that part
      what comes after that
      so three weeks tops?
      and before that
      is that business days you count one after the other or do they overlap
      and for the testing?
      which step is the longest
      who decides where it starts
      how long is it
      how long does that part last
      is that from the first call or from kickoff
      is the third one always needed?
      you don’t just disappear then
      can we still ask things once its running
      do they come one after the other?
      so my people try it themselves
      you don’t just disappear?
      and then you leave us on our own?
      how long are you here watching?
      who picks what comes first?
      tested on what?
      when does the first bit go live?
      what happens in the first one?
      do they get trained in there?
      how long is the testing?
      on real work or examples?
      is that before it’s all live?
      do you fix stuff that comes up?
      so you don’t just disappear?
      can I stop then?
      who answers our questions?
      how long are you watching us?
      and the call, that’s how long?
      do my people have to test?
      no total in hours then?
      and the third week, always needed?
      when’s the training in there
      how long is the testing part
      and the build
      how many days is it
      on fake data or real work
      still no long commitment then?
      can I ask you stuff
      and the first call, how long
      how long do you watch us?
      which week does my team get trained?
      what goes live first?
      planning, how many days?
      do I get the dates up front?
      on made-up examples or real ones?
      the call, how long?`,
    training: `
      the part where my people test, how long is that
      how long is the testing bit
      so the bit where we try it, how many days
      so who does the testing, you or my guys
      who tries it out, us?
      and my guys do what during that
      what does my team have to do in that part
      and who trains my staff on it?
      will my people know how to use it?
      how many days is the training in that?
      do they get to try it first?
      is training part of it?
      what if my team can’t figure it out?
      do you show them how?
      and my receptionist, she gets shown how?
      do they practise on real stuff?
      so testing and training is how long
      when does my team learn it?
      who teaches my guys
      and who shows my staff?
      who shows my team after that
      who shows my staff
      and who shows my people
      and the training, is it included?
      showing my staff, is that in there?
      and my staff, who shows them
      do they practise
      and do they get shown how it works
      does my team practise on it
      and who teaches my staff
      and the training, when
      how many days
      on real stuff?
      and what if they find bugs
      everyone on the team?
      my folks hate learning new stuff
      so if 13 people need to learn it
      why try it on real work
      and then if they find bugs
      and my weekend girl, would she get it too
      how many days is it for them
      on fake examples or our real work?
      what if the tests show problems
      on fake examples?
      who fixes the bugs?
      before or after it’s live?
      how long is the training part?
      and training?
      my staff’s part?
      how much of that is my staff learning it?
      and how many days of that is teaching my people?`,
    "our-time": `
      and how much of that is on us?
      how much time will it take me personally?
      do I need to be there for all that?
      does that mean stopping work for a week?
      what do I have to do in all that?
      how busy will my team be with that?
      I’ve no time for that, how much is mine?
      how many hours do you need from us for it
      will you be in my staff’s way during that?
      and on our end, what’s needed?
      is it a lot of meetings for me?
      how much of my time in all that
      will my foreman be tied up during it
      how much of it is on our side?
      how much of that is on me
      how much of it is on us
      do i have to be there the whole time
      how busy will that keep us
      how much do i have to be there
      busy for us?
      and how much of my own time
      and how much of that is my time
      do i have to be there for all of it
      will my team lose days to that
      in hours thats what
      and my team?
      how many steps is the form
      why no exact number
      I don't have that kind of time
      so if I can give 1 hour a week is it doable
      which part takes us the most
      and after the call, what's needed from us
      and my employees, how much of their time
      how much of their time does it eat
      the call’s half an hour?
      how many days are you around
      so no exact number of hours
      will it bug my staff much?
      how much of my time?
      no exact number?
      why don’t you publish it?
      how long is the form?
      3 to 5 days of what?
      does my team have to test?
      half an hour for the call then
      how many hours will that take from us all told
      does that tie up my staff?
      how much would I have to be there?
      how much do I have to be around?
      is there a number of hours
      does that eat up my staff’s time?
      how much of it do I have to be there for?
      how much of my time in that?
      how many days do you shadow?
      in hours, roughly?`,
    "after-launch": `
      and after that, what happens?
      once it’s live are you gone?
      who looks after it afterwards?
      do you keep an eye on it after?
      what if I have questions after that?
      and once everything runs?
      do you tweak it after that?
      is there follow-up after those 3 weeks?
      then it’s just month to month after?
      what comes after the last step?
      you don’t just leave us with it do you
      and once its in?
      then what, you leave?
      and then what, once it’s running?
      and then, you vanish?
      and then you vanish?
      and then, are you gone
      and after that?
      you leave then?
      and once it’s on?
      and once it’s all running
      and after that, are we on our own
      then what
      so you stay with us after?
      do you still answer us
      you keep adjusting it?
      am i stuck then
      so month by month then?
      you'd forget about us
      so if I have 10 questions the month after
      why keep adjusting
      and after that am I tied in
      and if my manager has questions, not me
      then what, once it’s live
      and it’s by the month from there?
      will you still help afterwards?
      can I ask questions still?
      monthly then?
      do you keep tweaking it?
      am I stuck with you after?
      and then?
      and once it’s running?
      and questions afterwards?
      do you still tweak things?
      and after week 3?
      am I tied in then?`,
    method: `
      and how do you pick what gets done?
      and how do you know where to start then?
      so what’s the approach behind that?
      what do you do once you’ve watched us?
      how does it go from there, step by step?
      you shadow us, then what?
      who chooses what gets done first there?
      do you test it on real cases before?
      how do you work with the team in that?
      what’s the idea behind those three steps
      and then you move on to the next thing?
      how do you go about it
      how do you know where to begin, though?
      who looks at what we do before, and how
      you sit with us?
      and how do you choose what to do first
      what do you do after you watch us
      you watch them how long
      then what
      and after its hooked up?
      who picks where to begin
      sounds like a lot of watching
      so if we're 9 do you follow all of us
      which step is the longest
      and then after the measuring
      and would it be the same for my uncle's quarry
      what happens after you identify stuff
      you sit with us for how many days?
      who picks where it begins
      shadow my team? for how long?
      what do you count?
      who decides where to begin?
      do you test it before?
      and once it’s implemented?
      what’s the first step again
      real requests or fake ones?
      what do you do while shadowing?
      and once it’s connected?
      your method, in short?`,
    weeks: `
      why the extra week for some people
      why 3 weeks and not 2
      do we always need the third week
      what’s the third one for
      what happens in the extra week
      why would it take a third week
      what’s going on week by week in that?
      so week 1 is what exactly?
      can you break those weeks down?
      and in week two we see what?
      what goes live first in that?
      is everything up by the end of week 3?
      what’s left for the last week?
      how are those three weeks split up?
      which week do you train us in?
      what’s done by the second one?
      what about week two
      third week, always?
      what goes on in week one then
      what’s in the second week
      and the second one?
      whats the third one for
      when do my people get shown
      first week you do what
      that's too fast to be true
      so if we begin on the 9th where are we by the 23rd
      why would a third week be needed
      and then when is it all on
      and my partner's branch in Sorel, same weeks?
      and the 2nd?
      and the third week?
      then what, after the second one
      and week 2, what goes on?
      when does my team get trained
      so something’s running by the second week?
      what happens the 2nd week?
      which part is live first?
      you’re there counting the first week?
      so potentially done in two
      what happens the first week?
      what does that look like week by week?
      week by week, what’s that like?
      week by week, what’s that look like?
      is week 3 always needed?
      when do you plug in our tools?
      week 1, what happens?
      why say 3 weeks if 2 is enough, what’s the last one for?`,
    start: `
      how many days will somebody be watching my staff
      how many days of that is you following us around
      that part takes how long
      and that step is how long
      so how long in total?
      and how soon could we begin that?
      is that fast enough to be ready for next month?
      what’s the total from kickoff to live?
      how many weeks does all that add up to?
      and the building part, how long’s that one?
      how long before I see it working?
      when do you start once I say yes?
      what’s the quickest you can have it up?
      so a month at most, right?
      all that in three weeks?
      and the last step?
      what comes after building
      who picks where to start
      so altogether how long
      and the building part?
      that adds up to more, no?
      how many days for the planning
      do i get the schedule first
      but add the rest on top and it’s way past 3 weeks, no
      which bit takes longest
      how does that fit in three weeks
      why isn’t it longer than that
      I've heard that before
      so if we say yes on the 3rd when's it running
      which phase is longest
      and after the building
      and my sister's bigger place, same delay
      how long’s the testing part
      what comes after discovery
      that adds up to more than 3 weeks no?
      will I have dates beforehand
      and how long till it’s running?
      how long is the building part
      how long is the building?
      what’s planning, and how long?
      your phases add up to more than 3 weeks
      when do I get the timeline
      who tests it?
      what happens at launch?
      so discovery first?
      two weeks, for real?
      your phases add up to more than that, no?
      how many days for each phase?
      what’s the longest part?
      who watches on launch day?
      when would all that happen?
      the longest phase?
      which step takes longest?
      and the launch itself?
      where does it fall in the schedule?
      and from start to live?
      which one’s the longest?
      if I add those up it’s over three weeks?`,
    plans: `
      ok and how much is all that?
      what does that cost?
      do all plans get that?
      and the price for those 3 weeks of work?
      is that included in the monthly price?
      how much a month after it’s live?
      so what would I pay for this?
      and which plan would that be?
      cost wise what does it look like
      whats that run me
      and the price of all that?
      for that it costs what
      how much for all that
      and what would that run us
      ok. cost?`,
    fees: `
      do I pay extra for that setup?
      are those weeks billed on top?
      is that training charged separately?
      so the discovery part, that’s free?
      is there a fee for that part?
      who covers the AI costs once it’s on?
      does building it cost extra?
      any setup bill for that?
      are the tests and follow-up in the price
      does that step cost extra
      is it all in the price
      is it extra?`,
    contract: `
      do I sign something before that?
      and if I want to stop halfway?
      am I committed once that starts?
      can I bail out after week one?
      how long am I in for after it launches?
      can we cancel after it’s live?
      is there a contract for that phase?
      any penalty if we stop in the middle of it
      do we have to stay a year after that?
      and after that am i stuck
      are we committed after those weeks?
      locked in after that?
      stuck for how long afterwards
      tied in for how long after that
      and if we want to stop after
      can I stop at that point
      how would I cancel
      how do I end it?
      and to stop?`,
    "ninety-days": `
      and if it doesn’t work out after all that?
      what if it’s live and brings nothing?
      does the guarantee clock start then?
      is there a guarantee once it runs?
      what if those 3 weeks were for nothing?
      and if it’s not paying by month three?
      what if we see no result from it
      do you keep working if it doesn’t pay?
      is the result guaranteed after that?
      and if it still doesnt pay after that
      and if it doesn’t work after that?
      and if it gives nothing once its running
      and if by then no results`,
    "keep-tools": `
      do I have to change my software for that?
      and my current tools, they stay?
      will you make us switch systems during that?
      can we keep our spreadsheets while you do that?
      is it done with the tools we already have?
      what if I don’t want to change anything for that?
      do we have to move everything over for it?
      so nothing to replace on our side?
      and our old booking program, does it stay
      without changing our software?
      and my current apps, i keep them during that?
      with our current software still?
      without changing our programs?
      without changing my programs?`,
    integrations: `
      which tools do you connect in that step?
      will that work with Shopify?
      and can you hook up hubspot during that?
      does it connect to our Google calendar then?
      what software can you link at that stage?
      slack and outlook too, in that?
      is salesforce something you’d connect there?
      how many tools can you plug in for that`,
    technical: `
      do I need to be techy for that?
      we’re not computer people, is that a problem?
      do we need an IT guy for it?
      what if nobody here’s good with that stuff?
      is it complicated on our side?
      can someone like me handle that?
      my staff is old school, will that work?
      do I have to code anything in it
      does that take any tech knowledge?
      even if i suck at computers?
      do I need an IT person for that?
      need an it guy for that?
      and if nobody here is techie
      do my people have to know tech for that
      do they need to know computers?
      my people aren’t techy, ok?`,
    handover: `
      what if it can’t answer once it’s live?
      and when a client wants a person instead?
      does someone step in if it gets stuck?
      once it’s running who takes the tricky ones?
      who picks up when it doesn’t know?
      does it pass the hard ones to us?
      and if a question’s too complicated for it?
      will it bring my staff in when needed`,
    unanswered: `
      can you do that on weekends only?
      can you do it overnight so we don’t close?
      what if my key person’s on vacation that week?
      can we pause it during tax season?
      how many of your people come for that?
      do you come to Gaspé for that part?
      can you start that on January 4?
      do we get a manual or videos of it?
      is there a wait list to begin?
      what if that falls on our construction holiday?
      can a subcontractor of ours join in on that?
      what’s the name of whoever does that part?
      can you do two locations at the same time?
      and is there room in January?
      could it be done over the holidays instead
      what if your side is late on that?
      and if my key person is away that week?
      can we get that recorded?
      how many can sit in on it?
      do we have to close the shop for that
      could we split it in two, half now half in spring
      and for night shifts, how does that part go?
      who comes exactly, what’s their name
      has it ever gone badly at that step?
      what’s the fastest you’ve done it
      does the government pay part of that?
      and new hires later, is that extra
      can I pick who it is?
      what if my guys refuse that?
      how soon after that can we add another one
      can it be done in one go on a weekend
      and with three branches, is it times three?
      is there a waiting list for it right now?
      can you do it faster if i pay extra
      can it wait till after harvest and keep my price
      who exactly shows up for that
      could it be done during our summer closure?
      which days would they be on site?
      is it recorded for new hires?
      can u do it faster if i pay
      could it be done at night only
      what if you run late
      can we start it in january only
      penalty if you miss it
      can that be in january
      could you do that part on weekends
      and if my assistant is off that week
      what if you dont make it in time
      could you start on the 15th
      at night so we don’t close?
      even in july?
      can it be done at night when we’re closed
      and if I’m sick that week
      can you speed it up for extra
      who pays my guys while you watch them
      and if you run over
      is it at our place or online
      can we do it in january
      how many of your people come
      and if someone new joins later
      can we speed it up for more money
      do you need a desk at our place
      do you come in person for the shadowing?
      could it be done in one week if I rush you?
      when could you start, next week?
      how many people can attend
      can we change the automations ourselves?
      can you shadow remotely?
      how many of your people come in?
      and if someone’s on vacation that week?
      could it be done faster in a rush?
      what about new hires later on?
      can you train my IT guy to take over?
      can we do it in the evening?
      do you film us during that
      how many people do you send
      and if you’re late, do we get a credit
      do you have a slot next month
      who’s the project lead
      is it recorded for people I hire later
      is there a manual to go with it
      how many changes can I ask for
      for how many years do people stay
      can you do the shadowing after 5
      which of my people do you need most
      how many of you come on site to watch?
      do you sign in at our security desk?
      can you do it during the construction holiday?
      what’s your next open start date?
      what’s the fastest you’ve done?
      can you start this Monday?
      what if I delay it, any charge?
      online or in person?
      do you train new hires later?
      how many changes a month can I ask for?
      can I send my assistant instead?
      does the owner have to be there every day?
      does it slip often?`,
    booking: `
      ok so how do I get that started, book a call?
      when can we talk about it?
      let’s begin, what times do you have?
      good, where do I book the first step?
      can I get a slot this week for it?
      I’m in, how do I set up the meeting?
      when’s your next opening to get going?
      how do I reserve a time for that
      show me times and we’ll start
      when can we start talking, book me
      when could we start talking about it?
      ok how do i kick that off, book me
      ok how do i get going, book me
      ok when can we get that going, a first talk`,
    person: `
      can I talk to whoever would do that?
      who can I call about that timeline?
      is there someone I can ask about that live?
      I’d like a person to explain those steps
      could somebody phone me about that part?
      can I speak to a human about that
      I want to discuss that schedule with someone
      who do I talk to if I’ve questions on that?
      put me through to someone for that?`,
    "facet-meetings": `
      how often would we talk then
      how often do we talk then?
      how often do we meet after?`,
    languages: `
      and training, same in both languages?
      is it in French as well?
      in French for my staff?
      in English?`,
    prepare: `
      should I get stuff ready before
      anything to prep?
      anything I need to get ready?
      anything to prepare?`,
    "facet-support": `
      how fast do you answer then?
      how fast do you reply at that point?
      who answers, how fast?`,
    security: `
      and while you’re in our stuff, is it safe?`,
    "post-return-on-automation/5": `
      and what does that time cost me?
      what does our time cost, in the math?`,
    consultation: `
      ok. first move?`,
    uptime: `
      what if it breaks?`,
    "post-return-on-automation/8": `
      how do I check it really worked?`,
    example: `
      what’ll it look like day to day?`,
  },
  services: {
    support: `
      and for customer questions, can it do that?
      does it answer my customers at night?
      and emails from clients, it does those?
      how many of the questions can it handle?
      can it answer them in French too?
      and "where’s my order" stuff, it does that?
      so it chats with my customers for me?
      does it sort my emails as well?
      how many hours does that one save?
      does it write the replies for me to approve?
      and after hours, does it still reply?
      the 80%, that’s of what?
      and the customer service side of it?
      and the customer emails?
      at night too?
      what share does it solve alone
      even on sundays?
      and emails?
      and the emails, does it answer those
      ok and my customers’ questions at night?
      what about the chat part
      which of your services covers that
      and that’s which service
      in french too?
      and the ones it cant answer
      how much time does that save
      and our emails?
      customers hate bots you know
      so if we get 90 questions a day how many are left
      why not all of them
      and then who does the leftovers
      could it do the same for my sister's motel
      how does the first one work
      80% of them, really? and the rest?
      does it work at 2 am
      do the emails go out without me seeing them
      25 hours saved per month or week?
      customer service, meaning what?
      what about the other 20%?
      does it send emails by itself?
      and calls?
      25 hours a week, really?
      where does it get its answers from?
      what if my customer wants a human?
      can it speak Spanish?
      even at 2 in the morning?
      does it do emails as well?
      and the emails, same idea?
      who sends the emails, it or me
      more on the first one
      how many hours does that give back a week?
      and the other 20%?
      do emails go out without me?
      how often does that happen?
      not calls, the emails
      even on sundays?
      and overnight?
      even on christmas?`,
    sales: `
      and the other service, the one to sell more, what does it give
      the one for selling more, what results
      and for the sales side?
      does it follow up on leads too?
      can it chase my quotes as well?
      would it get me more sales too?
      does it fill in the client records for me?
      and prospects, does it find some?
      how much more would it sell?
      does it ping me when a lead answers?
      and the follow-up side, how’s that work?
      does it do that for people who never call back?
      so the follow-ups sound like me?
      can it go find leads for us then?
      what about chasing quotes
      and for getting new clients?
      can it chase my leads as well
      and for leads?
      does it chase leads too
      and for finding clients
      what about my unanswered estimates
      and finding new people?
      and for finding new clients
      and the quotes nobody answered?
      what about the follow ups, can you do that as well
      and sales go up by how much with it?
      how much more would i sell with that
      which of your services is for that
      how much do sales go up
      concretely what do you do about that?
      how much would it change for us
      how much more sales
      who talks to them then
      does it sound like me
      how do i know when one answers
      I don't want to pester people
      so if I get 35 requests a month what happens to each
      why only those who are ready
      and then who do I talk to myself
      and would it work for my cousin selling hot tubs
      does it find the leads by itself?
      will they sound like a robot, those follow ups
      how do I know when one answers me
      40 to 60% over how long?
      how does the sales part work?
      does it find leads for me?
      by whose criteria?
      does it sound like a robot?
      when a lead replies, what happens?
      40 to 60% in how long?
      I’m still the one talking to them?
      who fills in the customer records
      isn’t 60% a bit much
      and when one of them answers?
      and the second, what’s in it?
      over how long, that 40 to 60?
      how would I know someone replied
      will it sound like a robot
      and the second?
      and the result in percent?
      who gets the alert?
      not reports, the follow-up part`,
    operations: `
      and the reports, can it do those?
      does it do my Monday report too?
      and internal tasks, does it do those?
      can it hand out work to my crew?
      and dashboards, is that part of it?
      what about the back office side?
      does it show who’s got time?
      how much more efficient does that get us?
      can I see those on my phone?
      does it keep track of who does what
      and for scheduling the workload?
      is paperwork covered in that as well?
      and the weekly reports?
      and the internal paperwork, reports and such?
      and my sunday reports
      reports as well?
      ok and our reports?
      and my weekly summary
      the scheduling side?
      and my reports
      what about splitting tasks between my guys
      ok that’s for customers, and internally?
      on my phone?
      and who gets the jobs
      how much more efficient
      for a crew of ten thats what
      isn't that just a spreadsheet
      so if we're 20 people how many hours is that
      why that percent
      and then who follows the tasks up
      and for my husband's team of welders?
      can I look at them on my phone?
      what does 50% mean for ten people
      who hands out the tasks
      can I see it on my phone?
      50% more, meaning?
      how do you get from 24 hours to 16
      so fewer staff needed?
      who gets the tasks?
      are the reports automatic?
      what if someone’s overloaded?
      and the reports, do they leave by themselves
      how do you get to 50%?
      who does it hand the tasks to?
      how much more efficient, concretely
      the third one, what’s in it?
      ok and the third service?
      10 people, what does that save?`,
    handover: `
      and if it doesn’t know the answer?
      when does a real person take over from it?
      and if they want a human?
      does it pass it to me when it’s stuck?
      and the other 20%, who gets those?
      so what happens with what it can’t solve?
      how does it know to get someone?
      does it hand off an angry customer?
      can my staff jump in on it?
      who answers when it can’t?
      and for delicate stuff does it step aside
      and if they want a real person?
      and when it doesn’t know?
      and when it doesnt know?
      and when it’s stuck?
      and when it cant answer
      the other 20, who gets them
      can they still get a human
      and the ones it can’t solve
      so who takes over after that
      what if they insist on a human
      and if the customer wants a human
      what about when it’s stuck
      to who exactly
      does he see what was said
      when does that kick in
      so customers arent stuck with a bot?
      and if it doesn't notice that it should pass it on
      so if only 1 of us is working who gets it
      who on the team gets it
      and then do they see the whole talk
      and my partner, can hers go to her instead
      does my employee have to ask it all again?
      who gets it on my side?
      so it knows when to stop
      how does the person know what was said?
      who decides when?
      does it get passed on with the conversation?
      so they don’t have to repeat themselves?
      what kind of question calls for one
      to your team or mine?
      and when does a human step in?
      who takes over?
      and what it can’t figure out?
      and when it gets stuck?
      what triggers that?
      who takes over then?
      no, I meant when they ask for a human
      do they have to repeat everything?`,
    calls: `
      does it take phone calls too?
      and when people call, not write?
      what about the phone?
      can it send calls to the right person?
      do I get a summary of those?
      it answers the phone for us as well?
      and calls, does it only route them?
      what does it do when the phone rings?
      is there something written after each call?
      my clients mostly call, does it handle that
      what about the phone tho
      and those who phone instead?
      and for the phone?
      and over the phone?
      and the phone?
      what about voicemail
      phone too?
      and if they phone instead
      same thing by telephone?
      to which person
      i get it in writing?
      even if im on a roof?
      do i get notes
      people hang up on menus
      so if we get 55 a day who gets each one
      which person does it go to
      and after the call, is there a trace
      can it go to my sister's cell when it's about flowers
      a summary of what, the whole call?
      and who does it ring
      same thing on the phone?
      do I get a summary after?
      does it transfer them
      I’d still know what was said?
      phone calls in there too?
      phone calls as well?
      by phone as well?`,
    "wrong-answer": `
      and if it says something wrong?
      what if it makes stuff up?
      does it ever mess up?
      who checks what it sends?
      do I approve it before it goes out?
      what if it gives them a bad answer?
      and if it makes a mistake with a client?
      can it send something without me seeing it?
      what if it screws up an order?
      who do I tell if it gets it wrong?
      does it hallucinate like the others
      so I get the last word on that?
      and if it tells em something wrong?
      do i get to check it before it goes
      and if it tells a patient something false?
      what if it says something dumb to my client
      what if it says something dumb
      and if it says something dumb
      do i see it before it goes
      what if it’s off base
      do I get to approve it first
      what if it messes that up
      who’s checking what it writes
      do they go out without me reading them?
      who reads that
      do i approve first?
      a human steps in when
      who do i write to
      but it might slip past me
      so if I get 60 drafts a day I approve each one
      who steps in
      and then who reads my complaint
      and my partner, can she okay them instead
      do I see the emails before they leave?
      who do I tell if it messes up
      can a human step in
      so drafts only?
      I approve every one?
      who do I write to if it messes up?
      a person reads it?
      and when it gets complicated?
      what if it promises a discount to a customer
      what if it tells them something wrong?
      and if it answers wrong instead of passing it on?
      do I approve before it goes out?
      so I can fix its answers?
      and if it should have handed over but didn’t?
      so emails wait for my ok?`,
    integrations: `
      does it work with Shopify?
      and it plugs into what exactly?
      can it hook into my hubspot?
      which apps does it talk to?
      is gmail ok for that?
      and slack, does it connect to it?
      does it do that in salesforce?
      can it be linked with our Microsoft stuff?
      how many tools can it connect to?
      does that work with mailchimp as well
      will it talk to the tools we have
      would it work with outlook and hubspot
      which ones does it plug into?
      with my shopify too?
      does that plug into hubspot
      with outlook too?
      with shopify too?
      it pulls from Salesforce?
      does it work with my HubSpot?
      which tools would I keep?
      would it plug into Microsoft?`,
    "keep-tools": `
      do I have to change my system for that?
      can I keep my current software with it?
      does it replace what I use now?
      and my old program, can I keep it?
      so I don’t have to switch anything?
      does it run on top of what I’ve got?
      would I need to buy something new for it?
      do we have to move our data somewhere for that?
      what becomes of our current tools then?
      does it stay with our email as is
      do i have to change programs for that
      with the software we already have?
      do i have to change my software for that
      with what I already have?
      so I’d have to change my programs for that?
      do we have to change software for that?`,
    plans: `
      and how much is that?
      what does it cost?
      which plan has that?
      is that in the cheap plan?
      ok what’s the price on that?
      how much a month for it?
      what would I pay for just that one?
      ballpark for that?
      so how much for all three
      what’s it going to cost me
      how much for that
      how much would that be?
      ok how much for that
      what’s that cost
      so what does that cost
      how much for all that
      ok and how much for all that
      how much for all three?
      ok and how much a month?`,
    start: `
      how soon can that be running?
      and how long does it take to set up?
      when could it be live at my place?
      how many weeks to get that?
      is it quick to put in?
      how fast can you have that going?
      if I say yes, when’s it working?
      does it take months to build?
      and to get it started, how long
      ready before Christmas, that?
      how soon could i have it
      how long before it’s in place?
      ready when?
      how soon could we have that
      when could that be running
      and how long before it’s running
      and how long to put in place`,
    cases: `
      have you done that for someone already?
      got an example of that?
      who’s already using it?
      does it work in real life, any proof?
      can I see a business where you did that?
      any before and after on that?
      show me one where it worked
      did that work for a shop like mine?
      do you have a case with it?
      where has that been done
      got an example of that with real numbers
      has that worked in another clinic?
      who already has this running
      prove it, who got that
      who else has that already
      did that work for someone already`,
    languages: `
      does it do it in French too?
      is it bilingual?
      and my anglo customers, does it answer them?
      both languages for that?
      does it switch to English when they do?
      what languages does it speak?
      do you train us on it in English?
      is the help with it in French as well?
      can we do the meetings for it in english
      in english too, the meetings?
      and you guys, english too?
      and in french too
      in both tongues?
      can it handle English ones too?
      English callers too?`,
    security: `
      and is my clients’ info safe with it?
      where does my data go in that?
      is it secure?
      who on your side can see it?
      can you read my emails if it’s connected?
      what about privacy with that?
      is that safe for client files?
      does your team have access to all of it?
      how do you protect what it reads
      what if somebody hacks it?
      is my customers info safe in there
      is that safe for confidential files?
      is that safe with my clients info`,
    "facet-ai": `
      is the AI the same in every plan for that?
      which plan’s AI can do that?
      does it learn over time, or only in some plans?
      what AI comes with the basic plan for that?
      is it a model made just for us?
      the forecasting part, which plan?
      does the cheap plan’s AI do that too?
      how smart is it on the small plan?
      which plan has the smart version of it
      is it the same AI in every plan?
      it learns in which plan`,
    "facet-support": `
      and if it breaks, who do I reach and how fast?
      do you help me with it if it stops working?
      can I get someone at night if it acts up?
      how quick do you answer us when there’s trouble with it?
      is there 24/7 help with it?
      what support do I get from you on that?
      who helps my staff when they’re stuck with it?
      which plan has fast help for it
      no, I mean me calling you for help`,
    technical: `
      do I need to know computers for that?
      is it hard to use?
      do I need an IT person for it?
      I’m not techy, can I still use it?
      will my staff manage with that?
      is there any coding in it for us?
      can a guy like me run that?
      do you need to be good with tech for it
      complicated to use or not, that?
      is it complicated for my staff?
      do I have to code anything?`,
    "facet-hours": `
      and how many hours does that save by plan?
      how much time would I get back with it?
      which plan saves the most with it?
      hours per week, for the small plan, with that?
      so per plan, how many hours is that?
      does the bigger plan save more on that?
      how many hours would it free up a week, per plan
      is it 10 hours or 40, depends on what?`,
    "our-time": `
      how much of my time does it take to put in?
      do I have a lot to do for it?
      and what do you need from us to build it?
      do I have to babysit it?
      how long will you need my team for that?
      will that eat up my week?
      what’s my part in setting it up?
      is that going to slow us down at first
      how much work is it for me`,
    unanswered: `
      can it do that on WhatsApp?
      does it speak Spanish too?
      does it do payroll as well?
      can it answer google reviews?
      how many chats a month can it take?
      can I give it a name and a voice?
      does it work offline?
      which AI is behind it, chatgpt?
      can it take payments from them?
      does it do instagram DMs?
      can it read handwritten forms?
      could it order my parts by itself?
      does it work with two phone lines?
      can it do inventory counts for us too
      does it do that in Spanish too?
      and on WhatsApp?
      which AI is that, exactly
      how many can it handle at once?
      can I give it a name and a voice
      and if nobody on my side picks up?
      does that one get recorded
      who pays if it promises something wrong
      what’s the monthly limit on those
      can it take payments in there as well?
      and does it work with no internet
      could it call them instead of waiting
      how long before it’s as good as my best girl at the counter?
      can I hear a sample of that
      and if they swear at it?
      would it manage photos they send?
      can I turn it off on long weekends
      is that legal with my professional order?
      and if they’re minors, then what
      how many of your clients use that part
      what voice does it use
      can it do pics too
      can it do that in sign language too?
      what voice does it have?
      can it read our x-rays too?
      on instagram dms as well?
      can it have my voice
      will it take their payment too
      on whatsapp too?
      whats the model behind it
      better than my nephews bot?
      in spanish too?
      on whatsapp as well?
      which ai does that
      will it take somebody’s job
      on whatsapp?
      with my own voice?
      could it design my flyers too
      by fax too?
      and in spanish?
      how many messages a month max
      and the voice, can I choose it
      would that replace my receptionist’s job
      does it record them
      and who pays for its mistakes
      what’s its error rate on that
      can the customer ask for Julie by name
      does it record the voice
      are you insured for that
      do you build websites too?
      does it work on WhatsApp?
      what if no one on my team’s available?
      are they recorded?
      is it a robot voice answering
      does it do cold calling?
      does it do payroll?
      could you do payroll too?
      does it do WhatsApp?
      do they get a buzz on their cell?
      does it make cold calls?
      who’s liable for that?
      what about payroll
      and building a website from scratch?
      is it ChatGPT under the hood
      does it work inside Messenger
      how many seconds does that take
      can you lend us someone to answer
      does it work with our VoIP provider
      how many leads a month is that
      do you take a cut of what’s sold
      is it built in Power BI
      what’s the error rate
      do you cover the loss if it costs me a sale
      what if nobody on my team is free?
      can I change who gets it by the hour?
      do I keep my phone number?
      are the calls recorded?
      which phone system does it need?
      can it call customers back by itself?
      where do you get the leads from?
      how many leads a month?
      does it manage inventory counts?
      how often do the dashboards refresh?
      do you cover the loss if it quotes a wrong price?
      what’s its error rate?
      how many chats at once?`,
    same: `
      it saves how many hours, you said?
      is it 80% of everything?
      in which languages again?
      what’s left for my team then?
      do I have to approve them?
      and over how long is that?
      what’s the figure on that one?
      does it do that at any hour?
      what does it do exactly with the emails?
      who gets told when that happens?
      so that’s per week?
      what do I still have to do in that?
      is that a percent of sales or of time?
      even at night?
      how many hours does that save
      in which languages?
      how many hrs does that save
      what share of them?
      at 2 am too?
      does it write them or just sort them
      in both languages?
      on my phone too?
      what’s included in that
      at any hour, even nights?
      and how many hours does that save
      so for both languages?
      what percentage again
      and what’s in it exactly
      does that work on weekends too
      and it’s me who approves?
      concretely what do you do about that?
      in what languages does it do that
      and the others, where do they end up?
      so I don’t have to take notes
      what’s the second one?
      goes to who?
      written how, by whom?
      so it gets to the right guy?
      what falls under the last one?
      do I get to keep what I use now?
      does that cover follow-ups?
      who gets it then?
      do they see what was said before?
      so my staff picks it up from there?
      do I get notes after?
      who do they end up with?
      it’s sent to the right one by itself?
      in writing?
      who does the digging for names?
      do they sound like me?
      how do I know when one bites?
      can I see them on my cell?
      do the reports go out by themselves?
      who do I tell?
      does someone real look at it?
      and if it’s over its head?
      does my staff get what was already said
      who gets it on our side
      what do I get after each one
      who ends up with it
      who has the last word
      where do I write if it goes wrong
      to who, on my side?
      do I get something in writing after?
      does it write in my own words?
      so 24 hours of work takes how many?
      who do I write to when it messes up?`,
    booking: `
      ok can I book something to see it?
      I’d like to talk about that, when are you free?
      sounds good, what times have you got?
      where do I book for that?
      can we meet about this one?
      let’s talk about it tomorrow, any slot?
      how do I set up a call for that?
      cool, can I grab a time this week for it
      I want that, how do I get an appointment
      sounds good, when can we talk about it
      can I see when you’re free to discuss it?
      show me that, when are you free
      want to see it, grab me a slot
      can you show me that on a call this week`,
    person: `
      can someone explain that to me over the phone?
      can I talk to a human about it?
      who could I ask about that?
      can one of you call me about it?
      I want to talk to someone before I get that
      is there a person who can show me that?
      could somebody ring me on this
      I’d rather ask a real person about it
      who do I speak to for that one`,
    "case-retailer": `
      someone with a web store tried that?
      who already uses it for parcel questions
      has a store tried that?
      has that worked for a shop?`,
    "case-healthcare": `
      did you do that for a clinic
      anyone cut down on the missed ones with that?
      who’s had missed calls fixed?`,
    training: `
      and do you show my people how`,
    "terms/yours": `
      and what you build there, is it ours`,
    "post-quote-follow-up/9": `
      is that legal?
      is it legal to chase by email?
      is that legal without their permission?
      am I even allowed to write to them like that?`,
    offer: `
      only those three?
      do i keep my software
      and reports?
      whats in the last one
      is that all, only that?
      so if I just want 1 of the 3
      which one would you begin with
      and then the rest of my software?
      and would that work for my sister's print shop
      what goes under operations
      do I have to change my software?
      just those three, nothing else?
      tasks like what?
      I don’t have to drop my CRM?
      what falls under operations
      just those three?
      what are the three things
      does my software stay`,
    "facet-automations": `
      how many of those can I have
      how many of those do I get?`,
    casl: `
      is that legal, emailing people like that?`,
    "facet-crm": `
      is it in the cheap plan?
      even on the $500 one?
      is that in the cheapest one?`,
    incidents: `
      what if it leaks something?`,
    "post-customer-requests-80-20/3": `
      after how many misses?
      after how many misses does it hand over?`,
    "post-quote-follow-up/2": `
      what would those messages look like?`,
    "post-one-source-of-truth": `
      what if our data’s all over the place?`,
    "post-customer-requests-80-20/2": `
      what should it never touch?
      which requests should it never touch?`,
    complaint: `
      and if I’m not happy with how you fix it?
      and if I want to complain?`,
    "post-customer-requests-80-20/1": `
      how do you pick which requests it gets?`,
    "post-quote-follow-up": `
      got a method for quotes?`,
    "case-professional-services": `
      anyone doing that with proposals?`,
    "case-manufacturing": `
      anything like that in a plant?`,
    "post-measuring-manual-work": `
      how do I know what my reports cost me now?`,
    "post-customer-requests-80-20/5": `
      how do I track its mistakes?`,
    example: `
      walk me through one request`,
    "post-customer-requests-80-20": `
      any article on doing it right?`,
    "operations-hours": `
      ok but just the reports?
      ok and only the reports
      yeah but for the reports alone
      and how much just for task management
      the 24 hours down to 16, how much of that is reports
      in the 24 to 16 example how much was just the reports
      and dispatching the jobs to everybody?
      how much for handing out the work
      and the whole lot together?
      all of it together gives what
      how much time does it cut
      how many hours does that save
      from how many hours to how many
      what’s that in hours
      just the reports?
      and only the reports, how many hours
      what about the dashboards
      and the task tracking?
      and tasks?
      and for resource planning
      which of those drops the most
      which one goes down the most
      how many hours in total
      for a team of ten?
      so it goes from what to what
      before and after?
      and the total?
      how many hours less is that
      in hours, that gives what
      per week?
      how long do the reports take after
      is it a big difference in hours
      what does it go down to
      how many hours does that free up
      how many hours of customer service are left after
      and hours wise, before and after?
    `,
  },
  tools: {
    same: `
      which ones again?
      is Google in there?
      and Slack, that too?
      how many others are there?
      and the Microsoft ones too?
      so mine is on it if it’s Shopify?
      does that include hubspot?
      and do I have to know anything for it?
      so I don’t change anything?
      who says when it’s done?
      and the rest, more than fifty?
      is mailchimp one of those
      outlook too?
      how many of em in all?
      microsoft too?
      how many others
      and slack, on the list?
      which ones again
      all of them or just those
      that one too?
      so nothing to replace?
      and it stays mine to keep using?
      and microsoft?
      how many of them in all
      so we stay with what we have?
      and the calendar as well
      so nothing to migrate then
      who says when it’s finished
      when is it considered done?
      all of them?
      who decides when it’s done?
      really, none?
      even for someone like me who hates computers?
      so who’s it meant for then?
      only those, or more
      really none at all?
      who is it made for then
      how many others besides those?
      who decides when it’s finished?`,
    unanswered: `
      what about Sage?
      and QuickBooks, is it one of those?
      what about an old version of it?
      who pays the licence for that?
      mine isn’t on there, it’s called Jobber
      does it work with Acomba too?
      and the Mac version?
      mine’s custom, my nephew made it, ok?
      what if they change their API on us?
      and Lightspeed, the POS one?
      does it work with the free version of it?
      do you need my password for that?
      what about WordPress, is it one of them?
      and an old Access database from 2003?
      and QuickBooks?
      what about our old one from 2009?
      is the basic version of it enough or do I need pro
      does that work with the desktop version too
      and if they change their system next year?
      is there a plugin for it I can add myself
      which ones are the other fifty
      can you move us off that one and onto something else?
      do you need my password for it?
      how about two of those at once, two accounts
      and our bank, could it link up with that?
      what if my supplier won’t let you in there
      is that through Zapier or your own thing
      does it break when that one goes down
      and a cash register?
      can you get me a better price on their subscription
      are you a certified partner of theirs?
      would it still go if I’m on a Mac
      how often does it sync, every minute or once a day
      can it push back the other way, into that one as well
      and jobber?
      what about quickbooks desktop, the old one
      who pays the licence on those
      can i see the whole list
      what if ours is a 2009 version?
      and our dental one, Dentrix?
      what about jane app
      do they have an API limit for that?
      and wix?
      who pays its license if i need a bigger one
      what about my 2009 version of it
      and zapier?
      even the 2012 version?
      ours is homemade, that too?
      make.com then?
      even the 2009 version?
      and quickbooks desktop?
      what if they change their api
      and my old windows 7 machine
      QuickBooks too?
      and our old Clover till?
      what about quickbooks
      and for sage?
      is there an API for it
      and if shopify changes something who repairs
      our home made software, same deal?
      does it work with QuickBooks?
      what if my software is really old
      is there a manual?
      what if mine has no API?
      is it harder on a Mac?
      and Acomba?
      who pays if the connection to Salesforce breaks
      and if one of them shuts down?
      do you sell licences for them
      does it run on an old Windows 7 machine
      can you send someone to fix our Wi-Fi
      does QuickBooks work?
      is Sage 50 on the list?
      do you connect to Lightspeed?
      what about my old Access database?
      would you move me off Outlook 2010?
      can you recommend a cheaper CRM?
      do you have video tutorials?
      do you fix computers too?`,
    "keep-tools": `
      so I wouldn’t have to switch off either of them
      perfect, so neither of those has to go
      then I don’t need to move to something of yours
      so I can keep mine?
      do I have to move to one of those?
      and if I like the one I have now?
      would you replace it?
      we don’t want to change, is that ok?
      do those stay as they are?
      will you force us onto another one?
      can my team stay on the same ones?
      so you just connect to what’s there?
      what if I’m attached to my old one
      so i keep mine as is?
      so we don’t have to replace anything?
      so i dont have to switch?
      so i dont have to switch
      and ours stay like they are?
      so i don’t have to change anything
      so I don’t have to switch
      and my team keeps the same screens?
      so no switching?
      who decides its finished
      even our old crm?
      you do the hooking up?
      every consultant ends up changing everything
      so if we've got 11 programs we keep all 11?
      which ones do you connect
      and then who says it's done
      and my partner who swears by outlook?
      so I don’t drop anything?
      so I stay on HubSpot
      you plug them in yourselves?
      so I change nothing?
      nothing to replace then?
      who does the connecting?
      we’re on Microsoft everything
      even Mailchimp?
      and if mine isn’t on the list, there are others?
      so I don’t have to drop mine?
      even Salesforce?
      so nothing to switch?
      we’re on Gmail, that stays?
      do I have to switch any?`,
    integrations: `
      which others do you connect to?
      what else is on that list?
      and which tools does it work with?
      does it work with salesforce then?
      so what can be connected, exactly?
      is Shopify one of those you know?
      can you name a few of them?
      do you connect to gmail and that kind of stuff?
      what are those fifty others
      microsoft too?
      so shopify yes?
      and how many others
      and gmail
      which others
      what about hubspot
      which ones besides shopify
      gmail too?
      ok but hubspot specifically
      and which ones do you connect
      outlook too?
      how many in total
      mailchimp?
      what about shopify
      mine's surely not on it
      so if I use 4 programs can you hook all of them
      which store one did you say
      and how many others on top
      and my sister's on mailchimp, fine?
      we’re on Outlook, good?
      and the 50 others, any accounting ones?
      Shopify does what in there
      is Shopify in there?
      what about outlook
      we use hubspot, ok?
      Slack is for what
      and newsletters, which one?
      and for my newsletters?
      and for the online store?
      is Slack in there?
      what about our newsletter tool
      which one’s for newsletters?
      and my store’s on Shopify, good?
      Google calendar too?
      Salesforce included?`,
    fees: `
      are those subscriptions in the 1500
      are those included in the price
      so I keep paying for shopify myself
      who pays for those
      do I still pay my own software on top
      does connecting that cost extra?
      do I pay for each one you connect?
      is there a fee to hook it up?
      who pays for the AI on top of it?
      are my own subscriptions extra in that?
      so I still pay for my software?
      does that change the price?
      is it more if I’ve five of them?
      and linking them is in the plan?
      do you charge to plug it in
      any charge for hooking them up?
      and the licences for those, who pays?
      is connecting them extra
      extra charge for that
      do we pay for those ourselves
      and who pays for the licences
      who pays for the software licences?
      who pays for those?
      do I still pay for those myself?
      and those licences, who pays?`,
    start: `
      and how long to connect it?
      how many weeks to hook those up?
      when would that be working?
      is it long to link everything?
      how fast can you plug it in?
      do you connect them all at once or one by one?
      how soon after that are we live?
      is that done in days or weeks?
      long setup for that?
      how long to plug all that in
      how long does it take to hook them up?
      how long to hook those up
      connected in how long
      how long to hook all that up
      how long to connect it all
      who sets it all up then
      how long to connect them?`,
    security: `
      is it safe to connect that?
      can you see everything in it then?
      who has access to it on your end?
      what about the data in there?
      does your team read what’s in it?
      how is that protected?
      is my client info secure if you link it?
      do you keep a copy of what’s in it
      what if there’s a leak through that
      and is that safe?
      is it safe once it’s linked?
      can your guys see whats in it
      is it safe when its connected
      is it safe to connect them
      is that safe though
      and is it safe to give you access
      and is it safe to connect those
      is it safe to connect all that?`,
    "facet-enterprise": `
      and SAP, is that in a special plan?
      what if it’s an ERP?
      is a big system like that more expensive?
      for enterprise ones which plan do I need?
      we’re on oracle, does the small plan connect that?
      so that kind isn’t in all plans?
      does the cheap one connect to those big ones too?
      which plan covers our ERP then
      and dynamics, does that take the top plan?
      and sap, on which plan
      and the hospital-size ones?
      and oracle, in which plan
      and an erp, which plan
      and the really big systems, like our erp
      and a big corporate system
      and a big erp?
      and our big enterprise system, which plan
      what about our ERP?
      even the big corporate ones?
      what about the heavier systems?`,
    plans: `
      and how much for that?
      which plan for those then?
      is that in every plan?
      how much is it a month with that?
      ok so what’s the price?
      does the cheapest include it?
      what does it cost all connected?
      and for three of them, how much
      price for hooking that all up?`,
    technical: `
      do I need to be good at computers for that?
      is it me who connects it?
      do I need a tech to do that?
      I don’t know a thing about that, is it ok?
      is it hard to hook up on my end?
      do we need our IT guy there for it?
      what if I’m useless with those?
      will I have to set that up myself
      is there code to write for it?
      do i need to know code for it
      do I have to connect them myself?
      do i need an IT guy for that
      do i have to install that myself
      do i have to plug it in myself
      hard for a guy like me?
      do I need an IT person for that
      and if I’m no good with computers
      even if im bad with computers?
      and my staff of 3?
      no coding?
      so anybody can
      that's what they all say
      so if 0 of us knows computers it's ok?
      who's it for then
      and after, when it's running, still no skills needed?
      and my mother, she's 71 and runs the shop
      do I need an IT guy for it
      I can barely use excel, is that fine
      so zero coding on my end?
      works for a one man show too?
      do I need an IT guy?
      no coding at all?
      my staff isn’t techy either
      so anyone can use it?
      I can barely do excel lol
      is it for people working alone too
      would a one-man show manage?
      I can barely use Excel, really ok?`,
    offer: `
      and once it’s connected, what does it do?
      what do you automate with those?
      ok and what for?
      what can you do with it once it’s linked?
      so what does it change for me?
      what would it do in my Shopify for instance?
      which tasks does it take over in there?
      and what do I get from connecting them?`,
    "terms/yours": `
      and if I leave, do those connections stay?
      who owns what you set up in there?
      do I keep it all if I stop?
      are the accounts still mine?
      what happens to it when I cancel?
      does it get unplugged if I quit?
      the stuff you build in my tools, is it mine?
      do I get documents on how it’s wired
      and if i leave, is it still mine
      if we leave, do the connections stay ours
      do those accounts stay in our name
      and what you build in there, is it mine?
      and if I leave, do I keep what you built?`,
    booking: `
      ok let’s look at mine together, when?
      can I book a call to check if it fits?
      when can you look at mine?
      good, what times are open to talk about it?
      where do I book for that?
      I’d like to show you mine, got a slot?
      can we set up a time to see those?
      how do I make an appointment about it
      can i talk to someone about my tools`,
    person: `
      can I ask someone if mine works?
      who can tell me if it connects?
      can a tech call me about that?
      I want to talk to somebody about mine then
      is there a person who’d know about that one?
      could someone check that with me by phone?
      let me ask a human about it
      can I speak with the one who connects those
      can i ask one of your techs about that
      can a technician call me about that?
      can someone check mine with me
      can i ask your tech person that
      who can check ours with me`,
    "data-place": `
      does our info leave Quebec with that`,
    training: `
      someone shows my staff how?
      but they’ll get shown, right?
      will my people be shown?
      will someone show us at least?
      do you show my team how though?`,
    prepare: `
      nothing to install either?
      do I need to install something?`,
    method: `
      then who hooks it all up?`,
    "post-one-source-of-truth": `
      mine are a mess of spreadsheets, what then?`,
    audience: `
      even for a one-person shop?`,
    "our-time": `
      but it takes my time, no?`,
    "after-launch": `
      and if I get stuck afterwards?`,
    example: `
      show me a typical case`,
    "consultation-cost": `
      and the first meeting, what’s it cost me?`,
  },
  cases: {
    same: `
      and before, how many was it?
      what was it after?
      who said that?
      how many people do they have?
      where are they?
      what did you build for them?
      and their sales, did they go up?
      how many hours did they save?
      what was the problem there?
      what did the owner think of it?
      how much faster did it get?
      and the missed calls, how many now?
      does it touch their patient files?
      what did it look like before that?
      how many people work there
      where’s that shop?
      what was it before
      who said that
      how many people work there?
      in which city was that?
      what did you set up for them?
      how many ppl do they have
      where is that store
      how was it before?
      what did you build them exactly
      before it was how much
      what did you build for them
      and before that, how much
      where are they
      what did she say about it
      how much was it before
      and after a year?
      how big are they
      and before it was how much
      and the sales?
      and what did you build for them
      what did the owner say
      and how many after
      is that in a year
      and customer service?
      and sales?
      what about calls?
      is it better since?
      the people who didn’t show up, is that better?
      did missed appointments go down
      did it fix their no shows?
      how many employees did they have
      did the no shows go down
      none at all? why
      when’s the first one coming
      can I check it once it’s running
      why none?
      when’s the first one?
      why not? when will there be one
      is there one for an accountant?
      before and after what?
      how many people was that?
      what did they say about it?
      did they close more files?
      who was it, by name?
      does it see the patient files?
      how many calls do they miss now?
      and no-shows?
      from what to what?
      does someone check before it goes out?
      how big’s the shop?
      where’s that?
      how many stores?
      and the cost of service?
      how many people are they?
      how many days now?
      what did she say?
      can it see the patient files?
      and the no-shows?
      what does the owner say?
      who checks it?
      how long was it before?
      so what’s it down to now?
      what was the problem before?
      before and after numbers in each one?
      how big is that company
      and no-shows, from what to what
      from how many minutes to how many
      and the support costs
      how many are there?
      hours down to what?
      not the calls, the no-shows
      how many missed calls now?
      do you touch patient files?
      before, how many minutes?
      now it’s how long?
      someone still checks it?
      and the service cost?`,
    cases: `
      got another example?
      are there any others?
      and another one, in a different trade?
      do you have more of those?
      which other ones have you done?
      is that the only one?
      what are the other two?
      how many of those do you have?
      show me the next one
      anything else like that one?
      can I see the rest of them
      got another one
      any others like it?
      any other one?
      another one
      got others
      any others
      do you guys keep the first count or do I get a copy
      when’s that coming
      and then when do you compare
      how do you count that
      who counts
      why not
      how will u count the before
      can i look at the counts
      and after three months?
      so how would I know it worked at my place
      are you gonna put my numbers online without asking
      if I’m your first do you need my okay
      would you publish my name
      so you've got no proof at all
      so if my baseline is 22 hours a week
      why isn't one out yet
      and after the ninety days
      and for my sister's numbers, she keeps a copy too
      do I keep a copy of the numbers
      after 90 days, what do you do
      does the client have to agree?
      what’s the baseline?
      do I get a copy of it?
      and after 90 days?
      can I check the numbers myself?
      so no proof yet
      which three?
      any clinic in there?
      which three is it`,
    "case-retailer": `
      and an online store, have you done one?
      and the one with outdoor clothes?
      do you have one for e-commerce?
      and the one in Sherbrooke?
      got one like that for a web shop?
      what about the one that sells clothes online?
      how’d it go for the online retailer?
      any like that with parcels and tracking?
      and for someone selling on the web?
      the one that sells clothes
      and the online store
      what about the clothing one
      and the other one, the online store, how much did its sales go up
      how did the store do?
      did sales go up too?
      how fast do they reply now?
      anything like that for a store?
      what about online only?
      and how long to the first reply now
      the retailer, what happened?
      and the sales, before and after?
      who’s the co-founder quoted?
      what share does the bot settle now?
      and the clothing one?
      no, the online one`,
    "case-retailer/measured": `
      and for an online shop
      what about my store
      sales too?
      reply time counted?
      published anywhere yet?
      then compare when
      that's not much to go on
      so if I have 14 hours of emails a week
      why time to first reply
      and then after three months
      and my sister's etsy thing, same counts
      do you look at monthly sales too
      is that a real store?
      the before numbers, who counts them
      what would you count for an online shop
      what are the 4 things?
      do you count sales as well?
      when do you count the before?
      who counts once it’s live?
      and if it hasn’t paid after three months?
      time to first reply is one of them?`,
    "case-professional-services": `
      were they able to do more work
      did they close more files
      and for an accountant, got one?
      what about the firm in Laval?
      any like that for professionals?
      is there one with a CPA?
      and for offices like lawyers or accountants?
      how about the accounting one?
      and the one who got 30 hours back?
      one for a firm with files and proposals?
      do you have that for an office like ours, accountants?
      something closer to an accounting office?
      and accountants?
      an office like mine, tax stuff
      and for the accountant
      got one for an office like mine, professional services
      what did the accounting one save?
      and for an accountant?
      and how long to onboard someone now?
      and the proposals?
      how many files a month?
      and proposals, how many get chased now
      so how many hours a week for her now
      the accountants?
      and the accounting one?
      how many days to onboard before?
      and proposals followed up?
      files closed per month now?
      missing documents, how’s that handled?
      how many of them were there?`,
    "case-professional-services/measured": `
      and for my brother, he’s a lawyer
      for a law office
      and an accountant
      days to onboard too?
      and proposals?
      files closed?
      any real one published
      hard to count in our line
      so if I send 20 proposals and 6 get chased
      which one matters most
      and once it's live who counts
      and for my husband's architecture office
      out of 20 what, proposals?
      what do you count for the owner
      whose hours, mine?
      proposals out of how many?
      what about onboarding a client
      is it an actual firm?
      do I keep the starting numbers?
      for how long do you watch before?
      files closed counts too?`,
    "case-healthcare": `
      and a clinic, did you do one?
      what about the physio?
      got one like that in health care?
      and the one in Québec City?
      any for a place with a front desk?
      what happened with the clinic?
      one with missed calls and appointments?
      is there one like that for a dentist or physio?
      and for people who don’t show up, any example?
      and one with patients?
      and the missed calls one?
      and for a clinic?
      one with phones
      and the clinic
      anything for a health practice?
      did they still have as many people not showing up to their appointments after
      and the physio?
      got one for a clinic?
      who’s Sylvie?
      what happens with a cancelled slot
      the other one, the clinic
      and reminders, hours per week?
      time to get a confirmed appointment?`,
    "case-healthcare/measured": `
      and for a clinic
      say my dental clinic
      what about a dentist
      no shows as well?
      and reminders?
      out of how many
      missed calls too?
      privacy, you can't count that
      so if 17 out of 100 forget
      why count missed calls
      and after the launch
      and my wife's an optometrist, same counts
      no-shows are counted too?
      missed calls, out of how many
      so no clinic published yet
      missed calls, per what?
      no-shows too?
      what else besides calls?
      it’s not a real clinic?
      how do you know where we started?
      can I look at the counts anytime?
      reminders per week or per day?`,
    "case-manufacturing": `
      and for a factory?
      got one in manufacturing?
      what about the one in Drummondville?
      any like that for a machine shop?
      is there one with purchase orders?
      and the machined parts guys?
      how about one for a plant with 40 people?
      one where it does the invoicing?
      do you have that for a shop that makes parts
      and in a factory
      the machine shop one?
      does a person look at it before it goes
      nothing in manufacturing?
      how many employees there?`,
    "case-retail": `
      and for stores, actual stores?
      what about the kitchen one?
      got one with several locations?
      any like that for a shop with stock questions?
      and the one with six stores?
      is there one for a retail chain?
      the kitchenware one, how’d that go?
      one for a store on the street, not online?
      and in Ontario, any of those?
      a chain, with several locations?
      and the stores
      what about the one with six locations
      and in retail?
      what did sales do?
      what’s the 100?
      by how much did sales go up
      any with real stores?
      no, the kitchen stores
      and the other short one?
      sales up how much?
      Ontario as well?`,
    plans: `
      and what would that cost me?
      how much for the same thing?
      which plan were they likely to need, and how much is it?
      what’s the price for something like that?
      ok and your prices?
      how much do you charge for that?
      what would I pay to get the same?
      so how much a month for that kind of thing
      price list for that?
      what would that cost for us
      what would it cost for the same thing here?
      what would that cost me
      what would i pay for same
      what would that cost us`,
    start: `
      and how long would it take for me?
      how soon could I have the same?
      how fast can you do that at my place?
      when would mine be live?
      how many weeks for something like that?
      could you do that for us by next month?
      long to put in place, that?
      if I want that, when does it start working
      how quick could we get the same
      how fast would ours be up?
      how long before i get something like that
      how fast could i have that
      how fast could i have the same
      how long did it take to put in?`,
    offer: `
      can you do that for me too?
      what else could you automate like that?
      so what else do you do, in general?
      could you do the same for a garage?
      that’s one thing, what else do you offer?
      and for a business like mine, what could it do?
      besides that what do you automate?
      what other things like that do you do?`,
    unanswered: `
      can I have their phone number?
      how long did that take?
      how much did they pay for it?
      can I call them to check?
      are they still a client?
      which plan are they on?
      what software did they have?
      what year was that?
      did anyone lose their job over it?
      do you have a video of it?
      how many of those quit on you?
      did they use the refund?
      who on your team worked on that one?
      is that owner a friend of yours?
      how much did they pay for that?
      and can I call them?
      how many weeks did theirs take
      which software were they on before that
      are they still with you now
      what’s their website
      and what went wrong in that one?
      was that on the middle plan or the big one
      did she get a discount for being quoted
      can I go see it running at their place?
      and profit, did that go up too?
      what did it cost them in AI fees
      how did their customers react at first
      who on your team did that one?
      how did you find that one, by referral?
      did they hire more people after that?
      and a year later, is it the same numbers?
      what would they do differently
      got a video of that?
      how long did it take them
      whats the guys number
      what did they pay for it
      how big was their sales team
      what did they pay?
      may I have their phone number?
      which software were they using?
      are they still with you?
      how much did they pay
      whats their phone number
      what software were they on
      what did they pay
      can i call them
      how long did theirs take
      still clients today?
      are they still with you
      which plan were they on
      how long did it take to set theirs up
      how long did it take them?
      what’s their name?
      any law firm among your clients
      can I be the first one?
      do you track returns too?
      do you track billable hours?
      does it connect to our EMR?
      did any of them quit?
      which plan did they take?
      what software do they run?
      what’s the name of the chain?
      can I phone one of them
      did they cut jobs after that
      who’s the other co-founder
      how much did it cost her
      how much does each text message cost
      is Sylvie still at the front desk full time
      what’s that shop called
      which machines do they have
      what brand are they
      in which towns
      what did they each pay?
      how long did those take?
      how many orders a month do they ship?
      did they let anyone go?
      what software do they use?
      did their fees go up?
      what plan are they on?
      how much was their phone bill?
      who’s the other receptionist?
      which accounting software?
      how many POs a day?
      how many typos did it catch?
      what’s the chain called?
      how many emails per customer?
      which of the three is still a client?
      how long did that take them to get up and running?
      was it long to set up over there?
      and the setup at their place, how long did it take?
      how many weeks before it worked for them?
      which of your plans did they take?
      what do they pay a month?
      so which plan are those guys on?
      what software were they on before?
      can I get her number to ask her myself?
      could you put me in touch with her?`,
    sectors: `
      and in other industries?
      do you do that for restaurants too?
      what about real estate, you do those?
      which other trades do you work with?
      I’m in construction, works for that too?
      and for schools?
      do you work with insurance brokers like that?
      is it just for stores and clinics?
      my trade’s not in those, is that ok?
      what industries besides that one
      ever do that for a trade, like hvac
      and in education, have you?
      and in my industry?
      any in my industry
      any in my field, insurance
      you do other clinics?`,
    demonstration: `
      are those people for real?
      is that a true story?
      did that really happen?
      is that an actual company?
      are those numbers real or made up?
      is she a real person?
      so that’s invented?
      can I trust those figures, are they real?
      do they exist for real?
      are those people for real
      are those people real
      are they real companies
      those are real companies?`,
    support: `
      can mine do that with customers too?
      would it answer my clients the same way?
      and the assistant there, how does it work?
      how does it answer the customers, that one?
      does it work at night like theirs?
      could it take those questions at my place?
      is that the customer service thing?
      how much does it resolve on its own usually?
      could the bot answer my shoppers
      how would it cut those service hours?
      that’s which service?
      who answers about stock?`,
    figures: `
      is that typical of the others?
      and on average, for everybody?
      what do clients get usually, not just that one?
      are results like that common?
      what about your other clients, same gains?
      in general it’s how much less work?
      is that the average or your best one?
      overall, revenue goes up how much then?
      and on average for your clients
      and on average, all clients?`,
    "ninety-days": `
      and if I don’t get those results?
      what if mine doesn’t work like theirs?
      do you guarantee me the same?
      and if it doesn’t do that for us?
      would those results be guaranteed for us?
      what happens if I don’t see that?
      is there a guarantee I’d get there?
      what if after 3 months I’m nowhere near that
      and if we dont get those numbers?
      what if we don’t get results like theirs?
      and if i dont get those numbers
      and if mine doesnt get there`,
    booking: `
      I want that too, how do I book?
      ok when can we talk about mine?
      can I get a call about doing that here?
      good stuff, what times do you have?
      let’s do the same, where do I sign up?
      can we meet to see if that works for us?
      got any slot this week to discuss that?
      how do I reserve a call for that
      i want that too, when are you free
      I want the same, when can we meet?
      i want the same, when can we talk
      i want that, when can we talk
      i want that too, when can we talk
      i want the same thing, how do we talk`,
    person: `
      can I talk to whoever did that one?
      who could tell me more about that?
      could someone call me about it?
      I’d like to ask a real person about that one
      can I speak to someone who worked with them?
      is there a human I can ask about those?
      I want to discuss that with somebody
      put me in touch with someone on that`,
    clients: `
      only those or are there others
      who have you served then?`,
    security: `
      patient files, is that safe
      is patient data safe with you?
      are client papers safe in that?
      is that private enough?
      is health info safe?`,
    integrations: `
      it reads my Shopify orders?
      did they have to be on Shopify?`,
    sales: `
      how do the proposals get followed up?
      which service is that?`,
    calls: `
      what happens to those calls then?
      how does that phone part work?
      so how do calls work with you?`,
    operations: `
      what else could you do on that side?
      which service does that?`,
    "facet-enterprise": `
      would that work with our big system?`,
    "post-quote-follow-up/9": `
      was it legal to email them like that?`,
    "post-customer-requests-80-20/1": `
      how’d you choose what to automate?`,
    "post-quote-follow-up": `
      how do I follow up my own quotes?`,
    "post-measuring-manual-work/3": `
      how do I time my own order entry?`,
    "post-two-languages-one-inbox": `
      bilingual customers, how’d you handle?`,
    story: `
      and your own story?`,
    people: `
      ok and who’d I deal with?`,
  },
  privacy: {
    same: `
      how many days was that?
      why that long?
      and after that, it’s gone?
      is there an exception?
      who do I write to for that?
      does it cost anything?
      how long do you have to answer that?
      so who sees it exactly?
      does that go for the chat too?
      and if I say no to that?
      what’s in it exactly?
      what was that address?
      so is it a yes or a no?
      and by law, you have to?
      how long does it take?
      how long does that take?
      and how long is that?
      does it take long?
      for how long?
      who sees it?
      and after that, its gone?
      and who can see it?
      how many days do you have to answer that?
      is that free?
      for what purpose
      and afterwards?
      for how long exactly
      for how long
      even if i never become a client
      who sees it
      what does that cost me
      do i have to give a reason for that
      every bit of it?
      are you sure about that
      so within how many days
      and that goes for everybody?
      is that written somewhere
      can i wipe it myself
      can i delete it myself
      even if I never buy anything?
      am I allowed to know mine?
      can i see mine
      what goes into it?
      would you tell me why I got that number?
      would you tell me?
      you write them all down?
      so you can’t just hide it
      where do I write about that?
      you won’t sign me up behind my back?
      what’s written in each issue?
      who tells me which ones?
      and I can see what you have on me
      so it could be in the US?
      who do I ask?
      can I see everything?
      rented out maybe?
      only your own people then
      is it still mine?
      so no report yet?
      who do I ask which ones?
      can they use it for themselves?
      do you say why?
      so you don’t take much?
      can I see what you have?
      how long is that, in months?
      what if I typed my card number?
      who else besides your team?
      and if I don’t leave my number?
      does it decide if you take me?
      and my half-filled form?
      nothing to accept then?
      and if you add one later?
      does it cost something?
      how long do you take?
      how do I reach them?
      is it the boss?
      do you keep track of them?
      only if it’s serious?
      do you need my ok for other uses?
      do you keep proof?
      so same as here?
      what if I’m writing from Paris?
      does it show your address?
      only people who asked?
      how fast do you answer?
      can I get in trouble for it?
      who owns the data
      so no report at all yet?
      are they allowed to use it for themselves
      whom do I write to for the list
      how many days
      is one set if I only read
      so it’s the boss?
      do you write them down somewhere
      who else is told
      and for another use of my answers?
      who gets it
      how soon do I hear back
      could I get in trouble for it
      who on your side can see it?
      so maybe in the States?
      who can tell me which ones?
      if I typed my card number by mistake?
      how do you know where I came from?
      does it decide for me?
      how long before you answer?
      does it cost me?
      not happy with the answer, then what?
      who gets told?
      so same rights from Paris?
      what’s in every issue?
      how quick do you answer?`,
    rights: `
      and if what you send back looks wrong to me, who do I go to
      who do I go to if it looks like bs
      and if I’m not happy with it, who do I see
      can I make you get rid of it before that
      can you delete it sooner than that
      how do I get you to erase it earlier
      I don’t want it kept that long, can I have it wiped
      can I ask you to throw it out before
      and if I don’t agree with the answer
      what if I ask and you guys give me a bad answer
      who can I complain to if I’m not happy with it
      and if you say no?
      who’s above you for that
      where do I go if you don’t answer
      and if I want it deleted before that
      can I have it erased?
      and to see it, how do I do that?
      and if I want it deleted?
      can I get a copy of that?
      how do I correct it?
      can I take back my consent for that?
      how do I get my info removed from there?
      what if there’s an error in it?
      can I ask for mine?
      how long till you answer if I ask for it
      is it free to get it deleted
      can I see it all somewhere
      can i have it wiped
      how do i see what you have
      can I have it all erased?
      so how do i get it deleted
      can i get it erased
      and can i have it removed
      how do I get it removed
      can I have it erased then
      and what if I want a copy
      how do I take that back
      and it’s free to ask?
      what if your answer doesn’t suit me
      how long does that take?
      how many days for the copy?
      i want it gone, who do I write to
      who do i write to for that to be wiped
      theres a fee?
      does it cost anything
      is it free and how long
      how long will that take and does it cost anything
      how long does erasing it take and does it cost anything?
      is it free
      how long does it take
      and if i dont like your answer
      who do i write to
      you'd drag your feet
      so if I ask on the 2nd when do I get it
      and if I'm not happy with the answer
      can I ask for my late father
      can I get it all deleted?
      can you erase it sooner if I ask?
      how long till you answer?
      and if I’m not happy with what you say?
      can I get a copy in a format I can open?
      I can change my mind about consent?
      my address is wrong, can you fix it
      30 days?? that’s long
      and what can I ask them for?
      when will they get back to me?
      where do I send the request?
      can I have mine erased?
      and if you refuse?
      how do I ask?
      can I ask for a copy?
      can I get it taken out?
      can I have it gone sooner?
      can I get a copy in a usable format?
      what can I ask them for?
      how do I get mine erased?
      how do I see all you have on me?
      how do I get it erased?
      and have it removed?
      can I have it wiped sooner?
      what can I ask them?
      how do I use those rights?
      how many days does that take, and do I pay?
      and if I’m not happy with what they say?
      what if their answer doesn’t satisfy me?
      and if the answer’s no good?
      can I see mine?
      who do I ask for mine?`,
    retention: `
      and the newsletter, say I sign up then unsubscribe, how long do you keep that
      if I unsubscribe what do you keep and for how long
      and how long do you keep it?
      when does it get erased?
      do you keep that forever?
      for how many months, that?
      when’s it gone for good?
      is it kept after I leave?
      how long does it stay on your side?
      and the emails, kept how long?
      is some of it kept even once erased?
      so when do you delete that?
      and the logs, how long are those kept
      how long do you hold onto it
      and when is it deleted then?
      even after I leave, you keep it?
      until when do u have it
      how long do you keep that
      even the logs?
      gone after how long
      and when is it gone
      and the form?
      and my request?
      what about what I put in the form?
      until when
      and after two years?
      so it’s gone after two years?
      and after that, is it erased
      what about the emails, same length of time?
      and if I become a client does that change
      and the consultation form?
      and my request, how long do you keep it
      and then you have zero trace of me?
      if I forget to confirm do you keep it
      and if I never confirm
      then you erase everything
      why so long
      and the newsletter one
      what's left after you erase me
      and the logs?
      that's too long
      so if we spoke last in May when's it gone
      why keep the proof after
      and then after erasing, what's left
      and my partner's request, same length
      and how long does all that stay with you?
      24 months from when exactly?
      why 3 more years after I unsubscribe?
      and if I never click the confirmation
      do I get emails during those 3 years?
      what about the logs?
      a fingerprint?? why
      once it’s erased, is really nothing left?
      how long do you keep it all
      kept for how long?
      how long’s it kept?
      and for how long?
      how long do you hang on to it?
      for how long do they have it?
      and if I become a client?
      what about the newsletter one?
      why 3 more years?
      how long for the logs?
      and tech logs
      what about my newsletter consent
      kept how long?
      the form answers, how long?
      all that, for how long?
      the newsletter, how long?
      and technical logs?
      if I never confirm my address?
      proof of consent, why 3 more years?
      otherwise it’s kept till when?
      what about my email for the newsletter once I’ve taken myself off?
      and after I unsubscribe, what do you still have?`,
    sharing: `
      who else gets it?
      do you sell that?
      do you pass it on to anyone?
      and your suppliers, do they see it?
      who has access to that?
      do third parties get that too?
      does it go to some AI company?
      is it shared with partners?
      so nobody outside sees it?
      who’s it given to
      and do you rent it out to marketers?
      you sell it to anyone?
      who else sees it
      and nobody else gets it?
      does anyone else get it
      who else gets to see that
      and you never sell it?
      do other companies get it too
      you sell any of it?
      and if its another company answering
      outside quebec?
      are they bound by something
      providers can leak
      so if 3 companies touch it they're bound?
      which providers
      and then can they use it for themselves
      and my clients' names if I type them
      do you sell any of it?
      do you sell it to anyone
      are they in Québec, those providers?
      who answers in the chat, an outside AI?
      do you sell it?
      does it go to openai or something?
      so nobody buys it?
      are they bound by anything?
      what kind of providers?
      all in Quebec?
      who writes the chat answers?
      does a third party read my messages?
      and the hosting company, what stops them from using it?
      so who else can see it?
      does anyone outside see it?
      are they bound by a contract?
      and whoever writes the chat answers?
      who gets to see all this?
      and the chat, who writes the answers
      who else gets to see it?
      who do you share it with?
      the chat answers, who writes them?`,
    "data-place": `
      and where is it stored?
      is that in Canada?
      does it leave Québec?
      in what country is it?
      where are the servers for that?
      is it in the States?
      who’d tell me where it is?
      does it get sent outside the province?
      and it’s kept where, physically?
      is any of it over in the US?
      is it in canada at least
      is it stored in canada at least
      in canada or the states, that
      in canada or elsewhere
      is that in canada
      on american soil?
      and that’s stored where
      does it leave the country though
      outside quebec?
      which ones, who do i ask
      can they use it themselves?
      are they under contract
      that bothers me
      so if 2 of them are abroad can I get names
      which ones are outside
      and then who do I write to
      and my clients' files, same place
      is my data sent outside Quebec?
      so it could be in the states?
      can those companies use it for themselves
      is it stored in Canada?
      are they allowed to use it for other things?
      by contract?
      not all of it stays in Quebec then
      where’s it kept?
      outside Quebec, possibly?
      so where do they keep it?
      where’s it stored?
      are the servers in Canada?
      data kept in Europe?`,
    officer: `
      and who’s in charge of that?
      who do I contact about it?
      what’s the email for that?
      is there a privacy officer for it?
      who’s responsible for that at your place?
      can I write to that person by mail?
      to whom do I send that request?
      so who handles those?
      who’s accountable if it goes wrong
      what’s the address to write to them about that
      who do i write to about that
      who do I write to for that?
      by mail too?
      who’s in charge of that
      who do i write to for that
      so who do I write
      and by mail, what address
      how do i write them
      by mail?
      the boss?
      got an email?
      no name given?
      so if I send 2 letters where to
      why that person
      and by mail, is that ok
      can my lawyer write in my name
      who reads that inbox?
      can I send a letter instead?
      so it’s the boss himself?
      what’s the email again
      postal code?
      you don’t have a separate privacy person?
      which suite number do I put on the envelope?
      who’s the privacy officer?
      who’s responsible for that?
      who handles that?
      what’s that email again?
      by mail, at what address
      who handles it?
      by mail, what address?
      what email?
      who’s responsible?`,
    "chat-data": `
      and what I’m typing here?
      is this chat kept too?
      what about what I told you just now?
      who reads this conversation then?
      do you keep what we said?
      can I wipe this chat?
      and here, how long do you keep this?
      I gave you my card number earlier, is it kept?
      is what I write here part of that?
      does someone get a summary of this?
      how do I delete this one here
      and what i just typed here?
      and what I just typed here?
      and what i type in here
      and what i type here?
      and what i typed just now?
      this chat too?
      same for this chat?
      is this talk kept just as long
      can i wipe it?
      can I delete this chat myself
      for how long
      can i delete it myself
      who sees it
      and if i typed my card number
      that's a long time
      so if I wrote 20 messages they're all kept
      why keep it at all
      and then who gets the summary
      and my secretary, can she erase hers
      how many days for this chat?
      and the conversation itself, you keep that?
      what happens after the 180 days
      can I delete it right now
      I typed my card number, oops
      who gets the summary?
      how long is that kept?
      can I erase it now?
      oops I typed my card number
      my SIN too?
      who reads it?
      why do you keep it?
      6 months seems long
      your team sees all of it or a summary?
      can I delete it?
      how long do you keep it?
      and what I’m typing right now?
      how long do you keep the chat itself?
      can I just erase this myself?
      can I wipe it right now
      180 days, then?
      can I wipe this chat now?
      and this chat?
      this conversation, kept?
      and just this chat, can I erase it?
      oops, I typed my SIN a minute ago`,
    incidents: `
      and if there’s a leak?
      and if it gets hacked?
      do you tell me if it’s stolen?
      and if someone gets into it?
      what happens when there’s a breach?
      would I be told about that?
      do you report that to someone?
      if it gets out, how would I know?
      and when something goes wrong with it?
      do you keep track of those incidents
      and if it leaks?
      what if it gets stolen?
      and if it leaks
      and if that leaks
      what happens if someone steals it
      who else do you tell?
      who else gets notified
      do you tell anyone else
      would i know?
      who else do you tell
      kept in writing?
      any incident or just big ones
      you'd say that
      so if 200 people are hit do all get told
      who else gets told
      and then how fast
      and my clients, would they be told
      how soon?
      and the government, do they know too?
      even for a small leak?
      what counts as serious enough to warn me
      and if theres a breach?
      would you warn the people affected?
      what if there’s a breach?
      what if something leaks before that?
      do they warn me if there’s a leak?
      who else do you notify?
      then do you tell people?
      they tell me if there’s a leak?
      even small ones go in the register?
      and if my data got out?`,
    security: `
      is it safe at least?
      how’s it protected?
      who on your team can see that?
      is that secure?
      and what do you do to protect it?
      do the logs of that show who I am?
      can any of your employees open it?
      what security do you have for that?
      do you track who looks at it?
      what stops someone from getting in there
      and your staff, can they all open it
      who can see it
      any names in your logs?
      it stays mine?
      audited?
      that's what the hacked ones said too
      so if 6 of your people could look at my files
      why only one cookie
      and then where do I read what you keep
      and my clients' info, same care
      so nothing’s loaded from outside servers?
      so you’re not audited yet?
      who at your place can see my stuff
      do you keep IP addresses in the logs
      how many cookies is that
      are you certified?
      who on your team can see it?
      do you log what they do?
      so it stays mine?
      any cookies?
      are IP addresses in your logs?
      how do you protect my stuff then?
      then how do you protect my stuff?
      what do you do to prevent it?
      do your logs have my IP
      do your logs have my name?
      ok but is my data safe meanwhile?
      your team’s access, limited?
      what do you do to prevent one?
      how’s it protected now?`,
    soc2: `
      are you certified for that?
      and SOC 2, do you have it?
      has anyone audited that?
      is there a report I can see on it?
      so you follow it but no audit?
      do you have a certificate for that?
      when will that audit be out?
      any outside check on that?
      who verified it?
      can I get that report
      got any audit to prove it
      is there an audit to prove it?
      audited by who
      did anyone verify that
      so is it certified or not
      so what parts of it are you following then
      which criteria
      and when’s the report out
      no audit?
      will you publish it
      so when's the report
      so you're not really certified
      so if my insurer wants the report by march
      which criteria do you follow
      and when it's done, will we see it
      and my client's bank asks for it too
      so you aren’t certified
      when will there be a report
      which of the criteria?
      when’s the audit?
      so no report?
      then you’re not really certified
      confidentiality is part of it?
      just following it, no audit?
      did somebody from outside check that?
      do you have SOC 2 then?
      what criteria exactly?
      does that include confidentiality?
      do you have an audit on that?
      certified or not?`,
    score: `
      and do you rate me with that?
      is there a score on me?
      what’s my score based on?
      can I see mine, the score?
      does a computer decide on me from that?
      why would you score people with it?
      does that number decide if you call me?
      what goes into that rating?
      do you use it to rank us?
      so people get ranked from that
      and that number, what’s it based on?
      so a robot ranks me with that?
      does that affect who gets called
      is there a grade on me
      does a computer rank me with that
      does that mean if mine is low nobody calls me
      who decides in the end
      can I see mine
      what’s it for then
      based on what
      so a machine decides?
      whats it for then
      grading people isn't nice
      so if I'm 2 people with 60k I get a bad one
      why do that
      and then who decides
      and my brother's request got called first
      so a low one means you ignore me?
      does my budget count against me
      does a human still look at it?
      so small buisnesses get called last?
      that score, what’s it based on?
      so a machine decides if I get a call?
      so a person still looks?
      what’s that rating about?
      so it’s not a machine that decides?
      is there some scoring of me?
      that score thing, what is it?
      and can that alone get me turned away?
      so a bad one and it’s a no?`,
    collection: `
      and what else do you collect?
      what else do you take from me?
      why do you need that?
      does that say where I came from?
      and my phone number, what’s that for?
      is my IP in there?
      what about the form, what’s taken there?
      what do you use it for?
      which info do you have then?
      do you need my name for that
      and from the chat?
      do you track my clicks
      my ip?
      what for
      that's a lot
      so if I send it 3 times do you count that
      why the page I came from
      and how long is the address fingerprint kept
      and what about somebody on my wifi
      do I have to give my phone number?
      so you don’t track if I open the emails
      what do you do with my answers?
      and my credit card number if I type it by accident?
      does saying no to the newsletter hurt my request?
      who gets the summary of the chat
      so you know which ad I came from?
      how do you count without cookies?
      then how do you know how many people come?
      like what?
      what is it exactly that you take?
      even if I say no to the newsletter?
      do you know if I open your emails?
      what about my IP?
      so how do you count anything?
      and if I subscribe, what do you take
      what do you keep from the chat
      what do you collect exactly?
      and the form, what do you keep?
      my IP, is that kept?
      do you track if I open the email?
      the phone number, required?
      and on your servers?
      but you count something, no?`,
    browser: `
      and cookies with that?
      does it put a cookie on my phone?
      what stays on my computer from that?
      is there a cookie for this?
      what’s saved in my browser then?
      and my draft, is it kept on my end?
      what does that cookie do?
      and on my side, whats stored?
      does it remember my language that way
      cookies?
      and cookies in all that
      does any of it stay on my phone
      and if i chat?
      my draft stays?
      til when
      so the theme is saved where
      I don't like cookies
      so if I have 4 tabs open
      why keep the draft
      and when I close the tab
      my daughter uses the same laptop
      so no cookies at all?
      what does the chat cookie do?
      is my half-filled form saved?
      and if I close the tab?
      does it remember I chose english
      you can see my theme choice?
      what happens to the draft once I send it?
      can other sites read that cookie?
      but there’s a cookie somewhere, no?
      does it leave a cookie
      is there a cookie for that?
      any cookies with that?
      no cookie at all then?
      what if I chat, though?
      does it remember my theme?
      what’s stored on my phone then?
      and cookies?
      any cookie if I just read?
      what if I close the tab?
      and when I chat?
      cookies anyway?
      not even for this chat?`,
    settings: `
      and analytics, do you have those?
      so there’s no google analytics?
      is there something to accept for that?
      do you use it for ads?
      no banner to refuse then?
      can I opt out of the tracking in that?
      any facebook pixel with that?
      and for visits, do you measure them?
      would you ask me before adding that?
      so no google analytics either?
      nothing to accept?
      and if that changes
      no ads either?
      you'd ask me first?
      hard to believe in this day
      so if I come 12 times you don't know
      why no banner
      and if you change your mind later
      and for my kid visiting from school
      no google analytics either?
      so that’s why there’s no cookie banner
      not even google analytics?
      no facebook pixel?
      and if you add one later, you’d ask me?
      nothing for me to click then?
      seriously no ad tracking
      any tracking tools?
      so no Google Analytics?
      and if you added one someday?
      so nothing for me to refuse
      Google Analytics?
      ads tracking?
      so no banner to click?
      any trackers here?`,
    "law-25": `
      and is that what law 25 asks?
      does that follow the Québec law?
      so you respect law 25 with that?
      is it legal in Québec, what you do there?
      how does the new privacy law fit in that?
      and proof of what I agreed to, you keep that?
      could you use it otherwise without asking me?
      are you in order with law 25 on that
      is that what law 25 requires?
      and under the Quebec law, you’re ok?
      who's in charge of it
      and other uses of my info?
      you keep proof?
      no automatic decision?
      everybody claims that
      so if I refuse 1 of the uses
      who's the one in charge
      and if you want to use it for something else
      and for my employees' info
      is that even legal in Quebec?
      who’s in charge of it on your side?
      so no robot decides about me
      can you use my answers for something else?
      how would you prove I agreed?
      do you say what the answers are for?
      you’d ask me again for each use?
      and the Quebec law?
      and the Quebec rules?
      is that allowed here?
      is that the law that says so?
      is anything decided by a machine?
      and the Quebec one?
      and Law 25?
      is that legal here?
      does a computer decide about me?
      not Europe, Québec`,
    gdpr: `
      and for someone in Europe?
      I’m in France, does that apply to me?
      and GDPR, does it follow that?
      is it the same for Europeans?
      do my rights change if I’m over there, in the EU?
      and our clients in Belgium, are they covered?
      so European rules too?
      if I write from Paris, same thing?
      even from Europe?
      same rights as here?
      can i download it
      can i take back my ok
      erased too?
      you're canadian, why bother
      so if I live in Lyon 5 months a year
      which rights
      and can I download it
      my associate lives in Berlin
      same thing if I’m in France?
      so even from Belgium I can get it erased?
      same rights as Quebecers or fewer?
      can I download my stuff too?
      and take back my consent
      I’m in Paris, it covers me?
      do I have to be a client for that?
      same from France?
      and the European one?
      can I download mine too?
      can I take back my consent?
      and downloading it?
      and for Europe?
      I’ve a client in France, same thing?
      and in Europe?
      and my European buyers?`,
    casl: `
      and will you send me emails because of that?
      am I going to get spam from that?
      does that sign me up for your newsletter?
      will you email me without asking after that?
      is that ok with the anti-spam law?
      what do you put in those emails, legally?
      will I get promos if I give it to you?
      and marketing emails, do I have to agree to those?
      and will I get newsletters because of that
      i have to confirm?
      your address in it?
      can i get off it
      only if i asked?
      I get spam anyway
      so if I never confirmed I get 0
      why two steps
      and to get off it after
      my partner never asked for it
      so I have to confirm first?
      is there an unsubscribe link every time?
      does your mailing address appear in it
      I ticked the box but never confirmed, do I get it?
      do I have to confirm?
      is there a way out in each one?
      and there’s a way out in each one?
      the anti-spam law too?
      and anti-spam?`,
    report: `
      I found a hole in it, who do I tell?
      and if I spot a bug in that?
      would I get in trouble for reporting it?
      how do I report a flaw in there?
      do you answer people who find a problem with it?
      what if I find a security issue in that?
      where do I flag a weakness in it?
      do you sue people who report those
      and if I find a hole in it, who do I tell
      you won’t come after me for poking around
      u wont sue me right
      am I in trouble for looking
      and how long till someone answers
      I poked around a bit, is that bad
      so no lawyers
      will i get in trouble
      how soon do u answer
      to which email
      if i meant well?
      you'd call the cops
      so if I find 2 of them
      where do I write
      and then how long till you answer
      my nephew found it, is he in trouble
      I think I found a hole, who do I tell?
      will you sue me?
      how fast do you reply?
      what address do I use
      even if I poked around a bit to find it?
      two days including weekends?
      what do you mean by good faith
      where do I report a hole
      how do I tell you if I spot one?
      even if I was poking around in good faith?
      I found a hole, who do I tell?
      I spotted a hole in your site, who do I tell?`,
    complaint: `
      and if I’m not happy with that?
      who do I complain to about it?
      can I take that to the Commission?
      what if you don’t answer me on that?
      where do I file a complaint about it?
      and if I don’t agree with that?
      is there someone above you for that?
      who polices that?
      I don’t like that, how do I complain
      how do I contest it if you refuse
      and if you dont, who do i complain to
      and if I’m not satisfied with that?
      if that answer sucks, who do i go to
      not happy with that, who do i tell
      and if im not satisfied with that
      and if I want to complain about that
      if I don’t like your answer where do I complain
      and above them?
      not a flaw, a complaint`,
    "terms/yours": `
      and my business data, does it stay mine?
      who owns it then?
      if I leave do I keep it?
      do you own what’s in there?
      is it mine even after I cancel?
      what I give you, it’s still mine?
      what about our accounts, who has ownership of those?
      can we take it all with us when we go`,
    unanswered: `
      is it encrypted?
      do you have cyber insurance for that?
      what’s the name of that provider?
      is it used to train ChatGPT?
      do you do background checks on those people?
      how often do you back it up?
      do you have ISO 27001 as well?
      how many requests like that do you get?
      ever had one of those?
      do you use two-factor on that?
      is it on Amazon or Azure?
      can my lawyer get a signed DPA for it?
      do the police ever ask for it?
      is it HIPAA compliant as well
      in which country, exactly?
      and who’s that person, what’s their name?
      has that ever happened to you?
      how many hours before you tell me
      is it encrypted over there
      and if the police ask for it?
      what’s the fine if you don’t
      can my lawyer ask for that in my name
      would that cover my American patients as well
      and for minors, is it the same?
      does my ex get to see it
      if you get bought out, who has it then?
      do I need to show ID for that
      can I have that in writing, signed
      and on paper, do you keep any of it?
      who checks that you really do that
      when’s that audit coming
      is that on Amazon’s servers
      what about your staff’s phones, is it on those too
      are you insured for that?
      what’s the fine for you if you dont
      what’s that person’s name?
      is it backed up every night?
      is it encrypted
      how many times did it happen
      encrypted?
      used to train ai?
      ever happened to you?
      is it encrypted there
      whats that person’s name
      backed up how often
      encrypted at least?
      what brand of server
      and is it encrypted
      is that on AWS
      what fine would you get for that
      and your subcontractors, how many are there
      do you record the phone calls too?
      what’s a good score?
      how often do you make backups?
      does it work with safari private mode
      how many visitors do you get a month
      do I have to send ID to prove it’s me?
      what’s their name?
      has it ever happened?
      any complaints against you so far?
      do you have a representative over there?
      what’s the fine if someone breaks it
      is there a bounty?
      can I publish it afterwards?
      who’s going to audit you
      when do you expect it
      what about ISO 27001?
      can you keep mine in Canada only
      is there a version for kids’ data?
      can you email me a copy of this chat?
      do you do penetration tests?
      when was it last updated?
      is it used to train an AI?
      what are their names?
      do you buy info from elsewhere?
      what’s a good number?
      where are the backups?
      does that work in private mode?
      how many people visit?
      do I need to send ID?
      ever had one?
      ever been fined for it?
      do you have a rep over there?
      what are the fines?
      is there a reward?
      which firm tests it for break-ins
      by when
      who’s the auditor
      so what’s the hosting company’s name
      is it Amazon?
      when did you last change it
      who wrote it up
      who reads that summary, by name
      can I get a copy by email
      name them for me
      how many people is that on your team
      how many forms did you count yesterday
      who can look at those counters
      out of how many points
      what did I get
      where are the backups kept
      who checks that it’s really gone
      does it work in Safari’s private mode
      how many visitors do you get then
      did you ever have one
      do I have to prove who I am
      is it CSV
      do they have a deputy
      has it happened already
      within how many hours
      what’s the fine if you break it
      who’s your EU representative
      which authority over there would I go to
      how many people are on it
      what tool sends it
      do you name me in a hall of fame
      what encryption do you use?
      do you have cyber insurance?
      how often are backups done?
      who’ll audit you?
      ISO 27001 as well?
      is it AWS?
      could I insist on Montréal servers?
      which lawyer wrote it?
      can I get this chat by email?
      who exactly reads the summary?
      which email provider?
      names of all the providers?
      do you buy lists on top of that?
      what version of the consent do you log?
      out of 100 or 10?
      how long do you keep invoices?
      does it work in Safari private mode?
      how many visitors do you get?
      do you run Facebook ads?
      do you need my ID for that?
      how many requests have you had?
      their direct phone line?
      how many so far?
      told within how many hours?
      have you ever been fined?
      who wrote your assessment?
      do you have an EU representative?
      will you sign our DPA?
      what’s the fine these days?
      do you check my list for me?
      do you have a PGP key?`,
    person: `
      can I talk to that person?
      I want someone to explain that to me
      is there a human for those questions?
      can I call about that?
      who can I speak to about it?
      could someone phone me about it?
      I’d rather discuss that with a person
      get me somebody who knows about that
      can I reach someone live on this
      can i talk to someone about it
      I’d like to speak to that person directly
      can i ask someone about that
      can i ask a person about that
      can i ask someone about that on the phone`,
    booking: `
      ok fine, then can I book my call?
      good to know, so when can we talk?
      alright, what times do you have then?
      fine with me, where do I book now?
      that’s ok with me, can I take a slot?
      reassured, how do I get an appointment?
      ok so can I reserve something this week then
      I’m fine with that, let’s set a time`,
    form: `
      and the answers i type in the questionnaire, sold?`,
    privacy: `
      can i fix whats wrong
      and have it erased?
      you say why?
      u collect a lot?
      everyone says that
      so if I ask for all of it you show me
      why collect any
      and then can it be wiped
      and my wife's info as well
      do you say why you collect it
      can I get it deleted?
      how much do you collect?
      and if something’s wrong in there, can I fix it?
      where’s the full policy?
      so can it be erased
      do you take in a lot of info
      the whole policy, short?
      the policy, in a nutshell?
      and your policy in general?`,
    response: `
      ok and how fast do you call back`,
    "careers/write": `
      and job applications, how long for those?
      what about job applications?
      and a job application?`,
    contact: `
      is there a phone number for that`,
    "post-law-25-team-of-ten/5": `
      what about my own company, what should we note down?
      do I have to tell people if I do the same?
      and me, what must I do if I have one?
      and me, what do I log on my end?`,
    "post-law-25-team-of-ten": `
      and us, we’re ten, where do we begin?
      does it apply to my small shop too?
      and for my business, what do I have to do?`,
    "time-zone": `
      and booking a call from Europe, which time is it shown in?`,
    newsletter: `
      how often is it?
      how often does it go out?`,
    unsubscribe: `
      when does it stop once I click?
      how do I get off it?`,
    "post-quote-follow-up/9": `
      does it apply when I follow up on my own quotes?
      and for my own follow-ups?
      and my own quote follow-ups, legal?`,
    "terms/fair-use": `
      so am I allowed to try to hack the form?
      and if someone tries to break in?`,
    "post-law-25-team-of-ten/2": `
      can I give that to someone else?
      in my own firm, who’s that?`,
    "post-law-25-team-of-ten/4": `
      do I need to do some assessment for that?
      do I need an assessment if it leaves Québec?`,
    "after-form": `
      who reads it and when?
      does a person read it anyway?`,
    "case-healthcare": `
      patient files too?`,
    "post-law-25-team-of-ten/3": `
      what do I need to tell my own customers?`,
    "post-law-25-team-of-ten/1": `
      in force since when?`,
    terms: `
      and the terms?`,
    "terms/site": `
      can I reuse what you wrote here?`,
  },
  chat: {
    "chat-data": `
      and if I want it gone sooner
      can I wipe it earlier than that
      what if I want it erased right now
      how do I delete it
      how would I erase that
      can it go before then
      and if I don’t want you keeping it
      can I get rid of it myself
      where do I erase this
      and to delete it now
      I don’t want to wait, how do I remove it
      any way to make it disappear today`,
  },
  call: {
    same: `
      what do I leave with?
      and it’s with who?
      is it really free?
      what do we talk about in it?
      where do I find that page?
      can I move it after?
      do I have to give my number for it?
      is that business hours or regular hours?
      and Sundays, does that count?
      how many steps is it?
      and if I don’t get the link?
      do I owe you anything after
      and its free, for real?
      is it really 30 min, not more?
      do i get something after?
      and thats for every call?
      even if i already have an agency
      and if i dont want to after
      do i need a camera for that
      how does that go again
      thirty minutes, no more?
      and how long does it last
      is it really that short
      and if i pick nothing
      so nothing to pay?
      and do i have to
      are you sure it’s free
      and what if i say no after
      what about the last part
      and is that mandatory
      what do i walk away with
      what will you ask me
      I never got it, what now
      where is that, which page?
      where do I turn that on
      will it show me mine as well
      what do I take home?
      what kind of things should I tell you?
      what’s the catch?
      do I still get something out of it?
      that’s all?
      when does it show up?
      can I see both times?
      where do I change it?
      then you write me?
      none of these work for me
      what if I need none of them?
      how do I move it?
      does it commit me?
      how do I get one?
      do you count the hours right there?
      and I keep the plan?
      what if it’s not worth it for me?
      who decides where to begin?
      do you need my card?
      how long for that price?
      can it be on video?
      do I go to your place?
      is that all?
      so I don’t have to call?
      how do I find out?
      am I forced to take it?
      only after I send the form?
      do I see both?
      how soon do you write?
      then you suggest one?
      would you say which plan though?
      what if you’re not the right fit?
      how many steps?
      do I have to give my number?
      do you sell that?
      how long before you look at it?
      do I pick the time right away?
      can I move it?
      what if an earlier one comes up?
      am I committed to something
      do I get to keep it
      no card at all?
      can I say how long I’ll be
      where do I ask for that
      can I see it in my own time
      do I fill in the form anyway
      what does the little star mean
      do you sell my answers
      can I book the time later
      how many minutes?
      do you count the hours in it?
      so I pay nothing?
      how early can I tell you?
      write back within when?
      would you really say that?
      what’s the star for?
      how soon do you look at it?
      can I pick the time later?`,
    booking: `
      ok when’s the next one?
      what times do you have for it?
      can I take one tomorrow?
      is there one on Saturday?
      let’s do it, give me a time
      have you got one this afternoon?
      where do I pick it?
      any at noon, that’s when I’m free?
      ok sign me up for one
      show me what’s open
      how do I get one of those
      can I have it Thursday morning?
      ok gimme thursday
      whats open monday
      ok is wednesday afternoon open?
      fine, sunday no, what about monday
      ok give me one
      thursday then
      friday then?
      anything after 4 that day
      ok how do i get one
      perfect, book me`,
    "call-course": `
      what’s the middle chunk about
      and the part in the middle, what do we do
      what happens in the second stretch of it
      what do we do the first bit
      and I walk away with what
      what do I leave with
      what happens at the end of it
      and how does it go?
      what do you ask me in it?
      what happens during those 30 minutes?
      what do we do on it?
      is it a sales pitch?
      do you try to sell me something during it?
      what do I get out of it?
      and at the end, I’ve what?
      what will you want to know from me then?
      how’s that conversation work?
      is the plan mine to keep after it
      what do we talk about
      what would we talk about?
      what do we do during it
      and what do we do in it
      what do we go over
      what do you ask me in there
      and what do we do during it
      and then?
      do i keep the plan
      and if it's not worth it
      what do u ask me
      sounds like a sales trick
      so if I lose 9 hours a week on emails what would you say
      what do you look at first
      and after that, what do I keep
      and if my sister joins, her week too
      do I keep the plan even if I say no
      and if it’s not worth automating?
      is the plan mine even if I say no?
      you count hours right there?
      no pitch at the end?
      what’ll you ask me?
      do I keep the plan anyway?
      do I get to keep something after
      so what do you do in it?
      and then how does it go?
      then what’s the talk like?
      what happens in it?
      and what do we talk about?
      ok and how does it go exactly?
      what do you do for those 30 minutes?
      and the last few minutes, what’s that?
      how does it wrap up?`,
    "call-how": `
      if I don’t put my number how do we talk
      and with no number?
      if I leave it blank, is it by video
      so how do we talk if there’s no phone number
      is it by phone or video?
      can we do it in person?
      so do you call or do I?
      can I come to your office for it?
      is it on zoom or something?
      do I get a link for that?
      and if I’d rather do it by phone?
      can it be face to face?
      which number do you call me on for it?
      where does it take place?
      what if that link never shows up
      by phone or how
      can i come in person instead
      do you phone me or is it on screen?
      at your place, can it be?
      on zoom or phone
      in your office possible?
      by video also?
      can it be on the phone
      where would that be, at your place?
      by phone?
      do I come over
      by phone or on camera?
      can i come to you instead
      and if the link doesn’t show up
      and if i don’t give a number?
      what if i have no phone?
      and if i don’t pick one?
      what if I leave that blank
      who calls who
      and if the link never shows
      if i left no number?
      can i come in person
      I hate video
      so if 3 of us want to join which is best
      which is it by default
      and then who sends the link
      and my partner's elsewhere, can she be on it
      is that on the phone
      when do I get the link?
      and if I leave no number?
      do you call me or I call
      is it by phone?
      over zoom or phone?
      you call me or I call you?
      I never got the video link
      what if I don’t choose?
      didn’t leave a number, so it’s video?
      what number do I ring if there’s no link?
      so is it a phone call or video
      how does it happen if I don’t leave a phone number
      by phone or what?
      is it in person?
      what if I don’t get the link?
      would it still be by phone?
      is it a video call then?
      how do we talk, phone?
      and if the link never shows up
      what if I didn’t leave a phone number
      video or phone?
      by zoom or what?
      by video, when do I get the link?
      I didn’t leave a number, so what?
      link never came, who do I call?
      by video from there ok?
      can we do video?`,
    "consultation-cost": `
      and it’s really free?
      do I need a credit card for it?
      how much is that call?
      what’s the catch with it?
      does it commit me to anything?
      is there a charge if I don’t go ahead?
      no obligation after it?
      so I pay nothing for those 30 minutes?
      will I be billed for it?
      am I stuck with you after that
      do i pay something for it
      and it’s free?
      no credit card for that?
      free free?
      and i pay nothing for that?
      so no obligation
      and that’s free?
      nothing to pay, sure?
      and what does that cost
      do you need a card for that
      am I on the hook for anything after?
      and after that am I stuck with something
      does that commit me to a plan
      do i have to buy afterwards
      costs?
      is there a fee?
      no credit card?
      really nothing?
      whats the catch
      and if i dont sign up
      sure, and the catch?
      so if I do the call and say no I owe nothing
      why's it free
      and after, am I committed
      and a second one for my brother
      no credit card, sure?
      how long for that price, zero
      does it cost anything
      so zero?
      no strings?
      is that free?
      and I’d owe nothing?
      any obligation after
      credit card needed?
      do I pay if I cancel?`,
    prepare: `
      do I need to bring something to it?
      what should I have ready for that?
      anything to prepare before it?
      do I have to install something for it?
      what info do you need me to have for that?
      should I get numbers ready for it?
      do I do homework before it?
      what do I keep handy for that?
      need to download an app for it?
      what do I think about beforehand
      should i have something ready for it
      do I bring anything?
      bring anything?
      anything to bring
      what should i have with me
      what do I bring
      do i need anything with me
      should i get something ready for it
      anything to install?
      one task is enough?
      and my questions?
      which tools should i list
      I've got nothing ready
      so if I have 3 chores to talk about
      why the names of my tools
      and then do I install something
      should my secretary be ready too
      nothing to install?
      just one task or several
      which tools do you mean
      what kind of task?
      which tools do I list?
      should I have my invoicing software handy?
      can I bring questions
      I didn’t prepare anything, is that bad?
      do I bring something?
      what should I have on hand?
      do I install something?
      which tools, you mean like invoicing?
      just one task?
      which tools should I name
      should I bring something?
      what should I have ready?
      a task, like what?`,
    late: `
      and if I’m running late?
      what if I’m 10 minutes behind?
      can I let you know if I’m late for it?
      if I’m stuck in traffic before it, who knows?
      what if my job runs over before it?
      how do I tell you I’ll be late for it?
      is it lost if I show up late?
      where do I click if I’m delayed for it?
      what if im stuck on a job and running behind
      and if a patient keeps me past the hour?
      and if im 10 min behind for it
      if im stuck in traffic?
      and if im 10 minutes behind
      if I’m ten minutes behind
      and if i’m late
      what if i’m stuck in traffic that day
      and by how many minutes can i say
      where's the button
      from when can i use it
      can i say how many minutes
      20 minutes ok?
      you'd be mad
      so if it's 15 minutes
      and when does it show up
      can my wife press it for me
      from when does the button show up
      can I say 15 minutes
      and if I’m stuck in traffic
      I’m stuck in traffic, what do I click
      can’t see it, my call’s tomorrow
      I’ll be ten minutes late
      what if I’m just gonna be a bit behind
      and if I’m running behind?
      where’s that button?
      I’ll be 10 min behind, what do I do?
      when does that button show up
      running behind, what do I do?
      and if I’m late for it?
      running late, from when can I say so?
      what if I’m late that day?`,
    "earlier-time": `
      that’s far, anything sooner?
      can I get it earlier?
      tell me if one opens up before then?
      what if someone cancels before me?
      is there a wait list for an earlier one?
      can you ping me if a sooner one frees up?
      I’d like it before that, possible?
      how do I know if an earlier one comes up?
      no way to have it sooner?
      can I be bumped up if there’s a spot
      nothing sooner?
      sooner than that?
      and if something opens sooner
      can i get one before that
      do i have to take it
      how do i turn that on
      before or after the form
      you tell me right away?
      I can't check every day
      so if something frees up 2 days before
      why after the form
      and then do I have to take it
      and my associate, could he be told too
      do I have to take it if one opens?
      only once I’ve sent the form?
      how do I get told?
      am I obliged to take it?
      so it’s on my appointment page?
      I’d want something this week
      can you tell me if one opens up?
      what if one opens up sooner?
      and sooner, possible?
      or get told if one frees up?
      something sooner?
      anything sooner?`,
    "no-time": `
      none of those work for me
      what if I can’t do any of those times?
      those are all when I’m on the job
      and if nothing fits?
      I only have evenings, none of those match
      can I send it without picking one?
      do I have to choose one of them?
      what if there’s no good one for me?
      those times are all bad, now what?
      how do we find another one
      and if none of them suit me?
      none of those fit
      and if i cant make any of those
      what if i can’t make those
      and if I’m never free then
      what if none of them fit
      and if i can’t make any of those
      you write me when
      do i still do the form
      and on a sunday?
      so i leave the time empty?
      nothing ever fits my shifts
      so if I'm only free 1 evening a week
      why fill it in without a time
      and then who writes to me
      and if my wife's hours are even worse
      so I leave it blank and send?
      you write me within how long
      not on Sundays though
      and if nothing suits?
      so I send the form without one?
      how soon?
      what if it’s the weekend?
      so I leave it blank?
      does that include Sundays?
      what if nothing on there suits me?
      and if none works at all?
      so I leave the time blank?
      no slot works, then?
      and if no date fits?`,
    appointment: `
      can I still change the time after that?
      how do I cancel it?
      and if I need to move it?
      where’s the link to change it?
      what if something comes up that day?
      can I switch it to another day?
      how do I reschedule that?
      is it easy to cancel?
      I may have to push it, how?
      where do I see when mine is
      do I lose it if I want to move it?
      can i move it later?
      what if I have to move it?
      can i move it after
      can i still move it after
      and to move it?
      and if i have to move it
      can i change that after
      what if i need to cancel it
      what if I can’t make it?
      what if i can’t make it anymore
      and if something comes up
      what if I have to cancel
      can i change it later
      what if a job comes up that day
      if i can’t be there after all
      can i cancel there too
      where's the link
      do i book before or after the form
      and if i'm late?
      is there a penalty
      so if I move it by 2 days
      where's that page
      and if one opens up sooner
      can my secretary move it
      and if I can’t make it at all
      where’s the link to it
      can I switch it to Thursday
      how do I cancel, same page?
      can I change it after?
      can I move it instead?
      can I cancel there?
      something came up
      do I pick before or after the form?
      and if one opens sooner?
      and if I need to change it?
      can I move it myself?
      can I move it once it’s set?
      how do I cancel?
      where do I find that link
      can I cancel from there too
      can I switch after?
      no, I want to move it
      or just cancel?
      so I can move it myself?
      to cancel?`,
    "after-form": `
      and after I send it, what happens?
      who reads it?
      how long till you look at it?
      then you call me, or?
      what’s next once that’s filled?
      when do I hear back after that?
      does a person look at it or a machine?
      how fast do you review it?
      and then, do I pick the time after?
      and my answers, what becomes of them
      then what happens
      and once I’ve sent it?
      and once i send it?
      what happens once i sent it
      and once it’s sent
      how long before somebody looks at it
      what else happens after I send it?
      and after I send it?
      and if no slot works?
      how long does the review take
      once I send it?
      does a human read it?`,
    form: `
      is it long to fill, that form?
      how many steps to book it?
      do I need to put my phone number in it?
      where do I fill that in?
      what do I have to fill in for it?
      can I leave the phone blank on that?
      is there a form for it?
      so three steps and it’s booked?
      what do you ask in there, is it long?
      do I pick the time in it
      do i need all the numbers for that
      do i have to leave my number
      and how many steps
      do you share that with anyone
      how do I book?
      which ones are mandatory?
      exact figures?
      ok. and to book?
      how long is that form?
      phone number mandatory?
      what are the three steps?
      the phone, required?
      my cell number then?
      do I have to leave a phone number?`,
    "no-need": `
      and if you see I don’t need it?
      will you tell me if it’s not worth it?
      what if after the call there’s nothing for me?
      would you say so if I’m too small for it?
      and if it turns out I’m not a fit?
      and if it says I don’t need anything?
      do you ever tell people no on those calls?
      and if it’s a waste for me, do you tell me then
      and if you figure i dont need it?
      and if it turns out I don’t need you?
      and if you see that im too small
      will you tell me if its pointless
      and if its not for us
      and if you see it’s not for me
      would you tell me if it’s not worth it
      you'd really say that?
      and if youre not the right ones
      what about tasks not worth it
      or which plan would do?
      come on, you want the sale
      so if I've got 2 hours a week of it
      why would you refuse somebody
      and then what do you tell me
      and for my sister who hates tech
      you’d really turn me down?
      do you say which plan, at least
      and tell me what not to automate
      you’d say so straight out?
      so you might refuse me?
      which plan would lighten things, you tell me that?
      hard to believe you’d turn down money
      some stuff isn’t worth automating?
      what if you can’t help me?
      even if I’d pay?
      you’d really say you’re not the right fit
      and which plan I need, you’d tell me?
      and if I don’t need you?`,
    plans: `
      and after that, how much is it?
      what would it cost if I go ahead?
      ok but what are your prices after it?
      what are the plans once that’s done?
      and then how much a month?
      if I like it, what does it run me?
      before I book it, how much are you?
      what’s the price after the free part?
      how much if I continue after that
      and after that, how much?
      and after that, price?
      and after that, what’s it run?
      so how much would I need, at least?
      is the price discussed? what is it?`,
    start: `
      and after that, how soon would we begin?
      how long from that to live?
      if it goes well when do you start?
      what comes after it, how many weeks?
      when would it all be running after that?
      once we’ve talked, how fast does it go live?
      and if I say yes on it, then how long?
      after that call what’s the timeline`,
    languages: `
      is it in English?
      can we do it in French?
      do you speak english on those?
      which language is it in?
      can my partner do it in French with you?
      and the follow up, in English too?
      is it bilingual, the call?
      can I have mine in english
      and in french?`,
    response: `
      and how fast do you write back after it?
      when will you answer me if I send it tonight?
      I sent it Saturday, when do I hear?
      how long before somebody replies to that?
      does someone answer that on Sunday?
      how many hours for you to get back to me then?
      if I send it now how fast is the reply?
      so a day at most before you answer it?
      when will you get back to me
      when do i hear back?
      how long before i get an answer?
      how long before someone looks at it
      how fast would someone write me
      do Sundays count?
      answer when?`,
    hours: `
      and what hours are those?
      can it be on a Saturday?
      until what time can it be?
      do you do them in the evening?
      is Sunday possible for it?
      how late on Fridays, for that?
      from what time in the morning?
      what days do you do them
      so you’re open when for that
      and on a saturday
      are evenings possible
      from what hour in the morning?
      do you take calls on Saturdays?
      so from when to when are you there?
      are you around on Saturdays?
      office open Saturdays?
      your hours, then?
      Saturdays, open?`,
    unanswered: `
      can my accountant join it too?
      do you record it?
      can it be an hour instead?
      who will I be talking to, what’s their name?
      can I have two of them?
      do you send a text reminder for it?
      can my kids be around if it’s at your office?
      is there an invite for Google Calendar with it?
      can I do it on WhatsApp?
      do you send notes after it?
      can we do it with sign language?
      how many people will be on it from your side?
      what if I miss it completely?
      can you do it at my shop instead
      and can I pick who it is?
      can my wife be on it too?
      is it recorded?
      what’s the video on, Zoom or Meet?
      and if I don’t show up, am I blacklisted?
      could it run an hour instead
      have they ever worked in my trade
      do I get something in writing after that
      what number will it show as?
      can I bring two businesses in the same one
      and a second one later, how much is that
      is there an interpreter for it, I’m hard of hearing
      how far ahead can I take one
      and by text only, would that work?
      do I get a reminder the day before
      can I send you stuff to read before it
      can my son do it in my place
      how many people will be there on your side
      can you show me the thing live in it?
      how many of those do you do in a week
      will it be recorded
      can my partner hop on too
      will it be recorded?
      can my partners join too?
      is there a charge if I forget it?
      can my partner join it
      is it recorded
      recorded?
      can my partner sit in
      who’d be on it
      can my partner listen in
      with whom, whats the name
      you’ll record it?
      can my accountant come along
      with the boss herself?
      can my wife listen in
      is it taped
      can my partner be on it too
      and if i forget completely
      who will be calling me
      can we do a second one
      and is there a penalty for that
      will you text me about it
      can my accountant join in?
      who will I be talking to?
      can I have a second one free?
      is it teams or zoom?
      do I need my camera on
      do I send you files before?
      how often do people cancel
      will it be a text or an email?
      does it adjust for daylight saving?
      any evening slots?
      would you send me to someone else?
      how many times can I reschedule?
      I lost the email with the link
      can my partner join too?
      can I have a second one?
      can I share my screen then?
      how long will you wait for me?
      do I get a text for that?
      what if the clocks change that day?
      how full are you these days?
      who would you send me to?
      what do most people put there?
      do you call before to confirm?
      how many times can I move it?
      who’d be on the other side
      will you record it
      can I see a sample of that plan
      and a second one after that, how much
      till when is that offer good
      which invoicing program do you like best
      can you send me a checklist
      at what point do you give my spot away
      do I still get the full half hour
      how long would it be held for me
      how many are ahead of me
      do many people book from out there
      do you handle the clock change in March
      whose name will be on that message
      how far ahead does your calendar go
      who’d you send me to then
      how often does that happen
      can I edit it after it’s sent
      how many boxes is it
      what’s the minimum I can put
      why do you ask my title
      who’s going to read mine, what’s the name
      how many are ahead of mine
      up to how many hours before
      do you phone me the day before
      can I record it?
      can my partner join from her place?
      a second one free too?
      why do you do it for free?
      Zoom or Teams?
      will your number show on my phone?
      could you come to my shop for that?
      can I send files before?
      how late before you give up on me?
      do I lose my spot after 10 minutes?
      how often does one open up?
      is it by text or email?
      who handles daylight saving mistakes?
      how many people do you turn away?
      who’d you recommend instead?
      how many questions total?
      what’s the lowest budget you accept?
      what if I leave the budget blank?
      do you phone without warning?
      what if I just don’t show up?
      do I get a text reminder?
      is there a paper version?`,
    person: `
      can’t someone just call me now instead?
      is there someone I can talk to right away instead?
      I don’t want to book, just put me through
      can I skip that and talk to somebody?
      who can I call about it?
      can a person book it for me?
      could somebody ring me for that instead?
      I’d rather just speak to someone about it
      is there a human to help me with that
      can i just call somebody now instead
      can’t someone just ring me instead?
      cant someone just ring me about it
      cant someone just ring me now instead`,
    audience: `
      and who is it for?`,
    "time-zone": `
      is that vancouver time?
      is that montreal time or mine
      is that my time or yours
      is that your time or mine, im in winnipeg
      your time or mine?
      and if i’m out west
      i'm in calgary so?
      can i change it
      shows both?
      newfoundland too?
      I'll mix it up
      so if I pick 2 pm and I'm in Winnipeg
      which zone is the default
      and after I choose mine
      my partner's in Calgary, what does she see
      I’m in Calgary, so two hours less?
      is Vancouver on the list
      I’m in Vancouver
      is it Eastern?
      is Halifax in the list
      and from France?
      St John’s is half an hour off, you got that?
      I’m in Mexico, is it listed?
      I’m in Newfoundland, can I see mine
      is that in my local time?
      whose time by default?
      is Halifax in there
      times are in what zone?
      I’m in Calgary, shown how?
      Halifax, covered?
      so the default is Montréal?
      times in my zone?
      I’m in Vancouver now, does the time work the same?
      I’m out west, what time is that for me?`,
    consultation: `
      how many minutes again
      how long again
      how long is it?
      how long does it take?
      how long does that take?
      and how long is that?
      does it take long?
      how long does it last?
      is it long?
      how much time should i set aside
      how long will it run
      how many minutes was that?
      how many minutes is it
      how long’s it take?
      how long’s the call
      how long’s that
      hows long is it
      am i obliged after
      how long
      what do i leave with
      when do you look at my answers
      nothing's ever free
      so if I only have 20 minutes
      why do it for nothing
      and then what do I leave with
      can my partner come along
      after the form, how long before you look at it
      do I pick the time?
      am I committed to anything?
      30 min is short
      how fast do you look at my answers?
      is there a form to fill
      and how long’s the call?
      that’s in the free call?
      and the call, free?`,
    "terms/consultation": `
      does that commit me
      so I’m not bound to anything after
      can you say no to me
      and if I leave it at that
      am i stuck with you now lol
      do i have to go on with you
      does that bind me to anything?
      does asking for it bind me?
      am I bound once it’s booked?`,
    retention: `
      how long do you keep that
      and how long are those answers kept
      how long do you hold on to it?
      how long do you keep it?
      and my answers, kept how long?`,
    score: `
      are the requests ranked
      is there some rating based on that?
      do you rate me on it?
      is it sorted by a computer?
      am I being rated?
      do you rank me on that?
      who gets called first?`,
    sharing: `
      who reads those answers
      you sell that to anyone?`,
    collection: `
      why do you need all those answers
      what do you do with my answers?`,
    contract: `
      am i committing to anything?
      do i have to buy afterwards?`,
    "form-reasons": `
      why do you need that?
      why do you want my revenue?
      is that a commitment?
      why the revenue?
      can I give a ballpark?
      is it a commitment
      will a guess do
      and the budget?
      and the revenue, why?
      do I have to be exact?
      am I held to that budget?`,
    "our-time": `
      how long does the call last
      and time-wise, how much from me?`,
    address: `
      where’s the office?
      where’s that exactly?
      at your office, where’s that?
      if I come in, where to?
      if it’s at your place, where?`,
    contact: `
      or can I just call?
      could I just call instead?
      your number, in case?`,
    areas: `
      you work with people that far?
      so you do work this far away?
      do you even work out west?`,
    "break-even": `
      below how many hours is it useless?
      from how many hours is it worth it?
      under how many hours is it useless?`,
    "post-measuring-manual-work/2": `
      how do I time it?`,
    trial: `
      and the service itself, free to try?`,
    fees: `
      later on, hidden fees?`,
    "post-measuring-manual-work": `
      how do I figure how long it takes?`,
    security: `
      do I have to give you passwords? is it safe?`,
    "post-return-on-automation/7": `
      when is it a bad idea, exactly?`,
    values: `
      that’s one of your values?`,
    "post-measuring-manual-work/6": `
      under three hours a week, say?`,
    browser: `
      can I save and come back tomorrow?`,
    holidays: `
      you open on a holiday Monday?`,
    terms: `
      your terms of service?`,
    privacy: `
      and your privacy policy?`,
  },
  form: {
    same: `
      how long does it take?
      how long is it?
      does it take long?
      how long to fill it in
      how many minutes to fill that
      is it long to fill out
      how many questions in all
      I don’t know it exactly
      and if no time works?
      what do I end up with`,
    "form-reasons": `
      and the budget one, why?
      and how much I want to spend, what’s that for
      what about the budget question
      if I put an amount am i held to it
      the budget thing, same reason?
      why do you need that?
      why?
      what’s that for
      and the budget one?
      am i held to it
      do i need exact numbers
      so you dont push a bigger one?
      that's none of your business
      so if I put 700 a month as budget
      why do you need both
      and then who sees them
      and if it's my partner's money
      why my revenue though
      does the budget lock me in?
      you don’t sell that, hopefully
      why’s the budget in there?
      why my revenue?
      does it have to be exact?
      am I held to that budget?
      will anyone else see it?
      so you don’t oversell me?
      I’d rather not say how much I make
      why the budget?`,
    response: `
      how long before I hear back?`,
    rights: `
      i want it gone, who do I write to`,
    "after-form": `
      how long till thats done
      how long before it’s read
      who reads it, a machine?
      a human reads it?
      how long for that
      when do i pick a time
      and then i get what
      it'll go in a pile
      so if I sent it at 10 when's it read
      who reads it
      and then when's the call
      and if my partner sent one too
      how soon do you read it?
      is it a person or a machine
      can I pick the time later
      what happens once it’s sent?
      a human reads that?
      then the call?
      2 to 4 hours even at night?
      no slot fits, what then?`,
    "call-how": `
      if I don’t put it, how do you reach me
      and if I leave my number out, how do we talk
      no number, so we do what
      if I dont give my cell you call me how
      and if i leave it out, how do we talk?
      without a number how do we talk`,
    retention: `
      how long do you keep that?
      how long do you hold on to that`,
    form: `
      do i have to give my number
      what are the steps
      guesses ok?
      which ones are mandatory
      forms bore me
      so if I guess my figures within 10 thousand
      why ask my phone
      and after the last step
      can my wife fill it for me
      do I have to give my phone
      what are the three steps
      what’s the star for
      is a ballpark ok for the figures?
      how many steps?
      I don’t know my exact numbers
      do you sell my answers?
      booked right away?`,
    "no-time": `
      what if I can’t do any of them`,
    browser: `
      if I close the tab is my draft lost?`,
    unanswered: `
      can someone on my team fill it for me?
      can I skip those two?
      can I add a file to it?`,
    score: `
      is it used to rank me?
      do you score me?`,
    appointment: `
      can I move it?`,
  },
  reach: {
    same: `
      what was that number again?
      and the postal code?
      what floor or suite is it?
      and on Saturday?
      until what time then?
      so you’re closed then?
      which cities was that?
      and remotely, how far?
      is that business hours or any hours?
      does that count Sundays?
      what’s that email again?
      so a person answers it, not a bot?
      where do I find the links for that?
      and which networks exactly?
      and on sunday?
      whats the postal code
      how late?
      what’s the postal code?
      is that the same on fridays?
      until what time?
      till what time
      say that again, till when?
      all of those?
      and saturday?
      until what time
      which floor or suite is that
      that’s still current?
      sunday as well?
      is that every day
      which floor or suite
      do I have to come to you?
      what’s the number again?
      where’s home base?
      what floor or suite?
      is that where we’d meet?
      and in person?
      Saturdays too?
      so nobody on Sunday?
      all of them?
      which suite number
      where would I drop by
      does Sunday count
      and for the form?
      and on the weekend
      what suite number?
      what time do you close Saturdays?
      and Sundays?
      which ones exactly?`,
    hours: `
      and it’s open when?
      till what time can I call there?
      are you there on Saturdays?
      and it opens at what time?
      can I drop by there after six?
      is that number answered on weekends?
      when can I come by there?
      are you there at lunch?
      what are the hours for it?
      is somebody there on Sunday?
      how late are you there Fridays
      so is it open right now?
      and saturdays?
      till what time
      and on Saturday?
      saturday too?
      and on sunday?
      saturday till when
      and evenings?
      open right now?
      and when is someone there
      and on weekends?
      sundays never?
      and when can I drop by
      ok and when do you close
      is that eastern?
      and the day after?
      and sunday?
      from when in the morning on a monday
      til what time
      and saturday?
      sundays no?
      how early
      those hours don't suit shift workers
      so if I call at 5:30 on a Tuesday somebody's there
      which day is shortest
      and after closing, nobody?
      would my partner reach you at noon on a saturday
      when are you there
      till what time on Saturday?
      so nobody on Sundays
      are you open at 5:30 on a Tuesday
      can I drop by on Saturday?
      till what time do you pick up?
      when are you open then
      even saturday?
      until when on weekdays?
      closed sundays?
      what time do you open in the morning
      and on St-Jean-Baptiste?
      you close at 4 on the weekend?
      so nobody on a Sunday at all
      is that my time? I’m in Vancouver
      is that in my time zone or yours?
      even on weekends?
      when are you open there?
      so when are you there?
      till what time on a Friday?
      what about St-Jean?
      till what time on a weekday
      open when?
      till what time can I call?
      what about if I write Saturday at 5?
      and a regular Saturday?`,
    holidays: `
      and on holidays?
      are you there on June 24?
      what about Canada Day?
      is that the same over Christmas?
      and Labour Day, open or not?
      closed on Easter Monday then?
      does that change on statutory holidays?
      even on Thanksgiving?
      what about Victoria Day, same hours?
      and between Christmas and New Year’s?
      and that long weekend, anybody there
      even on labour day?
      even on Easter Monday?
      even on easter monday?
      and at christmas?
      even on july 1st?
      even at new year’s
      even at christmas?
      even on the 24th of june?
      even christmas monday?
      which province's
      and regular mondays?
      so canada day no
      even if it's urgent?
      so if the 1st of July falls on a wednesday
      which ones, the federal ones too?
      and then the day after you're back?
      and for my brother in Ontario where it isn't a day off
      what counts as a holiday
      even St-Jean?
      and the Monday after, back at 9?
      what are the normal ones, hours I mean
      Thanksgiving included?
      is that Quebec ones or federal?
      and a normal Monday?
      so closed July 1st?
      when do you reopen after
      what about the Saturday of a long weekend
      what if it’s Labour Day
      so closed on June 24?
      and regular Saturdays?
      you mean the provincial ones?
      are you there on a normal Monday though
      so every stat holiday in Québec?
      and on St-Jean?
      open on the 24th of June?
      even Thanksgiving?`,
    address: `
      and where’s that exactly?
      what’s the address there?
      which street is it on?
      where’s that in Laval?
      can I have the full address for it?
      what do I put in my GPS for that?
      where do I mail it?
      is it on Le Corbusier?
      and if I want to come by, where is it?
      what suite is it there
      where do I show up for that
      where is that exactly
      and where is that exactly?
      and where is that
      where is that
      what street again
      the office, is it in montreal?
      which town is that
      suite number?
      postal code?
      or you could come to us?
      is that a real office or a mailbox
      so if I come from 40 minutes north that's the spot
      which suite was it again
      and then do you also come to us
      can my associate mail something there as well
      what’s the street address
      what suite is it
      can you give me the postal code
      what’s the street?
      which suite?
      2nd floor or what, what’s the office number
      can we meet somewhere else than there?
      that’s in Laval right
      and if I’m in Toronto?
      what’s the Laval address?
      and the street address?`,
    contact: `
      and the phone number for that?
      what’s your email then?
      how do I reach you outside of that?
      is there a number I can call there?
      where do I write for that?
      can I email instead?
      what’s the best way to get you then?
      got an email for that?
      and to phone you, what number?
      by phone then, on which number?
      how do I send you something there
      whats the number again
      and by email?
      what’s the number then?
      whats the email then
      number?
      a number?
      and by phone?
      the email too please
      u got a number?
      or by email
      can i drop by
      where's that
      nobody ever picks up at those numbers
      so if I got 3 questions better to write or ring
      which is better, writing or ringing
      and then is there a place to visit
      can my secretary use that too
      is there an email instead
      how do I reach you then
      and the phone?
      can I just email
      and to visit you in person?
      I prefer to call
      is it a 450 number?
      what number do I call?
      got a number in case I’m lost?
      so I can drop a line instead of calling?
      which address do I write to?
      which number do I call then?
      can I just write you directly?
      and a phone number?
      what’s the email again?
      so where do I write?
      ok, what number?
      where do I find the links? rather just email`,
    areas: `
      and Gatineau, is that too far?
      so just there or other cities too?
      and Sherbrooke, you’d come out here?
      what about outside Québec?
      we’re in Ottawa, is that ok?
      and if I’m in Vancouver?
      do you travel to clients from there?
      can you work with us from there if we’re in Halifax?
      and for Toronto, same thing?
      what cities do you go to from there?
      and remote, you do that?
      my shop’s in Rimouski, still works?
      you come out to ontario too?
      do you come to Ottawa too?
      do you come to calgary too
      and toronto then?
      and if im too far to come
      and for someone in Sudbury
      and if I’m in ontario
      would you come to us instead
      in person or online
      and quebec city?
      what about vancouver
      states too?
      ah, we’re up in Yellowknife
      I’m way out in Gaspé, would you come
      we’re far, up north
      what if we met when I’m in Québec City
      that's too far from me though
      so if I'm 800 km away how does it work
      which cities do you actually drive to
      and then it's all from a distance?
      and my brother in Moncton, could he hire you?
      and my partner is in Vancouver
      and in Calgary?
      my other office is in Halifax
      I’m in Ottawa, would you come?
      what about out west
      Toronto too?
      you come to Ottawa?
      do you travel to Québec City?
      I’m in the States, does that count?
      remote from where to where?
      and your office is?
      we’re in Québec City, could you come by?
      do you come to Gatineau’s side, like Ottawa?
      even from Vancouver, by distance?
      would you drive to Québec City?
      do you come to Ottawa in person
      and if I’m farther out than that
      Ottawa too?
      I’m in Vancouver, remote’s fine?
      or can you come to us?`,
    response: `
      and how fast do you answer that?
      and then when will I hear back?
      how long before someone replies to it?
      if I email that tonight, when’s the answer?
      do you answer there quickly?
      is it the same day?
      do I wait long for a reply there?
      how many hours to get back to me on that?
      and on weekends, do you answer?
      is that answered by a real person?
      so if I write Friday night, when?
      how long before you get back to me
      and how fast do they answer there?
      how long till they answer
      and by email, how fast
      how fast do they get back to me there
      how long for an answer
      and how fast will you answer
      if I write there when do I hear back
      even on a sunday?
      from an actual human?
      and if i used the form
      weekends count?
      that long? my client's waiting
      so if I send it Thursday at 4 when do I hear
      why not on sundays
      and then who looks at it
      same delay for my husband's message?
      how long till someone writes back
      even if I write Saturday night?
      is that a human or the bot
      and through the form, quicker?
      do you answer emails on those days
      how long before I hear back?
      real person, not a bot?
      and the form, how long?
      if I write Friday night?
      so a day max
      does a stat holiday count?
      will someone still answer my email?
      and the form, same thing?
      is that a robot or a person?
      and with the form, it’s quicker?
      does that count holidays?
      and if I write after that?
      does my reply wait until after then?
      how fast do you answer?
      and the form, is that quicker?
      a real person, not a bot?
      if I write Sunday, when do I hear back?
      so how long do I wait after a holiday?`,
    social: `
      and on Facebook?
      and instagram, same thing?
      do you have a LinkedIn besides that?
      where else can I follow you?
      any social media with that?
      is there a facebook page for it?
      and tiktok or insta, are you there?
      can I find you on linkedin instead?
      do you post stuff somewhere too
      on insta too?
      and is there a facebook page
      where are the links
      linkedin too?
      got an insta?
      which ones
      I don't see the links here
      so if I only use one app which one
      which of those do you have
      and where on the site are they
      can I send it to my sister on facebook
      where do I find the links
      not on TikTok?
      you’re on insta too?
      are you on facebook?
      no twitter?
      insta too?
      can’t find you on LinkedIn
      and LinkedIn?
      where are the links at
      just LinkedIn?
      you on LinkedIn?
      do you have YouTube?
      Facebook maybe?`,
    booking: `
      ok can I get an appointment there?
      can I book a time for that?
      so when could I come in?
      do I need an appointment for that?
      what times are free to meet there?
      how do I set up a visit then?
      can I reserve something for Saturday there?
      Thursday then, can I book it?
      what’s open this week then
      rather than call, can I pick a slot?
      can i set a time instead of calling
      can I reserve a time there?
      can i come tuesday, book it
      can i come by tuesday then
      can i come by for a meeting`,
    "call-how": `
      can we meet there or is it by phone?
      can I do the call by video instead?
      do you call me or I call that number?
      is the meeting there in person?
      if I’m far can it be on video?
      is it possible to do it at that office?
      phone or video if I can’t get there?
      can I choose to come in person for it?
      do I have to come there for the talk
      could we meet there?
      or by video?
      can we meet there for it
      can we do it by video instead
      can the consult be there
      so would we meet in person or online?
      can I come by for the talk?
      could I just come by the office?
      could I just drop by for that first chat?
      can we do our first talk there face to face?`,
    languages: `
      and do they speak English there?
      can I write there in English?
      is it ok if I call in French?
      is the person there bilingual?
      and you answer that in which language?
      do you reply in english to that email?
      my husband only speaks French, ok for that?
      if I call that, English is fine?
      in english too?`,
    consultation: `
      and the free call, how does that work?
      is that for the 30 minute thing too?
      what’s the consultation I’d get there?
      before I come, is there a free talk?
      do I start with the free call then?
      how does the first meeting go, is it free?
      what’s that free 30 minutes about?
      and if I come, what’s the first meeting?
      how long does that take
      how long is it`,
    unanswered: `
      is there parking there?
      is it wheelchair accessible?
      what bus goes there?
      is it near the metro?
      can I bring my dog there?
      do you have a second location?
      is there a toll-free number?
      got a fax at that place?
      whats the extension for accounting at that number?
      is there a coffee place nearby?
      can I leave a parcel at the desk there?
      is there bike parking in front?
      is there a shuttle to get there?
      can I text that number?
      and by bus, which one?
      is it wheelchair accessible
      can I bring my dog in lol
      do I ring or just walk in?
      which floor is that
      and a fax, you got one?
      is there someone who speaks Spanish there
      does that number take texts
      is there an extension I should punch in
      and toll-free?
      how long is the wait on hold usually
      can I drop off papers there for you
      and is it calmer in the afternoon?
      and if it’s really urgent at night, who do I get?
      are you on TikTok as well
      is there a charging station out front
      do you move offices soon or staying there
      can I get the boss’s own cell instead
      and a meeting room there, for six of us?
      parking for a trailer there?
      is there a ramp
      can i text it instead
      is there an elevator?
      which bus goes by there?
      does it have a fax too
      parking there?
      which bus goes there
      whatsapp too?
      near a metro?
      wheelchair ok?
      can i park there
      is there a bus to it
      do i ring or just walk in
      where do I park
      who picks up
      is there parking
      and at lunch time?
      do you plan on opening one downtown?
      which metro is closest
      and if it’s an emergency?
      are you open during the construction holiday?
      do you close between Christmas and New Year’s
      do you have a YouTube channel?
      how often would you come by?
      can I text that?
      what’s your fastest ever?
      same thing in the summer?
      do you take the bridge days off too?
      do you answer DMs there?
      how often are you out there
      will you open in Vancouver one day
      is there a buzzer code for the door
      and what’s the longest anyone waited
      who is that real person
      are there summer hours
      is there an emergency line those days
      what’s the exact handle
      how often are you in Toronto?
      is there a toll-free line?
      what’s your actual average?
      do you do summer Fridays off?
      are you off the two weeks in July?
      how many followers?
      who runs your Instagram?`,
    person: `
      can somebody call me instead?
      or can I talk to someone right now instead?
      who answers at that number?
      I’d rather have a person call me
      is anyone there to take my call now?
      can you put me through?
      who do I ask for when I call there?
      could one of you ring me back today?
      is it a real person on that line
      can I speak to the boss there
      just put me thru then
      can I get a real person at that number?
      can someone call me back instead
      put me through then
      put me through please
      ok have somebody call me then`,
    complaint: `
      and if it’s to complain?
      is that where I send a complaint?
      if I’m not happy, do I write there as well?
      is that the address for a complaint too?
      something went wrong, is it that email?
      and for a problem with you guys, same email?
      and complaints, they go there?
      do you read complaints sent there
      and if it’s for a complaint
      same place if I’m unhappy?`,
    officer: `
      and for privacy stuff, same address?
      is it the same email for my personal info?
      who do I write to there about my data?
      does that go to the privacy person too?
      the privacy officer, is that another email?
      can I mail my privacy request to that address?
      who’s in charge of my info there?
      is there a different contact for that, privacy-wise?
      and for a privacy question?`,
    report: `
      and to report a security bug`,
    "careers/write": `
      and to send a resume`,
    "time-zone": `
      is that my clock or yours?
      my time or yours?
      I’m in Calgary, whose time is it?
      what if I’m three hours behind?
      I’m 3 hours behind, how do times work?
      im in calgary, whose clock are the bookings on?
      can I see the call times in our time zone?
      what time is that for us out west?
      do I have to work out the time difference for the call?
      are the slots in Montréal time?`,
    "consultation-cost": `
      costs?
      is the call free`,
    rights: `
      no I mean the one for getting my personal info removed`,
    taxes: `
      so is that 1500 US?
      is the price in US dollars`,
    newsletter: `
      is there something by email instead
      or can I just get it by email?
      anything by email instead?`,
    fees: `
      do you charge extra to come see us?
      do you charge mileage?`,
    "facet-support": `
      same speed once I’m a client?
      any plan with help outside of that?
      is there someone on call with the top plan?
      once I’m a client, how fast?
      is anyone there at 3 AM for clients?`,
    support: `
      but the assistant answers at night?
      does the assistant keep going on those days?
      but the assistant still answers, right?`,
    blog: `
      do you post articles?
      and longer reads?
      do you post articles somewhere?`,
    "after-form": `
      then what happens?`,
    form: `
      or is there a form instead?`,
    uptime: `
      do the automations stop that day?`,
    since: `
      in business since when?`,
    careers: `
      you hiring?`,
  },
  firm: {
    same: `
      since when was that?
      how many was it again?
      and where was that?
      what did she do before?
      what’s your rule on that?
      so what year did it begin?
      and how many people did she have?
      what does that figure count?
      is that with your own clients?
      how long did that take her?
      what happened that Monday?
      so out of 40 hours, how many are left?
      and in which languages?
      since when?
      where’s that
      and how many so far?
      since when
      how many so far
      where was that again
      and the year?
      who did that
      say that again more simply
      what was the number again
      what came before
      how many exactly
      since when is that
      what’s that in dollars
      says who
      over how long
      both of them, even for the training?
      and the meetings too?
      do I have to name you?
      you could turn me down?
      what’s the catch
      what if we fight over something?
      nothing at all?
      how will I know when there’s one?
      so you’re pretty new then
      who have you worked for in that time
      can I go above you with it?
      what’s the third one?
      who did you work for?
      what do the others do?
      what’s in there?
      so what I can expect from you?
      and where are you?
      all of that in how long?
      in French too or just English?
      more than that by now?
      and you’re based where?
      so none of it is real?
      even the numbers?
      you mean it’s made up?
      that recent?
      in the same city all along?
      and how many in that time?
      so how many years is that?
      even if I’m all by myself?
      at what time of day was that?
      does she get to pick?
      who fills in the record after?
      what was her business before?
      how long did it take her?
      who was the first one she helped?
      and will my staff understand it after?
      hours back to who?
      that’s the whole point?
      so it’s about time, not money?
      no cost to get going at all?
      who do you get with the others?
      how quick is quick?
      out of how many hours?
      is that for the whole company?
      and trucking?
      which ones have examples on the site?
      so meetings can be in English?
      and what’s expected of me?
      so it covers both sides?
      who reads it?
      what if it’s about my personal info?
      can I take it higher up?
      usually settled quickly?
      what about the drawings?
      can I just walk away after?
      might you turn me down?
      no charge?
      even the accounts?
      what if I leave?
      docs too?
      so what you build is mine?
      who’s it for then?
      where do I write first?
      usually settled how?
      would I talk to clients?
      cover letter?
      what do I put in it?
      do you answer everyone?
      so none at all?
      how will I know when there is?
      small team, you said?
      that many, really?
      the clients aren’t real either?
      even if I’m by myself?
      what do I still do myself there
      how many people worked for her back then
      and how did the first clients come
      and what do the others do usually
      any lock-in with you?
      what do you mean by speed
      training as well?
      the meetings too?
      is it written simply
      does it cover my side too
      and if it’s about my personal data
      what does it cost me
      who’s the form for
      does it usually get settled
      is it all in French
      would I get an answer
      how would I know if one opens
      since which year, again?
      so the clients aren’t real?
      the numbers too?
      even if it’s just me?
      and what happens in the morning?
      how many people did her business have?
      which weekend was that?
      who asked her next?
      and the others, what do they charge up front?
      and the one on speed?
      trucking too?
      health care, yes or no?
      and about my personal info?
      above you, who do I go to?
      how long till it’s settled?
      could you turn me down?
      my accounts as well?
      what do you count?
      kept for how long?
      so nothing right now?`,
    people: `
      and which of them would I deal with?
      who else is on it, the team?
      are they people who’ve run a business?
      who’s behind it?
      do those people know what running a shop is like?
      so it’s owners I’d talk to, not salespeople?
      so who are they, these people?
      what kind of people work there?
      do they get what it’s like to own a business?
      which one of them talks to me?
      and the team, what’s their background
      who would i deal with there
      who would I deal with there?
      who would i be dealing with
      who would i deal with
      and who would i deal with
      so who do i deal with
      who are they
      and who would I talk to
      is it her I’d speak with or a salesman
      did they ever own anything themselves?
      and my staff, they involved?
      so no salesman?
      will my guys know how it works after
      everybody says that, prove it
      so if I got 7 people do they all get a say
      why does it matter they ran a business
      and after, will my folks know how it runs
      and if my partner talks to them instead of me
      who would I be talking to?
      have they owned a shop themselves?
      so not some sales guy
      does my staff get a say
      not salespeople then?
      they’ve actually run a business?
      do my employees get a say?
      so no call centre
      will my people know how it works after?
      so is she the one I’d talk to?
      they’ve actually run one themselves?
      so not a salesperson?
      does my team get a say?
      what kind of folks work there?
      so not just a salesperson?
      and my staff, are they kept in the loop
      and who would I be talking to?
      no salesperson reading a script?
      who works there?
      so I talk to an owner?`,
    story: `
      and how did it start?
      how’d you come up with that?
      what made her do that?
      who started that, her alone?
      where’d that idea come from?
      and before that, she was doing what?
      how’d you get from there to this?
      why did you start that?
      what’s the story behind it?
      how did the first client come about then?
      what’s that February weekend about
      how’d that start
      how did she get started?
      how did she get into that
      how did that happen
      how did that start
      and how did it begin
      why did she start it
      what year was that
      in which city
      who were your first customers
      small businesses only?
      that’s it? just since 2024
      and before 2024?
      did it start here in Laval?
      who were the first customers
      so less than ten years
      any big corporations or just local folks?
      so what’s the tale about the founder?
      how did it get going?
      and by the Monday?
      how’d it get going?
      where did that idea come from?`,
    since: `
      and since when’s it been going?
      been doing that for how long?
      is it a new company?
      how old is it?
      and that opened when?
      been at it long?
      so you’re only a couple of years old?
      so that began what year?
      isn’t that pretty recent?
      since when do you do this
      since when
      since when again
      and since when
      how long have you been at it
      and you’ve existed for how long
      thats pretty recent no
      still in the same town?
      and who'd you work for since
      so a couple years then?
      oh, only 2024?
      always in the same city?
      that’s only a couple years no?
      have you had clients since?
      started where
      and still in Laval today?
      ok and mostly what size of clients
      and you’ve been at it since then?
      so only a couple years?
      how long have you been around?
      so since when officially?`,
    clients: `
      and how many of them are there?
      who have you done that for?
      have many people used it?
      how many businesses was it?
      who are those clients?
      any customers for that so far?
      that’s for how many companies?
      do you have a lot of them?
      since then it’s how many you’ve helped?
      how many trusted you with that
      how many have you done
      how many have you done that for?
      and how many have you done it for
      how many so far
      for how many so far
      how many have you done it for
      and how many did you do that for
      small ones like mine?
      around here?
      in english too?
      since what year
      only local ones?
      since when, did you say?
      how long have you been doing this?
      small ones only?
      were they from around here?
      so you’re not brand new
      in what languages did you serve them?
      all since 2024?
      how many businesses by now?
      how many clients since?
      how many clients, then?
      how many firms in total?`,
    cases: `
      got examples of that?
      can I see what you did for them?
      any proof of that?
      which ones can you show me?
      who’s happy with it, any stories?
      show me one of those clients
      do you have case studies on that?
      got something concrete, before and after?
      an example of one you helped?
      can you show results for one of them
      prove it, any results?
      can you prove that with an example?
      prove it, got examples?
      any proof of that
      got proof of that
      can I see some of them
      who have you done it for
      got any results from them to show?
      anything published about that?
      can I see a few?
      what about the three examples then?
      any results to show for it?
      where does that come from, any examples?
      can I see those?
      got examples of those?
      then what are the case studies?
      show me one for real
      how many of those have numbers?`,
    offer: `
      ok and you do what for them?
      so what is it you sell?
      and concretely, doing what?
      so you’d do what for me with that?
      what kind of work did that take off them?
      but what’s the service in all that?
      nice story, but what do you offer?
      and what do they hire you for?
      what do those businesses get from you?
      what is it you actually do for them
      so what is it you do for a guy like me
      so what do you do exactly?
      ok but what do you do exactly
      so what do you do concretely
      by doing what?
      what would the company do, if real?`,
    plans: `
      and it costs how much?
      ok what does it cost?
      so the rates for that?
      how much for a small place like mine, what plans?
      so what’s it worth a month?
      and the prices?
      is that expensive?
      what do people pay you for that?
      nice, how much though
      how much for that kind of service?
      and you charge what
      and what do you charge for it?
      and you charge what for that
      k and how much
      and what does that cost
      what does it run me
      what would all that cost me
      and how much is that?
      fine. and the price?
      ok, what do they pay?`,
    sectors: `
      and which industries is that?
      and garages, are those in there?
      what kind of businesses are they?
      restaurants as well, or not those?
      which trades are in that?
      are they all tech companies?
      any in health care among them?
      I’m a notary, you do those?
      is it for retailers mostly?
      what fields are those clients in
      you do trucking too?
      and law offices, do you?
      restaurants too or not
      for garages too or just offices
      in my line of work too?
      would that fit a restaurant
      what about a dental clinic
      even construction?
      restaurants, stores?
      and doctors?
      what about a school
      mine's not in there
      so if I'm half retail half repairs which am I
      which one would a trucker be
      and then is anything left out
      and my sister flips houses, is that covered
      I run a garage, is that ok
      we’re roofers, does that fit?
      and a dental clinic?
      which ones did you say besides retail
      which trades were they in
      any kind of business?
      construction too?
      I run a dental clinic, does that fit?
      what about a trucking company
      do you do real estate brokers?
      is a daycare in there somewhere?
      mine isn’t listed
      insurance brokers too?
      in what fields?
      and for a clinic?
      mine’s a dental office, ok?
      what about a trucking outfit
      and manufacturing?
      in what trades mostly?`,
    audience: `
      is that for people like me?
      and who’s it for?
      even if I work alone?
      or am I too small for that?
      do you take one-man shops too?
      is it only for bigger companies?
      would that suit a tiny team?
      so it’s usually for who?
      does it make sense for a freelancer?
      what size of business is that for
      and if I work alone
      even for a team of 3?
      even if im by myself?
      and if we're like 150 people
      how much should we be making a year
      im no tech guy, still ok?
      I doubt it fits a place like mine
      so if we're 12 with 900k in sales are we in
      which plan is for a solo guy then
      and then if we grow past that
      and my sister, she does tarot readings alone, she qualifies?
      I’m by myself, does that count?
      what size is too big for you
      we make 80 grand, too small?
      we’re 3, is that too small?
      I’m on my own, does it still work
      I’m terrible with computers, is that ok?
      up to how many people?
      what revenue do you need to have?
      we do 80k a year, too little?
      which plan for a solo founder?
      what about 200 employees
      what size of business?
      we’re 12, does that fit?
      is there a minimum revenue?
      is there a minimum revenue you’re looking for
      what revenue range do you aim for?
      100 people is the limit?`,
    difference: `
      and that’s different how?
      why you and not another one?
      how are you better than the others?
      what do you have that they don’t?
      everyone says that, why you?
      so what sets you apart from them?
      then why not just a freelancer instead?
      what’s special about that?
      what do others not do that you do?
      and compared to the competition?
      so why you and not them
      why not the other guys
      ok but why you and not the others
      the other agency says the same, so?
      and the others, how do they do it
      they charge to start, you dont?
      and if it flops?
      who answers the phone then
      others promise that too, no?
      so if the other one costs me 300 less why pick you
      which of those counts the most
      and then what happens if it brings nothing
      and for my sister who got stuck with an agency already?
      and the others make you sign for a year?
      what do the others charge to start
      so I can leave any month?
      so nothing to sign for a year?
      and to get started, how much?
      3 times what?
      you work free until when?
      what makes you not like the other agencies tho
      I can leave whenever?
      what’s the catch if it fails
      is the English just translated?
      how’s that different from the others?
      and elsewhere it’s how long?
      how else are you different?
      the guarantee part, how many times was it?
      so what do you do that others don’t?`,
    values: `
      and beyond that, what do you stand for?
      what matters to you in that?
      are those the values you mean?
      is that just nice words, what do you believe in?
      do you admit it when it doesn’t work?
      what principles does that come with?
      so honesty’s one of them, what else?
      do you say it if something’s not worth doing?
      what’s important to you guys in all that
      and what do you promise to be
      and if the results aren’t there do you say so
      u say that even if it costs u the job?
      fast like how fast
      and if the numbers dont move
      how quick do u write back
      talk is cheap, how does it show
      so if my numbers don't budge in 4 months you'd admit it
      which one matters most to you
      and then who's part of the decisions
      would you be that frank with my brother in law too
      you’d actually tell me not to automate something?
      weeks, ok, but what about replies on Sunday
      and if the number doesn’t budge?
      what was the partnership bit
      and what do you believe in?
      you’d tell me if it’s not worth it?
      24 hours, weekends included?
      weeks or months?
      and if the numbers don’t budge?
      what’s the one about partnership?
      honest how?
      and what do you stand for besides that?
      meaning you’d tell me not to do it?
      even on a Sunday?
      and if results don’t come, you’d say so?
      and your values?
      which one is about honesty?`,
    mission: `
      and what’s the goal behind it?
      why do you do that?
      what’s your mission in all that?
      what are you trying to achieve with it?
      what’s the purpose of it?
      so what’s the point for you?
      what drives you to do that?
      what are you in it for?
      what’s the aim there
      ok but what’s the goal behind it
      give back what exactly
      to who
      so its about time not money?
      the goal in one line?
      nice slogan, but really?
      so if I work 70 hours you want to give some back
      why owners and not employees
      and then what do they do with that time
      is that meant for my sister as well, she runs a daycare
      why do you do it
      give back hours, ok, to who?
      so it’s about time more than money?
      why did you start it?
      what was the idea?
      hours for whom, me or my staff?
      so it’s all about saving time
      nice words, but back to who?
      what for?
      in one sentence, what’s the goal
      and what’s the goal today?
      what’s the point of it all, for you?`,
    figures: `
      and that gives what results?
      how much less work is that in numbers?
      got figures on that?
      so how much did it change for them?
      is that 70% for everyone?
      did their revenue go up too?
      by how much, on average?
      what do those clients gain usually?
      numbers please, what does it change?
      and in a 40 hour week, that leaves what
      and that gives how much less work
      and what does it change in numbers
      is that measured or wishful
      so out of a full week whats left
      and on the money side?
      how long before its running
      sounds pumped up to me
      so if we do 60 hours of tasks a week what's left
      why that percentage
      and after a year what should I see
      and for a small place like my sister's, same goals?
      how many of them, realistically
      measured, or just hoped for?
      12 hours left out of how many?
      the 40% is after how long
      how many hours are we talking
      which figures for example
      70% is measured or hoped for?
      so those are just goals
      40% more of what?
      how fast do we go live
      has anyone actually hit that
      and what does that do for revenue?
      how many, roughly?
      over how long was that 40%?
      measured by who?
      measured over how long, the revenue
      so how many hours are left out of 40
      how many hours do you actually give back?
      results like what?
      how many hours left out of 40?
      and the revenue part?
      measured with who?`,
    languages: `
      and in English, it’s fine?
      is everyone there bilingual?
      so French only or English too?
      is it both languages then?
      do they all speak English there?
      all of it can be in English?
      my staff is French, is that alright with you?
      is training bilingual too with you guys
      in english as well?
      even the training?
      the training part too?
      and the meetings?
      support as well?
      training too?
      and the bot, both?
      meetings in english?
      with an accent or for real
      so if 4 of my 9 only speak english
      which one do you use by default
      and for the training after
      and my associate who's a franco from Sudbury
      the training too?
      and the bot, it speaks both to my customers?
      support in english from Laval?
      training in English too?
      support too, both languages?
      my staff only speaks French, that ok?
      does the assistant do both?
      are you remote or in Laval
      80% of requests, in either language?
      any Spanish or Mandarin?
      would it have worked in French?
      in French as well?
      both with my customers as well?
      in English?
      French all the way through?
      English only ok?`,
    areas: `
      and outside of there?
      so where do you go from there?
      or just in Québec, that?
      and people from Ontario, you take them?
      even Ottawa, where we are?
      do you work far from there?
      and out west, do you do that?
      and us, in Moncton?
      do you travel to them
      is it local only or elsewhere too
      even out west?
      only in Laval?
      only there or out west also
      only around there?
      in ottawa too?
      and outside laval
      and do you come to quebec city
      do you even work outside Quebec?
      and in person, whereabouts?
      where are those clients?
      only Laval or elsewhere too?
      where are you, by the way?`,
    contact: `
      and how do I reach them?
      and the number there?
      and to write, where’s that?
      got an email for her?
      how do I get in touch then?
      what’s the phone for that?
      where do I send my questions about it?
      is there a number for you folks
      how can I get hold of you then
      ok and how do i reach em
      how do I get hold of them?
      how do i reach them
      so how do i get hold of you
      and how do I reach her
      where do I write to tell you?
      how do I get a hold of them?
      then who do I reach?
      and how do I reach someone anyway?
      can I call instead?
      no, I meant to hire you, how do I reach you?`,
    careers: `
      and are they hiring?
      do you have jobs there?
      any openings in that team?
      could I work with them?
      is there a position open right now?
      do you take interns in there?
      looking for people these days?
      my daughter would love that, any jobs?
      do they hire much over there
      you hiring?
      any jobs?
      so nothing open at all?
      not even a junior?
      when will there be
      how will i know
      why so rarely
      not even for a good one?
      so if I check in 3 months
      and when there's one, where do I see it
      and for my daughter who graduates soon
      are you hiring now?
      is there a job open at least?
      do you hire often?
      so should I check back here
      why not, are you a small team?
      not even part-time?
      is she hiring now?
      any openings now?
      are you hiring though?
      any openings?
      can I join you?
      are you hiring right now?
      is there an opening at least?
      how would i find out when you do?
      so you’re a tiny outfit?`,
    "careers/write": `
      can he write in anyways
      can she send something anyways
      my nephew could write anyways?
      what does he have to put in it
      what’s he gotta put in it
      does he need a cover letter
      and how long do you hold onto it
      and his stuff stays with you how long
      how long do you keep her resume
      do you answer everyone who writes
      where does he send it
      what do you do with it after
      can I send mine anyway, my resume?
      where do I send it if I’m interested?
      do I need a cover letter for that?
      and what do I write in it?
      how long do you keep mine?
      do they answer everybody who does that?
      can I apply even if there’s nothing?
      does it have to be long, that email?
      what do you want to know about me for that
      is it kept on file after
      ok where do i send it
      how long do you keep it
      where do I send my cv then?
      where do i send my cv then
      where do i send mine
      where would i send that
      where do I send my stuff
      where do I send my stuff then
      do I add a cover letter
      and you keep it how long
      can I write to you anyway
      how long would you keep it on file
      how long do you keep a resume
      do you throw out my application
      how long do you keep that?
      and you hang on to that how long
      if I send something anyway how long do you keep it
      my daughter might send you one anyways, how long do u hang on to it
      so where would I send it
      can I write you even if there’s nothing open
      what happens to my resume
      need a cover letter?
      do you answer
      kept how long
      what do i say in it
      you won't read it
      so if I apply and hear nothing in 2 weeks
      what should I say in it
      and after six months
      can I write for my son
      sounds nice, where do I apply
      do I need a cover letter?
      will I get an answer even if it’s no?
      what should I put in it?
      how long do you keep my resume?
      what’s the email agian?
      how long should it be, a page?
      can I send something anyway?
      would you keep my name on file?
      will I even get a reply?
      who do I write to?
      can I send mine anyway?
      how do I apply?
      my niece is bilingual, how does she apply?
      how would i apply?
      and my resume, when do you throw it out?
      will i hear back even if it’s a no?
      can i send something anyway?
      would you keep my name on file?
      how long do you hold on to it?
      how long do you keep it if there’s nothing?
      do you keep my cv on file, and till when?
      when does my application get erased?
      if it’s a no, do you delete what I sent?
      how long does my resume sit with you?
      and how long would you hang on to that?
      how long would you keep my background?`,
    "careers/work": `
      and what’s it like working there?
      can you work from home there?
      is it remote for employees?
      what hours do they work?
      do you deal with clients in that job?
      are the hours flexible in that?
      is it in the office or at home, the work?
      what would I do there day to day?
      would I have to come in for it
      from home or in laval?
      can it be done from home?
      remote or over there
      and is it from home
      from home?
      and can I do that from home
      are the hours flexible
      do I have to be bilingual for it
      flexible hours?
      with clients directly?
      in french or english?
      sounds too nice
      so if I live 500 km away
      why count hours given back
      and the meetings, fixed?
      and for my friend who only speaks french
      is it remote?
      can I pick my own hours
      do I have to speak French?
      would I talk to the customers myself?
      what about meetings, fixed times?
      how do you judge the work?
      so I never have to come to Laval?
      would I work from home?
      what’s it like working there?
      remote ok?
      do I set my own schedule?
      how do you measure it, lines of code?
      what’s it like there?
      what’s the job like?
      do I have to come into Laval
      remote possible?
      what’s the work like?
      what’s it like for your staff?
      could i do it all from home?
      is french a must?
      is it remote?
      what’s it like working there?
      would I have to drive to Laval every day?
      can I stay home and do it?`,
    demonstration: `
      so is that a real company?
      is that all made up?
      are those clients real?
      is that a true story or marketing?
      does any of that actually exist?
      are those numbers for real?
      wait, is this a demo?
      is she a real person?
      can I really hire you then
      is all that made up
      is that true or just a demo
      ok but for who
      where was that
      how long you been at it
      small shops or big ones
      and that was in Laval from day one?
      so 2024, that’s pretty young
      was it in Laval from day one?
      local ones?
      wait, the customers too?
      so the numbers are invented too
      is that a true story?`,
    unanswered: `
      what’s her name?
      is she married with kids?
      how much does she make with it?
      is it listed on the stock market?
      are there investors behind it?
      and how many employees is it now?
      can I become a partner in it?
      did she sell the warehouse after?
      did it ever win a chamber of commerce thing?
      do you have awards for that?
      what became of her old business?
      can I invest in it?
      is there an office dog there?
      which bank is she with?
      how old is she?
      and what’s her name?
      how many of you are there now
      are you hiring her nephew or what, family business?
      what did they make last year
      and the one before, what happened to it
      do you have anyone from the trades on board
      is it still just her who owns it?
      any awards for that
      and how many left you so far?
      is that registered federally or in Québec only
      who checked those numbers?
      what do you pay for that kind of job
      and interns, do you take any?
      are you part of a bigger group
      got a picture of them?
      do you give some of that to charity
      did they ever get sued over that
      and in five years, where will it be
      whats her name
      how many on staff
      what’s it pay
      how many of you are there?
      how much does it pay?
      how many of you are there
      her name?
      how many of you
      who owns it
      how many are you now
      whats his name
      is there a second office
      how many are you
      how many employees is that exactly
      got slides of it
      who are your rivals
      who put up the money for it
      what’s the pay
      how many employees in all
      how many employees is that
      can I call one of them for a reference
      and who are the investors
      do they have diplomas
      and are your manuals translated
      what’s the pay like
      and do they get benefits
      who designed it for you?
      can I have a second one free?
      will it keep running without you?
      is there a captcha
      which courthouse would it be?
      how many weeks vacation?
      do you take interns?
      how many employees are you exactly?
      could you give me two names I can phone
      how many of you were there at first
      whose idea was it
      how many are there on the team
      any Spanish
      how many employees do you have
      can I have a name or two?
      could I call one of them for a reference
      who’s the founder
      will you still be around in 5 years?
      do you work with non-profits?
      what happens if she doesn’t pick one
      can she text instead?
      why the name Nordet
      what are their names?
      is there an environmental side to it?
      who are your competitors?
      do you give to charity?
      what about just cutting errors?
      have you done many like mine?
      do your folks speak Quebec French or from France?
      when were they last changed?
      do you have an ombudsman?
      can I phone one of them?
      so who really built this?
      were you profitable right away?
      what about a non-profit?
      does it text her as well?
      can I pick which one?
      who came up with that one?
      which ones are you comparing to?
      what was the worst one?
      which one do you speak among yourselves?
      do they change often?
      how many of those do you get?
      can I translate it?
      can I get it in writing?
      could I resell it?
      do you ban them for good?
      which courthouse?
      in what file format?
      when was the last time you did?
      and how many of you are there
      is there a parent company behind it
      and how many of them left
      which one is the largest
      who made it then
      so when does the real one open
      in which month exactly
      and what did you do before that
      what about a charity
      and a franchisee who doesn’t own the brand?
      and if she picks neither time?
      what’s that customer’s name
      did she sell that business?
      what businesses did they run
      how many hours given back so far, all clients combined
      when did you write that down
      which competitors are you talking about
      and against doing it with Zapier ourselves?
      has a number ever not moved, for whom
      who came up with those
      how many businesses is that average based on
      what’s the worst result you had
      how many of each
      which one brings you the most business
      how many of you grew up in English
      when were they last revised
      is liability capped in there
      how many did you get this year
      do I get compensated
      what did you use to build it
      can I buy one of the drawings
      do you sign an NDA first
      can I tape it on my end
      in what format is that handed over
      can I resell it to a friend’s company
      how many of those a day
      for how long is someone banned
      who pays for the lawyers
      how many weeks off
      how many rounds of interviews
      do you take summer interns
      and next spring?
      who’s the owner?
      how many of them are still with you?
      can I call one for a reference?
      who built the demo then?
      are you incorporated federally?
      what was your first year’s revenue?
      do you take non-profits?
      what about a franchise with 12 locations?
      can the customer pay a deposit right there?
      does it answer on WhatsApp too?
      what did she distribute?
      does she still run the warehouse?
      who’d be my contact, by name?
      what business did your people run before?
      which competitor do you mean?
      do you price match?
      are you B Corp certified?
      what’s the worst result you’ve had?
      how many clients were in that sample?
      restaurants, how many have you done?
      would you work with a cannabis store?
      do you refuse my competitors if I sign?
      when did those last change?
      what’s your liability cap?
      who’s your boss?
      who drew the pictures?
      can I use your logo?
      can I have two of them?
      can my accountant do it for me?
      do you help me move to someone else?
      how soon do I get it all?
      how many submissions before I’m blocked?
      can I get unblocked?
      do you use arbitration?
      do you pay referrals?
      next opening when?
      which one’s your biggest industry?
      what’s the pay like?
      any dental or insurance?
      do you take interns?
      any freelance gigs?`,
    booking: `
      ok I like that, can I book a call?
      how do I get a meeting about that?
      good, when can we talk?
      so what times are there to meet?
      can I set something up for that?
      I’d like to chat with her, any slot?
      convinced by that, where do I book?
      can we meet this week then
      let’s talk about it, when’s good`,
    person: `
      can I talk to her, the founder?
      could one of them call me?
      who can I speak to there?
      can I get one of you on the line?
      I want to talk to her directly
      is there someone I could chat with live?
      can a human from there call me?
      let me talk to one of those owners
      have somebody from there phone me`,
    consultation: `
      and the first step with you, is it free?
      so it begins with a free call?
      is there some free talk with you first?
      what’s the first meeting like, is it free?
      do you offer a free chat before all that?
      can I get advice from you for free first?
      that half hour with you, what is it?
      what’s that free thing at the start?
      how do I get to talk with them?
      ok and the first call?`,
    "knowledge-base": `
      is all of that in a single document
      can i have that as a pdf
      something i can forward to my partner?
      is that written down in one place
      can I download the whole thing somewhere?
      can I download all of it?`,
    start: `
      how soon could ours be running
      how many weeks are we talking?
      and how do you get live that fast?
      nice. how soon could I have that?
      2 to 3 weeks from when?`,
    contract: `
      am i tied down then
      how do I leave, is there a notice?
      so how do I get out?
      am I signing anything with that?
      and if I go ahead, do I sign?
      how do I go about leaving?
      is there a contract it applies to?
      am I locked in if I say yes?
      so I can quit in month two?
      any contract length in there?
      and once I sign on, how long?
      how do I leave?
      what do I sign?`,
    "terms/site": `
      may I quote that
      can I quote that on my site
      do i name you?
      and the drawings?
      if i spot an error?
      linking is ok?
      it's on the internet so it's free
      so if I lift 4 lines
      why name the source
      and if I spot an error
      and my sister's blog, can it link to it
      can I quote a paragraph on my blog?
      and the drawings, can I take them?
      I saw a typo, do you want to know
      is it up to date though?
      linking to it is fine, right
      can I quote it?
      and if I spot a mistake?
      can I link to you?
      even a quote?
      can I copy your texts?
      can I quote you on my blog?
      found a typo, who cares?
      whose site is it?`,
    report: `
      I found a bug, who gets it
      and if I found a real bug?
      and if I find a hole by accident?`,
    "terms/law": `
      under whose law
      under which province’s law
      and if we dont agree
      who do i write first
      canadian law too?
      court right away?
      I'd rather sue right off
      so if it's a 2000 dollar quarrel
      why write first
      and then if we still disagree
      my partner's in Ontario, which law
      even if I’m in Ontario?
      which address do I write to first
      so no lawyers right away?
      which laws then?
      does talking it out usually work?
      which province’s law is it
      which law applies?
      and if we still disagree?
      which law does that fall under?
      Quebec’s or Canada’s?
      which laws apply?
      what law applies if we disagree?
      under what law?
      what law covers that?
      if we disagree, first step?`,
    support: `
      and the bot for my customers, both languages?
      what share gets settled like that?
      and the assistant with my customers?`,
    blog: `
      do you write about it somewhere`,
    self: `
      and you, are you a robot`,
    officer: `
      and for my personal info, who is it`,
    "terms/yours": `
      with the instructions too?
      so I keep the documentation as well
      with the explanations to use it or I’m on my own
      do I get the how-to with it
      what about our customer data
      even the instructions on how it all works
      and the accounts
      the documentation too
      and whatever you hooked up
      do we keep the logins too
      even if i leave?
      the docs too?
      and my accounts?
      what you built as well?
      in practice you'd keep it hostage
      so if I leave after 8 months
      which things are mine
      and the manuals
      and if my brother takes over the firm
      so if I quit I lose nothing?
      even the automations you made?
      and the docs?
      whose name are the accounts in?
      you don’t hold my data hostage then
      all of it, for real?
      who owns the work?
      does it say who owns the work?
      and what you make for me, whose is it?
      documentation too?
      what’s mine if I leave?
      and what you build for me, whose is it?
      with the documentation?
      and who owns the work?`,
    company: `
      and you're from here?
      so i dont have to switch software?
      how much work does that take off me
      since when
      sounds vague, what does that mean in real life
      so if we're 6 people and 4 do paperwork, what part of it do you take over
      which of those three do you do most
      and then do I have to throw out my old programs
      and for my sister's kennel, same services?
      so what are the three things again
      and you’re really canadian?
      70% less of what exactly?
      you’re Canadian then?
      do I have to change my tools?
      your team speaks French too?
      only small businesses?
      you guys Canadian?
      so what would you automate exactly
      are you actually Canadian
      which three things exactly?
      how much less manual work?`,
    example: `
      and while im sleeping?
      do i gotta do anything the next day
      so she picks the time herself?
      who types her info in after
      what if I don't like the booking it proposed
      so if 5 people write on the same night
      why two times and not ten
      and then in the morning what do I do
      and for my brother's chimney sweep line, same thing?
      who sends the confirmation in the end?
      so I still have to tap something in the morning
      and her file, who updates it?
      so I approve it in the morning?
      how many times does it offer her?
      nothing goes out without my ok?
      who fills in the record?
      even at 11 at night?
      how do I approve, on my phone?
      and who sends the confirmation?
      and who approves it?
      who approves it, me?`,
    terms: `
      in plain english?
      and what do u expect from me
      is it legalese
      both sides?
      nobody reads those
      so if I have 5 minutes can I follow it
      what's expected of me
      and then what can I expect of you
      does it hold for my partner too
      is it in plain english
      so it covers my side too, what you expect?
      in legalese?
      and my side of it?
      short and readable?
      is it in plain language?`,
    complaint: `
      will a human read it
      and if its about my info
      is there a government office
      does it take long to settle
      and if you ignore me
      so if it's been 3 weeks with no fix
      which one for my personal info
      and then if we still don't agree
      can my wife complain in my place
      and for a privacy complaint?
      does a person actually read it?
      and about my private info, which address
      usually settled how fast, one talk?
      is it a person who reads it?
      what about my personal info?
      can I go higher up?
      usually settled fast?
      what’s the commission called?
      which email for that
      who reads that?
      does a person read it
      and about privacy, who?`,
    "terms/consultation": `
      so i can just leave it there?
      could you say no to me
      is it a contract
      does it cost
      fine but legally?
      so if I ask and vanish for 2 months
      why could you say no
      and after the half hour
      and if my partner asked without me
      so it’s really free?
      how long is it?
      and if I don’t want to go on after?
      am I signing anything by sending the form
      so it’s not a contract?
      so sending a request isn’t signing?
      and about the free call?
      so a request isn’t a contract?`,
    "terms/fair-use": `
      and ads?
      what happens to those
      bots get blocked?
      so people only?
      seems harsh
      so if I send 30 by script
      why refuse that
      and then what happens to them
      my nephew tried to break in for fun
      what happens to spam?
      can my bot fill it out for me?
      so no selling you stuff through it
      I want to pitch my agency, ok to use it?
      what do you do if someone tries to break in?
      it’s for humans only then?
      what if I send ads through it?
      what if it’s a bot?
      no ads either?
      so you refuse those?
      and someone trying to hack it?
      what’s not allowed?
      what’s banned?
      ads through the form?
      could my script submit it?`,
    "call-how": `
      by phone or do I come in?
      by phone?`,
    prepare: `
      anything I should have ready?`,
    "call-course": `
      what do we talk about during it?
      what do we cover in it?
      what’s covered in it?`,
    appointment: `
      can I move it if something comes up?`,
    "keep-tools": `
      and my current software stays in place?
      would I have to switch anything?
      is it built inside what I already have?
      and my current tools?`,
    "money-back": `
      do I get reimbursed if I leave early?
      do I get a refund too?
      could I get a refund over it?`,
    collection: `
      how do you spot abuse without keeping IPs?
      how do you spot them?
      you log my IP for that?`,
    "wrong-answer": `
      what if it offers her something dumb
      what if it tells her something wrong?
      what if it had said something false?
      and if it tells her something false?
      it’s the AI that goofed, what then?`,
    "ninety-days": `
      how does the 3 times thing work
      what if I don’t get anywhere near it?
      how do you count the 3 times?
      and if it hasn’t paid by day 90?`,
    sales: `
      is that the same as the sales target`,
    "case-healthcare/measured": `
      what would you measure for a clinic
      what would you measure at a clinic?`,
    trial: `
      can I see it work before paying?`,
    "question-plan": `
      so which one should I take?
      then which one would be mine?`,
    integrations: `
      does it hook up to my google calendar
      ok and which tools does that cover?`,
    training: `
      you show my team how to use it?`,
    "no-need": `
      so you’d turn me away?
      what if I’m too small for it?
      what do you say when it’s not worthwhile?
      what if I don’t need you?
      you’d really tell me it’s not worth it?`,
    "facet-hours": `
      which plan saves how much?
      how much is that per plan?`,
    "post-two-languages-one-inbox": `
      how do you handle two languages in one inbox?
      how do you keep that straight in one inbox?
      my inbox is half and half, what do I do?`,
    rights: `
      how long do you take to answer
      and to have my data erased?
      can I have it erased sooner?
      what can I ask for?
      and personal info, erased?
      could i get mine deleted before that?`,
    "average-return": `
      and what did they get out of it?`,
    handover: `
      and if it can’t handle her?
      what if she wants a human?`,
    method: `
      how do you go about it?
      and the work itself, how do you do it?`,
    response: `
      how fast do I hear back?
      how long till I hear back?
      24 hours, sundays included?`,
    "case-healthcare": `
      how did it go for the physio?
      any clinics in there?
      patient records, do you touch those?`,
    "case-manufacturing": `
      what about a machine shop?
      the machine shop one, what changed?`,
    "post-two-languages-one-inbox/5": `
      is that ok with the law here?
      do I have to put French first?`,
    "data-place": `
      meanwhile, where’s it stored?`,
    form: `
      how does it work for a human?
      how do I ask for one?
      what’s in that form?`,
    gdpr: `
      what if I’m in Europe?`,
    technical: `
      I’m no computer guy, that ok?`,
    "plan-people": `
      so which plan with 4 people?`,
    fees: `
      no setup fee, but other fees?`,
    guarantees: `
      and if I don’t get those numbers?`,
    "case-retail": `
      and a store with several locations?`,
    "case-professional-services": `
      I’m an accountant, got one?`,
    newsletter: `
      the newsletter in English?`,
    sharing: `
      who else sees it meanwhile?`,
    "law-25": `
      Law 25, you follow it?`,
    address: `
      your office is where?`,
    retention: `
      and the answers I put in the form for the free call?
      what about what I typed in your questionnaire?`,
  },
  reading: {
    same: `
      how many hours was that again?
      and what’s the first step?
      why not the biggest one first?
      what’s the percentage on that?
      what if it’s under three hours?
      can you give me the example in it?
      how did they get that number?
      and the second step?
      what’s the rule for that?
      why does it say not to?
      how long does that take in all?
      what do I write in that message?
      which day do I send that one?
      what does the law say there?
      why not weekends?
      how many days between them
      can you give an example of that
      and how long does it take
      whats step two
      how many days between them?
      how many hours was it, in the example?
      why not sooner?
      what’s the next step after that?
      is there an exception to that?
      how many days between those
      whats the example in it
      why not the biggest one first
      and if they say later?
      who has the last word on that
      and step two?
      why not the biggest one
      on what day
      how many hours in that example
      and how many minutes is that
      what comes after that step
      even on weekends?
      how many times
      is that an obligation for us too
      how many hours does that come to
      who should do that at our place
      for how long do we keep it
      what are the figures in it
      got an example
      is that example made up
      in what order do i do that
      why is that
      can you give me the numbers again
      what’s the point of it
      so what’s the main idea there
      and how often
      is it free to read
      and what are they about
      can i stop it any time
      in what format
      what’s the example again
      how long does that take
      and in that example how many
      how many hours is that in total?
      how long all together?
      what do you write about?
      what’s in there?
      can I copy it into something else
      in English too?
      anything practical at the end?
      does it have prices and so on?
      what are they about
      in which language would I get it
      how fast does it kick in`,
    blog: `
      do you have other ones like it?
      what else have you written?
      any more articles like that?
      where’s the full version of it?
      is there something on another topic?
      got one on quotes too?
      can I read the rest somewhere?
      what other subjects do you cover?
      is there a list of those?
      where do I find the others
      what’s the blog about besides that
      got more like that?
      anything else to read?
      any others like it?
      other articles like that?
      others like that
      got more like that
      got any others
      who is it written for
      is there something to do at the end
      and where are the articles
      do you have something on that to read
      in english?
      rss?
      about what
      something to do at the end?
      blogs are fluff
      so if I only have 10 minutes a week
      what's it about
      and at the end of an article
      could my sister's shop use the templates
      is there an rss?
      in French too?
      who’s it for, developers?
      is it practical or just marketing fluff
      are there templates I can use?
      is there a feed?
      and the articles?
      where are the articles?
      and the articles, elsewhere?`,
    newsletter: `
      signed up Monday and got nothing, did I miss a step
      I signed up and nothing came
      and if I never click the thing?
      what if I forget to confirm
      do I have to do anything else now
      if I don’t confirm, what happens
      does it start right away
      I just put my email in, anything else to do
      can I get those by email?
      how often do they come out?
      can I subscribe to that?
      do you send those out?
      how do I get the next one?
      is there a mailing for it?
      does it come every week?
      do I confirm something to get it?
      I’d like to receive them, how?
      send me the new ones, is that possible
      can i get those by email
      how often does it come
      can i get the next ones by email
      how often do they come
      and how frequent is that
      will i hear about the next one
      do i have to confirm it
      how many a month
      can i get them by email
      and how do i sign up for those
      how often
      in what language
      do i have to confirm
      can i stop it
      I get too many emails
      so if I sign up I get how many a year
      which language will I get
      and after I put my address in
      can I put my sister's address
      in which language will I get it?
      can I quit anytime?
      why do I need to confirm
      what’s in it, ads?
      I want it in english, what do I do?
      so not every week, good
      how many would I have been getting anyway?
      by email?
      English version?
      what was in it, anyway?
      haven’t got anything yet, is that normal?
      and if I never get around to that?
      what if I forget to confirm?
      if I don’t click anything, then what?
      what if I just never click it?`,
    unsubscribe: `
      and how do I stop getting it?
      can I get off that list after?
      how do I unsubscribe from that?
      what if I don’t want it anymore?
      is it easy to cancel it, the emails?
      I already get it, take me off
      where’s the link to stop those?
      does it stop right away when I ask?
      can you remove me from it?
      and if I get tired of them
      and if i want off that list
      and to stop getting them?
      and to stop getting it
      and how do i stop them
      and if I want off the list?
      how do I get off it later?
      and if i get tired of it
      can i stop it later on
      how do i get out of that afterwards
      how do I make it stop
      and if i’ve had enough of it
      how do i get off it
      does it stop right away
      and if i don’t want it anymore
      right away?
      and if i cant find the link
      can you do it for me
      where's the link
      those links never work
      so if I click today I still get 1 more
      and can somebody do it for me
      my late father still gets it
      and to get off it?
      right away or does it take a few days?
      I can’t find the link
      where’s the link exactly?
      so one click and that’s it
      I deleted the last one, who do I email?
      and to stop it?`,
    "knowledge-base": `
      can I get all that in one document?
      is there a PDF of that?
      can I download it?
      is everything gathered in one place?
      can I print all of it?
      do you have that as a file?
      where’s the doc with everything?
      can I copy it all somewhere?
      is it all in one page or pdf
      and everything at once, in one file
      and all of it in one file
      can i download that
      as a pdf?
      whats in it
      can i copy it
      read it online?
      must be huge
      so if I print 8 copies for a meeting
      what's in it
      and how do I get it offline
      can I send it to my sister
      is there a pdf?
      are prices in it too?
      all in one file?
      can I just read it without downloading?
      plain text works too?
      other than PDF?
      PDF?
      everything in one file, you’ve got that?
      just one PDF with it all?`,
    offer: `
      can you do that for me instead?
      do you do that kind of thing?
      I don’t have time for that, could you do it?
      so is that what you sell?
      and you, what would you automate in that?
      would you set that up for us?
      beyond writing about it, what do you do?
      could you take that over for my shop?
      is that one of your services
      what part of that do you take care of
      do you do that for us or just write about it
      could you do that for us?
      do you do that or only write about it
      do you do that for us
      can you guys do that for us`,
    support: `
      can you build that assistant for me?
      does yours do that with customers?
      how does your assistant handle those?
      would it answer those for us at night?
      so you set up something that replies to them?
      can it hit that 80% for my store?
      do you offer that, answering customers?
      is your bot like the one described there`,
    sales: `
      can you run those follow-ups for me?
      do you set up that sequence?
      so you’d chase my quotes like that?
      could yours send those five messages by itself?
      does your thing do that when a quote goes quiet?
      I want that sequence, do you do it?
      can it follow up on mine that way?
      do you automate that for sales people`,
    plans: `
      and how much do you charge to do it?
      what does it cost if you do that for me?
      ok what’s the price for that?
      which plan would cover that?
      what are the plans for that?
      how much a month for you to handle it?
      how much would that be with you?
      what would I pay you for that
      how much if you do it instead of me?
      just give me the prices pls
      prices are in there? what are they?`,
    calculator: `
      can I do that math with my own numbers?
      is there a calculator for that?
      where do I plug in mine?
      can I get that estimate for my shop?
      do you have a tool that figures that out?
      can I test it with my hours?
      what would it give for 8 hours a week?
      is there a quick way to compute that`,
    "law-25": `
      and you, do you follow that law?
      do you guys do that yourselves?
      how does Nordet handle that one?
      are you in line with it?
      who’s in charge of that at your place?
      do you practise what it says?
      so at your end is that respected?
      what do you do about it with our info`,
    "keep-tools": `
      do I need new software for that?
      can I do that with the tools I have?
      would I have to change my CRM to do it?
      does it work with my spreadsheets as they are?
      do you make us switch programs for that?
      can I keep my inbox as it is with that?
      does that mean a new system for us?
      is it done on top of what we already use`,
    languages: `
      and do you do that in both languages?
      is that article in English as well?
      do you write those in French too?
      can you explain it to us in English?
      is that available in both?
      do you work in English on that too?
      can I talk to you about it in English?
      and your team, can they do both of those languages`,
    "no-need": `
      so if I’m under that, I don’t need you?
      would you really tell me not to then?
      and if the math says no, do you say so?
      what if my total’s too low for that?
      do you turn people away in that case?
      so you’d say it’s not worth it for me?
      is it worth it at all for me then, would you say?
      and when it doesn’t pay, you refuse?`,
    booking: `
      ok I want to talk about that, when?
      can I book a call on this?
      where do I book those 30 minutes?
      got a slot to go over it with me?
      let’s talk about it, what times?
      I counted my hours like it says, can we meet?
      how do I set up a chat about that
      can I have an appointment to do that together
      what’s free this week to look at it?
      lets go over mine on a call, when
      can we go over that together, next week?
      ok lets talk about that one, when
      lets talk about mine, got a slot
      id like to go over that with you, when`,
    person: `
      who wrote it, can I talk to them?
      can I ask someone about that article?
      could a person help me with it?
      I’m stuck at that step, is someone there?
      can somebody call me to explain that?
      is there a human I can ask about it?
      I’d like to speak with someone about this one
      can one of you walk me through it by phone`,
    unanswered: `
      who’s the author of that one?
      when was that published?
      can I repost it on my site?
      is there a video version of it?
      do you have a template I can download for that?
      do you have one on payroll?
      can you send me the spreadsheet from it?
      is there an audio podcast of it?
      can I comment on it?
      do you accept guest articles on there?
      how many people read that?
      do you give a workshop on that?
      is there a book that goes with it?
      where did you get those stats from
      who wrote that one?
      is there a template of that to download
      and for a restaurant, what would it look like?
      do you have that in Spanish
      is there a video of it?
      can I copy that for my own site
      and what day does it come out?
      would you come do that for us, what’s the day rate
      how many people get it
      is it out of date, when was that written
      does that also go for Ontario?
      what software do you do that with
      and the fine for it, how much
      can I hear it as a podcast
      did a real client do that, which one
      can I send you mine to check over?
      what if my boss won’t go along with that
      is there a course on that
      and with 200 people, same steps?
      can I ask the author something directly
      who wrote that
      got it on video?
      can i print that in spanish for my crew
      who wrote it?
      may I hand it out to my students?
      what’s the fine if we don’t?
      who wrote it
      got a video of that
      is there a template in excel of it
      is it in pdf
      got the template in excel
      what’s the fine for that
      got a template of that i can download
      what’s the fine if we dont
      is there a video of it
      who exactly wrote it
      can i leave a comment below it
      got it as a podcast
      can i see old issues
      how many people receive it
      which day does it come
      in spanish too?
      which app do you suggest for that
      can you write one about payroll
      back issues on paper?
      can i read the old issues
      what day does it come out
      got that as an excel template
      do you do that step for us and at what price
      can I write a guest article?
      can I read past issues?
      can I just pause it for the summer?
      how many pages is it?
      who writes them?
      can I just get fewer instead?
      is it up to date as of today?
      how many are there in all
      can I see an old issue
      can I just pause it over the summer
      do many people leave
      how many pages
      when was it last updated
      who writes it?
      how many readers?
      which day does it come out?
      can I get it quarterly instead?
      do I get a confirmation after?`,
    "post-law-25-team-of-ten/4": `
      and if the software is in Ontario?
      even if it’s in ontario
      and in week three?
      does Ontario count for that`,
    "post-quote-follow-up/8": `
      and when do I stop?
      does it stop if they phone
      what if they say later
      and if they reply in between
      does it stop on weekends`,
    "post-quote-follow-up/9": `
      is that even legal?
      is chasing them like that legal
      is that legal under the spam law`,
    "post-return-on-automation/7": `
      and when is it not worth it?
      so when’s the answer no
      and when should I not do it`,
    collection: `
      do you see whether i open it
      are my clicks in it tracked
      do you track whether i open them
      do you see when I open it?`,
    retention: `
      and if i never click the confirmation
      what stays with you once i’m off
      and then you’ve got nothing left with my address on it?
      do you delete my address after that
      is my address gone after i leave the list
      what becomes of my address
      do you keep my email after i unsubscribe
      if I forget to click confirm, does my address stay on your list?
      and if i never confirm
      an address i didn’t confirm, you keep it?
      and then you have zero trace of me?
      is there any trace of me left after
      I signed up but never clicked the thing, do you keep my address
      does my email stay in your system if I never confirm
      I didn’t click, do u delete it
      I forgot to confirm, is my email still there?
      do you keep my address after that?
      and do you erase my address right away?
      what do you keep about me for that?
      do you keep my address after?
      my email, kept how long?
      and you keep my address?`,
    "terms/site": `
      may i quote from it
      can i link to it from our page
      can I quote one of them?
      am I allowed to quote from it?
      am I allowed to reuse it?`,
    "post-measuring-manual-work/2": `
      what do we write on that sheet
      and which week do we take for it
      won’t they feel spied on`,
    "post-measuring-manual-work/3": `
      and on friday what do we do with the lines
      and once the sheet’s filled in?`,
    "post-measuring-manual-work/4": `
      are all of those hours recoverable`,
    "post-measuring-manual-work/5": `
      which task goes first then
      so which task do I start with`,
    "post-measuring-manual-work/6": `
      and if we only find two hours`,
    "post-customer-requests-80-20/2": `
      and the ones it must never touch
      and which ones should it never touch
      which ones should the bot never touch?
      which ones do we keep for a person?`,
    "post-customer-requests-80-20/3": `
      does it admit being a robot though
      and when it doesn’t get the question?
      what if it doesn’t understand?`,
    "post-customer-requests-80-20/4": `
      and at night what does it tell them
      what to tell people at night?`,
    "post-customer-requests-80-20/5": `
      how do i know those got solved`,
    "post-quote-follow-up/1": `
      and what do nine silences cost`,
    "post-quote-follow-up/2": `
      how many days between those emails
      how many days between each
      when does the last one go out?
      what day is the last one?
      on which days do they go out?
      and spaced how?
      how far apart?
      how many days between them`,
    "post-quote-follow-up/6": `
      and if it’s over their budget
      what if it’s too expensive for them
      and the fourth one says what`,
    "post-quote-follow-up/7": `
      and if they never reply to any of the five
      what’s the very last message`,
    "post-quote-follow-up/10": `
      do i begin by hand`,
    "post-return-on-automation/2": `
      and my own hour, at what price
      with vacation counted in too?`,
    "post-return-on-automation/3": `
      what gets knocked off those hours`,
    "post-return-on-automation/5": `
      and how many weeks to recoup it
      so how long to get my money back`,
    "post-return-on-automation/8": `
      what do we note down beforehand to compare`,
    "post-law-25-team-of-ten/1": `
      since when is that mandatory`,
    "post-law-25-team-of-ten/2": `
      and who’s in charge, me?
      who is it if I don’t pick anybody?
      who’s in charge by default
      so who’s the person in charge at my place`,
    "post-law-25-team-of-ten/5": `
      and if an email goes to the wrong person
      for how many years do i keep that register
      and the register, kept how long
      how long do we keep that on record?
      do we have to write that down somewhere?
      and how long do we gotta hang on to it`,
    "post-one-source-of-truth/3": `
      and the doubles, how do we spot them
      and the duplicates, how do I remove them`,
    "post-one-source-of-truth/4": `
      when do the old files get locked
      and what about the old spreadsheets after that`,
    "post-two-languages-one-inbox/1": `
      and if i can’t guess their language`,
    "post-two-languages-one-inbox/2": `
      what if i edit just one half`,
    "post-two-languages-one-inbox/5": `
      does french have to come first
      and is French first the law`,
    casl: `
      do I have to confirm
      is it legal to send me that
      is it by the anti-spam rules?
      is that the law?
      you’d only send if I confirm?`,
    "post-quote-follow-up": `
      and one about chasing quotes?
      the quotes one, what does it say?
      which one’s about chasing quotes?
      follow-up on quotes?`,
    "post-law-25-team-of-ten": `
      is there one on privacy law
      Law 25, what’s it say?`,
    "post-quote-follow-up/5": `
      and the third message?
      the message about objections?`,
    "post-law-25-team-of-ten/6": `
      got that as a checklist
      the Law 25 checklist?`,
    "post-one-source-of-truth/2": `
      and the second Friday`,
    "post-two-languages-one-inbox/4": `
      how many hours would that save`,
    "post-return-on-automation": `
      what about the calculating a return one?
      and the return one?`,
    rights: `
      can you wipe me completely instead?
      and erase everything else?`,
    "post-measuring-manual-work": `
      the one on lost hours, what does it say?
      the one on lost hours?`,
    contact: `
      who do I ask if it’s not in there?`,
    "post-one-source-of-truth": `
      anything about messy spreadsheets?`,
    "post-customer-requests-80-20": `
      and on customer requests?`,
    "post-two-languages-one-inbox": `
      one for bilingual inboxes?`,
    "chat-data": `
      not the newsletter, this chat`,
    cases: `
      the cases, in short?`,
    "careers/work": `
      no, what’s it like to work there?`,
    social: `
      or do I just follow you somewhere?`,
  },
  "post-measuring-manual-work": {
    "post-measuring-manual-work": `
      cant i just ask my 3 girls at the front desk what eats their day? why bother counting
      ok and how long does that take, and whats it cost me
      why can't i just ask them
      how come they all say something different
      does it cost me anything
      so before i buy anything?
      bah, i already know what's the most annoying one
      so if my crew of 5 each names a different chore who's right
      why that long and not just one day
      and once we've counted what do we do
      would that work for my sister's pottery shop too
      how long do I have to do it?
      why not just ask my team?
      what’s it going to cost me, this counting?
      so before I even call you?
      my people already know what takes longest
      and on Friday, how much time?
      what’s on the sheet?`,
    "post-measuring-manual-work/1": `
      ok so one of them is that theres a rule to it. how simple does the rule have to be?
      and whats the example you give of one you should NOT hand over
      all three or just one of them?
      what would be a clear no
      and the ones in between?
      how often is often
      but my job is never the same twice
      so if it comes back 25 times a week but takes judgment is it still a yes
      which of those conditions matters most
      and then what about the ones in between
      does that test fit my uncle's tugboat office too
      what kind of task am I looking for?
      what are the three things again?
      what about deciding on a late supplier?
      ten minutes to explain, that’s the test?
      give me an example that works
      if it’s better when I do it myself, is it a no?
      what are the three again?
      so a supplier decision, no?
      what am I looking for in there?
      what were the three again?
      an example of a no?
      why ten minutes?
      what if I don’t know for some tasks
      what makes a task worth it?
      the three things again?
      the supplier one, yes or no?
      which tasks am I looking for?`,
    "post-measuring-manual-work/2": `
      any week I should stay away from
      any week will do?
      does it matter which week
      what do they actually jot down
      what columns are on it
      do we do it the last week of the month
      would the last week of the month be ok
      is month-end fine for that
      what if we’re busy that week
      what goes in the columns exactly
      my guys will fill it all in at 4:30 before leaving, thats fine right?
      so what do i put down for those? is there a minimum
      so just one of them is enough or do i gotta do it twice
      what if they're scared of it?
      why not from memory
      which week is best then
      do interruptions go in there too?
      my staff will never bother writing it all down
      so if i do it with 6 people and 9 interruptions a day it all goes on there?
      which of those instructions matters most
      and then at the end of the day do we add something
      and for my brother's ski hill, which week would he take
      what goes on the sheet?
      ok so how do I count them
      can they fill it at the end of the day?
      paper is ok?
      why a minimum of two minutes
      what’s a trigger?
      my team will feel spied on
      which week do I pick?
      we’re seasonal, landscaping, so?
      do interruptions count?
      is month-end ok?
      which week should I pick?
      and when someone gets interrupted by the phone?
      what do they write down?
      what if I get interrupted?
      what do we write on it?
      how do I count the ones in between?
      why a floor of two minutes?
      what do I write on the sheet?
      how do I count them?
      tiny tasks too? what’s the minimum?
      interruptions count?
      my staff will feel spied on, what do I say?
      how do you log all this?
      same sheet, which one?`,
    "post-measuring-manual-work/3": `
      how do i get from all those lines to hours?
      how long did the monday report take them?
      and the late invoices, how many times a week were they chasing those
      what did they get in total?
      is that a made up company
      so how do i add mine up
      what were the biggest two?
      no way its that much, we're only four in here
      so if mine come back 40 times at 7 minutes how do i get hours
      which of them eats the most
      and after the total what do i do with it
      would my cousin's print shop get the same picture
      and what do I do with it on Friday?
      how many hours in total?
      is that a real company?
      how long is the Monday report?
      spread over how many people?
      how’d you get 6 hours for order status
      and chasing invoices?
      so half a job basically
      and on the Friday, what do I do with it?
      then how do I add it up?
      22.5 for how many people?
      and what happens on friday?
      ok and then how do I add it up?
      how much for the late invoices?
      and the Monday report, how long
      and Friday, what do I do?
      the example, total hours?
      then on Friday?
      late invoices, hours?
      total for the four of them?
      before that, how many hours in all?`,
    "post-measuring-manual-work/4": `
      ok so what do i add to the table to find out
      how much of that could they actualy get back
      only half an hour saved on that one?? how come
      so it's not the full amount?
      why's the price one so low
      and how much can really be saved?
      which one had the fewest exceptions
      that cuts it down a lot, kinda discouraging
      so if 6 times out of 10 it's normal what do i keep of my 8 hours
      why's that last one so low
      and then what do i do about the one where the answer's nowhere
      would my neighbour's clinic have the same share
      can all of those be saved?
      so not the full 22.5?
      why only 20% for finding a price?
      what’s the extra column?
      which one saves the most?
      how much for invoices then?
      70% of what
      and appointments?
      and how much of that can they really save?
      why so low for looking up a price?
      are all those hours really savable?
      and how much of that can go?
      so 70% in the end?
      and the Monday report?
      where does the 5.4 come from?
      can all of that be saved?
      why only 20% there?
      which one’s the highest?
      and for chasing invoices
      how do I know which follow the rule?
      so I’d save all that?
      retyping orders, how much saved?
      out of 22.5, how many left to save?
      appointments, what share?
      hours saved on the others?`,
    "post-measuring-manual-work/5": `
      retyping orders is our worst one. in your example why didnt you start with that?
      the one about the employee who does it now, why does it matter what she thinks?
      why that one first
      and the second one?
      what if the person likes doing it?
      why not the biggest
      but the other one costs me way more time
      so if mine are 7 hours risky and 4 hours harmless i go with the 4?
      and after the first one works what comes second
      would you pick the same for my aunt's greenhouse
      which one should go first?
      so I start with the biggest?
      why not the biggest one?
      which comes second?
      what are the three questions?
      and if the employee doesn’t want to let it go
      what’s the risk with orders?
      a mistake in order status isn’t serious?
      when do I move on to the next?
      why not retyping the orders?
      then which one do I start with?
      which one goes first?
      so I take the biggest one first?
      which do I start with?
      which one did you say to do first?
      and retyping orders, when
      which one first?
      and where do I begin?
      which one do I start with?
      ok which first?`,
    "post-measuring-manual-work/6": `
      and if it only adds up to 2 hours
      and if we add it all up and its like 2 hours?
      what if the total is tiny
      ours came to an hour and a half a week
      if the whole week gives us 2.5 hours, do we bother
      we counted and its barely 2 hours a week
      so under what number is it not worth it
      is it worth it if its only 2 h
      what if theres almost nothing in the total
      say we get less than 3 hours
      we ended up with 2 hours, now what
      like what, what does it miss
      we came out at barely 2 hrs a week lol. so now what
      and if it's only a couple hours?
      when do i do it again
      what's missing from it then?
      ok and after that, what's next
      then what's the point if it leaves out all that
      so if we only found 2 and a half hours we just stop?
      why wait that long before doing it again
      and then how do i put dollars on it
      my sister's shop barely found an hour, same answer for her?
      what does it miss?
      when do I redo it?
      I only got 2 hours lol
      do I throw the sheet away after?
      so under three hours you’d say don’t bother?
      are evenings counted
      what’s the next step once I have my hours?
      is it worth doing again afterwards?
      what won’t show up on it?
      and if I’m under three hours?
      same sheet the second time?
      what if I’m under three hours?
      do I redo it later?
      what if we only come out at 2 hours total?
      ours doesn’t even add up to three hours
      and if it comes to like 2 hours for the whole gang?
      what if we end up with next to nothing, 2 hours?`,
    method: `
      don’t you do the counting for us?
      can you send me someone to do it?
      and with you, who decides?`,
    unanswered: `
      is there an app that does it?
      would you automate payroll?
      can you send me the blank sheet?
      what’s the average for a garage?
      what tool finds the prices for me?
      will my receptionist lose her job?
      what if someone left in the meantime?
      is there an app for it?
      what if two of them are true, not three?
      what if someone refuses to fill it in?
      got that as an Excel template?
      who came up with the 90%?
      how long before I do the second?
      what about my commute?
      which app for that
      who wrote that article
      what about estimating a roof
      where does that ten minutes come from
      is there a template I can download
      what if someone flat out refuses
      and payroll in that example?
      what does that shop make
      how did they guess those shares
      what about writing up estimates
      how many weeks till we tackle the next
      what error rate is ok
      what total do most people get
      how do I count the evenings then
      got the sheet in Excel?
      is bookkeeping worth it, in your view?
      who came up with those three?
      what app for that?
      do owners fill it in too at home?
      what’s that workshop make?
      what if half my tasks are on the phone at home?
      how accurate is that percentage?
      what share for payroll?
      how many months between the first and second?
      what if the person doing it quits?
      did any client’s number get worse?
      can you audit my sheet?`,
    "post-return-on-automation/7": `
      when is it a bad idea?
      and when should I leave it alone?
      and if a mistake is expensive?`,
    "post-return-on-automation/2": `
      what’s an hour really worth in dollars?
      what’s that in dollars per hour?
      what’s an hour cost me?`,
    "question-plan": `
      which plan for 12 people?`,
    "post-one-source-of-truth": `
      how do I get that single source?
      one source for my data, how?`,
    "call-course": `
      do you help me pick?`,
    "wrong-answer": `
      and when your AI gets it wrong?`,
    "post-return-on-automation": `
      how do I put that in dollars?
      how do I turn it into dollars?
      and in dollars?
      then in dollars?`,
    "post-quote-follow-up": `
      and the quotes nobody chased?
      unanswered quotes, what do I do?`,
    same: `
      how many days is that?
      does it cost me something?
      why not just ask them?
      how simple does the rule have to be?
      to the minute, seriously?
      paper’s ok?
      any week will do?
      what ate the most?
      are those real numbers?
      how do I get to hours from minutes?
      why is the price one so low?
      why not the orders first?
      so not just the biggest?
      and what comes second?
      what’s it leave out?
      why not just ask people?
      and if my trade has two seasons?
      what if they feel watched?
      what’s that add up to?
      and the biggest one?
      so what’s the total saved?
      and which one comes second?
      what if the person doesn’t want to give it up?
      what’s left out then?
      how long does it take
      why not just ask my people
      and answering where an order is
      when do we write it down
      and with two busy seasons
      what’s the total
      which line saves the most
      why ask the person who does it
      when should I do it over
      what’s next once I’ve got my hours
      how many days?
      which one takes the most?
      worst one in the list?
      and second?
      what are the questions?
      under how many hours do I drop it?`,
    "post-customer-requests-80-20/2": `
      any that should stay human no matter what?
      and for requests, what’s off limits?`,
    "post-return-on-automation/3": `
      is that what I’d really get, 15.8?
      do I take more off after that?`,
    "post-customer-requests-80-20/1": `
      how do I sort those messages?
      same thing for customer emails?`,
    "post-quote-follow-up/1": `
      how much do those lost quotes cost?`,
    "post-return-on-automation/8": `
      what else do I write down to compare?`,
    "no-need": `
      and you’d tell me not to bother?`,
  },
  "post-customer-requests-80-20": {
    "post-customer-requests-80-20": `
      you had that story at the start w the broken package, what does the bot answer them
      so in that broken parcel story is it the automation that made them leave?
      so what made them leave?
      is it the robot's fault then
      what should it never touch?
      how come they don't even want a refund
      my clients hate robots period
      so if i get 150 a month how many can go to it
      which kind of message was the wrong one
      and after that how do i know what it should stay out of
      would it anger people at my dad's hardware store too
      so automating is what makes them mad?
      why did that customer leave?
      how many rules?
      I hate those bots that repeat the tracking link
      what’s the real question then?
      what do you mean no way out
      and if the wrong one gets automated?
      how does it start with the parcel story`,
    "post-customer-requests-80-20/1": `
      how long will that take me
      ok and say i do have the answer written down but screwing it up would cost me big. then what
      and someone who wants there address changed, the bot does that alone?
      and if its a lawyer or a reporter that writes in?
      should i try to squeeze 10 more on the bot side?
      what if mine is more like 60?
      who takes the angry ones then
      and the ones with no written answer?
      why the last hundred
      reading all that sounds endless
      so if mine comes out at 65 and 35 did i do it wrong
      which of them go to a person
      and after i sorted them what next
      would my sister's bead shop get the same split
      how do I sort the hundred?
      how long does reading them take?
      can I pick which ones?
      what if a mistake would cost a lot?
      who takes the broken parcels?
      and returns?
      mine looks more like 60/40
      a journalist writes, who replies?
      is that a real store?
      someone asks for a discount, then what
      then which ones can I give it?
      where do I begin tonight?
      and a change of address?
      how do I sort mine?
      and broken parcels, who?
      what if I get 70 instead?
      how do I sort the hundred to begin with?
      what if I only get to 70?
      out of a hundred, how many are tracking
      biggest category?
      broken parcels, who answers?
      how long to read 100?
      a journalist writes, who takes it?
      mine’s 60 / 40, is that ok?`,
    "post-customer-requests-80-20/2": `
      so a $30 refund, thats a no too?
      so a return at 35 bucks is fine but 80 no?
      and a 20 dollar refund, can it do that by itself
      where do you put the limit for refunds
      who decides above that amount
      so it can refund small stuff
      and a 60 dollar one goes to a person?
      what about refunds, is there an amount where it stops being the bots call
      and if somebody mentions their husband passed away, how many messages before it passes it on
      we also do financing, so turning people down for credit. theres a quebec law on that you said?
      what about refunds, then?
      even a small one, like 20 bucks?
      and if somebody's sick?
      why can't it say sorry
      come on, a nice sorry from it is better than none
      so if i put my limit at 75 bucks and the guy wants 120?
      why not refusals
      and after it hands over who gets it
      would my aunt's loan office have to tell people too
      which ones should it never touch?
      not even a small refund?
      why $50?
      what about apologies
      someone writing for the third time, same issue?
      can it turn down a warranty claim?
      a client mentions a death, it stops?
      do I have to tell people a machine decided?
      refunds too? from what amount?
      which ones never, ever?
      even a small refund?
      what if they’ve written twice already?
      a machine can’t say sorry?
      and what shouldn’t it touch?
      so which ones shouldn’t it touch?
      and for amounts, where’s the limit?
      what does the law say about refusals?
      what about turning down a warranty
      what should never be automated?
      what do I never automate?
      over what amount should a person decide?
      a refund of $30?
      is $50 the legal limit?
      and what it never touches?`,
    "post-customer-requests-80-20/3": `
      how many times does it try before passing to a human
      if it doesn’t get the question how many tries
      a check of what exactly
      what does it have to check first
      what do they have to give before it shows them
      check what, the order number?
      what does it verify before giving out the invoice
      so how does it know its really them
      how many times can it miss before it hands over
      and if it still doesnt get it?
      if it doesnt understand does it keep trying
      it asks again how many times
      i was thinking of calling mine Sophie and having it look like shes typing lol. ok?
      and if the bot doesnt get what they mean, how many tries does it get
      but what do they have to give before it shows them anything? dont want just anybody seeing it
      why that one
      and if they still don't get it?
      can i at least give it a name
      what does it hand over exactly
      how does it know it's really them?
      nobody likes talking to a thing that admits its a robot
      so if it misses 2 times with my guy from moncton does it try a 3rd
      which of the rules matters most
      and after it hands over what do i see
      would those rules be fine for my sister's clinic
      ok and for the 80, what rules?
      should it have a name?
      after how many tries does it hand over?
      what if it doesn’t know?
      can anyone see my order with just the number?
      when do they see the talk to a person button
      do they have to repeat everything?
      which one’s the last rule?
      can’t it invent an answer?
      when does it give up and pass it on?
      and when it doesn’t get the question?
      how does it make sure it’s the right customer before showing stuff
      what are the six rules?
      and for the rest, what are the rules?
      does it have to say it’s a bot?
      any other rules like that?
      and the six rules?
      what if it misses a second time?
      does it really have to say it’s a bot?
      the six rules?
      and the rules for the rest?
      how many misses before it steps aside?
      does it need to say it’s a robot?
      which one’s about repeating yourself?
      can I give it a nickname and photo?
      back to the rules, what were they?`,
    "post-customer-requests-80-20/4": `
      we’re too swamped to get back in 2 hrs tho, what do i promise then
      and the ones it cant handle at 11pm, what does it do with them
      and at night?
      what if i can't promise that fast
      do they really accept waiting?
      what should i write instead
      but i can't promise that, im on the road all day
      so if i can only reply at 8 the next morning that's ok?
      why put a name and a time
      and after we open what happens to those
      my cousin's towing outfit is up all night, same for him?
      and at night, nobody’s there
      what should I say instead of asap?
      I can’t promise two hours though
      what does it do on weekends?
      people won’t mind waiting?
      and the complicated ones at 2 am?
      give a name and a time, is that it
      what do I tell them about when?
      and at night, what does it do?
      when do we promise a reply?`,
    "post-customer-requests-80-20/5": `
      so what happens to the 80% if 12 of those people write back
      and the tough ones left over, how many minutes each do you count for those
      so how many hours is that saved?
      what if they write back?
      and the difficult ones, do they lose out
      what do i do with those that came back
      but the ones left are the hard ones so i save nothing
      so if 90 got a reply and 15 came back what am i at
      why a week and not a day
      and then what do i do with the ones that came back
      would my brother's bike shop save as much
      how many hours does that save?
      why 68 and not 80?
      resolved means what exactly?
      how many days before it counts?
      what do I do with the 12?
      so 6 hours saved per hundred?
      why 9 minutes for the hard ones
      do I have to reread what it says?
      and if 12 of my 80 come back?
      and the ones left over, how long each?
      what’s the one measure?
      how do I know it really worked?
      how do I measure if they’re happy after?
      what counts as resolved?
      why 68?
      so how many hours saved per hundred?
      how do I know it’s really solved?
      why seven days?
      how’d you get 68?
      and the 20 that are left, how long each?
      how do I know it’s resolved?
      and then how do I measure?
      how do I check it’s working?
      seven days, why?
      12 came back, so I’m at what?
      how much time saved per hundred?`,
    handover: `
      does yours pass it to a human?
      who takes those in your setup?
      is yours built like that?
      so there’s a way out to a person?
      so yours passes it on?
      is that how yours does it?`,
    unanswered: `
      does it work on WhatsApp?
      can you sort mine for me?
      can it detect sarcasm?
      can I choose its avatar?
      who’s Julie?
      what rate do other stores get?
      which store was that?
      what if half of mine are calls?
      what about someone who’s drunk?
      should it have an avatar?
      what if Julie misses it?
      what if they write from another email?
      when was this article written
      and gift card questions?
      what do they sell in that store
      which exact words trigger that
      how much is the fine if we don’t tell them
      where on the page do I put that button
      which rule do your clients break most
      what’s a normal wait in the hotel trade
      what rate do the others in the market get
      did anyone survey those customers
      what store was that?
      did you write that with AI?
      what’s the name of that store?
      do B2B firms get the same split?
      how many returns are fraud?
      what about a threat of violence?
      what colour should the button be?
      what if she’s off sick that day?
      do you give me that report monthly?
      what’s a good rate in year two?`,
    "post-law-25-team-of-ten/5": `
      what exactly does the law ask for those decisions?
      what does the law say exactly on that?
      what’s the law on automated decisions?`,
    languages: `
      does yours do both languages?`,
    response: `
      and you guys, when do you reply?
      and you guys, how fast?
      and you, how fast do you reply?`,
    hours: `
      are you open Saturdays?
      your own hours?`,
    support: `
      what does your assistant do exactly?
      can you set that up for us?
      can you build it for me?
      and what you build, how’s it work?
      your own rate is what?`,
    same: `
      why would they leave over that?
      so what’s the real question then?
      how many messages did you sort?
      what two questions?
      how long does that take?
      above how much?
      how many misses?
      can it make stuff up?
      what does it check before showing an order?
      what if I can’t do two hours?
      and on weekends?
      so "as soon as possible" is bad?
      what does it do at night?
      within how many days?
      why did he leave then?
      which one’s the most common?
      and who takes the angry ones?
      how long does reading them all take?
      why not an apology?
      what if he’s already written twice?
      why’s the last line the most useful?
      what if I can’t promise two hours?
      why’s "as soon as possible" so bad?
      so what do I save?
      so what was the real mistake
      and if there’s no written answer
      and when someone’s written twice already?
      what must it check before showing an order
      what gets passed on to the person
      what if two hours isn’t possible
      so waiting isn’t the problem?
      how long do the tough ones get
      address changes?
      someone writes twice, then?
      an apology, can it do it?
      what does it check first?
      and weekends?
      can’t promise two hours, so?
      and the hard ones, minutes each?`,
    "case-retailer": `
      anyone gotten to 80 for real?`,
    "post-return-on-automation/1": `
      and how do I put it in dollars?`,
  },
  "post-quote-follow-up": {
    "post-quote-follow-up": `
      but if they went quiet they probly just dont want it no? whats really going on on there end
      ok and you say theyre waiting on other guys quotes too... so who do they end up going with
      so it's not a no?
      why don't they answer then
      who do they end up picking
      how many messages is that?
      nah they're just not interested
      so if i sent 3 last week and heard nothing they're not lost?
      why would they pick whoever writes first
      and then what do i send them
      does that go for my sister's wedding tents too
      so silence isn’t a no?
      won’t I look pushy?
      how many messages in all?
      who do they end up choosing?
      thats me every friday lol
      so no answer isn’t a no?
      isn’t that pushy?
      why did I not chase it myself`,
    "post-quote-follow-up/1": `
      in your landscaper example how many of those went dead
      why 1400 and not the full 4 grand??
      and how long would all that take me every month if i do it by hand
      how much is that in profit?
      that's not that many hours, is it
      so if only one says yes?
      why count the margin and not the sale
      my average job is way smaller so it won't pay
      so if i send 12 at 2500 and 5 go quiet what's sitting there
      why use the profit and not the price
      and if two come back instead of one
      would it pay for my brother who does pools
      what am I losing if I don’t?
      how much for just one more yes?
      how long does it take a month?
      out of 20, how many never answer?
      why count the margin
      are those real numbers?
      three hours isn’t much, so why does nobody do it
      36 000 where does that come from?
      and if I win just one back?
      ok but following up takes how much time
      what’s it costing me?
      why the margin and not the sale?
      why the margin?
      so how many didn’t answer?
      at what margin
      what does silence cost me?
      time per month?
      why margin and not the sale?
      is it worth it?`,
    "post-quote-follow-up/2": `
      and the last one, how many days in is that? like calendar days?
      which day do i send that one
      and after the second one?
      what's the fourth one for
      are those business days
      when do i stop, what day?
      five is too many, they'll get sick of me
      so if i send it on tuesday the 9th when's the next
      what's each one supposed to do
      and after the last one
      would those days be ok for my sister's catering
      on which days do I send them?
      and what are the four follow-ups?
      when’s the last one?
      calendar days or working days?
      what’s number four for?
      and on day 5?
      can I ask two things in one message
      so nothing between day 10 and 20?
      the first one’s just the quote itself?
      how many days till the next?
      what day is that one sent?
      that’s day 20 right?
      when does the fourth one go?
      on which days?
      so what do I send?
      and on day 10?
      how many after that one?
      which day does that go out?
      how many days in is that?
      so what’s the normal schedule?
      what are the five again?
      what are the five messages?
      what day is that one?
      on what day do I send it?
      the five, what are they?
      and the messages?
      the fourth, what’s it for?
      day 10 is which?
      which day is that?
      on what day?
      what day does that go?
      and after that, message 4?
      that’s day what?
      the schedule again?
      twenty days, what’s the plan?
      first one’s day zero. the one after?`,
    "post-quote-follow-up/3": `
      so what am i supposed to put in there instead
      whats the trick in the very first email so that im allowed to write back after?
      what do i write exactly?
      why not just attach it
      do i say when i'll write again?
      should the price be in there
      that's too short, looks unprofessional
      so if mine's 7800 and i can start may 5 how do i put it
      why say which day i'll be back
      and then do i really write that day
      would it work for my dad's fence business
      how do I word the first one?
      what’s wrong with please find attached?
      how many lines?
      should I put the price in the email?
      do I say until when it’s good?
      why tell them I’ll write Thursday
      show me the example again
      so that email lets me follow up after?
      what do I write in the first?
      what do I put instead of "attached"?
      three lines, like what?
      what came before that one?
      the first one?
      so I announce when I’ll write back?
      no, the first message
      and the opening one?`,
    "post-quote-follow-up/4": `
      cant i just ask them right there if theyve decided?
      why shouldn't i ask if they decided
      how long should it be, that one?
      what's the wording
      can i ask if they opened it?
      but i wanna know if they're taking it
      so if i sent it thursday with 14 lines do i ask about all 14
      why not just ask if they decided
      and if they say they couldn't open it
      could my mother use those two lines for her curtains
      and Thursday, I say what?
      why can’t I ask if they decided?
      just two sentences?
      what are they
      so I only check that they opened it?
      feels weak, I’d rather push for a yes
      can I offer to explain something?
      two days later, really, so soon?
      anything I shouldn’t ask in it?
      then what do I say two days after?
      why not ask if they’ve decided?
      what’s the question I shouldn’t ask
      day 2, word for word?
      the one before?`,
    "post-quote-follow-up/5": `
      whats the example you give, something about digging?
      give me an example of that one
      even if they haven't asked?
      do i send a photo with it
      what if it's the price that bugs them?
      mentioning it will scare them off
      so if mine all ask why 16 inch joists and not 24 i answer that?
      which doubt do i pick
      and then do i ask them something at the end
      what would that be for my cousin who does tattoos
      then what’s the third one?
      which objections for example?
      before they even ask?
      for me it’s always the price
      should I send a photo?
      why 30 cm in the example
      answer with what, an argument?
      mine is warranty, how do I answer it
      and the next one?
      what kind of objection?
      should I add a picture?
      then the third?
      a photo, really?
      should I offer a picture
      and the third?`,
    "post-quote-follow-up/7": `
      and if they dont reply to that one either, i keep trying or what
      do i really close it?
      why does that one get answers
      and if it's for next year?
      what are the words for it
      sounds like a threat
      so if she says maybe october i write again in october?
      and after friday can i still write
      would that be ok for my wife's daycare
      what do I write to close?
      isn’t that a bit harsh?
      do I really close it after?
      and if they say later?
      does that one get answers?
      they can just reply no?
      and do I really close the file?
      how do I wrap it up after?
      the last one, what do I write?
      and the closing one?
      and to close?`,
    "post-quote-follow-up/8": `
      can I have it go out Saturday morning
      is it ok to send those on a weekend
      they wrote back to say they’re thinking about it, do the rest still go out
      they answered after the second one, do the others still go
      if he replies does the rest of it stop
      and if its a big job like 40,000, same thing?
      we do the same for a 50 grand contract?
      for a really big quote do we still send the third one
      what if he says let me think about it, does the last one still go
      if the guy answers does it stop
      he said he’d get back to me, do we keep going
      they called instead of writing back, does it still send
      can it go out on a saturday
      what if the guy just calls my wife at the office and says he’ll get back to us, does it keep sending?
      ok and what abuot the real big jobs, like 40k, same emails?
      what if they say later?
      even on a saturday?
      and if they phoned instead
      what about a really big job?
      but what if nobody noted the phone call
      so if i set it at 15000 and the job's 22000 it's a call?
      which message turns into a phone call
      and after they answer who writes back
      my sister's clients are mostly spanish, what then
      and if they answer in the middle?
      what if they reply let me get back to you?
      for a big client should I call instead?
      does a later restart the whole thing?
      even if they answered by phone?
      does it send on Sundays?
      what’s the earliest in the morning?
      my big accounts get the same emails?
      they said maybe in June, what happens
      in what language does it write?
      who replies after that, the bot?
      what about a really big customer?
      when do I stop?
      what if they answer in the middle?
      what if they say "let me get back to you"?
      what if it’s a really big client?
      and if they give me a month?
      and on a Sunday?
      for a 40k job?
      when should I stop anyway?
      when does it stop?
      what if he answers after the second one?
      even a phone call?
      what if it’s a really big job?
      and for a big customer
      if they answer in between?
      no sending on weekends, right?
      they said "let me think", I go on?
      big customer, same message?
      a later, what does the machine do?
      before 9, it sends?
      $40,000 quote, what changes?
      when do I stop anyway?
      when should it stop?
      what if they answer after the second one?`,
    "post-quote-follow-up/9": `
      so can i put them on my newsletter too while im at it
      what do i need to keep on file in case someone complains
      for how long is it ok?
      do texts count too?
      can i add them to my newsletter
      what do i need to keep as proof
      come on, it's one email to someone who asked
      so if he asked on feb 2 till when can i write him
      why keep the date
      and after that delay do i have to stop
      could my brother put his on his newsletter
      is it legal to write five times?
      how long is the consent good for?
      same for texts?
      can I add them to my mailing list?
      what has to be in each message?
      how do I prove they asked
      six months from when?
      even in a simple follow up I need an unsubscribe?
      are you a lawyer?
      can I add them to my newsletter while I’m at it
      am I even allowed?
      any legal stuff to put in it?
      is that the law or just manners?
      can I put him on my newsletter?
      does it need an unsubscribe?
      is it legal?
      allowed under the law?
      is it legal to write that many?
      and the law?
      is that even legal?`,
    "post-quote-follow-up/10": `
      and once its hooked up how do i know its working? you had a number to shoot for out of 20
      by hand, really?
      for how long?
      what's a good number to aim for
      why would a no be worth anything
      i write terribly so hand sending won't help
      so if i'm at 9 out of 20 now what should i shoot for
      why count the no's too
      and after the two weeks what do i hook up
      would it start the same for my cousin's caterer
      ok how do I get going?
      by hand for how long?
      why not automate right away?
      what starts the sequence?
      what should I measure?
      17 out of 20 yeses?? no way
      what good is a no to me
      do I use your wording or mine?
      what’s a good target?
      how do I get going?
      how do I know it’s working?
      what do I aim for?
      a no counts too?
      where do I begin?
      how do I get started?
      what do I measure?
      aim for how many out of 20?
      what triggers it?`,
    sales: `
      can you do the follow-ups for us?
      can you do that part for me?
      can you do it for me?
      and you do that automatically?`,
    unanswered: `
      text or email, which gets more replies?
      what’s a normal acceptance rate in plumbing?
      what time of day works best?
      what subject line should I use?
      can I see if they opened the pdf?
      what do I say if a competitor is cheaper?
      should I offer a rebate at that point?
      what if they block my number?
      does it cover cold calls?
      how long before the first yes usually?
      does it work for big tenders?
      what’s the average in plumbing?
      better by text or email?
      what subject line?
      what if they never opened it?
      what’s the usual one in painting?
      what if they come back a year later?
      what if two people on my team both reply?
      what’s the fine?
      what did others get to?
      who came up with the five
      in what year was it written
      and for a plumber
      in which season was that
      at what hour of the day
      what’s the open rate of each one
      PDF or web link
      what’s a good subject line
      by text or by email
      what if they never got it
      what would you write for a roofer
      what does the extra digging cost
      what if they resurface a year later
      how many say yes to that one
      how late in the evening can it send
      what threshold do most people set
      what do I risk if I forget that
      and for someone who bought from me two years ago
      which quoting tools does it work with
      how long before I see 17
      does it work by text only?
      what CRM do I need for that?
      what’s normal for roofers?
      how many come back on the fifth message?
      best time of day to send?
      how long should each be, in words?
      attach a PDF or a link?
      should I add a discount?
      by text rather than email?
      what if the email bounces?
      do I send the photo as an attachment?
      how deep should I dig in clay?
      can I reopen it with a new price?
      how many answer that one?
      what amount do you suggest?
      do construction holidays count?
      what’s the maximum fine?
      and for customers in the US?
      do you write them for me?
      is QuoteWerks ok?`,
    "facet-crm": `
      which plan covers that?`,
    "post-two-languages-one-inbox/1": `
      how does it know their language?`,
    casl: `
      and your own newsletter, how do you comply?
      how do you handle it for your own?
      and your own emails?`,
    "post-law-25-team-of-ten": `
      what about Law 25 in all this?
      and Law 25?`,
    "consultation-cost": `
      those 30 minutes, do they cost something?`,
    integrations: `
      does it hook into hubspot?
      does it plug into my CRM to know that?
      which quoting tools do you plug into?`,
    same: `
      how many of them?
      why don’t people do it?
      how many never answered?
      what if just one comes back?
      what’s the third for?
      weekends count?
      do I say when I’ll write back?
      should I mention how long the price holds?
      so what’s the question?
      sent when, two days after?
      give me the example again?
      what if it’s for later?
      and do I really close it?
      word for word, what do I say?
      do people answer that one?
      what if they phoned instead?
      in which language?
      what has to be in each one?
      texts too?
      by hand at first?
      what sets it off?
      why do they go quiet?
      and if it’s two?
      how much time does it take then?
      and the last one, when?
      working days, right?
      how long does the price hold there?
      why tell him I’ll write again?
      how long should it be?
      what’s the example again?
      which doubts come up most?
      and if he says later?
      not on weekends then?
      how long do I have?
      what do I keep as proof?
      why by hand first?
      what’s the target again?
      can you guys run it for me?
      why don’t they answer, usually
      and if two come back
      which day is the last one
      what’s the third one for
      how many lines should it be
      does the price have an end date
      what are the usual doubts
      and if they want it later
      for how many months
      what should I keep as proof
      for how long by hand
      are the no’s any use
      why do people not answer?
      how many never answer?
      if two come back?
      accepted, how many?
      how many days in all?
      what do I avoid writing?
      what not to ask?
      which questions always come up?
      I really close it?
      they phoned instead, it stops?
      which language?`,
    "post-law-25-team-of-ten/3": `
      and for Law 25, what do I need?`,
    "post-return-on-automation": `
      and in dollars, how do I work it out?
      how do I work out my return?
      turn it into dollars how?`,
    consultation: `
      how do I get those 30 minutes?
      30 minutes, free?`,
    handover: `
      with yours, a person takes over too?`,
    "post-quote-follow-up/6": `
      and in the template how do you split the work up
    `,
  },
  "post-return-on-automation": {
    "post-return-on-automation": `
      what do twenty hours end up being in the end
      why should i trust that
      so it can say no?
      do you do it for every client
      how come half the hours vanish
      you'd say anything to sell it
      so if i measured 26 hours i don't really get 26?
      why should i be wary of you
      and then what's the calculation
      could my sister run it for her spa
      why should I trust your numbers?
      twenty hours become only ten?
      is it complicated math?
      does it ever say no?
      you do that before accepting a client?
      should I redo it with my own figures
      so 20 becomes what?
      so I shouldn’t take your word for it
      when do you do this calculation`,
    "post-return-on-automation/1": `
      and how do i get from hours a week to a month in there, times 4?
      does that count extra sales too or only time
      so what do they get wrong?
      which figures, then
      not even the multiplication?
      so the math isn't the problem
      seems too simple to be true
      so if i multiplied my 11 hours right where's the slip
      which two get botched
      and after that how do i find those two
      did my accountant brother get it wrong too then
      so what’s the formula?
      does it count sales too?
      so only time, nothing else
      which figures do people get wrong
      where’s that calculator?
      is it the same math as on your pricing page?
      the first two, what about them
      is the multiplying the hard part
      so it doesn’t count sales?
      the formula?
      does it count sales?
      formula again?`,
    "post-return-on-automation/2": `
      so the 28 bucks assistant comes out to how much really
      how many hours does she really work in a yr in your example, after days off
      what do i put for my own time? i charge 120/h
      why is it more than the wage?
      and my own hour?
      do vacations count in there
      what about my billing rate
      that's a lot more than what i pay her
      so if mine's paid 25 how do i get the real cost
      why not my billing rate
      and after wages what do i add
      what about my partner who takes no salary
      how do i get the cost of an hour then
      why not just the wage?
      so $28 really costs me $35?
      how’d you get 1,896
      what percent for employer contributions?
      and for my own time, what rate
      can’t i use what i bill per hour?
      when does my billing rate count
      how many holidays did you take off
      and each hour is worth how much?
      cost of an hour, how do i work that out
      and mine, as the owner?
      how do I get the cost?
      so not just the wage?
      how’d you get 35?
      why 1,896?
      and the cost of an hour, how do I get that?
      what’s the 14% for?
      what’s an hour worth?
      the first figure, how do I get it?
      why $35 and not $28?
      vacation counted?
      cost per hour, again?`,
    "post-return-on-automation/3": `
      what do u take off first
      why do the little bits not count, 6 min here and there adds up no?
      why take off even more?
      what evaporates?
      so how many are left at the end
      what if they don't know what they'd do with it
      you're cutting it in half, that's harsh
      so if i measured 30 what am i left with
      why take off those little bits
      and then what do i ask my people
      would my brother's muffler shop lose as much
      where do the other ten go?
      and the hours, how many are real?
      ok and how many hours do i count
      why only 10 if they measured 20?
      what’s the 70% for
      which one do salespeople forget?
      what do you mean evaporates
      so six minutes here and there don’t count
      how many people in that business
      what if my staff can’t say what they’ll do with it
      why do you drop the last 2?
      how do you lose half of them?
      and the number of hours?
      and how many of them do I count?
      why only 10?
      where do the 2 hours of supervision go?
      why only ten?
      and the hours?
      which line do the salespeople skip?
      what do salespeople leave out
      how much goes to supervising
      why 20 hours become 10?
      and the hours saved?
      and supervision, how many hours?
      why 10 hours, not 20?`,
    "post-return-on-automation/4": `
      and with the cheapest one instead what would be left over each month
      why does the 2nd one say everybodys working for free, whats left
      which one's the right one?
      so the middle plan is worth nothing?
      why the small plan first
      how much is left each month?
      1 percent is ridiculous, why even show it
      so if i only really save 9 hours which plan do i take
      why the third one
      and if two automations don't cover it
      would my sister with 8 hours go for the small one too
      and with ten, which plan
      so the cheap plan wins?
      why is it 1% there
      how much left each month on Velocity?
      and with the full 20 hours?
      which one’s the right choice in the end
      what’s the condition for that third one
      why do you ask about the smallest first
      17 bucks a month, seriously
      and with only 10?
      got an example with it?
      what does that give in the end?
      what’s that worth by plan?
      so 1% with the middle one?
      how much a month with the small plan?
      and in dollars?
      and the smallest one?
      why only $17?
      what was the return on Velocity
      what are the answers?
      an example?
      ok in dollars?
      which of the three is best?
      net gain on the second?
      the 102% one, is it true?`,
    "post-return-on-automation/5": `
      ours comes out to 8 months, do we go ahead
      I ran it and we get 8 months
      so 7 months, is that too long
      we get 2 months, is that good
      is 4 and a half weeks good or bad
      ours is like 9 months, is it still worth doing
      so 8 is too slow?
      do we still do it if its 7 months
      how long is too long
      what’s a good payback for you guys
      its about a year for us, do we wait
      why would I wait if its long
      what do you guys say is too long, like when should i hold off
      ok but my staff’s time to get it going, what did you figure for that in the example
      is that fast or slow?
      and if it takes longer than that?
      do i pay during setup too
      so no setup fee at all?
      three weeks of my team's time is expensive
      so if my crew spends 12 hours at 30 bucks what do i have to recover
      why more than six is bad
      and after that it's all gain?
      would it take as long for my mom's flower stand
      how fast does it pay itself back
      how long before i’m in the black?
      so there’s no setup fee at all
      why $700 if setup is free?
      and if it takes over six months?
      whats considered healthy
      do i pay during those three weeks?
      how much a week is the plan
      four and a half weeks from when, the launch?
      how long is too long?
      how long before I get my money back?
      what’s a healthy one?
      and over six months?
      how long till it pays back?
      and if it takes longer than six months?
      what’s the gain per week?
      what’s your rule of thumb
      and those first three weeks, what do they cost
      payback, how long?
      when do I get my money back?
      over six months, what do I do?
      what’s the total to recover?`,
    "post-return-on-automation/6": `
      so on the middle plan how many hours would we have to save every week for that
      so what gets it over the line
      over how long is that second number
      so it didn't pass on hours alone?
      that's a lot of hours, no?
      and if it's not reached?
      what about for the big plan
      so the guarantee's impossible on hours alone
      so if i free 15 hours a week on the middle plan do i get there
      which plan is easiest to hit it with
      and if it falls short what do you do
      would my brother's 2 person shop ever reach it
      does it reach the 3 times guarantee?
      3 times gross or net?
      and on the biggest plan, how many hours?
      what does 400% mean then
      did your own example pass?
      how short was it
      what made up the difference?
      you’d work for free if it fails?
      why do sales matter to you
      9.9 hours, for which plan
      does that pass your guarantee?
      and the guarantee, does it fit in there?
      gross or net, that 3?
      what if sales don’t make up the rest?
      does it meet the guarantee?
      what if the two quotes hadn’t come in?
      why is it 200% and not 300?
      and the guarantee in all that?
      does it meet your guarantee?
      and the 90 days in there?
      for 3 times, how many hours with Accelerate?
      Dominate, how many hours a week?
      with the two quotes, total?`,
    "post-return-on-automation/7": `
      payroll takes us 2 hrs every time tho, wouldnt that be a good one to hand off?
      what if i could just fix it with an email template or something, how long do i try that
      even if it takes us forever by hand?
      what if my files are a mess
      what if it changes all the time?
      so what do i do instead
      everyone's data is a mess, so nobody qualifies
      so if i'd save 2 and a half hours a week it's a no?
      which of those fits payroll
      and after we clean the data can we go
      my cousin's process changes every season, same no for him?
      when isn’t it worth it?
      so when should i not bother?
      how few hours is too few
      what if our task keeps changing
      why not payroll?
      our data’s kind of a mess, so wait?
      a simple sorting rule would do you think?
      try it how long
      would it help with returns?
      even if it saves me two hours? give me an example
      when does it say no?
      what if my data’s a mess?
      and payroll?
      what if a simple setting does it?
      and when does it say no?
      what if it’s just a setting?
      and if our data is a mess?
      why not the payroll?
      how many hours is the minimum?
      and if a template would do the trick
      what if our product’s the problem
      payroll, yes or no?
      a simple setting, try how long?
      my data’s a mess, then?`,
    "post-return-on-automation/8": `
      and if nothing changed after the 3 months, am i stuck with the plan
      and if nothing moved?
      can i quit just like that?
      when do i check again
      what do i write on that page
      you'd really want me to stop paying you?
      so if i was at 13 hours and still 13 i quit?
      which numbers do i write down
      and then after the second count
      same page for my sister's salon?
      what do i write down exactly?
      only four numbers?
      when do i measure again
      who should do the second one?
      even if it’s you guys i’m paying?
      do i need to give notice
      how do I check it after?
      who measures it after?
      what four numbers?
      when do I redo it?
      and if it hasn’t moved?
      which four again?
      which figures, four of them?
      and how do I check later?
      which four figures?
      measure again when?`,
    calculator: `
      do you have a calculator for that?
      what about errors avoided, are they in it
      can i put my own numbers in somewhere
      can I just plug mine in somewhere?
      is there a tool for it?`,
    unanswered: `
      is there a tax credit for it?
      can i get it as an excel file
      does a bonus count in there
      is it different for contractors
      does it change if we’re only two ppl
      what would Dominate give in that example
      do those 20 hours go up with more staff
      has anyone ever not hit it
      which email program does that best
      will you send me a reminder at 90 days
      got a template of that page?
      does my accountant need to check it?
      who invented it?
      what if they’re on commission?
      does that shrink over time?
      what about with Dominate?
      what if I take on a loan for it?
      how often do you miss it?
      how many did you turn away?
      can you send me a reminder?
      who wrote that
      which client is that example
      which book is that from
      can I get it in Excel
      what’s the contribution rate in Alberta
      and for someone at $41 an hour
      what do those five people do for a living
      does the supervision drop later on
      and at 15 hours
      what did that business end up buying
      what would that be on Accelerate
      what’s the record for your clients
      and at $50 an hour
      who had to work for free last year
      what would it cost to have you clean it up
      what does a payroll mistake run
      how many people have quit at that point
      do you send me a form for that
      did an accountant review it?
      got a spreadsheet I can copy?
      why not include errors later on?
      is it from a textbook?
      and for someone on commission?
      what did those five people do?
      how often do you end up at 1%?
      and with two sites to set up?
      is start-up time tax deductible?
      who signs off on the count?
      what if sales drop for another reason?
      how many firms failed at it?
      will you remind me at 90 days?
      how many stopped at that point?`,
    "break-even": `
      how many hours before it’s worth it?
      and for Accelerate, what’s too few
      at that rate, when does a plan pay?
      at that rate, when does it pay?
      the minimum hours for each plan?`,
    "post-measuring-manual-work/4": `
      how do i know what follows a rule
      how do you get that 70%?`,
    "post-measuring-manual-work/2": `
      how do they measure it
      how did they measure the 20?
      what sheet is that?
      same sheet, which sheet?`,
    "facet-automations": `
      how many automations does that one cover`,
    "our-time": `
      what do you need from my people
      how much of our time with you?`,
    start: `
      is three weeks the usual
      3 weeks to go live, really?`,
    "ninety-days": `
      and if it never pays back
      who counts the hours and sales
      what happens if you miss it?
      doesn’t the guarantee kick in there?
      so if it fails, what do you do?
      and your guarantee at that point?
      who counts the hours, you or us?`,
    "money-back": `
      can i just get refunded instead
      no, the 30-day thing`,
    "post-one-source-of-truth": `
      how do we clean up the data first
      how do I clean it up?`,
    "no-need": `
      would you actually tell me no
      would you tell me that straight?
      you say it in the call?`,
    "post-measuring-manual-work/6": `
      the one from the week of measuring?`,
    contract: `
      how do i cancel, just an email?
      no notice at all?
      stop how?`,
    same: `
      why should I trust yours?
      do you do that one before saying yes?
      is it complicated?
      is that the one on your pricing page?
      what do people get wrong in it?
      only time, then?
      so the first two numbers matter most?
      what about my own time?
      what should I ask my people?
      which one’s the right call?
      how many weeks is that?
      what do you count for my team’s time?
      did the example pass?
      how many hours for the middle plan?
      under how many hours?
      same people too?
      what do people get wrong?
      so what’s that come to an hour?
      and for my own hour?
      why take off two hours for that?
      so what’s left in the end?
      which one’s right then?
      what’s that add up to?
      and for the big plan?
      so it’s short by how much?
      no notice to give?
      time and nothing else?
      how many hours really worked
      can I use what I bill clients
      so which line is right
      by how much was it short
      what saved it
      do I have to give notice
      my own hour, what do I use?
      hours really worked?
      what gets cut first?
      how many left at the end?
      the last cut, why?
      price in the third?
      in weeks?
      our start-up hours, how many?
      on hours alone, did it pass?
      nothing moved, so?`,
    fees: `
      so no set-up cost, and anything else?`,
    "post-quote-follow-up/1": `
      where would those extra quotes come from?`,
    "post-one-source-of-truth/1": `
      how do I clean that up, where do I start?`,
    "post-measuring-manual-work/1": `
      so what is worth it?`,
    "post-measuring-manual-work": `
      how do I measure the 20?`,
    "plan-smallest": `
      that small plan, what’s in it?`,
    "post-quote-follow-up": `
      how do I get more quotes accepted?`,
    "average-return": `
      and the 400%?`,
    "after-launch": `
      do you measure as well?`,
  },
  "post-law-25-team-of-ten": {
    "post-law-25-team-of-ten": `
      ok and how much of my time is this gonna eat every week?
      so if i follow it am i covered legally or do i still need a lawyer
      even if we're just four?
      so no break for the little guys?
      and that replaces my lawyer?
      how many hours a week is that?
      my lawyer says that's overkill for us tho
      so if we're 6 and can give it 45 min a week does it still fit
      why does linking two apps matter more than the rest
      ok and after the four weeks what
      and my sister's kennel with 3 staff, same duties?
      so we’re not exempt even at ten?
      how long does the whole thing take
      how many hours each week?
      is this legal advice
      we’re only 4, does it apply
      why does connecting tools matter
      do i still need a lawyer then
      we’re only four, does it apply?
      how much time a week?
      even for a tiny team?
      really no exemption?
      how long a week does it take?
      so no exemption for small?
      small firms exempt?
      hours per week?`,
    "post-law-25-team-of-ten/1": `
      which part kicked in last?
      since when is that mandatory, i feel like nobody told me
      and the portability one, since when?
      so it's all in force already?
      which one came first?
      what section is that in?
      seriously, it's been that long? nobody told us
      so if my breach was in june 2022 was i on the hook
      which of those three dates hits a small shop hardest
      and after the last date, anything else coming
      and for my uncle who opened only this year, all three apply?
      since when is it in force
      and portability, since when?
      what started in 2023
      the person in charge, what section
      when did incidents have to be reported
      27 is which duty
      so nothing new since sept 2024
      and portability?
      since when?
      what started in 2022?
      which section’s that?
      what came in 2023?
      since when is that mandatory?
      and in 2023?
      what section’s that?
      which section is the portability one
      2022, what was it?
      portability, which section?
      the assessment, since when?
      since when is that required?`,
    "post-law-25-team-of-ten/2": `
      can I delegate that to my office manager
      am I allowed to delegate it to somebody else
      can I delegate it to my wife or my manager
      do I have to do it myself or can I delegate
      can I delegate the job to one of the girls
      could I give that to her instead?
      can my wife do it instead
      can my wife do it, she does the books
      can I put my manager on that
      does it have to be me or can someone else do it
      can I pass that on to my office girl
      is it okay if my partner takes care of it
      who’s on the hook for it by default
      do I have to write down that she does it
      can i just tell my office manager shes doing it now
      how many ppl there can get into the customer database one
      and for the list, do the work emails of my suppliers contacts count the same as my customers info?
      and if i don't want it to be me?
      do i have to write that down?
      even for contacts at other companies?
      and the stuff nobody uses anymore?
      i don't want my name up on the site
      so if i've got 7 tools and 5 people with logins how long is that list
      which of those tools is the touchy one
      list is done, then what do i throw out
      and for my buddy who only sells to other companies?
      can I dump that on my office manager
      can I hand that to somebody else
      what’s first
      who’s the person in charge by default
      so it’s me by default?
      can i hand it to my asistant
      does that have to be in writing?
      do i have to publish my name on the site
      what goes on the list
      who can see payroll in the example?
      what about stuff nobody uses anymore
      business emails too, or not those?
      do employees count more than b2b contacts
      what was week one again
      what do I do first?
      who’s the person in charge?
      do work emails count?
      where does it start again?
      so what’s the first week?
      can I delegate it?
      and the payroll, who sees it?
      what about work emails?
      week 1, what do I do?
      person in charge, who’s that?
      payroll, who sees it?
      the CRM, where is it?
      the week before?
      back to week 1, who’s responsible?`,
    "post-law-25-team-of-ten/3": `
      can the newsletter checkbox be already checked to save ppl a click?
      so does it have to be off when they land on the page or can they just turn it off after
      and what if its health stuff, we do home care
      and if they leave it empty?
      can it be ticked already?
      even for one little form?
      and if i change it later?
      but then nobody will ever tick it
      so if 30 of my 200 requests leave it empty i still answer all 30
      which one is the section about tracking
      and when i change the wording later?
      my sister's spa uses a booking form only, she needs one too?
      what has to be in the policy
      then what do we tell customers
      do i need a policy for just a form?
      can the box be ticked already
      one consent for everything ok?
      what do i tell them when they fill it in
      health info, is that different
      do i warn them if the policy changes
      tracking visitors, on or off by default?
      do i have to say it leaves quebec
      and the week after?
      can the box be pre-ticked?
      and tracking tools?
      what if he doesn’t tick it?
      what’s 8.1 again?
      can the quote still go if they don’t tick
      week 2?
      and week 2?
      the box, ticked ahead of time?
      tracking tools on by default?
      the consent part again?`,
    "post-law-25-team-of-ten/4": `
      my software is hosted in toronto tho, thats still canada so im good?
      how long does the doc have to be, were only ten
      is there a template somewhere for that assessment or do i start from scratch
      even ontario?
      how many pages is that?
      is there a model i can copy?
      and what do i ask about the supplier?
      feels like a lot of paper for a guy with a van
      so if i've got 400 names in a tool in boston how many pages
      why does ontario count, it's next door
      report's written, then what, i sign something with them?
      and for my brother's camp, his host is in alberta?
      whats a PIA
      what about my suppliers
      how long does it have to be?
      is ontario really outside?
      do i need one for a new chatbot
      what are the four questions
      is there a model somewhere
      who offers the guide?
      then what, a written agreement?
      cheapest protection, what was it
      we use US software, so yes?
      does a new tool mean a new PIA
      and the PIA bit, what is it?
      what if some of it’s in the States?
      Ontario counts?
      is there a template?
      when do I need a PIA?
      Ontario too?
      the supplier week?
      what’s a PIA?
      next week?
      Ontario counts as outside?
      when is it required?
      the four questions?
      how long does the document need to be?
      how many pages is that?`,
    "post-law-25-team-of-ten/5": `
      how long do we hang on to that
      and we gotta keep that for how long
      how many years do we keep the register
      how long do we keep track of it
      ok so i write it down. how long do i have to hang on to that
      when do i actually have to call the goverment about it, every time?
      no i mean like ranking ppl who write in
      does that include the notes we guessed about him, like likely to buy
      even if it's just one email?
      and how long do i keep that?
      do i have to tell the commission?
      and if they want their data, how long do i have?
      oh come on, even one misaddressed email?
      so if we had 9 slips last year i've got to hold on to all 9
      which of those do i report and which just go in the book
      it's in the register, and then?
      my mom's credit got refused by a machine, what can she ask?
      which incidents do we report
      what does portability mean for me
      what’s week four
      even a wrong email counts?
      how long do we keep the register?
      do we have to tell the commission every time
      what goes in each entry
      when must i inform them of the decision
      how many days to answer a request?
      can they ask a human to look at it
      do you make automated decisions yourselves
      does it cover what we guessed about them?
      for how long?
      and week four?
      even one wrong email?
      what if a machine decides alone?
      even a small one?
      and do I tell the Commission?
      how long do I keep incidents?
      what goes in the register
      is what I figured out about them included
      and the last week?
      automated decisions, what do I do?
      week 4?
      email to the wrong person, I log it?
      who do I notify if it’s serious?
      the register, how long?`,
    "post-law-25-team-of-ten/6": `
      once its all done when do i have to look at it again
      and after that, am i done?
      when do i look at it again?
      and you, what do you do?
      even for one new app?
      every time, even for a free app?
      so if i add 3 apps this year i go over it 3 times plus the rest
      why that long between checks
      reminder's set, then what do i read
      and you guys, do you follow it yourselves?
      and once the month’s over
      remind me when, six months?
      and when we add a tool?
      where’s your own page on this
      should i redo it every time
      how often do i come back to it
      and once that’s done?
      and if I add a tool?
      every six months then?
      and with a new tool?
      and when I add a tool
      the checklist?`,
    "law-25": `
      and you, are you compliant
      what does nordet do about it
      and you, do you follow it?
      what does that page say?`,
    unanswered: `
      how big are the fines
      anything coming in 2026?
      can an outside firm be that person
      do you have a sample policy i can copy
      would you write the pia for us
      can we charge for answering them
      can i print the checklist
      what’s the penalty?
      anything new coming next year?
      do they need a certificate?
      do I need it in English too?
      who can sign it off for me?
      can I charge them for it?
      can you fill it in for me?
      what’s the fine if I skip it
      what would a consultant charge to do it
      and when’s the next change
      who voted for it
      what’s that company called
      is there a model letter for delegating
      which generator can write it for me
      how much would a lawyer want for that
      does it expire after some years
      how do I reach the Commission by phone
      how much is the fine if I didn’t log it
      how many items on it
      in Word format?
      what’s the fine for ten people?
      do you do it for me?
      anything new in 2026?
      is there a federal version coming?
      does my bookkeeper count as access?
      which CRM is that?
      got a policy template?
      how many words should it be?
      what does a lawyer charge for that?
      can you fill in mine?
      what template for the register?
      how many complaints a year in Québec?
      does it cover Alberta’s law?`,
    officer: `
      who is it at nordet
      who is it at your place?
      at your place, who’s that?`,
    casl: `
      how do you do it for your newsletter`,
    settings: `
      does your site track me
      do you track on yours?`,
    "data-place": `
      where do you keep ours
      where do you keep yours?
      and your suppliers, where?`,
    score: `
      and that score, can i see mine
      that rating of yours, how’s it work?
      that score of yours, how’s it made?`,
    incidents: `
      what do you do if it happens to you
      what do you do on your end?
      and you, if there’s a leak?`,
    soc2: `
      are you certified
      what don’t you claim?
      and SOC 2?`,
    same: `
      is it legal advice?
      which law are those numbers from?
      can I hand it off?
      what do I have to tell them?
      what about health info?
      when do I need one?
      keep it for how long?
      how many days to answer?
      is there somewhere to see yours?
      is that legal advice?
      what came last?
      how long does the list take?
      and for health info?
      how many pages?
      how long do I keep it?
      how many days do I have?
      where’s what you do yourselves?
      how long does that list take
      do I have to put it on my site
      where do I see what you guys do
      which came last?
      can I hand that to someone?
      which has the most people with access?
      business contacts count?
      what do I say at the form?
      health info, different?
      how many pages for us?
      kept how many years?
      remind me when?`,
    privacy: `
      what does yours look like?`,
    retention: `
      how long do you keep yours?`,
    collection: `
      and you, what do you collect?`,
  },
  "post-one-source-of-truth": {
    "post-one-source-of-truth": `
      how much time are we talking for the whole thing, all people included
      do i need to buy a new software first or get an IT guy for that?
      why not automate right away?
      do i have to buy anything for that?
      how many people does it take?
      how many hours in all?
      we don't have friday afternoons to burn
      so if i put 3 people on it that's how many hours
      why settle the count before automating
      ok so after those weeks i can plug in the robot?
      and for my cousin's seed store, only 5 excels, same thing?
      do we have to buy software?
      how many hours total
      how many spreadsheets did they have
      so two invoices go out?
      fridays only, afternoons?
      do we shut everything down meanwhile
      so how many hours is that total?
      do I need new software?
      how long does all this take?
      any new software to buy?
      do I need new software for that
      how many hours is that gonna eat if 2 of us do it?
      how much time should we block off for that?
      how much time would fixing all that take us?`,
    "post-one-source-of-truth/1": `
      ok so that very first friday what do i write down for each file
      which of his customer lists was the biggest and whos was it
      so in the inventory step who do you beleive between those 2
      so i don't fix anything yet?
      and if two of them disagree?
      what do i note for each one?
      do i keep a copy?
      i really can't fix even the obvious typos?
      so if we find 17 files with 6 of clients do i list all 17
      which one wins when accounting and shipping fight
      everything's on the sheet, what's the last thing that day
      and my aunt's solo shop, who'd she ask, just herself?
      what happens the first one
      do we clean anything yet?
      what do we write for each file
      how many rows all together?
      who writes in the delivery list
      which file’s the biggest
      what’s the one question
      what if accounting and the warehouse disagree
      and at the end of the day?
      why copy everything, nobody writes there?
      what’s the first one about?
      what do I write on the sheet?
      what if two of them disagree?
      what do we do the first Friday?
      and how many rows in all?
      what if two files disagree?
      who writes in the holiday one
      first Friday?
      Karim’s, how many rows?
      two files disagree, who wins?
      who has the mailing list?
      before that, which files?
      we started at 2,705 from where?`,
    "post-one-source-of-truth/2": `
      ok and phone numbers, how do they get written in it
      the post says to define the words. so what counts as an active one
      ok. and dates, whats the format and why
      ok thx. and before that, for newsletter permission what goes in that column? lots of ours we dont know
      and who has the last word?
      what about a customer with two addresses?
      so what's active mean then?
      and the dates?
      nobody's gonna read that page
      so if we have 22 fields i need 22 names beside them
      why give the warehouse the say on that one
      the page is written, what rules do we follow from there
      and for my sister, alone in her shop, who has the last word?
      who gets the last word on each one
      and the next friday
      who decides on the phone number?
      and on the address?
      how should dates be written
      what does active mean exactly
      a client with two addresses, two rows?
      can we reuse a customer number
      why digits only
      where do notes go then, not in phone?
      who’s got the last word on status
      and an active customer, that’s who?
      then what about the next one?
      what does "active" mean?
      two addresses, is that two customers?
      what dictionary?
      what counts as active?
      who rules on the delivery address
      and the second?
      then the dictionary?
      who decides on status?
      phone format?
      active means what?
      newsletter consent, whose call?
      customer number looks like what?
      who owns each column?`,
    "post-one-source-of-truth/3": `
      how long does it take for the ones that are the same guy but spelled different
      and if 2 files dont agree and the dictionary doesnt say who wins?
      how many were dumped cause of the same email
      can i just leave those in or do i gotta get rid of them, what does your article say
      why in that order?
      how long for 310 of them?
      and the ones who never buy?
      and if the two still disagree?
      i'm scared of deleting a good one
      so if i've got 120 lookalikes how many minutes is that
      why start with the emails
      all squeezed down, and the ones nobody's sure of?
      my brother's club has old members from way back, he purges them too?
      which friday do we clean on
      then we clean?
      why that order?
      how long for the second step
      what if two files don’t agree
      can’t a formula find them all?
      do i have to delete old leads
      and old invoices?
      the backup copy too?
      what’s the to check column for
      which step do people skip
      how many were removed because there was no reason to have them?
      so when do we clean?
      and once that’s settled?
      how long for the duplicates?
      which value wins?
      why 1,600?
      and the same-email ones, how many?
      how long do the duplicates take?
      how long per duplicate
      the third, the cleanup?
      how many left after cleanup?
      then the cleanup?
      which step removes the most?
      the duplicates, how long?
      two files still disagree?
      1,600, how’d you get there?
      and left at the end?
      how many rows after the cleanup?`,
    "post-one-source-of-truth/4": `
      how do i check the import went ok without going thru all 1600
      and what do we do with the old ones after so people quit using them
      ok but once we’ve switched over, mistakes will pop up. how fast do those have to get fixed and for how long
      read-only right away?
      and if someone reopens the old one?
      how many do i check?
      so it can stay a spreadsheet?
      they're gonna scream if i lock them
      so if i import 350 lines do i still look at the same handful
      why is the tuesday worse than the import
      locked and renamed, and after that?
      and for the guys on the dock, what do they see?
      where do we put it after
      and after the cleanup?
      does it have to be a crm?
      how many do we check after importing
      do we delte the old ones
      what name do i give them
      what’s the real risk
      what if someone reopens their file
      errors, who do we tell?
      fix them for how long
      the warehouse doesnt need all 30 fields?
      and when people find mistakes afterwards?
      when do we actually switch?
      and then?
      what if someone reopens the old one?
      do I delete the old files?
      for how long do we fix errors?
      what do I rename them to
      last one?
      when do I close the old ones?
      next Friday?
      how many rows do I check?
      old files, delete or not?
      who fixes errors?`,
    "post-one-source-of-truth/5": `
      how do i test that it actually worked? and when
      what if they give me 2 different answers on one of them
      which five questions?
      and if they don't match?
      so now i can automate?
      how long should each answer take?
      what if one of em just guesses right
      so if 3 of my 5 answers don't match that's how bad
      why ask them apart
      they all agree, what do i switch on
      and the newsletter people, who said yes, is that in the quiz?
      and afterwards how do I know it actually worked
      how can I tell it worked once it’s done
      how do we know it worked
      how do i check it took
      when do i check, right after?
      how many questions
      what are the five?
      what if they give diferent numbers
      how fast should they answer
      can we automate afer that?
      what’s the language column good for
      so everyone says 1,600, that’s the test
      how do I know it took?
      how can I tell it worked?
      what five questions?
      what are the five questions?
      can I automate now?
      how do I know it worked?
      a month later?
      and after that I can automate?`,
    unanswered: `
      does it work with more than eleven
      what about files on ppl’s phones
      what if the boss and Manon disagree
      what tool do you use to find duplicates
      how long do we hold on to the old files
      and if the numbers drift after a year
      could we do it on Mondays?
      what if it’s in an old Access file?
      what about emojis in names?
      is there a tool that does it for me?
      can we undo it?
      what does that outfit sell
      could you do it for us, how much
      what’s Karim’s job title
      what was in the other seven
      and the credit limit field?
      what’s the exact formula
      how many years for invoices
      which CRM do you recommend
      and who was owing over a thousand
      how many said yes to the mailings
      do you do it for us?
      what did they sell?
      Google Sheets or Excel?
      what’s Karim’s job?
      what about fax numbers?
      which formula exactly?
      which CRM do you like best?
      what if we’re three owners?
      what does it cost in lost hours to redo?`,
    "post-law-25-team-of-ten/2": `
      law 25 says destroy or anonymize, always?
      why do I have to destroy them?`,
    integrations: `
      do you connect to our crm
      which of those can you plug into?
      does my CRM plug in with you?`,
    "post-two-languages-one-inbox": `
      how do i handle french and english then
      how do I do the two languages then?
      serve in two languages, how?`,
    "post-measuring-manual-work/5": `
      which task first then`,
    consultation: `
      can i talk to you about it
      ok, ready. can we talk?`,
    same: `
      how many hours is it in all?
      who has to be there?
      do I clean up yet?
      who gets the last word?
      why start dates with the year?
      in what order?
      what’s left at the end?
      where should it live?
      when do I test that?
      and if two answers differ?
      how many hours is that?
      which one’s the biggest?
      why not clean right away?
      who decides for the phone?
      why the year first?
      what if he has two addresses?
      so how many are left?
      why lock them right away?
      what’s the biggest risk?
      what if two answers differ?
      how long after?
      do I fix mistakes right away
      how are dates written
      if two files say different things
      what’s the danger after that
      hours in total?
      how many people for that?
      the biggest file?
      total?
      and how many left at the end?
      third step, how many gone?
      two answers differ, then?`,
    "post-two-languages-one-inbox/1": `
      that language field, how do I fill it?
      the language field, how do I fill it?`,
    "post-quote-follow-up/9": `
      the consent bit, what are the rules?`,
    "post-quote-follow-up/2": `
      those follow-ups, what would they be?`,
    operations: `
      so what can you automate after that?`,
    "keep-tools": `
      do you make me change tools?`,
    "post-law-25-team-of-ten": `
      and the Law 25 part?`,
  },
  "post-two-languages-one-inbox": {
    "post-two-languages-one-inbox": `
      yeah so what do you say goes wrong when that person’s off?
      whys that a bad idea? whats the thing that happens after like half a year
      and when marc is away?
      why not two inboxes?
      so what's better?
      what goes wrong after six months?
      we've always done it with two addresses tho
      so if 25 of my 80 emails are in english do i need one more hire
      which is worse, the one guy or the two mailboxes
      merged it all, what replaces the old templates
      and my brother in sudbury, his is the reverse, same method?
      so one inbox is enough?
      who’s marc
      what happens when he’s off
      what’s wrong with separate templates
      one record each, even if they’re bilingual?
      that’s us, all the english goes to one guy
      so not two inboxes?
      and when he’s on vacation?
      what’s wrong with two inboxes?
      why not two mailboxes
      two inboxes, bad idea?`,
    "post-two-languages-one-inbox/1": `
      ok but what if their file says french and today they wrote me in english
      hm ok. and when its just like "allo thx!" and you cant tell which one it is?
      so we send everything french on top english at the bottom, easy. you’re against that why
      and if you can't tell?
      even if their record says french?
      why not both in the same email?
      and for the invoices?
      but stacking both is so much easier
      so if 12 of my 60 can't be guessed, what do those 12 get
      why go by today's message over the file
      noted it once, then what uses it
      and for my dad, writes in both in one line?
      how do you tell the language
      what if it’s just two words?
      do i go by the record or the message
      why not both in one email?
      and for invoices, which language?
      where do i write it down
      if unsure, french or english
      so a francophone who writes in english gets english?
      when do we note it, first contact?
      and if the message is too short to tell?
      how do I know which they want?
      how do I know which language?
      what about invoices?
      and for invoices
      a two-word email?
      two languages in one email?
      invoices, which language?
      language field, how do I know it?`,
    "post-two-languages-one-inbox/2": `
      what if one of my guys only changes the french
      and if she updates one and forgets the other
      if I change just one side
      so if the english is out of date does it still go out
      so if my guy fixes the french one what happens to the english one in the meantime
      what do i watch for with acompte then
      for the travel charge how should we word it in either one so nobody gets confused
      so where does the $ go and how do you do the time, and do i fix them all by hand??
      why not just translate it?
      and if i change only one?
      what's wrong with submission?
      and the dollar sign?
      can't i just run it through google
      so if i've got 35 stock replies that's 70 texts, who minds them
      which word gets people in the most trouble
      french changed this morning, what happens to the other half
      and my sister's b&b, weekend rates, what should she put?
      so not a translation?
      who’s in charge of each one
      what if i only change the french?
      the old half still goes out?
      why not submission
      taxes en sus is what in english
      where does the dollar sign go
      and the time, h or colon?
      travel fee, do i have to give an amount
      do i type those by hand
      what’s a pair again
      so write french first, then what
      what goes in a pair
      how do you write those pairs?
      and then the answers, how do I write them?
      how do I say soumission?
      what’s in a pair, anyway?
      what makes a good one?
      how do the pairs work?
      and "acompte", what’s the trap?
      why isn’t it a translation?
      what’s the trap with acompte
      answers in pairs, meaning?
      then the answers?
      deposit in French?
      soumission’s trap?
      travel fee, what do I write?
      the pairs, how do they work?
      pairs, remind me?`,
    "post-two-languages-one-inbox/3": `
      ok and if a customer is complaining or wants to haggle on price, who does that one
      nice. which ones are safe to send with nobody looking at them tho
      my dispatcher only speaks french, is he screwed? what can he still do with the english ones
      and complaints?
      which ones go out alone?
      and my guy who reads only french?
      why not let it translate everything?
      deepl's perfect now, why bother
      so if 40 of my 55 are hours and receipts those 40 go alone
      which ones must a human write
      draft's sitting there, who does what next
      and my uncle who reads only french, what does he get to do?
      what can we send automatically
      can i trust google translate?
      what goes out without anyone reading
      who approves the drafts
      what about a negotiated price
      my employee only speaks french, is he out?
      what if we’re not sure
      appointments can go by themselves then
      which ones does a human have to write?
      which ones can go out alone?
      complaints too?
      which ones need a human?
      can’t I just auto-translate?
      so which go out on their own?
      who approves it?
      and a complaint?
      who approves the draft
      and appointments, on their own?
      and automatic translation?
      complaints, who writes?
      a draft, who approves?`,
    "post-two-languages-one-inbox/4": `
      how much did they save in the end, per month
      sounds like a lot of writing. how long for the 20 and when do i get that time back
      and how long to write them?
      when is it paid back?
      what about the other 27?
      and for the french ones?
      that's peanuts, hardly worth it
      so with 40 english ones a month at 6 min each what do i save
      which ones still need the long reply
      written once, and then it pays back when
      and for my friend's shop, all french mail, any use?
      how much time does it save
      is it long to write all those
      how much do we save a month?
      how long to wirte them all
      when’s it paid back
      how many in english
      and the other 27?
      why twenty pairs
      so 10.5 goes down to what
      does the french side gain anything
      what’s the real gain
      how long will writing all that take?
      how many minutes per pair?
      but how long to write them?
      how long does writing them take?
      what’s that save me?
      is it a real shop?
      what’s it save in hours?
      what’s that come to a month?
      so what’s the real gain?
      how many hours saved?
      how many pairs do I need?
      before, with Marc, hours?
      the 27 others, minutes each?
      what will it save me?`,
    "post-two-languages-one-inbox/5": `
      and is that the same if my customer is another business
      so whats the risk for us then, you mention it somewhere
      so english is allowed?
      even for business customers?
      and outside quebec?
      who do i ask to be sure?
      but all my clients are anglo
      so if i have 3 french speakers in 90 they still get the full thing
      why french before english and not both whenever
      french is up, then can the other go out?
      and my cousin in edmundston, what about hers?
      is french mandatory
      on what condition
      business customers too?
      can the english go out first?
      what about outside quebec
      who do i ask, the OQLF?
      what law says that
      our ottawa clients, do they get the full version
      does french have to be as fast
      isn’t French supposed to come first?
      what about Moncton?
      is English even allowed?
      in Moncton, what then?`,
    "post-two-languages-one-inbox/6": `
      and once thats running how often do i gotta go back over the answers?
      ok and after, what number do i look at to know english people aren’t getting worse service
      how many pairs to start?
      and then what do i measure?
      how often do we redo them?
      which step first?
      five steps sounds too easy
      so if french gets 2 hrs and english 9 what does that tell me
      which step counts the most
      pairs are written, who looks after them then
      and for my wife's clinic, could you build hers?
      how would i start
      ten or twenty to start
      where do i start?
      how often do we review them?
      what do i measure
      what’s the one that really counts
      what if there’s a gap
      do you build these?
      can i write to you in english
      sort how many messages
      how do I start?
      how many to begin with?
      where do I begin?
      ten or twenty?
      how often do I revise?
      how often do I review them?
      what do I measure at the end
      how many to begin?
      first step?
      ok, the steps?
      revised how often?
      which measure counts?`,
    languages: `
      do you speak both yourselves
      what about spanish
      and you, do you serve in both
      you work in both?
      and your service, French too?`,
    unanswered: `
      can your bot detect it by itself?
      whats english for devis
      is DeepL better than the others
      what if we get 3000 a month
      do we need to register with the oqlf
      how long does it take to merge two inboxes
      does Marc get a raise?
      what if they mix in a third one?
      who can proofread mine?
      which one do you use for that?
      what about with 1,000 a month?
      what’s the fine if I don’t?
      how long till both are equal?
      what does Marc earn
      who’s the author
      which program detects it
      and if it’s Portuguese
      how would you say warranty
      which agency do you use
      is DeepL any better
      how often does it slip up
      what do they fix in that shop
      and with a thousand messages
      what’s the fine if we don’t
      do I need a certificate with thirty people
      how much would you charge to set it up
      what gap is acceptable
      what happened to Marc after?
      which CRM has that field?
      what’s the French for backorder?
      do you sell ready-made pairs?
      DeepL or Google?
      does a warranty have to be notarized?
      what’s Marc’s wage?
      and with 1,000 messages?
      what’s the fine?
      does my sign have to be French?
      how long for the five steps?
      who reads the English half if nobody’s native?`,
    "post-quote-follow-up/8": `
      and quote follow-ups, same language?`,
    handover: `
      does your assistant pass it to a person`,
    "wrong-answer": `
      and if the ai screws up
      do your drafts work like that too?
      and with yours, do I approve?`,
    "post-return-on-automation/2": `
      what’s an hour worth in dollars
      and in dollars, an hour is worth what?`,
    contact: `
      where do i write
      ok, and where do I send it?
      write to you where?`,
    "post-customer-requests-80-20/1": `
      how do i sort them
      how do I sort the hundred?
      the sorting method?`,
    same: `
      what goes wrong with two?
      which sign comes first?
      where do I note it?
      what if only one side changes?
      what about my guy who only speaks French?
      how many hours in the end?
      how long to write them all?
      is English allowed?
      who reads them over?
      and if the record says French?
      where’s the dollar sign go in French?
      what goes out by itself?
      how long till it’s paid back?
      can I still serve them in English?
      and business clients?
      who do I ask about that?
      can you build it for us?
      so what’s the better way
      if I change only the French?
      how long does writing the pairs take
      can I serve in English on top
      who should read each half
      they wrote English but record says French?
      if I change just the French?
      dollar sign, where?
      tracking, on its own?
      my guy only reads French, then?
      pairs take how long to write?
      paid back when?
      English first, can I?
      who can I ask to be sure?
      how many pairs to begin?
      last step?`,
    "post-one-source-of-truth/2": `
      what format for that field?
      the record field, what format?`,
    "post-customer-requests-80-20/2": `
      anything else never to automate?
      and never automated at all?`,
    "post-return-on-automation": `
      and in dollars?`,
    "post-law-25-team-of-ten": `
      other Québec laws I need to know?`,
  },
};
