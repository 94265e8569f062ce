import type { Proposal } from '../contract.ts';
import { normalizeSpelling, phrases } from './plain-phrases.ts';

/** Phrases that approve or decline a card by its action: for a removal, 'delete it' approves and 'keep it' declines. */

export type Card = Pick<Proposal, 'tool' | 'subject' | 'details' | 'status'>;

export interface ActionPhrases {
  /** Approve on their own: 'delete it'. */
  agreeing: readonly string[];
  /** Approve only after a yes; alone they could mean the card itself: 'cancel it'. */
  afterYes: readonly string[];
  declining: readonly string[];
  /** Opposite actions, which decline as well: 'delete it' for a card that adds. */
  opposite: readonly string[];
  /** Undo the approved card: 'put it back on the list'. */
  undoing: readonly string[];
}

const objects = phrases(
  'it, that, this, them, those, these, both, all of it, all of them, both of them, that one, this one',
);
/** 'take … off' -> 'take it off', 'take them off' */
const withObjects = (lines: string) =>
  phrases(lines).flatMap((phrase) => objects.map((object) => phrase.replace('…', object)));
const negations = phrases(
  `dont, lets not, id rather not, rather not, better not, no need to, i dont want to, we dont want to, i dont want you to, you dont have to, you dont need to, you neednt, never`,
);
const negated = (verbs: readonly string[]) => verbs.flatMap((verb) => negations.map((not) => `${not} ${verb}`));

function actionPhrases(given: {
  agreeing?: string;
  afterYes?: string;
  declining?: string;
  opposite?: string;
  undoing?: string;
}): ActionPhrases {
  const [agreeing, afterYes] = [withObjects(given.agreeing ?? ''), withObjects(given.afterYes ?? '')];
  return {
    agreeing,
    afterYes,
    declining: [...withObjects(given.declining ?? ''), ...negated([...agreeing, ...afterYes])],
    opposite: withObjects(given.opposite ?? ''),
    undoing: withObjects(given.undoing ?? ''),
  };
}

const keeping = `were still going, we are still going, were still doing …, we are still doing …, were still having …, its still happening, its still on, its not cancelled, we still want …, i still want …, we still need …, i still need …, we still use …, i still use …, we still like …, keep …, lets keep …, we keep …, ill keep …, we will keep …, well keep …, i want to keep …, we want to keep …, id like to keep …, wed like to keep …, id rather keep …, im keeping …, were keeping …,
leave … in, leave … on, leave … there, leave … alone, let … stay, … can stay, … stays, … should stay`;
const removing =
  'delete …, remove …, erase …, get rid of …, take … off, take off …, take … out, take out …, take … away, take … down, take … off the list, take … off the calendar, throw … out';
const puttingBack =
  'put … back on the list, put … back on, put … back in, put … back on the calendar, put … back on there, add … back, add … again';

/** Phrases by tool name; the first matching pattern wins, so special cases come first. */
const byTool: [tool: RegExp, phrases: ActionPhrases][] = [
  [
    /^(?:remove|clear)_/,
    actionPhrases({
      agreeing: removing,
      afterYes: 'cancel …, drop …, scrap …, clear …, call … off, ditch …, bin …, skip …, cross … off, strike …',
      declining: keeping,
      undoing: puttingBack,
    }),
  ],
  [/^skip_/, actionPhrases({ afterYes: 'skip …, cancel …, call … off, drop …', declining: keeping })],
  [
    /^change_subscription$/,
    actionPhrases({ afterYes: 'pause …, cancel …, resume …, restart …, change …, update …, stop …, drop …' }),
  ],
  [
    /^change_/,
    actionPhrases({
      afterYes:
        'move …, change …, update …, reschedule …, push …, push … back, shift …, switch …, rename …, fix …, correct …, bring … forward',
      declining: 'leave … where it is, leave … where it was, keep … where it is, keep … where it was, leave … alone',
    }),
  ],
  [
    /^(?:tick|dismiss)_/,
    actionPhrases({
      agreeing: 'tick … off, check … off, cross … off, mark … off, mark … done, mark … as done, tick …',
      declining: 'leave … on, leave … open, keep … on, keep … open',
    }),
  ],
  [/^book$/, actionPhrases({ agreeing: 'book …, start …' })],
  [/^untick_/, actionPhrases({ agreeing: 'uncheck …, untick …' })],
  [
    /^(?:add|plan|make|copy)_/,
    actionPhrases({
      agreeing: `add …, book …, schedule …, plan …, log …, record …, create …, enter …, note … down, write … down, put … in, put … on, put … down, put … on the list, put … on the calendar, put … in the calendar, put … on there`,
      afterYes: 'keep …, note …',
      opposite: `${removing}, cancel, cancel …, call … off, take … off again, remove … again, delete … again`,
    }),
  ],
];

const none = actionPhrases({});
/** The phrases for these cards; none if their actions differ. */
export function actionPhrasesFor(cards: readonly Card[]): ActionPhrases {
  const [first, ...others] = cards.map(({ tool }) => byTool.find(([pattern]) => pattern.test(tool))?.[1] ?? none);
  return first && others.every((other) => other === first) ? first : none;
}

/** Other words for a record kind. */
const synonyms: Record<string, string> = { task: 'reminder', member: 'family', meal: 'dinner' };
const determiners = new Set(phrases('the, my, our, his, her, their, that, this'));

/** 'yes delete the tacos recipe' -> 'yes delete it', if there is only one card and its subject is 'Tacos'. */
export function replaceSubjectWithIt(message: string, cards: readonly Card[]): string {
  const [card, ...others] = cards;
  const words = card ? plainWords(card.subject) : '';
  const at = words === '' ? -1 : ` ${message} `.indexOf(` ${words} `);
  if (!card || others.length > 0 || at <= 0) return message;
  const before = message.slice(0, at).trim().split(' ');
  const after = message
    .slice(at + words.length)
    .trim()
    .split(' ');
  const kind = card.tool.slice(card.tool.indexOf('_') + 1);
  const detailWords = plainWords(card.details.join(' ')).split(' ');
  const hasDeterminer =
    determiners.has(before.at(-1) ?? '') || detailWords.some((name) => `${name}s` === before.at(-1));
  const hasKindWord = [kind, synonyms[kind]].includes(after[0]);
  return [...before.slice(0, hasDeterminer ? -1 : undefined), 'it', ...after.slice(hasKindWord ? 1 : 0)]
    .join(' ')
    .trim();
}

const plainWords = (text: string) =>
  normalizeSpelling(text)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
