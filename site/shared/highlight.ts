import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import csharp from 'highlight.js/lib/languages/csharp';
import go from 'highlight.js/lib/languages/go';
import graphql from 'highlight.js/lib/languages/graphql';
import http from 'highlight.js/lib/languages/http';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import typescript from 'highlight.js/lib/languages/typescript';
import { escapeHtml } from '../../src/text/html.ts';

const languages = {
  bash,
  csharp,
  go,
  graphql,
  http,
  java,
  javascript,
  json,
  php,
  python,
  ruby,
  typescript,
} as const;
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);

/** Code as HTML in which the parts have classes; what is not known is only escaped. */
export function highlight(code: string, language: string): string {
  const known = highlighter.getLanguage(language) ? language : 'plaintext';
  if (known !== 'plaintext') return highlighter.highlight(code, { language: known }).value;
  return escapeHtml(code);
}
