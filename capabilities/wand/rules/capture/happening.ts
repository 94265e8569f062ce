import { tokensOf, wordSet } from './tokens.ts';

/** Words for events; the words before them say what kind: 'Fall Harvest Feast', 'eye exam'. */
const eventWords = wordSet(
  'feast party fair concert recital play show performance program programme assembly meeting conference conferences workshop class lesson practice rehearsal game match tournament meet race run 5k walk trip visit tour picnic bbq barbecue cookout potluck breakfast brunch lunch luncheon dinner supper tea coffee sale drive swap exchange exam test quiz check screening clinic appointment checkup cleaning fitting photos pictures retakes orientation house night evening camp campout sleepover playdate ceremony graduation dance social festival carnival parade celebration pageant session evaluation tryouts auditions banquet movie storytime club training interview haircut wedding shower reunion dismissal release hike parties bee raffle auction market rally competition championship championships exhibit exhibition gala derby trot reception wash lighting caroling matinee consultation drill talk sing singalong showcase overnight vespers mass service blessing baptism webinar seminar scrimmage playoffs semifinal semifinals jamboree bonfire hayride hunt retreat presentation demonstration lecture vaccination vaccinations closure regatta pickup setup ride lab fundraiser bazaar rodeo safari reading introduction observation inspection',
);
const stopWords = wordSet(
  'a an the our your their his her its this that these those my each every for of to on at in with from by before after during until about and or but so is are was were be will has have had do doing does did join host hosting holding having attend attending celebrate we you they i it he she who which when where if as than then not all both any some next last annual scheduled still re ll ve d m t let wins brings see bring plan planning come get can could would please almost time',
);
/** These need another word to name an event: 'Family night'. */
const vagueEventWords = wordSet('night evening house run walk class drive test social release session meet show play');
/** 'coming to talk' */
const activityVerbs = wordSet(
  'talk run walk sing play show visit ride meet hunt race swap dance test check wash drive tour',
);
const maxWords = 5;

export interface EventName {
  name: string;
  /** Where it ends in the text. */
  end: number;
}

/** All events named in a text, in order. */
export function eventNamesIn(text: string): EventName[] {
  const tokens = tokensOf(text);
  return tokens.flatMap(({ word, end }, index) => {
    const before = tokens[index - 1]?.word ?? '';
    const isVerb = word.endsWith('ing')
      ? /^(?:are|is|be|re|m)$/.test(before)
      : before === 'to' && activityVerbs.has(word);
    if (isVerb || !eventWords.has(word) || eventWords.has(tokens[index + 1]?.word ?? '')) return [];
    let first = index;
    while (first > 0 && index - first < maxWords && belongsToName(text, tokens[first - 1], tokens[first])) first--;
    const start = tokens[first]?.start ?? 0;
    return first === index && vagueEventWords.has(word) ? [] : [{ name: text.slice(start, end), end }];
  });
}

type WordPosition = { word: string; start: number; end: number } | undefined;

/** Adjacent words, separated at most by a hyphen, an apostrophe or '&'. */
function belongsToName(text: string, word: WordPosition, next: WordPosition): boolean {
  if (!word || !next || (stopWords.has(word.word) && next.word !== '-')) return false;
  const isJoint = /^['’-]$/.test(word.word) || /^['’-]$/.test(next.word);
  const gap = text.slice(word.end, next.start);
  if (/^(?:st|nd|rd|th)$/.test(next.word)) return gap === '';
  return /^[\p{L}\d&'’-]+$/u.test(word.word) && (isJoint ? gap === '' : gap === ' ');
}

/** The event right before a day: 'the party' in 'pay me before the party on the 12th'. */
export const eventBeforeDay = (text: string, day: number): string =>
  eventNamesIn(text).findLast(
    ({ end }) =>
      end <= day &&
      /^[\s,(–-]{0,3}(?:(?:in|at) the \p{L}{2,15}\s)?(?:(?:which|on|is|for|this|next|from|at)\s){0,3}$/iu.test(
        text.slice(end, day),
      ),
  )?.name ?? '';
