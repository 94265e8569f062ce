import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from './class-names.ts';

interface PictureProps {
  src: string | undefined;
  /** What is shown; its stand-in gets a colour of its own from it. */
  name: string;
  /** In the middle of the stand-in. */
  icon: ReactNode;
  /** Seen at once, and so not to be fetched late. */
  eager?: boolean;
  className?: string;
}

/** Tomato, apricot, honey, butter, herb and mint. */
const hues = [32, 52, 72, 98, 135, 170];

const hueOf = (name: string) =>
  hues[[...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % hues.length];

/** A picture that fills its frame, or something pretty where there is none. The name stands beside it, so it has no words. */
export function Picture({ src, name, icon, eager = false, className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src && src !== failedSrc)
    return (
      <img
        src={src}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailedSrc(src)}
        className={classNames('size-full bg-sunken object-cover', className)}
      />
    );
  return (
    <span
      aria-hidden
      className={classNames('picture-stand-in', className)}
      style={{ '--hue': hueOf(name) } as CSSProperties}
    >
      <span className="picture-plate">{icon}</span>
    </span>
  );
}
