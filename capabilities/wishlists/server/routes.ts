import { serve, serveInSteps } from '#server/http/serve.ts';
import { wishlistsApi } from '../contract.ts';
import { builtInGifts } from '../rules/generator/built-in-gifts.ts';
import { createGeneration } from './generation-store.ts';
import { addIdea, changeIdea, changeWishlist, removeWishlist, wishlistsByChild } from './store.ts';

export const wishlistsRoutes = [
  serve(wishlistsApi.list, ({ scope }) => wishlistsByChild(scope)),
  serveInSteps(wishlistsApi.generate, createGeneration(builtInGifts)),
  serve(wishlistsApi.change, ({ scope, params, body }) => changeWishlist(scope, params.id, body)),
  serve(wishlistsApi.addIdea, ({ scope, params, body }) => addIdea(scope, params.id, body)),
  serve(wishlistsApi.changeIdea, ({ scope, params, body }) => changeIdea(scope, params.id, body.title, body.state)),
  serve(wishlistsApi.remove, ({ scope, params }) => removeWishlist(scope, params.id)),
];
