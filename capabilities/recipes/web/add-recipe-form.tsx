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

export interface InitialTab {
  tab: 'link' | 'paste' | 'hand';
  link: string;
}

interface AddRecipeFormProps {
  initial: InitialTab;
  onCancel: () => void;
}

const maxPageCharacters = 2_000_000;

/** Adds a recipe by link, by pasting or by hand. Input in one tab is kept while another is shown. */
export function AddRecipeForm({ initial, onCancel }: AddRecipeFormProps) {
  const [tab, setTab] = useState(initial.tab);
  const [link, setLink] = useState(initial.link);
  const [pasted, setPasted] = useState<Pasted>({ text: '' });
  const [error, setError] = useState<string>();
  const extract = useExtract();
  const form = useRecipeForm();
  const [, navigate] = useLocation();
  const listSearch = useSearch();
  const panel = useRef<HTMLDivElement>(null);
  const innerGuard = useRef(false);
  useCloseGuard(link !== '' || pasted.text !== '' || form.isDirty);
  useEffect(() => {
    // No autofocus on phones, because the keyboard would cover the form.
    if (window.matchMedia?.('(pointer: fine)').matches)
      panel.current?.querySelector<HTMLElement>('form input')?.focus();
  }, []);

  const openRecipe = (title: string) => (recipe: Recipe) => {
    toast({ title });
    navigate(`/recipes/${recipe.id}`, { state: { listSearch } });
  };
  const run = (body: Extraction, fallback?: Extraction) => {
    setError(undefined);
    extract.mutate(
      { body },
      {
        onSuccess: openRecipe('Recipe extracted successfully'),
        onError: (error) => {
          if (fallback) return run(fallback);
          failed('Failed to extract recipe')(error);
          setError(error instanceof ApiError ? error.sentence : error.message);
        },
      },
    );
  };
  const extractLink = () => (link.trim() === '' ? setError('Please paste a link') : run({ url: link.trim() }));
  const extractPasted = () => {
    const { text, html } = pasted;
    if (text.trim() === '' && !html) return setError('Please paste some text');
    if (!html || html.length > maxPageCharacters) return run({ text });
    // Text copied from a note or an email is HTML too. If no recipe is found in the HTML, the plain text is tried.
    run({ html, ...(isWebAddress(link.trim()) && { url: link.trim() }) }, text.trim() === '' ? undefined : { text });
  };
  const showTab = (next: InitialTab['tab']) => {
    setError(undefined);
    setTab(next);
  };

  const extraction = { extracting: extract.isPending, error, onCancel };
  return (
    <div ref={panel}>
      {/* Hides the outer guard from the manual form: this component guards all three tabs itself. */}
      <CloseGuard value={innerGuard}>
        <Tabs
          label="How to add it"
          value={tab}
          onValueChange={showTab}
          tabs={[
            {
              value: 'link',
              label: 'Link',
              content: (
                <LinkForm
                  link={link}
                  onLinkChange={setLink}
                  onExtract={extractLink}
                  onPasteInstead={() => showTab('paste')}
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
              label: 'Type it in',
              content: <RecipeForm form={form} onSaved={openRecipe('Recipe added')} onCancel={onCancel} />,
            },
          ]}
        />
      </CloseGuard>
    </div>
  );
}
