import { ArrowUp, Paperclip, Square } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { readableFiles } from '../rules/screen/readable-file.ts';

interface ComposerCardProps {
  text: string;
  onText: (text: string) => void;
  /** What the arrow up brings back. */
  lastMessage: string | undefined;
  fault: string | undefined;
  onSend: () => void;
  onFiles: (files: readonly File[]) => void;
  /** There while an answer is on its way. */
  onStop: (() => void) | undefined;
}

const fieldId = 'wand-message';

/** Where a keyboard slides over the page, it comes only when she asks for it. */
const hasKeyboard = () => matchMedia('(width >= 768px) and (pointer: fine)').matches;

/** Back to where she types, or at least beside it. */
export function focusComposer() {
  const field = document.getElementById(fieldId);
  (hasKeyboard() ? field : field?.closest('form'))?.focus({ preventScroll: true });
}

/** Safari ends a composition before it tells of the key that ended it, and marks that key in this old way only. */
const composedKey = 229;
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === composedKey;

/** Enter sends, Shift and Enter begin a new line. */
export function ComposerCard({ text, onText, lastMessage, fault, onSend, onFiles, onStop }: ComposerCardProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useKeyboardInset();
  useGrowing(field, text);
  useEffect(() => {
    // The title has it after a click on a link; whoever has put it elsewhere meanwhile keeps it there.
    const isFree = document.activeElement === document.body || document.activeElement?.tagName === 'H1';
    if (isFree && hasKeyboard()) focusComposer();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowUp' && text === '' && lastMessage) {
      event.preventDefault();
      onText(lastMessage);
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onSend();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    onSend();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    if (files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  };

  return (
    <form
      aria-label="Write to Magic Wand"
      tabIndex={-1}
      onSubmit={onSubmit}
      className="card shrink-0 p-2 shadow-float outline-3 outline-offset-1 outline-transparent has-[textarea:focus-visible]:outline-primary md:shadow-card"
    >
      <div className="flex items-end gap-1">
        <Tooltip label="Read a file">
          <label className="icon-button has-focus-visible:outline-3 has-focus-visible:outline-primary">
            <Paperclip aria-hidden size={20} strokeWidth={1.9} />
            <span className="sr-only">Read a file</span>
            <input type="file" accept={readableFiles} onChange={choose} className="sr-only" />
          </label>
        </Tooltip>
        <textarea
          ref={field}
          id={fieldId}
          className="control max-h-[200px]! resize-none border-transparent! px-1 outline-none [--rows:1]"
          rows={1}
          dir="auto"
          aria-label="Message"
          aria-describedby={fault && `${fieldId}-fault`}
          placeholder="What can I take off your mind?"
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {onStop ? (
          <IconButton label="Stop" icon={<Square aria-hidden size={16} fill="currentColor" />} onClick={onStop} />
        ) : (
          <IconButton
            type="submit"
            label="Send"
            aria-disabled={text.trim() === ''}
            icon={<ArrowUp aria-hidden size={20} />}
            className="bg-primary! text-on-primary! aria-disabled:bg-sunken! aria-disabled:text-ink-soft!"
          />
        )}
      </div>
      <p id={`${fieldId}-fault`} role="alert" className="px-2 text-sm text-danger not-empty:py-1">
        {fault}
      </p>
    </form>
  );
}

/** For browsers that do not yet let a field be as high as its text by themselves. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || text === '' || globalThis.CSS?.supports('field-sizing', 'content')) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
    return () => void current.style.removeProperty('height');
  }, [field, text]);
}

const smallestKeyboard = 100;

/** Tells the style sheet how much of the page a phone's keyboard covers; the page itself is not told by the browser. */
function useKeyboardInset() {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const measure = () => {
      const covered = seen.scale > 1 ? 0 : innerHeight - seen.height - seen.offsetTop;
      style.setProperty('--keyboard', `${covered > smallestKeyboard ? Math.round(covered) : 0}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}
