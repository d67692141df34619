import type { HeaderList } from './headers.ts';

/** A page loads files of this service only, runs no script of its own, and speaks to this service only. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/**
 * The security headers of an HTML page.
 *
 * @param directives of the Content-Security-Policy, for what the page needs besides scripts and styles.
 */
export function pageHeaders(...directives: readonly string[]): HeaderList {
  return [
    'Content-Security-Policy',
    [...policy, ...directives].join('; '),
    'Referrer-Policy',
    'no-referrer',
    'Cross-Origin-Opener-Policy',
    'same-origin',
  ];
}
