// The GraphiQL page of /graphql: bundled by scripts/build.js, so that nothing is loaded from elsewhere.
import { GraphiQL } from 'graphiql';
import { createElement, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'graphiql/graphiql.css';
import './graphiql.css';

const root = document.getElementById('graphiql');
const endpoint = root.dataset.endpoint;
const examples = JSON.parse(root.dataset.examples);

// The key lives as long as the tab and is never part of an address.
const remembered = 'caryll-key';

function fetcherFor(key) {
  return async (params, options) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key ? { 'X-API-Key': key } : {}),
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
    ),
    createElement(GraphiQL, {
      // A new key means a new look at the schema.
      key: key === '' ? 'without' : 'with',
      fetcher,
      defaultTabs: examples.map(({ query, variables }) => ({ query, variables })),
      shouldPersistHeaders: false,
      isHeadersEditorEnabled: true,
    }),
  );
}

createRoot(root).render(createElement(Page));
