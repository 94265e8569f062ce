import { and, eq, isNull } from 'drizzle-orm';
import { today } from '#core/dates.ts';
import { now } from '#server/database/columns.ts';
import { acrossFamilies, type Scope, scopeFor } from '#server/database/scope.ts';
import { families, habitColumns } from '#server/database/tenants.ts';
import { createGuestLinks } from '#server/guest-links.ts';
import { withHabits } from '#server/habits.ts';
import { announce, announcementSql } from '#server/http/announce.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { defaultLinkEnd } from '../rules/link-end.ts';
import { endedLink } from '../rules/link-words.ts';
import { gapsOf } from '../rules/missing.ts';
import { sheetOf } from '../rules/sheet.ts';
import { linkProblem, personIdsOf } from './link-store.ts';
import { type Choices, completeChoices, factsFor, sheetRows, shownSheet } from './store.ts';
import { sitterSheets } from './tables.ts';

/** A sheet as the family sees it: the choices, the page, and the gaps. */
export async function openSheet(scope: Scope, id: string) {
  const stored = await sheetRows(scope).get(id);
  const facts = await factsFor(scope, stored);
  const page = sheetOf(facts, stored);
  return {
    sheet: await shownSheet(scope, stored),
    page,
    missing: gapsOf(facts, stored, page),
    defaultLinkEnd: defaultLinkEnd({ untilDay: stored.untilDay, today: today(facts.timeZone) }),
  };
}

/** The page that a sheet with these choices would show, and its gaps. */
export async function previewSheet(scope: Scope, choices: Choices) {
  const { shownHealthNotes, whatToDo, remarks, ...chosen } = await completeChoices(scope, choices);
  const sheet = {
    ...chosen,
    shownHealthNotes: shownHealthNotes ?? [],
    whatToDo: whatToDo ?? [],
    remarks: remarks ?? null,
  };
  const facts = await factsFor(scope, sheet);
  const page = sheetOf(facts, sheet);
  return { page, missing: gapsOf(facts, sheet, page) };
}

/** The page of a sheet for anyone who has the token; no session needed. Remembers when it was first opened. */
export function createGuestSheets({ database }: Services) {
  const findByGuestToken = createGuestLinks(database);

  return async (token: string, address: string) => {
    const db = acrossFamilies(database);
    const sheet = await findByGuestToken(sitterSheets, token, address);
    const { id, familyId, tokenHash } = sheet;
    const [family] = await db.select(habitColumns).from(families).where(eq(families.id, familyId));
    const scope = scopeFor(db, { familyId, userId: sheet.userId, role: 'member', ...family });
    const problem = linkProblem(sheet, await personIdsOf(scope));
    if (problem) throw new Refusal(410, endedLink[problem]);
    const isFirst = and(
      eq(sitterSheets.id, id),
      eq(sitterSheets.tokenHash, tokenHash ?? ''),
      isNull(sitterSheets.linkOpenedAt),
    );
    const opened = await db
      .update(sitterSheets)
      .set({ linkOpenedAt: now })
      .where(isFirst)
      .returning({ id: sitterSheets.id });
    if (opened.length > 0) await announce(db, announcementSql(familyId, ['sitter']));
    return withHabits(family ?? {}, async () => sheetOf(await factsFor(scope, sheet), sheet));
  };
}
