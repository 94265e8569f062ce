import { ShieldCheck } from 'lucide-react';
import { useRead } from '#web/api/hooks.ts';
import { SettingSection } from '#web/ui/rows/setting-section.tsx';
import { wandApi } from '../contract.ts';
import { sharedDataFor } from '../rules/screen/shared-data.ts';

/** Lists the data that leaves the family's server, if a language model is configured. */
export function SharedDataCard() {
  const { data } = useRead(wandApi.provider, {});
  const shared = data && sharedDataFor(data.provider);
  if (!shared) return null;
  return (
    <SettingSection
      Icon={ShieldCheck}
      title="What Leaves Your Server"
      about={`${shared.name} helps with some things. It only gets what each one needs.`}
    >
      <dl className="space-y-2 text-sm">
        {shared.lines.map(({ use, what }) => (
          <div key={use}>
            <dt className="font-semibold">{use}</dt>
            <dd className="text-ink-soft first-letter:uppercase">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">Everything else stays with your family.</p>
    </SettingSection>
  );
}
