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
import { Refused } from './refused.ts';
import type { FieldSpec, Ground, PlainInput, Tool, Values } from './tool.ts';
import { choices, inOneLine, reading, recordIn } from './tool-parts.ts';

const name: FieldSpec = { name: 'name', label: 'Name', kind: 'text', isRequired: true };
const birthdate: FieldSpec = { name: 'birthdate', label: 'Birthdate', kind: 'date' };
const notes: FieldSpec = { name: 'notes', label: 'Notes', kind: 'long' };

const newFields: FieldSpec[] = [
  { name: 'memberType', label: 'Kind', kind: 'choice', isRequired: true, options: choices(memberTypes) },
  name,
  { ...birthdate, hint: 'needed for a child' },
  {
    name: 'relationship',
    label: 'Relationship',
    kind: 'choice',
    options: choices(adultRelationships),
    hint: 'needed for an adult, and only there',
  },
  {
    name: 'petType',
    label: 'Pet type',
    kind: 'choice',
    options: choices(petTypes),
    hint: 'needed for a pet, and only there',
  },
  { name: 'breed', label: 'Breed', kind: 'text', hint: 'of a pet' },
  notes,
];

const whole = 'the whole list, with what is there already';
const changedFields: FieldSpec[] = [
  name,
  birthdate,
  { name: 'allergies', label: 'Allergies', kind: 'list', hint: whole },
  { name: 'dietaryRestrictions', label: 'Dietary restrictions', kind: 'list', hint: whole },
  { name: 'clothingSize', label: 'Clothing size', kind: 'text', hint: 'children only' },
  { name: 'shoeSize', label: 'Shoe size', kind: 'text', hint: 'children only' },
  { name: 'healthNotes', label: 'Health notes', kind: 'long', hint: 'children only' },
  notes,
];
const labels = new Map(changedFields.map((field) => [field.name, field.label]));

const record = recordIn(householdApi.list, {
  title: ({ name }: HouseholdMember) => name,
  words: ({ memberType, relationship, petType, birthdate }) =>
    inOneLine([memberType === 'pet' ? petType : (relationship ?? memberType), birthdate && longDate(birthdate)]),
});

/** The household drops what a kind of member does not have; here it is said. */
async function changeInput(values: Values, ground: Ground, plain: PlainInput) {
  const found = await record(ground, values);
  const memberType = found?.values.memberType as HouseholdMember['memberType'];
  const unknown = Object.keys(plain.body).find((field) => !(field in newMemberShapes[memberType].shape));
  if (unknown) throw new Refused(`${labels.get(unknown)} is not kept for ${memberType === 'pet' ? 'pets' : 'adults'}`);
  return plain;
}

const path = () => '/household';

export const householdTools: Tool[] = [
  reading(
    'list_household',
    householdApi.list,
    'The adults, children and pets of the household with their ids, ages, allergies, diets, sizes and notes',
  ),
  reading(
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
    sentence: 'Propose a new adult, child or pet of the household',
    action: 'add',
    heading: 'New member of the household',
    fields: newFields,
    path,
  },
  {
    kind: 'write',
    name: 'change_member',
    endpoint: householdApi.change,
    sentence: 'Propose a change of somebody of the household: the id and only what changes',
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
    sentence: "Propose a change of a child's interests or favorite colors: the child's id and only what changes",
    action: 'change',
    heading: 'Change child',
    fields: [
      { name: 'preferences', label: 'Interests', kind: 'list', hint: whole },
      { name: 'favoriteColors', label: 'Favorite colors', kind: 'list', hint: whole },
    ],
    record: recordIn(childrenApi.list, { title: ({ name }: Child) => name }),
    path: () => '/children',
  },
  {
    kind: 'write',
    name: 'remove_member',
    endpoint: householdApi.remove,
    sentence: 'Propose to remove somebody from the household, with wishlists, milestones and planned meals',
    action: 'remove',
    heading: 'Remove from the household',
    fields: [],
    record,
    path,
  },
];
