/** What Chromium browsers offer for installing the app. Other browsers have no such event. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let savedPrompt: InstallPrompt | undefined;

/** The browser announces once, early, that the app can be installed. We stop it from asking by itself. */
export const saveInstallPrompt = () =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    savedPrompt = event as InstallPrompt;
  });

export const savedInstallPrompt = () => savedPrompt;

/** A prompt can be used only once. */
export function takeInstallPrompt() {
  const prompt = savedPrompt;
  savedPrompt = undefined;
  return prompt;
}
