import { Button } from '#web/ui/button.tsx';
import { PotDrawing } from '#web/ui/illustrations/pot.tsx';

/** The smallest first step into an empty week: tonight's dinner. */
export const TonightCard = ({ onPick }: { onPick: () => void }) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card bg-accent-soft p-5 *:[svg]:h-auto *:[svg]:w-24">
    <PotDrawing />
    <div className="min-w-0 flex-1 basis-40">
      <h3 className="text-xl sm:text-2xl">What's for dinner tonight?</h3>
      <p className="mt-1 text-ink-soft">Pick one dish to start. The rest of the week can wait.</p>
    </div>
    <Button className="max-sm:w-full" onClick={onPick}>
      Pick a Dinner
    </Button>
  </div>
);
