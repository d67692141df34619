/** One of our own texts, with what is between backquotes as code. */
export const InlineCode = ({ text }: { text: string }) => (
  <>
    {text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
  </>
);
