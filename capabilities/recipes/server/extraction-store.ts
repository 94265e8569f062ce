import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { storableLine } from '#core/storable-text.ts';
import { maxLineLength } from '#food/contract.ts';
import type { MealType } from '#food/meals.ts';
import { parseLine, preparseLines } from '#food/server/reader.ts';
import { createAskForShape } from '#server/assistant/structured.ts';
import type { Scope } from '#server/database/scope.ts';
import { isThereTwice } from '#server/database/unique-violation.ts';
import { badInput, Refusal, tooMany } from '#server/http/errors.ts';
import { fewAtOnce } from '#server/http/few-at-once.ts';
import type { Parts } from '#server/http/parts.ts';
import { alreadyThere, type CallInSteps } from '#server/http/serve.ts';
import { decodeText } from '#server/outside/decode-text.ts';
import { type EncodedPicture, encodePicture } from '#server/pictures/encode-picture.ts';
import { createLimitedWorker } from '#server/threads/limited-worker.ts';
import type { recipesApi } from '../contract.ts';
import { keptRecipe } from '../rules/kept-recipe.ts';
import { guessMealType } from '../rules/meal-type.ts';
import type { PageRecipe } from '../rules/page/page-recipe.ts';
import { recipeTask, ToldRecipe, toldRecipe } from '../rules/page/told-recipe.ts';
import { addressKey, pageAddress } from '../rules/page-address.ts';
import type { PageJob, PageRead } from './page-worker.ts';
import { setPicture } from './picture-store.ts';
import { onlyLinked, readBefore, recipeRows, shownRecipe } from './store.ts';

type ExtractCall = CallInSteps<typeof recipesApi.extract>;

interface Reading {
  page: PageRecipe;
  picture: EncodedPicture | undefined;
  address: string | undefined;
  mealType: MealType | null | undefined;
}

const atOncePerPerson = 3;
const pictureMs = 5_000;
const nothingRead: PageRead = { recipe: undefined, text: undefined };
const readerLimits = { threads: 2, milliseconds: 8_000, megabytes: 256 };

const sentences = {
  // Whatever the reason was: it could tell about a network that is not hers.
  notReached: 'We could not read that page. Paste its text instead.',
  noRecipeAtLink: 'This page has no recipe we can read. Paste the text instead.',
  noRecipeInPage: 'We found no recipe in this page. Paste its text, or type it in.',
  noRecipeInText: 'We found no recipe in this text. Write the ingredients one per line under "Ingredients".',
};

/** Reads a recipe from what she gives, and keeps it. One page is kept once. */
export function createExtraction(parts: Parts) {
  const { fetchNamed, closing } = parts;
  const askForShape = createAskForShape(parts);
  const module = pathToFileURL(join(import.meta.dirname, 'page-worker.ts'));
  const readJob = createLimitedWorker<PageJob, PageRead>(module, { ...readerLimits, closing });

  // Links, texts and pages alike: nobody can fill the threads that all share.
  const withinFew = fewAtOnce(atOncePerPerson, () => tooMany('Please wait until your other recipes are read', 5));
  return (call: ExtractCall) => withinFew(call.person.userId, () => extract(call));

  async function extract({ person, body, reading, inTransaction }: ExtractCall) {
    const address = body.url ? givenAddress(body.url) : undefined;
    const known = await reading((scope) => shownAgain(scope, address));
    if (known) return alreadyThere(known);

    const page = await pageFrom(body, address, person.userId);
    await preparseLines(page.ingredients.map(({ line }) => storableLine(line, maxLineLength) ?? ''));
    const picture = await pictureAt(page.imageUrl, person.userId);
    try {
      return await inTransaction((scope) => keep(scope, { page, picture, address, mealType: body.mealType }));
    } catch (fault) {
      // Somebody of the family has read the same page meanwhile.
      const theirs = isThereTwice(fault) && (await reading((scope) => shownAgain(scope, address)));
      if (theirs) return alreadyThere(theirs);
      throw fault;
    }
  }

  async function pageFrom({ html, text }: ExtractCall['body'], address: string | undefined, personId: string) {
    if (text) return await read({ text }, personId, sentences.noRecipeInText);
    if (html) return await read({ html, url: address ?? null }, personId, sentences.noRecipeInPage);
    const { url, body, contentType } = await fetchPage(address ?? '', personId);
    return await read({ html: decodeText(body, contentType), url }, personId, sentences.noRecipeAtLink);
  }

  async function fetchPage(address: string, personId: string) {
    try {
      return await fetchNamed(address, { kind: 'page', personId });
    } catch (fault) {
      throw fault instanceof Refusal && fault.status === 422 ? new Refusal(422, sentences.notReached) : fault;
    }
  }

  /** A page that takes too long or too much to read has no recipe for us either. */
  async function read(job: PageJob, personId: string, sentence: string): Promise<PageRecipe> {
    const { recipe, text } = await readJob(job).catch(() => nothingRead);
    const page = (text && (await toldBy(text, recipe, personId))) || recipe;
    if (!page) throw new Refusal(422, sentence);
    return page;
  }

  /** A model may find ingredients where we do not. */
  async function toldBy(text: string, recipe: PageRecipe | undefined, personId: string) {
    const told = await askForShape(personId, { shape: ToldRecipe, system: recipeTask, prompt: text });
    return told && toldRecipe(told, text, recipe);
  }

  /** A recipe without its picture is worth keeping. */
  async function pictureAt(address: string | null, personId: string) {
    if (!address) return undefined;
    try {
      const { body } = await fetchNamed(address, { kind: 'picture', personId, signal: AbortSignal.timeout(pictureMs) });
      return await encodePicture(body);
    } catch {
      return undefined;
    }
  }
}

function givenAddress(url: string): string {
  const address = pageAddress(url);
  if (!address) throw badInput('Please give the address of a public web page');
  return address;
}

async function shownAgain(scope: Scope, address: string | undefined) {
  const recipe = address && (await readBefore(scope, addressKey(address)));
  return recipe ? shownRecipe(scope, recipe) : undefined;
}

async function keep(scope: Scope, { page, picture, address, mealType }: Reading) {
  const { name, ...read } = keptRecipe(page, parseLine);
  const readFrom = address ? addressKey(address) : null;
  const linked = readFrom && (await onlyLinked(scope, readFrom));
  const content = { ...read, readFrom };
  // Of a meal that she named herself, what she has told about it stays hers.
  const { id } = linked
    ? await recipeRows(scope).change(linked.id, { ...content, description: linked.description ?? read.description })
    : await recipeRows(scope).add({
        ...content,
        name,
        mealType: mealType ?? guessMealType(page),
        sourceUrl: address ?? null,
      });
  if (picture) await setPicture(scope, id, picture);
  const shown = await shownRecipe(scope, await recipeRows(scope).get(id));
  return linked ? alreadyThere(shown) : shown;
}
