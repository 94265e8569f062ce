/** What a screen gets after making a change: the answer, or 'waiting' if the server can't be reached. */
export type Delivery = { answer: unknown } | 'waiting';

interface WaitingScreen {
  resolve: (delivered: Delivery) => void;
  reject: (failure: Error) => void;
}

/** The screens that still wait for the answer, by the id of their intent. */
const waitingScreens = new Map<string, WaitingScreen>();

export const waitForAnswer = (id: string) =>
  new Promise<Delivery>((resolve, reject) => waitingScreens.set(id, { resolve, reject }));

export const hasScreen = (id: string) => waitingScreens.has(id);
export const screenIds = () => [...waitingScreens.keys()];

export function popScreen(id: string) {
  const screen = waitingScreens.get(id);
  waitingScreens.delete(id);
  return screen;
}

/** Tells all screens that their changes wait. */
export function stopAllWaiting() {
  for (const { resolve } of waitingScreens.values()) resolve('waiting');
  waitingScreens.clear();
}
