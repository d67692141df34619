const everywhere =
  '.graphiql-container, .graphiql-dialog, .graphiql-dialog-overlay, .graphiql-tooltip, [data-radix-popper-content-wrapper]';

const light = `
  --color-primary: 350, 69%, 33%;
  --color-secondary: 213, 68%, 34%;
  --color-tertiary: 143, 55%, 26%;
  --color-info: 213, 68%, 34%;
  --color-success: 143, 55%, 26%;
  --color-warning: 38, 100%, 25%;
  --color-error: 350, 69%, 33%;
  --color-neutral: 15, 7%, 20%;
  --color-base: 0, 0%, 100%;
`;
const dark = `
  --color-primary: 354, 78%, 77%;
  --color-secondary: 213, 70%, 77%;
  --color-tertiary: 135, 41%, 69%;
  --color-info: 213, 70%, 77%;
  --color-success: 135, 41%, 69%;
  --color-warning: 38, 72%, 65%;
  --color-error: 354, 78%, 77%;
  --color-neutral: 33, 19%, 86%;
  --color-base: 270, 6%, 8%;
`;

/**
 * The colors of the documentation for GraphiQL, light and dark, line numbers that can be read, and one column on phones.
 * `:root` before the selectors outweighs those of the package.
 */
export const graphiqlStyle = `
:root body:is(*) :is(${everywhere}) {${light}}
:root body.graphiql-dark:is(*) :is(${everywhere}) {${dark}}
@media (prefers-color-scheme: dark) {
  :root body:not(.graphiql-light) :is(${everywhere}) {${dark}}
}
.monaco-editor .line-numbers.line-numbers {
  color: hsla(var(--color-neutral), 0.75);
}
/* On a tint the package's color of numbers has too little contrast. */
.graphiql-container .graphiql-sessions {
  border: 1px solid hsla(var(--color-neutral), var(--alpha-background-heavy));
  background: hsl(var(--color-base));
}
/* The button that runs a query has a white sign. */
.graphiql-container button.graphiql-execute-button {
  background-color: #8f1a2d;
  color: #ffffff;
}
.graphiql-container button.graphiql-tab-close {
  min-width: 24px;
  min-height: 24px;
}
@media (max-width: 40rem) {
  .graphiql-container #graphiql-session {
    flex-direction: column;
  }
  .graphiql-container #graphiql-session > div {
    flex: 1 1 0 !important;
    min-height: 0;
  }
  .graphiql-container #graphiql-session > .graphiql-horizontal-drag-bar,
  .graphiql-container .graphiql-logo {
    display: none;
  }
}
`;
