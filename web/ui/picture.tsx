import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from './class-names.ts';

interface PictureProps {
  src: string | undefined;
  /** Name of the pictured item; it determines the placeholder's color. */
  name: string;
  /** Drawing on the placeholder. It may load late: the space is reserved. */
  drawing: ReactNode;
  /** Visible without scrolling, so it is not lazy-loaded. */
  eager?: boolean;
  className?: string;
}

/** Hue angles of the placeholder: tomato, apricot, honey, butter, herb and mint. */
const hues = [32, 52, 72, 98, 135, 170];

const placeholderHue = (name: string) =>
  hues[[...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % hues.length];

/** A picture that fills its frame, or a placeholder. It has no alt text because the name is always shown next to it. */
export function Picture({ src, name, drawing, eager = false, className }: PictureProps) {
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
      style={{ '--hue': placeholderHue(name) } as CSSProperties}
    >
      <span className="picture-drawing">{drawing}</span>
    </span>
  );
}
