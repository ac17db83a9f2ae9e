/**
 * What visitors say next, understood only after the previous answer: by that answer's context (`CONTEXTS`), then by the
 * passage that answers. `same` continues with the passage last given. One phrasing per line, as in `asked.ts`.
 */
export const followUpsFr = {
  plans: {
    "facet-automations": `
      et combien d’automatisations avec celui-là?
      ça en fait combien, de systèmes branchés?
      c’est-tu illimité avec le plus gros?
      une ou deux automatisations, c’est bien ça dans le premier?
      pis on peut en brancher combien avec celui du milieu?
      si j’en veux plus de deux, lequel?
      y a-tu une limite au nombre de tâches là-dedans?
      combien de choses vous automatisez à ce prix-la?
      et si on en veut cinq, il faut lequel?
      le nombre d’automatisations change d’un à l’autre?
      c’est quoi le max d’automatisations pour celui-ci?
      combien d’affaires on branche avec celui du milieu
      combien de patentes dans celui du milieu
      pis celui à 500, il en bâtit combien?
      ça fait combien de processus, ça?
      combien de choses je peux automatiser avec
      le deuxième, il vient avec combien d’automatisations?
      le premier en a combien, d’automatisations
      le bon pour nous fait combien d’automatisations
      pis dans le plus gros?
      c’est combien pour le moins cher?
      pis celui du milieu?
      y’en a-tu un sans limite?
      c’est pas beaucoup pour le premier
      donc mes 4 tâches ça prend lequel
      lequel a pas de limite
      pis quand on est au maximum?
      pour mon fils qui en veut juste une?
      le nombre d’automatisations change aussi?
      illimitées, c’est lequel?
      juste une ou deux avec Velocity?
      et le forfait du milieu, combien?
      j’en veux quatre, faut prendre quoi
      y’a pas de maximum avec Dominate?
      donc juste 2 avec le petit
      c’est lequel qui a pas de limite
      et si j’en veux plus que 5?
      combien d’affaires automatisées dans chacun?
      pis avec celui à 1 500?
      illimité, c’est lequel?
      dans le plus gros c’est sans limite?
      en nombre d’automatisations?
      et celui à 500, juste une?
      non, le nombre d’automatisations`,
    "facet-ai": `
      et l’IA, elle fait quoi dans celui-là?
      l’IA est-elle la même dans les trois?
      lequel a une IA faite sur mesure pour nous?
      c’est quoi la différence d’IA entre les deux?
      y a-tu de l’IA dans le moins cher?
      et lequel apprend avec le temps?
      l’intelligence artificielle est-tu comprise là-dedans?
      elle est plus forte dans le plus cher, l’IA?
      pis l’IA de base, elle répond juste?
      pour que ça prévoie aussi, je prends lequel?
      et l’IA là-dedans, elle fait quoi de plus
      et l’IA là-dedans, elle est de quel niveau?
      l’IA là-dedans fait quoi de plus
      et l’ia là-dedans, elle est bonne
      pis celle du milieu?
      faite pour nous, c’est dans lequel?
      celle de base fait quoi?
      elle apprend-tu?
      de base, ça a l’air poche
      donc à mon 2e palier elle apprend toute seule
      lequel prévoit
      pis avec le temps elle s’améliore?
      ma soeur veut juste trier ses messages, lequel?
      dans le plus petit elle fait quoi
      elle apprend toute seule?
      faits pour moi, c’est juste Dominate?
      c’est pas la même dans les trois?
      la de base fait quoi déjà
      à partir de quel forfait elle apprend
      sur mesure c’est juste le plus cher?
      celle de base fait juste trier?
      l’IA, elle change d’un à l’autre?
      l’IA avancée, c’est quoi la différence?
      pis l’IA?
      le modèle fait pour moi, c’est lequel?`,
    "facet-crm": `
      et le CRM, il est compris dedans?
      celui-là inclut-tu les ventes?
      est-ce que mes fiches clients seraient gérées avec le premier?
      le CRM, c’est à partir duquel?
      pis mon suivi des ventes, c’est avec lequel?
      donc pas de CRM dans le petit?
      si je veux brancher mon CRM, lequel des trois?
      ça couvre-tu aussi le CRM pour ce montant?
      les ventes automatisées sont dans lesquels?
      et pour les prospects dans le CRM, celui-ci suffit?
      les fiches clients sont-tu dedans ça
      et la gestion des clients, elle est dedans?
      le crm vient avec ou pas?
      mais les ventes pis le CRM, inclus là-dedans?
      les fiches clients sont-tu dedans
      et les ventes, dedans
      lesquels le font alors
      pis dans le premier?
      c’est dans les deux autres?
      faut-tu le plus cher pour ça?
      donc pas avec le petit?
      c’est plate que le petit l’ait pas
      donc je dois monter d’un cran pour mes 80 prospects
      lesquels l’ont
      pis quand je l’ai, il se remplit tout seul?
      mon associé est sur le plus petit, il l’a-tu?
      donc pas dans Velocity
      faut prendre Accelerate minimum?
      et Dominate, pareil?
      automatisés dans les deux?
      pourquoi pas dans le petit
      le moins cher a-t-il les ventes
      le CRM est dans lesquels?
      c’est inclus à 1 500?
      et la partie ventes?
      dans le 1500 c’est inclus?
      pas de CRM, là-dedans?
      le CRM, il est dans lesquels?
      donc rien avec Velocity?
      pis le CRM, lui?`,
    "facet-marketing": `
      et les infolettres, c’est inclus là-dedans?
      celui-là fait-tu les campagnes courriel?
      pis mes promos par courriel, avec lequel?
      l’envoi d’infolettres est dans lesquels?
      est-ce que le moins cher couvre le marketing?
      pour mes campagnes, ça me prend lequel?
      le marketing, c’est compris ou pas dedans?
      on aurait-tu nos infolettres automatiques avec ça?
      et la pub par courriel à nos clients, elle est dedans?
      donc pas d’infolettre avec le premier?
      mes infolettres entrent-tu là-dedans
      les envois courriel aussi, ou pas dans celui-là?
      mes infolettres sont-elles comprises avec
      pis dans le petit?
      celui du milieu l’a-tu?
      faut-tu le plus gros?
      c’est-tu automatique?
      pourquoi le petit l’a pas
      donc pour 2 envois par mois faut le 2e
      lesquels le font
      pis une fois rendu là c’est vraiment automatisé?
      ma coiffeuse voudrait ça, elle prend lequel?
      pas avec Velocity?
      les campagnes aussi?
      le moins cher avec ça c’est lequel
      c’est automatisé pour de vrai?
      y’a tu une différence avec dominate?
      faut prendre Accelerate minimum c’est ça
      le 500 $ l’a pas?
      dans lequel d’abord?
      et les infolettres, pareil?
      pas dans celui à 500?
      c’est fait tout seul ou faut que j’écrive?
      pis les infolettres, même affaire?
      lequel le fait, et c’est combien?`,
    "facet-enterprise": `
      et si on a SAP, lequel?
      celui du milieu branche-tu les gros ERP?
      les logiciels de grande entreprise, c’est juste dans le dernier?
      notre ERP maison passerait avec lequel?
      pis un gros système comme Oracle, c’est-tu compris?
      est-ce que ça inclut nos logiciels d’entreprise?
      lequel permet de brancher un ERP?
      on roule sur Dynamics, celui-là suffit?
      les gros systèmes corporatifs sont-ils dedans?
      et pour un gros logiciel de gestion, c’est le plus cher?
      mon erp embarque-t-il là-dedans
      pis avec celui du milieu?
      donc juste le plus cher?
      pas dans le petit non plus?
      y sont branchés dans lequel?
      c’est cher juste pour ça
      donc un seul gros système m’oblige au plus haut
      pourquoi seulement celui-là
      pis s’ils sont branchés, c’est tout compris?
      mon chum a le forfait du milieu, il est pogné?
      juste dans le plus cher?
      même pas dans Accelerate?
      branchés comment, c’est compris?
      j’ai besoin d’un ERP, faut Dominate?
      donc même pas à 1 500 $?
      lequel les branche d’abord
      est-ce que SAP est branché là-dedans?
      donc celui à 1 500, non?
      ils sont branchés ou juste copiés?
      SAP ou des gros logiciels, c’est pas dedans hein?
      les logiciels de grande entreprise sont branchés?
      les gros logiciels, c’est juste dans le dernier?`,
    "facet-meetings": `
      et on se rencontre à quelle fréquence avec celui-là?
      c’est-tu une rencontre par mois?
      lequel donne un appel chaque semaine?
      les rencontres, c’est aux deux semaines dans celui du milieu?
      combien de meetings par mois avec ça?
      y a-tu un suivi régulier avec le plus petit?
      on se parle souvent avec celui-ci?
      pour un bilan mensuel, lequel suffit?
      pis les appels stratégiques, c’est dans lequel?
      et le bilan, il est aux combien?
      je voudrais vous voir chaque semaine, ça prend lequel?
      on se parle à tous les combien avec ça
      on se voit à quelle fréquence avec ça?
      on se parlerait souvent avec celui-là?
      on se parlerait aux combien avec celui-là?
      on se parlerait aux combien avec ça
      on se verrait souvent avec ça?
      on se jase combien de fois?
      on se verrait souvent avec celui-là
      pis dans le plus gros?
      aux deux semaines c’est lequel?
      juste une fois par mois dans le petit?
      c’est quoi comme appel?
      c’est pas assez souvent
      donc avec le 2e j’en ai 26 par année
      lequel a l’appel stratégique
      pis entre deux rencontres?
      mon associée veut du mensuel, c’est lequel?
      chaque semaine, c’est lequel?
      aux deux semaines pour le milieu?
      et avec Velocity?
      une fois par mois c’est pas beaucoup
      une fois par mois seulement dans le petit?
      le plus gros c’est à chaque semaine?
      pis si je prends le plus petit à la place
      on la voit à quelle fréquence?
      le 1500, c’est aux combien?
      les appels, c’est à quelle fréquence?
      on se parle à quelle fréquence?
      la séance hebdo, c’est lequel?
      pis les rencontres?
      on se voit aux combien?`,
    "facet-support": `
      et le support, c’est-tu 24/7 avec ça?
      l’assistance est-elle par courriel seulement dans le premier?
      si ça plante la nuit, lequel couvre ça?
      vous répondez en combien de temps avec celui-là?
      lequel donne une réponse le jour même?
      pis si j’ai un pépin, j’ai quelle aide avec ce forfait?
      l’aide est-tu prioritaire dans celui du milieu?
      c’est quoi le support avec le moins cher?
      et le soir, y a-tu quelqu’un avec celui-ci?
      le dépannage est compris ou pas dedans?
      on attend combien pour de l’aide avec le plus petit?
      pis si ça plante la nuit avec celui-là?
      le soutien est comment dans le moins cher
      et si ça brise la nuit, avec celui-là?
      pis si ça lâche la nuit, avec ça
      ok et si ça plante, on a de l’aide quand?
      et si ça brise la fin de semaine, avec celui-là?
      et si ça casse le soir
      et si j’ai besoin d’aide la nuit?
      et l’aide, elle est comment dans celui-là
      ils me répondent en combien de temps?
      ça prend combien de temps avant qu’ils me reviennent?
      la réponse vient vite avec celui-là?
      pis la nuit?
      avec le moins cher, c’est quand?
      le jour même c’est lequel?
      par téléphone ou courriel dans le petit?
      par courriel c’est lent
      donc si je prends le 2e j’ai ma réponse avant 18 h
      lequel est jour et nuit
      pis quand j’écris, ça répond en combien
      ma soeur est sur le petit, elle attend combien?
      entre deux rencontres je vous joins comment
      la nuit c’est juste dominate?
      par courriel seulement?
      et avec Accelerate, combien de temps?
      24 h, c’est ben long
      7 jours sur 7, même les fériés?
      lequel a la réponse le jour même
      sans ça, je parle à qui?
      juste des courriels dans le moins cher?
      lequel répond le jour même
      la fin de semaine aussi?
      et avec celui à 1500?
      pis l’aide quand ça bloque, c’est pareil partout?
      et si j’ai une question entre-temps?
      j’attends combien avec celui à 500?
      24/7, c’est avec lequel?
      à 500 $, vous me répondez en combien de temps?
      la nuit aussi, l’assistance?
      pis l’assistance, la différence?
      non, l’assistance
      et à 500 $, faut que j’attende?`,
    "facet-manager": `
      la personne juste pour nous autres, on l’a-tu aussi avec celui en dessous
      on a-tu notre contact à nous avec celui-là
      celui du milieu vient-tu avec la personne attitrée
      et on a-tu quelqu’un d’attitré avec celui-là?
      c’est toujours la même personne avec celui-ci?
      lequel vient avec un responsable à nous?
      un gestionnaire de compte, c’est inclus là-dedans?
      donc pas de personne dédiée dans celui du milieu?
      pis avoir toujours le même contact, ça prend lequel?
      le responsable attitré, c’est juste dans le plus cher?
      avec le premier, je parle à qui, c’est jamais le même?
      j’aurais-tu mon propre conseiller à ce prix-là?
      on veut une seule personne dédiée, lequel prendre?
      toujours avec la même personne?
      la même personne tout le long, c’est dans lequel?
      avec le gros, on a quelqu’un juste pour nous?
      avec le même gars tout le long?
      avec la même personne tout le long?
      est-ce que j’ai quelqu’un à moi avec ça
      pis dans celui du milieu?
      c’est toujours la même?
      faut-tu le plus cher?
      donc personne d’attitré dans le petit?
      donc les petits sont orphelins
      à 30 employés j’y ai-tu droit
      pourquoi seulement le gros
      pis au bout de l’an c’est encore la même?
      mon frère a le milieu, il tombe sur n’importe qui?
      c’est toujours la même personne?
      faut payer le gros pour ça?
      du début à la fin, vraiment?
      donc avec Velocity j’en ai pas
      lequel a le responsable attitré
      j’ai-tu quelqu’un attitré à moi
      y en a pas dans Accelerate?
      c’est toujours avec la même personne?
      je parle toujours au même?
      donc pas à 1 500?
      avec le 1500, j’en ai-tu un?
      pas de responsable attitré à ce prix-là?
      la même personne tout le long?
      le responsable attitré aussi, juste là?
      qui me répond, toujours la même personne?
      et le responsable attitré?`,
    "facet-white-glove": `
      et la mise en service clés en main, c’est dans lequel?
      vous faites-tu tout de A à Z avec celui-là?
      le clé en main est-il compris dedans?
      avec le moins cher, faut-tu que je m’occupe de l’installation?
      pis si je veux rien toucher, lequel?
      donc le milieu n’est pas clés en main?
      lequel est de bout en bout?
      c’est-tu vous qui installez tout dans le plus gros?
      le service complet clé en main, c’est à quel prix?
      je veux que vous preniez tout en charge, c’est lequel?
      l’installez vous de A à Z celui-là
      vous le montez au complet pour nous, celui-là?
      tout monté à notre place, celui-là?
      l’installez-vous au complet dans ce cas
      pis avec les deux autres?
      vraiment de bout en bout?
      faut-tu prendre le plus gros?
      c’est-tu dans celui du milieu?
      les autres faut tout faire soi-même?
      donc avec 50 employés c’est de bout en bout
      lequel l’a
      pis rendu à la fin, c’est fini?
      pour l’hôtel de ma tante, faudrait lequel?
      c’est quoi de bout en bout?
      seulement Dominate?
      avec accelerate non?
      donc dans le petit je l’ai pas
      faut donc prendre le plus cher pour ça
      de bout en bout, dans lequel
      vous l’installez pour moi?
      donc à 500 je l’ai pas?
      pas dans le 1500?
      clés en main, ça veut dire quoi?
      pis clés en main?
      pis la mise en service clés en main?`,
    "facet-hours": `
      et ça me sauve combien d’heures, celui-là?
      combien de temps gagné avec le moins cher?
      donc le plus gros sauve combien d’heures par semaine?
      ça libère combien de temps, à ce prix?
      pis en heures, ça donne quoi avec celui du milieu?
      lequel me redonne 25 heures par semaine?
      on gagne-tu vraiment du temps avec le premier?
      quelle différence de temps sauvé entre les deux?
      et en temps, c’est quoi le gain avec lui?
      10 heures de moins par semaine, c’est lequel?
      celui-ci enlève-tu plus d’heures que l’autre?
      ça m’en sauve combien par semaine, le petit
      ça libère combien d’heures, celui-là?
      ça me libère combien de temps, çui-là
      ça nous sauve combien de temps par semaine?
      ça en sauve combien par semaine, celui-là
      j’en sauverais combien d’heures, avec ça
      ça me sauve combien de temps?
      ça me sauve combien d’heures, celui-là
      en temps sauvé, c’est quoi l’écart entre les deux
      les deux font gagner combien d’heures
      juste pour le temps que ça me sauve, je veux dire
      pis avec le moins cher?
      celui du milieu?
      par semaine ou par mois?
      le plus gros donne combien?
      jamais de la vie je gagne tant que ça
      donc si je cherche 20 h je prends lequel
      lequel vise le plus d’heures
      pis après quelques mois ça monte?
      mon père perd 12 h, lui c’est lequel?
      ça me ferait gagner combien de temps?
      avec Velocity c’est combien?
      40 et plus c’est lequel
      garanti ou visé?
      15 heures pour 500 $, pas pire
      j’aurais combien d’heures avec le petit?
      40 h c’est avec lequel
      c’est par semaine ou par mois
      et le plus petit, ça sauve combien
      ça m’enlève combien d’heures?
      40, c’est lequel?
      avec vous j’en sauverais combien?
      pour 500 $ on parle de combien d’heures?
      je gagne combien d’heures avec ça?
      pis en heures gagnées?
      40 heures, c’est bien ça?
      il fait gagner combien d’heures?
      ça fait combien d’heures de gagnées?
      pis en heures?
      combien d’heures par forfait?`,
    "facet-return": `
      et le rendement avec celui-là?
      ça rapporte combien en un an, le plus petit?
      lequel a le meilleur rendement?
      le retour est de combien avec celui du milieu?
      pis sur douze mois, il rapporte quoi?
      est-ce que le plus cher rapporte plus?
      c’est quoi le ROI de celui-ci?
      300 %, c’est pour lequel ça?
      je récupère combien sur mon argent avec ce forfait?
      le pourcentage de rendement change-tu d’un à l’autre?
      et ça rapporte combien en un an, à ce prix-là
      pis en rendement, chacun donne quoi?
      et ça rapporte combien au bout d’un an
      et ça rapporte combien au bout d’un an, ça
      et ça rapporte combien, ce forfait-là
      pis le plus petit?
      c’est sur combien de temps?
      le plus gros donne combien?
      c’est visé ou garanti?
      ça l’air trop beau
      donc si je mets 6000 dans l’année, je vise quoi
      lequel vise le plus haut
      pis après les douze mois?
      ma blonde prendrait le petit, elle vise combien?
      je viserais combien de rendement?
      300 % en combien de temps?
      et Accelerate?
      c’est plus avec le plus cher donc
      il rapporte combien celui-là
      400 % c’est pour lequel
      sur un an ça?
      pis Dominate?
      sur quelle période, ça?
      500 et plus, c’est avec lequel?
      celui à 500 piasses rapporte quoi?
      le rendement de celui-là?
      pis le rendement, avec lui?
      côté rendement?
      en douze mois, ça rapporte quoi?
      et celui à 500 $?
      non, le rendement`,
    "plan-sales": `
      et c’est pour quel chiffre d’affaires, celui-là?
      on fait 2 millions, c’est encore celui-là?
      faut-tu un revenu minimum pour le prendre, lui?
      si on fait moins de 500 000 $, on a droit au deuxième?
      selon mes ventes annuelles, ça change-tu?
      avec 800 000 de ventes, je tombe dans lequel?
      pis si nos revenus dépassent 5 millions?
      le plus petit, c’est pour quel niveau de ventes?
      y a-tu un seuil de revenus pour le plus gros?
      on fait 300k par an, lequel des trois?
      même si je vends juste pour 80k?
      même si on vend pour 300 000 seulement
      pis si je fais moins que ça?
      plus de 6 millions c’est lequel?
      le petit a-tu un minimum?
      pis celui du milieu?
      je donne pas mes ventes à n’importe qui
      donc à 900 000 c’est le milieu
      pourquoi les ventes comptent
      pis si je dépasse le plafond l’an prochain?
      ma soeur fait 200 000, elle prend lequel?
      faut faire combien de ventes pour ça?
      et selon les ventes?
      et si j’ai 4 employés mais 2 M$ de ventes
      je fais 300 000, lequel?
      500 000 par année ça?
      plus de 5 M c’est lequel
      y’a un minimum pour Velocity?
      on fait 2 millions
      on fait 2 millions, ça donne lequel
      et en bas de 500 000?
      le premier a pas de minimum?
      ça dépend-tu aussi de mes ventes?
      et selon mon chiffre d’affaires?
      à 300 000, je vais où?
      le petit, y a-tu un minimum?
      pis à 6 millions?
      6 millions, ça va dans lequel?
      c’est pour quel chiffre d’affaires?
      je fais 2 M$, c’est le bon?
      pis si on regarde les ventes au lieu du monde?
      pis par chiffre d’affaires?
      moi je fais 300 000 $
      et à 6 millions?`,
    "plan-people": `
      et si on est 12?
      on est juste deux, celui-là marche?
      chu tout seul, c’est lequel alors?
      nous sommes 30 employés, ça change quoi?
      et pour une équipe de sept?
      si on engage et qu’on devient six?
      pis à huit personnes, on prend lequel?
      on est cinq pile, le premier ou le deuxième?
      celui-là est pour combien de monde?
      avec 40 employés il faut le dernier?
      et pour un travailleur autonome, c’est lequel?
      j’ai trois employés, le plus petit suffit-il?
      pis si on est 12 l’été
      et pour neuf personnes?
      si on engage trois hygiénistes de plus?
      et si on est 8
      pis à 26 personnes?
      et si on passe à trente?
      et si on est six
      et pour onze personnes
      on est sept, ça change quoi?
      pour 8 personnes alors
      et si on est 40
      à six, on tombe dans lequel
      c’est par personne ça
      pis si on est 3?
      pis si on est 30?
      comment je sais pour sûr?
      même si chu à mon compte?
      et si je dépasse 5 employés
      12 employés, lequel?
      jusqu’à combien pour Velocity
      tout seul ça va?
      vous me le diriez si le petit fait la job?
      30 minutes pour décider ça?
      et par nombre d’employés?
      et à 30 employés
      je suis tout seul, c’est lequel
      vous me le diriez si le petit est assez?
      et selon le nombre d’employés
      lequel pour une gang de six?
      pis à 30 employés?
      cinq pile, ça tombe où?
      le plus petit peut-tu suffire?
      à 26, je tombe dans quoi?
      on est six, lequel?
      on est 25 pile
      non, par nombre d’employés`,
    "plan-named": `
      et celui du milieu, il comprend quoi?
      qu’est-ce qu’il y a dans le moins cher?
      pis le suivant, il offre quoi de plus?
      le plus gros, il inclut quoi au juste?
      qu’est-ce qui est pas compris dans celui-là?
      détaille-moi donc le deuxième
      et à 1 500 $, j’ai droit à quoi?
      c’est quoi qu’on a pour 500?
      dis-m’en plus sur le dernier
      le premier des trois, ça donne quoi?
      et celui juste au-dessus?
      qu’est-ce qu’on obtient avec celui à 3 500?
      il me manque quoi si je prends le plus bas?
      celui juste en haut, y’a quoi dedans
      l’autre au-dessus contient quoi?
      le suivant, il a quoi de plus
      ok et celui à 1500, dedans?
      ok mais celui du milieu, il comprend quoi
      et le suivant, on a quoi de plus?
      qu’est-ce qu’il y a dans celui du milieu
      pis le deuxième?
      c’est-tu avec les taxes?
      le plus gros coûte combien?
      y’a-tu des frais au début?
      le deuxième c’est quel prix
      en dollars US?
      dominate c’est bien 3 500?
      donc aucun engagement
      taxes incluses?
      rien à payer pour l’installation?
      celui du milieu est à combien
      faut payer une installation en plus?
      lequel est à 1500?
      taxes incluses ou pas?
      les trois noms, encore?
      Velocity, Accelerate pis l’autre, ça coûte combien chacun?
      les trois noms avec leurs prix, svp`,
    "plans-compare": `
      si je prends celui au-dessus, j’ai quoi de plus
      c’est quoi de plus avec le suivant
      j’ai quoi de plus si je monte d’un cran
      je gagne quoi à prendre celui d’après
      c’est quoi la différence entre les deux?
      qu’est-ce que l’autre a de plus?
      pourquoi le deuxième coûte-t-il trois fois plus?
      comparez-moi les trois s.v.p.
      pis entre le petit pis le moyen, ça change quoi?
      qu’est-ce que je gagne à monter d’un cran?
      ils se distinguent comment, les trois?
      pourquoi celui-là est si cher à côté de l’autre?
      vaut-tu la peine de prendre celui au-dessus?
      qu’est-ce que je perds en descendant au plus petit?
      mettez-les donc côte à côte
      quelle différence entre les deux premiers?
      c’est quoi la différence avec l’autre?
      pis l’autre en haut, il a quoi de plus
      et le suivant?
      la différence avec celui d’à côté
      c’est quoi l’écart avec l’autre
      qu’est-ce qu’il a que celui d’en dessous a pas?
      il a quoi de plus que l’autre
      c’est quoi qu’il a de plus
      pis celui du milieu, il fait quoi de plus
      la différence avec celui d’en dessous
      je perds quoi si je descends d’un cran?
      qu’est-ce que je laisse tomber avec celui en dessous
      pourquoi c’est si cher comparé aux autres?
      le premier c’est pour qui?
      pis le plus cher?
      celui du milieu coûte combien?
      c’est avant taxes?
      l’écart de prix est gros en maudit
      donc entre le 1er pis le 2e pour 5 employés, je fais quoi
      lequel est pour une équipe en croissance
      pis après le deuxième, c’est quoi le saut
      ma cousine est travailleuse autonome, elle regarde lequel?
      c’est quoi la différence entre les trois?
      le deuxième c’est pour combien d’employés?
      ça passe de 500 à combien après?
      moi je suis tout seul, donc le premier?
      c’est tout avant taxes?
      on est 26, c’est lequel
      donc la différence c’est la grosseur de l’équipe?
      le plus cher il est pour qui
      montrez-moi les différences
      le prix monte à combien pour 25 et plus
      c’est quoi l’écart de prix entre les deux premiers
      ils sont pour quelles tailles?
      c’est combien chacun?
      à 8 employés on tombe dans lequel?
      l’écart entre le 1er pis le 2e, c’est combien?
      compare-les-moi
      pis le plus cher des trois?
      mets-les un à côté de l’autre`,
    "plan-year": `
      et si je paie un an d’avance?
      ça fait combien pour l’année, ça?
      y a-tu un prix annuel pour celui-là?
      c’est moins cher si on prend douze mois?
      un rabais si je le paie d’un coup pour l’année?
      et payé à l’année, c’est combien?
      donc juste au mois, pas à l’année?
      sur un an, le total serait de quoi?
      on peut-tu le payer annuellement?
      pis un forfait annuel, ça existe chez vous?
      pis à l’année?
      et par an ça fait?
      et à l’année, ça revient à combien?
      pis pour douze mois d’un coup?
      et pour douze mois d’un coup?
      et si je paie l’année
      ça fait combien sur un an
      donc juste au mois?
      ça ferait combien par mois d’abord?
      même si je paye d’avance?
      pas de contrat non plus?
      c’est plate, j’aurais aimé un rabais
      donc 12 fois le prix du mois, pas de cadeau
      pourquoi vous faites pas de prix à l’année
      pis après un an ça change-tu?
      l’école de ma soeur a un budget annuel, ils font comment?
      à l’année y’a tu un rabais?
      même pas si je paye d’avance?
      donc c’est au mois seulement
      et Accelerate, par mois?
      ça m’engage pour l’année?
      faut rajouter les taxes?
      aucun rabais si je paie d’avance alors?
      je paye comment alors
      donc pas de facture annuelle?
      ça revient à combien pour 12 mois du petit?
      et à l’année?
      pis si je veux payer à l’année?
      42 000 par année, faut-tu payer ça d’un coup?`,
    "plan-popular": `
      lequel est le plus pris?
      les autres prennent lequel d’habitude?
      c’est lequel que le monde choisit?
      lequel se vend le plus des trois?
      celui que la plupart des clients ont, c’est lequel?
      et votre best-seller là-dedans?
      vous en vendez plus duquel?
      pis le plus en demande, c’est le moyen?
      la majorité va vers lequel?
      d’habitude, les PME prennent-elles celui-là?
      celui du milieu, lui?
      les autres prennent lequel
      il coûte combien?
      pour des équipes de combien?
      qu’est-ce qu’il a dedans?
      pis c’est quoi qu’il a pas?
      le plus vendu?
      lequel le monde prend?
      c’est combien par mois?
      c’est pour quelle grosseur d’équipe?
      l’IA avancée, elle fait quoi
      les rencontres, aux deux semaines?
      pas de responsable attitré?
      lequel pogne le plus?
      on est 12, c’est bon pour nous?
      l’appel stratégique c’est aux combien de temps
      lequel le monde prend le plus
      le monde prend lequel d’habitude?
      et celui au-dessus, il ajoute quoi?
      et celui juste en dessous?
      y a-tu le CRM dedans?
      pour combien d’employés, celui-là?
      c’est lequel que le monde prend?
      pis celui d’après?
      ouf. pis celui du milieu?
      et celui au-dessus?
      trop cher. l’autre, le populaire?
      le CRM est dedans?
      le milieu, qu’est-ce qu’il comprend?
      le plus vendu, c’est lequel?
      le forfait du milieu, il a quoi d’autre?
      ok le 2e forfait, il comprend quoi d’autre?`,
    taxes: `
      et les taxes, elles sont comprises?
      c’est-tu avant ou après taxes?
      ça fait combien avec la TPS pis la TVQ?
      c’est en dollars canadiens, ce prix?
      faut-tu ajouter les taxes là-dessus?
      donc 500 plus taxes?
      ces prix-là sont en US?
      taxes en sus ou c’est le montant final?
      pis la TVQ, on la paie-tu en plus?
      c’est bien du canadien, ces montants?
      taxes dedans ou par-dessus?
      c’est avec ou sans la TVQ, ça?
      tout compris, taxes incluses?
      plus la TPS pis la TVQ ou tout compris?
      en dollars d’ici, ça?
      c’est avant ou après les taxes, ça
      avec la tvq?
      c’est-tu en piasses d’ici
      c’est avec les taxes, ça?
      en canadien?
      en dollars canadiens
      les taxes aussi?
      c’est-tu en dollars américains
      c’est en argent canadien, ça?`,
    fees: `
      et y a-tu d’autres frais avec ça?
      y a-t-il des frais d’installation en plus?
      c’est tout inclus ou y a des extras?
      les licences de l’IA sont-elles dans ce prix?
      pis mes logiciels, faut-tu que je les paie à part?
      rien d’autre à payer que ça?
      des frais de départ s’ajoutent-ils à ça?
      y a-tu des frais cachés là-dedans?
      l’installation, elle est comprise dans le montant?
      ça couvre-tu le diagnostic aussi?
      le suivi est-il facturé en plus?
      rien d’autre à payer avec ça?
      rien d’autre à ajouter par-dessus?
      mais rien d’autre à sortir de ma poche?
      même pas de frais au départ?
      rien d’autre à payer en plus de ça?
      pis y a rien d’autre à payer?
      et mes licences là-dedans
      rien d’autre à payer par-dessus?
      faut-tu ajouter autre chose par-dessus
      et l’installation dans tout ça
      même l’intelligence artificielle?
      et l’IA, c’est à mes frais?
      c’est vous qui payez l’IA?
      mais vous installez pareil, sans ça?
      d’autres frais dans l’année?
      rien d’autre qui s’ajoute?
      c’est moi qui la paye à part?
      y a d’autres frais cachés?
      l’IA, c’est compris ou à mes frais?
      pis ChatGPT ou ce qui roule en arrière, c’est sur votre bras?`,
    contract: `
      et chu engagé pour combien de temps avec ça?
      faut-tu signer pour un an avec lui?
      je peux l’arrêter n’importe quand?
      il y a un engagement minimum pour celui-là?
      si j’arrête après deux mois, y a-tu une pénalité?
      combien d’avis pour annuler ça?
      on est-tu pognés avec?
      pis je signe quoi, un bail d’un an?
      est-ce qu’il y a un contrat avec ce forfait?
      comment je mets fin à ça si je suis tanné?
      pis si j’arrête en novembre
      et pour combien de temps on est pris?
      je peux-tu arrêter ça n’importe quand
      ok et je suis pogné pour combien de temps?
      même si je lâche au bout de deux mois?
      pis on est pognés pour combien de temps avec
      pour combien de mois minimum
      et si je veux arrêter le mois prochain
      je peux-tu lâcher n’importe quand?
      pis je peux lâcher n’importe quand
      faut-il que je m’engage
      pour arrêter, comment je fais?
      je peux arrêter quand je veux?
      et si j’arrête au milieu?
      et si j’arrête avant?
      pis je suis pogné pour un an?`,
    trial: `
      on peut-tu l’essayer avant?
      y a-t-il un mois gratuit pour celui-là?
      je peux tester le plus petit sans payer?
      pis un essai, ça se fait-tu?
      c’est gratuit au début ou non?
      une période d’essai avant de le prendre?
      je voudrais l’essayer deux semaines avant, c’est possible?
      le premier mois est-il gratis?
      y a pas moyen de le voir marcher avant d’acheter?
      vous me laissez-tu l’essayer pour voir?
      je peux l’essayer avant?
      jpeux l’essayer avant?
      je peux tu l’essayer avant?
      on peut l’essayer un peu avant
      y’a un essai gratis?
      je peux essayer avant de payer?
      je peux essayer avant?`,
    billing: `
      et ça se paie comment?
      c’est facturé chaque mois, ça?
      vous me l’envoyez comment, la facture?
      je paie au début du mois pour ça?
      ce montant-là est prélevé à tous les mois?
      pis le paiement, c’est mensuel ou aux deux semaines?
      on paie-tu tout d’avance ou au fur et à mesure?
      la facturation, ça marche comment avec ce forfait?
      donc je paie une fois par mois, c’est tout?
      on vous paie à quel rythme pour ça?
      comment je paye ça?
      ok, comment je paye ça?`,
    "money-back": `
      et si je change d’idée après?
      je me fais-tu rembourser si j’aime pas ça?
      c’est remboursable, ce montant-là?
      si ça me convient pas, vous me redonnez mon argent?
      pis après deux semaines, si je veux mon argent?
      on a combien de jours pour se faire rembourser ça?
      je l’ai pris pis je le regrette, remboursable?
      vous le remboursez-tu au complet?
      et le mois payé, je peux le ravoir?
      si je me trompe de forfait, je suis remboursé?
      et si on regrette après une semaine?
      et si je le regrette dans deux semaines
      pis si j’aime pas ça, vous me le redonnez?
      et si on regrette après deux semaines
      et si je me rends compte que c’est trop gros pour nous
      et si je regrette?`,
    "ninety-days": `
      et si ça rapporte rien, celui-là?
      c’est-tu garanti que ça va rapporter?
      si je rentre pas dans mon argent, il se passe quoi?
      qu’est-ce qui arrive si ça donne rien en trois mois?
      pis si le plus cher me rapporte pas?
      vous garantissez quoi à ce prix-là?
      et si après 90 jours j’ai rien gagné?
      la garantie s’applique-tu au plus petit aussi?
      à 1 500 par mois, j’ai quelle garantie de résultat?
      je fais quoi si ça paie pas?
      et s’il rapporte pas son prix
      ok mais si ça marche pas?
      pis si ça donne rien?
      et si ça rapporte pas?
      et si je fais pas mes frais avec
      pour trois mois je paye combien, pis je dois ravoir combien au moins
      faudrait qu’on gagne combien pour que vous disiez que la promesse est tenue
      la garantie donne combien avec ça?
      et la garantie, elle?
      pis si on les gagne pas
      ça garantit combien au bout de 90 jours?
      c’est garanti ou c’est une promesse en l’air?
      la garantie, à 1 500 $, ça donne combien?
      et si je l’ai pas?
      et si je les gagne pas, ces heures-là?`,
    "break-even": `
      pis ça fait combien d’heures par semaine
      il faudrait combien d’heures pour ça
      et ça devient payant à partir de combien d’heures?
      faut sauver combien d’heures pour que ça se paie?
      il se paie-tu tout seul, celui-là?
      c’est rentable à partir de quand, le plus petit?
      combien d’heures par semaine pour couvrir ce prix?
      le seuil de rentabilité est à combien pour lui?
      pis pour que le moyen vaille la peine, ça prend combien d’heures?
      avec 5 heures gagnées, je rentre dans mon argent?
      ça couvre-tu son coût si je sauve 4 h?
      à 35 $ de l’heure, il se rembourse quand?
      faut j’en sauve combien pour que ça se paie
      faut sauver cb d’heures pour que ça se paie?
      combien d’heures pour que le p’tit se paye
      combien d’heures sauvées pour que ça paye?
      et celui à 1500?
      et pour le gros, combien d’heures?
      même chose pour le moins cher?
      à partir de quand il se paie
      faut que je sauve combien d’heures pour le payer
      pis pour le plus gros?
      pis si je sauve moins que ça?
      à quel taux de l’heure?
      c’est par semaine, ça?
      c’est beaucoup d’heures pour le gros
      donc si je gagne 7 h, lequel se paye
      pourquoi vous prenez ce taux-là
      pis en dessous, on fait quoi?
      ma soeur sauverait 2 h, ça vaut-tu?
      à partir de combien d’heures ça vaut la peine?
      ça devient rentable quand?
      combien d’heures pour que ça paye?
      à partir de combien d’heures c’est payant?
      c’est rentable à partir de quand?
      le minimum pour que ça vaille la peine?
      et avec Dominate?
      3,3 heures c’est pour lequel?
      c’est à quel taux horaire
      10 heures, ça paye Accelerate?
      et pour celui à 1 500
      10 h par semaine, c’est assez pour Accelerate?
      si je suis en dessous vous me le dites?
      c’est calculé à quel taux
      et le plus gros?
      ça devient payant à combien d’heures?
      faut gagner combien d’heures pour que ça paye?
      à combien d’heures ça se paye?
      à combien ça se rembourse?
      faut que j’en sauve combien pour rentrer dans mon argent?
      c’est calculé à quel taux horaire?
      en dessous de ça, vous le dites?
      le 1500, c’est à combien d’heures?
      si chus en dessous, vous me le dites-tu?
      à partir de combien d’heures ça se paye?
      c’est rentable à partir de quand, le petit?
      faut combien d’heures pour que ça paye, à 3 500?
      pis faut combien d’heures pour que ça se paye?
      ça devient rentable à partir de combien?
      le seuil, il est à combien?
      et si je suis en dessous?
      c’est à combien de l’heure, ce calcul-là?`,
    start: `
      et c’est prêt quand si je le prends?
      ça prend combien de temps à installer, ça?
      si je signe demain, ça roule quand?
      on commence quand avec celui-là?
      le plus gros est-il plus long à mettre en place?
      pis le délai avant que ça marche?
      combien de semaines avant d’en profiter?
      c’est long à partir, ce forfait-là?
      si je dis oui, vous commencez par quoi?
      et une fois choisi, ça démarre en combien de temps?
      et ça part quand si je dis oui
      et celui-là est prêt en combien de temps
      ça prend combien de temps
      ça prend combien de temps à mettre en place
      ça prend combien de temps sans ça?
      et la mise en service normale, combien de temps?`,
    "no-need": `
      et si j’ai besoin d’aucun des trois?
      vous me le diriez si ça valait pas la peine?
      chu pas sûr que j’en aie besoin
      même le plus petit, c’est peut-être trop pour moi
      pis si c’est pas pour nous, vous le dites?
      seriez-vous honnêtes si on n’en avait pas besoin?
      et si aucun me convient?
      est-ce que ça vous arrive de dire non à ça?
      j’ai pas assez de travail pour ça, je pense
      on est peut-être trop petits pour en prendre un
      et si c’est trop pour nous?
      pis si j’ai besoin d’aucun des trois?
      et si j’ai besoin d’aucun?
      donc si j’ai presque rien à automatiser?`,
    unanswered: `
      et un rabais si j’en prends deux?
      je peux-tu changer de forfait en cours de route?
      on peut-tu le mettre sur pause l’hiver?
      y a-tu un prix pour les OBNL?
      si je passe au suivant, vous créditez le mois en cours?
      peut-on ajouter juste les infolettres au premier?
      c’est-tu déductible d’impôt, ça?
      acceptez-vous Visa pour ce forfait?
      ce prix-là va-tu augmenter l’an prochain?
      on peut le partager entre deux compagnies?
      y a-tu un crédit si je réfère un ami qui le prend?
      c’est combien pour une automatisation de plus que ça?
      pis une subvention pour payer ça?
      je peux avoir un prix de groupe pour mes trois succursales?
      pis pour deux, y aurait-tu un deal?
      je peux-tu passer de l’un à l’autre en plein mois?
      je peux-tu le mettre sur pause l’hiver?
      on peut-tu rajouter juste un morceau de l’autre?
      celui-là, il va-tu augmenter l’an prochain?
      et si on est deux compagnies dessus?
      pis si j’en dépasse une, tu charges combien?
      ça l’inclut combien d’utilisateurs?
      et en étant un OSBL, ça descend-tu?
      ceux qui le prennent restent combien de temps?
      y a-t-il un maximum de messages avec ça?
      puis-je choisir c’est qui, cette personne-là?
      elle s’en va en vacances, on fait quoi?
      et si mes ventes tombent, je redescends-tu tout seul?
      ça dure combien de temps, cette rencontre-là?
      et les saisonniers, on les compte-tu dedans?
      je peux-tu en partager un avec mon voisin de local?
      pourquoi y s’appelle de même?
      si je réfère quelqu’un, ça baisse?
      et on l’échange contre une autre, c’est permis?
      je peux-tu descendre à l’autre l’hiver
      pis si je paie les 12 mois d’avance, moins cher?
      pis pour deux compagnies?
      le prix va-tu monter l’an prochain
      moins cher si je règle l’année au complet?
      on peut-tu changer pour l’autre en cours de route?
      et pour un organisme de charité?
      et si j’en prends deux, vous baissez le prix?
      je peux monter à l’autre plus tard?
      carte ou virement pour payer ça?
      on peut-tu le mettre sur pause en janvier
      c’est combien pour en ajouter une de plus
      mais si je paie douze mois d’avance, vous enlevez quoi?
      pour deux compagnies, même montant?
      je peux descendre au plus petit après?
      vous prenez la carte pour ça?
      mon agence fait ça pour la moitié, vous égalez?
      on peut monter à l’autre en cours de route?
      et un petit rabais si on en prend deux
      on peut-tu le mettre sur pause l’été
      et un sixième, c’est combien de plus?
      et une automatisation de plus?
      je peux passer de l’un à l’autre en cours de route
      et un rabais pour deux succursales
      ils acceptent quelle carte
      un petit rabais?
      pis l’hiver, on arrête le compteur?
      en argent comptant?
      et si je veux passer à l’autre plus tard
      je peux-tu en ajouter une de plus
      et à deux compagnies, c’est le même prix
      combien de temps, chaque rencontre
      il s’appelle comment, lui
      et dans deux ans, c’est gelé?
      pis les temps partiels, ça compte?
      vous l’augmentez chaque année?
      y a-tu un rabais pour un organisme
      je peux changer plus tard?
      vous avez plus gros que ça?
      acceptez-vous les subventions?
      je peux payer moitié prix le premier mois?
      ça se négocie-tu
      combien de clients l’ont pris?
      les temps partiels comptent-tu?
      les sous-traitants, ça compte?
      prévoit quoi?
      c’est quel modèle, ChatGPT?
      je peux l’ajouter à part?
      vous écrivez les textes?
      SAP ça compte comme ça?
      c’est quoi l’appel stratégique?
      combien de temps ça dure?
      y’a tu un clavardage pour les clients?
      et s’il part en vacances?
      et si mes ventes baissent en cours de route
      et si je paye mes employés 50 $
      je peux monter d’un cran en cours de route?
      les prix augmentent-tu chaque année?
      je peux en acheter une de plus?
      ça compte pour combien, un chatbot plus un rapport
      SAP en fait partie?
      c’est en personne ou sur Zoom ces rencontres-là
      vous faites-tu un rabais si je réfère?
      je peux en prendre deux en même temps?
      y a-tu un prix pour les étudiants?
      y a-tu encore plus gros que ça?
      vous avez combien de clients sur celui-là?
      je peux changer en cours de route?
      je peux descendre d’un niveau plus tard?
      je peux en acheter une de plus à la carte?
      c’est quel modèle en arrière?
      vous m’en fournissez un si j’en ai pas?
      combien d’envois par mois?
      SAP en fait-tu partie?
      ça dure combien de temps chaque fois?
      je peux payer un extra pour la nuit?
      je peux la choisir?
      je peux l’ajouter au petit pour un surplus?
      c’est le brut ou le net que vous regardez?
      c’était quoi le pire que vous avez vu?
      je peux enregistrer mon résultat?
      ça se déduit de mes impôts?
      et si je paye mes gens 60 de l’heure?
      y a-tu un rabais si j’en prends deux?
      vos prix vont-tu monter?
      pourquoi des noms en anglais?
      combien de clients dans chacun?
      jpeux-tu rajouter juste les infolettres pour un extra?
      le bilan, y dure combien de temps?
      le responsable, j’ai-tu droit à combien d’heures avec?
      l’assistance de nuit, c’est-tu des humains?
      un sixième système, ça coûte quoi?
      ça prend combien de jours changer?
      mes sous-traitants comptent-tu?
      pis si j’engage, ça monte tout de suite?
      lequel est le plus payant pour vous autres?
      lequel les gens lâchent le plus?
      après un an, j’ai-tu un rabais de fidélité?
      le prix est-tu garanti un an?
      jpeux-tu en changer une plus tard?
      rajouter une troisième, ça coûte combien?
      sa prévision, elle est bonne à combien de %?
      c’est l’IA de quelle compagnie?
      pis si j’ai pas de CRM?
      y a-tu un max de contacts?
      c’est-tu vous qui les écrivez?
      combien d’envois par mois max?
      SAP, ça marche-tu?
      c’est combien de plus long à brancher?
      ça dure combien de temps un appel?
      mes gérants peuvent-tu être là aussi?
      c’est quel numéro pour la nuit?
      combien de fois je peux appeler par mois?
      pis quand il tombe malade?
      je peux-tu le choisir?
      je peux-tu l’acheter à part?
      vous envoyez combien de monde?
      vous allez-tu demander mes états financiers?
      et si ça baisse en cours d’année?
      pis la deuxième année?
      combien de clients l’atteignent pour vrai?
      c’est par employé ça?
      c’est quoi le record?
      je peux-tu imprimer le résultat?
      y en a-tu une pour les erreurs?
      pis si on ferme 4 semaines l’été?
      combien d’heures ça fait chez votre meilleur client?
      et à 22 $ de l’heure?
      combien de clients sont en bas de ça?
      un rabais si je paye l’année d’avance?
      vous prenez Visa?
      je peux ajouter juste le CRM pour un petit extra?
      chaque appel stratégique dure combien de minutes?
      mon responsable attitré, il gère combien d’autres clients?
      d’où ça vient, ces noms-là?
      les prix montent-tu l’an prochain?
      le bilan mensuel dure combien de temps?
      je peux passer à l’autre au milieu du mois?
      les séances, en personne ou en vidéo?
      pendant quelles vacances mon responsable est remplacé, pis par qui?
      mes pigistes, ils comptent-tu dans le nombre?
      deux temps partiels, ça compte pour un?
      si j’engage deux gars en juin, je change quand?
      y a-tu un forfait sur mesure entre les deux?
      un mois gratuit si je m’engage un an?
      une de plus, c’est combien d’extra?
      si je veux en changer une en cours de route, c’est chargé?
      c’est ChatGPT en dessous?
      combien de pages il faut pour l’entraîner?
      vous le fournissez-tu, le CRM?
      combien de contacts maximum?
      vous écrivez-tu les textes de campagne?
      combien d’envois par mois au max?
      SAP, ça compte-tu?
      la licence, c’est vous qui la négociez?
      c’est combien de minutes, chaque rencontre?
      si j’en manque une, elle est reprise?
      c’est quel numéro, la ligne de nuit?
      en combien de minutes, la nuit?
      s’il s’en va de chez vous, on me donne qui?
      je peux le choisir, mon responsable?
      combien pour l’ajouter au forfait à 1 500?
      c’est le brut ou après les retours?
      c’était quoi le pire rendement d’un client?
      c’est réparti sur combien d’employés, ça?
      je peux exporter le résultat en Excel?
      et si mon monde travaille juste 40 semaines, ça donne quoi au juste?
      et à 52 $ l’heure, combien d’heures?
      si je réfère un ami, j’ai-tu un rabais?
      une troisième automatisation, ça coûte combien de plus?
      le modèle fait pour moi, ça prend combien de semaines à bâtir?
      si je redescends à Velocity, y a-tu un frais?
      et si j’ai deux compagnies, ça prend deux forfaits?
      mes saisonniers, je les compte-tu?
      c’est sur quelle année fiscale?
      je peux changer de forfait combien de fois par année?
      l’importation de mes vieux contacts, c’est combien?
      combien de mes gens peuvent assister?
      le jour même, avant quelle heure faut que j’écrive?
      il parle à combien de clients par jour?
      ça prend combien de jours de plus?
      c’est calculé avant ou après impôt?
      la première semaine, c’est combien d’heures gagnées?
      vous gardez-tu les chiffres que j’entre?
      avec les primes de nuit, ça change de combien?
      chaque appel dure combien de temps?
      en combien de minutes vous répondez la nuit?`,
    booking: `
      ok je veux en parler, on se voit quand?
      je le prends, on fixe ça comment?
      on peut-tu se réserver un moment pour en jaser?
      avez-vous de la place cette semaine pour ça?
      bon, je prends rendez-vous là-dessus
      montrez-moi vos disponibilités pour en discuter
      ça m’intéresse, réservez-moi un moment
      je voudrais une consultation pour celui-là
      celui-là me va, quand est-ce qu’on se parle?
      on booke ça mardi?
      ok, on peut en jaser mardi?
      ok je veux en jaser, vous avez quoi comme plage
      ok, je veux en jaser, quand?
      ok on en jase quand, avez-vous jeudi
      ok je prends celui-là, on fait quoi`,
    person: `
      je peux en parler avec quelqu’un?
      passez-moi un humain pour choisir entre ceux-là
      pis quelqu’un pourrait m’expliquer ça au téléphone?
      j’aimerais mieux en discuter avec une vraie personne
      appelez-moi donc pour ça
      y a-tu un vendeur à qui je peux demander ça?
      je veux parler à quelqu’un avant de le prendre
      c’est mêlant, passe-moi quelqu’un
      un conseiller peut-il m’aider là-dessus?
      je préfère régler ça avec un de vos gens
      j’aimerais mieux qu’on m’appelle pour ça
      je préfère valider ça avec quelqu’un de chez vous
      ça me parle pas, passez-moi quelqu’un
      j’aimerais mieux en discuter avec du vrai monde
      ok quelqu’un peut m’expliquer ça de vive voix`,
    same: `
      c’est combien encore, celui-là?
      c’est pour combien de personnes déjà?
      et qu’est-ce qui est pas inclus dedans?
      c’est par mois ou par année, ce prix?
      donc c’est sans contrat, ça aussi?
      pis l’autre, c’est combien?
      le prix est le même pour tout le monde?
      redites-moi le prix du deuxième
      le plus cher des trois est à combien?
      c’est bien 500 par mois, pas par personne?
      ça comprend-tu autre chose?
      lequel de ceux-là n’est pas couvert?
      et au-delà de 25 personnes, c’est lequel?
      redites-moi pour qui il est fait, celui-là
      et le plus cher, c’est combien donc?
      donc c’est par mois, ça?
      pis celui d’en haut, lui, combien
      et en bas de 5 on paie ça aussi?
      lequel l’a, d’abord?
      et ça inclut quoi d’autre
      qui prend ça d’habitude, celui-là
      c’est pour combien de monde
      rappelez-moi le prix de celui-là
      même si je suis tout seul?
      combien, déjà?
      et le moyen
      et pour le gros, c’est pareil
      pis dans velocity
      c’est par mois ça
      et le deuxième
      y en a-tu un de plus gros
      et dans le moins cher, zéro
      lesquels le font alors
      lequel le fait d’abord
      lesquels l’ont alors
      qui l’a, alors
      pis l’autre?
      et l’autre, lui?
      et l’autre forfait?
      faut lequel pour ça, d’abord
      c’est dans quel forfait, ça
      qu’est-ce qu’il y a pas dedans
      pourquoi? y’a quoi dedans
      plus que 25 c’est quoi?
      avancée, ça veut dire quoi?
      pas dans les deux autres?
      en bas de ça vous me le diriez?
      ça compte juste le temps?
      pourquoi, il comprend quoi
      et si je sais vraiment pas
      pas dans le premier, donc
      c’est pareil dans les deux autres?
      il change pas en cours de route?
      on est deux, c’est lequel là-dedans
      par mois ou par année, ça?
      le moins cher est à combien?
      c’est au mois?
      faut-tu payer pour partir?
      y en a combien au total?
      pour combien de monde max?
      c’est combien déjà?
      c’est combien par mois déjà?
      qu’est-ce qui est pas compris?
      tout seul, je prends lequel?
      qui peut m’aider à choisir?
      le plus cher, c’est pour qui?
      le petit m’en donne combien?
      une seule, c’est-tu possible?
      de base, ça veut dire quoi?
      celui du milieu fait quoi de plus?
      faits pour nous, c’est juste dans le gros?
      donc le petit en a quand même?
      donc rien dans le petit?
      à partir de quel forfait?
      pareil dans les deux gros?
      faut monter à lequel pour l’avoir?
      le gros fait-tu plus que celui du milieu là-dessus?
      et le petit encore moins?
      juste une fois par mois avec le petit?
      pis le plus gros, c’est aux semaines?
      deux semaines, c’est dans lequel?
      donc on se parle dans tous les cas?
      le petit, c’est juste par courriel?
      le jour même, c’est dans lequel?
      même la nuit, avec le gros?
      dans lequel on l’a?
      c’est la même tout le long?
      pis le petit, y a personne?
      c’est juste avec le plus gros?
      de bout en bout, pour qui?
      avec celui du milieu, on l’a pas?
      celui du milieu, ça arrête à combien?
      le petit donne combien?
      plus c’est gros plus ça rapporte?
      avec le petit, ça en fait combien?
      c’est par mois ou par semaine?
      ça compte-tu les ventes aussi?
      vous prenez combien de l’heure là-dedans?
      juste le temps, rien d’autre?
      pis si j’en ai trop peu, vous dites quoi?
      le plus gros, faut combien d’heures?
      pis si j’en ai juste deux?
      le plus cher, c’est combien?
      y manque quoi dedans?
      me le diriez-vous si le petit suffit?
      tout seul, c’est lequel?
      celui du milieu, c’est pour combien de monde?
      pis le plus gros, c’est pour qui?
      donc c’est juste au mois?
      pis au milieu, y en a combien?
      celle du milieu, a fait quoi de plus?
      donc le petit l’a pas?
      le petit forfait l’a-tu?
      dans le plus cher c’est pareil?
      c’est juste dans le gros ça?
      chaque semaine, c’est avec lequel?
      ça change-tu en cours de route?
      le plus gros monte à combien?
      donc sur un an ça donne combien?
      vous comptez juste le temps là?
      lequel coûte le plus?
      avec ou sans les taxes?
      même si on est deux?
      c’est fait pour combien de personnes?
      les rencontres, aux combien?
      qu’est-ce qui manque par rapport au gros?
      et à mon compte, tout seul?
      lequel est pour 25 et plus?
      donc je paye pas un an d’avance?
      de base, ça fait quoi?
      pas avec le petit?
      pis avec le premier forfait?
      le jour même, c’est quel forfait?
      la fin de semaine aussi, pour le gros?
      dans lequel c’est compris?
      le plus haut, c’est lequel?
      le petit, c’est combien?
      et le plus?
      elle compte-tu les ventes?
      une heure par semaine, ça fait combien par année?
      pis le gros, combien d’heures?`,
    cases: `
      et ça a marché pour qui, ce forfait?
      avez-vous un exemple de client qui l’a pris?
      quelqu’un comme moi l’a-tu déjà essayé?
      montrez-moi des résultats avec ça
      y a-tu du monde pour qui ça a valu le prix?
      pis des preuves que ça marche?
      avez-vous des cas concrets pour justifier ce prix?
      ça a donné quoi chez d’autres?
      qui l’a déjà acheté et avec quels résultats?
      quelqu’un l’a atteint?
      c’est prouvé par qui`,
    "keep-tools": `
      et je garde mes logiciels avec celui-là?
      faut-tu changer nos outils pour ça?
      ça remplace-tu ce qu’on a déjà?
      on reste sur nos programmes avec ce forfait?
      avec ça, je suis-tu obligé de changer de logiciel?
      pis mes outils actuels, je les jette?
      ça se greffe sur ce qu’on utilise déjà?
      devra-t-on migrer ailleurs si on le prend?
      et je garde mes logiciels?`,
    calculator: `
      comment je calcule si ça vaut le prix?
      y a-tu un outil pour voir ce que ça me rapporterait?
      pis comment estimer le gain pour nous avec ça?
      je peux-tu essayer ça avec mes chiffres quelque part?
      où je calcule mon rendement avec celui-là?
      avez-vous un calculateur pour ça?
      ça compte-tu les ventes aussi, ce calcul-là?
      comment savoir si c’est rentable dans mon cas?
      comment vous calculez ça
      avec celui à 1500, je finis-tu en positif juste avec ça?
      ça se paye-tu avec ces heures-là
      pis avec le gros, il m’en reste combien
      ça vaut-tu la peine que je vous engage?
      avec le moins cher ça me laisse combien par mois?
      mêmes chiffres mais avec le moins cher
      et avec les mêmes heures, le plus petit?
      elle compte quoi?
      pis les erreurs évitées?
      elle est où?
      faut-tu mettre les charges avec le salaire?
      c’est arrangé avec le gars des vues
      donc à 41 $ de l’heure ça change quoi
      qu’est-ce qui est pas compté
      pis si ça sort négatif?
      je peux le faire pour la shop de ma soeur?
      ça vaut combien en argent?
      elle compte les ventes aussi?
      une heure par semaine ça fait quoi par année
      la formule c’est quoi?
      pis si j’ai pas assez d’heures?
      le 35 $ c’est juste le salaire?
      elle est trop optimiste, non?
      et si mon monde coute 25 $ l’heure
      les ventes en plus sont pas comptées?
      elle est où sur le site
      le 35 $ comprend-tu les charges
      ça vaut combien en piasses?
      c’est sur quelle page?
      je peux le calculer pour chez nous?
      elle est sur quelle page?`,
    "question-plan": `
      lequel me conseillez-vous, alors?
      j’hésite entre les deux premiers
      bon ben, je prends lequel?
      lequel serait le mieux pour nous?
      chu pas sûr duquel prendre
      est-ce que le plus petit suffirait?
      vous me recommandez lequel là-dedans?
      comment choisir entre ces trois-là?
      pis si j’hésite, je fais quoi?
      lequel irait à une petite shop comme la nôtre?
      lequel irait mieux pour nous autres d’abord
      ouin, lequel pour nous d’abord
      hmm je sais pas lequel, vous prendriez quoi à ma place
      lequel vous me suggérez d’abord
      pis si j’hésite encore?
      allez-vous me pousser le plus gros?
      pis si chu tout seul?
      on est 40, donc lequel?
      vous êtes pas neutres là-dedans
      donc à 17 employés pis 2 stagiaires, c’est lequel
      pourquoi pas le plus petit pour moi
      pis si on se trompe de choix?
      pour ma fille toute seule à son compte, lequel?
      lequel pour 3 employés?
      on est deux, c’est trop?
      on est 5 pile
      et si j’hésite encore?
      moi pis ma femme, donc le petit?
      nous sommes 30, alors le gros?
      vous me pousserez pas le plus cher?
      lequel me conviendrait
      on est 4, donc lequel
      vous allez pas me pousser le plus gros?
      pis si on monte à 12 l’an prochain?
      on est 12, donc lequel?
      si j’hésite entre deux?
      vous me pousserez pas le plus gros?
      je suis pas sûr que c’est pour moi, ça
      et si j’hésite entre deux?
      ok, pis si on est juste quatre?
      pis si je suis entre deux?
      bref, lequel me convient?`,
    "plan-smallest": `
      et le plus petit?
      dans le moins cher, j’ai quoi?
      trop cher, avez-vous plus petit
      qu’est-ce qui est pas dedans?
      c’est pour combien de personnes?
      avec les courriels de masse ou pas?
      pis l’aide, c’est comment?
      500 par mois, c’est tout?
      c’est bon pour un solo?
      juste 1 ou 2 automatisations?
      pas d’infolettre dedans, hein
      vous répondez en combien de temps?
      et le bilan, chaque mois?
      j’ai combien d’automatisations avec ça
      le soutien se fait par téléphone?
      qu’est-ce qui est pas inclus
      l’IA est comprise là-dedans?
      pis les infolettres?
      et le plus petit, il a quoi de moins?
      le petit, il comprend quoi?
      le crm est-tu dedans?
      j’ai combien d’automatisations?
      le moins cher, ça comprend quoi?
      non, le plus petit
      le bilan, c’est aux combien?
      et l’autre, à 500?
      ok le premier, j’ai quoi?
      3,3 h, c’est lequel, ça comprend quoi?`,
    "plan-biggest": `
      et l’autre bout de l’échelle?
      et le plus cher, il donne quoi de plus que ça
      pis c’est illimité?
      y’a-tu quelqu’un juste pour nous?
      vous installez tout?
      c’est pour combien de monde?
      c’est quel prix déjà
      à partir de combien d’employés?
      on a un responsable juste pour nous?
      illimité, vraiment illimité?
      une rencontre par semaine?
      mes logiciels de grosse entreprise, compris?
      assistance le dimanche aussi?
      3500 par mois ou par année?
      la mise en service, vous faites tout?
      on se rencontre à chaque semaine?
      illimité pour vrai?
      ce forfait-là, il a quoi d’autre?
      qu’est-ce qui vient d’autre avec ça?
      ce forfait-là a quoi d’autre?
      on se rencontre à quelle fréquence?
      pis le gros, j’ai quoi de plus?
      et le plus gros, lui?
      combien d’automatisations?
      on est 60, j’ai quoi au juste?
      qu’est-ce que j’ai de plus avec celui-là?
      le forfait au complet, c’est quoi?`,
    audience: `
      et on peut être trop gros pour vous?
      100 000 c’est trop petit?
      c’est quoi votre limite de grosseur?`,
    offer: `
      et ça automatise quoi exactement?
      vous automatisez quoi par exemple?
      ça peut être quoi, par exemple?
      c’est quoi une automatisation, dans votre cas?`,
    sectors: `
      et en santé, est-ce pareil?`,
    languages: `
      ça vient en anglais aussi
      en français?
      en anglais aussi?
      ça se fait en anglais si je veux?
      en français, les rencontres?`,
    consultation: `
      je peux en parler à quelqu’un avant de choisir
      comment je la réserve, la consultation?
      elle est payante cette consultation-là?
      les 30 minutes, c’est gratuit?
      ok, la consultation, ça se passe comment?
      les 30 minutes, c’est payant?
      ok, j’aimerais en parler à quelqu’un`,
    plans: `
      c’est-tu en canadien?
      taxes comprises?
      faut-tu payer pour commencer?
      le moins cher c’est lequel?
      c’est par mois?
      le moins cher c’est combien déjà
      avec les taxes ou sans?
      pis le plus gros?
      faut signer pour un an?
      y’a un montant pour l’installation?
      et celui du milieu?
      il coûte combien celui-là
      c’est avant ou après taxes
      le moins cher est à combien déjà
      c’est en dollars US?
      en américain ou canadien?
      c’est combien pour y avoir droit?
      pis ça coûte combien chacun?
      c’est en dollars canadiens?
      combien coûte chacun?
      pis les prix, c’est quoi?`,
    "plan-velocity": `
      pis c’est quoi qui est pas dedans?
      on se voit souvent?
      ça sauve combien d’heures?
      pis si j’ai un problème?
      me semble qu’il manque ben des affaires
      donc avec mes 3 employés ça suffit
      laquelle des automatisations on prend
      pis si j’en veux une de plus après?
      pour ma belle-soeur toute seule à son compte, c’est bon?`,
    "plan-accelerate": `
      pis c’est quoi qui manque?
      combien de systèmes?
      vous répondez-tu vite?
      ça sauve combien par semaine?
      c’est trois fois le prix de l’autre
      donc à 19 employés on est corrects avec ça
      pourquoi la mise en place clés en main est pas dedans
      pis quand on dépasse 5 systèmes?
      la compagnie de mon frère a 9 gars, ça irait?`,
    "plan-dominate": `
      y’a-tu une limite?
      même la nuit?
      on se parle souvent?
      pis ça redonne combien d’heures?
      ouf c’est le prix d’un employé
      donc à 62 personnes c’est forcément celui-là
      c’est quoi des modèles faits pour nous
      pis la nuit, ça répond pour vrai?
      pour la maison-mère de mon chum, ça branche leurs gros logiciels?`,
    "hours-year": `
      pis sur un an?
      pis les ventes là-dedans?
      je calcule ça où?
      pis si j’ai presque pas d’heures à sauver?
      oui mais on prend des vacances
      donc mes 6 h ça fait combien à Noël
      pourquoi vous multipliez par ça
      pis en argent, ça donne?
      mon associé en perd 9, ça lui fait combien?
      52, c’est sans les vacances?
      et les erreurs évitées, comptées?
      donc 10 h par semaine ça fait 520?
      la calculatrice est sur quelle page?
      dans l’exemple c’est 30 h à combien?
      ça compte les charges?
      si c’est trop petit vous me le dites?
      ça fait combien dans une année
      ça tient compte des erreurs évitées?
      comment vous arrivez au gain net
      c’est quoi la formule?
      10 heures, ça fait combien sur l’année?
      une heure par semaine, sur un an ça donne quoi?`,
    "consultation-cost": `
      c’est payant cette consultation-là?`,
    "wrong-answer": `
      pis si elle se trompe?
      et si elle se trompe
      et quand elle se trompe?
      pis si l’IA se trompe?`,
    integrations: `
      quels CRM?
      Mailchimp marche avec?
      et mes petits logiciels, eux?
      ça se branche à Mailchimp?
      ça marche avec HubSpot?
      avec Mailchimp?
      pis les outils normaux, genre Slack?
      ça marche avec Mailchimp?
      et les outils normaux, genre Google?`,
    sales: `
      ça fait quoi exactement dans les ventes
      concrètement ça fait quoi pour mes ventes
      ça fait quoi au juste?
      vous faites quoi, côté ventes?`,
    "form-reasons": `
      pourquoi vous demandez mes ventes?
      pourquoi vous demandez ça?
      pourquoi vous demandez ça, le chiffre d’affaires?`,
    "average-return": `
      ça veut dire quoi 400 %?
      ça veut dire quoi au juste 300 %
      ça veut dire quoi, un pourcentage de même?
      300 %, ça veut dire quoi au juste?
      ton 400 %, il vient d’où si elle compte pas les ventes?`,
    "post-measuring-manual-work": `
      comment je mesure mes heures, moi?
      comment je sais combien j’en perds, moi?
      mes heures, je les trouve comment?
      comment je sais combien j’en perds?
      comment je mesure mes heures?`,
    "post-return-on-automation/2": `
      c’est quoi le vrai coût d’une heure
      mon heure à moi, je mets combien?
      35, ça sort d’où?
      35 $ de l’heure, ça sort d’où?`,
    "post-return-on-automation/7": `
      quand est-ce que je devrais pas le faire?
      donc dans quel cas je devrais pas?`,
    method: `
      qui choisit laquelle en premier
      sinon, ça se passe comment?`,
    "post-return-on-automation/4": `
      et avec l’autre, le petit?`,
    "post-measuring-manual-work/5": `
      je commence par laquelle?`,
    "chat-data": `
      elle garde-tu ce qu’on lui dit?
      et toi, tu gardes ce que je te dis?`,
    casl: `
      c’est correct avec la loi, ces envois-là?
      faut-tu le consentement du monde?`,
    hours: `
      pis le bureau, il ferme à quelle heure?`,
    uptime: `
      ça tombe-tu souvent en panne?`,
    people: `
      c’est quel genre de monde?
      c’est qui, votre monde?`,
    "post-return-on-automation": `
      ça se calcule comment pour vrai?
      c’est calculé comment, pour vrai?
      le calcul au long, il est où?`,
    "post-return-on-automation/3": `
      sont-elles toutes vraiment gagnées?
      mais les heures vraiment gagnées, c’est moins, non?`,
    "post-return-on-automation/6": `
      et pour atteindre le 3 fois?
      et pour que la garantie de 3 fois soit atteinte?`,
    "post-return-on-automation/5": `
      en combien de semaines je récupère ma mise?
      au bout de combien de semaines c’est payé?`,
    newsletter: `
      non, votre infolettre à vous autres`,
    "our-time": `
      ça me prend combien de temps, tout ça?`,
    response: `
      et si je suis pas encore client?`,
    training: `
      la formation, elle, tout le monde l’a?`,
    technical: `
      sans ça, faut-tu que je sois bon en informatique?`,
  },
  promises: {
    "ninety-days": `
      pis si vous y arrivez pas
      et si vous n’y parvenez pas?
      et si ça rapporte pas dans ce délai-là?
      qu’est-ce que vous faites si on n’y est pas?
      trois fois quoi, au juste?
      c’est calculé comment, ces trois fois-là?
      pis si après 90 jours c’est rien?
      qui compte les heures pour ça?
      vous continuez sans frais jusqu’à quand?
      à partir de quand ça commence, les 90 jours?
      est-ce que les ventes comptent là-dedans aussi?
      et si on arrive juste à deux fois?
      vous travaillez gratis si ça marche pas, c’est ça?
      pis après trois mois si c’est pas atteint?
      et si après trois mois c’est pas rentable?
      et après trois mois sans résultat?
      qui les compte, ces heures-là?
      ok et après trois mois si ça lève pas?
      qui fait le compte, vous ou nous?
      et après les trois mois si c’est pas atteint
      et passé ce premier mois?
      et après les 30 jours?
      et qui tient le compte
      pis après les trois mois?
      trois mois à partir de quand?
      pis si c’est juste deux fois?
      et si ça rapporte pas
      qui compte les heures
      jusqu’à quand vous travaillez gratis
      comment c’est calculé, le 3 fois?
      vous comptez ça comment?
      une fois les 30 jours passés, il reste quoi pour me protéger?
      passé le premier mois, je suis protégé?
      pis la garantie de 90, elle, me redonne-tu mon argent?
      en argent, pour quelqu’un avec le plus petit forfait?
      ça fait combien en dollars avec le petit forfait
      pis après, je continue de vous payer?
      après combien de temps on regarde ça
      pis si c’est pas atteint?
      qui compte?
      ça fait combien en argent avec Accelerate?
      vous continuez jusqu’à quand?
      et si on est rendus rien qu’à 25 000 ce jour-là
      et avec le plus gros
      pis si on est pas tout à fait rendus là
      si y manque un peu, il se passe quoi
      vous comptez ça comment, à votre avantage?
      donc avec mes 3 mois payés, je dois récupérer combien
      qu’est-ce qui compte, les heures ou les ventes
      pis si c’est pas atteint, vous travaillez gratis jusqu’à quand
      pour le commerce de ma blonde, même garantie?
      et après les 30 jours, j’ai quoi?
      et si j’ai même pas 3 fois?
      3 fois quoi au juste?
      vous continuez gratis jusqu’à quand?
      avec Accelerate ça donne combien?
      le prix est-tu enlevé de ça?
      les ventes comptent aussi?
      90 jours depuis quand?
      c’est-tu pareil pour Velocity?
      pis si ça rapporte rien
      13 500 en argent comptant?
      qui compte les heures là-dedans
      et si vous y arrivez pas
      pis si on l’atteint pas?
      pis si c’est juste que ça rapporte pas?
      et le 3 fois, il est garanti comment?
      ça fait combien en piasses avec celui à 1 500?
      le prix est-tu soustrait?
      pis si après trois mois ça rapporte rien?
      non, l’autre garantie
      pis la garantie, au juste?
      pis après 90 jours, si c’est raté, je paye?
      13 500, c’est pour quel forfait?
      donc je paye rien tant que c’est pas atteint?
      et si ça rapporte rien?
      la première, le 3 fois?
      non, l’autre garantie, celle du rendement
      pis si on en est loin, vous continuez-tu à nous facturer?
      rendu là, je paye-tu encore?
      après 90 jours, si c’est pas atteint, ça coûte combien?
      pis si vous manquez votre coup?
      et si on n’y arrive pas?
      pis qui fait le décompte, vous autres tout seuls?`,
    "money-back": `
      et si je veux ravoir mon argent?
      j’ai combien de jours pour changer d’idée?
      c’est remboursé au complet, ça?
      comment je fais pour le demander, le remboursement?
      après les 30 jours, c’est trop tard?
      pis si j’aime pas ça, vous remboursez-tu?
      faut-tu une raison pour être remboursé?
      un courriel suffit pour ravoir mes sous?
      je peux-tu me faire redonner mon premier mois?
      et si on regrette, on récupère-tu l’argent?
      dans les premières semaines je peux ravoir mes sous?
      puis si on change d’avis avant?
      pis là vous me redonnez tout?
      jusqu’à quand pour ravoir mon argent?
      on est-tu remboursés au complet si on lâche avant
      et après trois semaines je récupère tout?
      combien de jours j’ai pour ravoir mes sous
      je revois mon argent comment?
      jusqu’à quand?
      et mon argent dans tout ça
      si je suis au jour 29
      pis si je change d’idée
      après un mois et demi c’est fini
      j’ai combien de temps pour me décider?
      jusqu’à quand je peux changer d’idée
      c’est quoi la date limite pour ça
      j’ai combien de jours?
      faut faire quoi?
      au complet?
      pis après le premier mois?
      y’a surement une condition
      donc au 22e jour je suis encore correct
      tout le montant ou juste une partie
      pis après ce délai-là?
      ma soeur a commencé la semaine passée, elle aussi?
      et je récupère mon argent?
      dans combien de temps?
      après 30 jours c’est trop tard?
      je fais comment pour le demander
      faut que je donne une raison?
      vous remboursez pas, donc?
      je fais quoi pour ravoir mon argent
      et après 30 jours?
      tout mon argent?
      j’aime mieux ravoir mon argent
      et mon premier mois, je peux le ravoir?
      je peux pas juste ravoir mon argent?
      je vous écris juste, pis c’est tout?
      faut-tu que j’appelle ou j’écris?
      pis mon argent, je le revois?
      après 45 jours, c’est trop tard?
      je voulais dire le remboursement
      non, l’autre, celle de 30 jours
      pis si je veux être remboursé?
      et le remboursement, j’ai combien de jours?
      la deuxième, le remboursement, explique`,
    "average-return": `
      et les 400 %, ça vient d’où?
      c’est net ou brut, ce rendement-là?
      comment vous arrivez à ce chiffre-là?
      pourquoi 400 là et 200 ici?
      sur combien de temps, ce rendement?
      c’est quoi le lien entre les 3 fois pis les 400 %?
      chaque piasse rapporte combien, finalement?
      ça compte juste les heures, ce pourcentage?
      et en moyenne, vos clients font combien avec ça?
      c’est-tu réaliste, quatre fois plus?
      pis le 400 d’abord, c’est quoi
      et votre 400 %, il sort d’où?
      et votre 400, il est net lui?
      pis votre 400 %, c’est-tu la même affaire?
      brut ou net?
      et le 400, il est net lui
      c’est avec les ventes ou juste le temps
      les ventes sont-tu comptées là-dedans
      pourquoi c’est pas le même chiffre que les trois fois
      pourquoi le premier a l’air plus petit?
      pis le 3 fois, lui?
      pis les 3 fois, c’est quoi d’abord?
      c’est net ou brut?
      sur combien de temps?
      pis la calculatrice, elle compte-tu pareil?
      ça fait beaucoup, vous mettriez ça par écrit
      c’est garanti, ça
      pis si je l’atteins pas
      ça mélange, brut pis net
      donc mes 10 000 deviendraient quoi
      pourquoi la garantie est plus basse que la cible
      pis la calculatrice, elle compte quoi là-dedans
      pour ma soeur c’est le même calcul?
      quatre de plus, pas quatre en tout?
      en combien de mois?
      donc 3 fois ça fait 200 % net?
      la calculatrice compte-tu les ventes, elle?
      c’est une cible ou une promesse
      donc 1 $ m’en redonne 4?
      ça se compare comment aux 3 fois garanties
      c’est garanti ou juste visé
      est-ce la même chose que vos 3 fois?
      c’est du net ou du brut?
      donc chaque piasse m’en redonne combien?
      3 fois, c’est pas la même chose que 400 %?
      la calculatrice compte-tu ça pareil?
      donc net ou brut?
      et les 3 fois garanties, en net ça fait combien?
      3 fois, c’est pas 400 % ça?
      le trois fois, c’est une fois votre prix enlevé?
      c’est brut ou net, ce trois fois là?`,
    contract: `
      je peux-tu au moins arrêter de payer
      ok mais je peux-tu lâcher
      je peux-tu annuler d’abord
      fait que je peux juste arrêter?
      et chu engagé pour combien de temps?
      je peux arrêter avant la fin des 90 jours?
      faut-tu donner un préavis pour ça?
      il y a une pénalité si je pars?
      donc rien à signer?
      pis si je veux cesser demain matin?
      comment on annule, au juste?
      ça m’attache pour combien de mois?
      je peux m’en aller quand je veux, alors?
      c’est quoi l’entente qu’on signe avec ça?
      même si j’arrête au milieu?
      faut-tu avertir d’avance pour ça
      même si on arrête en plein milieu?
      même si j’ai signé quelque chose?
      et il faut-tu vous avertir d’avance?
      mon ancien me tenait deux ans, vous?
      pis l’annulation, ça se fait comment
      faut-tu que j’envoie une lettre pour finir ça
      y a-t-il une amende si j’arrête
      il faut-tu donner un avis?
      je signe rien?
      faut que je vous avertisse d’avance
      et pour arrêter, j’appelle
      y a-tu une pénalité dans ce cas-là
      et passé ça, je suis pris?
      et après, je peux plus sortir?
      une fois ce délai passé, je suis attaché?
      si je veux sortir après ça
      et après ça?
      et passé ce délai?
      pis pour arrêter?
      y’a-tu une pénalité?
      faut-tu avertir d’avance?
      pis l’entente, c’est pour quoi?
      y’a toujours une attrape
      donc si j’arrête le 12 du mois, c’est fini
      c’est quoi la courte entente
      pis après que j’ai envoyé le courriel?
      et ma soeur, elle peut arrêter de même aussi?
      donc je peux arrêter n’importe quand?
      y’a une pénalité?
      combien de préavis?
      je fais ça comment, un courriel?
      la courte entente, c’est pour quoi
      faut pas signer pour 12 mois?
      pour arrêter, y a-t-il des frais?
      si je lâche, des frais?
      je peux arrêter quand?
      faut vous avertir combien de temps d’avance
      j’annule comment, un appel?
      donc je signe rien pantoute?
      donc j’arrête comment?
      faut-tu que je donne un préavis?
      je signe rien pantoute?
      après ça, je suis pris?
      et si je veux arrêter?
      faut-tu donner un préavis?
      et si j’arrête après, au cinquième mois?
      des frais si je pars?
      je peux canceller quand?
      pis si je veux juste arrêter?
      et passé le premier mois, je suis-tu pogné?
      pis après, je peux-tu arrêter pareil?
      et une fois les 30 jours passés, je suis lié?`,
    fees: `
      et y a rien d’autre à payer?
      les frais d’installation là-dedans?
      et l’IA, c’est-tu à mes frais dans ce cas-là?
      pis les licences, c’est qui qui les paie?
      ça inclut les essais et le suivi?
      et pas de frais cachés, sûr?
      donc aucuns frais au départ?
      vous chargez-tu un extra pour ça?
      est-ce que mes logiciels sont compris là-dedans?
      le diagnostic est-il facturé à part?
      et l’installation dans tout ça?
      mais les logiciels, c’est qui qui paie?
      et l’ia, c’est à qui de la payer
      et l’ia, c’est moi qui la paie
      rien d’autre à payer
      même l’intelligence artificielle?
      et l’IA, c’est à mes frais?
      l’IA aussi?
      pis l’IA, qui la paye?
      mes logiciels sont-tu compris?
      les tests aussi?
      je le sais-tu d’avance combien?
      donc y’a quand même des affaires à payer
      mettons 80 $ de logiciels par mois, c’est à moi
      lesquels restent à mes frais
      pis plus tard, des frais apparaissent-tu
      pour mon frère qui a juste un logiciel, c’est moins?
      les taxes sont en plus?
      qui paye l’IA?
      mes logiciels restent à ma charge donc
      ça couvre les essais?
      rien à l’installation?
      le suivi est inclus?
      ChatGPT c’est moi qui le paye?
      le suivi est compris là-dedans?
      comment je sais combien l’IA va coûter
      y’a rien pour l’installation?
      même pas pour le démarrage?
      et les essais, c’est compris?
      rien pour l’installation?
      y a rien d’autre en plus?
      rien d’autre en dessous?
      le diagnostic, c’est compris?
      mes logiciels, c’est moi qui les paye?
      l’installation, combien?
      à part les taxes, autre chose?
      y a-tu des frais de départ?
      l’abonnement à l’IA, c’est vous qui le payez?`,
    "terms/yours": `
      pis ce que vous avez monté chez nous, je le perds-tu
      si on lâche, ce que vous avez bâti, ça devient quoi
      ce que vous avez monté pour moi, je le perds-tu
      si on arrête, c’est qui qui garde ce que vous avez installé
      je garde-tu les automatisations si j’arrête
      ce que vous avez installé ici, il arrive quoi avec quand je pars
      mettons qu’on lâche après 6 mois, on perd-tu ce que vous avez fait
      ça vient-tu avec la documentation
      c’est à qui une fois qu’on paye plus
      et si je pars, je garde ce que vous avez fait?
      à qui ça appartient, après?
      si j’annule, tout ça disparaît-tu?
      pis mes données si j’arrête?
      et ce qui roule déjà reste à nous si on arrête?
      on a-tu la documentation en partant?
      vous reprenez ce que vous avez bâti si je quitte?
      je garde mes comptes quand c’est fini?
      ça continue-tu de marcher si je vous lâche?
      c’est-tu à moi une fois payé, ce que vous bâtissez?
      pis ce que vous avez bâti, je le garde?
      on garde-tu ce qui a été bâti après?
      et ce qui est déjà bâti, je le garde?
      si je pars, je garde-tu ce qui a été fait?
      même les accès pis la documentation?
      et si je pars, je garde ce qui est bâti?
      qu’est-ce qui me reste si je pars?
      et ce que vous avez bâti, je le garde
      je perds tout si je pars
      et si j’arrête, je garde quoi
      et la documentation, je l’ai aussi?
      si je pars je garde tout?
      pis ce que vous avez bâti, je le perds?
      si j’arrête, je garde quoi?`,
    billing: `
      et je paie ça comment?
      c’est facturé à chaque mois?
      on paie d’avance ou après?
      et la facture pour ça arrive quand?
      pis le paiement, c’est mensuel?
      ça se paie en un coup ou par mois?
      donc je paie au fur et à mesure?
      pendant ces 90 jours, je paie chaque mois?
      le montant, il est dû quand?
      et on paie ça à quel rythme?
      ok et ça se paie comment, aux mois?
      ça se paie à quel rythme d’abord
      c’est facturé chaque mois
      dans quelle monnaie?
      pis les taxes?
      faut-tu signer?
      y’a-tu quelque chose au début?
      tous les mois c’est fatigant
      donc pour une saison de 4 mois je paye 4 fois
      les taxes sont ajoutées quand
      pis le mois d’après, ça se répète?
      pour la compagnie de ma soeur c’est au mois aussi?
      je paye quand?
      chaque mois?
      en dollars US ça se peut?
      les taxes sont où?
      pas de contrat?
      rien à payer au début?
      c’est à chaque mois?
      je suis facturé quand?
      rien à verser au début?
      en dollars canadiens?
      les taxes sont-tu sur la facture?
      donc je paye aux mois?
      ça arrive comment, la facture?`,
    taxes: `
      et les taxes dans tout ça?
      c’est-tu avant taxes?
      la TPS et la TVQ s’ajoutent?
      c’est en argent canadien?
      ces montants-là, c’est en US ou canadien?
      donc plus taxes?
      la garantie se calcule-tu avant taxes?
      pis la TVQ, est-elle dedans?
      je dois ajouter 15 % à ça?
      avant ou après tps/tvq, ça?
      ça, c’est avant taxes?
      plus taxes là-dessus?
      tps comprise?
      les taxes sont dedans
      les taxes aussi?
      elles sont sur la facture?
      en canadien ou en us?
      donc c’est plus cher que le prix?
      pour tout le monde?
      ça augmente la facture pas mal
      donc je rajoute 15 % par-dessus?
      dans quelle monnaie c’est
      pis sur la facture, c’est marqué à part?
      ma soeur en Alberta, les prix sont avant taxes aussi?
      TPS et TVQ?
      donc 500 c’est pas le prix final
      c’est en canadien, hein?
      ça apparait sur la facture?
      elles sont pas incluses?
      en canadien ou en américain?
      les taxes, elles se rajoutent comment?
      donc 500 c’est pas le total?
      en américain ou pas?
      c’est pas déjà inclus?
      donc c’est en sus?
      en argent canadien, ça?
      les taxes, c’est en plus?
      donc les prix sont pas taxes incluses?
      c’est en US ou en canadien?`,
    unanswered: `
      et c’est écrit où, cette garantie, par un avocat?
      combien de clients l’ont déjà réclamée?
      le remboursement arrive en combien de jours?
      vous remboursez sur la carte ou par chèque?
      si vous fermez, la garantie tient-tu encore?
      est-ce que ça vaut aussi pour une deuxième entreprise?
      et si je change de forfait, ça repart-tu à zéro?
      y a-tu un crédit quand vous manquez le 99,5 %?
      avez-vous une assurance pour couvrir ça?
      on peut-tu prolonger les 30 jours?
      ça s’applique-tu encore si je fais une pause?
      combien de fois avez-vous dû continuer sans frais?
      un notaire peut-il valider ça?
      ça prend combien de jours avant de revoir mon argent?
      pis par chèque, ça se fait-tu?
      c’est-tu écrit noir sur blanc quelque part de signé?
      qui décide si on s’entend pas là-dessus?
      vous l’avez-tu déjà fait pour vrai, combien de fois?
      et les taxes là-dedans, tu me les redonnes?
      ça part de quelle date au juste?
      pis la deuxième année, ça tient-tu encore?
      et si c’est de ma faute que ça marche pas?
      et si je change de forfait entre-temps, ça repart à zéro?
      j’aimerais mieux du cash à la place, ça se peut?
      et si je vends la business, ça suit-tu?
      je peux-tu payer ça par Interac?
      ça tombe quel jour dans le mois?
      et si ma carte passe pas cette fois-là?
      vous me créditez-tu si vous descendez en bas de ça?
      combien de clients là-dedans, dans ce calcul?
      pis si je reviens après, vous me reprenez?
      ça peut-tu être en argent US?
      et nous autres, chez les Premières Nations, on en paye-tu?
      c’est déjà arrivé à combien de monde
      vous le faites par chèque ou virement?
      c’est écrit où dans l’entente
      c’est remboursé en combien de jours?
      les taxes aussi nous reviennent?
      vous l’écrivez dans un document notarié?
      remboursé sur carte ou par chèque?
      ça prend combien de jours à me revenir
      et passé un an, elle tient encore?
      et si j’ai changé de forfait entre-temps
      le remboursement rentre en combien de jours?
      combien de clients l’ont demandée?
      c’est signé devant notaire, ça?
      pis le crédit si vous l’atteignez pas?
      c’est assuré par qui, cette promesse-là?
      c’est écrit où noir sur blanc, sur papier signé
      et le remboursement arrive dans combien de jours
      même si c’est notre faute à nous?
      et s’il y a un procès
      vous versez le montant en combien de jours
      ce serait en argent ou en crédit
      combien l’ont demandé, ce remboursement?
      en combien de jours mon argent rentre?
      je reçois l’argent en combien de jours
      et si je suis en retard pour payer
      je peux-tu mettre ça sur pause
      par carte ou par chèque
      vous dédommagez combien dans ce temps-là
      avez-vous déjà eu à le faire
      c’est quel jour du mois
      et si vous faites faillite
      je peux mettre sur pause?
      le remboursement arrive quand?
      c’est écrit dans l’entente?
      ça monte à combien par mois, l’IA
      pis un client de l’Ontario?
      par carte ou par virement?
      une démo en vidéo?
      vous me dédommagez?
      prenez-vous la carte de crédit
      qu’est-ce que vous donnez si c’est pas respecté
      je peux mettre ça sur pause l’été?
      l’argent revient en combien de jours?
      vous l’avez mesuré chez combien de clients?
      c’est déjà arrivé que vous perdiez?
      ça monte à combien par mois, l’IA, d’habitude?
      et si je suis en Ontario, c’est la TVH?
      vous prenez Interac?
      un mois à moitié prix, ça se peut?
      c’est signé devant notaire?
      j’ai-tu un crédit si vous manquez ça?
      je peux-tu faire une pause au lieu?
      l’entente, c’est un avocat qui l’a faite?
      y en a-tu beaucoup qui l’ont demandé?
      c’est calculé sur combien de clients?
      quelle part vient des ventes?
      ça vous est arrivé combien de fois?
      une vente pas encore payée, ça compte-tu?
      l’IA à part, on parle de combien?
      c’est qui qui fait l’estimation?
      c’est quoi vos numéros de taxes?
      pis si je suis en Ontario, c’est combien?
      le prélèvement passe quel jour?
      même pas à moitié prix?
      pis une démo avec mes données à moi?
      si je vends ma compagnie, ça suit-tu?
      garantissez-vous le prix aussi?
      j’ai-tu un crédit si c’est pire?
      c’était combien pour vrai le mois passé?
      si je repars six mois après, y a des frais de redémarrage?
      l’entente, c’est combien de pages?
      ça prend combien de jours pour ravoir l’argent?
      remboursé sur ma carte ou par chèque?
      sur combien de clients, cette moyenne-là?
      c’est-tu écrit dans un contrat devant notaire?
      l’IA, ça me coûterait combien par mois environ?
      c’est quoi votre numéro de TVQ?
      je suis en Ontario, vous chargez la TVH?
      c’est quel jour du mois, le paiement?
      virement Interac, vous prenez ça?
      un crédit sur ma facture si vous êtes en retard?
      vous pouvez me prêter un compte démo?
      un client l’a-tu déjà utilisée?
      quel pourcentage vous demande un remboursement?
      j’ai un crédit sur la facture si c’est en bas de ça?
      c’était combien le mois passé, en vrai?
      le dernier mois est-tu au prorata?
      c’est moi qui paye les frais bancaires?
      les 90 jours partent-tu le jour du premier paiement?
      des frais de retard, si je paye en retard?
      je reçois la facture quelle date?
      je peux payer en deux versements?
      les taxes, je les récupère à quel moment?
      vous étirez-tu les 30 jours pour un nouveau client?
      c’est cumulable, les trois?
      les entretiens planifiés, c’est quelle nuit?
      ça prend combien de jours avant de ravoir l’argent?
      le remboursement arrive quand sur ma carte?
      c’est-tu arrivé souvent?
      ça vous est arrivé combien de fois de la manquer?
      ok, à peu près combien par mois pour l’IA?
      à peu près combien par mois, l’IA?
      c’est combien, ces frais d’IA là, en gros?`,
    plans: `
      et ça coûte combien, au juste?
      c’est combien par mois avec cette garantie?
      et ces prix-là sont de combien?
      trois fois le prix, mais c’est quoi vos forfaits?
      donc je paierais combien?
      pis trois fois quel montant, c’est quoi les prix?
      vous vendez ça combien?
      ok mais le prix de base?
      j’en aurais pour combien avec tout ça?
      c’est-tu la même chose pour tous les forfaits, et à quel prix?
      et là-dessus, les prix c’est quoi?
      ok mais ça coûte combien d’abord
      ok pis ça coûte combien par mois?
      ok mais c’est combien
      et le forfait lui-même, combien?
      c’est quoi les prix avant?
      combien par mois
      redonne-moi donc les prix
      c’est combien avant, déjà?
      c’est combien, chaque fois?
      ok. et le forfait de base, lui, combien?
      ok les prix, c’était quoi?`,
    person: `
      je veux en parler à quelqu’un
      pis quelqu’un peut me confirmer ça de vive voix?
      passez-moi une personne pour cette garantie
      j’aimerais qu’on m’explique ça au téléphone
      qui je peux appeler pour ça?
      un humain peut-il me rassurer là-dessus?
      je peux-tu jaser de ça avec le patron?
      appelez-moi pour m’expliquer ça, svp
      j’y crois pas trop, passe-moi quelqu’un
      j’veux en parler à quelqu’un de vrai
      mon avocate voudrait vous en parler de vive voix
      j’veux l’entendre d’un humain, ça
      ouin, je veux l’entendre d’un humain
      je veux que quelqu’un me le confirme de vive voix
      je peux en discuter avec quelqu’un
      j’aimerais qu’un humain m’explique ça`,
    same: `
      c’est combien de jours encore?
      et ça s’applique à partir de quand?
      donc c’est pas automatique?
      ça prend juste un courriel, c’est tout?
      et ça marche pour tout le monde, ça?
      y a-tu une exception à ça?
      c’est mesuré comment, au juste?
      pis ça finit quand?
      concrètement, ça veut dire quoi?
      donnez-moi un exemple en chiffres
      moins de 4 heures, c’est par mois ou par année?
      et c’est vraiment garanti, ça?
      ça dure jusqu’à quand?
      qui compte ça?
      ça fait combien d’heures par mois ça
      jusqu’à quand, au juste?
      et il faut vous aviser comment?
      qui compte, vous ou nous?
      jusqu’à quand j’ai le droit?
      et ça, c’est écrit ou juste des belles paroles
      je dois faire quoi pour l’avoir
      c’est brut ou net, ça?
      et ça compte à partir de quand?
      jusqu’à quel jour au juste
      et c’est qui qui mesure ça
      faut écrire où pour l’avoir
      c’est écrit noir sur blanc?
      et il n’y a pas d’attrape là-dedans
      répétez-moi ça plus simplement
      sans pénalité, certain?
      pour vrai?
      et après les 90 jours
      même si c’est ma faute
      pis après
      et si c’est juste un peu en dessous
      pour tous les forfaits
      et au bout d’un mois
      même si vous avez déjà tout fait
      et si on y arrive pas
      vous me dites combien avant?
      combien de minutes?
      même si j’ai tout utilisé?
      laquelle est la plus importante
      je fais ça comment
      pis pour arrêter, je fais quoi?
      j’ai combien de temps pour changer d’idée?
      faut-tu que je donne une raison?
      ça compte les ventes ou juste les heures?
      pis si on y arrive pas?
      qui compte ça, vous ou moi?
      l’IA, c’est moi qui la paye?
      vous me dites ça d’avance, combien ça va coûter?
      les taxes sont dessus?
      en dollars d’ici?
      donc rien pour tester?
      et si j’aime pas ça?
      les 30 minutes, elles sont gratuites?
      donc si ça rapporte pas, je paye plus?
      c’est en temps ou en ventes?
      c’est sur tout ou juste ce que vous gérez?
      donc des fois ça tombe?
      je fais ça comment, arrêter?
      j’ai combien de jours pour ça?
      et là je paie encore?
      qui compte les heures, vous ou moi?
      qu’est-ce qui est gratuit d’abord?
      un courriel suffit, c’est tout?
      faut-tu une raison?
      c’est quoi qui reste à mes frais?
      le suivi est-tu compris?
      au mois, c’est ça?
      y en a combien en tout?`,
    guarantees: `
      et vous garantissez quoi d’autre?
      c’est tout, comme garanties?
      y en a-tu d’autres, des promesses comme ça?
      pis à part ça, vous promettez quoi?
      résume-moi tout ce qui est garanti
      quelles autres protections j’ai?
      donc en tout, je suis couvert pour quoi?
      et mis à part le remboursement?
      si j’embarque, j’ai quoi comme filet de sécurité?
      avez-vous autre chose comme garantie?
      avez-vous d’autres engagements que celui-là
      y en a-tu d’autres, des garanties
      pis si je change d’idée?
      un exemple?
      y’en a-tu une troisième?
      sinon vous faites quoi?
      une garantie ça se contourne
      donc sur mes 3 premiers mois je suis couvert comment
      laquelle des garanties est la plus solide
      pis si vous l’atteignez pas?
      pour le commerce de mon mari c’est les mêmes garanties?
      et le remboursement, combien de jours?
      99,5 % c’est pour quoi
      si vous manquez le 3 fois?
      avec Accelerate ça fait combien en trois mois?
      c’est avant taxes?
      qui mesure ça?
      pis vos autres garanties?
      13 500 ça vient d’où
      le prix payé est-il enlevé de ça
      c’est quoi l’autre garantie, le 99,5
      y a-tu d’autres promesses de même?
      avec celui à 1 500, ça fait combien?
      pis pour le remboursement?
      avec le 1500 ça fait combien de garanti?
      c’est quoi toutes vos garanties?
      c’est quoi l’exemple avec les trois mois?
      les autres garanties, c’est quoi?
      non, pas celle de 90 jours, l’autre
      pis l’autre garantie?`,
    trial: `
      et l’essayer avant de payer?
      y a-tu un essai gratuit avec ça?
      pis tester sans payer, non?
      donc pas de période d’essai?
      je peux voir avant si ça marche?
      c’est-tu gratis les premiers 30 jours?
      les 30 jours, c’est comme un essai?
      avant de m’embarquer, on peut-tu l’essayer?
      pas de période d’essai?
      y a pas un bout gratuit avant ça
      pourquoi pas? j’ai rien de gratuit?
      pis si j’aime pas ça après?
      l’appel, lui, est-tu gratuit?
      j’ai combien de jours pour changer d’idée?
      c’est dommage, pas d’essai
      donc si j’aime pas ça au bout de 10 jours, je perds rien?
      qu’est-ce qui est gratuit alors
      pis si je change d’idée après avoir payé?
      ma soeur veut tester aussi, elle fait quoi?
      donc pas d’essai?
      30 jours pour changer d’idée, c’est ça?
      la consultation elle est gratuite?
      je paye pis vous remboursez
      pas même une semaine gratis?
      mais je peux me faire rembourser?
      ok, donc rien pour me protéger si j’aime pas ça?
      pis si j’aime pas ça rendu au 20e jour?
      donc pas besoin d’un essai?
      pas de gratuit pantoute?
      et un mois gratuit pour essayer?
      ok mais un essai gratuit, non?
      vous avez pas une version gratuite?`,
    uptime: `
      et si ça tombe en panne?
      pis c’est en ligne combien de temps, garanti?
      et ça fait combien d’heures d’arrêt au maximum?
      ça peut-tu planter, votre affaire?
      la disponibilité, elle est garantie aussi?
      et si le système est en panne une journée?
      c’est fiable à quel pourcentage?
      quand ça lâche, vous garantissez quoi?
      pis si ça tombe en panne?
      et s’il tombe en panne pendant ce temps?
      et les pannes, vous garantissez quoi?
      et si ça tombe en panne le dimanche
      et les pannes?
      ça fait combien d’heures d’arrêt
      ça fait combien d’arrêt par mois à peu près?
      combien de temps en panne par mois, ça?
      ça fait combien d’heures par mois?
      de quoi au juste?
      c’est-tu garanti?
      donc ça peut arrêter un peu?
      quatre-vingt-dix-neuf pis des poussières, tout le monde dit ça
      donc sur un mois de 30 jours c’est combien d’arrêt
      ça couvre lesquelles, les automatisations
      pis au bout du mois ça fait combien d’heures?
      la boutique de ma soeur serait couverte pareil?
      ça fait combien d’heures de panne?
      de quoi, du site ou de mes automatisations?
      donc ça peut planter 4 heures?
      c’est garanti pour vrai?
      99,5, c’est pas 100
      ça fait combien d’heures en panne par mois
      c’est sur quoi, votre site ou mes automatisations?
      ça fait combien d’arrêt?
      99,5, ça fait combien de pannes?
      par mois ou par année, les 4 heures?
      pis la disponibilité?
      et la dernière, le 99,5?
      99,5, en heures ça veut dire quoi?
      ça fait combien d’heures d’arrêt?`,
    booking: `
      ok, ça me rassure, on se rencontre quand?
      dans ce cas-là je réserve
      bon, parlons-nous, c’est quand votre prochaine place?
      je veux un rendez-vous pour voir ça
      on peut-tu fixer un appel là-dessus?
      ok, montrez-moi les moments libres pour en parler
      ça me va, je prends un moment
      avec cette garantie-là, j’embarque, on booke?
      bon ok, on se parle quand`,
    figures: `
      et chez les autres clients, ça a donné quoi?`,
    values: `
      et si ça marche pas, vous allez me le dire?`,
    difference: `
      et les autres compagnies, elles offrent ça?`,
    "plan-year": `
      et si je m’engage un an, c’est moins cher
      donc c’est toujours au mois?`,
    "after-launch": `
      et après les trois mois, vous continuez à ajuster?`,
    "terms/law": `
      et en cas de chicane, c’est quelle loi
      pis si on s’entend pas?`,
    "facet-return": `
      c’est combien pour le petit forfait
      pis pour le plus petit, c’est quoi le pourcentage
      et le rendement de celui du milieu
      quel rendement pour le gros
      avec Velocity c’est moins?
      c’est-tu pareil pour les trois forfaits?
      par forfait, ça donne quoi?`,
    calculator: `
      pis la calculatrice de la page des prix, pareil?
      je peux l’estimer pour moi?
      la calculatrice, elle est où?`,
    "post-return-on-automation/1": `
      expliquez-moi le calcul`,
    "consultation-cost": `
      faut une carte de crédit?
      le premier appel non plus?
      l’appel, lui, il est gratuit?
      mais l’appel est gratuit, lui?`,
    example: `
      je peux au moins voir un exemple?
      je peux au moins voir de quoi ça a l’air?`,
    security: `
      c’est garanti que mes données sortent pas?
      et le reste, genre les données?
      pis la sécurité?`,
    "facet-support": `
      si ça tombe la nuit, qui répond?
      si ça tombe, qui je joins la nuit?
      qui j’appelle si ça tombe la nuit?`,
    consultation: `
      la rencontre gratuite, elle donne quoi
      ok, 30 minutes. on fait quoi pendant ça?`,
    "post-return-on-automation/8": `
      et si ça a pas bougé?
      je vérifie ça comment au bout du compte?`,
    "post-return-on-automation/6": `
      vous avez un exemple calculé au long?
      explique-moi brut vs net comme il faut
      combien d’heures ça me prend pour arriver à 3 fois?
      le 3 fois, c’est combien d’heures ça?`,
    integrations: `
      je parle de Shopify pis ces affaires-là?`,
    "call-course": `
      il se passe quoi pendant ces 30 minutes?`,
    soc2: `
      et le rapport, vous pouvez me l’envoyer?
      je peux-tu voir votre audit?
      c’est audité par quelqu’un?`,
    contact: `
      j’écris où pour ça?`,
    incidents: `
      et si y a une fuite?`,
    "break-even": `
      ça ferait combien d’heures par semaine ça
      fait qu’il faut sauver combien d’heures pour ça
      en heures par semaine ça donne quoi
      combien d’heures sur celui du milieu pour y arriver
    `,
  },
  launch: {
    same: `
      et la première semaine, vous faites quoi?
      c’est quoi qui se passe la deuxième semaine?
      pis la troisième, c’est obligatoire?
      combien de jours pour le diagnostic?
      la construction, c’est long comment?
      et les essais, ça dure combien de temps?
      les phases se suivent ou se chevauchent?
      c’est quoi la dernière étape?
      qu’est-ce qui vient après ça?
      on a-tu l’échéancier avant de commencer?
      le plan, ça prend combien de jours?
      qu’est-ce qui est prêt en premier?
      donc trois semaines au plus?
      qui choisit par où on commence?
      ça prend combien de temps?
      ça dure combien de temps?
      c’est long?
      et ça prend combien de temps?
      pis la deuxième, vous faites quoi?
      combien de jours cette étape-là
      ça s’étire-tu des fois jusqu’à trois?
      et la deuxième, il se passe quoi?
      pourquoi pas plus vite que ça?
      l’étape la plus longue, c’est laquelle?
      et la dernière étape, elle prend quoi?
      ça peut être plus vite?
      pourquoi une semaine de plus des fois
      et la première étape, combien de jours?
      mais si ça prend la troisième semaine, c’est pourquoi?
      pis la troisième semaine, toujours nécessaire?
      combien de jours pour cette partie-là
      et ça commence par quoi
      lesquelles des étapes se font en même temps
      ça dure combien de jours, cette partie-là
      et on fait quoi nous autres là-dedans
      est-ce que je choisis, moi?
      c’est-tu de vraies demandes, aux essais?
      c’est quoi la première étape, déjà?
      c’est vous qui faites ça ou nous?
      sur nos vrais dossiers?
      vous comptez quoi au juste
      à la fin tout marche?
      pis après, tout marche?
      qui décide par où on commence?
      vous testez ça sur quoi?
      pis la deuxième, il se passe quoi?
      vous commencez par quoi la première?
      le plus long bout, c’est lequel?
      tout le monde ou juste moi?
      vous restez là ou vous partez?
      si j’ai des questions à ce moment-là?
      ça reste au mois?
      vous regardez si ça marche vraiment?
      mon équipe doit-tu tester?
      le premier appel est long comment?
      ça dure combien?
      et là je paie comment?
      le plan, ça prend combien?
      faut-tu que je signe de quoi après?
      combien de jours vous suivez mon monde?
      laquelle est la plus longue?`,
    training: `
      le boutte où mes employés testent, ça dure combien
      le bout des tests est long comment
      fait que le bout où on l’essaye, c’est combien de jours
      les tests, c’est vous ou mes gars qui les font
      c’est qui qui essaie ça, nous autres?
      pis mes gars font quoi pendant ce temps-là
      mon équipe doit faire quoi dans ce bout-là
      celle d’après, mes gars font quoi
      et mes employés, vous les formez-tu?
      la formation est comprise là-dedans?
      qui montre ça à mon équipe?
      pis mon adjointe, elle apprend comment?
      et combien de jours là-dessus pour former le monde?
      ils se pratiquent sur des vrais dossiers?
      c’est dur à apprendre pour eux?
      faut-tu un cours avant que ça parte?
      vous montrez à l’équipe comment ça marche?
      et la formation, c’est à quelle étape?
      qui leur montre après?
      et mes réceptionnistes, elles apprennent quand?
      et mes employés, vous leur montrez?
      ok et mon monde, qui leur montre?
      mes filles à la réception vont-elles être montrées?
      et la formation, est-elle comprise?
      pis la formation, c’est dedans?
      former mon monde, c’est inclus?
      mes gars vont-ils savoir s’en servir rendus là
      vous montrez comment à mes filles?
      et la formation?
      et mes employés là-dedans
      pis qui montre à la gang?
      et pour apprendre à s’en servir?
      ça dure combien de jours?
      avec du vrai stock?
      pis si ça bogue pendant les essais?
      pis après, ça roule?
      mes gars apprendront pas ça vite
      donc avec 11 employés ça prend combien de jours
      sur quoi ils pratiquent
      pis si ils ont de la misère après?
      ma belle-mère qui vient aider le samedi, elle aussi?
      combien de jours?
      sur des vrais dossiers?
      et s’il y a des erreurs?
      c’est pour toute l’équipe?
      sur des vrais dossiers à nous?
      sur des exemples inventés?
      vous leur montrez comment s’en servir?
      mon équipe est formée combien de jours?
      sur des vrais dossiers ou des exemples?
      si y a des bogues pendant ce temps-là?
      et les montrer, ça se passe comment?
      ils pratiquent sur quoi?
      la formation, elle est où là-dedans?
      la formation, c’est combien de jours?
      sur des vrais dossiers ou des faux?
      pis la formation?
      là-dedans, mes employés apprennent ça combien de temps?
      et l’apprentissage de mon monde, ça prend combien de jours?`,
    "our-time": `
      et ça nous demande combien de temps, à nous?
      faut-tu que j’arrête mes affaires pendant ce temps-là?
      pis mon équipe, elle va perdre combien d’heures?
      chu débordé, j’ai quoi à faire là-dedans?
      qu’est-ce que vous attendez de nous là-dedans?
      est-ce que ça dérange le travail?
      on doit être là tout le long?
      vous suivez l’équipe combien de jours?
      ça gruge-tu beaucoup de notre temps, tout ça?
      de mon bord, ça me prend combien d’heures?
      pis moi là-dedans, combien de mon temps
      mes gars sont pris combien de temps avec ça
      ça nous en prend combien à nous autres?
      j’ai-tu besoin d’être là tout le long
      ça va nous prendre combien d’heures à nous autres?
      et moi là-dedans, faut que je mette combien d’heures
      ça va me prendre combien de mon temps
      ça m’enlève combien de journées?
      et moi, ça me prend combien de temps là-dedans?
      ça va gruger combien de mon temps ça
      et moi, j’ai quoi à faire?
      mon équipe va-tu être ralentie
      pis mon équipe?
      combien d’heures au total?
      l’appel dure combien?
      vous nous suivez combien de jours?
      c’est encore trop pour moi
      donc si j’ai 2 h par semaine ça suffit
      quelle partie en demande le plus
      pis après le lancement, j’ai encore à m’en mêler?
      mes employés, eux autres, ça leur prend quoi?
      faut que je sois là tout le long?
      ça me prend combien de temps à moi?
      combien d’heures de mon équipe?
      vous nous suivez 3 à 5 jours pour vrai?
      le formulaire est long?
      mon équipe doit tester?
      pourquoi pas de nombre d’heures
      pis c’est moi qui choisis par où on part?
      ça va prendre beaucoup de mon temps?
      combien d’heures par employé en tout?
      le formulaire c’est long?
      mon équipe teste avant que ça parte?
      mon équipe va perdre combien de temps là-dessus?
      faut que je sois là tout ce temps-là?
      ça me prend combien d’heures, à moi?
      ça leur enlève combien d’heures?
      le diagnostic, ça dure combien?
      pas de chiffre précis?
      le formulaire est-tu long?
      mes employés, y font quoi?
      pis moi, ça me prend du temps?
      ça va occuper mon monde beaucoup?
      et mon monde là-dedans, ça leur prend du temps?
      combien d’étapes, le formulaire?`,
    "after-launch": `
      et après, vous disparaissez?
      une fois que c’est parti, il se passe quoi?
      y a-tu un suivi ensuite?
      pis après le lancement, qui ajuste?
      quand ça roule, vous restez là?
      si ça brise plus tard, qui répare?
      et une fois en service, on vous parle encore?
      après les trois semaines, c’est fini?
      vous surveillez encore ensuite?
      les mois suivants, ça marche comment?
      pis rendu là, vous suivez ça encore?
      pis une fois que c’est parti?
      pis une fois parti?
      pis une fois que ça roule?
      et une fois que c’est parti?
      pis rendu là vous partez?
      et le mois d’après
      et une fois parti?
      et après que c’est parti?
      après ça, vous restez ou vous partez?
      et les mois suivants?
      et rendu là, qui s’en occupe
      c’est-tu encore au mois?
      vous ajustez-tu encore?
      je peux-tu poser des questions?
      sans contrat même là?
      vous dites ça au début
      donc dans 7 mois vous ajustez encore
      qu’est-ce que vous mesurez
      pis ensuite je paye comment
      ma gérante peut vous écrire ses questions?
      pis après, une fois que ça roule
      et après le lancement?
      vous restez là après?
      je paye encore?
      qui répond à mes questions?
      vous ajustez quoi
      toujours pas de contrat?
      vous nous lâchez pas une fois que ça roule?
      faut resigner quelque chose après?
      et après, si on a des questions?
      vous répondez encore à nos questions?
      vous disparaissez pas, là?`,
    plans: `
      et ça coûte combien, tout ça?
      c’est combien par mois ensuite?
      pis le prix pour faire ça?
      ça revient cher, cette mise en place-là?
      une fois que c’est installé, je paie quoi?
      quel forfait ça prend pour ça?
      c’est quoi vos prix là-dessus?
      j’en ai pour combien au total?
      le délai change-tu selon le forfait, et ils coûtent combien?
      ok pis en dollars?
      ok et ça se chiffre à combien par mois?
      et ça, à quel prix
      ok, à quel prix ça?
      et ça, c’est combien`,
    contract: `
      et si j’arrête en plein milieu?
      chu engagé pour combien de temps après?
      faut-tu signer avant de commencer?
      si ça me plaît pas après deux semaines, je peux sortir?
      pis on est liés jusqu’à quand?
      je peux tout annuler une fois parti?
      ça m’engage à quoi, commencer ça?
      est-ce qu’on signe un contrat au départ?
      une fois lancé, je peux arrêter quand je veux?
      pis après je suis-tu attaché
      et si on veut débarquer après le démarrage?
      et là je suis engagée pour longtemps?
      et je peux arrêter en chemin?
      je m’engage pour combien de temps après ça
      et si je veux tout arrêter en cours de route
      et si je veux arrêter rendu là?
      si je veux arrêter rendu là?`,
    "ninety-days": `
      et si ça donne rien une fois installé?
      la garantie commence-t-elle quand c’est en service?
      pis si après trois mois ça rapporte pas?
      vous faites quoi si les résultats sont pas là?
      c’est-tu garanti que ça va marcher ensuite?
      si on a fait tout ça pour rien?
      et les 90 jours, ça part de quand?
      si ça paie pas une fois en place?
      combien ça doit rapporter après ça?
      et si ça donne rien rendu là?
      et si après tout ça, ça rapporte rien?
      et si après ça rapporte rien`,
    "keep-tools": `
      et on garde nos logiciels pendant ce temps-là?
      faut-tu changer de système pour ça?
      vous touchez-tu à nos outils dans tout ça?
      pis mes vieux fichiers, je les garde?
      ça oblige-tu à migrer nos affaires?
      vous branchez ça sur ce qu’on a?
      nos programmes restent les mêmes après?
      est-ce qu’on doit acheter d’autres logiciels avant?
      qui dit que c’est au point avant de partir?
      avec le même logiciel qu’on a?
      sans changer notre logiciel de dossiers?
      sans changer nos logiciels?
      faut-tu changer nos logiciels pour ça?
      faut-tu changer de logiciel pour ça
      faut-il changer de logiciel pour ça
      vous touchez à mes outils?`,
    technical: `
      et faut-tu s’y connaître pour ça?
      chu nul en informatique, ça bloque-tu?
      on n’a pas de gars de TI pour ça, c’est grave?
      pis si mon équipe est pas techno?
      est-ce que ça demande des compétences de notre bord?
      je connais rien là-dedans, je vais suivre?
      ça prend-tu un programmeur chez nous pour ça?
      est-ce compliqué pour du monde ordinaire?
      même si je connais rien là-dedans?
      même si personne s’y connaît ici?
      même si on connait rien là-dedans
      faut-tu un gars de TI pendant ce temps-là?
      même si on est poches en informatique?
      ils connaissent rien aux ordis, c’est-tu grave?`,
    unanswered: `
      et si on veut commencer juste en janvier?
      vous pouvez faire ça la fin de semaine?
      ça se fait-tu en une seule semaine si on est pressés?
      et c’est qui exactement qui vient chez nous pour ça?
      combien de projets vous faites en même temps?
      et si mon employé clé est en vacances pendant ça?
      y a-tu une liste d’attente pour partir?
      vous signez une entente de confidentialité avant?
      pis si notre fournisseur d’internet lâche pendant les essais?
      est-ce que le délai est plus long l’été?
      faut-tu vous donner nos mots de passe pour ça?
      on peut-tu faire deux départements en même temps?
      avez-vous un gabarit du plan à me montrer?
      et en janvier, avez-vous de la place pour ça?
      pis si c’est vous autres qui êtes en retard?
      ça peut-tu se faire plus vite en payant plus?
      et le soir, quand on est fermés, ça se fait-tu?
      qui vient chez nous pour cette partie-là?
      si mon adjointe tombe malade en plein milieu?
      on peut-tu étirer ça sur deux mois?
      et pour celui qu’on engage après, vous refaites-tu ça?
      c’est enregistré quelque part, qu’on puisse le réécouter?
      combien de monde max dans la séance?
      ils reçoivent-tu un papier qui le prouve?
      et après ça, vous regardez ça aux combien de jours?
      si ça brise un samedi, qui se lève?
      je paye-tu avant que ça parte?
      faut-tu fermer la boutique pendant ce temps-là?
      et le syndicat, faut-tu lui en parler avant?
      vous filmez-tu les gars pendant ça?
      et pour nos trois succursales, en même temps?
      si on déménage durant cette semaine-là?
      combien d’heures de mon bord pour cette étape-là?
      pouvez-vous le faire plus vite si je paie plus
      peut-on faire ça la nuit
      pis si un de mes gars veut rien savoir
      vous pouvez faire ça en soirée seulement?
      on peut-tu attendre après la saison des impôts pour payer?
      c’est qui qui viendrait chez nous?
      et si mon gérant est en vacances à ce moment-là
      en plein temps des fêtes, vous le faites pareil?
      quelqu’un vient-tu sur place pour ça
      mais si vous êtes en retard, j’ai un rabais?
      on peut le faire l’été pendant qu’on est fermé?
      ça se ferait la fin de semaine?
      qui de chez vous vient sur place pour ça
      et si on est fermés cette semaine-là
      ça se fait-tu le soir, après la fermeture?
      pouvez-vous le faire plus vite en payant
      quels sont vos congés d’été pendant ce temps
      pouvez-vous aller plus vite si je paie double
      est-ce la même équipe tout du long, leurs noms
      avant les fêtes, ça se peut?
      et si on est en vacances ces semaines-là?
      et pouvez-vous travailler la fin de semaine chez nous?
      et si mon fournisseur de logiciel niaise?
      vous êtes combien à venir?
      et si vous dépassez?
      et si un nouvel employé arrive dans six mois
      on peut-tu le faire la fin de semaine
      et si ma gérante tombe malade pendant
      ça dérange-tu les employés?
      on peut faire ça pendant les vacances de la construction?
      on peut commencer lundi?
      les nouveaux employés, vous les formez aussi?
      et si je change de logiciel l’an prochain
      vous êtes assis à côté de nous?
      la formation se donne chez nous?
      on peut sauter la première étape?
      et si je suis en vacances au milieu?
      et si on est pressés, en une semaine?
      c’est filmé pour les nouveaux?
      et si je change de logiciel deux ans plus tard?
      faut-tu fermer le bureau pendant ce temps-là?
      vous êtes combien à venir nous suivre?
      pis si mes employés veulent pas être suivis?
      et si ça prend une semaine 4?
      y a-tu une version accélérée?
      avez-vous de la place ce mois-ci?
      pis si vous êtes en retard, j’ai un crédit?
      pis pour un employé engagé plus tard?
      donnez-vous un manuel?
      combien d’heures de suivi par mois?
      si je change de site web, c’est-tu à refaire?
      vous arrivez à quelle heure le matin?
      ça peut-tu se faire le soir?
      c’est qui qui vient s’asseoir avec mon équipe?
      faut-tu leur fournir un bureau pendant ce temps-là?
      si mon gars des TI est en vacances, vous décalez de combien?
      c’est quel jour de la semaine, le lancement?
      vous me remboursez-tu si ça prend 5 semaines?
      combien d’employés par séance?
      vous laissez-tu des vidéos de formation?
      si j’engage quelqu’un dans 6 mois, vous le formez-tu gratis?
      combien d’heures d’ajustements par mois?
      pour mon adjointe, ça fait combien d’heures en tout?
      vous êtes là de quelle heure à quelle heure pendant les 5 jours?
      la construction, combien de programmeurs dessus?
      qui paye si la construction s’étire?
      c’est à quelle heure de la journée?
      les ajustements, c’est combien d’heures compris?
      la semaine 2, vous êtes chez nous combien d’heures?
      les 3 à 5 jours, c’est des journées de combien d’heures?`,
    booking: `
      ok on commence quand, je réserve?
      je veux partir ça, on se parle quand?
      pis votre prochaine disponibilité pour commencer?
      on fixe un moment pour démarrer ça?
      réservez-moi une place pour la première étape
      ça me va, je prends rendez-vous
      peut-on se voir lundi pour lancer ça?
      ok, comment on réserve pour commencer ça?
      bon ben, mettez-moi à l’agenda
      ok quand est-ce qu’on peut commencer à se parler
      bon, quand est-ce qu’on peut commencer à en parler?
      on commence quand, je peux réserver?
      bon, on commence par un appel, quand?
      ok on cédule ça quand`,
    method: `
      et vous vous y prenez comment?
      c’est quoi votre façon de faire là-dedans?
      vous commencez par repérer quoi?
      qu’est-ce que vous regardez en premier?
      pis optimiser, ça veut dire quoi pour vous?
      et là-dedans, comment vous choisissez quoi automatiser d’abord?
      et ces heures-là, vous les comptez comment?
      les étapes, en gros, c’est lesquelles?
      c’est toujours la même démarche?
      comment vous savez quoi brancher en premier?
      qui choisit la première affaire, vous ou nous
      comment vous savez par où commencer?
      et comment vous savez par où commencer?
      et ensuite, vous arrêtez ou vous ajustez?
      combien de jours à nous observer?
      et vous choisissez comment par où commencer
      pis après ça?
      qui choisit par où commencer?
      vous testez avec quoi?
      pis quand c’est en place?
      suivre mes gars, ça va les stresser
      donc avec 3 logiciels vous les reliez un par un?
      pourquoi commencer par compter
      pis après avoir optimisé?
      feriez-vous pareil pour mon fournisseur?
      les essais, c’est sur du vrai?
      et après?
      vous restez combien de jours avec l’équipe
      les tests, sur des fausses demandes?
      pis après l’étape 2?
      pis la première étape, ça dure combien de jours?
      l’étape d’après c’est quoi?
      c’est quoi l’étape après repérer?
      le repérage, ça dure combien de jours?
      et la dernière étape, vous faites quoi?
      en résumé, la méthode?`,
    person: `
      je peux parler à celui qui fait ça?
      quelqu’un pourrait m’expliquer les étapes de vive voix?
      passez-moi quelqu’un qui connait ça
      j’aimerais en jaser avec un humain avant de partir ça
      appelez-moi pour planifier ça
      c’est flou, ça, je veux parler à du monde
      y a-tu quelqu’un pour répondre à mes questions là-dessus?
      je préfère qu’on me rappelle pour ça
      à qui je parle pour partir ça`,
    start: `
      pendant combien de jours quelqu’un va suivre mon monde
      combien de jours là-dedans vous nous suivez
      ce bout-là prend combien de temps
      pis cette étape-là, c’est long comment
      et au total, ça prend combien de temps?
      donc du début à la fin, c’est combien?
      c’est prêt au bout de combien de semaines?
      pis le tout est en marche quand?
      en tout, combien de temps avant que ça roule?
      si on part lundi, c’est fini quand?
      chaque étape prend combien de jours?
      et de la signature au lancement, ça fait combien?
      et chaque étape, combien de jours
      donc un mois maximum?
      tout ça en même temps ou à la suite
      les tests, ils arrivent quand là-dedans
      je vais avoir un calendrier?
      c’est faisable en deux semaines?
      comment ça, si j’additionne ça donne plus?
      le diagnostic c’est combien de jours?
      j’ai-tu l’échéancier d’avance?
      la construction, c’est long?
      mais tout additionné, ça dépasse trois semaines, non
      quel bout est le plus long
      comment ça rentre dans trois semaines
      pourquoi c’est pas plus long que ça
      me semble que la somme des étapes est plus longue
      donc si on part le 9, on est en service quand
      laquelle des phases est la plus longue
      pis après la mise en service?
      le resto de mon frère, ça prendrait pareil?
      combien de jours juste pour construire
      et la construction, combien?
      les phases se suivent ou pas?
      c’est quoi la première semaine
      j’ai l’échéancier avant?
      ça additionne à plus que 3 semaines, non?
      la semaine 3 c’est toujours?
      on essaie sur quoi?
      la dernière étape dure combien?
      on est prêts en combien de semaines?
      la construction, c’est la plus longue?
      je sais les dates d’avance?
      après le diagnostic y’a quoi
      les essais, ça dure combien?
      les essais durent combien de jours?
      l’échéancier, je l’ai quand?
      faut tout finir une étape avant l’autre?
      je l’ai-tu d’avance, l’échéancier?
      non, les phases en jours, plutôt
      c’est quoi la plus longue étape?
      la dernière étape, combien de jours?
      faut-tu attendre la fin d’une étape pour l’autre?
      pis les autres phases?
      le projet au complet, c’est long?
      si je les additionne, ça dépasse trois semaines?
      mais le total est plus long, non?`,
    security: `
      et mes données pendant que vous branchez ça?
      c’est sécuritaire de vous laisser entrer là-dedans?
      vous voyez-tu toutes nos affaires pendant ce temps-là?
      pis qui a accès à nos dossiers pendant les essais?
      nos infos clients sont protégées là-dedans?
      vous êtes prudents avec nos données quand vous faites ça?
      est-ce risqué pour nos renseignements?
      et nos mots de passe, ils sont en sûreté avec vous?`,
    cases: `
      et ça a pris ça comme temps chez d’autres?
      avez-vous un exemple d’entreprise qui est passée par là?
      ça a donné quoi ailleurs, une fois lancé?
      qui a déjà fait ça avec vous?
      montrez-moi un client chez qui c’est en place
      pis les résultats après ça, chez vos clients?
      un cas réel pour voir ce que ça donne?
      chez qui ça a été installé en trois semaines?`,
    weeks: `
      pourquoi une semaine de plus pour certains
      pourquoi 3 semaines pis pas 2
      la troisième semaine, c’est-tu toujours nécessaire
      la troisième sert à quoi
      il se passe quoi dans la semaine de plus
      pourquoi ça prendrait une troisième semaine
      et la deuxième semaine
      la deuxième semaine, on fait quoi?
      et la semaine d’après?
      et la troisième, c’est pour quoi?
      et la première, vous faites quoi?
      mon équipe est formée à laquelle?
      et la troisième semaine, elle sert à quoi
      pis la deuxième?
      la troisième est-tu obligatoire?
      qu’est-ce qui part en premier?
      quand est-ce que tout roule?
      me semble que c’est vite
      donc si on part le 4 mars, le plus simple roule quand
      pourquoi la dernière est pas toujours nécessaire
      pis la semaine d’après?
      ça serait le même calendrier pour le dépanneur de mon oncle?
      pis la 2e?
      et la troisième semaine?
      pis après la deuxième
      ça finit quand tout ça
      et la semaine 2?
      la troisième est obligatoire?
      mes employés sont formés quand?
      c’est qui qui choisit par où commencer?
      si les essais vont mal?
      c’est quelle semaine
      la 3e semaine, est-elle obligatoire
      quand est-ce que la première affaire roule?
      on nous forme à quel moment là-dedans
      vous faites quoi la première?
      au complet, ça prend combien de semaines?
      quand est-ce que le premier bout roule?
      la troisième, c’est obligatoire?
      quand est-ce que les premiers trucs roulent?
      semaine par semaine, ça donne quoi?
      la troisième, elle est obligatoire?
      quand est-ce que le plus simple roule?
      semaine 2, y se passe quoi?`,
    consultation: `
      et ça commence par quoi, un appel?
      pour commencer, je fais quoi?
      ok, c’est quoi le premier pas?
      les 30 minutes, c’est quand qu’on les prend?`,
    fees: `
      démarrer, c’est payant?
      c’est compris dans le prix?
      c’est-tu un extra?`,
    "facet-white-glove": `
      et pouvez-vous tout faire à notre place?
      vous pouvez pas tout faire à ma place?
      et si je veux que vous fassiez tout?`,
    languages: `
      et la formation, c’est pareil dans les deux langues?
      en anglais pour deux gars?
      en français?
      en anglais aussi, pour mes gars de Toronto?
      en anglais aussi, pour mon gars?`,
    "facet-support": `
      je vous joins comment, vite de même?
      si ça brise, qui on appelle
      vous répondez en combien de temps dans ce temps-là?
      si ça brise, j’appelle qui?`,
    "facet-meetings": `
      on se reparle à quelle fréquence?
      on se reparle aux combien?
      on se parle aux combien, après?`,
    prepare: `
      qu’est-ce que je prépare pour l’appel?
      faut-tu préparer quelque chose avant?`,
    "post-return-on-automation/5": `
      ça se calcule-tu dans le rendement, ce temps-là?
      dans votre exemple, le démarrage prenait combien d’heures?`,
    "terms/yours": `
      si je pars, qu’est-ce que je garde?`,
    "post-return-on-automation/8": `
      comment je vérifie que ça a marché?`,
  },
  services: {
    support: `
      et pour répondre à mes clients?
      le clavardage là-dedans, il fait quoi?
      pis les questions qui reviennent tout le temps?
      ça répond-tu à mes clients le soir?
      et du côté du service à la clientèle?
      qui répond quand on est fermés, avec ça?
      pour les « où est ma commande », ça marche aussi?
      ça règle combien de demandes, cette affaire-là?
      le premier des trois, c’est quoi au juste?
      et mes courriels, ça les trie aussi?
      ok et pour les clients qui écrivent le soir?
      et les courriels le soir
      elle répond en anglais aussi?
      et pour les courriels?
      et la nuit, il répond encore?
      et en anglais, il est bon?
      il prend ses réponses où?
      et pour le service à la clientèle?
      il en règle combien, mettons sur cent?
      lequel de vos services couvre ça
      pis ça, c’est quel service
      pis celles qu’il règle pas?
      il sort ses réponses d’où?
      combien d’heures ça sauve?
      pis les courriels?
      mes clients haïssent les robots
      donc sur 90 messages, combien il en règle
      c’est quoi qui est trié pis c’est quoi qui est réglé
      pis les autres demandes, elles vont où
      ça ferait tu pour l’hôtel de mon oncle?
      en détail, le service client?
      et les courriels, il les envoie tout seul?
      les 20 % qui restent, ils vont où?
      pis les appels
      25 heures par semaine, c’est garanti?
      je peux lire avant que ça parte?
      combien de demandes ça fait, d’habitude?
      pour les courriels aussi?
      le premier, ça fait quoi au juste
      il parle anglais aussi?
      et le 20 % qui reste, il va où
      il envoie les courriels sans me le demander?
      combien il en règle tout seul
      la première, ça veut dire quoi concrètement?
      il répond la nuit aussi?
      ça me redonne combien d’heures?
      pis les courriels, pareil?
      les courriels, y les répond-tu tout seul?
      combien d’heures ça redonne?
      les courriels, ils partent tout seuls?
      même le dimanche soir?
      pis la nuit, il répond?
      même à Noël?`,
    sales: `
      pis votre autre service, celui pour vendre plus, ça donne quoi
      celui pour vendre plus, c’est quoi les résultats
      et pour les ventes, vous faites quoi?
      ça relance-tu mes soumissions aussi?
      pis trouver des nouveaux clients, ça le fait?
      celui pour les ventes, ça rapporte combien?
      et mes prospects que j’oublie de rappeler?
      le deuxième, c’est quoi exactement?
      ça écrit les relances à ma manière?
      mes fiches clients se remplissent-tu avec ça?
      du côté relances, ça donne quoi?
      vous aidez aussi à vendre plus?
      pis pour mes soumissions?
      et pour relancer ceux qui ont reçu un estimé?
      et pour aller chercher du nouveau monde?
      pis mes soumissions, ça les relance aussi?
      et pour relancer le monde qui achète pas?
      pis pour vendre plus?
      et pour vendre plus?
      et les soumissions pas répondues?
      et trouver du nouveau monde, ça vous le faites?
      et côté ventes, ça monte de combien?
      et les ventes montent de combien avec ça?
      je vendrais combien de plus avec ça
      c’est lequel de vos services pour ça
      ça fait monter les ventes de combien
      concrètement vous faites quoi là-dessus?
      écrites comment?
      pis s’il répond?
      ça cherche d’après quoi?
      combien de ventes de plus?
      mes clients vont se sentir harcelés
      donc si je vends 300 000, je vise quoi dans un an
      pourquoi deux pourcentages différents
      pis quand quelqu’un répond à la relance?
      pour ma soeur qui vend des chalets, c’est les mêmes critères?
      vous trouvez des prospects aussi?
      c’est écrit comment, les relances
      et quand un prospect répond?
      je remplis plus mes fiches?
      40 à 60 % en combien de temps?
      c’est le même 40 % que pour toute l’entreprise?
      selon quels critères?
      moi je parle à qui finalement
      les textes de relance sonnent comme nous?
      vous trouvez des clients pour moi aussi?
      je suis averti comment quand y répondent
      ça augmente de combien?
      et le bout des relances, ça marche comment?
      pis les fiches clients, je les remplis encore?
      je le sais comment quand quelqu’un répond?
      c’est écrit dans mon style les relances?
      quand un prospect répond, je le sais-tu?
      les relances, comment ça marche?
      qui est averti quand le prospect répond?
      les séquences, écrites dans quel style?
      non, les ventes`,
    operations: `
      et mes rapports du lundi, eux?
      ça fait-tu les tableaux de bord aussi?
      pis les tâches de l’équipe, ça les répartit?
      et pour la paperasse à l’interne?
      le troisième, c’est quoi?
      côté opérations, ça change quoi?
      ça peut monter mes rapports tout seul?
      et la charge de chacun, ça la balance aussi?
      vous faites le même genre de chose pour les rapports?
      est-ce que je le vois sur mon cell, le tableau?
      pis les rapports, eux autres
      et mes rapports, eux?
      et les rapports, ça les monte?
      et les rapports du lundi, ça aussi?
      pis pour mes rapports, vous faites de quoi aussi
      mes rapports, eux?
      et mes rapports du lundi?
      et pour les tâches de l’équipe?
      et les tableaux, ça se voit sur un cell?
      ça veut dire quoi en heures?
      sur mon cell aussi?
      qui donne les tâches?
      les rapports partent quand?
      mes gars suivront jamais ça
      donc à 6 employés, on sauve combien d’heures
      c’est quoi la moitié de plus, en heures
      pis une tâche pas faite, après?
      ça irait tu pour la ferme de mon beau-père?
      je peux voir ça sur mon cell?
      50 % de plus, comment vous calculez ça
      qui crée les tâches?
      on est dix, ça donne quoi
      24 h en 16, pour vrai?
      ça relance mes gars tout seul?
      et si un employé est débordé?
      ça se regarde sur mon cell?
      50 % de plus, ça donne quoi pour dix personnes
      qui donne les tâches au monde
      les rapports partent tout seuls?
      pis les tâches de mon monde?
      50 %, ça veut dire quoi en heures?
      les tâches, qui les donne?
      ça part à date fixe?
      dix personnes, ça change quoi en heures?
      pis l’autre, les opérations?
      24 heures deviennent combien?
      pis les tâches, qui les donne?`,
    handover: `
      et quand il sait pas quoi répondre?
      pis si le client veut parler à quelqu’un?
      une personne peut-tu reprendre la main?
      qu’est-ce qui arrive avec les cas compliqués?
      les autres demandes, elles vont où?
      à quel moment un humain embarque?
      si le client est fâché, ça passe à qui?
      et le 20 % qui reste, qui s’en occupe?
      ça me transfère-tu les cas difficiles?
      il lâche prise quand, l’assistant?
      pis quand il sait pas quoi répondre
      et quand il ne sait pas?
      pis quand il sait pas?
      et s’il comprend pas, qui prend ça
      et si la machine comprend pas
      pis si le client veut du vrai monde
      pis si elle comprend pas?
      et si le client veut un humain?
      et les autres 20 %, c’est qui qui les prend?
      pis si la personne est fâchée?
      faut-tu qu’il répète tout?
      ça va à qui?
      c’est quand qu’il lâche la conversation?
      il voit ce qui s’est dit avant?
      mais si y’a personne de libre
      donc si j’ai 6 personnes, il choisit laquelle
      qui décide que c’est le temps
      pis après le transfert, le robot se mêle encore?
      mon associé recevrait tu ça aussi?
      si le client veut parler à quelqu’un
      la personne sait ce qui s’est dit?
      c’est qui, quelqu’un de chez nous?
      quand est-ce que ça passe à un humain
      le client doit-tu tout répéter?
      et ce que le robot sait pas?
      donc pas juste un robot
      la personne est au courant de la conversation?
      la personne sait-elle ce qui s’est dit avant
      c’est quelqu’un de chez nous ou de chez vous?
      à quel moment ça bascule
      quand est-ce que quelqu’un prend la relève
      faut-tu que le client répète tout?
      donc le robot garde pas tout pour lui?
      et ceux que la machine comprend pas?
      la personne qui embarque, elle a-tu tout le dossier?
      mon employé va voir la conversation?
      c’est automatique, le passage?
      et quand il sait pas?
      donc faut pas tout répéter?
      pis quand une vraie personne embarque, elle sait-tu de quoi on parle?`,
    calls: `
      et le téléphone, lui?
      ça répond-tu aux appels aussi?
      pis les appels manqués?
      est-ce que ça transfère les appels à la bonne personne?
      et quand ça sonne, ça fait quoi?
      on a un résumé des appels avec ça?
      ça marche juste par écrit ou par téléphone aussi?
      si quelqu’un appelle au lieu d’écrire?
      et les appels, vous les dirigez comment là-dedans?
      pis au téléphone?
      et pour le téléphone, c’est pareil?
      mais le téléphone, lui?
      pis le téléphone, lui
      et au téléphone?
      et le téléphone?
      et les appels?
      on a-tu un résumé par écrit de ceux-là?
      dirigés à qui?
      j’ai-tu quelque chose d’écrit après?
      c’est tout ce que ça fait?
      ça sait à qui les envoyer?
      un résumé ça dit jamais tout
      donc mes 70 appels par jour ont chacun leur résumé
      ça choisit qui comment
      pis après, je le lis où le résumé
      pour la clinique de mon mari ça dirigerait pareil?
      même affaire au téléphone?
      le résumé est écrit?
      c’est pas un robot qui parle?
      je reçois quoi après l’appel
      donc vous les triez
      donc j’ai un résumé après chaque appel?
      ça tombe à qui l’appel
      je reçois quoi après?
      au téléphone aussi?
      qui les reçoit?
      donc ça transfère tout seul?
      le résumé, il arrive avec?
      y a-tu un résumé après?
      et les appels, eux?
      non, je parlais des appels
      j’ai quoi après l’appel, un résumé?`,
    "wrong-answer": `
      et s’il dit une niaiserie?
      qu’est-ce qui arrive si ça se trompe?
      pis s’il invente une réponse?
      je peux-tu relire avant que ça parte?
      et si l’IA donne le mauvais prix à un client?
      ça fait-tu des erreurs, des fois?
      qui approuve ce que ça écrit?
      si ça répond tout croche, je fais quoi?
      je garde-tu le contrôle là-dessus?
      c’est-tu fiable, ce qu’il raconte?
      s’il se trompe de prix?
      s’il se trompe devant un patient?
      et s’il se trompe devant une cliente
      ok et si ça dit une niaiserie à mon client?
      et s’il se trompe?
      qui vérifie avant que ça parte
      si c’est de travers, on fait quoi
      et si elle dit une niaiserie?
      et si le robot se trompe
      et je peux relire avant que ça parte?
      et si ça dit une niaiserie à un client
      est-ce qu’ils partent sans que je les aie lus?
      j’ai-tu le dernier mot?
      j’écris à qui?
      quelqu’un va-tu me lire?
      ça part-tu sans que je le voie?
      oui mais le mal est fait
      donc sur 50 brouillons je dois tous les lire
      qui prend le relais
      pis après que j’ai signalé l’erreur?
      les clients de ma soeur, une personne prendrait le relais aussi?
      et s’il répond n’importe quoi?
      donc j’approuve avant?
      les courriels partent pas seuls?
      c’est une vraie personne qui lit?
      et si le client se choque
      j’ai toujours le dernier mot?
      donc rien part sans que je l’approuve
      à qui je le dis si ça déraille
      c’est un humain qui lit ce courriel-là?
      qui a le dernier mot d’abord?
      pis s’il répond n’importe quoi?
      et si c’est une erreur de l’IA?
      j’écris à qui quand ça cloche?
      c’est moi qui approuve les courriels?
      j’écris où si ça va mal?
      s’il dit une niaiserie à mon client?
      pis quand il se trompe sans le savoir?
      j’écris à qui si ça arrive?`,
    integrations: `
      et ça se branche sur quoi?
      ça marche-tu avec Shopify, ça?
      pis avec HubSpot, c’est compatible?
      est-ce que ça jase avec Outlook?
      mes outils à moi, ça les prend-tu?
      avec quels logiciels ça fonctionne?
      et sur Gmail, ça se connecte?
      on utilise Slack, ça passe?
      c’est compatible avec Salesforce, cette affaire-là?
      ça se met sur quoi ça
      ça se branche sur Outlook, ça?
      branché sur mon Shopify?
      ça se branche sur mon HubSpot, ça?
      et ça se branche à quoi
      avec quoi ça se branche?
      lesquels de mes outils?
      vous vous branchez sur quoi
      ça prend l’info dans quels logiciels?
      je garde Shopify, donc?
      ça se branche sur quoi?`,
    "keep-tools": `
      et je garde-tu mes outils avec ça?
      faut-tu changer de logiciel pour avoir ça?
      ça remplace ce qu’on utilise déjà?
      pis notre système actuel, on le jette?
      on reste avec nos programmes si on prend ça?
      faudrait-il tout déménager ailleurs?
      ça vient par-dessus ce qu’on a déjà?
      mon monde aime notre logiciel, on le garde?
      on garde ceux qu’on a déjà?
      faudrait-tu que je lâche ce que j’ai déjà?
      avec les logiciels qu’on a déjà?
      je garde mon système?
      ça veut dire que je change rien?
      faut-tu que je lâche mes outils?`,
    plans: `
      et ça coûte combien, ça?
      c’est à quel prix, ce service-là?
      pis pour les trois ensemble, c’est combien?
      c’est cher, cette affaire-là?
      combien par mois pour avoir ça?
      vous chargez quoi pour ça?
      ça entre dans quel forfait et à quel prix?
      c’est dans quel budget, tout ça?
      pour juste un des trois, je paie combien?
      pour avoir ça, faut compter combien?
      ok, combien pour ça
      pis ça me coûterait combien par mois?
      ça coûte quoi, tout ça
      ça coûte combien, tout ça
      et ça coûte combien, tout ça?
      c’est combien pour tout ça?`,
    start: `
      et c’est long à mettre en place?
      ça peut être prêt quand?
      pis on pourrait avoir ça dans combien de temps?
      combien de semaines pour installer ça?
      ça se monte vite, cette affaire-là?
      si je veux ça pour le mois prochain, c’est faisable?
      par quoi on commence pour avoir ça?
      le délai pour brancher tout ça?
      c’est prêt en combien de temps, ça?
      c’est prêt dans combien de temps, ça
      en combien de temps c’est en place?
      c’est prêt en combien de temps
      et c’est prêt quand?`,
    cases: `
      et ça a marché pour qui?
      avez-vous un exemple de ça?
      quelqu’un de ma branche l’a-tu fait?
      pis des résultats concrets?
      chez qui vous avez installé ça?
      ça a donné quoi pour vos clients?
      vous pouvez me montrer ça dans un vrai cas?
      une boutique comme la mienne a-t-elle essayé ça?
      c’est prouvé, ces chiffres-là?
      vous avez déjà fait ça pour quelqu’un?
      vous l’avez déjà fait pour d’autres?
      vous l’avez déjà fait pour du monde comme moi?
      quelqu’un l’a déjà fait pour vrai? des chiffres?
      quelqu’un comme nous l’a-tu déjà fait
      qui a déjà fait ça avec vous`,
    languages: `
      et il parle-tu anglais aussi?
      ça marche dans les deux langues?
      pis en anglais, c’est aussi bon?
      vous le faites en français aussi?
      ma clientèle est anglophone, ça va?
      et l’assistance, elle est-tu en français?
      votre équipe parle-t-elle les deux?
      la formation là-dessus, en anglais, c’est possible?
      en anglais aussi?
      et vous autres, vous parlez anglais aussi?
      et en anglais aussi, pour nos rencontres?
      et vous, nous parlez-vous en anglais aussi
      et si elle écrit en anglais
      il le fait en anglais aussi
      en espagnol ou juste français-anglais?`,
    security: `
      et les données de mes clients là-dedans?
      c’est sécuritaire, ça?
      pis la confidentialité avec cette affaire-là?
      nos renseignements restent à nous avec ça?
      qui peut voir ce que mes clients écrivent là-dedans?
      et si ça se fait pirater?
      vos accès à tout ça sont limités?
      c’est protégé comment, ce qu’il lit?
      pis mes listes de clients là-dedans, c’est sûr?
      et c’est confidentiel pour nos dossiers?
      et mes clients, leurs infos sont safe avec ça?
      c’est-tu sécuritaire, cette affaire-là`,
    "facet-ai": `
      et l’IA est dans quel forfait?
      lequel a l’IA qui apprend?
      pis la version de base, elle fait juste répondre?
      l’assistant est-il le même dans tous les forfaits?
      pour un modèle fait pour nous, il faut lequel?
      c’est quoi les niveaux d’IA pour ça?
      avec le moins cher, l’IA fait-tu tout ça?
      l’IA avancée, c’est avec lequel?
      c’est dans quel forfait, celui qui apprend
      c’est la même IA dans tous les forfaits?`,
    unanswered: `
      et ça marche-tu sur WhatsApp?
      ça peut gérer mon Facebook Messenger aussi?
      pis la paie, vous la faites-tu?
      est-ce qu’il peut parler espagnol?
      c’est quel modèle d’IA en arrière, ChatGPT?
      ça prend combien de messages par mois maximum?
      je peux lui donner un nom pis une voix?
      ça peut-tu prendre des paiements direct dans le chat?
      et mon inventaire, ça le compte aussi?
      vous faites le site web avec ça?
      ça marche-tu sans internet au chantier?
      il peut répondre à nos avis Google aussi?
      est-ce qu’on peut le revendre à nos clients?
      et il peut-tu le faire en espagnol?
      pis sur Messenger, il répond-tu pareil?
      ça prend combien de conversations par mois, maximum?
      on peut-tu lui donner un nom à notre goût?
      si y promet n’importe quoi, qui paye?
      et sa voix, elle a-tu l’accent d’ici?
      c’est quoi le modèle en arrière de ça?
      faut-tu changer mon numéro pour ça?
      vous les enregistrez-tu, ces appels-là?
      et ces prospects-là, vous les pognez où?
      prenez-vous une cote là-dessus quand ça vend?
      il comprend-tu les photos qu’on lui envoie?
      pis la paie, pouvez-vous la faire aussi?
      et si deux de mes gars prennent le même en même temps?
      je peux-tu le voir travailler en direct?
      c’est quoi son taux d’erreur, à peu près?
      faites-vous aussi le site qui va avec?
      et ces rapports-là, en PDF ou en Excel?
      ça marche-tu pour mes deux boutiques ensemble?
      il fait quoi quand ça sacre après lui?
      sur messenger aussi?
      il a-tu une voix de gars ou de fille
      en joual aussi?
      il peut-tu le faire en espagnol pour les parents?
      la voix, on peut-tu la choisir?
      il peut charger le dépôt du patient en même temps?
      sur WhatsApp aussi?
      il peut prendre les paiements, lui?
      et sur tiktok?
      c’est-tu mieux que ce que mon neveu fait?
      mais sur Messenger, ça marche?
      ça passe par ChatGPT, ça?
      ok et les sites web, en faites-vous?
      et en espagnol aussi?
      ça marche-tu par texto ou Messenger
      il peut-tu avoir le nom qu’on veut
      et mon adjointe, elle perd sa job?
      et sur messenger?
      quel modèle d’ia est derrière ça
      est-ce que ça parle d’autres langues, genre arabe
      sur messenger?
      pis quickbooks?
      et en espagnol?
      est-ce qu’il a une voix de femme ou d’homme?
      et par texto, ça marche?
      il peut prendre combien de conversations en même temps?
      et si l’internet tombe?
      et son taux d’erreur, c’est quoi
      je peux en prendre juste une des trois?
      faites-vous des sites web
      ça parle-tu espagnol?
      et si personne est libre?
      sont-ils enregistrés?
      je garde mon numéro?
      vous faites de la pub Google?
      ça fait-tu la paye?
      si ça me fait perdre un client, vous payez?
      est-ce que vous enregistrez les appels
      pis la paye de mes employés?
      il parle espagnol aussi?
      et si tout mon monde est en congé?
      c’est-tu enregistré?
      ça fait mes horaires d’employés?
      vous payez-tu les dégâts?
      pis la comptabilité au complet?
      faites-vous des sites web aussi?
      ça marche-tu avec Messenger?
      c’est quel modèle d’IA en arrière?
      et si y a personne de libre à ce moment-là?
      le client, y voit-tu un temps d’attente?
      est-ce que c’est enregistré?
      faut-tu que je change mon numéro?
      combien de courriels partent par jour?
      les noms des prospects viennent d’où?
      ça gère-tu les horaires de quarts aussi?
      vous me payez-tu si ça me coûte une vente?
      ça arrive combien de fois sur cent?
      vous faites-tu la paie aussi?
      ça répond sur WhatsApp?
      ça sonne sur mon cell quand ça arrive?
      ça enregistre-tu l’appel au complet?
      c’est quelle marque de système téléphonique?
      combien de lignes en même temps?
      vous prenez une commission sur les ventes?
      combien de prospects par mois vous me trouvez?
      le rapport sort en Power BI ou en Excel?
      ça remplace combien d’employés?
      si elle promet un rabais à mon client, c’est vous qui le payez?
      son taux d’erreur, c’est combien?
      le moins d’heures que quelqu’un a sauvé, c’est combien?
      il faut combien de réponses pour le nourrir?
      les prospects, vous les prenez dans quelle banque de données?`,
    same: `
      et les autres, c’est quoi?
      c’est 80 % de quoi, ça?
      combien d’heures on regagne avec ça?
      pis à toute heure, même la nuit?
      c’est écrit d’avance ou il improvise, les réponses?
      sur combien de temps, le 40 à 60 %?
      ça fait-tu autre chose que ça?
      le gain est de combien, au juste?
      50 % d’efficacité, ça veut dire quoi?
      donnez-moi donc un exemple chiffré de ça
      et la troisième chose, c’était quoi?
      qui est avisé quand quelqu’un répond?
      même la nuit?
      ça en règle combien tout seul?
      dans mes mots à moi?
      il en règle combien à lui seul?
      et la fin de semaine aussi?
      dans les deux langues?
      et combien de % il règle, déjà?
      ça sauve combien d’heures, ça
      ça en règle quel pourcentage?
      ça sauve combien d’heures, celui-là?
      en quelles langues il répond
      et les courriels, eux?
      combien d’heures ça nous redonne
      même la nuit, il répond?
      et ça donne quoi en chiffres
      c’est quoi qui est compris là-dedans
      dans la vraie vie, ça change quoi
      par semaine, ça?
      c’est en combien de temps, ce résultat-là?
      qu’est-ce qui est compris là-dedans?
      est-ce que ça se fait vraiment sans moi?
      et moi là-dedans, j’ai quoi à faire?
      concrètement vous faites quoi là-dessus?
      dans quelles langues il fait ça?
      et les autres, elles tombent où?
      ça tombe sur qui?
      je le dis à qui si ça arrive?
      c’est quoi la troisième déjà?
      ça touche les rapports aussi?
      ceux qu’il règle pas, ils vont où?
      et mes courriels là-dedans?
      y a-tu une trace écrite?
      qui écrit les messages?
      c’est combien de plus au bout d’un an?
      une vraie personne?
      et quand elle sait pas quoi dire?
      combien d’heures ça sauve par semaine?
      ça s’en va à la bonne personne?
      sur mon téléphone ça se lit bien?
      les rapports, c’est dans lequel?
      ça règle combien de demandes?
      il lui dit quoi, à la personne?
      le résultat, c’est combien de plus?
      et pour toute l’entreprise?
      je peux lire ça sur mon cell?
      donc le courriel part pas sans moi?`,
    booking: `
      ça m’intéresse, on se parle quand?
      je veux ça, je réserve comment?
      pis une place cette semaine pour en jaser?
      on prend rendez-vous pour voir ça chez nous?
      montrez-moi quand vous êtes libres pour ça
      bon, je voudrais une consultation là-dessus
      réserve-moi un moment pour qu’on en parle
      je veux vous voir pour ça la semaine prochaine
      ok montrez-moi ça, quand êtes-vous libres
      ok je veux voir ça avec vous, c’est quand possible?
      j’aimerais voir ça, t’as quoi comme dispo`,
    person: `
      quelqu’un peut me montrer ça en vrai?
      passez-moi donc quelqu’un qui connait ça
      j’aimerais en parler à un humain
      pis je peux appeler quelqu’un pour ça?
      je veux expliquer mon cas à quelqu’un qui fait ça
      un de vos gens peut-il me rappeler là-dessus?
      c’est trop général, je veux parler à du monde
      un humain peut me dire si ça m’irait?`,
    contract: `
      et si on l’essaie pis qu’on veut arrêter?
      faut-tu s’engager longtemps pour avoir ça?
      on peut l’enlever quand on veut?
      pis un contrat pour ça?
      si je suis pas satisfait, je débarque comment?
      ça prend un préavis pour arrêter ça?
      chu pris avec pour combien de temps?
      et ça se résilie comment, si on se tanne?`,
    "ninety-days": `
      et si ça donne pas ces résultats-là chez nous?
      vous garantissez-tu ça?
      pis si ça rapporte rien?
      qu’est-ce qui arrive si on n’a pas le gain promis?
      c’est garanti sur combien de temps?
      et si au bout de trois mois ça paie pas?
      j’ai quelle assurance que ça va rapporter?
      et votre garantie là-dessus, c’est quoi?`,
    technical: `
      et faut-tu être bon en informatique pour ça?
      c’est dur à utiliser, cette affaire-là?
      mon équipe est pas techno, ça va aller?
      j’y connais rien, moi, à ça
      pis si je suis poche en ordi?
      ça prend-tu un informaticien pour s’en servir?
      est-ce simple pour quelqu’un de mon âge?
      faut-tu que je programme quelque chose là-dedans?`,
    sectors: `
      et ça marche pour un garage, ça?
      vous faites ça pour les cliniques aussi?
      pis dans la construction, ça s’applique?
      c’est-tu bon pour un restaurant?
      est-ce adapté à mon domaine?
      ça fonctionne pour quel genre d’entreprise?
      un bureau d’avocats peut-il s’en servir aussi?
      c’est fait pour quelles industries, ça?`,
    offer: `
      et à part ça, vous faites quoi d’autre?
      c’est quoi les deux autres?
      c’est quoi la troisième?
      opérations, ça veut dire quoi?
      pis mes logiciels?
      donc les relances aussi?
      c’est ben vague
      donc mes 3 gros problèmes rentrent là-dedans?
      par laquelle des trois on commence
      pis quand ces trois-là sont faites?
      et pour l’OBNL de ma blonde, les trois aussi?
      les relances aussi?
      dans opérations y’a quoi
      je change pas de logiciel?
      ça fait les rapports tout seul?
      faut-tu que je lâche mon CRM
      je garde-tu mes logiciels?
      rien d’autre que ces trois-là?
      les rapports, c’est inclus là-dedans?
      je garde mes logiciels?
      c’est quoi les trois, déjà?`,
    "case-retailer": `
      avez-vous un exemple dans une boutique en ligne?
      quelqu’un l’a déjà fait avec une boutique web?
      ça a marché pour qui?`,
    "facet-crm": `
      c’est dans quel forfait, la partie ventes
      c’est inclus dans le moins cher?
      c’est dans le forfait à 500?
      c’est dans quel forfait, ça?
      c’est compris dans le petit forfait?`,
    uptime: `
      et si ça arrête de marcher la nuit`,
    training: `
      et mon monde va savoir comment le manier?`,
    "post-customer-requests-80-20/3": `
      et faut-il dire que c’est un robot
      c’est quoi la règle, après combien d’essais?
      après combien d’essais ratés il passe la main?
      faut mettre quelles règles pour éviter ça?`,
    "post-quote-follow-up/9": `
      c’est-tu légal ça?
      est-ce que c’est légal, relancer par courriel?
      la loi permet-elle ça?
      c’est légal, ces courriels-là?
      c’est-tu légal ça sans leur permission?
      j’ai-tu le droit de leur écrire de même?`,
    "case-healthcare/measured": `
      les appels manqués, vous les comptez?`,
    "post-quote-follow-up/2": `
      combien de relances au total?`,
    figures: `
      c’est mesuré, ce chiffre-là?`,
    response: `
      vous répondez en combien de temps?`,
    "post-customer-requests-80-20/2": `
      y a-tu des affaires qu’il devrait jamais toucher?
      quelles demandes il devrait jamais toucher?
      y a-tu des demandes qu’elle devrait jamais toucher?`,
    "case-healthcare": `
      quelqu’un qui en manquait plein, ça a donné quoi?
      pis les appels manqués, qui a réglé ça?
      pas les appels, les rendez-vous oubliés`,
    "post-quote-follow-up": `
      je relance combien de fois sans achaler?
      mes soumissions, on les relance comment?`,
    casl: `
      c’est légal d’écrire de même?`,
    "case-manufacturing": `
      avez-vous un exemple en usine?
      y a un exemple dans la fabrication?`,
    "post-one-source-of-truth": `
      pis si mes chiffriers sont tout croches?`,
    "post-customer-requests-80-20/5": `
      je sais comment que ça règle vraiment?`,
    complaint: `
      pis si je suis vraiment pas content?
      et si je suis vraiment pas content?`,
    "no-need": `
      et si y a rien à automatiser chez nous?`,
    "facet-automations": `
      combien d’automatisations j’ai dans chaque forfait?`,
    example: `
      montre-moi un exemple concret`,
    "post-customer-requests-80-20": `
      et le 20 % qui reste, on fait quoi avec?`,
    "post-customer-requests-80-20/4": `
      pis la nuit, y a personne pour prendre le relais`,
    "facet-support": `
      non, l’assistance, pour moi comme client`,
    "facet-marketing": `
      les infolettres aussi?`,
    "facet-hours": `
      ça me ferait gagner combien d’heures par semaine?`,
    "operations-hours": `
      ok mais juste les rapports?
      ok pis rien que les rapports
      ouin mais pour les rapports seulement
      pis combien juste pour la gestion des tâches
      le 24 h qui tombe à 16, y a combien là-dedans pour les rapports
      dans votre 24 à 16, les rapports c’est combien
      pis pour dispatcher les jobs à tout le monde?
      combien pour donner l’ouvrage aux gars
      pis toute ensemble?
      le tout ensemble ça donne quoi
      ça coupe combien de temps
      ça sauve combien d’heures
      ça passe de combien à combien d’heures
      ça fait combien en heures
      juste les rapports?
      pis juste les rapports, combien d’heures
      et les tableaux de bord?
      pis le suivi des tâches?
      et les tâches?
      pis les tâches à donner au monde
      et l’optimisation des ressources
      là-dedans c’est quelle tâche qui baisse le plus
      c’est lequel qui descend le plus
      combien d’heures en tout
      pour une équipe de dix?
      fait que ça passe de quoi à quoi
      avant pis après?
      et le total?
      ça fait combien d’heures de moins
      en heures ça donne quoi
      par semaine?
      les rapports prennent combien de temps après
      ça fait-tu une grosse différence en heures
      ça descend à combien
      ça libère combien d’heures
      ça passe de combien d’heures à combien
      il reste combien d’heures de service après
      pis en heures, avant et après?
    `,
  },
  tools: {
    same: `
      et avec Mailchimp, ça marche?
      ça inclut-tu Google?
      pis Microsoft, c’est dans la liste?
      combien d’autres, au juste?
      donc plus de 50, c’est ça?
      Shopify en fait partie?
      donc pas besoin de tout changer?
      qui les relie, vous ou nous?
      et c’est qui qui décide que c’est prêt?
      et si chu pas techno, c’est correct pareil?
      Slack, c’est bon aussi?
      même pour quelqu’un à son compte, c’est correct?
      pis shopify?
      lesquels d’autres?
      google aussi?
      combien d’autres, environ?
      et Microsoft, il est dedans?
      et Slack?
      combien d’autres encore?
      celui de Microsoft, ça compte?
      Slack aussi?
      combien d’autres à part ceux-là?
      ceux-là, on les garde tels quels?
      Outlook en fait-tu partie
      et les autres, il y en a combien
      c’est quoi encore dans la liste
      j’ai bien compris, c’est confirmé ça?
      combien d’autres?
      donc j’ai rien à changer?
      qui dit quand c’est prêt?
      même si je connais rien là-dedans?
      y en a combien en tout?
      en tout y en a combien?
      c’est moi qui dis quand c’est prêt?
      même si j’y connais rien?
      c’est pour les petites équipes?
      qui décide quand c’est au point?
      donc faut pas savoir coder?`,
    unanswered: `
      et avec Acomba, ça marche?
      pis QuickBooks Desktop, la vieille version?
      on a un vieux logiciel de 2009, ça se branche-tu?
      qui paie la licence si y en faut une autre?
      et Notion, vous le faites?
      ça prend la version payante pour que ça se branche?
      est-ce que Jobber est dedans aussi?
      pis Airtable, lui?
      notre logiciel de dentiste, lui?
      et si l’outil change son API?
      on peut en relier combien au maximum?
      et Lightspeed, c’est dans le lot?
      on a un serveur local au bureau, ça passe-tu?
      ça marche avec Lotus Notes encore?
      pis Acomba, lui?
      et notre vieille version installée dans le sous-sol?
      la licence, c’est combien par tête?
      si j’en change l’an prochain, vous refaites ça gratis?
      et Jobber, est-ce dans le lot?
      avez-vous la liste au complet de ceux-là?
      le mien a pas d’API, on fait quoi?
      ça se met à jour aux combien de minutes?
      et dans l’autre sens, ça écrit-tu aussi?
      pis si eux autres montent leurs prix?
      ça passe-tu avec la version gratuite?
      vous pouvez-tu transférer ce qu’il y a dedans vers un autre?
      lequel vous prendriez à ma place?
      et sur un Mac de 2013?
      avez-vous leur certification de partenaire?
      si eux tombent en panne, vous m’avertissez-tu?
      un connecteur sur mesure pour ça, dans les combien?
      et Lightspeed au resto, d’abord?
      faut-tu donner mon mot de passe pour ça?
      pis ceux qui sont sur papier encore?
      acomba?
      même une vieille version de 2009?
      et jobber lui?
      et Dentitek, lui?
      même une vieille version d’il y a dix ans?
      si le fabricant change son logiciel, qui répare?
      et le Dossier santé Québec?
      et avec mon Lightspeed?
      pis une vieille version de 2012?
      celui que mon cousin a codé?
      et si je change de logiciel l’an prochain
      mais Zapier, lui?
      et la vieille version 2012?
      pouvez-vous récupérer mes zaps?
      même la vieille version de 2010?
      c’est quoi au complet, les 50 autres
      et s’ils changent leur mise à jour, qui répare
      et quickbooks
      le mien est fait par un gars de Jonquière, un programme maison en 1998
      mon imprimante de comptoir aussi?
      et si mon logiciel a pas d’API?
      et avec Zapier?
      et s’ils changent leur version?
      et sur Linux?
      QuickBooks, ça marche?
      et mon vieux logiciel maison
      marche avec Acomba?
      et si un de ceux-là ferme?
      y a-tu un manuel?
      QuickBooks est-tu dans les autres?
      passez-vous par Zapier?
      tu me conseillerais-tu d’en changer un quand même?
      pis si mon logiciel ferme boutique?
      avez-vous des vidéos pour m’aider?
      ça marche-tu sur un Mac?
      Acomba, c’est dedans?
      pis un vieux logiciel maison sous DOS?
      et si Shopify augmente ses prix?
      faut-tu un ordi assez récent?
      ça prend quelle vitesse d’internet?`,
    "keep-tools": `
      fait que j’ai pas besoin de lâcher ni un ni l’autre
      donc je reste avec les deux
      et je suis pas obligé de changer?
      faut-tu que je change quelque chose pour ça?
      pis nos vieux systèmes, on les garde?
      ça remplace-tu ce qu’on a?
      si j’aime mon logiciel, je reste avec?
      on migre-tu vers autre chose?
      donc je continue avec les miens?
      vous me forcez pas à prendre les vôtres?
      mes employés travaillent dans les mêmes programmes après?
      je peux garder le mien d’abord?
      donc on change rien de notre bord?
      donc je change rien?
      on les garde tous, sûr?
      et qui décide que c’est prêt
      qui décide que c’est prêt?
      est-ce que c’est vous qui les reliez?
      et mon vieux CRM, je le garde?
      faut-tu en acheter un nouveau?
      c’est qui qui dit que c’est prêt?
      vous les remplacez pas?
      vous faites quoi avec?
      lesquels par exemple?
      oui mais les miens sont vieux
      donc mes 4 abonnements restent tels quels
      lequel changeriez-vous si vous étiez moi
      pis si je change d’outil plus tard?
      l’équipe de mon frère garderait les siens aussi?
      même Salesforce
      je suis sur Gmail, ok?
      vous faites quoi avec alors?
      et Mailchimp?
      combien d’outils en tout
      donc rien à migrer
      qui décide quand c’est prêt
      mon HubSpot reste là?
      donc j’achète rien de neuf?
      même mon Outlook?
      vous les changez pas, vous les branchez?
      faut-tu que j’en change un?`,
    fees: `
      ces abonnements-là sont-tu dans le 1 500
      c’est-tu inclus dans le prix
      fait que je continue de payer shopify moi-même
      c’est qui qui paye pour ça
      je paye-tu encore mes logiciels en plus
      et le branchement, c’est en extra?
      ça coûte-tu plus cher d’en brancher plusieurs?
      pis les abonnements de ces outils-là, je les paie encore?
      y a-tu des frais pour les relier?
      donc les logiciels restent à ma charge?
      c’est inclus ou vous chargez à part pour ça?
      des frais d’installation pour ça?
      l’IA là-dessus, c’est à nos frais?
      vous facturez le branchement à l’heure?
      qui paie la licence de ça
      les licences, elles sont à qui de payer?
      et l’abonnement à ceux-là, c’est moi qui le paye?
      c’est qui qui paie ces abonnements-là?
      pis l’abonnement de ces affaires-là, c’est nous qui payons?
      et les abonnements à ces affaires-là
      et les abonnements de ces logiciels-là, qui les paye?
      mes licences, c’est moi qui les paye?
      qui les paye?
      mes abonnements, c’est encore moi qui paie?
      je paye encore mes abonnements à part?
      les abonnements, je continue de les payer?
      ces logiciels-là, c’est vous qui les payez?
      pis les licences, c’est à mes frais?`,
    security: `
      et c’est sécuritaire de vous donner accès à ça?
      mes données là-dedans, elles vont où, c’est protégé?
      pis les mots de passe de ces outils-là?
      vous voyez-tu tout ce qu’on a dedans?
      qui chez vous peut entrer là-dedans?
      nos données restent à nous quand c’est branché?
      est-ce risqué de relier tout ça ensemble?
      les accès que je vous donne sont limités?
      y’a-tu du danger qu’on me vole mes affaires par là
      c’est-tu sûr pour nos dossiers, ces liens-là?
      c’est sécuritaire de leur donner accès?
      pis mes données là-dedans, c’est protégé?
      et les mots de passe là-dedans, c’est protégé?
      et mes données là-dedans, c’est sûr?
      mes mots de passe là-dedans, c’est safe?`,
    start: `
      et ça prend combien de temps à brancher?
      pis c’est long, relier ça?
      en combien de jours tout ça est connecté?
      les outils sont branchés quelle semaine?
      ça peut-tu être fait ce mois-ci?
      on branche un à la fois ou tout d’un coup?
      le délai pour que ça se parle?
      combien de semaines pour mes cinq outils?
      ça prend combien de temps brancher ça
      les relier, ça prend combien de semaines?
      ça prend combien de temps à relier?
      ça prend combien de temps brancher tout ça?
      ça se branche en combien de temps
      branchés en combien de temps
      et ça prend combien de temps à relier?
      et les brancher, c’est long?`,
    "facet-enterprise": `
      et SAP, c’est dans quel forfait?
      pis notre ERP, on le branche-tu avec le petit forfait?
      les gros logiciels d’entreprise, ça prend lequel?
      Oracle, c’est compris ou faut le plus cher?
      pis pour les ERP, c’est-tu juste le gros forfait?
      et pour un système de grande entreprise?
      si on est sur Dynamics 365, il faut quel plan?
      les logiciels corporatifs sont inclus à quel niveau?
      pis si c’est un gros ERP?
      et les gros progiciels, c’est dans quel forfait?
      même les gros comme SAP?
      et notre gros ERP, quel forfait?
      et les gros systèmes genre SAP, dans lequel
      pis les gros systèmes, ça prend quel forfait
      et un gros système d’entreprise, c’est dans quel forfait?
      SAP c’est compris?
      et les gros systèmes, c’est dans quel forfait?
      et un gros logiciel de grande entreprise?`,
    person: `
      je peux vérifier ça avec quelqu’un?
      pis quelqu’un peut regarder mes outils avec moi?
      passez-moi un technicien pour ça
      j’aimerais en parler avec la personne qui branche ça
      appelez-moi, mon cas est spécial
      un humain peut me dire si le mien marche?
      qui je contacte pour être sûr que ça se branche?
      je veux demander ça à du vrai monde
      quelqu’un peut vérifier pour le nôtre?
      je peux demander à un tech de chez vous?
      quelqu’un peut regarder le mien avec moi?
      notre gars d’informatique veut vous jaser de ça`,
    plans: `
      et ça coûte combien pour relier tout ça?
      c’est quoi le prix pour ça?
      pis c’est dans quel forfait?
      pour brancher trois outils, c’est combien par mois?
      vous demandez quoi comme montant?
      c’est-tu cher, faire relier ça?
      et les forfaits avec ça sont à combien?
      avec le moins cher, on peut faire ça?`,
    booking: `
      ok, je veux qu’on regarde mes outils, on se voit quand?
      on peut-tu prendre un rendez-vous pour voir ça?
      pis une place pour me montrer ça?
      réservez-moi un moment pour en parler
      je voudrais un appel pour valider ça
      on se fixe ça quand, pour brancher le mien?
      je prends une consultation d’abord, c’est où?
      ok, trouvez-moi une heure pour qu’on en discute`,
    training: `
      et mon équipe, qui lui montre comment ça marche?
      vous formez le monde là-dessus?
      pis une formation une fois branché?
      mes employés vont-ils être formés à ça?
      combien de temps pour apprendre ça à mon monde?
      ils pratiquent avant que ça parte pour vrai?
      si mon adjointe comprend pas, vous lui montrez?
      et après le branchement, vous montrez ça à mes gens?
      vous montrez à mes employés?
      vous montrez à mon équipe comment ça marche?
      vous nous montrez quand même?
      vous montrez à mon équipe, au moins?`,
    integrations: `
      et les autres logiciels, c’est lesquels?
      lesquels vous branchez, au juste?
      pis avec quoi ça se connecte?
      donnez-moi la liste des autres
      ça inclut le mien?
      et les outils courants, vous les avez-tu tous?
      vous en reliez combien en tout?
      ça se branche-tu sur nos courriels?
      combien en tout, d’outils?
      et Shopify?
      et si on est chez Microsoft?
      et mon Gmail?
      juste ceux-là ou y en a d’autres?
      et pour l’infolettre?
      y’en a-tu d’autres?
      pis Outlook?
      lesquels pour l’agenda?
      pis ma boutique en ligne?
      le mien est pas dans la liste
      donc mes 5 logiciels ensemble ça passe
      lesquels sont les plus faciles
      pis une fois branché, ça bouge plus?
      ma cousine est sur microsoft, elle aussi?
      Shopify aussi?
      je suis sur HubSpot, c’est bon?
      Slack c’est dedans?
      pour les infolettres, lequel?
      Google Agenda ça marche?
      Outlook ça marche?
      pis les 50 autres
      faut que je change de boutique en ligne?
      Mailchimp aussi?
      même Shopify?
      pis mon agenda Google?
      pis Slack?
      pis pour les infolettres, c’est lequel?
      lesquels ça prend, au juste?`,
    technical: `
      même si je connais rien à ça
      faut-tu un informaticien pour les connecter?
      faut-tu que je sache coder pour ça?
      faut-il s’y connaître pour faire ça
      et si je comprends rien à ça?
      pis faut-tu un gars de TI pour ça?
      même si chu poche en ordi?
      pis mes employés non plus?
      donc zéro connaissance?
      même tu seul à mon compte?
      vous dites tous ça pis après on est perdus
      même avec 0 logiciel chez nous?
      qui s’occupe de la partie compliquée alors
      pis quand ça plante, faut tu que je sache quoi faire
      ma mère serait capable aussi?
      chu poche en ordi, c’est correct?
      mon monde non plus connaît rien
      c’est pour qui d’abord?
      même tout seul à mon compte?
      donc pas besoin d’un gars de TI
      chu travailleur autonome, ça compte?
      faut tu que je touche à ça moi-même?
      même si je suis nul en ordi?
      mes employés non plus?
      faut-tu un gars d’informatique?
      et un travailleur autonome tout seul?
      et moi j’y connais rien, c’est correct?`,
    "terms/yours": `
      et si je pars, je garde les branchements?
      si je pars, je garde ce que vous avez bâti?
      pis si je pars, ça reste à moi?
      si je pars, les branchements restent à moi?
      et ce que vous bâtissez dedans, c’est à qui?`,
    prepare: `
      faut-tu installer de quoi avant?
      j’ai-tu quelque chose à installer avant?
      faut-tu que je prépare quelque chose?`,
    "after-launch": `
      et si ça brise qui répare?`,
    "facet-white-glove": `
      vous faites tout de A à Z?
      vous pouvez tout faire à ma place?`,
    "post-one-source-of-truth": `
      mes outils, c’est onze chiffriers Excel…`,
    "our-time": `
      ok, mais ça va me prendre combien de temps?`,
  },
  cases: {
    same: `
      et c’était combien avant?
      ça a baissé de combien?
      pis après, ils étaient rendus à combien?
      c’est qui qui a dit ça?
      ils sont combien là-dedans?
      c’est où, cette entreprise-là?
      vous leur avez bâti quoi, au juste?
      et les ventes, elles ont monté?
      ils répondaient en combien de temps avant?
      c’était quoi leur problème au départ?
      et les rendez-vous oubliés, eux?
      combien d’heures elle a récupérées?
      l’assistant voit-il les dossiers des patients?
      c’est dans quelle ville, déjà?
      combien de monde qu’ils ont
      c’était combien avant?
      vous leur avez bâti quoi
      qui a dit ça?
      c’est dans quelle ville ça
      et avant, c’était combien?
      ils sont combien là-bas?
      c’est dans quelle ville, ça?
      et leurs absences, elles ont baissé?
      ils étaient combien là-bas?
      et avant, c’était quoi le chiffre
      dans quelle ville déjà
      avant, c’était combien?
      vous avez bâti quoi pour eux?
      combien avant, combien après
      ils étaient combien là-bas
      qui a dit ça
      c’était dans quelle ville
      et avant, ils étaient à combien
      qui dit ça là-bas
      ils sont combien dans la boîte
      qu’est-ce que vous avez bâti au juste pour eux
      c’est dans quelle ville
      ils sont combien d’employés?
      combien ils sont là-bas
      et c’est dans quelle ville
      ils ont dit quoi eux autres
      qu’est-ce que vous avez installé au juste
      et leurs ventes?
      ça, c’est par semaine?
      c’est passé de combien à combien
      et le service à la clientèle?
      et les ventes?
      pis les appels?
      c’est-tu mieux depuis?
      les gens qui se présentaient pas, c’est-tu mieux?
      ça a-tu baissé, les rendez-vous manqués
      pis leurs patients qui se pointaient pas, ça a-tu baissé?
      ils étaient combien d’employés
      ça a réglé leurs rendez-vous manqués?
      c’est pour quand le premier?
      vous comptez ça comment, avant?
      vous comptez ça comment au départ
      c’est quoi le point de départ
      pourquoi pas?
      y en a-tu un dans la santé?
      c’est mesuré avant pis après?
      ils étaient combien?
      pis les ventes, elles ont bougé?
      elle en dit quoi, la propriétaire?
      elle en pense quoi?
      les dossiers des patients, il les voit?
      ça prenait combien de temps avant?
      c’est où?
      ils sont combien dans la shop?
      ils ont combien de magasins?
      les ventes ont monté de combien?
      le service, ça leur coûte combien de moins?
      pis leurs ventes, ça a donné quoi?
      pis les dossiers par mois?
      elle travaillait combien d’heures avant?
      qu’est-ce qu’elle en dit?
      pis les rendez-vous oubliés?
      y sont combien dans l’équipe?
      c’est qui le propriétaire?
      c’est où ça?
      y sont combien?
      y ont combien de magasins?
      pis le coût du service?
      ça monte de combien les ventes?
      sur combien de temps ça?
      y a quoi comme entreprises là-dedans?
      mesurez-vous l’avant pis l’après?
      pis leurs ventes ont-tu monté?
      les appels manqués, ça a passé de quoi à quoi?
      c’était quoi leur problème?
      pis les ventes?
      à la fin il en reste combien, d’heures?
      c’est qui qui parle, à la fin?
      combien de dossiers par mois, après?
      pas les appels, les oublis
      pis les rappels, combien d’heures?
      combien d’appels manqués avant?
      avant, c’était combien de minutes?
      combien de magasins?`,
    cases: `
      et un autre exemple?
      vous en avez-tu d’autres?
      pis les autres cas, c’est qui?
      montre-moi donc le deuxième
      y en a combien, des histoires comme ça?
      autre chose que celui-là?
      et le suivant?
      avez-vous un cas dans un autre domaine?
      c’est tout ce que vous avez comme exemples?
      un autre comme ça, svp
      en avez-vous un autre
      en avez-vous un autre?
      un autre exemple?
      en avez-vous un autre, plus proche de moi?
      en avez-vous d’autres du genre
      avez-vous d’autres histoires du même genre
      montrez-moi le reste de vos exemples
      d’autres exemples?
      lesquels sont vos trois
      il vous reste à vous autres, le premier compte, ou j’en ai une copie
      quand est-ce que ça va sortir
      et après, vous comparez quand
      vous comptez ça comment
      qui compte
      pourquoi y’en a pas?
      vous comptez quand?
      j’ai-tu une copie?
      pis après trois mois?
      comment je saurais que ça a marché chez nous
      vous allez mettre mes chiffres sur le web sans me demander
      si je suis votre premier, faut-tu mon accord
      ok mais vous publieriez mon nom
      donc vous avez rien à montrer
      mettons que je suis à 45 h avant, vous comparez quand
      pourquoi y’en a pas de publié
      pis après les trois mois?
      vous publieriez-tu celui de ma soeur?
      le client doit être d’accord?
      je garde une copie?
      et après 90 jours?
      après le lancement, qui compte
      donc zéro preuve
      le premier va montrer des chiffres?
      et au bout des 90 jours
      donc c’est pas un vrai client
      c’est qui, les trois?
      le comptable, il est dedans?
      y en a d’autres de même?
      c’est lesquels, les trois?`,
    "case-retailer": `
      et la boutique en ligne, elle?
      celui des vêtements, ça a donné quoi?
      pis l’autre, le détaillant à Sherbrooke?
      le cas avec les paniers abandonnés, c’était lequel?
      et chez ceux qui vendent du plein air?
      parlez-moi plutôt de celui qui vend sur le web
      et l’exemple du commerce en ligne, alors?
      celui où ça demandait « où est mon colis »?
      pis pour une boutique sur le web
      et celui en ligne?
      pis pour les paniers abandonnés
      et l’autre, celle qui vend en ligne, ses ventes ont monté de combien
      le premier, ça a donné quoi?
      le délai de réponse, avant, c’était combien?
      et une boutique juste en ligne?
      combien de monde y travaillent?
      qui le dit, le témoignage?
      y répondaient en combien de temps avant?
      elle avait peur de quoi, Maude?
      le premier, raconte
      le délai de réponse, lui?
      combien de fois par jour, « où est mon colis »?
      non, la boutique en ligne
      ok pis le détaillant?
      non, l’autre, la boutique en ligne`,
    "case-retailer/measured": `
      et pour un magasin en ligne
      pour ma boutique, c’est quoi
      y’en a-tu un de publié?
      les ventes aussi?
      vous comptez ça quand?
      pis si ça donne rien après?
      les ventes dépendent de la saison
      donc mes 130 messages par semaine seraient comptés
      lequel des chiffres compte le plus
      pis au bout du compte, vous comparez à quoi
      la boutique web de ma cousine, mêmes chiffres?
      vous compteriez ça pendant combien de jours?
      c’est un vrai magasin?
      et une fois en service, je le vois où?
      qu’est-ce qui se passe à 90 jours
      réglées sans intervention, c’est dedans?
      pis si le rendement est pas là?
      les ventes aussi vous les comptez?
      je peux voir les comptes n’importe quand?`,
    "case-professional-services": `
      ont-ils pu faire plus d’ouvrage
      ont-ils fermé plus de dossiers
      et le cabinet comptable?
      celui des comptables, il a gagné quoi?
      pis la CPA, elle a sauvé combien d’heures?
      le deuxième, celui de Laval, c’est quoi?
      et pour un bureau de services, vous avez quoi?
      l’autre exemple, avec la fondatrice débordée?
      celui avec les pièces manquantes, ça a marché?
      parle-moi du cas en comptabilité à la place
      et un bureau de comptables
      et le comptable?
      c’est où, ce cabinet-là?
      accueillir un client, ça prend combien de jours astheure?
      pis ses propositions, elle les relance toutes?
      Nadia, qu’est-ce qu’elle en dit?
      pis le comptable?
      de 38 à combien?
      pis l’accueil d’un client, ça prend combien maintenant?
      son nom, à la fondatrice?
      ils étaient combien dans ce bureau-là?`,
    "case-professional-services/measured": `
      et pour un avocat
      mon beau-frère est notaire, lui
      pour un cabinet, c’est quoi
      y’a-tu un vrai exemple?
      les propositions aussi?
      qui compte au début?
      pis une fois parti?
      nos dossiers sont tous différents
      donc mes 20 propositions, 6 relancées, ça se voit
      lequel vous regardez en premier
      pis après, ça se compare comment
      le cabinet de ma soeur, pareil?
      c’est quoi, 20 propositions?
      vous comptez mes heures à moi?
      c’est un vrai bureau, ce cas-là?
      le point de départ, j’en ai copie?
      le temps pour accueillir un client aussi?
      après trois mois, on compare?
      les soumissions relancées, sur combien
      vous mesurez l’accueil d’un client en jours?
      on garde une copie du départ?`,
    "case-healthcare": `
      et la clinique, elle?
      celui de la physio, ça a changé quoi?
      pis en santé, vous avez un cas?
      l’exemple avec les appels manqués, c’est qui?
      et du côté des soins, ça donne quoi?
      le troisième, à Québec, c’est quoi?
      celui avec Sylvie à l’accueil?
      et pour les rendez-vous de patients, vous avez un cas?
      pis une clinique, mettons?
      et pour une clinique?
      pis dans la santé
      et la clinique
      en santé avez-vous quelque chose
      avaient-ils encore autant de monde qui se présentait pas après
      pis ceux qui oublient leur rendez-vous?
      quand quelqu’un annule, il arrive quoi?
      l’assistant peut tu lire les dossiers?
      le robot voit-tu les dossiers des patients?
      pis la clinique?
      et l’autre, la clinique?
      l’assistant voit les dossiers?
      Sylvie, c’est qui?
      le délai pour confirmer, lui?`,
    "case-healthcare/measured": `
      et pour une clinique
      mettons ma clinique dentaire
      pour un dentiste, mettons
      avez-vous une vraie clinique?
      les oublis de rendez-vous aussi?
      combien de jours vous comptez?
      pis après trois mois?
      les patients sont pas des numéros
      donc si j’en échappe 30 sur 100, ça se compte
      lequel baisse en premier
      pis les rappels, comptés aussi?
      le dentiste de mon frère, mêmes mesures?
      mettons en clinique, vous mesurez quoi?
      les rendez-vous manqués, c’est dedans?
      sur 100 appels?
      vous avez une vraie clinique comme cliente?
      les rappels aussi vous les comptez?
      combien de jours vous nous suivez avant
      je peux lire les chiffres quand?
      à 90 jours si ça marche pas?
      les patients qui se présentent pas, c’est compté?
      pis les appels qu’on manque
      après trois mois y se passe quoi`,
    "case-manufacturing": `
      et une usine, vous en avez une?
      celui de Drummondville, c’est quoi?
      pis en fabrication, vous avez un exemple?
      l’autre avec les bons de commande?
      et pour un manufacturier comme nous?
      celui des pièces usinées, ça donne quoi?
      un cas d’atelier plutôt que ça?
      et chez ceux qui font des factures à la main?
      pis une usine, mettons?
      pis en usine, vous avez quoi
      et une usine?
      et en usine?
      pis en usine, en avez-vous?
      quelqu’un vérifie avant que ça parte?
      quelqu’un vérifie tu pareil?
      quelqu’un vérifie-tu avant l’envoi?
      rien en usine?
      quelqu’un vérifie ou ça part direct?
      et l’usine, elle?`,
    "case-retail": `
      et un magasin avec pignon sur rue?
      celui avec six magasins, c’est quoi?
      pis les articles de cuisine, eux?
      vous en avez un avec plusieurs succursales?
      l’exemple Québec et Ontario, il donne quoi?
      et pour un détaillant qui a des vraies boutiques?
      celui dont les clients revenaient pas?
      et le cas en commerce de détail?
      et pour une chaîne de magasins?
      et plusieurs magasins ensemble
      et un magasin physique?
      et la chaîne de cuisine, elle
      et un avec plusieurs magasins?
      et pour un vrai magasin avec pignon sur rue?
      ça répondait à quelles questions?
      pis le coût du service, y a-tu baissé?
      non, pas en ligne, un vrai magasin
      pis les magasins de cuisine?`,
    plans: `
      et ils paient combien par mois pour ça?
      c’est quel prix, pour faire pareil?
      pis moi, ça me coûterait combien?
      c’est cher, un système comme le leur?
      pour avoir ça, c’est quoi vos forfaits?
      je veux la même chose, c’est combien?
      ça entre dans quelle gamme de prix?
      vos tarifs pour un projet comme ça?
      ça nous reviendrait à combien, la même chose?
      ok et combien ça coûte, avoir ça
      ok et ça coûte combien, un affaire de même?`,
    start: `
      et pour faire ça chez nous, c’est long?
      on pourrait avoir la même chose quand?
      pis combien de semaines pour monter ça chez moi?
      si je veux pareil, ça prend combien de temps?
      ça se met en place vite, un truc de même?
      par où on commence pour faire comme eux?
      c’est quoi votre délai pour un cas comme le mien?
      et chez nous, ce serait combien de semaines en tout?
      nous autres ça prendrait combien de semaines
      chez nous ce serait prêt quand?
      c’est long, obtenir ça?
      en combien de temps on peut avoir ça, nous?
      pis nous, ça partirait en combien de temps
      ça prend combien de temps à mettre en place?`,
    unanswered: `
      et c’est quoi leur numéro, je peux les appeler?
      comment s’appelle la personne à l’accueil?
      pis eux, ils ont payé combien pour ça?
      combien de temps ça leur a pris, à eux?
      je peux-tu visiter chez eux?
      ils sont encore clients avec vous?
      c’est quel logiciel qu’ils utilisaient?
      ont-ils mis du monde à la porte après ça?
      ils ont pris quel forfait, eux?
      avez-vous une vidéo de ce cas-là?
      ils ont-tu eu des problèmes au début?
      ça leur a rapporté combien au net?
      c’était en quelle année, leur projet?
      vous me donnez leur site web?
      avez-vous leur numéro, que je les appelle?
      eux autres, ils ont payé combien?
      ça leur a pris combien de mois pour en arriver là?
      quel forfait ils avaient?
      ils sont-tu encore clients aujourd’hui?
      ont-ils mis du monde dehors après?
      c’était en quelle année, ça?
      ils étaient sur quel logiciel avant?
      avez-vous un vidéo d’elle qui en parle?
      et leur site, c’est quoi l’adresse?
      et la même chose pour un garage?
      qu’est-ce qui a mal été dans celui-là?
      c’est quoi le nom de cette place-là?
      ça tient-tu encore deux ans après?
      leurs clients ont-ils chialé au début?
      combien d’heures ils ont mis de leur bord?
      qui les a comptés, ces chiffres-là, un vérificateur?
      on peut-tu aller les visiter?
      et en profit net, ça leur a donné quoi?
      ils ont-tu eu une subvention pour ça?
      je peux-tu les appeler
      ça leur a coûté combien
      ça leur a pris combien de temps installer
      je pourrais-tu leur téléphoner?
      ils utilisaient quel logiciel pour ça?
      eux, ils ont payé combien?
      ils ont payé combien, eux
      je peux leur téléphoner?
      ça leur a pris combien de mois à bâtir
      c’était quel forfait, celui-là
      je peux-tu leur parler?
      ils ont payé combien?
      ils avaient quel logiciel?
      sont-tu encore clients?
      je peux-tu les appeler pour vérifier
      ils ont payé combien pour ça
      ont-ils mis du monde dehors après
      ils payaient quel forfait
      puis-je leur téléphoner
      ils ont pris combien de semaines à s’habituer
      et ils paient combien par mois?
      ils payaient combien
      je peux les appeler?
      ça leur a pris combien de semaines à installer
      ils sont-tu encore clients
      ça leur a pris combien de temps?
      c’est quoi leur nom?
      les retours de marchandise, vous les comptez?
      vous vous branchez à mon logiciel médical?
      avez-vous travaillé pour des comptables
      y en a-tu un qui a pas marché?
      elle a pris quel forfait?
      Sylvie a-tu eu une augmentation?
      pis les bons écrits à la main?
      le nom du magasin?
      c’est de quelle année ces affaires-là?
      quel transporteur ils prennent?
      quel logiciel comptable ils ont?
      ses revenus ont-tu monté?
      c’est quel logiciel de rendez-vous?
      Sylvie a-tu gardé le même salaire?
      c’est quoi le nom de l’usine?
      ils reçoivent combien de commandes par jour?
      ils ont quel système de caisse?
      je peux en appeler un?
      ils ont quel forfait?
      c’est quel transporteur?
      ça leur a pris combien de mois?
      quel logiciel comptable ils avaient?
      elle paye combien par mois?
      les textos, ça coûte combien chacun?
      le nombre de clients sur la liste d’attente?
      c’est quoi leur logiciel de facturation?
      combien de commandes par jour?
      c’est quelle bannière?
      100, ça fait combien en dollars?
      la cofondatrice, je peux avoir son numéro?
      l’installation a pris combien de semaines chez eux?
      c’est qui le propriétaire d’avant?
      ça leur a coûté combien en tout?
      lequel des six magasins vend le plus?
      combien de temps ça a pris à installer chez eux?
      ça a été long à mettre en place là-bas?
      pis l’installation, chez eux, ça a duré combien de temps?
      ils ont pris lequel de vos forfaits?
      eux autres, ils paient combien par mois?
      eux, ils sont sur quel forfait?
      quel logiciel ils avaient avant?
      c’était quoi leur logiciel de compta?
      je peux-tu avoir son numéro pour lui parler?
      pouvez-vous me la présenter?`,
    sectors: `
      et dans mon domaine, vous faites-tu ça?
      vous travaillez aussi avec des garages?
      pis en restauration, ça existe?
      à part ceux-là, quels secteurs?
      c’est juste pour ces domaines-là?
      et pour un notaire, ça s’applique?
      vous faites d’autres industries que ça?
      chu en immobilier, c’est-tu pareil?
      et les écoles, vous en servez?
      pis dans mon domaine, ça marche tu?
      et dans l’enseignement, vous en avez?
      et dans la restauration?
      pis dans le mien, l’immobilier?
      et dans mon domaine à moi, l’assurance?
      et dans mon domaine, l’immobilier, vous en faites?
      et mon domaine à moi, la construction?`,
    booking: `
      je veux la même chose, on se parle quand?
      pis je réserve comment pour avoir ça?
      bon, je voudrais un rendez-vous pour mon cas
      on peut-tu se voir pour regarder ça chez nous?
      ok convaincu, c’est quand votre prochaine place?
      montrez-moi vos disponibilités, je veux pareil
      réservez-moi un appel, mon cas ressemble à ça
      ça me parle, on fixe un moment
      je veux la même chose, on se parle quand
      je veux la même chose, on se rencontre quand?
      je veux pareil, on se voit quand
      je veux pareil, on peut se voir quand?`,
    "ninety-days": `
      et si ça marche pas aussi bien chez nous?
      vous me garantissez-tu les mêmes résultats?
      pis si j’ai pas ces chiffres-là?
      chez nous, c’est garanti aussi?
      qu’est-ce qui arrive si ça donne pas ça?
      et si après trois mois on est loin de ça?
      eux ont gagné, mais si moi je perds?
      j’ai quelle garantie d’arriver à ça?
      et si nous on n’obtient pas ces résultats?
      et si moi j’ai pas ces résultats-là
      et moi, si j’ai pas les mêmes chiffres?
      et si moi j’ai pas ces chiffres-là en trois mois`,
    figures: `
      et en moyenne, vos clients gagnent combien?
      c’est-tu comme ça pour tout le monde?
      pis en général, chez les autres, c’est quoi les chiffres?
      c’est un cas exceptionnel ou la moyenne?
      les résultats habituels, ils ressemblent à ça?
      tous vos clients ont-ils baissé d’autant?
      et en pourcentage, pour l’ensemble de vos clients?
      pis les autres clients, ils sauvent combien en moyenne?
      et en moyenne, chez tout le monde?
      c’est quoi vos chiffres alors?
      c’est-tu pareil chez vos autres clients?
      pis en moyenne, les chiffres?`,
    demonstration: `
      et c’est des vrais, ces clients-là?
      ça existe pour vrai, cette compagnie?
      pis ces chiffres-là, ils sont réels?
      c’est inventé ou c’est vrai, ça?
      ils sont fictifs, vos exemples?
      j’ai cherché pis je la trouve pas, elle existe?
      c’est du vrai monde qui a dit ça?
      c’est-tu juste une démonstration, ces cas-là?
      c’est du vrai monde, eux autres?
      c’est-tu du vrai monde, ça?
      est-ce du vrai monde, eux autres
      et ces entreprises-là sont vraies?
      c’est du vrai monde, ça?
      c’est une vraie clinique, ça?
      cette usine-là existe pour vrai?`,
    person: `
      je peux en parler à quelqu’un de chez vous?
      passez-moi celui qui a fait ce projet-là
      pis quelqu’un peut me dire si ça marcherait chez moi?
      j’aimerais jaser de ça avec un humain
      appelez-moi, je veux faire pareil
      qui a monté ça, je peux lui parler?
      je veux discuter de mon cas à moi avec quelqu’un
      y a-tu quelqu’un qui peut regarder si ça s’applique à moi?`,
    "keep-tools": `
      et ils ont gardé leurs logiciels?
      faut-tu changer nos outils pour faire ça?
      pis nous, on garderait notre système?
      est-ce qu’on doit migrer pour avoir pareil?
      ça s’est branché sur ce qu’ils avaient?
      si je fais comme eux, je garde mes programmes?
      et leurs anciens systèmes, faut-tu les remplacer pour ça?
      j’aimerais pareil, mais sans changer mes outils`,
    integrations: `
      et ça se branche sur ma boutique à moi?
      ça marcherait avec HubSpot, pareil?
      pis nous on a Shopify, ça irait?
      avec quels outils vous pouvez faire ça?
      c’est faisable sur Outlook, le même genre de chose?
      on est sur Microsoft, ça peut se faire aussi?
      et mon logiciel à moi, il se branche-tu pareil?
      pis avec Slack, vous pourriez faire comme eux?
      Shopify, ça se branche?
      ça se branche sur quels logiciels?`,
    example: `
      et une demande, ça ressemble à quoi du début à la fin?`,
    clients: `
      mais vous avez eu des clients?
      juste trois clients?`,
    "post-quote-follow-up/2": `
      les relances, elles disent quoi?`,
    "facet-crm": `
      un CRM, c’est dans quel forfait`,
    security: `
      mes dossiers patients sont protégés?
      les dossiers patients sont protégés comment
      c’est sécuritaire, vos affaires?`,
    support: `
      ça répond aux patients la nuit?
      ça, c’est quel service chez vous?
      l’assistant pour les stocks, c’est quel service?`,
    "facet-hours": `
      moi, j’en gagnerais combien d’heures?`,
    "post-customer-requests-80-20/1": `
      80 %, vous triez ça comment?`,
    "post-quote-follow-up": `
      la relance, elle se fait comment?
      comment on relance des propositions de même?`,
    sales: `
      vous feriez ça pour mes suivis à moi aussi?
      c’est quel service, ça?`,
    calls: `
      chez nous, les appels iraient à qui?
      les appels, vous faites ça comment?`,
    handover: `
      et si le patient veut parler à quelqu’un?`,
    operations: `
      vous feriez ça pour mes rapports aussi?`,
    "facet-marketing": `
      les courriels de suivi, c’est inclus dans quel forfait?
      les courriels après l’achat, c’est dans quel forfait?`,
    "post-customer-requests-80-20": `
      comment on fait pour trier ces demandes-là?`,
    "post-law-25-team-of-ten/3": `
      des données de santé, ça prend quel consentement?`,
    "post-measuring-manual-work/3": `
      recopier des commandes, ça coûte combien d’heures?`,
    "plan-people": `
      40 personnes, c’est quel forfait?`,
  },
  privacy: {
    same: `
      et c’est gardé combien de temps, ça?
      je peux-tu l’effacer moi-même?
      ça inclut-tu mon téléphone?
      pis c’est pour faire quoi, au juste?
      y a-tu des exceptions à ça?
      vous répondez en combien de jours là-dessus?
      ça coûte-tu quelque chose de demander ça?
      j’écris à quelle adresse pour ça?
      et si j’accepte pas?
      c’est écrit où, ça?
      donc jamais vendu à personne?
      même mes numéros de carte?
      et après ce délai-là, c’est effacé?
      ça prend combien de temps?
      ça dure combien de temps?
      c’est long?
      et ça prend combien de temps?
      pendant combien de temps?
      c’est qui ça
      pis les numéros de carte?
      pendant combien de temps au juste?
      et il faut l’envoyer à quelle adresse?
      même si je suis jamais devenu client?
      même si je deviens pas client?
      et qui les voit, en plus de vous
      et ça, combien de temps?
      et qui d’autre voit ça
      pendant combien de temps, ça?
      faut écrire à qui pour ça
      tous les incidents, même petits?
      c’est gratuit, ça aussi?
      et ça c’est pour combien de temps
      même si je suis pas client?
      c’est où que c’est écrit ça
      je peux-tu l’effacer moi-même
      et c’est gratuit ça?
      j’ai-tu le droit de savoir la mienne?
      je peux-tu voir la mienne?
      c’est basé sur quoi?
      on peux la voir?
      à quoi ça vous sert alors
      et si vous changez d’idée plus tard
      vous me le diriez vraiment?
      et si c’est pas grave, vous dites rien?
      et si vous voulez vous en servir pour autre chose
      comment je sais ce que j’ai accepté
      et retirer mon accord aussi?
      il y a toujours un lien pour sortir?
      qui est sur la liste au juste
      ils peuvent s’en servir, eux?
      vous dites pourquoi?
      ils peuvent s’en servir pour autre chose?
      qui de votre équipe y a accès?
      donc vous l’avez pas pour vrai?
      le rapport, il sort quand?
      vous suivez quoi dedans?
      y a-tu un contrat avec eux?
      vous dites pourquoi vous prenez ça?
      quelqu’un va-tu lire ça?
      c’est quelle IA en arrière?
      ils peuvent s’en servir pour eux autres?
      vous voyez-tu si j’ouvre vos courriels?
      elle décide de quoi?
      je peux la voir, la mienne?
      24 mois, c’est pour quoi?
      la langue que j’ai choisie, elle est gardée où?
      j’ai rien à accepter?
      et si vous changez d’idée là-dessus?
      en combien de jours?
      et si la réponse fait pas mon affaire?
      par la poste, ça se fait?
      le courriel, c’est lequel?
      juste les graves ou tous?
      vous le dites à qui d’autre?
      vous le dites où, à quoi ça sert?
      c’est-tu les mêmes droits qu’ici?
      donc pour un client en France, c’est bon?
      qu’est-ce qu’il y a dans chaque envoi?
      et si j’ai cherché de bonne foi?
      à qui ça appartient, mes données?
      à qui je demande la liste?
      je peux-tu savoir la mienne?
      ça décide-tu à la place de quelqu’un?
      si ça change, vous allez me le demander?
      j’ai la réponse en combien de jours?
      par la poste, c’est où?
      c’est quoi le courriel?
      vous avisez-tu le gouvernement aussi?
      gardez-vous une preuve de mon accord?
      y a-tu un lien pour sortir de là?
      mes données, elles sont à qui?
      qui y a accès dans votre équipe?
      donc pas de rapport encore?
      vous savez si j’ouvre vos courriels?
      ça décide-tu si vous m’appelez?
      le plus long, c’est quoi?
      donc j’ai rien à accepter?
      et si ça change?
      c’est gratuit?
      et si votre réponse fait pas mon affaire?
      par la poste, je peux?
      c’est quelle adresse courriel?
      vous m’avisez, moi?
      qui est responsable chez vous?
      ma cote à moi, je la demande à qui?`,
    rights: `
      pis si ce que vous m’envoyez a pas d’allure, je vais voir qui
      je vais voir qui si ça a pas de bon sens
      et si je suis pas content, à qui je m’adresse
      je peux-tu vous faire enlever ça avant
      pouvez-vous l’effacer plus vite que ça
      je fais comment pour que vous l’effaciez avant
      je veux pas que ce soit gardé si longtemps, je peux-tu le faire enlever
      je peux-tu vous demander de jeter ça avant
      pis si la réponse fait pas mon affaire?
      et si je suis pas d’accord avec la réponse
      si vous me répondez n’importe quoi, je fais quoi
      à qui je me plains si je suis pas content
      et si vous dites non?
      y a qui au-dessus de vous pour ça
      je vais où si vous répondez pas
      pis si je veux que ce soit effacé avant
      et si je veux tout faire effacer?
      je peux-tu voir ce que vous avez sur moi?
      comment je fais corriger ça?
      pis si je veux retirer mon consentement?
      j’ai le droit de demander ça à qui?
      pouvez-vous m’envoyer une copie de tout ça?
      si c’est pas exact, je fais quoi?
      c’est quoi mes droits là-dedans?
      et pour les ravoir dans un fichier?
      enlevez-moi de là, c’est possible?
      pis si je veux que vous l’effaciez
      et si je veux que ce soit supprimé?
      comment je fais effacer ça
      mais si je veux que ce soit effacé?
      et si je veux que ce soit effacé
      vous avez combien de jours pour me répondre là-dessus
      je peux-tu tout faire effacer?
      et pour avoir une copie?
      et pour en avoir une copie
      vous répondez en combien de jours
      et si vous dites non
      et pour corriger une erreur là-dedans
      dans combien de temps?
      ça prend combien de jours?
      c’est long avant d’avoir la copie?
      vous répondez en combien de temps à ça?
      je veux que ça disparaisse, j’écris à qui?
      c’est à qui que j’écris pour effacer ça
      y a-tu des frais?
      ça coûte-tu de quoi?
      ça coûte de quoi, pis c’est long?
      ça va prendre combien de temps, pis ça coûte-tu de quoi?
      ça prend combien de temps, effacer ça, et ça coûte quelque chose?
      c’est-tu payant?
      pis si chu pas satisfait?
      j’écris où?
      vous allez faire trainer ça
      demandé le 3 avril, j’ai ma réponse quand
      à quelle adresse j’écris pour ça
      pis si votre réponse me satisfait pas?
      ma mère peut demander la même chose?
      je peux faire effacer tout ça?
      pis si je veux que ça parte avant?
      c’est payant?
      et si vous répondez pas ou mal
      est-ce que je peux en avoir une copie
      dans quel format vous envoyez ça?
      j’ai dit oui mais j’ai changé d’idée
      faut-il passer par la Commission tout de suite?
      elle répond en combien de temps?
      j’écris où pour le demander
      je peux en recevoir une copie
      ça coûte combien?
      et si je suis pas satisfait de la réponse?
      ça se demande à qui, pis ça prend combien de jours?
      je peux avoir une copie?
      je peux faire effacer ça?
      je peux faire effacer ça avant?
      je peux lui demander quoi?
      je demande ça à quelle adresse?
      comment je demande à voir mes affaires?
      je peux demander que vous l’effaciez?
      je peux demander d’effacer avant?
      comment je fais ma demande?
      ça prend combien de jours, pis c’est-tu payant?
      et si sa réponse me satisfait pas?
      pis si je suis pas content de ce qu’elle dit?
      et si on me répond pas bien?
      je peux-tu voir la mienne?
      à qui je demande la mienne?`,
    retention: `
      pis l’infolettre, mettons que je m’inscris pis que je me désabonne, vous gardez ça combien de temps
      si je me désabonne, vous gardez quoi et combien de temps
      et vous gardez ça combien de temps?
      pis c’est effacé quand?
      au bout de combien de mois ça disparaît?
      et les courriels, eux, gardés longtemps?
      mon formulaire, il reste là combien de temps?
      la preuve de consentement, vous la gardez jusqu’à quand?
      et vos journaux techniques, combien de jours?
      pourquoi trois ans de plus?
      ça reste chez vous pour toujours?
      vous détruisez ça quand?
      pis ma demande de consultation, elle, gardée jusqu’à quand
      et vous effacez ça quand?
      et après, vous le jetez quand
      vous gardez ça jusqu’à quand?
      même si je deviens pas client?
      vous gardez ça jusqu’à quand
      même après que je me désabonne?
      et le formulaire?
      pis ma demande, elle?
      et ce que je mets dans le formulaire?
      vous gardez ça combien de temps?
      et après deux ans?
      et après, vous gardez ça combien de temps
      et pour l’infolettre c’est combien de temps
      et la preuve du consentement, elle reste longtemps?
      et vos journaux techniques eux
      et si je deviens client, c’est plus long?
      pis le formulaire de consultation, lui?
      et ma demande, vous la gardez combien de temps?
      pis vous gardez zéro trace de moi ensuite?
      si j’oublie de confirmer, vous la gardez-tu
      et si je confirme jamais
      après, vous effacez tout
      pis l’infolettre?
      pis si je deviens client?
      pourquoi garder la preuve si longtemps?
      après un effacement, il reste quoi?
      c’est long pour une simple demande
      j’ai écrit en juin 2025, c’est effacé quand
      lequel est gardé le plus longtemps
      pis si on devient client?
      les affaires de mon ex-employé, effacées quand?
      24 mois à partir de quand?
      et si je deviens client
      pourquoi 3 ans de plus si je suis désabonné
      j’ai jamais confirmé mon adresse, vous la gardez?
      vous m’écrivez encore pendant ces 3 ans là?
      y reste quoi après un effacement
      et vos journaux techniques?
      les courriels que j’ai reçus de vous, gardés longtemps?
      c’est quoi une empreinte pourquoi vous gardez ça
      il reste rien après l’effacement?
      donc combien de mois?
      combien de temps vous gardez ça?
      et le formulaire, gardé combien de temps?
      pis les courriels que vous m’envoyez?
      c’est gardé combien de temps?
      ça reste là combien de temps?
      tout ça, vous le gardez combien de temps?
      pis les clavardages?
      si je me désabonne, vous gardez quoi?
      vos journaux techniques, c’est combien?
      sinon, ça s’efface quand?
      une adresse pas confirmée, c’est combien de jours?
      après un effacement, y reste-tu de quoi?
      mon adresse IP, combien de temps?
      et le formulaire, lui, combien de temps?
      c’est gardé combien de temps tout ça?
      et les journaux techniques?
      pis l’infolettre, si je me désabonne?
      mon courriel pour l’infolettre, une fois désabonné, vous le gardez?
      pis après le désabonnement, il reste quoi?`,
    sharing: `
      et qui d’autre voit ça?
      vous le donnez-tu à d’autres?
      pis vous vendez pas ça, toujours?
      vos fournisseurs ont accès à ça?
      ça sort-tu de chez vous?
      c’est partagé avec qui, au juste?
      qui dans votre équipe peut lire ça?
      et les compagnies de pub, elles l’ont?
      est-ce que vous louez nos infos à quelqu’un?
      quelqu’un d’autre que vous peut le lire?
      vous le vendez à quelqu’un?
      qui d’autre peut le voir?
      et vous le vendez pas à personne, hein
      qui d’autre voit ça?
      et vous le vendez à personne?
      et vos fournisseurs eux autres
      pis vos fournisseurs?
      vous les vendez pas?
      le chat, c’est qui qui l’écrit?
      pis si vous prenez un fournisseur pour ça?
      les fournisseurs font ce qu’ils veulent
      donc à part vous, 2 ou 3 autres voient mes affaires
      lesquels sont hors Québec
      pis si vous changez de robot plus tard?
      les infos de mes clients aussi?
      c’est qui ces fournisseurs là?
      donc c’est pas juste au Québec
      aux États-Unis genre?
      comment je fais pour savoir lesquels
      vous revendez pas ça à des annonceurs au moins
      pis eux autres, ils ont le droit de s’en servir?
      est-ce que mes messages servent à entraîner une IA
      qui répond ici, chatgpt?
      y a-t-il un contrat avec eux
      vous donnez ça à d’autres?
      vous vendez ça à du monde?
      c’est partagé avec qui?
      c’est un humain qui m’écrit là?
      les réponses viennent de ChatGPT ou de vous?
      vous vendez ça à personne?
      vos fournisseurs, ils sont au Québec?
      qui y a accès?
      pis qui y a accès pendant ce temps-là?
      c’est votre propre robot qui répond?
      ils sont au Québec?
      ils peuvent revendre mes données?
      vous le donnez à qui?
      qui d’autre peut lire ça?
      vous vendez ça?
      un fournisseur d’IA lit mes messages?
      et ça va à qui?`,
    "data-place": `
      et c’est gardé où, ça?
      c’est-tu au Québec, tout ça?
      pis les serveurs sont où?
      ça s’en va-tu aux États-Unis?
      c’est hébergé au Canada ou ailleurs?
      mes infos sortent-elles de la province?
      et vos fournisseurs, ils sont où?
      c’est stocké dans quel pays?
      lesquels sont hors Québec, je demande à qui?
      ça sort-tu du Québec
      ça reste au Québec, ça?
      c’est stocké où, tout ça
      ça sort-tu du Québec?
      c’est gardé où, au Québec?
      et ça reste au québec?
      et c’est hébergé où tout ça
      lesquels?
      j’écris à qui pour savoir?
      ont-ils signé quelque chose?
      donc ça peut sortir de la province?
      hors Québec ça me fait peur
      donc sur vos fournisseurs, combien sont ailleurs
      lesquels sont hors de la province
      pis une fois ailleurs, ils en font quoi
      les infos de mes patients aussi?
      elles sont au Québec?
      hors du Québec où ça?
      c’est lesquels au juste?
      à qui j’écris pour savoir?
      c’est par contrat?
      ils font quoi ces fournisseurs-là
      donc ça peut sortir du Québec
      lesquels, vos fournisseurs?
      c’est gardé au Canada?
      pas toutes au Québec?
      qui peut me dire lesquels?
      comment je sais lesquels sont ailleurs?
      mais c’est stocké où?
      pis eux, s’en servent-tu pour autre chose?
      c’est gardé au Québec?
      pis c’est hébergé où?
      j’écris où pour savoir lesquels?
      à l’extérieur du Québec, c’est où?`,
    officer: `
      et c’est qui le responsable de ça chez vous?
      j’écris à qui pour ça?
      pis la personne en charge, je la joins comment?
      et c’est qui qui en répond, au juste?
      son adresse courriel, c’est quoi?
      je peux-tu lui écrire par la poste?
      qui s’occupe de ça à l’interne?
      pis c’est quoi le contact pour régler ça?
      à qui on s’adresse pour poser ça?
      j’écris à qui pour ça
      c’est qui le responsable chez vous?
      à qui j’écris pour ça?
      c’est qui le responsable de ça
      c’est qui le responsable
      et par la poste?
      c’est quoi son courriel?
      c’est le boss?
      l’adresse postale, c’est quoi?
      c’est un bien gros titre
      donc 1 seule personne pour tout ça
      pourquoi c’est elle
      pis par la poste, j’écris où
      mon client peut lui écrire aussi?
      c’est qui la personne au bout du courriel?
      je peux lui écrire par la poste?
      son courriel c’est quoi déjà
      c’est le patron lui-même?
      le code postal svp
      c’est où exactement, à Laval?
      donc pas d’avocat, c’est la direction
      j’appelle qui si je pense que mes infos ont coulé
      j’écris à qui
      c’est qui qui reçoit ça?
      je lui écris où?
      c’est le boss ou un employé?
      c’est à qui j’écris, au juste?`,
    "chat-data": `
      et ce qu’on se dit là, c’est gardé?
      pis ce que je t’écris, qui le lit?
      cette conversation-ci, vous en faites quoi?
      j’ai écrit mon numéro de carte ici, c’est grave?
      comment j’efface ce que j’ai tapé ici?
      et ce clavardage, il reste combien de temps?
      tu gardes-tu tout ce que je dis?
      mes messages ici sont-ils envoyés à quelqu’un?
      ce que je viens d’écrire, ça s’efface-tu?
      et ce qu’on écrit ici, là?
      et ce que je tape ici là?
      et ce que je tape ici, là?
      et ce que j’écris là, là?
      et ce que je t’écris ici
      et je l’efface comment, la conversation
      et si j’ai tapé ma carte de crédit
      je peux-tu l’effacer?
      puis-je effacer ce clavardage moi-même
      pis mon numéro de carte?
      comment je l’efface?
      qui lit ça?
      pourquoi si longtemps?
      c’est long garder ça
      donc ce que j’écris le 1er mai part quand
      qui reçoit le résumé
      pis si je pèse sur effacer?
      ce que ma fille a écrit ici tantôt aussi?
      le clavardage, c’est gardé jusqu’à quand
      ce qu’on écrit là c’est combien de jours?
      la conversation elle-même, gardée longtemps?
      180 jours, pourquoi?
      je peux l’effacer maintenant?
      mon numéro de carte, il est gardé?
      un résumé va où
      j’ai écrit mon NAS, oups
      et après 6 mois?
      180 jours?? pourquoi si longtemps
      si j’ai écrit mon NAS par erreur
      je peux la supprimer moi-même?
      quelqu’un d’autre lit ça?
      combien de temps?
      je l’efface comment?
      si je donne mon NAS par erreur?
      cette conversation-ci, c’est combien de jours?
      la conversation elle-même, vous la gardez?
      je peux l’effacer moi-même?
      mon NAS serait-tu caché?
      pis ce qu’on se dit là, c’est gardé?
      180 jours, vraiment?
      et si j’ai écrit mon NAS?
      le clavardage, c’est combien de jours, donc?
      et la conversation, elle reste combien de temps?
      oups, j’ai tapé mon NAS tantôt`,
    incidents: `
      et si vous vous faites pirater?
      vous m’avertissez-tu si y a une fuite?
      pis en cas de vol de ça?
      si ça coule, qui est avisé?
      et s’il arrive quelque chose à mes données?
      vous tenez-tu un registre de ça?
      une brèche, vous la déclarez à qui?
      qu’est-ce qui se passe si ça sort par erreur?
      pis si ça se fait voler?
      et s’il y a une fuite?
      et si ça coule?
      ok et si vous vous faites voler tout ça?
      et si ça se fait voler?
      pis si ça coule?
      et vous m’avertiriez?
      vous avertissez qui d’autre?
      qui d’autre est avisé
      le dites-vous à quelqu’un d’autre
      vous m’avertissez-tu?
      qui d’autre est avisé?
      même si c’est pas grave?
      c’est écrit quelque part?
      tout le monde cache ça
      mettons 1 fiche volée sur 500, vous le dites
      qui avisez-vous à part moi
      pis c’est noté quelque part?
      si c’est les infos de ma femme, vous l’avisez elle?
      qui d’autre est averti
      vous notez ça quelque part?
      en combien de temps je le sais
      et la Commission, vous l’avisez aussi
      même les petits, dans le registre?
      et vous avertissez les gens touchés?
      pis si y’a une fuite?
      pis s’il y a une fuite?
      c’est elle qui avise s’il y a une fuite?
      vous m’avertissez quand?
      vous tenez un registre?
      pis vous avertissez le monde touché?
      même les petits sont notés?
      elle avise qui si ça coule?
      les petits aussi sont notés?
      et si mes données ont déjà coulé?`,
    security: `
      et c’est protégé comment?
      c’est sécuritaire, tout ça?
      pis vos employés, ils ont accès à tout?
      mes données sont-tu en sûreté là-dedans?
      vous protégez ça avec quoi?
      est-ce que vos accès sont contrôlés?
      vos journaux contiennent-ils mon nom?
      et côté sécurité, vous faites quoi pour ça?
      qui y a accès chez vous?
      ça reste-tu à moi?
      pis les journaux?
      avez-vous passé un audit?
      rien est jamais sûr à 100
      mes 4000 fiches clients, qui peut les voir
      lesquels de vos employés ont accès
      pis ce qu’ils font, c’est noté quelque part?
      les dossiers de ma soeur psy seraient-tu corrects?
      vous avez été audités?
      qui dans l’équipe voit ça?
      et vos journaux, y’a mon nom dedans?
      mes données sont à moi?
      vous suivez quoi comme norme
      des témoins sur le site?
      tout le monde chez vous a accès?
      qui a accès à mes affaires?
      êtes-vous audités?
      qui dans votre équipe a accès
      mon IP est-elle gardée dans les journaux
      c’est encore à moi ces données-là?
      elles restent à moi?
      vos journaux gardent-tu mon adresse IP?
      à part ça, vous protégez ça comment?
      vous faites quoi pour que ça arrive pas?
      vous protégez ça comment, au départ?
      à part ça, la sécurité, c’est quoi?
      c’est sécuritaire?
      vous faites quoi pour l’éviter?
      vos mesures de sécurité, c’est quoi?`,
    soc2: `
      et êtes-vous certifiés pour ça?
      pis un audit, vous en avez un?
      avez-vous un rapport SOC 2 là-dessus?
      c’est vérifié par quelqu’un d’externe, ça?
      une certification pour prouver ça?
      vous suivez quelle norme pour ça?
      quand l’aurez-vous, ce rapport-là?
      donc personne vous a audités?
      avez-vous un papier qui le prouve?
      un auditeur l’a confirmé?
      un audit là-dessus?
      c’est audité, ça?
      un audit là-dessus, en avez-vous un
      avez-vous une preuve d’un tiers?
      et l’audit, c’est pour quand
      mais c’est-tu certifié
      lesquels vous suivez d’abord
      quels morceaux vous respectez
      et le rapport, il sort quand
      donc pas d’audit?
      vous allez le montrer quand?
      sur quels points?
      c’est-tu une vraie certification?
      suivre des critères sans audit, c’est des mots
      donc si je dois déposer le papier le 15 mars, je l’aurai pas
      quels critères vous suivez
      pis quand vous l’aurez, je le verrai où
      mon client exige ça, je lui réponds quoi?
      avez-vous été audités?
      le rapport SOC 2 sort quand?
      donc pas certifié?
      le rapport, c’est pour quand?
      vous allez le publier?
      ça couvre la confidentialité aussi?
      c’est plate, pas d’audit
      vous les suivez quand même?
      quelqu’un de l’externe est-tu venu vérifier?
      oui mais qui l’a vérifié?
      avez-vous été audités pour vrai?
      qui a vérifié ça?
      c’est-tu certifié par quelqu’un?
      donc pas de certificat encore
      je pourrai voir le rapport quand
      ça couvre quoi, ces critères
      avez-vous un audit?
      je peux le voir, l’audit?
      vous êtes audités, au moins?
      allez-vous le publier?
      ça couvre quoi, les critères que vous suivez?
      SOC 2, vous êtes certifiés ou pas?
      ça couvre quoi, les critères?
      pis SOC 2, c’est fait?
      avez-vous un rapport d’audit?
      ils sont certifiés, vous autres, SOC 2?`,
    score: `
      et cette cote-là, elle est calculée comment?
      c’est quoi qui fait monter ma cote?
      pis je peux savoir la mienne?
      c’est-tu une machine qui décide ça?
      est-ce que vous classez ma demande avec ça?
      ça compte-tu mon budget dans la cote?
      la cote, elle change quoi pour moi?
      vous m’évaluez comment, avec tout ça?
      c’est automatique, qui vous appelez en premier?
      pis votre note sur moi, c’est basé sur quoi?
      et la note, elle sert à quoi?
      et la note que vous me donnez, elle sert à quoi
      si ma note est basse, personne me rappelle
      qui décide à la fin
      je peux la voir, ma note
      ça sert à quoi, cette note-là
      d’après quoi?
      ça décide-tu de quelque chose?
      je peux-tu la voir?
      à quoi ça sert d’abord?
      c’est pas juste pour les petits
      donc à 3 employés j’ai une mauvaise note
      lequel des critères pèse le plus
      pis après le calcul, qui tranche
      je peux savoir celle de mon associé?
      donc un robot décide si vous me rappelez...
      ma cote est basse, ça veut dire refusé?
      est-ce que le budget compte là-dedans
      quelqu’un lit pareil la mienne?
      même si je suis tout petit?
      et les raisons, vous me les donnez aussi?
      elle est calculée comment
      elle décide si vous m’appelez ou pas?
      si elle est basse, vous me rappelez pas?
      cette cote-là, c’est quoi au juste?
      je peux voir ma note?
      la cote, c’est calculé comment?
      ça peut-tu me faire refuser à lui seul?
      donc une mauvaise note, pis c’est non?`,
    complaint: `
      et si je veux porter plainte?
      pis si votre réponse me satisfait pas?
      chu pas d’accord avec ça, je me plains où?
      je peux aller à la Commission pour ça?
      à qui je dénonce ça?
      si vous respectez pas ça, je fais quoi?
      y a-tu un recours si ça va mal?
      je veux me plaindre de ça, c’est où?
      pis si votre réponse me satisfait pas
      sinon je me plains à qui?
      sinon je me plains où
      et si je suis pas content de la réponse?
      et si je suis pas d’accord, je me plains où
      si votre réponse fait pas mon affaire, je me plains où?
      si je suis pas content de sa réponse
      non, c’est une plainte, pas une faille`,
    unanswered: `
      et c’est quel hébergeur, au juste?
      avez-vous une assurance cyber pour ça?
      c’est chiffré avec quel algorithme?
      pis vos employés, ils passent-tu une enquête?
      faites-vous des copies de sauvegarde de ça chaque jour?
      c’est OpenAI qui reçoit ça?
      avez-vous déjà eu une fuite de ça?
      vous servez-vous de ça pour entraîner une IA?
      et HIPAA, vous y êtes conformes aussi?
      pis ISO 27001, l’avez-vous aussi?
      vous signez une entente de traitement de données avec ça?
      y a-tu une double authentification pour entrer là-dedans?
      son nom à elle, c’est quoi?
      ça a été vérifié quand la dernière fois?
      et en avez-vous déjà eu une, une fuite?
      pis c’est quoi le nom de cette personne-là?
      en combien d’heures vous le diriez?
      c’est chiffré comment, tout ça?
      et pour les enfants, c’est-tu la même règle?
      pis mon ordre professionnel, lui, il accepte ça?
      ça s’applique-tu à la loi ontarienne en santé?
      vous pouvez-tu garantir que ça sort pas du Canada?
      les copies de sauvegarde, elles durent combien de temps?
      et si la police vous le demande?
      vous le donnez-tu sur papier aussi?
      faut-tu une pièce d’identité pour ça?
      si vous vendez la compagnie, ça va à qui?
      elle est sur combien, cette note-là?
      quand est-ce que l’audit s’en vient?
      et vos anciens employés, ils y ont encore accès?
      avez-vous une assurance pour ça?
      qui paye si mes clients sont touchés?
      je peux-tu le demander pour ma mère?
      et ISO 27001, l’avez-vous à la place?
      c’est sauvegardé à tous les combien
      c’est-tu chiffré au moins
      c’est chiffré comment?
      chez quel hébergeur exactement?
      mon ordre professionnel l’accepte-tu?
      c’est chiffré ça?
      et pour mes enfants de 13 ans?
      ça sert-tu à entraîner votre IA
      c’est chiffré, ça?
      le nom de l’assureur si ça coule?
      c’est chiffré comment, ça
      et le nom de cette personne-là
      vous avez déjà eu une fuite de ça?
      c’est chiffré?
      elle s’appelle comment?
      c’est arrivé combien de fois?
      et c’est chiffré?
      et elle s’appelle comment cette personne-là
      et c’est chez amazon?
      et l’amende, c’est combien
      et vos sauvegardes, à quelle fréquence
      combien de personnes dans l’équipe voient mon nom
      vous faites des vérifications de crédit aussi?
      c’est sur combien de points
      vos copies de sauvegarde durent combien de temps
      ça marche-tu en navigation privée
      vous avez combien de visiteurs par mois
      faut-il une pièce d’identité pour demander ça
      son nom au complet?
      ça vous est déjà arrivé?
      vous avez une assurance pour ça
      vous avez fait une EFVP pour ça?
      avez vous un représentant dans l’UE
      avez-vous déjà eu une plainte au CRTC
      y a une récompense?
      vous avez une clé PGP
      c’est quelle firme qui audite?
      c’est-tu aux États-Unis?
      y en a-tu aux États-Unis
      quelle firme va le faire?
      c’est sur Amazon ou Microsoft?
      c’est un avocat qui a écrit ça?
      mon boss peut-tu voir ce que j’écris?
      la police peut-tu le demander?
      vous savez-tu où je suis en ce moment?
      sur combien de points?
      vos copies de sauvegarde, elles durent combien?
      ça marche en navigation privée?
      Facebook le sait-tu que je suis ici?
      faut-tu une pièce d’identité?
      c’est déjà arrivé?
      avez-vous déjà eu une amende?
      vous avez un représentant là-bas?
      l’amende est de combien?
      y a-tu une récompense?
      c’est-tu chiffré?
      avez-vous une assurance en cas de piratage?
      et ISO 27001?
      y en a combien en tout?
      je peux-tu exiger que ça reste ici?
      elle date de quand?
      c’est un avocat qui l’a écrite?
      le résumé part au bout de combien de temps?
      c’est qui qui lit le résumé?
      ils ont-tu déjà eu une fuite, eux?
      vous donneriez-tu ça à la police?
      c’est mis dans quelle base de données?
      vérifiez-vous que mon numéro est bon?
      c’est sur combien?
      ça prend quelle note pour être en premier?
      pis mes factures, combien d’années?
      les sauvegardes durent combien de temps?
      y dure combien de temps, le témoin?
      comment je vide ça sur mon iPhone?
      combien de visites vous avez par mois?
      vous comptez en mettre un quand?
      pour un de mes parents décédé, ça se peut?
      c’est quoi son nom?
      a-tu un remplaçant pendant ses vacances?
      vous en avez eu combien?
      m’offrez-vous une surveillance de crédit?
      pis les amendes, c’est combien?
      avez-vous fait une EFVP vous autres?
      avez-vous un représentant là-bas?
      signez-vous un DPA?
      le CRTC vous a-t-il déjà avertis?
      pis ma liste à moi, la vérifiez-vous?
      avez-vous une clé PGP?
      c’est chiffré avec quoi?
      vous avez-tu une cyberassurance?
      quel cabinet va le faire?
      ISO 27001, ça s’en vient-tu?
      c’est chez Amazon ou Microsoft?
      dans quelle ville est le serveur?
      elle a été changée quand, la dernière fois?
      je peux t’envoyer une photo?
      le nom de l’hébergeur?
      vous avez combien de fournisseurs?
      vous avez combien d’abonnés confirmés?
      c’est quoi la note de passage?
      les copies de sauvegarde, vous en gardez combien?
      ça marche-tu sur un vieux Internet Explorer?
      son nom?
      son poste téléphonique?
      vous avisez en dedans de combien d’heures?
      l’amende monte à combien?
      vous avez un représentant en Europe?
      l’amende, c’est combien?
      y a-tu une prime?
      c’est quoi votre clé PGP?
      vous faites-tu des tests d’intrusion aux combien de mois?
      vos fournisseurs ont-tu des employés en Inde?
      tu tournes sur quel modèle d’IA?
      c’est détruit à quelle heure, la dernière journée?
      combien de demandes vous avez eues cette année?
      elle est là depuis combien de temps?
      le dernier, c’était quand?
      votre EFVP, je peux la lire?
      vous gardez la confirmation sur quel serveur?`,
    person: `
      je veux parler de ça à quelqu’un
      passez-moi une vraie personne pour ça
      pis quelqu’un peut me confirmer ça?
      j’aimerais discuter de ça avec un humain, pas un robot
      qui je peux appeler là-dessus?
      appelez-moi à propos de tout ça
      je suis inquiet de ça, je veux parler à quelqu’un
      y a-tu du vrai monde pour répondre à ça?
      j’aimerais que votre responsable me rappelle là-dessus
      je veux parler au responsable, pas à un bot
      quelqu’un peut m’expliquer ça au téléphone?
      je veux en parler avec le responsable au téléphone`,
    "law-25": `
      et la Loi 25, vous la respectez?
      pis au Québec, c’est conforme à la loi?
      est-ce que ça suit la loi québécoise?
      c’est-tu légal, faire ça, avec la nouvelle loi?
      pour la loi 25, c’est qui le responsable?
      vous avez la preuve de ce que j’ai accepté?
      une décision peut-tu être juste automatique là-dedans?
      et pour la nouvelle loi d’ici, vous êtes corrects là-dessus?
      et la loi d’ici là-dessus?
      et la loi 25 dans tout ça
      c’est qui le responsable?
      pis pour un autre usage?
      y’a-tu un calcul qui décide?
      gardez-vous une preuve?
      tout le monde dit être conforme
      mes 2 consentements sont gardés en preuve?
      qui est responsable là-dedans
      pis si vous voulez mes infos pour autre chose?
      mes employés sont couverts aussi?
      la cote, c’est pas une décision automatique ça?
      une vraie personne regarde donc?
      où c’est écrit combien de temps vous gardez
      vous redemandez mon accord à part?
      son courriel?
      et la loi 25
      et pour la loi d’ici?
      c’est correct avec la loi, ça?
      mon consentement, vous en gardez la preuve?
      c’est-tu un robot qui décide?
      et pour nous autres au Québec?
      la Loi 25, vous la respectez?
      et la Loi 25, elle?
      la loi permet ça?
      non, la loi du Québec
      pis la Loi 25?`,
    gdpr: `
      et si j’écris de France?
      pis le RGPD, lui?
      en Europe, c’est-tu pareil?
      chu en Belgique, j’ai les mêmes droits?
      ça respecte-tu la loi européenne aussi?
      et pour quelqu’un qui n’est pas au Canada, mais en Europe?
      si mon associée est à Paris, ça vaut pour elle?
      et mes clients européens, eux, ils ont quels droits?
      et pour quelqu’un en europe
      c’est quoi les droits?
      je peux-tu tout faire effacer?
      les mêmes que vous autres au Québec?
      pis retirer mon ok?
      on est loin pour faire respecter ça
      écrit de Lyon 2 fois, je peux tout ravoir
      lesquels de mes droits
      pis pour retirer mon accord d’ici?
      mon cousin en Belgique aussi?
      même si je suis en France
      j’suis en Belgique, ça compte?
      je peux télécharger mes données?
      donc pareil qu’au Québec
      effacer au complet, même d’ici?
      juste les Européens?
      et pour mon frère en France?
      pis l’équivalent en Europe?
      je peux faire effacer de là-bas?
      télécharger mes affaires, ça aussi?
      je peux-tu télécharger mes affaires?
      et retirer mon consentement?
      pis l’Europe?
      même chose si je suis en France?
      pis l’autre, l’européen?
      je peux faire effacer de Paris aussi?`,
    casl: `
      et vous m’enverrez pas de pourriel avec ça?
      pis ça respecte la loi anti-pourriel?
      est-ce que je vais recevoir de la pub ensuite?
      vous allez-tu m’écrire sans que je le demande?
      faut-tu que je confirme avant de recevoir quelque chose?
      mon courriel, il sert-tu à m’envoyer des promos?
      chaque envoi dit-il qui vous êtes?
      si je donne mon courriel pour ça, vous allez me spammer?
      et pour vos courriels, la loi dit quoi
      faut-tu confirmer?
      y’a quoi dans chaque envoi?
      même si je vous ai écrit avant?
      pis un lien pour arrêter?
      c’est ce qu’ils disent tous
      si j’ai confirmé 1 fois, c’est assez
      qu’est-ce qui est écrit dans chaque envoi
      pis si je confirme jamais?
      ma mère a reçu quelque chose, elle a dû confirmer?
      donc je reçois rien si j’ai pas confirmé
      votre adresse est dedans?
      vous achetez pas des listes?
      même si j’ai rempli le formulaire de consultation
      je dois confirmer comment
      vous écrivez juste au monde qui l’a demandé?
      le lien pour se désabonner, il est dedans?
      faut confirmer avant?
      faut-tu confirmer par courriel?
      et la loi sur les pourriels?
      et l’anti-pourriel?
      donc faut confirmer par courriel?`,
    browser: `
      et les cookies, vous en mettez?
      pis dans mon navigateur, il reste quoi?
      ça laisse-tu des traces sur mon ordi?
      un témoin est déposé si je clavarde?
      et mon brouillon de formulaire, il reste où?
      qu’est-ce qui s’enregistre sur mon cell avec ça?
      le site garde-t-il quelque chose chez moi?
      et ma langue, c’est gardé dans mon navigateur ça?
      ça laisse-tu de quoi sur mon ordi?
      et sur mon ordi, il reste quoi
      et les cookies
      pis si je clavarde?
      mon brouillon s’efface quand?
      qui peut lire le témoin?
      la langue, c’est gardé où?
      même pas un petit cookie?
      donc si je ferme mes 2 onglets tout part
      c’est quoi le témoin du clavardage
      pis une fois la demande envoyée?
      ma fille utilise le même ordi, elle voit quoi?
      donc pas de cookies du tout?
      et si je clavarde?
      mon brouillon de formulaire y reste-tu si je ferme l’onglet
      qui peut lire ce témoin là
      la langue choisie, c’est gardé où
      ça s’efface quand au juste
      vous voyez mon thème sombre?? lol
      faut-tu que j’accepte quelque chose
      et les témoins?
      un cookie, y en a-tu un?
      et dans mon navigateur, y reste-tu de quoi?
      y a-tu un cookie si je fais juste lire?
      mon brouillon reste là combien de temps?
      et quand je clavarde?
      mais un cookie, y en a-tu un?
      pis si j’ouvre le clavardage?
      mon brouillon, il s’efface quand?
      le témoin, il fait quoi?
      y a-tu un cookie?
      pis les cookies?
      donc aucun cookie si je lis seulement?
      mon brouillon de formulaire, il reste-tu?
      aucun témoin, même quand je clavarde?
      même pas pour la jasette ici?`,
    settings: `
      et vous me suivez-tu avec Google Analytics?
      pis y a-tu des pubs qui me suivent après?
      je peux-tu le refuser, votre suivi?
      ça mesure mes visites, ça?
      où est-ce que je règle mes préférences là-dessus?
      vous avez-vous un pixel Facebook avec ça?
      y a rien à accepter, alors?
      pis la publicité, vous en faites avec ça?
      et google analytics là-dedans
      donc y a pas de pub qui me suit?
      donc y’a rien à accepter?
      pis si ça change un jour?
      même pas de pub?
      vous allez me le demander avant?
      j’ai de la misère à croire ça
      j’ai refusé sur 10 sites aujourd’hui, pas ici?
      pourquoi vous mesurez pas
      pis si vous en ajoutez un plus tard?
      même chose pour mon employé sur son cell?
      pis google analytics?
      pas de google analytics alors?
      c’est pour ça qu’il y a pas de bannière
      pas de pub Facebook non plus?
      je dois cliquer oui ou non quelque part?
      vous me demanderiez avant?
      aucun aucun outil, sérieux?
      pis la pub, vous me suivez?
      donc pas de Google Analytics?
      la pub non plus?
      pas de publicité non plus?
      Google Analytics?`,
    collection: `
      et vous prenez quoi comme infos, au juste?
      pis pourquoi vous demandez ça?
      qu’est-ce que vous ramassez sur moi?
      et mon adresse IP, vous l’enregistrez avec ça?
      à quoi ça vous sert, mes réponses?
      pis dans le formulaire, vous prenez quoi comme infos?
      et là-dedans, vous voyez de quel site j’arrive?
      vos infolettres disent-elles si je les ouvre?
      et mon adresse ip
      mais pourquoi vous avez besoin de ça
      pis l’adresse IP?
      savez-vous qui ouvre vos courriels?
      pis d’où je viens?
      pourquoi mon nom pis mon courriel?
      pourquoi vous avez besoin de tout ça
      donc si j’ai rempli 2 étapes sur 3, ça compte
      lequel est facultatif
      pis après, ça sert à quoi
      mon employé qui a clavardé, vous avez son nom?
      mon tel est obligatoire?
      et si je refuse l’infolettre?
      vous savez si j’ouvre vos courriels ou pas
      mon adresse IP, vous la gardez?
      si j’écris mon NAS par erreur dans le chat
      pourquoi vous voulez savoir d’où je viens
      ça part tout de suite l’infolettre si je coche?
      et l’exception pour l’ip c’est pour qui
      comment vous savez combien de monde remplit le formulaire, d’abord
      c’est quoi que vous prenez au juste
      vous ramassez quoi au juste?
      pis ce que j’écris ici?
      et mon numéro de carte si je le tape?
      et de votre bord, vous ramassez quoi?
      comment vous comptez les visites d’abord?
      pis pour l’infolettre, vous prenez quoi?
      vous recueillez quoi, au juste?
      mais vous ramassez quoi, avant?
      et dans le clavardage, vous prenez quoi?
      l’adresse IP, vous l’avez?
      mais quoi, comme données?
      mais vous comptez quand même quelque chose?`,
    contact: `
      et pour vous appeler, c’est quel numéro?
      et par téléphone?
      non, juste le courriel normal`,
    address: `
      et par la poste, j’envoie ça où?`,
    unsubscribe: `
      et me sortir de l’infolettre, je fais comment
      pis ça prend combien de temps me désabonner
      je me sors de là comment?
      pour me désabonner?`,
    report: `
      et si moi je trouve un trou de sécurité
      vous me poursuivrez pas toujours
      vous allez pas me mettre un avocat aux fesses
      je risque-tu quelque chose
      et après que j’ai écrit, ça prend combien de temps
      j’ai fouillé un peu, c’est-tu grave
      vous allez me remercier ou me poursuivre
      j’écris où?
      allez-vous me poursuivre?
      vous répondez en combien de temps?
      même si j’ai fouillé un peu?
      j’ai pas le goût d’avoir du trouble
      envoyé mardi, j’ai une réponse jeudi?
      à qui j’écris ça
      pis après, vous allez me poursuivre?
      mon fils l’a trouvée, il écrit à la même place?
      j’ai trouvé un trou dans votre site
      vous allez pas me poursuivre?
      j’envoie ça où
      combien de temps pour une réponse
      c’est une faille XSS, ça vous intéresse?
      et si c’est de bonne foi mais que j’ai vu des données
      la fin de semaine ça compte-tu
      le même courriel que la vie privée?
      vous répondez quand?
      j’ai trouvé un trou, je le dis à qui?
      si c’est moi qui le trouve, le trou?
      j’écris à quelle adresse?
      je risque-tu une poursuite?
      si je trouve une faille, je la dis à qui?
      vous me poursuivez pas?
      en combien de jours vous répondez?`,
    privacy: `
      je peux-tu voir ce que vous avez?
      pis faire effacer?
      vous en prenez gros?
      pis s’il y a une erreur dedans?
      tout le monde dit qu’il ramasse peu
      donc mes 2 courriels, je peux les voir
      c’est écrit où au long
      pis si je veux corriger?
      mon mari peut voir les siens aussi?
      je peux faire effacer?
      vous recueillez beaucoup?
      et corriger une erreur?
      je peux faire effacer mes affaires?
      j’ai-tu le droit de voir ce que vous avez
      je peux tout effacer?
      vous en ramassez beaucoup?
      si y a une erreur, je peux la corriger?
      au fond, c’est quoi votre politique?
      je peux faire corriger de quoi?
      je peux tout faire effacer?
      pis la politique au complet?
      la politique complète, en bref?`,
    "form-reasons": `
      pourquoi demander mon chiffre d’affaires d’abord
      donc ça m’engage?
      pis le budget, pourquoi vous le demandez?
      le budget sert à ça?`,
    response: `
      et je suis rappelé quand`,
    "post-law-25-team-of-ten": `
      et nous, on est 10, on doit faire quoi
      et moi, avec mes dix employés, faut que je fasse quoi?
      et pour ma compagnie, je commence par où?`,
    "time-zone": `
      et pour un appel à l’heure de Paris?
      pis pour un rendez-vous de Paris, quelle heure?`,
    areas: `
      vous prenez des clients là-bas?`,
    newsletter: `
      vous en envoyez combien par mois?
      pis c’est à quelle fréquence?
      l’infolettre, elle parle de quoi?
      vous envoyez ça aux combien?`,
    "post-quote-follow-up/9": `
      mes propres relances, est-ce du pourriel ça?
      mes relances à moi, ça tombe-tu là-dessous?
      mes relances à moi, c’est légal?`,
    "post-law-25-team-of-ten/2": `
      je peux donner ça à mon adjointe?
      dans ma compagnie à moi, c’est qui d’office?
      pis chez nous, c’est qui le responsable?`,
    uptime: `
      la disponibilité, c’est combien?
      le 99,5, ça veut dire quoi?`,
    "post-law-25-team-of-ten/4": `
      moi, si mes fournisseurs sont aux États, faut que je fasse quoi?
      moi, si mes données sortent du Québec, je dois faire quoi?`,
    form: `
      mes réponses viennent d’où, le formulaire?`,
    "post-law-25-team-of-ten/5": `
      et chez nous, faut que je note ça comment?
      une décision automatisée, c’est-tu légal?
      et mes clients à moi, j’ai combien de temps pour leur répondre?
      et moi, si ça arrive chez nous?`,
    terms: `
      non, les conditions d’utilisation
      vos conditions d’utilisation, en gros?
      pis les conditions d’utilisation, elles?
      pis vos conditions, elles?`,
    "after-form": `
      pis après, quelqu’un lit ma demande?`,
    "careers/write": `
      pis les CV?`,
    "post-law-25-team-of-ten/1": `
      c’est en vigueur depuis quand?`,
    "terms/site": `
      je peux copier votre texte là-dessus sur mon site?`,
  },
  chat: {
    "chat-data": `
      et si je veux que ça parte avant
      je peux-tu l’effacer plus vite que ça
      pis si je veux que ce soit effacé tout de suite
      comment je l’efface
      je fais comment pour effacer ça
      ça s’efface-tu avant
      et si je veux pas que vous gardiez ça
      puis-je l’enlever moi-même
      on peut-tu l’enlever de là nous-mêmes
      c’est où qu’on efface ça
      et pour l’effacer maintenant
      je veux pas attendre, je l’enlève comment`,
  },
  call: {
    same: `
      et c’est gratuit pour vrai?
      je repars avec quoi?
      pis ça m’engage à rien?
      y a combien d’étapes?
      le téléphone est obligatoire?
      je reçois le lien quand?
      et si je le reçois pas, le lien?
      vous répondez en combien d’heures?
      qui la lit, ma demande?
      et l’étude de mes réponses, c’est long?
      y a-tu un bouton pour ça?
      ça dure combien
      c’est obligé d’être à cette heure-là?
      et je choisis comment?
      et sans caméra, ça se peut?
      et ça dure combien
      c’est à quelle heure d’ici, ça?
      une demi-heure, pas plus?
      redis-le plus simplement
      30 minutes pile?
      donc ça m’engage à rien?
      vous posez quelles questions?
      c’est quoi la première partie
      c’est quoi la pogne
      j’ai pas reçu le lien
      le temps exact?
      je peux poser mes questions?
      je vous dis de combien de minutes?
      je laisse ça vide, donc?
      vous me le direz si j’en ai pas besoin?
      il est où le lien?
      vous prenez pas ma carte?
      je le fais où
      vous allez vraiment me dire non?
      je suis obligé de rien après?
      vous me demandez quoi au début?
      vous prenez ma carte quand même?
      pas d’attrape?
      c’est long comment?
      vous regardez mes réponses avant?
      je peux y aller en personne?
      vous m’appelez ou je vous appelle?
      je dis de combien?
      pis en France?
      la fin de semaine aussi, ça compte?
      donc je saute le choix du moment?
      ça arrive souvent que vous disiez non?
      vous me le diriez pour vrai?
      et ce qui vaut pas la peine, vous le dites aussi?
      faut-tu mon numéro de cell?
      l’étoile, ça veut dire quoi?
      c’est pour me charger plus?
      j’attends combien de temps?
      je peux choisir l’heure plus tard?
      au bout de tout ça, j’ai quoi?
      le lien, il est où?
      je raconte quoi au début?
      je garde le plan après?
      même pas besoin d’une carte?
      j’suis-tu obligé d’acheter après?
      pis si j’ai pas le lien?
      à partir de quand je peux le dire?
      ça m’oblige-tu à le prendre?
      je vois-tu les deux heures?
      ça se peut que vous disiez non?
      me direz-vous quel forfait sinon?
      vous regardez ça en combien de temps?
      je choisis l’heure après?
      le lien est où?
      30 minutes, c’est tout?
      à la fin, j’ai quoi?
      vous comptez quoi au juste?
      donc je paye rien?
      même pas de carte?
      en vidéo, le lien arrive quand?
      et si je choisis rien?
      j’ai pas reçu le lien, je fais quoi?
      faut que je dise combien de minutes?
      c’est où pour être avisé?
      pis la France?
      pis les ventes, pourquoi?
      je choisis mon heure avant ou après?`,
    booking: `
      ok, réserve-moi ça
      ok, montrez-moi les heures libres pour ça
      pis demain matin, c’est-tu libre?
      je le prends, c’est où qu’on clique?
      avez-vous quelque chose jeudi pour ça?
      bon, on fixe ça
      et cette semaine, reste-t-il de la place?
      c’est beau, je veux en prendre un
      la plus proche place, c’est quand?
      allons-y, je réserve
      ok, y reste quoi comme place cette semaine
      parfait, jeudi matin d’abord
      ok book-moi ça
      ok mardi matin, c’est libre?
      samedi, il reste-tu de quoi
      ok mets-moi là-dessus demain
      parfait, lundi matin ça se peut?
      ok, mardi après-midi?
      ok je le prends, où ça
      mettons mardi prochain alors`,
    "call-course": `
      c’est quoi le bout du milieu
      pis dans le milieu de l’appel, on fait quoi
      on fait quoi dans le premier bout
      pis je repars avec quoi
      je m’en vais avec quoi
      il se passe quoi à la fin
      et ça se passe comment?
      on parle de quoi, au juste?
      vous me posez quel genre de questions?
      pis pendant les 30 minutes, on fait quoi?
      c’est-tu un pitch de vente, ça?
      j’ai quoi à la fin?
      vous me donnez un plan pour vrai?
      qu’est-ce qu’on regarde ensemble là-dedans?
      et le plan, je le garde après?
      c’est quoi le déroulement?
      on parle de quoi
      et on y parle de quoi?
      vous allez me demander quoi pendant
      et on parle de quoi rendu là?
      on va parler de quoi là-dedans
      de quoi on jase durant ce temps-là
      on parle de quoi pendant ce temps-là?
      j’ai droit à un papier à la fin?
      et on parle de quoi
      le plan, je le garde même si je dis non?
      pis les questions que vous posez, c’est quoi
      pis à la fin?
      je garde-tu le plan?
      vous posez quoi comme questions?
      pis si ça vaut pas la peine?
      je saurai pas quoi raconter
      mes 4 tâches, on les passe toutes?
      par quoi on commence
      pis à la fin, je repars avec quoi
      mon associé peut poser ses questions aussi?
      ça se passe comment rendu là?
      le plan, je le garde?
      et si ça vaut pas la peine?
      vous me dites combien ça rapporterait?
      on compte les heures ensemble?
      même si je deviens pas client?
      on va parler de quoi à l’appel
      vous me le dites à l’appel?
      vous allez me demander quoi
      si ça vaut pas la peine vous le dites?
      vous me vendez pas un forfait tout le long?
      pis vous faites quoi dans ce 30 minutes-là?
      pis on fait quoi avec ça?
      pis on fait quoi pendant?
      on fait quoi avec ça pendant l’appel?
      vous le savez quand, pendant l’appel?
      et l’appel, ça se passe comment?
      ok, pis ça se passe comment au juste?
      vous faites quoi pendant ces 30 minutes-là?
      ça se déroule comment?
      et les dernières minutes, c’est quoi?
      on finit comment?`,
    "call-how": `
      si j’en mets pas, on se parle comment
      pis sans numéro?
      si je le laisse vide, c’est-tu par vidéo
      comment on se parle d’abord si y a pas de numéro
      et c’est par téléphone ou par vidéo?
      on peut-tu faire ça en personne?
      pis c’est sur Zoom?
      c’est vous qui m’appelez?
      je dois aller à votre bureau pour ça?
      on se voit où, pour ça?
      ça se fait-tu par vidéo?
      si je choisis rien, c’est comment?
      je le reçois comment, le lien vidéo?
      et si j’aime mieux aller vous voir?
      par téléphone ou en personne?
      je peux plutôt me déplacer à vos bureaux?
      on fait ça en vidéo ou je me déplace?
      et ça se passe par vidéo ou pas
      on peut-tu faire ça à votre bureau
      on se voit ou on se parle
      pis si j’ai pas de caméra?
      le lien, il arrive quand?
      par téléphone ou par vidéo?
      et si le lien arrive pas
      c’est vous qui appelez?
      je peux aller vous voir à la place?
      et si je vous donne pas de numéro?
      sans numéro, ça se passe comment?
      pis si j’ai pas de téléphone?
      et si je coche rien?
      si je choisis rien, c’est quoi
      et si je choisis pas, c’est comment
      pis si j’ai rien choisi?
      le lien arrive quand?
      pis si je l’ai pas reçu?
      le vidéo ça plante tout le temps
      à 9 h 55 pour 10 h j’ai rien reçu, je fais quoi
      lequel est le mieux pour moi
      pis le lien arrive quand
      ma soeur a rien choisi, ça sera quoi pour elle?
      par téléphone ou zoom?
      on fait ça en vidéo?
      je peux aller vous voir?
      si je choisis rien?
      sur quel numéro vous appelez
      vidéo, c’est obligatoire?
      à votre bureau ça se peut?
      par téléphone ou vidéo
      c’est vous qui appelez ou moi
      si je choisis rien, ça se passe comment
      vous m’envoyez le lien quand?
      pis si je reçois pas le lien?
      à distance, c’est par vidéo?
      pis l’appel, par vidéo?
      ça se passe par téléphone?
      par téléphone ou en vidéo?
      en personne, c’est possible?
      ça se fait en vidéo, à distance?
      par téléphone, ça irait-tu?
      pis c’est au téléphone ou en vidéo?`,
    "consultation-cost": `
      et c’est gratuit, ça?
      ça coûte-tu quelque chose?
      pis il faut une carte de crédit?
      c’est combien, la demi-heure?
      y a-tu une attrape?
      je paie rien, même si je dis non après?
      vous me facturez-tu après?
      est-ce vraiment sans frais ni engagement?
      ça m’oblige-tu à acheter ensuite?
      pis ça coûte rien pour vrai?
      c’est facturé, cette demi-heure-là?
      c’est payant, ça?
      y a une carte à donner pour ça?
      pis c’est vraiment gratis?
      et c’est gratis pour vrai?
      et ça me coûte quoi?
      pas besoin de carte?
      et c’est payant?
      faut-tu une carte de crédit
      même si j’achète rien?
      après ça je suis tu pogné avec quelque chose?
      pis après, ça m’engage-tu
      ça m’oblige-tu à prendre un forfait
      je suis-tu obligé d’acheter après
      ça coûte de quoi?
      y a-tu des frais?
      pas de carte non plus?
      vraiment aucun engagement?
      c’est quoi l’attrape?
      pis ça dure combien?
      y’a rien de gratuit dans la vie
      donc si ça dure 45 minutes je paye pas plus?
      pourquoi c’est gratuit
      pis après, faut-tu embarquer?
      gratuit pour ma soeur aussi si j’y suis déjà allé?
      même pas de carte de crédit?
      donc 0 $?
      30 minutes seulement?
      je suis pas obligé d’acheter après?
      je reçois quoi, une soumission?
      vous me répondez en combien d’heures?
      vraiment zéro piasse
      et ça coûte rien de le savoir?
      c’est gratuit, ce bout-là?
      et c’est gratis?`,
    prepare: `
      et faut-tu que je prépare quelque chose?
      j’apporte quoi à ça?
      pis je dois avoir quoi sous la main?
      y a-tu quelque chose à installer avant?
      faut-tu sortir mes chiffres d’avance?
      qu’est-ce que je devrais savoir avant ça?
      je me prépare comment pour ça?
      des documents à envoyer avant?
      dois-je lister mes logiciels avant?
      faut que j’aie de quoi de prêt
      faut-il que j’apporte quelque chose?
      j’apporte quelque chose?
      j’apporte quoi?
      faut-tu que j’apporte de quoi
      faut-tu que j’installe de quoi?
      sans rien installer?
      faut-il que je fasse mes devoirs avant
      rien à installer?
      quelle sorte de tâche?
      pis mes questions?
      le nom de quels outils?
      j’ai même pas le temps pour ça
      donc 1 tâche c’est assez, ou mes 6?
      laquelle de mes tâches je devrais choisir
      pis si j’ai rien préparé?
      mon adjointe devrait avoir ça aussi?
      je dois-tu préparer de quoi
      faut installer quelque chose?
      le nom de mes logiciels, c’est tout?
      une seule tâche ou plusieurs?
      j’ai pas mes chiffres
      donc rien à préparer
      faut que je prépare quelque chose
      quels outils je dois nommer
      donc rien à installer avant
      une tâche comme quoi
      faut que j’aie quoi avec moi?
      je me prépare comment?
      mes chiffres exacts, ça en prend?
      quels outils, genre mon agenda?
      juste une tâche, ça suffit?
      j’ai rien à installer?
      les noms de mes logiciels, c’est utile?
      je dois avoir quoi avec moi?
      faut que je prépare quoi?
      donc rien à installer?
      juste une tâche, c’est assez?`,
    late: `
      et si chu en retard?
      pis si je suis pogné dans le trafic?
      je vous avertis comment si j’arrive à la dernière minute?
      si j’ai quinze minutes de retard, c’est mort?
      et si mon client d’avant s’étire?
      où est-ce que je le dis si je vais être en retard?
      est-ce que vous attendez si je retarde un peu?
      chu sur un chantier, je vais p-t être en retard
      pis si chu en retard, sur une job
      et si un patient me retarde?
      et si j’arrive en retard
      mais si je suis pogné sur un chantier?
      et si je suis retenue dix minutes par un client
      pis si je suis à la bourre?
      et mettons que j’arrive dix minutes après?
      comment je vous avertis si je suis pogné dans le trafic
      à partir de quand?
      c’est où le bouton?
      je peux-tu dire de combien?
      deux heures avant, ça marche-tu?
      le bouton je le vois pas
      mettons 25 minutes de retard, c’est correct
      à partir de quand il apparait
      pis après avoir pesé dessus?
      et si c’est mon associé qui est en retard?
      si chu en retard?
      il est où le bouton?
      si c’est plus tôt qu’une heure avant?
      20 minutes c’est correct?
      je vois pas le bouton
      je peux dire 15 minutes?
      je vais être 10 min en retard
      et si j’suis juste en retard?
      et si je suis coincé dans le trafic?
      pis si c’est juste 10 minutes?
      ça marche la veille?
      si je suis juste un peu à la bourre?
      y est où le bouton?
      si je suis en retard?
      pis si je suis pris dans le trafic?
      le bouton apparaît quand?
      et si je suis en retard?
      et si je suis juste 10 minutes en retard?`,
    "earlier-time": `
      et y a rien de plus tôt?
      c’est trop loin, ça
      pis si une place se libère avant?
      vous pouvez m’aviser si ça se libère plus vite?
      j’aimerais avancer ça, c’est possible?
      avez-vous une liste d’attente pour plus tôt?
      je voudrais passer avant cette date-là
      si quelqu’un annule, vous m’avertissez?
      c’est dans deux semaines, rien avant?
      pas avant ça?
      rien de plus tôt que ça? avisez-moi
      rien de plus tôt?
      avertissez-moi si ça se libère avant, possible?
      pis s’il s’en libère une avant?
      y a rien avant?
      rien avant ça?
      et si quelqu’un annule
      ça m’engage-tu?
      c’est où que je demande ça?
      faut-tu avoir rempli le formulaire avant?
      vous m’avisez tout de suite?
      ça arrivera jamais
      donc du 18 je pourrais passer au 11
      où est-ce que j’active ça
      pis si je veux pas du nouveau moment?
      ma soeur a réservé aussi, elle peut l’avoir?
      comment je suis avisé?
      je suis obligé de le prendre?
      faut avoir rempli le formulaire avant?
      c’est sur quelle page
      vous me le dites tout de suite?
      si une place se libère avant?
      suis-je obligé de le prendre?
      ça m’avertit tout seul?
      avertissez-moi si ça se libère
      je l’active où?
      vous m’avertissez dès que ça s’ouvre?
      vous m’avertissez si une place s’ouvre?
      vous m’avisez comment si une place s’ouvre?
      non, le contraire, je voudrais plus tôt
      et si une place se libère avant?`,
    "no-time": `
      et si aucune heure me convient?
      ça marche pas avec mon horaire, tout ça
      pis si rien là-dedans fait mon affaire?
      je suis jamais libre à ces heures-là
      chu juste libre le soir, on fait quoi?
      aucun de ces moments-là ne me va
      et si je trouve pas de plage qui fonctionne?
      je peux l’envoyer sans choisir d’heure?
      pis si y’en a aucune qui marche
      et si aucune de ces heures ne marche?
      et si aucun moment fait mon affaire
      rien là-dedans marche pour moi
      et si aucune de celles-là fait mon affaire
      j’ai pas de trou ces jours-là
      et si rien fitte?
      et si aucune heure fait mon affaire
      je peux juste le soir, on fait quoi
      vous m’écrivez quand?
      je remplis-tu pareil le formulaire?
      même un dimanche?
      pis vous m’en trouvez une?
      faut que je remplisse tout pour rien?
      j’ai juste 2 trous par mois, ça se trouve
      vous m’écrivez par quoi
      pis après votre message, on choisit comment?
      ma partner a un autre horaire, on fait quoi?
      si aucune heure fait mon affaire?
      vous m’écrivez en combien de temps?
      même si c’est samedi soir?
      le dimanche compte pas?
      je remplis le formulaire pareil?
      je l’envoie quand même sans date?
      la fin de semaine compte-tu
      et si y a rien qui marche dans vos plages?
      et si plus rien fait après?
      et si rien fait pantoute?
      vous me réécrivez quand?
      je remplis quand même le formulaire?
      je remplis pareil le formulaire?
      et si j’ai pas de temps cette semaine?
      y a rien qui me convient, en fait
      donc j’envoie le formulaire pareil?`,
    appointment: `
      et je le change comment, mon rendez-vous?
      pis si je veux annuler ça?
      j’ai un empêchement, je le déplace où?
      c’est où le lien pour le modifier?
      je peux-tu reporter à la semaine d’après?
      où je le retrouve, mon rendez-vous?
      je me suis trompé de jour, ça se change?
      comment j’annule si j’ai pus besoin?
      peut-on le repousser une fois pris?
      si faut que je change la date
      si je dois le déplacer?
      je peux le changer de jour après?
      ok et si faut que je le change?
      pis si faut que je la déplace après
      je peux-tu la changer après?
      et pour annuler?
      où est le lien?
      et si je dois changer de jour
      je peux-tu annuler?
      et si je peux pas ce jour-là
      si j’ai un empêchement?
      et si je peux plus venir
      si faut que j’annule?
      et si je peux pas y être
      je peux-tu changer d’heure après
      et si un client m’appelle d’urgence à cette heure-là
      je trouve la page où?
      pis pour annuler?
      pis si chu en retard?
      je peux-tu avoir plus tôt?
      vous allez être fâchés si je change
      mettons que je change 3 fois
      le lien est dans quel courriel
      pis si j’annule, je peux reprendre plus tard?
      mon associé peut le déplacer lui?
      et si je peux pas pantoute?
      et pour le déplacer moi-même?
      je peux annuler?
      le changer de jour, comment?
      je choisis avant ou après le formulaire?
      pis si je peux carrément plus
      j’aimerais mieux le remettre plus tard
      je peux l’annuler là aussi?
      et si je peux juste pas pantoute?
      je peux le changer de place sinon?
      et si je dois le déplacer?
      je peux l’annuler?
      faut remplir le formulaire avant?
      je le déplace comment?
      je peux-tu l’annuler aussi?
      si je dois canceller?
      et si je veux le déplacer au complet?
      pis le déplacer moi-même, je peux?
      une fois réservé, je peux le changer?
      pis si je veux changer l’heure?`,
    "after-form": `
      et après, il se passe quoi?
      une fois envoyé, vous me répondez quand?
      pis qui lit ça?
      je vais avoir des nouvelles quand?
      c’est quoi la suite?
      une fois le formulaire rempli, je fais quoi?
      j’ai tout rempli, là j’attends quoi?
      vous étudiez ça en combien de temps?
      et ensuite, c’est vous qui m’écrivez?
      et après l’avoir envoyé, j’attends quoi?
      pis après que j’ai tout envoyé?
      pis après l’avoir envoyé?
      et une fois que je l’ai envoyé?
      pis après, qu’est-ce qui se passe
      et après avoir envoyé?
      qui lit ça?
      et après que je l’ai envoyé
      quelqu’un va le lire pour vrai?
      avant ça, il se passe quoi?
      une fois envoyé, il arrive quoi?
      pis avant l’appel, vous faites quoi de mes réponses?`,
    "no-need": `
      et si c’est pas pour moi finalement?
      vous me le dites si ça vaut pas la peine?
      pis si j’ai pas vraiment besoin de vous?
      allez-vous essayer de me vendre quelque chose pareil?
      et si on voit que ça donne rien?
      me diriez-vous de laisser faire, si c’est le cas?
      y a-tu des chances que vous disiez non?
      si chu trop petit, vous allez me le dire là?
      pis si vous pensez que j’ai pas besoin
      et si vous jugez que ça vaut pas la peine?
      et si j’en ai pas besoin finalement
      et si vous voyez que ça vaut pas la peine?
      pis si vous voyez que j’en ai pas besoin
      et si c’est non de votre bord?
      et si ça sert à rien dans mon cas
      vous le dites pour vrai?
      ça arrive-tu que vous refusiez?
      vous me dites lequel prendre?
      même si vous perdez une vente?
      ben voyons, vous voulez vendre
      donc si j’ai juste 1 h de paperasse vous me dites non
      qu’est-ce qui vaut pas la peine en général
      pis si vous êtes pas les bons pour nous?
      diriez-vous ça à ma soeur aussi?
      vous refusez du monde?
      c’est honnête ça
      et si c’est juste une tâche qui vaut pas la peine?
      vous me dites quel forfait?
      pas la bonne équipe, pourquoi?
      donc vous refusez du monde des fois
      donc peut-être qu’aucun me convient?
      et si vous pensez que j’en ai pas besoin?`,
    plans: `
      et après ça, ça coûte combien?
      pis si je dis oui ensuite, c’est combien?
      si je continue ensuite, c’est quoi le prix?
      avant d’appeler, c’est combien par mois?
      une fois l’appel fait, je paie quoi?
      le service lui-même, il coûte combien?
      ok mais les prix après, c’est quoi?
      si ça me plaît, je m’embarque pour quel montant?
      et après, si j’embarque, c’est combien?
      et une fois l’appel fini, si on continue, c’est combien par mois
      pis après, les prix?
      et après, ça coûte combien?
      et après, c’est combien par mois?`,
    unanswered: `
      et c’est avec qui, au juste?
      on peut-tu être quatre sur l’appel?
      est-ce que c’est enregistré, l’appel?
      pis on peut faire ça sur Teams?
      je peux-tu avoir une deuxième demi-heure gratuite?
      ça peut se faire à mon atelier à Gatineau?
      si je me présente pas, y a-tu des frais?
      vous envoyez-tu un rappel par texto avant?
      mon comptable peut-il être là aussi?
      vous pouvez signer une entente de confidentialité avant?
      le plan que je reçois, il a combien de pages?
      peut-on faire ça en langue des signes?
      et le décalage horaire si chu à Vancouver?
      je peux-tu choisir c’est qui au bout?
      mon associé peut-il embarquer aussi?
      c’est sur Zoom ou sur Teams, ça?
      est-ce que vous allez l’enregistrer?
      et si 30 minutes c’est pas assez?
      on peut-tu en avoir une deuxième après?
      si je l’oublie, me chargez-vous de quoi?
      combien de fois je peux le changer?
      un texto la veille, l’envoyez-vous?
      ça va apparaître de quel numéro?
      après combien de minutes vous raccrochez?
      j’ai perdu le lien, je fais quoi?
      et si c’est vous autres qui êtes pas là?
      y a combien de monde avant moi là-dessus?
      il faut-tu que la caméra soit ouverte?
      le plan, je le reçois-tu le jour même?
      il a combien de pages, ce plan-là?
      et avec des sous-titres, ça se fait-tu?
      je peux-tu joindre un fichier dedans?
      ça me prend combien de minutes à remplir?
      c’est qui qui va m’appeler
      ma femme peut-tu être là
      c’est-tu enregistré
      mon associé peut s’y joindre à distance?
      allez-vous l’enregistrer?
      c’est enregistré?
      mon associé peut venir aussi?
      qui va être au bout du fil, son nom
      vous l’enregistrez, ça?
      mon associé peut écouter de Miami?
      c’est avec qui exactement, son nom?
      mon boss pis mon associé peuvent se joindre aussi?
      avec qui au juste, son nom
      allez-vous l’enregistrer
      est-ce que mon frère peut écouter en même temps
      avec qui au juste?
      ma blonde peut écouter?
      sur zoom?
      et avez-vous du café?
      et est-ce enregistré?
      et combien de fois je peux le déplacer
      mon associé peut-tu venir aussi
      et si je me pointe pas
      et c’est qui, la personne au bout du fil
      est-ce enregistré?
      vous l’enregistrez?
      mon associé peut venir?
      une deuxième, gratuite aussi?
      c’est Zoom ou Teams?
      mes mots de passe aussi?
      vous m’attendez combien de temps?
      par texto?
      et Mexico?
      vous me référez ailleurs?
      jusqu’à quand je peux annuler?
      j’ai perdu le courriel
      et le Mexique
      c’est avec qui exactement?
      pis une deuxième, ça serait combien?
      c’est sur Zoom ou Teams?
      mon comptable peut être là aussi?
      vous attendez combien de temps avant de raccrocher?
      on est combien à attendre?
      et quand on change l’heure au printemps?
      un soir à 21 h, ça se fait?
      vous me référez à qui dans ce temps-là?
      je peux le finir demain sur mon ordi?
      je peux répondre « je préfère pas »?
      je reçois un texto de confirmation?
      c’est-tu la fondatrice qui appelle?
      j’ai-tu droit à une deuxième?
      c’est envoyé en quel format, le plan?
      vous en donnez combien par semaine?
      une heure au lieu de 30 min, c’est combien?
      c’est-tu Zoom ou Teams?
      je peux-tu inviter mon associé?
      allez-vous vouloir voir mon écran?
      mon associé doit-tu être là?
      on peut-tu finir plus tard pour compenser?
      je l’ai par texto, l’avis?
      y a combien de monde avant moi?
      mon choix reste-tu en mémoire?
      le soir après souper, c’est-tu faisable?
      vous proposez combien d’autres moments?
      vous l’avez dit à combien de gens?
      je peux-tu joindre un fichier?
      c’est quoi le budget minimum pour être rappelé?
      je reçois-tu un texto de confirmation?
      vous refusez combien de demandes?
      je peux le changer combien de fois?
      vous m’envoyez-tu un rappel la veille?
      c’est avec qui, son nom?
      mon associé peut-tu embarquer sur la ligne aussi?
      l’appel est-tu enregistré?
      le plan, combien de pages?
      une deuxième consultation, c’est combien?
      de quel numéro vous allez m’appeler?
      faut-tu ouvrir ma caméra?
      vous m’attendez combien de temps au maximum?
      je perds-tu mes 30 minutes si j’arrive à mi-chemin?
      l’avis arrive par texto ou par courriel?
      y se libère-tu souvent des places?
      et Regina, avec son heure qui change pas?
      vous pourriez m’appeler à 21 h?
      vous avez refusé combien de clients?
      vous m’envoyez à qui, dans ce temps-là?
      je peux le remplir au téléphone avec quelqu’un?
      c’est quoi le budget le plus bas dans la liste?
      combien de demandes vous recevez par jour?
      je peux le déplacer combien de fois?
      jusqu’à combien de minutes avant je peux annuler?
      et si ça déborde de 30 minutes?
      le café est-tu fourni au bureau?
      le lien vidéo, il marche sur iPad?
      c’est le nom de qui, sur le courriel que je vais recevoir?
      si je l’annule trois fois, vous me bloquez-tu?
      combien de monde en avant de moi?
      le bouton marche-tu sans internet?`,
    person: `
      je peux pas juste appeler à la place?
      passez-moi quelqu’un au lieu de ça
      pis je peux parler à quelqu’un maintenant?
      rappelez-moi donc, ça va être plus simple
      j’aime mieux qu’on m’appelle que remplir ça
      un humain peut faire ça pour moi?
      je veux du monde, pas un formulaire
      quelqu’un peut-il le réserver à ma place?
      c’est compliqué, ça, je préfère parler à du monde
      pas besoin, je veux juste parler à quelqu’un drette là
      juste m’appeler maintenant, ça se peut?
      rappelez-moi donc à la place
      j’aime mieux arranger ça avec quelqu’un de vivant`,
    form: `
      c’est quoi les questions là-dedans?
      pis faut-tu donner mon cell?
      ça se remplit en combien d’étapes?
      il est où, le formulaire?
      on choisit l’heure avant ou après?
      je remplis quoi au juste pour l’avoir?
      je suis obligé de remplir ça?
      faut que je remplisse quoi
      le téléphone aussi, c’est obligé?
      faut des chiffres exacts?
      et mon numéro, c’est obligatoire?
      c’est long ce formulaire?
      y a-tu un formulaire avant?
      c’est long? combien d’étapes?
      pis si j’ai pas les chiffres exacts?
      mes chiffres doivent-tu être exacts?
      vendez-vous mes réponses?
      pour réserver, c’est où?
      ok. pis pour réserver?
      pis le formulaire, il demande quoi?
      faut que je remplisse le formulaire avant?
      le téléphone, obligatoire?
      c’est quoi les trois étapes?
      l’astérisque, ça veut dire quoi?
      faut-tu les chiffres exacts?
      faut-tu que je donne mon cellulaire?
      pis mon numéro de téléphone, obligé?`,
    hours: `
      et le samedi, vous en faites?
      vous en faites-tu le soir?
      pis c’est ouvert jusqu’à quelle heure pour ça?
      ça peut-tu être un dimanche?
      vous êtes là à partir de quelle heure le matin?
      c’est possible vers 19 h?
      et la fin de semaine pour ça?
      et un férié, ça se peut-tu?
      le plus tard que vous prenez quelqu’un, c’est quelle heure?
      et vous répondez au téléphone jusqu’à quelle heure?
      vos heures d’ouverture, c’est quoi?
      et le soir, ça se peut-tu?
      le soir c’est possible?
      c’est quelles journées, au mieux?
      vous finissez à quelle heure ici?
      vous êtes là quand, d’habitude?
      le samedi, ça se peut?`,
    languages: `
      et ça peut se faire en anglais?
      pis c’est-tu en français, l’appel?
      mon associé parle juste anglais, ça va?
      on peut switcher en anglais pendant?
      vous me parlez dans quelle langue là?
      je préfère l’anglais pour ça, c’est correct?
      et en français seulement, ça va aussi?
      je suis plus à l’aise en anglais, vous pouvez vous adapter?
      le plan qu’on reçoit, c’est en quelle langue?
      en anglais, ça se peut?`,
    address: `
      et votre bureau, il est où pour ça?
      pis si j’y vais, c’est quelle adresse?
      c’est où à Laval, au juste?
      et le bureau pour ça, il est sur quelle rue?
      je me rends où si je choisis en personne?
      et je le trouve comment, votre bureau?
      l’adresse où se présenter, c’est quoi?
      pis c’est quel numéro de bureau quand j’arrive?
      et au bureau, c’est où?
      et l’adresse du bureau?
      c’est où, votre place?
      le bureau, c’est où exactement?`,
    collection: `
      et mes réponses, vous en faites quoi?
      pis pourquoi vous demandez mon chiffre d’affaires là-dedans?
      ce que j’écris là-dedans sert à quoi?
      mes infos du formulaire, vous vous en servez comment?
      vous allez-tu m’envoyer de la pub si je remplis ça?
      et c’est utilisé pour quoi, mon courriel là-dedans?
      pourquoi il vous faut mon budget pour ça?
      à quoi ça sert de vous dire combien on est?
      et mes réponses du formulaire, ça sert à quoi`,
    "time-zone": `
      à l’heure de Montréal, ça?
      c’est l’heure de chez nous ou de Montréal
      c’est l’heure d’où?
      à mon heure ou à la vôtre
      et moi qui suis à Calgary?
      pis si chu à Calgary?
      ça montre-tu les deux?
      je change ça où?
      lesquels sont dans la liste?
      c’est mêlant les deux heures
      donc 14 h chez vous, c’est quoi à Calgary
      lesquels fuseaux sont dans la liste
      pis mon courriel, il dit quelle heure
      mon frère à Winnipeg choisit quoi?
      moi je suis à Vancouver
      Halifax c’est dans la liste?
      donc 9 h c’est 9 h à Montréal
      ça montre les deux heures?
      et depuis la France?
      Winnipeg aussi?
      c’est l’heure de Montréal?
      je suis à Calgary, je fais quoi
      l’heure affichée c’est celle de Montréal?
      et si je suis en France
      je suis à Vancouver moi
      vous prenez quelle heure, la mienne ou la vôtre?
      je suis à Vancouver, ça change quoi?
      celles affichées, c’est celles d’où?
      Calgary est dedans?
      je suis à Calgary, ça change l’heure?
      Vancouver est dans la liste?
      par défaut, c’est l’heure de où?
      chu rendu à Vancouver, ça marche-tu pareil avec l’heure?
      je suis dans l’Ouest, c’est à quelle heure pour moi?`,
    people: `
      et je vais parler à qui?`,
    response: `
      et si je choisis pas de moment, j’attends combien de temps?
      je reçois une réponse quand?
      ça prend combien de temps avant une réponse?
      vous me revenez quand?
      ça prend combien de temps avant que ce soit regardé?`,
    contact: `
      et si je veux juste vous téléphoner?
      je peux appeler à la place
      je peux pas juste vous téléphoner?
      je peux vous appeler à la place?
      je suis dehors, je peux-tu juste appeler?
      je peux appeler au lieu d’attendre?`,
    consultation: `
      et ça dure longtemps?
      je suis obligé de signer après?
      j’en retire quoi au bout du compte
      c’est long?
      ça dure combien de temps?
      ça prend combien de temps?
      combien de temps ça dure?
      ça dure combien de minutes
      c’est long combien
      c’est tu long
      faut prévoir combien de temps
      combien de minutes déjà?
      c’est combien de temps, déjà?
      c’est long comment, déjà
      ça dure combien?
      je repars avec quoi?
      c’est-tu gratis?
      vous regardez mes réponses quand?
      ça sent le pitch de vente
      donc si je remplis ça à 10 h, c’est étudié quand
      c’est quoi la stratégie que je garde
      pis après la rencontre?
      ma soeur peut en demander une elle aussi?
      c’est vraiment gratis?
      ça m’engage à quelque chose?
      je choisis l’heure?
      combien de minutes en tout
      je m’engage à rien?
      une demi-heure, c’est tout?
      ça dure combien de temps l’appel
      je l’apprends à quel moment?
      ça dure combien de temps, ça?`,
    "terms/consultation": `
      et après je suis pas obligé de continuer?
      et vous pourriez me refuser?
      je suis-tu pris avec vous autres maintenant
      suis-je obligé de continuer avec vous
      ça m’engage à rien, promis?
      pis si je donne pas suite après?`,
    score: `
      et vous choisissez qui rappeler en premier comment
      ça sert-tu à me donner une note?
      vous les classez comment?
      vous me donnez une note avec ça?
      ça sert aussi pour la cote, ça?
      elle est notée, ma demande?`,
    retention: `
      et vous gardez mes réponses jusqu’à quand
      vous gardez ça combien de temps?
      vous gardez mes réponses combien de temps?
      c’est gardé longtemps?`,
    "terms/fair-use": `
      et si c’est un robot qui le remplit
      ma secrétaire peut le faire remplir par un robot?`,
    contract: `
      ça m’engage à rien?
      ça m’engage à quoi?
      je suis-tu obligé d’acheter après?`,
    "form-reasons": `
      pourquoi avez-vous besoin de ça?
      pourquoi mon budget?
      ça m’engage à quelque chose, le budget?
      faut que ce soit précis?
      une estimation fait l’affaire?
      et le budget, lui?
      le budget, il m’engage?
      une estimation, c’est correct?`,
    "post-measuring-manual-work": `
      comment mesurer le temps que ça prend?`,
    areas: `
      vous travaillez avec du monde de l’Ouest?
      vous travaillez partout de même?
      vous prenez des clients dans l’Ouest?`,
    "break-even": `
      à partir de combien d’heures ça vaut la peine
      en bas de combien d’heures?
      c’est quoi le minimum d’heures?`,
    trial: `
      et le service lui, je peux l’essayer gratis`,
    "post-measuring-manual-work/2": `
      je la mesure comment, ma tâche?
      comment je note le temps que ça prend?`,
    "post-return-on-automation/7": `
      c’est dans quels cas, ça?
      dans quels cas ça vaut pas la peine?`,
    "plan-sales": `
      selon mes ventes, je tombe où?
      moi je fais 800 000, ça donne quel forfait?`,
    sharing: `
      qui d’autre voit mes réponses?`,
    integrations: `
      mes outils, lesquels vous connaissez?`,
    gdpr: `
      en Europe, mes droits, c’est les mêmes?`,
    "plan-smallest": `
      le plus petit, y comprend quoi?`,
    values: `
      ça fait partie de vos valeurs, ça?`,
    "post-measuring-manual-work/6": `
      trois heures par semaine, c’est assez?`,
  },
  form: {
    same: `
      ça prend combien de temps?
      c’est long à remplir?
      c’est long?
      ça prend combien de minutes
      ça me prend combien de minutes à remplir?
      et le formulaire, il est long?
      combien de questions en tout
      il faut combien de temps pour le remplir
      vous montrez ça à d’autres?`,
    "form-reasons": `
      et combien je veux mettre par mois, lui?
      pis le budget, pourquoi?
      et le budget, lui?
      pis la question du budget
      si je mets un montant là, je suis-tu pris avec?
      le budget, même raison?
      pourquoi avez-vous besoin de ça?
      pourquoi?
      ça sert à quoi
      faut-tu que ce soit précis?
      ça m’engage-tu?
      vous vendez pas ça?
      c’est personnel ça
      si je mets 700 par mois chu tu pogné avec
      lequel est obligatoire à l’unité près
      pis vous faites quoi avec après?
      mon associé sait pas nos ventes, il met quoi?
      pourquoi vous voulez mon budget?
      et mon budget, pourquoi?
      ça m’engage?
      je connais pas mon chiffre d’affaires exact
      vous allez me vendre le plus gros?
      une estimation c’est correct?
      à peu près, ça suffit?
      si je mets 1 000, je suis pris avec?
      mes revenus, vous montrez ça à qui`,
    response: `
      ça va prendre combien de temps avant d’avoir des nouvelles?`,
    rights: `
      je veux que ça disparaisse, j’écris à qui?
      je peux le faire effacer après?`,
    "after-form": `
      ça prend combien de temps avant que ce soit regardé?
      combien de temps avant que ce soit lu
      qui lit ça, une machine?
      c’est lu par qui?
      dans combien de temps?
      je choisis l’heure quand?
      pis si rien me convient?
      ça se perd surement quelque part
      envoyé à 13 h, c’est étudié pour quelle heure
      qui lit ça
      pis après l’étude de mes réponses?
      la demande de ma soeur passe par la même personne?
      qu’est-ce qui arrive une fois envoyé
      en combien d’heures?
      je choisis quand, pour l’appel?
      et après l’appel, j’ai quoi?
      30 minutes, c’est l’appel ça?
      c’est pas un robot qui trie?
      rien me convient dans les heures
      c’est lu par quelqu’un ou par une machine
      vous prenez combien de temps à l’étudier
      je peux choisir l’heure plus tard?`,
    "call-how": `
      si je le mets pas, vous me joignez comment
      si je le mets pas, vous me pognez comment
      pis si je laisse le numéro vide, on se parle comment
      pas de numéro, fait qu’on fait quoi
      et si je le mets pas, on se parle comment?
      sans numéro, on se parle comment
      vous m’appelez ou c’est en vidéo?`,
    retention: `
      vous gardez ça combien de temps?
      vous gardez mes réponses combien de temps?`,
    form: `
      mon numéro est-tu obligatoire?
      y’a combien d’étapes?
      l’étoile, c’est quoi?
      pis si aucune heure fait?
      encore un formulaire
      donc 3 minutes pis c’est fait?
      lesquelles cases je peux sauter
      pis après la dernière étape?
      mon père a pas de téléphone, il peut le remplir?
      combien d’étapes?
      mon téléphone est obligatoire?
      c’est quoi l’étoile?
      j’ai pas mes chiffres exacts
      vous revendez ça?
      c’est quoi la deuxième étape
      et si aucune heure me va?
      le téléphone, je suis obligé?
      faut-tu donner mon numéro
      les étoiles c’est obligatoire?
      c’est quoi les trois étapes
      et si j’ai pas les chiffres exacts`,
    browser: `
      si je ferme la page, je perds tout?`,
    score: `
      ça donne une note à ma demande?
      c’est quoi la cote de ma demande`,
    appointment: `
      je peux changer mon heure?`,
    unanswered: `
      j’ai rien reçu`,
    "call-course": `
      pendant l’appel ça se passe comment`,
  },
  reach: {
    same: `
      c’est quel code postal?
      et le numéro, c’est quoi encore?
      quel étage ou quel bureau, au juste?
      pis le samedi, vous fermez à quelle heure?
      et le dimanche, vous êtes là?
      et ça ouvre à quelle heure?
      c’est-tu la bonne adresse courriel, ça?
      ça inclut-tu Québec?
      et ça compte les fins de semaine, ce délai?
      donc 24 heures au plus?
      c’est quoi les liens pour vous suivre?
      et Toronto, vous y allez?
      pis le samedi?
      jusqu’à quelle heure
      et le samedi?
      jusqu’à quelle heure?
      et c’est quel étage, quel bureau?
      et le numéro, c’est quoi?
      et le courriel, c’est quoi
      même le vendredi?
      c’est toujours comme ça à l’année?
      pouvez-vous me le redire?
      à quelle place, vous dites?
      les liens sont où?
      je trouve les liens où
      aux États aussi?
      donc pas besoin d’être proche?
      c’est sur quelle rue, déjà?
      c’est quoi le numéro déjà?
      le courriel, c’est lequel?
      et si je veux passer en personne?
      je peux juste vous appeler?
      jusqu’à quelle heure le soir en semaine?
      à midi, êtes-vous là?
      donc Noël vous êtes pas là?
      où je trouve les liens?
      y en a combien?
      et par courriel?
      pis pour passer en personne?
      même la fête du Travail?
      sinon le reste de la semaine c’est ouvert?
      quel bureau, le numéro?
      juste le courriel, svp
      pis le numéro, c’est quoi déjà?
      ça ferme à quelle heure en semaine?`,
    hours: `
      et c’est ouvert là jusqu’à quelle heure?
      et le samedi, vous y êtes?
      pis le soir, y a-tu quelqu’un?
      à cette heure-ci, c’est fermé?
      je peux y passer à quelle heure?
      et la fin de semaine, ça répond?
      et le matin, c’est à partir de quand?
      si j’appelle à 17 h, ça répond-tu?
      c’est quoi vos heures là-bas?
      pis à l’heure du dîner, ça répond?
      pis le matin, ça ouvre quand
      ouvert jusqu’à quelle heure?
      et le dimanche?
      et le samedi?
      mais passé 5 h?
      jusqu’à quelle heure, là
      et la fin de semaine?
      vous fermez à quelle heure?
      jusqu’à quelle heure ou quel jour, déjà?
      et à 17 h 45?
      c’est l’heure de l’Est?
      pis le lendemain?
      et le jour d’après?
      pis le samedi?
      le dimanche aussi?
      même un lundi férié?
      vous commencez à quelle heure?
      c’est tôt pour fermer ça
      donc vendredi à 17 h 45 ça passe encore
      pourquoi pas le dimanche
      pis après la fermeture, je fais quoi
      mon frère est libre juste samedi, ça va pour lui?
      c’est ouvert le samedi?
      jusqu’à quelle heure je peux appeler?
      vos heures ouvrables c’est quoi?
      jusqu’à quelle heure le vendredi
      à 17 h 30 c’est encore ouvert?
      vous ouvrez pas avant 9 h?
      c’est-tu mon heure à moi ou la vôtre?
      je suis à Vancouver, c’est à quelle heure pour moi?
      ouvert le samedi?
      vous êtes ouverts jusqu’à quelle heure
      et le samedi, jusqu’à quand
      après 18 h en semaine y’a personne?
      à la Saint-Jean aussi?
      vous êtes là de quelle heure à quelle heure?
      le samedi aussi?
      le samedi c’est jusqu’à quelle heure?
      c’est ouvert jusqu’à quelle heure?
      vous répondez jusqu’à quelle heure?
      c’est quoi vos heures ouvrables?
      pis un samedi ordinaire?
      non, les heures normales`,
    holidays: `
      et à la Saint-Jean?
      pis le temps des fêtes, vous répondez?
      et les jours fériés, c’est pareil?
      le lundi de Pâques, y a-tu quelqu’un?
      et à la fête du Travail, c’est ouvert?
      pis le 1er juillet?
      et à l’Action de grâce, c’est-tu pareil?
      et les congés, vous les prenez tous?
      pis le 24 juin, non plus?
      pis à Noël?
      pis à la fête du Travail?
      même à Noël?
      ok et à Noël?
      et à Noël?
      et si c’est un lundi férié?
      et le 24 juin?
      ceux du Québec ou du Canada?
      pis une journée ordinaire?
      donc y’a personne ce jour-là?
      ça fait ben des journées fermées
      donc le 24 juin je laisse faire
      c’est les congés de quelle province
      pis le lendemain vous rouvrez à quelle heure
      pour ma soeur à Toronto c’est les mêmes congés?
      la Saint-Jean aussi?
      et le samedi d’avant?
      le 1er juillet, fermé?
      les autres jours c’est quelles heures?
      donc rien le dimanche non plus
      donc pas le 24 juin
      et les samedis ordinaires
      ceux du Québec ou ceux du fédéral?
      pis les autres jours, c’est quoi l’horaire?
      pis à la Saint-Jean?
      donc à Pâques vous êtes fermés?`,
    address: `
      et c’est où, au juste?
      et c’est sur quelle rue?
      pis votre bureau, je le trouve où?
      l’adresse complète, svp?
      ok mais dans quel coin de Laval?
      si j’aime mieux y aller, c’est où?
      je mets quoi dans mon GPS?
      et par la poste, j’envoie ça où?
      pis y a-tu un local où aller pour ça?
      c’est où ça
      et c’est où, ce bureau-là?
      ok c’est où ça
      c’est où ça exactement?
      c’est où ça, l’adresse
      c’est dans quelle rue?
      c’est dans quelle ville, ça?
      et si je veux passer vous voir?
      quel étage ou numéro de bureau?
      c’est dans quelle ville?
      le code postal?
      pis vous rencontrez-tu ailleurs?
      c’est loin pas mal
      donc je pars de Joliette, je tourne sur quel boulevard
      c’est quel numéro de bureau
      pis une fois rendu dans la bâtisse?
      ma soeur reste à Toronto, elle se déplace-tu aussi?
      l’adresse exacte?
      quel bureau dans la bâtisse?
      le code postal c’est quoi
      c’est à Montréal ou à Laval?
      sinon vous venez à Ottawa?
      chu trop loin, on fait ça à distance?
      le code postal svp
      faut-tu absolument aller là?
      c’est où exactement, le bureau?
      c’est quoi le code postal?
      pis si je suis à Québec, faut que j’aille là?
      pis le code postal?
      l’adresse du bureau, elle?
      ok, c’est où?`,
    contact: `
      et au téléphone, c’est quel numéro?
      pis par courriel, c’est quoi l’adresse?
      et j’écris ça où?
      c’est quoi la meilleure façon de vous joindre, alors?
      donne-moi donc le téléphone
      votre courriel, c’est lequel?
      et pour vous envoyer un document?
      on compose quoi pour vous avoir?
      un autre moyen de vous rejoindre que ça?
      pis le numéro, lui?
      un courriel d’abord?
      le numéro, c’est quoi déjà?
      et par courriel c’est quoi
      et votre numéro?
      et par téléphone?
      et si j’aime mieux écrire?
      c’est quoi le courriel?
      pis par téléphone?
      le courriel c’est quoi?
      je peux-tu passer en personne?
      c’est à quelle adresse?
      ça va sonner dans le vide
      si j’appelle à 14 h quelqu’un décroche
      lequel est le mieux, écrire ou appeler
      pis après avoir laissé un message?
      mon associé peut écrire à la même place?
      par téléphone c’est quel numéro
      le courriel encore?
      je peux juste écrire?
      et pour passer en personne
      quel bureau?
      j’écris à quelle adresse?
      c’est quoi le numéro pour appeler
      et par téléphone c’est quel numéro
      je préfère écrire, à quelle adresse?
      puis-je passer en personne
      y a-tu un numéro pour avertir que j’arrive?
      je vous joins comment le lendemain?
      je peux plutôt vous appeler?
      pis le téléphone?
      non, juste votre courriel`,
    areas: `
      et vous venez jusqu’à Gatineau?
      et chez nous, vous viendriez-tu?
      pis en Ontario, vous y allez?
      chu à Rimouski, ça marche pareil?
      à distance, ça se fait-tu?
      vous couvrez juste ce coin-là?
      et si je suis aux États-Unis?
      vous servez-vous la Rive-Sud aussi?
      c’est loin de chez nous, vous travaillez à distance?
      je suis au Nouveau-Brunswick, ça vous va?
      pis jusqu’à Québec, vous y allez?
      vous venez à Québec aussi?
      vous venez jusqu’à Sherbrooke ou à distance?
      pis en Gaspésie, vous venez?
      et à Ottawa, vous y allez
      venez-vous à québec aussi?
      pis si je suis loin?
      et à Québec?
      et si je suis en Beauce?
      et aux États-Unis?
      vous venez-tu jusqu’à Toronto?
      pis en dehors de ces villes-là?
      même aux États?
      vous venez-tu à Québec?
      donc à distance ça se fait?
      ah, nous on est à Yellowknife
      moi je suis à Gaspé, vous venez jusqu’ici
      on est loin, en Abitibi
      pis si on se voyait quand je monte à Québec
      à distance c’est jamais aussi bon
      donc à 900 km d’ici ça marche pareil?
      dans quelle ville vous allez le plus
      pis après la première rencontre, c’est à distance?
      et mon associé qui vit à Moncton?
      pis mon associée est à Vancouver, elle
      et à Calgary?
      mon autre bureau est à Halifax
      vous venez à Québec?
      moi chu à Gatineau, ça marche?
      le bureau est dans quelle ville?
      à Toronto vous vous déplacez?
      à distance, partout?
      je suis à Vancouver, ça marche pareil?
      vous venez jusqu’à Québec?
      venez-vous à Ottawa?
      pis si je suis à Gatineau?
      vous vous déplacez jusqu’à Toronto?
      même aux États c’est correct?
      Toronto aussi en personne?
      même aux États-Unis?
      pis Toronto?
      vous venez-tu à Rimouski en personne?
      vous vous déplacez, sinon?`,
    response: `
      et vous répondez en combien de temps?
      si je vous écris là, j’ai une réponse quand?
      pis ça prend combien de temps avant d’avoir des nouvelles?
      je vais attendre longtemps après?
      si j’écris vendredi soir, vous me revenez quand?
      c’est un robot ou une personne qui répond?
      et le formulaire, vous le regardez quand?
      répondez-vous vite à cette adresse-là?
      j’ai écrit hier, c’est normal d’attendre?
      pis si j’écris là, réponse quand?
      et on me répond en combien de temps?
      vous répondez vite là-dessus?
      vous répondez en combien de temps?
      vous répondez dans combien de temps là-dessus
      pis ça répond vite?
      et si j’écris un dimanche?
      pis pour le formulaire, c’est plus vite?
      pis le dimanche?
      par une vraie personne?
      pis si je passe par le formulaire?
      même un jour férié?
      c’est long quand on est pressé
      donc si j’écris samedi 15 h, j’ai des nouvelles quand
      pourquoi le formulaire va plus vite
      pis après ça, qui me rappelle
      même délai pour ma fille qui a écrit hier?
      vous répondez vite?
      même la fin de semaine?
      et si je passe par le formulaire
      2 à 4 heures, c’est des heures ouvrables?
      si j’écris un dimanche soir?
      les fériés comptent pas?
      qui me répond ces jours-là?
      même le dimanche?
      le formulaire c’est plus vite donc
      c’est un robot qui répond ou pas
      si j’écris un dimanche, réponse quand
      ça répond en combien de temps?
      c’est un robot qui répond ou du vrai monde?
      24 heures, ça compte le dimanche?
      si j’écris en dehors de ça, j’attends combien?
      si j’écris ce jour-là, quand est-ce qu’on me répond?
      le formulaire c’est-tu plus rapide?
      et le formulaire, lui?
      si j’écris un jour férié, j’ai ma réponse quand?`,
    booking: `
      et pour un rendez-vous?
      je peux réserver un moment pour y aller?
      pis prendre rendez-vous, ça se fait ici?
      et pour y aller cette semaine, reste-t-il des places?
      ok, mettez-moi là demain
      on peut-tu se voir là mercredi?
      faut-tu réserver avant d’y aller, et comment?
      dans ces heures-là, c’est quoi vos plages libres?
      ok je passe, à quelle date c’est possible?
      mettez-moi un rendez-vous, d’abord
      ok, réservez-moi une place d’abord
      je passe vous voir lundi, y a-tu une place`,
    unanswered: `
      et y a-tu du stationnement?
      c’est accessible en fauteuil roulant?
      pis l’autobus passe-tu proche?
      c’est quelle station de métro à côté?
      je peux-tu y amener mon chien?
      y en a-tu un sans frais?
      et un fax, vous avez ça?
      c’est à côté de quoi, un centre d’achat?
      y a-tu une borne électrique là-bas?
      pis sur WhatsApp, ça répond-tu?
      pis sur TikTok, vous y êtes?
      pis un autre bureau à Québec, non?
      et le poste de la compta à ce numéro-là?
      je peux vous texter à ce numéro-là?
      y a-tu du parking là?
      et en chaise roulante, on peut entrer?
      quel autobus arrête devant?
      c’est à quel étage, ça?
      je peux-tu juste passer sans avertir?
      pis par texto, ça se fait-tu?
      avez-vous un numéro sans frais à la place?
      y a-tu un fax avec ça?
      et entre Noël et le jour de l’An, là?
      pis durant la construction, c’est pareil?
      si y a une tempête cette journée-là?
      c’est loin du métro, ça?
      quel poste je fais pour la comptabilité?
      et si personne me revient d’ici là?
      vous y êtes-tu aussi sur WhatsApp?
      pour venir chez nous à Gaspé, c’est chargé?
      y a-tu une borne pour brancher mon char?
      et sur YouTube, avez-vous quelque chose?
      quand c’est plein, ça rappelle-tu tout seul?
      y’a de la place pour mon trailer?
      pis pendant les deux semaines de la construction
      je peux texter là?
      je peux stationner où?
      y a-t-il une rampe pour les fauteuils?
      le métro est-il proche?
      du parking en avant?
      y a un bus qui passe là?
      et en fauteuil roulant?
      je peux y aller avec mon chien?
      y a-tu de la place pour mon truck?
      c’est proche du métro?
      et par texto?
      y a-tu de la place pour se parker là
      et en chaise roulante, ça passe?
      y a-tu du stationnement?
      par texto?
      en bus, c’est faisable?
      et le stationnement?
      c’est à combien de minutes du métro?
      et vos frais de route?
      et en Europe?
      vous chargez le déplacement?
      avez-vous un numéro sans frais?
      fermez-vous pendant les vacances d’été?
      vous prenez combien de semaines off à Noël
      combien d’abonnés
      en Europe aussi?
      fermez-vous entre Noël et le jour de l’An
      vous chargez le kilométrage?
      et si personne me rappelle?
      aux combien vous passez dans ce coin-là?
      y a-tu du parking?
      c’est quelle sortie d’autoroute?
      vous avez-tu WhatsApp?
      pis si vous dépassez ça?
      c’est qui qui va me répondre?
      y a-tu un numéro d’urgence après 18h?
      vous mettez-tu une garde ces journées-là?
      c’est qui qui s’occupe de vos pages?
      vous répondez-tu aux messages privés là-dessus?
      vous me facturez le kilométrage si vous venez?
      y a du stationnement?
      c’est à quel étage?
      c’est proche d’un métro?
      y a un poste direct pour les ventes?
      un numéro sans frais?
      vous répondez par texto?
      vous avez combien d’abonnés?
      le samedi, c’est la même personne au téléphone?
      y a-tu une rampe pour fauteuil roulant?
      le jour de l’élection, êtes-vous ouverts?`,
    "call-how": `
      et la rencontre, c’est là ou par vidéo?
      on peut-tu faire ça par téléphone à la place?
      pis si je veux pas me déplacer?
      c’est vous qui m’appelez pour le rendez-vous?
      et la consultation, on peut la faire là?
      j’aime mieux le vidéo, ça se peut-tu?
      faut-tu absolument y aller en personne?
      le lien pour l’appel vidéo, je l’ai quand?
      on peut-tu faire ça en personne?
      ou on se voit en vidéo à place?
      et par vidéo, ça se peut?
      je peux y aller en personne pour la consultation?
      je dois prendre rendez-vous avant?
      le premier appel, ça se fait en personne?
      je peux y aller pour mon rendez-vous?
      je peux y aller en personne pour l’appel?
      pour la première jasette, je peux me déplacer?
      faut-tu absolument que je m’y rende pour la consultation?`,
    person: `
      et je peux parler à quelqu’un là?
      passez-moi du monde à la place, svp
      pis quelqu’un peut me rappeler?
      c’est qui qui répond, je veux lui parler
      j’aime mieux jaser de ça avec une vraie personne
      y a personne de disponible maintenant?
      appelez-moi, ça va être plus simple
      mettez-moi en ligne avec quelqu’un
      un humain est-il là en ce moment?
      y’a-tu quelqu’un à qui parler de ça là là
      passez-moi quelqu’un maintenant
      quelqu’un peut répondre tout de suite?
      je veux quelqu’un au bout de la ligne
      passez-moi quelqu’un à ce numéro-là tout de suite
      et quelqu’un peut m’appeler?`,
    social: `
      et sur Facebook, vous y êtes?
      pis LinkedIn, vous avez une page?
      et pour vous suivre, c’est où?
      vous êtes sur Insta aussi?
      et vos réseaux sociaux?
      où est-ce que je vous trouve à part ça, sur les réseaux?
      pis une page à liker, y en a-tu une?
      et à part ça, vous publiez sur quels réseaux?
      et sur Facebook?
      et pour vous suivre?
      je trouve ça où?
      pis Facebook?
      lesquels déjà?
      les liens sont sur quelle page?
      je suis pas su linkedin moi
      donc avec mes 2 comptes je vous suis où
      lequel est le plus actif
      pis les liens sont où
      ma fille a juste instagram, vous y êtes?
      êtes-vous sur Facebook?
      pas de TikTok?
      Instagram aussi?
      je peux vous suivre sur linkedin?
      pas de TikTok donc
      ou sur Facebook?
      pas sur Instagram?
      LinkedIn aussi?
      Instagram, oui ou non?
      sur Facebook aussi?
      pas de Instagram?
      vous avez-tu une page LinkedIn?
      je peux vous suivre sur Instagram?`,
    languages: `
      et vous répondez en anglais?
      pis au téléphone, ça parle français?
      si j’appelle, ça va être en anglais?
      je peux vous écrire en anglais aussi?
      et là-bas, ça parle les deux langues?
      ma boss parle pas français, ça dérange-tu?
      et par courriel, l’anglais passe-tu?
      quand ça répond, c’est en français?
      à Toronto, vous parlez anglais j’imagine?`,
    consultation: `
      et la première rencontre, c’est combien de temps?
      pis si je viens, on fait quoi, 30 minutes gratis?
      la rencontre là-bas, c’est-tu gratuit pis sans engagement?
      vous offrez pas une consultation, aussi?
      et la consultation qu’on fait là, c’est quoi?
      on se rencontre pour combien de temps?
      et cette rencontre-là, elle m’engage à quoi?
      pis je repars avec quoi si j’y vais?
      ça prend combien de temps?
      ça dure combien de temps?`,
    "time-zone": `
      c’est mon heure ou la vôtre?
      à mon heure ou à la vôtre?
      et la France?
      c’est l’heure de Montréal ça?
      et si on a pas la même heure?
      c’est à l’heure d’ici, ça?
      je suis à Vancouver, les heures, ça marche comment?
      les heures que je vois pour l’appel, c’est les vôtres ou celles de Calgary?
      les heures pour l’appel, je peux les voir à notre heure?
      on est en Alberta, c’est à quelle heure pour nous?
      pour l’appel, faut-tu que je calcule le décalage?
      vos plages, c’est l’heure de Montréal?`,
    "consultation-cost": `
      ça coûte de quoi?
      combien ça coûte, l’appel?`,
    rights: `
      non, celui pour faire effacer mes renseignements`,
    taxes: `
      c’est-tu en dollars américains`,
    "facet-support": `
      pis une fois client, même délai?
      et si ça plante la nuit?
      pis une fois client, c’est plus vite?
      y a-tu quelqu’un la nuit si ça plante?
      pis si ça brise un 24 juin?
      et une fois client, c’est plus vite?
      et la nuit, y a personne?
      même pour ceux qui payent 3 500 $?`,
    support: `
      mon assistant IA arrête-tu aussi?
      mais l’assistant, lui, il dort pas?`,
    blog: `
      vous avez un blogue sinon?
      vous écrivez des articles aussi?`,
    newsletter: `
      et par courriel, une infolettre?
      pas d’infolettre à la place?
      ou je peux recevoir ça par courriel?
      pis une infolettre, en avez-vous une?`,
    "after-form": `
      pis une fois que c’est évalué?`,
    officer: `
      non, pour mes données, j’écris à qui?`,
    complaint: `
      et si c’est pour une plainte?`,
    "no-time": `
      et si j’ai pas pris de moment?`,
    "careers/write": `
      si c’est pour une job, vous répondez aussi?`,
  },
  firm: {
    same: `
      et ça fait longtemps, ça?
      c’était en quelle année?
      pis elle faisait quoi avant?
      combien d’entreprises, encore?
      c’est où, votre bureau d’origine?
      et c’est arrivé comment?
      elle a branché quoi, au juste?
      vous parlez les deux langues?
      70 % de quoi, ça?
      et ça a été mesuré chez qui?
      ils étaient combien dans son ancienne entreprise?
      et sur 40 heures, il en reste combien?
      donc aucun poste pour le moment?
      depuis quand?
      pis elle, elle faisait quoi avant
      et depuis quand?
      elle faisait quoi avant?
      depuis quelle année déjà?
      et avant ça, elle faisait quoi
      depuis quelle année?
      depuis quand déjà
      et encore, dites-m’en un peu plus sur ça
      c’était en quelle année, ça?
      redites-moi ça, j’ai mal lu
      en une année, ça?
      et pour la formation aussi
      les réunions aussi
      et je vous envoie ça où
      j’ai vu une faute, je vous le dis?
      si je dis non après, je dois rien?
      combien de minutes déjà
      donc pas direct en cour
      en général ça se règle comment
      pas de lettre, sûr?
      quelques lignes c’est assez?
      donc rien pour l’instant?
      vous avez travaillé avec qui depuis
      combien de moments il propose?
      rendre quoi, exactement?
      c’est quoi le dernier point?
      le mien est pas dans la liste
      c’est quoi le dernier?
      si ça règle pas, je vais où?
      pis la troisième affaire, c’est quoi
      moi je fais quoi le matin
      toujours au même endroit depuis?
      vous le dites même si ça marche pas?
      où ça?
      pis ça, vous le faites depuis quand?
      vous êtes basés où exactement?
      ça enlève combien de travail, environ?
      c’est combien au juste?
      depuis quand, ça?
      vous leur parlez en français aussi?
      donc c’est pas une vraie entreprise?
      ça fait combien d’entreprises depuis?
      quelle année vous avez dit?
      pis si je connais rien là-dedans?
      trop petit, c’est à partir de quelle taille?
      elle attend combien de temps sa réponse?
      c’était quoi sa business avant?
      qui lui a demandé ça en premier?
      donc vous avez déjà eu une business?
      mon monde va-tu comprendre comment ça marche?
      donc c’est pour les propriétaires?
      pis les autres, ils font quoi?
      et si ça rapporte pas?
      vous dites ça même si ça vous fait perdre une vente?
      et mon monde là-dedans, il décide de quoi?
      mesuré chez qui?
      même une école?
      vous attendez quoi de moi?
      pis moi, je m’attends à quoi de vous?
      je l’envoie où?
      et si c’est mes infos personnelles?
      quelqu’un lit ça pour vrai?
      si je vois une faute?
      donc ça coûte rien pour vrai?
      vous pouvez dire non, vous aussi?
      envoyer la demande, c’est pas un contrat?
      même si j’arrête?
      donc les comptes sont à mon nom?
      si quelqu’un essaie de rentrer dans le système?
      refusé ou juste mis de côté?
      pis si on s’entend pas?
      ça se règle d’habitude?
      les heures, c’est moi qui les choisis?
      je parle au client moi-même?
      c’est gardé combien de temps?
      je raconte quoi là-dedans?
      donc rien pour le moment?
      ça fait combien en tout?
      depuis quelle année ça?
      les clients aussi sont pas réels?
      à quelle place vous avez parti ça?
      c’est moi qui dis ok à la fin?
      ça prend des mois avec vous autres?
      c’est écrit simple au moins?
      ça dit ce que vous attendez de moi?
      c’est une vraie personne qui lit?
      si je trouve une erreur, je fais quoi?
      pouvez-vous dire non vous autres?
      je peux-tu travailler de chez nous?
      je vais le voir où si ça ouvre?
      c’est quoi la troisième chose?
      donc c’est pas une vraie compagnie?
      donc pas si vieux que ça?
      pis le matin, je fais quoi?
      elle a le choix entre combien de moments?
      c’était en quel mois, donc?
      qui lui a demandé en premier?
      rendre quoi, déjà?
      et les autres, leur contrat est de combien?
      pis côté langue, vous faites quoi de différent?
      c’est quoi la dernière?
      mesuré chez qui, ça?
      et si je trouve une erreur?
      je peux dire non après?
      vous pouvez me refuser, vous autres?
      faut être au bureau?`,
    people: `
      et c’est qui, l’équipe?
      vous êtes qui, au juste, en arrière de ça?
      pis c’est du monde de quel milieu?
      je parlerais à qui, chez vous?
      avez-vous déjà eu une business, vous autres?
      c’est des techniciens ou des entrepreneurs?
      à qui j’aurais affaire là-dedans?
      vos gens, ils ont quel parcours?
      connaissez-vous ça, gérer une PME, vous?
      c’est des vendeurs ou du monde qui a eu une business?
      c’est du monde de terrain ou des vendeurs?
      et c’est qui qui va s’occuper de nous
      mais c’est qui qui nous parle, un vendeur?
      c’est qui le monde là-dedans
      et c’est qui qui va me parler?
      et les gens qui appellent, ils connaissent ça?
      ont-ils déjà eu une business?
      pis mes employés là-dedans?
      donc pas des vendeurs?
      mon monde va savoir s’en servir?
      ça garantit rien, avoir eu une business
      donc mes 4 gars auraient leur mot à dire?
      pourquoi c’est important que vous ayez mené une entreprise
      pis après le départ, on sait encore comment ça marche?
      ma soeur est gênée, elle parlerait au même genre de monde?
      c’était quoi votre job avant?
      ya qui derrière?
      vous avez eu une entreprise vous autres?
      mes employés ont leur mot à dire?
      ils vont comprendre comment ça marche?
      c’est qui qui décide alors
      et c’est qui derrière ça
      donc c’est pas des vendeurs
      ils ont vraiment déjà eu une business?
      qui est derrière ça?
      c’est qui qui me parle au téléphone, un vendeur?
      mes employés ont-tu leur mot à dire?
      c’est qui, l’équipe?
      pis mes employés ont-tu un mot à dire?
      ils sont entrepreneurs eux aussi?
      ok mais c’est qui, vous autres?
      pis aujourd’hui, c’est qui l’équipe?
      donc je parle pas à un vendeur?`,
    story: `
      et ça a commencé comment?
      pis la fondatrice, c’est quoi son histoire?
      d’où ça vient, cette idée-là?
      pourquoi elle a parti ça?
      qu’est-ce qui vous a donné l’idée?
      elle est partie de quoi?
      comment c’est né, tout ça?
      et au tout début, c’était quoi?
      qui a fondé ça, pis pourquoi?
      elle vendait quoi avant ça?
      ok et ça a commencé comment?
      pis ça a commencé comment, ça
      et comment elle a commencé
      pis avant ça elle faisait quoi
      et comment ça a commencé?
      et elle faisait quoi avant, la fondatrice?
      et le déclic, c’était quoi?
      ça fait combien de temps?
      c’était où au début?
      pis depuis ce temps-là?
      vous avez aidé qui?
      en quelle année?
      à Laval, vraiment?
      vous aviez des clients au début?
      donc deux ans, à peu près
      ça remonte à quelle année?
      pis la vraie histoire, c’est quoi?
      pis c’est parti comment?
      elle avait combien d’employés?
      pis le lundi, qu’est-ce qui est arrivé?
      pis ça a donné quoi le lundi?
      ok, mais l’histoire de la fondatrice, c’est quoi?
      pis avant, qu’est-ce qui s’est passé?
      comment c’est parti?
      et le lundi, qu’est-ce qui est arrivé?`,
    clients: `
      et vous avez combien de clients?
      pis vous avez aidé qui?
      vous en avez accompagné beaucoup?
      et ça fait combien d’entreprises en tout?
      c’est-tu juste des petites que vous avez aidées?
      avez-vous déjà plusieurs clients, ou on serait les premiers?
      en tout, ça fait combien de clients depuis le début?
      vous en avez eu combien en deux ans?
      combien de clients vous avez eu à date
      vous en avez aidé combien?
      combien d’autres comme moi vous avez?
      et vous en avez aidé combien
      pour combien de compagnies
      et combien vous en avez aidé?
      vous en avez fait plusieurs avant moi?
      depuis quand?
      des gens du coin?
      des grosses boîtes ou des petites?
      en anglais aussi?
      quel genre d’entreprises?
      juste des compagnies du Québec?
      vous les servez en anglais des fois?
      combien d’années que vous faites ça alors
      c’est juste des entreprises du Québec?
      vous leur parlez anglais aussi au besoin?
      pis vous avez aidé qui depuis
      tout ça à partir de Laval?
      et vous en avez aidé combien, déjà?
      50 depuis quelle année?
      pis depuis ce temps-là, combien d’entreprises?`,
    cases: `
      et avez-vous des exemples?
      ça a donné quoi chez eux?
      pis des résultats, vous en avez à montrer?
      montrez-moi un de ceux-là
      vous avez-tu des preuves de ça?
      des histoires concrètes, ça existe?
      chez qui vous avez fait ça?
      un cas réel, svp, pour voir
      avec des exemples?
      des exemples concrets de ça?
      avez-vous des preuves de ça
      avez-vous des exemples avec ça?
      et ça a donné quoi chez vos clients
      pourquoi vous les nommez pas?
      avez-vous des chiffres de ces clients
      des résultats à me montrer?
      un vrai client qui l’a eu?
      je peux voir un de leurs résultats
      avez-vous un exemple dans mon domaine
      je peux voir ce que ça a donné chez eux?
      avez-vous du vrai à me montrer?
      des exemples de ce que vous avez fait depuis?
      ça se voit où, avec du vrai monde?
      chez qui par exemple?
      vous avez des résultats là-dedans?
      t’as des exemples de ces clients-là?
      pis les études de cas, elles?
      vous avez les chiffres de cas précis?`,
    offer: `
      et vous faites quoi, au juste?
      pis concrètement, vous offrez quoi?
      ok mais c’est quoi que vous automatisez, alors?
      et pour moi là-dedans, vous feriez quoi?
      ok mais le service, c’est quoi?
      qu’est-ce que vous vendez, finalement?
      et vous aidez le monde de quelle façon, au juste?
      à part ça, c’est quoi vos services?
      et vous leur enlevez quel genre de tâches?
      et vous faites quoi au juste?
      ok mais vous faites quoi, concrètement
      pis concrètement, vous faites quoi?
      et vous faites ça comment?`,
    plans: `
      et c’est combien, vos services?
      pis vos prix, ils sont comment?
      ça coûte cher, faire affaire avec vous?
      et vous leur chargez combien par mois?
      pis les forfaits, là-dedans?
      ça prend quel budget pour ça?
      ok pis les tarifs?
      c’est-tu abordable pour une petite place comme nous?
      ça monte à combien par mois, vos affaires là
      et vous demandez combien pour ça?
      et vous chargez combien pour ça
      ok, pis ça coûte combien
      ça coute combien tout ça
      pis ça coûte combien?
      bon, pis ça coûte combien?`,
    sectors: `
      et c’est dans quels domaines, tout ça?
      pis les garages, vous en faites?
      et la construction, vous connaissez ça aussi?
      c’est juste pour les boutiques en ligne?
      pis une clinique, vous en avez déjà eu une?
      dans la restauration aussi?
      et ils sont dans quels domaines, ces clients-là?
      notre industrie à nous, vous la connaissez?
      et les manufacturiers, vous en avez aussi?
      même des fermes?
      les organismes communautaires, ça compte aussi?
      même pour un cabinet d’avocats?
      et en immobilier?
      et dans une usine?
      et pour une école?
      pis la construction?
      même les camionneurs?
      pis une clinique?
      y’en a-tu d’autres?
      le mien est vraiment spécial par exemple
      donc mes 2 commerces, un garage pis une école, ça rentre
      dans lequel vous êtes les meilleurs
      pis si on change de domaine plus tard
      et ma soeur qui est dans l’immobilier?
      lesquels dans mon domaine?
      peu importe le domaine?
      la construction aussi?
      chu dentiste, ça marche?
      et dans l’immobilier
      un magasin, ça rentre?
      les écoles?
      moi je suis dans la construction
      un cabinet dentaire, ça entre là-dedans
      et les transporteurs?
      dans quels domaines surtout?
      ils sont dans quels domaines?
      et un dentiste?
      lesquels sur votre site?
      avez-vous des exemples dans le lot?
      ils sont dans quoi, ces gens-là?
      en construction, ça marche?
      le transport, oui?
      lequel des cas est à Sherbrooke?`,
    "careers/write": `
      il peut-tu vous écrire pareil
      elle peut-tu envoyer de quoi quand même
      mon neveu pourrait-tu écrire pareil
      il met quoi dedans
      qu’est-ce qu’il faut qu’il mette dedans
      ça prend-tu une lettre de présentation
      pis vous gardez ça combien de temps après
      ses affaires restent chez vous combien de temps
      son CV, vous le gardez combien de temps
      répondez-vous à tous ceux qui écrivent
      il envoie ça où
      vous faites quoi avec après
      et j’envoie mon CV où?
      pis je vous écris quoi, pour postuler?
      et la lettre de présentation, elle est obligatoire?
      je peux-tu vous envoyer ma candidature pareil?
      et vous le gardez combien de temps, mon CV?
      et j’envoie ça à quelle adresse?
      vous répondez-tu à tous ceux qui écrivent?
      qu’est-ce que je mets dans mon message pour ça?
      même sans poste, je peux écrire?
      ok pis je l’envoie où, mon cv
      j’envoie mon cv à qui, dans ce cas?
      j’envoie ça à qui
      j’envoie mon CV où d’abord?
      j’envoie ça à quelle adresse pour ma fille
      j’envoie ça où?
      et si je veux postuler quand même
      et vous gardez mon cv combien de temps
      une lettre, c’est nécessaire?
      vous le gardez combien de temps, mon cv?
      combien de temps gardez-vous une candidature
      jetez-vous ma candidature
      vous gardez ça combien de temps?
      pis vous gardez ça longtemps?
      vous gardez ça jusqu’à quand?
      si j’envoie de quoi pareil, vous gardez ça combien de temps
      mon cv reste dans vos dossiers longtemps
      et je l’envoie où
      même si y’a rien, je peux vous écrire
      ça va où si j’envoie ma candidature
      faut-tu une lettre?
      allez-vous me répondre?
      j’écris quoi dedans?
      j’ai rien automatisé de gros
      5 lignes c’est assez
      qu’est-ce que je dois dire
      pis après, vous le gardez?
      ma nièce peut écrire aussi?
      j’envoie mon cv où
      vous répondez à tout le monde?
      je mets quoi dans le message
      et après 6 mois?
      c’est quelle adresse
      je peux quand même vous écrire?
      vous garderiez ma candidature?
      si j’envoie mon cv pareil, vous le gardez combien de temps
      je peux vous écrire quand même?
      vous l’effacez après?
      je peux envoyer mon CV pareil?
      j’envoie mes affaires où?
      Combien de temps mon dossier est-il conservé?
      ça prend-tu une lettre?
      je peux-tu vous laisser mon nom pareil?
      vous le gardez combien de temps?
      vous gardez ça combien de temps, mon CV?
      mon CV, il reste dans vos dossiers longtemps?
      c’est effacé quand, ce que j’envoie?
      si vous me prenez pas, ma candidature est détruite?
      ça dort combien de temps chez vous, un CV?
      vous conserveriez ça jusqu’à quand?
      et mon parcours, vous le gardez longtemps?`,
    "careers/work": `
      et c’est-tu en télétravail?
      pis travailler chez vous, c’est comment?
      et les horaires, ils sont flexibles?
      pis faut-tu y aller, au bureau?
      on parle aux clients directement?
      il faut être bilingue pour ça?
      c’est quoi l’ambiance de travail là?
      je pourrais-tu faire ça de chez moi?
      vous comptez quoi, les lignes de code?
      c’est à distance ou au bureau?
      et c’est à distance ou sur place?
      à distance ou au bureau?
      c’est de la maison ou sur place
      de la maison, ça se fait?
      et c’est en télétravail?
      et les heures sont fixes?
      pis l’horaire?
      faut-tu parler aux clients?
      faut-tu aller à Laval?
      c’est jugé sur quoi?
      parler aux clients c’est pas mon fort
      25 h par semaine de chez moi ça va
      quelles heures sont fixes
      pis comment vous mesurez mon travail
      mon chum est unilingue français, ça passe?
      faut-tu être bilingue?
      100 % à distance c’est possible?
      les heures sont flexibles ou non
      c’est où le bureau
      je parlerais aux clients moi-même?
      même le soir si je veux?
      vous comptez quoi si c’est pas les lignes de code
      et les rendez-vous, eux, c’est fixe?
      faut se déplacer à Laval?
      c’est du télétravail?
      pis si je suis pris, ça se passe à distance?
      ça ressemble à quoi, travailler là?
      et le télétravail?
      on travaille d’où?
      La présence au bureau est-elle exigée?
      je suis plus du soir, c’est un problème?
      si vous me prenez, ce serait à distance?
      si jamais, on travaille d’où?
      faudrait que je monte à Laval chaque matin?
      je peux-tu rester chez nous pour travailler?`,
    unanswered: `
      et vous faites combien de revenus, vous autres?
      et elle, c’est quoi son nom?
      pis vous êtes combien d’employés?
      êtes-vous cotés en bourse?
      avez-vous des investisseurs en arrière de ça?
      et des stagiaires, vous en prenez?
      pis le salaire, il est comment?
      elle a étudié où, la fondatrice?
      et vos concurrents là-dedans, c’est qui?
      avez-vous gagné des prix pour ça?
      pourquoi ce nom-là?
      pensez-vous en ouvrir un autre ailleurs bientôt?
      et la chambre de commerce, elle vous a accrédités?
      vendez-vous des franchises de ça?
      elle s’appelle comment?
      pis elle a quel âge?
      elle a-tu gardé l’autre business?
      vous êtes combien là-dedans?
      en avez-vous perdu, de ceux-là?
      vous appartenez à qui au juste?
      ils sont-tu tous au Québec, ces gens-là?
      pouvez-vous m’en nommer quelques-uns?
      et vos profits, ça va bien?
      ça vient de quel échantillon, ça?
      si vous fermez, on fait quoi?
      et dans ma ville, en avez-vous?
      elle vendait quoi avant ça?
      pis comme stagiaire, ça se peut-tu?
      c’est quoi le salaire là-dedans?
      quand est-ce que ça va rouvrir, d’après vous?
      avez-vous des photos d’eux autres?
      et les CPE, en avez-vous dans le lot?
      travaillez-vous aussi pour mon compétiteur de là?
      c’est quoi son nom
      combien vous êtes là-dedans
      combien vous payez de l’heure
      c’est payé combien, ces postes-là?
      et le salaire?
      vous êtes combien là-dedans
      des stages aussi?
      c’est qui le propriétaire, son nom?
      combien d’employés en tout?
      vous avez fait combien de profit?
      pis elle s’appelle comment
      pis ils sont combien dans l’équipe
      c’est payé combien?
      combien vous êtes dans l’équipe?
      et elle s’appelle comment?
      et vous êtes combien d’employés?
      et puis-je parler à un de ces clients?
      et c’est qui votre plus gros?
      et avez-vous déjà manqué votre coup?
      et l’espagnol
      et des stages, ça existe?
      devant quel tribunal
      c’est qui qui a fait votre site
      je peux amener mon associé
      vous remettez les mots de passe comment
      mon adjointe peut le remplir pour moi?
      vous avez un médiateur
      le procès serait dans quelle ville
      combien de semaines de vacances
      un stage, ça se peut?
      prenez-vous des pigistes
      combien en tout?
      je peux en appeler un?
      qui a parti ça?
      combien d’employés depuis?
      les OBNL aussi?
      ça marche par texto?
      c’est quoi le nom du fondateur?
      je peux voir leurs photos
      vous êtes mieux que votre concurrent?
      avez-vous une politique environnementale
      ça veut dire que je mets du monde dehors?
      les restaurants, oui ou non
      une autre langue, genre l’espagnol?
      mis à jour quand?
      le nom du patron?
      qui l’a fondée
      vous êtes combien dans l’équipe
      et en espagnol
      vous êtes combien d’employés là-dedans?
      je peux en appeler un pour avoir son avis?
      qui a monté ça, une agence?
      vous étiez rentables dès le début?
      et les organismes sans but lucratif?
      ça prend aussi son dépôt?
      comment elle s’appelle?
      quelqu’un d’autre l’a écrite pour vous?
      vous êtes meilleurs que qui, précisément?
      vous avez déjà manqué à une de celles-là?
      l’écart entre le pire pis le meilleur, c’est quoi?
      lequel vous en avez le plus?
      pis en espagnol?
      ça a changé quand la dernière fois?
      combien vous en recevez par année?
      qui a fait le design?
      y a un maximum par entreprise?
      je pourrais le revendre à un autre?
      je peux contester si je suis bloqué?
      ça paye combien?
      pis l’été prochain?
      et vous êtes combien là-dedans?
      allez-vous ouvrir un autre bureau bientôt?
      pis combien sont encore avec vous aujourd’hui?
      as-tu leurs numéros de téléphone?
      y a-tu une vraie compagnie qui offre la même chose?
      quel jour exactement?
      pis vous avez été rentables dès la première année?
      pis les fermes agricoles?
      faites-vous un prix pour les OBNL?
      et si j’oublie d’approuver le matin?
      elle reçoit-tu un texto de rappel la cliente?
      elle a étudié en quoi?
      son entrepôt, y existe encore?
      quelle sorte d’entreprise ils avaient?
      ça fait combien d’années qu’ils sont dans le domaine?
      un total d’heures rendues, avez-vous ça?
      pis dans cinq ans, vous vous voyez où?
      c’est qui les autres au juste?
      pis eux autres chargent combien?
      qui décide si quelqu’un respecte pas ça?
      pis l’environnement là-dedans?
      pis l’écart entre le meilleur et le pire client?
      pis les restaurants, avez-vous un exemple?
      lequel de ces secteurs vous rapporte le plus?
      pis l’espagnol?
      tout le monde est bilingue chez vous?
      y a-tu un plafond de responsabilité?
      ç’a été mis à jour quand?
      ça se règle en combien de jours d’habitude?
      vous en avez eu combien cette année?
      pis un texte au complet?
      c’est qui l’illustrateur?
      j’ai combien de jours pour me décider?
      donnez-vous une raison quand vous dites non?
      la documentation est remise en combien de jours?
      je peux-tu le revendre?
      y a-tu un captcha?
      et si vous me bloquez par erreur?
      pis si ça se rend en cour, où ça?
      y a-tu de l’arbitrage?
      combien de vacances par année?
      pis le salaire?
      y a combien d’entrevues après?
      prenez-vous des stagiaires payés?
      c’est pour quand le prochain poste?
      le bureau, vous le louez ou il est à vous?
      vous en avez perdu combien, de clients?
      je peux avoir la liste complète avec les noms?
      qui a fabriqué cette démo-là?
      ça a coûté combien faire le site?
      le mois exact?
      combien de ventes la première année?
      et un OSBL, il a un rabais?
      combien de secondes ça prend avant qu’il réponde?
      la cliente, elle s’appelle comment?
      elle s’appelle comment, la fondatrice?
      elle distribuait quoi au juste?
      quel âge ils ont en moyenne?
      c’est quoi leurs diplômes?
      vous l’avez écrite quand, cette mission-là?
      c’est qui vos concurrents, au juste?
      lequel de vos concurrents est le moins cher?
      qui a choisi ces valeurs-là?
      vous avez mesuré ça sur combien de clients exactement?
      combien de clients en construction, exactement?
      pis un garage de mécanique, vous en avez fait un à Laval?
      un accent québécois, votre robot?
      elles sont en vigueur depuis quelle date?
      c’est qui le boss à qui ça monte?
      vous avez eu combien de plaintes?
      c’est quoi vos critères pour refuser quelqu’un?
      la transition, vous la facturez combien?
      le transfert prend combien de jours?
      combien d’envois avant d’être bloqué?
      vous prenez un médiateur?
      le salaire?
      y a-tu des assurances?
      le prochain poste, c’est pour quand?
      votre numéro d’entreprise au registraire?
      votre plus gros client, c’est qui?
      vous avez eu combien d’investisseurs?
      la boutique en ligne, elle roule encore?
      ça prend combien de jours à régler d’habitude?
      mon développeur peut-tu vous appeler après, à quel tarif?
      vous avez eu combien de poursuites?
      vous avez engagé combien de monde l’an passé?
      le client qui a eu le moins, c’était combien?
      Quelle est l’échelle salariale?
      y a-tu des assurances collectives?
      jai jamais rien automatisé, jai tu une chance?
      et après, combien d’entrevues?
      pi un stage, pour mon gars au cegep?
      Faites-vous affaire avec des pigistes?`,
    areas: `
      et c’est juste à Laval, ça?
      pis chu à Trois-Rivières, vous me prenez?
      et en région, vous y allez-tu?
      c’est possible de loin, avec vous?
      et l’Ontario, aussi?
      et hors du Québec?
      et jusqu’à Montréal, vous venez?
      chu pas à Laval, ça dérange-tu?
      pis les Américains, vous en servez aussi?
      pis en région?
      seulement au Québec ou ailleurs aussi?
      et en Ontario, vous y allez?
      vous sortez-tu de Laval
      et vous travaillez où?
      même si on est à Calgary
      même si je suis pas dans le coin?
      juste à Laval ou ailleurs aussi?
      vous êtes où au Canada?`,
    contact: `
      et je vous joins comment?
      pis votre numéro?
      et pour vous écrire, c’est où?
      ok, pis comment je vous pogne?
      y a-tu un courriel pour ça?
      c’est quoi vos coordonnées, alors?
      et si j’aime mieux appeler, c’est quel numéro?
      pour vous rejoindre, ça se passe où?
      pis on les rejoint comment
      je vous écris où?
      je vous rejoins comment alors
      comment je les rejoins, eux autres
      comment je les rejoins
      je peux appeler plutôt?
      bon, à qui je peux parler pareil?
      pis par téléphone?
      pis si je veux juste appeler?
      bon, non, je suis client, je vous joins où?`,
    careers: `
      et vous engagez, là?
      pis avez-vous des jobs ouvertes?
      pis là, cherchez-vous d’autre monde?
      et moi, je pourrais-tu embarquer dans l’équipe?
      y a-tu des postes dans votre équipe?
      et dans cette équipe-là, vous embauchez-tu des fois?
      vous agrandissez-tu, y a-tu de l’ouvrage?
      et si je voulais une job là, y en a-tu?
      vous engagez-tu?
      et vous engagez-tu?
      et vous embauchez quand
      pis plus tard?
      c’est annoncé où?
      ça arrive-tu souvent?
      vous êtes une grosse équipe?
      jamais jamais?
      pis dans 6 mois, ça se peut
      pourquoi vous embauchez rarement
      pis quand vous embauchez, je le sais comment
      ma soeur cherche un stage, c’est non aussi?
      vous embauchez là là?
      mais y a-t-il un poste en ce moment
      vous l’annoncez où quand ça arrive
      souvent ça, des embauches?
      vous êtes combien gros
      plate... ça va ouvrir un jour?
      je repasse voir ici alors
      vous cherchez du monde?
      vous en cherchez d’autres, du monde?
      y a-tu un poste d’ouvert?
      mais y a-tu de quoi d’ouvert?
      vous embauchez souvent?
      c’est affiché où quand y en a?
      vous êtes une grosse gang?
      embauchez-vous souvent?
      vous engagez?
      pis là, y a-tu un poste?
      avez-vous de quoi d’ouvert?
      donc rien pantoute?
      c’est où que vous l’annoncez?
      avez-vous de quoi d’ouvert là?
      comment je le sais quand ça ouvre?`,
    since: `
      et ça fait combien d’années que vous existez?
      pis vous êtes là depuis quand?
      c’est-tu nouveau, votre affaire?
      et ça a ouvert quand?
      ça fait-tu longtemps que vous faites ça?
      donc vous êtes une jeune compagnie?
      depuis le temps, ça fait combien d’années?
      elle a parti ça en quelle année?
      ça fait longtemps?
      ça fait combien d’années, ça?
      donc c’est récent?
      pis dans quelle ville?
      depuis quelle année, donc?
      pis avec qui depuis?
      juste 2024? c’est récent
      toujours à Laval?
      donc ça fait pas dix ans
      ça fait pas longtemps ça
      vous étiez déjà à Laval au début?
      donc ça fait combien de temps en tout?
      fait que c’est récent?
      non, je voulais juste l’année
      vous êtes en affaires depuis quand?`,
    mission: `
      et le but, c’est quoi?
      pis votre mission là-dedans?
      vous voulez accomplir quoi avec ça?
      pourquoi vous faites ça, au fond?
      et la raison d’être de tout ça?
      qu’est-ce qui vous motive là-dedans?
      et la mission, dans tout ça?
      ça sert à quoi, au fond, tout ce que vous faites?
      pourquoi vous faites ça
      et votre but, c’est quoi?
      des heures de qui?
      pour quel genre de monde?
      rendre quoi au juste?
      c’est tout?
      belle phrase mais ça veut dire quoi
      donc mes 65 h par semaine ça baisserait
      pourquoi les heures pis pas l’argent
      pis une fois qu’on les a récupérées?
      ça vaut tu pour mon père qui a bâti la sienne il y a 30 ans?
      et pourquoi vous avez parti ça?
      les heures de qui?
      donc c’est pour sauver du temps
      c’est pour les patrons surtout?
      redonner des heures à qui
      dans quel but vous faites ça au fond
      en une phrase, c’est ça votre but?
      le but derrière tout ça?
      donc c’est pour les entrepreneurs?
      on parle de redonner du temps là?
      et vous faites ça pourquoi, au fond?
      donc le but, c’est quoi?
      et la mission, elle?`,
    difference: `
      et pourquoi vous plutôt qu’un autre?
      pis qu’est-ce qui vous distingue?
      vous êtes différents des autres en quoi?
      les autres font toutes ça aussi, non?
      qu’est-ce que vous avez de plus que les autres?
      alors pourquoi je vous choisirais, vous?
      c’est quoi votre avantage là-dedans?
      et les autres du même genre, ils font quoi de moins?
      mais qu’est-ce que ça change d’avec mon agence?
      et vous êtes mieux que les autres parce que
      et les autres firmes, elles?
      et pourquoi vous au lieu d’un autre?
      pis les autres, eux?
      c’est quoi qu’ils font ailleurs?
      même pour la langue?
      pis si ça rapporte rien?
      les autres disent tous ça
      donc sur mes 3 soumissions vous seriez la moins risquée?
      laquelle de ces différences compte le plus
      pis si ça rapporte pas après?
      mon amie est déjà barrée ailleurs, c’est pire là-bas?
      ailleurs c’est un an, c’est ça?
      donc zéro frais pour partir?
      vous parlez français dès le début?
      et si ça rapporte rien
      je parle à un vendeur ou pas
      je peux arrêter quand je veux, vrai?
      3 fois quoi?
      les autres font signer pour combien de temps
      donc rien à payer au départ?
      et si ça me rapporte pas
      les autres parlent pas français eux?
      c’est-tu traduit ou vraiment en français?
      pas de contrat de 12 mois vous autres?
      vos vendeurs lisent-tu un script?
      pis à part ça, c’est quoi la différence avec les autres?
      pis les autres firmes, c’est quoi la différence?`,
    values: `
      et vous tenez à quoi, comme valeurs?
      pis vos valeurs, c’est du blabla?
      vous promettez d’être francs, c’est vrai ça?
      vous le dites-tu quand ça marche pas?
      c’est quoi vos principes là-dedans?
      et ces chiffres-là, vous êtes honnêtes là-dessus?
      et pour vous, c’est quoi qui compte le plus là-dedans?
      pis si ça vaut pas la peine, vous le dites?
      et si ça marche pas vous le dites
      et vous croyez à quoi?
      pis si ça bouge pas?
      vite comment?
      pis mes gens là-dedans?
      vous le dites même quand ça vaut pas la peine?
      c’est facile à écrire sur une page
      donc si mon chiffre bouge pas en 8 semaines vous me le dites
      laquelle vous tenez le plus
      pis quand ça bouge pas, après?
      vous seriez aussi francs avec mon associé?
      c’est beau, mais vous croyez à quoi
      vous le dites vraiment si ça vaut pas la peine?
      24 heures, même le dimanche?
      qui décide, vous ou nous
      et si le chiffre bouge pas?
      rapide comment?
      pis les jours de fête
      la rapidité, ça veut dire combien de temps
      c’est quoi la dernière valeur
      elle tient à quoi aujourd’hui?
      à part ça, vous tenez à quoi?
      pis quand le chiffre bouge pas?
      vous tenez à quoi, comme équipe?
      si le chiffre bouge pas vous faites quoi?
      pis vos valeurs?
      non, pas la différence, vos valeurs
      et la rapidité, ça veut dire quoi pour vous?`,
    figures: `
      et ça change quoi, en chiffres?
      pis les résultats moyens, c’est quoi?
      vous enlevez combien de travail, en général?
      ça fait monter les ventes de combien?
      c’est quoi vos stats chez tous ces clients-là?
      en pourcentage, ça sauve combien?
      et ça enlève combien d’ouvrage, chez ceux-là?
      le chiffre d’affaires, il a monté de combien chez eux?
      sur 40 heures, ça fait combien?
      c’est mesuré chez qui?
      et ça donne quoi en chiffres?
      et le chiffre d’affaires, lui, il monte?
      c’est-tu prouvé ça?
      pis sur une semaine, il en reste combien?
      pis les revenus?
      ça prend combien de temps avant?
      c’est juste des objectifs donc ça vaut rien
      donc sur 25 h de saisie il m’en resterait combien
      lequel de ces chiffres-là est le plus sûr
      pis après un an, ça continue de monter?
      ma cousine a pas de paperasse, c’est le même pourcentage?
      sur 40 heures il m’en resterait combien
      c’est prouvé ou c’est un objectif?
      12 heures sur combien?
      40 % de plus en combien de temps?
      donc c’est pas mesuré encore
      ça prend combien de temps à partir?
      70 % ça me parait gros
      c’est 40 % pour tout le monde ou juste les ventes?
      combien d’heures on récupère
      c’est prouvé ou juste visé?
      il en resterait combien sur ma semaine de 40 h
      le 40 % c’est sur combien de temps
      et chez vos vrais clients, ça donne quoi?
      ça vient d’où, ce 70 %?
      donc sur 40 heures il m’en reste combien?
      sur 40 heures ça fait quoi?
      et le chiffre d’affaires, lui?
      concrètement, ça en rend combien?
      sur 40 heures, il en reste combien?`,
    audience: `
      et c’est pour qui, votre affaire?
      pis un travailleur autonome, vous le prenez?
      chu toute seule, c’est-tu pour moi?
      et des petites business comme la mienne, vous en prenez-tu?
      faut-tu être gros pour ça?
      ça s’adresse à du monde comme moi?
      est-ce trop gros pour une petite équipe?
      et quelqu’un à son compte, ça lui irait?
      et pour un travailleur autonome?
      et si on est juste deux?
      et une compagnie de 80?
      même si chu tout seul?
      pis les plus gros?
      pis si je fais moins que ça par an?
      même si je connais rien là-dedans?
      on est pas une vraie PME nous autres
      donc à 38 employés on rentre dedans?
      pourquoi vous visez cette taille-là
      pis si on grossit après?
      et mon frère qui est à son compte?
      même si je suis tout seul?
      faut-tu être bon en informatique
      on est 60, ça marche encore?
      mon chiffre d’affaires est de 80 000, trop petit?
      c’est quoi la limite en haut
      quel forfait pour un travailleur autonome?
      et en anglais, ça se fait?
      mais si je suis tout seul dans ma business?
      chu pas bon en ordi, c’est grave?
      et si on fait moins que 100 000 $
      10 M$ c’est le plafond?
      même pour un pigiste?
      faut faire combien de ventes pour que ça vaille la peine?
      et un travailleur autonome?
      jusqu’à combien d’employés à peu près?
      le minimum de monde, c’est combien?
      et le chiffre d’affaires maximum?`,
    demonstration: `
      et c’est une vraie compagnie, ça?
      pis vous existez pour de vrai?
      c’est-tu une démo, ce site-là?
      ces chiffres-là, sont-ils inventés?
      donc vous êtes fictifs, oui ou non?
      est-ce que tout ça est réel?
      donc c’est pas pour vrai, cette histoire-là?
      attends, c’est inventé ou non, tout ça?
      c’est vrai tout ça?
      et ces clients-là, ils existent?
      ça fait longtemps?
      c’était où, ça?
      pour des petites entreprises?
      pis y’en a eu d’autres avant?
      donc pas si longtemps que ça
      c’est où, à Laval?
      vous avez vraiment eu des clients?
      en quelle année déjà
      donc c’est assez récent
      dans quelle ville déjà
      pis les chiffres, ils sont vrais?
      tout ça est inventé?
      les clients là-dedans existent pas non plus?
      même les chiffres sont inventés?
      pis les chiffres, inventés eux aussi?`,
    booking: `
      ok, j’aimerais vous rencontrer, c’est quand?
      pis je peux prendre rendez-vous?
      vous me plaisez, on se parle quand?
      avez-vous un trou cette semaine pour en jaser?
      bon, on se fixe une rencontre
      ça me parle, je réserve un moment avec vous
      et pour vous rencontrer, c’est quand le plus tôt?
      ok je veux en jaser, réservez-moi ça`,
    person: `
      et je peux parler à la fondatrice?
      pis quelqu’un de l’équipe peut m’appeler?
      passez-moi un des vôtres
      je veux parler à un de ces entrepreneurs-là
      j’aimerais mieux en discuter avec une vraie personne
      elle est-tu là, je peux lui parler?
      appelez-moi, j’aime bien cette histoire-là
      y a-tu quelqu’un de cette équipe-là de disponible?`,
    languages: `
      pis en anglais?
      même la formation?
      la formation aussi?
      pis les rencontres?
      l’assistance aussi?
      pis le robot avec mes clients?
      pis l’assistance?
      donc mes gars anglos sont corrects?
      bilingue avec un gros accent?
      donc 3 de mes gars en anglais pis 5 en français, ça va
      laquelle pour les réunions
      pis l’assistance après, dans les deux aussi?
      ma soeur parle juste anglais, ça la dérange-tu?
      mes employés anglophones, formés en anglais?
      l’assistant, il répond en anglais à mes clients?
      vous êtes où pour parler français de même
      et le support?
      même hors Québec?
      la formation aussi en français?
      l’assistant comprend les deux?
      mes réunions peuvent être en anglais
      ça marche pareil si elle écrit en anglais?
      pis l’assistant, il parle les deux?
      même pendant la formation?
      et mes clients anglos à minuit?
      l’assistance aussi, dans les deux?
      le robot, y parle anglais?
      même en anglais?
      ils parlent français au moins?
      pis en créole?`,
    "terms/law": `
      sous quelle loi?
      et si on s’entend pas
      et c’est les lois de quelle place
      on se parle avant?
      j’écris où?
      pis celles du Canada?
      ça se règle-tu d’habitude?
      une conversation, ça règle rien
      pour un désaccord de 900 $ j’écris où
      pourquoi les lois d’ici
      pis si ça se règle pas de même?
      ma filiale en Ontario c’est pareil?
      c’est quelle loi qui s’applique
      c’est le Québec ou le fédéral?
      j’écris où d’abord?
      je suis en Ontario, c’est quand même vos lois?
      une conversation suffit vraiment?
      c’est les lois d’où?
      et si on s’entend pas, c’est quelle loi?
      c’est la loi de quelle province
      quelle loi s’applique si on s’entend pas?
      j’écris où en premier?
      même si je suis en Ontario?
      j’écris où avant de m’énerver?
      pis si ça se règle pas, c’est quelle loi?
      et si on s’obstine là-dessus?`,
    complaint: `
      et si je suis pas content?
      et si je suis pas content, j’écris à qui
      pis si c’est pour mes infos personnelles?
      y’a-tu du gouvernement pour ça?
      c’est qui qui me lit?
      ça se règle vite?
      ça va rien donner
      après 2 courriels sans réponse, je vais où
      laquelle des deux adresses pour moi
      pis si ça se règle pas?
      je peux le faire au nom de ma mère?
      et une plainte sur mes renseignements?
      et pour mes infos personnelles?
      quelqu’un va me lire?
      la Commission de quoi
      ça se règle vite d’habitude?
      et si c’est pour mes infos perso
      je peux aller à la Commission?
      une vraie personne va lire ma plainte?
      y a-tu un organisme au-dessus de vous?
      et si c’est à propos de mes infos perso?
      pis si c’est pour mes renseignements perso?
      et si c’est mes renseignements personnels?
      je peux me plaindre au gouvernement?
      et pour une plainte sur mes données?`,
    example: `
      et vous auriez un exemple concret?
      pis le lendemain matin?
      moi je fais quoi là-dedans?
      pis c’est qui qui remplit la fiche?
      elle choisit comment son heure?
      ouin mais si elle choisit pas de moment
      donc si j’en ai 12 qui écrivent dans la nuit?
      pourquoi faut que ça soit moi qui approuve
      pis après que j’ai pesé dessus?
      ça marcherait tu pareil pour le salon de ma blonde?
      pis comment ça marche pour de vrai?
      même à 23 h?
      elle attend combien de temps avant d’avoir une réponse?
      c’est moi qui approuve?
      et si je l’approuve pas avant le midi
      qui remplit la fiche?
      la confirmation part pas toute seule, donc?
      et si j’approuve pas le brouillon?
      donc elle a pas attendu au lendemain
      pis la confirmation, qui l’envoie?
      et le lendemain, il me reste quoi à faire?
      la fiche, c’est moi qui la remplis?
      la fiche, faut-tu que je la tape?
      et si je l’approuve pas, ça part pas?`,
    "plan-people": `
      et pour 8 personnes, je prends lequel?
      des petites comme la mienne aussi?
      on est huit, ça tombe où?
      on est 12 là-dedans, quel forfait?`,
    support: `
      et quand mes clients écrivent la nuit en anglais
      la première, le service à la clientèle, vous faites quoi au juste?
      c’est quel service qui fait ça?`,
    "knowledge-base": `
      vous avez un résumé de tout ça à télécharger
      on peut tout télécharger en un fichier?
      je peux télécharger le contenu?
      y a-tu un document avec tout dedans?
      y a-tu un document qui résume tout, forfaits pis cas?`,
    "terms/site": `
      et je peux copier ça sur mon site
      et si je trouve une faute
      pis les dessins?
      faut-tu que je vous nomme?
      pis si je vois une erreur?
      je peux-tu mettre un lien?
      même pas un petit dessin?
      donc 3 lignes en vous nommant c’est correct
      qu’est-ce que je peux pas prendre
      pis si je trouve une erreur?
      ma prof peut le montrer à sa classe?
      je peux copier un paragraphe pour mon blogue?
      faut que je vous nomme?
      et les images, je peux les prendre
      un lien vers votre page c’est ok?
      donc les dessins sont à vous
      c’est à jour tout ça?
      vous corrigez vite?
      je peux citer votre site?
      je peux en citer un bout?
      les dessins, je peux les prendre?
      faut nommer la source?
      faut que je nomme la source?
      je peux citer vos textes?
      je peux vous citer?
      vos dessins, je peux les reprendre?`,
    self: `
      pis toi, t’es une vraie personne?`,
    officer: `
      pis pour mes renseignements, c’est qui`,
    "terms/yours": `
      avec les explications aussi?
      fait que je garde la documentation aussi
      avec les explications pour s’en servir ou ben je suis prise toute seule
      je les ai-tu, les modes d’emploi
      et les données de nos clients
      même le mode d’emploi
      et les comptes
      la documentation aussi
      et ce que vous avez branché
      on garde les accès aussi
      même la documentation?
      pis mes comptes?
      même si j’arrête demain?
      ce que vous avez bâti aussi?
      sans vous ça marchera plus
      donc mes 5 automatisations restent à moi
      c’est quoi la documentation
      pis après mon départ, ça roule encore?
      mon repreneur peut les garder aussi?
      même les automatisations que vous avez faites?
      et si je pars après 2 mois?
      vous gardez rien en otage donc
      la documentation vient avec?
      mes comptes restent à mon nom?
      c’est à moi même si j’arrête de payer
      mes données aussi?
      ce que vous bâtissez est à qui?
      même si je pars?
      ce que vous bâtissez, c’est à qui?
      et ce que vous bâtissez pour moi, c’est à qui?
      vous reprenez rien en partant?
      y a-tu de la documentation avec?
      mes comptes restent à moi?
      et ce que vous bâtissez chez nous, c’est à qui?
      je garde la documentation aussi?
      donc si je pars, rien est débranché?`,
    company: `
      pis vous êtes d’où?
      quelles trois affaires déjà?
      ça enlève combien d’ouvrage?
      depuis longtemps?
      ouin mais concrètement ça change quoi dans ma journée
      si j’ai 60 h de paperasse ça tombe à combien
      laquelle des trois affaires vous faites le plus
      pis une fois que c’est automatisé?
      pis pour la shop de ma soeur, c’est les mêmes trois choses?
      c’est quoi les trois affaires?
      je garde mes logiciels?
      depuis combien de temps vous existez
      vous parlez anglais aussi?
      c’est une compagnie d’ici ça?
      70 % de quoi au juste
      pis vous êtes où?
      donc je change pas de logiciels?
      pis ça enlève combien d’ouvrage?
      ok, pis vous faites quoi au juste?
      résume-moi donc la compagnie vite
      vous faites quoi, en fait, comme business?`,
    terms: `
      pis vous, vous attendez quoi de nous?
      c’est-tu du jargon d’avocat?
      ça dit ce que j’ai le droit d’attendre?
      c’est dans les deux sens?
      en mots simples, vraiment?
      j’ai 5 minutes, c’est lisible?
      c’est quoi que vous attendez de moi
      pis si c’est pas respecté?
      ça s’applique-tu à mon employé aussi?
      je m’attends à quoi de vous?
      c’est long à lire?
      c’est en langage clair?
      et vous attendez quoi de nous
      c’est du jargon d’avocat ou c’est clair
      c’est en jargon d’avocat?
      c’est quoi vos conditions, déjà?`,
    "terms/consultation": `
      donc c’est pas un contrat?
      pis vous, pouvez-vous dire non?
      je peux-tu juste pas donner suite?
      ça coûte rien pour vrai?
      c’est pas écrit en petit ailleurs?
      même si j’ai fait 2 demandes chu libre
      pourquoi vous diriez non à quelqu’un
      pis si je donne pas suite?
      mon associé a fait la demande, ça m’engage-tu moi?
      vous pouvez refuser?
      donc j’ai rien signé en envoyant ma demande
      c’est vraiment gratuit gratuit
      pis si vous êtes pas la bonne équipe
      je peux laisser tomber n’importe quand?
      je peux disparaître après?
      pis pour la consultation, ça dit quoi?`,
    "terms/fair-use": `
      pis un robot, lui?
      vous faites quoi avec?
      même une petite annonce?
      c’est juste pour le vrai monde?
      c’est juste une petite pub
      même 1 seul envoi automatique
      qu’est-ce qui est refusé
      pis ça va où si c’est mis de côté?
      mon assistant peut remplir pour moi?
      donc pas de robot pour le remplir
      et si j’envoie ma pub?
      vous faites quoi avec ça, les pourriels
      je peux essayer de pirater pour tester?
      un script qui remplit à ma place ça passe?
      c’est juste pour du vrai monde alors
      mis de côté, ça veut dire lu par personne?
      qu’est-ce qui est pas permis?
      y a-tu des affaires défendues?
      un robot peut pas le remplir?
      la pub, vous faites quoi avec?
      donc pas de robot?
      pis si j’envoie une pub?
      qu’est-ce qui est interdit?
      un robot qui remplit le formulaire?
      un robot peut pas l’envoyer?
      pis l’utilisation acceptable?`,
    "call-how": `
      ça se fait au téléphone?`,
    prepare: `
      je dois préparer quelque chose avant?`,
    "consultation-cost": `
      vous demandez ma carte de crédit?`,
    contract: `
      y a-tu une pénalité pour partir
      y a un contrat à signer?
      pour arrêter je fais quoi
      et une fois client, je signe quoi?
      arrêter, ça se fait comment?
      je peux juste arrêter de payer?
      donc si j’arrête, pas de pénalité?
      y a-tu un contrat à signer?
      et après, y a-tu un contrat?
      pour partir, je fais quoi?
      c’est quoi l’entente qu’on signe?`,
    "keep-tools": `
      je garde mes logiciels actuels aussi?`,
    "money-back": `
      je me fais rembourser si je pars?
      vous me redonnez mon argent si j’aime pas ça?
      je peux ravoir mon argent à la place?
      pis l’autre garantie, celle de 30 jours?
      je veux juste mon argent`,
    report: `
      et si je trouve un bogue de sécurité par hasard
      et si j’ai trouvé une faille sans faire exprès?
      et si je trouve un trou de sécurité de bonne foi?`,
    collection: `
      comment vous voyez que c’est abusif
      vous les bloquez comment, par l’IP?
      vous comptez les envois par adresse IP?`,
    rights: `
      et si je veux l’effacer avant
      ils répondent en combien de jours, pour mes infos?
      et mes infos chez vous, je peux les effacer?
      je peux la faire effacer avant?
      je veux tout faire effacer, d’abord
      je veux que vous détruisiez ma candidature avant`,
    sales: `
      mettons les ventes, vous faites quoi
      le plus de ventes, il vient d’où?`,
    guarantees: `
      vous êtes fiables pareil?`,
    address: `
      je peux passer vous voir?
      c’est où exactement à Laval`,
    "question-plan": `
      on est 8, je prends lequel
      on est 40 à l’usine, quel forfait?
      lequel irait pour moi d’abord?`,
    "wrong-answer": `
      et si le robot se trompe
      et si l’assistant lui dit une niaiserie
      pis si l’assistant dit une niaiserie?
      et si l’assistant se trompe?`,
    handover: `
      elle peut parler à quelqu’un?
      et si elle veut parler à quelqu’un?
      si elle veut parler à quelqu’un?`,
    training: `
      vous les formez?
      vous les formez combien de temps?`,
    "facet-manager": `
      est-ce que j’ai toujours la même personne?
      j’aurais toujours la même personne?
      est-ce que j’aurais toujours la même personne?`,
    "facet-hours": `
      combien d’heures pour vrai?
      ça fait combien d’heures, ça?
      des heures, ok, combien par semaine selon le forfait?`,
    method: `
      et vous y arrivez comment?
      pis concrètement, vous faites ça comment?`,
    "ninety-days": `
      90 jours à partir de quoi
      et si j’y arrive pas
      et si on atteint pas ça
      c’est garanti, ça?
      la garantie de 90 jours, explique
      et si moi ça donne pas ça?`,
    fees: `
      ok mais y’a tu d’autres frais cachés?
      zéro frais de départ, mais y a-tu autre chose?
      zéro frais d’installation, mais d’autres frais?`,
    weeks: `
      combien de semaines au juste?
      des semaines, mais combien?`,
    "no-need": `
      ça vous arrive de refuser du monde?
      vous diriez non dans quel cas?
      vous le dites pour vrai quand ça vaut pas la peine?
      et si c’est pas pour moi?`,
    "case-healthcare/measured": `
      vous compteriez quoi pour une clinique?`,
    "post-two-languages-one-inbox/1": `
      comment il sait en quelle langue répondre`,
    blog: `
      votre blogue est traduit?`,
    response: `
      en combien de temps vous répondez
      elle répond quand
      vous allez me répondre en combien de temps?`,
    hours: `
      et le dimanche vous êtes fermés?
      fermé le dimanche, mais les autres jours?`,
    technical: `
      faut tu s’y connaître?
      mais moi les ordis, je connais rien, c’est grave?`,
    consultation: `
      je peux lui raconter la mienne, ma situation?`,
    "average-return": `
      et en argent, ça fait un rendement de combien?`,
    "case-manufacturing": `
      en usine, ça donne quoi?
      en fabrication, vous avez fait quoi?`,
    "case-professional-services": `
      le comptable, ça a donné quoi pour lui?
      le cabinet comptable, raconte`,
    "post-two-languages-one-inbox": `
      moi c’est juste un de mes gars qui est bilingue, je fais quoi?
      pis moi, mes clients anglais, je gère ça comment?`,
    "post-two-languages-one-inbox/5": `
      la loi là-dessus, elle dit quoi?
      la loi 101 dans tout ça?`,
    newsletter: `
      et ce que vous envoyez par courriel, c’est dans laquelle?`,
    "call-course": `
      on se dit quoi pendant ce temps-là?
      on fait quoi pendant les 30 minutes?`,
    "data-place": `
      c’est gardé où en attendant?
      elles sont où, mes données?`,
    form: `
      un vrai client, il met quoi là-dedans?
      le formulaire, il demande quoi?`,
    "law-25": `
      celle sur la vie privée aussi?
      la Loi 25 là-dedans?`,
    operations: `
      pis les opérations, ça couvre quoi?`,
    "case-healthcare": `
      y a une clinique dans le lot?
      t’as un vrai cas du genre?
      pis la clinique?`,
    "plan-sales": `
      pis selon le chiffre d’affaires, lequel?`,
    "plan-smallest": `
      le Velocity, ça donne quoi pour un travailleur autonome?`,
    start: `
      des semaines, ok, mais combien?`,
    "facet-return": `
      pis le rendement par forfait?`,
    "case-retail": `
      un magasin avec plusieurs succursales?`,
    privacy: `
      non, la confidentialité`,
    retention: `
      et mes données chez vous, gardées combien de temps?
      mes informations, vous les détruisez quand?
      et les réponses que j’ai mises dans le formulaire?
      pis ce que j’ai écrit pour l’appel gratuit, vous gardez ça longtemps?`,
    holidays: `
      êtes-vous ouverts à la fête du Travail?`,
  },
  reading: {
    same: `
      et ça prend combien de temps, faire ça?
      c’est quoi la première étape?
      pis pourquoi pas plus que ça?
      dans l’exemple, ils arrivent à combien?
      et le dernier message, il dit quoi?
      combien de messages en tout?
      c’est quoi la deuxième semaine?
      le total donne combien d’heures?
      qui doit le faire dans l’équipe?
      et si deux fichiers se contredisent?
      pourquoi ça, plutôt que l’autre?
      c’est un vrai exemple ou inventé?
      à partir de quand ça vaut plus la peine?
      qu’est-ce qu’il faut jamais automatiser là-dedans?
      à combien de jours d’intervalle?
      pis la fin de semaine?
      donne-moi l’exemple avec les chiffres
      pourquoi pas avant?
      et pourquoi ça?
      donnez-moi l’exemple chiffré
      ça donne combien d’heures à la fin?
      ça fait combien de jours entre les deux derniers?
      et c’est quoi l’étape d’après?
      et le troisième, il dit quoi?
      pourquoi pas plus tôt?
      ça donne combien d’heures ça
      même la fin de semaine?
      un exemple de ça?
      comment ils arrivent à ce chiffre-là?
      et l’étape d’après?
      et si on est juste trois?
      mais la fin de semaine, on en envoie?
      et on met ça sur quelle feuille
      pourquoi celle-là en premier
      l’exemple donnait combien au total
      après combien de jours, le dernier
      et ça prend combien de temps faire ça
      et pourquoi pas la plus longue?
      un exemple avec des chiffres là-dedans?
      et ça prend combien de temps tout ça?
      en gros, ça dit quoi
      résume-moi ça en une ligne
      c’est tiré d’un vrai cas ou inventé?
      et le total arrive à combien
      il y a combien d’étapes
      c’est juste ça?
      et par quoi ça débute
      et l’erreur à éviter là-dedans
      dans quel ordre on les fait
      pourquoi vous dites ça
      pis la règle principale c’est laquelle
      redis-moi le chiffre
      c’est quoi l’exemple déjà
      c’est quoi le piège
      faut-il confirmer?
      c’est immédiat ou faut attendre
      et dans l’exemple, ça donnait combien
      pourquoi ça
      c’est long à faire?
      ça fait combien d’heures en tout?
      combien de temps au total?
      le lien est où?
      si je trouve pas le lien
      vous pouvez le faire pour moi?
      c’est en anglais aussi?
      ça parle de quoi surtout?
      c’est pour des grosses compagnies?
      ça prend combien de temps?
      le lien, il est où?
      faut le lire en ligne?
      les prix sont dedans?
      c’est aussi en anglais?
      ça parle de quels sujets?
      c’est aux combien?
      c’est immédiat?
      je peux vous l’écrire à place?
      y a quoi là-dedans?
      ça arrive aux combien?
      en anglais, je peux?
      j’ai rien reçu encore, c’est normal?`,
    blog: `
      et vous avez d’autres articles?
      pis d’autres textes comme ça?
      où je peux lire le reste?
      c’est sur quoi, vos autres articles?
      vous écrivez sur quoi d’autre?
      avez-vous quelque chose sur un autre sujet?
      y en a-tu plusieurs, des conseils de même?
      c’est où que je trouve tous ces textes-là?
      votre blogue, il parle de quoi?
      en avez-vous d’autres comme ça
      en avez-vous d’autres du même genre?
      y en a d’autres de même?
      avez-vous d’autres textes du genre?
      en avez-vous d’autres du genre à lire
      y en a-t-il d’autres comme celui-là?
      les autres textes parlent de quoi
      tous vos sujets, c’est lesquels
      celui-là, il finit avec un devoir?
      d’autres lectures du même genre
      ça parle de quoi
      et les articles, c’est pour qui
      ça parle de quoi?
      en anglais aussi?
      y’a-tu un fil?
      c’est-tu pratique pour vrai?
      j’ai pas le temps de lire
      si j’ai 15 minutes, j’apprends quoi
      lequel lire en premier
      pis à la fin de l’article?
      mon associée lit juste l’anglais, elle peut?
      c’est juste en français?
      y a un fil rss
      ça parle de quoi au juste
      est-ce que c’est concret ou du blabla
      vous parlez de la loi 25 dedans?
      c’est pour qui, les gros ou les petits
      y a des modèles que je peux prendre?
      à la fin de l’article y a quoi?
      les articles, eux, sont où?
      y a-tu un fil RSS?
      et les articles, eux?
      ça parle de quoi, vos articles?
      non, les articles, plutôt`,
    newsletter: `
      je me suis inscrit lundi pis j’ai rien eu, j’ai-tu manqué une étape
      je me suis inscrit et rien n’est arrivé
      pis si je clique jamais dessus?
      si j’oublie de confirmer, il se passe quoi
      faut-tu que je fasse autre chose
      pis si j’oublie, vous faites quoi avec
      ça commence-tu tout de suite
      je viens de mettre mon adresse, y a-tu autre chose à faire
      et je peux recevoir ça par courriel?
      comment je m’abonne à ça?
      pis vous en envoyez souvent?
      c’est à quelle fréquence?
      vous m’avertissez quand y en a un nouveau?
      je veux recevoir les prochains
      inscrivez-moi donc à ça
      l’abonnement, ça se confirme comment?
      une fois par mois, c’est ça?
      je peux les recevoir par courriel?
      je peux les recevoir au fur et à mesure?
      je peux recevoir les prochains par courriel?
      je peux les recevoir par courriel, les prochains?
      je peux recevoir le prochain par courriel?
      et pour être avisé du suivant
      ça arrive à quelle cadence ensuite
      je dois cliquer sur un lien pour confirmer?
      tenez-moi au courant des suivants
      et je le reçois comment par courriel
      pis pour m’inscrire
      c’est-tu souvent?
      dans quelle langue?
      faut-tu confirmer?
      pis si je veux arrêter?
      j’en reçois déjà trop
      donc 12 par année environ
      en quelle langue je l’aurai
      pis après que je m’inscris?
      ma comptable la veut en anglais, elle fait quoi?
      je peux le recevoir par courriel?
      c’est souvent?
      faut confirmer?
      je peux arrêter quand je veux?
      donc 12 par année à peu près
      je me suis abonné sur la page anglaise, j’aurai quelle langue
      j’ai rien reçu encore, faut cliquer sur quelque chose?
      c’était aux combien déjà, vos envois
      faut que je confirme?
      sinon j’en recevrais combien par mois?
      faut-tu que je confirme?
      et par courriel, je peux les recevoir?
      ça parlait de quoi, déjà, cette affaire-là?
      et si je le fais jamais?
      pis si j’oublie de confirmer?
      si je clique pas sur rien, y arrive quoi?
      et si je clique jamais sur le lien?`,
    unsubscribe: `
      et si je veux pus les recevoir?
      je peux-tu me désabonner après?
      pis comment j’arrête ça?
      finalement, enlevez-moi de cette liste-là
      c’est-tu facile à arrêter?
      le lien pour en sortir, il est où?
      ça arrête tout de suite si je clique?
      vous pouvez m’enlever vous-mêmes?
      j’en reçois trop, on arrête ça comment?
      pis si j’en veux pu
      et si j’en veux plus ensuite?
      et si j’en veux plus?
      ok et pour arrêter de les recevoir?
      et pour arrêter de les recevoir
      pis si je veux m’enlever de là?
      comment je me désabonne après?
      et si je veux plus les avoir après
      pour m’en sortir, je fais quoi
      pis si ça me tanne?
      ça s’annule vite ensuite?
      et pour arrêter?
      si je suis tanné de les recevoir
      c’est tout de suite?
      pis si je trouve pas le lien?
      pouvez-vous le faire pour moi?
      il est où le lien?
      j’ai cliqué pis j’y crois pas
      inscrit avec 2 adresses, j’enlève les deux
      où il est le lien
      pis si je le trouve pas?
      vous pouvez enlever ma mère pour elle?
      comment on se désabonne
      c’est instantané?
      à quelle adresse j’écris ça
      j’ai supprimé le dernier courriel, je fais comment
      faut attendre 10 jours ou non
      je me désabonne comment?
      si je suis tanné, je fais quoi?
      sinon j’écris à quelle adresse?
      je trouve pas le lien, j’écris où?`,
    offer: `
      et vous, vous faites ça pour nous?
      pis vous pouvez le faire à ma place?
      c’est-tu un de vos services, ça?
      vous offrez quoi pour régler ça?
      j’ai pas le temps de faire ça, vous aidez comment?
      vous automatisez ce genre de choses-là?
      ok, mais vous, vous vendez quoi là-dedans?
      pouvez-vous m’installer ça?
      vous pouvez le faire à ma place, ça?
      pouvez-vous le faire à notre place?
      pouvez-vous le faire à ma place?
      faites-vous ça à ma place?
      vous pouvez faire ça à ma place?
      ok mais vous, vous faites quoi au juste là-dedans
      pis vos services là-dedans
      et ça, vous le faites pour les clients?`,
    booking: `
      on peut-tu en parler, vous êtes libres quand?
      pis je peux réserver un appel là-dessus?
      j’aimerais qu’on regarde ça chez nous, on se voit quand?
      bon, je prends rendez-vous pour ça
      avez-vous 30 minutes pour ça cette semaine?
      je veux une consultation là-dessus
      montrez-moi les moments libres pour en jaser
      réservez-moi quelque chose, ça me parle
      ok on peut en parler quand
      on regarde ça ensemble lundi?
      je veux en jaser, quand êtes-vous libres
      bon, je veux qu’on regarde le mien ensemble
      on peut-tu regarder mes chiffres ensemble, genre mardi
      bon, on s’en parle?
      ok je veux qu’on regarde le mien
      réservez-moi un moment pour en jaser`,
    unanswered: `
      et qui a écrit ça?
      avez-vous un gabarit Excel de ça?
      pis y a-tu une version vidéo?
      ça a été publié quand?
      je peux-tu le republier sur mon site?
      avez-vous ça en balado?
      existe-t-il une version en espagnol?
      c’est quoi vos sources pour ça?
      est-ce que vous donnez un atelier là-dessus?
      combien de personnes le lisent?
      pis le prochain article, il sort quand?
      je peux laisser un commentaire dessous?
      cherchez-vous d’autre monde pour en écrire?
      ce calcul-là, ça marche-tu pour une coop?
      qui l’a écrit, celui-là?
      l’avez-vous en Excel?
      et pour un resto, ça donnerait quoi?
      y a-tu une version audio de ça?
      avez-vous la même chose sur l’inventaire?
      avec quel logiciel on fait ça?
      il date de quand?
      c’est combien l’amende si on le fait pas?
      et en Ontario, ça change-tu quelque chose?
      pis par texto, c’est-tu mieux d’après vous?
      ça se donne-tu en atelier?
      vous êtes combien à la recevoir?
      elle part quel jour?
      je peux-tu avoir les vieux numéros?
      je l’ai fait par erreur, comment revenir?
      mon employé veut rien savoir de ça, je fais quoi?
      et si on est juste deux, ça vaut-tu la peine?
      pouvez-vous le corriger pour moi, mon tableau?
      quelqu’un peut-tu venir nous le montrer?
      qui l’a écrit
      avez-vous ça en vidéo
      vous avez-tu un modèle excel à télécharger
      qui l’a écrit?
      avez-vous le gabarit en Excel?
      mon ordre professionnel dit-il pareil?
      je peux l’avoir en format audio?
      c’est qui l’auteur
      et en Ontario, c’est pareil?
      l’amende, elle, c’est combien?
      avez-vous ça en Excel à télécharger?
      qui l’a écrit, un humain?
      existe-t-il en vidéo?
      qui a validé ces chiffres-là, un comptable?
      ça existe-tu en Excel à télécharger
      et pour un resto, ça donne quoi comme résultat
      le nom de la personne qui l’a rédigé
      vous avez ça en vidéo?
      est-ce qu’il y a une suite de prévue
      combien de gens l’ont lu
      vous l’avez en balado?
      une version pour les restos?
      et pour les notaires précisément, ça change quoi
      c’est basé sur quelle étude
      vous donnez un atelier là-dessus?
      le fichier excel qui va avec, il est où
      et l’amende, c’est combien
      quel logiciel pour faire ça
      le même en espagnol?
      combien d’abonnés ont eu ça
      ça sort quel jour au juste
      et qui les écrit
      il en sort un quand le prochain
      avez-vous le modèle à télécharger
      et en vidéo?
      qui a écrit ça
      qui les écrit?
      les anciens numéros sont où
      je peux juste en recevoir moins souvent
      ça fait combien de pages
      je peux juste avoir ceux sur un sujet?
      je peux me réinscrire après?
      ça a combien de pages?
      c’est l’IA qui les écrit?
      acceptez-vous les articles des autres?
      vous êtes rendus à combien d’abonnés?
      ça sort quel jour?
      je peux-tu juste faire une pause?
      ça touche-tu mes courriels de rendez-vous?
      y fait combien de pages?
      c’est mis à jour aux combien?
      c’est qui qui les écrit?
      le prochain sort quand?
      quel jour du mois?
      vous pouvez le faire pour moi là, tout de suite, ici?
      combien de pages?
      la dernière mise à jour date de quand?
      combien d’articles en tout depuis le début?`,
    "knowledge-base": `
      et je peux télécharger tout ça?
      pis en PDF, vous l’avez?
      avez-vous un document qui résume tout ça?
      je voudrais l’imprimer, y a-tu un fichier?
      c’est-tu dans un seul document, quelque part?
      je peux copier ça pour mon boss?
      tout ça, au complet, ça se trouve où?
      et vos forfaits pis tout ça, c’est dans un fichier?
      tout ça existe-t-il en un seul fichier
      je peux l’imprimer d’un bloc?
      une version à télécharger de tout ça
      je peux tu l’avoir en pdf
      tout au même endroit, ça existe?
      c’est en PDF?
      y’a quoi dedans?
      je peux-tu le télécharger?
      les prix sont-tu dedans aussi?
      ça doit être long à lire
      j’ai 3 associés, je peux en faire 3 copies
      qu’est-ce qu’il y a dedans
      pis je le télécharge dans quel format
      je peux l’envoyer à mon comptable?
      ça contient-tu les prix
      je peux le copier dans mon chatgpt?
      un seul fichier pour tout?
      les questions fréquentes aussi?
      en ligne ou faut télécharger
      y a les garanties là-dedans?
      en PDF aussi?
      je peux le copier?
      c’est-tu en PDF?
      en PDF, ça se peut?
      avez-vous tout ça dans un seul PDF?
      et un document que je peux télécharger au complet?`,
    person: `
      je peux en parler avec quelqu’un?
      pis quelqu’un peut m’aider à faire ça?
      passez-moi celui qui écrit ces textes-là
      j’ai des questions là-dessus, je veux un humain
      appelez-moi pour m’expliquer ça
      je comprends pas, passez-moi du vrai monde
      je voudrais en discuter de vive voix avec quelqu’un
      y a-tu quelqu’un qui peut regarder ça avec moi?
      j’aimerais mieux en parler à quelqu’un
      l’auteur est-il joignable, passez-le-moi`,
    plans: `
      et vous chargez combien pour faire ça?
      pis faire faire ça, c’est quel prix?
      c’est quel forfait pour avoir ça?
      ça coûterait combien de vous le confier?
      vos prix pour m’arranger ça?
      combien par mois si vous vous en occupez?
      et si je veux pas le faire moi-même, c’est combien?
      les forfaits pour ça, ils sont à quel prix?
      et si je vous laisse faire tout ça, c’est combien
      ça coûterait quoi que ce soit vous qui le fassiez
      pis les forfaits, c’est combien
      juste les prix, ici, vite de même?`,
    sales: `
      et vos relances à vous, ça marche de même?
      pis vous automatisez-tu ces relances-là?
      pouvez-vous brancher ces messages-là pour moi?
      vous les envoyez à ma place, les relances?
      ça peut partir tout seul, ces suivis de soumission?
      vous rempliriez-vous mes fiches clients aussi?
      et la séquence de cinq, vous pouvez l’écrire pour moi?
      j’aimerais que ces relances-là partent sans moi, possible?
      les suivis, vous pouvez les faire partir sans moi?
      et vous, vous les écrivez à ma manière?`,
    support: `
      et votre assistant, il fait ça?
      pis il répond tout seul à ces demandes-là?
      vous pouvez bâtir l’assistant dont ça parle?
      il règle-tu 80 % chez vos clients aussi?
      ces courriels-là, vous les triez pour nous?
      un robot de clavardage comme ça, vous en faites?
      et chez nous, il pourrait répondre à ça tout seul?
      pis la nuit, le vôtre répond-tu aussi?
      l’assistant dont ça parle, vous le montez vous-mêmes?
      il répondrait à mes clients le soir, le vôtre?`,
    cases: `
      et ça a marché chez qui, pour vrai?
      pis un vrai client qui a fait ça?
      avez-vous des cas réels plutôt qu’un exemple inventé?
      qui l’a essayé avec vous?
      montrez-moi ça chez des vrais clients
      chez une vraie entreprise, ça a donné quoi?
      et une entreprise qui l’a vraiment fait, vous en avez une?
      pis vos propres clients, ils ont sauvé combien avec ça?
      quelqu’un l’a déjà fait avec vous?
      des résultats réels à côté de ça
      les trois clients, ils ont eu quoi comme résultats?
      et les cas?`,
    calculator: `
      et je peux faire le calcul avec mes chiffres?
      pis un calculateur pour ça, vous en avez un?
      où je mets mes heures pour voir ce que ça donne?
      avez-vous un outil en ligne pour calculer ça?
      ça se calcule-tu sur votre site?
      le vôtre compte-t-il les ventes aussi?
      et pour estimer le mien, y a-tu une page?
      je veux refaire ce calcul-là avec mes heures, c’est où?
      où je mets mes propres chiffres
      il y a un outil pour le calculer à ma place?
      je peux le refaire avec mes propres chiffres`,
    "law-25": `
      et vous, vous la respectez-tu, cette loi-là?
      pis chez vous, c’est qui le responsable?
      vous faites ça aussi de votre côté?
      est-ce que Nordet est en règle là-dessus?
      vous gardez la preuve du consentement, vous?
      et votre formulaire à vous, il dit tout ça?
      et pour votre part, vous suivez ces règles-là?
      pis vos décisions à vous, sont-elles automatisées?
      et vous autres, vous la suivez comment`,
    casl: `
      et vos propres envois à vous, ils sont en règle?
      c’est fait selon la loi?
      c’est-tu la loi qui vous oblige à ça?
      c’est conforme à la loi?`,
    "terms/site": `
      je peux en citer un bout?
      j’ai le droit d’en citer des bouts?`,
    "post-measuring-manual-work/2": `
      et la semaine, je choisis laquelle
      je note en minutes ou en heures
      et on écrit quoi sur la feuille`,
    "post-measuring-manual-work/6": `
      et si j’arrive à moins de trois heures`,
    "post-measuring-manual-work/5": `
      je m’attaque à laquelle d’abord
      et une fois que c’est compté, je commence par quoi`,
    "post-customer-requests-80-20/2": `
      et lesquelles restent à du monde pour toujours
      et ceux qu’on automatise jamais
      lesquels faut surtout pas que le robot touche?
      lesquelles il faut jamais lui laisser?
      c’est quoi celles à ne pas automatiser?`,
    "post-customer-requests-80-20/5": `
      et comment je sais que c’est vraiment réglé
      et comment on sait que c’est réglé pour vrai`,
    "post-customer-requests-80-20/4": `
      et la nuit, on fait quoi de ceux-là`,
    "post-quote-follow-up/8": `
      et si la personne répond entre-temps
      et la fin de semaine, ça continue à partir?
      et s’il répond, j’arrête?
      et la fin de semaine, ça part pareil?`,
    "post-quote-follow-up/9": `
      mais c’est permis, ça?
      mais c’est-tu légal de relancer de même`,
    "post-quote-follow-up/7": `
      et le dernier, j’écris quoi dedans
      et le dernier, je l’écris comment
      et la dernière relance, elle part quand?`,
    "post-return-on-automation/7": `
      et dans quels cas vous diriez non
      et quand est-ce que ça vaut pas la peine`,
    "post-return-on-automation/5": `
      au bout de combien de semaines c’est remboursé
      et c’est remboursé en combien de temps`,
    "post-return-on-automation/8": `
      et 90 jours plus tard, je vérifie quoi`,
    "post-law-25-team-of-ten/2": `
      et le responsable, c’est qui si on décide rien
      pis c’est qui le responsable chez nous, d’abord?
      c’est qui si je nomme personne?
      qui est responsable par défaut?`,
    "post-law-25-team-of-ten/5": `
      et si j’envoie ça à la mauvaise personne
      et la dernière semaine du mois
      et le registre, on le garde combien d’années
      faut garder ça noté combien de temps?
      on garde le registre combien de temps?
      faut-tu l’écrire quelque part?
      pis on garde ça combien d’années`,
    "post-law-25-team-of-ten/4": `
      même si c’est en ontario?
      et la semaine 3
      et si c’est un fournisseur en ontario`,
    "post-one-source-of-truth/3": `
      et les doublons, on les enlève quand
      et au troisième
      et les doublons là-dedans`,
    "post-one-source-of-truth/4": `
      et s’ils rouvrent leur ancien fichier
      et le quatrième vendredi, on fait quoi`,
    "post-two-languages-one-inbox/2": `
      et si je modifie juste un des deux textes`,
    "post-two-languages-one-inbox/5": `
      l’office, il exige quoi là-dessus
      mais le français est obligatoire non?`,
    social: `
      et sur LinkedIn, vous publiez?`,
    "hours-year": `
      ça ferait combien sur une année, ces heures-là`,
    "break-even": `
      donc à partir de combien d’heures c’est payant`,
    "average-return": `
      et le 400 % dont vous parlez`,
    "post-quote-follow-up/4": `
      et le deuxième message, il dit quoi`,
    "post-quote-follow-up/5": `
      et le troisième`,
    "post-quote-follow-up/6": `
      et le quatrième message`,
    "post-quote-follow-up/2": `
      et ils partent quels jours
      le dernier part quand?
      le dernier, je l’envoie quand?
      c’est à quel jour, le dernier?
      on les envoie à quels jours?
      espacés comment?
      à combien de jours d’intervalle?
      c’est quoi le rythme?`,
    "post-measuring-manual-work/4": `
      et tout ça se récupère-tu`,
    "post-one-source-of-truth/2": `
      et le deuxième vendredi`,
    "post-law-25-team-of-ten/3": `
      et la deuxième semaine`,
    "post-customer-requests-80-20/3": `
      pis quand il comprend pas la question?
      et s’il ne comprend pas?`,
    retention: `
      et après, vous n’avez plus rien avec mon adresse?
      effacez-vous mon adresse ensuite
      mon adresse est-elle effacée si je me désabonne
      qu’est-ce qui arrive à mon adresse
      gardez-vous mon courriel après le désabonnement
      si j’oublie de cliquer pour confirmer, mon adresse reste dans votre liste?
      et si je confirme jamais
      mon adresse non confirmée, vous la gardez?
      pis vous gardez zéro trace de moi ensuite?
      il reste une trace de moi après?
      si je m’abonne pis que je confirme pas, vous gardez mon adresse
      mon courriel reste-tu dans vos affaires si je clique jamais
      j’ai pas cliqué, vous l’effacez-tu
      mon courriel reste combien de temps chez vous
      et mon adresse, vous l’effacez après?
      après ça, vous gardez-tu mon adresse?
      mon adresse, vous la gardez combien de temps?
      mon adresse est effacée après?`,
    "post-quote-follow-up": `
      celui sur les soumissions, ça dit quoi?
      l’article sur les soumissions, y dit quoi?`,
    "post-return-on-automation": `
      et le calcul du rendement
      et le rendement?`,
    collection: `
      vous voyez si je l’ouvre?
      voyez-vous si je l’ouvre?`,
    "post-law-25-team-of-ten": `
      et celui sur la loi?
      pis celui sur la Loi 25?`,
    "post-measuring-manual-work": `
      le premier, mesurer les heures, c’est quoi l’idée?`,
    "post-two-languages-one-inbox": `
      y en a-tu un sur le bilinguisme?`,
    "post-one-source-of-truth": `
      pis mes chiffriers en désordre, y a un article?`,
    rights: `
      non, je veux tout faire effacer`,
  },
  "post-measuring-manual-work": {
    "post-measuring-manual-work": `
      ben pourquoi je leur demanderais pas juste, à mes 3 filles au bureau?
      pis ça me coute quoi faire ça, faut tu acheter qqchose avant?
      et ça coûte quelque chose?
      pourquoi pas juste leur demander?
      une semaine, c’est assez?
      faut le faire avant d’acheter de quoi?
      ouin mais mes employés le savent mieux qu’une feuille
      donc si ma tâche la plus plate prend juste 20 minutes, c’est pas elle?
      pourquoi on se rappelle juste des plates?
      pis une fois que la semaine est faite?
      et pour la boutique de ma soeur, une semaine suffit aussi?
      ça prend combien de jours?
      combien ça coûte de faire ça
      faut le faire avant de vous appeler?
      pis le vendredi on fait quoi
      mes gens se trompent tant que ça?
      une semaine c’est assez, vraiment
      combien de colonnes la feuille?
      ça prend combien de temps?
      la feuille a combien de colonnes?
      ça coûte tu de quoi mesurer?
      combien de colonnes?`,
    "post-measuring-manual-work/1": `
      ok mais une fois que c’est noté, ça prend quoi pour qu’une tâche vaille la peine?
      t’aurais tu un exemple d’affaire qu’on ferait mieux de pas automatiser pantoute?
      c’est quoi les conditions donc?
      pis pour garder ou pas un fournisseur?
      et celles entre les deux?
      un exemple qui marche?
      mais ma tâche demande du jugement, c’est mort?
      donc si ça revient 3 fois par an pis ça s’explique en 5 min, non?
      laquelle des trois est la plus importante?
      pis celles qui sont entre les deux, après?
      et les tâches de mon mari qui est notaire, ça passerait?
      c’est quoi les trois conditions?
      un exemple de oui?
      et choisir un fournisseur?
      comment savoir si la règle est assez simple
      dix minutes pour expliquer quoi
      si ça arrive juste une fois par année?
      la dernière condition, je la comprends pas
      choisir un fournisseur, ça compte?
      et décider pour un fournisseur?
      c’est quoi une bonne tâche, pour commencer?
      c’est quoi la troisième condition?
      garder un fournisseur en retard, c’est-tu une bonne?
      c’est quoi une tâche qui mérite d’être automatisée?
      garder un fournisseur en retard, ça s’automatise?
      comment je sais si une tâche mérite ça?
      les trois conditions, redis-les donc`,
    "post-measuring-manual-work/2": `
      y a-tu une semaine à éviter
      n’importe quelle semaine fait l’affaire?
      c’est-tu important quelle semaine
      ils notent quoi au juste
      y a quoi comme colonnes là-dessus
      on le fait-tu la dernière semaine du mois
      la dernière semaine du mois, ça ferait-tu
      la fin de mois, c’est-tu correct pour ça
      pis si on est débordés cette semaine-là
      est-ce qu’on peut remplir ça à 5h avant de partir? on a pas le temps dans journée
      papier ou excel ça m’est égal, mais c quoi les colonnes faut mettre?
      pis les niaiseries qui prennent 30 secondes, je mets combien?
      mes employés vont penser que je les surveille avec ça... je leur dis quoi
      c’est full tranquille l’hiver pis fou l’été, on fait ça quand?
      sur papier ça marche-tu?
      pis si je me fais déranger en plein milieu?
      pis les affaires de 30 secondes?
      et si mes employés se sentent jugés?
      ouin mes gars voudront jamais noter ça
      donc si un appel dure 3 min pis je perds 5 min après, j’écris 8?
      laquelle des consignes est la plus importante?
      pis le soir, on ramasse ça comment?
      et pour mon cousin déneigeur qui a deux saisons?
      on note quoi dessus
      sur papier ou excel?
      quel minimum de minutes on met
      faut noter quand, à la fin de la journée?
      et si le téléphone me coupe
      le déclencheur c’est quoi
      quelle semaine je prends?
      en fin de mois ça marche pas?
      mon monde va penser que je les surveille
      on est paysagistes, l’hiver pis l’été c’est pas pareil
      on arrondit comment?
      j’écris quoi dessus?
      je les compte comment?
      pis les interruptions?
      si mon monde pense que je les surveille?
      les minutes, on les note quand?
      qu’est-ce qu’on écrit sur la feuille?
      on les compte comment?
      pourquoi deux minutes minimum?
      les interruptions comptent-tu?
      la fin du mois, c’est correct?
      et lundi, je fais quoi?
      ok, je commence lundi comment?
      on note en minutes ou en heures?
      c’est quoi le plancher?
      et si on a deux saisons?`,
    "post-measuring-manual-work/3": `
      la jfais quoi avec mes lignes pour avoir des heures?
      ils perdaient combien de temps à courir après les factures pas payées eux autres
      et le total, ça donne combien?
      ça fait-tu un poste complet?
      pis courir après les comptes, là-dedans?
      c’est du vrai monde, ces chiffres-là?
      ça me semble exagéré pour un petit atelier
      donc si moi c’est 40 fois à 9 minutes, ça fait 6 heures?
      laquelle prend le plus d’heures dans le tableau?
      pis après avoir multiplié, on divise par quoi?
      et pour le garage de mon frère, ils sont juste cinq?
      le calcul du vendredi, c’est quoi
      ok pis une fois rempli?
      au total ça fait combien?
      et pour les factures en retard?
      la plus grosse c’est laquelle
      c’est des vrais chiffres ça?
      le rapport du lundi, combien de minutes?
      comment on passe de minutes à heures
      ça fait un poste complet?
      ils sont combien au bureau dans l’exemple
      chercher un prix c’est 50 fois??
      pour combien de personnes ça?
      pis le vendredi, je calcule quoi?
      rendu au vendredi, je fais quoi avec?
      le rapport du lundi, c’est combien?
      c’est des vrais chiffres?
      un exemple avec des chiffres?
      pis les factures en retard?
      relancer les factures, c’est combien de fois?
      pis le vendredi, le calcul?
      pis vendredi?
      non, les minutes avant ça`,
    "post-measuring-manual-work/4": `
      mettons que j’arrive à 20h de total, je peux tu vraiment toute sauver ça?
      pourquoi il reste juste une demi heure de récupérable la dessus?
      tout ça se récupère-tu?
      pourquoi le prix est si bas dans la liste?
      ça laisse combien pour de vrai?
      comment je trouve la part qui suit la règle?
      c’est ben moins que ce qu’on pensait, c’est décevant
      donc si j’ai 10 heures à 60 %, il m’en reste 6?
      laquelle se récupère le mieux?
      pis les prix qu’on trouve nulle part, on fait quoi?
      et chez ma soeur qui fait juste des rendez-vous?
      y manque pas une colonne?
      on récupère tout ça?
      donc je récupère pas tout?
      c’est quoi la colonne à ajouter
      pourquoi chercher un prix est si bas
      en pourcentage ça donne quoi
      combien pour recopier les commandes
      il reste combien d’heures sur 22
      et les rendez-vous?
      comment je sais si ça suit la règle
      faut faire quoi quand la réponse existe nulle part
      pis chercher un prix, pourquoi si bas?
      pis tout ça est récupérable?
      c’est quoi, la colonne?
      recopier les commandes, c’est à combien?
      5,4 heures, ça vient d’où?
      on peut tu toutes les récupérer, ces heures-là?
      pourquoi juste 20 %?
      pis les factures, on sauve combien?
      relancer les factures, on en récupère combien?
      mais tout ça, c’est récupérable?
      les rendez-vous, c’est quel pourcentage?
      pis recopier les commandes?`,
    "post-measuring-manual-work/5": `
      ok mais dans votre exemple recopier les commandes c’est aussi gros, pkoi c’est pas ça en premier?
      pourquoi faudrait que je la mêle à ça elle, c’est pas juste moi qui décide?
      pourquoi celle-là en premier?
      pis la deuxième, c’est quand?
      et si l’employée veut pas la lâcher?
      pourquoi pas la plus grosse?
      mais la plus grosse me fait perdre ben plus
      donc si une me sauve 5 h mais fait des erreurs de paie, je la saute?
      pourquoi celle-là avant l’autre?
      pis la deuxième, on la part quand?
      et si c’est mon adjointe qui veut pas s’en défaire?
      laquelle en premier d’abord
      je commence par laquelle alors
      et la deuxième, c’est laquelle
      vos trois questions, c’est quoi?
      si l’employée veut pas la lâcher, sa tâche?
      qu’est-ce qui arrive quand ça se trompe
      pourquoi les commandes en compta passent après
      combien d’heures pour le suivi des commandes?
      donc c’est l’erreur qui compte
      pourquoi pas recopier les commandes?
      une fois compté, je commence par quoi?
      s’il y en a trois de bonnes, je prends laquelle?
      laquelle je fais en premier?
      pis recopier les commandes, pourquoi pas?
      c’est quoi, les trois questions?
      si l’employé veut pas la lâcher?
      je commence par laquelle d’abord?
      et si mon employé veut pas?
      je commence par laquelle?
      donc je prends laquelle en premier?
      les trois questions, c’est quoi?`,
    "post-measuring-manual-work/6": `
      et si ça donne juste 2 h en tout
      pis si au bout ça donne 2h par semaine
      mettons qu’on arrive rien qu’à deux heures
      nous ça fait une heure et demie par semaine
      si le total est ben petit, on fait quoi
      on a compté pis c’est à peine 2 h
      en bas de combien ça vaut pas la peine
      ça vaut-tu la peine pour 2 h et demie
      et si on a quasiment rien au total
      mettons moins que trois heures
      on a fini avec deux heures, on fait quoi
      ça nous donne juste 2 h et demie au bout du compte
      faque on refait l’exercice quand pour voir si ça a donné de quoi?
      pis si au bout ça donne genre 2h par semaine en tout?
      y’a tu des pertes que ça montrera pas?
      pis après, je fais quoi avec?
      et si c’est presque rien?
      on la refait quand?
      les soirs comptent-tu?
      donc ma feuille vaut rien d’abord?
      donc si mon total donne 2 h 40, je touche à rien?
      pourquoi trois mois plus tard pis pas un?
      pis après, on fait quoi avec les heures?
      et pour ma mère qui travaille juste le soir?
      y a-tu des affaires que la semaine voit pas
      et les soirs, ça compte pas?
      je la refais quand
      j’ai juste 2 heures par semaine, je fais quoi
      la feuille est à moi ou à vous?
      pourquoi la garder si elle manque des choses
      les soumissions perdues sont pas dedans?
      après avoir mes heures c’est quoi l’étape
      en bas de combien ça vaut pas la peine?
      ça manque quoi, cette feuille-là?
      et ce que ça compte pas?
      et ce que la semaine compte pas?
      et si on arrive juste à deux heures au total?
      nous autres ça donne même pas trois heures
      et si ça donne genre deux heures pour toute la gang?
      pis si on arrive à presque rien, deux heures?`,
    method: `
      vous pouvez pas compter à ma place?`,
    unanswered: `
      avez-vous une appli pour chronométrer
      la paie, ça se classe où
      vous avez un modèle excel à télécharger
      et si on est 40 au bureau
      c’est quoi la moyenne dans la construction
      et si deux tâches sont à égalité
      pis le stress, ça se mesure tu
      vous auriez pas une app pour ça?
      la paye, ça rentre là-dedans?
      et mon gars sur la route, il fait comment?
      et si j’ai trois bureaux?
      qui décide du pourcentage si on est pas d’accord?
      et si mon associé veut en prendre une autre?
      faut-tu garder les feuilles pour l’impôt?
      qui a écrit ça?
      y a-tu une app pour le faire?
      combien de fois par mois c’est souvent?
      pis l’embauche, ça passe-tu?
      la feuille, je la télécharge où?
      pis celui qui veut pas la remplir?
      ils font quoi comme produits?
      combien ça vaut en salaire, ces heures-là?
      et pour la paie, c’est quel pourcentage?
      quel outil ils ont pris ensuite?
      j’attends combien de temps avant la suivante?
      comment je compte mes soirs d’abord?
      y en a-tu beaucoup en bas de trois heures?
      la feuille, je peux la télécharger en Excel?
      ma paie, elle passe les trois?
      et mes gars sur la route, ils notent avec quelle appli?
      l’atelier, y vend quoi?
      le 70 %, c’est pareil dans un resto?
      et si elles sont égales, on tire au sort?
      les soirs, je les compte à temps et demi?
      mon syndicat, y va-tu accepter ça?
      les quatre du bureau, y gagnent combien?`,
    "post-return-on-automation/7": `
      donc quand est-ce qu’il faut pas?
      y a-tu des cas où j’en fais aucune?
      pis quand est-ce que je devrais pas?`,
    "post-return-on-automation/2": `
      et en dollars ça donne quoi
      ça vaut combien de l’heure, ça?
      ça vaut combien, une heure?`,
    "post-one-source-of-truth": `
      et comment on fait ça, une seule source?
      et si la réponse existe nulle part, je fais quoi?
      une seule source, comment on fait ça?`,
    consultation: `
      vous pouvez m’aider à choisir?`,
    "post-return-on-automation": `
      c’est où le calcul en piasses
      l’autre article, il dit quoi?
      et après, en argent, ça donne quoi?
      en dollars, je fais ça comment?`,
    "break-even": `
      à partir de combien c’est rentable`,
    "post-return-on-automation/3": `
      pourquoi enlever les petits bouts?
      c’est toutes des heures gagnées, ça?`,
    same: `
      combien de jours que ça prend?
      ça coûte quelque chose?
      pourquoi pas juste demander à mon monde?
      suivre une commande, ça compte?
      n’importe quelle semaine?
      ça donne combien d’heures au total?
      ils étaient combien, au bureau?
      ça laisse combien d’heures pour vrai?
      donc pas la plus grosse?
      ça compte pas les ventes perdues?
      si j’arrive à deux heures, je fais quoi?
      pis les erreurs, elles sont dedans?
      ça coûte tu de quoi?
      un exemple de non?
      et celles qu’on sait pas où mettre?
      et si mon monde le prend mal?
      on peut tu le faire en fin de mois?
      ça fait combien en tout?
      ça donne quoi au total?
      pis la deuxième, c’est laquelle?
      pis si j’ai juste deux heures?
      ça compte tu les soirs?
      ça donne combien au total?
      laquelle suit le moins la règle?
      les erreurs sont-tu comptées?
      je peux le faire en fin de mois?
      laquelle revient le plus souvent?
      le total, c’est combien?
      à la fin, combien de récupérables?
      c’est quoi la deuxième?
      en bas de combien d’heures je laisse faire?`,
    "post-customer-requests-80-20/2": `
      y en a-tu qu’il faut jamais toucher?
      pis ce qu’on automatise jamais?`,
    "facet-automations": `
      avec le petit forfait, je peux en faire combien?`,
    "post-quote-follow-up/1": `
      les soumissions oubliées, ça coûte combien?
      les soumissions pas relancées, ça coûte combien?`,
    "post-return-on-automation/8": `
      trois mois après, je compare quoi?`,
    operations: `
      vous pouvez pas le faire à ma place, les rapports?`,
    calculator: `
      vous avez pas une calculatrice?`,
    "post-customer-requests-80-20": `
      ok. pis l’article sur les demandes des clients?`,
  },
  "post-customer-requests-80-20": {
    "post-customer-requests-80-20": `
      le gars au colis brisé, pourquoi y’est parti au juste?
      pourquoi il est parti, le client?
      c’est la faute de la machine?
      ça prend-tu une porte de sortie?
      c’est quoi la bonne question d’abord?
      ben moi les robots j’ai jamais vu ça marcher
      donc si mon bot répond bien à 90 personnes, c’est pas ça qui compte?
      c’est lesquelles qu’il faut jamais toucher?
      pis une fois qu’il est parti, on le rattrape?
      et mon frère qui vend des pneus, ses clients aussi partiraient?
      c’est quoi la vraie question alors
      moi ça m’arrive tout le temps avec ma banque
      combien de messages à trier?
      donc c’est pas l’automatisation le problème
      une porte de sortie, genre?
      combien de règles?
      le colis brisé, ça s’est passé comment?
      l’important, c’est combien ou lesquelles?
      c’est parce que c’était automatisé qu’il est parti?
      ça prend combien de messages pour trier?
      l’idée de l’article, en deux mots?`,
    "post-customer-requests-80-20/1": `
      ca va me prendre combien de temps de lire tout ça, les 100?
      pis si la réponse est déjà écrite mais que se tromper coûterait cher, on fait quoi
      dans votre exemple y’a combien de messages sur 100 pour « où est ma commande »?
      et si c’est un journaliste qui écrit, ça va à qui?
      moi jarrive plus à 70, jdevrais tu pousser pour en mettre plus?
      et si la réponse est écrite nulle part?
      pis un colis arrivé brisé?
      et si chez nous c’est moins?
      pis un journaliste qui écrit?
      mais mes messages sont tous différents
      donc si j’en ai 70 de faciles pis 30 de durs, c’est correct?
      lesquelles vont à une personne?
      pis une fois les cent triés, je fais quoi?
      et pour la friperie de ma soeur, c’est les mêmes lignes?
      comment je trie ça
      ça prend combien de temps les lire?
      pourquoi cent?
      je peux choisir lesquels?
      les deux questions, c’est quoi déjà
      une plainte, qui répond?
      et un colis brisé?
      si la réponse existe mais que l’erreur coûte cher
      chez nous c’est plutôt 60/40, c’est grave?
      le journaliste, c’est qui qui le prend
      je fais le tri comment?
      un colis perdu, qui répond?
      pis si chez nous ça donne 70?
      et un journaliste, qui y répond?
      chez nous c’est plus 70, c’est correct?
      une menace d’avocat, qui répond?
      chez nous ça peut-tu être 70-30?
      je trie comment?
      les plaintes, y en a combien?
      un avocat qui écrit, qui répond?`,
    "post-customer-requests-80-20/2": `
      donc un retour de 35 $ ça s’arrange pis un de 80 $ non?
      fait qu’un remboursement de 30 $ c’est non aussi?
      pis un remboursement de 20 piasses, il peut le faire tout seul
      les remboursements, vous mettez la limite où
      qui décide au-dessus de ce montant-là
      fait qu’il peut rembourser les petites affaires
      un de 60 $ s’en va à une personne?
      les remboursements d’abord, vous mettez la limite où?
      ben si c nous autres qui s’est trompé, pourquoi le robot pourrait pas juste s’excuser
      si jrefuse une garantie à quelqu’un 100% par la machine, la loi au qc demande quoi?
      pourquoi pas pour les excuses?
      même si c’est juste 20 $?
      et s’il écrit une troisième fois?
      la loi dit-tu de quoi là-dessus?
      même une petite excuse de rien?
      donc si le remboursement est de 45 $, la règle décide?
      pourquoi 50 pis pas 100?
      pis quand il voit le mot décès, il fait quoi?
      et ma belle-mère au salon funéraire, elle automatise rien?
      lesquelles faut jamais toucher
      y en a qu’on automatise jamais?
      pas même des excuses?
      à partir de quel montant?
      un remboursement de 30 $ c’est correct?
      et pour un décès dans la famille
      pourquoi pas le crédit
      faut avertir le client selon la loi?
      il m’a écrit 2 fois pour la même affaire
      un refus de garantie, la machine peut?
      donc au-dessus c’est une personne
      et les remboursements, à partir de quel montant?
      et ceux qu’on automatise jamais?
      un refus de garantie, c’est là-dedans?
      et les 20 autres, c’est lesquelles?
      lesquelles y doit jamais toucher?
      pis pour l’argent, c’est quoi la limite?
      faut tu l’avertir, la personne?
      pis un refus de garantie?
      lesquelles faut jamais automatiser?
      donc qu’est-ce qu’on automatise jamais?
      non, ce qui s’automatise jamais`,
    "post-customer-requests-80-20/3": `
      il s’essaye combien de fois avant de passer ça à un humain
      s’il comprend pas la question, combien d’essais
      une vérification de quoi au juste
      il faut qu’il vérifie quoi avant
      le client doit donner quoi avant qu’il montre de quoi
      il vérifie quoi, le numéro de commande?
      il vérifie quoi avant de sortir la facture
      comment il sait que c’est vraiment lui
      il peut se tromper combien de fois avant de passer la main
      pis s’il comprend encore pas?
      s’il comprend pas, il s’obstine-tu longtemps
      il redemande combien de fois avant de lâcher
      jpeux tu l’appeler Sophie pour que ça fasse plus humain
      s’il comprend pas, y redemande combien de fois avant de lâcher?
      comment on s’assure qu’y montre pas les infos a n’importe qui?
      c’est quoi la ligne la plus importante là-dedans, pis pourquoi
      le bouton pour jaser à quelqu’un, faut qu’y apparaisse quand?
      et s’il comprend encore pas?
      il peut avoir un petit nom?
      pis si c’est pas écrit nulle part?
      faut-tu tout répéter à l’humain?
      mes clients aimeraient mieux un vrai nom
      donc si ça fait 2 fois qu’il comprend pas, il lâche?
      laquelle des règles est la plus utile?
      pis après qu’il a passé la main, la personne voit quoi?
      et pour le club de soccer de mon gars, mêmes règles?
      ok pis pour le reste, les règles?
      faut lui donner un nom?
      et s’il comprend pas?
      au bout de combien d’essais il lâche
      le client peut demander un humain tout de suite?
      s’il connaît pas la réponse il invente?
      comment y vérifie que c’est le bon client
      la dernière règle c’est laquelle
      faut-il que le client répète tout?
      pourquoi pas faire semblant d’être humain
      s’il comprend pas, il réessaie combien de fois?
      c’est quoi, les six règles?
      pour les 80, y a-tu des règles?
      faut-tu dire que c’est un robot?
      après combien d’essais il lâche?
      la personne, elle reçoit quoi comme dossier?
      y vérifie quoi au juste?
      il vérifie quoi avant de donner des infos?
      y peut-tu inventer quand y sait pas?
      et pour le reste, les règles?
      il peut avoir un prénom?
      pour montrer une commande, il vérifie quoi?`,
    "post-customer-requests-80-20/4": `
      et si on est pas capable de répondre dans les 2h?
      l’assistant fait quoi la nuit avec les cas compliqués?
      pis la nuit?
      et si je peux pas tenir ça?
      même la fin de semaine?
      pourquoi pas une phrase vague?
      et si je peux pas tenir l’heure dite?
      donc si chu parti jusqu’à 18 h, je promets demain matin?
      pourquoi un nom pis une heure?
      pis le lundi matin, le dossier est où?
      et ma cousine qui ouvre juste trois jours?
      et si c’est la nuit?
      qu’est-ce qu’on écrit à la place?
      et la fin de semaine?
      si je suis pas capable en 2 heures
      pourquoi pas meilleurs délais
      la nuit il fait quoi
      les clients acceptent d’attendre, vraiment?
      faut-il donner une heure exacte
      et pour ce qui est compliqué à 2h du mat
      la nuit on fait quoi?
      on lui dit quoi en attendant?
      et la nuit, il fait quoi?
      « meilleurs délais », c’est pas correct?
      Julie, c’est juste un exemple de phrase?
      demain matin, c’est correct?
      et la nuit, il dit quoi?`,
    "post-customer-requests-80-20/5": `
      après combien de jours sans nouvelles on peut dire que c’est réglé?
      ok mais celles qui restent, on compte combien de minutes chaque
      pis ceux qui réécrivent?
      ça sauve combien de temps?
      même pour les clients difficiles?
      je commence quand?
      68 c’est pas fort, non?
      donc si moi 90 sont répondus pis 20 reviennent, chu à 70?
      pourquoi sept jours?
      pis les douze qui reviennent, on en fait quoi?
      et pour mon chum qui reçoit juste 40 messages?
      comment je sais que ça règle pour vrai
      ok comment je mesure que ça marche
      c’est quoi une demande réglée?
      combien de jours avant de dire que c’est réglé
      pourquoi 68 et pas 80?
      donc je sauve combien d’heures
      et les 12 qui reviennent j’en fais quoi
      10 heures c’est pour combien de demandes
      les clients difficiles, plus ou moins de temps?
      faut relire ce que l’assistant dit?
      je commence par quoi ce soir
      pis si 12 reviennent sur les 80?
      et la mesure, c’est laquelle?
      je mesure ça comment, si c’est réglé?
      sept jours, c’est pour quoi?
      12 reviennent, donc je suis à combien?
      les douze, j’en fais quoi?
      je fais quoi des 12 qui reviennent?
      les 12 revenus, j’en fais quoi?
      et la mesure, elle?
      ça sauve combien d’heures?
      comment je sais si ça marche?
      pis on mesure ça comment?
      12 qui reviennent, ça fait combien?
      à la fin, c’est combien d’heures au lieu de 10?
      les vingt qui restent, combien de minutes chacune?`,
    support: `
      c’est votre assistant qui fait ça?
      vous visez combien de pourcent vous autres
      et celles qu’il règle pas?
      le vôtre, il fait ça aussi?
      vous, c’est 80 % aussi?
      vous en faites, des assistants de même?
      vous le bâtissez, l’assistant?`,
    unanswered: `
      ça marche aussi avec messenger
      faut-il trier les textos aussi
      et les clients âgés, eux
      un accent québécois, il comprend?
      je mets ça aussi sur facebook?
      quel logiciel compte ça
      c’est arrivé à qui, cette histoire-là?
      les messages vocaux comptent-tu?
      et un client qui sacre?
      il peut-tu mettre des emojis?
      et à Noël, on fait quoi?
      et s’il rappelle au lieu de réécrire?
      c’est arrivé dans quel magasin?
      avez-vous une étude là-dessus?
      pis les cartes-cadeaux?
      le feriez-vous pour moi, à quel prix?
      avez-vous un modèle d’excuse?
      l’amende, c’est combien?
      je l’appelle comment, mon assistant?
      quel logiciel fait ça?
      et si je manque mon heure, je lui donne quoi?
      y en a combien qui écrivent la nuit?
      ça prend combien de temps monter à 80?
      le colis brisé, c’était quel magasin?
      faut relire un nouveau cent aux combien de mois?
      un rabais de 10 %, ça compte-tu comme de l’argent qui sort?
      le modèle de dossier, vous me l’envoyez en Word?
      Julie, elle est en congé quand?
      à 250 demandes par semaine, j’engage-tu pareil?
      ça vaut-tu pour les messages Facebook, dans quelle proportion?
      combien de temps avant de monter à 80?`,
    "post-law-25-team-of-ten/5": `
      c’est quel article, la décision automatisée?
      la loi exige quoi, au juste, pour les décisions?
      la loi, les décisions automatiques, ça dit quoi?`,
    handover: `
      chez vous ça passe à qui
      chez vous, ça passe à une personne comment?
      chez vous, comment la personne embarque?`,
    hours: `
      et vos heures à vous?`,
    plans: `
      ça coûte combien un assistant de même`,
    same: `
      donc c’était pas la machine, le problème?
      combien de messages je prends?
      ça prend combien de temps, lire ça?
      même une excuse?
      à partir de combien d’argent?
      s’il a déjà écrit deux fois?
      si la réponse est pas écrite nulle part?
      il demande quoi avant de montrer une commande?
      si je peux pas tenir deux heures?
      pis la fin de semaine?
      ça me sauve combien d’heures aux cent?
      pourquoi y est parti, le client?
      pis les retours, c’est combien?
      et s’il a déjà écrit deux fois?
      pourquoi pas une excuse?
      combien de ratés avant qu’y passe la main?
      je peux tu lui donner un nom?
      pourquoi la dernière ligne?
      et la nuit?
      pourquoi donner un nom?
      ça fait combien d’heures sauvées?
      c’est quoi l’heure de plus, là-dedans?
      s’il a écrit deux fois déjà?
      les demandes simples la nuit, ça se règle?
      combien d’heures en tout après?
      pourquoi le client est parti?
      laquelle arrive le plus souvent?
      ça prend combien de temps à lire?
      pis les changements d’adresse?
      le montant, c’est combien?
      pis un client malade?
      celui qui a écrit deux fois?
      deux ratés, pis après?
      la dernière règle, c’est quoi?
      et si je peux pas tenir deux heures?
      la fin de semaine, il fait quoi?
      c’est combien de jours, pour dire que c’est réglé?`,
    "post-two-languages-one-inbox/6": `
      et si la moitié est en anglais?
      le délai en anglais, faut-tu le mesurer à part?`,
    response: `
      et vous autres, vous répondez en combien de temps?
      vous, vous répondez en combien de temps?`,
    "case-retailer": `
      un vrai commerce, il est rendu où là-dessus?
      un vrai cas de boutique, en avez-vous?`,
    "post-measuring-manual-work": `
      pis mes autres tâches, je les mesure comment?`,
  },
  "post-quote-follow-up": {
    "post-quote-follow-up": `
      ok fait que lui, y finit par prendre qui d’abord?
      c’est donc pas un refus?
      pourquoi ils répondent pas?
      ça fait pas achalant?
      ça prend combien de messages?
      ouin mais j’aurais l’air d’un vendeur de chars
      donc si j’ai envoyé mon prix mardi passé, c’est pas mort?
      pourquoi cinq pis pas trois?
      pis après le cinquième, c’est fini?
      et ma soeur qui fait des robes, ça marcherait?
      pas de réponse ça veut dire non?
      combien de messages?
      j’aurais l’air d’insister...
      pourquoi il répond pas le client
      lui, il choisit qui finalement
      deux heures par soumission, c’est en plein ça
      donc relancer c’est pas harceler
      pourquoi le monde relance pas?
      pourquoi le client répond pas d’abord?`,
    "post-quote-follow-up/1": `
      pis si y en a juste un qui se réveille, ça donne combien par mois
      ca prendrait combien d’heures mettons, avec vos neuf clients
      pis si j’en réveille juste un?
      ça prend combien de temps, rappeler?
      pourquoi la marge pas la vente?
      et pour deux clients?
      36 000 c’est gonflé un peu, non?
      donc si moi c’est 12 soumissions à 2 500 $ pis j’en réveille une, ça fait quoi?
      pourquoi 35 %?
      pis le temps de relancer, on le met où?
      et pour mon beau-frère qui fait des toits à 15 000?
      ça me coûte combien de pas le faire
      donc 36 000 perdus?
      c’est des vrais chiffres?
      combien si j’en réveille deux
      pourquoi la marge pis pas la vente
      ça prend combien de temps relancer?
      combien répondent pas sur 20
      quelle marge vous prenez
      un seul client, ça donne quoi par mois?
      trois heures c’est pas grand chose, non?
      et le temps pour les relancer?
      neuf, ça fait combien d’argent?
      la vente ou la marge, je compte quoi?
      ça vaut combien, ça?
      pourquoi la marge?
      sur vingt, combien acceptent?
      ça prend combien de temps les relancer?
      ça me coûte quoi de pas relancer?
      la marge, c’est combien?
      ça prend combien d’heures par mois, relancer?`,
    "post-quote-follow-up/2": `
      le 4e jlenvoie combien de temps après
      pis le samedi dimanche, ça compte tu dans le 20?
      pis le dernier, c’est quand?
      les samedis comptent-tu?
      combien de questions par message?
      et le choix plus petit, à quel jour?
      cinq fois, c’est pas trop?
      donc si j’envoie lundi le 3, le deuxième part mercredi le 5?
      lequel est le plus important des cinq?
      pis entre le 10 pis le 20, rien?
      et pour ma tante traiteur, les mêmes jours?
      à quels jours je les envoie?
      bon, j’envoie quoi
      le dernier c’est quand?
      jours ouvrables ou normaux?
      c’est quoi le but du 3e
      et après 10 jours?
      une question par message, pas plus?
      20 jours c’est long non?
      le jour 0 c’est l’envoi?
      et celui où je propose plus petit
      le suivant c’est dans combien de jours?
      c’étaient quoi déjà les cinq
      le dernier part quel jour?
      pis je les relance à quel moment?
      y en a combien d’autres à suivre?
      celui-là, il part quel jour?
      c’est à quel jour, celui-là?
      on les envoie quand, les cinq?
      pis le quatrième, y dit quoi?
      c’est quel jour, celui-là?
      c’est à quel jour?
      c’est des jours ouvrables?
      c’est quand, chaque message?
      ok c’est quoi les messages?
      le but du quatrième?
      des jours ouvrables ou de calendrier?
      celui-là part quel jour?
      le quatrième, son but?
      après celui-là, c’est quel jour le prochain?
      c’est au jour combien, ça?
      le premier part au jour zéro. celui d’après?`,
    "post-quote-follow-up/3": `
      fait que jmets quoi dans le premier courriel a place de juste « voir pièce jointe »?
      t’as-tu un exemple de texte?
      pourquoi annoncer le jour?
      un ci-joint, c’est pas assez?
      en combien de lignes?
      trois lignes c’est ben court
      donc si mon total est 7 800 plus taxes, je l’écris dans le courriel?
      pourquoi annoncer le jeudi?
      pis le jeudi, j’écris quoi?
      et pour ma soeur qui envoie ses prix par texto?
      j’écris quoi dans le premier
      je mets pas ci-joint?
      combien de lignes?
      je dis quand je réécris?
      le prix tient jusqu’à quand dans l’exemple
      pourquoi annoncer la suite
      je mets le total dans le courriel même?
      les taxes aussi?
      le premier, j’écris quoi dedans?
      « ci-joint », c’est pas bon?
      je résume en combien de lignes?
      faut-tu dire quand je réécris?
      vous auriez la phrase exacte?
      le premier à écrire, il dit quoi?
      pourquoi annoncer que je réécris?
      un exemple de texte?
      je dis quand que je réécris?
      le premier, j’écris quoi?
      pas celui-là, celui d’avant
      l’autre bout, le premier message, c’était quoi?`,
    "post-quote-follow-up/4": `
      au 2e, pourquoi jpeux pas juste y demander si y s’est décidé?
      pourquoi pas demander sa décision?
      c’est long comment, ce message-là?
      t’as-tu les mots exacts?
      il va dire non si je pousse?
      deux phrases, c’est pas un peu sec?
      donc si c’est ma soumission à 12 000, juste deux phrases pareil?
      pourquoi pas lui demander sa décision?
      pis s’il répond qu’il a pas compris une ligne?
      et mon associé qui demande toujours s’ils sont prêts?
      et jeudi j’écris quoi
      je peux demander s’il a décidé?
      pourquoi pas?
      c’est tout, deux phrases?
      vous avez un exemple de texte
      c’est combien de jours après l’envoi
      je demande quoi au juste
      trop court je trouve
      et le suivant, deux jours après?
      c’est deux phrases, pas plus?
      avant celui-là, c’était lequel?
      pis le suivant, y dit quoi?
      ça fait combien de phrases?
      pis le texte du 2e?
      pis le deuxième?
      combien de phrases?`,
    "post-quote-follow-up/5": `
      celui du jour 5, l’histoire de creuser là, on offre quoi au client a la fin?
      comme quoi, par exemple?
      c’est quoi les questions qui reviennent?
      un fait, ça veut dire quoi?
      pis la photo, je l’offre?
      pis si c’est juste le prix qui accroche?
      donc si mon prix est 2 000 de plus que l’autre, je dis pourquoi tout de suite?
      laquelle des objections je choisis?
      pis après la photo, je fais quoi?
      et mon mari dans les fenêtres, il mettrait quel fait?
      et s’il trouve ça cher?
      c’est quoi les objections d’habitude?
      l’exemple du pavé, c’est quoi
      et si c’est le prix qui bloque
      faut répondre avant qu’il demande?
      avec une photo?
      un fait, genre quoi
      je connais pas sa question moi
      pourquoi 30 cm
      t’as un exemple?
      et celui d’après?
      j’y réponds avant qu’il la pose?
      c’était quoi l’exemple du pavé?
      et le troisième?
      quelles sortes d’objections?
      celui sur l’objection, il a l’air de quoi?
      ok, le suivant?
      et si la question, c’est le délai?
      la photo de chantier, c’est pour quoi?`,
    "post-quote-follow-up/7": `
      pis dans le dernier message, si y’est pas prêt tout de suite, j’y demande quoi?
      faut-tu vraiment fermer?
      et si c’est juste plus tard?
      pourquoi celui-là marche?
      t’as-tu le texte?
      c’est pas un peu menaçant?
      donc si j’écris ça le 12, je ferme le vendredi pour vrai?
      pourquoi le plus court marche mieux?
      pis s’il dit au mois de mai?
      et ma belle-soeur qui veut pas fermer ses dossiers?
      pis le mot de la fin, ça ressemble à quoi
      pis le dernier message
      ça marche vraiment?
      je ferme pour vrai après?
      pourquoi c’est lui qui a des réponses
      si c’est non, un mot suffit?
      c’est quoi le texte exact
      pas trop raide comme ton?
      il est long comment celui-là
      et celui de la fin, il dit quoi?
      et le dernier, il dit quoi?
      je l’écris comment?
      un non, c’est correct?
      le dernier message, c’est quoi déjà?
      et le dernier, y dit quoi?
      et la fermeture, on dit quoi?
      non, le dernier`,
    "post-quote-follow-up/8": `
      je peux-tu faire partir ça le samedi matin
      c’est-tu correct d’envoyer ça la fin de semaine
      ils ont réécrit pour dire qu’ils y pensent, le reste part-tu pareil
      ils ont répondu après le deuxième, les autres partent-tu
      s’il répond, le reste arrête-tu
      pis si c’est une grosse job à 40 000, on fait pareil?
      on fait-tu la même chose pour un contrat de 50 000
      pour une ben grosse soumission on envoie-tu le troisième pareil
      s’il dit qu’il va y penser, le dernier part-tu pareil
      si le gars répond, ça arrête-tu
      il a dit qu’il me rappellerait, on continue-tu
      il a appelé au lieu d’écrire, ça part-tu pareil
      ça peut-tu partir la fin de semaine
      si mon gars au bureau lui a parlé au téléphone entre temps, la machine continue tu pareil?
      ok mais pour mes grosses jobs de 40 000 jveux pas envoyer un courriel plate au jour 5
      le matin, à partir de quelle heure ça peut partir?
      et s’il dit plus tard?
      pis la fin de semaine?
      même s’il a juste appelé?
      et pour un gros contrat?
      même s’il dit juste on s’en reparle?
      donc si mon seuil est 25 000, le message 3 devient un appel?
      pourquoi le message 3 pis pas un autre?
      pis une fois que ça arrête, qui continue?
      et mon cousin dont les clients sont tous anglos?
      et s’il répond entre les deux?
      s’il répond, j’arrête?
      pour un gros contrat j’appelle pas plutôt?
      et le rappel, il part tout seul?
      même le samedi?
      s’il m’a appelé au lieu d’écrire?
      avant quelle heure ça part pas
      et s’il dit je vous en reparle
      un gros client à 40 000, pareil?
      en quelle langue ça part
      plus tard, ça repart toute la séquence?
      les jours fériés non plus?
      le montant pour l’appel, c’est qui qui le choisit
      on envoie la fin de semaine?
      quand est-ce que j’arrête?
      s’il répond au deuxième, j’arrête-tu?
      s’il dit « je vous en reparle »?
      pour un gros montant, j’appelle-tu à la place?
      le « plus tard », je le rappelle quand?
      pour un client à 40 000, on fait quoi?
      à part ça, quand est-ce que ça arrête?
      quand est-ce qu’on arrête?
      et si y répond après le deuxième?
      et si le client répond?
      un gros montant, même message?
      pis les règles d’arrêt?
      le samedi, ça part-tu?
      avant 9 h non plus?
      et si le client est anglophone?`,
    "post-quote-follow-up/9": `
      ok et ça dure combien de temps ce consentement la, pis ça part de quand
      pis tant qu’a y être, jpeux tu les ajouter à mon infolettre?
      j’ai combien de temps?
      pis mon infolettre?
      faut garder une preuve?
      c’est un avis d’avocat, ça?
      même si c’est juste un petit texto?
      donc si la demande date du 10 janvier, j’ai jusqu’au 10 juillet?
      pourquoi six mois?
      pis après les six mois, je fais quoi?
      et ma fille qui les met dans son infolettre?
      c’est légal tout ça?
      six mois à partir de quand?
      donc j’ai pas besoin de permission écrite
      faut un lien de désabonnement dans chaque?
      je peux l’ajouter à mon infolettre?
      les textos aussi?
      je dois garder quoi comme preuve
      mon adresse postale, obligatoire?
      c’est un avis juridique ça ou non
      20 jours ça rentre là-dedans?
      pendant combien de temps?
      je peux tu l’abonner à mon infolettre en même temps?
      c’est légal, achaler de même?
      faut-tu un lien pour se désabonner là-dedans?
      et légalement?
      j’ai combien de temps pour le relancer?
      je peux tu l’ajouter à mon infolettre?
      faut une adresse postale?
      je peux le mettre sur ma newsletter?
      j’ai le droit de faire ça?
      la loi dit quoi là-dessus?
      un texto aussi?
      c’est-tu légal sans leur permission?`,
    "post-quote-follow-up/10": `
      a la main pendant combien de temps avant de brancher ça?
      faut viser combien sur 20 d’abord
      combien de temps à la main?
      pis je mesure quoi?
      un refus, ça vaut quoi?
      vous pouvez-tu le faire pour moi?
      deux semaines à la main, c’est long
      donc si chu à 8 sur 20, je vise 14?
      pourquoi compter les non aussi?
      pis une fois que c’est branché?
      et pour la compagnie de mon père, par quoi il commence?
      ok par quoi je commence
      bon, je commence comment
      à la main combien de temps?
      pourquoi pas l’automatiser tout de suite
      c’est quoi le déclencheur
      je mesure quoi?
      combien on vise sur 20
      un non ça vaut quelque chose?
      on partait de combien déjà
      faut les écrire moi-même?
      je vise quel chiffre?
      je commence comment, concrètement?
      sur 20, combien finissent par répondre?
      le déclencheur, c’est quoi?
      je vise combien sur 20?
      je vise combien sur vingt?
      je commence par quoi?
      ok, par où je commence?
      bon, je fais quoi en premier?
      on vise combien sur 20?`,
    sales: `
      pouvez vous le faire à ma place
      vous l’écrivez à ma façon?
      vous, vous programmez tout ça?
      vous le faites à ma place?
      si c’est vous qui le faites, ça marche comment?`,
    unanswered: `
      si le client m’a bloqué
      et dans la toiture c’est combien
      par texto ça marche mieux?
      j’envoie en pdf ou en lien
      je peux savoir s’il l’a ouverte
      je peux offrir un rabais là
      et s’il revient 6 mois après
      pis si deux personnes de la même cie répondent
      l’amende est de combien
      mon vendeur va-tu haïr ça
      et si mon concurrent fait pareil?
      c’est pareil pour un avocat?
      je pourrais-tu en faire sept?
      je mets la soumission en PDF ou dans le texte?
      un texto serait mieux que le courriel?
      et si j’en ai pas, de photo?
      et s’il revient six mois après?
      et s’il me bloque?
      et si mon client est aux États?
      avec QuickBooks, ça se branche?
      ça marche-tu en toiture aussi?
      pis avec une marge de 50 %?
      c’était en quelle saison ces chiffres-là?
      à quelle heure je l’envoie?
      et si c’est une soumission urgente?
      l’objet du courriel, je mets quoi?
      le dépôt, j’en parle-tu?
      par texto ou courriel?
      combien de gens répondent à ça?
      ça coûte combien de plus creuser à 30?
      y en a combien qui répondent à ça?
      s’il revient dans un an, je garde mon prix?
      et le soir, jusqu’à quelle heure?
      je mets quel montant, d’habitude?
      l’amende, ça monte à combien?
      par téléphone, c’est-tu pareil?
      quel logiciel je prends pour ça?
      un client a-tu atteint 17 pour vrai?
      par texto, ça marche mieux que par courriel?
      c’est quel paysagiste?
      à quelle heure de la journée c’est mieux?
      je mets un logo dans ma signature?
      et s’il a lu sans répondre, je le vois-tu?
      je peux inclure une vidéo, ça passe-tu les filtres?
      quel pourcentage répond à celui-là?
      et pendant les deux semaines de la construction?
      l’amende monte à combien?
      dans QuickBooks, le statut « envoyée », je le branche comment?
      un paysagiste de Laval, sa marge moyenne?
      le 3e message, combien de mots au maximum?`,
    "post-return-on-automation": `
      vous avez un calcul plus complet?
      et le rendement d’une automatisation?
      le calcul honnête, c’est quoi?`,
    integrations: `
      ça se branche sur hubspot?`,
    casl: `
      et vous, votre infolettre est correcte?
      pis vous, vous la suivez comment?
      et vous, vous respectez ça comment?`,
    consultation: `
      les 30 minutes c’est gratuit?
      les 30 minutes, c’est payant?`,
    same: `
      c’est combien de messages?
      pas de réponse, c’est pas un non?
      il choisit qui, le client, finalement?
      si j’en réveille juste un?
      ça prend combien d’heures par mois?
      le dernier, il part quel jour?
      le troisième sert à quoi?
      je demande pas s’il a décidé?
      je lui demande quoi d’abord?
      pourquoi c’est une mauvaise question?
      genre quelle question?
      une photo, ça aide?
      faut vraiment fermer après?
      s’il dit plus tard?
      la fin de semaine, ça part-tu?
      dans quelle langue ça s’écrit?
      je garde quoi comme preuve?
      à la main d’abord, combien de temps?
      un refus, ça vaut de quoi?
      le silence, c’est un non?
      et si deux disent oui?
      ça prend combien de temps par mois?
      ça finit quand?
      je mets le prix dedans?
      pourquoi pas demander s’il a décidé?
      un exemple?
      pourquoi une photo?
      pourquoi ça marche, celui-là?
      pour un gros client?
      ça dure combien de temps?
      ma preuve, c’est quoi?
      on vise combien?
      pourquoi compter les non?
      le dernier, y sort quand?
      pourquoi pas demander s’il est décidé?
      c’est long comment?
      faut-tu attendre qu’il pose la question?
      si c’est plus tard, je lui demande quoi?
      je le ferme pour vrai?
      pis un « plus tard »?
      c’est dans quelle langue?
      faut-tu mon adresse dans le message?
      un refus, ça vaut-tu de quoi?
      combien de messages, donc?
      combien sans réponse?
      deux qui se réveillent, ça fait combien?
      c’est quel jour, le dernier?
      je mets le total dedans?
      ça tient en combien de lignes?
      je peux pas demander s’il a décidé?
      faut-tu que je ferme pour vrai?
      un appel, c’est quand?
      j’ai combien de mois?
      qu’est-ce qu’il faut dans le message?
      à la main, pendant combien de temps?`,
    "post-return-on-automation/2": `
      mes trois heures, elles valent combien?`,
    "post-law-25-team-of-ten/3": `
      pour mon formulaire, le consentement, je le demande comment?`,
    "post-return-on-automation/1": `
      l’autre calcul, c’est quoi la formule?`,
    "case-professional-services": `
      quelqu’un l’a fait pour vrai?`,
    "post-law-25-team-of-ten": `
      pis la Loi 25, c’est pas pareil?`,
    "post-quote-follow-up/6": `
      on sépare ça comment, les travaux, dans ce modèle là
      le message avec la version plus petite, le client a quels choix pour répondre?
    `,
  },
  "post-return-on-automation": {
    "post-return-on-automation": `
      ouin mais vous en vendez, pourquoi je croirais vos chiffres
      pourquoi me méfier?
      le calcul dit-tu non des fois?
      vingt heures donnent combien?
      vous le faites avant de dire oui?
      donc faut pas vous croire?
      donc si j’en mesure 30, ça en donne 15?
      laquelle des étapes change la réponse?
      pis une fois calculé, vous dites oui ou non?
      et pour ma soeur qui est toute seule?
      pourquoi je devrais me méfier de vos chiffres?
      vingt heures qui en donnent dix, comment ça
      donc vous dites non des fois?
      et c’est vous qui vendez ça, drôle de conseil
      la réponse change combien de fois dans l’exemple?
      vous faites ce calcul-là avant d’accepter un client?
      je peux le refaire moi-même?
      vingt heures, ça en donne combien?
      faut-tu que je me méfie de vos chiffres?
      vous me dites de me méfier de vos chiffres?`,
    "post-return-on-automation/1": `
      pis le monde se trompe où d’habitude là-dedans
      pis pour trouver le minimum d’heures en bas de quoi ça paye pas, on divise quoi par quoi
      où est le piège?
      c’est quoi les deux premiers?
      on se trompe où d’habitude?
      la multiplication est pas dure?
      la formule m’a l’air trop simple
      donc si mes heures sont fausses, tout le reste est faux?
      lesquels des deux chiffres?
      pis après la multiplication?
      et mon comptable, il se tromperait aussi?
      c’est quoi la formule exacte
      elle compte juste le temps?
      les ventes en plus sont pas là dedans?
      c’est la même que sur votre page de prix?
      c’est lesquels les deux premiers chiffres à surveiller?
      donc la multiplication c’est pas ça le problème
      elle est où la calculatrice?
      c’est quoi la formule?
      la multiplication, c’est pas ça le problème?
      on se trompe où?
      c’est la multiplication le problème?
      la formule?
      où c’est que le monde se trompe?
      la formule, c’est quoi?
      d’où ça vient, la formule?`,
    "post-return-on-automation/2": `
      ok pis pour l’adjointe à 28$ ça finit à combien
      vous enlevez combien d’heures pour les vacances pis les fériés dans votre exemple
      oui mais moi le boss je charge 120 de l’heure aux clients, jmets tu ça?
      pis mon heure à moi?
      les vacances aussi?
      ça fait cher, non?
      c’est pas juste le salaire?
      35 ça me paraît haut pour 28 payé
      donc si je la paie 22, ça monte à combien?
      pourquoi pas mon taux facturé?
      pis les fériés, on les enlève comment?
      et mon mari qui est son propre patron?
      et le coût de l’heure je le trouve comment?
      35 $ au lieu de 28, d’où ça sort?
      pourquoi pas juste son salaire?
      vous comptez combien pour les charges?
      les vacances sont enlevées?
      et les fériés, combien d’heures?
      moi je facture 120 de l’heure, je mets ça?
      ça donne combien d’heures travaillées par année?
      pour mon heure à moi je mets quoi
      c’est une vraie adjointe ou un exemple?
      si je vends pas l’heure libérée, mon taux compte pas?
      t’as mis combien de charges?
      l’heure, je la mets à combien?
      donc 28 devient combien?
      pourquoi pas juste le salaire?
      une heure, ça vaut combien?
      le coût d’une heure, je le prends où?
      pourquoi pas le salaire?
      je prends mon taux de facturation?
      le coût d’une heure, je mets quoi?
      et mon heure à moi, le boss?`,
    "post-return-on-automation/3": `
      comment ça si peu, c’est quoi que vous enlevez en premier
      la dernière coupure, les ptits bouts là, pourquoi ça compte pas
      pis si mon gars sait pas ce qu’il ferait avec ce temps-là?
      pourquoi juste la moitié?
      pis les petits bouts?
      la surveillance, c’est combien?
      et si la personne sait pas quoi en faire?
      perdre la moitié, c’est sévère, non?
      donc si j’en ai 12 de mesurées, il m’en reste 6?
      laquelle des soustractions est la pire?
      pis les dix qui restent, on les met où?
      et pour ma mère qui travaille toute seule?
      elles vont où les dix autres heures?
      pis les heures, on les gonfle?
      ok et les heures, j’en garde combien?
      pourquoi seulement 70 %?
      c’est quoi ce qui s’évapore
      la surveillance prend combien de temps?
      donc sur 20 il en reste 10?
      la dernière soustraction c’est quoi déjà?
      six minutes ici et là ça compte pas?
      ils sont combien dans l’exemple?
      et si mon monde sait pas quoi faire du temps gagné?
      c’est quoi que les vendeurs oublient?
      une matinée libre ça donne quoi au juste
      pourquoi ça coupe de moitié?
      et les heures, comment je les compte pour vrai?
      pis le nombre d’heures, lui?
      de 20 on tombe à combien?
      c’est quoi, les trois soustractions?
      la surveillance, ça gruge combien?
      pourquoi juste dix?
      pis les heures?
      et la deuxième soustraction?
      la dernière soustraction, c’est quoi?
      vingt heures en donnent dix, comment ça?
      pis les heures, elles?
      ok, pis les heures gagnées?
      la surveillance, ça enlève combien?
      c’est laquelle que les vendeurs oublient?
      pourquoi 10 heures pis pas 20?`,
    "post-return-on-automation/4": `
      celui du milieu, il reste combien dans les poches par mois
      pis avec le plus petit à la place, ça donne quel rendement pis ya tu une condition
      pourquoi le plus petit en premier?
      pis avec accelerate?
      il me reste combien par mois?
      laquelle est la bonne?
      17 $ par mois, c’est une farce?
      donc si j’ai 15 heures, je prends lequel?
      laquelle des trois est la bonne?
      pis si le petit suffit plus après?
      et mon voisin qui a vingt heures pour vrai?
      pis en argent ces 10 heures là?
      le meilleur des trois c’est lequel?
      pourquoi prendre le petit forfait d’abord?
      et le gain net avec Velocity?
      203 %, c’est pour lequel?
      donc Accelerate vaut pas la peine à 10 heures?
      et avec 20 heures ça donne combien net?
      ça marche si j’ai besoin de combien d’automatisations?
      le gain brut c’est le même pour les deux forfaits?
      ça donne quoi avec un forfait?
      avec dix, lequel je prends?
      17 piasses par mois, c’est tout?
      ça donne quoi en argent?
      en dollars, ça donne quoi?
      pis avec Velocity?
      pourquoi juste 17 $?
      le rendement à 20 h, c’est combien?
      la réponse change deux fois, ça veut dire quoi?
      avec ce 35 $-là, ça donne quoi par forfait?
      pis en argent, 10 heures?
      17 $, c’est quel scénario?
      pis le gain net avec Velocity?`,
    "post-return-on-automation/5": `
      nous j’arrive plus à 8 mois, on le fait-tu pareil
      ça nous donne 8 mois
      fait que 7 mois, c’est trop long?
      nous c’est 2 mois, c’est-tu bon
      c’est-tu bon ça ou c’est long
      quatre semaines et demie, c’est bon ou pas
      nous ça fait à peu près 9 mois, ça vaut-tu encore la peine
      8 mois c’est trop?
      on le fait-tu si c’est 7 mois
      c’est quoi trop long pour vous
      c’est quoi un bon délai d’après vous
      nous c’est quasiment un an, on attend?
      pourquoi attendre si c’est long
      y’a pas de frais d’installation me semble, faque ça vient d’où le montant à récupérer
      pis si ça dépasse la demi-année on fait quoi
      et si ça prend plus long?
      je paye-tu pendant ce temps-là?
      c’est quoi un bon délai?
      y’a des frais pour démarrer?
      ça fait long, quatre semaines et demie
      donc si mon équipe met 40 heures au départ, ça monte à combien?
      pourquoi six mois, la limite?
      pis une fois repayé, ça rapporte combien par semaine?
      et pour ma cousine, si ça prend un an?
      je rentre dans mon argent quand?
      c’est quoi les 700 $?
      quatre semaines et demie à partir de quand?
      je paye pendant que c’est pas prêt?
      votre limite c’est combien de mois?
      et si ça dépasse six mois?
      pourquoi attendre dans ce cas-là
      ça prend combien d’heures à mon équipe?
      donc zéro frais d’installation mais ça coûte du temps
      en tout faut récupérer combien?
      115 par semaine ça vient d’où?
      2 mois et demi, c’est correct?
      pis si c’est plus que six mois?
      pis le temps de mise en route, c’est compté?
      c’est quoi un délai correct?
      passé six mois, on fait quoi?
      et si c’est plus que six mois?
      le 700 $, c’est quoi?
      ça fait combien par semaine, net?
      plus de six mois, on fait quoi?
      au bout de combien de temps c’est payé?
      ça prend combien de temps à récupérer?
      plus de six mois, je fais quoi?`,
    "post-return-on-automation/6": `
      faudrait que je sauve combien d’heures par semaine pour ça avec le forfait à 1500
      faque qu’est-ce qui manquait pis comment vous comblez le trou
      et si ça donne pas ça?
      c’est brut ou net?
      pis pour dominate?
      juste avec les heures, ça passe-tu?
      donc la garantie passe pas toujours?
      donc si je paie 500 par mois, faut que ça rapporte 4 500 en tout?
      lequel des trois forfaits passe le plus facile?
      pis après les 90 jours, si c’est pas atteint?
      et pour mon ami qui a zéro soumission?
      3 fois brut, ça fait combien net?
      et si on arrive juste à 2,3 fois?
      les ventes comptent dedans?
      pour Velocity ça prend combien d’heures?
      69 heures par semaine pour le gros??
      juste avec les heures on y arrive pas faique?
      il manquait combien dans votre exemple?
      400 % c’est sur combien de temps?
      pourquoi vous regardez mes relances?
      et pour Accelerate, juste pour le payer?
      le 3,1 fois il vient d’où
      il manquait combien?
      et la garantie, ça passe avec ça?
      3 fois, c’est du brut?
      c’est brut ou net, ça?
      et la garantie là-dedans?
      Dominate, faut combien d’heures pour 3 fois?
      200 %, c’est net ça?`,
    "post-return-on-automation/7": `
      genre nous la tâche est jamais pareille d’un mois à l’autre, c tu un de ces cas là? pourquoi
      je pensais juste me faire un modèle de courriel à place, faut essayer ça combien de temps
      et pour les payes?
      même si mes données sont en désordre?
      un réglage, comme quoi?
      pis si la tâche change souvent?
      donc vous refuseriez mon argent?
      donc si j’ai 3 heures par semaine, c’est non?
      laquelle de ces raisons arrive le plus souvent?
      pis une fois mes données remises ensemble?
      et pour ma soeur, sa tâche change chaque mois?
      et il dit non quand?
      moins de 3 heures c’est non direct?
      et si ma tâche change tout le temps
      c’est quoi un réglage qui suffit, genre?
      pourquoi pas la paie?
      mes données sont tout croches, je fais quoi avant?
      j’essaie un modèle de courriel combien de temps?
      mes clients retournent le produit, ça aiderait?
      même le petit forfait se paierait pas?
      même si c’est juste un réglage?
      dans quels cas faut pas?
      y a-tu des fois où c’est aucun des deux?
      si mes fichiers sont tout mêlés?
      la tâche change chaque mois, pis?
      un réglage, genre quoi?
      pis quand ça dit non?
      et si mes données sont toutes croches?
      c’est quoi le seuil?
      un simple réglage, ça peut suffire?
      quand est-ce qu’il dit non?
      et quand faut pas le faire?
      c’est quoi le seuil, déjà?
      et si la tâche change tout le temps?`,
    "post-return-on-automation/8": `
      ok pis faut que j’écrive quoi avant de partir, c’est quoi les chiffres
      et si ça a pas bougé?
      même si c’est vous que je paye?
      c’est quoi les quatre chiffres?
      avec les mêmes personnes?
      même si c’est vous qu’il faut arrêter de payer?
      donc si chu parti de 18 heures pis chu encore à 18, j’arrête?
      pourquoi 90 jours?
      pis si le chiffre a bougé juste un peu?
      et mon associé qui a rien noté au départ?
      j’écris quoi sur la page?
      je remesure quand?
      et si rien a bougé?
      je peux vraiment arrêter, même avec vous
      c’est quoi le 4e chiffre?
      y a un préavis à donner?
      pourquoi la dater
      je peux tu prendre une autre feuille la 2e fois?
      et si je le fais pareil, je vérifie comment?
      je refais ça quand?
      c’est quoi les quatre?
      on refait ça quand?
      y a tu un préavis?
      je le refais avec le même monde?
      comment je vérifie après?
      sinon, si je le fais, je vérifie quand?
      les quatre chiffres, c’est quoi?`,
    "post-measuring-manual-work": `
      comment je les mesure, mes 20 heures?
      les mesurer, on fait ça comment?
      on mesure ça comment, les 20 heures?`,
    unanswered: `
      vous avez un fichier excel tout fait?
      vous l’avez prise où cette formule-là?
      c’est quoi les charges exactes au Québec cette année?
      et si on est payé 50 $ de l’heure ça change quoi?
      c’est déjà arrivé que vous travailliez gratis?
      avez vous déjà refusé quelqu’un pour ça?
      vous la gardez où, ma page de départ?
      je peux l’avoir en Excel?
      pis l’inflation?
      et pour un gars syndiqué?
      et si je coupe un poste à la place?
      et avec Dominate, ça donnait quoi?
      avec un roulement d’employés, ça change?
      quelqu’un d’indépendant vérifie?
      et pour une business à vendre bientôt?
      et si mon adjointe est partie entre-temps?
      y a-tu un fichier Excel?
      un comptable l’a-tu vérifié?
      y a-tu l’inflation là-dedans?
      pis le loyer, je l’ajoute-tu?
      le 14 %, il comprend quoi en détail?
      à cinquante employés, on perd combien?
      c’est qui qui surveille?
      et avec le plus gros forfait?
      pis à 15 heures?
      une subvention peut-tu payer ça?
      pour le forfait à 1500, c’est combien?
      avec une marge de 200 $, ça passe-tu?
      combien de clients vous avez continués gratis?
      avez-vous un modèle de courriel qui suffit?
      5 % de mieux, c’est-tu assez?
      faites-vous la mesure à ma place?
      le fichier de calcul, je peux l’avoir?
      je mets l’inflation où, dans ça?
      avec les assurances collectives, ça monte à combien?
      mes pauses, je les enlève aussi?
      et à 15 heures avec Dominate?
      et si mon monde apprend plus lentement, ça ajoute combien?
      qui tranche si on est pas d’accord sur les ventes?
      vous avez dit non à combien de monde cette année?
      vous me rappelez-tu à 90 jours pour ça?
      et avec deux automatisations qui plantent, il reste combien?
      la marge de 600, c’est dans quel domaine?`,
    "break-even": `
      à partir de combien d’heures ça vaut la peine?
      à ce taux-là, c’est payant à partir de quand?
      à 35 $, je suis rentable quand?`,
    "post-measuring-manual-work/2": `
      ils ont mesuré ça avec quoi?
      la feuille, on la remplit comment?
      la feuille, elle a l’air de quoi?`,
    "plan-named": `
      c’est quoi qui est compris dans celui à 500?`,
    start: `
      elles servent à quoi ces trois semaines-là?`,
    "money-back": `
      pis je peux ravoir mon argent sinon?`,
    "post-one-source-of-truth": `
      comment on les remet en ordre?
      remettre ça ensemble, on fait comment?
      mes données sont en désordre, je fais quoi?`,
    "no-need": `
      pis vous me le diriez si c’est mon cas?
      vous me le diriez pour vrai?
      vous me le diriez, si c’était mon cas?`,
    consultation: `
      on peut vérifier ça ensemble?`,
    contract: `
      y a une pénalité si j’arrête?
      arrêter, c’est aussi simple que ça?
      pour arrêter, je fais quoi?`,
    "ninety-days": `
      et votre garantie dans ce temps-là?
      si ça passe pas, vous faites quoi?
      vous continuez gratis si ça marche pas?
      la garantie, en court?
      pis la garantie, si c’est raté?
      qui compte les heures, vous ou nous?`,
    same: `
      vous dites de pas vous croire?
      y a un exemple?
      ça dit non des fois?
      ça compte juste le temps?
      c’est la même que sur les tarifs?
      et mon heure à moi?
      les vacances, on les enlève?
      « en petits bouts », ça veut dire quoi?
      donc c’est lequel le bon?
      le rendement du petit, c’est combien?
      la première ligne, faut pas la croire?
      donc combien de semaines?
      mon équipe y met combien d’heures?
      dans l’exemple, ça passe ou pas?
      faut combien d’heures avec le petit?
      en bas de combien d’heures?
      si ça a pas bougé?
      ça compte tu les ventes?
      ça fait combien par année?
      vous enlevez combien pour les vacances?
      pourquoi enlever les petits bouts?
      il en reste combien?
      c’est quoi le rendement, d’abord?
      ça passe tu avec les heures seules?
      y manque combien?
      j’essaye ça combien de temps?
      ça peut-tu dire non?
      ça revient à combien de l’heure?
      la part qui suit une règle, c’est combien?
      la bonne décision, c’est laquelle?
      y avait combien à récupérer?
      dans l’exemple, il manque combien?
      le plus gros forfait, ça demande combien d’heures?
      pis si une erreur coûte cher?
      j’arrête de vous payer, même vous?
      ça compte les ventes ou juste le temps?
      à la fin, ça donne combien de l’heure?
      les charges, c’est combien?
      il en reste combien à la fin?
      le meilleur rendement, c’est lequel?
      c’est combien de semaines?
      le total à récupérer, c’était combien?
      avec les ventes, ça monte à combien de fois?
      donc les heures seules, ça passe pas?
      la paie, j’y touche pas?`,
    "post-measuring-manual-work/4": `
      le 70 %, il vient d’où?`,
    "plan-smallest": `
      il comprend quoi, celui à 500?
      le petit, qu’est-ce qu’il couvre?`,
    "our-time": `
      pour vrai, vous nous prenez combien de temps?`,
    fees: `
      y a pas d’autres coûts cachés?
      aucuns frais d’installation, certain?`,
    "post-quote-follow-up": `
      les soumissions, on les relance comment?`,
    "average-return": `
      et le 400, ça se calcule comment?`,
    calculator: `
      la calculatrice, elle est où?
      elle fait le calcul toute seule?`,
  },
  "post-law-25-team-of-ten": {
    "post-law-25-team-of-ten": `
      ok pis si je suis ça au complet jai tu encore besoin de voir un avocat
      même si on est juste trois?
      pis ça compte-tu comme un vrai avis d’avocat?
      ça prend combien d’heures en tout?
      pourquoi les petits sont pas exclus?
      ouin mais on est juste une gang de chums, pas une multinationale
      so si chu tout seul avec 2 étudiants d’été ça compte pareil?
      laquelle des semaines est la plus importante
      pis une fois le mois fini, on fait quoi
      et pour le salon d’esthétique de ma soeur, même affaire?
      on est juste huit, ça nous touche pareil?
      y a pas d’exception pour les petits?
      ça prend combien de temps par semaine?
      c’est quelle loi au juste?
      c’est un avis juridique ça?
      pourquoi parler de ça quand on branche des outils
      donc un mois en tout?
      faut quand même voir un avocat après?
      même devoirs qu’une grosse compagnie, vraiment?
      ça prend combien de temps s’y mettre?
      même à cinq employés?
      une petite équipe est-tu exemptée?
      même si on est juste dix?`,
    "post-law-25-team-of-ten/1": `
      pis le bout où le client peut partir avec ses données, cest obligatoire depuis quand ça?
      c quel numero d’article ca, pis en vigueur depuis quelle date
      c’est quel article ça?
      pis la dernière étape, c’était quand?
      donc tout est déjà en vigueur?
      qu’est-ce qui est arrivé en premier?
      ben là, personne m’a avisé de ces dates là
      so si j’ai ouvert en 2023, les deux premières vagues comptent pour moi aussi?
      laquelle des trois vagues était la plus grosse
      pis après la dernière date, y’en a-tu d’autres qui s’en viennent
      et pour le resto de mon frère, les mêmes dates?
      depuis quand c’est obligatoire
      et en 2023 c’était quoi?
      la dernière c’était quand?
      la portabilité c’est quel article?
      le registre d’incidents, c’est depuis 2022?
      la politique de confidentialité est dans quelle vague?
      en septembre 2024 qu’est-ce qui a changé
      12.1 c’est pour quoi?
      et le consentement lui?
      pis la portabilité?
      c’est en vigueur depuis quand?
      le consentement, c’est quel article?
      la portabilité, elle est arrivée quand?
      c’est tout en vigueur?
      c’est en vigueur depuis quand, ça?
      pis en 2023?
      c’est quel article, la portabilité?
      et les incidents, depuis quand?
      2023, c’était pour quoi?
      la portabilité, depuis quand?
      la dernière entrée en vigueur, c’est laquelle?`,
    "post-law-25-team-of-ten/2": `
      je peux-tu déléguer ça à ma gérante
      ai-je le droit de déléguer ça à quelqu’un d’autre
      je peux-tu déléguer à ma femme ou à ma gérante
      faut-tu que je le fasse moi-même ou je peux déléguer
      je peux-tu déléguer la job à une de mes filles
      je pourrais-tu donner ça à elle à place?
      ma blonde peut-tu le faire à place
      ma femme peut-tu s’en occuper, c’est elle qui tient les livres
      je peux-tu mettre ma gérante là-dessus
      faut-tu que ce soit moi ou quelqu’un d’autre peut
      je peux-tu passer ça à ma fille de bureau
      c’est-tu correct si mon associé s’en occupe
      c’est qui qui est responsable d’office
      faut-tu l’écrire que c’est elle
      jai pas le temps, je peux tu passer ça à mon adjointe pis comment
      lequel a le plus de monde qui fouille dedans, pis c’est hébergé où
      pis nous autres c’est quasiment juste du b2b, le nom pis le email de job des acheteurs, ça compte pareil?
      pis les vieux dossiers qui servent pus à rien j’en fais quoi
      pis si je veux déléguer ça à quelqu’un?
      on commence par quoi la première semaine?
      je mets quoi dans cette liste-là?
      même pour les contacts d’affaires?
      moi chu pas bon là-dedans, faut-tu vraiment que ce soit moi
      so si on a 14 logiciels pis 3 clés usb, une heure c’est encore assez?
      lequel de ces outils est le plus délicat
      ok la liste est faite, pis après?
      et pour l’associé de mon père, il peut-tu prendre le titre à sa place?
      je peux-tu refiler ça à mon adjointe
      je peux-tu donner ça à quelqu’un d’autre
      on commence par quoi?
      c’est moi le responsable par défaut?
      je peux donner ça à mon adjointe?
      faut que ce soit par écrit?
      on met son nom sur le site?
      faire la liste ça prend combien de temps
      les vieilles infos qu’on utilise plus, on fait quoi?
      et les courriels d’affaires, ça compte?
      la paie c’est qui qui y touche?
      le CRM dans l’exemple est où?
      faut marquer quoi dans cette liste-là?
      mes contacts d’entreprise sont donc moins graves?
      la toute première chose à cocher c’est quoi déjà
      la première, on fait quoi?
      qui ça doit être chez nous?
      c’est moi d’office?
      je peux-tu déléguer à mon adjointe?
      faut-tu l’afficher sur mon site?
      je recommence par quoi, déjà?
      la première semaine, on fait quoi?
      je peux tu déléguer ça?
      je commence par quoi?
      je peux déléguer comment?
      semaine 1, je fais quoi?
      c’est qui le responsable, moi?
      je peux déléguer?
      combien de monde a accès au CRM?
      non, la semaine d’avant
      la semaine 1, c’était quoi?`,
    "post-law-25-team-of-ten/3": `
      pis si le monde coche pas la case infolettre ça bloque tu l’envoi?
      nous on est une clinique de physio faq c’est des infos de santé, ça change tu de quoi
      ok pis jai un truc qui suit les visiteurs sur le mien, ça faut tu que ça soit fermé au départ?
      faut-tu que ce soit écrit simple?
      pis si la personne coche rien?
      la deuxième semaine on fait quoi?
      et les outils qui suivent les visiteurs, eux?
      personne lit ça ces pages là de toute façon
      so si j’ai 40 visites par mois pis un seul formulaire, même chose?
      lequel des deux textes je publie en premier
      pis si je change un mot dedans après?
      et le site de ma cousine qui vend des savons, elle aussi?
      ok pis la semaine d’après?
      la case peut être cochée d’avance?
      et si la personne la coche pas?
      pour des infos de santé c’est différent?
      un seul consentement pour tout, ça passe?
      faut tu dire qu’on envoie ça aux États-Unis
      j’ai juste un petit formulaire, politique obligatoire?
      et si je change ma politique plus tard?
      google analytics, ça doit être fermé au départ?
      faut que je dise à qui je les donne?
      ils peuvent retirer leur accord après?
      mes règles internes aussi faut les publier?
      et la semaine d’après?
      la case, elle peut être cochée d’avance?
      pour la santé, c’est plus sévère?
      je dis quoi sous mon formulaire?
      s’il coche pas, ça part-tu quand même?
      pis les témoins sur le site?
      faut tu le dire si ça sort du Québec?
      faut-tu dire si ça sort du Québec?
      ok, semaine 2?
      la case, je peux la cocher d’avance?
      faut publier quoi sur le site?`,
    "post-law-25-team-of-ten/4": `
      même si mon fournisseur est juste à Ottawa, pas aux states, ça m’en prend une?
      ya tu un modele quelque part que jpeux prendre
      pis d’après vous c’est quoi l’affaire la moins chère à faire pour protéger, rendu là
      même si c’est juste en Ontario?
      ça fait long à écrire, non?
      y’a-tu un modèle quelque part?
      c’est quoi les questions à se poser?
      ben voyons, l’Ontario c’est même pas un autre pays
      so pour 8 employés pis 600 fiches, ça reste court?
      laquelle des quatre questions est la plus dure
      une fois l’évaluation écrite, je l’envoie à quelqu’un?
      et pour la garderie de ma belle-soeur, faut qu’elle en fasse une?
      c’est quoi une EFVP?
      l’Ontario c’est hors Québec??
      faut que ça soit long?
      c’est quoi les quatre questions
      un assistant branché sur mes courriels, j’en ai besoin?
      y a un modèle quelque part?
      trois pages c’est assez pour nous?
      mon CRM est aux USA, faut en faire une?
      ça prend un contrat écrit avec le fournisseur?
      la protection la moins chère c’est laquelle?
      c’est quel article pour l’extérieur?
      donc je donne pas le téléphone si c’est pas utile
      ça doit être long?
      mon CRM est aux États, c’est grave?
      et mes fournisseurs là-dedans?
      même l’Ontario?
      brancher un assistant, ça en demande une?
      pis la semaine 3?
      l’Ontario, ça compte?
      combien de pages?
      y a tu un modèle?
      les fournisseurs, c’est quelle semaine?
      une EFVP, c’est quoi?
      l’Ontario aussi, faut en faire une?
      le document doit être long comment?
      ça prend combien de pages?`,
    "post-law-25-team-of-ten/5": `
      faut garder ça combien de temps
      pis on garde ça combien de temps ça
      le registre, on le garde combien d’années
      on garde une trace combien de temps
      ok je l’écris dans mon registre, faut garder ça combien de temps
      mettons que c’est grave pour de vrai, faut avertir qui
      même les notes genre «bon payeur» qu’on a déduit nous autres sur lui?
      pis vous autres chez nordet, vous en prenez tu des décisions d’même?
      même si c’est juste une petite gaffe?
      pis je garde ça combien de temps?
      faut-tu avertir le client touché?
      et si c’est la machine qui décide toute seule?
      c’était rien qu’un courriel, franchement
      so si ça a touché 12 personnes pis rien de sensible, je déclare?
      lequel de ces trois là arrive le plus souvent
      je l’ai noté dans le registre, pis après ça?
      et si c’est mon sous-traitant qui a échappé les dossiers?
      la portabilité, je dois donner quoi au juste?
      pis la dernière semaine on fait quoi?
      un courriel au mauvais client ça compte?
      même les niaiseux faut les noter?
      on garde ça combien de temps?
      faut avertir qui si c’est grave?
      j’ai combien de jours pour répondre
      et si c’est juste l’ordi qui décide?
      faut tout leur donner, même ce qu’on a déduit?
      votre cote, elle décide toute seule?
      on écrit quoi dans le registre?
      ils peuvent contester la décision?
      dans quel format je leur envoie ça?
      exporter une fiche me prend une journée, c’est normal?
      les incidents, je les note comment?
      et s’il y a une fuite?
      les incidents, c’était quoi la règle?
      faut tu aviser la Commission?
      et ce qu’on a déduit sur lui?
      je note quoi dans le registre?
      la portabilité, ça couvre quoi?
      les incidents, je fais quoi avec?
      pis la dernière semaine?
      le registre, combien d’années?
      le fichier, dans quel format?`,
    "post-law-25-team-of-ten/6": `
      bon mettons que tout est coché, je repasse là-dessus quand
      on revérifie ça quand?
      pis après le mois, c’est fini?
      même pour un petit outil de plus?
      vous, vous faites comment?
      ouin, deux fois par année c’est fatigant
      so si j’ajoute 3 outils d’ici Noël, je repasse 3 fois?
      laquelle des cases est la plus oubliée
      toute est coché, pis après?
      et ma gang du club de curling, la liste marche pour eux?
      je recommence ça quand?
      six mois, pas avant?
      et si j’ajoute un logiciel entre-temps?
      je peux voir ce que vous faites vous autres?
      c’est sur quelle page?
      faut refaire la liste à chaque outil donc
      un rappel, une fois ou régulièrement?
      après les quatre semaines, je fais quoi?
      je la revois quand?
      un nouvel outil, ça compte?
      et si j’ajoute un outil?
      pis pour un nouvel outil?
      et une fois fini, je fais quoi?
      si j’ajoute un outil, je recommence?
      pis la liste à cocher, à la fin?
      à chaque nouvel outil, faut que je recommence?`,
    unanswered: `
      c’est combien l’amende si on fait rien?
      y en a tu d’autres qui s’en viennent en 2027?
      ça prend une formation pour être responsable?
      vous avez un modèle de politique à copier?
      vous la faites pour nous l’EFVP?
      la Commission vient tu inspecter les PME?
      vous pouvez cocher la liste avec nous?
      l’amende peut aller jusqu’à combien?
      y a-tu d’autres changements qui s’en viennent?
      faut-tu l’inscrire à quelque part au gouvernement?
      un modèle tout fait, ça existe?
      vous pouvez la remplir pour moi?
      le registre, je l’envoie à qui?
      ça coûte combien un avocat pour ça?
      pis un OBNL?
      pis les amendes, c’est quel article?
      peut-tu être quelqu’un de l’externe?
      avez-vous un modèle de lettre pour ça?
      pis pour les enfants?
      avez-vous un modèle à copier?
      je l’envoie-tu à la Commission?
      un consultant charge combien pour ça?
      y a-tu un formulaire pour aviser la Commission?
      y a combien de points dedans?
      c’est qui qui la signe?
      un avocat pour ça, ça coûte combien?
      la prochaine obligation arrive quand?
      ma comptable externe peut-tu être la responsable, à quel tarif?
      vous m’écrivez-tu la politique, pis à quel prix?
      c’est combien si vous la faites pour moi?
      combien d’heures j’ai pour aviser la Commission?
      y a combien de cases sur la liste?
      la Commission inspecte combien de PME par année?
      l’entreprise d’entretien, elle est où?
      la pénalité si je dépasse les 30 jours?`,
    officer: `
      chez vous c’est qui le responsable?
      chez vous, c’est qui?`,
    settings: `
      et vous, vous suivez les visiteurs?
      vous, vous suivez les visiteurs?`,
    "data-place": `
      vos fournisseurs à vous sont où?
      les vôtres, vos fournisseurs, ils sont où?
      et chez vous, les données sont où?`,
    score: `
      elle est calculée avec quoi votre cote?
      votre cote à vous, elle marche comment?
      votre cote, c’est quoi au juste?`,
    "law-25": `
      et chez Nordet la Loi 25 c’est comment?
      et vous, vous la respectez comment?
      vous la suivez comment, la loi?
      et vous autres, vous la respectez?
      vous, vous faites quoi pour ça?`,
    soc2: `
      vous prétendez pas être certifiés?`,
    same: `
      ça prend combien de semaines?
      c’est un avis d’avocat, ça?
      combien d’heures chaque fois?
      la personne responsable, c’était en quelle année?
      les courriels d’affaires, ça compte?
      faut-tu que ce soit long?
      je garde ça combien d’années?
      si c’est la machine qui décide?
      un rappel aux combien de mois?
      où je vois ce que vous faites, vous?
      le dernier morceau, c’est quand?
      et mes contacts d’affaires?
      la paie, qui y a accès?
      ça prend combien de temps, la liste?
      et pour la santé?
      combien de temps je le garde?
      dans combien de mois?
      vous, vous faites quoi là-dessus?
      c’est-tu un avis d’avocat, votre affaire?
      les vieux dossiers inutiles, j’en fais quoi?
      la case peut-tu rester vide?
      je mets le rappel dans combien de temps?
      combien de semaines en tout?
      c’est quel article pour le responsable?
      la paie, elle est où?
      mes contacts d’affaires, ça compte?
      le rappel, dans combien de mois?`,
    collection: `
      vous autres, vous dites quoi dans le vôtre?`,
    casl: `
      et pour l’infolettre, c’est une autre loi?`,
    incidents: `
      et vous, si ça vous arrive?
      pis si ça arrive chez vous?`,
    privacy: `
      la vôtre, votre politique, elle dit quoi?`,
    "post-one-source-of-truth": `
      mes chiffriers sont tout mêlés, je pars d’où?`,
    security: `
      et vous, la sécurité?`,
  },
  "post-one-source-of-truth": {
    "post-one-source-of-truth": `
      ça va me prendre combien de monde pis d’heures en tout votre méthode
      pourquoi vous dites de pas automatiser avant d’avoir fait ça
      faut-tu arrêter de travailler pendant ce temps-là?
      ça fait combien d’heures en tout?
      pourquoi pas automatiser tout de suite?
      ça prend-tu un logiciel pour ça?
      ben là, mes fichiers marchent depuis 15 ans
      so si on est 4 pis qu’on a juste 5 fichiers, ça va plus vite?
      lequel des vendredis est le plus dur
      pis une fois que c’est propre, on fait quoi
      et la pépinière de mon oncle, ça marcherait pour lui?
      faut acheter un logiciel pour ça?
      24 heures en tout ou chaque?
      pourquoi juste deux personnes?
      on doit tout arrêter pendant ce temps-là?
      et si on me donne deux nombres différents?
      c’est grave deux listes de clients?
      c’est une vraie compagnie l’exemple?
      ils avaient combien de fichiers avec des clients
      chaque vendredi dure combien?
      on peut pas automatiser tout de suite pis nettoyer après?
      ça prend combien d’heures en tout?
      faut-tu acheter un logiciel?
      c’est combien de vendredis au total?
      faut tu un nouveau logiciel?
      ça mange combien d’heures si on est deux?
      on se bloque combien de temps pour ça?
      ça nous prendrait combien de temps au complet?`,
    "post-one-source-of-truth/1": `
      faut noter quoi sur chaque fichier?
      c’était lequel le plus gros, pis qui écrivait dedans
      fait que c’est pas obligé d’être toujours la même liste qui gagne?
      faut-tu faire un backup avant, pis on le met où
      on nettoie pas tout de suite?
      pis si deux fichiers se contredisent?
      je note quoi sur chacun?
      on finit la première journée comment?
      ça me tente pas de fouiller dans l’ordi du monde
      so si j’ai 6 fichiers de 200 lignes, ça rentre dans l’après-midi?
      pourquoi la compta pour l’adresse de facturation
      la copie est faite, pis après?
      et si la fille est en congé de maternité, on fait son fichier comment?
      on fait quoi le premier vendredi?
      je note quoi sur chaque fichier?
      la plus grosse liste c’est laquelle?
      ça fait combien de lignes en tout?
      et si deux fichiers disent pas la même chose?
      c’est qui qui a raison pour l’adresse de livraison
      et celle de facturation?
      on finit la journée comment?
      la copie, je la mets où?
      juste les fichiers du dernier mois?
      Karim s’occupe duquel?
      le premier vendredi, on fait quoi?
      deux fichiers se contredisent, on croit qui?
      faut-tu faire une copie?
      avant ça, fallait faire quoi?
      pis Karim, y en a combien?
      si deux fichiers se contredisent?
      je garde une copie?
      Karim, il en avait combien?
      le plus gros fichier, c’est lequel?
      non, l’inventaire`,
    "post-one-source-of-truth/2": `
      pis le no de chaque client, y’a l’air de quoi? jpeux tu redonner celui d’un client parti?
      pour vous autres un client actif, ça veut dire quoi au juste
      ben justement, je les mets dans quel ordre pis pourquoi
      ok et pour l’infolettre, on met juste oui ou non?
      pis qui tranche pour chaque colonne?
      et les dates, elles?
      même si le client a deux adresses?
      donc actif, ça veut dire quoi?
      mes gars suivront jamais des règles de même
      so si j’ai 22 champs, une page c’est encore assez?
      pourquoi c’est Karim qui décide pour le téléphone
      le dictionnaire est fait, pis après?
      et pour un client anglais de mon frère à Hawkesbury, on écrit quoi dans langue?
      pis le vendredi d’après?
      le statut ça peut être quoi?
      actif veut dire quoi au juste?
      un client avec deux adresses, j’en fais deux?
      qui décide pour le courriel?
      le téléphone s’écrit comment?
      c’est long ce dictionnaire-là?
      pourquoi l’année en premier?
      le numéro de client peut resservir?
      et s’il a pas donné son consentement, on met quoi
      une note dans la case téléphone, c’est mauvais?
      l’entrepôt décide de quoi?
      c’est quoi la 3e règle?
      et le vendredi d’après?
      « actif », ça veut dire quoi?
      c’est quoi, le dictionnaire?
      ça veut dire quoi, actif?
      la date, je l’écris comment?`,
    "post-one-source-of-truth/3": `
      pis ceux qui ont le même nom mais écrit croche, je les trouve comment
      le premier tri, celui par courriel, ça en a enlevé combien
      pis la copie qu’on a faite au début, on la garde pour toujours?
      pis si votre dictionnaire le dit pas non plus?
      pourquoi dans cet ordre-là?
      pis quand ni l’un ni l’autre est clair?
      ça prend combien de temps à l’oeil?
      il en reste combien à la fin?
      j’ai peur d’effacer un bon client
      so pour 90 doublons, ça me prend combien de temps?
      pourquoi les courriels en premier
      la liste est propre, pis après ça?
      et les fiches de l’ancien propriétaire, on les jette aussi?
      les doublons on les enlève quand?
      quand deux fichiers se contredisent malgré ça?
      on part de 2705 et on finit à combien?
      les doublons, ça prend combien de temps?
      pourquoi cet ordre-là?
      comment je trouve les même noms écrits autrement?
      les clients de 2015 je les garde?
      j’ai le droit de garder les vieilles candidatures?
      et les factures?
      si le dictionnaire tranche pas, on prend lequel?
      l’autre valeur, on la jette?
      la copie du début, on la garde pour toujours?
      la première étape en enlève combien
      c’est laquelle qu’on saute d’habitude?
      et quand deux fichiers disent pas la même chose?
      et les doublons, on les enlève quand?
      quand est-ce qu’on fait le ménage?
      rendu là, on enlève les doublons?
      ça prend combien de temps, les 310?
      et quand le dictionnaire tranche pas?
      les 1 600, ça sort d’où?
      pis la deuxième étape?
      ça prend combien de temps, les doublons?
      et les factures, je les garde?
      si le dictionnaire tranche pas?
      la première étape en a enlevé combien?
      le ménage, c’est quel vendredi?
      et à la fin, il en reste combien?
      ok, pis le ménage?
      quelle étape en enlève le plus?
      310 doublons, ça prend combien de temps?
      deux fichiers se contredisent, je garde lequel?
      je peux jeter les factures?
      pis à la fin, il en reste combien?
      combien de lignes après le ménage?`,
    "post-one-source-of-truth/4": `
      une fois que c’est importé, je vérifie comment sans toutes les repasser
      les vieux fichiers j’en fais quoi, je les efface?
      pis c quoi le plus gros risque là-dedans, l’importation j’imagine?
      pis les vieux fichiers, on les efface?
      on les barre quand au juste?
      et si quelqu’un retourne à son ancien fichier?
      à qui on signale les fautes?
      Gaétan va chialer si on lui barre son fichier
      so si j’ai 400 fiches, j’en vérifie combien?
      lequel tu prendrais, le crm ou le logiciel comptable
      pis le lundi d’après, on surveille quoi?
      et pour les chauffeurs de mon cousin, ils verraient quoi?
      une fois propre, on met ça où?
      un chiffrier partagé c’est correct?
      on vérifie combien de lignes?
      les vieux fichiers, on les efface?
      lecture seule à partir de quand?
      on les renomme comment
      et si quelqu’un rouvre son ancien fichier?
      c’est quoi le plus gros risque?
      les erreurs se règlent en combien de temps?
      l’entrepôt a pas besoin de tout voir?
      pendant combien de temps on surveille ça?
      c’est à qui qu’on signale une erreur?
      c’est quoi le danger?
      pis le dernier vendredi?
      et si quelqu’un rouvre son ancien?
      ça peut rester un chiffrier?
      pis le dernier?
      j’en compare combien?
      pis les vieux fichiers?
      j’en vérifie combien de lignes?
      après, la bascule?
      je compare combien de lignes?
      les vieux fichiers, j’en fais quoi?`,
    "post-one-source-of-truth/5": `
      pis si les deux arrivent pas à la meme réponse, ça veut dire quoi
      pis si les deux réponses sont pas pareilles?
      on teste ça quand au juste?
      après ça on peut automatiser?
      on leur demande quoi exactement?
      ils vont se parler entre eux pis tricher
      so si 8 réponses sur 10 matchent, on est bons?
      laquelle des cinq questions accroche le plus souvent
      ça a passé le test, pis après?
      et si c’est ma mère de 70 ans qui répond, ça compte?
      et après, comment je sais que ça a marché pour vrai
      comment on vérifie que c’est bon à la fin
      comment je sais que ça a marché à la fin
      et un mois après?
      c’est quoi les cinq questions?
      on attend combien avant de vérifier?
      faut répondre en combien de temps?
      et si une réponse est pas pareille?
      on les pose aux deux en même temps?
      là je peux automatiser?
      la colonne langue sert à quoi
      et le statut, ça déclenche quoi?
      les anglophones aussi faut savoir combien?
      je sais comment que c’est réussi?
      un mois après, je vérifie quoi?
      si les deux répondent pas pareil?
      et si une paire est différente?
      après, j’automatise quoi?
      on vérifie ça quand?
      comment je sais que c’est fini?
      et je sais que c’est réussi comment?
      je vérifie ça au bout de combien de temps?`,
    unanswered: `
      ça peut être des lundis à la place?
      et les listes papier, on les compte aussi?
      on met tu la date de fête du client?
      lequel CRM vous me conseillez?
      on refait le test à chaque année?
      on peut-tu faire ça un lundi?
      et les fichiers dans le cell de mon vendeur?
      et si Manon s’en va?
      y a-tu un outil qui fait ça tout seul?
      lequel CRM est le meilleur?
      faut refaire ça à chaque année?
      il vend quoi, le grossiste?
      sur une clé USB, la copie?
      y a quoi dans les autres chiffriers?
      le gabarit, je l’ai où?
      pis s’il a trois téléphones?
      c’est quoi la formule Excel?
      les factures, faut les garder combien d’années?
      ils ont pris quel CRM?
      combien d’anglophones y avait dans l’exemple?
      c’est le patron qui pose les questions?
      vous venez-tu le faire avec nous, les vendredis?
      la copie, sur une clé USB ou dans le nuage?
      le code de produit, combien de chiffres?
      la formule exacte dans Excel?
      faut refaire le ménage aux combien d’années?
      le grossiste, y vend quoi?
      Manon a fini à quelle heure?
      l’importation prend combien de minutes?`,
    "post-law-25-team-of-ten/2": `
      la Loi 25 dit quoi là-dessus?
      la loi dit quoi sur ce qui sert plus?`,
    "keep-tools": `
      ça marche avec le CRM qu’on a déjà?`,
    "post-two-languages-one-inbox/1": `
      comment on sait la langue de chacun?
      la langue, je la sais comment?
      la langue, je la trouve comment?`,
    "post-quote-follow-up/2": `
      c’est quoi comme relances?`,
    sales: `
      vous pouvez bâtir ces relances pour nous?`,
    same: `
      combien de monde pour faire ça?
      je commence à nettoyer?
      ça faisait combien de lignes?
      qui a le dernier mot pour le courriel?
      pis les dates, on les écrit comment?
      un client avec deux adresses?
      je suis obligé d’en détruire?
      on attend combien de temps avant?
      pis le téléphone?
      qui décide pour l’adresse?
      il en reste combien?
      c’est quoi le risque?
      pendant combien de temps?
      combien de monde ça prend?
      je nettoie-tu tout de suite?
      le vrai risque, c’est quoi?
      si deux réponses sont pas pareilles?
      ça doit prendre combien de temps répondre?
      c’est qui qui écrit dans les ventes?
      le total de lignes?
      on nettoie tout de suite?
      pour le courriel, qui a le dernier mot?
      la date, on l’écrit comment?
      pis à la fin il en reste combien?
      où je mets la source?
      combien de questions?
      et si les deux réponses sont pas pareilles?`,
    integrations: `
      si c’est dans HubSpot, vous vous branchez dessus?
      vous vous branchez sur quel CRM?`,
    "post-quote-follow-up": `
      et les relances, ça marche comment?
      les relances, on les fait comment après?`,
    consultation: `
      rendu là, je vous parle comment?
      ok c’est propre. je peux vous parler?`,
    "post-law-25-team-of-ten": `
      l’article sur la Loi 25, en bref?`,
    "post-two-languages-one-inbox": `
      pis les deux langues, comment on gère?`,
  },
  "post-two-languages-one-inbox": {
    "post-two-languages-one-inbox": `
      pis si on faisait juste 2 adresses séparées, une par langue, c quoi le trouble avec ça
      ok pis quand y’est pas là il arrive quoi
      pourquoi pas deux boîtes?
      pis quand il est en vacances?
      c’est quoi la méthode d’abord?
      faut-tu engager quelqu’un?
      ouin mais Marc aime ça répondre
      so si on a 3 bilingues sur 9, ça vaut encore la peine?
      pourquoi deux boîtes c’est pire
      pis une fois les boîtes ensemble?
      et pour le motel de ma tante à Gaspé?
      donc pas deux équipes?
      c’est qui Marc?
      et quand il est en vacances?
      deux boîtes c’est si pire que ça?
      qu’est-ce qui arrive au bout de six mois
      c’est quoi votre solution d’abord?
      des réponses en paires, ça veut dire traduites?
      une fiche par langue ou par client?
      chez nous c’est Julie qui fait tout l’anglais lol
      quand Marc est en vacances, il arrive quoi?
      c’est quoi, « en paires »?`,
    "post-two-languages-one-inbox/1": `
      mettons que sa fiche dit français mais là y m’écrit en anglais, je réponds dans quoi
      pis si c juste genre 2 mots moitié-moitié??
      je pensais mettre les 2 langues dans le meme courriel, comme ça pas de chicane. bonne idée?
      ok mais cette info là, on s’en sert pour quels envois au juste
      même si sa fiche dit le contraire?
      pis si le message a juste deux mots?
      pourquoi pas les deux dans le même courriel?
      et pour une facture, on fait quoi?
      mais le double courriel c’est plus sûr, non
      so si 30 de mes 200 clients écrivent dans les deux, je note quoi?
      lequel des trois signes gagne quand ça se contredit
      ok c’est noté à la fiche, pis après?
      et si c’est sa femme qui écrit pis qu’elle est anglophone?
      s’il écrit en anglais mais sa fiche dit français?
      et un message trop court pour savoir?
      c’est quoi le troisième signe?
      un courriel avec les deux langues, c’est pas plus simple?
      pourquoi pas le double?
      la facture part dans quelle langue?
      je note ça quand à la fiche
      ça prend un champ de plus au CRM?
      dans le doute, c’est français?
      combien de choix dans ce champ-là?
      pis si c’est juste « Allo, thanks! »?
      s’il écrit juste « thanks »?
      la facture, elle part dans laquelle?
      je note ça où?
      un client écrit en anglais, je réponds dans quoi?
      pis pour les factures?
      la langue, on la devine comment?
      pour les factures, je me fie à quoi?
      comment on sait la langue du client?
      un message de deux mots, je réponds en quoi?
      et pour une facture?
      et un message mêlé, anglais-français?`,
    "post-two-languages-one-inbox/2": `
      pis si un de mes gars change juste le français?
      et si elle met un texte à jour pis oublie l’autre
      si je change juste un côté
      fait que si l’anglais est plus à jour, ça part-tu pareil
      est-ce que j peux juste passer la version fr dans google translate pour l’autre bord
      pis si je change le délai dans le texte français pis j’oublie l’autre?
      c’est qui qui s’en occupe dans votre exemple, pis ça été revu quand la derniere fois
      on charge du déplacement nous autres, faut écrire quoi avec ce mot là?
      les prix pis les heures là dedans, ça s’écrit tu pareil dans les deux?
      pis si je change juste une des deux?
      pourquoi pas une simple traduction?
      et les prix, ça s’écrit pareil?
      qui s’en occupe, de chaque texte?
      pourquoi pas juste traduire, c’est plus vite
      so si j’ai 35 textes à moi tout seul, je suis responsable des 35?
      lequel de ces mots fait le plus de dégâts
      l’anglais est marqué à revoir, pis après?
      et ma réceptionniste qui parle juste français, elle touche à quoi?
      pis les réponses on les écrit comment?
      on traduit pas, alors?
      je change juste le français, il se passe quoi?
      soumission c’est pas submission?
      on dit comment acompte en anglais?
      le signe de piasse va où en anglais?
      et l’heure?
      qui est responsable d’une paire?
      deposit, c’est quoi le piège?
      fin de semaine, faut préciser quoi
      l’anglais pas à jour part quand même?
      je tape les prix dans le texte?
      et les frais de déplacement, faut un montant?
      on peut changer juste le français?
      les réponses, qui les écrit?
      et les réponses, je les rédige comment?
      je peux pas juste traduire?
      les paires, on les écrit comment?
      une paire, c’est quoi au juste?
      ça marche comment, les paires?
      et pour l’acompte?
      acompte, c’est quoi en anglais?
      qui est responsable de la paire?
      des réponses en paires, ça veut dire quoi?
      après ça, j’écris quoi?
      le piège avec acompte?
      non, les paires`,
    "post-two-languages-one-inbox/3": `
      pis une plainte mettons, ou un client à qui on refuse la garantie?
      pis mon gars qui parle juste français, y peut-tu quand même toucher à ces dossiers là
      pis si c’est une plainte?
      qui approuve le brouillon?
      même si la personne parle juste français?
      qu’est-ce qui peut partir tout seul?
      me semble que la traduction est assez bonne rendu là
      so si 60 messages sur 80 c’est des heures d’ouverture, ça part tout seul?
      lesquels faut absolument écrire à main
      la personne a approuvé le brouillon, pis après?
      et mon apprenti qui parle juste anglais, même règle à l’envers?
      les plaintes, c’est jamais automatique?
      qu’est-ce qui part tout seul?
      qui approuve les brouillons?
      google translate est pas assez bon?
      mon employé parle juste français, il fait quoi?
      il peut pas signer l’anglais?
      un contrat, ça s’écrit par qui?
      et si on hésite?
      les rappels de rendez-vous aussi?
      il voit l’original quand même?
      une question de santé, l’assistant touche pas à ça
      et une traduction automatique, c’est correct?
      lesquelles partent toutes seules?
      une plainte, qui l’écrit?
      la traduction automatique, je m’y fie?
      celui qui est unilingue, il fait quoi?
      approuver, c’est qui qui fait ça?
      pis une plainte?
      qui approuve?
      pis un prix négocié?
      les reçus, ça part seul?
      et mon gars unilingue?`,
    "post-two-languages-one-inbox/4": `
      pis monter tout ça au début ça prend combien d’heures, pis c’est rentabilisé quand
      là-dessus, y’en avait combien que les textes tout faits couvraient pas, pis ça prenait combien de temps chaque
      ça se rembourse en combien de temps?
      pis les messages compliqués, eux?
      ça fait combien d’heures de gagnées?
      c’est long à rédiger, non?
      ouin, 5 heures par mois c’est pas la mer à boire
      so avec 40 messages anglais par mois, je gagne quoi?
      pourquoi vingt pis pas cinquante
      les paires sont écrites, pis après le gain reste-tu?
      et pour le camping de ma soeur qui a plus d’anglais que de français?
      ça sauve combien d’heures?
      4,8 heures par mois ou par semaine?
      combien de messages en anglais sur 300?
      écrire les paires prend combien de temps?
      c’est rentable après combien de temps?
      c’est une seule fois les 10 heures?
      avant c’était combien pour Marc?
      et les 27 autres?
      on passe à combien au total?
      vingt paires couvrent tout?
      ça aide tu le français aussi?
      bof, 4,8 heures c’est pas gros
      deux minutes pour faire quoi?
      ça va me prendre combien de temps à écrire, tout ça?
      c’est long, rédiger dix paires?
      combien de minutes par paire?
      c’est récupéré quand?
      rédiger ça, c’est long comment?
      ça donne quoi en temps gagné?
      de 10,5 on tombe à combien?
      les vingt, ça prend combien de temps à écrire?
      c’est un vrai atelier?
      écrire les paires, c’est long?
      c’est quoi le vrai gain?
      rédiger ça, ça prend combien d’heures?
      au lieu de 10,5, c’est rendu combien?
      vingt paires, ça prend combien d’heures à écrire?`,
    "post-two-languages-one-inbox/5": `
      ok mais à quelle condition
      pis pour mes clients francos au Nouveau-Brunswick, c’est quoi le danger
      même pour des clients d’affaires?
      et à l’extérieur du Québec?
      qui peut me renseigner là-dessus?
      donc l’anglais est permis?
      mes clients sont tous anglais, ça donne quoi du français
      so si 9 clients sur 10 écrivent en anglais, le français reste obligatoire?
      laquelle des deux versions doit sortir en premier
      le français est prêt, pis après je peux envoyer l’anglais?
      et le kiosque de mon chum à Gatineau, même règle?
      c’est obligé d’être en français d’abord?
      j’ai le droit de répondre en anglais?
      à quelle condition?
      c’est quelle loi?
      et mes clients entreprises, pareil?
      l’anglais peut sortir avant le français?
      hors Québec ça change quoi
      mes clients de Moncton ont droit au complet?
      c’est un avis légal ou pas?
      le français peut être un peu plus court?
      la loi me laisse faire ça?
      pis à Ottawa?
      je peux valider ça avec qui?
      hors Québec, c’est quoi le risque?
      qui peut me renseigner?
      au Québec, le français d’abord, c’est la loi?
      pis la Charte, elle dit quoi?
      une clientèle d’affaires aussi?`,
    "post-two-languages-one-inbox/6": `
      pis une fois que c’est parti, je regarde quel chiffre pour savoir si ça marche
      on en écrit combien pour commencer?
      pis après, on mesure quoi?
      on révise ça à quelle fréquence?
      vous pouvez le bâtir pour nous?
      cinq étapes, ça fait pas mal d’ouvrage
      so avec 30 messages par mois, j’en trie cent pareil?
      laquelle des étapes je peux pas sauter
      les délais sont égaux, pis après?
      et si ma femme relit l’anglais pis moi le français, c’est correct?
      on commence par où?
      il m’en faut combien pour commencer?
      combien de paires pour partir?
      on révise ça aux combien?
      qui relit?
      c’est quoi qu’on mesure à la fin?
      et la première étape?
      cent messages, pas plus?
      on en garde combien après le tri
      s’il y a un écart entre les deux?
      je vous écris en anglais si je veux?
      un responsable pour tout ou un par paire?
      par où je commence?
      j’en fais combien pour commencer?
      je pars ça comment?
      en pratique, je commence où?
      j’en écris combien, de paires?
      on les révise aux combien?
      c’est quoi la première étape?
      on révise ça quand?
      et s’il y a un écart?
      c’est combien d’étapes?
      je commence par quoi?
      ok, les étapes?
      bon, par où je commence?
      la dernière étape, c’est quoi?
      on révise combien de fois par année?
      j’écris combien de paires?`,
    languages: `
      vous autres, vous parlez les deux?
      et vous, vous servez dans les deux?
      et vous, vous êtes bilingues?
      vous, vos réunions, en quelle langue?`,
    unanswered: `
      et l’espagnol, ça se fait aussi?
      si le client change d’idée, il clique où?
      on écrit ça dans quel logiciel?
      c’est quoi le taux d’erreur de la traduction?
      et avec 2000 messages par mois?
      l’OQLF peut me mettre à l’amende?
      mon enseigne aussi faut qu’elle soit en français?
      on perd tu nos vieux courriels en fusionnant?
      et s’il démissionne, lui?
      et les clients chinois?
      Antidote peut-tu m’aider là-dedans?
      et si les deux relecteurs sont malades?
      et si j’ai 3 000 messages?
      c’est quoi l’amende?
      Gmail le fait-tu tout seul?
      quel logiciel pour la boîte partagée?
      pis une troisième langue?
      et au téléphone, ça marche comment?
      y a-tu un outil qui le détecte?
      combien coûte un traducteur pour ça?
      et le format des dates en anglais?
      DeepL, c’est-tu bon?
      y a combien d’erreurs d’habitude?
      pis mon affichage, lui?
      on vise quel délai?
      j’ai personne pour relire l’anglais, vous fournissez-tu quelqu’un?
      Marc, il gagne combien?
      et un client qui écrit en espagnol, champ quoi?
      un traducteur agréé, ça charge combien la paire?
      DeepL ou Google, lequel traduit le mieux?
      à 1 000 messages, ça prend combien de paires?
      l’amende de l’Office, c’est combien?
      fusionner deux boîtes Outlook, c’est combien de clics?
      dans HubSpot, le champ langue, il est où?
      on l’appelle dans quel délai, le client, dans le doute?`,
    "wrong-answer": `
      et si l’assistant se trompe pareil?
      chez vous aussi, c’est moi qui approuve?
      chez vous aussi, c’est des brouillons?`,
    "post-customer-requests-80-20/2": `
      y a d’autres choses qu’il doit jamais toucher?`,
    "post-return-on-automation/2": `
      ça fait combien en piasses ces heures-là?
      ces heures-là, je les compte à combien?`,
    "post-customer-requests-80-20/1": `
      comment on fait le tri des messages?
      les cent messages, je les trie comment?
      le tri des cent messages, je fais ça comment?`,
    contact: `
      je vous écris où?
      je vous écris à quelle adresse?`,
    plans: `
      ça coûterait combien de vous faire faire ça
      si c’est vous qui le bâtissez, ça coûte combien?`,
    handover: `
      elle sait-tu ce qui s’est dit avant?`,
    same: `
      une fiche par client, c’est tout?
      les deux dans le même courriel, c’est bon?
      si je change une moitié?
      « soumission », ça se dit comment?
      le signe de piasse, il va où?
      c’est récupéré au bout de combien?
      donc l’anglais, c’est permis?
      lequel doit exister en premier?
      je mesure quoi à la fin?
      c’est quoi le problème avec deux boîtes?
      et s’il écrit juste deux mots?
      c’est quoi le premier signe?
      si je change juste le français?
      le signe de dollar, y va où?
      c’est quoi le piège avec soumission?
      et mon gars qui parle juste français?
      dans le doute?
      pis après, ça prend combien?
      et pour les clients d’affaires?
      l’anglais est-tu permis?
      pis si on sait pas la langue?
      c’est récupéré en combien de temps?
      avant, c’était combien d’heures?
      l’anglais peut-tu sortir avant le français?
      pis mes clients d’affaires?
      les bâtissez-vous pour nous, ces boîtes-là?
      les deux langues dans le même courriel?
      le premier signe, c’est quoi?
      soumission, on dit quoi en anglais?
      le signe de dollar, il va où?
      les messages en anglais, combien?
      j’ai le droit de servir en anglais?`,
    "post-one-source-of-truth/2": `
      le champ dans la fiche, il a l’air de quoi?`,
  },
};
