import { expect, test } from 'vitest';
import { services } from '../catalogue/services.ts';
import { fullName, kindOf, serviceOf, serviceTypes, typeByName } from './service.ts';

test('the catalogue has the specified values, labels and types', () => {
  expect(services.map(({ value, label, type }) => `${value} | ${label} | ${type}`)).toEqual([
    'coterie | Coterie Diapers | diaper_subscription',
    'lovevery | Toys | toy_subscription',
    'little_spoon | Food | meal_kit',
    'yumi | Food | meal_kit',
    'honest | Honest Company | baby_essentials',
    'other | Other | other',
  ]);
});

test('a service is found by the stored choice, or by a unique name and type', () => {
  const food = { serviceName: 'Food', serviceType: 'meal_kit', metadata: null };
  expect(serviceOf({ ...food, metadata: { service: 'yumi' } })?.brand).toBe('Yumi');
  expect(serviceOf(food)).toBeUndefined();
  expect(serviceOf({ ...food, serviceName: 'Toys', serviceType: 'toy_subscription' })?.value).toBe('lovevery');
});

test("a known name determines the type, and an unknown one is of type 'other'", () => {
  const names = ['Coterie Diapers', 'lovevery play kits', 'Yumi', 'Toys', 'Spotify'];
  expect(names.map(typeByName)).toEqual([
    'diaper_subscription',
    'toy_subscription',
    'meal_kit',
    'toy_subscription',
    'other',
  ]);
  expect(names.map(typeByName).every((type) => serviceTypes.includes(type))).toBe(true);
});

test('the type is shown with spaces, and the brand unless the name contains it', () => {
  const shown = (serviceName: string, serviceType: string, service?: string) => {
    const subscription = { serviceName, serviceType, metadata: service ? { service } : null };
    return [kindOf(subscription), fullName(subscription)];
  };
  expect(shown('Food', 'meal_kit', 'yumi')).toEqual(['meal kit · Yumi', 'Yumi Food']);
  expect(shown('Coterie Diapers', 'diaper_subscription', 'coterie')).toEqual([
    'diaper subscription',
    'Coterie Diapers',
  ]);
  expect(shown('Magazine', 'other', 'other')).toEqual(['other', 'Magazine']);
  expect(shown('Wine', 'wine_of_the_month')).toEqual(['wine of the month', 'Wine']);
});
