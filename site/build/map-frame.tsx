/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Groups of buttons are not fieldsets, and <output> belongs to a form. */
import type { ComponentChildren } from 'preact';
import { marker } from '../docs/docs-markers.ts';
import { icons } from '../pages/layout.tsx';
import { Hidden } from './hidden.tsx';

/** Parts that the pages of all maps have; site/browser/map-frame.ts follows them. */

const prefix = marker('prefix');

/** The assets that the page of a map loads beside those of all. */
export const MapLinks = ({ script, style }: { script: string; style: string }) => (
  <>
    <link rel="stylesheet" href={prefix + style} />
    <link rel="modulepreload" href={prefix + script} />
  </>
);

/** The heading, the search and the switch of spoilers. */
export const MapHead = ({
  game,
  label,
  placeholder,
}: {
  game: string;
  /** Name of the search, for those who do not see where it is. */
  label: string;
  placeholder: string;
}) => (
  <div class="map-head">
    <h1>Map of {game}</h1>
    <div class="map-tools needs-js">
      <form class="map-search" role="search">
        <label class="visually-hidden" for="map-search">
          {label}
        </label>
        <input
          id="map-search"
          type="search"
          placeholder={placeholder}
          autocomplete="off"
          spellcheck={false}
          aria-controls="map-found"
        />
      </form>
      <button type="button" role="switch" class="switch" aria-checked="false" data-spoiler-switch="">
        Show spoilers
      </button>
    </div>
  </div>
);

/** The window with the picture and its buttons. */
export const MapWindow = ({
  picture,
  children,
}: {
  picture: ComponentChildren;
  /** Follows the buttons. */
  children?: ComponentChildren;
}) => (
  <div
    class="map-window"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move it.
    tabIndex={0}
    role="region"
    aria-label="Map. Arrow keys move it, plus and minus zoom, zero shows all of it."
    aria-describedby="map-legend"
  >
    {picture}
    <div class="map-buttons needs-js">
      <button type="button" data-zoom="in" aria-label="Zoom in">
        +
      </button>
      <button type="button" data-zoom="out" aria-label="Zoom out">
        −
      </button>
      <button type="button" data-zoom="all" aria-label="Show the whole map">
        ⤢
      </button>
    </div>
    {children}
  </div>
);

/** The side of the map: what the search finds, and what is chosen. */
export const MapSide = ({ children }: { children: ComponentChildren }) => (
  <div class="map-side">
    <button type="button" class="plain map-close needs-js">
      {icons.close}
      <span class="visually-hidden">Close</span>
    </button>
    <div class="map-found needs-js" id="map-found" role="region" aria-label="Found" hidden>
      <p role="status" />
      <ul />
    </div>
    {children}
  </div>
);

/** A text that may be a spoiler. */
export const MaybeHidden = ({
  level,
  what,
  children,
}: {
  level: string | undefined;
  what: string;
  children: ComponentChildren;
}) =>
  level === undefined ? (
    <>{children}</>
  ) : (
    <Hidden level={level} what={what}>
      {children}
    </Hidden>
  );
