import { describe, expect, test } from 'vitest';
import { placesApi } from '#capabilities/places/contract.ts';
import { heard } from '#testing/wand-heard.ts';
import { sampleLook } from '#testing/wand-sample-look.ts';
import type { Look } from '../tools/tool.ts';

const place = (name: string, category: string, memberId: string | null = null) => ({
  ...{ id: name, name, category, memberId, phone: '555-0142', email: null, website: null },
  ...{ preferredWay: null, length: null, location: null, notes: null, bookingLinkId: null },
});

const withPlaces =
  (...places: object[]): Look =>
  async (endpoint, input) =>
    (endpoint as unknown) === placesApi.list ? (places as never) : sampleLook(endpoint, input);

const family = withPlaces(
  place('Dr. Lee', 'Dental'),
  place('Oak Pediatrics', 'Medical - Pediatrician'),
  place("Rosa's Salon", 'Personal Care', 'ana'),
  place('Kids Cuts', 'Personal Care', 'leo'),
  place('Four Paws', 'Other', 'biscuit'),
);

describe('booking', () => {
  test.each([
    ['book the dentist for Mia', 'placeId Dr. Lee, memberId mia'],
    ['Book the dentist for Leo.', 'placeId Dr. Lee, memberId leo'],
    ["can you book Mia's dentist, please?", 'placeId Dr. Lee, memberId mia'],
    ['please schedule a dentist appointment for Nora', 'placeId Dr. Lee, memberId nora'],
    ['I need to book the dentist', 'placeId Dr. Lee'],
    ['make an appointment with Dr. Lee for David', 'placeId Dr. Lee, memberId david'],
    ['book a checkup for Nora', 'placeId Oak Pediatrics, memberId nora'],
    ['book a haircut for Leo', 'placeId Kids Cuts, memberId leo'],
    ['book four paws for Biscuit', 'placeId Four Paws, memberId biscuit'],
  ])('%s', async (said, values) => {
    expect(await heard(said, family)).toEqual({
      cards: `book: ${values}`,
      answer: "Ready when you are. Just tap Book.\n\nAlready booked? Tell me the day and I'll add it.",
    });
  });

  test('two that fit are asked about', async () => {
    const both = withPlaces(place('Dr. Lee', 'Dental'), place('Smile Kids', 'Dental'));
    expect(await heard('book the dentist for Mia', both)).toEqual({
      cards: '',
      answer: 'Which one: Dr. Lee or Smile Kids?',
    });
    const own = withPlaces(place('Dr. Lee', 'Dental'), place('Smile Kids', 'Dental', 'mia'));
    expect((await heard('book the dentist for Mia', own)).cards).toBe('book: placeId Smile Kids, memberId mia');
    // Without one of her own or for anybody, she may go to his.
    expect((await heard('book a haircut for Mia', family)).answer).toBe("Which one: Rosa's Salon or Kids Cuts?");
  });

  test.each([
    [
      'book the dentist for Mia on Friday at 3',
      'add_appointment: title Dentist, type Dental, date 2026-11-20, time 15:00',
    ],
    ['remind me to book the dentist', 'add_task: title Book the dentist'],
    ['book a table for two', ''],
    ['make a sheet for the sitter tonight', 'make_sitter_sheet'],
    ['make lemon pasta', ''],
    ['make it Friday at 4', ''],
    ['schedule it', ''],
  ])('%s: no booking card', async (said, card) => {
    const { cards } = await heard(said, family);
    expect(cards.slice(0, card.length)).toBe(card);
    expect(cards).not.toContain('book:');
  });

  test('without a place the day is asked', async () => {
    expect((await heard('book the dentist for Mia')).answer).toBe('Which day is the dentist for Mia?');
  });
});
