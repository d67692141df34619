/**
 * The start of a text, with an ellipsis if it is longer. Messages repeat input of callers only in this form.
 *
 * @example
 * excerpt('paleblood', 4); // 'pale…'
 */
export function excerpt(text: string, maxLength = 100): string {
  if (text.length <= maxLength) return text;
  const start = [...text.slice(0, 2 * maxLength + 2)];
  return start.length > maxLength ? `${start.slice(0, maxLength).join('')}…` : text;
}
