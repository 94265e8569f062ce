import { serve } from '#server/http/serve.ts';
import { subscriptionsApi } from '../contract.ts';
import { addSubscription, changeSubscription, listSubscriptions, subscriptionRows } from './store.ts';

export const subscriptionsRoutes = [
  serve(subscriptionsApi.list, ({ scope }) => listSubscriptions(scope)),
  serve(subscriptionsApi.add, ({ scope, body }) => addSubscription(scope, body)),
  serve(subscriptionsApi.change, ({ scope, params, body }) => changeSubscription(scope, params.id, body)),
  serve(subscriptionsApi.remove, ({ scope, params }) => subscriptionRows(scope).remove(params.id)),
];
