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
  useState,
} from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { maxMessageLength } from '../contract.ts';
import { readableFiles } from '../rules/screen/readable-file.ts';

interface ComposerCardProps {
  /** What the arrow up brings back. */
  lastMessage: string | undefined;
  fault: string | undefined;
  onSay: (message: string, then: (hasFailed: boolean) => void) => void;
  onFile: (file: File) => void;
  /** There while an answer is on its way. */
  onStop: (() => void) | undefined;
}

export const composerId = 'wand-message';
const draftKey = 'wandDraft';
/** Where a keyboard slides over the page, it comes only when she asks for it. */
export const hasKeyboard = () => matchMedia('(width >= 768px) and (pointer: fine)').matches;

/** What she types is kept until it has been sent, even if she leaves the page. */
function useDraft() {
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '');
  useEffect(() => sessionStorage.setItem(draftKey, text), [text]);
  return [text, setText] as const;
}

/** Enter sends, Shift and Enter begin a new line. */
export function ComposerCard({ lastMessage, fault, onSay, onFile, onStop }: ComposerCardProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft();
  useKeyboardInset();
  useGrowing(field, text);
  useEffect(() => {
    // The title has it after a click on a link; whoever has put it elsewhere meanwhile keeps it there.
    const isFree = document.activeElement === document.body || document.activeElement?.tagName === 'H1';
    if (isFree && hasKeyboard()) field.current?.focus({ preventScroll: true });
  }, []);

  const send = () => {
    const message = text.trim();
    if (message === '' || onStop) return;
    setText('');
    field.current?.focus();
    // What got no answer stands in the field again, to be sent once more.
    onSay(message, (hasFailed) => hasFailed && setText((typed) => typed || message));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp' && text === '' && lastMessage) {
      event.preventDefault();
      setText(lastMessage);
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // So that the same file can be chosen again.
    target.value = '';
  };

  return (
    <form
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
          id={composerId}
          className="control max-h-[200px]! resize-none border-transparent! px-1 outline-none [--rows:1]"
          rows={1}
          aria-label="Message"
          aria-describedby={fault && `${composerId}-fault`}
          placeholder="What can I take off your mind?"
          enterKeyHint="send"
          autoComplete="off"
          maxLength={maxMessageLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
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
      <p id={`${composerId}-fault`} role="alert" className="px-2 text-sm text-danger">
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
