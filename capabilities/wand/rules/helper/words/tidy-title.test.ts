import { expect, test } from 'vitest';
import type { Reading } from '../reader.ts';
import { isTidy } from './tidy-title.ts';

const propose = (tool: string, field: string, words: string): Reading => ({
  kind: 'propose',
  tool,
  values: { [field]: words },
  quote: words,
});

test.each([
  ['add_appointment', 'title', "Won't be going to swimming"],
  ['add_appointment', 'title', 'School called'],
  ['add_appointment', 'title', 'Haircut and milk'],
  ['add_appointment', 'title', 'Dentist appointment for him'],
  ['add_appointment', 'title', 'GP half three'],
  ['add_appointment', 'title', 'Massage sat'],
  ['add_appointment', 'title', 'Blah blah'],
  ['add_event', 'title', 'Party the same day'],
  ['plan_meal', 'note', "Can't face tacos"],
  ['add_task', 'title', 'Like to know when she has piano'],
  ['add_task', 'title', 'Get Leo a new one'],
  ['add_task', 'title', 'Get rid of that'],
  ['add_task', 'title', 'Remove'],
  ['add_task', 'title', 'Thursday to hoover the lounge'],
  ['add_task', 'title', 'Dinner starts now, and I need to make a pie'],
  ['add_appointment', 'location', 'Bring the insurance card'],
  ['add_birthday', 'partyLocation', "Her place, and she'd love a scarf"],
  ['change_appointment', 'location', '10:30'],
  ['change_appointment', 'location', "Bay clinic and David's eye exam"],
  ['add_subscription', 'serviceName', 'Pause lovevery and coterie'],
  ['change_task', 'title', 'Flu shots, plus tissues for the grocery list'],
  ['add_task', 'title', 'Wash the car and another to do clean the gutters'],
  ['add_appointment', 'title', 'Sitter reminder'],
  ['add_appointment', 'title', 'Babysitter to 10 dinner'],
  ['add_appointment', 'title', 'On 2026-12-04'],
  ['add_event', 'title', 'Thursday'],
  ['add_task', 'title', 'Dec 4'],
  ['add_task', 'title', 'Until'],
  ['add_appointment', 'notes', 'Right after'],
  ['plan_meal', 'note', 'Table and tacos'],
  ['plan_meal', 'note', 'Mow the lawn, chicken soup'],
  ['add_member', 'name', 'When'],
  ['add_birthday', 'name', 'Name Nibbles'],
])('a sentence is not understood whose %s would have the %s %j', (tool, field, words) => {
  expect(isTidy(propose(tool, field, words))).toBe(false);
});

test.each([
  ['add_appointment', 'title', 'Back to school night'],
  ['add_appointment', 'title', 'No school'],
  ['add_event', 'title', 'Dinner with the Millers'],
  ['add_event', 'title', 'May Day parade'],
  ['add_birthday', 'name', 'April'],
  ['plan_meal', 'note', "Pizza at Grandma's"],
  ['add_task', 'title', 'Ask the teacher if Mia can leave early'],
  ['add_member', 'name', 'Nibbles'],
  ['change_appointment', 'title', 'What it is'],
])('a %s with the %s %j is', (tool, field, words) => {
  expect(isTidy(propose(tool, field, words))).toBe(true);
});

test('what is asked back about must be tidy too', () => {
  const asking = (title: string): Reading => ({
    kind: 'ask',
    question: 'Which day?',
    waiting: { kind: 'missing', tool: 'add_appointment', values: { title }, field: 'date', quote: title },
  });
  expect([isTidy(asking('Massage')), isTidy(asking("She's late"))]).toEqual([true, false]);
});
