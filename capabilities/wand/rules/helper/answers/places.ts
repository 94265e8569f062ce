import { placesApi } from '#capabilities/places/contract.ts';
import { findRecords, meaningOf } from '../records/find-record.ts';
import { appointmentTypeOf } from '../words/appointment-words.ts';
import { says } from '../words/says.ts';
import type { Topic } from './question.ts';

/** How to reach the people and places that the family books with: 'number for the vet', 'dentist's address'. */
export const places: Topic = async ({ plain, words, people, asked }) => {
  if (!says(plain, 'asksContact')) return undefined;
  const said = words.filter((word) => !says(word, 'contactWords')).join(' ');
  const all = await asked.look(placesApi.list);
  const type = appointmentTypeOf(said, people);
  const named = findRecords(
    all.map((place) => ({ ...place, title: place.name, beside: place.category ?? '' })),
    said,
  );
  const found = named.length > 0 ? named : all.filter(({ category }) => category !== null && category === type);
  const lines = found.map(({ name, phone, email, website, location }) => {
    const known = [phone, email, website, location].filter((one) => one !== null);
    return known.length > 0 ? `${name}: ${known.join(', ')}.` : `I don't have contact details for ${name} yet.`;
  });
  return meaningOf(said).length > 0 && lines.length > 0 ? lines.join('\n') : undefined;
};
