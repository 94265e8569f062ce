import type { appointmentTypes } from '#capabilities/appointments/contract.ts';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { categoryOfTitle } from '#capabilities/planner/rules/category-of-title.ts';
import { clockTime, dateParts, longDate, weekdayAndDate } from '#core/dates.ts';
import type { Annotations } from '../tools/brain.ts';
import type { Values } from '../tools/tool.ts';
import type { ComparedItem } from './compare.ts';
import type { FoundItem } from './found-item.ts';

/** A card before it is created: a tool, its values, and the text it comes from. */
export interface Draft {
  tool: string;
  values: Values;
  about: Annotations;
}

/** The cards for the found things; none for things that are already there. */
export function draftsFor(compared: ComparedItem): Draft[] {
  const { item } = compared;
  const quote = item.quote === '' ? {} : { quote: item.quote };
  switch (compared.is) {
    case 'known':
      return [];
    case 'new':
      return [{ ...draftsToAdd(item), about: quote }];
    case 'party':
      return [{ ...draftForParty(item, compared.entry), about: quote }];
    case 'cancelled':
      return [{ ...draftToRemove(compared.entry), about: { ...quote, note: 'Cancelled' } }];
    case 'changed': {
      const note = `Moved from ${momentText(compared.entry)}`;
      return draftsToChange(item, compared.entry).map((draft) => ({ ...draft, about: { ...quote, note } }));
    }
  }
}

const momentText = ({ date, time }: CalendarEntry) =>
  [weekdayAndDate(date ?? ''), time && clockTime(time)].filter(Boolean).join(', ');

type DraftWithoutSource = Omit<Draft, 'about'>;

function draftsToAdd(item: FoundItem): DraftWithoutSource {
  const { title, date, time, location, childNames = [] } = item;
  const notes = notesOf(item);
  if (item.kind === 'task')
    return {
      tool: 'add_task',
      values: {
        title,
        triggerDate: date,
        category: categoryOfTitle(title) ?? 'seasonal',
        description: description(item),
      },
    };
  if (item.kind === 'birthday') {
    const { year } = dateParts(date);
    const born = item.age ? `${year - item.age}${date.slice(4)}` : date;
    return { tool: 'add_birthday', values: { name: title, date: born, relationship: 'friend' } };
  }
  const type = typeOf(`${title} ${item.quote}`);
  const place = { ...(location && { location }), ...(notes && { notes }) };
  if (time && !item.repeats && (type === 'Other' || type === 'Educational')) {
    const children = childNames.length > 0 && { affectedChildren: childNames };
    return { tool: 'add_event', values: { title, date, time, ...place, ...children } };
  }
  const [child] = childNames;
  return {
    tool: 'add_appointment',
    values: {
      title,
      type,
      date,
      ...(time && { time }),
      ...(child && childNames.length === 1 && { childId: child }),
      ...place,
      ...(item.repeats && { recurringFrequency: item.repeats }),
      ...(item.until && { recurringUntil: item.until }),
    },
  };
}

/** Skips one date of a series and adds the new date; the series itself stays. */
function draftsToChange(item: FoundItem, entry: CalendarEntry): DraftWithoutSource[] {
  const { id } = entry;
  const { date, time, location } = item;
  const place = location && location !== entry.location && { location };
  if (entry.type === 'reminder') return [{ tool: 'change_task', values: { id, triggerDate: date } }];
  if (entry.type === 'party') return [draftForParty(item, entry)];
  if (entry.isRecurring)
    return [
      draftToRemove(entry),
      draftsToAdd({ ...item, title: entry.title, ...(entry.childName && { childNames: [entry.childName] }) }),
    ];
  const tool = entry.type === 'event' ? 'change_event' : 'change_appointment';
  return [
    {
      tool,
      values: { id, ...(date !== entry.date && { date }), ...(time && time !== entry.time && { time }), ...place },
    },
  ];
}

const draftForParty = ({ date, time, location }: FoundItem, { id }: CalendarEntry): DraftWithoutSource => ({
  tool: 'change_birthday',
  values: { id, partyDate: date, ...(time && { partyTime: time }), ...(location && { partyLocation: location }) },
});

function draftToRemove({ type, id, date, isRecurring }: CalendarEntry): DraftWithoutSource {
  if (type === 'event') return { tool: 'remove_event', values: { id } };
  if (type === 'reminder') return { tool: 'remove_task', values: { id } };
  if (type === 'party')
    return { tool: 'change_birthday', values: { id, partyDate: null, partyTime: null, partyLocation: null } };
  return isRecurring
    ? { tool: 'skip_appointment', values: { id, date } }
    : { tool: 'remove_appointment', values: { id } };
}

const notesOf = ({ notes, endDate, endTime }: FoundItem) =>
  [notes, endDate && `Until ${longDate(endDate)}`, endTime && `Until ${clockTime(endTime)}`].filter(Boolean).join('\n');

const description = ({ title, time, location }: FoundItem) =>
  [title, time && clockTime(time), location].filter(Boolean).join(', ');

const typePatterns: [RegExp, (typeof appointmentTypes)[number]][] = [
  [/\b(?:dentist|dental|dentistry|orthodontist)\b/i, 'Dental'],
  [/\b(?:eye exam|vision (?:test|exam)|optometrist)\b/i, 'Vision'],
  [/\b(?:pediatric\w{0,5}|well-baby|well-child|checkup|check-up)\b/i, 'Medical - Pediatrician'],
  [/\b(?:appointment with dr|specialist|allergist|dermatolog\w{2,4})\b/i, 'Medical - Specialist'],
  [/\b(?:haircut)\b/i, 'Personal Care'],
  [
    /\b(?:school|class|grade|teacher|parents?|pta|pto|dismissal|recess|break|students?|daycare|nursery|kindergarten|picture|spelling|library|book|spirit|term|homework|conferences?|screening|day)\b/i,
    'Educational',
  ],
];
const typeOf = (words: string) => typePatterns.find(([pattern]) => pattern.test(words))?.[1] ?? 'Other';
