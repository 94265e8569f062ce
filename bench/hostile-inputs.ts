import { hugePng } from '#testing/huge-png.ts';

/** Requests that try to keep the server busy. Each is as large as allowed, or larger. */
export interface HostileInput {
  title: string;
  path: string;
  body: string;
}

const megabytes = 1024 * 1024;
/** Text of this length that repeats one piece. */
const repeat = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const numbered = (piece: (n: number) => string, length: number) => {
  let text = '';
  for (let n = 0; text.length < length; n++) text += piece(n);
  return text.slice(0, length);
};

/** Text that could slow down a parser, by description. */
const pieces: Record<string, string> = {
  spaces: ' ',
  'line breaks': '\n',
  letters: 'a',
  'capital words': 'Abc Def ',
  commas: ',',
  'things with commas': 'milk, ',
  'things with and': 'milk and ',
  'a repeated sentence': 'dentist for Mia tomorrow at 3 and ',
  'sentences with periods': 'Add milk. Dentist on Friday at 3pm. ',
  digits: '1',
  'numbers and slashes': '1/2 ',
  times: '3:30 ',
  days: 'tomorrow next friday ',
  'dates in digits': '11/12/2026 ',
  brackets: '(',
  'pairs of brackets': '(a) ',
  quotes: '"',
  apostrophes: "'s ",
  dashes: '- ',
  'question marks': '? ',
  emoji: '👩‍👩‍👧‍👦',
  'combining marks': 'e\u0301\u0301\u0301',
  'right to left': '\u202eשלום ',
  'full-width letters': 'ＡＢＣ ',
  'unusual spaces': '\u00a0\u200b\u3000',
  names: 'Mia ',
  'her and him': 'her him it that ',
  addresses: 'http://a.example/ ',
  'at signs': 'a@b ',
  'every other word unknown': 'blorp the zib of ',
};

const inLines = (text: string, length = 75) => text.match(new RegExp(`[^]{1,${length}}`, 'g'))?.join('\n') ?? '';

const calendar = (content: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${content}END:VCALENDAR\r\n`;
const event = (n: number, more = '') =>
  `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART:20261117T100000Z\r\nSUMMARY:Swim ${n}\r\n${more}END:VEVENT\r\n`;

const calendars: Record<string, string> = {
  'many events': calendar(numbered((n) => event(n), 1_990_000)),
  'many series with skipped days': calendar(
    numbered(
      (n) => event(n, `RRULE:FREQ=DAILY;COUNT=1000000\r\nEXDATE:${repeat('20261118T100000Z,', 1_000)}\r\n`),
      1_980_000,
    ),
  ),
  'many series in time zones': calendar(
    numbered(
      (n) =>
        `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART;TZID=America/New_York:20261117T100000\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=21991231T000000Z\r\nSUMMARY:x\r\nEND:VEVENT\r\n`,
      1_980_000,
    ),
  ),
  'odd rules': calendar(
    numbered((n) => event(n, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYSETPOS=-1\r\n'), 1_980_000),
  ),
  'one event with a million dates': calendar(event(1, `RDATE:${repeat('20261118T100000Z,', 1_900_000)}\r\n`)),
  'a line folded at every letter': calendar(event(1, `DESCRIPTION:${repeat('a\r\n ', 1_900_000)}\r\n`)),
  'one endless line': calendar(event(1, `DESCRIPTION:${repeat('a', 1_900_000)}\r\n`)),
  'only escapes': calendar(event(1, `DESCRIPTION:${repeat('\\,\\;\\n', 1_900_000)}\r\n`)),
  'only parameters': calendar(event(1, `SUMMARY;${repeat('X="a:b";', 1_900_000)}:x\r\n`)),
  'components within components': `${repeat('BEGIN:VEVENT\r\n', 1_990_000)}`,
};

const mail = (head: string, text: string) => `From: a@b.example\r\nSubject: School\r\n${head}\r\n\r\n${text}`;
const largeText = 1_950_000;
const files: Record<string, [name: string, text: string]> = {
  'a mail in quoted-printable': [
    'a.eml',
    mail(
      'Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable',
      repeat('=C3=A9 swim on Friday at 3pm=\r\n', largeText),
    ),
  ],
  'a mail in base64': [
    'a.eml',
    mail(
      'Content-Type: text/plain\r\nContent-Transfer-Encoding: base64',
      Buffer.from(repeat('Swim on Friday at 3pm\n', 1_400_000)).toString('base64'),
    ),
  ],
  'a mail of a thousand parts': [
    'a.eml',
    mail(
      'Content-Type: multipart/mixed; boundary=b',
      repeat('--b\r\nContent-Type: text/plain\r\n\r\nSwim on Friday\r\n', largeText),
    ),
  ],
  'a mail of nested parts': [
    'a.eml',
    numbered((n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`, largeText),
  ],
  'a page of deep tags': ['a.html', `<body>${repeat('<div>', largeText)}`],
  'a page of tables': ['a.html', `<body><table>${repeat('<tr><td>Monday<td>Swim at 3pm', largeText)}`],
  'a page of broken tags': ['a.html', `<body>${repeat('<a b="', largeText)}`],
  'a page of entities': ['a.html', `<body>${repeat('&amp;&nbsp;&#233;', largeText)}`],
  'a plan of days': ['a.txt', repeat('Friday, November 20: swim at 3pm, bring towel\n', largeText)],
  ...Object.fromEntries(
    Object.entries(calendars).map(([description, text]) => [
      `a calendar: ${description}`,
      ['a.ics', text] as [string, string],
    ]),
  ),
};

const json = (value: object) => JSON.stringify(value);
const chat = (message: string) => ({ path: '/api/wand/chat', body: json({ message }) });
const capture = (name: string, text: string) => ({ path: '/api/wand/capture', body: json({ name, text }) });
const recipe = (fields: object) => ({ path: '/api/recipes', body: json({ name: 'R', mealType: 'dinner', ...fields }) });
const lines = (line: string) => Array.from({ length: 200 }, (_, n) => ({ name: `${n} ${line}` }));

export const hostileInputs = (recipeId: string): HostileInput[] => [
  { title: 'picture: 30,000 x 30,000 PNG', ...pictureOf(recipeId, hugePng(30_000).toString('base64')) },
  { title: 'picture: 6,200 x 6,200 PNG', ...pictureOf(recipeId, hugePng(6_200).toString('base64')) },
  { title: 'picture: 8 MB of zeros', ...pictureOf(recipeId, repeat('A', 8 * megabytes)) },
  { title: 'picture: 8 MB of invalid base64', ...pictureOf(recipeId, repeat('é', 4 * megabytes)) },
  ...Object.entries(pieces).flatMap(([description, piece]) => [
    { title: `recipe: 200 lines of ${description}`, ...recipe({ ingredients: lines(`x${repeat(piece, 990)}x`) }) },
    {
      title: `recipe: 50,000 characters of ${description} as steps`,
      ...recipe({ instructions: `x${repeat(piece, 49_998)}x`, description: `x${repeat(piece, 49_998)}x` }),
    },
    {
      title: `recipe text: ${description}`,
      path: '/api/recipes/extract',
      body: json({ text: `Soup\nIngredients\n${repeat(piece, 49_000)}x` }),
    },
    { title: `chat of one line: ${description}`, ...chat(`x${repeat(piece, 118)}x`) },
    { title: `chat of one line, asked to add: ${description}`, ...chat(`add ${repeat(piece, 102)}x to the list`) },
    { title: `chat of 3,900: ${description}`, ...chat(`x${repeat(piece, 3_900)}x`) },
    { title: `chat of 3,900, in lines: ${description}`, ...chat(inLines(repeat(piece, 3_850))) },
    { title: `chat of 19,000, in lines: ${description}`, ...chat(inLines(repeat(piece, 19_000))) },
    { title: `note: ${description}`, ...capture('a.txt', `x${repeat(piece, largeText)}x`) },
    { title: `note in lines: ${description}`, ...capture('a.txt', inLines(repeat(piece, largeText))) },
  ]),
  ...Object.entries(files).map(([description, [name, text]]) => ({
    title: `file: ${description}`,
    ...capture(name, text),
  })),
  ...Object.entries(calendars).map(([description, text]) => ({
    title: `import: ${description}`,
    path: '/api/calendar/import/preview',
    body: json({ text }),
  })),
  { title: 'page: deep tags', path: '/api/recipes/extract', body: json({ html: repeat('<div>', 2_000_000) }) },
  {
    title: 'grocery items: 200 lines of spaces',
    path: '/api/grocery-lists/items',
    body: json({ items: Array.from({ length: 200 }, () => `x${repeat(' ', 498)}x`) }),
  },
  { title: 'JSON: a megabyte of brackets', path: '/api/children', body: repeat('[', megabytes - 10) },
  {
    title: 'JSON: a megabyte of keys',
    path: '/api/children',
    body: `{${numbered((n) => `"k${n}":1,`, megabytes - 100)}"k":1}`,
  },
  {
    title: 'JSON: a megabyte of escapes',
    path: '/api/children',
    body: `{"name":"${repeat('\\u0041', megabytes - 100)}"}`,
  },
  {
    title: 'JSON: a list of 300,000 numbers',
    path: '/api/children',
    body: json({ name: 'x', birthdate: '2020-01-01', allergies: Array.from({ length: 250_000 }, (_, n) => n) }),
  },
  { title: 'JSON: 10 MB', path: '/api/children', body: `{"name":"${repeat('a', 10 * megabytes)}"}` },
];

function pictureOf(recipeId: string, picture: string) {
  return { path: `/api/recipes/${recipeId}/picture`, body: json({ picture }) };
}
