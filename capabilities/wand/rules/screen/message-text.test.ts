import { expect, test } from 'vitest';
import { parseBlocks } from './message-text.ts';

const text = (words: string) => [{ text: words }];

test('an answer is parsed into paragraphs and lists', () => {
  expect(parseBlocks('This week:\n- Dentist\n- Swim class\n\n- Party\nThat is all.\r\nReally.\n\n\nBye')).toEqual([
    { kind: 'paragraph', lines: [text('This week:')] },
    { kind: 'list', lines: [text('Dentist'), text('Swim class'), text('Party')] },
    { kind: 'paragraph', lines: [text('That is all.'), text('Really.')] },
    { kind: 'paragraph', lines: [text('Bye')] },
  ]);
  expect(parseBlocks(' \n\n')).toEqual([]);
});

test('bold words and numbered lists are recognized, with any bullet character', () => {
  expect(
    parseBlocks('**Monday**, then (**go to** it):\n* **Dentist**: at 3\n• Swim\n\n2. Eat\n3) **https://a.example**'),
  ).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [{ text: 'Monday', isBold: true }, { text: ', then (' }, { text: 'go to', isBold: true }, { text: ' it):' }],
      ],
    },
    { kind: 'list', lines: [[{ text: 'Dentist', isBold: true }, { text: ': at 3' }], text('Swim')] },
    { kind: 'numbered', start: 2, lines: [text('Eat'), [{ address: 'https://a.example', isBold: true }]] },
  ]);
});

test('an unclosed bold mark stays text, and many of them are parsed in linear time', () => {
  expect(parseBlocks('**a **b** c')).toEqual([
    { kind: 'paragraph', lines: [[{ text: '**a ' }, { text: 'b', isBold: true }, { text: ' c' }]] },
  ]);
  const many = ' **a'.repeat(50_000);
  expect(parseBlocks(many)).toEqual([{ kind: 'paragraph', lines: [text(many)] }]);
});

test('a web address excludes the punctuation around it', () => {
  expect(parseBlocks('See (https://school.example/fair?day=1), or HTTP://a.example.')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { text: 'See (' },
          { address: 'https://school.example/fair?day=1' },
          { text: '), or ' },
          { address: 'HTTP://a.example' },
          { text: '.' },
        ],
      ],
    },
  ]);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '`code`, {{ template }}, =1+1, # heading',
  '2**3**4, a ** b ** c, **open, *one*, ***three***, src/**/*.ts',
  '![picture](/secret.png) [a link](javascript:alert(1))',
  'javascript:alert(1) data:text/html,x //elsewhere.example',
  'https://user:password@elsewhere.example/',
  'https://',
])('other markup stays plain text: %s', (written) => {
  expect(parseBlocks(written)).toEqual([{ kind: 'paragraph', lines: [text(written)] }]);
});

test('an address inside image markup is only a link', () => {
  expect(parseBlocks('![x](https://elsewhere.example/?secret=1)')).toEqual([
    {
      kind: 'paragraph',
      lines: [[{ text: '![x](' }, { address: 'https://elsewhere.example/?secret=1' }, { text: ')' }]],
    },
  ]);
});
