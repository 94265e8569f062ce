import type { BrainRequest } from '../tools/brain.ts';
import { aboutThings, answerTo } from './answers/answer.ts';
import { thingsNamed } from './answers/named.ts';
import { lines } from './answers/words.ts';
import type { Family } from './family.ts';
import { foundIn } from './find/found.ts';
import type { Step } from './steps.ts';
import type { ThingKind } from './things.ts';
import { listed } from './words/words.ts';

/** Example sentences for this family. */
function examplesIn({ household }: Pick<Family, 'household'>): string[] {
  const child = household.find(({ memberType }) => memberType === 'child')?.name;
  return [
    `dentist${child ? ` for ${child}` : ''} on Friday at 3`,
    'add milk and eggs to the list',
    'remind me to sign the slip tomorrow',
    'what is for dinner on Thursday?',
  ];
}

export const examplesFor = (family: Family) => lines(examplesIn(family));

/** What she may want with a record; most are in the calendar. */
const offers: Partial<Record<ThingKind, string>> = {
  task: '‘check it off’, ‘move it to Friday’ or ‘remove it’',
  line: '‘check it off’ or ‘take it off the list’',
  subscription: '‘pause it’ or ‘cancel it’',
  recipe: '‘put it on Friday’',
};
const calendarOffer = '‘move it to Friday’, ‘cancel it’ or ‘remind me the day before’';
const mostTold = 3;
const pointing = /\b(?:make|move|push|change|bring|cancel|skip|delete|remove|drop) (?:it|that|them)\b/i;

/** The answer if nothing was understood: what is kept about whatever was named, and what she can say about it. */
export async function lostStep(text: string, asked: BrainRequest, family: Family): Promise<Step> {
  const things = thingsNamed(text, family).slice(0, mostTold);
  const told = await aboutThings(things, text, { asked, family });
  const known = told ?? (await plansOf(text, asked, family));
  if (!known) {
    // 'Make it half an hour later'
    if (pointing.test(text))
      return { kind: 'answer', text: 'Which one do you mean? Say its name, as in ‘move the dentist to Friday’.' };
    const examples = examplesIn(family).map((example) => `‘${example}’`);
    return {
      kind: 'answer',
      text: `I don't understand that one yet. Try ${listed(examples.slice(0, mostTold), 'or')}.`,
    };
  }
  const offer = told
    ? `You can say ${offers[things[0]?.kind ?? 'event'] ?? calendarOffer}.`
    : 'Tell me what to add, move or cancel.';
  const request = { text, intent: 'none', cards: [], things: things.map(({ id }) => id) };
  return { kind: 'answer', text: `I'm not sure I understand, but here's what I have.\n${known}\n${offer}`, request };
}

/** What is planned for the people and on the day that were named. */
async function plansOf(text: string, asked: BrainRequest, family: Family): Promise<string | undefined> {
  const { mentions, when } = foundIn(text, family);
  const people = [...new Set(mentions.flatMap(({ who }) => who.map(({ name }) => name)))];
  const day = when.find((one) => one.kind === 'day');
  if (people.length === 0 && !day) return undefined;
  const whose = people.length > 0 ? ` for ${listed(people)}` : '';
  return answerTo(`what is planned${whose} ${day ? `on ${day.date}` : 'this week'}`, asked, family);
}
