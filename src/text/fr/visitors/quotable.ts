/**
 * Words that decide whether a visitor's sentence may be quoted back to them in an email: without accents, separated by
 * spaces; a star matches any ending.
 */
export const quotableFr = {
  /** Speaking of oneself, not of us or of others. */
  firstPerson: "je j me m moi mon ma mes on nous notre nos",
  /** Words that English lacks; two of them show that the sentence is French. */
  language:
    "je j mon ma mes nous notre nos le la les l un une des du de d et en au aux a dans pour par sur sans avec est sont pas ne que qui qu ce ca c chaque tous tout toutes trop plus nos leurs leur encore beaucoup",
  /** Subjects of people who write to us for a good reason. */
  work: "client* courriel* message* appel* commande* soumission* facture* facturation relanc* rapport* tableau* saisi* recopi* copi* donnee* excel fichier* formulaire* rendezvous inventaire* suivi* tache* horaire* paperasse* agenda* dossier* soir soiree* heure* journee* semaine* temps manuel* main repetiti* automatis* outil* logiciel* crm stock* livraison* equipe projet* vente* prospect* demande* devis",
  /** Addressing someone, or telling them what to do. */
  addressed: "vous votre vos tu te ton ta tes toi svp",
  /** Health. */
  health:
    "sante malad* cancer* burnout burn depress* anxi* stress* hopita* medec* docteur* cliniqu* patient* enceinte* grossesse* handicap* tdah autis* diabet* chirurg* therap* medica* bless* douleur* epuis* fatigu* mort* deces decede* deuil suicid* drogue* alcool* covid* vaccin* psy psycho* physio* pharma* infirmi* dent dents dentaire* accident* mental* souffr*",
  /** Religion, beliefs, origins, private life. */
  belief:
    "dieu* eglise* mosquee* synagogue* temple* relig* musulman* islam* chret* catholi* protestant* juif* juive* bible* coran priere* prier pretre* imam* rabbin* ramadan careme paroiss* hindou* boudd* athee* foi laic* voile* politi* election* racis* sexe* sexu* gai* gay* lesbien* homosex* immigr* arabe* syndic*",
  /** Another person or another company. */
  others:
    "mari femme* epou* conjoint* blonde chum enfant* fils fille* mere* pere* parent* frere* soeur* bebe* ami amis amie* copain* copine* patron* boss collegue* associe* adjoint* secretaire* employe* stagiaire* salarie* personnel comptable* avocat* monsieur madame m. mme elle elles ils lui celui celle quelqu personne* gars gens homme* dame* voisin* concurrent* competiteur* fournisseur* agence* banque* consultant* directeur* directrice* gerant* proprietaire*",
  /** Money, threats, bait, insults: we email none of these under our name. */
  unfit:
    "dollar* piastre* euro* argent cent cents mille million* milliard* dette* faillite* salaire* revenu* profit* credit carte* virement* rembours* rabais promo* gratuit* cadeau* prime loterie casino* bitcoin crypto* invest* mot compte* pirat* virus bloque* suspend* verifi* confirm* urgen* immediat* felicit* merde* putain tabarn* crisse* caliss* ostie esti con conne* connard* connerie* imbecile* idiot* stupid* nul nulle* chier chi* salop* pute* fourr* cave caves arnaqu* fraud* vol voler vole voles voleu* menteu* escroc* poursui* proces menac* tuer tue hai* nordet* sexy viagra arme* bombe*",
  /** Where someone can be reached. */
  places:
    "rue avenue av boulevard boul chemin route rang suite appartement appt local casier postal www http* com arobase point gmail hotmail outlook whatsapp telegram signal messenger facebook instagram cell cellulaire telephone numero texto",
  /** A number spelt out is still a number. */
  digits: "zero un deux trois quatre cinq six sept huit neuf",
};
