import type { Language } from "../../src/lib/language.ts";
import type { ChatQuestion, ExpectedKind } from "./question-set.ts";

/**
 * Questions as owners of small companies in Québec type them on a phone: short or rambling, without accents, spoken
 * language, regional words. One line each, `expected: message`; what is expected are ids of passages, or a kind of
 * reply after an exclamation mark.
 */
const FRENCH = `
plans: c combien par mois
plans: sa coute tu cher vos affaires
plans: jpeux tu avoir une idee du budget avant de membarquer
plans consultation: combien pour une ptite job d automatisation
plans: cest quoi le damage
plans: faut compter combien de piasses
plan-velocity plans: votre forfait le plus cheap inclut quoi
plan-velocity: velocity ca fait quoi exactement
plan-accelerate: la difference d accelerate c koi
plan-dominate: pourquoi je prendrais dominate
question-plan: on est 3 gars pis une secretaire on prend lequel
question-plan: chu tout seul dans ma business quel forfait me faut
question-contract: je suis tu pogné avec vous autres apres
question-contract: si ca fait pas mon affaire jpeux tu lacher
question-contract: ya tu un contrat d un an la dedans
question-contract: combien de temps davance faut avertir pour arreter
question-contract: jveux pas etre attaché pour 3 ans comme avec bell
question-fees: ya tu des frais caches
question-fees: va tu falloir que je paye pour linstallation
question-fees: les prix cest tu taxes incluses
question-fees: est ce en dollars us ou canadiens
guarantees: vous garantissez koi au juste
guarantees question-ninety-days: pis si sa marche pas votre affaire
guarantees question-money-back question-ninety-days: jai peur de perdre mon argent
question-ninety-days: vous dites 3 mois pour que ca rapporte sinon quoi
question-money-back: jpeux tu ravoir mon argent si chu pas content
question-money-back: jai changé didée apres une semaine remboursez vous
question-average-return: le 400 pourcent ca sort dou
uptime: ca plante tu souvent
uptime: pis si le systeme tombe a terre un samedi
start: ca prend combien de temps avant que ca roule
start: vous pourriez commencer quand
start: on peut tu etre prets pour le rush de noel
start method: comment ca se passe une fois que je dis oui
consultation: l appel de 30 min cest tu vraiment gratis
consultation: la consultation cest quoi le piege
consultation: dois je preparer kekchose avant la rencontre
consultation: jai envoye le formulaire hier pis pas de nouvelles
contact: cest quoi votre tel
contact: avez vous un courriel
contact areas: vous etes ou au juste
contact: je peux tu passer au bureau
hours: etes vous ouverts le dimanche
hours: a quelle heure vous fermez le vendredi
hours: ouvrez vous a la saint jean
areas: venez vous au saguenay
areas: desservez vous les cantons de lest
areas: chu en abitibi ca marche tu pareil
areas: faites vous affaire a moncton
areas: faut tu que vous veniez sur place
question-languages: mon adjointe parle juste anglais c correct
question-languages: est ce que tout est dispo en francais
offer company: vous faites koi dans vie
offer company: cest quoi votre business
offer: kesse que vous pouvez automatiser dans une ptite shop
support: mes clients appellent le soir pis personne repond
support: on manque plein dappels quand on est sur le chantier
support: jai 200 courriels par jour chu pu capable
support: un robot qui repond aux messages facebook faites vous ca
support: les clients posent toujours les memes questions
support: avez vous une affaire pour prendre les rendez vous par texto
sales: mes soumissions se perdent pis personne les relance
sales: jai des leads qui refroidissent parce que jai pas l temps
sales: je voudrais vendre plus sans engager un vendeur
sales: faites vous la relance automatique des prospects
sales: mes vendeurs oublient de suivre les clients
operations: je passe mes dimanches a faire la facturation
operations: ma secretaire retape toute dans excel
operations: jai besoin de rapports automatiques chaque lundi
operations: la paperasse nous tue
operations: jaimerais un tableau de bord pour voir mes chiffres
operations: entrer les commandes a la mitaine cest long
integrations: ca se branche tu avec quickbooks
integrations: on travaille avec acomba pis outlook
integrations: jai deja un crm faut tu le changer
integrations: ca marche tu avec square
integrations: on a shopify pis mailchimp
figures: cest quoi les resultats de vos clients en general
figures calculator: on sauve combien d heures avec ca
method: cest quoi votre facon de travailler
cases: avez vous des clients qui temoignent
cases: montrez moi des exemples concrets
case-retailer: jai un magasin en ligne avez vous fait ca
case-retailer: un commerce de detail comme le mien ca donne quoi
case-professional-services: avez vous deja aidé un bureau de comptables
case-professional-services: je suis cpa avez vous des clients comme moi
case-healthcare: jai une clinique de physio
case-healthcare: mes patients manquent leurs rendez vous avez vous reglé ca ailleurs
story: cest qui qui est en arriere de nordet
story company: qui a parti la compagnie
company: ca fait longtemps que vous existez
company: vous avez combien de clients
difference: kesse vous avez de plus que les autres
difference: pourquoi vous pis pas une autre agence
difference: jai deja essayé avec une firme pis ca a rien donné
mission: cest quoi votre mission
values: quelles sont vos valeurs
question-security: mes affaires sont tu en securité chez vous
question-security privacy-incidents: jai peur de me faire hacker avec ca
question-security privacy-retention: ou sont stockées nos données
compliance-law-25 post-law-25-team-of-ten: etes vous corrects avec la loi 25
compliance-law-25 post-law-25-team-of-ten: la loi 25 la, vous gerez ca
compliance-security: avez vous un certificat soc2
compliance-casl: les courriels que vous envoyez respectent tu la loi anti pourriel
compliance-gdpr: jai des clients en france le rgpd
privacy-retention: combien de temps vous gardez mes infos
privacy-sharing: vous vendez tu mes infos
privacy-rights: jveux que vous effaciez mon dossier
privacy-rights: comment voir ce que vous avez sur moi
privacy-browser: cest quoi vos temoins
privacy-officer: cest qui le responsable des renseignements personnels
privacy-incidents: si ya une fuite vous nous avertissez tu
terms-yours: si je pars est ce que je garde mes affaires
terms-yours: a qui appartiennent les automatisations apres
terms-law: on irait devant quel tribunal
careers: vous engagez tu
careers: jcherche une job en ia
blog: avez vous un blogue
newsletter: comment recevoir vos nouvelles
newsletter: jveux me desabonner de linfolettre
knowledge-base: avez vous un document que je peux imprimer
post-quote-follow-up sales: quand est ce quil faut relancer une soumission
post-measuring-manual-work: comment savoir combien dheures on gaspille
post-return-on-automation calculator: comment calculer si ca vaut la peine
post-customer-requests-80-20: quelles demandes de clients automatiser en premier
post-one-source-of-truth: mes infos sont eparpillées dans 5 fichiers excel
post-two-languages-one-inbox: on recoit des courriels en anglais pis en francais comment gerer
calculator: avez vous un calculateur pour voir ce que je sauverais
support: J'ai une compagnie de plomberie à Laval, on est 6, on perd plein d'appels pendant qu'on est chez le client. Pouvez-vous faire de quoi?
support offer: bonjour, moi pis mon frere on a un garage a drummondville, le telephone sonne sans arret pis on a les mains dans graisse, on perd des clients
operations offer consultation: allo jai un resto de 12 employés a quebec, les horaires pis la paye me prennent 2 jours semaine, ya tu moyen de simplifier ca
sales offer: Je suis courtier immobilier, je recois une trentaine de demandes par semaine de Centris et j'arrive jamais à rappeler tout le monde à temps. Est-ce que vous pouvez m'aider?
operations offer: on est une pme manufacturiere a st-hyacinthe, 25 employés, nos bons de commande sont encore sur papier faque on fait des erreurs pis ca coute cher
support offer: Jai un salon de coiffure pis les clientes mecrivent sur facebook instagram pis par texto, chu pu capable de suivre
sales offer: on est des paysagistes, au printemps on fait 200 soumissions pis on en signe 30 parce que personne fait le suivi
operations offer: ma blonde fait la tenue de livres le soir apres souper, toutes les factures a rentrer une par une, ca se peut tu que ca se fasse tout seul
consultation offer: je sais pas par ou commencer avec l ia
consultation offer: mon beau frere m a dit de vous ecrire, on a une business de construction pis on perd du temps partout
!booking: jveux un rdv
!booking: jaimerais booker la consultation gratis
!booking: on peut tu se voir mardi prochain
!booking: je veux reserver un moment avec vous
!person: passez moi un humain svp
!person: ya tu quelqu un au bout de la ligne
!person: jaime mieux parler a une vraie personne
!person: rappelez moi svp 514 555 0143
!person: Je m'appelle Zoé Roy, zoe@roy.example, rappelez-moi au 450 555-0199
!person: chu Luc de chez Roy inc
!person: mon courriel c est luc.gagnon@example.com
!person: mon numero 819-555-0122 martin tremblay
guarantees: chu pas sûr de comprendre la garantie
plans: je suis pas sur de comprendre vos prix
!greeting: allo
!greeting: salut la gang
!greeting: merci ben
!greeting: ok cest beau merci bonne journee
!unknown: annuler mon abonnement netflix
!unknown: comment on annule un vol air canada
!unknown: quel est le meilleur restaurant a rimouski
!unknown: reparez vous des laveuses
!unknown: combien coute un billet pour le match des canadiens
!unknown: jai mal au dos kesse je fais
!unknown: faites vous des toitures
!unknown: vendez vous des pneus d hiver
!unknown: pouvez vous ouvrir mon compte desjardins
!unknown: cest quoi la recette du pouding chomeur
!unknown: qui va gagner les elections
`;

const ENGLISH = `
plans: hows much a month
plans: whats this gonna cost me
plan-dominate: whats in dominate
question-plan: theres 5 of us which plan
question-contract: am i locked in
question-contract: can i quit whenever
question-fees: any hidden fees
guarantees question-ninety-days: what if it doesnt work
question-money-back: can i get my money back if im not happy
uptime: what happens when your system crashes
start: how soon can u start
consultation: is the call really free
contact: whats ur email
hours: u open on sundays
areas: do you serve kingston ontario
areas case-healthcare company: do you work with dentists in Ottawa?
question-languages: can you do everything in english
offer: so what can you automate for a small shop
support: we miss calls all day cause we're on job sites
support: customers keep asking the same stuff over and over
sales: my quotes go out and nobody follows up
operations: my wife spends every evening doing invoices
operations: still typing orders into excel by hand
integrations: does it hook up to quickbooks
integrations: do i have to switch crm
cases: got any customers i can read about
case-retailer: have you done this for an online shop
case-professional-services: any accountants using you
difference: we tried an agency before and it was useless
company: how long have you guys been around
story: who's behind nordet
question-security: where's my data stored
privacy-rights: delete my info
privacy-retention: how long do u keep my stuff
terms-yours: do we keep the automations if we leave
careers: u hiring
knowledge-base: something i can print out
post-quote-follow-up sales: when should i follow up on a quote
support: I run a plumbing company in Laval, there's 6 of us and we lose tons of calls when we're on a job. Can you do anything?
sales offer: I'm a realtor, I get about thirty leads a week and never manage to call everyone back in time
operations offer: we're a 25 person manufacturer in Granby, all our purchase orders are on paper and mistakes are costing us
consultation offer: no idea where to start with ai
!booking: can i book the free call
!person: get me a human
!person: my email is sam.lee@example.com
!person: I'm Sam Lee from Lee Plumbing, call me at 514-555-0188
!unknown: cancel my netflix
!unknown: how do i cancel my gym membership
!unknown: can you fix my dishwasher
!unknown: best poutine in montreal
`;

function questionsIn(language: Language, lines: string): ChatQuestion[] {
  return lines
    .trim()
    .split("\n")
    .map((line, place) => {
      const colon = line.indexOf(": ");
      const wanted = line.slice(0, colon);
      const expect = wanted.startsWith("!")
        ? { kind: wanted.slice(1) as ExpectedKind }
        : { passages: wanted.split(" ") };
      return { id: `${language}-phone-${place + 1}`, language, text: line.slice(colon + 2), expect };
    });
}

export const TYPED_ON_A_PHONE: readonly ChatQuestion[] = [...questionsIn("fr", FRENCH), ...questionsIn("en", ENGLISH)];
