import { Heart } from 'lucide-react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface FavoriteButtonProps {
  /** Name of the item, for the accessible label. */
  name: string;
  pressed: boolean;
  onToggle: () => void;
  className?: string;
}

export function FavoriteButton({ name, pressed, onToggle, className }: FavoriteButtonProps) {
  return (
    <IconButton
      label={`Favorite: ${name}`}
      aria-pressed={pressed}
      onClick={onToggle}
      icon={<Heart aria-hidden size={20} fill={pressed ? 'currentColor' : 'none'} />}
      className={classNames(pressed && 'text-primary', className)}
    />
  );
}
