import type { HeaderList } from './headers.ts';

/** A page loads and runs files of this service only, and speaks to this service only. */
const policy = (scripts: readonly string[], styles: readonly string[]) => [
  "default-src 'none'",
  ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
  ["style-src 'self'", ...styles].join(' '),
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** What a page needs besides files of this service. */
export interface PageNeeds {
  /** Hashes of the scripts that stand in it: `sha256-…`. */
  readonly scripts?: readonly string[];
  /** Where its styles come from besides files of this service, as a Content-Security-Policy says it. */
  readonly styles?: readonly string[];
  /** Of the Content-Security-Policy, for other than scripts and styles. */
  readonly directives: readonly string[];
}

/** The security headers of an HTML page. */
export function pageHeaders({ scripts = [], styles = [], directives }: PageNeeds): HeaderList {
  return [
    'Content-Security-Policy',
    [...policy(scripts, styles), ...directives].join('; '),
    'Referrer-Policy',
    'no-referrer',
    'Cross-Origin-Opener-Policy',
    'same-origin',
  ];
}
