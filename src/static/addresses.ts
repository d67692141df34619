import path from 'node:path';

/** The address that pages are made for. Every link in them begins with it, or with its path, so none is missed. */
export const madeFor = 'https://edition.invalid/~edition~';

const pathOfMade = new URL(madeFor).pathname;
/** A link in HTML, JSON or XML. Its query may be escaped; what ends it cannot be part of one. */
const link = new RegExp(
  `(${new URL(madeFor).origin})?${pathOfMade}((?:[/?#](?:[^"'\\s<>()\\\\&]|&amp;)*)?)`,
  'g',
);

/** Address and list page of a page of the site. */
export interface Target {
  /** Path without a query, e.g. `/bloodborne/bosses`. */
  readonly path: string;
  /** The page of a list; 1 for everything else. */
  readonly page: number;
}

/** Where the addresses of an edition lead. */
export interface Places {
  /** Returns the file of a target, relative to the folder of the edition; undefined if it needs the service. */
  fileOf(target: Target): string | undefined;
  /** PUBLIC_BASE_URL without a slash at the end; undefined if there is no service. */
  readonly serviceUrl: string | undefined;
  /** The address at which the edition is published, without a slash at the end; undefined if unknown. */
  readonly siteUrl: string | undefined;
  /** The file that describes what needs the service. */
  readonly serviceFile: string;
}

/** Reads the target of a link; undefined when it has parameters that only the service understands. */
function targetOf(address: string): Target | undefined {
  const { pathname, searchParams } = new URL(address || '/', madeFor);
  const names = [...searchParams.keys()].filter((name) => name !== 'try');
  const page = Number(searchParams.get('page') ?? 1);
  return names.every((name) => name === 'page') ? { path: pathname, page } : undefined;
}

const relative = (from: string, to: string) => path.posix.relative(path.posix.dirname(from), to) || '.';

/**
 * Replaces each link in a text by the address of its file, relative to the file of the text; absolute where it was
 * absolute and the address of the edition is known. What needs the service leads there.
 *
 * @param onTarget called with each target that has a file.
 */
export function withFileAddresses(
  text: string,
  file: string,
  places: Places,
  onTarget: (target: Target) => void = () => {},
): string {
  return text.replace(link, (_all, origin: string | undefined, rest: string) => {
    // The prefix that scripts put before a path.
    if (rest === '' && origin === undefined) return relative(file, '');
    const [, address, hash] = /^([^#]*)(.*)$/.exec(rest.replaceAll('&amp;', '&'))!;
    const target = targetOf(address!);
    const to = target && places.fileOf(target);
    if (target === undefined || to === undefined)
      return places.serviceUrl === undefined ? relative(file, places.serviceFile) : places.serviceUrl + rest;
    onTarget(target);
    const request = /[?&](try=.*)$/.exec(address!)?.[1];
    const end = (request === undefined ? '' : `?${request}`) + hash;
    return (
      (origin !== undefined && places.siteUrl !== undefined
        ? `${places.siteUrl}/${to}`
        : relative(file, to)) + end
    );
  });
}
