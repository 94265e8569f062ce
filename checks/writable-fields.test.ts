import { expect, test } from 'vitest';
import { tools } from '#capabilities/wand/rules/tools/all-tools.ts';
import { fieldsOf } from '#core/field-descriptions.ts';
import { partsOf, routesWith } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { sourceFiles } from './source-files.ts';

/** Fields of records that no form asks for and no tool of the assistant has, by the reason. */
const leftOut: Record<string, string[]> = {
  'specified without a screen of its own': [
    ...['budgetPreference', 'colorPreferences', 'favoriteRetailers', 'householdSize'].map(
      (it) => `/api/preferences ${it}`,
    ),
    ...['influencerNotes', 'stylePersonality', 'workSchedule', 'enabledDashboards'].map(
      (it) => `/api/preferences ${it}`,
    ),
    ...['accountId', 'isActive', 'renewalDate', 'subscriptionStartDate'].map((it) => `/api/connected-services ${it}`),
    ...['aiGenerated', 'childAgeMonths', 'relatedItemId', 'triggerType'].map((it) => `/api/reminders ${it}`),
    '/api/meal-plans notes',
    ...['aiPrompt', 'isAIGenerated', 'suitableForAges'].map((it) => `/api/recipes ${it}`),
  ],
  'told by the page that is read': ['/api/recipes language', '/api/recipes sourceImageUrl', '/api/recipes sourceName'],
  'told by the browser, or by the way that the onboarding took': [
    '/api/preferences onboardingCompleted',
    '/api/preferences timeZone',
  ],
  'set by a button of its own': [
    '/api/reminders/:id/packing isPacked',
    '/api/grocery-lists/:id/items checked',
    ...[
      '/api/recipes isFavorite',
      '/api/reminders dismissed',
      '/api/plan-steps isDone',
      '/api/grocery-lists/:id/items line',
    ],
    ...['/api/meal-plans isActive', '/api/meal-plans isArchived', '/api/plan-steps subject'],
  ],
  'follows from the week or from whom it is for': [
    ...['/api/meal-plans assignedToName', '/api/meal-plans weekEndDate', '/api/meal-plans weekStartDate'],
  ],
  'another spelling of a field that is there': ['/api/events affectsChildren'],
};

const files = sourceFiles();
const routes = routesWith(partsOf(readConfig({}), undefined as never));
const recordPaths = new Set(
  routes.flatMap(({ endpoint: { method, path } }) => (method === 'PATCH' ? [path.replace(/\/:[a-zA-Z]+$/, '')] : [])),
);

/** The forms of the capabilities whose contracts have this path. */
function formsFor(path: string): string[] {
  const collection = path.replace(/\/:.*$/, '');
  const contracts = files.filter(
    ({ path: file, text }) => file.endsWith('contract.ts') && text.includes(`'${collection}'`),
  );
  const folders = contracts.map((contract) => contract.path.replace(/[^/]*$/, 'web/'));
  const isForm = (file: string) => file.endsWith('-form.tsx') && folders.some((folder) => file.startsWith(folder));
  return files.filter((file) => isForm(file.path)).map(({ text }) => text);
}

const isInTool = (path: string, name: string) =>
  tools.some(
    (tool) => tool.kind === 'write' && tool.endpoint.path === path && tool.fields.some((field) => field.name === name),
  );

test('every field of a record can be filled in: in a form, or through the assistant', () => {
  const nowhere = routes.flatMap(({ endpoint: { method, path, body } }) => {
    if (method !== 'POST' || !body || !recordPaths.has(path)) return [];
    const forms = formsFor(path);
    const isInForm = (name: string) => forms.some((text) => new RegExp(`['."]${name}\\b`).test(text));
    return Object.keys(fieldsOf(body))
      .filter((name) => !isInForm(name) && !isInTool(path, name))
      .map((name) => `${path} ${name}`);
  });
  expect(nowhere.toSorted(), 'ask for it in the form, or list it above with the reason').toEqual(
    Object.values(leftOut).flat().toSorted(),
  );
});
