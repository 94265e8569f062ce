import { RefreshCw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { useGenerateList } from './hooks.ts';

/** Offers to update the list after the plan changed. */
export function BehindPlanCard({ weekStartDate }: { weekStartDate: string }) {
  const generate = useGenerateList();
  const update = () =>
    generate.mutate(
      { body: { weekStartDate } },
      {
        onSuccess: () => toast({ title: 'Grocery list updated', description: 'We kept everything you changed.' }),
        onError: failed('Error'),
      },
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-accent-soft py-1.5 pr-2 pl-4">
      <p className="min-w-0 flex-1 text-sm">
        <span className="font-semibold">Your meal plan has changed.</span>{' '}
        <span className="text-ink-soft">We'll keep your check marks, edits and items.</span>
      </p>
      <Button variant="quiet" aria-disabled={generate.isPending} onClick={() => !generate.isPending && update()}>
        <RefreshCw aria-hidden size={16} />
        Update list
      </Button>
    </div>
  );
}
