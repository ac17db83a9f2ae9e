/**
 * How people write French to us, without accents: general words, none of a single question.
 *
 * - `spoken`: as words are spoken and typed, `written: spoken, another`;
 * - `same`: words of the trade that mean nearly the same, a group a line, `group: word two-words another`;
 * - `followUps`: beginnings of a message that goes on from the last answer; `pointers`: what stands for what was spoken of;
 * - `places`: what names a plan by its place;
 * - `telling`: words of this language alone, by which a message is known to be in it.
 */
export const wordsFr = {
  spoken: `
    je suis: chu, chus, jsuis, jsui
    j ai: jai, jaie
    c est: cest, sest
    qu est ce que: kesse, kess, keske, kesseque, qesse, queske
    quoi: koi, kwa
    il y a: ya, yavait, yaura
    pris: pogne, pognes, pognee, pogner
    dollars: piasse, piasses, bidous, bucks
    petite: ptit, ptite, ptits, ptites
    quelque chose: kekchose, quekchose, qqch, qqchose
    quelqu un: qqun, kekun, quelquun, qqn
    combien: cmb, combient, conbien, kombien
    pas cher: cheap
    entreprise: business, bizness, shop, compagnie, cie, bizz, buisness
    toute: toutte
    s il vous plait: svp, stp
    piratage: hacker, hacke, hack, hackers
    disponible: dispo
    vous autres: vousautres
    parce que: pcq, pck, parske
    temps: tmps
    donc: faque, fake, fak, facque
    quand: kan, qd
    que: qe, ke, kil
    qui: ki
    beaucoup: bcp, bocoup
    message: msg, msgs
    telephone: cell, tel
    aussi: itou
    c est tu: ctu
    puis: pis, pi
    maintenant: asteure, astheure, asteur
    vetements: linge
    petit: p tit
    petits: p tits
    petite: p tite
    500: cinq cents, cinq cent
    1500: quinze cents, quinze cent, mille cinq cents, mille cinq cent
    3500: trois mille cinq cents, trois mille cinq cent, trente cinq cents
    revoir: r voir
    revois: r vois`,
  same: `
    absence: absences absents oublis no-show no-shows rendez-vous-oublies rendez-vous-manques lapins
    demande: demandes formulaire questionnaire
    prix: cout couts coute coutent couter couterait tarif tarifs tarification soumission-de-prix devis estimation estimer charger chargez budget payer paierais paie combien-ca cher chere depenser reviendrait
    forfait: forfaits abonnement formule formules plan plans package palier paliers option options
    annuler: arreter arrete resilier annulation resiliation quitter cesser partir je-pars mettre-fin desengager lacher debarquer
    contrat: engagement engage engages engagee engager obligation lie attache pris-pour pogne-pour pogne pognes
    remboursement: rembourser remboursez rembourse remboursements ravoir-mon-argent reprendre-mon-argent
    garantie: garanties garantir garantissez garanti garantis promesse promesses promettez
    rendement: retour-sur-investissement rentable rentabilite rapporte rapporter roi payant vaut-la-peine vaut-le-coup
    heures: horaire horaires heures-ouverture
    ouvert: ouverts ouvrez ouverte ouverture ferme fermes fermez fermeture
    jour-semaine: lundi mardi mercredi jeudi vendredi samedi dimanche fin-de-semaine weekend aujourd-hui ce-soir
    conge: noel paques jour-an ferie feries conges saint-jean action-de-grace fete-du-travail fetes fete-nationale
    personne: etre-humain humain humains quelqu-un quelquun vrai-monde du-monde conseiller conseillere representant agent preposee prepose gestionnaire
    parler: jaser discuter parle parlez
    telephone: appel appeler appelle appelez appels numero tel coup-de-fil
    courriel: courriels email emails mail mails boite-de-reception couriel
    reserver: rendez-vous rdv fixer planifier reservation reserve booker inscrire ceduler
    consultation: appel-gratuit appel-decouverte premier-appel premiere-rencontre trente-minutes 30-minutes rencontre-gratuite
    gratuit: gratuite gratuits gratuitement sans-frais gratis
    robot: chatbot chatbots bot robots agent-conversationnel assistant assistant-virtuel machine programme clavardage
    soutien: service-client service-clientele support assistance aide service-apres-vente depannage
    client: clients clientele cliente clientes acheteurs
    prospect: prospects leads lead clients-potentiels
    relance: relancer relances relancez suivi suivis faire-suivi rappel rappels
    rapport: rapports tableau-de-bord tableaux-de-bord indicateurs chiffrier chiffriers excel
    operation: operations paperasse administratif administration administrative gestion-interne
    brancher: branche branchez connecter connectez connecte integrer integration integrations compatible compatibilite relier synchroniser raccorder travailler-avec
    outil: outils logiciel logiciels application applications appli applis plateforme systeme systemes erp
    miseenservice: mise-en-service mise-en-place mise-en-route mettre-en-place mise-en-marche demarrer demarrage lancement lancer implantation implanter installation installer deploiement ca-roule roule
    duree: combien-de-temps combien-de-semaines combien-de-jours delai delais echeancier dure durent long longtemps vite rapidement
    securite: securitaire securise securises proteger protegees protegez protection surete secure
    donnee: donnees renseignements informations infos information renseignements-personnels data
    effacer: supprimer effacez effacee supprimez enlever detruire effacees suppression oublier
    heberger: hebergees heberge hebergement stockees stocker serveurs serveur stockage entreposees
    garder: gardez gardons conserver conservez conservation
    partager: vendre-mes-donnees vendez vendu vendus vendue vendues partagez tiers transmettez transmettre divulguer
    seul: seule solo travailleur-autonome pigiste autonome a-mon-compte tout-seul juste-moi
    employe: employes employees salaries salarie travailleurs personnel
    petit: petite petits petites
    gros: grosse grand grande grandes grandes-entreprises
    moins-cher: plus-bas abordable de-base entree-de-gamme
    panne: pannes fiable fiabilite disponibilite plante plantent temps-arret brise interruption interruptions
    bureau: bureaux siege-social local locaux
    adresse: ou-etes-vous adresse-postale rue
    fondatrice: fondateur proprietaire pdg patron patronne directeur directrice president presidente
    ville: montreal laval quebec-ville ottawa toronto vancouver gatineau halifax sherbrooke longueuil rimouski saguenay trois-rivieres levis ontario alberta region regions province pays etats-unis canada abitibi estrie gaspesie rive-sud nouveau-brunswick france calgary edmonton winnipeg regina saskatoon victoria moncton fredericton terre-neuve manitoba saskatchewan colombie-britannique
    distance: teletravail virtuellement en-ligne-seulement loin
    exemple: exemples etude-de-cas etudes-de-cas reference references temoignage temoignages realisation realisations reussite reussites portfolio
    boutique: boutique-en-ligne commerce-en-ligne commerce-electronique detaillant magasin-en-ligne ecommerce
    clinique: physiotherapie physio medical medecin patients sante hopital
    comptable: comptables comptabilite cpa tenue-de-livres cabinet-comptable
    usine: manufacturier fabrication usinage atelier manufacture
    bilingue: francais anglais langue langues bilingues
    taxe: taxes tps tvq tvh
    formation: former formez formations apprendre montrer-comment
    rencontre: rencontres rencontrer reunion reunions se-voit se-voir
    difference: different differents differente distingue distinguez comparer comparez comparaison versus vs
    infolettre: liste-de-diffusion bulletin newsletter liste-envoi
    article: articles blogue blog billets conseils trucs
    emploi: emplois postes poste embauchez embauche engagez carriere carrieres stage stagiaires recrutez recruter
    cv: candidature candidatures curriculum
    fuite: pirater pirate piratage incident incidents breche volees vol-de-donnees
    temoin: temoins cookie cookies traceur traceurs
    mois: mensuel mensuelle mensuellement par-mois
    annee: annuel annuelle annees an ans par-annee par-an douze-mois
    facture: facturation facturer facturez factures facturee
    automatiser: automatisation automatisations automatise automatisez automatisees automatique automatiquement automatises
    ia: intelligence-artificielle apprentissage-automatique
    jour-nuit: 24/7 24-7 jour-et-nuit la-nuit en-tout-temps 24-heures
    attitre: attitree dediee dedie assigne charge-de-compte
    compris: comprend comprennent incluent inclus inclut incluse comprises comprise inclure contient vient-avec
    loi: legal legale lois legislation reglement
    plainte: plaindre plaintes mecontent insatisfait insatisfaite pas-content
    desabonner: desabonnement desinscrire
    visiter: passer-vous-voir passer-a-votre
    document: brochure pdf documentation depliant
    repondre: reponse repond repondez reponses recontacter
    reporter: deplacer remettre changer-heure
    perdre: echouer rate`,
  followUps:
    "pour combien, c est combien, c est long, ca coute, ca dure, et, et pour, mais, et si, et le, et la, et les, et l, puis, pis, aussi, ou, alors, donc, et vous, qu en est il, qu en est il de, ok et, ok puis, ok mais, d accord et, et c est, et ca, et comment, et est ce",
  pointers:
    "ca, cela, ceci, celui, celui la, celui ci, celle, celle la, celle ci, ceux, ceux la, le meme, la meme, en, y, ils, elles, ce forfait la, ce forfait, ce service, celles",
  places: {
    smallest: "plus petit, le petit, petit plan, moins cher, premier, petit forfait, forfait de base, plus bas",
    middle: "milieu, deuxieme, second, plus populaire, entre les deux",
    biggest:
      "plus gros, le gros, gros forfait, gros plan, plus grand, dernier, troisieme, plus cher, haut de gamme, plus complet, plus haut",
    next: "suivant, celui au dessus, au dessus, superieur, prochain forfait",
  },
  telling: `
    le la les un une des du de et est sont que qui quoi quel quelle quels quelles comment combien pourquoi quand je
    tu il nous vous ils mon ma mes ton ta tes son sa ses votre vos notre nos leur ce cette ces ca cela pour avec
    dans sur par chez au aux en ne pas plus mais ou donc si oui non merci bonjour salut bonsoir svp s'il plait puis
    peux peut pouvez voulez veux voudrais faut faire fait faites avez avons suis etes etre avoir quelqu'un c'est
    j'ai j'aimerais qu'est est-ce d'accord l'entreprise prix cout coute tarif tarifs forfait forfaits soumission
    courriel gratuit gratuite heures ouvert ferme rendez-vous rdv entreprise besoin travaillez parlez parler
    personne aide y a-t-il avez-vous faites-vous pouvez-vous etes-vous livrez tres trop bien tout tous toute moi toi
    lui elle elles on se sans sous entre depuis alors aussi meme encore deja jamais toujours rien quelque chose allo
    koi pis`,
};
