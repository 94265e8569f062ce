/**
 * The usual ages of well-child visits in months, by the American Academy of Pediatrics' Bright Futures periodicity
 * schedule. The visit 3 to 5 days after birth counts as month 0.
 */
export const checkupAges = [
  0,
  1,
  2,
  4,
  6,
  9,
  12,
  15,
  18,
  24,
  30,
  // Then every year.
  ...Array.from({ length: 15 }, (_, index) => (index + 3) * 12),
];

export const checkupSource =
  'Usual ages of well-child visits, from the American Academy of Pediatrics (Bright Futures).';
