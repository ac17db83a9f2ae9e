import { PLAN_IDS, type PlanId } from "../../../lib/company/plans.ts";
import type { Language } from "../../../lib/language.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import type { EarlierMessage, Turn } from "../answer-provider.ts";
import { asksUs } from "./contact-left.ts";
import { ASKED, type Candidate, type Passage } from "./passage.ts";
import { phrases, says } from "./phrases.ts";
import { asksFigure, headingOf, IN_HEADING, isRank, LAST, OF_POSTS } from "./post-search.ts";
import { foldedWords, lines, MARK, type Read, WORDS } from "./reading.ts";
import { isTaught } from "./taught-answers.ts";
import { MIXED, type WaysIndex } from "./ways-index.ts";

/** Minimum score at which a wish or small talk counts as understood. */
export const LIKELY = 0.45;
/** Minimum score of an answer; below it, the passage is told as the closest one found. Measured in `labs/assistant`. */
export const SURE = 0.48;
/** Minimum score of a passage that is told as the closest one found. */
export const PERHAPS = 0.36;
/** Minimum score of an answer that leads all others, and its minimum lead. */
const AHEAD = 0.38;
export const AHEAD_BY = 0.1;
/** Minimum lead of a sentence's score over the whole message's. */
const OF_A_PART = 0.02;
/** Likeness at which a message of several sentences counts as one way of asking. */
export const SAID_SO = 0.9;
/** Score from which a message is clear without its history. */
export const CLEAR = 0.7;
/** Score from which a message does not continue the previous story, and half a message is a question of its own. */
export const UNDERSTOOD = 0.6;
/** Number of sentences searched one by one: the last ones, where the question usually is. */
const MOST_SENTENCES = 8;
/** Maximum number of words of a follow-up. */
const LEANING_WORDS = 12;
/** Maximum number of words of a follow-up without content of its own. */
const SHORT = 4;

/** What a visitor's message is about. */
export interface Understanding {
  language: Language;
  candidates: readonly Candidate[];
  read: Read;
  /** The message, preceded by the visitor's previous message if it is a follow-up. */
  said: string;
  /** Whether the message is a follow-up to the previous answer. */
  leans: boolean;
  /** Topics of the latest answer that had any. */
  before: readonly string[];
}

/** Small talk, which yields to a question in the same message. */
const AROUND = new Set(["greeting", "thanks", "goodbye", "wellbeing", "yes", "more", "speak-english", "speak-french"]);
/** Minimum likeness of small talk, because short messages resemble many ways of asking. */
const NEARLY_SAID = 0.65;
/** Topics about one or several plans. */
export const OF_PLANS = /^(?:plan|facet-|question-plan)/;

/** Topics with a different answer for each plan. */
const COUNTED_BY_PLAN = /^(?:plan|facet-|question-plan|calculator|break-even|ninety-days)/;

/** Returns the ids of the passages that the latest answer came from. */
export function lastTopics(history: readonly EarlierMessage[]): readonly string[] {
  return history.findLast(({ sender, topics = [] }) => sender === "bot" && topics.length > 0)?.topics ?? [];
}

/** The latest reply. */
export const lastReply = ({ history }: Turn): string =>
  history.findLast(({ sender }) => sender === "bot")?.content ?? "";

/**
 * Finds what a message is about, in the light of its conversation.
 * @param text the turn's text without its sender's name and contact details
 */
export function understand(text: string, { history }: Pick<Turn, "history">, index: WaysIndex): Understanding {
  const { reader } = index;
  const { language } = reader;
  const read = reader.read(text);
  const before = lastTopics(history);
  const leans = before.length > 0 && leansOnHistory(read, language, index);
  // "And the top one? We get no-heat calls at 3 AM." What follows the question explains it.
  const [, question, rest = ""] = /^([^?]{1,40}\?)\s+([^?]+)$/.exec(text) ?? [];
  if (question && before.length > 0 && !leans && goesOn(reader.read(question), language) && !asksUs(rest)) {
    return understand(question, { history }, index);
  }
  const goesOnFrom = read.words.length <= LEANING_WORDS ? before[0] : undefined;
  const found = searchSentences(text, read, index, goesOnFrom);
  const alone = found.filter(({ id, likeness }) => !AROUND.has(id) || likeness >= NEARLY_SAID);
  const asked = history.findLast(({ sender }) => sender === "user")?.content ?? "";
  const told = { language, read, leans, before, said: leans ? `${asked} ${text}` : text };
  const scoreOf = (id: string) => found.find((one) => one.id === id)?.score ?? 0;
  const named = postNamed(text, read, index, scoreOf);
  // "Can I quote one of your articles?" is not answered by an article.
  const isClear = (alone[0]?.score ?? 0) >= CLEAR;
  const isKnown = alone[0]?.id.startsWith(`${named?.id.split("/")[0]}/`) && alone[0].score >= SURE;
  if (named && !isClear && !isKnown) return { ...told, candidates: [named, ...alone] };
  const story = storyOf(text, asked, told, alone, index);
  if (story) return story;
  if (!leans) {
    const post = postSaying(text, alone[0], told, index);
    return { ...told, candidates: post ? [post, ...alone] : alone };
  }
  const isElse = alone[0] && alone[0].score >= CLEAR && !OF_PLANS.test(alone[0].id);
  const same = before[0] && !isElse && sameTopic(before[0], read, index);
  if (same) return { ...told, candidates: [same, ...alone] };
  if (alone[0] && alone[0].score >= SURE) return { ...told, candidates: alone };
  const together = index.search({ terms: [...reader.read(asked).terms, ...read.terms] });
  if ((together[0]?.score ?? 0) <= (alone[0]?.score ?? 0)) return { ...told, candidates: alone };
  return { ...told, candidates: [together[0]!, ...alone] };
}

/** Whether the best candidate leads all others by `AHEAD_BY`. */
export function leads([best, ...others]: readonly Candidate[]): boolean {
  const next = others.find(({ passage }) => passage !== best?.passage);
  return best !== undefined && best.score >= AHEAD && best.score - (next?.score ?? 0) >= AHEAD_BY;
}

/** Minimum lead of a passage's score over that of `unanswered`. */
const AHEAD_OF_UNANSWERED = 0.25;

/** Whether a question is almost as much like those that the site does not answer as like those of the best passage. */
export function mayBeUnanswered([best, ...others]: readonly Candidate[]): boolean {
  const open = others.find(({ id }) => id === "unanswered");
  return Boolean(best?.passage && best.score < 1 && open && best.score - open.score < AHEAD_OF_UNANSWERED);
}

/** Minimum score of the passage told last for a follow-up, and its minimum leads over other passages and `unanswered`. */
const STAYS_FROM = 0.33;
const STAYS_AHEAD_BY = 0.05;
const STAYS_AHEAD_OF_UNANSWERED = 0.1;
/** Maximum number of words of such a follow-up. */
const STAYING_WORDS = 15;

/** Whether a follow-up resembles the passage told last, or its post, more than any other: lower bars apply then. */
export function staysWith({ candidates: [best, ...others], before: [last = ""], read }: Understanding): boolean {
  const familyOf = (id: string) => id.split("/")[0];
  if (!best?.passage || read.words.length > STAYING_WORDS || familyOf(last) !== familyOf(best.id)) return false;
  const next = others.find(({ passage, id }) => passage && familyOf(id) !== familyOf(best.id));
  const open = others.find(({ id }) => id === "unanswered");
  return (
    best.score >= STAYS_FROM &&
    best.score - (next?.score ?? 0) >= STAYS_AHEAD_BY &&
    best.score - (open?.score ?? 0) >= STAYS_AHEAD_OF_UNANSWERED
  );
}

/** Minimum share of a question's terms, by weight, that a post must contain to be the one meant. */
const SAID_BY_POST = 0.3;
/** Minimum shares at which a post answers a question that does not mention our posts, and is the closest answer. */
const SAID_NEARLY = 0.72;
const SAID_IN_PART = 0.55;

const whole = (id: string, passage: Passage): Candidate => ({
  id,
  passage,
  score: 1,
  likeness: 1,
  coverage: 1,
  near: 1,
  likelihood: 1,
});

/** Matches an article that the visitor writes: « Pour un article, qui est la fondatrice? » */
const OF_THEIR_POST = /\b(?:pour un|mon|mes|notre|for an?|my|our) (?:articles?|billets?|blogu?e?|posts?)\b/;

/** Finds the section of a post that a message about our blog refers to. */
function postNamed(
  text: string,
  { terms, words }: Read,
  index: WaysIndex,
  scoreOf: (id: string) => number,
): Candidate | undefined {
  if (!words.some((word) => OF_POSTS.test(word)) || OF_THEIR_POST.test(words.join(" "))) return undefined;
  const telling = terms.filter((term) => !index.reader.isOrdinary(term) && !OF_POSTS.test(term) && term !== "~article");
  const found = telling.length > 0 ? index.posts.find(text, "post-", undefined, scoreOf) : undefined;
  if (!found || found.share < SAID_BY_POST) return undefined;
  return sectionOf(found.passage, words, index);
}

/** The section of a post that a rank names: « Dans votre article sur les vendredis, le premier, on fait quoi? » */
function sectionOf(passage: Passage, words: readonly string[], index: WaysIndex): Candidate {
  const named = passage.id.includes("/") ? undefined : index.posts.ranked(passage.id, words);
  return whole((named ?? passage).id, named ?? passage);
}

/** Matches what addresses us. */
const TO_US = /\b(?:vous|vos|votre|nordet|you|your|u|ur|yours)\b/;

/** Finds the section of a post that contains most of a question which no passage of the site clearly answers. */
function postSaying(
  text: string,
  best: Candidate | undefined,
  { read }: Pick<Understanding, "read">,
  index: WaysIndex,
): Candidate | undefined {
  const score = best?.score ?? 0;
  const words = read.words.join(" ");
  if (score >= (TO_US.test(words) ? SURE : UNDERSTOOD) || best?.id.startsWith("post-") || read.plans.length > 0)
    return undefined;
  // "Do you repair cars?" is not answered by a post with a template for repairs.
  if (tellingOf(read, index).length < (TO_US.test(words) ? 2 : 1)) return undefined;
  const found = index.posts.find(text, "post-");
  // « C’est quoi, votre infolettre? » asks about ours.
  const isOfUs = TO_US.test(words) && score >= PERHAPS;
  if (!found || found.share < (score < SURE && !isOfUs ? SAID_IN_PART : SAID_NEARLY)) return undefined;
  const candidate = sectionOf(found.passage, read.words, index);
  return found.share < SAID_NEARLY ? { ...candidate, score: Math.max(score, PERHAPS), likeness: 0 } : candidate;
}

/** Score below which a message after a post may be about the post, although none of its words is in it. */
const MAYBE_OF_POST = 0.42;

const THEY = /^(?:they|them|their|theyre|ils|elles|eux|leurs?)$/;
/** Whether a message speaks of others, such as the client of the case just told. */
export const saysThey = ({ words }: Read) => words.some((word) => THEY.test(word));

/** Understands a follow-up to a case or post, such as « Ses ventes? » or "and afterwards?". */
function storyOf(
  typed: string,
  asked: string,
  told: Omit<Understanding, "candidates">,
  alone: readonly Candidate[],
  index: WaysIndex,
): Understanding | undefined {
  const [best] = alone;
  const {
    leans,
    before: [id = ""],
    language,
  } = told;
  const [family] = /^(?:case|post)-[^/]+/.exec(id) ?? [];
  if (!family) return undefined;
  const isOf = (one: string) => one.split("/")[0] === family;
  const isBare = beside(isOfUnit, told.read, index).length === 0;
  // « Le deuxième message part quand? », then « et le tout dernier? »
  const asksWhen = asksFigure(foldForSearch(typed)) || (isBare && asksFigure(foldForSearch(asked)));
  const isLast = asksWhen && told.read.words.some((word) => LAST.test(word));
  // "How long, if 2 of us do it?" A lone figure is a rank only in « et la 3? ».
  const { length } = told.read.words;
  const namesPart = namesItsPart(told.read);
  const hasRank = namesPart || told.read.words.some((word) => isRank(word) && (length <= SHORT || !/\d/.test(word)));
  const isOfRank = hasRank && (isLast || isBare);
  const last = asksWhen ? index.posts.lastRank(family) : undefined;
  const text = isOfRank ? withRank(asked, typed, last) : typed;
  const read = isOfRank ? index.reader.read(text) : told.read;
  const points = (leans && read.words.length <= SHORT) || read.words.some((word) => POINTERS[language].has(word));
  const isOfPost = family.startsWith("post-");
  const scoreOf = (one: string) => (isOfRank ? 0 : (alone.find((candidate) => candidate.id === one)?.score ?? 0));
  const section = isOfPost ? index.posts.find(text, family, id, scoreOf) : undefined;
  const isSection = section !== undefined && section.inHeading >= IN_HEADING;
  // The post may answer what the site does not: « Et une demande de rabais? »
  // « Je garde ça combien de temps? » is not about what we keep.
  const isTheirs = best?.passage && !isTaught(best.id) && !TO_US.test(told.read.words.join(" "));
  const isLikely = (section?.share ?? 0) >= (isTheirs ? SAID_BY_POST : SAID_NEARLY);
  const isHere = isSection || (best && (isTheirs || MIXED.has(best.id)) && isLikely);
  // "What did it do to their costs?" is about the case that was told, even if another one matches.
  const isOfCase = best?.id.startsWith("case-") && (points || saysThey(told.read));
  if (best && best.score >= UNDERSTOOD && !isOf(best.id) && !isHere && !isOfCase) return undefined;
  const telling = tellingOf(read, index);
  const isOwn = section
    ? isSection || (telling.length > 0 && section.share >= SAID_BY_POST)
    : telling.some((term) => index.holds(id, term));
  // What nothing on the site resembles may still be about the post.
  const isOpen = isOfPost && (!best || best.score < MAYBE_OF_POST) && best?.id !== "unanswered";
  if (!(leans || points || isOwn || isOpen)) return undefined;
  const together = isOwn && read.words.length > SHORT ? text : `${text} ${asked}`;
  // « Le premier vendredi, on fait quoi? », then « Et le deuxième? »
  const goesThrough = index.posts.ranked(family, index.reader.read(asked).words)?.id === id;
  const isOnlyRank =
    isOfRank && !asksFigure(foldForSearch(text)) && (goesThrough || beside(isOfUnit, read, index).length === 0);
  // « La dernière semaine? » after « Semaine 3 : … »
  const ofRank = isOfRank ? index.posts.ranked(family, told.read.words) : undefined;
  const heading = ofRank && foldForSearch(headingOf(ofRank));
  const isOfUnitNamed = told.read.words.some((word) => UNIT.test(word) && heading?.includes(word));
  // « Au 4e, je suis censé dire quoi? » "When do I send the third?", then "And what does that one say?"
  const askedWords = index.reader.read(asked).words;
  const goesOnFromRank = points && askedWords.some((word) => isRank(word) && !/^\d+$/.test(word));
  const isOfWords =
    (read.words.some((word) => isRank(word) && !/^\d+$/.test(word)) || goesOnFromRank) &&
    ASKS_WORDS.test(read.words.join(" "));
  const next =
    (isOfUnitNamed && ofRank) ||
    (isOfWords && index.posts.ranked(family, goesOnFromRank ? [...askedWords, ...read.words] : read.words)) ||
    ((isOnlyRank || (namesPart && !asksFigure(foldForSearch(text)))) && index.posts.ranked(family, read.words)) ||
    ((!isSection || read.words.some((word) => UNIT.test(word))) && nextSection(id, read, index));
  if (next) return { ...told, said: headingOf(next), candidates: [whole(next.id, next)] };
  // The ways of asking may know what is meant: "Which accounting software was it connected to?" The case does not say.
  if (best && !isOfRank && isOf(best.id) && best.score >= SURE) return undefined;
  if (best && !isOfPost && MIXED.has(best.id) && best.score >= LIKELY) return undefined;
  // « Le deuxième part quand? », then « et le dernier? »: the table that was told says both.
  const again = isOfRank && asksWhen ? index.posts.find(text, id) : undefined;
  const isAgain = again && again.share >= SAID_IN_PART;
  const found = (isAgain ? again : index.posts.find(together, family, id, scoreOf))?.passage;
  const passage = isOfPost ? found : index.passage(id);
  return (
    passage && {
      ...told,
      read: { ...index.reader.read(together), plans: read.plans },
      said: together,
      candidates: [whole(passage.id, passage), ...alone],
    }
  );
}

/** Matches what has a rank: « la dernière semaine ». */
const UNIT =
  /^(?:semaines?|weeks?|jours?|days?|vendredis?|fridays?|messages?|etapes?|steps?|regles?|rules?|points?|parties?|parts?|sections?)$/;
const isOfUnit = (word: string) => isRank(word) || UNIT.test(word);
/** Whether a message names a part of what was told by its rank: « la semaine 3 », "the third one", not "after the third". */
const namesItsPart = ({ words }: Read) =>
  words.some((word, at) => {
    const [since = "", before = "", after = ""] = [words[at - 2], words[at - 1], words[at + 1]];
    const isNamed = /^\d+$/.test(word) ? UNIT.test(before) : UNIT.test(after) || after === "one";
    return isRank(word) && isNamed && !/^(?:after|before|apres|avant)$/.test(since);
  });

/** Returns a message's content terms without those of certain words. */
const beside = (isOne: (word: string) => boolean, { words }: Read, index: WaysIndex) =>
  tellingOf(index.reader.read(words.filter((word) => !isOne(word)).join(" ")), index);

/**
 * Asks the previous question about another rank: « Le troisième part quand? », then « Et le cinquième? »
 * @param last the number that « le dernier » stands for
 */
function withRank(asked: string, text: string, last: string | undefined): string {
  const rankIn = (one: string) => one.match(/[\p{L}\d]+/gu)?.findLast((word) => isRank(foldForSearch(word)));
  const [rank = "", was] = [rankIn(text), rankIn(asked)];
  const meant = (LAST.test(foldForSearch(rank)) && last) || rank;
  return was ? asked.replace(was, meant) : text.replace(rank, meant);
}

/** Whether folded words contain one of the phrases that `list` names, separated by commas. */
function sayOneOf(words: readonly string[], list: string): boolean {
  const said = ` ${words.join(" ")} `;
  return list.split(", ").some((phrase) => said.includes(` ${phrase} `));
}

/** Matches questions about what one of a post's messages says. */
const ASKS_WORDS =
  /\b(?:quoi|what(?! if))\b.*\b(?:dire|dit|ecri\w+|say|says|write|put)\b|\b(?:dire|dis|dit|ecri\w+|met|mets|say|says)\b.*\b(?:quoi|what)\b/;

const NEXT = phrases("next");
/** Matches such a question that names nothing: « pis après? », "what’s next". */
const AND_THEN =
  /(?:^|\b(?:et|and|pis|ok) )(?:(?:et|and) )?(?:apres(?: ca)?|ensuite|then(?: what)?|after(?: that)?|whats next)$/;

/** Returns the next section of a post, for « et le suivant? », « pis après? ». */
function nextSection(id: string, { words }: Read, index: WaysIndex): Passage | undefined {
  const [, post, number] = /^(post-.+)\/(\d+)$/.exec(id) ?? [];
  const isNext =
    says(words.join(" "), NEXT) ||
    AND_THEN.test(words.join(" ")) ||
    (words.length <= SHORT && sayOneOf(words, WORDS[index.reader.language].places.next));
  return number && isNext ? index.passage(`${post}/${Number(number) + 1}`) : undefined;
}

/**
 * Returns the plan named by its rank, or relative to the last plan: « celui du milieu », "the next one up".
 * @param spokenOf the plans in the last answer
 */
export function planByPlace(
  words: readonly string[],
  language: Language,
  spokenOf: readonly PlanId[],
): readonly PlanId[] {
  const { smallest, middle, biggest, next, previous } = WORDS[language].places;
  const said = words.join(" ").replace(RANKED_TIME, "").split(" ");
  const names = (list: string) => sayOneOf(said, list);
  const last = spokenOf.at(-1);
  const step = names(next) ? 1 : names(previous) ? -1 : 0;
  if (last && step !== 0) return [PLAN_IDS[Math.max(0, Math.min(PLAN_IDS.indexOf(last) + step, PLAN_IDS.length - 1))]!];
  const places = [smallest, middle, biggest].flatMap((list, place) => (names(list) ? place : []));
  // « Le plus cher des deux »
  if (places.length > 0 && spokenOf.length === 2 && OF_TWO.test(words.join(" ")))
    return [places[0] === 2 ? spokenOf[1]! : spokenOf[0]!];
  return places.map((place) => PLAN_IDS[place]!);
}

const RANKED_TIME = phrases("rankedTime");
const OF_TWO = /\b(?:des deux|of the two|of those two|of both)\b/;

/** Asks the previous question about another plan: « Et Accelerate? » */
function sameTopic(id: string, { terms, words }: Read, index: WaysIndex): Candidate | undefined {
  const telling = terms.filter(
    (term) => !term.startsWith("~") && (/^\d+$/.test(term) || !index.reader.isOrdinary(term)),
  );
  const isOnly = (...marks: string[]) =>
    telling.length > 0 && telling.every((term) => marks.includes(term) || /^\d+$/.test(term));
  // After "the smallest plan", « Et celui d’après? » is no longer about the smallest.
  const passage = index.passage(/^plan-(?:smallest|biggest|popular)$/.test(id) ? "plan-named" : id);
  const placed = planByPlace(words, index.reader.language, PLAN_IDS.slice(0, 1));
  const isPlaced = (telling.length < 2 || words.length < SHORT + 2) && placed.length > 0;
  const named = COUNTED_BY_PLAN.test(id) && (isPlaced || isOnly(MARK.plan, MARK.people, MARK.number));
  // "No, not the 90-day one, the other one"
  const isOther = words.some((word) => /^(?:autres?|others?)$/.test(word));
  return passage && named && (isPlaced || !isOther) ? whole(passage.id, passage) : undefined;
}

/** Matches a clause about the visitor: « Je répare des fournaises », "my nephew does this kind of work". */
const OF_SELF =
  /^(?:(?:bonjour|salut|allo|hi|hello|hey)\P{L}+)?(?:je|j[’']\p{L}+|on|nous|mon|ma|mes|notre|i|i[’']\w+|we|we[’']\w+|my|our)(?!\p{L})/iu;

/** Searches the whole message and each of its sentences: people greet, tell a story, then ask. */
function searchSentences(text: string, whole: Read, index: WaysIndex, before: string | undefined): Candidate[] {
  const [opening = "", ...clauses] = text.split(/,\s+/);
  // « On est dix, la loi 25 nous touche-tu? » The introduction ends at the comma.
  const isOne = !/[.!?]\s/.test(text);
  const rest = clauses.join(", ");
  const isIntroduction = OF_SELF.test(opening) && !asksUs(opening) && asksUs(rest) && TO_US.test(foldForSearch(rest));
  const told = isOne && isIntroduction ? `${opening};\n${rest}` : text;
  const sentences = [...new Set(told.trim().split(/(?<=[.?!;])\s+|\n+/))].slice(-MOST_SENTENCES);
  const found = index.search(whole, before);
  // « J’ai une clinique, mes clients oublient leurs rendez-vous. Ça se règle-tu? » Who presents themselves may be clear.
  const isClear = found[0] && (found[0].likeness >= SAID_SO || (told !== text && found[0].score >= CLEAR));
  if (isClear || sentences.length < 2) return found;
  // "Are you hiring? My nephew is good with computers." The question counts, not what explains it.
  const questions = sentences.filter(asksUs);
  return (questions.length > 0 ? questions : sentences).reduce((best, part) => {
    const read = index.reader.read(part);
    const one = index.search(read, before);
    if (one.length === 0) return best;
    const isGreeting = AROUND.has(one[0]!.id);
    if (isGreeting && !AROUND.has(best[0]?.id ?? "")) return best;
    const atLeast = (best[0]?.score ?? 0) + (AROUND.has(best[0]?.id ?? "") && one[0]!.score >= LIKELY ? -1 : OF_A_PART);
    return one[0]!.score > atLeast ? one : best;
  }, found);
}

/** Whether a message ends with a goodbye: « Merci, bye ». */
export function saysGoodbye({ words }: Read, language: Language): boolean {
  const said = words.join(" ");
  return lines(ASKED[language].goodbye).some((way) => said.endsWith(foldedWords(way, language).join(" ")));
}

const GRATITUDE = /^(?:\S+ )?(?:merci|thanks?|thx)\b(?! (?:de|for calling)\b)/;

/** Whether a message only says thanks: « Merci pour les infos ». */
export function saysThanks({ words }: Read, text: string): boolean {
  return words.length <= 8 && !text.includes("?") && GRATITUDE.test(words.join(" "));
}

const FOLLOW_UPS = {
  fr: WORDS.fr.followUps.split(",").map(foldForSearch),
  en: WORDS.en.followUps.split(",").map(foldForSearch),
};
const POINTERS = { fr: new Set(WORDS.fr.pointers.split(/[\s,]+/)), en: new Set(WORDS.en.pointers.split(/[\s,]+/)) };

/** Content terms: neither everyday words nor synonym groups. */
function tellingOf({ terms }: Read, index: WaysIndex): string[] {
  return terms.filter((term) => !index.reader.isOrdinary(term) && !term.startsWith("~"));
}

/** Whether a message begins like a follow-up: « Et … », "for how many …" */
function goesOn({ words }: Read, language: Language): boolean {
  const text = `${words.join(" ")} `;
  return FOLLOW_UPS[language].some((opening) => text.startsWith(`${opening} `));
}

/** Whether a message depends on its history: it begins like a follow-up, or has hardly any content of its own. */
function leansOnHistory(read: Read, language: Language, index: WaysIndex): boolean {
  const { words } = read;
  if (words.length > LEANING_WORDS) return false;
  if (goesOn(read, language)) return true;
  const telling = tellingOf(read, index);
  const isShort = words.length < SHORT || words.some((word) => POINTERS[language].has(word));
  return telling.length === 0 || (telling.length <= 2 && isShort);
}
