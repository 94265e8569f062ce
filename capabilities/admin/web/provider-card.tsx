import { CircleCheck, CircleX } from 'lucide-react';
import type { AnswerOf } from '#core/endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type adminApi, keyOf } from '../contract.ts';
import { providerNames, providerStatus, substitutionNote } from '../rules.ts';
import { useKeyCheck } from './hooks.ts';

/** The active AI provider and its key. With the built-in helper it shows Gemini's key, the default. */
export function ProviderCard({ provider, unavailable }: AnswerOf<typeof adminApi.settings>) {
  const keyName = provider === 'openai' ? keyOf.openai : keyOf.gemini;
  const check = useKeyCheck(keyName);
  const required =
    provider === 'compatible'
      ? { name: 'AI_BASE_URL', isConfigured: true }
      : { name: keyName, isConfigured: check.data?.configured ?? false };
  const note = substitutionNote(provider, unavailable);

  return (
    <Card className="space-y-4">
      <h2 className="text-lg">AI Provider Status</h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-display text-2xl font-semibold">{providerNames[provider]}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <code>{required.name}</code>
          {check.isPending ? <Badge>Checking...</Badge> : <KeyBadge isConfigured={required.isConfigured} />}
        </p>
      </div>
      {!check.isPending && <p>{providerStatus(provider, required.isConfigured)}</p>}
      {note && <p className="rounded-control bg-accent-soft p-3 text-sm">{note}</p>}
    </Card>
  );
}

const KeyBadge = ({ isConfigured }: { isConfigured: boolean }) =>
  isConfigured ? (
    <Badge variant="success" icon={<CircleCheck aria-hidden size={12} />}>
      Configured
    </Badge>
  ) : (
    <Badge variant="danger" icon={<CircleX aria-hidden size={12} />}>
      Not configured
    </Badge>
  );
