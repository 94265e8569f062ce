/** What Chromium browsers offer for installing the app. Other browsers have no such event. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let caught: InstallPrompt | undefined;

/** The browser announces once, early, that the app can be installed. We stop it from asking by itself. */
export const catchInstallPrompt = () =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    caught = event as InstallPrompt;
  });

export const caughtPrompt = () => caught;

/** A prompt can be used only once. */
export function takePrompt() {
  const prompt = caught;
  caught = undefined;
  return prompt;
}
