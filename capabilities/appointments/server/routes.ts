import { sql } from 'drizzle-orm';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { badInput, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { appointmentsApi, bookingLinksApi } from '../contract.ts';
import { endIsTooEarly, endsBeforeItBegins, isNamedByRule, recurs } from '../rules/recurring.ts';
import { appointmentRows, forWhom, inOrder, skip } from './store.ts';
import { bookingLinks } from './tables.ts';

const links = (scope: Scope) => familyRows(scope, bookingLinks);

export const appointmentsRoutes = [
  serve(appointmentsApi.list, ({ scope }) => appointmentRows(scope).list({ orderBy: inOrder })),
  serve(appointmentsApi.add, async ({ scope, body }) =>
    appointmentRows(scope).add({ ...body, ...(await forWhom(scope, body)) }),
  ),
  serve(appointmentsApi.change, async ({ scope, params, body }) => {
    const stored = await appointmentRows(scope).hold(params.id);
    if (endsBeforeItBegins({ ...stored, ...body })) throw badInput(endIsTooEarly);
    const isAboutWhom = body.childId !== undefined || body.childName !== undefined;
    const whom = isAboutWhom ? await forWhom(scope, body, stored.childId) : {};
    return appointmentRows(scope).change(params.id, { ...body, ...whom });
  }),
  serve(appointmentsApi.remove, ({ scope, params }) => appointmentRows(scope).remove(params.id)),
  serve(appointmentsApi.skip, async ({ scope, params, body }) => {
    const stored = await appointmentRows(scope).get(params.id);
    if (!recurs(stored)) throw new Refusal(422, 'Only a recurring appointment can skip a date');
    if (!isNamedByRule(stored, body.date)) throw new Refusal(422, 'This appointment does not take place on that day');
    return skip(scope, params.id, body.date, body.isSkipped ?? true);
  }),

  serve(bookingLinksApi.list, ({ scope }) => links(scope).list({ orderBy: sql`lower(${bookingLinks.name})` })),
  serve(bookingLinksApi.add, ({ scope, body }) => links(scope).add(body)),
  serve(bookingLinksApi.change, ({ scope, params, body }) => links(scope).change(params.id, body)),
  serve(bookingLinksApi.remove, ({ scope, params }) => links(scope).remove(params.id)),
];
