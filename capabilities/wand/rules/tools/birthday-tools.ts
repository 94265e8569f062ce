import { type Birthday, birthdaysApi, NewBirthday, relationships } from '#capabilities/birthdays/contract.ts';
import { ageAtNextBirthday } from '#capabilities/birthdays/rules.ts';
import { longDate, nextBirthday } from '#core/dates.ts';
import type { Tool } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { choices, inChange, reading, recordIn } from './tool-parts.ts';

const fields = fieldsFrom(
  NewBirthday,
  {
    name: {},
    date: { hint: 'the day of birth; without a known year the coming birthday' },
    relationship: {
      label: 'Relationship',
      kind: 'choice',
      isRequired: true,
      options: choices(relationships),
      hint: 'ask if it is not clear',
    },
    giftIdeas: { hint: 'the whole list, with what is there already' },
    notes: {},
    partyDate: {},
    partyTime: {},
    partyLocation: {},
  },
  ['wishlistLink'],
);

const record = recordIn(birthdaysApi.list, {
  title: ({ name }: Birthday) => name,
  words: ({ date }) => longDate(date),
});

/** The screen has a tab for each relationship. */
const path = (answer?: Birthday) => (answer ? `/birthdays?tab=${answer.relationship}` : '/birthdays');

export const birthdayTools: Tool[] = [
  reading(
    'list_birthdays',
    birthdaysApi.list,
    'The birthdays of family and friends with their ids, the next day of each and how old somebody turns, parties and gift ideas',
    (birthdays, { today }) =>
      birthdays.map(({ date, ...birthday }) => ({
        ...birthday,
        nextBirthday: nextBirthday(date, today),
        turns: ageAtNextBirthday(date, today),
      })),
  ),
  {
    kind: 'write',
    name: 'add_birthday',
    endpoint: birthdaysApi.add,
    sentence: 'Propose a new birthday of somebody outside the household',
    action: 'add',
    heading: 'New birthday',
    fields,
    path,
  },
  {
    kind: 'write',
    name: 'change_birthday',
    endpoint: birthdaysApi.change,
    sentence: "Propose a change of a birthday, its party or its gift ideas: the birthday's id and only what changes",
    action: 'change',
    heading: 'Change birthday',
    fields: inChange(fields),
    record,
    path,
  },
  {
    kind: 'write',
    name: 'remove_birthday',
    endpoint: birthdaysApi.remove,
    sentence: 'Propose to remove a birthday',
    action: 'remove',
    heading: 'Remove birthday',
    fields: [],
    record,
    path,
  },
];
