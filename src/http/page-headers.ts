import type { HeaderList } from './headers.ts';

/** A page may load and run files of this service only, and connect to this service only. */
const policy = (scripts: readonly string[], styles: readonly string[], forms: boolean) => [
  "default-src 'none'",
  ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
  ["style-src 'self'", ...styles].join(' '),
  "connect-src 'self'",
  "base-uri 'none'",
  `form-action ${forms ? "'self'" : "'none'"}`,
  "frame-ancestors 'none'",
];

/** Sources and permissions that a page needs besides the files of this service. */
export interface PageNeeds {
  /** Hashes of its inline scripts: `sha256-…`. */
  readonly scripts?: readonly string[];
  /** Additional sources of styles, in the form of a Content-Security-Policy. */
  readonly styles?: readonly string[];
  /** Whether it has a form that is sent to this service. */
  readonly forms?: boolean;
  /** Directives of the Content-Security-Policy other than those for scripts and styles. */
  readonly directives: readonly string[];
}

/** The security headers of an HTML page. */
export function pageHeaders({ scripts = [], styles = [], forms = false, directives }: PageNeeds): HeaderList {
  return [
    'Content-Security-Policy',
    [...policy(scripts, styles, forms), ...directives].join('; '),
    'Referrer-Policy',
    'no-referrer',
    'Cross-Origin-Opener-Policy',
    'same-origin',
  ];
}
