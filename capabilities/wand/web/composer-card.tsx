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
import { useWriteShortcut } from '#web/api/write-shortcut.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useKeyboardInset } from '#web/ui/overlays/keyboard-inset.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

import { readableFiles } from '../rules/screen/readable-file.ts';

interface ComposerCardProps {
  /** Nothing has been said yet: on computers it is right below the greeting, on phones at the foot. */
  isFirst: boolean;
  text: string;
  onText: (text: string) => void;
  /** Restored by the Up arrow key in an empty field. */
  lastMessage: string | undefined;
  error: string | undefined;
  onSend: () => void;
  onFiles: (files: readonly File[]) => void;
  /** Set while an answer is streaming. */
  onStop: (() => void) | undefined;
}

const fieldId = 'wand-message';

/** False on phones and tablets, where focusing the field would open the on-screen keyboard uninvited. */
const hasKeyboard = () => matchMedia('(width >= 768px) and (pointer: fine)').matches;

/** Focuses the message field, or only its form on devices with an on-screen keyboard. */
export function focusComposer() {
  const field = document.getElementById(fieldId);
  (hasKeyboard() ? field : field?.closest('form'))?.focus({ preventScroll: true });
}

/** Safari ends a composition before the keydown that ended it, and marks that key only by this legacy code. */
const compositionKeyCode = 229;
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === compositionKeyCode;

/** Enter sends, Shift+Enter starts a new line. */
export function ComposerCard({
  isFirst,
  text,
  onText,
  lastMessage,
  error,
  onSend,
  onFiles,
  onStop,
}: ComposerCardProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useKeyboardInset();
  useAutoHeight(field, text);
  useEffect(() => {
    // After navigation the page title has the focus. Don't steal it from any other element.
    const isFree = document.activeElement === document.body || document.activeElement?.tagName === 'H1';
    if (isFree && hasKeyboard()) focusComposer();
  }, []);
  useWriteShortcut(field);

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
  const onChooseFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // Otherwise choosing the same file again fires no change event.
    target.value = '';
  };

  return (
    <form
      aria-label="Write to Magic Wand"
      tabIndex={-1}
      onSubmit={onSubmit}
      className={classNames(
        'bottom-composer card mx-auto w-full shrink-0 p-2 shadow-float outline-3 -outline-offset-1 outline-transparent has-[textarea:focus-visible]:outline-primary md:shadow-card',
        isFirst ? 'max-md:sticky max-md:bottom-0 max-md:shadow-card max-md:order-last max-md:mt-auto' : 'max-w-180',
      )}
    >
      <div className="flex items-end gap-1">
        <Tooltip label="Read a file">
          <label className="icon-button has-focus-visible:outline-3 has-focus-visible:outline-primary">
            <Paperclip aria-hidden size={20} strokeWidth={1.9} />
            <span className="sr-only">Read a file</span>
            <input type="file" accept={readableFiles} onChange={onChooseFiles} className="sr-only" />
          </label>
        </Tooltip>
        <textarea
          ref={field}
          id={fieldId}
          className="control max-h-[200px]! resize-none border-transparent! px-1 outline-none [--rows:1]"
          rows={1}
          dir="auto"
          aria-label="Message"
          aria-describedby={error && `${fieldId}-error`}
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
            className="bg-primary! text-on-primary! aria-disabled:bg-line! aria-disabled:text-ink-soft!"
          />
        )}
      </div>
      <p id={`${fieldId}-error`} role="alert" className="px-2 text-sm text-danger not-empty:py-1">
        {error}
      </p>
    </form>
  );
}

/** Fallback for browsers without `field-sizing: content`. */
function useAutoHeight(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || text === '' || globalThis.CSS?.supports('field-sizing', 'content')) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
    return () => void current.style.removeProperty('height');
  }, [field, text]);
}
