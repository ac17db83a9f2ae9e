import { company } from "../../../lib/company/company.ts";

/**
 * The email templates shipped with the program, which the team can change or add to. `letter-placeholders.ts` lists the
 * placeholders in braces.
 */
export const letterSamples = {
  "first-answer": {
    name: "Première réponse",
    subject: "Votre demande du {{date de la demande}}",
    body: `Bonjour {{prénom}},

Merci de nous avoir écrit. J’ai lu en entier ce que vous dites de {{entreprise}} et de votre équipe. Vous nommez ainsi votre plus grand défi : « {{défi}} ».

Avant de vous proposer quoi que ce soit, j’aimerais comprendre comment le travail se fait aujourd’hui : qui s’en occupe, avec quels outils et combien de fois par semaine. Trois lignes en réponse à ce courriel suffisent.

Si vous aimez mieux en parler, appelez-nous au {{téléphone}}.

Bonne journée,
{{expéditeur}}
${company.name}`,
  },
  "propose-call": {
    name: "Proposer un appel",
    subject: "Un appel de 30 minutes au sujet de {{entreprise}}",
    body: `Bonjour {{prénom}},

Votre demande est claire et je pense que nous pouvons vous aider. Je vous propose un appel de 30 minutes, gratuit et sans engagement, pour regarder ensemble deux choses : où partent les heures, et ce qui vaudrait la peine d’être automatisé en premier.

Choisissez ici le moment qui vous convient; la confirmation vous arrive aussitôt par courriel :
{{lien de rendez-vous}}

Si aucun ne vous convient, répondez-moi avec deux ou trois moments entre 9 h et 17 h.

Pour l’appel, rien à préparer. Si vous avez un exemple du travail qui se répète (un fichier, un courriel type), gardez-le à portée de main.

À bientôt,
{{expéditeur}}
${company.name}, {{téléphone}}`,
  },
  "no-answer": {
    name: "Relance sans réponse",
    subject: "Toujours d’actualité chez {{entreprise}}?",
    body: `Bonjour {{prénom}},

Je vous ai écrit après votre demande du {{date de la demande}} et je n’ai pas eu de vos nouvelles. Les semaines sont chargées, je comprends.

Est-ce encore d’actualité? Un mot suffit : « oui », « plus tard » ou « non ». Si c’est plus tard, dites-moi quand vous réécrire. Si c’est non, je ferme le dossier et vous n’entendrez plus parler de nous à ce sujet.

Bonne journée,
{{expéditeur}}
${company.name}`,
  },
  "more-information": {
    name: "Demander des précisions",
    subject: "Trois questions avant d’aller plus loin",
    body: `Bonjour {{prénom}},

Merci pour votre demande. Pour vous répondre avec des chiffres plutôt qu’avec des promesses, il me manque trois choses :

1. Quelle tâche, chez {{entreprise}}, vous prend le plus de temps, et combien d’heures par semaine?
2. Quels logiciels y servent aujourd’hui?
3. Qui devra approuver le projet, et pour quand voulez-vous un résultat?

Répondez simplement sous chaque question. Je vous enverrai une première estimation.

Merci,
{{expéditeur}}
${company.name}, {{téléphone}}`,
  },
  "not-a-fit": {
    name: "Ce n’est pas pour nous",
    subject: "Au sujet de votre demande du {{date de la demande}}",
    body: `Bonjour {{prénom}},

Merci d’avoir pensé à nous. J’ai lu votre demande avec attention et je préfère vous parler franchement : nous ne sommes pas les bonnes personnes pour ce projet. Le temps et l’argent que vous y mettriez serviraient mieux ailleurs.

[[Dire pourquoi en une phrase et, si possible, nommer une autre piste.]]

Si votre situation change, écrivez-nous : nous reprendrons votre demande là où nous l’avons laissée.

Bonne continuation à vous et à l’équipe de {{entreprise}},
{{expéditeur}}
${company.name}`,
  },
  "after-call": {
    name: "Après l’appel",
    subject: "Notre appel : ce que j’ai retenu",
    body: `Bonjour {{prénom}},

Merci pour votre temps. Voici ce que j’ai retenu de notre conversation :

- Ce qui vous coûte le plus aujourd’hui : [[la tâche, les heures par semaine]]
- Ce que nous ferions en premier : [[la première étape]]
- Ce qu’il nous faut de vous : [[accès, fichiers, une personne]]

Prochaine étape : [[quoi et pour quelle date]].

Si j’ai mal compris quelque chose, corrigez-moi en répondant à ce courriel.

Bonne journée,
{{expéditeur}}
${company.name}, {{téléphone}}`,
  },
};
