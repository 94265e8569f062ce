import type { Client } from './client.ts';

export type Person = Client;

/** An appointment so many days from now, in a family on UTC. */
export const dentistIn = (days: number) => ({
  title: 'Checkup',
  type: 'Other',
  date: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  time: '16:00',
});

/** The calls of one hand-off. */
export const handoffsOf = (id: string) => ({
  answer: (person: Person, answer: string, more: object = {}) =>
    person.post(`/api/handoffs/${id}/answer`, { answer, ...more }),
  act: (person: Person, call: string, body: object = {}) => person.post(`/api/handoffs/${id}/${call}`, body),
});
