import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { timeLabel } from '#capabilities/calendar/rules/entry-words.ts';
import type { HouseNotes } from '#capabilities/household/house-contract.ts';
import { householdAge } from '#capabilities/household/rules/ages.ts';
import { addDays, type CalendarDate, daysBetween } from '#core/dates.ts';
import { parseTypedTime } from '#core/typed-time.ts';
import type { SheetPage } from '../page-contract.ts';
import { emergencyNumbers } from './emergency.ts';
import { mealsOf, type SheetMealRow } from './sheet-meals.ts';

/** Computes the page of a sitter sheet. It names only the chosen children and the people to call. */

interface SheetChild {
  id: string;
  name: string;
  birthdate: string | null;
  allergies: string[];
  dietaryRestrictions: string[];
  healthNotes: string | null;
  schedule: { time: string; activity: string }[];
}

/** The family's data. It may contain more people and days than the sheet is about. */
export interface SheetFacts {
  timeZone: string;
  /** In the order in which the household lists them. */
  children: readonly SheetChild[];
  adults: readonly { id: string; name: string; phone: string | null }[];
  contacts: readonly { name: string; relation: string | null; phone: string }[];
  house: HouseNotes;
  entries: readonly CalendarEntry[];
  meals: readonly { date: CalendarDate; rows: readonly SheetMealRow[] }[];
}

export interface SheetChoices {
  childIds: readonly string[];
  fromDay: CalendarDate;
  untilDay: CalendarDate;
  isEveningOnly: boolean;
  shownHealthNotes: readonly string[];
  whatToDo: readonly { childId: string; text: string }[];
  remarks: string | null;
}

export const daysOfSheet = ({ fromDay, untilDay }: Pick<SheetChoices, 'fromDay' | 'untilDay'>) =>
  Array.from({ length: daysBetween(fromDay, untilDay) + 1 }, (_, days) => addDays(fromDay, days));

export const chosenChildren = <Child extends { id: string }>(
  { children }: { children: readonly Child[] },
  { childIds }: Pick<SheetChoices, 'childIds'>,
) => children.filter(({ id }) => childIds.includes(id));

/** A sitter who comes for the evening doesn't need what was earlier that day. Feeding a baby at night is no morning. */
const [nightEnds, eveningStarts] = ['05:00', '15:00'];

export function sheetOf(facts: SheetFacts, choices: SheetChoices): SheetPage {
  const { adults, contacts, house, timeZone } = facts;
  const { fromDay, untilDay, remarks, shownHealthNotes, whatToDo } = choices;
  const children = chosenChildren(facts, choices);
  const isShown = ({ time }: CalendarEntry) => !choices.isEveningOnly || time === null || time >= eveningStarts;
  const isInRoutine = ({ time }: SheetChild['schedule'][number]) => {
    const known = parseTypedTime(time);
    return !choices.isEveningOnly || !known || known < nightEnds || known >= eveningStarts;
  };
  return {
    fromDay,
    untilDay,
    children: children.map(({ id, name, birthdate, allergies, dietaryRestrictions, healthNotes, schedule }) => ({
      name,
      age: householdAge(birthdate ?? '', fromDay),
      allergies,
      diet: dietaryRestrictions,
      whatToDo: whatToDo.find(({ childId }) => childId === id)?.text ?? null,
      healthNotes: shownHealthNotes.includes(id) ? healthNotes : null,
      routine: schedule.filter(isInRoutine),
    })),
    days: daysOfSheet(choices).map((date) => ({
      date,
      meals: mealsOf(facts.meals.find((day) => day.date === date)?.rows ?? [], children, choices.isEveningOnly),
      entries: entriesOn(date, facts.entries.filter(isShown), children),
    })),
    remarks,
    firstAid: house.firstAid,
    houseNotes: house.notes,
    people: [
      ...adults.flatMap(({ name, phone }) => (phone ? [{ name, about: null, phone }] : [])),
      ...contacts.map(({ name, relation, phone }) => ({ name, about: relation, phone })),
    ],
    emergency: emergencyNumbers(house.emergencyNumber, timeZone),
  };
}

/** Without the entries' notes, which may be about anything. */
const entriesOn = (day: CalendarDate, entries: readonly CalendarEntry[], children: readonly SheetChild[]) =>
  entries.flatMap((entry) => {
    const { date, endDate, childName, title, location } = entry;
    const isOn = date !== null && date <= day && day <= (endDate ?? date);
    const named = childName?.split(', ') ?? [];
    const names = children.map(({ name }) => name).filter((name) => named.includes(name));
    return isOn && names.length > 0 ? [{ time: timeLabel(entry), title, location, children: names }] : [];
  });
