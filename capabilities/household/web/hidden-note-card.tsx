import { Button } from '#web/ui/button.tsx';
import { useWhose } from './whose-card.tsx';

export function ShowEveryoneButton() {
  const { remember } = useWhose();
  return (
    <Button variant="outline" onClick={() => remember(null)}>
      Show everyone
    </Button>
  );
}

/** Says that 'Mine' leaves something out, so that nothing seems lost. */
export function HiddenNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      <p>{count === 1 ? "One more is in someone else's hands." : `${count} more are in someone else's hands.`}</p>
      <ShowEveryoneButton />
    </div>
  );
}
