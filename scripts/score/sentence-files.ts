import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from './wand-judge.ts';

/** Reads the labelled sentences in `capabilities/wand/sentences`. Their README describes the format. */

const folder = join(import.meta.dirname, '../../capabilities/wand/sentences');

export type SentenceSet = 'open' | 'strangers' | 'sealed';

/** The lines below each heading '# name'. */
export function sectionsIn(name: string): { heading: string; lines: string[] }[] {
  const text = readFileSync(join(folder, `${name}.txt`), 'utf8');
  return `\n${text.trimEnd()}`.split('\n# ').flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return heading === '' && lines.length === 0 ? [] : [{ heading, lines }];
  });
}

const kinds: Record<string, string> = {
  s: 'several',
  f: 'followup',
  q: 'question',
  n: 'nonsense',
  m: 'missing',
  x: 'cannot',
};

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r' };
export const unescaped = (text: string) => text.replaceAll(/\\(.)/g, (_, sign) => escapes[sign] ?? sign);

function messageFrom(cell: string): Sentence['say'][number] {
  if (cell === '<approve>') return { tap: 'approve' };
  return cell === '<dismiss>' ? { tap: 'dismiss' } : unescaped(cell);
}

/** The field of a tool whose name is left out. */
function mainFieldOf(tool: string): string {
  if (/^(?:add_(?:appointment|event|task|trip)|event|task|birthday)$/.test(tool)) return 'title';
  if (/^add_(?:birthday|member|subscription|recipe|place)$/.test(tool)) return 'name';
  if (tool === 'plan_meal') return 'recipe';
  return tool === 'add_staple' ? 'food' : 'record';
}

function nameFor(value: unknown, tool: string): string {
  if (Array.isArray(value)) return 'items';
  if (/^\d{4}-\d\d-\d\d$/.test(String(value))) return 'date';
  return /^\d\d:\d\d$/.test(String(value)) ? 'time' : mainFieldOf(tool);
}

/** A date of 2026, JSON, a list, or plain text. */
function valueFrom(text: string): unknown {
  if (/^\d\d-\d\d$/.test(text)) return `2026-${text}`;
  try {
    return JSON.parse(text);
  } catch {
    return /^\[.*\]$/.test(text) ? text.slice(1, -1).split(', ') : text;
  }
}

/** 'add_appointment|add_event ~dentist; 11-20; 15:00; who=Leo' */
export function expectedFrom(text: string) {
  const [, tool = '', rest = ''] = /^(\S+) ?(.*)$/.exec(text) ?? [];
  const tools = tool.split('|');
  const [first = ''] = tools;
  const fields = rest === '' ? [] : rest.split('; ');
  const values = fields.map((field): [string, unknown] => {
    const [, name, value = field] = /^([a-zA-Z]+)=(.*)$/.exec(field) ?? [];
    const found = valueFrom(value);
    return [name ?? nameFor(found, first), found];
  });
  return { tool: tools.length > 1 ? tools : first, values: Object.fromEntries(values) };
}

const flags = ['asks', 'notUnderstood', 'approved', 'dismissed', 'undone'];

function expectationFrom(cells: readonly string[]): Sentence['expect'] {
  const texts = (mark: string) =>
    cells.filter((cell) => cell.startsWith(mark)).map((cell) => unescaped(cell.slice(mark.length)));
  const says = texts('says ');
  const saysNot = texts('saysNot ');
  const isWrite = (cell: string) => !flags.includes(cell) && !/^says(?:Not)? /.test(cell);
  const writes = cells.filter(isWrite).map(expectedFrom);
  return {
    ...(writes.length > 0 && { writes }),
    ...(says.length > 0 && { says }),
    ...(saysNot.length > 0 && { saysNot }),
    ...Object.fromEntries(flags.filter((flag) => cells.includes(flag)).map((flag) => [flag, true])),
  };
}

function sentenceFrom(line: string, id: string): Sentence {
  const [first = '', ...others] = line.split('\t');
  const kind = kinds[first];
  const cells = kind ? others : [first, ...others];
  return {
    id,
    kind: kind ?? 'command',
    say: cells.filter((cell) => !cell.startsWith('>')).map(messageFrom),
    expect: expectationFrom(cells.flatMap((cell) => (cell.startsWith('>') ? cell.slice(1) : []))),
  };
}

/** `strangers` were written later, by other people, to detect overfitting. */
export const sentencesOf = (set: SentenceSet): Sentence[] =>
  sectionsIn(set).flatMap(({ heading, lines }) =>
    lines.map((line, at) => sentenceFrom(line, `${heading}${String(at + 1).padStart(3, '0')}`)),
  );

/** Who wrote a sentence. */
export const writerOf = ({ id }: Pick<Sentence, 'id'>) => id.slice(0, -3);

/** Remarks next to requests that ask for nothing. */
export const remarks = () => sectionsIn('remarks').flatMap(({ lines }) => lines);

/** Greetings, thanks and vague wishes, grouped by the helper's answer. */
export const talk = () => sectionsIn('talk').map(({ heading, lines }) => ({ wish: heading, sayings: lines }));

/** Phrasings that fit many kinds of records, grouped by what they ask for. */
export const phrasings = () =>
  sectionsIn('phrasings').map(({ heading, lines }) => ({ intent: heading, sayings: lines }));
