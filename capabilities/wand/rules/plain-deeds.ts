import type { Proposal } from '../contract.ts';
import { phrases, plainLetters } from './plain-phrases.ts';

/** The words for what a card would do: 'delete it' agrees to one that removes, 'keep it' declines it. */

export type Card = Pick<Proposal, 'tool' | 'subject' | 'details' | 'status'>;

export interface Deeds {
  /** Said alone they agree. */
  agreeing: readonly string[];
  /** They agree after a yes; said alone the card itself could be meant: 'cancel it'. */
  afterYes: readonly string[];
  declining: readonly string[];
  /** The contrary of what it would do declines it too. */
  contrary: readonly string[];
  /** They take back what it did. */
  undoing: readonly string[];
}

const objects = phrases(
  'it, that, this, them, those, these, both, all of it, all of them, both of them, that one, this one',
);
/** 'take … off' -> 'take it off', 'take them off' */
const ofIt = (lines: string) => phrases(lines).flatMap((deed) => objects.map((object) => deed.replace('…', object)));
const deniedBy = phrases(
  `dont, lets not, id rather not, rather not, better not, no need to, i dont want to, we dont want to, i dont want you to, you dont have to, you dont need to, you neednt, never`,
);
const denied = (deeds: readonly string[]) => deeds.flatMap((deed) => deniedBy.map((not) => `${not} ${deed}`));

function deeds(given: {
  agreeing?: string;
  afterYes?: string;
  declining?: string;
  contrary?: string;
  undoing?: string;
}): Deeds {
  const [own, loud] = [ofIt(given.agreeing ?? ''), ofIt(given.afterYes ?? '')];
  return {
    agreeing: own,
    afterYes: loud,
    declining: [...ofIt(given.declining ?? ''), ...denied([...own, ...loud])],
    contrary: ofIt(given.contrary ?? ''),
    undoing: ofIt(given.undoing ?? ''),
  };
}

const keeping = `were still going, we are still going, were still doing …, we are still doing …, were still having …, its still happening, its still on, its not cancelled, we still want …, i still want …, we still need …, i still need …, we still use …, i still use …, we still like …, keep …, lets keep …, we keep …, ill keep …, we will keep …, well keep …, i want to keep …, we want to keep …, id like to keep …, wed like to keep …, id rather keep …, im keeping …, were keeping …,
leave … in, leave … on, leave … there, leave … alone, let … stay, … can stay, … stays, … should stay`;
const removing =
  'delete …, remove …, erase …, get rid of …, take … off, take off …, take … out, take out …, take … away, take … down, take … off the list, take … off the calendar, throw … out';
const back =
  'put … back on the list, put … back on, put … back in, put … back on the calendar, put … back on there, add … back, add … again';

/** Which cards do what, from the special to the general. */
const byTool: [tool: RegExp, deeds: Deeds][] = [
  [
    /^(?:remove|clear)_/,
    deeds({
      agreeing: removing,
      afterYes: 'cancel …, drop …, scrap …, clear …, call … off, ditch …, bin …, skip …, cross … off, strike …',
      declining: keeping,
      undoing: back,
    }),
  ],
  [/^skip_/, deeds({ afterYes: 'skip …, cancel …, call … off, drop …', declining: keeping })],
  [
    /^change_subscription$/,
    deeds({ afterYes: 'pause …, cancel …, resume …, restart …, change …, update …, stop …, drop …' }),
  ],
  [
    /^change_/,
    deeds({
      afterYes:
        'move …, change …, update …, reschedule …, push …, push … back, shift …, switch …, rename …, fix …, correct …, bring … forward',
      declining: 'leave … where it is, leave … where it was, keep … where it is, keep … where it was, leave … alone',
    }),
  ],
  [
    /^(?:tick|dismiss)_/,
    deeds({
      agreeing: 'tick … off, check … off, cross … off, mark … off, mark … done, mark … as done, tick …',
      declining: 'leave … on, leave … open, keep … on, keep … open',
    }),
  ],
  [/^untick_/, deeds({ agreeing: 'uncheck …, untick …' })],
  [
    /^(?:add|plan|make|copy)_/,
    deeds({
      agreeing: `add …, book …, schedule …, plan …, log …, record …, create …, enter …, note … down, write … down, put … in, put … on, put … down, put … on the list, put … on the calendar, put … in the calendar, put … on there`,
      afterYes: 'keep …, note …',
      contrary: `${removing}, cancel, cancel …, call … off, take … off again, remove … again, delete … again`,
    }),
  ],
];

const none = deeds({});
/** What all of these would do, if they do the same. */
export function deedsOf(cards: readonly Card[]): Deeds {
  const [first, ...others] = cards.map(({ tool }) => byTool.find(([pattern]) => pattern.test(tool))?.[1] ?? none);
  return first && others.every((other) => other === first) ? first : none;
}

/** Other words for a kind of record. */
const alsoCalled: Record<string, string> = { task: 'reminder', member: 'family', meal: 'dinner' };
const pointing = new Set(phrases('the, my, our, his, her, their, that, this'));

/** 'yes, delete the tacos recipe' -> 'yes delete it', where that is what the only card is about. */
export function saidAsIt(said: string, cards: readonly Card[]): string {
  const [card, ...others] = cards;
  const words = card ? plainWords(card.subject) : '';
  const at = words === '' ? -1 : ` ${said} `.indexOf(` ${words} `);
  if (!card || others.length > 0 || at <= 0) return said;
  const before = said.slice(0, at).trim().split(' ');
  const after = said
    .slice(at + words.length)
    .trim()
    .split(' ');
  const kind = card.tool.slice(card.tool.indexOf('_') + 1);
  const whose = plainWords(card.details.join(' ')).split(' ');
  const isPointing = pointing.has(before.at(-1) ?? '') || whose.some((name) => `${name}s` === before.at(-1));
  const isKind = [kind, alsoCalled[kind]].includes(after[0]);
  return [...before.slice(0, isPointing ? -1 : undefined), 'it', ...after.slice(isKind ? 1 : 0)].join(' ').trim();
}

const plainWords = (text: string) =>
  plainLetters(text)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
