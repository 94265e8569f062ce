import { sql } from 'drizzle-orm';
import { checkAssignee } from '#capabilities/household/server/store.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { bookingLinksApi } from '../booking-link-contract.ts';
import { appointmentsApi } from '../contract.ts';
import { isRuleDay, recurs } from '../rules/recurring.ts';
import { appointmentRows, childFields, listAppointments, skipDate, withOccurrences } from './row-store.ts';
import { changeAppointment, removeAppointment, undoChange } from './series-store.ts';
import { bookingLinks } from './tables.ts';

const bookingLinkRows = (scope: Scope) => familyRows(scope, bookingLinks);

export const appointmentsRoutes = [
  serve(appointmentsApi.list, ({ scope }) => listAppointments(scope)),
  serve(appointmentsApi.add, async ({ scope, body }) => {
    await checkAssignee(scope, body);
    return withOccurrences(scope, await appointmentRows(scope).add({ ...body, ...(await childFields(scope, body)) }));
  }),
  serve(appointmentsApi.change, async ({ scope, params, body }) =>
    withOccurrences(scope, await changeAppointment(scope, params.id, body)),
  ),
  serve(appointmentsApi.remove, ({ scope, params, query }) => removeAppointment(scope, params.id, query)),
  serve(appointmentsApi.undo, ({ scope, body }) => undoChange(scope, body.undoId)),
  serve(appointmentsApi.skip, async ({ scope, params, body }) => {
    const stored = await appointmentRows(scope).get(params.id);
    if (!recurs(stored)) throw new Refusal(422, 'Only a recurring appointment can skip a date');
    if (!isRuleDay(stored, body.date)) throw new Refusal(422, "This appointment isn't on that day");
    return withOccurrences(scope, await skipDate(scope, params.id, body.date, body.isSkipped ?? true));
  }),

  serve(bookingLinksApi.list, ({ scope }) =>
    bookingLinkRows(scope).list({ orderBy: sql`lower(${bookingLinks.name})` }),
  ),
  serve(bookingLinksApi.add, ({ scope, body }) => bookingLinkRows(scope).add(body)),
  serve(bookingLinksApi.change, ({ scope, params, body }) => bookingLinkRows(scope).change(params.id, body)),
  serve(bookingLinksApi.remove, ({ scope, params }) => bookingLinkRows(scope).remove(params.id)),
];
