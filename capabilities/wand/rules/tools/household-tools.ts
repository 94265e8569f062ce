import {
  adultRelationships,
  type Child,
  childrenApi,
  type HouseholdMember,
  householdApi,
  memberTypes,
  newMemberShapes,
  petTypes,
} from '#capabilities/household/contract.ts';
import { longDate } from '#core/dates.ts';
import type { DefaultInput, FieldSpec, Tool, ToolContext, Values } from './tool.ts';
import { joinWithCommas, optionsFrom, readTool, recordFinder } from './tool-parts.ts';
import { ToolRefusal } from './tool-refusal.ts';

const name: FieldSpec = { name: 'name', label: 'Name', kind: 'text', isRequired: true };
const birthdate: FieldSpec = { name: 'birthdate', label: 'Birthdate', kind: 'date' };
const notes: FieldSpec = { name: 'notes', label: 'Notes', kind: 'long' };

const newFields: FieldSpec[] = [
  { name: 'memberType', label: 'Kind', kind: 'choice', isRequired: true, options: optionsFrom(memberTypes) },
  name,
  { ...birthdate, hint: 'needed for a child' },
  {
    name: 'relationship',
    label: 'Relationship',
    kind: 'choice',
    options: optionsFrom(adultRelationships),
    hint: 'needed for an adult, and only there',
  },
  {
    name: 'petType',
    label: 'Pet type',
    kind: 'choice',
    options: optionsFrom(petTypes),
    hint: 'needed for a pet, and only there',
  },
  { name: 'breed', label: 'Breed', kind: 'text', hint: 'of a pet' },
  notes,
];

const wholeListHint = 'the whole list, with what is there already';
const changedFields: FieldSpec[] = [
  name,
  birthdate,
  { name: 'allergies', label: 'Allergies', kind: 'list', hint: wholeListHint },
  { name: 'dietaryRestrictions', label: 'Dietary restrictions', kind: 'list', hint: wholeListHint },
  { name: 'clothingSize', label: 'Clothing size', kind: 'text', hint: 'children only' },
  { name: 'shoeSize', label: 'Shoe size', kind: 'text', hint: 'children only' },
  { name: 'healthNotes', label: 'Health notes', kind: 'long', hint: 'children only' },
  notes,
];
const labels = new Map(changedFields.map((field) => [field.name, field.label]));

const record = recordFinder(householdApi.list, {
  title: ({ name }: HouseholdMember) => name,
  summary: ({ memberType, relationship, petType, birthdate }) =>
    joinWithCommas([memberType === 'pet' ? petType : (relationship ?? memberType), birthdate && longDate(birthdate)]),
});

/** The endpoint silently drops fields that a member type doesn't have, so they are refused here. */
async function changeInput(values: Values, context: ToolContext, defaultInput: DefaultInput) {
  const found = await record(context, values);
  const memberType = found?.values.memberType as HouseholdMember['memberType'];
  const unknown = Object.keys(defaultInput.body).find((field) => !(field in newMemberShapes[memberType].shape));
  if (unknown)
    throw new ToolRefusal(`${labels.get(unknown)} is not kept for ${memberType === 'pet' ? 'pets' : 'adults'}`);
  return defaultInput;
}

const path = () => '/household';

export const householdTools: Tool[] = [
  readTool(
    'list_household',
    householdApi.list,
    'The adults, children and pets of the household with their ids, ages, allergies, diets, sizes and notes',
  ),
  readTool(
    'list_children',
    childrenApi.list,
    'The children with their interests, favorite colors and daily schedule',
    (children) =>
      children.map(({ id, name, preferences, favoriteColors, schedule }) => ({
        id,
        name,
        preferences,
        favoriteColors,
        schedule,
      })),
  ),
  {
    kind: 'write',
    name: 'add_member',
    endpoint: householdApi.add,
    description: 'Propose a new adult, child or pet of the household',
    action: 'add',
    heading: 'New member of the household',
    fields: newFields,
    path,
  },
  {
    kind: 'write',
    name: 'change_member',
    endpoint: householdApi.change,
    description: 'Propose a change of somebody of the household: the id and only what changes',
    action: 'change',
    heading: 'Change member of the household',
    fields: changedFields,
    record,
    input: changeInput,
    path,
  },
  {
    kind: 'write',
    name: 'change_child',
    endpoint: childrenApi.change,
    description: "Propose a change of a child's interests or favorite colors: the child's id and only what changes",
    action: 'change',
    heading: 'Change child',
    fields: [
      { name: 'preferences', label: 'Interests', kind: 'list', hint: wholeListHint },
      { name: 'favoriteColors', label: 'Favorite colors', kind: 'list', hint: wholeListHint },
    ],
    record: recordFinder(childrenApi.list, { title: ({ name }: Child) => name }),
    path: () => '/children',
  },
  {
    kind: 'write',
    name: 'remove_member',
    endpoint: householdApi.remove,
    description: 'Propose to remove somebody from the household, with wishlists, milestones and planned meals',
    action: 'remove',
    heading: 'Remove from the household',
    fields: [],
    record,
    path,
  },
];
