import { readFileSync } from 'node:fs';
import { fromRoot } from '../root.ts';
import { content } from './content.ts';
import type { PublicRoute } from './handler.ts';
import type { Content } from './send.ts';

interface Addressed {
  readonly servers: unknown;
  readonly info: { readonly contact: object };
}

// Markers for values from settings, as scripts/openapi-yaml.js writes them.
const serversMarker = '{{servers}}';
const contactMarker = '{{contact}}';

/** `/openapi.json` and `/openapi.yaml`. A running service adds only two settings: address and contact. */
export function createOpenApiRoutes({
  baseUrl,
  contact,
}: {
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl: string;
  /** CONTACT. */
  readonly contact: string | undefined;
}): [path: string, PublicRoute][] {
  const checkedIn = () => readFileSync(fromRoot('schema', 'openapi.json'), 'utf8');
  function addressed(): Addressed {
    const document = JSON.parse(checkedIn()) as Addressed;
    const contactMember = contact && { [contact.includes('://') ? 'url' : 'email']: contact };
    return {
      ...document,
      info: { ...document.info, contact: { ...document.info.contact, ...(contactMember || {}) } },
      ...(baseUrl === '' ? {} : { servers: [{ url: baseUrl, description: 'This service.' }] }),
    };
  }
  const json = () =>
    content(
      'application/json; charset=utf-8',
      baseUrl === '' && contact === undefined ? checkedIn() : `${JSON.stringify(addressed(), null, 2)}\n`,
    );
  const yaml = () => {
    const { servers, info } = addressed();
    // JSON is valid YAML.
    const text = readFileSync(fromRoot('dist', 'openapi.yaml'), 'utf8')
      .replace(`"${serversMarker}"`, () => JSON.stringify(servers))
      .replace(`"${contactMarker}"`, () => JSON.stringify(info.contact));
    return content('application/yaml; charset=utf-8', text);
  };
  const once = (make: () => Content): PublicRoute => {
    let made: Content | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  return [
    ['/openapi.json', once(json)],
    ['/openapi.yaml', once(yaml)],
  ];
}
