import type { LucideIcon } from 'lucide-react';

interface ProgressRingProps {
  Icon: LucideIcon;
  done: number;
  total: number;
}

const radius = 15;
const circumference = 2 * Math.PI * radius;

/** A ring around an icon that shows how much is done. */
export function ProgressRing({ Icon, done, total }: ProgressRingProps) {
  const share = total === 0 ? 0 : done / total;
  return (
    <svg viewBox="0 0 36 36" role="img" aria-label={`${done} of ${total} done`} className="size-9 shrink-0">
      <circle
        cx="18"
        cy="18"
        r={radius}
        fill="var(--planner-soft)"
        stroke="color-mix(in oklab, var(--planner) 35%, transparent)"
        strokeWidth="3"
      />
      <circle
        cx="18"
        cy="18"
        r={radius}
        fill="none"
        stroke="var(--planner)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={`${share * circumference} ${circumference}`}
        transform="rotate(-90 18 18)"
        opacity={share === 0 ? 0 : 1}
      />
      <Icon x={10} y={10} size={16} color="var(--planner-ink)" aria-hidden />
    </svg>
  );
}
