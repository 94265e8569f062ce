import * as z from 'zod/mini';
import { collection } from '#core/endpoint.ts';
import { oneOf, optionalDate, optionalText, recordFields, requiredDate, requiredText } from '#core/fields.ts';
import { optionalList, optionalUniqueWords } from '#core/list-fields.ts';
import { diets } from '#food/diets.ts';

/**
 * The people and pets of a family. A child is one record with two views: /api/household-members shows it as a member,
 * /api/children as a profile.
 */
export const memberTypes = ['adult', 'child', 'pet'] as const;
export type MemberType = (typeof memberTypes)[number];
export const adultRelationships = ['self', 'partner', 'spouse', 'parent', 'sibling', 'other'] as const;
export const petTypes = ['dog', 'cat', 'bird', 'fish', 'rabbit', 'hamster', 'guinea pig', 'reptile', 'other'] as const;

const text = z.nullable(z.string());
const textList = z.array(z.string());
/** Food, health and clothing details. */
const careFields = {
  dietaryRestrictions: textList,
  allergies: textList,
  healthNotes: text,
  clothingSize: text,
  shoeSize: text,
};

export const HouseholdMember = z.object({
  ...recordFields,
  memberType: z.enum(memberTypes),
  name: z.string(),
  birthdate: text,
  gender: text,
  relationship: text,
  petType: text,
  breed: text,
  ...careFields,
  notes: text,
  phone: text,
  /** Changes with every new photo. */
  photoVersion: text,
  /** The family member who signs in as this adult, if any. */
  linkedUserId: text,
  /** Whether this adult is the person who sends the request. */
  isYou: z.boolean(),
});
export type HouseholdMember = z.output<typeof HouseholdMember>;

const memberFields = {
  name: requiredText('Name'),
  notes: optionalText('Notes', 10_000),
};
/** For members whose diet counts in meal planning: adults and children. */
const eaterFields = {
  dietaryRestrictions: optionalUniqueWords('Dietary restrictions', { known: diets }),
  allergies: optionalUniqueWords('Allergies'),
};
const childFields = {
  birthdate: requiredDate('Birthdate'),
  ...eaterFields,
  healthNotes: optionalText('Health notes', 10_000),
  clothingSize: optionalText('Clothing size'),
  shoeSize: optionalText('Shoe size'),
};

export const NewAdult = z.object({
  memberType: z.literal('adult'),
  ...memberFields,
  ...eaterFields,
  relationship: oneOf('Relationship', adultRelationships),
  birthdate: optionalDate('Birthdate'),
  gender: optionalText('Gender'),
  phone: optionalText('Phone', 50),
});
export const NewChildMember = z.object({
  memberType: z.literal('child'),
  ...memberFields,
  ...childFields,
  gender: optionalText('Gender'),
});
export const NewPet = z.object({
  memberType: z.literal('pet'),
  ...memberFields,
  petType: oneOf('Pet type', petTypes),
  breed: optionalText('Breed'),
  birthdate: optionalDate('Birthdate'),
});
export const newMemberShapes = { adult: NewAdult, child: NewChildMember, pet: NewPet };

export const NewHouseholdMember = z.discriminatedUnion('memberType', [NewAdult, NewChildMember, NewPet], {
  error: (issue) => {
    const given = (issue.input as { memberType?: unknown } | undefined)?.memberType;
    return given === undefined || given === null || given === ''
      ? 'Member type is required'
      : `Member type must be one of ${memberTypes.join(', ')}`;
  },
});
export type NewHouseholdMember = z.input<typeof NewHouseholdMember>;

/** Required fields depend on the stored member's type, so the route validates the changed record. */
const HouseholdMemberChange = z.partial(
  z.object({
    ...memberFields,
    ...childFields,
    birthdate: optionalDate('Birthdate'),
    gender: optionalText('Gender'),
    relationship: optionalText('Relationship'),
    petType: optionalText('Pet type'),
    breed: optionalText('Breed'),
    phone: optionalText('Phone', 50),
  }),
);

const ScheduleItem = z.object({ time: z.string(), activity: z.string() });

export const Child = z.object({
  ...recordFields,
  name: z.string(),
  /** Empty for a child named in the onboarding without a birthdate. */
  birthdate: z.string(),
  preferences: textList,
  favoriteColors: textList,
  ...careFields,
  photoVersion: text,
  schedule: z.array(ScheduleItem),
});
export type Child = z.output<typeof Child>;

export const NewChild = z.object({
  name: memberFields.name,
  ...childFields,
  preferences: optionalUniqueWords('Interests'),
  favoriteColors: optionalUniqueWords('Favorite colors'),
  schedule: optionalList(
    'Schedule',
    z.object({ time: requiredText('Time'), activity: requiredText('Activity') }),
    'times and activities',
  ),
});
export type NewChild = z.input<typeof NewChild>;

const resources = ['household'];

export const householdApi = collection('/api/household-members', {
  one: 'a member of the household',
  many: 'the adults, children and pets of the household',
  resources,
  item: HouseholdMember,
  added: NewHouseholdMember,
  changed: HouseholdMemberChange,
  query: z.object({ memberType: z.optional(oneOf('Member type', memberTypes)) }),
});

export const childrenApi = collection('/api/children', {
  one: 'a child',
  many: "the children's profiles",
  resources,
  item: Child,
  added: NewChild,
  changed: z.partial(NewChild),
});
