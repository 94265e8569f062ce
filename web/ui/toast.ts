/** Only one toast shows at a time; a new one replaces it. Any code may call `toast`; the Toaster shows it. */
export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A follow-up action such as 'Undo'. A toast with an action stays twice as long. */
  action?: { label: string; onClick: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | undefined) {
  shown = next;
  for (const listener of listeners) listener();
}

export function toast(message: Toast) {
  lastId += 1;
  show({ ...message, id: lastId });
}

export function dismissToast(id: number) {
  if (shown?.id === id) show(undefined);
}

export const shownToast = () => shown;

export function onToastChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** An `onError` handler that shows an error toast: `onError: failed('Error adding child')`. */
export const failed =
  (title: string) =>
  ({ message }: Error) =>
    toast({ title, description: message, variant: 'destructive' });
