import 'fake-indexeddb/auto';
import { expect } from 'vitest';
import { takeOwnership } from '#web/offline/owner.ts';
import { keepAnswer } from '#web/offline/stored-answers.ts';
import type { Client } from './client.ts';

/** Stores an answer and some unsent input in this browser. */
export async function keepThingsOf(person: Client) {
  await takeOwnership((await person.get('/api/auth/user')).json);
  await keepAnswer('/api/dashboard', { name: 'Ana' });
  sessionStorage.setItem('wandDraft', 'milk');
}

export async function expectNothingKept() {
  expect(await indexedDB.databases()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
}
