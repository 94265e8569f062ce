import { Card } from '#web/ui/card.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { defaultChoices } from '../rules/due/defaults.ts';
import { dueTodayWords, type KindWithLeads, kindLabels, offeredLeads } from '../rules/lead-words.ts';
import type { NoticeSettings } from '../settings-contract.ts';
import { useSaveSettings } from './hooks.ts';
import { LeadChoice } from './lead-choice-card.tsx';

const kinds = Object.keys(offeredLeads) as KindWithLeads[];
const hintsWith = (morningAt: string | null): Partial<Record<KindWithLeads, string>> => ({
  birthday: 'Time to find an idea, to buy it, and to call.',
  task: `${dueTodayWords(morningAt)} either way.`,
});

/** Not listed, because each subscription has its own leads. */
const bySubscription = [
  { kind: 'renewal', hint: 'As many days ahead as each subscription says.' },
  { kind: 'refill', hint: 'Before you run out, as each subscription says.' },
] as const;

/** How far ahead the person is reminded, by kind. */
export function KindsCard({ settings }: { settings: NoticeSettings }) {
  const { shown, save } = useSaveSettings(settings);
  const hints = hintsWith(shown.morningAt);
  return (
    <Card>
      <h3 className="text-base">How far ahead</h3>
      <p className="text-sm text-ink-soft">
        Your usual times. You can pick others for any one thing, right where you edit it.
      </p>
      <div className="mt-4 space-y-5">
        {kinds.map((kind) => (
          <LeadChoice
            key={kind}
            label={kindLabels[kind]}
            hint={hints[kind]}
            leads={shown.leads[kind]}
            offered={offeredLeads[kind]}
            onChange={(leads) => save({ leads: { [kind]: leads } })}
          />
        ))}
        {bySubscription.map(({ kind, hint }) => (
          <div key={kind} className="border-t border-line pt-3">
            <SwitchField
              label={kindLabels[kind]}
              checked={shown.leads[kind].length > 0}
              hint={hint}
              onChange={({ target }) => save({ leads: { [kind]: target.checked ? defaultChoices.leads[kind] : [] } })}
            />
          </div>
        ))}
      </div>
    </Card>
  );
}
