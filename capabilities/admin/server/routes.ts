import type { Parts } from '#server/http/parts.ts';
import type { Route } from '#server/http/serve.ts';

export const adminRoutes = (_parts: Parts): Route[] => [];
