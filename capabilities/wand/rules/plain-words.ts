/** Words that need no understanding: they decide about what was proposed, whoever answers otherwise. */
export type PlainWord = 'yes' | 'no' | 'undo';

interface Spoken {
  word: PlainWord;
  /** One of these must be said. */
  core: readonly string[];
  /** And nothing that is neither a core nor one of these: 'yes, but on Friday' is not plain. */
  beside: readonly string[];
}

const polite = [
  'please',
  'pls',
  'thanks',
  'thank you',
  'ok',
  'okay',
  'oh',
  'alright',
  'all right',
  'then',
  'now',
  'just',
];
const it = [
  'it',
  'that',
  'this',
  'them',
  'those',
  'both',
  'all',
  'all of them',
  'everything',
  'that one',
  'the last one',
];

const spoken: readonly Spoken[] = [
  {
    word: 'undo',
    core: ['undo', 'take it back', 'take that back', 'take them back', 'revert', 'put it back', 'put that back'],
    beside: [...polite, ...it, 'no', 'sorry', 'oops', 'wait', 'actually', 'can you', 'could you', 'lets', 'hm', 'ah'],
  },
  {
    word: 'no',
    core: [
      'no',
      'nope',
      'nah',
      'never mind',
      'nevermind',
      'dismiss',
      'forget',
      'leave',
      'dont',
      'do not',
      'cancel that',
    ],
    beside: [...polite, ...it, 'actually', 'sorry', 'wait', 'do', 'be'],
  },
  {
    word: 'yes',
    core: [
      ...[
        'yes',
        'yep',
        'yeah',
        'yup',
        'yea',
        'ya',
        'ok',
        'okay',
        'sure',
        'approve',
        'approved',
        'confirm',
        'confirmed',
        'correct',
      ],
      ...[
        'do it',
        'do that',
        'go ahead',
        'go for it',
        'please do',
        'add it',
        'add them',
        'save it',
        'save them',
        'sounds good',
      ],
      ...[
        'looks good',
        'look good',
        'perfect',
        'thats right',
        'thats it',
        'thats correct',
        'approve all',
        'absolutely',
        'definitely',
      ],
    ],
    beside: [
      ...polite,
      ...it,
      'good',
      'great',
      'fine',
      'right',
      'thing',
      'love',
      'lovely',
      'do',
      'add',
      'save',
      'of course',
    ],
  },
];

/** Takes phrases off the front until nothing is left; the longest first, so that 'do it' is not 'do' and something else. */
function phrasesOf(said: string, { core, beside }: Spoken): string[] | undefined {
  const known = [...core, ...beside].toSorted((a, b) => b.length - a.length);
  const found: string[] = [];
  let rest = said;
  while (rest !== '') {
    const phrase = known.find((one) => rest === one || rest.startsWith(`${one} `));
    if (!phrase) return undefined;
    found.push(phrase);
    rest = rest.slice(phrase.length).trim();
  }
  return found;
}

export function plainWord(message: string): PlainWord | undefined {
  const letters = message.toLowerCase().replaceAll(/['’]/g, '');
  const said = letters.replaceAll(/[^a-z]+/g, ' ').trim();
  // A question wants an answer, a number is a value, and words of another alphabet may say anything.
  if (said === '' || /[?？؟\p{N}]/u.test(letters) || /[^\P{L}a-z]/u.test(letters)) return undefined;
  return spoken.find((one) => phrasesOf(said, one)?.some((phrase) => one.core.includes(phrase)))?.word;
}
