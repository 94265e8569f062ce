import type { Likelihoods } from '../../intent/likelihood.ts';
import { unservedIn } from '../guards/unserved.ts';
import { clauseOf } from '../message/clause.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { read } from '../readers.ts';
import { saysChange } from '../records/says-change.ts';
import { findingsIn } from '../when/findings.ts';
import { tokensOf } from '../when/tokens.ts';
import { intentsOf, shareOf } from './likely.ts';
import { plainSayings } from './plain-saying.ts';

/** What it takes to go by likelihood alone. */
const enough = 0.85;
/** 'on the 12th instead of the 5th': something is to change, whatever else is said. */
const enoughOfChange = 0.6;
/** Nothing is taken away where no word says so. */
const taking =
  /\b(?:delete|remove|cancel|cancell?ed|cancell?ing|drop|scrap|erase|off|out|rid|forget|skip|skipping|without|no|not|never|away|lose|lost|ditch|bin|nix|kill|ended?|over|done|did|finished|stop|quit|clear|empty|cross|strike|throw|toss|discard|miss|missing|needn't|needs it|longer|anymore|gone|dead|passed|died|bought|got|have)\b|n't\b/;
const takesAway = /^(?:remove|dismiss|skip|clear)_/;
/** Nor is it moved. */
const moves = /^change_(?:appointment|event|task)$/;

/**
 * What nobody could read, though it is clear what is asked for: said in plain words, and read again. A reader that asked back has
 * read something, so then nothing is taken away.
 */
export async function readPlainly(
  said: string,
  context: Context,
  isAsked = false,
): Promise<readonly Reading[] | undefined> {
  const clause = clauseOf(said, context.household, context.asked);
  const sure = surelyOf(await context.likely?.(clause.text), isDenying(clause, context) ? enoughOfChange : enough);
  const mayTake = !isAsked && taking.test(clause.lower);
  const mayMove = saysChange(clause.lower);
  const intents = sure.filter((one) => (mayTake || !takesAway.test(one)) && (mayMove || !moves.test(one)));
  const titles = intents.length > 0 ? await context.titles?.() : undefined;
  const told = titles && { clause, clock: context.asked, titles };
  const [plain, ...others] = intents.flatMap((intent) => (told && plainSayings[intent]?.(told)) ?? []);
  if (!plain || others.length > 0) return undefined;
  const readings = await read(clauseOf(plain, context.household, context.asked), context);
  const meant = intents.flatMap(intentsOf);
  const isMeant = readings?.every((one) => one.kind === 'propose' && meant.includes(one.tool));
  // 'bananas are in the cart take parmesan off' asks for more than that.
  return isMeant && !unservedIn(said, readings ?? [])
    ? readings?.map((one) => (one.kind === 'propose' ? { ...one, quote: clause.text } : one))
    : undefined;
}

const missing = /^(?:(?:i|we) (?:also |still |really )?need|(?:we're|i'm) (?:almost |nearly )?out of) (?!to\b)/;

/** A part of a message. In plain words only what changes something that is kept, or is missing: where another new thing begins and ends is not clear. */
export async function readPart(clause: Clause, context: Context): Promise<readonly Reading[] | undefined> {
  const own = await read(clause, context);
  const readings = own ? undefined : await readPlainly(clause.text, context);
  const isPlain = readings?.every(
    (one) =>
      one.kind === 'propose' &&
      (one.tool.startsWith('change_') || (one.tool === 'add_groceries' && missing.test(clause.lower))),
  );
  return own ?? (isPlain ? readings : undefined);
}

/** Of these it is what is kept that says which. */
const ofKept = /^(?:change|remove)_(?:appointment|event|task|trip)$/;

/** What it is sure to ask for; several where it is sure that it is one of them. */
function surelyOf(given: Likelihoods | undefined, least: number): readonly string[] {
  const [[intent, likelihood] = ['', 0]] = [...(given ?? [])].sort(([, one], [, other]) => other - one);
  if (likelihood > enough || (likelihood > least && intent.startsWith('change_'))) return [intent];
  return ofKept.test(intent) && shareOf(intent, given) > enough
    ? intentsOf(intent).filter((one) => ofKept.test(one))
    : [];
}

const isDenying = ({ lower }: Clause, { asked }: Context) =>
  findingsIn(tokensOf(lower), lower, asked).some(({ role }) => role === 'not');
