/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A <datalist> shows no hints, and phones leave it out. */
/* oxlint-disable jsx-a11y/interactive-supports-focus -- The field keeps the focus; aria-activedescendant names the option. */
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { fold } from '../../../src/text/fold.ts';
import type { Choice } from './game.ts';

/** The most choices that are shown at once. */
const maxShown = 60;

/** Choices whose name has every word that is typed, those that begin with it first. */
function found(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = fold(typed).split(' ').filter(Boolean);
  const all = choices
    .map((choice) => ({
      choice,
      name: fold(choice.name),
      text: fold(`${choice.name} ${choice.hint ?? ''}`),
    }))
    .filter(({ text }) => wanted.every((word) => text.includes(word)));
  const rank = (name: string) =>
    name.startsWith(wanted[0] ?? '') ? 0 : name.includes(wanted[0] ?? '') ? 1 : 2;
  return all.sort((a, b) => rank(a.name) - rank(b.name)).map(({ choice }) => choice);
}

/** Returns a line of the list that cannot be chosen. */
const note = (text: string) => (
  <div class="none" role="option" aria-selected={false} aria-disabled>
    {text}
  </div>
);

/** A field that finds one of many by name: with the keys, with the mouse, or by typing. */
export function Picker({
  label,
  choices,
  value,
  placeholder = '',
  canBeEmpty = false,
  onPick,
}: {
  label: string;
  choices: readonly Choice[];
  /** Slug of the choice; empty for none. */
  value: string;
  placeholder?: string;
  canBeEmpty?: boolean;
  onPick: (slug: string) => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const name = choices.find(({ slug }) => slug === value)?.name ?? '';
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const shown = useMemo(() => (isOpen ? found(choices, typed ?? '') : []), [choices, typed, isOpen]);
  const rows = shown.slice(0, maxShown);
  const active = Math.min(at, rows.length - 1);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);

  const open = (next = '') => {
    setOpen(true);
    setAt(
      Math.max(0, next === '' && typed === undefined ? choices.findIndex(({ slug }) => slug === value) : 0),
    );
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const pick = (slug: string) => {
    close();
    onPick(slug);
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setAt(Math.min(rows.length - 1, Math.max(0, active + step)));
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (canBeEmpty && typed === '') pick('');
      else if (rows[active] !== undefined) pick(rows[active].slug);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <div class="picker">
      <label for={id}>{label}</label>
      <div class="picker-field">
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          autocomplete="off"
          spellcheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen && rows.length > 0 ? `${id}-${active}` : undefined}
          placeholder={placeholder}
          value={typed ?? name}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={() => !isOpen && open()}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            open(currentTarget.value || ' ');
          }}
          onKeyDown={keys}
          onBlur={() => {
            if (canBeEmpty && typed === '' && value !== '') pick('');
            else close();
          }}
        />
        {canBeEmpty && value !== '' && (
          <button type="button" class="picker-clear" aria-label={`Remove ${name}`} onClick={() => pick('')}>
            ×
          </button>
        )}
      </div>
      {isOpen && (
        <div id={`${id}-list`} class="picker-list" role="listbox" aria-label={label} ref={list}>
          {rows.map((choice, index) => (
            <div
              key={choice.slug}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => {
                event.preventDefault();
                pick(choice.slug);
              }}
            >
              <span>{choice.name}</span>
              {choice.hint !== undefined && <span class="hint">{choice.hint}</span>}
            </div>
          ))}
          {rows.length === 0 && note('No matches.')}
          {shown.length > rows.length && note(`${shown.length - rows.length} more; type to filter.`)}
        </div>
      )}
    </div>
  );
}
