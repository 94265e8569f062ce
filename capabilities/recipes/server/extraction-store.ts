import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { storableLine } from '#core/storable-text.ts';
import { maxLineLength } from '#food/contract.ts';
import type { MealType } from '#food/meals.ts';
import { parseLine, preparseLines } from '#food/server/reader.ts';
import { createAskForShape } from '#server/assistant/structured.ts';
import type { Scope } from '#server/database/scope.ts';
import { isUniqueViolation } from '#server/database/unique-violation.ts';
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts';
import { badInput, Refusal, tooMany } from '#server/http/errors.ts';
import { answerExisting, type CallWithTransactions } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { decodeText } from '#server/outside/decode-text.ts';
import { type EncodedPicture, encodePicture } from '#server/pictures/encode-picture.ts';
import { createLimitedWorker } from '#server/threads/limited-worker.ts';
import type { recipesApi } from '../contract.ts';
import { guessMealType } from '../rules/meal-type.ts';
import { ModelRecipe, recipeFromModel, recipePrompt } from '../rules/page/model-recipe.ts';
import type { PageRecipe } from '../rules/page/page-recipe.ts';
import { addressKey, pageAddress } from '../rules/page-address.ts';
import { storableRecipe } from '../rules/storable-recipe.ts';
import type { PageJob, PageResult } from './page-worker.ts';
import { setPicture } from './picture-store.ts';
import { findByPage, findLinkedMeal, recipeRows, shownRecipe } from './store.ts';

type ExtractCall = CallWithTransactions<typeof recipesApi.extract>;

interface ExtractedRecipe {
  page: PageRecipe;
  picture: EncodedPicture | undefined;
  address: string | undefined;
  mealType: MealType | null | undefined;
}

const maxConcurrentPerPerson = 3;
const pictureTimeoutMs = 5_000;
const emptyResult: PageResult = { recipe: undefined, text: undefined };
const workerLimits = { threads: 2, milliseconds: 8_000, megabytes: 256 };

const messages = {
  // The same for every failure, because the reason could reveal details of the server's network.
  notReached: "We couldn't read that page. Paste its text instead.",
  noRecipeAtLink: 'This page has no recipe we can read. Paste the text instead.',
  noRecipeInPage: 'We found no recipe in this page. Paste its text, or type it in.',
  noRecipeInText: 'We found no recipe in this text. Write the ingredients one per line under "Ingredients".',
};

/** Creates the handler that extracts and saves a recipe. Each page is saved once per family. */
export function createExtraction(services: Services) {
  const { fetchUntrusted, closing } = services;
  const askForShape = createAskForShape(services);
  const module = pathToFileURL(join(import.meta.dirname, 'page-worker.ts'));
  const readJob = createLimitedWorker<PageJob, PageResult>(module, { ...workerLimits, closing });

  // Limits all kinds of extraction, so that one person can't occupy all worker threads.
  const limitConcurrency = createConcurrencyLimit(maxConcurrentPerPerson, () =>
    tooMany("Please wait until we've read your other recipes", 5),
  );
  return (call: ExtractCall) => limitConcurrency(call.person.userId, () => extract(call));

  async function extract({ person, body, reading, inTransaction }: ExtractCall) {
    const address = body.url ? validAddress(body.url) : undefined;
    const existing = await reading((scope) => findExtracted(scope, address));
    if (existing) return answerExisting(existing);

    const page = await pageFrom(body, address, person.userId);
    await preparseLines(page.ingredients.map(({ line }) => storableLine(line, maxLineLength) ?? ''));
    const picture = await pictureAt(page.imageUrl, person.userId);
    try {
      return await inTransaction((scope) => saveRecipe(scope, { page, picture, address, mealType: body.mealType }));
    } catch (error) {
      // Another family member extracted the same page meanwhile.
      const savedMeanwhile = isUniqueViolation(error) && (await reading((scope) => findExtracted(scope, address)));
      if (savedMeanwhile) return answerExisting(savedMeanwhile);
      throw error;
    }
  }

  async function pageFrom({ html, text }: ExtractCall['body'], address: string | undefined, personId: string) {
    if (text) return await read({ text }, personId, messages.noRecipeInText);
    if (html) return await read({ html, url: address ?? null }, personId, messages.noRecipeInPage);
    const { url, body, contentType } = await fetchPage(address ?? '', personId);
    return await read({ html: decodeText(body, contentType), url }, personId, messages.noRecipeAtLink);
  }

  async function fetchPage(address: string, personId: string) {
    try {
      return await fetchUntrusted(address, { kind: 'page', personId });
    } catch (error) {
      throw error instanceof Refusal && error.status === 422 ? new Refusal(422, messages.notReached) : error;
    }
  }

  /** Exceeding the time or memory limit counts as finding no recipe. */
  async function read(job: PageJob, personId: string, message: string): Promise<PageRecipe> {
    const { recipe, text } = await readJob(job).catch(() => emptyResult);
    const page = (text && (await askModel(text, recipe, personId))) || recipe;
    if (!page) throw new Refusal(422, message);
    return page;
  }

  /** Asks the language model, which may find ingredients that the page parser missed. */
  async function askModel(text: string, recipe: PageRecipe | undefined, personId: string) {
    const answer = await askForShape(personId, { shape: ModelRecipe, system: recipePrompt, prompt: text });
    return answer && recipeFromModel(answer, text, recipe);
  }

  /** Undefined if the picture can't be loaded; the recipe is saved without it. */
  async function pictureAt(address: string | null, personId: string) {
    if (!address) return undefined;
    try {
      const { body } = await fetchUntrusted(address, {
        kind: 'picture',
        personId,
        signal: AbortSignal.timeout(pictureTimeoutMs),
      });
      return await encodePicture(body);
    } catch {
      return undefined;
    }
  }
}

function validAddress(url: string): string {
  const address = pageAddress(url);
  if (!address) throw badInput('Please enter the address of a public web page');
  return address;
}

async function findExtracted(scope: Scope, address: string | undefined) {
  const recipe = address && (await findByPage(scope, addressKey(address)));
  return recipe ? shownRecipe(scope, recipe) : undefined;
}

async function saveRecipe(scope: Scope, { page, picture, address, mealType }: ExtractedRecipe) {
  const { name, ...fields } = storableRecipe(page, parseLine);
  const readFrom = address ? addressKey(address) : null;
  const linked = readFrom && (await findLinkedMeal(scope, readFrom));
  const content = { ...fields, readFrom };
  // A linked meal keeps the name, meal type and description that the user gave it.
  const { id } = linked
    ? await recipeRows(scope).change(linked.id, { ...content, description: linked.description ?? fields.description })
    : await recipeRows(scope).add({
        ...content,
        name,
        mealType: mealType ?? guessMealType(page),
        sourceUrl: address ?? null,
      });
  if (picture) await setPicture(scope, id, picture);
  const shown = await shownRecipe(scope, await recipeRows(scope).get(id));
  return linked ? answerExisting(shown) : shown;
}
