import { ChevronDown, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { NewOwnIdea, Wishlist } from '../contract.ts';
import { birthdayName } from '../rules/birthday-countdown.ts';
import { ideasOf, type ShownIdea } from '../rules/idea-states.ts';
import { useAddIdea, useChangeIdea } from './hooks.ts';
import { IdeaCard } from './idea-card.tsx';

const OwnIdeaForm = lazyPiece(
  () => import('./own-idea-form.tsx').then((module) => module.OwnIdeaForm),
  <FormSkeleton fields={3} />,
);

interface IdeaListProps {
  wishlist: Wishlist;
  givenBefore: readonly { year: number; titles: readonly string[] }[];
}

/** The ideas of a wishlist, its removed ideas and earlier gifts. */
export function IdeaList({ wishlist, givenBefore }: IdeaListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const changeIdea = useChangeIdea();
  const ideas = ideasOf(wishlist);
  const removed = ideas.filter(({ state }) => state === 'removed');

  const remove = ({ title, state }: ShownIdea) => {
    changeIdea({ wishlist, title, state: 'removed' });
    // The pressed button has unmounted.
    heading.current?.focus({ preventScroll: true });
    const undo = () => changeIdea({ wishlist, title, state });
    toast({ title: 'Idea removed', description: title, action: { label: 'Undo', onClick: undo } });
  };

  return (
    <section className="border-y border-line bg-canvas p-5 lg:border-b-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="min-w-0 text-base outline-none">
          {wishlist.childAge > 0 ? `Ideas for ${birthdayName(wishlist.childAge)}` : 'Ideas for a newborn'}
        </h3>
        <AddOwnIdea wishlist={wishlist} />
      </div>
      <ul className="ideas">
        {ideas
          .filter(({ state }) => state !== 'removed')
          .map((shown) => (
            <li key={shown.title}>
              <IdeaCard
                shown={shown}
                onChange={(state) => changeIdea({ wishlist, title: shown.title, state })}
                onRemove={() => remove(shown)}
              />
            </li>
          ))}
      </ul>
      <p className="mt-4 max-w-[64ch] text-sm text-ink-soft">
        Prices are estimates and links open a store search. We skip anything that names a listed allergen, but always
        check the label.
      </p>
      {removed.length > 0 && (
        <Disclosure title="Removed ideas" count={removed.length}>
          <ul className="divide-y divide-line">
            {removed.map(({ title }) => (
              <li key={title} className="flex items-center justify-between gap-3 py-1">
                <span className="min-w-0">{title}</span>
                <Button variant="quiet" onClick={() => changeIdea({ wishlist, title, state: 'suggested' })}>
                  Bring back <span className="sr-only">{title}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {givenBefore.length > 0 && (
        <Disclosure title="Already given" count={givenBefore.reduce((sum, { titles }) => sum + titles.length, 0)}>
          <dl className="space-y-2 pt-2 text-sm">
            {givenBefore.map(({ year, titles }) => (
              <div key={year} className="flex gap-3">
                <dt className="tabular w-12 shrink-0 text-ink-soft">{year}</dt>
                <dd className="min-w-0 flex-1">{titles.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </section>
  );
}

function AddOwnIdea({ wishlist }: { wishlist: Wishlist }) {
  const [isAdding, setIsAdding] = useState(false);
  const add = useAddIdea();
  const close = () => setIsAdding(false);
  const save = (body: NewOwnIdea) =>
    add.mutate({ params: { id: wishlist.id }, body }, { onSuccess: close, onError: failed('Error adding idea') });
  return (
    <>
      <Button variant="outline" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden size={18} />
        Add my own
      </Button>
      <Dialog open={isAdding} onOpenChange={setIsAdding} title={`Your idea for ${wishlist.childName}`}>
        <OwnIdeaForm onSave={save} saving={add.isPending} onCancel={close} />
      </Dialog>
    </>
  );
}

function Disclosure({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <details className="group mt-4 rounded-control border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          {title} <span className="tabular font-normal text-ink-soft">{count}</span>
        </span>
        <ChevronDown aria-hidden size={18} className="text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-3">{children}</div>
    </details>
  );
}
