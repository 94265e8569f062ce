import { requireProof } from '#capabilities/account/server/store.ts';
import { linksApi } from '#capabilities/household/link-contract.ts';
import { networkOfAddress } from '#server/http/attempts.ts';
import { badInput } from '#server/http/errors.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import { serve, serveWithoutSession, serveWithTransactions } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { familyApi, invitationApi, personApi } from '../contract.ts';
import { accountConfirmationPhrase, askToType, familyConfirmation, isConfirmed } from '../rules/confirmations.ts';
import {
  archiveOf,
  changeFamily,
  changeRole,
  eraseAccount,
  eraseFamily,
  familyOf,
  leaveFamily,
  linkAdult,
  linkablePeople,
  removeMember,
  switchFamily,
} from './family-store.ts';
import {
  acceptInvitation,
  invitationLink,
  inviteInto,
  mailInvitation,
  openInvitation,
  withdrawInvitation,
} from './store.ts';

function checkConfirmation(typed: string, expected: string) {
  if (!isConfirmed(typed, expected)) throw badInput(askToType(expected));
}

export function familyRoutes(services: Services) {
  // Tokens can't be guessed; the limit only keeps attempts from overloading the database.
  const limitLookups = createRateLimit({ burst: 300, perSecond: 5 });

  return [
    serve(familyApi.mine, ({ scope }) => familyOf(scope)),
    serve(familyApi.rename, ({ scope, body }) => changeFamily(scope, body)),
    serve(familyApi.changeHabits, ({ scope, body }) => changeFamily(scope, body)),
    serve(familyApi.switch, ({ scope, body }) => switchFamily(scope, body.familyId)),
    serve(familyApi.leave, ({ scope }) => leaveFamily(scope)),
    serve(familyApi.archive, ({ scope }) => archiveOf(scope)),
    serveWithTransactions(familyApi.erase, async ({ person, body }) => {
      checkConfirmation(body.confirmation, familyConfirmation);
      await requireProof(services.database, person);
      await eraseFamily(services.database, person);
    }),
    serve(familyApi.changeRole, ({ scope, params, body }) => changeRole(scope, params.id, body.role)),
    serve(linksApi.people, ({ scope }) => linkablePeople(scope)),
    serve(linksApi.link, ({ scope, params, body }) => linkAdult(scope, params.id, body.userId)),
    serve(familyApi.removeMember, ({ scope, params }) => removeMember(scope, params.id)),

    serveWithTransactions(familyApi.invite, async ({ person, body, inTransaction }) => {
      const invitation = await inTransaction((scope) => inviteInto(scope, body.email));
      const isMailed = await mailInvitation(services, invitation, { person });
      return { ...invitation, link: invitationLink(services, invitation.token), isMailed };
    }),
    serve(familyApi.revokeInvitation, ({ scope, params }) => withdrawInvitation(scope, params.id)),
    serveWithoutSession(invitationApi.show, ({ params, caller }) => {
      limitLookups(networkOfAddress(caller.address));
      return openInvitation(services.database, params.token);
    }),
    serve(invitationApi.accept, ({ scope, params }) => acceptInvitation(scope, params.token)),

    serveWithTransactions(personApi.erase, async ({ person, body }) => {
      checkConfirmation(body.confirmation, accountConfirmationPhrase);
      await requireProof(services.database, person);
      await eraseAccount(services.database, person);
    }),
  ];
}
