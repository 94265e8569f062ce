import { expect, test } from 'vitest';
import { bookablePlaces, placeToBookAgain } from './again.ts';
import type { BookedPlace } from './booking.ts';

const place = (more: Partial<BookedPlace>): BookedPlace => ({
  id: 'lee',
  name: 'Dr. Lee',
  category: 'Dental',
  memberId: null,
  phone: null,
  email: null,
  website: null,
  preferredWay: null,
  length: null,
  location: null,
  ...more,
});
const visit = {
  id: 'cleaning',
  title: 'Cleaning',
  type: 'Dental',
  childId: 'mia',
  assigneeId: 'ana',
  location: null,
  phone: null,
  bookingLink: null,
  length: 30,
};

test.each([
  ['number', { phone: '555 0142' }, place({ phone: '(555) 0142' })],
  ['booking page', { bookingLink: 'https://lee.example' }, place({ website: 'https://lee.example' })],
  ['name in the title', { title: 'Cleaning, dr. lee' }, place({})],
  ['name as location', { location: 'Dr. Lee ' }, place({})],
])('a stored place is found by its %s, and the booking is for the person who went there', (_, more, stored) => {
  const found = placeToBookAgain({ ...visit, ...more }, [place({ name: 'Hair salon' }), stored]);
  expect(found).toEqual({ ...stored, memberId: 'mia' });
});

test('without a stored place the appointment says where', () => {
  const own = { phone: '555-0142', bookingLink: 'https://lee.example' };
  expect(placeToBookAgain({ ...visit, ...own }, [place({ name: 'Hair salon' })])).toEqual(
    place({
      id: 'cleaning',
      name: 'Cleaning',
      memberId: 'mia',
      length: 30,
      phone: own.phone,
      website: own.bookingLink,
    }),
  );
  expect(placeToBookAgain({ ...visit, type: 'School' }, []).category).toBeNull();
});

test('the family can book at its places, and where it was last without a stored place', () => {
  const [lee, exam] = [place({ phone: '555 0142' }), { ...visit, title: 'Eye exam', phone: '555 0177' }];
  const visits = [
    { ...visit, id: 'at Lee', date: '2026-03-01', phone: '555 0142' },
    { ...exam, id: 'earlier', date: '2025-03-01' },
    { ...exam, id: 'later', date: '2026-03-01' },
    { ...exam, id: "Leo's", date: '2024-03-01', childId: 'leo' },
    { ...visit, id: 'no way to reach it', date: '2026-04-01' },
  ];
  expect(bookablePlaces([lee], visits).map(({ id }) => id)).toEqual(['lee', 'later', "Leo's"]);
});
