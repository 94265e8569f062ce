import { createAskForShape } from '#server/assistant/structured.ts';
import type { Parts } from '#server/http/parts.ts';
import { builtInGifts } from '../rules/generator/built-in-gifts.ts';
import type { GiftGenerator } from '../rules/generator/gift-generator.ts';
import { checkedGifts, giftFacts, giftTask, ModelGifts } from '../rules/generator/model-gifts.ts';

/** Generates gifts with the configured model, or from the catalogue if there is none or it fails. */
export function createGiftGenerators(parts: Parts): (personId: string) => GiftGenerator {
  const askForShape = createAskForShape(parts);
  return (personId) => async (child, history) => {
    const request = { shape: ModelGifts, system: giftTask, prompt: giftFacts(child, history) };
    const modelGifts = await askForShape(personId, request);
    return modelGifts ? checkedGifts(modelGifts, child, history) : builtInGifts(child, history);
  };
}
