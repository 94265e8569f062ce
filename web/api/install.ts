import { isAppleTouchDevice, isInstalledApp } from './device.ts';
import { savedInstallPrompt, takeInstallPrompt } from './install-prompt.ts';

/** Installing the app on this device. Loaded after the first paint. */

/**
 * How the app can be installed here. 'prompt': with a button. 'share-menu': by the Share menu of an iPhone or iPad.
 * 'browser-menu': the browser may have an entry for it. 'insecure': the page needs https.
 */
export type InstallWay = 'installed' | 'prompt' | 'share-menu' | 'browser-menu' | 'insecure';

export function installWay(): InstallWay {
  if (!globalThis.isSecureContext) return 'insecure';
  if (isInstalledApp()) return 'installed';
  if (savedInstallPrompt()) return 'prompt';
  return isAppleTouchDevice() ? 'share-menu' : 'browser-menu';
}

/** Makes the browser ask whether to install. Call it in a click. Returns whether the person said yes. */
export async function install(): Promise<boolean> {
  const answer = await takeInstallPrompt()?.prompt();
  return answer?.outcome === 'accepted';
}

export const shareMenuSteps = [
  'Open Mothership in Safari and tap the Share button.',
  'Choose Add to Home Screen.',
  'Tap Add, then open Mothership from your home screen.',
];
