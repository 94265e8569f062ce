import { Bookmark, Gift, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { IdeaState } from '../contract.ts';
import type { ShownIdea } from '../rules/idea-states.ts';

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

/** A gift idea with buttons to keep, give or remove it. */
export function IdeaCard({ shown, onChange, onRemove }: IdeaCardProps) {
  const { title, state } = shown;
  const { category, price, text, href, link } = contentOf(shown);
  return (
    <article
      data-state={state}
      className="flex h-full flex-col rounded-control border border-line bg-surface p-4 data-[state=given]:bg-success-soft data-[state=kept]:border-primary"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="pt-2.5 text-xs font-semibold text-ink-soft">{category}</p>
        <IconButton
          className="-mt-1 -mr-2"
          label={`Remove ${title}`}
          icon={<X aria-hidden size={18} />}
          onClick={onRemove}
        />
      </div>
      <h4 className="font-semibold">{title}</h4>
      {text && <p className="mt-1 text-sm whitespace-pre-line text-ink-soft">{text}</p>}
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 pt-3 text-sm">
        {price && <span className="tabular font-medium">{price}</span>}
        {href && <ExternalLink href={href}>{link}</ExternalLink>}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Choice label="Keep" title={title} state="kept" chosen={state} onChange={onChange}>
          <Bookmark aria-hidden size={16} fill={state === 'kept' ? 'currentColor' : 'none'} />
        </Choice>
        <Choice label="Already gave it" title={title} state="given" chosen={state} onChange={onChange}>
          <Gift aria-hidden size={16} />
        </Choice>
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
  children: ReactNode;
}

function Choice({ label, title, state, chosen, onChange, children }: ChoiceProps) {
  const isChosen = state === chosen;
  return (
    <button
      type="button"
      className="chip flex-1 justify-center"
      aria-pressed={isChosen}
      onClick={() => onChange(isChosen ? 'suggested' : state)}
    >
      {children}
      {label}
      <span className="sr-only">: {title}</span>
    </button>
  );
}
