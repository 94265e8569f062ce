import { loadOffline } from './offline.ts';

const cookie = 'shared-device';

/** Chosen at sign-in or on the profile: nothing is stored on a device that others use, too. */
export const isSharedDevice = () => document.cookie.split('; ').includes(`${cookie}=yes`);

export async function setSharedDevice(isShared: boolean) {
  const year = 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the server's sign-in page sets it, too, so it can't be anywhere else.
  document.cookie = `${cookie}=${isShared ? 'yes' : 'no'}; path=/; max-age=${year}; samesite=lax`;
  if (isShared) await (await loadOffline()).forgetEverything();
}
