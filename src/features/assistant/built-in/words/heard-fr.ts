/** The French of `heard-en.ts`. */
export const HEARD_FR: Readonly<Record<string, string>> = {
  company: `
    qui êtes-vous exactement
    c’est quoi votre compagnie
    parlez-moi un peu de vous
    vous êtes qui vous autres
    dites-m’en plus sur Nordet
    vous faites affaire depuis combien d’années
    ça fait longtemps que vous existez
    l’entreprise a été fondée quand
    vous avez combien de clients
    vous avez servi combien d’entreprises
    est-ce une entreprise d’ici
    êtes-vous une compagnie québécoise
    votre clientèle ressemble à quoi
    quel genre d’entreprises vous servez
    travaillez-vous surtout avec des PME
    servez-vous les grandes entreprises
    travaillez-vous avec des petites entreprises comme la mienne
    est-ce que vous prenez les très petites compagnies
    avez-vous de l’expérience dans mon domaine
    connaissez-vous mon industrie
    servez-vous les organismes sans but lucratif
    quelle taille doit avoir une entreprise pour travailler avec vous
    est-ce que mon entreprise est le bon genre pour vous
    êtes-vous une jeune entreprise
    êtes-vous une vraie compagnie enregistrée
    travaillez-vous avec des restaurants
    travaillez-vous dans le domaine de la construction
    j’ai un salon de coiffure est-ce pour moi
    j’ai une garderie pouvez-vous m’aider
    est-ce que ça s’adresse à un garage
    ça mange quoi en hiver Nordet
    vous sortez d’où
    êtes-vous établis depuis longtemps
    combien de compagnies vous font confiance
    c’est quoi votre expérience
    êtes-vous nouveaux dans le marché
    avez-vous déjà fait ça pour une entreprise comme la mienne
    on est une boulangerie, faites-vous affaire avec des commerces comme nous
    prenez-vous des fleuristes comme clients
    j’ai une ferme, est-ce que ça s’applique
    est-ce pour des manufacturiers aussi
    servez-vous les municipalités
    travaillez-vous avec des agents d’immeubles
    aidez-vous les écoles
    faut-il un minimum de revenus pour être client
    êtes-vous gros comme compagnie
    à qui s’adressent vos services
    est-ce pour les entreprises seulement ou aussi les particuliers
    vos clients sont dans quel secteur
    une entreprise familiale de dix personnes, c’est dans vos cordes
    pourriez-vous vous présenter
    en quelle année avez-vous été fondés
    j’aimerais mieux connaître votre entreprise
    à propos
    qui sommes-nous
    entreprise
    c’est quoi Nordet
    qu’est-ce que Nordet
    présentez-vous
    combien d’entreprises avez-vous accompagnées
    depuis combien d’années faites-vous ça
    êtes-vous une agence
    êtes-vous des consultants
    êtes-vous une entreprise québécoise ou américaine
    avez-vous de bonnes références dans le manufacturier
    pour quel type d’entreprise êtes-vous faits`,
  story: `
    qui a fondé l’entreprise
    qui a parti Nordet
    comment est née l’entreprise
    d’où vient l’idée
    racontez-moi l’histoire derrière Nordet
    qui est la propriétaire
    qui est le patron
    qui est la fondatrice au juste
    qui dirige l’entreprise
    comment avez-vous commencé
    qu’est-ce qui vous a donné l’idée de partir ça
    quel est le parcours de la fondatrice
    pourquoi avoir lancé cette compagnie
    c’est qui le boss
    c’est qui qui est en arrière de ça
    qui mène chez vous
    c’est la compagnie de qui
    qui est à la tête de l’entreprise
    d’où sort Nordet
    pourquoi ça s’appelle Nordet
    c’était quoi le point de départ
    la fondatrice faisait quoi avant
    parlez-moi de la personne qui a bâti ça
    qui sont les fondateurs
    qui a eu l’idée
    de qui est-ce l’idée
    par qui l’entreprise a-t-elle été fondée
    c’est une femme qui a fondé l’entreprise
    comment l’entreprise est née
    votre parcours
    les débuts de l’entreprise`,
  mission: `
    c’est quoi votre mission
    quelle est votre vision
    quel est votre but comme entreprise
    pourquoi faites-vous ça
    qu’est-ce qui vous motive
    quelle est la raison d’être de Nordet
    que voulez-vous accomplir
    à quoi vous servez dans la vie
    qu’est-ce que vous voulez changer
    quelle est votre ambition
    votre objectif à long terme`,
  difference: `
    pourquoi choisir Nordet
    pourquoi je vous choisirais vous
    pourquoi vous plutôt qu’une agence
    qu’est-ce que vous avez de plus que les autres
    qu’est-ce qui vous rend uniques
    en quoi vous démarquez-vous
    quelle est la différence entre vous et une grosse firme
    quels sont vos points forts
    pourquoi ne pas le faire moi-même avec Zapier
    pourquoi payer quelqu’un quand je peux utiliser ChatGPT
    qu’avez-vous de spécial
    convainquez-moi de vous choisir
    pourquoi vous faire confiance
    êtes-vous meilleurs que les autres consultants
    j’ai été échaudé par une autre firme
    avec qui vais-je faire affaire
    qu’est-ce qui fait que je devrais signer avec vous plutôt qu’ailleurs
    y en a plein des firmes d’automatisation, pourquoi vous
    mon neveu peut me faire ça gratis, pourquoi vous payer
    qu’avez-vous que la compétition n’a pas
    j’ai déjà payé une firme pour rien
    un consultant m’a déjà vendu du vent
    à qui je vais avoir affaire chez vous
    est-ce que je vais parler à un débutant
    vendez-moi votre salade
    je peux bricoler ça moi-même, non
    pourquoi pas juste engager quelqu’un
    en quoi consiste votre avantage
    pour quelle raison vous choisirait-on
    différence entre vous et Zapier
    différence entre vous et une agence
    quelle est la différence avec les autres
    pourquoi pas un concurrent
    qu’est-ce qui vous démarque
    votre valeur ajoutée
    pourquoi vous et pas un pigiste
    qu’est-ce que ChatGPT ne peut pas faire que vous faites
    avez-vous un avantage sur les autres
    donnez-moi trois raisons de vous choisir`,
  values: `
    quelles valeurs défendez-vous
    à quoi croyez-vous
    qu’est-ce qui est important pour vous
    c’est quoi l’esprit de l’équipe
    quels sont vos principes
    quelle est votre façon de penser
    êtes-vous honnêtes
    avez-vous une éthique
    vous croyez à quoi
    êtes-vous du monde de parole
    allez-vous me dire la vérité si ça ne vaut pas la peine
    qu’est-ce qui vous tient à cœur
    quelle est votre culture
    comment traitez-vous vos clients`,
  figures: `
    quels résultats ont vos clients
    on peut s’attendre à quels résultats
    combien de temps vos clients gagnent
    combien d’heures ça fait gagner
    combien d’heures par semaine on sauve en moyenne
    avez-vous des chiffres
    ça réduit de combien le travail manuel
    ça augmente les revenus de combien
    qu’est-ce que ça change concrètement
    ça donne quoi comme résultats
    quel impact sur le chiffre d’affaires
    70 % de quoi au juste
    d’où vient le 40 % de revenus
    est-ce que ça marche vraiment
    quels gains puis-je espérer
    est-ce efficace
    ça fait vraiment une différence
    c’est quoi le gain en bout de ligne
    combien de temps ça libère
    qu’est-ce que vos clients ont obtenu
    en moyenne ça donne quoi
    c’est quoi l’impact au bout d’un an
    mes employés vont-ils gagner du temps
    de combien va baisser notre charge de travail
    avez-vous des statistiques sur vos résultats
    est-ce que les ventes montent pour vrai
    quels bénéfices en retirent vos clients
    quels sont les avantages mesurables
    combien d’heures de moins par semaine
    quels chiffres avez-vous obtenus
    réduction du travail manuel
    augmentation des revenus
    est-ce que ça donne des résultats mesurables
    prouvez-moi que ça rapporte`,
  method: `
    comment travaillez-vous
    c’est quoi votre approche
    expliquez-moi votre méthode
    comment vous y prenez-vous
    comment ça se passe avec vous
    par quoi commencez-vous avec un client
    quelles sont vos trois étapes
    comment décidez-vous quoi automatiser
    comment ça marche votre affaire
    quel est votre processus
    après la mise en place, continuez-vous à améliorer
    c’est quoi votre recette
    comment vous attaquez ça
    vous commencez par regarder quoi
    comment trouvez-vous où ça bloque
    vous procédez comment
    suivez-vous une démarche précise
    comment vous y prenez-vous pour ne rien casser
    est-ce que vous ajustez après coup
    continuez-vous de peaufiner par la suite
    votre façon de faire
    comment se déroule votre travail
    comment analysez-vous mon entreprise
    identifier implanter optimiser
    vous faites quoi en premier`,
  areas: `
    dans quelles villes êtes-vous présents
    desservez-vous ma région
    allez-vous en région
    venez-vous chez nous
    vous déplacez-vous chez le client
    travaillez-vous à distance
    peut-on faire ça par Zoom
    faites-vous affaire en Ontario
    on est en Abitibi, ça marche quand même
    je suis à Sherbrooke
    je suis à Trois-Rivières pouvez-vous m’aider
    servez-vous la Rive-Sud
    êtes-vous juste à Montréal
    faites-vous Gatineau et Ottawa
    travaillez-vous avec des clients au Nouveau-Brunswick
    servez-vous des clients en France
    avez-vous un bureau à Toronto
    offrez-vous vos services partout au Canada
    aux États-Unis ça marche aussi
    est-ce que la distance est un problème
    couvrez-vous le Saguenay
    venez-vous à Saint-Jérôme
    tout se fait-il par vidéo
    on est loin, trop loin
    on est à Val-d’Or, est-ce trop loin
    faites-vous la route jusqu’ici
    notre usine est à Drummondville
    je reste à Baie-Comeau
    on est sur la Côte-Nord
    mon commerce est aux Îles-de-la-Madeleine
    j’habite à Kingston
    vos services sont-ils offerts à Winnipeg
    pouvez-vous tout faire à distance
    faut-il être dans la région de Montréal
    est-ce que tout se passe en visioconférence
    avez-vous quelqu’un à Québec
    on a des succursales à Moncton
    venez-vous nous rencontrer sur place
    vous rendez-vous jusqu’à Rimouski
    desservez-vous la Gaspésie
    desservez-vous les Laurentides
    desservez-vous la Beauce
    offrez-vous vos services à Terre-Neuve
    dans quelles régions intervenez-vous
    villes desservies
    régions desservies
    à distance
    avez-vous un bureau à l’étranger
    avez-vous un bureau dans une autre ville
    on est en dehors de Montréal
    travaillez-vous avec des entreprises de l’Outaouais
    servez-vous l’Estrie
    servez-vous la Mauricie
    servez-vous les Cantons-de-l’Est
    êtes-vous seulement au Québec
    faites-vous affaire aux États
    travaillez-vous en ligne seulement
    rencontre virtuelle ou en personne
    pouvez-vous venir à notre usine`,
  contact: `
    comment on vous rejoint
    c’est quoi votre numéro
    quel numéro je compose
    votre téléphone svp
    donnez-moi votre courriel
    à quelle adresse vous écrire
    où est votre bureau
    vous êtes situés où
    vous êtes où
    c’est où exactement
    quelle est votre adresse postale
    je peux passer vous voir
    où vous trouver
    comment communiquer avec vous
    puis-je vous envoyer un courriel
    avez-vous une ligne téléphonique
    vos coordonnées s’il vous plaît
    peut-on vous texter
    quel est le code postal
    êtes-vous à Laval
    où vous poster une lettre
    par la poste, c’est quoi l’adresse
    je vous appelle où
    comment on fait pour vous parler
    sur quelle rue êtes-vous
    vous êtes au coin de quoi
    avez-vous une adresse de courriel
    à qui j’envoie mon document
    je veux vous laisser un message
    c’est quoi le meilleur moyen de vous joindre
    avez-vous un numéro sans frais
    est-ce que je peux aller à votre bureau
    avez-vous WhatsApp
    j’aimerais vous rendre visite
    de quelle façon peut-on vous joindre
    pourriez-vous me donner votre numéro
    votre # de tél
    je souhaite vous écrire
    où puis-je me présenter
    coordonnées
    téléphone
    courriel
    courriel de contact
    adresse
    localisation
    avez-vous un bureau à Paris
    comment on vous appelle
    par quel moyen vous joindre
    numéro pour vous joindre
    où est situé votre siège social
    votre bureau est dans quel coin
    je cherche votre numéro
    vous joindre
    je peux-tu vous écrire directement
    avez-vous un bureau où aller`,
  hours: `
    vous êtes ouverts quand
    à quelle heure ouvrez-vous demain
    fermez-vous à midi
    vous fermez à quelle heure
    êtes-vous là le samedi
    travaillez-vous la fin de semaine
    êtes-vous ouverts en ce moment
    y a-t-il quelqu’un au bureau maintenant
    êtes-vous là aujourd’hui
    quel est votre horaire
    vos heures d’affaires
    êtes-vous ouverts à Noël
    êtes-vous ouverts le 1er juillet
    fermés à la Saint-Jean
    travaillez-vous à l’Action de grâce
    ouvert à la fête du Travail
    ouvert le lundi de Pâques
    ouvert le jour de l’An
    êtes-vous fermés durant les vacances de la construction
    puis-je appeler à 19 h
    c’est tu ouvert
    jusqu’à quelle heure vous répondez
    ouvrez-vous le dimanche matin
    êtes-vous disponibles le soir
    êtes-vous là en ce moment
    vous répondez jusqu’à quelle heure
    encore ouvert à 17 h 30
    est-ce trop tard pour appeler
    vous commencez à quelle heure le matin
    êtes-vous fermés lundi
    êtes-vous fermés à la fête du Canada
    ouvert à la fête des Patriotes
    ouvert le Vendredi saint
    ouvert le 26 décembre
    ouvert entre Noël et le jour de l’An
    êtes-vous en congé
    vous dînez à quelle heure
    c’est quoi vos heures le vendredi
    répondez-vous la fin de semaine
    puis-je appeler samedi matin
    vous rouvrez quand
    quand est-ce que je peux vous appeler
    êtes-vous joignables durant les Fêtes
    quelles sont vos heures d’accueil
    êtes-vous en service aujourd’hui
    vous ouvrez à quelle heure
    horaire
    heures d’ouverture
    horaire de fin de semaine
    jours fériés
    heures de service
    ouvert maintenant
    c’est ouvert jusqu’à quand
    est-ce que je peux vous joindre le soir
    êtes-vous là à cette heure-ci
    ouvrez-vous le samedi
    travaillez-vous le 24 juin
    travaillez-vous le 2 janvier
    êtes-vous fermés aujourd’hui
    quelles sont vos journées d’ouverture`,
  offer: `
    que faites-vous
    vous faites quoi au juste
    qu’est-ce que vous vendez
    c’est quoi vos services
    qu’est-ce que vous offrez
    que pouvez-vous faire pour moi
    en quoi pouvez-vous m’aider
    que pouvez-vous automatiser
    quelles tâches pouvez-vous prendre en charge
    à quoi ça sert l’automatisation
    qu’est-ce que l’automatisation
    qu’est-ce que l’IA peut faire pour ma PME
    comment l’intelligence artificielle peut m’aider
    je veux automatiser mon entreprise
    je perds trop de temps
    j’ai trop d’ouvrage
    je suis débordé aidez-moi
    je fais tout à la main
    je veux arrêter de faire des tâches répétitives
    comment sauver du temps dans mon commerce
    y a-tu moyen de me simplifier la vie
    pouvez-vous m’aider avec ma business
    qu’est-ce que vous pourriez faire pour un garage
    qu’est-ce que vous pourriez faire pour un dentiste
    comment aideriez-vous un restaurant
    donnez-moi des exemples de choses à automatiser
    je travaille 70 heures par semaine
    j’ai une business et on perd du temps partout
    on m’a dit de vous écrire, on perd du temps partout
    est-ce que vous pouvez m’aider avec mon commerce
    je suis entrepreneur et je manque de temps
    mon beau-frère m’a parlé de vous
    faites-vous de l’intelligence artificielle
    en mots simples vous faites quoi
    ça mange quoi en hiver l’automatisation
    qu’est-ce que ça change une automatisation
    à quoi ça pourrait me servir
    de quoi vous occupez-vous
    c’est quoi votre spécialité
    dans quoi vous travaillez
    qu’est-ce que vous réglez comme problèmes
    je n’ai pas assez d’heures dans ma journée
    je travaille le soir et la fin de semaine pour rattraper mon retard
    je suis brûlé
    on n’arrive plus à fournir
    on manque de bras
    on ne trouve pas de personnel
    on court après notre queue
    on perd notre temps sur des niaiseries
    je suis tanné de faire toujours la même affaire
    mon entreprise grossit trop vite
    je veux me libérer du temps pour ma famille
    y a-t-il des choses que vous ne faites pas
    quelles parties de mon travail peut faire un robot
    c’est quoi une automatisation au juste
    donnez-moi une idée de ce que vous pourriez faire pour un fleuriste
    que feriez-vous pour une boulangerie
    comment aideriez-vous un entrepreneur électricien
    pourriez-vous m’expliquer ce que vous faites
    je ne sais pas trop ce que vous faites mais ça m’intéresse
    de quelle façon pourriez-vous nous aider
    je m’intéresse à l’automatisation
    quels types de mandats acceptez-vous
    services
    automatisation
    intelligence artificielle
    je magasine des solutions d’IA pour mon bureau, avez-vous quelque chose
    je veux juste comprendre en deux phrases ce que vous faites
    avez-vous quelque chose pour les courtiers immobiliers
    avez-vous quelque chose pour les traiteurs
    résumez ce que votre compagnie fait
    on m’a parlé de l’IA et je ne sais pas ce que ça peut faire pour nous
    je suis à la recherche d’une solution pour alléger nos journées
    vous pouvez faire quoi avec l’IA
    quels problèmes réglez-vous
    liste de vos services
    qu’est-ce qu’on peut vous confier
    je veux sauver du temps
    comment gagner du temps
    j’ai besoin d’aide dans mon entreprise
    faites-vous juste des robots
    que faites-vous concrètement
    en quoi consiste votre travail
    à quoi sert Nordet
    mon entreprise n’est pas efficace
    automatiser quoi au juste
    quels processus automatisez-vous
    est-ce que l’automatisation s’applique à mon domaine
    je suis curieux de savoir ce que vous faites`,
  support: `
    mes clients écrivent à toute heure
    je réponds toujours aux mêmes questions
    mes clients posent toujours les mêmes questions
    pouvez-vous répondre à mes clients à ma place
    je veux un robot sur mon site web
    faites-vous des chatbots
    un assistant qui répond la nuit
    qui répond quand on est fermés
    répondre aux clients la fin de semaine
    le téléphone n’arrête pas de sonner
    je manque des appels
    on rate des appels de clients
    qui répond au téléphone quand je suis sur la route
    un répondeur intelligent
    une réceptionniste virtuelle
    j’ai trop de courriels
    ma boîte de courriels déborde
    trier mes courriels automatiquement
    répondre à mes courriels
    je passe ma journée dans mes courriels
    mes employés passent leur temps à répondre au téléphone
    l’IA peut-elle répondre à mes clients
    et si le robot ne sait pas la réponse
    le robot dira-t-il n’importe quoi à mes clients
    est-ce que je peux approuver les réponses avant l’envoi
    le robot parle-t-il français et anglais
    combien de demandes le robot règle tout seul
    réduire le nombre d’appels au service à la clientèle
    messages sur Facebook et Instagram sans réponse
    gérer les plaintes des clients
    les clients attendent trop longtemps une réponse
    répondre à 2 h du matin
    répondre à nos clients 24 heures sur 24
    j’ai un salon de coiffure et les clientes m’écrivent sur Facebook et par texto, je ne suis plus capable de suivre
    je suis seule à répondre aux messages et j’en reçois cent par jour
    on a une boutique et on passe nos soirées à répondre aux mêmes questions
    ma secrétaire est partie et personne ne répond au téléphone
    200 courriels par jour
    je ne suis plus capable de répondre à tout le monde
    mes clients se plaignent qu’on répond pas assez vite
    prendre des rendez-vous par texto
    prendre les rendez-vous automatiquement
    un outil pour les demandes de mes clients
    l’intelligence artificielle va-t-elle se tromper avec mes clients
    qui répond à un client qui écrit le samedi
    notre téléphoniste est débordée du matin au soir
    ma réceptionniste n’arrive plus à suivre
    les clients attendent en ligne et raccrochent
    les gens raccrochent parce que c’est trop long
    le monde nous appelle pour des niaiseries
    on se fait demander les mêmes affaires cent fois par jour
    je réponds à mes clients jusqu’à minuit
    mes clients veulent des réponses tout de suite
    personne n’est là pour répondre le dimanche
    j’échappe des messages
    des courriels restent sans réponse pendant des jours
    mon équipe passe ses journées à éteindre des feux
    je veux que mes clients aient une réponse même quand je dors
    pouvez-vous mettre une petite bulle de clavardage sur notre page
    un robot qui prend les appels
    répondre aux appels pendant que je suis avec un client
    la boîte vocale est toujours pleine
    les avis Google sans réponse
    on reçoit trop de demandes par formulaire
    les questions des clients nous étourdissent
    diriger les appels à la bonne personne
    est-ce que le client saura qu’il parle à une machine
    le robot peut-il passer l’appel à mon équipe
    nous recevons 80 appels par jour
    ma boîte de réception déborde depuis des semaines
    quel pourcentage des demandes est réglé par l’assistant
    nous croulons sous les messages
    nous peinons à répondre à tous
    le volume d’appels est trop élevé
    chatbot
    service à la clientèle
    courriels
    j’ai un garage et ma femme s’occupe du téléphone, mais elle ne sera plus là et on ne sait pas comment on va faire
    on gère des immeubles et les locataires nous écrivent sans arrêt pour les mêmes affaires
    ma réceptionniste part en congé de maternité et je ne sais pas qui va prendre les appels
    j’ai une garderie et les parents m’appellent pendant que je suis avec les enfants
    on a un camping et l’été on reçoit des centaines de messages par semaine pour des questions de base
    je suis traiteur et je réponds aux demandes tard le soir après mes événements
    j’ai une école de danse et les parents posent toujours les mêmes questions sur les horaires
    trop de messages à répondre
    trop d’appels à prendre
    répondre plus vite à mes clients
    améliorer mon service à la clientèle
    automatiser mon service à la clientèle
    assistant virtuel pour mes clients
    robot pour répondre au téléphone
    réponses automatiques
    est-ce que l’assistant peut prendre des rendez-vous
    mes clients sont fâchés d’attendre
    mes clients ne sont pas contents du temps de réponse
    l’assistant peut-il répondre en anglais
    messages textes de clients
    filtrer les courriels importants
    qui répond aux clients pendant mes vacances
    est-ce qu’un humain vérifie les réponses du robot
    nos clients trouvent qu’on est durs à rejoindre
    les clients disent qu’on ne répond jamais
    on nous reproche de ne pas répondre`,
  sales: `
    je veux plus de clients
    trouvez-moi des clients
    comment avoir plus de ventes
    pouvez-vous faire de la prospection
    mes vendeurs ne rappellent pas
    mes vendeurs oublient de faire les suivis
    on oublie de relancer les clients
    je perds des ventes faute de suivi
    je n’ai pas le temps de rappeler tout le monde
    relancer mes soumissions automatiquement
    mes soumissions restent sans réponse
    tenir mon CRM à jour
    personne ne remplit le CRM
    remplir le CRM automatiquement
    faites-vous des campagnes de courriels
    faites-vous du marketing automatisé
    suivre mes prospects
    générer des leads
    qualifier les prospects
    augmenter mon chiffre d’affaires
    mes ventes stagnent
    convertir plus de visiteurs en clients
    les clients potentiels refroidissent
    envoyer des relances après une soumission
    je suis courtier et je n’arrive jamais à rappeler tout le monde à temps
    on fait 200 soumissions au printemps et personne ne fait le suivi
    on est paysagistes et on signe la moitié de ce qu’on pourrait
    je reçois une trentaine de demandes par semaine et j’en échappe
    mes représentants perdent des clients
    ma liste de prospects dort dans un tiroir
    des soumissions dorment dans mes courriels
    mes soumissions tombent dans l’oubli
    on ne rappelle jamais assez vite
    on laisse de l’argent sur la table
    j’ai pas le temps de faire du démarchage
    aller chercher de la nouvelle clientèle
    remplir mon carnet de commandes
    mon carnet de commandes est vide
    je veux que mes clients reviennent
    ravoir mes anciens clients
    savoir qui est prêt à acheter
    mon équipe de ventes perd son temps
    les contacts se perdent entre deux chaises
    mes vendeurs écrivent tout sur des bouts de papier
    la concurrence rappelle avant nous
    fidéliser ma clientèle
    envoyer des courriels aux clients potentiels
    notre CRM est vide
    notre CRM est un fouillis
    nos propositions restent lettre morte
    nos propositions n’aboutissent pas
    nos offres ne mènent à rien
    les clients ne donnent pas suite à nos offres
    nous souhaitons accroître nos ventes
    ventes
    prospection
    relances
    notre directrice des ventes est partie et plus personne ne rappelle les gens qui demandent un prix
    j’ai une entreprise de toiture, on fait des soumissions tous les jours et on n’a jamais le temps de les relancer
    on reçoit des demandes par le site et par téléphone mais on en oublie la moitié
    je suis photographe de mariage et je perds des contrats parce que je réponds trop tard
    mes deux vendeurs notent tout dans leur tête et quand ils partent on perd les clients
    on a une liste de 2000 anciens clients et on ne leur écrit jamais
    mes ventes sont en baisse
    comment vendre davantage
    obtenir plus de contrats
    faire plus de soumissions
    mes soumissions ne sont pas suivies
    trouver des clients d’affaires
    rappels automatiques aux prospects
    garder le contact avec mes clients
    mon CRM n’est jamais à jour
    qui relance mes clients potentiels
    infolettres automatiques à mes clients
    transformer mes demandes en ventes
    ne plus perdre de clients potentiels
    arrêter de perdre des clients`,
  operations: `
    je monte des rapports à la main
    je passe mes vendredis à faire des rapports
    faire mes rapports automatiquement
    avoir un tableau de bord
    voir mes chiffres en un coup d’œil
    je copie des données d’un fichier à l’autre
    on retape tout deux fois
    entrer des données à la main
    saisie de données
    les tâches se perdent dans l’équipe
    personne ne sait qui fait quoi
    automatiser mes factures
    faire la facturation automatiquement
    gérer les horaires des employés
    gérer mon inventaire
    suivre les heures de mes employés
    l’administration me prend tout mon temps
    la paperasse me tue
    envoyer un rapport chaque lundi
    gérer les bons de commande
    les dossiers traînent
    mieux répartir le travail dans l’équipe
    assigner les tâches automatiquement
    simplifier l’administration
    mon équipe est débordée par l’administratif
    pouvez-vous vous occuper des factures
    ma conjointe entre les factures une par une le soir
    on perd des heures à entrer des commandes dans le système
    on a une dizaine d’employés et tout est sur papier
    mon adjointe recopie les bons de travail dans l’ordinateur
    quelque chose pour les factures
    j’aimerais que mes factures s’envoient toutes seules
    je voudrais voir mes ventes sur mon cellulaire
    suivre mes chiffres sur mon téléphone
    savoir où en est chaque projet
    je ne sais jamais où en sont les travaux
    les feuilles de temps sont un cauchemar
    on fait tout sur papier
    tout est dans la tête de mon adjointe
    on cherche toujours les documents
    classer les documents automatiquement
    ramasser les chiffres de trois systèmes
    faire le lien entre les commandes et les factures
    planifier les horaires
    la paye me prend une journée
    les comptes à recevoir
    courir après les paiements
    relancer les factures impayées
    des rapports qui se font tout seuls
    des tâches oubliées
    on oublie des étapes dans nos dossiers
    faire le suivi des projets
    préparer les réunions du lundi
    mon commis ressaisit les commandes
    moins de paperasse
    le suivi se fait encore sur des feuilles volantes
    nos processus sont désuets
    nous souhaitons moderniser notre gestion
    nous travaillons encore avec des formulaires papier
    rapports
    tableaux de bord
    facturation
    paperasse
    chaque fin de mois je passe deux jours à compiler les chiffres de nos succursales
    on est une entreprise de transport et les feuilles de route sont encore sur papier
    j’ai trois restaurants et je n’ai aucune idée de mes chiffres avant la fin du mois
    mon adjointe passe ses matinées à copier les commandes du courriel dans le système
    on gère nos chantiers avec un tableau blanc et des messages textes
    à chaque nouveau employé il faut remplir dix formulaires à la main
    on envoie nos factures une à la fois et on oublie de les réclamer
    rapports automatiques
    rapports mensuels
    suivi des stocks
    gestion des commandes
    gestion des employés
    automatiser ma tenue de dossiers
    feuilles de calcul
    trop de tâches manuelles
    trop d’administration
    tâches administratives
    double saisie
    créer des factures
    envoyer les factures
    contrats à préparer
    préparer des documents automatiquement
    gérer mes projets
    entrée de commandes`,
  integrations: `
    est-ce que ça marche avec mes logiciels
    ça se connecte à quoi
    avec quels logiciels ça fonctionne
    est-ce compatible avec QuickBooks
    ça marche avec Shopify
    ça se branche sur Outlook
    on utilise Microsoft 365
    on travaille avec Google Workspace
    on est sur HubSpot
    on utilise Salesforce
    compatible avec Google Agenda
    compatible avec WordPress
    est-ce que ça marche avec Slack
    est-ce que ça se branche à Mailchimp
    ça marche avec Sage
    ça fonctionne avec Acomba
    faut-il changer de logiciel
    dois-je changer de système
    faut-il tout remplacer
    je veux garder mes outils
    devrai-je abandonner mes outils actuels
    faut-il acheter un nouveau logiciel
    faut-il changer de CRM
    pouvez-vous brancher deux systèmes ensemble
    faire parler mes logiciels entre eux
    connecter ma boutique à ma comptabilité
    on a un vieux système maison
    avez-vous une API
    quels outils prenez-vous en charge
    faut-il changer de logiciel comptable
    est-ce que vous touchez à notre QuickBooks
    notre logiciel a été fait sur mesure
    on a notre propre logiciel fait maison
    pouvez-vous vous connecter à un vieux logiciel
    vous adaptez-vous à nos systèmes
    on est sur Mac, ça change quelque chose
    ça parle-tu avec Facebook
    est-ce que ça marche sur Lightspeed
    on utilise Jobber
    on utilise Wix
    on est avec Square
    peut-on brancher notre caisse enregistreuse
    peut-on brancher notre téléphonie
    est-ce que ça remplace mon logiciel actuel
    on ne veut pas changer nos habitudes
    on vient d’acheter un logiciel, faut-il le jeter
    ça va avec Teams
    ça va avec Airtable
    avec quoi êtes-vous compatibles
    travaillez-vous avec Zapier
    utilisez-vous Make ou n8n
    avez-vous une intégration pour Monday
    on roule sur Acomba depuis 15 ans
    on roule sur Sage depuis longtemps
    nous utilisons un progiciel de gestion
    est-il possible de relier nos systèmes
    travaillez-vous avec Odoo
    travaillez-vous avec NetSuite
    travaillez-vous avec Xero
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
    intégrations
    logiciels compatibles
    outils
    est-ce que vous prenez en charge notre logiciel
    branchez-vous notre CRM
    est-ce que ça s’intègre à notre site
    est-ce que ça s’intègre à nos outils
    compatible avec un Mac
    compatible avec notre ERP
    connecter HubSpot et QuickBooks
    synchroniser deux logiciels
    je suis sur Shopify
    on a Teams et SharePoint
    nos outils actuels resteront-ils
    on a un vieux serveur, est-ce un problème
    notre système date de vingt ans`,
  plans: `
    combien ça coûte
    c’est combien
    vos prix svp
    quels sont vos prix
    c’est quoi vos tarifs
    c’est cher tu
    est-ce que c’est dispendieux
    ça coûte combien par mois
    combien je paierais par mois
    quel est votre tarif horaire
    chargez-vous à l’heure
    combien vous chargez
    combien pour automatiser mon entreprise
    combien pour un chatbot
    je veux une soumission
    envoyez-moi un prix
    donnez-moi une idée de prix
    à partir de combien
    quel budget prévoir
    quels forfaits avez-vous
    montrez-moi les forfaits
    différence entre les forfaits
    comparer vos trois forfaits
    qu’est-ce qui est compris dans les forfaits
    est-ce que le prix dépend du nombre d’employés
    payez-on par utilisateur
    combien ça va me coûter par année
    y a-t-il un plan gratuit
    combien coûtent vos services
    mon budget est serré
    les forfaits comprennent-ils des rencontres
    est-ce abordable pour une petite entreprise
    combien de piastres
    faut compter combien
    faites-vous des soumissions gratuites
    ai-je droit à des rencontres régulières
    ça me reviendrait à combien
    ça va chercher dans les combien
    on parle de combien d’argent
    combien je dois mettre de côté
    est-ce que ça coûte un bras
    c’est-tu hors de prix
    j’ai pas gros de budget
    on parle de centaines ou de milliers
    une petite boulangerie, ça lui coûterait combien
    combien demandez-vous pour un projet comme le mien
    j’aimerais avoir vos prix par écrit
    faites-moi un prix
    c’est quoi la facture au bout du mois
    combien pour un salon de coiffure
    combien pour une entreprise de dix employés
    combien coûte un robot de clavardage
    combien par année en tout
    qu’est-ce que vous avez comme options
    c’est quoi vos options
    quels sont les niveaux de service
    auriez-vous l’amabilité de m’indiquer vos tarifs
    pourriez-vous m’indiquer vos prix
    je souhaite connaître vos tarifs
    serait-il possible d’obtenir votre grille de prix
    j’aimerais être informé de vos tarifs
    veuillez me faire parvenir vos prix
    tarification
    tarifs
    prix
    soumission
    coûts mensuels
    grille de prix
    forfaits
    soutien technique inclus
    soutien inclus dans le forfait
    ça part à combien
    votre prix de départ
    c’est quoi votre prix plancher
    donnez-moi un ordre de grandeur
    ça représente quel montant
    quelle somme faut-il investir
    est-ce dans mes moyens
    chiffrez-moi ça
    votre meilleur prix
    les coûts sont de combien
    je dois payer combien pour vous avoir
    êtes-vous plus cher qu’un employé
    tarif pour un organisme
    combien coûte l’abonnement mensuel
    je veux voir la liste des prix
    combien ça monte avec les options
    c’est quoi qui est compris pour ce prix-là
    combien pour l’automatisation complète`,
  "plan-velocity": `
    c’est quoi Velocity
    Velocity donne quoi
    le forfait à 500 piasses
    qu’est-ce que j’ai pour 500 $
    le forfait le moins cher
    votre plus petit forfait
    le forfait de base comprend quoi
    prix de Velocity
    Velocity comprend-il un CRM
    combien d’automatisations dans Velocity
    quel soutien avec Velocity
    l’option la moins chère
    forfait pour une personne seule
    forfait pour travailleur autonome
    avez-vous quelque chose pour une très petite entreprise
    le forfait d’entrée
    pour commencer petit
    l’option de départ
    votre premier forfait
    qu’est-ce qui manque dans le forfait de base
    pourriez-vous me décrire le forfait Velocity
    500 $ par mois ou par projet
    pourquoi le petit forfait n’a pas de CRM
    le forfait le plus simple
    la version de base
    le plan débutant
    combien de systèmes avec Velocity
    Velocity est-il suffisant pour deux personnes`,
  "plan-accelerate": `
    c’est quoi Accelerate
    le forfait du milieu
    combien coûte le forfait du milieu
    le forfait à 1500
    qu’est-ce que j’ai pour 1 500 $
    prix d’Accelerate
    Accelerate comprend quoi
    le forfait intermédiaire
    combien de rencontres avec Accelerate
    le CRM est-il compris dans Accelerate
    votre forfait le plus populaire
    quel forfait prend le monde d’habitude
    lequel est le plus vendu
    lequel vos clients choisissent le plus
    le deuxième forfait
    quel forfait comprend la suite marketing
    quel forfait comprend le CRM
    le forfait intermédiaire comprend-il des appels stratégiques
    je souhaite en savoir plus sur Accelerate
    Accelerate vaut-il la peine
    combien de systèmes avec Accelerate
    à qui s’adresse Accelerate
    la suite marketing est dans quel forfait`,
  "plan-dominate": `
    c’est quoi Dominate
    le plus gros forfait
    votre forfait haut de gamme
    le forfait le plus complet
    qu’est-ce que j’ai de plus avec le gros forfait
    le forfait à 3500
    prix de Dominate
    quel forfait offre le soutien 24 sur 24
    quel forfait comprend des modèles sur mesure
    automatisations illimitées
    forfait pour une grosse compagnie
    forfait pour 100 employés
    le forfait le plus cher
    y a-t-il du soutien jour et nuit
    le troisième forfait
    tout inclus
    la totale
    le forfait premium
    quel forfait comprend une rencontre chaque semaine
    on veut ce qu’il y a de mieux
    pourriez-vous me décrire le forfait Dominate
    soutien jour et nuit
    à qui s’adresse Dominate
    modèles sur mesure
    réunion hebdomadaire
    combien d’automatisations avec Dominate`,
  "question-plan": `
    quel forfait prendre
    lequel me conseillez-vous
    lequel est le mieux pour moi
    lequel choisir
    on est cinq, quel forfait
    je suis tout seul, quel forfait
    je suis travailleuse autonome, lequel
    on est une trentaine
    on est une cinquantaine d’employés
    j’ai 12 employés
    nous sommes rendus 18
    ça nous prendrait quel forfait
    est-ce que le petit forfait suffit
    on est trop petits pour ça
    est-ce que ça vaut la peine pour une petite entreprise
    j’hésite entre Velocity et Accelerate
    puis-je changer de forfait plus tard
    peut-on passer à un plus gros forfait
    combien d’employés pour quel forfait
    que recommandez-vous pour 40 personnes
    une petite équipe de trois
    on commence par lequel
    peut-on commencer petit et grossir ensuite
    commencer par le petit et monter après
    on est deux, ma sœur et moi
    on est trois associés
    on est quatre gars dans un garage
    j’ai une trentaine d’employés à temps partiel
    on va engager bientôt, ça change quoi
    est-ce que je prends le bon forfait
    quel forfait pour une boulangerie
    quel forfait pour un cabinet de dix personnes
    qu’est-ce qui serait le mieux pour nous
    on fait deux millions par année, lequel prendre
    j’ai 2000 dollars par mois à mettre là-dessus
    j’ai mille dollars par mois, ça me donne quoi
    monter de forfait
    descendre de forfait
    je dirige un cabinet de 22 personnes, que suggérez-vous
    quel forfait me suggérez-vous
    lequel serait approprié pour une équipe de quinze
    pourriez-vous me conseiller un forfait
    nous sommes une vingtaine, que proposez-vous
    je gère une équipe de 8
    redescendre à Velocity
    si Accelerate est trop gros, puis-je redescendre à Velocity
    quel est le bon forfait pour nous
    on est sept dans l’équipe
    on a vingt-cinq employés et deux bureaux
    je débute en affaires, lequel prendre
    Velocity ou Accelerate
    j’ai besoin du gros ou du petit
    aidez-moi à me décider
    quel forfait pour une clinique
    quel forfait pour une boutique en ligne
    puis-je passer d’un forfait à l’autre
    combien d’employés faut-il au minimum
    suis-je trop gros pour vous avec 200 employés
    y a-t-il une taille minimale`,
  "question-contract": `
    y a-t-il un contrat
    dois-je signer quelque chose
    faut-il signer
    suis-je engagé longtemps
    est-ce que je suis pogné avec vous
    j’ai peur de rester pris
    je peux lâcher quand je veux
    est-ce que je peux arrêter après deux mois
    comment je fais pour arrêter
    comment annuler
    comment résilier mon forfait
    annuler mon forfait Velocity
    faut-il donner un préavis
    y a-t-il une pénalité si j’arrête
    des frais d’annulation
    durée minimale
    engagement d’un an
    c’est au mois ou à l’année
    payez-vous au mois
    peut-on arrêter en tout temps
    puis-je prendre une pause
    si je veux m’en aller
    est-ce un abonnement
    c’est facturé au mois ou à l’année
    combien de temps faut-il s’engager
    je ne veux pas être attaché trois ans
    on peut-tu débarquer n’importe quand
    comment me désabonner de votre service
    je ne veux rien signer
    j’haïs les contrats
    je ne veux pas m’embarquer pour des années
    est-ce que je peux partir du jour au lendemain
    combien de temps d’avance faut-il vous avertir
    faut-il vous avertir d’avance
    qu’arrive-t-il si je veux me retirer
    on se quitte comment
    puis-je mettre ça sur pause l’été
    c’est un mois à la fois
    puis-je ne prendre qu’un seul mois
    est-ce renouvelé automatiquement
    êtes-vous comme les compagnies de téléphone avec vos engagements
    y a-t-il des petits caractères
    mettre fin à l’entente
    puis-je mettre un terme à l’entente par courriel
    de quelle manière peut-on mettre fin au service
    l’entente est-elle renouvelable
    quelle est la durée de l’entente
    existe-t-il une clause de résiliation
    que se passe-t-il après le premier mois
    sommes-nous liés pour longtemps
    frais d’annulation
    annulation
    résiliation
    contrat
    engagement
    préavis
    minimum de temps à rester avec vous
    minimum de mois
    suis-je libre de partir
    peut-on se désengager facilement
    je veux pouvoir partir
    c’est sans engagement
    combien de mois minimum
    renouvellement automatique
    si je vends mon entreprise, qu’advient-il du contrat
    arrêt du service sans frais
    faut-il s’engager pour six mois
    c’est quoi la procédure pour quitter
    je veux annuler
    j’aimerais annuler mon forfait avec vous
    puis-je suspendre mon forfait
    est-ce qu’on signe une entente`,
  "question-fees": `
    y a-t-il des frais de départ
    des frais d’installation
    est-ce que je paie pour l’installation
    frais cachés
    y a-t-il des extras
    autre chose à payer
    le prix comprend quoi
    les taxes sont-elles en plus
    taxes comprises ou pas
    la TPS et la TVQ
    c’est en dollars canadiens
    c’est-tu en argent américain
    la formation est-elle comprise dans le prix
    faut-il payer pour la formation
    payer pour le démarrage
    combien coûte la mise en place
    d’autres factures à prévoir
    faut-il payer les logiciels en plus
    coûts supplémentaires
    y a-t-il un dépôt
    faut-il donner un acompte
    faut-il mettre de l’argent d’avance
    vous demandez un dépôt
    y a-t-il des surprises sur la facture
    est-ce que tout est compris
    le montant affiché est-il le montant final
    est-ce que les réunions coûtent plus cher
    est-ce que les changements coûtent plus cher
    faut-il payer ChatGPT en plus
    le soutien est-il compris
    combien pour partir
    c’est combien avec les taxes
    plus taxes ou taxes incluses
    y a-t-il des frais additionnels
    les prix affichés excluent-ils les taxes
    des coûts sont-ils à prévoir au départ
    taxes
    frais d’installation
    devise
    coût de démarrage
    faut-il prévoir autre chose que le forfait
    combien pour l’intégration
    combien pour la formation
    la maintenance est-elle comprise
    le suivi est-il compris
    si je demande un changement, c’est combien
    prix en dollars américains ou canadiens
    y a-t-il une surcharge`,
  calculator: `
    avez-vous une calculatrice
    un outil pour calculer mes économies
    comment estimer ce que je gagnerais
    combien je pourrais économiser
    calculer mon retour
    combien vaut une heure sauvée
    estimer mes gains
    avez-vous un simulateur
    combien je sauverais d’argent
    comment je fais pour savoir ce que ça me ferait gagner
    faire le calcul pour mon entreprise
    calculer avec mes propres chiffres
    combien d’argent je gaspille en heures
    combien ça me ferait économiser
    où est la calculatrice
    je veux calculer mes économies`,
  guarantees: `
    avez-vous une garantie
    qu’est-ce que vous garantissez
    quelles sont vos promesses
    est-ce garanti
    c’est quoi les risques
    et si ça marche pas
    y a-t-il un piège
    c’est trop beau pour être vrai
    suis-je protégé si ça tourne mal
    donnez-vous des garanties
    qu’est-ce qui me protège
    qu’est-ce qui me prouve que ça va marcher
    et si vous ne livrez pas la marchandise
    si ça ne fonctionne pas chez nous, est-ce que je perds mon argent
    qui prend le risque
    c’est quoi l’attrape
    je risque quoi
    avez-vous une police d’assurance pour vos clients
    vous engagez-vous sur les résultats
    quels engagements prenez-vous
    quels engagements prenez-vous quant aux résultats
    de quelles garanties bénéficie-t-on
    garantie
    garanties
    risques
    comment être certain que ça va marcher
    qu’est-ce que je risque
    si vous manquez votre coup
    quelle assurance ai-je
    êtes-vous sûrs de vos résultats
    promettez-vous des résultats
    c’est garanti combien de temps
    combien de temps dure la garantie
    la garantie est bonne pour combien de temps`,
  "question-ninety-days": `
    c’est quoi la garantie de 90 jours
    la garantie trois mois
    trois fois la mise
    votre 3 fois, ça marche comment
    si ça donne rien après trois mois
    qu’arrive-t-il si ça ne rapporte rien
    et si je ne récupère pas mon argent
    si je ne vois aucun résultat
    si le rendement n’est pas là
    continuez-vous gratuitement
    si ça ne se paie pas tout seul
    qu’est-ce que trois fois veut dire
    si ça ne rapporte pas ce que ça coûte
    et si les résultats ne sont pas au rendez-vous
    comment tenez-vous votre promesse de rendement
    au bout de trois mois, rien n’a changé, on fait quoi
    et si mes ventes ne bougent pas
    combien de temps avant que ça se paye
    et si on n’atteint pas trois fois
    travaillez-vous gratuitement jusqu’à ce que ça marche
    et si je n’ai pas triplé ma mise
    que se passe-t-il après 90 jours
    que couvre la garantie de 90 jours
    la garantie couvre quoi
    après 90 jours j’ai récupéré moins que prévu, qu’est-ce qui arrive
    je paye 500 par mois et je n’ai récupéré que 800
    trois fois ce que je paie
    c’est quoi votre promesse
    combien de temps avez-vous pour prouver que ça marche
    et si je ne fais pas d’argent avec ça
    si ça ne rapporte pas assez
    triple de ma mise`,
  "question-money-back": `
    puis-je ravoir mon argent
    me remboursez-vous
    si je suis déçu
    si je n’aime pas ça
    si je ne suis pas satisfait
    garantie de satisfaction
    remboursement dans les 30 jours
    y a-t-il un essai gratuit
    puis-je essayer avant
    période d’essai
    je veux me faire rembourser
    politique de remboursement
    satisfait ou remboursé
    combien de jours pour un remboursement
    c’est quoi l’affaire des 30 jours
    je peux-tu changer d’idée
    je regrette, je veux mon argent
    si je me rends compte que c’est pas pour moi
    remise d’argent
    récupérer mon premier paiement
    puis-je tester un mois
    un mois gratuit
    faites-vous des essais
    est-ce remboursable
    puis-je obtenir un remboursement
    dans quels cas remboursez-vous
    remboursement
    essai gratuit
    est-ce qu’on peut se faire rembourser
    j’ai changé d’avis
    délai pour demander un remboursement
    et si ça ne me convient pas
    remboursement complet`,
  "question-average-return": `
    que veut dire le 400 %
    400 % c’est quoi
    d’où sort le 400 %
    c’est quoi le rendement moyen
    comment arrivez-vous à 400 %
    quel rendement ont vos clients
    combien ça rapporte par dollar
    chaque dollar rapporte combien
    un dollar investi donne combien
    quatre pour un, vraiment
    le rendement de 400 est-il réaliste
    comment on calcule le 400
    rendement de quatre cents pour cent
    c’est quoi le retour typique
    combien de retour en un an`,
  uptime: `
    vos systèmes tombent-ils en panne
    et si ça plante
    si ça brise la nuit
    si ça arrête de marcher
    est-ce fiable
    c’est quoi votre disponibilité
    99,5 % de quoi
    temps d’arrêt
    que faites-vous en cas de panne
    est-ce que ça bogue souvent
    ça plante tu souvent
    si les serveurs tombent
    combien de pannes par année
    j’ai peur que ça brise et que mes clients attendent
    si tout saute un samedi soir
    si Internet tombe
    est-ce que c’est solide
    qui répare si ça brise
    est-ce que ça marche tout le temps
    un pépin technique, on fait quoi
    si ça gèle
    combien de temps êtes-vous en panne par mois
    quel est votre taux de disponibilité
    votre disponibilité est-elle garantie
    pannes
    disponibilité
    est-ce stable
    est-ce que le service est interrompu souvent
    interruptions de service
    que se passe-t-il si le système est en panne
    et si l’IA tombe en panne un vendredi soir
    fiabilité`,
  start: `
    combien de temps avant que ça marche
    ça prend combien de temps
    c’est long à installer
    dans combien de temps ce sera prêt
    en combien de semaines
    quand peut-on commencer
    quand est-ce qu’on part ça
    quelles sont les étapes
    comment se déroule un projet
    quelles sont les phases
    qu’est-ce qui se passe durant les essais
    que se passe-t-il pendant le relevé
    combien de temps dure le relevé
    combien de temps dure la construction
    c’est quoi la phase de planification
    formez-vous mes employés
    allez-vous montrer à mon monde comment ça marche
    donnez-vous de la formation
    mes employés ne sont pas bons avec les ordinateurs
    combien de temps je dois y mettre moi
    est-ce que ça va déranger mes opérations
    qu’avez-vous besoin de moi pour commencer
    ça prend-tu des mois
    délai de livraison du projet
    est-ce rapide à mettre en place
    une fois en marche, vous occupez-vous de l’entretien
    qu’arrive-t-il après que j’ai choisi un forfait
    échéancier
    qui fait l’implantation vous ou nous
    pouvez-vous commencer la semaine prochaine
    par quoi commence-t-on
    est-ce que je vais devoir y mettre beaucoup de temps
    être prêts avant Noël
    allez-vous nous montrer comment ça marche
    vous occupez-vous du système une fois qu’il est en marche
    combien de réunions avant le lancement
    qui va former mon personnel
    qui montre à mes gens comment s’en servir
    combien de jours entre le oui et le lancement
    ça presse, pouvez-vous aller vite
    on veut être prêts pour la rentrée
    on veut être prêts pour la haute saison
    avez-vous une liste d’attente
    avez-vous de la place pour un nouveau projet
    faut-il fermer pendant l’installation
    faut-il que je sois présent tout le long
    mon équipe résiste au changement
    mon monde a peur des ordinateurs
    avez-vous besoin de mes mots de passe
    faut-il connaître l’informatique
    est-ce compliqué à utiliser
    faut-il être bon en technologie
    quelle est la première étape après avoir dit oui
    vous partez de quoi pour bâtir
    comment testez-vous avant de lancer
    la semaine du lancement, ça se passe comment
    on doit-tu engager un informaticien
    nous laissez-vous tout seuls après
    faut-il former tout le monde
    combien de temps dure la phase de construction
    quel est l’échéancier habituel
    comment s’amorce un mandat
    de quoi avez-vous besoin pour démarrer
    délai
    délais
    étapes
    mise en service
    formation du personnel
    formation
    implantation
    c’est combien de temps en tout
    le projet dure combien de temps
    à quand la mise en ligne
    combien de semaines avant les premiers résultats
    combien de temps pour bâtir l’automatisation
    quand verra-t-on les premiers résultats
    comment ça commence
    comment démarre-t-on
    qui installe tout ça
    faut-il que mon équipe soit disponible
    combien d’heures de notre temps
    apprendre à utiliser le système
    c’est quoi les phases
    est-ce que vous nous accompagnez
    soutien après la mise en service
    qui s’occupe de l’entretien`,
  consultation: `
    c’est quoi la consultation
    la consultation est-elle gratuite
    c’est-tu vraiment gratuit
    combien de temps dure l’appel
    ça dure combien de temps la rencontre
    comment se passe la première rencontre
    qu’est-ce qu’on fait pendant 30 minutes
    que se passe-t-il après le formulaire
    j’ai envoyé ma demande, et là
    après avoir cliqué sur envoyer
    quand vais-je avoir une réponse
    dans combien de temps vais-je avoir des nouvelles
    répondez-vous vite
    vous me rappelez quand après ma demande
    la consultation m’engage-t-elle
    suis-je obligé d’acheter après
    est-ce un appel de vente
    dois-je préparer quelque chose
    qui sera à la rencontre
    est-ce en ligne ou en personne la consultation
    combien de questions dans le formulaire
    le formulaire est-il long
    qui lit ma demande
    je n’ai pas eu de réponse à ma demande
    qu’est-ce que j’obtiens à la fin de la consultation
    je ne sais pas par où commencer
    je viens de remplir votre formulaire, quand m’appelez-vous
    j’ai rempli la demande hier, aucune nouvelle
    allez-vous me pousser à acheter
    est-ce du temps partagé, votre appel gratuit
    c’est quoi l’attrape avec la consultation gratuite
    de quoi va-t-on parler
    avec qui est l’appel
    l’appel se fait sur Zoom ou au téléphone
    combien ça coûte la première rencontre
    ça me donne quoi la rencontre
    je dois amener quoi
    vais-je avoir un plan après
    ça prend combien de temps remplir le formulaire
    après l’appel je fais quoi
    puis-je dire non après
    combien de jours avant d’avoir un rendez-vous
    c’est quoi un appel stratégique
    on sait pas trop ce qu’on veut encore
    j’ai fait une demande vendredi passé et personne ne m’a rappelé
    personne ne m’a rappelé
    toujours pas de nouvelles de vous
    l’appel de découverte se fait-il par Zoom
    à quoi dois-je m’attendre lors de la consultation
    consultation gratuite
    si j’écris la nuit, quelqu’un me répond quand
    quand est-ce que quelqu’un va me répondre
    temps de réponse
    délai de réponse
    l’appel de 30 minutes
    la rencontre gratuite
    qu’est-ce qui se passe après avoir réservé
    est-ce sans obligation
    est-ce que je parle à un vendeur pendant la consultation
    comment se préparer
    quand vous me contacterez
    en combien de temps répondez-vous
    je n’ai reçu aucun courriel de confirmation
    j’ai fait une demande, et maintenant
    recevrai-je un rapport après notre appel
    m’envoyez-vous un résumé après la rencontre
    dois-je donner ma carte de crédit pour la consultation
    faut-il payer pour réserver la consultation`,
  "question-languages": `
    parlez-vous anglais
    parlez-vous français
    travaillez-vous dans les deux langues
    mon associé est anglophone
    mon équipe parle juste anglais
    les rencontres peuvent-elles être en anglais
    la formation est-elle en français
    êtes-vous bilingues
    servez-vous en espagnol
    offrez-vous le service en français
    dans quelle langue se passe la formation
    on est une équipe anglophone
    mon employé ne comprend pas le français
    le robot comprend-il le joual
    tout est-il aussi en anglais
    servez-vous aussi le monde en anglais
    puis-je avoir mes documents dans les deux langues
    parlez-vous une autre langue
    langues
    pouvez-vous me répondre en espagnol
    anglais
    bilingue`,
  cases: `
    avez-vous des exemples
    montrez-moi des cas
    des clients satisfaits
    avez-vous des références
    puis-je parler à un de vos clients
    avez-vous des preuves que ça marche
    des témoignages
    des réussites
    qu’avez-vous fait pour d’autres
    vos études de cas sont-elles vraies
    est-ce des vrais clients
    votre portfolio
    des avant-après
    avez-vous fait vos preuves
    qui a essayé ça avant moi
    je veux voir avant de croire
    racontez-moi un succès
    quelqu’un peut-il me dire que c’est bon
    avez-vous des commentaires de clients
    puis-je voir votre travail
    auriez-vous des exemples à me montrer
    références
    exemples
    études de cas
    témoignages
    réalisations
    avez-vous aidé d’autres entreprises de mon domaine
    des exemples concrets
    avez-vous un cas semblable au mien
    qui sont vos clients satisfaits
    preuve de résultats`,
  "case-retailer": `
    le cas du détaillant
    un exemple dans le commerce de détail
    la boutique de vêtements
    un magasin en ligne que vous avez aidé
    exemple en commerce électronique
    j’ai une boutique en ligne
    je vends sur Shopify
    mes clients demandent où est leur colis
    mes clients demandent le suivi de leur commande
    beaucoup de retours à gérer
    paniers abandonnés
    on vend du linge en ligne
    avez-vous aidé quelqu’un dans le commerce au détail
    un magasin de vêtements
    mon magasin vend aussi sur le web
    les clients magasinent et n’achètent pas
    questions sur les tailles et les retours
    temps des Fêtes au magasin
    on m’a dit que vous aviez aidé une boutique de vêtements
    une boutique à Sherbrooke
    magasin en ligne
    boutique de vêtements
    commerce électronique`,
  "case-professional-services": `
    le cas du cabinet comptable
    un exemple pour un bureau de comptables
    j’ai un bureau de comptables
    je suis comptable
    je suis notaire
    je suis avocate et je perds du temps
    bureau d’avocats
    ramasser les documents de mes clients
    mes clients n’envoient pas leurs documents
    ouvrir les dossiers de clients automatiquement
    lettre de mission
    combien d’heures la comptable a gagnées
    firme d’ingénieurs
    mes clients oublient de m’envoyer leurs papiers
    le temps des impôts est fou au bureau
    on est un cabinet de services professionnels
    je suis conseiller financier
    courir après les papiers des clients
    mes propositions restent sans réponse
    cabinet d’avocats
    bureau de comptables
    fiscaliste
    architectes`,
  "case-healthcare": `
    le cas de la clinique
    j’ai une clinique
    clinique de physio
    clinique dentaire
    je suis dentiste
    cabinet de médecin
    avez-vous travaillé dans la santé
    envoyer des rappels aux patients
    mes patients oublient leurs rendez-vous
    rendez-vous manqués
    les lignes de la clinique sont toujours occupées
    liste d’attente des patients
    remplir les plages annulées
    mes patients ne se présentent pas
    on manque un appel sur trois
    physiothérapeute
    je suis chiropraticienne
    une clinique vétérinaire
    les patients n’arrivent pas à nous joindre
    rappeler aux gens leur rendez-vous
    clinique d’optométrie
    clinique d’ostéopathie
    massothérapeute
    bureau de dentistes
    nos patients appellent sans arrêt`,
  "question-security": `
    est-ce que mes données sont en sécurité
    est-ce sécuritaire
    comment protégez-vous mes informations
    mes données sont-elles protégées
    mes renseignements sont-ils chiffrés
    où sont gardées mes données
    où sont hébergées mes informations
    mes données servent-elles à entraîner l’IA
    j’ai peur de me faire pirater
    est-ce confidentiel
    à qui appartiennent mes données
    est-ce que vous protégez les données de mes clients
    peut-on vous faire confiance avec nos données
    mes secrets d’affaires sont-ils à l’abri
    qui me dit que vous ne volerez pas ma liste de clients
    est-ce risqué de vous donner nos accès
    gardez-vous nos mots de passe
    mes fichiers sont-ils bien gardés
    l’IA va-t-elle apprendre de mes données
    où vont mes données
    est-ce que mes concurrents pourraient voir mes chiffres
    nos données de santé sont-elles protégées
    signez-vous une entente de confidentialité
    quelles mesures de sécurité avez-vous
    comment sont sécurisés les accès
    sécurité
    avez-vous encore accès à nos mots de passe une fois le projet fini
    gardez-vous nos accès à la fin du projet
    qui garde nos mots de passe
    la sécurité de nos données
    comment sont gardées nos informations
    est-ce sécuritaire de vous donner accès à nos courriels
    confidentialité de nos données
    avez-vous accès à tous nos fichiers
    mes données clients sont-elles en sécurité avec l’IA
    vos employés peuvent-ils lire les courriels de mes clients
    est-ce que quelqu’un chez vous lit nos courriels`,
  "privacy-officer": `
    qui s’occupe de la vie privée chez vous
    qui est le responsable des renseignements personnels
    à qui écrire pour mes renseignements personnels
    nom du responsable de la protection des données
    courriel du responsable de la vie privée
    qui est votre délégué à la protection des données
    qui chez vous veille sur les renseignements personnels
    à qui parler de mes données personnelles
    qui répond aux questions de confidentialité
    à qui m’adresser pour une plainte de confidentialité`,
  "privacy-collection": `
    quelles informations ramassez-vous
    quels renseignements demandez-vous
    que collectez-vous
    qu’est-ce que vous prenez comme information dans le formulaire
    pourquoi demandez-vous mon téléphone
    pourquoi voulez-vous savoir mes revenus
    à quoi vont servir mes réponses
    que faites-vous de mon adresse courriel
    enregistrez-vous mes messages
    gardez-vous mon adresse IP
    gardez-vous une trace de ce que j’écris
    avez-vous une politique de confidentialité
    où est votre politique de confidentialité
    vous prenez quoi comme renseignements
    qu’est-ce que vous notez sur moi
    pourquoi vous posez toutes ces questions
    pourquoi mon courriel est obligatoire
    vous servez-vous de mes réponses pour autre chose
    enregistrez-vous la conversation
    vous gardez ce que je tape
    à quelles fins recueillez-vous mes renseignements
    politique de confidentialité
    vie privée
    confidentialité
    renseignements recueillis`,
  "privacy-score": `
    ma demande a-t-elle une cote
    c’est quoi ma cote de priorité
    comment calculez-vous ma cote
    est-ce un ordinateur qui décide
    est-ce un algorithme qui juge ma demande
    est-ce une machine qui décide si je suis un bon client
    décisions automatisées
    classez-vous les demandes par importance
    quel est mon pointage
    puis-je connaître ma note
    me donnez-vous une note
    comment choisissez-vous qui rappeler en premier
    mes réponses sont-elles jugées par un robot
    suis-je un client prioritaire`,
  "privacy-retention": `
    combien de temps gardez-vous mes données
    pendant combien d’années gardez-vous mon dossier
    quand effacez-vous mes renseignements
    combien de temps gardez-vous cette conversation
    conservez-vous le clavardage
    quand mes informations sont-elles détruites
    durée de conservation
    mes données sont gardées jusqu’à quand
    dans combien de temps mes réponses disparaissent
    ça reste dans vos dossiers combien de temps
    gardez-vous ça pour toujours
    allez-vous jeter mes informations un jour
    combien de temps conservez-vous les clavardages
    quelle est votre politique de conservation
    la conversation est-elle gardée
    est-ce que cette conversation est gardée, combien de temps
    combien de mois gardez-vous mes réponses
    mes messages sont gardés combien de temps`,
  "privacy-sharing": `
    vendez-vous mes données
    allez-vous vendre mon courriel
    partagez-vous mes informations
    à qui donnez-vous mes renseignements
    qui voit ce que j’écris
    qui peut lire cette conversation
    qui a accès à mon dossier
    mes données sortent-elles du Québec
    mes données restent-elles au Canada
    mes données vont-elles aux États-Unis
    faites-vous affaire avec des sous-traitants
    donnez-vous mon numéro à d’autres compagnies
    envoyez-vous mes données à OpenAI
    qui d’autre que vous voit mes réponses
    qui d’autre a accès à mes réponses
    mes réponses restent-elles entre nous
    passez-vous mes coordonnées à quelqu’un d’autre
    travaillez-vous avec des fournisseurs à l’étranger
    vos serveurs sont où
    est-ce que tout ça reste au Québec
    revendez-vous des listes
    mes données sont-elles envoyées aux États-Unis
    mes données sont-elles transmises à des tiers
    mes renseignements quittent-ils le pays
    donnez-vous mes informations
    avec qui partagez-vous mes données
    qui voit mes données
    est-ce que vous revendez mes informations`,
  "privacy-browser": `
    utilisez-vous des cookies
    y a-t-il des témoins sur ce site
    avez-vous des témoins de connexion
    c’est quoi votre politique de cookies
    qu’est-ce qui est enregistré dans mon navigateur
    que gardez-vous sur mon ordinateur
    qu’est-ce qui reste dans mon ordinateur après ma visite
    le site se souvient-il de moi
    pourquoi le site se rappelle de ma langue
    faut-il accepter des témoins
    témoins
    cookies`,
  "privacy-settings": `
    utilisez-vous Google Analytics
    me suivez-vous sur le web
    y a-t-il des traceurs
    pixel Facebook sur votre site
    comment refuser le suivi
    avez-vous de la pub ciblée
    mesurez-vous mes visites
    est-ce que Google sait que je suis venu ici
    m’espionnez-vous
    vais-je voir vos annonces partout après
    mesurez-vous les clics
    je ne veux pas être pisté`,
  "privacy-rights": `
    effacez tout ce que vous avez sur moi
    je veux être oublié
    supprimez mon compte
    supprimez mes informations
    je veux voir mes données
    qu’est-ce que vous savez sur moi
    que détenez-vous sur moi
    je veux une copie de mon dossier
    corriger mes renseignements
    mon adresse a changé dans votre dossier
    retirer mon consentement
    déposer une plainte sur la vie privée
    quels sont mes droits
    puis-je consulter mon dossier
    droit à l’effacement
    enlevez-moi de vos listes
    enlevez mon nom de vos dossiers
    supprimez mon courriel de vos listes
    oubliez-moi
    je veux que ça disparaisse
    montrez-moi mon dossier
    vous avez mal écrit mon nom, corrigez-le
    je change d’idée pour mon consentement
    je ne suis pas content de la façon dont vous traitez mes données
    envoyez-moi ce que vous avez sur moi
    je souhaite exercer mon droit d’accès
    exercer mes droits
    demande d’accès à mes renseignements
    je demande la suppression de mes renseignements
    je désire retirer mon consentement
    effacer mes données
    suppression
    comment supprimer mes données
    comment avoir accès à mes données
    je veux modifier mes informations
    retirez mon nom
    je veux être effacé de votre système`,
  "privacy-incidents": `
    que faites-vous en cas de fuite de données
    si vous vous faites pirater
    avez-vous déjà eu une fuite
    m’avertissez-vous en cas de vol de données
    incident de confidentialité
    avez-vous déjà été victimes d’une cyberattaque
    si quelqu’un vole mes renseignements
    si mes données se ramassent dans la nature
    et si un employé vole mes données
    vous êtes-vous déjà fait voler des données
    que se passe-t-il après un piratage`,
  "compliance-law-25": `
    êtes-vous conformes à la loi 25
    respectez-vous la loi 25
    c’est quoi la loi 25
    loi sur la protection des renseignements personnels au Québec
    que faites-vous pour la loi 25
    êtes-vous en règle avec la loi québécoise
    êtes-vous à jour avec la loi 25
    la loi 25, vous connaissez
    vos automatisations respectent-elles la loi québécoise
    loi 25
    conformité
    que dit la loi 25 sur les robots qui prennent des décisions`,
  "compliance-gdpr": `
    respectez-vous le RGPD
    je suis en France, et mes données
    clients européens
    je vis en Europe quels sont mes droits
    le RGPD s’applique-t-il
    RGPD`,
  "compliance-casl": `
    m’enverrez-vous du spam
    vais-je recevoir des pourriels
    je ne veux pas de publicité
    envoyez-vous de la publicité par courriel
    respectez-vous la loi anti-pourriel
    arrêtez de m’envoyer des courriels
    allez-vous m’écœurer avec des courriels
    allez-vous m’achaler après
    allez-vous m’appeler sans arrêt
    arrêtez de m’écrire`,
  "compliance-security": `
    êtes-vous certifiés SOC 2
    avez-vous une certification
    êtes-vous ISO 27001
    avez-vous été audités
    rapport d’audit
    qui dans l’équipe voit les demandes
    avez-vous fait un test d’intrusion
    quelles normes de sécurité suivez-vous
    quelqu’un a-t-il vérifié votre sécurité
    quel sceau de sécurité avez-vous
    avez-vous un papier qui prouve que c’est sécuritaire
    SOC 2
    certification
    audit`,
  "compliance-report": `
    j’ai trouvé une faille
    j’ai trouvé un trou de sécurité
    votre site a une vulnérabilité
    à qui signaler un problème de sécurité
    avez-vous un programme de primes
    signaler un bogue de sécurité
    j’ai trouvé un bogue sur votre site
    votre site a un problème de sécurité
    j’ai découvert quelque chose de grave dans votre code`,
  "terms-site": `
    puis-je citer votre article
    puis-je copier vos textes
    puis-je reprendre vos textes sur mon site
    droits d’auteur de votre site
    puis-je partager votre page
    puis-je mettre un lien vers vous
    il y a une erreur sur votre site
    à qui appartiennent les images
    puis-je traduire vos articles
    puis-je republier votre article sur mon blogue
    j’aimerais imprimer votre article pour mon équipe
    puis-je utiliser vos images
    puis-je mettre votre texte dans mon infolettre
    il y a une faute sur votre page`,
  "terms-consultation": `
    pouvez-vous refuser ma demande
    acceptez-vous tous les clients
    est-ce que ma demande est un contrat
    pouvez-vous dire non à un client
    m’acceptez-vous comme client
    et si vous ne voulez pas de moi
    prenez-vous tout le monde`,
  "terms-plans": `
    quelles sont vos conditions
    conditions d’utilisation
    modalités de paiement du forfait
    conditions de vente
    avez-vous des conditions générales
    conditions
    modalités`,
  "terms-yours": `
    est-ce que je garde tout si je pars
    si je pars, je garde mes automatisations
    suis-je propriétaire de ce que vous bâtissez
    à qui appartient ce que vous construisez
    à qui appartient le code
    perds-je tout si j’arrête
    vais-je tout perdre en annulant
    est-ce que la documentation reste à moi
    qu’arrive-t-il à mes automatisations si je résilie
    mes automatisations sont à moi ou à vous
    si on se quitte, qui garde quoi
    est-ce que vous débranchez tout si j’arrête
    repartez-vous avec tout
    vais-je être prisonnier de votre système
    puis-je reprendre le travail avec une autre firme
    qui détient la propriété intellectuelle
    sommes-nous propriétaires du résultat
    est-ce que ça m’appartient
    est-ce que je garde mes données si je pars
    à qui sont les automatisations
    perd-on nos automatisations en annulant`,
  "terms-fair-use": `
    puis-je envoyer le formulaire avec un robot
    puis-je faire de la publicité dans votre formulaire
    règles d’utilisation du formulaire`,
  "terms-law": `
    quelle loi s’applique
    quelles lois s’appliquent au contrat
    en cas de chicane
    que se passe-t-il en cas de litige
    quel tribunal
    sous quelle juridiction
    si on n’est pas d’accord
    si ça vire mal entre nous
    en cas de désaccord
    qui tranche en cas de conflit`,
  careers: `
    engagez-vous
    embauchez-vous
    cherchez-vous du monde
    avez-vous des postes
    je cherche une job
    je cherche un emploi
    puis-je vous envoyer mon CV
    prenez-vous des stagiaires
    je suis développeur et je cherche du travail
    offres d’emploi
    comment travailler chez vous
    je cherche une job en IA
    avez-vous des postes ouverts
    faites-vous passer des entrevues
    j’aimerais me joindre à votre équipe
    je veux travailler avec vous comme employé
    prenez-vous des pigistes
    êtes-vous en recrutement
    mon fils cherche un stage
    avez-vous de l’ouvrage pour moi
    recrutez-vous des concepteurs
    recrutez-vous des programmeurs
    recrutez-vous des vendeurs
    êtes-vous à la recherche de personnel
    j’aimerais poser ma candidature
    emplois
    emplois disponibles
    carrières
    stage
    travailler chez Nordet
    postuler
    je suis étudiante, prenez-vous des stages
    cherchez-vous un adjoint administratif
    cherchez-vous une réceptionniste
    cherchez-vous un vendeur
    cherchez-vous un comptable à l’interne`,
  blog: `
    avez-vous un blogue
    où sont vos articles
    avez-vous des articles à lire
    vos derniers articles
    publiez-vous des conseils
    de quoi parle votre blogue
    où lire vos conseils
    avez-vous des trucs à partager
    je veux lire sur l’automatisation
    écrivez-vous des choses sur l’IA
    blogue
    articles`,
  newsletter: `
    avez-vous une infolettre
    m’abonner à l’infolettre
    me désabonner
    je veux me désinscrire
    à quelle fréquence envoyez-vous l’infolettre
    recevoir vos nouvelles
    ne plus recevoir l’infolettre
    je veux recevoir vos conseils par courriel
    mettez-moi sur votre liste
    enlevez-moi de l’infolettre
    vous écrivez à vos abonnés combien de fois par mois
    abonnez-moi à vos nouvelles
    inscrivez-moi à votre infolettre
    je souhaite recevoir vos nouvelles
    infolettre
    abonnement à l’infolettre
    désabonnement
    comment m’inscrire à vos nouvelles`,
  "knowledge-base": `
    avez-vous un PDF
    avez-vous un document à télécharger
    puis-je tout télécharger
    avez-vous une brochure
    avez-vous un dépliant
    je veux toute l’info à un seul endroit
    un résumé à montrer à mon associé
    puis-je imprimer tout ça
    je veux montrer ça à mon conjoint
    avez-vous quelque chose à imprimer
    un document pour mon conseil d’administration
    tout lire d’un coup
    une copie papier de votre documentation
    un document d’information sur vos services
    puis-je obtenir votre documentation
    PDF
    brochure
    documentation`,
  booking: `
    je veux un rendez-vous
    je veux prendre rendez-vous
    je veux réserver
    réserver la consultation
    réserver ma consultation gratuite
    j’aimerais céduler un appel
    quand pouvons-nous nous rencontrer
    avez-vous de la place mardi prochain
    on peut se voir quand
    je veux m’inscrire
    je veux commencer
    je suis prêt
    je suis intéressé, on fait quoi
    où est le formulaire
    donnez-moi un rendez-vous la semaine prochaine
    je voudrais une démonstration
    j’aimerais booker la consultation
    je voudrais réserver une plage horaire
    on se prend un 30 minutes jeudi
    on se parle jeudi
    mettez-moi à l’agenda
    avez-vous une disponibilité cette semaine
    inscrivez-moi
    je veux embarquer
    comment on fait pour démarrer avec vous
    je suis partant
    réservez-moi une place
    quand puis-je rencontrer votre équipe
    je voudrais planifier une rencontre
    j’aimerais fixer un moment pour discuter
    je souhaite obtenir un rendez-vous
    serait-il possible de planifier un appel
    je désire réserver une consultation
    rendez-vous
    rdv
    réservation
    inscription
    démo
    prendre rendez-vous
    je veux une consultation
    comment réserver
    je veux qu’on se rencontre
    planifier un appel
    quand êtes-vous disponible pour un appel
    j’aimerais une rencontre la semaine prochaine
    je suis prêt à commencer
    je prends la consultation
    je la prends, la consultation gratuite
    ok pour la consultation
    je veux mon appel gratuit`,
  person: `
    je veux parler à quelqu’un
    je veux parler à une vraie personne
    passez-moi un humain
    passez-moi un responsable
    passez-moi votre boss
    quelqu’un peut-il me rappeler
    pouvez-vous me rappeler demain
    rappelez-moi cet après-midi
    est-ce que quelqu’un peut m’appeler
    je veux parler à un agent
    je ne veux pas parler à un robot
    transférez-moi
    j’aimerais parler à la fondatrice
    parler à un conseiller
    y a-t-il quelqu’un
    y a-t-il quelqu’un au bout de la ligne
    je veux parler à votre patron
    je veux jaser avec quelqu’un de l’équipe
    mettez-moi en communication avec quelqu’un
    je préfère parler à du vrai monde
    j’aimerais mieux parler à une personne
    y a-tu un humain quelque part
    donnez-moi quelqu’un
    pouvez-vous m’appeler s’il vous plaît
    j’attends votre appel
    un vrai humain svp
    je souhaite m’entretenir avec un membre de l’équipe
    je veux parler à quelqu’un de réel
    serait-il possible de parler à une personne
    pourriez-vous me mettre en relation avec un conseiller
    agent
    agent svp
    humain
    personne
    appelez-moi
    parler à un humain
    je veux un humain
    contactez-moi
    qu’on m’appelle
    pouvez-vous me téléphoner
    est-ce que je peux parler à quelqu’un
    y a-t-il quelqu’un de disponible
    puis-je vous parler de vive voix
    je veux vous parler de vive voix`,
  self: `
    es-tu un robot
    êtes-vous un robot
    est-ce que je parle à un humain
    c’est un robot qui répond
    es-tu ChatGPT
    est-ce une vraie personne qui me répond
    à qui je parle
    quel est ton nom
    comment tu t’appelles
    qui t’a programmé
    es-tu une intelligence artificielle
    clavardage automatique ou personne réelle
    tu es qui toi
    c’est une machine qui me parle
    es-tu vrai
    qui répond à mes messages ici
    quel modèle d’IA es-tu
    parles-tu tout seul
    t’es qui toi
    qui es-tu
    robot
    bot
    vous êtes une IA
    êtes-vous un humain
    c’est un robot ça
    tu es un robot`,
  "off-topic": `
    recette de tourtière
    recette de pâté chinois
    comment cuire un steak
    quel vin avec du poisson
    combien de calories dans une poutine
    meilleur restaurant de Laval
    où manger une bonne pizza
    un bon café près d’ici
    annuler mon abonnement Netflix
    annuler mon gym
    résilier mon forfait Vidéotron
    résilier mon cellulaire Bell
    annuler mon vol
    mon compte Facebook est bloqué
    j’ai oublié mon mot de passe
    réinitialiser mon mot de passe Hydro-Québec
    numéro de Revenu Québec
    numéro de la SAAQ
    renouveler mon permis de conduire
    renouveler mon passeport
    carte d’assurance maladie
    prendre rendez-vous chez le médecin
    horaire des autobus
    horaire du métro
    heures d’ouverture du Costco
    heures d’ouverture de la SAQ
    à quelle heure ferme la pharmacie
    quel temps fera-t-il demain
    va-t-il neiger
    température à Laval
    qui a gagné le match des Canadiens
    score du hockey
    qui est le premier ministre du Québec
    qui a gagné l’élection
    pour qui voter
    taux hypothécaire
    taux de change du dollar américain
    prix de l’essence
    prix du bitcoin
    dans quoi investir mon argent
    acheter une maison
    louer un appartement
    mon propriétaire augmente mon loyer
    puis-je déduire mes repas de mes impôts
    faire ma déclaration de revenus
    combien d’impôt je dois payer
    me prêter de l’argent
    obtenir un prêt pour mon entreprise
    subvention gouvernementale
    assurance auto
    changer l’huile de mon char
    réparer mon auto
    pneus d’hiver
    ma fournaise ne chauffe plus
    réparer ma toilette
    ma laveuse coule
    réparer mon imprimante
    réparer mon ordinateur
    réparer mon téléphone
    mon wifi ne marche pas
    mon écran est brisé
    faire pousser des tomates
    tondre le gazon
    nettoyer ma maison
    faire mon ménage
    garder mes enfants
    les devoirs de mon fils
    aide aux devoirs de mathématiques
    racine carrée de 144
    capitale de l’Australie
    combien d’habitants au Canada
    qui a inventé le téléphone
    quelle est la distance de la lune
    hauteur de la tour Eiffel
    qui a peint la Joconde
    quand a eu lieu la Révolution tranquille
    traduire une phrase en espagnol
    traduis ce mot en allemand
    écris une chanson
    écris-moi un poème
    raconte-moi une blague
    conte une histoire drôle
    joue à un jeu avec moi
    quel film regarder
    billets de spectacle
    billet d’avion pour Paris
    hôtel à Québec
    forfait vacances tout inclus dans le Sud
    où voyager cet été
    réserver un chalet
    mon chien est malade
    mon chat a vomi
    j’ai mal à la tête
    j’ai mal au dos
    quels sont les symptômes de la grippe
    puis-je prendre de l’ibuprofène
    comment maigrir
    je suis enceinte
    je suis déprimé
    mon divorce
    avocat pour un divorce
    poursuivre mon voisin
    mettre mon employé dehors
    puis-je congédier quelqu’un en congé de maladie
    salaire minimum au Québec
    combien gagnent vos employés
    quel âge a le PDG
    quel âge a la fondatrice
    est-ce que la fondatrice est mariée
    nommez-moi vos clients
    donnez-moi la liste de vos clients
    quels sont les noms de vos clients
    adresse de la maison de la fondatrice
    vendez-vous des voitures
    vendez-vous des chandails
    vendez-vous des ordinateurs
    avez-vous des souliers
    acheter un cellulaire
    où est mon colis
    où est mon colis Amazon
    suivre mon colis de Postes Canada
    retourner un article acheté chez Simons
    code promo
    carte-cadeau
    est-ce que Make est meilleur que n8n
    que pensez-vous de ChatGPT
    quel est le meilleur CRM
    combien coûte Salesforce
    combien coûte HubSpot
    prix de Shopify
    comment installer WordPress
    comment utiliser Excel
    formule Excel pour additionner
    écrire un programme en Python
    c’est quoi un algorithme de tri
    le NIP de ma carte
    mon compte de banque
    transférer de l’argent
    numéro de carte de crédit
    quelle heure est-il
    quel jour sommes-nous
    sens de la vie
    crois-tu en Dieu
    m’aimes-tu
    veux-tu sortir avec moi
    as-tu une âme
    es-tu content
    quel âge as-tu
    horoscope
    numéros gagnants de la loto
    tirer au tarot
    comment fabriquer une bombe
    comment pirater un compte
    acheter du cannabis
    bla bla bla
    test
    allo test 123
    pouvez-vous m’apprendre l’anglais
    cours d’anglais
    quelle garantie donne Toyota
    garantie de mon auto
    comment choisir un logiciel de comptabilité
    pouvez-vous promener mon chien
    commander une pizza
    le mot de passe du wifi
    c’est combien un tatouage
    c’est combien une coupe de cheveux
    c’est combien un billet de cinéma
    combien coûte une maison
    combien coûte un timbre
    combien coûte un iPhone
    combien coûte un mariage
    combien coûte une piscine
    combien coûte le permis de conduire
    prix d’une thermopompe
    prix des œufs
    prix d’un cheval
    Rona est-il ouvert dimanche
    Canadian Tire est-il ouvert
    heures d’ouverture de la bibliothèque
    heures d’ouverture du IGA
    à quelle heure ferme le Tim Hortons
    la banque est-elle ouverte demain
    garantie sur un iPhone
    garantie sur mon matelas
    garantie de ma laveuse
    annuler ma réservation Airbnb
    annuler mon abonnement au journal
    annuler ma carte de crédit
    annuler mon assurance
    annuler mon rendez-vous chez le coiffeur
    résilier mon bail
    mon bail est-il légal
    contacter le service à la clientèle de Canadian Tire
    numéro de téléphone de Desjardins
    adresse du palais de justice
    rejoindre Hydro-Québec
    joindre Air Canada
    où acheter des pneus usagés
    où acheter des souliers de course
    où trouver un plombier
    je cherche un électricien
    pouvez-vous peinturer mon salon
    pouvez-vous tondre mon gazon
    pouvez-vous déneiger mon entrée
    pouvez-vous réparer mon toit
    pouvez-vous livrer des fleurs
    vendez-vous des meubles
    vendez-vous de la bière
    louez-vous des camions
    louez-vous des autos
    symptômes du diabète
    symptômes de la COVID
    est-ce que je fais de l’anxiété
    quel médicament prendre pour le rhume
    quand ouvre la clinique sans rendez-vous
    combien pèse un orignal
    combien de pattes a une araignée
    quelle est la plus haute montagne
    quel âge a la Terre
    qui a écrit Maria Chapdelaine
    qui a chanté cette chanson
    qui est le maire de Montréal
    qui a découvert le Canada
    billets pour le Festival d’été
    spectacle au Centre Bell
    mon avion est-il à l’heure
    vol pour Cancún
    météo à Cancún
    trouver une blonde
    trouver un chum
    le solde de mon compte
    mon relevé de carte
    mon chèque de paie
    mon crédit d’impôt
    quand arrive le chèque de TPS
    assurance-emploi
    comment faire un CV
    écrire une lettre de démission
    comment faire une sauce à spaghetti
    combien de temps cuire un œuf
    comment enlever une tache de vin
    comment nouer une cravate
    comment dormir mieux
    apprendre la guitare
    cours de natation
    cours de yoga
    jouer aux échecs
    meilleur téléphone
    meilleure voiture électrique
    iPhone ou Samsung
    Word ne s’ouvre pas
    renouveler ma licence Microsoft Office
    mon ordinateur a un virus
    comment supprimer mon compte Instagram
    comment mettre une vidéo sur TikTok
    convertir des degrés
    combien font 12 fois 12
    comment épeler ce mot
    synonyme de beau
    définition du mot résilience
    thermostat fournaise chaudière chauffe-eau climatiseur thermopompe
    plomberie toilette lavabo robinet douche baignoire tuyau
    matelas divan meuble lampe rideau tapis oreiller couverture
    laveuse sécheuse frigo réfrigérateur four lave-vaisselle balayeuse
    tondeuse gazon jardin fleurs arbres piscine clôture terrasse
    toiture gouttière fenêtre porte peinture plancher céramique
    voiture auto camion moto vélo pneus freins moteur essence huile
    permis immatriculation contravention stationnement autoroute pont trafic
    autobus métro train avion taxi traversier gare aéroport valise
    hôtel chalet camping plage croisière voyage vacances passeport visa
    restaurant pizza poutine hamburger sushi café bière vin fromage
    recette gâteau pain soupe sauce poulet boeuf saumon légumes fruits
    épicerie supermarché pharmacie boulanger boucher dépanneur quincaillerie
    Costco Walmart IGA Metro Maxi Jean Coutu Rona Ikea Simons Dollarama
    Bell Vidéotron Telus Rogers Fizz Hydro-Québec Énergir
    Desjardins banque RBC hypothèque prêt carte compte épargne REER placement
    médecin dentiste hôpital urgence infirmière vaccin pilule ordonnance
    grippe fièvre toux rhume diabète cancer anxiété dépression grossesse
    chien chat oiseau cheval vache orignal ours poisson araignée
    hockey soccer football baseball tennis golf ski patin olympiques
    film série chanson musique concert théâtre musée livre roman auteur
    acteur chanteuse vedette joueur champion coupe médaille
    école université cégep cours examen devoirs diplôme professeur
    mathématiques physique chimie histoire géographie biologie
    planète lune soleil étoile galaxie dinosaure volcan océan
    ministre président maire député gouvernement élection parti vote
    guerre paix armée police prison crime avocat juge divorce testament
    loyer bail propriétaire locataire condo maison terrain notaire
    mariage fiançailles bébé naissance anniversaire cadeau jouet
    vêtements chandail robe souliers bottes manteau lunettes montre bijou
    téléphone cellulaire tablette écran clavier souris imprimante
    Windows Mac Android virus mot de passe wifi routeur mise à jour
    Facebook Instagram TikTok YouTube Snapchat Netflix Spotify Amazon
    bitcoin crypto actions bourse or argent loterie casino
    impôt déclaration TPS crédit pension retraite chômage allocation
    météo neige pluie température tempête canicule
    horoscope tarot rêve fantôme magie religion prière
    blague poème conte énigme devinette jeu
    tatouage coiffure manucure massage gym yoga régime
    pompier policier infirmier enseignant mécanicien électricien plombier
    colis livraison facteur timbre poste enveloppe
    fusil arme bombe drogue cannabis alcool
    quelle est la meilleure école secondaire
    comment devenir pompier
    faire vérifier ma vue
    mon thermostat affiche une erreur
    prix d’un camion neuf
    à quelle heure passe l’autobus
    à quelle heure part le train
    annulez ma commande
    est-ce que telle compagnie a augmenté ses prix
    le prix du lait
    le prix du beurre
    combien de temps pour marcher jusqu’à Compostelle
    combien de temps pour se rendre à Toronto en auto
    combien de temps dure un vol pour Paris
    combien de temps cuire un poulet
    le numéro de la police
    le numéro des pompiers
    l’aspirateur Dyson est-il garanti
    le magasin Sports Experts ouvre à quelle heure
    à quelle heure ouvre le magasin
    le cinéma ouvre à quelle heure
    je cherche un bon notaire
    je cherche un bon dentiste
    je cherche un bon mécanicien à Longueuil
    j’ai perdu mon portefeuille
    j’ai perdu mes clés
    ma voisine fait trop de bruit
    mon voisin a coupé mon arbre
    comment annuler mon abonnement chez Éconofitness
    comment annuler mon abonnement au gym
    annuler mon forfait cellulaire
    quand est-ce que le nouvel iPhone sort
    quand sort le film
    expliquez-moi la théorie de la relativité
    expliquez-moi la Bourse
    où est le musée
    où est la gare
    comment se rendre à l’aéroport
    quelle est l’adresse de l’hôpital
    quel est le téléphone du CLSC
    y a-t-il un essai gratuit pour Netflix
    le forfait Internet de Bell
    contrat de travail
    contrat de mariage
    garantie prolongée de mon auto
    politique de retour du magasin
    livraison gratuite chez Amazon
    combien vaut ma maison
    combien coûte un avocat
    combien coûte un permis
    combien gagne un plombier
    horaire des trains
    horaire de la piscine
    heures de la messe
    ouvert la pharmacie à côté
    où est la toilette
    où trouver un guichet
    comment réparer un robinet
    comment changer un pneu
    comment cuisiner du riz
    comment faire un noeud
    comment se rendre au Stade olympique
    comment avoir la citoyenneté
    comment inscrire mon enfant à la garderie
    aide-moi avec mon devoir
    écris-moi un courriel pour mon patron
    écris une lettre d’amour
    résume ce livre
    corrige mon texte
    traduis ceci en anglais
    quel est le meilleur vin
    quel est le meilleur film
    quelle est la capitale de la France
    qui est Céline Dion
    qui a gagné la coupe Stanley
    quand commence le Ramadan
    quand est Pâques
    quel jour tombe Noël
    quel est mon signe
    je m’ennuie
    je suis triste
    je t’aime
    tu es laid
    mon ex me manque
    mon fils ne dort pas
    mon bébé pleure
    mon chien a mangé du chocolat
    mon téléphone est brisé
    mon vol est annulé
    mon colis est perdu
    mon char ne part pas
    mon bain est bouché
    ma carte est bloquée
    ma commande n’est pas arrivée
    ma télé ne marche plus
    je veux acheter une auto
    je veux vendre ma maison
    je veux louer un chalet
    je veux commander une pizza
    je veux un prêt
    je veux divorcer
    résilier mon contrat de téléphone
    annuler mon inscription au gym
    annuler mon billet
    remboursement d’Air Transat
    rembourser mon billet de spectacle
    garantie de mon téléviseur
    garantie Apple
    annuler Bell Fibe
    résilier Internet`,
  "post-measuring-manual-work": `
    comment mesurer le temps perdu en tâches manuelles
    comment savoir combien d’heures on gaspille
    par où commencer pour savoir ce qu’on fait à la main
    combien de temps perd-on à refaire les mêmes tâches
    comment chronométrer mon équipe
    un relevé des tâches répétitives
    comment faire l’inventaire des tâches manuelles
    combien d’heures mon équipe perd en saisie
    une grille pour noter le temps des tâches
    comment trouver les tâches qui coûtent le plus d’heures
    mesurer le travail manuel pendant une semaine
    comment savoir ce qui me coûte le plus de temps
    qu’est-ce qui gruge mon temps
    où passe notre temps
    comment trouver où on perd du temps
    noter ce qu’on fait toute la semaine
    évaluer les heures perdues`,
  "post-customer-requests-80-20": `
    quelles demandes de clients automatiser en premier
    quelles questions de clients reviennent le plus
    comment trier les demandes des clients
    la règle du 80-20 pour les demandes
    classer cent messages de clients
    quelles demandes ne faut-il pas automatiser
    comment choisir ce que le robot répond
    par quelles questions de clients commencer
    analyser les messages reçus par sujet
    qu’est-ce que les clients demandent le plus
    quoi laisser au robot et quoi garder pour nous
    quelles questions confier au robot`,
  "post-quote-follow-up": `
    comment relancer une soumission
    quoi écrire pour relancer un client
    modèle de courriel de relance
    relancer sans harceler
    relancer un client qui ne répond pas
    combien de fois relancer un client
    quand arrêter de relancer
    combien de jours attendre avant de relancer
    mes soumissions restent sans réponse, quoi écrire
    un client ne donne plus de nouvelles après ma soumission
    exemple de message de suivi après une soumission
    ai-je le droit de relancer par texto
    séquence de relance en cinq messages
    le client ne me rappelle pas
    le client fait le mort après avoir reçu mon prix
    comment écrire à un client silencieux
    est-ce déplacé de relancer
    une relance qui ne dérange pas
    un modèle de courriel pour relancer mes soumissions
    avez-vous un gabarit de relance`,
  "post-return-on-automation": `
    comment calculer le retour d’une automatisation
    comment savoir si une automatisation rapporte
    quand est-ce que ça ne vaut pas la peine d’automatiser
    quand ne faut-il pas automatiser
    combien coûte vraiment une heure de travail
    coût réel d’une heure d’employé
    en combien de temps une automatisation se rembourse
    délai de récupération
    seuil de rentabilité d’une automatisation
    formule du retour sur investissement
    est-ce qu’une automatisation est rentable
    calcul honnête du rendement
    est-ce que je vais récupérer mon investissement
    comment savoir si ça vaut le coût
    combien me coûte réellement un employé de bureau
    mieux vaut-il ne pas automatiser
    comment calculer le coût réel d’une heure
    combien rapporte l’automatisation de la prise de rendez-vous
    est-ce que ça rapporte d’automatiser les factures`,
  "post-law-25-team-of-ten": `
    quoi faire pour se conformer à la loi 25
    liste de vérification loi 25
    loi 25 pour une petite équipe
    comment me conformer à la loi 25 dans ma PME
    j’ai dix employés, que dois-je faire pour la loi 25
    est-ce que la loi 25 s’applique aux petites entreprises
    comment nommer un responsable de la protection des renseignements personnels
    faire une évaluation des facteurs relatifs à la vie privée
    tenir un registre des incidents
    amendes de la loi 25
    un plan d’un mois pour la loi 25
    article sur la loi 25
    par où commencer avec la loi 25
    qu’est-ce que la loi 25 m’oblige à faire
    combien coûte une amende pour la loi 25
    faut-il un responsable de la vie privée dans ma petite compagnie
    la loi 25 s’applique-t-elle à une compagnie de 6 personnes
    la loi 25 vise-t-elle les petites entreprises`,
  "post-one-source-of-truth": `
    on a trop de fichiers Excel
    nos données sont éparpillées dans plusieurs fichiers
    on a des fichiers Excel partout
    nos listes de clients ne concordent pas
    fusionner mes listes de clients
    enlever les doublons dans mes clients
    mettre de l’ordre dans nos fichiers
    remplacer nos chiffriers par un seul
    avoir une seule base de données
    chacun a sa version du fichier
    comment nettoyer ma liste de clients
    mes données sont mêlées
    une seule source de vérité
    j’ai le même client trois fois dans mes listes
    j’ai des clients en double
    personne ne sait quel fichier est le bon
    on a onze versions du même fichier
    nos chiffres ne balancent pas d’un fichier à l’autre
    mettre nos données à une seule place
    ménage dans nos données
    mes listes sont dans quatre logiciels différents
    mes clients sont dans plusieurs systèmes à la fois`,
  "post-two-languages-one-inbox": `
    comment gérer les courriels en deux langues
    répondre en français et en anglais sans doubler l’ouvrage
    mes clients écrivent en anglais et en français
    la moitié de nos clients écrivent en anglais
    une seule boîte pour deux langues
    comment répondre aux clients anglophones
    gérer une clientèle bilingue
    peut-on se fier à la traduction automatique
    traduire mes réponses aux clients
    ai-je le droit de répondre en anglais au Québec
    obligation de servir en français
    modèles de réponses bilingues
    on reçoit des messages dans les deux langues
    j’ai deux boîtes de courriels une par langue
    mon anglais est mauvais, comment répondre aux clients
    faut-il répondre en français d’abord`,
  unanswered: `
    combien d’employés avez-vous
    quel est votre chiffre d’affaires
    combien de profits faites-vous
    êtes-vous sur Instagram
    quelle est votre page Facebook
    acceptez-vous les cartes de crédit
    puis-je payer par Interac
    acceptez-vous PayPal
    quels modes de paiement acceptez-vous
    puis-je payer comptant
    offrez-vous du financement
    y a-t-il un rabais si je paie à l’année
    offrez-vous un rabais aux étudiants
    un rabais pour les organismes
    avez-vous un programme de référencement
    payez-vous une commission
    faites-vous des sites web
    bâtir mon site WordPress
    faites-vous des logos
    faites-vous du graphisme
    faites-vous du référencement
    faites-vous de la publicité Google
    faites-vous des applications mobiles
    gérez-vous les réseaux sociaux
    faites-vous la comptabilité
    faites-vous la tenue de livres
    faites-vous la paie
    faites-vous de la rénovation
    faites-vous des vidéos
    êtes-vous meilleurs que Zapier
    quel est votre numéro de TPS
    quel est votre numéro d’entreprise du Québec
    êtes-vous cotés en bourse
    vous êtes combien dans l’équipe
    combien de personnes travaillent chez vous
    que se passe-t-il si je manque un paiement
    acceptez-vous le bitcoin
    puis-je payer en retard
    puis-je payer en plusieurs versements
    faites-vous des livres audio
    offrez-vous des cours en ligne
    vendez-vous des franchises
    êtes-vous à vendre
    cherchez-vous des investisseurs
    voulez-vous acheter ma compagnie
    voulez-vous acheter de la publicité
    je vous offre mes services de référencement
    je suis fournisseur et je veux vous vendre quelque chose
    quels sont vos modes de paiement
    comment on vous paie
    puis-je payer par chèque
    puis-je payer par carte
    à quelle date du mois je suis facturé
    quand dois-je payer
    un rabais si je vous réfère quelqu’un
    faites-vous un prix pour deux entreprises
    êtes-vous assurés
    avez-vous une assurance responsabilité
    avez-vous un syndicat
    où avez-vous étudié
    quels langages de programmation utilisez-vous
    quelle IA utilisez-vous derrière
    utilisez-vous Claude ou GPT
    combien de projets en même temps
    avez-vous du stationnement
    êtes-vous accessibles en fauteuil roulant
    êtes-vous membres d’une chambre de commerce
    peut-on vous suivre sur LinkedIn
    avez-vous une application
    avez-vous des partenaires
    offrez-vous une marque blanche
    peut-on devenir revendeur
    quel est votre taux de satisfaction
    avez-vous des avis Google
    acceptez-vous Visa
    acceptez-vous Mastercard
    prenez-vous American Express
    faites-vous affaire avec les cartes Visa
    vos prix sont-ils négociables
    pouvez-vous baisser votre prix
    faites-vous des prix d’ami
    pouvez-vous me faire un meilleur prix
    est-ce qu’on peut négocier
    modes de paiement
    rabais
    combien de temps pour un projet d’application mobile
    faites-vous de la cybersécurité
    réparez-vous des serveurs
    faites-vous de la traduction
    offrez-vous de l’hébergement web
    faites-vous de la photographie
    faites-vous de la formation en IA pour les entreprises
    donnez-vous des conférences
    avez-vous une balado
    quel est votre NEQ
    êtes-vous inscrits aux taxes
    quelle banque utilisez-vous
    puis-je vous payer en actions
    avez-vous des concurrents
    qui sont vos concurrents`,
};
