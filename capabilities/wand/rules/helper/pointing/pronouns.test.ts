import { expect, test } from 'vitest';
import { withName, withNewcomer, withNewOnesOwn } from './pronouns.ts';

const names = ['Mia', 'David', 'Emma'];

test.each([
  ['Mia is sick', 'cancel her swim class', "cancel Mia's swim class"],
  ["Emma's dad called", 'her party is at 3', "Emma's party is at 3"],
  // His mother is not he.
  ["David's mom is visiting", 'call her tomorrow', 'call her tomorrow'],
  ["Mia's friend Zoe has a birthday", 'call her', 'call her'],
  ["Mia's best friend Zoe has a birthday", 'call her', 'call her'],
  ['Mia and Emma are sick', 'cancel her swim class', 'cancel her swim class'],
])('after %j %j is %j', (before, text, expected) => {
  expect(withName(text, [before], names)).toBe(expected);
});

test.each([
  ["my sister Kate's birthday is May 21", 'put dinner with her on Sunday', 'put dinner with Kate on Sunday'],
  ["Olivia's birthday is October 2", 'a playdate with her at 2', 'a playdate with Olivia at 2'],
  ['Our new babysitter Ida comes Friday at 6', 'her birthday is july 7', "Ida's birthday is july 7"],
  ['My friend Jen is coming at 6', 'his birthday is nov 25', "Jen's birthday is nov 25"],
  // Hers is somebody else.
  ["my sister Julia's birthday is May 17", "her husband Mark's is August 2", "her husband Mark's is August 2"],
  ['my sister Kate and my friend Zoe are coming', 'lunch with her on Sunday', 'lunch with her on Sunday'],
])('somebody new may be meant: after %j %j is %j', (before, text, expected) => {
  expect(withNewcomer(text, [before])).toBe(expected);
});

test.each([
  ['we adopted a kitten named Milo, he has the vet at 3', "we adopted a kitten named Milo. Milo's vet at 3"],
  ['we got a puppy called Rex. Rex has his shots at 3', "we got a puppy called Rex. Rex's shots at 3"],
  ['we got a puppy called Rex. Mia has the dentist at 3', 'we got a puppy called Rex. Mia has the dentist at 3'],
])('what somebody has who is not kept yet is said by the name: %j', (message, expected) => {
  expect(withNewOnesOwn(message)).toBe(expected);
});
