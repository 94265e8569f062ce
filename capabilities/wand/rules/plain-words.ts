/** Words that need no understanding: they decide about what was proposed, whoever answers otherwise. */
export type PlainWord = 'yes' | 'no' | 'undo';

const words: [PlainWord, RegExp][] = [
  [
    'yes',
    /^(yes|yep|yeah|yup|ok|okay|sure|approve|approved|confirm|do it|go ahead|please do|sounds good|looks good|perfect|great|that's right|correct|add (it|them)|save (it|them))( please| thanks| thank you)?$/,
  ],
  ['no', /^(no|nope|nah|no thanks|no thank you|never ?mind|cancel that|dismiss|forget (it|that)|leave it|don't)$/],
  ['undo', /^(undo|undo (it|that|this|the last one)|take (it|that) back|revert( that| it)?)( please)?$/],
];

export function plainWord(message: string): PlainWord | undefined {
  const said = message
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[.!,\s]+/g, ' ')
    .trim();
  return words.find(([, pattern]) => pattern.test(said))?.[0];
}
