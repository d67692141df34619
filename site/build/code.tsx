import { highlight } from '../shared/highlight.ts';

/** Code with its parts in color, which can be scrolled by keyboard. */
export const Code = ({
  label,
  code,
  language,
  ...attributes
}: {
  label: string;
  code: string;
  language: string;
  class?: string;
  'data-sample'?: '';
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reached by keyboard, and its name needs a role.
  <pre tabIndex={0} role="group" aria-label={label}>
    <code {...attributes} dangerouslySetInnerHTML={{ __html: highlight(code, language) }} />
  </pre>
);
