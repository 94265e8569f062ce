import { getTableName, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { unrecorded } from '#server/database/recording.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { familyTables } from '#server/database/tenants.ts';
import { testApp } from '#testing/test-app.ts';
import { talkWith } from '#testing/wand-talk.ts';
import type { Answering } from './chat-store.ts';

const { signUp, database } = await testApp();

/** Every row of the family, as the database has it. */
async function dumpOf(familyId: string) {
  const dump: Record<string, unknown> = {};
  for (const name of familyTables.map(getTableName).filter((table) => !unrecorded.includes(table))) {
    const rows = sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where family_id = ${familyId} order by id`;
    dump[name] = (await acrossFamilies(database).execute(rows)).rows;
  }
  return dump;
}

/** Somebody who proposes exactly this. */
const proposing = (tool: string, values: object): Answering =>
  async function* ({ propose }) {
    const proposed = await propose(tool, values as never);
    if ('proposal' in proposed) yield { proposal: proposed.proposal };
    yield { content: 'refused' in proposed ? proposed.refused : 'Here it is.' };
  };

test('every table of a family is watched, but the assistant’s own', async () => {
  const { rows } = await acrossFamilies(database).execute<{ name: string }>(
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'record_row'`,
  );
  const watched = familyTables.map(getTableName).filter((name) => !unrecorded.includes(name));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(watched.toSorted());
});

test('nothing is written before she approves, and undo leaves the tables exactly as they were', async () => {
  const mother = await signUp();
  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  const { json: dentist } = await mother.post('/api/appointments', {
    title: 'Dentist',
    type: 'Dental',
    date: '2026-11-19',
    childId: mia.id,
  });
  for (const [tool, values] of [
    ['add_appointment', { title: 'Eye exam', date: '2026-12-01', time: '15:00', childId: 'mia' }],
    ['change_appointment', { id: dentist.id, time: '16:00' }],
    ['remove_appointment', { id: dentist.id }],
  ] as const) {
    const before = await dumpOf(mother.familyId);
    const talk = talkWith({ database, person: mother, answering: proposing(tool, values) });
    const { proposals } = await talk.say('please');
    expect(proposals).toMatchObject([{ tool, status: 'open' }]);
    expect(await dumpOf(mother.familyId)).toEqual(before);

    expect(await talk.approve(proposals)).toMatchObject({ refused: [], proposals: [{ status: 'approved' }] });
    expect(await dumpOf(mother.familyId)).not.toEqual(before);
    await talk.undo(proposals[0]?.id ?? '');
    expect(await dumpOf(mother.familyId)).toEqual(before);
  }
});
