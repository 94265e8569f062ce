import type { ShownNudge } from '../contract.ts';
import { evidenceDays, evidenceHeadings } from '../rules/evidence-words.ts';

/** Why something is suggested: the reason, and the days behind it. */
export function EvidenceList({ nudge: { kind, reason, evidence } }: { nudge: ShownNudge }) {
  return (
    <div className="space-y-1 text-sm text-ink-soft">
      <p>{reason}</p>
      {evidence.length > 0 && (
        <>
          <p>{evidenceHeadings[kind]}</p>
          <ul className="flex flex-wrap gap-x-2 gap-y-1">
            {evidenceDays(evidence).map((day) => (
              <li key={day} className="rounded-control bg-chip px-2 py-0.5 text-xs">
                {day}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
