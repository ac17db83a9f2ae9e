import type { TextLike } from "../../../lib/language.ts";
import type { quotableFr } from "../../fr/visitors/quotable.ts";

export const quotableEn: TextLike<typeof quotableFr> = {
  firstPerson: "i im ive me my mine we were weve our ours us",
  language:
    "i im ive my we weve our the a an and or of to in into at by for from with without is are am was be been it its this that every each too much many more all still not dont doesnt cant have has spend keep",
  work: "customer* client* email* inbox* message* call calls order* quote* invoice* invoicing follow* report* dashboard* data entry spreadsheet* excel copy* copie* paste* pasting retyp* file* form forms booking* appointment* inventory schedul* task* paperwork evening* night hour* day days week* time manual* hand repetit* automat* tool* software crm stock deliver* team project* sale sales lead leads prospect* request*",
  addressed:
    "you your yours u ur yourself please click visit reply contact pay buy sell verify confirm update log sign dear",
  health:
    "health* ill illness* sick* cancer* burnout burn burned burnt depress* anxi* stress* hospital* doctor* clinic* patient* pregnan* disab* adhd autis* diabet* surg* therap* medic* injur* pain* exhaust* tired* dead* death* died dying grief suicid* drug* alcohol* covid* vaccin* psych* physio* pharma* nurse* dental* dentist* accident* mental* suffer*",
  belief:
    "god* church* mosque* synagogue* temple* relig* muslim* islam* christ* catholi* protestant* jew* bible* quran koran pray* priest* imam* rabbi* ramadan lent parish* hindu* buddh* athei* faith* politic* election* racis* sex* gay* lesbian* homosex* trans immigra* arab* union unions",
  others:
    "husband* wife wives spouse* partner* girlfriend* boyfriend* child* kid kids son sons daughter* mother* father* mom dad parent* brother* sister* baby babies friend* boss* colleague* coworker* associate* assistant* secretar* employee* intern interns staff accountant* lawyer* mr mrs ms mister madam he she him his her hers they them their someone somebody person people guy guys man men woman women lady neighbo* competitor* supplier* vendor* agency agencies bank* consultant* director* manager* owner* grand",
  unfit:
    "dollar* buck bucks euro* money hundred* thousand* million* billion* debt* bankrupt* salar* wage* revenue* profit* credit card* transfer* refund* discount* promo* free gift* prize* lotter* casino* bitcoin crypto* invest* password* account* hack* virus* blocked suspend* verif* urgen* immediate* congrat* shit* fuck* damn* hell ass asshole* bitch* crap* idiot* stupid* dumb scam* fraud* steal* stole* thie* liar* lying sue sued lawsuit* legal threat* kill* hate* suck* nordet* sexy viagra weapon* bomb*",
  places:
    "street st avenue ave road rd boulevard blvd drive lane suite apt apartment unit box zip postal www http* com dot gmail hotmail outlook whatsapp telegram signal messenger facebook instagram cell phone telephone number text",
  digits: "zero one two three four five six seven eight nine oh",
};
