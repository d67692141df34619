/**
 * The start of a text, with an ellipsis where there is more. Whatever a caller sent is repeated in messages in this form.
 *
 * @param maxLength characters at most, counted as code points, so that no half of a pair is left over.
 */
export function excerpt(text: string, maxLength = 100): string {
  if (text.length <= maxLength) return text;
  const start = [...text.slice(0, 2 * maxLength + 2)];
  return start.length > maxLength ? `${start.slice(0, maxLength).join('')}…` : text;
}
