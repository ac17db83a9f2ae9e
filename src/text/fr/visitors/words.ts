/**
 * How people write French to us, without accents: general words, none of a single question.
 *
 * - `spoken`: as words are spoken and typed, `written: spoken, another`;
 * - `same`: words of the trade that mean nearly the same, a group a line, `group: word two-words another`;
 * - `followUps`: beginnings of a message that goes on from the last answer; `pointers`: what stands for what was spoken of;
 * - `places`: what names a plan by its place;
 * - `telling`: words of this language alone, by which a message is known to be in it;
 * - `ordinary`: words of every day, which are about anything, one form of each.
 */
export const wordsFr = {
  spoken: `
    je suis: chu, chus, jsuis, jsui
    j ai: jai, jaie, jé
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
    telephone: cell
    aussi: itou`,
  same: `
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
    heberger: hebergees heberge hebergement stockees stocker serveurs serveur gardees stockage conservees entreposees
    garder: gardez conserver conservez conservation
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
    "c est combien, c est long, ca coute, ca dure, et, et pour, mais, et si, et le, et la, et les, et l, puis, pis, aussi, ou, alors, donc, et vous, qu en est il, qu en est il de, ok et, ok mais, d accord et, et c est, et ca, et comment, et est ce",
  pointers:
    "ca, cela, ceci, celui, celui la, celui ci, celle, celle la, celle ci, ceux, ceux la, le meme, la meme, en, y, ils, elles, ce forfait la, ce forfait, ce service, celles",
  places: {
    smallest: "plus petit, moins cher, premier, petit forfait, forfait de base, plus bas",
    middle: "milieu, deuxieme, second, plus populaire, entre les deux",
    biggest: "plus gros, plus grand, dernier, troisieme, plus cher, haut de gamme, plus complet",
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
  ordinary: `
    a ai ait allez aller alors apres as assez au aucun aucune aussi autre autres aux avant avec avez aviez avoir
    avons ayez bah bas beaucoup ben bien bon bonjour bonsoir bref ca car ce ceci cela celle celles celui certain
    certaine ces cet cette ceux chaque chez ci comme comment compris concernant concretement connaitre contre cote d
    dans de deja demande demander depuis des dessus deux devrais devrait dire dis dit dites doit dois doivent donc
    donne donner du e elle elles en encore entre envie es est et etaient etait etant ete etes etre eu eux euh
    exactement exemple faire fais fait faites faudrait faut fera ferait font genre hein hum hello ici idee il ils
    info infos information informations interesse interessee j je juste jusqu l la laquelle le lequel les lesquels
    leur leurs lors lorsque lui m ma maintenant mais me meme memes mes mettre merci mieux moi moins mon n ne ni
    niveau nom non nos notre nous obtenir oh ok on ont or ou oui par parce parfait parler parlez parle part
    particulier pas peu peut peux peuvent plait pour pourquoi pourrais pourrait pourrez pourriez pouvez pouvons
    possible pouvoir pres prend prendre presque proposer propos puis puisque puisse qu quand que quel quelle quelles
    quelqu quelque quelques quels question questions qui quoi rapidement rendre rien s sa sais sait salut sans sauf
    savoir se sera serait seriez serez ses seulement si simplement son sont sorte sous souvent suis suite super sur
    svp stp t ta tant te tel telle tellement tes tient toi ton toujours tous tout toute toutes travers tres trop
    trouve trouver tu u un une utile va vais vas venir vers veut veux veulent via vient voici voila voir vois vos
    votre voudrais voulais voulait voulez vouloir vous vraiment vs y aimerais aimerait aide aider aidez apporter
    besoin bcp c chose choses combien compagnie compagnies entreprise entreprises boite connaissez cherche cherchez
    chercher coup cours dernier derniere direct directement effet egalement ensemble ensuite etc evidemment
    expliquer expliquez explique facon forme fois fonctionne fonctionnement fonctionner fonctionnez general
    generalement gens habituellement importe inclus incluse jamais jour journee lieu longtemps lot manque marche
    marcher moment monde montrer normalement offrez offre offrir pense passe passer passez pendant personne
    personnes plus plusieurs plutot point precis premier premiere presentement probablement propre quoique rapport
    reellement regler reponse repondre seul seule service services sinon site situation tandis tard tot traiter
    travail travaille travaillez travailler type types utiliser utilise utilisez vite vu existe existent inclut
    comprend comprends comprendre compter veuillez moyen moyenne normal arrive arrivera dedans lai jai jaimerais
    cest ya cetait est-ce quest pis la-dessus faitesvous avezvous affaire affaires koi aimer regarder tenir vivre
    croire sembler devenir rester laisser suivre attendre essayer envoyer recevoir arriver amener revenir rentrer
    sortir entrer tomber monter descendre garder ajouter changer tourner porter poser lever jeter tirer pousser
    ouvrir perdre gagner jouer finir terminer occuper embarquer interesser inquieter esperer souhaiter preferer
    penser rappeler oublier imaginer facile difficile simple important nouveau nouvelle nouveaux nouvelles vieux
    ancien vrai vraie faux impossible pareil semblable different meilleure pire mauvais content contente contents
    contentes satisfait heureux heureuse curieux curieuse premierement surtout environ quasi autant davantage
    toutefois cependant pourtant ailleurs partout nulle nul uniquement specialement particulierement principalement
    actuellement aujourd hui hier demain avenir prochain prochaine prochainement semaine semaines an ans annees
    jours heure heures matin midi chacun chacune plupart certains fonctionnel fonctionnelle tanne tannee monsieur
    madame mme mr allo ouais ouin cas disons supposons style admettons bureau projet projets besoins attentes
    demarche voie maniere sujet sujets matiere objet devoir falloir discuter servir acheter louer livrer fournir
    realiser effectuer procurer assurer permettre avere client clients clientele cliente clientes equipe equipes
    employe employes employee employees personnel salaries jaser clair claire bizarre probleme problemes ia guider
    guident drole web internet ligne courant maison sites fou folle fous perds perd prenez gerer geres selon soirees
    soiree soir soirs temps nombre argent piece chiffre chiffres peur place avance cache pratique pratiques adresser
    adressez placer voulu sert seules quatre trois cinq six sept huit neuf dix cent mille noter mardi mercredi jeudi
    sien ancienne grace plein pleine demanda roule rouler signature ameliorer texte textes remplir disponible
    disponibles poursuivre poursuite signifie equivaut productif possede possedons concret ecrit prouver exact
    exacte adapte conviendrait ajuster tenter vise viser lancer-nous quotidien quotidienne particuliere necessaire
    necessaires requis exiger suffit preuve pret droit reguliere regulieres additionnel additionnelle annee advient
    adviendrait parfois soumettre confier utiles page raconter racontez actuels actuel actuelle ecris droits rend
    sortes couvre total abandonner aborder accepter accompagner accomplir accorder accrocher accueillir achever
    admettre adopter affecter afficher affirmer agir agreer aimable amabilite amorcer analyser annoncer apercevoir
    appartenir applicable appliquer apprecier apprendre approcher approuver appuyer arranger arreter aspect assister
    associer assumer attacher attaquer attirer attraper augmenter autoriser autrement avancer avantage avertir avis
    avouer baisser baser battre blesser boire bord bouger bout brancher brave briser brutal calculer calme cause
    causer cesser chance changement charger choisir choix circonstance circuler citer coin collegue commander
    commencer commenter commun communiquer comparer compenser complet completement complexe compliquer comporter
    composer compte conclure conclusion condition conduire confirmer conseil conseiller consacrer conserver
    considerer consister constater construire contacter contenir contexte continuer contraire controler convaincre
    convenir copie correct correspondre corriger coucher couper couramment courir couter couvrir craindre creer
    creuser cuisine danger debattre debrouiller debut decevoir decider decision declarer decouvrir decrire deduire
    defendre definir degager delai demarrer demeurer demontrer dependre depenser deplacer deposer deranger derouler
    derriere desirer desormais dessiner detail determiner detester devant developper deviner dieu difference digne
    diminuer diriger disparaitre disposer distinguer diviser dominer dormir doubler doute douter dresser duree durer
    echanger echapper echouer eclairer ecouter ecrire efficace effort egal elever eliminer eloigner embeter emmener
    emotion empecher employer emporter emprunter encourager enfant enfin enlever ennuyer enorme enseigner entendre
    entier entourer entrainer entretenir enumerer eprouver erreur espece esprit essentiel estimer etablir etape etat
    eteindre etendre etonner etrange etude etudier eveiller evenement eventuel evident eviter evoluer evoquer
    exagerer examiner excellent excepter exception excuser exercer exister experience explorer exposer exprimer
    fabriquer face faciliter facilement familier famille fatiguer faute favorable favori femme fermer feter fier
    figurer fille fils final fixer fort francais francaise frapper frequent frere front fuir futur gars gener genial
    gentil geste glisser gout grand grandir gratter grave gros groupe guerir habile habiter habitude habituel haut
    hesiter heureusement histoire homme honnete humeur hypothese identifier ignorer illustrer impliquer importance
    impression inclure incroyable independant indiquer individu influencer initial inscrire insister inspirer
    installer instant intelligent intention interet interieur interroger intervenir inutile inventer inverse inviter
    jeune joindre joli joyeux juger jurer justement justifier laisse large leger lent lentement lettre liberer
    librement lien limite limiter lire livre local logique loin long longueur lourd lutter maigre majeur mal malade
    malheureusement malgre mains maman manger manquer marquer meler membre memoire menacer mener mentionner mentir
    mere mesure meriter milieu mince minimum mode moindre moitie morceau mort mot motif moyennant multiplier naitre
    nature naturel necessiter negliger nerveux net nettement nommer notamment nuit obliger observer occasion offert
    opinion opposer optimiste ordinaire organiser orienter origine oser ouvertement paix papa paraitre pardon
    pareillement parent parfaire parfaitement participer partager parvenir passage patience patient payer pays peine
    percevoir perplexe persister personnellement petit phrase plaindre plaire plaisir plat plier poids politesse
    positif poste potentiel pourcent pourcentage preciser precisement precision preferable prenom preparer presenter
    presence pression presumer pretendre preter prevenir prevoir prier principal principe priver probable proceder
    proche produire profiter profond progres progresser progressivement promettre prononcer proportion proteger
    provenir prudent public puissant qualite quantite quitter quotidiennement raison raisonnable ralentir ramasser
    ramener rapide rappel rapprocher rare rarement rassembler rassurer rater rattraper realite reagir recent
    recemment recette rechercher reclamer recommencer recommander reconnaitre recourir recuperer reduire reel
    refaire reflechir refuser regard region regretter rejeter relatif relever remarquer remercier remettre remonter
    remplacer rencontrer renoncer renseigner renverser repartir repasser repeter reposer reprendre representer
    reserve resister resoudre respecter ressembler ressentir ressource reste resultat retard retenir retirer retour
    retourner retrouver reunir reussir revel rever revoir riche rigoureux rire risque role rompre rythme sain saisir
    sante satisfaire sauter sauver secret sens sensible sentiment separer serieux serieusement serrer seuil signal
    signaler signe signifier silence similaire simplifier situer soeur soigner solide solution sombre sommeil
    soucier souffrir soulever souligner sourire soutenir souvenir specifique stable subir succes suffire suffisant
    suggerer suggestion suivant supporter supposer supprimer surprendre surprise surveiller survenir suspendre
    systeme tache taire tarder tater temoigner tendance tendre terme territoire tete theorie toucher tour tournure
    tracer traduire trancher transformer transmettre transporter traverser trembler triste troubler unique urgent
    usage user utilite valable valeur valider valoir varier vendredi verifier verite verser veritable vider vie
    vieillir village violent visible vision visiter vitesse vivement vivant voeu volontaire volonte volontiers
    voyant vue`,
};
