import type { Vocabulary } from "./vocabulary.ts";

export const VOCABULARY_FR: Vocabulary = {
  stopWords: `a ai ait allez aller alors apres as assez au aucun aucune aussi autre autres aux avant avec avez aviez avoir avons ayez bah bas beaucoup ben bien bon bonjour bonsoir bref
    ca car ce ceci cela celle celles celui certain certaine ces cet cette ceux chaque chez ci comme comment compris concernant concretement connaitre contre cote d dans de deja demande demander depuis
    des dessus deux devrais devrait dire dis dit dites doit dois doivent donc donne donner du e elle elles en encore entre envie es est et etaient etait etant ete etes etre eu eux euh exactement exemple
    faire fais fait faites faudrait faut fera ferait font genre hein hum hello ici idee il ils info infos information informations interesse interessee j je juste jusqu l la laquelle le lequel les lesquels leur leurs lors lorsque lui m ma maintenant mais me meme memes mes
    mettre merci mieux moi moins mon n ne ni niveau nom non nordet nos notre nous obtenir oh ok on ont or ou oui par parce parfait parler parlez parle part particulier pas peu peut peux peuvent plait pour pourquoi pourrais pourrait pourrez pourriez pouvez pouvons
    possible pouvoir pres prend prendre presque proposer propos puis puisque puisse qu quand que quel quelle quelles quelqu quelque quelques quels question questions qui quoi rapidement rendre rien s sa sais sait salut sans sauf savoir se sera serait seriez serez ses seulement
    si simplement son sont sorte sous souvent suis suite super sur svp stp t ta tant te tel telle tellement tes tient toi ton toujours tous tout toute toutes travers tres trop trouve trouver tu u un une utile va vais vas venir vers veut veux veulent via vient
    voici voila voir vois vos votre voudrais voulais voulait voulez vouloir vous vraiment vs y aimerais aimerait aide aider aidez apporter besoin bcp beaucoup c chose choses combien compagnie compagnies entreprise entreprises boite connaissez cherche cherchez chercher coup cours
    dernier derniere direct directement effet egalement ensemble ensuite etc evidemment expliquer expliquez explique facon forme fois fonctionne fonctionnement fonctionner fonctionnez general generalement gens
    habituellement importe inclus incluse jamais jour journee lieu longtemps lot manque marche marcher moment monde montrer normalement offrez offre offrir pense passe passer passez pendant personne personnes plus plusieurs plutot point precis premier premiere presentement
    probablement propre quoique rapport reellement regler reponse repondre seul seule service services sinon site situation tandis tard tot traiter travail travaille travaillez travailler type types utiliser utilise utilisez vite vu existe existent inclut comprend comprends comprendre compter
    veuillez moyen moyenne normal arrive arrivera dedans dois la lai jai jaimerais cest ya cetait est-ce quest pis la-dessus faitesvous avezvous
    affaire affaires koi aimer regarder trouver donner prendre mettre tenir vivre croire sembler devenir rester laisser suivre attendre essayer envoyer recevoir arriver apporter amener revenir rentrer sortir entrer tomber
    monter descendre garder ajouter changer tourner porter poser lever jeter tirer pousser ouvrir perdre gagner jouer finir terminer occuper embarquer interesser inquieter esperer souhaiter preferer penser rappeler oublier imaginer
    facile difficile simple important nouveau nouvelle nouveaux nouvelles vieux ancien vrai vraie faux possible impossible pareil semblable ensemble different meilleure pire mauvais content contente contents contentes satisfait
    heureux heureuse curieux curieuse premierement surtout environ quasi autant davantage longtemps toutefois cependant pourtant ailleurs partout nulle nul seulement uniquement specialement particulierement principalement
    actuellement aujourd hui hier demain avenir prochain prochaine prochainement semaine semaines an ans annees jours heure heures matin midi chacun chacune plupart certains fonctionnel fonctionnelle tanne tannee
    monsieur madame mme mr svp plait stp allo ouais ouin ben la quoi cas idee exactement disons supposons genre style admettons bureau projet projets besoins attentes demarche voie maniere sujet sujets matiere objet
    vouloir pouvoir devoir falloir savoir faire aller venir dire voir etre avoir proposer offrir demander repondre parler discuter expliquer montrer comprendre travailler fonctionner marcher servir aider utiliser
    acheter louer livrer fournir realiser effectuer procurer assurer permettre obtenir avere
    client clients clientele cliente clientes equipe equipes employe employes employee employees personnel salaries jaser clair claire bizarre probleme problemes ia guider guident drole
    web internet ligne courant maison
    site sites
    fou folle fous perds perdre perd prenez gerer geres selon tenir soirees soiree soir soirs temps
    nombre argent piece chiffre chiffres peur place avance cache matiere pratique pratiques adresser adressez cours placer voulu sert servir seules toutes seul partout quatre trois deux cinq six sept huit neuf dix cent mille noter aller mardi mercredi jeudi sien leur ancien ancienne apres midi matin cet
    grace rester plein pleine dessus demander demanda connaissez france usine atelier plomberie construction garage
    roule rouler signature ameliorer texte textes faudrait remplir disponible disponibles poursuivre poursuite signifie veulent equivaut productif meme memes possede possedons concret ecrit prouver exact exacte adapte conviendrait ajuster pendant tenter vise viser lancer-nous quotidien quotidienne particuliere necessaire necessaires requis exiger suffit
    preuve pret
    droit reguliere regulieres additionnel additionnelle annee advient adviendrait parfois souvent maintenant soumettre confier utile utiles page raconter racontez actuels actuel actuelle ecris droits rend genre sortes couvre total`,
  synonyms: `
    unefoisoui: une fois que je dis oui, quand je dis oui, apres avoir dit oui, une fois que j accepte, etre prets pour, etre pret pour, prets pour le
    dejaessaye: deja essaye, deja engage une agence, deja ete decu, a rien donne, essaye avec une firme
    pasounepartir: par ou commencer avec l ia, pas par ou commencer, sais pas par ou, sais pas ou commencer, pas ou commencer
    fournisseurtiers: netflix, spotify, videotron, telus, rogers, mon gym, air canada, disney, mon cellulaire, ma carte
    integrebranche: ca marche tu avec, ca marche avec, se branche avec, compatible avec, se connecte avec, fonctionne avec
    prix: faut compter combien, c est quoi le damage, le damage, beau prix, estimer le prix, combien ca coute, combien ca coûte, ca coute combien, combien coute, combien coutent, combien couterait, cout, couts, coute, coutent, couter, couterait, tarif, tarifs, tarification, tarifaire, soumission, soumissions, devis, cher, chers, chere, abordable, dispendieux, dispendieuse, payant, budget, montant, dollars, dollar, piastres, combien vous chargez, chargez, facturez vous, combien faut il payer, combien je paie, combien pour, combien par mois, c est combien, cest combien, ca vaut combien, combien ca, combien sa, sa coute, ca revient a combien, prix de base, combien demandez vous, vous demandez combien, grille tarifaire, gamme de prix, fourchette, combien, a quel prix, ca va me couter, me coute, revient, revient combien, une estimation, estimation gratuite, combien d argent, ordre de prix, ordre de grandeur, a prevoir, budget a prevoir, tarif annuel, tarif mensuel, a debourser, debourser, quel investissement, investir chez vous, ca prend combien, la dessus, par mois a mettre, debourse, au total, total annuel, combien debourse
    forfait: forfaits, abonnement, abonnements, formule, formules, plan, plans, package, option tarifaire, paliers, palier
    annuler: annulation, resilier, resiliation, arreter, arrete, desengager, mettre fin, quitter, me retirer, cesser, partir, partez, je pars, si je pars, arret du service, desister, debarquer, suspendre, pause, pars avant, avant la fin, en aller, du jour au lendemain
    contrat: lacher, vous lacher, etre pris, suis je pris, je suis pris, rester pogne, avertir pour arreter, faut avertir, engagement, engagements, engager, engage, obligation, duree minimale, preavis, lie, liee, signer, signature, long terme, sans engagement, rester pris, pris avec vous, s en aller, attache, attaches, me lier
    remboursement: rembourser, rembourse, remboursee, remboursez, remboursement, ravoir mon argent, satisfait ou rembourse, retour d argent, mon depot, insatisfait, insatisfaits, insatisfaite, decu, decus, deception, pas satisfait, pas content, pas contents, change d idee, mon argent
    garantie: garanties, garantir, garanti, garantissez, garantit, promesse, promettez
    rendement: retour sur investissement, roi, rentable, rentabilite, rentabiliser, rapporte, rapporter, rapportera, rapportent, benefice, vaut la peine, ca vaut le coup, valoir la peine, payant pour moi, rentrer dans mon argent, rentre dans mon argent, rentre pas dans mon argent, rentrer dans notre argent, recuperer ma mise, recuperer mon investissement, recupere mon argent, ma mise, mise de fonds, fait mes frais, de mon argent au bout
    heureouverture: heures d ouverture, heure d ouverture, horaire, horaires, ouvert, ouverts, ouverte, ouvrez, ouvrent, ouverture, ferme, fermes, fermez, fermeture, fermee, vos heures, quelles heures, quelle heure vous, quelle heure fermez, quelle heure ouvrez, heures de bureau, heures d affaires, samedi, dimanche, fin de semaine, fins de semaine, week end, weekend, ferie, feries, jours feries, conge, conges, noel, jour de l an, le soir, soirs, heures d acces, jusqu a quelle heure, a quelle heure, bureau ouvert, joignable, joignables, fetes, a 17 h, puis je appeler a, appeler a, a quelle heure appeler, 17 h, 18 h, 9 h, 8 h, 10 h
    humain: vraie personne, une personne, etre humain, vrai humain, humains, quelquun, representant, representante, conseiller, conseillere, vendeur, preposee, prepose, membre de l equipe, vrai monde, expert, experts, du monde, une vraie, vendeuse, parler a quelqu un, parle a quelqu un, quelqu un de reel, un vrai, vrai representant, passer a une personne, preposes, quelqu un de votre equipe, membre de votre equipe, mettre en contact, quelqu un avec qui, quelqu un, ne veux pas parler a un robot, pas a un robot, pas parler a une machine, pas parler a un bot, pas un robot, le gerant, votre patron, un superieur, vrai conseiller, parler a une machine, standardiste, parler a un agent, vrai agent, agent svp, passez moi un agent, moi un agent, agent humain
    telephone: tel, telephonique, numero, appeler, appelez, appelle, cellulaire, coup de fil, numero de telephone, telephoner, vous appeler, indicatif
    courriel: courriels, email, emails, mail, mails, e mail, adresse courriel, couriel
    reserver: se voir mardi, se voir lundi, se voir la semaine, on peut se voir, peut tu se voir, reservation, rendez vous, rdv, rencontre, rencontrer, prendre rendez vous, prendre rdv, reserve, fixer, planifier, inscription, demonstration, demo, creneau, plage horaire, booker, booke, cedule, ceduler, mise en contact, calendrier de rendez vous, appel la semaine prochaine, se parler, discuter de mon projet, prendre contact, ou est le formulaire, ou trouver le formulaire, embarquer avec vous, on embarque, commencer avec vous, pret a commencer, prete a commencer, faire affaire avec vous, devenir client, me montrer comment, parler de mon projet, parler d un projet, discuter d un projet, prochaine etape pour, s inscrit, s inscrire, m inscrire a l appel, fixer une rencontre
    consultation: appel decouverte, consultations, appel gratuit, appel de 30 minutes, premier appel, premiere rencontre, appel strategique, decouverte, premier rendez vous, consulation, rencontre de decouverte, rencontre decouverte, rencontre gratuite, appel de decouverte, consulter, seance gratuite, session gratuite, appel d introduction, premier echange, premier contact, presentation de vente
    gratuit: gratuite, gratuitement, sans frais, sans cout, gratis
    bot: chatbot, chat bot, chatbots, robot, agent conversationnel, assistant, assistant virtuel, assistant ia, bots, robots, clavardage, assistante, agent ia, agent virtuel, agent intelligent, agent, robot conversationnel, robot de clavardage
    soutien: posent toujours, messages facebook, repond aux messages, courriels par jour, clients ecrivent, clientes m ecrivent, messages de clients, 200 courriels, service a la clientele, service client, service clientele, support, support client, soutien a la clientele, sav, service apres vente, demandes des clients, questions des clients, demandes clients, questions de mes clients, questions de clients, soutien client, repondre aux courriels, repondre a mes clients, repondre aux clients, courriels de mes clients, courriels des clients, courriels clients, memes questions, demandes de soutien, plaintes, service clientelle, boite de reception, boite courriel, mes courriels, questions frequentes, repondre aux questions, se repondent toutes seules, transferer les appels, transfert d appels, transferer un appel, acheminer les appels, acheminer un appel, deborde, debordee, debordes, repond toute seule, manque plein d appels, manquer des appels, appels manques, manquons des appels, manque des appels, manque beaucoup d appels, reponds au telephone, repondre au telephone, prendre les appels, releve, prend la releve, prendre la releve, questions de livraison, ou est ma livraison, noient, noie, submerge, submerges, inonde de demandes
    vente: vendre plus, plus de ventes, sans engager un vendeur, mes vendeurs, nos vendeurs, leads, lead, ventes, vendre, prospect, prospects, prospection, lead, leads, clients potentiels, nouveaux clients, client potentiel, conversions, acquisition, commerciale, commercial, trouver plus de clients, trouver des clients, plus de clients, attirer des clients, avoir plus de clients, augmenter mes ventes, augmenter nos ventes, nouvelle clientele, ecrire aux prospects, repondre aux prospects, rendez vous avec des clients, rendez vous avec des prospects, plus de rendez vous, echapper de clients, echapper des clients, perdre de clients
    relance: personne les relance, personne fait le suivi, suivre les clients, faire le suivi, relancer mes soumissions, soumissions se perdent, rappeler mes leads, rappeler tout le monde, leads qui refroidissent, oublient de suivre, relances, relancer, suivi, suivis, rappeler, rappels, rappel, relancez, relancer mes soumissions, relance de soumission, relance des soumissions, relancer des soumissions, relancer une soumission, suivi de soumission, suivi des soumissions, relancer les soumissions, relances de soumissions, relancer nos soumissions, suivi de mes soumissions, relancer mes clients, faire mes suivis, mes suivis, oublie mes suivis
    operation: operations, administratif, administrative, administration, paperasse, gestion interne, processus internes, taches administratives, arriere boutique, processus, taches eparpillees, taches se perdent, taches partout, eparpillees partout, compiler, compilation, compiler des chiffres
    rapport: tableau de bord, tableaux de bord, voir mes chiffres dans un tableau de bord, tableau de bord pour voir mes chiffres, rapports, tableau de bord, tableaux de bord, tableau, indicateurs, kpi, chiffrier, chiffriers, reporting, compte rendu, excel, google sheets, feuille de calcul, dans un tableau de bord, mes chiffres, mes chiffres dans
    integration: integrations, integrer, integrez, connecter, connectez, connecte, brancher, branchez, branche, relier, reliez, compatible, compatibles, compatibilite, synchroniser, se branche, lier, interfacer, changer de logiciel, changer d outil, changer d outils, changer nos logiciels, garder nos outils, garder mes outils, garder nos logiciels, changer de logiciels, changer de systeme, devons nous changer, abandonner nos logiciels, abandonner nos outils, logiciels actuels, outils actuels
    outil: outils, logiciel, logiciels, application, applications, plateforme, plateformes, systeme, systemes, erp, progiciel, app, apps
    miseenservice: mise en service, mise en place, mettre en place, mise en marche, mise en route, demarrer, demarrage, demarre, lancement, lancer, implantation, implanter, implementation, implementer, deploiement, deployer, installation, installer, debuter, commencer, commence, commencez, en ligne, en fonction, operationnel, integration de notre equipe, heures de mon temps
    duree: combien de temps, combien de semaines, combien de jours, delai, delais, echeancier, en combien de temps, duree, dure, durer, durera, semaines, combien de mois, a quelle vitesse, quand est ce que, delais de livraison, rapidite, vite est ce, long est ce, c est long, ca prend, est ce long, c est long a, long a, avant que ca roule, ca prend combien de temps, avant que ca
    securite: me faire pirater, faire piratage, se faire piratage, me faire piratage, ou sont stockees, ou sont gardees nos donnees, ou sont hebergees, hebergees, securitaire, securise, securisee, securises, securisees, proteger, protegez, protege, protegees, proteges, protection, chiffrement, chiffre, cybersecurite, sur et, sures, en surete
    donnee: donnees, base de donnees, data, vie privee, confidentialite, confidentiel, confidentielle, confidentielles, confidentiels, renseignements personnels, donnees personnelles, informations personnelles, infos personnelles, renseignement, renseignements, mes infos, mes informations, nos infos, nos informations, sur moi, informations sur moi, mon dossier, mes donnees, donnees clients, ce que j ecris, ce que je vous ecris
    effacer: supprimer, suppression, efface, effacez, effacement, detruire, enlever, retirer mes, oubliez moi, faire effacer, droit a l oubli, detruisez, supprimez, supprime
    conserver: conservation, conservez, conservees, gardez vous, combien de temps gardez, garder, gardez, garde, stocker, stockez, stockees, stockage, entreposer, gardees, archivez, gardez vous mon, gardez vous ma, pendant combien de temps gardez, gardez vous mon formulaire
    solo: seul dans, tout seul, toute seule, travailleur autonome, travailleuse autonome, autonome, pigiste, a mon compte, entrepreneur seul, solopreneur, une seule personne, juste moi, je suis seul, je suis seule, pigistes
    petite: petits, petite entreprise, micro, petite equipe, tpe, demarrage d entreprise, jeune pousse, startup, petites, trop petit, trop petits, trop petite, petits joueurs, petit, petit commerce
    grande: grande entreprise, grosse entreprise, grosse compagnie, multinationale, grandes, corporation, grosse boite, gros, grand, grosse
    convient: convenir, quel forfait choisir, choisir, choisis, recommandez, recommande, recommander, conseillez, conseillez vous, adapte, adaptee, approprie, lequel prendre, lequel choisir, meilleur forfait, quel forfait prendre, me faut, devrais je prendre, devrait on prendre, bon forfait, conviendrait, correspond, conseilles
    disponibilite: tombe a terre, tombe en bas, saute, ca gele, ca lache, panne, pannes, interruption, interruptions, temps d arret, fiabilite, fiable, hors service, hors ligne, plante, tombe en panne, brise, bogue, bug, en panne, tombent en panne, arrete de fonctionner, ne fonctionne plus, bris, briser, planter, plantent, plantent ils, buguent
    situe: ou etes vous, vous etes ou, ou se trouve, ou sont vos bureaux, ou est votre bureau, situes, situee, localise, vos bureaux, votre bureau, adresse, adresse postale, base a, bases, emplacement, ou vous trouver, ou etes, locaux, vos locaux, situe ou, trouve votre, ou travaillez vous physiquement, siege social, quelle ville, pignon sur rue, passer vous voir au bureau
    fondatrice: en arriere de, qui a parti, parti la compagnie, parti l entreprise, qui a demarre, fondateur, proprietaire, fonde, fondee, fondation, pdg, dirige, dirigeante, cree, creee, patron, patronne, creatrice, createur, qui est derriere, derriere nordet, fondateurs, dirigeants, comment tout a commence, comment avez vous commence, comment ca a commence, votre histoire, qui se cache derriere, derriere cette entreprise, derriere cette compagnie, derriere votre entreprise, l histoire de votre, histoire de votre compagnie, histoire de votre entreprise
    ville: villes, region, regions, territoire, montreal, laval, toronto, ottawa, gatineau, sherbrooke, longueuil, rive sud, province, ontario, saguenay, trois rivieres, levis, vancouver, alberta, ville de quebec, a quebec, abitibi, rimouski, calgary, couvrez, desservez, couvrir, desservir, ou travaillez vous, ou servez vous, j ai un commerce a, mon commerce est a, commerce a, drummondville, terrebonne, repentigny, saint jerome, granby, blainville, brossard, mirabel, victoriaville, joliette, chicoutimi, mascouche, boucherville, saint hyacinthe, outaouais, laurentides, estrie, mauricie, monteregie, lanaudiere, charlevoix, gaspesie, kingston, mississauga, manitoba, nouveau brunswick, moncton, halifax, new york, nouvelle ecosse, colombie britannique, saskatchewan, terre neuve
    distance: a distance, en personne, sur place, teletravail, en ligne seulement, visioconference, visio, zoom, teams, hors quebec, hors du quebec, ailleurs, etats unis, a l etranger, etranger, vous deplacez, deplacez vous, deplacer, amerique du nord, vous deplacer, pays, europe de l ouest, venir nous voir, venez nous voir, venez vous, venir chez nous, venir a nos, passer nous voir, venir a notre, aux etats unis, virtuel, virtuelle, par video, notre usine, a notre usine, nos bureaux, trop loin, loin de, passer vous voir, en ligne ou, en presentiel, presentiel
    etudedecas: temoignent, clients qui parlent, clients qui temoignent, etude de cas, etudes de cas, exemple, exemples, temoignage, temoignages, references, reference, realisations, realisation, clients precedents, anciens clients, portfolio, cas clients, cas client, preuve, preuves, histoires a succes, avis, projets passes, succes, deja fait, clients contents, clients satisfaits, clients heureux, clients actuels, deja travaille, deja aide, deja accompagne, cas reels, cas vecus, qu avez vous fait, les cas, vrais clients, d autres clients, autres clients, entreprises comme la mienne, comme la mienne, marche pour d autres, vos clients ont, un succes, belle histoire, raconter un, racontez moi un
    eparpille: eparpillees, eparpilles, eparpillee, disperses, dispersees, plusieurs fichiers, doublons, une seule source
    detaillant: commerce en ligne, boutique en ligne, magasin en ligne, boutique, magasin, detail, commerce electronique, ecommerce, e commerce, commercant, detaillants, panier, paniers, magasins, woocommerce
    comptable: comptables, cabinet comptable, cpa, comptabilite, tenue de livres, services professionnels, cabinet, notaire, firme comptable, agence, cabinet d avocats
    clinique: cliniques, physiotherapie, physio, sante, dentiste, dentaire, medecin, patients, patient, veterinaire, cabinet medical, clinique medicale, soins
    langue: langues, francais, anglais, bilingue, bilingues, anglophone, francophone, bilinguisme, en francais et en anglais, deux langues, francais et anglais, anglais et francais, les deux langues
    taxe: taxes, tps, tvq, tvh
    frais: frais d installation, frais de demarrage, frais caches, frais supplementaires, frais d activation, frais d ouverture, couts caches, autres couts, couts supplementaires, extras, supplement, supplements, frais en plus, surprises sur la facture, d autres frais, frais de depart, frais initiaux, cout de depart, couts de depart, frais d entree, mise de depart, investissement initial, frais uniques, en sus, payer en plus, surprises, surprise, mauvaise surprise, comprennent ils le, prix comprennent, cout additionnel, couts additionnels, frais additionnels, facturez vous l installation, facturez l installation, frais de formation
    loi25: loi 25, loi vingt cinq, projet de loi 64, loi 64, loi quebecoise sur, loi sur la protection des renseignements, pl64, registre des incidents selon la loi
    rgpd: gdpr, europe, europeen, europeens, europeenne, en france, mes clients sont en europe
    soc2: soc 2, iso 27001, audit, audits, audite, auditee, certification, certifie, certifiee, certifies, certifications, attestation
    antipourriel: pourriel, pourriels, spam, loi canadienne anti pourriel, anti pourriel, lcap, anti spam, spammer, courriels non sollicites, publicitaires
    temoin: temoins, cookie, cookies, navigateur, traceur, traceurs, fichiers temoins, temoin de connexion, biscuits
    infolettre: info lettre, newsletter, liste d envoi, bulletin, abonner, m abonner, desabonner, me desabonner, desabonnement, infolettres, m inscrire a l infolettre, inscrire a l infolettre
    blog: blogue, article, articles, billets, billet, blogues, conseil, conseils, truc, trucs, astuces, avez vous des textes sur, avez vous ecrit, ecrit quelque chose sur, texte sur, textes sur, contenu publiez, publiez vous, publications
    perdreemploi: voler mon emploi, perdre mon emploi, remplacer mes employes, remplacer le monde, remplacer les gens, remplacer mon equipe
    emploi: emplois, carriere, carrieres, embauchez, embauche, embaucher, recrutez, recrutement, stage, stages, stagiaire, postuler, cv, curriculum, candidature, travailler chez vous, travailler pour vous, joindre votre equipe, recruter, postes ouverts, poste ouvert, poste a combler, postes a pourvoir, postes disponibles, poste disponible, des postes, vos postes, monde a engager, cherchez vous du monde, engagez vous, vous engagez
    telecharger: telechargement, pdf, brochure, depliant, telechargeable, un seul document, imprimer, imprimable, version papier, document a, en document, documentation a envoyer, a envoyer a mon patron, a montrer, montrer a mon, de la documentation, presentation a montrer, base de connaissances
    repetitif: repetitive, repetitives, repetitifs, a la main, manuel, manuelle, manuelles, taches plates, saisie de donnees, copier coller, recopier, fastidieux, entree de donnees, repetitivement, manuellement, saisir
    gaintemps: gagner du temps, gain de temps, sauver du temps, temps gagne, temps economise, heures gagnees, economiser du temps, heures par semaine, liberer du temps, gagne du temps, heures economisees, sauve du temps, temps peut on, temps vais je gagner, temps va t on gagner
    mois: mensuel, mensuelle, mensuellement, par mois, chaque mois, mensualite, mensuels
    annee: annuel, annuelle, annuellement, par annee, par an, douze mois, un an
    facture: factures, facturation, facture, facturer, paiement, payer, paie, paies, paye, paient, carte de credit, facturee
    formation: former, formez, forme mon, formations, formerez, apprendre, formee
    appartient: appartiennent, a qui appartient, a qui appartiennent, propriete intellectuelle, proprietaire du code, proprietaire des, droits d auteur sur ce que, m appartient, appartenir, a moi, a qui sont, reste a moi, restent a moi, est a moi, a nous, reste a nous
    difference: different, differents, differente, distingue, distinguez, demarque, demarquer, demarquez, particularite, pourquoi vous choisir, pourquoi vous, pourquoi nordet, pourquoi travailler avec vous, pourquoi choisir, avantage, avantages, vous choisir, differencie, differenciez, special chez vous, de special, plutot que, plutot qu, plutot qu avec, pourquoi faire affaire, mieux que les autres, pourquoi devrais je, que les autres, choisir nordet, vous plutot, de plus que les autres, plus que les autres, que les autres agences, rend uniques, uniques, unique
    concurrent: concurrents, concurrence, competiteur, competiteurs, competition, autres agences, autre agence, une autre agence, autres consultants, autres firmes, autre firme, autres fournisseurs
    cote: cotes, notation, pointage, score, scores, note ma, notez, evaluez vous ma, note a ma demande, une note, note, notes, la cote, un robot decide, algorithme, decide si
    incident: incidents, fuite, fuites, piratage, pirater, pirate, piratee, vol de donnees, breche, fuite de donnees, voles, volees, pirates
    faille: failles, vulnerabilite, vulnerabilites, signaler une faille, bogue de securite, trou de securite, faille de securite
    citer: citation, reproduire, reprendre vos textes, copier vos textes, reutiliser, republier, cite, copier votre site, reprendre un, paragraphe, extrait, reprendre vos, traduire vos, reprendre vos articles
    touttemps: 24 7, 24 h sur 24, jour et nuit, 24 heures sur 24, 7 jours sur 7, la nuit, en tout temps, 24h 24, nuit, a toute heure
    attitre: responsable attitre, personne attitree, gestionnaire de compte, attitree, charge de compte, dediee, dedie, charge de projet
    rencontres: reunion, reunions, bilan, suivi mensuel, a quelle frequence, seances, frequence, se parle t on
    delaireponse: delai de reponse, temps de reponse, repondez vous vite, vous repondez, repondez, vous me repondez, repondrez, aurai je une reponse, avoir une reponse, recontactez, recontacter, recevoir une reponse, quand aurai je des nouvelles, nouvelles de vous, reponse apres, va t on repondre, repondre a ma demande, reponse a ma demande, reponse de votre part, aurai une reponse, repondez vous, va me repondre, me repondre, allez vous me repondre, me rappelez dans, apres ma demande, rappelez vous dans, m appelez apres
    populaire: plus populaire, plus choisi, le plus vendu, plus vendu, plus courant
    mois90: 90 jours, quatre vingt dix jours, trois mois, 90 j
    mois30: 30 jours, trente jours, premier mois, 30 premiers jours
    audience: google analytics, mesure d audience, mesurez les visites, pistage, pister, suivre mes visites, statistiques de visites, outil de mesure, me suivez vous, mesurer les visites, suivez vous mes, analytique, outil d analyse, pixels, pixel, mesure des visites, pistez, pistez vous
    mesurer: mesure, mesurez, mesurer le temps, heures perdues, temps perdu, perte de temps, pertes de temps, compter les heures, feuille de temps, perd en taches, perdons en taches, perd mon equipe, equipe perd, temps perdu en, mesurer les heures, savoir ce que mon equipe
    suite: que se passe t il, qu est ce qui se passe, il se passe quoi, se passe quoi, passe quoi, prochaine etape, prochaines etapes, ensuite, et apres, par la suite, la suite, qu arrive t il, et maintenant, je viens de soumettre, maintenant quoi, viens d envoyer
    offre: vous faites quoi dans vie, dans vie, dans la vie, c est quoi votre business, c est quoi votre entreprise, vous faites quoi, que faites vous, qu est ce que vous faites, tu fais quoi, ce que vous faites, faites quoi, vos services, quels services, services offerts, votre offre, vous offrez quoi, qu offrez vous, que proposez vous, en quoi consiste, vous servez a quoi, a quoi servez vous, que pouvez vous faire, pouvez vous faire pour, que pouvez vous, pouvez vous m aider, comment pouvez vous m aider, service propose, services proposes, domaine, specialite, expertise, faites vous de l ia, l ia peut, que fait votre entreprise, que fait votre compagnie, vous faites dans, vous automatisez quoi, comment vous aidez, trois services, services que vous offrez, l automatisation peut faire, peut faire pour, nous etre utiles, m etre utile, peut on confier, confier a vos outils, en quoi pouvez vous
    rappelezmoi: rappelez moi, rappeler moi, me rappeler, m appeler, appelez moi, qu on m appelle, qu on me rappelle, me telephoner, me rappelle, me contacter, contactez moi, me joindre, me recontacter, me faire rappeler, recontactez moi
    depuisquand: depuis quand, quelle annee, depuis quelle annee, en quelle annee, depuis combien de temps, annees d experience, anciennete, date de creation, existez, existence, depuis longtemps, fait longtemps, longtemps que vous
    partage: vendez tu mes, vendez tu nos, vous vendez tu mes, vous vendez mes, partager, partagez, revendre, revendez, vendez mes, vendez nos, vendez vous mes, vendez vous nos, vendre mes, vendre nos, transmettre, transmettez, tiers, tierce partie, communiquez a, qui voit, qui a acces, a qui donnez, a d autres, qui peut voir, qui consulte, donnez vous mes, qui lit mes, vendre mon, vendre mon adresse, sortent du quebec, sortent ils du quebec, sortent du canada, sortent elles du, quittent le quebec, hors du canada, hors canada, vendre mes donnees, restent au canada, reste au canada, restent elles au canada, restent au quebec, quittent le canada, a acces a ce que, qui a acces a
    heurecout: cout d une heure, coute une heure, heure d un employe, taux horaire, cout horaire, heure de travail
    moinscher: moins cher, moins chere, plus abordable, meilleur marche, moins dispendieux, plus bas prix, prix le plus bas, plus economique, entree de gamme, plus petit prix, prix minimum, prix de depart, a partir de quel prix
    meteo: quel temps, temps va t il, temps fait il, fera t il beau, pluie, neige, pleuvoir, neiger, temperature
    quisommesnous: qui etes vous, vous etes qui, c est qui, c est quoi nordet, nordet c est quoi, c est quoi votre entreprise, a propos de vous, parlez moi de vous, parlez moi de nordet, presentez vous, que fait nordet, parlez moi de votre entreprise, presentation de l entreprise, parlez moi de votre compagnie, parlez moi de vous autres, decrivez votre entreprise
    rivalnomme: zapier, make com, n8n, intercom, zendesk, botpress, manychat, accenture, deloitte, kpmg, pwc, ibm, tidio, freshdesk, copilot studio, uipath, power automate
    meilleur: meilleurs que, mieux que, meilleure que
    responsable: responsable de la protection, qui est responsable, dpo, personne responsable, en charge de, agent de protection, officier, a qui je m adresse, a qui m adresser, a qui dois je ecrire pour
    estimer: estimer, estimation du gain, economies, economiser, sauverais, sauver, epargner, combien je sauverais
    diminuer: diminuer, reduire, reduction, baisser, diminution, en moins
    refuser: refuser, refusez, acceptez, acceptez vous tous, accepter
    jamaisautomatiser: jamais automatiser, ne s automatise jamais, ne pas automatiser, jamais etre automatise, automatise jamais
    devise: dollars canadiens, dollars americains, devise, canadiens ou americains, usd, cad, dollar canadien, dollar americain, dollars us
    essai: essayer, essai, essai gratuit, periode d essai, tester avant, essayer avant, tester
    ajour: a jour, mise a jour, tenu a jour, mettre a jour, fouillis, en desordre, pas a jour
    canadien: canadienne, canadiens, canadiennes, quebecois, quebecoise, d ici, locale
    rendezvousmanque: oublient leurs rendez vous, rendez vous oublies, rendez vous manques, no show, no shows, rappels de rendez vous, rappel de rendez vous, oublient leur rendez vous, ne se presentent pas, rendez vous annules
    echec: ca marche pas, ne marche pas, marche pas, ne fonctionne pas, fonctionne pas, pas de resultats, aucun resultat, ca ne donne rien, donne rien, rapporte rien, rapporte pas, sans resultats, sans resultat
    vendezvous: vendez vous, vous vendez, tu vends
    autrenumero: numero de tps, numero de tvq, numero d entreprise, neq, bureau de poste, hopital, salaire minimum, paie, la paie
    noclients: qui sont vos clients, quel genre d entreprises, genre de clients, type d entreprises, types d entreprises, clients types, a qui s adresse, pour qui est, genre d entreprise, quels clients, sorte d entreprises, quelles entreprises, type de clients, types de clients, clientele cible, vous adressez vous, qui sert, type de clientele
    chargetravail: charge de travail
    comprisdansprix: compris dans le prix, inclus dans le prix, comprend le prix, prix comprend, le prix inclut, compris dans le forfait, inclus dans le tarif
    pluscher: plus cher, plus chere, plus dispendieux, haut de gamme
    appel: appels
    estcebot: etes vous un bot, es tu un bot, etes vous un robot, es tu un robot, etes vous humain, es tu humain, vous etes un robot, t es un robot, tu es un robot, parle a un robot, parle a un bot, parle a une machine, est ce un robot, es tu une ia, etes vous une ia, vous etes une ia, es tu reel, etes vous reel, a qui je parle, a qui est ce que je parle, qui me parle, ton nom, comment vous appelez vous, comment t appelles tu, vous etes chatgpt, es tu chatgpt, quel modele, etes vous une vraie personne, es tu une vraie personne, etes vous un humain, es tu un humain, un vrai humain ou, humain ou, robot ou, que sais tu faire, que pouvez vous repondre, que puis je vous demander, que puis je te demander
    horloge: quelle heure est il, quel jour sommes nous, quelle heure il est, quel jour on est, quelle date
    imprimante: imprimantes
    vosrevenus: vos revenus, votre chiffre d affaires, votre profit, vos profits, profit faites vous, gagne la fondatrice, salaire de
    pourquoivouloir: pourquoi voulez vous, pourquoi avez vous besoin, pourquoi demandez vous
    coordonneesclient: courriel d un client, telephone d un client, coordonnees d un client, liste de vos clients, noms de vos clients
    tonage: quel age as tu, quel age avez vous
    jetaime: je t aime, je vous aime, epouser
    documentation: documentations
    voirmes: voir les renseignements, voir mes renseignements, voir mes donnees, consulter mes donnees, consulter mes renseignements, acceder a mes, acces a mes, copie de mes, voir ce que vous avez
    methode: comment travaillez vous, comment procedez vous, votre demarche, facon de travailler, maniere de travailler, votre approche, facon de proceder, approche, demarche, procedez
    tenir: a quoi tenez vous, en quoi croyez vous
    velocity: velocity, forfait velocite, dans velocite
    accelerate: accelerate, forfait accelerer, dans accelerer
    dominate: dominate, forfait dominer, dans dominer
    registre: registre des incidents, registre d incidents
    efvp: evaluation des facteurs, facteurs relatifs a la vie privee
    nbclients: combien de clients, combien d entreprises, nombre de clients
    revenuannuel: chiffre d affaires, millions, million, revenus annuels, chiffre d affaire
    piege: le piege, un piege, attrape, l attrape, anguille
    accompagnement: accompagnez, accompagner, suivi apres, soutien continu, apres la mise en service
    plateformesite: creer mon site, site web pour moi, faire mon site, refaire mon site, creer un site, concevoir un site, developper une application, application mobile, applications mobiles
    paiementmode: carte de credit, cartes de credit, virement, payer par cheque, modes de paiement, mode de paiement, bitcoin, paypal, interac
    nbemployes: combien d employes avez vous, combien etes vous, combien de personnes dans votre equipe, taille de votre equipe, combien de personnes travaillent
    fairecompta: faites vous la comptabilite, faire ma comptabilite, tenir mes livres
    changerforfait: changer de forfait, changer mon forfait, passer a un autre forfait, monter de forfait, changer d abonnement
    vite: long a installer
    premier: en premier, commencer par, par quoi commencer, par quoi commence, quoi automatiser, par ou commencer, par ou on commence, automatiser d abord
    base: forfait de base, plan de base
    nombre: combien de, combien d
    surmesure: sur mesure
    coordonneesclients: courriels de tes clients, courriels de vos clients, liste des courriels, liste des clients, liste de tes clients
    coursdelangue: apprendre l anglais, apprendre le francais, m apprendre
    argentcomptant: argent comptant, l or, once d or
    meilleurcrm: meilleur crm
    courrielsdeuxlangues: courriels en francais et en anglais, courriels dans les deux langues
    productivite: productif, productivite, efficacite, efficace, plus productif, gain de productivite
    ressaisir: entrer les commandes, a rentrer une par une, rentrer une par une, entrer a la main, rentrer les factures, sur papier, encore sur papier, ressaisit, ressaisir, retape, retapons, retaper, memes donnees dans, double saisie, saisie en double
    philosophie: votre philosophie, votre vision
    quitterperte: perds tout, perd tout, je perds, on perd tout, perdre mes, perdre tout
    texter: vous texter, texto, sms, whatsapp, texte moi, messenger
    payerannee: a l annee, payer par annee, paiement annuel, payer annuellement
    aurendezvous: au rendez vous, pas la, resultats ne sont pas, resultats pas, pas au rendez vous
    jourferie: 24 juin, saint jean, 1er juillet, fete du canada, fete du travail, paques, vendredi saint, action de grace, jour ferie
    nouvellescourriel: recevoir vos nouvelles, vos nouvelles par courriel, recevoir vos articles, recevoir des nouvelles
    remplacercrm: le remplacer, remplacer notre, remplacer mon, deja un crm, deja un, deja des outils, remplacer nos
    preuvechiffres: chiffres pour prouver, chiffres qui prouvent, prouver que ca
    priseappels: appellent le soir, personne repond, manque plein d appels, perd plein d appels, perd des appels, on perd d appels, telephone sonne, telephone derougit, manque des appels, manque d appels, plein dappels, rate des appels, ratons des appels, prendre les appels, repondre aux appels, appels de nos clients, appels de mes clients, prendre nos appels, repondre au telephone
    mesdroits: exercer mes droits, mes droits, quels sont mes droits
    minute: minutes, min
    automatiser: automatisation, automatisations, automatise, automatisez, automatisee, automatises, automatique, automatiquement, automatiques
    modifier: corriger, rectifier, changer mes, mettre a jour mes, correction, corrigez
    acces: acceder, consulter mes, voir mes
    tache: taches, besogne, corvee, corvees, ouvrage`,
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
    temps: tps, tmps
    donc: faque, fake, fak, facque
    quand: kan, qd
    que: qe, ke, kil
    qui: ki
    beaucoup: bcp, bocoup
    message: msg, msgs
    telephone: cell
    aussi: itou`,
  ownStory: `
    j ai une, j ai un, on a un, on a une, nous avons un, nous avons une, on est, nous sommes, je suis, ma compagnie, mon entreprise, ma business, mon commerce, mon equipe, notre compagnie, notre entreprise, ma femme, ma blonde, mon chum, mon mari, mon frere, mon pere, mon adjointe, ma secretaire, mes employes, mes clients, nos clients`,
  worksFor: `
    travaillez vous avec des, travaillez vous pour des, avez vous deja aide, faites vous affaire avec, servez vous, aidez vous les, aidez vous des, avez vous des clients`,
  weak: `offre nombre`,
  people: `employes employe employer employees personnes personne salaries gens collegues`,
  greetings: `bonjour, salut la gang, allo la gang, bonjour la gang, salut tout le monde, allo tout le monde, salut, allo, allô, bonsoir, bon matin, coucou, hello, hi, hey, rebonjour, bon apres midi, bonne journee a vous, salutations, yo, bon soir, bjr, bonjour bonjour, bonjour a vous, slt`,
  thanks: `merci, merci beaucoup, merci bien, mille mercis, un gros merci, super merci, parfait merci, merci pour l info, merci pour votre aide, genial, parfait, super, excellent, d accord merci, ok merci, merci infiniment, c est gentil, bien recu, tres bien merci, c est clair merci, c est note, cool, merci c est clair, wow merci, grand merci, je vous remercie, c est parfait, mrc, mci`,
  goodbyes: `au revoir, bye la, c est beau, ok c est beau, bye, bye bye, a bientot, bonne journee, bonne soiree, bonne fin de journee, a la prochaine, bonne nuit, ciao, a plus, a plus tard, bonne fin de semaine, c est tout, ce sera tout, c est tout merci, aurevoir, tourlou`,
  wellbeing: `comment allez vous, comment vas tu, ca va, comment ca va, vous allez bien, tu vas bien, quoi de neuf, ca va bien, sa va, comment va`,
  asksForIt: `francais, en francais, parler francais, parler en francais, parlez francais, repondre en francais, repondez en francais, continuer en francais, continuons en francais, passer au francais, passez au francais, passer en francais, changer pour le francais, ecrire en francais, discuter en francais, faire ca en francais, clavarder en francais, version francaise,
    french, in french, speak french, speak in french, answer in french, reply in french, respond in french, continue in french, switch to french, change to french, talk in french, write in french, chat in french, go on in french, french version, do this in french, change language to french, change the language to french`,
  polite: `svp stp s il vous te plait pouvez peux peut pourriez pourrait on tu je veux voudrais aimerais prefere prefererais est ce que qu c possible de me moi plutot oui ok d accord bonjour maintenant j y a t si merci desole`,
  yes: `oui, ouais, ouep, bien sur, d accord, ok, absolument, oui svp, oui s il vous plait, allez y, volontiers, certainement, parfait oui, go, correct, oui merci, avec plaisir, exactement`,
  no: `non, non merci, pas vraiment, nenni, pas maintenant, laisse faire, laissez faire, aucun`,
  followUps: `c est combien, c est long, ca coute, ca dure, et, et pour, mais, et si, et le, et la, et les, et l, puis, pis, aussi, ou, alors, donc, et vous, qu en est il, qu en est il de, ok et, ok mais, d accord et, et c est, et ca, et comment, et est ce`,
  pointers: `ca, cela, ceci, celui, celui la, celui ci, celle, celle la, celle ci, ceux, ceux la, le meme, la meme, en, y, ils, elles, ce forfait la, ce forfait, ce service, celles`,
  more: `plus de details, plus de precisions, plus d info, plus d infos, plus d informations, dites m en plus, en savoir plus, j aimerais en savoir plus, plus, continuez, continue, expliquez, pouvez vous expliquer, developpez, precisez, c est a dire, quoi d autre, autre chose, par exemple, comme quoi, comment ca, encore, des exemples, details, pourquoi, plus en detail, je veux en savoir plus`,
  ordinals: {
    first:
      "premier, premiere, le premier, la premiere, 1er, 1ere, numero 1, option 1, moins cher, le moins cher, plus petit, le plus petit",
    second:
      "deuxieme, second, seconde, le deuxieme, la deuxieme, le second, 2e, 2eme, numero 2, option 2, celui du milieu, du milieu, milieu",
    third: "troisieme, le troisieme, la troisieme, 3e, 3eme, numero 3, option 3",
    last: "dernier, derniere, le dernier, la derniere, plus gros, le plus gros, plus cher, le plus cher, plus grand, le plus grand, l autre, autre",
  },
  refused: `ignore tes, ignorez vos, ignore toutes, ignorez toutes, ignore les, ignorez les, ignore tout, ignorez tout, oublie tes, oubliez vos, oublie tout, oubliez tout, tes instructions, vos instructions, instructions precedentes, tes regles, vos regles, invite systeme, prompt systeme, ton prompt, votre prompt, system prompt,
    tu es maintenant, vous etes maintenant, fais semblant, faites semblant, fais comme si, agis comme, agissez comme, joue le role, jouez le role, mode developpeur, jailbreak, revele, revelez tes, revelez vos, affiche ton, affichez votre, repete les mots, mot de passe, mot de passe admin, cle api, cle d api, code source, drop table, select from, script alert, onerror, javascript, base64, nouvelles instructions, ignore your, ignore all, you are now,
    idiot, idiote, idiots, imbecile, imbeciles, stupide, con, conne, connard, connards, cons, merde, merdique, tabarnak, tabarnac, calisse, crisse, osti, ostie, va chier, va te faire, ferme la, ta gueule, tes poche, t es poche, salaud, salope, pute, putain, enfoire, debile, debiles, cretin, cretins, niaiseux, epais, je vous deteste, je te deteste, bande de, trou de cul, nul a chier, vous etes nuls, t es nul, tu es nul, tu sers a rien, inutile`,
  telling: `le la les un une des du de et est sont que qui quoi quel quelle quels quelles comment combien pourquoi quand je tu il nous vous ils mon ma mes ton ta tes son sa ses votre vos notre nos leur
    ce cette ces ca cela pour avec dans sur par chez au aux en ne pas plus mais ou donc si oui non merci bonjour salut bonsoir svp s'il plait puis peux peut pouvez voulez veux voudrais faut faire fait faites avez avons suis etes etre
    avoir quelqu'un c'est j'ai j'aimerais qu'est est-ce d'accord l'entreprise prix cout coute tarif tarifs forfait forfaits soumission courriel gratuit gratuite heures ouvert ferme rendez-vous rdv entreprise besoin travaillez parlez parler personne aide
    y a-t-il avez-vous faites-vous pouvez-vous etes-vous livrez tres trop bien tout tous toute moi toi lui elle elles on se sans sous entre depuis alors aussi meme encore deja jamais toujours rien quelque chose allo koi pis`,
  us: `vous votre vos vs nordet tu ton ta tes toi te t`,
  me: `je j mon ma mes moi me m nous notre nos on chu jai jveux`,
  ordinary: `
    abandonner aborder accepter accompagner accomplir accorder accrocher accueillir achever admettre adopter affecter afficher affirmer agir agreer aimable amabilite amener amorcer analyser annoncer apercevoir appartenir applicable appliquer
    apprecier apprendre approcher approuver appuyer arranger arreter aspect assister associer assumer attacher attaquer attirer attraper augmenter autoriser autrement avancer avantage avertir avis avouer baisser baser battre blesser boire bord bouger bout brancher brave
    briser brutal calculer calme cause causer celui cesser chance changement charger chercher choisir choix circonstance circuler citer coin collegue commander commencer commenter commun communiquer comparer compenser complet completement complexe compliquer comporter composer
    compte conclure conclusion condition conduire confirmer conseil conseiller consacrer conserver considerer consister constater construire contacter contenir contexte continuer contraire controler convaincre convenir copie correct correspondre corriger coucher couper couramment courir
    couter couvrir craindre creer creuser croire cuisine danger debattre debrouiller debut decevoir decider decision declarer decouvrir decrire deduire defendre definir degager delai demarrer demeurer demontrer dependre depenser deplacer deposer deranger derouler derriere desirer
    desormais dessiner detail determiner detester devant developper deviner dieu difference digne diminuer diriger disparaitre disposer distinguer diviser dominer dormir doubler doute douter dresser drole duree durer echanger echapper echouer eclairer ecouter ecrire efficace effort
    egal elever eliminer eloigner embeter emmener emotion empecher employer emporter emprunter encourager enfant enfin enlever ennuyer enorme enseigner entendre entier entourer entrainer entretenir enumerer environ eprouver erreur espece esprit essentiel estimer etablir etape etat eteindre
    etendre etonner etrange etude etudier eveiller evenement eventuel evident eviter evoluer evoquer exact exagerer examiner excellent excepter exception excuser exercer exister experience expliquer explorer exposer exprimer fabriquer face faciliter facilement fait familier famille fatiguer
    faute favorable favori femme fermer feter fier figurer fille fils final fixer fort fournir francais francaise frapper frequent frere front fuir futur gars gener genial gentil geste glisser gout grand grandir gratter grave gros groupe guerir habile habiter habitude habituel haut hesiter
    heureusement histoire homme honnete humeur hypothese ici identifier ignorer illustrer impliquer importance impression inclure incroyable independant indiquer individu influencer initial inscrire insister inspirer installer instant intelligent intention interet interieur interroger
    intervenir inutile inventer inverse inviter jeune joindre joli joyeux juger jurer justement justifier laisse large leger lent lentement lettre liberer librement lien limite limiter lire livre local logique loin long longueur lourd lutter maigre majeur mal malade malheureusement malgre
    mains maman manger maniere manquer marquer meler membre memoire menacer mener mentionner mentir mere mesure meriter milieu mince minimum mode moindre moitie morceau mort mot motif moyennant multiplier naitre nature naturel necessiter negliger nerveux net nettement neuf noter nommer notamment
    nuit obliger observer occasion occuper offert opinion opposer optimiste ordinaire organiser orienter origine oser ouvertement paix papa paraitre pardon pareillement parent parfaire parfaitement participer particulierement partager parvenir passage patience patient payer pays peine
    percevoir permettre perplexe persister personnellement petit peur phrase pire place plaindre plaire plaisir plat plier poids politesse poser positif poste potentiel pourtant pourcent pourcentage pousser preciser precisement precision preferable prenom preparer presenter presence pression presumer
    pretendre preter prevenir prevoir prier principal principe priver probable proceder proche produire profiter profond progres progresser progressivement promettre prononcer proportion proteger prouver provenir prudent public puissant qualite quantite quitter quotidiennement raison raisonnable
    ralentir ramasser ramener rapide rappel rapprocher rare rarement rassembler rassurer rater rattraper realiser realite reagir recent recemment recette rechercher reclamer recommencer recommander reconnaitre recourir recuperer reduire reel refaire reflechir refuser regard region regretter
    rejeter relatif relever remarquer remercier remettre remonter remplacer remplir rencontrer renoncer renseigner renverser repartir repasser repeter reposer reprendre representer reserve resister resoudre respecter ressembler ressentir ressource reste resultat retard retenir retirer
    retour retourner retrouver reunir reussir revel revenir rever revoir riche rigoureux rire risque role rompre rythme sain saisir sante satisfaire sauter sauver secret selon sens sensible sentiment separer serieux serieusement serrer seuil signal signaler signe signifier silence
    similaire simplifier situer soeur soigner solide solution sombre sommeil son sortir soucier souffrir souhaiter soulever souligner sourire soutenir souvenir specifique stable subir succes suffire suffisant suggerer suggestion suite suivant supporter supposer supprimer surprendre
    surprise surveiller survenir suspendre systeme tache taire tarder tater tellement temoigner tendance tendre tenter terme terminer territoire tete theorie tirer tomber toucher tour tournure tracer traduire trancher transformer transmettre transporter traverser trembler triste troubler
    unique urgent usage user utilite valable valeur valider valoir varier vendredi verifier verite verser veritable vider vie vieillir village violent visible vision visiter vitesse vivement vivant voeu volontaire volonte volontiers voyant vue`,
};
