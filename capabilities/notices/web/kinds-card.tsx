import { UnfoldingRow } from '#web/ui/rows/unfolding-row.tsx';
import { defaultChoices } from '../rules/due/defaults.ts';
import { dueTodayWords, type KindWithLeads, kindLabels, leadsInWords, offeredLeads } from '../rules/lead-words.ts';
import type { NoticeSettings } from '../settings-contract.ts';
import { useSaveSettings } from './hooks.ts';
import { LeadChoice } from './lead-choice-card.tsx';
import { NoticeIcon } from './notice-icon-card.tsx';
import { SwitchRow } from './switch-row-card.tsx';

const kinds = Object.keys(offeredLeads) as KindWithLeads[];

/** They have no leads here, because each subscription has its own. */
const bySubscription = [
  { kind: 'renewal', hint: 'You pick the days in each subscription.' },
  { kind: 'refill', hint: 'Before you run out. You pick the days there too.' },
] as const;

/** How far ahead the person is reminded, by kind. Each is one line until it is changed. */
export function KindsCard({ settings }: { settings: NoticeSettings }) {
  const { shown, save } = useSaveSettings(settings);
  const summaryOf = (kind: KindWithLeads) =>
    kind === 'task' && shown.leads.task.length === 0 ? dueTodayWords(shown.morningAt) : leadsInWords(shown.leads[kind]);
  return (
    <div className="card divide-y divide-line">
      {kinds.map((kind) => (
        <UnfoldingRow key={kind} lead={<NoticeIcon kind={kind} />} title={kindLabels[kind]} facts={[summaryOf(kind)]}>
          <LeadChoice
            label={`Remind me of ${kindLabels[kind].toLowerCase()}`}
            leads={shown.leads[kind]}
            offered={offeredLeads[kind]}
            onChange={(leads) => save({ leads: { [kind]: leads } })}
          />
        </UnfoldingRow>
      ))}
      {bySubscription.map(({ kind, hint }) => (
        <SwitchRow
          key={kind}
          icon={<NoticeIcon kind={kind} />}
          label={kindLabels[kind]}
          hint={hint}
          checked={shown.leads[kind].length > 0}
          onChange={({ target }) => save({ leads: { [kind]: target.checked ? defaultChoices.leads[kind] : [] } })}
        />
      ))}
    </div>
  );
}
