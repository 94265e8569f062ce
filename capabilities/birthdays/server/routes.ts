import { checkAssignee } from '#capabilities/household/server/store.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { serve } from '#server/http/serve.ts';
import { birthdaysApi } from '../contract.ts';
import { byNextBirthday } from '../rules/next-birthday.ts';
import { birthdays } from './tables.ts';

const birthdayRows = (scope: Scope) => familyRows(scope, birthdays);

export const birthdaysRoutes = [
  serve(birthdaysApi.list, async ({ scope }) =>
    byNextBirthday(await birthdayRows(scope).list(), await familyToday(scope)),
  ),
  serve(birthdaysApi.add, async ({ scope, body }) => {
    await checkAssignee(scope, body);
    return birthdayRows(scope).add(body);
  }),
  serve(birthdaysApi.change, async ({ scope, params, body }) => {
    await checkAssignee(scope, body);
    return birthdayRows(scope).change(params.id, body);
  }),
  serve(birthdaysApi.remove, ({ scope, params }) => birthdayRows(scope).remove(params.id)),
];
