import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

export function KeyHelpCard() {
  return (
    <Card className="space-y-4">
      <h2 className="text-lg">API Key Configuration</h2>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
        <HelpSection title="Where the key is stored">
          <p>
            In the server's environment, never in the database: <code>GEMINI_API_KEY</code> for Gemini,{' '}
            <code>OPENAI_API_KEY</code> for OpenAI, <code>AI_BASE_URL</code> and <code>AI_API_KEY</code> for a
            compatible server. <code>AI_PROVIDER</code> picks which one to use.
          </p>
        </HelpSection>
        <HelpSection title="After changing secrets">
          <p>We read them once, at start. In production, republish the app after changing them. At home, restart it.</p>
        </HelpSection>
        <HelpSection title="If Magic Wand says “I'm having trouble connecting”">
          <ul className="list-disc space-y-1 pl-5">
            <li>Check above that the key is configured; republish or restart if you just added it.</li>
            <li>Check with the provider that the key is valid and has quota left.</li>
            <li>Check that the server can reach the provider over the network.</li>
          </ul>
        </HelpSection>
      </div>
    </Card>
  );
}

const HelpSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="space-y-1 text-sm text-ink-soft">
    <h3 className="font-semibold text-ink">{title}</h3>
    {children}
  </section>
);
