// The GraphiQL page of /graphql: bundled by scripts/build.js, so that nothing is loaded from elsewhere.
import { createElement, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
// One file with all that GraphiQL is made of, so that its hundred packages need not be installed.
import GraphiQL from '../node_modules/graphiql/graphiql.min.js';
import 'graphiql/graphiql.css';
import './graphiql.css';

const root = document.getElementById('graphiql');
const endpoint = root.dataset.endpoint;
const examples = JSON.parse(root.dataset.examples);

// The key lives as long as the tab and is never part of an address.
const remembered = 'caryll-key';

/** GraphiQL keeps its theme under this name; until a reader has chosen one here, it is that of the documentation. */
const theme = 'graphiql:theme';
try {
  const chosen = localStorage.getItem('caryll-theme');
  if (chosen !== null && localStorage.getItem(theme) === null) localStorage.setItem(theme, chosen);
} catch {
  // Storage can be forbidden; the system's setting is used then.
}

const keyWanted = {
  errors: [{ message: 'Enter an API key of plan internal in the bar above, and choose Use.' }],
};

/** Asks the service; without a key nothing is sent. */
function fetcherFor(key) {
  return async (params, options) => {
    if (key === '') return keyWanted;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/graphql-response+json',
        'X-API-Key': key,
        ...options?.headers,
      },
      body: JSON.stringify(params),
    });
    return response.json();
  };
}

function Page() {
  const [key, setKey] = useState(() => sessionStorage.getItem(remembered) ?? '');
  const [draft, setDraft] = useState(key);
  const fetcher = useMemo(() => fetcherFor(key), [key]);
  const apply = (event) => {
    event.preventDefault();
    sessionStorage.setItem(remembered, draft.trim());
    setKey(draft.trim());
  };
  return createElement(
    'div',
    { className: 'page' },
    createElement(
      'form',
      { className: 'key', onSubmit: apply },
      createElement('a', { href: root.dataset.docs }, '← Documentation'),
      createElement('label', { htmlFor: 'key' }, 'API key of plan internal'),
      createElement('input', {
        id: 'key',
        type: 'password',
        autoComplete: 'off',
        spellCheck: false,
        placeholder: 'caryll_live_…',
        value: draft,
        onChange: (event) => setDraft(event.target.value),
      }),
      createElement('button', { type: 'submit' }, 'Use'),
      createElement('output', null, key === '' ? 'No key yet: nothing is sent.' : 'Key set for this tab.'),
    ),
    createElement(GraphiQL, {
      fetcher,
      // Without a key there is no schema to look at, and none is asked for.
      schema: key === '' ? null : undefined,
      defaultTabs: examples.map((query) => ({ query })),
      shouldPersistHeaders: false,
      isHeadersEditorEnabled: true,
    }),
  );
}

createRoot(root).render(createElement(Page));
