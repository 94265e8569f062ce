import type { BrainRequest } from '../../tools/brain.ts';
import type { Look } from '../../tools/tool.ts';
import type { Family } from '../family.ts';
import type { Thing } from '../things.ts';
import { remembered } from '../words/remembered.ts';
import { says } from '../words/says.ts';
import { agenda } from './agenda.ts';
import { attention, dayAndTime, learned, toThinkOf, whatWasDone } from './attention.ts';
import { birthdays } from './birthdays.ts';
import { freeTime } from './free.ts';
import { gifts } from './gifts.ts';
import { groceries } from './groceries.ts';
import { handOffs } from './hand-offs.ts';
import { household } from './household.ts';
import { foodForPeople, plannedForPeople } from './meal-concerns.ts';
import { meals } from './meals.ts';
import { thingsNamed, toldOf } from './named.ts';
import { noted } from './noted.ts';
import { places } from './places.ts';
import { planner } from './planner.ts';
import { questionOf, type Topic } from './question.ts';
import { plainWords } from './question-words.ts';
import { recipes } from './recipes.ts';
import { records } from './records.ts';
import { subscriptions } from './subscriptions.ts';
import { trips } from './trips.ts';

/** Where remarks around a question are cut off: only at punctuation, or also before words that begin a remark. */
type Cut = 'at signs' | 'at words';

/** The stretches that may be the question: 'I'm in the store, what's Leo wear' -> 'what's Leo wear', the longest first. */
function clausesAsked(text: string, cut: Cut) {
  const words = text.split(/\s+/);
  const plain = words.map((word) => plainWords(word).join(''));
  const isAfterSign = (at: number) => /[.,;:?!…–—-]$/.test(words[at - 1] ?? '');
  const isBegun = (at: number) => isAfterSign(at) || says(plain[at - 1] ?? '', 'joinsQuestion');
  const isAsking = (at: number) =>
    (cut === 'at words' && says(plain[at] ?? '', 'questionWord')) ||
    ((at === 0 || isBegun(at)) && says(plain.slice(at).join(' ').trim(), 'asking'));
  const isEnd = (at: number) => isAfterSign(at) || (cut === 'at words' && says(plain[at] ?? '', 'beginsRemark'));
  const places = words.map((_, at) => at);
  const ends = [...places.filter(isEnd), words.length].reverse();
  const asking = places.filter(isAsking);
  // A beginning that asks nothing is a remark if a question follows.
  const first = cut === 'at signs' ? plain.findIndex((word) => says(word, 'questionWord')) : -1;
  const starts = first < 0 ? [...new Set([...asking, 0])] : asking.filter((at) => at <= first);
  return starts.flatMap((from) =>
    ends
      .filter((to) => to > from + 1)
      .map((to) => ({ text: words.slice(from, to).join(' '), rest: words.slice(to).join(' ') })),
  );
}

/** Ordered from the most specific question to the most general one: what is on some day. */
const topics: readonly Topic[] = [
  attention,
  learned,
  toThinkOf,
  handOffs,
  dayAndTime,
  whatWasDone,
  places,
  gifts,
  meals,
  recipes,
  plannedForPeople,
  foodForPeople,
  subscriptions,
  groceries,
  trips,
  birthdays,
  noted,
  planner,
  household,
  freeTime,
  records,
  agenda,
];

/** Answers a question from the family's records; undefined if no topic matches. */
export async function answerTo(text: string, asked: BrainRequest, family: Family): Promise<string | undefined> {
  const asking: Asking = { asked: { ...asked, look: lookOnce(asked.look) }, family };
  return (
    (await clauseAnswer(text, 'at signs', asking)) ??
    (await namedAnswer(text, asking)) ??
    (await clauseAnswer(text, 'at words', asking)) ??
    firstAnswer(text, asking, true)
  );
}

interface Asking {
  asked: BrainRequest;
  family: Family;
}

/** The same records are read once, however many stretches and topics need them. */
function lookOnce(look: Look): Look {
  const once = remembered<unknown>();
  return ((endpoint, input) =>
    once(`${endpoint.path} ${JSON.stringify(input ?? {})}`, () => look(endpoint, input))) as Look;
}

/** The longest stretch that a topic knows, and the question after it. */
async function clauseAnswer(text: string, cut: Cut, asking: Asking): Promise<string | undefined> {
  for (const clause of clausesAsked(text, cut)) {
    const answer = await firstAnswer(clause.text, asking);
    if (!answer) continue;
    const next = says(plainWords(clause.rest).join(' '), 'refersBack')
      ? undefined
      : await clauseAnswer(clause.rest, cut, asking);
    return next && next !== answer ? `${answer}\n${next}` : answer;
  }
  return undefined;
}

/** 'When does that early steps lady come' is answered with the only record that has 'early' in its title. */
async function namedAnswer(text: string, asking: Asking): Promise<string | undefined> {
  const question = questionIn(text, asking);
  if (!says(question.plain, 'asksOfRecord')) return undefined;
  return aboutThings(thingsNamed(text, asking.family), text, asking);
}

/** What is kept about these records. */
export const aboutThings = (things: readonly Thing[], text: string, asking: Asking) =>
  toldOf(things, questionIn(text, asking), (about) => firstAnswer(about, asking));

const questionIn = (text: string, { asked, family }: Asking, isLast = false) =>
  questionOf(text, { asked: { ...asked, message: text }, household: family.household, isLast });

async function firstAnswer(text: string, asking: Asking, isLast = false): Promise<string | undefined> {
  const question = questionIn(text, asking, isLast);
  for (const topic of topics) {
    const answer = await topic(question);
    if (answer) return answer;
  }
  return undefined;
}
