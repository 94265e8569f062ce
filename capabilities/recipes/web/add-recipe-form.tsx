import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isWebAddress } from '#core/web-address.ts';
import { ApiError } from '#web/api/call.ts';
import { CloseGuard, useCloseGuard } from '#web/ui/close-guard.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { Extraction, Recipe } from '../contract.ts';
import { useExtract } from './hooks.ts';
import { LinkForm } from './link-form.tsx';
import { type Pasted, PasteForm } from './paste-form.tsx';
import { RecipeForm, useRecipeForm } from './recipe-form.tsx';

export interface Beginning {
  way: 'link' | 'paste' | 'hand';
  link: string;
}

interface AddRecipeFormProps {
  beginning: Beginning;
  onCancel: () => void;
}

const mostPageCharacters = 2_000_000;

/** Three ways to a new recipe. What was typed in one of them stays while she looks at another. */
export function AddRecipeForm({ beginning, onCancel }: AddRecipeFormProps) {
  const [way, setWay] = useState(beginning.way);
  const [link, setLink] = useState(beginning.link);
  const [pasted, setPasted] = useState<Pasted>({ text: '' });
  const [fault, setFault] = useState<string>();
  const extract = useExtract();
  const form = useRecipeForm();
  const [, navigate] = useLocation();
  const listSearch = useSearch();
  const panel = useRef<HTMLDivElement>(null);
  const innerGuard = useRef(false);
  useCloseGuard(link !== '' || pasted.text !== '' || form.isDirty);
  useEffect(() => {
    // On a phone the keyboard would cover the form before it has been seen.
    if (window.matchMedia?.('(pointer: fine)').matches)
      panel.current?.querySelector<HTMLElement>('form input')?.focus();
  }, []);

  const open = (title: string) => (recipe: Recipe) => {
    toast({ title });
    navigate(`/recipes/${recipe.id}`, { state: { listSearch } });
  };
  const run = (body: Extraction, otherwise?: Extraction) => {
    setFault(undefined);
    extract.mutate(
      { body },
      {
        onSuccess: open('Recipe extracted successfully'),
        onError: (error) => {
          if (otherwise) return run(otherwise);
          failed('Failed to extract recipe')(error);
          setFault(error instanceof ApiError ? error.sentence : error.message);
        },
      },
    );
  };
  const extractLink = () => (link.trim() === '' ? setFault('Please paste a link') : run({ url: link.trim() }));
  const extractPasted = () => {
    const { text, html } = pasted;
    if (text.trim() === '' && !html) return setFault('Please paste a text');
    if (!html || html.length > mostPageCharacters) return run({ text });
    // What was copied from a note or a mail is HTML as well, but the text alone may say more.
    run({ html, ...(isWebAddress(link.trim()) && { url: link.trim() }) }, text.trim() === '' ? undefined : { text });
  };
  const look = (next: Beginning['way']) => {
    setFault(undefined);
    setWay(next);
  };

  const extraction = { extracting: extract.isPending, fault };
  return (
    <div ref={panel}>
      {/* The guard of the form by hand alone would not know of the other two. */}
      <CloseGuard value={innerGuard}>
        <Tabs
          label="How to add it"
          value={way}
          onValueChange={look}
          tabs={[
            {
              value: 'link',
              label: 'Link',
              content: (
                <LinkForm
                  link={link}
                  onLinkChange={setLink}
                  onExtract={extractLink}
                  onPasteInstead={() => look('paste')}
                  {...extraction}
                />
              ),
            },
            {
              value: 'paste',
              label: 'Paste',
              content: <PasteForm pasted={pasted} onChange={setPasted} onExtract={extractPasted} {...extraction} />,
            },
            {
              value: 'hand',
              label: 'By hand',
              content: <RecipeForm form={form} onSaved={open('Recipe added')} onCancel={onCancel} />,
            },
          ]}
        />
      </CloseGuard>
    </div>
  );
}
