import { addDays, shortDate } from '#core/dates.ts';
import { capital } from '#core/capital.ts';
import { type Thing, thingsOf } from '../family.ts';
import type { Values } from '../../tools/tool.ts';
import {
  asValues,
  type Draft,
  has,
  isAdult,
  isPet,
  says,
  take,
  takeMeanings,
  takePeople,
  takeRun,
  takeThings,
  takeWhen,
  takeWords,
  runsOf,
} from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { oneOf } from './records.ts';
import { takeShift } from './saying-when.ts';
import { partsOf, takeList, takeRest, takeTitle, withoutFillers } from './titles.ts';

/** What leads to what is to be done: 'remind me to', 'don't let me forget to', 'I need to'. */
const taskLead =
  /^.{0,60}?\b(?:remind (?:me|us|\p{L}+)|reminder|remember|don't (?:let (?:me|us) )?forget|dont (?:let me )?forget|note to self|task|to-?do|(?:add|put|new|create|make|set)(?: up)?(?: a| an)? (?:task|to-?do|reminder|chore)|(?:i|we) (?:need|have|must|ought|got|should|gotta|want)|gotta|have to|need to|has to|must)\b(?: (?:me|us|a|the|please))?(?::| that| to| about| of| for)?\s*/iu;
const filing = /\b(?:(?:to|on|in|into) (?:the|my|our) (?:planner|to-?do(?: list)?s?|task(?: list)?s?|list of (?:tasks|todos)|chores)|as an? (?:task|to-?do|reminder)|task list|to-?do list)\b/gi;

function takeText(draft: Draft, pattern: RegExp): string | undefined {
  const found = pattern.exec(draft.found.text);
  if (!found) return undefined;
  const [all] = found;
  draft.found.words.forEach((word, at) => {
    if (word.from >= found.index && word.to <= found.index + all.length) draft.used.add(at);
  });
  return all;
}

const addTask: Frame = {
  tool: 'add_task',
  fill(draft) {
    const { text } = draft.found;
    const told = /\b(?:remind|tell|get|have|nudge|ask|let) (\p{L}+)(?:'s)?\b/iu.exec(text);
    const whom = told && draft.found.mentions.find(({ first, who }) => draft.found.words[first]?.from === (told.index + told[0].indexOf(told[1] ?? '')) && who.length === 1 && who.every(isAdult));
    const assignee = whom?.who[0];
    if (whom) take(draft, whom);
    for (const one of text.matchAll(filing))
      draft.found.words.forEach((word, at) => {
        if (word.from >= one.index && word.to <= one.index + one[0].length) draft.used.add(at);
      });
    takeText(draft, taskLead);
    const when = takeWhen(draft);
    const runs = runsOf(draft);
    for (const run of runs) takeRun(draft, run);
    const title = capital(withoutFillers(runs.map(({ text: part, lead }, at) => (at > 0 && lead && !draft.found.words[(runs[at]?.first ?? 0) - 1]?.isGlued && /^(?:for|with|from|to|at|of|about|and)$/.test(lead) ? `${lead} ${part}` : part)).join(' ')));
    const isRemindedSelf = assignee && assignee.relationship === 'self';
    const values = asValues({
      title: title || undefined,
      triggerDate: when.date,
      remindAt: when.time,
      assigneeId: assignee && !isRemindedSelf ? assignee.id : undefined,
      recurringFrequency: when.repeats,
      recurringUntil: when.until ?? (when.repeats ? when.endDate : undefined),
      category: when.repeats ? 'recurring' : 'task',
    });
    return title ? card(values) : missing('title', 'What should I remind you of?', values);
  },
};

const taskThings = (draft: Draft) => takeThings(draft, { kinds: ['task'], byDay: true });

const changeTask: Frame = {
  tool: 'change_task',
  needs: ['task'],
  fill(draft) {
    takeMeanings(draft, 'move', 'change', 'task');
    const things = taskThings(draft);
    const [thing] = things;
    if (!thing) return undefined;
    const shifted = takeShift(draft, thing);
    const when = takeWhen(draft);
    const people = takePeople(draft, isAdult);
    takeMeanings(draft, 'does', 'hand');
    const isRenamed = says(draft, 'rename') || has(draft, /\b(?:title|name)\b/i);
    takeMeanings(draft, 'rename');
    const title = isRenamed ? takeTitle(draft).title : undefined;
    return oneOf(things, ({ id }) =>
      asValues({
        id,
        triggerDate: shifted?.date ?? when.date,
        title,
        recurringFrequency: when.repeats,
        assigneeId: people.length === 1 ? people[0]?.id : undefined,
      }),
    );
  },
};

const endTask = (tool: string, ...meanings: string[]): Frame => ({
  tool,
  needs: ['task'],
  fill(draft) {
    takeMeanings(draft, ...meanings, 'task');
    const things = taskThings(draft);
    takeWhen(draft);
    takePeople(draft);
    return oneOf(things, ({ id }) => ({ id }));
  },
});

const tripTypes: [string, RegExp][] = [
  ['cruise', /\bcruise\b/i],
  ['road-trip', /\broad ?trip\b|\bdriv(?:e|ing)\b/i],
];

const tripTitle = /\b(?:to|in|at|around|through|of)\b/;

/** Everyone who travels: named people, herself, or all. */
function takeTravelers(draft: Draft): string[] | undefined {
  const { household, clock } = draft.family;
  void clock;
  const humans = household.filter((one) => !isPet(one));
  if (has(draft, /\b(?:all of us|everyone|everybody|whole family|the family|we all)\b/i)) {
    takeWords(draft, 'everyone everybody family whole');
    return humans.map(({ name }) => name);
  }
  const people = takePeople(draft, (one) => !isPet(one));
  const self = draft.found.self?.who;
  const isSelf = self && has(draft, /\b(?:me|i|i'm|i'll|just me|myself|my)\b/i) && !has(draft, /\b(?:tell|remind) me\b/i);
  const all = [...(isSelf && !people.includes(self) ? [self] : []), ...people];
  return all.length > 0 ? all.map(({ name }) => name) : undefined;
}

const addTrip: Frame = {
  tool: 'add_trip',
  fill(draft) {
    const when = takeWhen(draft);
    const travelers = takeTravelers(draft);
    const type = tripTypes.find(([, pattern]) => pattern.test(draft.found.text))?.[0];
    takeMeanings(draft, 'add', 'plan', 'trip', 'book', 'calendar');
    const runs = runsOf(draft);
    const led = runs.find(({ lead }) => tripTitle.test(lead)) ?? runs[0];
    for (const run of runs.filter((run) => run === led || /^(?:in|with|at|and|for)$/.test(run.lead))) takeRun(draft, run);
    const place = led && capital(led.text);
    if (!place) return missing('title', 'Where are you going?', asValues({ startDate: when.date, endDate: when.endDate ?? when.until }));
    const values = asValues({
      title: place,
      destination: place,
      startDate: when.date,
      endDate: when.endDate ?? when.until,
      travelType: type,
      travelers,
    });
    return when.date ? card(values) : missing('startDate', `When does the trip to ${place} start?`, values);
  },
};

const changeTrip: Frame = {
  tool: 'change_trip',
  needs: ['trip'],
  fill(draft) {
    takeMeanings(draft, 'trip', 'change', 'move');
    const things = takeThings(draft, { kinds: ['trip'] });
    const [trip] = things.length > 0 ? things : thingsOf(draft.family, 'trip').filter(({ isPast }) => !isPast);
    if (!trip) return undefined;
    const record = trip.record as { startDate: string | null; endDate: string | null; travelers: string[]; title: string };
    const shifted = takeShift(draft, trip);
    const when = takeWhen(draft);
    const isEnd = has(draft, /\b(?:until|till|back|return|returning|come home|coming home|stay|staying|end|ends|home on|extend|longer|through|fly home|leave on the way back)\b/i);
    const isStart = has(draft, /\b(?:leav\w+|start\w*|depart\w*|go(?:ing)? on|from|begin\w*|fly out|drive up|head(?:ing)? (?:out|up))\b/i);
    const people = takePeople(draft, (one) => !isPet(one));
    const isOut = has(draft, /\b(?:not|isn't|can't|cannot|won't|without|off|out|staying home|no longer|remove|minus)\b/i);
    const names = people.map(({ name }) => name);
    const travelers =
      names.length === 0
        ? undefined
        : isOut
          ? record.travelers.filter((name) => !names.includes(name))
          : [...record.travelers, ...names.filter((name) => !record.travelers.includes(name))];
    takeMeanings(draft, 'traveler');
    takeWords(draft, 'back return returning home come coming stay staying end ends extend extended longer shorter leave leaving start starting day days night nights until');
    const isRenamed = says(draft, 'rename');
    takeMeanings(draft, 'rename');
    const title = isRenamed ? takeRest(draft) : undefined;
    const days = when.date && when.endDate ? { startDate: when.date, endDate: when.endDate } : undefined;
    const end = shifted?.date && record.endDate ? { endDate: addDays(record.endDate, daysBetween(trip.date ?? '', shifted.date)) } : undefined;
    const values = asValues({
      id: trip.id,
      ...(days ?? end ?? (when.date && (isEnd && !isStart ? { endDate: when.date } : isStart ? { startDate: when.date } : isEnd ? { endDate: when.date } : { startDate: when.date }))),
      travelers,
      title,
    });
    return Object.keys(values).length > 1 ? card(values) : undefined;
  },
};

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const removeTrip: Frame = {
  tool: 'remove_trip',
  needs: ['trip'],
  fill(draft) {
    takeMeanings(draft, 'remove', 'callOff', 'calendar');
    const things = takeThings(draft, { kinds: ['trip'] });
    takeMeanings(draft, 'trip');
    takeWhen(draft);
    return oneOf(things.length > 0 ? things : onlyTrip(draft), ({ id }) => ({ id }));
  },
};

const onlyTrip = (draft: Draft): Thing[] => {
  const ahead = thingsOf(draft.family, 'trip').filter(({ isPast }) => !isPast);
  return ahead.length === 1 || ahead.length > 0 ? ahead.slice(0, 1) : [];
};

const addPacking: Frame = {
  tool: 'add_packing',
  needs: ['trip'],
  fill(draft) {
    const trips = takeThings(draft, { kinds: ['trip'] });
    const [trip] = trips.length > 0 ? trips : onlyTrip(draft);
    if (!trip) return undefined;
    takeText(draft, /^.{0,30}?\b(?:pack|packing list|packing|bring|take|add|put|need(?: to (?:pack|bring|take))?|don't forget|remember|stick|throw)\b:?\s*/i);
    takeMeanings(draft, 'pack', 'add', 'trip', 'remind', 'packed');
    takeWords(draft, 'packing list lists suitcase bag luggage pack bring');
    const { travelers } = trip.record as { travelers: string[] };
    const people = takePeople(draft);
    takeWhen(draft);
    const traveler = people.length === 1 && travelers.includes(people[0]?.name ?? '') ? people[0]?.name : undefined;
    const items = takeList(draft);
    if (items.length === 0) return missing('name', 'What should go on the packing list?', { id: trip.id });
    return { cards: items.map((name) => asValues({ id: trip.id, name: capital(name), traveler })) };
  },
};

const packingFrame = (tool: string, more: Values, ...meanings: string[]): Frame => ({
  tool,
  needs: ['packing'],
  fill(draft) {
    takeMeanings(draft, 'pack', 'packed', 'trip', ...meanings);
    takeWords(draft, 'packing list suitcase bag');
    const named = takeThings(draft, { kinds: ['trip'] });
    const things = takeThings(draft, { kinds: ['packing'] });
    const inTrip = named.length > 0 ? things.filter(({ within }) => named.some(({ id }) => id === within)) : things;
    takePeople(draft);
    const isOff = has(draft, /\b(?:un|not|isn't|still need)/i);
    return oneOf(inTrip, ({ id, within = '' }) => ({ id: within, itemId: id, ...('isPacked' in more ? { isPacked: !isOff } : {}) }));
  },
});

const makePackingList: Frame = {
  tool: 'make_packing_list',
  needs: ['trip'],
  fill(draft) {
    takeMeanings(draft, 'pack', 'fill', 'trip', 'ideas', 'add', 'want');
    takeWords(draft, 'packing list suggest what usual help');
    const things = takeThings(draft, { kinds: ['trip'] });
    takePeople(draft);
    takeWhen(draft);
    return oneOf(things.length > 0 ? things : onlyTrip(draft), ({ id }) => ({ id }));
  },
};

export const plannerFrames: readonly Frame[] = [
  addTask,
  changeTask,
  endTask('dismiss_task', 'finish', 'dismiss', 'tick', 'remove', 'not'),
  endTask('remove_task', 'remove', 'dismiss', 'not', 'callOff'),
  addTrip,
  changeTrip,
  removeTrip,
  addPacking,
  packingFrame('change_packing', { isPacked: true }, 'tick', 'finish', 'untick'),
  packingFrame('remove_packing', {}, 'remove', 'not', 'want'),
  makePackingList,
];
void shortDate;
void partsOf;
export { takeText };
