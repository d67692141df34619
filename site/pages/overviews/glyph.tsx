import type { ComponentChildren } from 'preact';
import { signOf } from '../../games/hints.ts';
import { drawings } from './drawings.ts';

/** Words whose drawing is that of another. */
const same: Readonly<Record<string, string>> = {
  blunt: 'strike',
  thrust: 'pierce',
  slow_poison: 'poison',
  rapid_poison: 'poison',
  immunity: 'poison',
  frenzy: 'madness',
  focus: 'madness',
  robustness: 'bleed',
  vitality: 'death_blight',
  body: 'chest',
  arms: 'hands',
  armor: 'chest',
  shield: 'medium_shield',
  weapon: 'straight_sword',
  spell: 'sorcery',
  blood_gem: 'gem_radial',
};

/** Returns the drawing of a word of the data; undefined where it has none. */
export const drawingOf = (word: string): string | undefined => drawings[same[word] ?? word];

/** A drawing by its name. The text beside it has the same meaning, so it is not read out. */
export const Drawing = ({ name }: { name: string }) => (
  <svg class="g" viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawingOf(name) ?? drawings['unknown']!} />
  </svg>
);

/** The sign of a kind, beside its name; of a word of its record that has a drawing, e.g. the category of a weapon. */
export const Glyph = ({ segment, word }: { segment: string; word?: string | undefined }) => (
  <svg class="g" viewBox="0 0 24 24" aria-hidden="true">
    <path d={(word && drawingOf(word)) || signOf(segment)} />
  </svg>
);

/** Colors are those of damage types and statuses: a word that means one has its color. */
const colorOf: Readonly<Record<string, string>> = {
  strike: 'physical',
  slash: 'physical',
  pierce: 'physical',
  blunt: 'physical',
  thrust: 'physical',
  bolt: 'lightning',
  slow_poison: 'poison',
  rapid_poison: 'poison',
  frenzy: 'madness',
};
/** The class with the color of a word. */
export const colorClass = (word: string): string => `t-${(colorOf[word] ?? word).replaceAll('_', '-')}`;

/** Drawings of damage types whose words also name something else. */
const damageDrawings: Readonly<Record<string, string>> = { bolt: 'lightning' };

/** A damage type or a status with its drawing and color. */
export function Typed({ word, children }: { word: string; children: ComponentChildren }) {
  const drawing = drawings[damageDrawings[word] ?? same[word] ?? word];
  return (
    <span class={`t ${colorClass(word)}`}>
      {drawing !== undefined && (
        <svg class="g" viewBox="0 0 24 24" aria-hidden="true">
          <path d={drawing} />
        </svg>
      )}
      {children}
    </span>
  );
}
