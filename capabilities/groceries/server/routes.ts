import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { answerExisting, type Route, serve, serveWithTransactions } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { groceriesApi } from '../contract.ts';
import { staplesApi, storesApi } from '../shop-contract.ts';
import { changeList } from './change-store.ts';
import { addLines, generateList } from './generate-store.ts';
import { createSendToInstacart } from './instacart-store.ts';
import { addItem, changeItem, clearTicked, removeItem, setRemoved } from './item-store.ts';
import './source-name-store.ts';
import { addStaple, shownStore, staplesByFood, storesByName } from './shop-store.ts';
import { listRows, listsOverview, shownList, shownLists, stapleRows, storeRows } from './store.ts';

export const groceriesRoutes = (services: Services): Route[] => [
  serve(groceriesApi.list, ({ scope, query }) => shownLists(scope, query?.weekStartDate)),
  serve(groceriesApi.overview, async ({ scope, query }) =>
    listsOverview(scope, query?.today ?? (await familyToday(scope))),
  ),
  serve(groceriesApi.read, async ({ scope, params }) => shownList(scope, await listRows(scope).get(params.id))),
  serve(groceriesApi.generate, async ({ scope, body }) => {
    const { list, isNew } = await generateList(scope, body.weekStartDate);
    const shown = await shownList(scope, list);
    return isNew ? shown : answerExisting(shown);
  }),
  serve(groceriesApi.change, async ({ scope, params, body }) =>
    shownList(scope, await changeList(scope, params.id, body)),
  ),
  serve(groceriesApi.remove, ({ scope, params }) => listRows(scope).remove(params.id)),

  serve(groceriesApi.addItem, ({ scope, params, body, intent }) => addItem(scope, params.id, body, intent)),
  serve(groceriesApi.addLines, async ({ scope, body }) => {
    const week = mondayOf(body.today ?? (await familyToday(scope)));
    return shownList(scope, await addLines(scope, week, body.lines));
  }),
  serve(groceriesApi.changeItem, ({ scope, params, body }) => changeItem(scope, params.id, params.itemId, body)),
  serve(groceriesApi.removeItem, ({ scope, params }) => removeItem(scope, params.id, params.itemId)),
  serve(groceriesApi.clearTicked, ({ scope, params }) => clearTicked(scope, params.id)),
  serve(groceriesApi.takeOff, async ({ scope, params, body }) =>
    shownList(scope, await setRemoved(scope, params.id, body.itemIds ?? [], true)),
  ),
  serve(groceriesApi.restore, async ({ scope, params, body }) =>
    shownList(scope, await setRemoved(scope, params.id, body.itemIds ?? [], false)),
  ),
  serveWithTransactions(groceriesApi.sendToInstacart, createSendToInstacart(services)),

  serve(staplesApi.list, ({ scope }) => staplesByFood(scope)),
  serve(staplesApi.add, async ({ scope, body }) => {
    const { staple, isNew } = await addStaple(scope, body.food);
    return isNew ? staple : answerExisting(staple);
  }),
  serve(staplesApi.remove, ({ scope, params }) => stapleRows(scope).remove(params.id)),

  serve(storesApi.list, ({ scope }) => storesByName(scope)),
  serve(storesApi.add, async ({ scope, body }) => shownStore(await storeRows(scope).add(body))),
  serve(storesApi.change, async ({ scope, params, body }) =>
    shownStore(await storeRows(scope).change(params.id, body)),
  ),
  serve(storesApi.remove, ({ scope, params }) => storeRows(scope).remove(params.id)),
];
