import { Badge } from '#web/ui/badge.tsx';

/** Favorite colors, each with a dot in that color if browsers know its name. */
export const ColorList = ({ colors }: { colors: readonly string[] }) => (
  <ul className="flex flex-wrap gap-1.5 pt-0.5">
    {colors.map((color) => (
      <li key={color} className="flex max-w-full">
        <Badge icon={<Swatch color={color} />}>{color}</Badge>
      </li>
    ))}
  </ul>
);

function Swatch({ color }: { color: string }) {
  // 'Light blue' -> 'lightblue'
  const background = color.toLowerCase().replaceAll(' ', '');
  if (!globalThis.CSS?.supports('background-color', background)) return null;
  return <span aria-hidden className="size-3 shrink-0 rounded-full border border-edge" style={{ background }} />;
}
