import { Bookmark, ChevronDown, Gift, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { IdeaState } from '../contract.ts';
import { contentOf, type ShownIdea } from '../rules/idea-states.ts';
import { GiftPicture } from './gift-picture-card.tsx';

interface IdeaCardProps {
  shown: ShownIdea;
  onChange: (state: IdeaState) => void;
  onRemove: () => void;
}

/** A gift idea with buttons to keep, give or remove it. On phones it is a row, and a tap opens the rest. */
export function IdeaCard({ shown, onChange, onRemove }: IdeaCardProps) {
  const { title, state } = shown;
  const { category, price, text, href, link } = contentOf(shown);
  const [isOpen, setIsOpen] = useState(false);
  const rest = useId();
  const choice = { title, chosen: state, onChange };
  return (
    <article data-state={state} className="idea-card">
      <div className="[grid-area:drawing]">
        <GiftPicture title={title} category={category} />
      </div>
      <div className="min-w-0 [grid-area:head]">
        <h4 className="leading-snug font-semibold sm:pr-6">{title}</h4>
        <p className="tabular flex gap-x-2 text-sm text-ink-soft">
          {price && <span className="shrink-0">{price}</span>}
          <span className="truncate">{category}</span>
        </p>
      </div>
      <button
        type="button"
        aria-label={`About ${title}`}
        aria-expanded={isOpen}
        aria-controls={rest}
        className="stretched text-ink-soft [grid-area:open] sm:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown aria-hidden size={18} className={classNames('transition-transform', isOpen && 'rotate-180')} />
      </button>
      <Choice {...choice} label="Keep" state="kept" className="[grid-area:keep] max-sm:[&>span]:sr-only">
        <Bookmark aria-hidden size={16} fill={state === 'kept' ? 'currentColor' : 'none'} />
      </Choice>
      <div id={rest} data-open={isOpen} className="idea-rest">
        <div className="[grid-area:words]">
          {text && <p className="text-sm whitespace-pre-line text-ink-soft">{text}</p>}
          {href && (
            <p className="mt-1 text-sm">
              <ExternalLink href={href}>{link}</ExternalLink>
            </p>
          )}
        </div>
        <Choice {...choice} label="Already gave it" state="given" className="[grid-area:give]">
          <Gift aria-hidden size={16} />
        </Choice>
        <IconButton
          className="-mr-2 [grid-area:remove] sm:absolute sm:top-1 sm:right-1 sm:mr-0"
          label={`Remove ${title}`}
          icon={<X aria-hidden size={18} />}
          onClick={onRemove}
        />
      </div>
    </article>
  );
}

interface ChoiceProps {
  label: string;
  title: string;
  state: IdeaState;
  chosen: IdeaState;
  onChange: (state: IdeaState) => void;
  className: string;
  children: ReactNode;
}

function Choice({ label, title, state, chosen, onChange, className, children }: ChoiceProps) {
  const isChosen = state === chosen;
  return (
    <button
      type="button"
      className={`chip relative min-w-11 justify-center px-2.5 [&>svg]:shrink-0 ${className}`}
      aria-pressed={isChosen}
      onClick={() => onChange(isChosen ? 'suggested' : state)}
    >
      {children}
      <span>{label}</span>
      <span className="sr-only">: {title}</span>
    </button>
  );
}
