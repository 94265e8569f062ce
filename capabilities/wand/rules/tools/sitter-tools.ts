import { NewSitterSheet, type SitterSheet, sitterApi } from '#capabilities/sitter/contract.ts';
import { shortWeekdayAndDate } from '#core/dates.ts';
import { childOptions } from './people-options.ts';
import type { Tool, ToolContext, Value, Values } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { readTool } from './tool-parts.ts';
import { ToolRefusal } from './tool-refusal.ts';

async function allChildren(context: ToolContext): Promise<string[]> {
  const ids = (await childOptions(context)).map(({ value }) => value);
  if (ids.length === 0) throw new ToolRefusal('Add a child to your household first');
  return ids;
}

const day = (date: Value | undefined) => (typeof date === 'string' ? shortWeekdayAndDate(date) : undefined);

/** 'Sitter sheet for tonight', 'Sitter sheet for Fri, Nov 20 to Sun, Nov 22' */
function subject({ fromDay, untilDay }: Values): string {
  const [from = 'tonight', until] = [day(fromDay), day(untilDay)];
  return `Sitter sheet for ${until && until !== from ? `${from} to ${until}` : from}`;
}

export const sitterTools: Tool[] = [
  readTool(
    'list_sitter_sheets',
    sitterApi.list,
    'The sitter sheets with their ids, days, and whether their link is open',
    (sheets) =>
      sheets.map(({ id, childNames, fromDay, untilDay, link }) => ({ id, childNames, fromDay, untilDay, link })),
  ),
  readTool(
    'sitter_sheet_gaps',
    sitterApi.show,
    'What a sitter would look for on a sheet and not find, the most urgent first',
    ({ missing }) => missing.map(({ what }) => what),
  ),
  {
    kind: 'write',
    name: 'make_sitter_sheet',
    endpoint: sitterApi.add,
    description:
      'Propose a sheet for whoever watches the children: names, allergies, routine, meals, what is on, whom to call. Without a day it is for tonight',
    action: 'add',
    heading: 'For whoever watches the kids',
    fields: fieldsFrom(
      NewSitterSheet,
      {
        childIds: {
          label: 'Children',
          kind: 'many',
          isRequired: true,
          options: childOptions,
          defaultValue: allChildren,
          hint: 'the whole list; by default all',
        },
        fromDay: { hint: 'not for tonight' },
        untilDay: { hint: 'the last day, if there are several' },
        isEveningOnly: { hint: 'of another day than today: whether it is only about the evening' },
        shownHealthNotes: {
          label: 'Show health notes of',
          kind: 'many',
          options: childOptions,
          hint: 'only if she said so',
        },
        remarks: {},
      },
      ['whatToDo'],
    ),
    subject,
    facts: () => ["Only you see it until you print it or share its link. Its page says what's still missing."],
    path: ({ id }: SitterSheet) => `/sitter/${id}`,
  },
];
