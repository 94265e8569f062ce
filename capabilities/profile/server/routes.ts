import { invitationLink, mailInvitation } from '#capabilities/family/server/store.ts';
import type { Parts } from '#server/http/parts.ts';
import { serveInSteps } from '#server/http/serve.ts';
import { onboardingApi } from '../contract.ts';
import { saveAnswers } from './store.ts';

export const profileRoutes = (parts: Parts) => [
  serveInSteps(onboardingApi.complete, async ({ person, body, inTransaction }) => {
    const { preferences, invitation } = await inTransaction((scope) => saveAnswers(scope, body));
    if (!invitation) return { ...preferences, invitation: null };
    const { email, token } = invitation;
    const isMailed = await mailInvitation(parts, invitation, { person });
    return { ...preferences, invitation: { link: invitationLink(parts, token), email, isMailed } };
  }),
];
