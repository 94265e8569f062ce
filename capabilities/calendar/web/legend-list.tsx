import { Mark } from '#web/ui/rows/mark.tsx';
import { entryColors } from '../rules/entry-color.ts';
import { legend } from '../rules/entry-words.ts';

export function LegendList() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft sm:gap-x-5 sm:text-sm">
      {entryColors.map((color) => (
        <li key={color} className="inline-flex items-center gap-2">
          <Mark color={color} size="size-2" />
          {legend[color]}
        </li>
      ))}
    </ul>
  );
}
