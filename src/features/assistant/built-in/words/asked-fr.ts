/** The French of `asked-en.ts`. */
export const ASKED_FR: Readonly<Record<string, string>> = {
  company: `nbclients
    noclients
    parlez-moi de votre entreprise
    canadien
    depuis combien de temps
    qui êtes-vous
    depuis quand
    qui êtes-vous
    c'est quoi nordet
    parlez-moi de votre entreprise
    à propos de vous
    combien de clients avez-vous
    depuis quand existez-vous
    depuis combien de temps êtes-vous en affaires
    en quelle année l'entreprise a-t-elle été créée
    êtes-vous une entreprise canadienne
    entreprise québécoise canadienne
    avec quel genre d'entreprises travaillez-vous
    qui sont vos clients
    quelle taille d'entreprise servez-vous
    avez-vous de l'expérience
    âge de l'entreprise
    dans quels secteurs industries
    présentation de l'entreprise`,
  story: `comment tout a commencé
    qui est la fondatrice
    histoire de nordet
    récit de la fondation
    qui a créé l'entreprise
    pourquoi avoir fondé nordet
    origine de l'entreprise
    qui est derrière nordet`,
  mission: `mission
    quelle est votre mission
    votre raison d'être
    vision de l'entreprise
    but de votre entreprise`,
  difference: `dejaessaye
    difference autre firme
    pourquoi vous
    qu'est-ce qui vous distingue
    pourquoi vous choisir
    pourquoi vous plutôt qu'un concurrent
    en quoi êtes-vous différents
    vos avantages
    comment vous comparez-vous`,
  values: `philosophie
    tenir
    valeurs
    valeurs de l'équipe
    quelles sont vos valeurs
    à quoi tenez-vous
    vos principes
    en quoi croyez-vous
    culture d'entreprise`,
  figures: `gaintemps
    gain de temps
    diminuer travail manuel
    réduire tâches répétitives
    résultats
    revenus augmenter
    quels résultats puis-je espérer
    quels résultats obtenez-vous
    combien de travail manuel en moins
    combien de revenus en plus
    pourcentage de travail en moins
    vos résultats en chiffres
    70 % de travail en moins
    40 % de revenus en plus
    effet sur mes revenus
    statistiques
    est-ce que l'automatisation augmente les revenus`,
  method: `méthode
    approche
    procéder avec un nouveau client
    quelle est votre méthode
    quelle est votre approche
    repérer mettre en place optimiser
    méthodologie
    comment procédez-vous`,
  areas: `venir nous voir distance
    ville
    distance
    couvrez la ville
    quelles villes servez-vous
    où travaillez-vous
    travaillez-vous à l'extérieur de la ville
    servez-vous des clients à distance
    travaillez-vous à distance
    venez-vous à nos bureaux
    rencontrez-vous les clients en personne
    êtes-vous dans la ville
    territoire desservi
    vous déplacez-vous chez les clients
    desservez-vous ma région
    travaillez-vous aux États-Unis
    je suis à ville pouvez-vous travailler avec moi
    nous sommes situés à ville`,
  contact: `passer au bureau
    texter
    téléphone
    courriel
    adresse situe
    rejoindre par courriel
    comment vous joindre
    comment vous contacter
    coordonnées
    quel est votre numéro de téléphone
    quel est votre courriel
    adresse courriel
    puis-je vous écrire
    puis-je vous appeler
    où êtes-vous situés
    quelle est votre adresse
    où sont vos bureaux
    dans quelle ville êtes-vous situés
    je veux vous appeler
    rejoindre votre équipe par téléphone
    puis-je passer à votre bureau`,
  hours: `heures ouverture vendredi
    quelle heure fermez le vendredi
    ouvert lundi
    jourferie
    travaillez-vous un jour férié
    quelles sont vos heures d'ouverture
    êtes-vous ouverts
    êtes-vous ouverts maintenant
    êtes-vous ouverts le samedi
    à quelle heure fermez-vous
    ouvert aujourd'hui
    ouvert demain
    fermé les jours fériés
    jusqu'à quelle heure puis-je appeler
    puis-je appeler le soir
    la fin de semaine
    quel fuseau horaire
    vos heures`,
  offer: `tâches confier
    automatisation petit commerce
    automatiser petite entreprise
    automatiser quoi
    offre
    que faites-vous
    qu'offrez-vous
    quels services offrez-vous
    quels sont vos services
    liste des services
    que pouvez-vous automatiser
    que pouvez-vous faire pour moi
    que pouvez-vous faire pour mon entreprise
    comment pouvez-vous m'aider
    à quoi sert l'automatisation
    types d'automatisation
    quel genre de tâches automatisez-vous
    parlez-moi de vos services
    tâches répétitives
    me débarrasser des tâches répétitives
    faites-vous de l'ia
    est-ce que l'ia peut aider mon entreprise
    je perds du temps avec des tâches répétitives
    qu'est-ce qu'on peut automatiser`,
  support: `texto rendez-vous bot
    message facebook bot
    bot conversationnel
    soutien demandes
    priseappels
    bot nuit
    bot touttemps
    bot soutien
    bot
    comment automatisez-vous le soutien à la clientèle
    un bot pour mon site
    faites-vous des bots
    est-ce qu'un bot peut répondre à mes clients
    automatiser les questions des clients
    automatiser les courriels
    tri des courriels
    répondre automatiquement aux courriels
    acheminement des appels
    automatiser les appels téléphoniques
    combien de demandes le bot règle-t-il
    soutien touttemps
    toujours les mêmes questions des clients
    trop de temps à répondre aux clients
    pourcentage de demandes réglées
    réduire le soutien
    est-ce que le bot passe à un humain
    réceptionniste ia
    nous manquons des appels de clients
    bot pour clients en deux langues
    je passe mes soirées à répondre aux courriels des clients`,
  sales: `crm ajour
    relance oublie
    faire les suivis
    vente
    relance
    crm
    crm à jour
    crm jamais à jour
    trouver plus de clients
    trouver des clients
    relancer
    comment automatisez-vous les ventes
    pouvez-vous trouver des prospects
    génération de prospects
    relance des prospects
    relance automatique
    mise à jour du crm
    crm qui se remplit tout seul
    séquences de relance
    séquences de courriels aux prospects
    plus de ventes
    je perds des prospects parce que je réponds trop tard
    je n'ai pas le temps de relancer mes prospects
    ventes en plus en douze mois
    automatiser le marketing
    relancer mes soumissions`,
  operations: `ressaisir
    ressaisir outil
    productivité
    ressaisir données outil
    améliorer productivité
    chiffres dans un tableau de bord
    rapport chiffres
    rapport lundi dimanche
    chargetravail
    opération
    rapport
    tâches
    comment automatisez-vous les opérations
    automatiser les rapports
    automatiser un tableau de bord
    gestion des tâches
    automatiser l'administration
    optimisation des ressources
    chaos des opérations
    rapport du lundi
    chiffriers qui prennent trop de temps
    charge de travail de l'équipe
    tâches qui se perdent
    efficacité des opérations
    gestion des stocks inventaire
    automatiser les processus internes
    automatiser la facturation
    automatiser la saisie de données
    efficacité`,
  integrations: `integrebranche
    outil actuel
    remplacercrm
    remplacercrm crm
    intégration
    outil
    changer outil
    avec quels outils travaillez-vous
    est-ce que ça fonctionne avec mes outils
    intégration avec salesforce
    hubspot
    intégration shopify
    slack
    mailchimp
    google agenda gmail
    microsoft 365 outlook teams
    quickbooks acomba sage
    pouvez-vous brancher notre crm
    dois-je changer d'outils
    puis-je garder mes outils
    compatible avec notre système
    ai-je besoin d'un nouveau logiciel
    intégration wordpress
    liste des intégrations
    quels logiciels prenez-vous en charge
    api de notre erp
    notion airtable monday trello asana`,
  plans: `prix année total
    prix rencontres
    rencontres forfait
    prix headcount
    prix mois headcount
    heures gagnées par semaine selon le forfait
    différence entre velocity et accelerate
    comparer velocity accelerate dominate
    prix
    forfait
    tarifs
    combien ça coûte
    quels sont vos prix
    quels forfaits avez-vous
    liste de prix
    coût de vos services
    combien coûte une automatisation
    prix par mois
    vos tarifs
    est-ce cher
    comparer les forfaits
    forfaits et prix
    prix d'un bot
    page des tarifs
    puis-je avoir une soumission
    j'ai besoin d'une soumission
    je voudrais un devis
    facturez-vous au mois
    prix d'un projet
    différence entre les forfaits
    combien coûte votre service`,
  "plan-velocity": `gaintemps velocity
    base
    base automatisations
    moins cher
    forfait moins cher
    velocity
    forfait velocity
    combien coûte velocity
    que comprend velocity
    que contient velocity
    forfait à 500 $
    500
    forfait pour solo
    je suis solo quel forfait
    forfait pour travailleur autonome
    petit forfait
    forfait de base`,
  "plan-accelerate": `gaintemps accelerate
    accelerate
    forfait accelerate
    combien coûte accelerate
    que comprend accelerate
    que contient accelerate
    forfait à 1 500 $
    1500
    forfait le plus populaire
    quel forfait est le plus choisi
    forfait pour pme en croissance
    forfait avec crm et marketing
    forfait du milieu`,
  "plan-dominate": `gaintemps dominate
    pluscher
    forfait pluscher
    dominate
    forfait dominate
    combien coûte dominate
    que comprend dominate
    que contient dominate
    forfait à 3 500 $
    3500
    gros forfait
    forfait pour grande entreprise
    automatisations illimitées
    modèles ia sur mesure
    responsable attitré
    clés en main
    soutien 24 7 forfait
    forfait avec soutien touttemps
    forfait le plus cher
    forfait pour entreprise en expansion
    joindre l'équipe des ventes`,
  "question-plan": `lequel on prend gars secrétaire
    revenuannuel
    revenuannuel quel forfait
    headcount
    headcount quel forfait
    solo est-ce pour moi
    quel forfait me convient
    quel forfait choisir
    aidez-moi à choisir un forfait
    nous sommes 12 quel forfait
    on a 20 employés quel forfait
    équipe de 8 quel forfait
    meilleur forfait pour une équipe
    je ne sais pas quel forfait prendre
    quel forfait recommandez-vous
    est-ce qu'on est trop petits
    suis-je trop petit pour vous
    entreprise trop petite`,
  "question-contract": `payerannee
    payerannee mois
    sans engagement forfait
    changerforfait
    signer
    contrat
    annuler
    rester pris
    préavis
    dois-je signer un contrat
    y a-t-il un contrat
    engagement minimum
    est-ce que je peux annuler
    puis-je annuler en tout temps
    comment annuler
    préavis pour annuler
    annuler mon forfait
    contrat d'un an
    contrat au mois
    si je veux arrêter
    pénalité si j'annule
    mettre en pause
    puis-je partir quand je veux
    durée du contrat`,
  "question-fees": `frais installation
    frais formation
    prix soutien compris
    frais soutien
    comprisdansprix
    devise
    facture surprises
    frais formation
    y a-t-il des frais d'installation
    y a-t-il des frais
    frais cachés
    frais en plus du forfait
    les taxes sont-elles comprises
    taxe en plus du prix
    prix en dollars canadiens
    quelle devise
    mise en service comprise dans le prix
    le prix comprend-il la formation
    payer pour l'installation
    autres frais
    frais pour commencer`,
  calculator: `estimer
    outil pour estimer
    combien j'économiserais
    calculatrice de rendement
    comment calculer mes économies
    calculer ce que je gagnerais
    que vaut une heure gagnée
    estimer mon rendement
    simulateur
    valeur du temps gagné
    calculatrice`,
  guarantees: `piege
    garantie
    quelles garanties offrez-vous
    avez-vous une garantie
    que garantissez-vous
    garantie
    résultats garantis
    qu'est-ce qui est garanti
    y a-t-il un risque
    quels sont les risques`,
  "question-ninety-days": `aurendezvous
    resultats aurendezvous
    trois fois rendement garantie
    garantir trois fois ma mise
    echec
    ça ne marche pas
    et si ça ne rapporte rien
    garantie mois90
    garantie de rendement
    si ça ne marche pas
    si je n'ai pas de résultats
    que se passe-t-il sans rendement en mois90
    rendement mois90
    si on ne voit pas de résultats après trois mois
    continuez-vous sans frais
    comment la garantie de rendement est-elle calculée`,
  "question-money-back": `essai
    essayer avant de payer
    pas satisfait
    puis-je me faire rembourser
    remboursement
    remboursement mois30
    garantie de remboursement
    j'ai changé d'idée remboursement
    si je ne suis pas satisfait
    pas content remboursement
    garantie de satisfaction
    remboursez-vous
    politique de remboursement
    conditions de remboursement`,
  "question-average-return": `que veut dire un rendement moyen de 400 %
    quel rendement obtiennent vos clients
    rendement moyen
    400 %
    rendement typique
    quel est le rendement
    comment comptez-vous le rendement
    rendement après un an`,
  uptime: `disponibilité
    panne
    quelle est votre disponibilité garantie
    garantie de disponibilité
    que se passe-t-il en cas de panne
    est-ce fiable
    99,5 %
    pannes
    temps d'arrêt par mois
    si l'automatisation brise`,
  start: `unefoisoui
    miseenservice qui la fait
    premier
    accompagnement
    combien de temps avant les résultats
    premier
    étapes une fois qu'on embarque
    mise en service
    mise en service duree
    formation
    formation équipe
    phases
    étapes
    combien de temps faut-il pour la mise en service
    durée de la mise en service
    en combien de temps est-ce prêt
    quand pouvons-nous commencer
    comment se passe la mise en service
    quelles sont les phases
    phases du projet
    étapes du projet
    délai avant les résultats
    étapes de la mise en service
    combien de semaines
    combien de temps dure un projet
    phase de relevé
    essais et formation
    formez-vous mon équipe
    formation des employés
    quand est-ce que ce sera prêt
    combien de mon temps prend la mise en service
    durée de la construction
    que se passe-t-il une fois le forfait choisi`,
  consultation: `pasounepartir
    consultation piège
    préparer avant consultation
    préparer avant rencontre
    consultation distance
    suite demande
    durée formulaire
    questions formulaire
    formulaire
    temps remplir formulaire
    appel
    appel durée
    delaireponse demande
    consultation
    préparer appel
    suite
    suite formulaire
    suite après le formulaire
    la consultation est-elle payante
    consultation gratuite prix
    durée de la consultation gratuite
    durée gratuit
    j'ai rempli le formulaire et ensuite
    c'est quoi la consultation
    la consultation est-elle gratuite
    combien de temps dure la consultation
    que se passe-t-il pendant la consultation
    que se passe-t-il après le formulaire
    après avoir envoyé le formulaire
    prix de la consultation
    minutes de consultation
    dois-je me préparer à la consultation
    l'appel est-il gratuit
    appel de 30 minutes
    comment se passe la consultation
    le premier appel est-il payant
    delaireponse
    delaireponse après le formulaire
    répondez-vous rapidement
    qu'est-ce que j'obtiens de la consultation
    suis-je obligé d'acheter après la consultation
    combien d'étapes dans le formulaire
    le formulaire est-il long`,
  "question-languages": `adjointe parle anglais
    disponible en français
    langue
    formation en anglais
    bilingue
    parlez-vous français
    dans quelles langues travaillez-vous
    langue
    votre équipe est-elle bilingue
    les réunions peuvent-elles être en anglais
    puis-je être servi en français
    service en anglais
    soutien en français
    la formation est-elle offerte en anglais`,
  cases: `preuvechiffres
    étude de cas
    référence
    avez-vous des exemples
    études de cas
    montrez-moi des études de cas
    références de clients
    qu'avez-vous fait pour d'autres clients
    avez-vous des témoignages
    voir vos réalisations
    entreprises comme la mienne`,
  "case-retailer": `exemple de détaillant
    boutique en ligne
    travaillez-vous avec des détaillants
    bot pour boutique en ligne
    paniers abandonnés
    où est mon colis
    j'ai une boutique en ligne
    résultats boutique shopify
    étude de cas détaillant
    client détaillant`,
  "case-professional-services": `cabinet comptable
    travaillez-vous avec des comptables
    étude de cas comptable
    exemple services professionnels
    étude de cas services professionnels
    j'ai un cabinet comptable
    avocats notaires consultants
    ouverture de dossiers clients documents automatiser
    la fondatrice a repris 30 heures`,
  "case-healthcare": `rendez-vous oubliés
    patients
    clinique
    travaillez-vous avec des cliniques
    étude de cas clinique
    j'ai une clinique
    appels manqués rendez-vous patients
    rendez-vous oubliés
    rappels de rendez-vous pour les patients
    automatiser l'accueil d'une clinique
    exemple en santé`,
  "question-security": `vie privée
    pratiques vie privée
    données
    données appartient
    sécurité
    mes données sont-elles en sécurité
    sécurité des données
    comment protégez-vous mes données
    où sont hébergées mes données
    est-ce sécuritaire de vous donner accès
    à qui sont mes données
    données confidentielles
    utilisez-vous mes données pour entraîner l'ia
    les données de mes clients sont-elles en sécurité
    protection des données
    est-ce sécuritaire`,
  "privacy-officer": `responsable
    responsable renseignements
    qui est responsable de la vie privée
    responsable des renseignements personnels
    qui joindre pour mes renseignements personnels
    responsable de la protection des renseignements
    courriel pour la vie privée
    qui répond de mes renseignements`,
  "privacy-collection": `pourquoivouloir courriel
    pourquoivouloir données
    recueillir formulaire
    informations recueillies
    quelles données recueillez-vous
    quelles données recueillez-vous sur moi
    que recueillez-vous
    pourquoi voulez-vous mon courriel
    pourquoi recueillez-vous mes données
    notez-vous mon adresse ip
    adresse ip
    à quoi servent mes données
    usage de mes réponses
    que savez-vous des visiteurs`,
  "privacy-score": `note à ma demande
    quelle est la cote de ma demande
    comment ma cote est-elle calculée
    donnez-vous une cote aux demandes
    cote
    est-ce un algorithme qui décide
    décision automatisée sur moi
    comment choisissez-vous qui appeler d'abord
    classez-vous les demandes`,
  "privacy-retention": `conserver formulaire
    combien de temps gardez-vous mes données
    durée de conservation des données
    conservation
    combien de temps mes données sont-elles conservées
    conservez-vous les conversations
    délai de conservation
    combien de temps conservez-vous ma demande`,
  "privacy-sharing": `partage adresse courriel
    partagez-vous mes données
    partage
    partage données tiers
    qui a accès à mes données
    partagez-vous mes données
    vendez-vous mes données
    vendre mes informations
    donnez-vous mes renseignements à d'autres
    tiers
    fournisseurs à l'extérieur du québec
    mes données sortent-elles du canada
    qui peut voir mes renseignements
    qui voit mes données`,
  "privacy-browser": `utilisez-vous des témoins
    témoin
    que reste-t-il dans mon navigateur
    stockage local
    politique sur les témoins
    ce site dépose-t-il un témoin`,
  "privacy-settings": `audience
    mesurez-vous les visites
    outil publicitaire
    suivez-vous mes visites
    me suivez-vous
    refuser la mesure d'audience
    pixels publicitaires`,
  "privacy-rights": `mesdroits
    voirmes
    voirmes données
    effacer
    copie de mes données
    supprimer donnée
    effacer mes données
    comment faire effacer mes données
    je veux faire effacer mes renseignements
    voir les renseignements que vous avez sur moi
    accès à mes données
    modifier mes renseignements
    retirer mon consentement
    mes droits vie privée
    droit à l'oubli
    obtenir une copie de mes données
    porter plainte renseignements personnels
    portabilité de mes données`,
  "privacy-incidents": `que faites-vous en cas de fuite
    fuite de données
    avisez-vous en cas d'incident
    si mes données sont volées
    incident
    avez-vous déjà été piratés`,
  "compliance-law-25": `loi25
    êtes-vous conformes à la loi25
    comment respectez-vous la loi25
    respectez-vous la loi25
    conformité loi25
    conformité à la loi québécoise sur les renseignements personnels`,
  "compliance-gdpr": `rgpd
    êtes-vous conformes au rgpd
    je suis en europe mes données
    conformité rgpd
    droits des européens`,
  "compliance-casl": `antipourriel
    envoyez-vous des pourriels
    allez-vous m'envoyer des pourriels
    loi antipourriel
    courriels commerciaux consentement
    vais-je recevoir de la publicité par courriel`,
  "compliance-security": `soc2
    êtes-vous certifiés soc2
    avez-vous un rapport soc2
    rapport d'audit soc2
    normes de sécurité
    certifications de sécurité
    qui dans l'équipe a accès aux demandes
    journaux`,
  "compliance-report": `signaler une faille
    j'ai trouvé une faille
    faille
    divulgation responsable
    chercheur en sécurité`,
  "terms-site": `citer vos textes
    puis-je citer votre site
    citer
    puis-je mettre un lien vers votre site
    à qui est le contenu de ce site
    réutiliser vos dessins
    erreur sur votre site`,
  "terms-consultation": `refuser
    accepter un client
    pouvez-vous refuser une demande
    refusez-vous des clients`,
  "terms-plans": `conditions des forfaits
    conditions d'utilisation
    conditions générales
    modalités`,
  "terms-yours": `quitterperte
    annuler quitterperte
    appartient
    à qui appartient ce que vous bâtissez
    que puis-je garder si j'annule
    est-ce que je garde les automatisations si je pars
    que deviennent mes données si j'annule
    les automatisations m'appartiennent
    ce que vous bâtissez appartient à qui
    est-ce que je garde la documentation
    à qui appartient le code`,
  "terms-fair-use": `usage équitable
    envois automatiques
    publicité par votre formulaire
    robots qui remplissent le formulaire`,
  "terms-law": `tribunal
    devant quel tribunal irait-on
    quelle loi s'applique
    droit applicable
    différend
    en cas de désaccord
    tribunal compétent litige`,
  careers: `embauchez-vous
    avez-vous des emplois
    emploi
    puis-je travailler pour vous
    postes ouverts
    comment postuler
    envoyer mon cv
    stage`,
  blog: `blog contenu
    avez-vous un blogue
    blogue
    où lire davantage
    sur quoi écrivez-vous`,
  newsletter: `nouvellescourriel
    m'inscrire à l'infolettre
    inscription infolettre
    infolettre
    comment m'abonner à l'infolettre
    me désabonner de l'infolettre
    fréquence de l'infolettre
    recevoir vos articles par courriel`,
  "knowledge-base": `tout télécharger
    télécharger
    avez-vous une brochure
    base de connaissances
    toute l'information dans un seul document
    y a-t-il un pdf
    document à montrer à mon associé
    télécharger la liste de prix
    imprimer l'information`,
  booking: `prêt à commencer prochaine étape
    je suis prêt à commencer suite
    consultation svp réserver
    réserver une consultation
    réserver
    je veux réserver
    j'aimerais réserver
    je veux un rendez-vous
    prendre rendez-vous
    réserver un appel
    réserver une rencontre
    peut-on se rencontrer
    comment réserver
    comment m'inscrire
    réserver une consultation gratuite
    réserver une plage horaire
    où réserver
    êtes-vous libres mardi pour parler
    réserver pour la semaine prochaine
    je veux parler de mon projet
    je suis prêt à commencer
    je veux commencer avec vous
    je veux devenir client`,
  person: `rappelez-moi
    pouvez-vous me rappeler
    parler à un humain
    humain
    puis-je parler à un humain
    je veux parler à un humain
    quelqu'un peut-il m'appeler
    quelqu'un peut me rappeler
    pouvez-vous me mettre en contact avec un humain
    transférez-moi à un humain
    y a-t-il un humain ici
    service à la clientèle humain
    appelez-moi
    rappelez-moi
    je veux qu'on m'appelle
    j'aimerais qu'on me rappelle`,
  self: `estcebot
    êtes-vous un bot
    êtes-vous chatgpt
    quel modèle êtes-vous`,
  unanswered: `
    publicités facebook
    logo
    plateformesite
    paiementmode
    nbemployes
    fairecompta
    vosrevenus
    application mobile
    référencement seo
    programme d'affiliation
    stationnement
    quel profit faites-vous
    autrenumero`,
  "off-topic": `annuler forfait fournisseurtiers
    annuler fournisseurtiers
    fournisseurtiers
    logo boutique
    coursdelangue
    argentcomptant
    meilleurcrm
    perdreemploi
    bureau de poste
    hôpital
    salaire minimum
    paie
    wifi
    bourse
    meilleur crm
    entraîner marathon
    apple google amazon
    netflix
    compte facebook
    voler mon emploi
    perdre mon emploi
    gros client
    or argent métal
    coordonneesclients
    horloge
    imprimante
    coordonneesclient
    tonage
    jetaime
    rival nommé
    meilleur que concurrent
    rivalnomme meilleur
    rivalnomme
    vendezvous
    subvention financement
    quel temps fait-il demain ville
    meteo ville
    météo
    quel temps fait-il
    va-t-il pleuvoir neiger demain
    blague
    raconte-moi une blague
    poème
    écris un poème
    recette
    football hockey match hier canadiens
    qui a gagné le match
    film cinéma
    chanson paroles
    politique
    qui est le président
    qui va gagner les élections
    premier ministre
    religion dieu
    capitale d'un pays
    horoscope
    numéros de loterie
    bitcoin crypto
    bourse
    devrais-je investir actions
    traduis cette phrase
    devoirs école
    dissertation
    mathématiques
    résoudre une équation
    écris du code python
    coupe du monde
    blonde
    amoureux
    veux-tu m'épouser
    sens de la vie
    es-tu conscient
    pizza
    restaurant
    vol avion
    hôtel
    vacances
    réparer mon auto voiture
    déclaration de revenus impôt
    immigration visa
    hypothèque
    cheval
    chien chat
    souper
    suicide
    bombe
    arme
    drogue
    quel jour sommes-nous
    quelle est la date
    nouvelles actualité
    concurrent meilleur
    un concurrent est-il moins cher
    qui sont vos concurrents
    recommander un concurrent
    que pensez-vous de concurrent
    prix d'un concurrent
    poursuivre mon fournisseur en justice
    poursuite avocat
    avis juridique
    donnez-moi un avis juridique
    est-ce légal d'enregistrer les appels
    puis-je congédier un employé
    congédier mon employé
    divorce
    tribunal procès
    mon propriétaire logement
    mon locataire
    droit du travail indemnité
    rédiger un contrat pour mon client
    avis médical
    symptômes
    diagnostic
    médicament
    mal de tête fièvre
    enceinte
    maladie
    mal au dos
    ordonnance pharmacie
    vaccin
    comment perdre du poids
    salaire de vos employés
    combien gagne la fondatrice
    adresse personnelle de la fondatrice
    acheter des souliers
    commander un produit
    où est ma commande
    vendre mon auto
    réparer mon ordinateur
    imprimante
    réinitialiser mon mot de passe
    billet de train
    réserver un hôtel
    réserver une table au restaurant
    réserver un vol
    rendez-vous chez le médecin
    physique quantique
    histoire du québec
    qui a inventé`,
};
