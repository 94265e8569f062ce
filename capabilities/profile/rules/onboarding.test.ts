import { describe, expect, test } from 'vitest';
import { OnboardingAnswers } from '../contract.ts';
import { answersFrom, type Draft, draftFrom, emptyDraft, fieldOf, lastStep, stepOf } from './onboarding.ts';

const draft = (part: Partial<Draft>): Draft => ({ ...emptyDraft, ...part });
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
      biggestStressTrigger: 'Other',
      stressTriggerOther: 'Lost shoes',
      techSavvyLevel: 'Expert',
      invitePartner: true,
      partnerEmail: ' david@example.com ',
      favoriteWeekNightMeals: [
        { mealName: '', recipeUrl: 'https://example.com/nameless' },
        { mealName: ' Tacos ', recipeUrl: ' https://example.com/tacos ' },
        { mealName: 'Soup', recipeUrl: '' },
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
      biggestStressTrigger: 'Other',
      stressTriggerOther: 'Lost shoes',
      techSavvyLevel: 'Expert',
      invitePartner: true,
      partnerEmail: 'david@example.com',
      favoriteWeekNightMeals: [{ mealName: 'Tacos', recipeUrl: 'https://example.com/tacos' }, { mealName: 'Soup' }],
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
      favoriteWeekNightMeals: [
        { mealName: '', recipeUrl: '' },
        { mealName: '', recipeUrl: '' },
        { mealName: 'Soup', recipeUrl: 'soup' },
      ],
    });
    expect(fieldOf(typed, ['favoriteStoresForSelf', 1])).toBe('favoriteStoresForSelf.2');
    expect(fieldOf(typed, ['favoriteWeekNightMeals', 0, 'recipeUrl'])).toBe('favoriteWeekNightMeals.2.recipeUrl');
    expect(fieldOf(typed, ['favoriteInfluencers', 1])).toBe('favoriteInfluencers');
    expect(fieldOf(typed, ['familyKids'])).toBe('familyKids');
  });
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
    ['meals without fields', JSON.stringify({ ...emptyDraft, favoriteWeekNightMeals: [{}, {}, {}] })],
  ])('is replaced by an empty one if it is %s', (_case, stored) => expect(draftFrom(stored)).toEqual(emptyDraft));
});
