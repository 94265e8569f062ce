import { type GroceryList, groceriesApi } from '#capabilities/groceries/contract.ts';
import { alreadyOnText } from '#capabilities/groceries/rules/already-on.ts';
import { itemLabel } from '#capabilities/groceries/rules/list-text.ts';
import { staplesApi } from '#capabilities/groceries/shop-contract.ts';
import { capitalize } from '#core/capitalize.ts';
import { currentGroceries, requireGroceries } from './current-groceries.ts';
import type { FieldSpec, FoundRecord, Tool, ToolContext, Values, WriteTool } from './tool.ts';
import { asTextList, readTool } from './tool-parts.ts';
import { mondayField } from './week-field.ts';

const shortList = ({ id, weekStartDate, status, items }: GroceryList) => ({
  id,
  weekStartDate,
  status,
  items: items.map(({ id, name, quantity, category, checked }) => ({ id, name, quantity, category, checked })),
});

/** The lines of the current grocery list. */
const items: FieldSpec = {
  name: 'items',
  label: 'Items',
  kind: 'many',
  isRequired: true,
  options: async (context) =>
    (await requireGroceries(context)).items.map(({ id, name }) => ({ value: id, label: name })),
  hint: 'names or ids of lines of the current list',
};

async function chosenLines(context: ToolContext, values: Values) {
  const list = await requireGroceries(context);
  return { list, lines: list.items.filter(({ id }) => asTextList(values.items).includes(id)) };
}

const subject = async (values: Values, _record: FoundRecord | undefined, context: ToolContext) =>
  (await chosenLines(context, values)).lines.map(({ name }) => name).join(', ');

const path = ({ id }: { id: string }) => `/grocery-lists?list=${id}`;

const tickTool = (name: string, heading: string, description: string, checked: boolean): WriteTool => ({
  kind: 'write',
  name,
  endpoint: groceriesApi.change,
  description: description,
  action: 'do',
  heading,
  fields: [items],
  subject,
  async input(values, context) {
    const { list, lines } = await chosenLines(context, values);
    return { params: { id: list.id }, body: { items: lines.map(({ id, name }) => ({ id, name, checked })) } };
  },
  path,
});

async function lineRecord({ look }: ToolContext, { id, itemId }: Values): Promise<FoundRecord | undefined> {
  const lists = await look(groceriesApi.list);
  const line = lists.find((list) => list.id === id)?.items.find((item) => item.id === itemId);
  return line && { id: line.id, title: line.name, summary: itemLabel(line), values: line as unknown as Values };
}

export const groceryTools: Tool[] = [
  readTool(
    'read_grocery_list',
    groceriesApi.list,
    'The grocery list of a week, given its Monday as weekStartDate, with the ids of its lines',
    (lists) => lists.map(shortList),
  ),
  readTool('list_staples', staplesApi.list, 'What the family always has at home'),
  {
    kind: 'write',
    name: 'add_groceries',
    endpoint: groceriesApi.addLines,
    description: 'Propose to put things on the grocery list of this week, all of them at once',
    action: 'add',
    heading: 'Add to the grocery list',
    fields: [
      { name: 'lines', label: 'Items', kind: 'list', isRequired: true, hint: "lines like '2 l milk' or 'eggs'" },
    ],
    subject: ({ lines }) => capitalize(asTextList(lines).join(', ')),
    input: (_values, { today }, { params, body }) => ({ params, body: { ...body, today } }),
    async facts({ lines }, _record, context) {
      const currentItems = (await currentGroceries(context))?.items ?? [];
      const found = asTextList(lines).map((line) => alreadyOnText(currentItems, line));
      const known = [...new Set(found.filter(Boolean))].join('; ');
      return known ? [`Already on your list: ${known}. Add more?`] : [];
    },
    path,
  },
  tickTool('tick_groceries', 'Tick off', 'Propose to tick lines of the grocery list: they are bought', true),
  tickTool(
    'untick_groceries',
    'Untick',
    'Propose to untick lines of the grocery list: they are still to be bought',
    false,
  ),
  {
    kind: 'write',
    name: 'remove_groceries',
    endpoint: groceriesApi.takeOff,
    description: 'Propose to take lines off the grocery list',
    action: 'remove',
    heading: 'Take off the grocery list',
    fields: [items],
    subject,
    async input({ items }, context) {
      const { id } = await requireGroceries(context);
      return { params: { id }, body: { itemIds: items } };
    },
    path,
  },
  {
    kind: 'write',
    name: 'change_grocery',
    endpoint: groceriesApi.changeItem,
    description: 'Propose another quantity or name for a line of a grocery list: id is the list, itemId the line',
    action: 'change',
    heading: 'Change grocery item',
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'quantity', label: 'Quantity', kind: 'text', hint: "as one reads it: '2 l'" },
    ],
    record: lineRecord,
    path: () => '/grocery-lists',
  },
  {
    kind: 'write',
    name: 'add_staple',
    endpoint: staplesApi.add,
    description: 'Propose to note that a food is always at home, so that no grocery list asks for it',
    action: 'add',
    heading: 'Always at home',
    fields: [{ name: 'food', label: 'Food', kind: 'text', isRequired: true }],
    subject: ({ food }) => String(food ?? ''),
    path: () => '/grocery-lists',
  },
  {
    kind: 'write',
    name: 'make_grocery_list',
    endpoint: groceriesApi.generate,
    description: 'Propose to make the grocery list of a week from its meal plan, or to bring it up to date',
    action: 'do',
    heading: 'Generate grocery list',
    fields: [mondayField],
    subject: () => 'Grocery list',
    details: ({ items }: GroceryList) => [`${items.length} ${items.length === 1 ? 'thing' : 'things'} to buy`],
    path,
  },
];
