import { serve, serveWithTransactions } from '#server/http/serve.ts';
import { plannerApi } from '../contract.ts';
import { packingApi } from '../packing-contract.ts';
import { rhythmApi } from '../rhythm-contract.ts';
import { getPackingItem, getTrip, packingList, packingRows, suggestPacking } from './packing-store.ts';
import { addItem, changeItem, closeDate, finishItem, itemRows, listItems, removeItem } from './store.ts';
import { answerSuggestion, missingMilestones, openSuggestions } from './suggestion-store.ts';

export const plannerRoutes = [
  serve(plannerApi.list, ({ scope }) => listItems(scope)),
  serve(plannerApi.add, ({ scope, body, intent }) => addItem(scope, body, intent)),
  serve(plannerApi.change, ({ scope, params, body }) => changeItem(scope, params.id, body)),
  serve(plannerApi.remove, ({ scope, params }) => removeItem(scope, params.id)),

  serve(rhythmApi.finish, ({ scope, params, body }) => finishItem(scope, params.id, body)),
  serve(rhythmApi.skip, ({ scope, params, body }) => closeDate(scope, params.id, 'skippedDates', body)),
  serve(plannerApi.suggestions, ({ scope, query }) => openSuggestions(scope, query?.month)),
  serve(plannerApi.answerSuggestion, ({ scope, body }) => answerSuggestion(scope, body.month, body.key, body.declined)),
  // Called on every visit of the planner, so start a transaction and notify other browsers only if something is
  // missing.
  serveWithTransactions(plannerApi.addBabyMilestones, async ({ reading, inTransaction }) => {
    const missing = await reading(missingMilestones);
    if (missing.length === 0) return { created: 0 };
    return { created: (await inTransaction((scope) => itemRows(scope).addMissing(missing))).length };
  }),

  serve(packingApi.list, ({ scope, params }) => packingList(scope, params.id)),
  serve(packingApi.suggest, ({ scope, params }) => suggestPacking(scope, params.id)),
  serve(packingApi.add, async ({ scope, params, body }) => {
    await getTrip(scope, params.id);
    return packingRows(scope).add({ ...body, tripId: params.id });
  }),
  serve(packingApi.change, async ({ scope, params, body }) => {
    await getPackingItem(scope, params.id, params.itemId);
    return packingRows(scope).change(params.itemId, body);
  }),
  serve(packingApi.remove, async ({ scope, params }) => {
    await getPackingItem(scope, params.id, params.itemId);
    await packingRows(scope).remove(params.itemId);
  }),
];
