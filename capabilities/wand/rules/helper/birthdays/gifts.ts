import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { ideasBeside } from '../answers/gifts.ts';
import { withThese } from '../household/lists.ts';
import type { Reader } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { withoutIdea, withoutNamedIdea } from './gift-removal.ts';
import { giftSaid } from './gift-said.ts';
import { keptIn } from './kept.ts';

/** Looked up only where the words could speak of a gift. */
const about =
  /\b(?:gifts?|presents?|birthday|bday|christmas|xmas|ideas?|wish ?list|would (?:really |absolutely )?(?:love|like)|'d love)\b/;
const asks = /^(?:what|when|which|who|how(?! about)|remind|where|is|are|do|does|did)\b/;

/** A gift for somebody whose birthday is kept; those for the children of the household have lists of their own. */
export const giftIdea: Reader = async (clause, context) => {
  const { text, lower, when, people } = clause;
  const { asked } = context;
  const dropped = await withoutNamedIdea(clause, context);
  if (dropped) return [dropped];
  // 'gift idea for Uncle Tom: socks. For Grandma Rosa: perfume'
  const isNext = lower.startsWith('for ') && /\b(?:gift|present)/i.test(asked.message);
  if (!(isNext || about.test(lower)) || asks.test(lower) || when.time) return undefined;
  if (people.some(({ relationship }) => relationship !== 'self')) return undefined;
  const kept = keptIn(text, await asked.look(birthdaysApi.list));
  if (!kept) return undefined;
  const fewer = withoutIdea(text, kept.record);
  if (fewer) return [fewer];
  const gift = giftSaid(`${withoutPoliteness(text)}${isNext ? ', as a gift idea' : ''}`, kept.names);
  if (gift?.isSought && gift.things.length === 0) return [{ kind: 'answer', text: ideasBeside(kept.record) }];
  if (!gift?.isIdea || gift.things.length === 0) return undefined;
  const { id, giftIdeas } = kept.record;
  const ideas = withThese(giftIdeas, gift.things);
  if (ideas.length === giftIdeas.length)
    return [{ kind: 'answer', text: `That is noted already. ${ideasBeside(kept.record)}` }];
  const values = { id, giftIdeas: ideas };
  return [{ kind: 'propose', tool: 'change_birthday', values, quote: text }];
};
