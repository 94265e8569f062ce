import { type Birthday, birthdaysApi, NewBirthday, relationships } from '#capabilities/birthdays/contract.ts';
import { ageAtNextBirthday } from '#capabilities/birthdays/rules/next-birthday.ts';
import { longDate, nextBirthday } from '#core/dates.ts';
import { assigneeField } from './people-options.ts';
import type { Tool } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { optionsFrom, readTool, recordFinder, withoutDefaults } from './tool-parts.ts';

const fields = fieldsFrom(
  NewBirthday,
  {
    name: {},
    date: { hint: 'the day of birth; without a known year the coming birthday' },
    relationship: {
      label: 'Relationship',
      kind: 'choice',
      isRequired: true,
      options: optionsFrom(relationships),
      hint: 'ask if it is not clear',
    },
    giftIdeas: { hint: 'the whole list, with what is there already' },
    assigneeId: assigneeField,
    notes: {},
    partyDate: {},
    partyTime: {},
    partyLocation: {},
  },
  ['wishlistLink'],
);

const record = recordFinder(birthdaysApi.list, {
  title: ({ name }: Birthday) => name,
  summary: ({ date }) => longDate(date),
});

/** The birthdays screen has one tab per relationship. */
const path = (answer?: Birthday) => (answer ? `/birthdays?tab=${answer.relationship}` : '/birthdays');

export const birthdayTools: Tool[] = [
  readTool(
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
    description: 'Propose a new birthday of somebody outside the household',
    action: 'add',
    heading: 'New birthday',
    fields,
    path,
  },
  {
    kind: 'write',
    name: 'change_birthday',
    endpoint: birthdaysApi.change,
    description: "Propose a change of a birthday, its party or its gift ideas: the birthday's id and only what changes",
    action: 'change',
    heading: 'Change birthday',
    fields: withoutDefaults(fields),
    record,
    path,
  },
  {
    kind: 'write',
    name: 'remove_birthday',
    endpoint: birthdaysApi.remove,
    description: 'Propose to remove a birthday',
    action: 'remove',
    heading: 'Remove birthday',
    fields: [],
    record,
    path,
  },
];
