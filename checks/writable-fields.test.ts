import { expect, test } from 'vitest';
import { tools } from '#capabilities/wand/rules/tools/all-tools.ts';
import { fieldsOf } from '#core/field-descriptions.ts';
import { createRoutes, createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { sourceFiles } from './source-files.ts';

/** Fields that neither a form nor an assistant tool sets, by reason. */
const unsettable: Record<string, string[]> = {
  'in the specification, but without a screen': [
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
  'read from the recipe page': ['/api/recipes language', '/api/recipes sourceImageUrl', '/api/recipes sourceName'],
  'set by the browser or the onboarding': ['/api/preferences onboardingCompleted', '/api/preferences timeZone'],
  'set by a dedicated button': [
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
  'derived from the week or the assignee': [
    ...['/api/meal-plans assignedToName', '/api/meal-plans weekEndDate', '/api/meal-plans weekStartDate'],
  ],
  'alias of another field': ['/api/events affectsChildren'],
};

const files = sourceFiles();
const routes = createRoutes(createServices(readConfig({}), undefined as never));
const recordPaths = new Set(
  routes.flatMap(({ endpoint: { method, path } }) => (method === 'PATCH' ? [path.replace(/\/:[a-zA-Z]+$/, '')] : [])),
);

/** Sources of the forms in the capabilities whose contract contains this path. */
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

test('every field of a record can be set in a form or through the assistant', () => {
  const missing = routes.flatMap(({ endpoint: { method, path, body } }) => {
    if (method !== 'POST' || !body || !recordPaths.has(path)) return [];
    const forms = formsFor(path);
    const isInForm = (name: string) => forms.some((text) => new RegExp(`['."]${name}\\b`).test(text));
    return Object.keys(fieldsOf(body))
      .filter((name) => !isInForm(name) && !isInTool(path, name))
      .map((name) => `${path} ${name}`);
  });
  expect(missing.toSorted(), 'add the field to a form or tool, or list it above with a reason').toEqual(
    Object.values(unsettable).flat().toSorted(),
  );
});
