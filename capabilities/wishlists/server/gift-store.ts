import { createAskForShape } from '#server/assistant/structured.ts';
import type { Parts } from '#server/http/parts.ts';
import { builtInGifts } from '../rules/generator/built-in-gifts.ts';
import type { GiftGenerator } from '../rules/generator/gift-generator.ts';
import { checkedGifts, giftFacts, giftTask, ThoughtOf } from '../rules/generator/thought-of-gifts.ts';

/** Who thinks of gifts for this person: the configured model, or else the catalogue. */
export function createGiftGenerators(parts: Parts): (personId: string) => GiftGenerator {
  const askForShape = createAskForShape(parts);
  return (personId) => async (child, history) => {
    const order = { shape: ThoughtOf, system: giftTask, prompt: giftFacts(child, history) };
    const thoughtOf = await askForShape(personId, order);
    return thoughtOf ? checkedGifts(thoughtOf, child, history) : builtInGifts(child, history);
  };
}
