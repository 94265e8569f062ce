import type { Proposal } from '../../../contract.ts';
import { clauseOf } from '../message/clause.ts';
import type { Context, Step } from '../reader.ts';
import { read } from '../readers.ts';
import { given } from '../words/field-values.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { likeLast } from './last.ts';
import { valuesOf } from './target.ts';
import { isAsked, ledBy } from './words.ts';

/** What is said after she did not want what was proposed. */

/** 'actually yes, add it', after she did not want it. */
const afterAll =
  /^(?:(?:actually|wait|no|oh|hmm|sorry)[,.]? ){0,3}(?:(?:yes|yeah|yep|ok|okay|please|fine)[,.]? ){1,2}(?:do|add|book|put|plan|cancel|delete|remove|change|move|keep) (?:it|that|them)(?: (?:after all|anyway|then|back|in|on))?$|^(?:(?:actually|wait|no|oh|hmm|sorry)[,.]? ){1,3}(?:yes|do|add|book|put|plan|cancel|delete|remove) ?(?:it|that|them)?(?: (?:after all|anyway|then|back|in|on))?$/;

/** What a new record would be stands on its card; what else she asked for is read again. */
async function proposedAgain(cards: readonly Proposal[], { asked, household, ...context }: Context) {
  const steps = await Promise.all(
    cards.map(async (card): Promise<Step[]> => {
      const { tool, quote } = card;
      if (tool.startsWith('add_'))
        return [{ kind: 'propose', tool, values: given(valuesOf(card)), quote: quote ?? '' }];
      const readings = quote ? await read(clauseOf(quote, household, asked), { ...context, asked, household }) : [];
      return (readings ?? []).filter((one) => one.kind === 'propose' && one.tool === tool);
    }),
  );
  return steps.every(({ length }) => length > 0) ? steps.flat() : undefined;
}

/** 'do it for Leo instead', after she did not want it as it was. */
export async function afterDismissal(context: Context): Promise<Step[] | undefined> {
  const cards = context.asked.past.findLast(({ proposals }) => proposals.length > 0)?.proposals ?? [];
  const led = ledBy(context.asked.message);
  const said = withoutPoliteness(context.asked.message).toLowerCase();
  const areLeft = cards.length > 0 && cards.every(({ status }) => status === 'dismissed');
  if (areLeft && /^(?:keep|leave) it$/.test(said)) return [{ kind: 'answer', text: 'All right.' }];
  if (areLeft && afterAll.test(said)) return proposedAgain(cards, context);
  const isOfIt = led.isCorrection && areLeft;
  return isOfIt && !isAsked(context.asked.message, led) ? likeLast(cards, led, context) : undefined;
}
