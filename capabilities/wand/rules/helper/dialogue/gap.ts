import { clauseOf } from '../message/clause.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Context, Reading, Waiting } from '../reader.ts';
import { read } from '../readers.ts';
import { filledIn, isNote } from '../records/gap.ts';
import { isSentence, partsOf } from './parts.ts';
import type { Led } from './words.ts';

/** The request that lacked something, read with the answer in its place. */

type Gap = Extract<Waiting, { kind: 'gap' }>;
type Choice = Extract<Waiting, { kind: 'choice' }>;

const longest = 8;
const lead = /^(?:to|at|on|for|about) /i;
const buying = /\b(?:list|groceries|buy|order)\b/;
const ofKind = /\b(?:appointment|event|task|reminder|trip|birthday|subscription|recipe)(?=s?\b)/i;

/** 'pause a subscription' and 'the toy one': one of those that were spoken of. */
const ofThose = (answer: string, quote: string) =>
  answer.replace(/(?<= )one$/i, (one) => ofKind.exec(quote)?.[0].toLowerCase() ?? one);

/** 'Whose size is it?' and "Leo, he's a 27 now" */
const sized =
  /^(\p{L}{2,20}?)(?:,? (?:he|she)(?:'s| is)|,? is|'s)?,? (?:now )?(?:an? |in |size ){0,2}(\d{1,3}(?:\.\d)?)(?: now)?$/iu;
const withSize = (sentence: string, text: string): string | undefined => {
  const [, name, size] = (/'s \p{L}{2,15} size$/u.test(sentence) && sized.exec(text)) || [];
  return name && size && `${filledIn(sentence, name).replace(/^update /, '')} is ${size}`;
};

export async function inGap({ sentence, quote }: Gap, { text }: Led, context: Context): Promise<Reading[] | undefined> {
  const { asked, household } = context;
  const isOwn = beginsRequest(text, '', true) || partsOf(text).some(isSentence) || text.split(' ').length > longest;
  const own = withSize(sentence, text);
  if (isOwn && !isNote(sentence) && !own) return undefined;
  const message = own ?? filledIn(sentence, ofThose(text.replace(lead, ''), quote));
  const readings = await read(clauseOf(message, household, asked), { ...context, asked: { ...asked, message } });
  // What was not asked for a list does not come onto it.
  const isMeant = readings?.every(
    (one) => one.kind !== 'propose' || one.tool !== 'add_groceries' || buying.test(sentence),
  );
  const said = `${quote}, ${text}`;
  return isMeant ? readings?.map((one) => (one.kind === 'propose' ? { ...one, quote: said } : one)) : undefined;
}

const anyOfKind = /^(cancel|delete|remove|skip) (?:an?|one of (?:the|my|our)) /i;
const kindOf = (tool: string) => tool.slice(tool.indexOf('_'));

/** 'cancel a class' and 'piano', which was not among those that were asked about; or of which there are several. */
export async function named({ choices, quote }: Choice, led: Led, context: Context): Promise<Reading[] | undefined> {
  const verb = anyOfKind.exec(quote)?.[1];
  const readings = verb && (await inGap({ kind: 'gap', sentence: `${verb} …`, quote }, led, context));
  const isOfKind = ({ tool }: { tool: string }) => choices.some((choice) => kindOf(choice.tool) === kindOf(tool));
  const isMeant = (one: Reading) => {
    if (one.kind === 'ask') return one.waiting.kind === 'choice' && one.waiting.choices.every(isOfKind);
    return one.kind === 'propose' && isOfKind(one);
  };
  return readings && readings.length > 0 && readings.every(isMeant) ? readings : undefined;
}
