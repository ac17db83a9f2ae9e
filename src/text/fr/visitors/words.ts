/**
 * How visitors write French, without accents: general words, none specific to one question.
 *
 * - `spoken`: spoken and misspelt forms, `written: spoken, another`;
 * - `same`: near-synonyms, one group per line, `group: word two-words another`;
 * - `followUps`: openings of a message that continues from the last answer; `pointers`: words that refer back to it;
 * - `places`: words that name a plan by its place in the list;
 * - `telling`: words of this language alone, which identify a message's language.
 */
export const wordsFr = {
  spoken: `
    3: trois
    4: quatre
    5: cinq
    6: six
    7: sept
    8: huit
    9: neuf
    10: dix
    11: onze
    12: douze
    13: treize
    14: quatorze
    15: quinze
    16: seize
    20: vingt
    30: trente
    40: quarante
    50: cinquante
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
    prix: cout couts coute coutent couter couterait couteront coutait coutera tarif tarifs tarification tarifaire
    prix: tarifaires tarrif combien-ca combien-ca-coute combien-que-ca-coute combien-coute ca-coute-tu c-est-combien
    prix: ca-revient-a revient-a-combien reviendrait chargez charger chargeait chargerez honoraires cotation
    prix: liste-de-prix grille-de-prix grille-tarifaire gamme-de-prix fourchette-de-prix ordre-de-prix
    prix: combien-d-argent combien-demandez-vous vous-demandez-combien combien-vous-chargez ca-vaut-combien
    prix: prix-de-depart mensualite mensualites quel-montant le-montant un-montant montant-total
    cher: chere chers cheres dispendieux dispendieuse couteux couteuse exorbitant exorbitants hors-de-prix
    cher: hors-de-portee peau-des-fesses les-yeux-de-la-tete bras-et-une-jambe fortune surevalue trop-eleve
    cher: inabordable onereux onereuse cadillac damage
    moinscher: moins-cher moins-chere moins-dispendieux plus-bas-prix prix-le-plus-bas abordable abordables de-base
    moinscher: entree-de-gamme cheap cheapest low-cost pas-cher pas-chere bon-marche au-rabais modeste modestes
    moinscher: bas-de-gamme premier-prix plancher minimal minimale prix-raisonnable raisonnable-comme-prix
    budget: budgets budgeter budgetaire depenser depense depenses depenserais debourser debourse debours fourchette
    budget: enveloppe serre-dans-le-budget mes-moyens nos-moyens reins-solides dans-mon-budget capacite-de-payer
    argent: piasse piasses piastre piastres cash fric bidous foin pognon dollar dollars dolar sous-noirs cenne cennes
    argent: cennes-noires sou liquidite liquidites tresorerie monnaie devise devises cad usd dollars-canadiens
    argent: dollars-americains argent-canadien argent-americain taux-de-change en-cad euro euros conversion-de-devise
    argent: convertir-en-dollars
    soumission: soumissions estimation estimations estimer estime estimez estimes estime-de-prix cotation-de-prix
    soumission: proposition propositions offre-de-service offre-de-services soumissionner submission soumition
    soumission: quotation evaluation-de-prix offre-de-prix demande-de-prix proforma estimateur soumissionne
    facture: facturation facturer facturez factures facturee facturees facturent factur invoice bill billing releve
    facture: releves releve-de-compte etat-de-compte compte-client comptes-clients cycle-de-facturation
    facture: recu-de-paiement comptes-payables en-souffrance recouvrement impayes impayees comptes-en-retard
    payer: paie paye payes payez paient paierais paierait paierai paiement paiements payement payements debiter debit
    payer: debitee prelevement prelevements preleve preautorise versement versements verser versez acquitter
    payer: regler-la-facture interac virement virements transfert-bancaire cheque cheques mastercard american-express
    payer: amex carte-de-credit carte-credit mode-de-paiement modes-de-paiement depot-direct bitcoin crypto
    payer: cryptomonnaie acompte prepayer depot-initial mise-de-fonds a-la-carte par-carte encaisser payables payable
    payer: depot carte-de-debit payer-comptant
    taxe: taxes tps tvq tvh taxable taxables exonere exoneres exempte-de-taxes exemptee hors-taxes avant-taxes
    taxe: apres-taxes taxes-incluses taxes-comprises ttc gst qst hst numero-de-taxes numero-de-tps tps-tvq
    impot: impots fiscal fiscale fiscalite fisc deductible deductibles deductions deduction declaration-de-revenus
    impot: declarations arc revenu-quebec agence-du-revenu t4 deduire deduit credit-d-impot credits-d-impot
    impot: rapport-d-impot
    discount: rabais reduction reductions escompte escomptes reduction-de-prix promo promos promotion promotions
    discount: promotionnel solde soldes remise deal deals coupon coupons code-promo code-rabais bargain
    discount: baisser-le-prix negocier negocie negociez negociable negociables prix-d-ami meilleur-prix egaler egalez
    discount: moins-cher-si moins-cher-quand
    discount: black-friday boxing-day vendredi-fou offre-speciale ristourne tarif-reduit tarif-etudiant rabai rabbais
    remboursement: rembourser remboursez rembourse remboursements remboursee remboursable remboursables ravoir
    remboursement: ravoir-mon-argent reprendre-mon-argent argent-remis retour-d-argent redonner-mon-argent
    remboursement: redonnez-mon-argent remettez-mon-argent remet-mon-argent remis-mon-argent recuperer-mon-argent
    remboursement: revoir-mon-argent money-back refund refunds satisfaction-ou rembouser ramboursement dedommagement
    remboursement: dedommager credit-au-compte satisfait-ou-rembourse satisfaction-garantie remboursment
    frais: frais-caches frais-de-plus cout-cache couts-caches extra extras supplement supplements supplementaire
    frais: supplementaires additionnel additionnels en-sus surprises surprise surplus surcharge surcout depassement
    frais: depassements majoration penalites-cachees frais-supplementaires autres-frais petits-caracteres
    frais: mauvaises-surprises rajouter cachees caches frais-d-ouverture frais-d-installation frais-de-depart
    frais: setup-fee frais-de-demarrage kilometrage licence licences refilez refiler
    gratuit: gratuite gratuits gratuites gratuitement sans-frais gratis free gratos a-l-oeil zero-frais zero-dollar
    gratuit: sans-payer sans-rien-payer aucun-frais aucuns-frais offert-gratuitement freemium cadeau cadeaux gratui
    gratuit: gratuitte
    forfait: forfaits formule formules plan plans package packages palier paliers option options gamme gammes niveau
    forfait: niveaux abonnement abonnements forfaitaire volet volets licence-mensuelle offre-groupee bundle forfais
    forfait: mensualisation forfai forfaie abonement abonements
    velocity: velocitie velociti petit-forfait plus-petit-forfait forfait-de-base premier-forfait forfait-a-500
    velocity: forfait-solo cinq-cents-piasses cinq-cents-dollars velosity
    accelerate: acelerate accelerer-forfait forfait-moyen deuxieme-forfait forfait-du-milieu accelerat celui-du-milieu
    accelerate: plan-du-milieu accellerate du-milieu forfait-intermediaire intermediaire moyen-forfait celui-a-1500
    accelerate: quinze-cents-piasses quinze-cents-dollars
    dominate: dominat domination gros-forfait plus-gros-forfait forfait-le-plus-cher troisieme-forfait plus-complet
    dominate: forfait-complet haut-de-gamme premium vip top-forfait nec-plus-ultra creme-de-la-creme domminate luxe
    dominate: trois-mille-cinq
    populaire: populaires le-plus-choisi plus-vendu favori favoris best-seller tendance vedette repandu la-plupart
    populaire: majorite preferee habituel habituels le-plus-achete meilleur-vendeur
    annuler: annule annulez annulation annulations annulee annulees resilier resilie resiliation quitter quitte
    annuler: quittes quittent quittez canceller cancel mettre-fin met-fin mettre-un-terme desengager se-desengager
    annuler: lachez debarquer debarque je-pars je-part vous-quitter rompre romp mettre-un-x renoncer desister desiste
    annuler: desistement retracter retractation sortir-du-contrat se-retirer sacrer-mon-camp decrocher-du-forfait
    annuler: arreter-l-abonnement arreter-le-forfait arreter-quand arreter-de-payer fin-du-contrat fin-de-contrat
    annuler: fin-d-abonnement changer-de-fournisseur arreter-quand-je-veux lacher si-je-pars si-je-quitte partir-quand
    annuler: partir-quand-je-veux je-veux-partir anuler lache
    arreter: arrete arretez arretes arret stop stopper-tout interrompt finir-avec couper-court cesser cesse cessez
    arreter: interrompre
    pause: suspendre suspension suspendu geler gele gelez hiberner hibernation mettre-sur-la-glace sur-la-glace
    pause: sabbatique veilleuse temporairement mettre-en-pause prendre-une-pause break-de-quelques-mois saison-morte
    pause: hors-saison
    penalite: penalites amende amendes sanction sanctions punition dommages indemnite frais-d-annulation
    penalite: frais-de-resiliation frais-de-depart-anticipe clause-penale contravention contraventions preavis
    penalite: pre-avis avertir-avant avis-de-trente prevenir-avant a-l-avance d-avance a-la-derniere-minute
    penalite: avis-prealable delai-d-annulation
    contrat: contrats entente ententes engagement engagements engage engages engagee engager obligation obligations
    contrat: oblige obliges obligee clause clauses bail baux menotte corde-au-cou lie-par attache attaches pris-pour
    contrat: pris-pendant pogne-pour pogne pognes coince prisonnier verrouilles verrouille duree-minimale
    contrat: duree-minimum minimum-de-mois terme-fixe long-terme a-long-terme signer signe signez signant signature
    contrat: signatures parapher contractuel contractuelle pluriannuel barre-pour prendre-en-otage otage modalites
    contrat: entente-ecrite exclusivite contract s-engager m-engager
    renouveler: renouvelle renouvele renouvellement renouvellements reconduit reconduction tacite tacitement
    renouveler: renouvelable prolonger prolonge prolongez prolongation reconduire automatiquement-renouvele
    mois: mensuel mensuelle mensuels mensuelles mensuellement par-mois au-mois chaque-mois mois-par-mois mois-a-mois
    mois: tous-les-mois
    annee: annuel annuelle annuels annuelles annuellement annees ans an par-annee par-an a-l-annee douze-mois
    annee: annualise chaque-annee une-fois-par-annee trimestre trimestres trimestriel trimestrielle
    semaine: semaines hebdomadaire hebdomadaires hebdo par-semaine chaque-semaine aux-deux-semaines quinzaine
    semaine: toutes-les-semaines
    frequence: frequences frequent frequents souvent combien-de-fois a-quel-rythme rythme cadence periodicite
    frequence: aux-combien regulier reguliers regulierement regularite rarement intervalle espacer a-chaque-fois
    frequence: recurrent recurrents
    duree: dure durent duree-totale combien-de-temps combien-de-semaines combien-de-jours combien-d-heures
    duree: combien-longtemps en-combien-de-temps delai delais echeancier echeanciers echeance echeances
    duree: calendrier-de-projet duration longtemps long-processus temps-que-ca-prend ca-prend-combien
    duree: prend-combien-de-temps ca-dure prend-il-du-temps jalons jalonnement date-limite deadline duree-du-projet
    duree: long c-est-long ca-prend-tu
    vite: rapide rapides rapidement rapidite vitesse rapidos au-plus-vite le-plus-vite des-que-possible asap presse
    vite: presses pressant pressee accelerer accelere illico immediat immediatement instantane instantanement
    vite: tout-de-suite sur-le-champ en-vitesse drette-la reactivite delai-de-reponse temps-de-reponse hatif
    urgent: urgente urgence urgences urge prioritaire prioritaires priorite priorites depanner-d-urgence
    urgent: en-catastrophe catastrophe crise presse-en-titi
    attendre: attend attends attendez attendent attente attentes attendait attendu file-d-attente liste-d-attente
    attendre: en-attente lent lente lents lenteur lentement tranquillement ca-traine trainent prend-une-eternite
    attendre: eternite interminable interminables tortue long-a-repondre poireaute poireauter languir
    attendre: niaise-au-telephone
    heures: horaire horaires heures-ouverture heures-d-ouverture heures-d-affaires heures-de-bureau heures-ouvrables
    heures: jours-ouvrables ouvrable ouvrables heures-d-operation plage-horaire quart-de-travail a-quelle-heure
    heures: quelle-heure quel-heure midi minuit fuseau fuseau-horaire decalage decalage-horaire heure-de-l-est
    heures: heure-du-pacifique avant-midi am-ou-pm heure-precise pm diner heure-du-diner sur-l-heure-du-midi horraire
    heures: horraires
    ouvert: ouverts ouvrez ouverte ouvertes ouverture ouvre ouvrir ouvrent ferme fermes fermez fermee fermer fermeture
    ouvert: fermait fermetures debarree debarre closed fermeture-annuelle ferme-tu
    joursemaine: lundi lundis mardi mardis mercredi jeudi vendredi samedi samedis dimanche dimanches fin-de-semaine
    joursemaine: fins-de-semaine weekend weekends week-end wikend la-fds fds jour-semaine
    aujourdhui: aujourd-hui ce-soir ajd tantot cet-apres-midi asteure a-cette-heure en-ce-moment demain apres-demain
    aujourdhui: lendemain surlendemain hier cette-semaine semaine-prochaine la-semaine-prochaine prochains-jours
    aujourdhui: bientot en-ce-moment-meme
    soir: soirs soiree soirees nuit nuits la-nuit de-nuit tard-le-soir apres-souper souper soupers fin-de-journee
    soir: apres-cinq-heures apres-les-heures en-dehors-des-heures hors-des-heures dorment veillee
    journuit: jour-nuit 24/7 24-7 24h-7j jour-et-nuit en-tout-temps 24-heures vingt-quatre-heures sept-jours-sur-sept
    journuit: en-permanence permanence sans-arret a-toute-heure n-importe-quand
    conge: conges noel paques jour-an jour-de-l-an ferie feries chome chomee chomes chomez saint-jean
    conge: saint-jean-baptiste action-de-grace action-de-graces fete-du-travail fetes fete-nationale
    conge: fete-des-patriotes patriotes fete-du-canada fete-de-la-reine temps-des-fetes journee-nationale halloween
    conge: premier-juillet vingt-quatre-juin relache nouvel-an boxing lendemain-de-noel vacances vacance vacation
    conge: semaine-de-relache vacances-de-la-construction deux-semaines-off conge-annuel en-voyage en-conge
    conge: absence-prolongee jours-de-repos repos maternite conge-de-maternite conge-parental ferier feriers
    saison: saisonnier saisonniers saisonniere saisonnieres ete-chaud hiver automne printemps haute-saison
    saison: basse-saison saisons temps-de-l-annee periode-de-pointe rush rushs janvier fevrier avril juin juillet aout
    saison: septembre octobre novembre decembre au-mois-de-mai au-mois-de-mars
    commencer: commence commencez commencent commenciez commencement debut debuter debute debuts debutez demarrer
    commencer: demarre demarrage demarrages lancer lance lancement lancements lancee partir-le-projet embarquer
    commencer: embarque par-ou-commencer premiere-etape premier-pas premieres-etapes pour-debuter se-lancer start
    commencer: kickoff
    miseenservice: mise-en-service mise-en-place mise-en-route mettre-en-place mettre-en-marche mettre-en-service
    miseenservice: mise-en-marche mise-en-ligne implantation implantations implanter implante installation
    miseenservice: installations installer installez installe instalation deploiement deployer deploye ca-roule
    miseenservice: mise-en-production mettre-en-production go-live setup configuration configurer configurez configure
    miseenservice: operationnel operationnels rodage integration-initiale parametrage parametrer monter-le-systeme
    miseenservice: setuper
    essai: essais essayer essaye essayez essaie essayes periode-d-essai essai-gratuit tester teste testez test tests
    essai: demo demos demonstration demonstrations version-d-essai pilote projet-pilote banc-d-essai echantillon trial
    essai: free-trial probatoire cobaye tater-le-terrain avant-d-acheter tremper-l-orteil prototype preuve-de-concept
    essai: essaie-gratuit essay tester-avant
    garantie: garanties garantir garantissez garantissait garanti garantis garantit promesse promesses promettez
    garantie: promettre promet promettent promis promises garentie guarantee cautionnement quatre-vingt-dix-jours
    garantie: 90-jours trois-fois-le-prix filet-de-securite filet garrantie garanties-offertes
    preuve: preuves prouver prouve prouves prouvez prouvent demontrer demontre justifier justifie justificatives
    preuve: pieces-justificatives preuve-concrete verifier verifie verifiee verifies verification verifiable veridique
    preuve: veracite concretement concret concrets concretes tangibles probantes appuyees constatez constatee
    rendement: retour-sur-investissement retour-investissement rentables rentabilite rentabiliser rapporte rapporter
    rendement: rapporterait rapporteraient roi rsi vaut-la-peine vaut-le-coup valoir-la-peine vaut-il-la-peine
    rendement: profitable profitables profit profits benefice rendements retombees ratio return ca-vaut-tu
    rendement: ca-vaut-la-peine pour-mon-argent autofinance amortir amortissent trois-cents-pour-cent
    rendement: quatre-cents-pour-cent gain gains benefices rentable c-est-payant est-ce-payant ca-devient-payant
    rendement: plus-payant vraiment-payant assez-payant investissement investissements investir investi investis
    seuil: seuils seuil-de-rentabilite point-mort break-even breakeven point-d-equilibre equilibre a-partir-de-combien
    seuil: combien-d-heures-pour rentrer-dans-mon-argent rentrer-dans-ses-frais couvrir-mes-frais couvrir-le-cout
    seuil: nombre-minimum-d-heures
    calculatrice: calculateur calculette calculer calcule calculez calcul calculs calculee simulateur simulation
    calculatrice: simuler outil-de-calcul formule-de-calcul equation multiplication multiplie additionne additionner
    calculatrice: chiffrer chiffrez
    chiffre: chiffres nombre nombres statistique statistiques stats pourcentage pourcentages pour-cent taux ratios
    chiffre: donnees-chiffrees proportion compteur combien-au-total total totalise cumul en-moyenne
    resultat: resultats impact impacts effet effets amelioration ameliorations ameliorer ameliore rendus-obtenus
    resultat: atteindre atteint atteinte atteintes reussir reussite-obtenue succes performance performances objectif
    resultat: objectifs cible cibles indicateur indicateurs kpi chiffres-probants productivite efficacite efficace
    resultat: efficaces productif productive rendement-de-l-equipe faire-plus-avec-moins plus-efficace en-faire-plus
    resultat: resultas
    heuresgagnees: temps-gagne temps-sauve sauver-du-temps gagner-du-temps heures-sauvees heures-gagnees
    heuresgagnees: heures-recuperees heures-economisees gagnees sauvees sauvee sauver sauve sauverais sauverait
    heuresgagnees: sauvait recuperees recuperables recuperable regagnees regagne liberees economiser-du-temps
    heuresgagnees: economisees epargner-du-temps epargnees gain-de-temps gains-de-temps economie-de-temps temps-libere
    heuresgagnees: perte-de-temps heures-perdues temps-perdu gagner-des-heures gagne-du-temps
    economie: economies economiser economise economiserais epargne epargner epargnes couper-les-couts
    economie: reduire-les-couts reduction-des-couts sauver-de-l-argent depenser-moins diminuer-les-depenses gaspille
    economie: gaspiller gaspillage gaspillees dilapide baisse baisser baissent diminuer diminue diminution reduire
    economie: reduit couper-de-moitie moins-de-travail chute chuter rapetisser decliner retrograder
    economie: descendre-de-forfait economique economiques
    croissance: croitre expansion expansions hausse hausses augmenter augmente augmentation augmentent grimper
    croissance: grimpent decoller decolle developpement-des-affaires developper-ma-business triple tripler triplement
    croissance: progres progression booster agrandir scaler scale agrandissez prendre-de-l-expansion on-grossit
    croissance: si-on-grossit si-je-grossis on-grandit si-on-grandit prendre-de-l-ampleur ma-compagnie-grossit
    croissance: equipe-grossit doubler-mes-ventes doubler-mon-chiffre
    ventes: vendu vendus vendue vendent vends vendez vendrais
    ventes: vente vendre vendeur vendeurs vendeuse sales closing closer conclure-des-ventes conclure-une-vente
    ventes: commercial commerciale commerciaux representant-des-ventes revenu revenus chiffre-d-affaires
    ventes: chiffre-affaires entrees-d-argent convertir convertissez pipeline pipelines entonnoir entonnoirs funnel
    ventes: occasion-d-affaires opportunites taux-de-conversion
    prospect: prospects leads lead clients-potentiels client-potentiel acheteur-potentiel prospection prospecter
    prospect: demarchage cold-call appels-a-froid nouveaux-clients trouver-des-clients attirer-des-clients
    prospect: generation-de-leads generer-des-leads denicher denichez qualifier-des prospet acheteurs-potentiels
    prospect: clients-interesses
    client: clients clientele clienteles cliente clientes acheteur acheteurs consommateur consommateurs customer
    client: customers mon-monde patron-de-commerce patientele ma-clientele
    crm: gestion-de-la-relation-client fiche-client fiches-clients fiche fiches base-de-clients base-clients
    crm: carnet-de-clients liste-de-clients dossier-client dossiers-clients logiciel-de-ventes
    relance: relancer relances relancez relance-client relancees relancait relancant suivi suivis suivi-client
    relance: faire-suivi faire-un-suivi faire-le-suivi follow-up followup followups rappel-de-soumission
    relance: rappels-automatiques rappel rappels relancer-mes-clients courir-apres courir-apres-les-clients achaler
    relance: achalent achalez harceler harcele sequence sequences ghoster ghostes ghost silence-radio sans-nouvelles
    relance: refroidissent nudge ramener-le-client boucle-de-suivi
    fidelite: fideliser fidelisation fideles fidele clients-fideles reconquerir anciens-clients clients-dormants
    fidelite: dormants faire-revenir programme-de-fidelite garder-mes-clients retention-des-clients
    marketing: campagne campagnes publicite publicites publicitaire publicitaires pub pubs ads facebook-ads google-ads
    marketing: publipostage marketing-par-courriel marketting promotion-de-mon-entreprise seo referencement mots-cles
    marketing: visibilite image-de-marque branding influenceur influenceurs strategie-marketing reciblage
    reseauxsociaux: reseau-social medias-sociaux media-social facebook instagram insta linkedin tiktok twitter youtube
    reseauxsociaux: fb messenger pinterest snapchat threads story publication-facebook compte-facebook page-facebook
    reseauxsociaux: page-linkedin liker taguer followers hashtag reseaux-sociaux
    siteweb: site-web site-internet page-web sites-web website web internet navigateur-web site-vitrine page-d-accueil
    siteweb: landing-page refonte domaine-web nom-de-domaine webmestre creation-de-site faire-un-site site sites
    photo: photos image images photographie photographies capture captures video videos logo logos graphisme graphiste
    photo: avatar avatars dessin dessins film camera cameras webcam photographe photographes
    voix: vocal vocale vocaux message-vocal boite-vocale repondeur repondeurs messagerie-vocale voicemail
    voix: assistant-vocal ivr synthetique transcription transcrire transcrivez retranscription enregistrement-d-appel
    voix: dictee appel-manque appels-manques lignes-prises ligne-occupee standard standardiste central-telephonique
    voix: voip ringcentral transfert-d-appel acheminement acheminer acheminement-des-appels centre-d-appels
    voix: call-center receptionniste receptionnistes accueil
    infolettre: infolettres bulletin bulletins newsletter newsletters liste-de-diffusion liste-envoi liste-d-envoi
    infolettre: envoi-courriel s-abonner m-abonner abonne-a-l-infolettre abonnez-moi inscrire-a-l-infolettre
    infolettre: m-inscrire-a-l-infolettre infolletre info-lettre courriel-mensuel nouvelles-par-courriel envoi-mensuel
    infolettre: infolette infoletre
    desabonner: desabonne desabonnement desabonnements desinscrire desinscris desinscription unsubscribe otez-moi
    desabonner: retirez-moi enlevez-moi-de biffez sortir-de-la-liste plus-recevoir arretez-de-m-ecrire
    desabonner: arretez-de-m-envoyer ne-plus-recevoir enlever-de-la-liste retirer-de-la-liste
    desabonner: vos-courriels-m-ecoeurent ecoeure-de-recevoir radiez desabonement enlevez-mon-adresse
    desabonner: enlever-mon-courriel
    article: articles blogue blogues blog blogs billet billets truc trucs astuce astuces lecture lectures chronique
    article: chroniques publications publiez publier publie tutoriel tutoriels balado balados podcast a-lire lire-sur
    article: nouveau-contenu texte-de-blogue des-conseils vos-conseils conseils-gratuits donner-des-conseils
    document: documents brochure brochures pdf documentation depliant depliants prospectus feuillet doc docs
    document: base-de-connaissances base-de-connaissance fiche-descriptive synthese trousse tout-en-un-document
    document: imprimer imprimez imprime imprimable telecharger telecharge telechargez version-papier condense
    document: knowledge-base foire-aux-questions faq
    fichier: fichiers piece-jointe pieces-jointes dossier-partage dossiers-partages classeur classeurs classer classez
    fichier: numeriser numerisation scanner scan nuage drive dossier dossiers
    contact: contacter contactez contacte joindre joignable rejoindre rejoint rejoins rejoignable communiquer
    contact: communique vous-joindre vous-rejoindre coordonnees coordonnee entrer-en-contact prendre-contact
    contact: pour-vous-joindre communication communications
    telephone: telephones telephoner telephonique telephoniques appel appels appeler appelle appelez appellent appele
    telephone: appeles call calls numero numeros numero-de-telephone tel coup-de-fil coup-de-telephone telephonent
    telephone: ligne-telephonique decrocher-le-telephone decroche composer numero-sans-frais sans-frais-1-800
    telephone: interurbain phone telefone telepone passer-un-coup cellulaire cellulaires cell cells mobile mobiles
    telephone: iphone android intelligent-telephone telephone-intelligent tablette tablettes ipad sur-mon-telephone
    telephone: rappel-telephonique me-rappeler rappelez-moi me-rappelle rappelle-moi telephonie numero-de-cell
    telephone: tel-cell
    texto: textos texte-moi message-texte messages-textes sms whatsapp telegram messagerie-instantanee
    texto: message-par-telephone mms me-texter vous-texter me-textez texto-automatique
    courriel: courriels email emails e-mail e-mails mail mails boite-de-reception boite-de-courriel boite-courriel
    courriel: boites-de-courriel couriel courriels-entrants courrielle inbox adresse-courriel adresse-electronique
    courriel: courrier-electronique boite-mail messagerie tri-des-courriels courielles couriels
    pourriel: pourriels spam spams indesirable indesirables courrier-indesirable sollicitation sollicite sollicites
    pourriel: telemarketing lcap anti-pourriel antipourriel loi-anti-pourriel messages-non-sollicites crtc
    pourriel: inonder-de-courriels bombarder polluriel
    repondre: reponse reponses repond repondez reponds repondu repondait repondent repondrez repondra reponde
    repondre: recontacter recontactez retourner-mon-appel retour-d-appel me-revenir revenez-moi
    repondre: revenir-avec-une-reponse reagir reagissez accuse-de-reception
    conversation: messages mot-ecrit conversations conversation-ecrite fil-de-discussion echange echanges
    conversation: historique-de-conversation discussions cette-conversation cette-discussion notre-conversation
    conversation: conversation-enregistree enregistrez-vous-la-conversation effacer-la-conversation historique
    conversation: ce-que-j-ecris-ici ce-que-j-ai-ecrit garder-la-conversation discussion message
    ecrire: ecris ecrit ecrivez ecrite ecrites ecrits ecrivent rediger redige redigez redaction rediges reecrire
    ecrire: brouillon brouillons envoyer-un-mot texte-ecrit par-ecrit modele-de-lettre
    envoyer: envoie envoient envoye envoyes envoyez envoi envois enverrez transmettre-un expedier expedie soumettre
    parler: parle parlez parlent parles jaser jase discuter discute dialogue dialoguer piquer-une-jasette jasette
    parler: en-parler adresser-la-parole
    personne: etre-humain humain humaine humains humaines quelqu-un quelquun quequun kekun kelkun vrai-monde du-monde
    personne: vraie-personne vraie-voix une-vraie-personne conseillers conseillere representant agent agents preposee
    personne: prepose gestionnaire quelqu-un-de-vivant quelqu-un-de-l-equipe personne-en-chair chair-et-en-os
    personne: superviseur parler-a-quelqu-un parler-a-une-personne passer-quelqu-un interlocuteur vrai-etre-humain
    personne: un-humain parler-a-du-monde pas-un-robot pas-une-machine vrai-agent un-conseiller votre-conseiller
    personne: parler-a-un-conseiller conseiller-humain
    effectif: individu individus equipe-de-combien combien-de-monde combien-de-personnes nombre-de-personnes
    effectif: combien-d-employes effectifs taille tailles grosseur grandeur volume dimension dimensions ampleur
    effectif: combien-gros du-monde-dans-l-equipe beaucoup-de-monde
    equipe: equipes gang collegue collegues staff membre membres membre-de-l-equipe brigade coequipier coequipiers
    equipe: mes-gens mes-filles mes-gars nos-gens gens
    employe: employes employee employees salarie salaries salariee travailleur travailleurs personnel main-d-oeuvre
    employe: ressources-humaines effectif-salarie adjointe adjoint adjointes secretaire secretaires temps-plein
    employe: temps-partiel partiel partiels saisonniers-employes intervenants
    salaire: salaires salarial masse-salariale taux-horaire paye-des-employes paie-des-employes paies-des-employes
    salaire: remuneration remunere avantages-sociaux fiche-de-paie service-de-paie payroll employeur-d nethris
    salaire: augmentation-de-salaire cout-horaire
    seul: seule solo travailleur-autonome travailleuse-autonome travailleurs-autonomes pigiste pigistes autonome
    seul: autonomes a-mon-compte a-ton-compte tout-seul toute-seule juste-moi rien-que-moi entreprise-individuelle
    seul: solopreneur solopreneurs freelance freelancer une-personne-seulement sans-employe aucun-employe independant
    petit: petite petits petites minuscule micro microentreprise tres-petite pme petite-entreprise petites-entreprises
    petit: p-tit ptit ptite startup startups modeste-entreprise trop-petit trop-petite petite-equipe
    gros: grosse grosses grand grande grandes grands grandes-entreprises grosseur-d-entreprise geant multinationale
    gros: multinationales corporation corporations corporatif corporatifs corporative envergure gros-joueurs plus-gros
    gros: immense lourd lourds
    entreprise: entreprises compagnie compagnies business bizness organisation organisations societe commerce-a-moi
    entreprise: boite-d-affaires firme firmes cie shop-a-moi entreprise-familiale familiale franchise franchises
    entreprise: franchiseur filiale filiales succursale succursales agence agences cabinet-de-conseil cabinet-conseil
    entreprise: firme-de-consultants
    nordet: norde nordais nord-est votre-compagnie votre-entreprise votre-firme votre-agence votre-business
    nordet: vous-etes-qui qui-etes-vous qui-vous-etes c-est-qui-vous parlez-moi-de-vous presentez-vous votre-histoire
    fondatrice: fondateur fondateurs fondee proprietaire proprietaires proprio pdg directeur directrice president
    fondatrice: presidente dirigeant dirigeante qui-est-le-boss grand-patron grand-boss createur cofondatrice
    fondatrice: archambault votre-patron votre-boss qui-mene
    patron: patrons patronne boss manager superieur mon-boss ma-boss contremaitre vice-president haute-direction
    patron: associe associes associee un-gerant le-gerant
    histoire: histoires origine origines genese anecdote parcours aventure recit comment-tout-a-commence
    histoire: d-ou-vous-venez d-ou-ca-vient declic creation naissance ne-en cree-en
    depuisquand: depuis-combien-de-temps anciennete experience experiences annees-d-experience existez existe-depuis
    depuisquand: en-affaires-depuis annee-de-fondation quel-age nouveaux-dans nouvelle-entreprise vieille-entreprise
    depuisquand: anniversaire depuis-quand
    mission: missions vocation raison-d-etre vision but-de-l-entreprise votre-but ambition ambitions reve-d-entreprise
    mission: votre-objectif
    valeurs: valeur principe principes philosophie ethique integrite authenticite authentique authentiques honnete
    valeurs: honnetes honnetete honnetement transparence transparent transparents franchement charte-de-valeurs
    valeurs: convictions conscience moraux culture-d-entreprise
    difference: differences different differents differente differentes differe distingue distinguez distinguer
    difference: distinguent distinction distinctions demarque demarquer particularite special-chez-vous unique uniques
    difference: ce-qui-change separe separent avantage-de atouts pourquoi-vous pourquoi-vous-choisir vous-plutot-que
    difference: diference differance
    comparer: compare comparez comparaison comparaisons comparable comparatif comparatifs versus vs mieux-que
    comparer: tableau-comparatif cote-a-cote semblable semblables similaire similaires
    concurrent: concurrents concurrence concurrente competiteur competiteurs competition autres-agences autre-agence
    concurrent: vos-rivaux rivaux ailleurs autre-compagnie autres-compagnies autre-firme
    choisir: choisis choisit choisissez choisissent choix choisi choisirais opter selectionner selection decider
    choisir: decide decidez decision decisions hesite hesitez hesitation lequel-prendre laquelle-prendre
    choisir: lequel-choisir trancher pencher dilemme hesitant
    recommander: recommande recommandez recommandee recommandation recommandations recommanderiez suggerer suggerez
    recommander: suggere suggestion suggestions orienter orientez guider guidez me-convient convient convenir
    recommander: conviendrait correspond approprie ideal parfait-pour fait-pour-moi bon-pour-moi adapte adaptee
    recommander: sur-mesure s-adapte quel-forfait-pour me-suffit suffit suffisant suffire suffiront me-conseillez
    recommander: me-conseilles conseillez-moi vous-me-conseillez lequel-conseillez conseillez conseilles
    reference: references refere referer parrainage parrainer programme-de-reference ambassadeur ambassadeurs
    reference: bouche-a-oreille affiliation affilie commission-de-reference revendeur revendeurs partenariat
    reference: partenariats partenaire partenaires white-label marque-blanche parrain
    exemple: exemples etude-de-cas etudes-de-cas cas-client cas-clients cas-reels cas-vecus realisation realisations
    exemple: portfolio portefeuille projets-passes clients-passes exemple-concret success-story success-stories
    exemple: histoire-de-succes histoires-de-succes reussite reussites example cas-d-utilisation mandats-realises
    temoignage: temoignages avis-clients avis-google commentaires commentaire etoiles cinq-etoiles evaluations-google
    temoignage: vos-clients-disent que-disent-vos-clients satisfait satisfaits satisfaction review reviews note-google
    temoignage: clients-contents clients-satisfaits bbb
    fictif: fictifs fictive fictives invente inventes inventee inventees inventer invention fausse fausses faux fake
    fictif: imaginaire imaginaires fantome bidon canular frime personnages personnage roman vitrine-de-demonstration
    fictif: site-de-demonstration exemple-invente fabriquees-de-toutes fabrique-de-toutes-pieces
    arnaque: arnaques arnaquer arnaqueur arnaqueurs fraude fraudes fraudeurs frauder escroc attrape attrape-nigaud
    arnaque: scam crosse crosseur fourrer fourrez passe-croche croches louche charlatan profiteur anguille-sous-roche
    arnaque: piege pieges trop-beau-pour-etre voleurs voleur bullshit blabla mensonge mensonges mentir mentez mens
    arnaque: menteur menteurs menteries menterie trompe-le-monde exagerer dire-la-verite verite vraiment-vrai
    arnaque: dites-vous-vrai magouille magouilles croche entourloupe passer-un-sapin
    confiance: confiances fie me-fier se-fier fiable-comme-compagnie legitime legitimes serieux serieuse credible
    confiance: credibilite reputation rassurer rassure rassurez mefiant mefie mefier sceptique pas-sur-de doute doutes
    confiance: trust de-confiance neq registraire
    peur: peurs crains craindre crainte craintes inquiet inquiete inquieter inquiets inquietude stress stresse
    peur: stressant angoisse paniquer panique frileux redoute apprehension epeurant epeurer ca-m-enerve reticent
    peur: reticence reticents risque risques risquer risquez dangereux danger convaincre convaincu
    remplaceremploi: perdre-ma-job perdre-leur-job perdre-des-jobs voler-des-jobs remplacer-mes-employes
    remplaceremploi: remplace-les-employes remplacer-le-monde remplacer-les-humains congedier congediement mise-a-pied
    remplaceremploi: mises-a-pied mettre-du-monde-dehors mettre-dehors slacker-du-monde couper-des-postes
    remplaceremploi: abolir-des-postes perte-d-emploi perte-d-emplois
    resistance: resister resiste refractaire refractaires equipe-va-aimer adopter adopte adoption
    resistance: accepter-le-changement haissent-le-changement gestion-du-changement chialer chialent bougonner
    resistance: chambouler habitudes habitude habitues habitue changer-les-habitudes accepter-un-changement
    difficile: difficiles complique compliques compliquee compliquees complexe complexes dur-a-utiliser casse-tete
    difficile: ardu pas-evident trop-technique
    facile: faciles facilement simple simples simplement simplicite convivial intuitif a-la-portee facile-a-utiliser
    facile: user-friendly facilite accessible enfantin tout-simple jargon jargonneux vulgariser vulgarisez
    facile: langage-simple en-francais-simple mots-simples termes-techniques charabia langage-clair
    technique: techniques technicien techniciens technicienne technologie technologies techno technos technologique
    technique: informatique informatiques informaticien informaticiens informaticienne geek geeks coder code codes
    technique: programmer programmeur programmeurs programmation developpeur developpeurs connaissances-techniques
    technique: pas-techno pas-bon-avec vieux-jeu nul-en nul-en-informatique pourri-en neophyte competences-techniques
    technique: dinosaure competences competence connaissances connaissance expert-en-informatique
    formation: formations former formez forme-mon-equipe apprendre apprend apprentissage apprends enseigner enseignez
    formation: enseigne montrer-comment atelier-de-formation coaching coacher coach webinaire webinaires conference
    formation: conferences tutos tuto cours-en-ligne courbe-d-apprentissage formateur initiation initier mentor
    formation: mentorat
    automatiser: automatisation automatisations automatise automatisez automatisee automatisees automatises
    automatiser: automatique automatiquement automatiques automatisable automatisables automation automatize robotiser
    automatiser: flux-de-travail workflow workflows process processus procedure procedures tout-seul-automatiquement
    automatiser: robotisation numerique virage-numerique transformation-numerique modernisation moderniser
    automatiser: optimiser-mes-processus automatisassion otomatiser
    ia: intelligence-artificielle apprentissage-automatique i-a l-ia modele-de-langage machine-learning artificielle
    ia: algorithme algorithmes reseau-de-neurones modeles-sur-mesure prediction predictions previsions
    ia: inteligence-artificielle intelligence-artificiel
    aimodel: chatgpt gpt openai claude anthropic gemini copilot mistral llama grok deepseek perplexity chat-gpt
    aimodel: modele-d-ia modele-utilisez quel-modele bard llm
    robot: robots chatbot chatbots bot bots agent-conversationnel assistant assistants assistant-virtuel
    robot: assistante-virtuelle machine machines clavardage clavarder clavarde chat-en-ligne conversationnel
    robot: es-tu-humain es-tu-un-robot t-es-tu-un assistant-ia chats chat
    outil: outils logiciel logiciels application applications appli applis app apps plateforme plateformes systeme
    outil: systemes software softwares programme-informatique mes-logiciels mes-outils suite-logicielle progiciel
    outil: progiciels technologie-en-place logicielles patente patentes bebelle bebelles gugusse aplication
    outil: aplications logitiel logitiels
    othertool: quickbooks sage acomba xero freshbooks jobber jane square lightspeed moneris stripe paypal wordpress
    othertool: wix squarespace woocommerce magento prestashop notion asana trello clickup airtable zoho pipedrive
    othertool: zapier n8n odoo netsuite sap dynamics oracle maestro medesync gorendezvous procare cluster airbnb
    othertool: docusign canva calendly as400 filemaker procore zendesk freshdesk intercom klaviyo cyberimpact
    othertool: constant-contact basecamp dropbox make-com provet juris quick-books sage-50 jane-app squareup clover
    othertool: monday-com clio autocad solidworks github
    excel: excell exel chiffrier chiffriers tableur tableurs feuille-de-calcul spreadsheet spreadsheets macros
    excel: fichier-excel fichiers-excel
    brancher: branche branchez branchement branchements brancherait connecter connectez connecte connectent connexion
    brancher: connexions connecteur connecteurs integrer integration integrations integre integres compatible
    brancher: compatibles compatibilite relier relie reliez synchroniser synchronise raccorder raccorde raccordement
    brancher: arrimer arrimez arrimage arrime lier-a jumeler jumelle passerelle interoperabilite fonctionne-avec
    brancher: marche-avec travailler-avec fit-avec fitter fittent accoter api apis webhook webhooks greffer greffez
    brancher: plugin extension extensions plug
    garderoutils: garder-mes-outils garder-nos-outils garder-mes-logiciels changer-de-logiciel changer-de-logiciels
    garderoutils: changer-mes-outils changer-nos-outils changer-de-systeme remplacer-mes-logiciels
    garderoutils: remplacer-nos-logiciels remplacer-mes-outils migrer migration migrations migre basculer bascule
    garderoutils: switch switcher transferer-mes-donnees abandonner-mes-outils jeter-mes-outils acheter-un-logiciel
    garderoutils: acheter-d-autres-logiciels garder-excel nouveau-logiciel tout-changer tout-recommencer
    garderoutils: demenager-nos-donnees
    erp: logiciel-de-grande-entreprise logiciels-de-grande-entreprise systeme-de-gestion-integre gros-systemes
    erp: logiciels-corporatifs logiciel-corporatif gros-logiciels pgi
    ordinateur: ordinateurs ordi ordis mac portable laptop pc materiel usb terminal terminaux caisse-enregistreuse
    ordinateur: caisses-enregistreuses clavier ecran ecrans serveur-local wifi wi-fi connexion-internet videotron
    ordinateur: routeur antivirus pare-feu virus modem reseau-informatique reseau-interne
    operation: operations paperasse paperasses paperasserie administratif administratifs administration
    operation: administratives admin bureaucratie clericales clerical gestion-interne back-office
    operation: taches-administratives travail-de-bureau papeterie ouvrage-de-bureau gestion-de-bureau
    operation: formulaires-gouvernementaux
    tache: taches todo corvee corvees besogne besognes liste-de-taches job-a-faire choses-a-faire repartir repartition
    tache: refiler repartitions deleguer delegation repartie assigner assignation attribuer
    repetitif: repetitifs repetitive repetitives repete repeter repetees meme-chose memes-choses memes-questions
    repetitif: toujours-la-meme-chose routine ennuyant ennuyantes copier-coller copier-colle retaper retape recopier
    repetitif: recopie recopiage double-saisie ressaisir ressaisit ressaisie entrer-des-donnees entree-de-donnees
    repetitif: saisie-de-donnees a-la-mitaine mitaine a-la-main manuel manuelle manuellement manuelles manuels
    repetitif: travail-manuel taper tape gossage gosser gosse
    deborde: debordee debordes debordees deborder derougit croule noye noyes noie noyee submerge surcharge-de-travail
    deborde: debordement plein-les-bras fatigue epuise burnout burn-out a-bout tanne tannee ecoeure manque-de-temps
    deborde: pas-le-temps jamais-le-temps trop-d-ouvrage trop-de-travail dans-le-jus engorge sature saturee gruge
    deborde: grugent accapare mange-mon-temps mange-tout-mon-temps pogne-a-faire
    rapport: tableau-de-bord tableaux-de-bord dashboard dashboards reporting compte-rendu comptes-rendus reddition
    rapport: reddition-de-comptes graphique graphiques bilan bilans sommaire rapport-du-lundi rapport-mensuel
    rapport: rapports-mensuels proces-verbal proces-verbaux rapports
    mesurer: mesure mesures mesurez mesurent mesurees chronometrer chronometre quantifier compter-les-heures
    mesurer: compter-mes-heures noter-les-heures feuille-de-temps feuilles-de-temps suivi-du-temps audit-de-temps
    mesurer: observer observez observation observee
    trier: tri triez trie prioriser-les structurer menage-dans desordre eparpille eparpilles eparpillees bordel chaos
    trier: doublon doublons en-double une-seule-source source-unique onze-chiffriers nettoyer-les-donnees
    trier: nettoyer-mes-listes fusionner fusion standardiser numeroter prioriser s-organiser m-organiser
    inventaire: inventaires stock stocks rupture-de-stock entrepot entrepots approvisionnement reapprovisionnement
    inventaire: quantite-en-main sku marchandise marchandises en-stock
    commande: commandes commander commandent bon-de-commande bons-de-commande suivi-de-commande ou-est-ma-commande
    commande: achat-en-ligne panier paniers panier-abandonne paniers-abandonnes retours-de-marchandise
    livraison: livraisons livrer livrez livre-a-domicile livreur livreurs expedition expeditions colis transporteur
    livraison: transporteurs transport camion camions camionnage camionneur camionneurs logistique douanes
    livraison: dedouanement fret autobus demenagement demenageur demenageurs demenager demenagez entreposage
    livraison: mini-entrepot boites-de-demenagement truck
    etape: etapes phase phases methode methodes methodologie demarche deroulement deroule se-deroule
    etape: ca-se-passe-comment comment-ca-se-passe comment-vous-procedez procedez proceder facon-de-travailler
    etape: approche feuille-de-route de-a-a-z recette-de-travail comment-ca-fonctionne comment-ca-marche
    diagnostic: diagnostics diagnostique analyse analyser analysez evaluer-mes-besoins evaluation-des-besoins reperer
    diagnostic: reperez repere cartographier cartographie etat-des-lieux etude-de-mes-processus auditer-mes-processus
    diagnostic: identifier identifiez strategie planifier-le-projet plan-d-action strategies strategique strategiques
    diagnostic: feuille-de-strategie planifions
    prochaineetape: apres-ca apres-le-lancement apres-l-installation une-fois-installe prochaine-etape
    prochaineetape: prochaines-etapes et-apres ce-qui-arrive-apres que-se-passe-t-il qu-arrive-t-il il-se-passe-quoi
    prochaineetape: apres-le-formulaire apres-ma-demande ma-demande-est-rendue ma-demande-envoyee demande-envoyee
    prochaineetape: demande-recue formulaire-envoye formulaire-rempli vous-lisez qui-lit qui-lit-ma-demande
    prochaineetape: confirmation-de-reception statut-de-ma-demande statut apres-la-consultation apres-l-appel
    prochaineetape: apres-l-envoi la-suite quelle-est-la-suite c-est-quoi-la-suite vous-etudiez
    entretien: entretenir mise-a-jour mises-a-jour maj optimiser optimisez optimisation optimisations ajuster ajustez
    entretien: ajustement ajustements peaufiner peaufinez surveiller surveillez surveille surveillance evoluer
    entretien: evolution evoluent amelioration-continue vous-restez-la suivi-apres entretien-du-systeme
    entretien: frais-de-maintenance contrat-de-maintenance
    notretemps: mon-implication notre-implication implication impliquer impliques participer participation
    notretemps: mon-temps-a-moi temps-de-mon-equipe de-notre-temps de-mon-temps derange-mon-equipe deranger
    notretemps: derangement ralentir-la-production ralentir perturber perturbees disponible-pour-le-projet
    notretemps: contribution mobiliser mes-devoirs
    soutien: service-client service-clientele service-a-la-clientele service-aux-clients support supports assistance
    soutien: service-apres-vente soutien-technique support-technique helpdesk ligne-d-aide centre-d-assistance
    soutien: customer-service soutient
    aide: aider aidez aide-moi m-aider aidee aidees nous-aider help depannage depanner depanne depannez coup-de-main
    aide: donner-un-coup secourir secours sauvez-moi besoin-d-aide appel-a-l-aide
    attitre: attitree dediee dedie dedies dedies-a-nous charge-de-compte charge-de-projet gestionnaire-de-compte
    attitre: responsable-attitre responsable-dedie toujours-la-meme-personne meme-personne personne-ressource
    attitre: account-manager gerant-de-compte un-seul-interlocuteur responsable-de-compte assigne-a-nous
    attitre: personne-assignee quelqu-un-d-assigne quelqu-un-d-attitre contact-unique mon-contact personne-dediee
    clesenmain: cles-en-main cle-en-main de-bout-en-bout du-debut-a-la-fin tout-compris-installation gants-blancs
    clesenmain: white-glove vous-faites-tout vous-occupez-de-tout on-fait-rien tout-faire-pour-nous
    clesenmain: sans-lever-le-petit-doigt petit-doigt
    compris: comprennent incluent inclus inclut incluse incluses inclu inclure incluant comprise comprises contient
    compris: contiennent vient-avec viens-avec renferme fait-partie dans-le-forfait dans-le-prix tout-inclus
    compris: contenu-du-forfait include ce-que-ca-comprend est-couvert est-ce-couvert forfait-couvre
    exclu: exclus exclut exclue exclues pas-inclus non-inclus en-dehors-du-forfait ne-comprend-pas non-compris
    exclu: pas-dans-le-forfait
    limite: limites limiter limitez limitation limitations maximum maximal maximale max plafond plafonds plafonne
    limite: quota quotas illimite illimitee illimites illimitees sans-limite restriction restrictions restreint cap
    limite: jusqu-a-combien
    minimum: minimums au-minimum au-moins requis requise requises prerequis exigence exigences
    minimum: condition-d-admissibilite admissible admissibles admissibilite eligible eligibles me-qualifier critere
    minimum: criteres exige exigez exigee
    changerforfait: changer-de-forfait changer-de-plan monter-de-forfait passer-au-forfait passer-a-l-autre-forfait
    changerforfait: upgrade upgrader downgrade downgrader surclasser surclassement descendre-d-un-forfait
    changerforfait: evoluer-de-forfait changer-de-palier depasser-le-nombre si-j-embauche prorata
    panne: pannes fiable fiables fiabilite disponibilite-garantie uptime sla plante plantent plantage crash crashe
    panne: temps-d-arret interruption interruptions hors-service indisponible tombe-en-panne tomber-en-panne down
    panne: robuste stabilite stable coupure coupures fonctionne-plus marche-plus brise briser brisee brisees casse
    panne: casser bogue bogues bug bugs reparer reparez repare reparation probleme-technique ca-bogue pepin pepins
    panne: message-d-erreur bloque bloquee bloquees debloquer temps-arret disponibilite ca-plante
    erreur: erreurs gaffe gaffes bourde bourdes erronee errone mauvaise-reponse mauvaises-reponses niaiserie
    erreur: niaiseries sottise coquille coquilles hallucine hallucinent hallucination hallucinations halluciner
    erreur: confond confondre derailler derape n-importe-quoi farfelues inexact corriger corrige corrigez rectifier
    erreur: rectifiez rectification quiproquo malentendu malentendus donne-la-mauvaise trompe trompes se-tromper
    erreur: se-trompe tromper fautes-de-frappe faire-une-faute
    probleme: problemes trouble troubles difficulte difficultes embuche obstacle irritant irritants souci soucis
    probleme: chose-cloche cloche enjeu enjeux mal-virer vire-mal tourne-mal foire echec echecs echoue echouer ratez
    probleme: manquez-votre-coup
    approuver: approuve approuvez approbation valider valide validez validation dernier-mot reviser revise revision
    approuver: relire relecture superviser supervision controle-humain garder-le-controle regarder-avant
    approuver: verifier-avant autoriser autorise autorisation permission controle controler controlez controles
    transfertpersonne: passer-a-une-personne passer-a-un-humain transferer-a-quelqu-un transferer-a-une-personne
    transfertpersonne: escalade escalader escalade-a rediriger diriger-vers passage-a-une-personne
    transfertpersonne: remettre-a-une-personne deleguer-a-un-humain prendre-le-relais prend-le-relais prise-de-relais
    transfertpersonne: relais-humain
    clientfache: client-fache clients-faches fache faches facher choquer choque frustre frustres enrage
    clientfache: client-difficile cas-delicats delicat delicats delicate client-pas-content colere
    demande: demandes formulaire formulaires questionnaire questionnaires formullaire remplir rempli remplis remplit
    demande: remplissez champ champs case-obligatoire champs-obligatoires facultatif facultatives obligatoire
    demande: obligatoires questions-posees cocher coche cochee bouton
    consultation: consultations appel-gratuit appel-decouverte appel-de-decouverte premier-appel premiere-rencontre
    consultation: trente-minutes 30-minutes demi-heure rencontre-gratuite consultation-gratuite rencontre-decouverte
    consultation: rencontre-exploratoire exploratoire appel-initial premiere-consultation discovery-call
    consultation: appel-de-30-minutes appel-d-une-demi-heure consultations-gratuites
    reserver: reserve reservez reservation reservations reservee booker booke booking book fixer planifier ceduler
    reserver: cedule cedulez inscrire inscris inscription prendre-rendez-vous prendre-un-rendez-vous prendre-rdv plage
    reserver: plages creneau creneaux plage-libre case-horaire dispo dispos choisir-un-moment vos-disponibilites
    reserver: mes-disponibilites disponible disponibles libre libres moment-libre case-libre me-caler
    reserver: reservation-de-rendez-vous ceduler-un-appel
    rendezvous: rendez-vous rdv rendez-vous-confirme rv rende-vous randez-vous confirmation-de-rendez-vous appointment
    rendezvous: meeting-prevu randevous rendez-vou rdvs
    reporter: reporte remettre-a-plus-tard changer-heure changer-l-heure changer-de-date changer-la-date repousser
    reporter: devancer rebooker receduler decommander decommande contretemps empechement imprevu conflit-d-horaire
    reporter: autre-moment autre-date autre-journee annuler-mon-rendez-vous modifier-mon-rendez-vous replanifier
    reporter: avancer-mon-rendez-vous plus-tot deplacer deplace remettre-mon-rendez-vous remettre-l-appel
    reporter: remettre-a-demain
    retard: retards en-retard etre-en-retard serai-en-retard retarder retarde retardataire minutes-de-retard
    absence: oublient-leur oublient-leurs oublie-son oublie-leur
    comprendre: comprend comprends comprennent compris comprise incompris
    absence: oubliait-leur-rdv oublient-leur-rdv oublie-leur-rdv oubliaient-leur-rdv oublient-de-venir oublie-de-venir
    absence: oubliait-leur-rendez-vous oublie-leur-rendez-vous oublient-son-rdv pointaient-pas presentaient-pas
    absence: pointait-pas pointent-pas presentent-pas viennent-pas montrent-pas oublient-leur-rendez-vous
    absence: absences absent absents absente no-show no-shows noshow rendez-vous-oublies rendez-vous-manques
    absence: rendez-vous-oublie rendez-vous-manque manquer-mon-rendez-vous manque-mon-rendez-vous
    absence: oublier-mon-rendez-vous lapin lapins poser-un-lapin oublient-leur-rendez-vous se-presente-pas
    absence: se-presentent-pas clients-qui-viennent-pas chaises-vides chaise-vide trou-dans-l-horaire oublis
    agenda: agendas calendrier calendriers calendar horaire-des-employes horaires-des-employes cedule-des-employes
    rencontre: rencontres rencontrer rencontrez reunion reunions se-voit se-voir meeting meetings seance seances
    rencontre: session sessions face-a-face en-personne en-presence presentiel appel-strategique bilan-mensuel comite
    rencontre: comites caucus
    videoconference: zoom visio visioconference visioconferences videoconferences appel-video par-video google-meet
    videoconference: meet skype facetime camera-ouverte lien-de-l-appel lien-zoom
    preparer: prepare prepares preparation preparez sous-la-main avoir-en-main apporter amener quoi-preparer
    preparer: quoi-apporter d-avance-pour-l-appel devoirs-avant
    bureau: bureaux siege-social siege locaux local-physique pignon-sur-rue etablissement emplacement quartier-general
    bureau: place-d-affaires bureau-physique edifice etage
    adresse: adresses ou-etes-vous ou-vous-etes vous-etes-ou etes-vous-ou situe situes situee boulevard rue civique
    adresse: numero-civique corbusier le-corbusier gps google-maps itineraire localisation-du-bureau dans-quel-coin
    adresse: poste-canada par-la-poste courrier courrier-postal adresse-postale postal postale code-postal
    adresse: lettre-recommandee enveloppe-postale fax telecopieur purolator colis-postal envoyer-par-la-poste addresse
    adresse: addresses
    visiter: visite visitez passer-vous-voir passer-a-votre passer-au-bureau aller-vous-voir aller-a-votre-bureau
    visiter: venir-au-bureau venir-vous-voir venir-chez-nous vous-deplacez sur-place chez-le-client venir-sur-place
    visiter: debarquer-chez-vous vous-venez-chez-nous se-deplacer vous-deplacez-vous deplacez-vous
    visiter: frais-de-deplacement
    stationnement: stationner parking parquer parker se-stationner metro station-de-metro transport-en-commun
    stationnement: autobus-pour-aller borne-de-recharge ascenseur fauteuil-roulant rampe-d-acces
    ville: villes montreal mtl laval quebec-ville ottawa toronto vancouver gatineau halifax sherbrooke longueuil
    ville: rimouski saguenay chicoutimi trois-rivieres levis drummondville granby saint-hyacinthe saint-jerome
    ville: terrebonne joliette victoriaville rouyn rouyn-noranda val-d-or sept-iles baie-comeau gaspe brossard
    ville: repentigny blainville shawinigan thetford beauce calgary edmonton winnipeg regina saskatoon victoria
    ville: moncton fredericton mississauga sudbury ville-de-quebec capitale capitale-nationale grand-montreal hamilton
    ville: london kingston
    region: regions ontario alberta province provinces abitibi estrie gaspesie rive-sud rive-nord cote-nord
    region: lac-saint-jean laurentides lanaudiere monteregie mauricie outaouais bas-saint-laurent cantons
    region: cantons-de-l-est iles-de-la-madeleine nunavik nouveau-brunswick nouvelle-ecosse terre-neuve manitoba
    region: saskatchewan colombie-britannique maritimes atlantique territoire territoires secteur-geographique
    region: zone-desservie desservez desservi desservie dans-mon-coin en-region couvrez-vous partout-au-quebec
    region: partout-au-canada ile-du-prince-edouard yukon eloignes eloignement quartier zone zones geographique
    region: geographiquement ontarien secteur-desservi
    canada: etats-unis etat-unis usa new-york vermont floride canadien canadiens canadienne canadiennes belgique
    canada: suisse europe europeen europeenne allemagne mexique inde international etranger etrangere etrangers
    canada: outre-mer a-l-exterieur-du-canada americain americains americaine amerique amerique-du-nord monde-entier
    canada: afrique australie compagnie-d-ici entreprise-d-ici quebecois quebecoise achat-local fierement
    canada: made-in-quebec compagnie-quebecoise entreprise-quebecoise entreprise-canadienne quel-pays autre-pays
    canada: autres-pays dans-quel-pays en-france
    distance: a-distance teletravail en-ligne-seulement loin remote de-la-maison tele-travail a-la-maison
    distance: depuis-chez-nous hors-region en-virtuel virtuellement
    securite: securitaire securitaires securise securises securisee securisez securiser surete secure securitee
    securite: cybersecurite safe chiffrement chiffre-de-bout chiffrees encryption authentification
    securite: double-authentification mot-de-passe mots-de-passe a-l-abri abri etanche coffre-fort sso
    securite: test-de-penetration securiter secirite
    proteger: protege protegez protegees protegees-par protection protections precaution precautions
    donnee: donnees renseignements renseignement informations infos information info renseignements-personnels
    donnee: mes-donnees infos-personnelles informations-personnelles donnees-personnelles dossiers-medicaux
    donnee: donnees-sensibles sensibles nas numero-d-assurance-sociale
    confidentialite: confidentiel confidentielle confidentiels confidentielles vie-privee privee prive privees secret
    confidentialite: secrets nda entente-de-confidentialite secret-professionnel politique-de-confidentialite
    confidentialite: discretion privacy anonyme anonymes masques masquez confidentialiter
    effacer: efface effacez effacee effacees effacement effaces effaciez supprimer supprimez supprime supprimees
    effacer: suppression detruire detruit detruisez destruction purger purgez purge delete faire-disparaitre
    effacer: droit-a-l-oubli efasser enlever-mes-donnees enlever-mes-infos oublier-mes-donnees
    heberger: heberge hebergees hebergement hebergeur hebergeurs serveurs serveur entreposer entreposees entreposes
    heberger: entreposez ou-sont-mes-donnees datacenter centre-de-donnees aws amazon frontiere frontieres hors-quebec
    heberger: hors-du-quebec hors-canada hors-du-canada souverainete patriot-act localisation-des-donnees stockees
    heberger: stockage sont-stockees
    garder: garde gardez gardons gardee gardees gardes conserver conserve conservez conservation conservee retention
    garder: archivage archives archiver combien-de-temps-gardez delai-de-conservation combien-de-temps-vous-gardez
    partager: partage partagez partagent vendre-mes-donnees revendre-mes-donnees vendez-vous-mes vendu vendus vendue
    partager: vendues revendez tiers tierce transmettez transmettre transmis divulguer divulguez divulgation
    partager: donner-a-d-autres circulent qui-voit-mes sous-traitants-de-donnees louez-vous vendez vendiez vendons louons vendre-mes
    partager: qui-les-voit
    collecte: recueillir recueillez recueillis recueillies ramasser ramassez ramasse captez collecter collectez
    collecte: quelles-donnees quelles-informations a-quoi-servent provenance finalite finalites pourquoi-demander
    collecte: pourquoi-vous-demandez
    score: scores pointage pointages notee classement-des-demandes attribuee profilage note-attribuee
    score: decision-automatisee bon-client comment-vous-triez filtrer filtre rejeter discriminez ma-cote la-cote
    score: cote-de-ma-demande cote-attribuee notation scoring lead-scoring
    temoin: temoins cookie cookies traceur traceurs pixel pixels pistage pistez traquez tracage suivi-publicitaire
    temoin: analytics google-analytics bandeau banniere-de-temoins mesure-d-audience fichiers-temoins espionner
    temoin: espionnez espionne navigateur navigateurs chrome firefox safari stockage-local dans-mon-navigateur onglet
    temoin: mode-sombre visiteurs clics
    droits: droit mes-droits exercer-mes-droits voir-mes-donnees portabilite corriger-mes-donnees
    droits: acceder-a-mes-donnees demande-d-acces exporter-mes-donnees copie-de-mes-donnees retirer-mon-consentement
    droits: revoquer revoque opposition
    consentement: consentir consent consentements consenti accord-ecrit opt-in j-accepte accepter-les
    consentement: consentement-expres
    responsable: responsables delegue-a-la-protection dpo agent-de-protection qui-est-responsable qui-repond-de
    responsable: officier-de-la-vie-privee responsabilite responsabilites imputable redevable
    fuite: fuites pirater pirate pirates piratage piratages hacker hackers hackeur hack hacke incident incidents
    fuite: breche breches volees vol-de-donnees fuite-de-donnees cyberattaque cyberattaques rancongiciel rancongiciels
    fuite: ransomware intrusion intrusions attaque-informatique attaques hameconnage phishing dark-web
    fuite: voler-mes-donnees aviser-en-cas cyber attaque vol voler voles
    faille: failles vulnerabilite vulnerabilites trou-de-securite signaler-une-faille bug-bounty xss injection-sql
    faille: security-txt chercheur-en-securite divulgation-responsable recompensez
    loi: lois legal legale legales legaux legalement legislation reglementation reglementaire regle-de-droit
    loi: juridiction conformite conforme conformes en-regle respecter-la-loi respectez-la-loi contrevenir respectez
    loi: respecter respecte respect respectent reglement-interne
    loivingtcinq: loi-25 loi-vingt-cinq loi-quebecoise loi-sur-les-renseignements commission-d-acces cai efvp
    loivingtcinq: evaluation-des-facteurs facteurs-relatifs loi-64 registre-des-incidents registre
    loivingtcinq: loi-sur-la-protection
    rgpd: gdpr loi-europeenne reglement-europeen residents-europeens union-europeenne clients-europeens bruxelles
    certification: certifications certifie certifies certifiee certificat certificats accredite accredites
    certification: accreditation accreditee soc soc2 soc-2 iso iso-27001 audit audits audites auditeur attestation
    certification: attestations norme normes pci hipaa reconnu-par ordre-professionnel-approuve vulnerabilites-audit
    conditions: conditions-d-utilisation conditions-generales termes-et-conditions cgu mentions-legales
    conditions: utilisation-du-site utilisation-acceptable politique politiques-du-site regles-d-utilisation
    litige: litiges tribunal tribunaux poursuite poursuites poursuivre poursuivis desaccord differend chicane
    litige: mediation arbitrage petites-creances creances mesentente recours avocat-contre droit-applicable
    litige: lois-applicables palais-de-justice regit devant-la-cour aller-en-cour
    plainte: plaindre plaintes plains plaignent mecontent mecontente mecontentement insatisfait insatisfaite
    plainte: insatisfaction pas-content pas-contente decu decue deception reclamation reclamations grief griefs
    plainte: porter-plainte deposer-une-plainte protecteur office-de-la-protection opc deplorable inacceptable
    proprieteduclient: propriete proprietes appartient appartiennent appartenir a-qui-appartient est-ce-a-moi
    proprieteduclient: reste-a-nous ca-reste-a-moi detient proprietaire-des-automatisations propriete-intellectuelle
    proprieteduclient: droit-d-auteur droits-d-auteur cession je-garde-quoi qu-est-ce-que-je-garde repartir-avec
    proprieteduclient: emporter ce-que-vous-batissez copyright
    citation: citer citez reproduire republier copier-vos-textes reutiliser-vos-textes utiliser-vos-images
    citation: droits-sur-les-textes auteur auteurs journaliste journalistes
    assurance: assurances assureur assureurs assurance-responsabilite courtier-d-assurance cabinet-d-assurance
    assurance: courtiers-en-assurance couverture-d-assurance cyberassurance reclamation-d-assurance
    assurance: erreurs-et-omissions
    subvention: subventions subventionne subventionnes aide-financiere programme-gouvernemental
    subvention: programmes-gouvernementaux cnrc pari-cnrc investissement-quebec bdc desjardins-pret pret-d-entreprise
    subvention: credit-gouvernemental gouvernement gouvernements gouvernemental federal federaux aide-au-financement
    subvention: financement-gouvernemental bourse bourses
    finance: finances financier financiere financiers planificateur-financier investisseur investisseurs reer
    finance: actionnaires comptable-financier affacturage dettes banque banques bancaire bancaires caisse-populaire
    finance: desjardins banquier compte-bancaire compte-de-banque hypotheque hypothecaire taux-d-interet pret-bancaire
    faillite: faillites fermer-boutique si-vous-fermez vous-disparaissez disparaissez en-difficulte insolvable
    faillite: vendre-mon-entreprise si-je-vends fermer-ma-compagnie cessation syndic banqueroute mourir-la-compagnie
    emploi: emplois poste-ouvert postes-ouverts poste-disponible embauchez embauche embaucher engagez-vous-du-monde
    emploi: carriere carrieres job jobs jobine recrutez recruter recrutement recruteur cherchez-vous-du-monde
    emploi: vous-cherchez-du-monde travailler-pour-vous travailler-chez-vous travail-chez-vous offres-d-emploi
    emploi: offre-d-emploi employeur employeurs vacants rejoindre-l-equipe rejoindre-votre-equipe work-for-you hiring
    emploi: ambiance-de-travail stage stages stagiaire stagiaires internship cegep alternance stage-d-ete etudiant
    emploi: etudiants etudiante poste postes boulot
    cv: candidature candidatures curriculum curriculum-vitae postuler postule postulent candidat candidats candidate
    cv: lettre-de-presentation lettre-de-motivation entrevue entrevues appliquer-pour-une-job resume-de-carriere
    cv: spontanee
    soustraitance: sous-traitance sous-traitant sous-traitants subcontract offrir-mes-services mes-services-de
    soustraitance: collaborer-avec-vous collaboration vous-vendre vendre-mes-services fournisseur fournisseurs
    soustraitance: contractuel-externe pigiste-pour-vous impartition
    bilingue: bilingues bilinguisme langue langues deux-langues dans-les-deux-langues loi-101 charte-de-la-langue
    bilingue: langue-officielle langues-officielles unilingue unilingues oqlf office-quebecois loi-96 language
    bilingue: languages
    francais: francaise francophone francophones en-francais french parler-francais francais-quebecois joual
    francais: quebecois-parle francai
    anglais: anglaise anglophone anglophones en-anglais english anglo anglos speak-english in-english parler-anglais
    anglais: please-english anglai
    autreslangues: espagnol spanish chinois mandarin arabe creole portugais italien allemand japonais inuktitut
    autreslangues: autre-langue autres-langues langue-autre haitien russe vietnamien hindi polonais
    traduire: traduction traductions traduit traduis traduisez traduite traducteur traductrice translate translation
    clinique: cliniques physiotherapie physio physios physiotherapeute physiotherapeutes medical medicaux medicale
    clinique: medecin medecins docteur sante hopital infirmiere infirmier psychologue psychologues chiro
    clinique: chiropraticien osteopathe osteo massotherapie massotherapeute ergotherapie optometriste optometristes
    clinique: denturologiste soins soins-de-sante therapeute ramq nutritionniste podiatre audioprothesiste pharmacie
    clinique: pharmacies pharmacien pharmacienne pharmaciens medicament medicaments medication ordonnance ordonnances
    clinique: laboratoire dentiste dentistes dentaire dentaires hygieniste hygienistes orthodontiste cabinet-dentaire
    clinique: clinique-dentaire patient patients
    veterinaire: veterinaires chien chiens chat-malade toilettage toiletteur animalerie animal animaux chenil pet-shop
    veterinaire: perroquet chiot cheval
    garderie: garderies cpe educatrice educatrices service-de-garde milieu-familial enfants enfant parents
    garderie: camp-de-jour camp camps halte-garderie bebe gardienne aines residence residences residence-pour-aines
    garderie: personnes-agees rpa chsld soins-a-domicile prepose-aux-beneficiaires
    ecole: ecoles scolaire college colleges professeur eleves centre-de-formation ecole-privee academie bibliotheque
    ecole: universite universites
    juridique: avocat avocats avocate avocates notaire notaires notariat droit-familial cabinet-d-avocats
    juridique: cabinet-juridique etude-de-notaire huissier parajuridique juriste
    comptable: comptables comptabilite cpa tenue-de-livres teneur-de-livres teneuse-de-livres cabinet-comptable
    comptable: cabinets-comptables fin-d-annee conciliation conciliation-bancaire grand-livre etats-financiers
    comptable: lettre-de-mission saison-des-impots bookkeeping accounting pieces-manquantes ma-compta la-compta
    comptable: ta-compta tenue-de-compta
    immobilier: immobiliers immobiliere immeuble immeubles courtier courtiers courtage agent-immobilier condo condos
    immobilier: copropriete locataire locataires logement logements location proprietaire-d-immeubles
    immobilier: gestion-immobiliere maison-a-vendre evaluateur-agree inspecteur-en-batiment loyers
    construction: chantiers entrepreneur-general contracteur renovation rbq toiture couvreur couvreurs menuisier
    construction: ebeniste peintre platrier ceramique excavation excavateur architecte architectes sous-sol toit
    construction: chantier plombier plombiers plomberie electricien electriciens electricite chauffage chauffagiste
    construction: climatisation thermopompe serrurier extermination soudeur soudure metier metiers en-batiment
    paysagement: paysagiste paysagistes deneigement deneiger deneigeur amenagement-paysager paysager gazon tonte
    paysagement: tondre arboriste elagage pepiniere piscine piscines piscinier haie arbres menage menagere
    paysagement: entretien-menager nettoyage nettoyeur nettoyer femme-de-menage conciergerie concierge
    paysagement: compagnie-de-menage lavage-de-vitres buanderie
    usine: usines manufacturier manufacturiers manufacturiere fabrication fabricant fabricants usinage usineur usinees
    usine: atelier ateliers atelier-d-usinage manufacture manufactures machine-shop pieces-sur-mesure
    usine: production-manufacturiere ligne-de-production industrie industries industriel industriels industrielle cnc
    usine: ingenierie ingenieur ingenieurs transformation pieces-usinees pieces-de-metal
    boutique: boutiques boutique-en-ligne commerce-en-ligne commerce-electronique magasin magasins detaillant
    boutique: detaillants magasin-en-ligne ecommerce e-commerce commerce-de-detail commerce vetement vetements linge
    boutique: bottes manteaux plein-air chaussures bijouterie librairie quincaillerie fleuriste grossiste grossistes
    boutique: distributeur distribution articles-de-cuisine chaudrons vaisselle meubles magasin-de store cuisine
    boutique: magasine magasiner magasinent magazin magazins botique
    restaurant: restaurants resto restos restauration traiteur traiteurs bar bars pizzeria cafe cafeteria cuisinier
    restaurant: cuisiniers serveuse food-truck casse-croute brasserie microbrasserie microbrasseur pourboire resteau
    restaurant: restau
    aliment: aliments alimentaire alimentation epicerie epiceries boulangerie boulangeries boucherie boucher
    aliment: patisserie fromagerie agroalimentaire transformation-alimentaire vignoble erabliere erablieres
    aliment: ferme-laitiere agriculture agricole agriculteur laitiere maraicher producteur
    garage: garages garagiste mecanicien mecaniciens mecanique concessionnaire concessionnaires automobile automobiles
    garage: auto autos char chars carrosserie carrossier pneu pneus debosselage motoneige motoneiges remorquage velo
    garage: velos changement-d-huile freins
    beaute: coiffure coiffeur coiffeuse coiffeuses salon-de-coiffure salon-de-beaute salon salons barbier barbiers
    beaute: estheticienne esthetique spa spas ongles manucure epilation tatoueur tatouage maquillage bronzage
    sport: sports gyms entraineur entraineurs yoga danse studio-de-danse arena hockey golf club-de-golf soccer
    sport: conditionnement-physique crossfit karate ski marathon culture culturel culturels musee musees theatre
    sport: spectacle spectacles artiste artistes musique chanson concert festival festivals evenement evenements
    sport: evenementiel salle-de-reception mariage mariages imprimerie imprimeur designer design gym
    obnl: osbl obnls organisme organismes organisme-communautaire communautaire fondation charite bienfaisance
    obnl: sans-but-lucratif benevole benevoles association associations eglise cooperative cooperatives coop coops
    obnl: bailleur-de-fonds conseil-d-administration ca-de-l-organisme assemblee-generale syndicat syndicats syndique
    obnl: syndiques convention-collective conventions-collectives cnesst normes-du-travail grieve faire-un-don
    obnl: levee-de-fonds
    municipal: municipalite municipalites mrc hotel-de-ville secteur-public fonction-publique organisme-public
    municipal: service-public citoyens appel-d-offres appels-d-offres seao societe-d-etat
    secteur: secteurs domaine domaines industrie-precise type-d-entreprise types-d-entreprises genre-d-entreprise
    secteur: niche niches milieu-d-affaires ma-branche sorte-d-entreprise profession professionnels
    secteur: services-professionnels champ-d-activite specialise specialises specialite
    offre: offres offrez offert offerte offertes services vos-services que-faites-vous vous-faites-quoi
    offre: c-est-quoi-que-vous-faites qu-est-ce-que-vous-faites prestations expertise vous-vendez-quoi catalogue
    offre: eventail ce-que-vous-offrez solution solutions
    entrepreneur: pas-encore-ouvert pas-encore-lance predemarrage en-demarrage demarrer-une-entreprise
    entrepreneur: jeune-entreprise incorporer incorporation incorporees nouvelle-compagnie je-pars-mon-entreprise
    entrepreneur: je-pars-en-affaires idee-d-affaires entrepreneurs entrepreneure entrepreneures gens-d-affaires
    entrepreneur: homme-d-affaires femme-d-affaires entrepreneuriat proprietaire-de-pme
    responsabilitesociale: commanditer commanditez commanditaire commandites sponsor sponsoriser tournoi
    responsabilitesociale: parrainer-un-evenement donnez-vous-a-des soutenez ecologie ecologique environnement-vert
    responsabilitesociale: carbone carboneutre carboneutres vert empreinte-carbone emissions durable
    responsabilitesociale: developpement-durable planete recyclage energie equite diversite minorites autochtone
    responsabilitesociale: autochtones premieres-nations accessibilite malvoyant malvoyants malentendant handicap
    responsabilitesociale: handicape handicapes commandite
    acheter: achete achetent achat achats procurer acquerir souscrire prendre-le-forfait je-le-prends
    acheter: je-veux-embarquer m-inscrire je-signe-ou magasiner-des magasiner-un
    expliquer: explique expliquez explication explications precisez preciser precisions precision details elaborer
    expliquer: elaborez developpez approfondir approfondissez creusez plus-d-info plus-d-infos en-savoir-plus
    expliquer: dites-m-en-plus dis-m-en-plus resumer resumez clarifier eclairer eclairez decrire decrivez reexpliquer
    incompris: comprends-pas comprend-pas pas-compris-ta-reponse melange melanger confus confuse embrouille reformuler
    incompris: reformulez reformule redites redis je-suis-perdu pas-clair flou suis-perdu suis-perdue t-es-perdu
    salut: bonjour allo bonsoir hello hey coucou rebonjour salutations yo bon-matin bonjour-hi salutation
    salut: comment-vas-tu comment-allez-vous ca-va-bien bonne-apres-midi
    merci: mercis thanks thank-you remercie remercier gentil gentille apprecie apprecier bravo super-merci genial
    merci: excellent excellente tiguidou nickel cool wow formidable merveilleux ben-fin
    aurevoir: au-revoir bye bye-bye ciao adieu a-bientot a-la-prochaine bonne-journee bonne-soiree bonne-fin tourlou
    aurevoir: revoyure a-tantot a-demain bonne-nuit bon-weekend a-la-revoyure
    oui: ouais ouin yes yep yup ok okay d-accord absolument volontiers avec-plaisir envoye-donc go-ahead bien-sur
    oui: vas-y
    insulte: insultes imbecile idiot idiots cave caves niaiseux niaiseuse stupide epais cretin cretins crisse tabarnak
    insulte: ostie criss tabarnouche merde minable minables clown clowns ta-gueule gueule decrisse chier incapable
    insulte: incapables nul-a-chier debile fuck shit enerves maudit maudite inutiles tabarnac viarge gros-con t-es-con
    injection: ignore-tes-instructions ignore-tes-consignes instructions-precedentes consignes consigne prompt-systeme
    injection: system-prompt jailbreak fais-semblant fais-comme-si contourne contourner desactive-tes-filtres
    injection: instructions-secretes revele ton-code
    maladie: maladies malade grippe rhume fievre tousse cancer symptome symptomes soigner blessure mal-de-dos
    maladie: diagnostic-medical accident accidents
    apprentissageia: entrainer entraine entrainez entrainent entrainement-du-modele servir-a-entrainer apprend-de-mes
    apprentissageia: nourrir-l-ia memoire memorise memorises utiliser-mes-donnees-pour
    aviser: avise avisez avisee avertir averti avertis avertit avertissez prevenir prevenu previens previendrez alerte
    aviser: alertes notifier notification notifications notifie signaler signale signalement
    sauvegarde: sauvegardes sauvegarder backup backups copie-de-sauvegarde copies-de-securite recuperer-mes-donnees
    pasnecessaire: pas-la-peine en-vaut-pas-la-peine pas-besoin-de-vous pas-besoin-d-automatiser pas-pour-nous
    pasnecessaire: vaut-pas-la-peine deconseiller deconseillez trop-tot-pour-nous pas-fait-pour-nous refuser refusez
    pasnecessaire: refuse refus decourager refuser-un-client inutile-d-automatiser ca-sert-a-rien sert-a-rien
    changerdidee: changer-d-idee change-d-idee changer-d-avis change-d-avis regretter regrette regret regrets
    changerdidee: finalement-non changer-d-opinion change-d-opinion pas-sur-finalement
    clientsservis: combien-de-clients nombre-de-clients clients-servis entreprises-accompagnees accompagne accompagnes
    clientsservis: accompagnees entreprises-aidees combien-d-entreprises qui-sont-vos-clients avec-qui-vous-travaillez
    clientsservis: pour-qui-vous-travaillez
    publiccible: a-qui-ca-s-adresse s-adresse c-est-pour-qui pour-qui clientele-cible votre-public vous-visez visez
    publiccible: destinez est-ce-pour-moi pour-une-entreprise-comme pour-des-gens-comme
    outilliste: salesforce sales-force sf-crm salesforces hubspot hub-spot hubspots shopify shopfy shopifi slack slak
    outilliste: slacks mailchimp mail-chimp mailchip google gmail google-drive google-agenda google-calendar
    outilliste: google-sheets sheets google-workspace workspace google-docs gsuite microsoft outlook teams office-365
    outilliste: microsoft-365 office365 windows sharepoint onedrive azure word
    perdre: perds perd perdent perdu perdus perdue perdues perte pertes echapper echappe tomber-entre-deux
    perdre: tombent-entre-deux
    confirmer: confirme confirmation confirmations confirmee confirmez reconfirmer confirmait
    acces: acceder accede qui-voit qui-peut-voir qui-regarde fouiller fouille fouillent voir-mes-dossiers
    acces: lire-mes-courriels donner-acces entrer-dans-mes qui-a-acces
    jour: jours journee journees par-jour dans-une-journee quotidien quotidienne quotidiennes tous-les-jours
    jour: chaque-jour journalier
    lire: lis lit lisez lisent lu lus lue lues
    blague: blagues joke jokes drole devinette devinettes humour poeme poemes haiku chante chanter raconte-moi-une
    blague: tour-de-magie jouer jeu jeux horoscope
    recette: recettes cuire cuisson pate-a-crepes crepes sauce oeuf poutine pain poulet spaghetti ragout gateau sushi
    recette: saumon souper-facile manger calories quoi-manger
    meteo: temperature pluie neige neiger pleuvoir verglas soleil tempete tempetes degres-celsius orage
    meteo: previsions-meteo beau-temps quel-temps-fait-il froid
    tourisme: voyage voyages voyager avion avions passeport billet-d-avion touristique touristes hotel hotels auberge
    tourisme: auberges camping gite chalet chalets agence-de-voyages hebergement-touristique spa-hotel hotellerie
    tourisme: motel`,
  followUps:
    "pour combien, c est combien, c est long, ca coute, ca dure, et, et pour, mais, et si, et le, et la, et les, et l, puis, pis, aussi, ou, alors, donc, et vous, qu en est il, qu en est il de, ok et, ok puis, ok mais, d accord et, et c est, et ca, et comment, et est ce",
  pointers:
    "ca, cela, ceci, celui, celui la, celui ci, celle, celle la, celle ci, ceux, ceux la, le meme, la meme, en, y, ils, elles, ce forfait la, ce forfait, ce service, celles",
  places: {
    smallest:
      "plus petit, le petit, le petite, petit plan, moins cher, premier, petit forfait, forfait de base, plus bas",
    middle: "milieu, deuxieme, second, plus populaire, entre les deux",
    biggest:
      "plus gros, le gros, gros forfait, gros plan, plus grand, dernier, troisieme, plus cher, haut de gamme, plus complet, plus haut",
    next: "suivant, celui d apres, un cran plus haut, celui au dessus, au dessus, superieur, prochain forfait",
    previous: "en dessous, autre en bas, cran en bas, un cran plus bas, celui d avant, precedent, inferieur",
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
