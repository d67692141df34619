import { marker } from '../docs/docs-markers.ts';
import { icons, type Page } from '../pages/layout.tsx';

const prefix = marker('prefix');

/** The page that a browser is shown for a problem below `/docs`, mostly an address that no page has. */
export const problemPage: Page = {
  path: '',
  title: marker('title'),
  description: marker('title'),
  kind: 'guide',
  body: (
    <>
      <h1>{marker('title')}</h1>
      <p>{marker('message')}</p>
      {marker('suggestions')}
      <p class="hero-actions">
        <a class="button primary" href={`${prefix}/docs`}>
          Overview {icons.arrow}
        </a>{' '}
        <button type="button" class="button needs-js" data-opens="search">
          {icons.search} Search the documentation
        </button>
      </p>
      <p class="note">
        Status {marker('status')},{' '}
        <a href={`${prefix}/docs/errors#${marker('code')}`}>
          <code>{marker('code')}</code>
        </a>
        , request <code>{marker('request-id')}</code>.
      </p>
    </>
  ),
};
