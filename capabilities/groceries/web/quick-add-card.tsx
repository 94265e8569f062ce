import { Plus } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { today } from '#core/dates.ts';
import { textForUnits } from '#core/habits.ts';
import { useWriteShortcut } from '#web/api/write-shortcut.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyOptionalPiece } from '#web/ui/lazy-piece.tsx';
import { failed } from '#web/ui/toast.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import { type GroceryItem, maxItemLength } from '../item-contract.ts';
import { splitItems } from '../rules/typed-lines.ts';
import { useAddItem, useGenerateList } from './hooks.ts';

// Only a hint: if it can't be loaded, as in a shop without reception, typing must still work.
const AlreadyOnList = lazyOptionalPiece(() => import('./already-on-list.tsx').then((module) => module.AlreadyOnList));

interface QuickAddCardProps {
  /** Without one, the first line starts the list of this week. */
  listId?: string;
  items: readonly GroceryItem[];
  /** Lines to add with a tap, for a field inside a card. */
  ideas?: readonly string[];
}

/** Adds a line such as '2 l milk' on Enter and keeps the focus. Several pasted lines become several items. */
export function QuickAddCard({ listId, items, ideas = [] }: QuickAddCardProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const add = useAddItem();
  const generate = useGenerateList();

  useEffect(() => whenIdle(AlreadyOnList.preload), []);
  useWriteShortcut(field);

  const startList = async () => {
    const weekStartDate = mondayOf(today());
    return (await generate.mutateAsync({ body: { weekStartDate, weekEndDate: sundayOf(weekStartDate) } })).id;
  };
  const addLines = (lines: readonly string[]) => {
    const listToFill = listId ? Promise.resolve(listId) : startList();
    for (const line of lines) {
      const added = listToFill.then((id) => add.mutateAsync({ params: { id }, body: { line } }));
      // Puts a line that failed back into the field.
      added.catch((failure) => {
        setText((typed) => [typed, line].filter(Boolean).join('\n'));
        failed('Error')(failure);
      });
    }
  };
  const addAll = () => {
    const lines = splitItems(text);
    if (lines.length === 0) return;
    addLines(lines);
    setText('');
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    addAll();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    addAll();
  };

  return (
    <form onSubmit={onSubmit}>
      <div
        className={classNames(
          'p-1 outline-3 -outline-offset-1 outline-transparent has-[textarea:focus-visible]:outline-primary',
          ideas.length > 0 ? 'rounded-control border border-line-strong' : 'card',
        )}
      >
        <div className="flex items-end gap-1">
          <textarea
            ref={field}
            className="control resize-none border-transparent! outline-none [--rows:1]"
            rows={1}
            aria-label="Add an item"
            placeholder={`Add ${textForUnits('1 gallon', '2 l')} milk...`}
            enterKeyHint="enter"
            autoComplete="off"
            maxLength={40 * maxItemLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton type="submit" label="Add" icon={<Plus aria-hidden size={20} />} />
        </div>
        <div aria-live="polite">{text !== '' && <AlreadyOnList items={items} typed={text} />}</div>
      </div>
      {ideas.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {ideas.map((idea) => (
            <button key={idea} type="button" className="chip" onClick={() => !generate.isPending && addLines([idea])}>
              <Plus aria-hidden size={16} />
              {idea}
            </button>
          ))}
        </div>
      )}
    </form>
  );
}
