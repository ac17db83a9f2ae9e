/**
 * Ce qui décide si une phrase de quelqu’un peut lui être citée dans un courriel. Mots sans accents, séparés par des espaces;
 * une étoile vaut pour toutes les fins.
 */
export const quotableFr = {
  /** Qui parle de soi, et non de nous ni d’un autre. */
  firstPerson: "je j me m moi mon ma mes on nous notre nos",
  /** Des mots que l’autre langue n’a pas : deux au moins, et la phrase est bien en français. */
  language:
    "je j mon ma mes nous notre nos le la les l un une des du de d et en au aux a dans pour par sur sans avec est sont pas ne que qui qu ce ca c chaque tous tout toutes trop plus nos leurs leur encore beaucoup",
  /** Ce dont parle qui nous écrit pour la bonne raison. */
  work: "client* courriel* message* appel* commande* soumission* facture* facturation relanc* rapport* tableau* saisi* recopi* copi* donnee* excel fichier* formulaire* rendezvous inventaire* suivi* tache* horaire* paperasse* agenda* dossier* soir soiree* heure* journee* semaine* temps manuel* main repetiti* automatis* outil* logiciel* crm stock* livraison* equipe projet* vente* prospect* demande* devis",
  /** À qui l’on parle, ou ce qu’on lui dit de faire. */
  addressed: "vous votre vos tu te ton ta tes toi svp",
  /** Santé. */
  health:
    "sante malad* cancer* burnout burn depress* anxi* stress* hopita* medec* docteur* cliniqu* patient* enceinte* grossesse* handicap* tdah autis* diabet* chirurg* therap* medica* bless* douleur* epuis* fatigu* mort* deces decede* deuil suicid* drogue* alcool* covid* vaccin* psy psycho* physio* pharma* infirmi* dent dents dentaire* accident* mental* souffr*",
  /** Religion, convictions, origines, vie privée. */
  belief:
    "dieu* eglise* mosquee* synagogue* temple* relig* musulman* islam* chret* catholi* protestant* juif* juive* bible* coran priere* prier pretre* imam* rabbin* ramadan careme paroiss* hindou* boudd* athee* foi laic* voile* politi* election* racis* sexe* sexu* gai* gay* lesbien* homosex* immigr* arabe* syndic*",
  /** Une autre personne, ou une autre entreprise. */
  others:
    "mari femme* epou* conjoint* blonde chum enfant* fils fille* mere* pere* parent* frere* soeur* bebe* ami amis amie* copain* copine* patron* boss collegue* associe* adjoint* secretaire* employe* stagiaire* salarie* personnel comptable* avocat* monsieur madame m. mme elle elles ils lui celui celle quelqu personne* gars gens homme* dame* voisin* concurrent* competiteur* fournisseur* agence* banque* consultant* directeur* directrice* gerant* proprietaire*",
  /** Argent, menaces, appâts, injures : rien de cela ne part sous notre nom. */
  unfit:
    "dollar* piastre* euro* argent cent cents mille million* milliard* dette* faillite* salaire* revenu* profit* credit carte* virement* rembours* rabais promo* gratuit* cadeau* prime loterie casino* bitcoin crypto* invest* mot compte* pirat* virus bloque* suspend* verifi* confirm* urgen* immediat* felicit* merde* putain tabarn* crisse* caliss* ostie esti con conne* connard* connerie* imbecile* idiot* stupid* nul nulle* chier chi* salop* pute* fourr* cave caves arnaqu* fraud* vol voler vole voles voleu* menteu* escroc* poursui* proces menac* tuer tue hai* nordet* sexy viagra arme* bombe*",
  /** Où l’on vous trouve. */
  places:
    "rue avenue av boulevard boul chemin route rang suite appartement appt local casier postal www http* com arobase point gmail hotmail outlook whatsapp telegram signal messenger facebook instagram cell cellulaire telephone numero texto",
  /** Écrit au long, un numéro reste un numéro. */
  digits: "zero un deux trois quatre cinq six sept huit neuf",
};
