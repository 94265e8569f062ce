import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brain } from '#capabilities/wand/server/chat-store.ts';
import { folderOf, type Held, holdDialogues, households, isSealed } from './households.ts';

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Vague requests have no label: only a person who reads the answer can judge whether it helps. */
const isJudged = ({ dialogue }: Held) => dialogue.kind !== 'vague';
const verdictOf = (held: Held) => (isJudged(held) ? (held.faults.length === 0 ? 'right' : 'wrong') : 'not judged');

function figuresLine(title: string, held: readonly Held[]) {
  const judged = held.filter(isJudged);
  if (judged.length === 0) {
    const cards = sum(held.map(({ open }) => open.length));
    return `${title}: ${held.length}, not judged, cards ${cards}`;
  }
  const right = judged.filter(({ faults }) => faults.length === 0).length;
  const wrongWrites = judged.filter(({ hasWrongWrite }) => hasWrongWrite).length;
  const unasked = sum(judged.map((one) => one.unasked));
  return (
    `${title}: ${right} of ${judged.length} right (${percent(right, judged.length)} %), ` +
    `with a wrong card ${wrongWrites}, cards not asked for ${unasked}`
  );
}

function figures(name: string, held: readonly Held[]) {
  const kinds = [...new Set(held.map(({ dialogue }) => dialogue.kind))];
  const ofKind = (kind: string) => held.filter(({ dialogue }) => dialogue.kind === kind);
  const thrown = held.filter(({ faults }) => faults.some((fault) => fault.startsWith('threw '))).length;
  return [
    ...kinds.map((kind) => figuresLine(`household ${name} ${kind}`, ofKind(kind))),
    figuresLine(`household ${name}`, held),
    ...(thrown > 0 ? [`household ${name}: thrown ${thrown}`] : []),
  ];
}

const wrongLines = ({ dialogue, turns, faults }: Held) =>
  [`${dialogue.id} ${JSON.stringify(dialogue.say)}`, ...faults, `> ${turns.at(-1)?.answer ?? ''}`].join('\n    ');

const transcriptLine = (household: string, held: Held) => {
  const { dialogue, turns, open, faults } = held;
  const { id, kind, sensible } = dialogue;
  return JSON.stringify({ household, id, kind, turns, open, sensible, verdict: verdictOf(held), faults });
};

export interface HouseholdOptions {
  /** Names of households, or folders with a `family.json` and `sentences.jsonl`. Default: all that are kept here. */
  of?: readonly string[];
  /** A module that exports `help`, instead of the built-in helper. */
  brain?: string | undefined;
  /** A file for every dialogue with its answers and cards. */
  transcript?: string | undefined;
  showWrong?: boolean;
}

/** Scores the households. For sealed ones it prints only the numbers; their transcript is only for a judge. */
export async function householdReport({ of = households, brain, transcript, showWrong = false }: HouseholdOptions) {
  const module = brain ? ((await import(pathToFileURL(resolve(brain)).href)) as { help: Brain }) : undefined;
  const lines: string[] = [];
  const kept: string[] = [];
  const all: Held[] = [];
  for (const household of of) {
    const isKept = households.includes(household);
    const name = isKept ? household : basename(household);
    const held = await holdDialogues(isKept ? folderOf(household) : household, module?.help);
    all.push(...held);
    kept.push(...held.map((one) => transcriptLine(name, one)));
    const wrong = held.filter((one) => verdictOf(one) === 'wrong');
    if (showWrong && !isSealed(name)) lines.push(...wrong.map(wrongLines));
    lines.push(...figures(name, held));
  }
  if (of.length > 1) lines.push(...figures('all', all));
  if (transcript) writeFileSync(transcript, `${kept.join('\n')}\n`);
  return lines;
}
