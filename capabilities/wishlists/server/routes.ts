import { serve, serveWithTransactions } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { wishlistsApi } from '../contract.ts';
import { createGeneration } from './generation-store.ts';
import { createGiftGenerators } from './gift-store.ts';
import {
  addIdea,
  addIdeaFor,
  changeIdea,
  changeWishlist,
  planParty,
  removeWishlist,
  wishlistsByChild,
} from './store.ts';

export const wishlistsRoutes = (services: Services) => [
  serve(wishlistsApi.list, ({ scope }) => wishlistsByChild(scope)),
  serveWithTransactions(wishlistsApi.generate, createGeneration(createGiftGenerators(services))),
  serve(wishlistsApi.change, ({ scope, params, body }) => changeWishlist(scope, params.id, body)),
  serve(wishlistsApi.addIdea, ({ scope, params, body }) => addIdea(scope, params.id, body)),
  serve(wishlistsApi.addIdeaFor, ({ scope, params, body }) => addIdeaFor(scope, params.childId, body)),
  serve(wishlistsApi.planParty, ({ scope, params, body }) => planParty(scope, params.childId, body)),
  serve(wishlistsApi.changeIdea, ({ scope, params, body }) => changeIdea(scope, params.id, body.title, body.state)),
  serve(wishlistsApi.remove, ({ scope, params }) => removeWishlist(scope, params.id)),
];
