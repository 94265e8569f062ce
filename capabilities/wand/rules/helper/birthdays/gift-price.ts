import type { Reading } from '../reader.ts';

/** How much a gift may cost: 'under $30', 'something cheaper'. */

const price =
  /\b(?:under|below|less than|up to|at most|around|about|max(?:imum)?|no more than|within) \$? ?\d|\$ ?\d|\b\d{1,4} (?:dollars|bucks)\b|\b(?:cheap|cheaper|inexpensive|less expensive|not (?:so|too) expensive|budget)\b/i;

export const saysPrice = (text: string) => price.test(text);

export const noPrice: Extract<Reading, { kind: 'answer' }> = {
  kind: 'answer',
  text: 'I think of gifts by age and by what a child likes; I cannot keep to a price.',
};
