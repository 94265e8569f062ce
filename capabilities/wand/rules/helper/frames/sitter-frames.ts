import { meaningOf } from '../records/find-record.ts';
import { clausesOf, freeIn, textOf } from './clauses.ts';
import { asValues, type Draft, has, says, take, takeEach, takeMeanings, takeWhen, takeWords } from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { takeThings } from './matching-records.ts';
import { beginsIn } from './meanings.ts';
import { isChild, takePeople } from './people-said.ts';

/** Information for the sitter: after 'mention that', or after the request for the sheet. */
function takeRemarks(draft: Draft): string | undefined {
  const { words, meanings } = draft.found;
  const lead = meanings.filter(({ meaning }) => meaning === 'remarkLead').toSorted((a, b) => b.next - a.next)[0];
  if (lead) {
    const span = { first: lead.next, next: words.length };
    take(draft, { ...span, first: lead.first });
    return textOf(draft, span).replace(/^that /i, '') || undefined;
  }
  const clauses = clausesOf(draft);
  const sheet = clauses.findLastIndex((clause) => beginsIn(draft, clause, 'sitter'));
  const [first, ...more] = clauses
    .slice(sheet + 1)
    .filter((one) => !one.isTold && freeIn(draft, one).some((at) => !words[at]?.isSmall));
  if (!first) return undefined;
  const span = { first: first.first, next: more.at(-1)?.next ?? first.next };
  take(draft, span);
  return textOf(draft, span);
}

/** A child who babysits is not one of those who need a sitter. */
const isBabysitting = ({ found: { words } }: Draft, next: number) =>
  /^(?:babysits|sits|watches)$/.test(words[next]?.word ?? '');

const makeSitterSheet: Frame = {
  tool: 'make_sitter_sheet',
  cues: ['sitter'],
  fill(draft) {
    const { today } = draft.family.clock;
    const isTonight = has(draft, /\b(?:tonight|tonite|this evening)\b/i);
    const sitter = draft.found.mentions.find(({ next }) => isBabysitting(draft, next));
    if (sitter) take(draft, sitter);
    const children = takePeople(draft, isChild);
    takeMeanings(draft, 'add fill ideas chatter');
    const remarks = takeRemarks(draft);
    const { date, endDate } = takeWhen(draft);
    const [event] =
      date || isTonight ? [] : takeThings(draft, { kinds: ['event', 'birthday'], isPossible: ({ isPast }) => !isPast });
    takeMeanings(draft, 'sitter wholeDay');
    takePeople(draft);
    takeWords(draft, 'print make notes kids children evening night only need');
    const day = isTonight || date === today ? undefined : (date ?? event?.date);
    const isEvening = has(draft, /\b(?:night|evening)\b/i);
    return card(
      asValues({
        childIds: children.length > 0 ? children.map(({ id }) => id) : undefined,
        fromDay: day,
        untilDay: day ? endDate : undefined,
        isEveningOnly: says(draft, 'wholeDay') ? false : day && isEvening ? true : undefined,
        remarks,
      }),
    );
  },
};

const stopSuggesting: Frame = {
  tool: 'stop_suggesting',
  cues: ['stopSuggesting'],
  fill(draft) {
    const { words } = draft.found;
    const said = new Set(words.filter(({ isSmall }) => !isSmall).map(({ stem }) => stem));
    const rated = draft.family.learned.map((thing) => ({
      thing,
      hits: meaningOf(thing.label).filter((stem) => said.has(stem)),
    }));
    const [best] = rated.toSorted((a, b) => b.hits.length - a.hits.length);
    takeMeanings(draft, 'stopSuggesting not ideas chatter');
    takeWhen(draft);
    if (!best || best.hits.length === 0) return missing('key', 'What should I stop suggesting?', {});
    takeEach(draft, ({ stem }) => best.hits.includes(stem));
    return card({ key: best.thing.key });
  },
};

export const sitterFrames: readonly Frame[] = [makeSitterSheet, stopSuggesting];
