import { Bookmark, ChevronDown, Gift, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyOptionalPiece } from '#web/ui/lazy-piece.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { IdeaState } from '../contract.ts';
import type { ShownIdea } from '../rules/idea-states.ts';

const GiftDrawingCard = lazyOptionalPiece(() =>
  import('./gift-drawing-card.tsx').then((module) => module.GiftDrawingCard),
);

interface IdeaCardProps {
  shown: ShownIdea;
  onChange: (state: IdeaState) => void;
  onRemove: () => void;
}

/** The texts of an own or suggested idea in a common shape. */
function contentOf({ idea }: ShownIdea) {
  if ('own' in idea)
    return { category: 'Your idea', price: null, text: idea.own.notes, href: idea.own.url, link: 'Open the link' };
  const { category, estimatedPrice, description, productUrl, retailer } = idea.suggested;
  return { category, price: estimatedPrice, text: description, href: productUrl, link: `Search ${retailer}` };
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
      <div className="size-14 overflow-hidden rounded-control [grid-area:drawing]">
        <Picture src={undefined} name={category} drawing={<GiftDrawingCard category={category} />} />
      </div>
      <div className="min-w-0 [grid-area:head]">
        <h4 className="leading-snug font-semibold">{title}</h4>
        <p className="tabular flex flex-wrap gap-x-2 text-sm text-ink-soft">
          <span>{category}</span>
          {price && <span>{price}</span>}
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
          className="-mr-2 [grid-area:remove] sm:-mt-1 sm:self-start"
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
