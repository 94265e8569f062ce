import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#web/api/call.ts';
import { refetchResources } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { plannerApi } from '../contract.ts';

/** Creates missing baby milestones once. Shows nothing but a toast if there are new ones. */
export function BabyMilestones() {
  const client = useQueryClient();
  const hasRequested = useRef(false);
  useEffect(() => {
    if (hasRequested.current) return;
    hasRequested.current = true;
    const showResult = ({ created }: { created: number }) => {
      if (created === 0) return;
      toast({ title: 'Milestones added', description: 'Monthly photo milestones are added for babies under 1 year.' });
      void refetchResources(client, plannerApi.addBabyMilestones.resources);
    };
    // biome-ignore lint/suspicious/noConsole: a failure is only logged, as specified.
    call(plannerApi.addBabyMilestones, {}).then(showResult).catch(console.warn);
  }, [client]);
  return null;
}
