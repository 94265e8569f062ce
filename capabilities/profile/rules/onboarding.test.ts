import { describe, expect, test } from 'vitest';
import { OnboardingAnswers } from '../contract.ts';
import {
  answersFrom,
  type Draft,
  draftFrom,
  emptyDraft,
  fieldOf,
  lastStep,
  shownKids,
  stepOf,
  withoutFields,
} from './onboarding.ts';

const draft = (part: Partial<Draft>): Draft => ({ ...emptyDraft, ...part });
const kid = (name: string, birthdate = '') => ({ name, birthdate });
const kids = (...named: ReturnType<typeof kid>[]) => emptyDraft.kids.map((none, index) => named[index] ?? none);
const meal = (mealName: string, recipeUrl = '', usesCookbook = '') => ({ mealName, recipeUrl, usesCookbook });
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const alwaysSent = { invitePartner: false, onboardingCompleted: true, timeZone };

describe('the answers', () => {
  test('omit blank values', () => {
    expect(answersFrom(emptyDraft)).toEqual(alwaysSent);
    expect(answersFrom(draft({ name: '  ', favoriteInfluencers: ' , \n', wishForApp: '\n' }))).toEqual(alwaysSent);
  });

  test('contain everything that was filled in, in the format of the contract', () => {
    const answers = answersFrom({
      name: ' Ana ',
      momCategory: 'Working Mom',
      favoriteStoresForSelf: ['', ' Zara ', ''],
      favoriteStoresForKids: ['Carters', '', 'Target'],
      favoriteInfluencers: 'Busy Toddler, Feeding Littles\nAna Luz,,\n',
      favoriteHoliday: '4th of July',
      familyAdults: '2',
      familyKids: ' 03 ',
      familyPets: '0',
      kids: kids(kid(' Mia ', '2019-03-04'), kid(''), kid('Leo')),
      biggestStressTrigger: 'Other',
      stressTriggerOther: 'Lost shoes',
      techSavvyLevel: 'Expert',
      invitePartner: true,
      partnerEmail: ' david@example.com ',
      favoriteWeekNightMeals: [
        meal('', 'https://example.com/nameless'),
        meal(' Tacos ', ' https://example.com/tacos ', 'no'),
        meal('Soup', '', 'yes'),
      ],
      deliveryServicePreference: 'uber-eats',
      wishForApp: 'Remember everything',
      isReady: true,
    });
    expect(answers).toEqual({
      name: 'Ana',
      momCategory: 'Working Mom',
      favoriteStoresForSelf: ['Zara'],
      favoriteStoresForKids: ['Carters', 'Target'],
      favoriteInfluencers: ['Busy Toddler', 'Feeding Littles', 'Ana Luz'],
      favoriteHoliday: '4th of July',
      familyAdults: 2,
      familyKids: 3,
      familyPets: 0,
      kids: [{ name: 'Mia', birthdate: '2019-03-04' }, { name: 'Leo' }],
      biggestStressTrigger: 'Other',
      stressTriggerOther: 'Lost shoes',
      techSavvyLevel: 'Expert',
      invitePartner: true,
      partnerEmail: 'david@example.com',
      favoriteWeekNightMeals: [
        { mealName: 'Tacos', recipeUrl: 'https://example.com/tacos', usesCookbook: false },
        { mealName: 'Soup', usesCookbook: true },
      ],
      deliveryServicePreference: 'uber-eats',
      wishForApp: 'Remember everything',
      onboardingCompleted: true,
      timeZone,
    });
    expect(OnboardingAnswers.safeParse(answers).success).toBe(true);
  });

  test('omit fields that belong to a deselected choice', () => {
    const deselected = {
      biggestStressTrigger: 'Meal planning',
      stressTriggerOther: 'Lost shoes',
      partnerEmail: 'x',
    };
    expect(answersFrom(draft(deselected))).toEqual({ ...alwaysSent, biggestStressTrigger: 'Meal planning' });
  });

  test.each(['two', '2.5', '-1', '100'])(
    'pass the invalid count %j on, and the contract refuses it',
    (familyAdults) => {
      const { error } = OnboardingAnswers.safeParse(answersFrom(draft({ familyAdults })));
      expect(error?.issues.map(({ message }) => message)).toEqual(['Adults must be a whole number from 0 to 99']);
    },
  );
});

describe('the position of an error', () => {
  test.each([
    ['name', 1],
    ['favoriteStoresForKids.2', 1],
    ['partnerEmail', 2],
    ['favoriteWeekNightMeals.0.recipeUrl', 3],
    ['wishForApp', lastStep],
  ])('of %s is in step %i', (field, step) => expect(stepOf(field)).toBe(step));

  test('is the field it was typed in, although blank fields before it are not sent', () => {
    const typed = draft({
      favoriteStoresForSelf: ['', 'Zara', 'Uniqlo'],
      favoriteInfluencers: 'a, b',
      favoriteWeekNightMeals: [meal(''), meal(''), meal('Soup', 'soup')],
      familyKids: '2',
      kids: kids(kid(''), kid('', '2019-03-04')),
    });
    expect(fieldOf(typed, ['kids', 0, 'name'])).toBe('kids.1.name');
    expect(fieldOf(typed, ['favoriteStoresForSelf', 1])).toBe('favoriteStoresForSelf.2');
    expect(fieldOf(typed, ['favoriteWeekNightMeals', 0, 'recipeUrl'])).toBe('favoriteWeekNightMeals.2.recipeUrl');
    expect(fieldOf(typed, ['favoriteInfluencers', 1])).toBe('favoriteInfluencers');
    expect(fieldOf(typed, ['familyKids'])).toBe('familyKids');
  });
});

describe('kids', () => {
  const named = draft({ familyKids: '2', kids: kids(kid('Mia'), kid('Leo'), kid('Noa')) });
  const namesOf = (familyKids: string) => shownKids({ ...named, familyKids }).map(({ name }) => name);

  test('have one row each, and keep their input while the count changes', () => {
    expect(namesOf('2')).toEqual(['Mia', 'Leo']);
    expect(namesOf('1')).toEqual(['Mia']);
    expect(namesOf('3')).toEqual(['Mia', 'Leo', 'Noa']);
    expect(['', '0', 'two', '-1'].map(namesOf)).toEqual([[], [], [], []]);
    expect(namesOf('99')).toHaveLength(12);
    expect(answersFrom({ ...named, familyKids: '1' }).kids).toEqual([{ name: 'Mia' }]);
    expect(answersFrom({ ...named, familyKids: '' })).not.toHaveProperty('kids');
  });

  test('with a birthdate need a name', () => {
    const nameless = draft({ familyKids: '1', kids: kids(kid(' ', '2019-03-04')) });
    const { error } = OnboardingAnswers.safeParse(answersFrom(nameless));
    expect(error?.issues).toMatchObject([
      { path: ['kids', 0, 'name'], message: "What's their name? We'll keep the birthday with it" },
    ]);
  });
});

test('skipped fields are emptied, and everything else is kept', () => {
  const typed = draft({
    name: 'Ana',
    familyPets: 'two',
    favoriteStoresForSelf: ['Zara', 'x', 'Uniqlo'],
    kids: kids(kid('Mia'), kid('', '2019-03-04')),
    favoriteWeekNightMeals: [meal('Tacos', 'tacos'), meal('Soup'), meal('')],
  });
  const fields = ['familyPets', 'favoriteStoresForSelf.1', 'kids.1.name', 'favoriteWeekNightMeals.0.recipeUrl'];
  expect(withoutFields(typed, fields)).toEqual(
    draft({
      name: 'Ana',
      favoriteStoresForSelf: ['Zara', '', 'Uniqlo'],
      kids: kids(kid('Mia')),
      favoriteWeekNightMeals: [meal('Tacos'), meal('Soup'), meal('')],
    }),
  );
  expect(withoutFields(typed, [])).toBe(typed);
});

describe('a draft stored in the browser', () => {
  test('is restored', () => {
    const typed = draft({ name: 'Ana', invitePartner: true, favoriteStoresForSelf: ['', 'Zara', ''] });
    expect(draftFrom(JSON.stringify(typed))).toEqual(typed);
  });

  test.each([
    ['nothing', null],
    ['unreadable storage', undefined],
    ['invalid JSON', '{"name": '],
    ['null', 'null'],
    ['a list', '[]'],
    ['a partial draft', '{"name":"Ana"}'],
    ['a field of another type', JSON.stringify({ ...emptyDraft, name: 7 })],
    ['a missing list', JSON.stringify({ ...emptyDraft, favoriteStoresForSelf: null })],
    ['an object instead of a list', JSON.stringify({ ...emptyDraft, favoriteStoresForSelf: { 0: '', 1: '', 2: '' } })],
    ['kids without fields', JSON.stringify({ ...emptyDraft, kids: emptyDraft.kids.map(() => ({})) })],
    ['meals without fields', JSON.stringify({ ...emptyDraft, favoriteWeekNightMeals: [{}, {}, {}] })],
  ])('is replaced by an empty one if it is %s', (_case, stored) => expect(draftFrom(stored)).toEqual(emptyDraft));
});
