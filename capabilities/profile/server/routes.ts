import { invitationLink, mailInvitation } from '#capabilities/family/server/store.ts';
import { serveWithTransactions } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { onboardingApi } from '../contract.ts';
import { saveAnswers } from './store.ts';

export const profileRoutes = (services: Services) => [
  serveWithTransactions(onboardingApi.complete, async ({ person, body, inTransaction }) => {
    const { preferences, invitation } = await inTransaction((scope) => saveAnswers(scope, body));
    if (!invitation) return { ...preferences, invitation: null };
    const { email, token } = invitation;
    const isMailed = await mailInvitation(services, invitation, { person });
    return { ...preferences, invitation: { link: invitationLink(services, token), email, isMailed } };
  }),
];
