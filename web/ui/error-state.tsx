import { TriangleAlert } from 'lucide-react';
import { Button } from './button.tsx';

/** Replaces content that failed to load, with a message and a retry button. */
export function ErrorState({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <div role="alert" className="card flex flex-col items-center px-6 py-10 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert aria-hidden size={22} strokeWidth={1.9} />
      </span>
      <p className="mt-4 max-w-[44ch]">{children}</p>
      <Button variant="outline" className="mt-5" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
