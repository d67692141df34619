import { signOf } from '../games/hints.ts';

/** The sign of a kind, beside its name. */
export const Glyph = ({ segment }: { segment: string }) => (
  <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={signOf(segment)} />
  </svg>
);
