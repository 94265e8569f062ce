import { and, eq, sql } from 'drizzle-orm';
import { bookingLinks } from '#capabilities/appointments/server/tables.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { places } from './tables.ts';

export const placeRows = (scope: Scope) => familyRows(scope, places);

export const listPlaces = (scope: Scope) => placeRows(scope).list({ orderBy: sql`lower(${places.name})` });

interface References {
  memberId?: string | null | undefined;
  bookingLinkId?: string | null | undefined;
  website?: string | null | undefined;
}

/** Checks the ids. A place that gets a booking link and no website of its own takes the link's address. */
export async function withReferences<Body extends References>(scope: Scope, body: Body): Promise<Body> {
  if (body.memberId) await familyRows(scope, householdMembers).named(body.memberId, 'member of your household');
  if (!body.bookingLinkId) return body;
  const link = await familyRows(scope, bookingLinks).named(body.bookingLinkId, 'booking link');
  return { ...body, website: body.website ?? link.url };
}

follow(bookingLinks, {
  async changed(scope, { id, url }, former) {
    const isCopy = and(eq(places.bookingLinkId, id), eq(places.website, former.url));
    if (url !== former.url && isCopy) await placeRows(scope).changeAll(isCopy, { website: url });
  },
});
