import { describe, expect, test } from 'vitest';
import { invitationEmail, nameForEmail, problemWith } from './invitations.ts';

const at = '2026-05-31T10:00:00.000Z';

test.each([
  [{ acceptedAt: null, revokedAt: null, isExpired: false }, undefined],
  [{ acceptedAt: null, revokedAt: null, isExpired: true }, 'This invitation has expired'],
  [{ acceptedAt: null, revokedAt: at, isExpired: true }, 'This invitation was withdrawn'],
  [{ acceptedAt: at, revokedAt: null, isExpired: true }, 'This invitation has already been used'],
])('the problem with an invitation in the state %j is: %s', (state, sentence) => {
  expect(problemWith(state)).toBe(sentence);
});

describe('a name in an invitation email', () => {
  test.each([
    ['Ana Lopez', 'Ana Lopez'],
    ["Dr. Zoë O'Brien-Smith Jr.", "Dr. Zoë O'Brien-Smith Jr."],
    ['J.R. Müller', 'J.R. Müller'],
    ['  two\r\nlines\tand\u2028more ', 'two lines and more'],
    ['turned\u202Eround', 'turnedround'],
    ['莉莉', '莉莉'],
    ['x'.repeat(300), 'x'.repeat(60)],
    ['Smith/Jones: the family', 'Smith/Jones: the family'],
  ])('turns %j into %j', (typed, expected) => {
    expect(nameForEmail(typed)).toBe(expected);
  });

  test.each([
    'Win at https://evil.example',
    'evil.example',
    'EVIL.EXAMPLE/prize',
    'evil\u200b.example',
    'evil。example',
    'ｅｖｉｌ．example',
    'write to me@evil',
    '1.2.3.4',
    `${'x'.repeat(58)} evil.example`,
  ])('is left out if it could be a web address: %j', (typed) => {
    expect(nameForEmail(typed)).toBe('');
  });
});

describe('the invitation email', () => {
  const link = 'https://mothership.example/invite/abc';

  test('names the inviter, the family and the validity, and says to ignore it if unexpected', () => {
    const { subject, text } = invitationEmail({ invitedBy: 'Ana Lopez', familyName: 'The Lopez family', link });
    expect(subject).toBe('Ana Lopez invited you to Mothership');
    expect(text).toContain('Ana Lopez invited you to join the family "The Lopez family" on Mothership');
    expect(text).toContain(`\n\n${link}\n\n`);
    expect(text).toContain('works for 7 days');
    expect(text).toContain("Don't know Ana Lopez? You can ignore this email.");
  });

  test('contains no web address but ours, even if a name does', () => {
    const evil = 'Win now: https://evil.example';
    const { subject, text } = invitationEmail({ invitedBy: evil, familyName: evil, link });
    expect(subject).toBe('Someone invited you to Mothership');
    expect(text).toContain('Someone invited you to join a family on Mothership');
    expect(text.match(/\w+\.\w+/g)).toEqual(['mothership.example']);
  });

  test('has a single-line subject', () => {
    const { subject } = invitationEmail({ invitedBy: 'Ana\r\nBcc everybody', familyName: 'Ours', link });
    expect(subject).toBe('Ana Bcc everybody invited you to Mothership');
  });
});
