/**
 * Phrases that show what a visitor tells or asks: one per line, in lower case, without accents, with a space for an
 * apostrophe and numbers in figures. `a/b` is either word, `(a)` may be missing (not at the end of a line), `a*` has any
 * ending, `*` is any word but a number, `#` is the number told and `_` any other. The English ones are tried too.
 */
export const phrasesFr = {
  /** The number of people in their firm. */
  people: `
    grossi*/grandi*/passe/passait/monte/montait/revient a #
    tombe/retombe/descend/redescend a #
    on est/sera/serait #
    on tomberait/grimperait (a) #
    on est/sera/serait rendus (a) #
    on va etre #
    nous sommes/serons/serions #
    rendu/rendus a #
    rendu/rendus #
    equipe/gang/entreprise/compagnie/bureau/cabinet de #
    clinique/atelier/garage de #
    equipe/entreprise/compagnie/bureau/cabinet/clinique/atelier de * de #
    # (d) personne*/employe*/salarie*
    # gens/gars/travailleu*`,
  /** Words before a number that change nothing. */
  about: `
    a peu pres
    environ
    juste
    une`,
  /** Numbers of something else. */
  measures: "_ dollars/piasses/piastres/bucks/minutes/h/heures/jours/semaines/mois/ans",
  /** How many people would join, and how many leave. */
  joins: `
    jengag*/jembauch* #
    engag*/embauch*/ajoute #
    # autres personnes/employes/gars/filles
    # personnes/employes/gars/filles/monde de plus
    avec # de plus
    (en) prend*/ajout*/rentre* # de plus/autres`,
  leaves: "# s en vont/partent/quittent",
  /** What an hour costs them, in dollars. */
  rate: `
    # (de) l heure
    # (de) lheure
    # dollars/dollar/piasses/piasse/piastres/piastre/bucks (de) l heure
    # dollars/dollar/piasses/piasse/piastres/piastre/bucks (de) lheure
    # (dollars/piasses/piastres/bucks) par/a heure/h
    # dollars/bucks heure/h
    heure (*) (*) (*) (*) coute/vaut/revient (*) (*) #
    heure (*) (*) (*) est a #
    monde/gars/filles/employes/gens/equipe me/nous coute/coutent (*) (*) #
    monde/gars/filles/employes/gens/commis a # dollars/dollar/piasses/piasse/piastres/piastre/bucks
    heure c est (*) (*) #
    temps vaut/coute (*) (*) #
    l/une heure a #
    _ h/heure/heures (par/a semaine) (sauvees/gagnees/perdues) a # dollars/piasses/piasse/piastres/bucks`,
  /** Numbers of places and plans, not people. */
  places: `
    _/deux/trois forfait/forfaits/plan/plans
    _/deux/trois salon/salons/bureaux/boutique/boutiques/magasin/magasins/succursale/succursales
    _/deux/trois adresse/adresses/clinique/cliniques/garage/garages/resto/restos/restaurant/restaurants`,
  /** How many hours remain, or come back. */
  remaining: `
    reste/restent/restera/resterait/resteraient
    (m) en redonn*/enlev*/sauv*/rend*/epargn*`,
  /** Which plan has what is spoken of. */
  whichPlan: `
    pour avoir ca
    pour l avoir
    moins cher qui
    lequel/laquelle/lesquels
    quel forfait/plan`,
  /** What two figures come to: a difference, a percentage, an amount per year. */
  difference: `
    pourcent*
    combien de plus/moins
    de combien
    difference/ecart
    sauve*/gagne*
    monte/baisse`,
  /** The size or place of a client just told. */
  who: `
    gros/grosse/grosses/grand/grande/grands/grandes comment
    ils/elles sont/etaient combien
    combien de personnes/monde
    combien d employes
    combien ils sont
    combien sont ils
    quelle ville/taille
    ou ca/est/sont
    ou c est
    c est ou`,
  /** The next section of a post. */
  next: `
    vendredi/semaine/jour/etape/message/celui/celle (d) apres
    vendredi/semaine/jour/etape/message/celui/celle suivant/suivante
    suivant/suivante (d) apres`,
  /** Times with a rank, which name no plan. */
  rankedTime: `
    premi*/deuxieme/troisieme/derni* fois/jour/jours/semaine/semaines/mois/annee/annees/an/ans
    semaine/annee/an/mois derni*/passe/passee`,
  /** How long, how often. */
  duration: `
    longtemps
    combien de/d temps/minutes/heures/jours/semaines/mois
    quel/quels jour/jours`,
};
