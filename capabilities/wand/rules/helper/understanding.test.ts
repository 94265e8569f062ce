import { expect, test } from 'vitest';
import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { wandApi } from '../../contract.ts';
import type { Context } from './reader.ts';
import { titlesOf } from './records/titles.ts';
import { understood } from './understanding.ts';

const member = (name: string, memberType = 'child') =>
  ({ id: name.toLowerCase(), name, memberType, allergies: [], dietaryRestrictions: [] }) as unknown as HouseholdMember;
const household = [member('Mia'), member('Leo'), member('Biscuit', 'pet')];
const kept = new Map<unknown, unknown>([
  [subscriptionsApi.list, ['Lovevery', 'Coterie'].map((serviceName) => ({ id: serviceName, serviceName }))],
  [
    wandApi.names,
    ['Lovevery', 'Coterie'].map((title) => ({ id: title, kind: 'subscription', title, people: [], beside: '' })),
  ],
  [birthdaysApi.list, []],
  [recipesApi.list, []],
  [mealPlansApi.week, { rows: [] }],
]);

/** The cards of a message: each as its tool and the values that tell. */
async function cards(message: string) {
  const asked = {
    message,
    past: [],
    today: '2026-11-16',
    now: '09:00',
    timeZone: 'America/New_York',
    look: async (endpoint: unknown) => kept.get(endpoint) ?? [],
  };
  const context = { asked, household } as unknown as Context;
  const readings = await understood(message, context, { names: [], said: [] }, await titlesOf(context));
  return readings.map((one) =>
    one.kind === 'propose'
      ? [
          one.tool,
          one.values.id,
          one.values.title,
          one.values.date,
          one.values.triggerDate,
          one.values.time,
          one.values.childId,
          one.values.lines,
        ]
          .filter((value) => value !== undefined && value !== null)
          .join(' ')
      : one.kind,
  );
}

test.each([
  [
    'the dentist for Mia is on Thursday, December 3, at a quarter past eleven',
    ['add_appointment Dentist 2026-12-03 11:15 mia'],
  ],
  [
    'remind me to find the gloves tomorrow, and chicken soup on thursday',
    ['add_task Find the gloves 2026-11-17', 'plan_meal 2026-11-19'],
  ],
  [
    'shots for Mia Dec 14 at 9:45, baby wipes',
    ['add_appointment Shots 2026-12-14 09:45 mia', 'add_groceries baby wipes'],
  ],
  [
    'haircut for Leo friday at 3 and remind me to confirm it on Thursday',
    ['add_appointment Haircut 2026-11-20 15:00 leo', 'add_task Confirm Haircut for Leo 2026-11-19'],
  ],
  ["I'm off Friday. coffee with Tina friday at 10", ['answer', 'add_event Coffee with Tina 2026-11-20 10:00']],
  [
    'dentist for Leo friday at 3 haircut for Mia saturday at 10',
    ['add_appointment Dentist 2026-11-20 15:00 leo', 'add_appointment Haircut 2026-11-21 10:00 mia'],
  ],
  ['vet for Biscuit tomorrow 3pm we need milk', ['add_appointment Vet 2026-11-17 15:00 biscuit', 'add_groceries milk']],
  ['coterie is 90 now pause lovevery', ['change_subscription Coterie', 'change_subscription Lovevery']],
  ['pause lovevery, same with coterie', ['change_subscription Lovevery', 'change_subscription Coterie']],
  [
    'lovevery went up to $130, and coterie is now 64.95',
    ['change_subscription Lovevery', 'change_subscription Coterie'],
  ],
  ['leo wears 104 in clothes now, mia 128', ['change_member leo', 'change_member mia']],
  [
    'mia: orthodontist, 12/7 at 8am\nleo: speech therapy, 12/8 at 1pm',
    ['add_appointment Orthodontist 2026-12-07 08:00 mia', 'add_appointment Speech therapy 2026-12-08 13:00 leo'],
  ],
  [
    'Two appointments for Mia: optometrist Nov 30 at 3:15 and flute audition Dec 2 at 5',
    ['add_appointment Optometrist 2026-11-30 15:15 mia', 'add_appointment Flute audition 2026-12-02 17:00 mia'],
  ],
  [
    'both kids see the dermatologist on December 8, Leo at 9 and Mia at 9:30',
    ['add_appointment Dermatologist 2026-12-08 09:00 leo', 'add_appointment Dermatologist 2026-12-08 09:30 mia'],
  ],
  ['someone has to fix the tap, stick it on the list of things to do', ['add_task Fix the tap']],
  [
    "my friend Katie's birthday is August 21, remind me to call her tomorrow",
    ['add_birthday 2027-08-21', 'add_task Call Katie 2026-11-17'],
  ],
  [
    'new snack recipe: trail mix with raisins and almonds. remind me to make it on friday',
    ['add_recipe', 'add_task Make Trail mix 2026-11-20'],
  ],
  ['remind me to order goggles and put them on the grocery list', ['add_task Order goggles', 'add_groceries goggles']],
  ['remind me to call the school and milk is out', ['add_task Call the school', 'add_groceries milk']],
  [
    'remind me to call the bank take out the trash tonight',
    ['add_task Call the bank', 'add_task Take out the trash 2026-11-16'],
  ],
  [
    'dentist for Mia tomorrow at 9, tacos for dinner',
    ['add_appointment Dentist 2026-11-17 09:00 mia', 'plan_meal 2026-11-17'],
  ],
  [
    'remind me about the fair on Dec 4 and the dentist on Wednesday',
    ['add_task Fair 2026-12-04', 'add_task Dentist 2026-11-18'],
  ],
  ['remind me to order a cake and put it on the grocery list', ['add_task Order a cake', 'add_groceries cake']],
  [
    'wednesday: karate for leo at 3, and i need to return the costume',
    ['add_appointment Karate 2026-11-18 15:00 leo', 'add_task Return the costume 2026-11-18'],
  ],
  ['add milk, no, oat milk', ['add_groceries oat milk']],
  ['two reminders: water the plants, and drop off the box', ['add_task Water the plants', 'add_task Drop off the box']],
  ["dentist for mia friday at 3, we'll be at the lake after", ['add_appointment Dentist 2026-11-20 15:00 mia']],
  ['add milk to the list, my sister is coming', ['add_groceries milk']],
  [
    'dentist for mia friday at 3. We still need milk',
    ['add_appointment Dentist 2026-11-20 15:00 mia', 'add_groceries milk'],
  ],
])('"%s" is divided so that all of it is understood', async (message, expected) => {
  expect(await cards(message)).toEqual(expected);
});

test('what is taken back and not said anew is not understood', async () => {
  expect(await cards('dentist for mia friday at 3, no wait, whatever blah')).toEqual(['answer']);
});

test('a statement before "so" and a request is its reason, and no card', async () => {
  expect(await cards('we want to bake with mia on sunday so add flour to the list')).toEqual(['add_groceries flour']);
});

test('a day in a part that nobody understood may be that of the others, so they wait', async () => {
  expect(await cards('dentist for mia tomorrow at 3, flibber the wug on friday')).toEqual(['answer']);
});

test('what has its own day and hour does not wait for a part that stands alone, and that part is named', async () => {
  expect(await cards('dentist for mia tomorrow at 3 but we have to be there at 2:45')).toEqual([
    'add_appointment Dentist 2026-11-17 15:00 mia',
    'answer',
  ]);
});

test.each([
  ['Coterie is a waste of money, so delete it please', 'remove_subscription'],
  ['Lovevery, nobody plays with it, so please pause it', 'change_subscription'],
])('%j: the last part says what to do, the first with what', async (message, tool) => {
  expect((await cards(message)).map((card) => card.split(' ')[0])).toEqual([tool]);
});
