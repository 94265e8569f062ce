import { capitalize } from '#core/capitalize.ts';
import type { Thing } from '../things.ts';
import { clausesOf } from './clauses.ts';
import { asValues, type Draft, has, says, takeMeanings, takeWhen } from './draft.ts';
import { type Frame, missing } from './frame.ts';
import { linesIn } from './lines.ts';
import { takeThings } from './matching-records.ts';
import { beginsIn, startsAt } from './meanings.ts';
import { takePeople } from './people-said.ts';
import { oneOf, whichOne } from './records.ts';
import { type Run, runsOf } from './titles.ts';
import type { TripRecord } from './trip-days.ts';
import { tripMeant } from './trip-frames.ts';

/** The runs of the clauses about packing, or else of all clauses except descriptions. */
function runsToPack(draft: Draft, clauses: ReturnType<typeof clausesOf>): Run[] {
  const runs = runsOf(draft);
  const isIn = (run: Run, clause: { first: number; next: number }) =>
    run.first >= clause.first && run.first < clause.next;
  const isReason = ({ first }: { first: number }) => startsAt(draft, first, 'reason');
  const asking = clauses.filter((clause) => !isReason(clause) && beginsIn(draft, clause, 'pack', 'toPack'));
  const asked = runs.filter((run) => asking.some((clause) => isIn(run, clause)));
  if (asked.length > 0) {
    // 'sunscreen, hats and a kite': the list continues after punctuation, in the same sentence.
    const last = asking.at(-1);
    const { words } = draft.found;
    const isSameSentence = ({ first }: Run) =>
      words.slice(last?.next, first).every(({ word }) => !/^[.!?]$/.test(word));
    const more = runs.filter(
      (run) =>
        last &&
        run.first >= last.next &&
        isSameSentence(run) &&
        run.text.split(/ and |, /).every((item) => item.split(' ').length < 4) &&
        clauses.some((clause) => isIn(run, clause) && !clause.isTold),
    );
    return [...asked, ...more];
  }
  return runs;
}

const addPacking: Frame = {
  tool: 'add_packing',
  needs: ['trip'],
  fill(draft) {
    const clauses = clausesOf(draft);
    const trips = tripMeant(draft);
    const [trip] = trips;
    const isAsked =
      (says(draft, 'pack', 'toPack') || draft.topic.length > 0) && !has(draft, /\b(?:shopping|grocery)\b/i);
    if (!trip || !isAsked) return undefined;
    takeMeanings(draft, 'pack add toPack remind');
    takeWhen(draft);
    const names = draft.found.mentions.flatMap(({ who }) => who.map(({ name }) => name));
    takePeople(draft);
    const theirs = trips.filter((one) => names.every((name) => (one.record as TripRecord).travelers.includes(name)));
    const traveler = names.length === 1 && theirs.length > 0 ? names[0] : undefined;
    const items = runsToPack(draft, clauses).flatMap((run) => linesIn(draft, run));
    return items.length > 0
      ? oneOf(theirs.length > 0 ? theirs : trips, ({ id }) =>
          items.map((name) => asValues({ id, name: capitalize(name), traveler })),
        )
      : missing('name', 'What should go on the packing list?', { id: trip.id });
  },
};

function packedThings(draft: Draft, trips: readonly Thing[]): Thing[] {
  const things = takeThings(draft, { kinds: ['packing'] });
  const inTrip = trips.length > 0 ? things.filter(({ within }) => trips.some(({ id }) => id === within)) : things;
  return inTrip.length > 0 ? inTrip : things;
}

const packingFrame = (tool: string, more: (draft: Draft) => { isPacked?: boolean }, meanings: string): Frame => ({
  tool,
  needs: ['packing'],
  fill(draft) {
    takeMeanings(draft, 'pack packed trip', meanings);
    const things = packedThings(draft, takeThings(draft, { kinds: ['trip'] }));
    takePeople(draft);
    const changes = more(draft);
    return oneOf(things, ({ id, within = '' }) => ({ id: within, itemId: id, ...changes }));
  },
});

export const packingFrames: readonly Frame[] = [
  addPacking,
  packingFrame('change_packing', (draft) => ({ isPacked: !says(draft, 'unpacked') }), 'tick finish untick unpacked'),
  packingFrame('remove_packing', () => ({}), 'remove not want'),
  whichOne('make_packing_list', 'trip', 'pack fill trip ideas add want usual', tripMeant),
];
