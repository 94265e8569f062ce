import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, requiredText } from '#core/fields.ts';
import { HouseholdMember } from './contract.ts';

/** Photos of people and pets. Only the family sees them: no link, feed, notice or model gets one. */
const maxPhotoCharacters = 8 * 1024 * 1024;
const path = '/api/household-members/:id/photo';
const resources = ['household'];

export const photosApi = {
  show: endpoint('GET', path, {
    summary: 'The photo of a person or pet as a square WebP, 768 or 192 pixels wide',
    resources,
    query: z.object({ size: z.optional(oneOf('Size', ['small', 'large'])), v: z.optional(z.string()) }),
    answersFile: true,
  }),
  set: endpoint('POST', path, {
    summary: 'Set the photo of a person or pet: JPEG, PNG, WebP, GIF or AVIF in base64',
    resources,
    body: z.object({ picture: requiredText('Picture', maxPhotoCharacters) }),
    answer: HouseholdMember,
    status: 200,
    maxBytes: maxPhotoCharacters + 1024,
  }),
  remove: endpoint('DELETE', path, { summary: 'Remove the photo', resources }),
};
