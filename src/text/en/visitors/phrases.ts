/** The same as in `text/fr/visitors/phrases.ts`, which says how they are written; the French ones are tried too. */
export const phrasesEn = {
  people: `
    grow/grew/growing/go/get/drop/shrink (up/down/back) to #
    we/there are/re/ll #
    we/there ll/will be #
    we/there d/would be #
    well/wed/therell/thered be #
    were/theres #
    team/crew/company/business/firm/shop/staff/office of #
    clinic/practice/garage of #
    # people/ppl/person*/employee*/staff/worker*/folks/guys
    # of us/them
    # team member*
    # on (the) payroll/staff`,
  about: `
    about
    around
    just
    only`,
  measures: "_ dollars/bucks/minutes/h/hrs/hours/days/weeks/months/years",
  joins: `
    hire/hiring/add/adding #
    hire/hiring/add/adding another #
    # more/extra people/ppl/guys/employees/staff/workers
    with # more/extra
    taking/take/bringing/bring on # more/extra/others`,
  leaves: `
    # (of them) (are/will) (be) leaving/leave/quitting/quit/retiring/retire`,
  rate: `
    # (dollars/dollar/bucks) an/per/a hour/hr/h
    # (dollars/dollar/bucks) each
    # dollars/bucks hour/hr/h
    hour/each (*) (*) (*) (*) cost/costs/runs/worth/is (*) (*) #
    people/guys/staff/employees/crew cost/costs/run/runs me/us (*) (*) #
    time is worth (*) (*) #
    time costs/cost (*) (*) #
    an/a hour/hr at #
    _ h/hr/hrs/hour/hours (a/per week) (saved/wasted/lost) at # dollars/bucks`,
  places: `
    _/two/three plan/plans/package/packages
    _/two/three location/locations/office/offices/shop/shops/store/stores/branches/site/sites/clinic/clinics`,
  remaining: `
    remain*
    be/is/s/are (still) left/there
    give/get/save/take (*) back/off
    give/get/save/take _ back/off
    stuck with`,
  whichPlan: `
    to get/have that/it
    cheapest (one) that/with
    which
    what plan`,
  difference: `
    percent*
    how much/many more/less/fewer
    save/saved/saves/saving/savings`,
  who: `
    how big/large
    how many people/employees/staff
    where
    what city/town`,
  next: `
    next one/friday/week/day/step/message
    one/friday/week/step/message after`,
  rankedTime: "first/second/third/last/next day/days/week/weeks/month/months/year/years/time",
  duration: `
    which/what day/days
    how long/soon/often
    how many minutes/hours/days/weeks/months`,
};
