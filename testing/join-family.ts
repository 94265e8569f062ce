import type { Client } from './test-app.ts';

/** The secret at the end of an invitation's link. */
export async function invitationToken(owner: Client, email?: string): Promise<string> {
  const { json } = await owner.post('/api/family/invitations', { email });
  return json.link.split('/').at(-1);
}

/** Brings somebody into an owner's family as people do it. */
export async function joinFamily(newcomer: Client, owner: Client) {
  await newcomer.post(`/api/invitations/${await invitationToken(owner)}/accept`);
}
