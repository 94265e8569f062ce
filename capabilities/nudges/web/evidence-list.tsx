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
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-4">
            {evidenceDays(evidence).map((day) => (
              <li key={day} className="tabular">
                {day}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
