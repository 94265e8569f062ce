import { invitationLink, mailInvitation } from '#capabilities/family/server/store.ts';
import type { Parts } from '#server/http/parts.ts';
import { serve, serveInSteps } from '#server/http/serve.ts';
import { preferencesApi } from '../contract.ts';
import { changePreferences, preferencesOf, saveAnswers } from './store.ts';

export const profileRoutes = (parts: Parts) => [
  serve(preferencesApi.mine, ({ scope }) => preferencesOf(scope)),
  serveInSteps(preferencesApi.complete, async ({ person, body, inTransaction }) => {
    const { preferences, invitation } = await inTransaction((scope) => saveAnswers(scope, body));
    if (!invitation) return { ...preferences, invitation: null };
    const { email, token } = invitation;
    const isMailed = await mailInvitation(parts, invitation, { person });
    return { ...preferences, invitation: { link: invitationLink(parts, token), email, isMailed } };
  }),
  serve(preferencesApi.change, ({ scope, params, body }) => changePreferences(scope, params.id, body)),
];
