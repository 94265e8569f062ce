import type { Client } from './test-app.ts';

/** Creates an invitation and returns the token at the end of its link. */
export async function invitationToken(owner: Client, email?: string): Promise<string> {
  const { json } = await owner.post('/api/family/invitations', { email });
  return json.link.split('/').at(-1);
}

/** Adds a person to the owner's family by accepting an invitation. */
export async function joinFamily(newcomer: Client, owner: Client) {
  await newcomer.post(`/api/invitations/${await invitationToken(owner)}/accept`);
}
