import { describe, expect, test } from 'vitest';
import { OnboardingAnswers } from '../contract.ts';
import { answersFrom, type Draft, draftFrom, emptyDraft, fieldOf, lastStep, stepOf } from './onboarding.ts';

const draft = (part: Partial<Draft>): Draft => ({ ...emptyDraft, ...part });
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const always = { invitePartner: false, onboardingCompleted: true, timeZone };

describe('what is sent', () => {
  test('blank values are omitted', () => {
    expect(answersFrom(emptyDraft)).toEqual(always);
    expect(answersFrom(draft({ name: '  ', favoriteInfluencers: ' , \n', wishForApp: '\n' }))).toEqual(always);
  });

  test('everything she answered, in the words of the contract', () => {
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

  test('what belongs to a choice that she took back stays behind', () => {
    const changedHerMind = {
      biggestStressTrigger: 'Meal planning',
      stressTriggerOther: 'Lost shoes',
      partnerEmail: 'x',
    };
    expect(answersFrom(draft(changedHerMind))).toEqual({ ...always, biggestStressTrigger: 'Meal planning' });
  });

  test.each(['two', '2.5', '-1', '100'])('%j adults are for the contract to refuse', (familyAdults) => {
    const { error } = OnboardingAnswers.safeParse(answersFrom(draft({ familyAdults })));
    expect(error?.issues.map(({ message }) => message)).toEqual(['Adults must be a whole number from 0 to 99']);
  });
});

describe('where a fault belongs', () => {
  test.each([
    ['name', 1],
    ['favoriteStoresForKids.2', 1],
    ['partnerEmail', 2],
    ['favoriteWeekNightMeals.0.recipeUrl', 3],
    ['wishForApp', lastStep],
  ])('%s is asked for in step %i', (field, step) => expect(stepOf(field)).toBe(step));

  test('it is shown in the field where she typed, though blanks before it are not sent', () => {
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

describe('a draft that the browser kept', () => {
  test('comes back as it was', () => {
    const typed = draft({ name: 'Ana', invitePartner: true, favoriteStoresForSelf: ['', 'Zara', ''] });
    expect(draftFrom(JSON.stringify(typed))).toEqual(typed);
  });

  test.each([
    ['nothing', null],
    ['what could not be read', undefined],
    ['a broken text', '{"name": '],
    ['null', 'null'],
    ['a list', '[]'],
    ['a part', '{"name":"Ana"}'],
    ['a field of another kind', JSON.stringify({ ...emptyDraft, name: 7 })],
    ['a list that is gone', JSON.stringify({ ...emptyDraft, favoriteStoresForSelf: null })],
    ['a list that is none', JSON.stringify({ ...emptyDraft, favoriteStoresForSelf: { 0: '', 1: '', 2: '' } })],
    ['meals of another kind', JSON.stringify({ ...emptyDraft, favoriteWeekNightMeals: [{}, {}, {}] })],
  ])('%s is no draft', (_what, kept) => expect(draftFrom(kept)).toEqual(emptyDraft));
});
