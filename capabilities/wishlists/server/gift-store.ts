import { createAskForShape } from '#server/assistant/structured.ts';
import type { Services } from '#server/http/services.ts';
import { builtInGifts } from '../rules/generator/built-in-gifts.ts';
import type { GiftGenerator } from '../rules/generator/gift-generator.ts';
import { checkedGifts, giftFacts, giftTask, ModelGifts } from '../rules/generator/model-gifts.ts';

/** Generates gifts with the configured model, or from the catalogue if there is none or it fails. */
export function createGiftGenerators(services: Services): (personId: string) => GiftGenerator {
  const askForShape = createAskForShape(services);
  return (personId) => async (child, history) => {
    const request = { shape: ModelGifts, system: giftTask, prompt: giftFacts(child, history) };
    const modelGifts = await askForShape(personId, request);
    return modelGifts ? checkedGifts(modelGifts, child, history) : builtInGifts(child, history);
  };
}
