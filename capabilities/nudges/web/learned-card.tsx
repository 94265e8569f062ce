import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Confirm } from '#web/ui/confirm.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { SettingFold } from '#web/ui/rows/setting-fold.tsx';
import { SettingLoading } from '#web/ui/rows/setting-section.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { LearnedThing } from '../contract.ts';
import { useChangeLearning, useForget, useLearned } from './hooks.ts';
import { LearnedThingCard } from './learned-thing-card.tsx';

const shownAtFirst = 6;
const title = "What We've Learned";

const thingWords = (count: number) => (count === 0 ? 'Nothing yet' : count === 1 ? '1 thing' : `${count} things`);

/** All learned habits, with buttons to hide or forget each. One switch turns all of it off. */
export function LearnedCard() {
  const { data, isPending, refetch } = useLearned();
  const [search] = useSearchParams();
  if (isPending) return <SettingLoading />;
  if (!data) return <ErrorState onRetry={refetch}>We couldn't load what we've learned.</ErrorState>;
  return (
    <SettingFold
      Icon={Lightbulb}
      title={title}
      about="When your family does something again and again, we bring it up at the right time. What we learn stays with your family."
      chosen={data.learns ? thingWords(data.things.length) : 'Off'}
      record="learned"
      isOpenAtFirst={search.get('open') === 'learned'}
    >
      <div className="space-y-5">
        <LearningSwitch learns={data.learns} />
        {data.learns && data.things.length === 0 && (
          <p className="text-sm text-ink-soft">
            Nothing yet. Check off groceries, plan dinners and add appointments, and we'll notice what comes back.
          </p>
        )}
        {data.things.length > 0 && <LearnedThings things={data.things} />}
      </div>
    </SettingFold>
  );
}

function LearningSwitch({ learns }: { learns: boolean }) {
  const change = useChangeLearning();
  const shown = change.isPending ? change.variables.body.learns : learns;
  return (
    <SwitchField
      label="Learn from what your family does"
      checked={shown}
      onChange={({ target }) =>
        change.mutate(
          { body: { learns: target.checked } },
          {
            onSuccess: () => toast({ title: 'Saved for your whole family' }),
            onError: failed('Error saving your choice'),
          },
        )
      }
    />
  );
}

function LearnedThings({ things }: { things: readonly LearnedThing[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const question = useItemOverlay<LearnedThing>();
  const forget = useForget();
  const shown = showsAll ? things : things.slice(0, shownAtFirst);
  const confirmForget = (key: string) =>
    forget.mutate({ body: { key } }, { onSuccess: question.close, onError: failed("We couldn't forget it") });
  return (
    <>
      <ul aria-label={title} className="divide-y divide-line border-t border-line">
        {shown.map((thing) => (
          <LearnedThingCard key={thing.key} thing={thing} onForget={() => question.open(thing)} />
        ))}
      </ul>
      {things.length > shown.length && (
        <button type="button" className="row-step -ml-2 min-h-11" onClick={() => setShowsAll(true)}>
          Show all {things.length}
        </button>
      )}
      <Confirm
        {...question.props}
        title={`Forget ${question.item?.label ?? 'it'}?`}
        description="What happened until today won't count anymore. If it keeps coming back, we'll learn it again from then on."
        confirmLabel="Forget it"
        pendingLabel="Forgetting..."
        pending={forget.isPending}
        onConfirm={() => question.item && confirmForget(question.item.key)}
      />
    </>
  );
}
