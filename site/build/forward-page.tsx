import { marker } from '../docs/docs-markers.ts';
import type { Page } from '../pages/layout.tsx';

const prefix = marker('prefix');

/**
 * The page at the former address of the explorer: it leads to the page of the record or list that the address named.
 *
 * @param script what does so, inline.
 */
export const forwardPage = (script: string): Page => ({
  path: '/docs/explore',
  title: 'Records now have their own pages',
  description: 'The explorer has moved to the record pages.',
  kind: 'reference',
  inline: { script, data: { 'data-prefix': prefix } },
  body: (
    <>
      <h1>Records now have their own pages</h1>
      <p>
        Find them from <a href={`${prefix}/`}>the home page</a>.
      </p>
    </>
  ),
});
