/** What a screen gets after making a change: the answer, or 'waiting' if the server can't be reached. */
export type Delivered = { answer: unknown } | 'waiting';

interface WaitingScreen {
  resolve: (delivered: Delivered) => void;
  reject: (failure: Error) => void;
}

/** The screens that still wait for the answer, by the id of their intent. */
const screens = new Map<string, WaitingScreen>();

export const waitForAnswer = (id: string) =>
  new Promise<Delivered>((resolve, reject) => screens.set(id, { resolve, reject }));

export const hasScreen = (id: string) => screens.has(id);
export const screenIds = () => [...screens.keys()];

export function takeScreen(id: string) {
  const screen = screens.get(id);
  screens.delete(id);
  return screen;
}

/** Tells all screens that their changes wait. */
export function stopAllWaiting() {
  for (const { resolve } of screens.values()) resolve('waiting');
  screens.clear();
}
